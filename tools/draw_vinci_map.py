#!/usr/bin/env python3
"""Draw the board of Vinci: an original map of Europe from Natural Earth (public domain) and the game's own data.

    npm ci --prefix tools && pip install -r tools/requirements-map.txt && python tools/draw_vinci_map.py

writes web/src/games/vinci/map.json (shapes and places for the live layer) and board.webp (the painted background).
The same input gives the same files. See docs/map.md.
"""
from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import shapely
import yaml
from scipy.ndimage import distance_transform_edt

sys.path.insert(0, str(Path(__file__).resolve().parent))
from vinci_map import geography as geo                                     # noqa: E402
from vinci_map.regions import Regions                                      # noqa: E402
from vinci_map.topology import Topology, shore                             # noqa: E402
from vinci_map.warp import Board, Flow, polygons_of, read_land             # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/saecula/games/vinci/data"
OUT = ROOT / "web/src/games/vinci"
VIEW = 860, 600                 # board units: one is a pixel when the map is shown at 860 x 600
MARGIN = 10                     # the frame round the board
WIDTH, HEIGHT = VIEW[0] - 2 * MARGIN, VIEW[1] - 2 * MARGIN
ROOM = 19.0                     # radius of free room wanted in every province
ROUNDS = 11                     # of the flow that makes that room
BAND = 8.0                      # width of the coastal water
FINE = 2.0                      # cells for each board unit in the final drawing


def load(name: str) -> list[dict]:
    with open(DATA / f"{name}.yaml", encoding="utf-8") as handle:
        return yaml.safe_load(handle)[name]


def make_room(board: Board, base: shapely.MultiPolygon, provinces: list[dict], seas: list[dict]) -> Flow:
    """Enlarge, round after round, the provinces in which a token and its neighbours would not fit."""
    ids, zones = [p["id"] for p in provinces], [s["id"] for s in seas]
    flow = Flow(WIDTH, HEIGHT)
    factor = dict.fromkeys(ids, 1.0)
    rough = base.simplify(.5)
    start = None
    for _ in range(ROUNDS):
        land = polygons_of(shapely.make_valid(shapely.transform(rough, flow)))
        cells = .5
        r = Regions(lambda q: flow(board(q) * [WIDTH, HEIGHT]), land, WIDTH, HEIGHT, cells, ids, zones, wiggle=.2)
        spots = r.project(np.array([(s["lon"], s["lat"]) for s in seas])) * cells
        yy, xx = np.mgrid[0:r.ny, 0:r.nx]
        zone = np.argmin((xx[..., None] - spots[:, 0]) ** 2 + (yy[..., None] - spots[:, 1]) ** 2, -1) + len(ids)
        full = np.where(r.owner >= 0, r.owner, zone)
        area = np.bincount(full.ravel(), minlength=len(r.ids))
        if start is None:
            start = area
        away, near = distance_transform_edt(r.owner < 0, return_indices=True)
        region = np.where(away <= BAND * cells, r.owner[near[0], near[1]], -1)
        for i, p in enumerate(ids):
            on_land = distance_transform_edt(np.pad(r.owner == i, 1)).max() / cells
            over_all = distance_transform_edt(np.pad(region == i, 1)).max() / cells
            room = min(on_land + 5, over_all)
            if room < ROOM:
                factor[p] *= (ROOM / room) ** .8
            elif room > ROOM * 1.15:
                factor[p] = max(geo.SHRINK.get(p, .92), factor[p] * (ROOM * 1.15 / room) ** .5)
        wanted = start * np.array([factor[p] * geo.GROW.get(p, 1) for p in ids] + [geo.SEA_SIZE[z] for z in zones])
        flow.spread((wanted / area)[full], blur=8, strength=.7)
    return flow


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--atlas", type=Path, default=ROOT / "tools/node_modules/world-atlas/land-10m.json")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--shapes-only", action="store_true", help="map.json without the painting")
    args = parser.parse_args()
    clock = time.time()

    def say(text: str) -> None:
        print(f"{time.time() - clock:5.1f} s  {text}")

    provinces, seas, borders = load("provinces"), load("seas"), load("borders")
    ids, zones = [p["id"] for p in provinces], [s["id"] for s in seas]
    Regions.sea_at = {s["id"]: (s["lon"], s["lat"]) for s in seas}
    coastal = {p["id"] for p in provinces if p["coastal"]}
    board = Board()
    base = shapely.transform(board.land(read_land(args.atlas).simplify(.01)), lambda q: q * [WIDTH, HEIGHT])
    say("read the coasts")
    flow = make_room(board, base, provinces, seas)
    say("made room")
    land = polygons_of(shapely.make_valid(shapely.transform(base, flow)))
    regions = Regions(lambda q: flow(board(q) * [WIDTH, HEIGHT]), land, WIDTH, HEIGHT, FINE, ids, zones,
                      wiggle=.35, soften=4.0)
    regions.settle_water(BAND, coastal)
    say("drew the regions")
    topo = Topology(regions.labels, regions.ids, set(ids), FINE, MARGIN, WIDTH, HEIGHT)
    coast = shapely.transform(regions.land, lambda q: q + MARGIN)
    coast = shore(coast.simplify(.25), topo, borders, set(ids) - coastal)
    say("traced the borders")

    from vinci_map import export
    hints = {(kind, k): tuple(regions.project(np.array([at]))[0] + MARGIN) for kind, table in (("port", geo.PORTS), ("mine", geo.MINES)) for k, at in table.items()}
    shapes = export.shapes(topo, coast, provinces, seas, VIEW, hints)
    args.out.mkdir(parents=True, exist_ok=True)
    export.write(shapes, args.out / "map.json")
    export.check(shapes, provinces, seas, borders)
    say(f"wrote map.json, {(args.out / 'map.json').stat().st_size / 1000:.0f} kB, "
        f"least free radius {min((p['anchor']['r'], k) for k, p in shapes['provinces'].items())}")
    if not args.shapes_only:
        from vinci_map import paint
        paint.board(shapes, topo, coast, provinces, args.out / "board.webp")
        say(f"painted board.webp, {(args.out / 'board.webp').stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
