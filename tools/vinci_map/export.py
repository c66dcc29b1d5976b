"""map.json: what the live layer draws on and clicks, and the proof that it agrees with the game's data."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import json
import math
from itertools import pairwise
from pathlib import Path

import numpy as np
import shapely
from atlas.coasts import polygons_of
from atlas.svg import path, spot, tenth
from atlas.topology import OUTSIDE, Topology
from shapely.geometry import LineString, MultiPolygon, Point

from . import glyphs, places

TRACE = 0.5  # board units: a shorter stretch of land or water along a border is rounding


def grounds(topo: Topology, coast: MultiPolygon, provinces: list[dict]) -> dict[str, MultiPolygon]:
    """The land of each province."""
    out = {}
    for p in provinces:
        ground = polygons_of(shapely.intersection(topo.regions[p["id"]], coast, grid_size=0.1))
        out[p["id"]] = MultiPolygon([q for q in ground.geoms if q.area > 2.5])
    return out


def split_lengths(topo: Topology, coast: MultiPolygon) -> dict[frozenset[str], dict[str, float]]:
    """For each contact the length that runs on land, and in water."""
    out = {}
    dry = coast.buffer(0.06)
    shapely.prepare(dry)
    for pair, lines in topo.contacts().items():
        whole = shapely.multilinestrings([LineString(c) for c in lines])
        on_land = whole.intersection(dry).length
        out[pair] = {"land": on_land, "water": whole.length - on_land}
    return out


def sides(line: np.ndarray, box: tuple[float, float, float, float]) -> set[str]:
    """The sides of the board along which a line runs."""
    x0, y0, x1, y1 = box
    out = set()
    for (ax, ay), (bx, by) in pairwise(line):
        for name, hit in (
            ("west", ax == bx == x0),
            ("east", ax == bx == x1),
            ("north", ay == by == y0),
            ("south", ay == by == y1),
        ):
            if hit and (ax, ay) != (bx, by):
                out.add(name)
    return out


def shapes(
    topo: Topology,
    coast: MultiPolygon,
    provinces: list[dict],
    seas: list[dict],
    view: tuple[int, int],
    hints: dict[tuple[str, str], tuple[float, float]],
) -> dict:
    """Everything map.json holds."""
    land = grounds(topo, coast, provinces)
    out: dict = {
        "viewBox": [0, 0, *view],
        "board": [tenth(v) for v in topo.box],
        "symbols": {"mine": glyphs.MINE, "port": glyphs.PORT},
        "provinces": {},
        "seas": {},
        "contacts": [],
    }
    for p in provinces:
        k = p["id"]
        region = topo.regions[k]
        field = places.Field(region, land[k])
        heart, name = places.heart_and_name(field, list(p["name"].values()))
        heart = tenth(heart[0]), tenth(heart[1])
        taken = [(*heart, places.TOKEN)]
        entry: dict = {"region": path(region), "land": path(land[k])}
        entry["anchor"] = {**spot(heart), "r": math.floor(region.exterior.distance(Point(heart)) * 10) / 10}
        for kind, where in (("port", "shore"), ("mine", "corner"), ("fort", "beside")):
            if kind == "fort" or p[kind]:
                at = places.symbol(field, taken, name, where, heart, hints.get((kind, k)))
                taken.append((*at, places.SYMBOL))
                entry[kind] = spot(at)
        entry["label"] = {**spot((name["x"], name["y"])), "width": tenth(name["width"]), "lines": name["lines"]}
        entry["box"] = [tenth(v) for v in region.bounds]
        out["provinces"][k] = entry
    for s in seas:
        zone = topo.regions[s["id"]]
        name = places.sea_name(zone, list(s["name"].values()))
        out["seas"][s["id"]] = {
            "region": path(zone),
            "label": {
                **spot((name["x"], name["y"])),
                "angle": name["angle"],
                "length": tenth(name["length"]),
                "room": tenth(name["room"]),
                "curves": [
                    f"M{tenth(ax):g} {tenth(ay):g}Q{tenth(qx):g} {tenth(qy):g} {tenth(bx):g} {tenth(by):g}"
                    for (ax, ay), (qx, qy), (bx, by) in name["curves"]
                ],
            },
            "box": [tenth(v) for v in zone.bounds],
        }
    lengths = split_lengths(topo, coast)
    number_of = {k: i for i, k in enumerate([*topo.ids, OUTSIDE])}
    for pair in sorted(lengths, key=lambda q: sorted(number_of[k] for k in q)):
        a, b = sorted(pair, key=number_of.__getitem__)
        if b == OUTSIDE:
            edge = set().union(*(sides(c, topo.box) for c in topo.contacts()[pair]))
            kind = {"kinds": ["edge"], "edge": sorted(edge)}
        elif a in land and b in land:
            on_land, in_water = tenth(lengths[pair]["land"]), tenth(lengths[pair]["water"])
            kind = {
                "kinds": ["land"] * (on_land > TRACE) + ["coast"] * (in_water > TRACE),
                "land": on_land,
                "coast": in_water,
            }
        else:
            kind = {"kinds": ["sea"]}
        out["contacts"].append({"a": a, "b": b, **kind})
    return out


def check(shapes_: dict, provinces: list[dict], seas: list[dict], borders: list[dict]) -> None:
    """Stop unless exactly the listed neighbours touch."""
    wrong = []
    have = {frozenset((c["a"], c["b"])): c for c in shapes_["contacts"]}
    want = {frozenset((b["a"], b["b"])) for b in borders}
    want |= {frozenset((s["id"], o)) for s in seas for o in s["provinces"] + s["adjacent_seas"]}
    want |= {frozenset((r["id"], OUTSIDE)) for r in provinces + seas if r["board_edges"]}
    wrong += [f"must touch: {sorted(p)}" for p in want - set(have)] + [
        f"must not touch: {have[p]}" for p in set(have) - want
    ]
    for b in borders:
        c = have.get(frozenset((b["a"], b["b"])))
        if c and any(
            drawn < 4 if listed else drawn > TRACE
            for listed, drawn in ((b["land"], c["land"]), (b["coast"], c["coast"]))
        ):
            wrong.append(f"land {b['land']}, coast {b['coast']}, drawn: {c}")
    for r in provinces + seas:
        c = have.get(frozenset((r["id"], OUTSIDE)))
        if c and c["edge"] != sorted(r["board_edges"]):
            wrong.append(f"board edges {r['board_edges']}, drawn: {c}")
    if wrong:
        raise SystemExit("the drawing disagrees with the data:\n  " + "\n  ".join(wrong))


def write(shapes_: dict, file: Path) -> None:
    """One line for each region, so that a change can be read in a diff."""
    lines = ["{"]
    for key in ("viewBox", "board", "symbols"):
        lines.append(f' "{key}": {json.dumps(shapes_[key])},')
    for key in ("provinces", "seas"):
        rows = [f'  "{k}": {json.dumps(v, separators=(",", ":"))}' for k, v in shapes_[key].items()]
        lines.append(f' "{key}": {{\n' + ",\n".join(rows) + "\n },")
    lines.append(
        ' "contacts": [\n'
        + ",\n".join("  " + json.dumps(c, separators=(",", ":")) for c in shapes_["contacts"])
        + "\n ]\n}"
    )
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
