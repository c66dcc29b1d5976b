#!/usr/bin/env python3
"""Draw the board of 7 Ages: an original map from Natural Earth (public domain) and the game's data.

    npm ci --prefix tools && pip install -r tools/requirements-map.txt && python tools/draw_seven_map.py

writes into web/src/games/seven_ages/: map.json (shapes and places for the live layer), world.webp (the painted ground),
small.webp (the ground, small) and board.webp (the lobby's picture). The same input gives the same files. Nothing is
written unless exactly the listed neighbours touch or are joined by a drawn link. See docs/map.md.
"""

# mypy: ignore-errors
# (numpy, scipy, shapely and numba are not part of the development install)

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from atlas import exact, svg
from atlas.lettering import Font
from seven_map import data, export, paint
from seven_map.places import Layout

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/saecula/games/seven_ages/data"
OUT = ROOT / "web/src/games/seven_ages"
TYPE = ROOT / "web/node_modules/@fontsource-variable/eb-garamond/files"
VIEW = 1280, 720  # board units
MARGIN = 10  # the frame round the board


def main() -> None:
    """Read, draw, place, prove, write, paint."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--atlas", type=Path, default=ROOT / "tools/node_modules/world-atlas/land-50m.json")
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--type", type=Path, default=TYPE, help="folder of EB Garamond's woff2 files")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--seed", type=int, default=0, help="another course of chance, if the data no longer pass")
    parser.add_argument("--shapes-only", action="store_true", help="map.json without the pictures")
    args = parser.parse_args()
    for path, how in ((args.atlas, "npm ci --prefix tools"), (args.type, "npm ci --prefix web")):
        if not path.exists():
            parser.error(f"{path} is missing: run {how}")
    clock = time.time()

    def say(text: str) -> None:
        print(f"{time.time() - clock:5.1f} s  {text}", flush=True)

    world = data.read(args.data)
    drawing = exact.draw(data.plan(world), args.atlas, VIEW, MARGIN, say, args.seed)
    upright, slanted = (Font(args.type / f"eb-garamond-latin-wght-{s}.woff2", 500) for s in ("normal", "italic"))
    layout = Layout(drawing, world, upright, slanted)
    say("placed names and pieces")
    marks = paint.growth(drawing, world, layout)
    shapes = export.shapes(drawing, world, layout, marks)
    export.check(drawing, world)
    args.out.mkdir(parents=True, exist_ok=True)
    svg.write(shapes, args.out / "map.json")
    say(f"wrote map.json, {(args.out / 'map.json').stat().st_size / 1000:.0f} kB")
    if not args.shapes_only:
        paint.board(drawing, world, marks, args.out)
        say("painted world.webp, small.webp and board.webp")


if __name__ == "__main__":
    main()
