"""The painted background: water with shore lines, tinted ground, and over it what is drawn in ink, on old paper."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from pathlib import Path

import numpy as np
import shapely
from atlas import ink
from atlas.svg import path
from atlas.topology import Topology
from atlas.wash import SCALE, SHADOW, cloud, finish, over, render, tint, water
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry import MultiPolygon
from shapely.ops import unary_union

from . import geography as geo
from . import marks
from .export import grounds

SEED = 11
GROUND = {
    "field": (238, 211, 133),
    "pasture": (199, 214, 150),
    "forest": (142, 170, 120),
    "mountain": (197, 190, 180),
    "hill": (222, 189, 143),
}


def board(shapes: dict, topo: Topology, coast: MultiPolygon, provinces: list[dict], file: Path) -> None:
    """Paint everything and save it."""
    view = shapes["viewBox"][2:]
    rng = np.random.default_rng(SEED)
    ground = grounds(topo, coast, provinces)
    outline = path(shapely.set_precision(unary_union([g.buffer(0.06) for g in ground.values()]), 0.1))
    land = render(f'<path d="{outline}"/>', view)[..., 3]
    whole = "".join(f'<path d="{shapes["provinces"][p["id"]]["region"]}"/>' for p in provinces)
    shallow = render(whole, view)[..., 3]
    size = land.shape
    wash = cloud(size, 90, rng) * 0.5 + cloud(size, 30, rng) * 0.3

    picture = water(land, shallow, wash)
    x0, y0, x1, y1 = topo.box
    at = x0 + geo.ROSE[0] * (x1 - x0), y0 + geo.ROSE[1] * (y1 - y0)
    rays = render(ink.rhumbs(*at, 1100), view)
    rays[..., 3] *= 1 - shallow
    picture = over(picture, rays, 0.10)
    picture = over(picture, render(ink.rose(*at, geo.ROSE[2]), view), 0.72)
    shadow = np.roll(gaussian_filter(land, 1.6 * SCALE), (int(1.2 * SCALE), int(0.8 * SCALE)), (0, 1))
    picture = tint(picture, SHADOW, shadow * (1 - land) * 0.28)

    # the ground: a wash that is darker along the borders of each province
    fills = ""
    for p in provinces:
        colour = f"rgb{GROUND[p['terrain']]}"
        fills += f'<path d="{path(ground[p["id"]])}" fill="{colour}" stroke="{colour}" stroke-width=".5"/>'
    layer = render(fills, view)
    layer[..., 3] = land
    lines = "".join(path(g) for g in ground.values())
    rim = render(f'<path d="{lines}" fill="none" stroke="#000" stroke-width=".5"/>', view)[..., 3]
    rim = distance_transform_edt(rim < 0.3) / SCALE
    tone = 1 - 0.11 * np.exp(-rim / 3.2) - 0.05 * np.exp(-rim / 10) + 0.022 * wash + 0.012 * cloud(size, 9, rng)
    layer[..., :3] = np.clip(layer[..., :3] * tone[..., None], 0, 1)
    picture = over(picture, layer)

    groves = cloud((view[1], view[0]), 34, rng)
    picture = over(picture, render(marks.terrain(shapes, ground, provinces, groves, SEED), view), 0.86)
    picture = over(picture, render(marks.borders(topo, coast), view))
    pen = f'fill="none" stroke="{marks.INK}" stroke-width=".85" stroke-linejoin="round"'
    picture = over(picture, render(f'<path d="{outline}" {pen}/>', view), 0.9)
    picture = over(picture, render(marks.symbols(shapes), view))
    picture = over(picture, render(marks.frame(topo, view), view))

    finish(picture, rng, file)
