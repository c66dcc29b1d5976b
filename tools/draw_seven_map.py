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

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from atlas import exact, svg
from atlas.command import arguments, sized, stopwatch
from atlas.lettering import Font
from seven_map import data, export, paint
from seven_map.places import Layout

VIEW = 1280, 720  # board units
MARGIN = 10  # the frame round the board


def main() -> None:
    """Read, draw, place, prove, write, paint."""
    args = arguments(__doc__, "seven_ages", exact=True)
    say = stopwatch()
    world = data.read(args.data)
    drawing = exact.draw(data.plan(world), args.atlas, VIEW, MARGIN, say, args.seed)
    upright, slanted = (Font(args.type / f"eb-garamond-latin-wght-{s}.woff2", 500) for s in ("normal", "italic"))
    layout = Layout(drawing, world, upright, slanted)
    say("placed names and pieces")
    marks = paint.growth(drawing, world, layout)
    shapes = export.shapes(drawing, world, layout, marks)
    export.check(drawing, world)
    svg.write(shapes, args.out / "map.json")
    say(f"wrote {sized(args.out / 'map.json')}")
    if not args.shapes_only:
        paint.board(drawing, world, marks, args.out)
        say("painted world.webp, small.webp and board.webp")


if __name__ == "__main__":
    main()
