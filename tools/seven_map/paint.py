"""The painted ground: waters by depth, lands by terrain, a wash along the borders of regions, rivers, links."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import shapely
from atlas import ink
from atlas.exact import Drawing
from atlas.painting import Marks, Painting, covered
from atlas.svg import line, path, tenth
from atlas.wash import SCALE, Colour, cloud, finish, over, render
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry import box
from shapely.ops import unary_union

from . import geography as geo
from .data import World
from .places import LEADING, Layout

SEED = 23
QUALITY = 76
MARKS_OPACITY = 0.74
# Name of a picture -> what of the board it shows (left, top, right, bottom, in units), and how wide it is in pixels.
SMALLER = {"small.webp": ((0, 0, 1280, 720), 384), "board.webp": ((330, 60, 890, 375), 960)}
OCEANS, SEAS = (84, 121, 147), (118, 158, 178)
NOBODY = (186, 180, 170)
# Muted, so that the colours of empires can be laid over them.
TONES: dict[str, Colour] = {
    "fertile": (186, 190, 118),
    "clear": (213, 207, 153),
    "forest": (163, 180, 132),
    "jungle": (132, 167, 118),
    "mountain": (196, 182, 162),
    "swamp": (166, 184, 148),
    "desert": (241, 215, 160),
    "tundra": (206, 214, 210),
}
# How strongly light and shade model the ground.
RELIEF = {"mountain": 1.0, "tundra": 0.3, "desert": 0.28, "jungle": 0.34, "forest": 0.34}
PLAIN = 0.16
REGIONS: dict[str, Colour] = {
    "europe": (74, 108, 170),
    "middle_east": (206, 140, 40),
    "africa": (150, 118, 40),
    "asia": (134, 104, 80),
    "india": (152, 84, 150),
    "china": (196, 66, 60),
    "north_east_asia": (196, 100, 110),
    "south_east_asia": (40, 132, 110),
    "australasia": (178, 86, 48),
    "north_america": (190, 100, 36),
    "south_america": (96, 138, 48),
}
COLD = 46.0  # degrees north of which forests are dark
GROWTH = {
    "mountain": Marks("mountain", 7.2, 0.72, 2.6, 0.7),
    "desert": Marks("dune", 9.5, 0.62, 3.0, 0.72),
    "jungle": Marks("palm", 7.4, 0.8, 3.0, 0.66),
    "forest": Marks("broadleaf", 7.4, 0.82, 3.0, 0.58),
    "taiga": Marks("conifer", 7.4, 0.85, 3.2, 0.56),
    "fertile": Marks("furrow", 9.0, 0.7, 3.2, 0.7),
    "clear": Marks("pasture", 14.0, 0.7, 3.4, 0.5),
    "swamp": Marks("reed", 8.0, 0.7, 3.0, 0.68),
    "tundra": Marks("moss", 9.0, 0.62, 3.2, 0.8),
}


class Mark(NamedTuple):
    """One small drawing: where it stands, which one, and its scale."""

    x: float
    y: float
    glyph: str
    variant: int
    size: float


def taken(layout: Layout, k: str, drawing: Drawing) -> shapely.Geometry:
    """What must not be drawn over: names in both languages."""
    font = layout.upright if drawing.is_land(k) else layout.slanted
    out = []
    for n in layout.places[k].name.values():
        wide = max(font.width(r) for r in n.rows) * n.size / 2 + 2
        high = len(n.rows) * n.size * LEADING / 2 + 2
        out.append(box(n.x - wide, n.y - high, n.x + wide, n.y + high))
    return unary_union(out)


def growth(drawing: Drawing, world: World, layout: Layout) -> dict[str, list[Mark]]:
    """What grows on each land, those farther down last. Painted on the ground, and drawn again over it from near."""
    rng = np.random.default_rng(SEED)
    groves = cloud((drawing.view[1] + 2, drawing.view[0] + 2), 34, rng)
    out = {}
    for k in world.lands:
        kind = world.areas[k]["terrain"]
        marks = GROWTH["taiga" if kind == "forest" and world.areas[k]["lat"] > COLD else kind]
        spots = covered(drawing.areas[k], taken(layout, k, drawing), marks, groves, rng)
        variants = len(ink.TERRAIN[marks.glyph])
        out[k] = [
            Mark(tenth(x), tenth(y), glyph, int(rng.integers(variants)), round(size, 2))
            for x, y, glyph, size in sorted(spots, key=lambda spot: spot[1])
        ]
    return out


def drawn(marks: dict[str, list[Mark]]) -> str:
    """The marks of all lands as SVG."""
    every = sorted((m for found in marks.values() for m in found), key=lambda m: m.y)
    body = "".join(
        f'<g transform="translate({m.x} {m.y})scale({m.size})">{ink.TERRAIN[m.glyph][m.variant]}</g>' for m in every
    )
    return f'<g stroke-linecap="round" stroke-linejoin="round">{body}</g>'


def smooth(layer: np.ndarray, reach: float) -> np.ndarray:
    """The colours of a layer run into each other over `reach` units, but not over its edge."""
    alpha = layer[..., 3:]
    sigma = (reach * SCALE, reach * SCALE, 0)
    spread = gaussian_filter(layer[..., :3] * alpha, sigma) / np.maximum(gaussian_filter(alpha, sigma), 1e-3)
    return np.clip(spread, 0, 1)


def relief(painting: Painting, world: World) -> np.ndarray:
    """Light from the north-west on ridges and swells: between -1 and 1."""
    steep = ""
    for k, shape in painting.lands.items():
        level = round(255 * RELIEF.get(world.areas[k]["terrain"], PLAIN)) if k in world.areas else 255
        steep += f'<path d="{path(shape)}" fill="rgb({level},{level},{level})"/>'
    layer = render(steep, painting.view)
    rough = gaussian_filter(layer[..., 0] * layer[..., 3], 3.2 * SCALE)
    height = np.zeros_like(rough)
    for size, strength in ((44, 1.0), (20, 0.45), (9, 0.16)):
        height += strength * size * (1 - np.abs(cloud(rough.shape, size, painting.rng)))
    down, across = np.gradient(height)
    return np.clip(rough * (down + across) / 3.2, -1, 1)


def lines_between(painting: Painting, apart: Callable[[str, str], bool]) -> np.ndarray:
    """Distance, in board units, from the borders on land for which `apart` holds."""
    lines = "".join(
        line(c)
        for (a, b), c in painting.drawing.net.arcs
        if a in painting.lands and b in painting.lands and len(c) > 1 and apart(a, b)
    )
    drawn = render(f'<path d="{lines}" fill="none" stroke="#000" stroke-width=".5"/>', painting.view)[..., 3]
    return distance_transform_edt(drawn < 0.3) / SCALE


def ground(painting: Painting, world: World, group: Callable[[str], str]) -> None:
    """Terrain in washes that run into each other, shaded by its relief, with a region's colour along its borders."""
    fills = washes = ""
    for k, shape in painting.lands.items():
        colour = TONES[world.areas[k]["terrain"]] if k in world.areas else NOBODY
        fills += f'<path d="{path(shape)}" fill="rgb{colour}" stroke="rgb{colour}" stroke-width=".5"/>'
        wash = REGIONS.get(group(k), NOBODY)
        washes += f'<path d="{path(shape)}" fill="rgb{wash}" stroke="rgb{wash}" stroke-width=".5"/>'
    flat = render(fills, painting.view)
    land = 0.45 * flat[..., :3] + 0.55 * smooth(flat, 3.0)
    area_edge = lines_between(painting, lambda a, b: True)
    region_edge = lines_between(painting, lambda a, b: group(a) != group(b))
    to_sea = distance_transform_edt(painting.land > 0.5) / SCALE
    wash = render(washes, painting.view)[..., :3]
    strength = 0.62 * np.exp(-((region_edge / 4.2) ** 2)) + 0.2 * np.exp(-region_edge / 11)
    strength = np.maximum(strength, 0.34 * np.exp(-((to_sea / 3.0) ** 2)) + 0.1 * np.exp(-to_sea / 9))
    land = land + (wash - land) * strength[..., None]
    tone = 1 + 0.17 * relief(painting, world) - 0.07 * np.exp(-area_edge / 2.6) - 0.05 * np.exp(-to_sea / 2.2)
    tone += 0.02 * painting.soft
    layer = np.dstack([np.clip(land * tone[..., None], 0, 1), painting.land])
    painting.picture = over(painting.picture, layer.astype(np.float32))


