"""The painted background: water with shore lines, tinted ground, and over it what is drawn in ink, on old paper."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import resvg_py
import shapely
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry import MultiPolygon
from shapely.ops import unary_union

from . import geography as geo
from . import glyphs, marks
from .export import grounds, path
from .topology import Topology

SCALE = 2.5  # pixels for each board unit
SEED = 11
PAPER = (240, 230, 206)
GROUND = {
    "field": (238, 211, 133),
    "pasture": (199, 214, 150),
    "forest": (142, 170, 120),
    "mountain": (197, 190, 180),
    "hill": (222, 189, 143),
}
DEEP, SEA = (72, 108, 134), (98, 136, 158)  # dark blue: far from the coast, and near it
SHOAL, SURF = (170, 205, 216), (205, 226, 229)  # light blue: outer rim, and along the shore
SHORE_LINE, SEA_LINE, SHADOW = (78, 130, 155), (40, 76, 104), (36, 62, 80)


def rgb(colour: tuple[int, int, int]) -> np.ndarray:
    """A colour between 0 and 1."""
    return np.array(colour, np.float32) / 255


def render(body: str, view: tuple[int, int]) -> np.ndarray:
    """An SVG body as an array of red, green, blue, alpha between 0 and 1 (colours not premultiplied)."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {view[0]} {view[1]}">{body}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=round(view[0] * SCALE)))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), np.float32) / 255


def over(picture: np.ndarray, layer: np.ndarray, opacity: float = 1.0) -> np.ndarray:
    """A layer laid over the picture."""
    alpha = layer[..., 3:] * opacity
    return picture * (1 - alpha) + layer[..., :3] * alpha


def tint(picture: np.ndarray, colour: tuple[int, int, int], alpha: np.ndarray) -> np.ndarray:
    """One colour laid over the picture, as strongly as `alpha` says."""
    return picture * (1 - alpha[..., None]) + rgb(colour) * alpha[..., None]


def blend(a: tuple[int, int, int], b: tuple[int, int, int], t: np.ndarray) -> np.ndarray:
    """From one colour to another."""
    return rgb(a) + (rgb(b) - rgb(a)) * t[..., None]


def cloud(shape: tuple[int, int], size: float, rng: np.random.Generator) -> np.ndarray:
    """Soft noise with mean 0 and deviation 1, blobs about `size` pixels wide."""
    step = max(1, int(size / 3))
    small = gaussian_filter(rng.standard_normal((shape[0] // step + 3, shape[1] // step + 3)), size / step / 2)
    big = np.asarray(Image.fromarray(small.astype(np.float32)).resize((shape[1], shape[0]), Image.Resampling.BICUBIC))
    return (big - big.mean()) / big.std()


def water(land: np.ndarray, shallow: np.ndarray, wash: np.ndarray) -> np.ndarray:
    """Dark blue sea, light blue coastal water, and lines that follow the shore."""
    to_land = distance_transform_edt(land < 0.5) / SCALE
    to_shoal = distance_transform_edt(shallow < 0.5) / SCALE
    deep = blend(SEA, DEEP, 1 - np.exp(-to_shoal / 16))
    shoal = blend(SURF, SHOAL, np.clip(to_land / 9, 0, 1))
    picture = deep + (shoal - deep) * shallow[..., None] + (wash * (0.012 - 0.006 * shallow))[..., None]
    for at, strength, width in ((2.3, 0.50, 0.32), (4.4, 0.34, 0.30), (6.6, 0.20, 0.28)):
        ring = strength * np.exp(-(((to_land - at) / width) ** 2))
        picture = tint(picture, SHORE_LINE, ring * shallow * (1 - land))
    for at, strength in ((0.9, 0.55), (3.6, 0.16)):
        ring = strength * np.exp(-(((to_shoal - at) / 0.5) ** 2))
        picture = tint(picture, SEA_LINE, ring * (1 - shallow))
    return picture


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
    rays = render(glyphs.rhumbs(*at, 1100), view)
    rays[..., 3] *= 1 - shallow
    picture = over(picture, rays, 0.10)
    picture = over(picture, render(glyphs.rose(*at, geo.ROSE[2]), view), 0.72)
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

    # the paper: grain, stains, and a darker edge
    grain = 0.010 * rng.standard_normal(size) + 0.012 * cloud(size, 5, rng) + 0.012 * cloud(size, 160, rng)
    yy, xx = np.mgrid[0 : size[0], 0 : size[1]]
    edge = np.minimum(np.minimum(xx, size[1] - xx), np.minimum(yy, size[0] - yy)) / SCALE
    picture *= (1 + gaussian_filter(grain, 0.6) - 0.07 * np.exp(-edge / 16))[..., None]
    picture = picture * 0.97 + 0.03 * rgb(PAPER)
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    image.save(file, "WEBP", quality=84, method=6)
