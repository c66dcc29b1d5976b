"""Painting in layers: water with shore lines, washes of colour, and the paper below."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

SCALE = 2.5  # pixels for each board unit
PAPER = (240, 230, 206)
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


Colour = tuple[int, int, int]


def ground(
    parts: list[tuple[str, Colour, Colour]],
    land: np.ndarray,
    soft: np.ndarray,
    view: tuple[int, int],
    rng: np.random.Generator,
    rim: tuple[float, float, float, float] = (0.62, 4.6, 0.16, 14),
) -> np.ndarray:
    """A layer of washed ground: each part is a path, its colour, and its colour along the border.

    `rim`: strength and reach of the colour along the border, then of what is left of it farther in.
    """
    fills, rims = (
        "".join(f'<path d="{p[0]}" fill="rgb{p[i]}" stroke="rgb{p[i]}" stroke-width=".5"/>' for p in parts)
        for i in (1, 2)
    )
    layer, edge = render(fills, view), render(rims, view)
    lines = "".join(p[0] for p in parts)
    away = render(f'<path d="{lines}" fill="none" stroke="#000" stroke-width=".5"/>', view)[..., 3]
    away = distance_transform_edt(away < 0.3) / SCALE
    strength = rim[0] * np.exp(-((away / rim[1]) ** 2)) + rim[2] * np.exp(-away / rim[3])
    washed = layer[..., :3] + (edge[..., :3] - layer[..., :3]) * strength[..., None]
    tone = 1 - 0.05 * np.exp(-away / 3) + 0.02 * soft + 0.012 * cloud(land.shape, 9, rng)
    layer[..., :3] = np.clip(washed * tone[..., None], 0, 1)
    layer[..., 3] = land
    return layer


def finish(picture: np.ndarray, rng: np.random.Generator, file: Path, quality: int = 84) -> None:
    """The paper: grain, stains, and a darker edge; then the file."""
    size = picture.shape[:2]
    grain = 0.010 * rng.standard_normal(size) + 0.012 * cloud(size, 5, rng) + 0.012 * cloud(size, 160, rng)
    yy, xx = np.mgrid[0 : size[0], 0 : size[1]]
    edge = np.minimum(np.minimum(xx, size[1] - xx), np.minimum(yy, size[0] - yy)) / SCALE
    picture *= (1 + gaussian_filter(grain, 0.6) - 0.07 * np.exp(-edge / 16))[..., None]
    picture = picture * 0.97 + 0.03 * rgb(PAPER)
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    image.save(file, "WEBP", quality=quality, method=6)