def board(drawing: Drawing, world: World, marks: dict[str, list[Mark]], folder: Path) -> None:
    """Paint everything and save it: whole, small, and the lobby's picture."""
    painting = Painting(drawing, SEED)
    number = drawing.plan.number
    rivers = {frozenset((b["a"], b["b"])) for b in world.borders if b.get("river")}

    def tone(k: str) -> Colour:
        shift = ((number[k] * 37) % 7 - 3) * 2
        return tuple(v + shift for v in (OCEANS if world.areas[k]["kind"] == "ocean" else SEAS))

    def group(k: str) -> str:
        return world.areas[k]["region"] if k in world.areas else "nobody"

    painting.waters(tone, (*drawing.at(geo.ROSE[:2]), geo.ROSE[2]), 0.3)
    ground(painting, world, group)
    painting.lay(drawn(marks), MARKS_OPACITY)
    painting.borders(group, lambda a, b: frozenset((a, b)) in rivers)
    painting.links()
    painting.lay(ink.frame(drawing.box, drawing.view))
    finish(painting.picture, painting.rng, folder / "world.webp", QUALITY)
    with Image.open(folder / "world.webp") as world_picture:
        for name, (part, wide) in SMALLER.items():
            left, top, right, bottom = (v * SCALE for v in part)
            size = wide, round(wide * (bottom - top) / (right - left))
            small = world_picture.resize(size, Image.Resampling.LANCZOS, (left, top, right, bottom))
            small.save(folder / name, "WEBP", quality=80, method=6)
