"""The layers of the background that are drawn in ink: terrain, borders, symbols and the frame, as pieces of SVG."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import shapely
from atlas import ink
from atlas.ink import INK, PAPER, scatter
from atlas.svg import line
from atlas.topology import OUTSIDE, Topology
from shapely.geometry import LineString, MultiPolygon, Point, box
from shapely.ops import unary_union

CONIFERS = {"sweden", "finland", "muscovy", "livonia"}
MARKS = {  # gap between marks, its flattening, distance from the border, size of a mark
    "mountain": (9.6, 0.72, 4.8, 1.12),
    "hill": (12.5, 0.72, 5.0, 1.08),
    "forest": (6.9, 0.8, 4.2, 1.0),
    "field": (9.2, 1.0, 5.2, 0.98),
    "pasture": (10.2, 0.8, 4.4, 1.0),
}


def terrain(shapes: dict, ground: dict[str, MultiPolygon], provinces: list[dict], groves: np.ndarray, seed: int) -> str:
    """Mountains, trees, corn and grass where no piece, symbol or name will lie; gathered in groves where it is wide."""
    rng = np.random.default_rng(seed)
    out = []
    for p in provinces:
        place = shapes["provinces"][p["id"]]
        kind = p["terrain"]
        gap, flat, rim, size = MARKS[kind]
        room = ground[p["id"]].buffer(-rim * (0.82 if ground[p["id"]].area < 3200 else 1))
        taken = [Point(place["anchor"]["x"], place["anchor"]["y"]).buffer(12.5 + gap * 0.34)]
        taken += [Point(place[k]["x"], place[k]["y"]).buffer(7 + gap * 0.4) for k in ("mine", "port") if k in place]
        name = place["label"]
        wide, high = name["width"] / 2 + 1, name["lines"] * 4.5 + 1.5
        taken.append(box(name["x"] - wide, name["y"] - high, name["x"] + wide, name["y"] + high))
        free = room.difference(unary_union(taken))
        if free.area < 500:
            free = room.difference(unary_union(taken[:-1]))
        if free.is_empty:
            continue
        wide = float(np.clip((free.area - 1500) / 6000, 0, 1))  # the wider, the more gathered
        spots = scatter(free, gap * (0.86 + 0.36 * wide), flat, 0.22 * wide, groves, rng)
        drawing = ("conifer" if p["id"] in CONIFERS else "broadleaf") if kind == "forest" else kind
        variants = ink.TERRAIN[drawing]
        for x, y in sorted(spots, key=lambda q: q[1]):
            scale = size * rng.uniform(0.88, 1.1) * (1 + 0.14 * wide)
            flip = -1 if kind in ("pasture", "field") and rng.random() < 0.5 else 1
            body = variants[int(rng.random() * len(variants))]
            out.append(f'<g transform="translate({x:.1f} {y:.1f})scale({flip * scale:.2f} {scale:.2f})">{body}</g>')
    return '<g stroke-linecap="round" stroke-linejoin="round">' + "".join(out) + "</g>"


def borders(topo: Topology, coast: MultiPolygon) -> str:
    """White lines between lands, dotted ones in shared coastal water, dashed ones between sea zones."""
    land, water, open_sea = [], [], []
    for pair, c in topo.arcs:
        if len(pair & topo.provinces) == 2:
            whole = LineString(c)
            for shape, into in ((whole.intersection(coast), land), (whole.difference(coast), water)):
                pieces = shapely.get_parts(shapely.line_merge(shape))
                into += [line(np.array(g.coords)) for g in pieces if g.geom_type == "LineString" and g.length > 0.3]
        elif not pair & topo.provinces and OUTSIDE not in pair:
            open_sea.append(line(c))
    return (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{"".join(water)}" stroke="#4d88a3" stroke-width="1.1" stroke-dasharray="0.1 2.6"/>'
        f'<path d="{"".join(land)}" stroke="{INK}" stroke-opacity=".30" stroke-width="2.7"/>'
        f'<path d="{"".join(land)}" stroke="#fffdf4" stroke-width="1.7"/>'
        f'<path d="{"".join(open_sea)}" stroke="#dfeaf0" stroke-opacity=".62" stroke-width="1"'
        ' stroke-dasharray="5 3.4" stroke-linecap="butt"/></g>'
    )


def symbols(shapes: dict) -> str:
    """Mines and ports."""
    return "".join(
        f'<g transform="translate({p[kind]["x"]} {p[kind]["y"]})">{body}</g>'
        for p in shapes["provinces"].values()
        for kind, body in shapes["symbols"].items()
        if kind in p
    )


def frame(topo: Topology, view: tuple[int, int]) -> str:
    """A ruled frame, with marks where peoples come in from outside."""
    x0, _, _, y1 = topo.box
    out = [ink.frame(topo.box, view)]
    for pair, c in topo.arcs:
        if OUTSIDE in pair:
            colour = "#9c3b25" if pair & topo.provinces else "#2f5f83"
            for (ax, ay), (bx, by) in pairwise(c):
                if math.hypot(bx - ax, by - ay) >= 24:
                    angle = 180 if ay == by == y1 else 0 if ay == by else -90 if ax == x0 else 90
                    out.append(
                        f'<g transform="translate({(ax + bx) / 2:.1f} {(ay + by) / 2:.1f})rotate({angle})">'
                        f'<path d="M-6.6-5.6H6.6L0 6.6z" fill="{PAPER}"/>'
                        f'<path d="M-4.9-5.6C-3-4.6 3-4.6 4.9-5.6L0 4.6z" fill="{colour}" stroke="{INK}"'
                        ' stroke-width=".45" stroke-linejoin="round"/></g>'
                    )
    return "".join(out)
