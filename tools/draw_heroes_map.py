#!/usr/bin/env python3
"""Draw the board of Heroes of the World: an original map of the world from Natural Earth (public domain) and the data.

    npm ci --prefix tools && pip install -r tools/requirements-map.txt && python tools/draw_heroes_map.py

writes web/src/games/heroes_of_the_world/map.json (shapes and places for the live layer) and board.webp (the painted
background). The same input gives the same files. Nothing is written unless exactly the listed neighbours touch or are
joined by a way over the sea. See docs/map.md.
"""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import shapely
import yaml
from shapely.geometry import MultiPolygon, Polygon

sys.path.insert(0, str(Path(__file__).resolve().parent))
from atlas.coasts import polygons_of
from atlas.command import arguments, sized, stopwatch
from atlas.topology import Topology
from heroes_map import export, paint
from heroes_map.regions import Regions
from heroes_map.warp import make_room, read_world, sheet

VIEW = 860, 520  # board units: one is a pixel when the map is shown at 860 x 520
MARGIN = 10  # the frame round the board
SIZE = VIEW[0] - 2 * MARGIN, VIEW[1] - 2 * MARGIN
BAND = 8.0  # width of the coastal water
FINE = 2.0  # cells for each board unit


def main() -> None:
    """Read, make room, divide, trace, place, prove, write, paint."""
    args = arguments(__doc__, "heroes_of_the_world")
    say = stopwatch()
    data = yaml.safe_load((args.data / "territories.yaml").read_text(encoding="utf-8"))
    territories, borders = data["territories"], data["borders"]
    world = shapely.segmentize(read_world(args.atlas).simplify(0.03), 0.8)
    base = polygons_of(shapely.make_valid(shapely.transform(world, sheet)))
    flow = make_room(base, SIZE)

    def project(lonlat: np.ndarray) -> np.ndarray:
        return flow(sheet(lonlat))

    def on_view(lonlat: np.ndarray) -> np.ndarray:
        return project(lonlat) + MARGIN

    say("made room")
    land = polygons_of(shapely.make_valid(shapely.transform(base, flow)))
    regions = Regions(project, land, SIZE, FINE, [t["id"] for t in territories], BAND)
    topo = Topology(regions, MARGIN, scattered=1)
    coast = shapely.transform(regions.land, lambda q: q + MARGIN).simplify(0.2)
    coast = polygons_of(shapely.make_valid(coast.buffer(0.5).buffer(-0.9).buffer(0.4).simplify(0.12)))
    coast = MultiPolygon([Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > 40]) for p in coast.geoms])
    say("divided land and water")
    shapes = export.shapes(topo, coast, territories, VIEW, on_view)
    export.check(shapes, topo, territories, borders, on_view)
    export.write(shapes, args.out / "map.json")
    say(f"wrote {sized(args.out / 'map.json')}")
    if not args.shapes_only:
        paint.board(shapes, topo, coast, territories, on_view, args.out / "board.webp")
        say(f"painted {sized(args.out / 'board.webp')}")


if __name__ == "__main__":
    main()
