"""The painted background: water with shore lines, washes by era and territory, mountains, lanes, on old paper."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import shapely
from atlas import ink
from atlas.svg import line, path
from atlas.topology import Topology
from atlas.wash import SCALE, SHADOW, cloud, finish, over, render, tint, water
from atlas.wash import ground as ground_wash
from scipy.ndimage import gaussian_filter
from shapely.geometry import LineString, MultiPolygon, Point, box

from . import geography as geo
from .export import curve, ground

SEED = 23
# ground: pale for the territories of the ancient era, warm for those of the modern one; rim: the wash along the border
GROUND = {
    "mediterranean": ((240, 226, 186), (196, 158, 84)),
    "africa": ((238, 222, 178), (178, 140, 66)),
    "middle_east": ((240, 221, 190), (190, 128, 96)),
    "india": ((229, 224, 182), (134, 146, 84)),
    "china": ((239, 228, 176), (196, 166, 62)),
    "europe": ((222, 168, 138), (160, 82, 74)),
    "russia": ((219, 178, 140), (150, 96, 78)),
    "america": ((226, 178, 126), (176, 98, 48)),
    "southeast_asia": ((214, 170, 146), (140, 84, 100)),
}
BARE = (206, 200, 190)


def mountains(project: Callable, shapes: dict, rng: np.random.Generator) -> str:
    """Ranges along their crests, except where a piece, a slot or a name will lie."""
    taken = []
    for t in shapes["territories"].values():
        taken += [box(s["x"] - 5, s["y"] - 4, s["x"] + s["width"] + 5, s["y"] + s["height"] + 4) for s in t["ladder"]]
        taken += [Point(p["x"], p["y"]).buffer(p["r"] + 5) for p in (*t["population"], t["wonder"], t["score"])]
        n = t["label"]
        taken.append(box(n["x"] - n["width"] / 2 - 3, n["y"] - 12, n["x"] + n["width"] / 2 + 3, n["y"] + 12))
    taken = shapely.union_all(taken)
    marks = []
    for crest, deep in geo.RANGES:
        ridge = curve(project(np.array(crest)))
        for s in np.arange(0, ridge.length, 6.8):
            p, q = ridge.interpolate(s), ridge.interpolate(s + 1)
            across = np.array([p.y - q.y, q.x - p.x]) / max(0.1, p.distance(q))  # at a right angle to the crest
            for row in range(deep):
                side = (row - (deep - 1) / 2) * 7.5 + rng.uniform(-2.2, 2.2)
                x, y = np.array([p.x, p.y]) + across * side + rng.uniform(-1, 1, 2)
                if not taken.contains(Point(x, y)):
                    marks.append((y, x, rng.uniform(0.75, 1.2), int(rng.integers(2))))
    return "".join(
        f'<g transform="translate({x:.1f} {y:.1f})scale({size:.2f})">{ink.TERRAIN["mountain"][kind]}</g>'
        for y, x, size, kind in sorted(marks)
    )


def rivers(project: Callable) -> str:
    """The great rivers, thicker towards the mouth."""
    out = []
    for course in geo.RIVERS:
        c = np.array(curve(project(np.array(course))).coords)
        for i, part in enumerate(np.array_split(np.arange(len(c)), 4)):
            part = np.r_[part, part[-1] + 1] if part[-1] + 1 < len(c) else part
            out.append(f'<path d="{line(c[part])}" stroke-width="{0.7 + 0.3 * i:.1f}"/>')
    return f'<g fill="none" stroke="#6f9db0" stroke-linecap="round" stroke-linejoin="round">{"".join(out)}</g>'


def graticule(project: Callable) -> str:
    """Meridians and parallels, every fifteen degrees."""
    out = []
    for lon in range(-165, 195, 15):
        out.append(line(project(np.column_stack([np.full(70, lon), np.linspace(-58, 84, 70)]))))
    for lat in range(-45, 90, 15):
        out.append(line(project(np.column_stack([np.linspace(-172, 194, 180), np.full(180, lat)]))))
    return f'<path d="{"".join(out)}" fill="none" stroke="#f3ead2" stroke-width=".7"/>'


def borders(topo: Topology, coast: MultiPolygon) -> str:
    """White lines between lands, dotted ones in shared water."""
    land, wet = [], []
    for pair, c in topo.arcs:
        if len(pair & topo.provinces) == 2:
            whole = LineString(c)
            for shape, into in ((whole.intersection(coast), land), (whole.difference(coast), wet)):
                pieces = shapely.get_parts(shapely.line_merge(shape))
                into += [line(np.array(g.coords)) for g in pieces if g.geom_type == "LineString" and g.length > 0.3]
    return (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{"".join(wet)}" stroke="#4d88a3" stroke-width="1.3" stroke-dasharray="0.1 3"/>'
        f'<path d="{"".join(land)}" stroke="{ink.INK}" stroke-opacity=".34" stroke-width="3.1"/>'
        f'<path d="{"".join(land)}" stroke="#fffdf4" stroke-width="2"/></g>'
    )


def ladders(shapes: dict) -> str:
    """Empty slots for the discoveries: sunk a little into the map."""
    out = []
    for k, t in shapes["territories"].items():
        rim = "rgb({},{},{})".format(*GROUND[k][1])
        for s in t["ladder"]:
            x, y, w, h = s["x"], s["y"], s["width"], s["height"]
            out.append(
                f'<rect x="{x + 0.6}" y="{y + 0.6}" width="{w - 1.2}" height="{h - 1.2}" rx="3.2" fill="#fbf4e0"'
                f' fill-opacity=".62" stroke="{ink.INK}" stroke-opacity=".55" stroke-width=".8"/>'
                f'<rect x="{x + 2.6}" y="{y + 2.6}" width="{w - 5.2}" height="{h - 5.2}" rx="2" fill="none"'
                f' stroke="{rim}" stroke-opacity=".75" stroke-width=".7"/>'
            )
    return "".join(out)


def lanes(shapes: dict) -> str:
    """Dotted ways over the sea."""
    out = []
    for way in shapes["sea_lanes"]:
        for d in way["paths"]:
            out.append(
                f'<path d="{d}" fill="none" stroke="#f6ecd0" stroke-width="2.6" stroke-linecap="round"'
                ' stroke-dasharray="0.1 6.2"/>'
            )
    return "".join(out)


def gates(shapes: dict) -> str:
    """Pairs of marks in the frame, one pair of a kind: what leaves through one comes in through the other."""
    out, (x0, _, x1, _) = [], shapes["board"]
    kinds = iter(("#9c3b25", "#2f5f83", "#5c7a3a"))
    for way in shapes["sea_lanes"]:
        if not way["across_board_edge"]:
            continue
        colour = next(kinds)
        y = float(way["paths"][0].split()[-1])
        for x, turn in ((x0, 90), (x1, -90)):
            out.append(
                f'<g transform="translate({x} {y})rotate({turn})"><path d="M-8.6-6H8.6L0 8.6z" fill="{ink.PAPER}"'
                f' transform="rotate(180)"/><path d="M-6.6 5.6C-4 4.4 4 4.4 6.6 5.6L0-6z" fill="{colour}"'
                f' stroke="{ink.INK}" stroke-width=".5" stroke-linejoin="round" transform="rotate(180)"/></g>'
            )
    return "".join(out)


def board(
    shapes: dict, topo: Topology, coast: MultiPolygon, territories: list[dict], project: Callable, file: Path
) -> None:
    """Paint everything and save it."""
    view = shapes["viewBox"][2:]
    rng = np.random.default_rng(SEED)
    lands = {k: ground(topo, coast, k) for k in topo.whole}
    outline = path(shapely.set_precision(shapely.union_all([g.buffer(0.06) for g in lands.values()]), 0.1))
    land = render(f'<path d="{outline}"/>', view)[..., 3]
    shallow = render("".join(f'<path d="{path(topo.regions[k])}"/>' for k in topo.whole), view)[..., 3]
    size = land.shape
    wash = cloud(size, 90, rng) * 0.5 + cloud(size, 30, rng) * 0.3

    picture = water(land, shallow, wash)
    picture = over(picture, render(graticule(project), view), 0.15)
    picture = over(picture, render(ink.rose(*geo.ROSE), view), 0.72)
    shadow = np.roll(gaussian_filter(land, 1.6 * SCALE), (int(1.2 * SCALE), int(0.8 * SCALE)), (0, 1))
    picture = tint(picture, SHADOW, shadow * (1 - land) * 0.28)

    # the ground: a wash in the tone of the era, and along the border the territory's own colour
    parts = [(path(g), *GROUND.get(k, (BARE, (120, 112, 104)))) for k, g in lands.items()]
    picture = over(picture, ground_wash(parts, land, wash, view, rng))

    streams = render(rivers(project), view)
    streams[..., 3] *= land
    picture = over(picture, streams, 0.8)
    peaks = render(mountains(project, shapes, rng), view)
    picture = over(picture, peaks, 0.8)
    picture = over(picture, render(borders(topo, coast), view))
    pen = f'fill="none" stroke="{ink.INK}" stroke-width=".85" stroke-linejoin="round"'
    picture = over(picture, render(f'<path d="{outline}" {pen}/>', view), 0.9)
    picture = over(picture, render(lanes(shapes), view), 0.95)
    picture = over(picture, render(ladders(shapes), view))
    picture = over(picture, render(ink.frame(topo.box, view), view))
    picture = over(picture, render(gates(shapes), view))
    finish(picture, rng, file)
