#!/usr/bin/env python3
"""Draw the board of Vinci: an original map of Europe from Natural Earth (public domain) and the game's own data.

    npm ci --prefix tools && pip install -r tools/requirements-map.txt && python tools/draw_vinci_map.py

writes web/src/games/vinci/map.json (shapes and places for the live layer) and board.webp (the painted background).
The same input gives the same files. Nothing is written unless exactly the listed neighbours touch. See docs/map.md.
"""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import shapely
import yaml

sys.path.insert(0, str(Path(__file__).resolve().parent))
from atlas.coasts import polygons_of
from atlas.command import arguments, sized, stopwatch
from atlas.topology import Topology
from vinci_map import export, paint
from vinci_map import geography as geo
from vinci_map.regions import Regions
from vinci_map.room import make_room
from vinci_map.shore import shore
from vinci_map.warp import Board, read_land

VIEW = 860, 600  # board units: one is a pixel when the map is shown at 860 x 600
MARGIN = 10  # the frame round the board
SIZE = VIEW[0] - 2 * MARGIN, VIEW[1] - 2 * MARGIN
BAND = 8.0  # width of the coastal water
FINE = 2.0  # cells for each board unit in the final drawing


def load(folder: Path, name: str) -> list[dict]:
    """One of the game's data files."""
    return yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8"))[name]


def main() -> None:
    """Read, make room, divide, trace, prove, write, paint."""
    args = arguments(__doc__, "vinci", land="land-10m")
    say = stopwatch()
    provinces, seas, borders = (load(args.data, name) for name in ("provinces", "seas", "borders"))
    coastal = {p["id"] for p in provinces if p["coastal"]}
    board = Board()
    base = shapely.transform(board.land(read_land(args.atlas).simplify(0.01)), lambda q: q * SIZE)
    say("read the coasts")
    flow = make_room(board, base, SIZE, BAND, provinces, seas)
    say("made room")

    def project(lonlat: np.ndarray) -> np.ndarray:
        return flow(board(lonlat) * SIZE)

    land = polygons_of(shapely.make_valid(shapely.transform(base, flow)))
    regions = Regions(project, land, SIZE, FINE, provinces, seas, wiggle=0.35, soften=4.0)
    regions.divide_water(BAND, coastal)
    say("divided land and water")
    topo = Topology(regions, MARGIN)
    coast = shapely.transform(regions.land, lambda q: q + MARGIN).simplify(0.25)
    coast = shore(coast, topo, borders, inland={p["id"] for p in provinces} - coastal)
    say("traced the borders")
    hints = {
        (kind, k): tuple(project(np.array([at]))[0] + MARGIN)
        for kind, table in (("port", geo.PORTS), ("mine", geo.MINES))
        for k, at in table.items()
    }
    shapes = export.shapes(topo, coast, provinces, seas, VIEW, hints)
    export.check(shapes, provinces, seas, borders)
    export.write(shapes, args.out / "map.json")
    least, where = min((p["anchor"]["r"], k) for k, p in shapes["provinces"].items())
    say(f"wrote {sized(args.out / 'map.json')}; least free radius {least} ({where})")
    if not args.shapes_only:
        paint.board(shapes, topo, coast, provinces, args.out / "board.webp")
        say(f"painted {sized(args.out / 'board.webp')}")


if __name__ == "__main__":
    main()
