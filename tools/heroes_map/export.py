"""map.json: what the live layer draws on and clicks, and the proof that it agrees with the game's data."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import shapely
from atlas.coasts import polygons_of
from atlas.svg import path, tenth
from atlas.topology import Topology
from shapely.geometry import LineString, MultiPolygon, Point

from . import geography as geo
from .places import places

TRACE = 0.5  # board units: a shorter stretch of land or water along a border is rounding
LEAST = 10.0  # a border shorter than this could not be seen

Project = Callable[[np.ndarray], np.ndarray]


def ground(topo: Topology, coast: MultiPolygon, k: str) -> MultiPolygon:
    """The land of a region."""
    land = polygons_of(shapely.intersection(topo.regions[k], coast, grid_size=0.1))
    return MultiPolygon([q for q in land.geoms if q.area > 2.5])


def curve(points: np.ndarray) -> LineString:
    """A line through the first and the last point, drawn towards those between."""
    c = np.asarray(points, float)
    for _ in range(4):
        mid = np.empty((2 * len(c) - 2, 2))
        mid[0::2], mid[1::2] = c[:-1] * 0.75 + c[1:] * 0.25, c[:-1] * 0.25 + c[1:] * 0.75
        c = np.vstack([c[:1], mid[1:-1], c[-1:]])
    return LineString(c)


def lane(topo: Topology, project: Project, plan: dict) -> list[np.ndarray]:
    """The stretches of a way over the open sea, from the water of one territory to the other's or to the edge."""
    x0, _, x1, _ = topo.box
    if "edge" in plan:
        west = np.vstack([project(np.array(plan["west"])), (x0, plan["edge"])])
        east = np.vstack([project(np.array(plan["east"])), (x1, plan["edge"])])
        lines = [curve(west), LineString(curve(east).coords[::-1])]
    else:
        lines = [curve(project(np.array(plan["points"])))]
    lands = shapely.union_all([topo.regions[k] for k in topo.whole])
    out = []
    for line in lines:
        pieces = [p for p in shapely.get_parts(line.difference(lands)) if p.length > 1]
        if len(pieces) != 1:
            raise SystemExit(f"the way from {plan['a']} to {plan['b']} meets land: {len(pieces)} pieces")
        out.append(np.round(np.array(pieces[0].simplify(0.05).coords), 1))
    return out


def shapes(
    topo: Topology, coast: MultiPolygon, territories: list[dict], view: tuple[int, int], project: Project
) -> dict:
    """Everything map.json holds."""
    out: dict = {
        "viewBox": [0, 0, *view],
        "board": [tenth(v) for v in topo.box],
        "territories": {},
        "waste": {},
        "sea_lanes": [],
        "contacts": [],
    }
    for t in territories:
        region = topo.regions[t["id"]]
        out["territories"][t["id"]] = {
            "region": path(region),
            "land": path(ground(topo, coast, t["id"])),
            **places(t, region, view),
            "box": [tenth(v) for v in region.bounds],
        }
    out["waste"] = {k: {"region": path(topo.regions[k])} for k in topo.whole if k not in out["territories"]}
    for plan in geo.LANES:
        lines = lane(topo, project, plan)
        paths = ["M" + " ".join(f"{x:g} {y:g}" for x, y in c) for c in lines]
        out["sea_lanes"].append({"a": plan["a"], "b": plan["b"], "across_board_edge": "edge" in plan, "paths": paths})
    dry = coast.buffer(0.06)
    number_of = {t["id"]: i for i, t in enumerate(territories)}
    arcs = {pair: lines for pair, lines in topo.contacts().items() if pair <= set(number_of)}
    for pair in sorted(arcs, key=lambda q: sorted(number_of[k] for k in q)):
        a, b = sorted(pair, key=number_of.__getitem__)
        whole = shapely.multilinestrings([LineString(c) for c in arcs[pair]])
        on_land = whole.intersection(dry).length
        in_water = whole.length - on_land
        kinds = ["land"] * (on_land > TRACE) + ["coast"] * (in_water > TRACE)
        out["contacts"].append({"a": a, "b": b, "kinds": kinds, "land": tenth(on_land), "coast": tenth(in_water)})
    return out


def check(shapes_: dict, topo: Topology, territories: list[dict], borders: list[dict], project: Project) -> None:
    """Stop unless exactly the listed neighbours touch or are joined by a lane, and each name lies in its territory."""
    wrong = []
    touching = {frozenset((c["a"], c["b"])): c for c in shapes_["contacts"]}
    lanes = {frozenset((c["a"], c["b"])): c for c in shapes_["sea_lanes"]}
    want = {frozenset((b["a"], b["b"])): b for b in borders}
    listed = {frozenset((t["id"], o)) for t in territories for o in t["adjacent"]}
    wrong += [f"the data disagree with themselves: {sorted(p)}" for p in listed ^ set(want)]
    wrong += [f"must touch or have a lane: {sorted(p)}" for p in set(want) - set(touching) - set(lanes)]
    wrong += [f"must not touch: {sorted(p)}" for p in set(touching) - set(want)]
    wrong += [f"must not have a lane: {sorted(p)}" for p in (set(lanes) - set(want)) | (set(lanes) & set(touching))]
    wrong += [f"a border too short to be seen: {c}" for c in touching.values() if c["land"] + c["coast"] < LEAST]
    for pair, b in want.items():
        if (pair in lanes and lanes[pair]["across_board_edge"]) != b["across_board_edge"]:
            wrong.append(f"across the edge of the board or not: {sorted(pair)}")
    for t in territories:
        at = Point(project(np.array([(t["label_lon"], t["label_lat"])]))[0])
        if not topo.regions[t["id"]].contains(at):
            wrong.append(f"the data place {t['id']} elsewhere")
    if wrong:
        raise SystemExit("the drawing disagrees with the data:\n  " + "\n  ".join(wrong))


def write(shapes_: dict, file: Path) -> None:
    """One line for each territory, so that a change can be read in a diff."""

    def short(value: object) -> str:
        return json.dumps(value, separators=(",", ":"))

    lines = ["{"]
    for key in ("viewBox", "board"):
        lines.append(f' "{key}": {json.dumps(shapes_[key])},')
    for key in ("territories", "waste"):
        rows = [f'  "{k}": {short(v)}' for k, v in shapes_[key].items()]
        lines.append(f' "{key}": {{\n' + ",\n".join(rows) + "\n },")
    for key in ("sea_lanes", "contacts"):
        rows = ["  " + short(c) for c in shapes_[key]]
        lines.append(f' "{key}": [\n' + ",\n".join(rows) + "\n ],")
    file.write_text("\n".join(lines)[:-1] + "\n}\n", encoding="utf-8")
