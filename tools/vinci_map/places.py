"""Where pieces, symbols and names go, so that none hides another."""
from __future__ import annotations

import math

import numpy as np
import shapely
from scipy.ndimage import distance_transform_edt
from shapely.geometry import LineString, MultiPolygon, Polygon

from .regions import rasterise

TOKEN = 13.0                 # radius kept free round the anchor for tokens
SYMBOL = 7.5                 # radius of a mine, port or fort
LETTER = 5.2                 # mean width of a letter of a sea's name


class Field:
    """Distances inside one province, on cells of half a board unit, within its bounding box."""

    def __init__(self, region: Polygon, land: MultiPolygon) -> None:
        x0, y0, x1, y1 = region.bounds
        self.x0, self.y0 = math.floor(x0) - 2, math.floor(y0) - 2
        nx, ny = int((x1 - self.x0 + 3) * 2), int((y1 - self.y0 + 3) * 2)

        def mask(shape: shapely.Geometry) -> np.ndarray:
            return rasterise(shapely.transform(shape, lambda q: q - [self.x0, self.y0]), nx, ny, 2)

        self.inside, self.ground = mask(region), mask(land)
        self.room = distance_transform_edt(self.inside) / 2
        self.dry = distance_transform_edt(self.ground) / 2
        self.wet = distance_transform_edt(~self.ground) / 2
        yy, xx = np.mgrid[0:ny, 0:nx]
        self.x, self.y = self.x0 + (xx + .5) / 2, self.y0 + (yy + .5) / 2

    def best(self, score: np.ndarray) -> tuple[float, float] | None:
        k = int(np.argmax(score))
        if not np.isfinite(score.flat[k]):
            return None
        return float(self.x.flat[k]), float(self.y.flat[k])


def anchor(field: Field) -> tuple[float, float]:
    """The heart of the province: as far from its borders as possible, and better on land than in water."""
    score = field.room + .8 * field.dry - 1e6 * (~field.inside | (field.dry < 3))
    at = field.best(score)
    assert at is not None
    return at


def symbol(field: Field, taken: list[tuple[float, float, float]], where: str, heart: tuple[float, float]) -> tuple[float, float]:
    """A place for a symbol: `shore` for ports, `corner` for mines, `beside` the tokens for forts."""
    far = np.hypot(field.x - heart[0], field.y - heart[1])
    for ease in (1.0, .9, .8, .7, .6, .5):
        ok = field.inside & (field.room >= SYMBOL * min(1, ease + .15))
        for x, y, r in taken:
            ok &= np.hypot(field.x - x, field.y - y) >= (r + SYMBOL) * ease
        if where == "shore":
            score = -2.2 * np.abs(field.dry - field.wet + 1.0) - .12 * far + .3 * np.minimum(field.room, 11)
        elif where == "corner":
            score = 1.3 * np.minimum(field.dry, 10) - .18 * far
        else:
            score = -.6 * far + .5 * np.minimum(field.dry, 8) - .04 * (field.y - heart[1])
        at = field.best(np.where(ok, score, -np.inf))
        if at is not None:
            return at
    raise SystemExit("no room for a symbol")


def label(field: Field, taken: list[tuple[float, float, float]], heart: tuple[float, float], region: Polygon) -> dict:
    """The middle of the province's name, and how wide it may be there: a strip below or above the tokens."""
    best = None
    for dy in (17, 19, -17, -19, 22, -22, 25, -25, 29, -29, 34, -34):
        y = heart[1] + dy
        row = int((y - field.y0) * 2)
        if not 10 <= row < field.inside.shape[0] - 10:
            continue
        clear = field.inside[row - 8:row + 9].all(0)
        for x, yy, r in taken[1:]:
            if abs(yy - y) < r + 3.5:
                clear &= np.abs(field.x[0] - x) > r + 1
        k = 0
        while k < len(clear):
            if clear[k]:
                e = k
                while e < len(clear) and clear[e]:
                    e += 1
                width, mid = (e - k) / 2, field.x0 + (e + k) / 4
                half = min(width, 90) / 2
                mid = min(max(heart[0], mid - width / 2 + half), mid + width / 2 - half)
                score = min(width, 84) - .5 * abs(dy) - .35 * abs(mid - heart[0])
                if best is None or score > best[0]:
                    best = score, mid, y, min(2 * (mid - (field.x0 + k / 2)), 2 * (field.x0 + e / 2 - mid))
                k = e
            k += 1
    if best is None:
        return {"x": heart[0], "y": heart[1] + 18, "width": 30.0}
    return {"x": best[1], "y": best[2], "width": best[3]}


def sea_name(zone: Polygon, length: int) -> dict:
    """A gently bent line on which the zone's name can be written, as long as the name needs if there is room."""
    x0, y0, x1, y1 = zone.bounds
    nx, ny = int((x1 - x0 + 3) * 2), int((y1 - y0 + 3) * 2)
    room = distance_transform_edt(np.pad(rasterise(shapely.transform(zone, lambda q: q - [x0, y0]), nx, ny, 2), 1)) / 2
    want = length * LETTER
    t = np.linspace(-1, 1, 17)
    cx, cy = (v.ravel()[:, None] for v in np.meshgrid(np.arange(x0 + 3, x1, 4), np.arange(y0 + 3, y1, 4)))
    best = None
    for angle in (0, -15, 15, -30, 30, -45, 45, -60, 60, -75, 75, 90):
        co, si = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for bend in (0, -.15, .15):
            for size in (1.15, 1.0, .85, .7, .55, .42):
                half = want * size / 2
                u, v = t * half, bend * half * (1 - t * t)
                px, py = cx + u * co - v * si, cy + u * si + v * co
                ix, iy = ((px - x0) * 2).astype(int), ((py - y0) * 2).astype(int)
                within = ((ix >= 0) & (iy >= 0) & (ix < nx) & (iy < ny)).all(1)
                free = np.where(within, room[np.clip(iy, 0, ny - 1), np.clip(ix, 0, nx - 1)].min(1), 0)
                k = int(np.argmax(np.minimum(free, 18)))
                if free[k] < 6.2:
                    continue
                score = 40 * min(size, 1) + .8 * min(free[k], 14) - .16 * abs(angle) - 14 * abs(bend) + 6 * (size > 1)
                if best is None or score > best[0]:
                    a, b = (px[k, 0], py[k, 0]), (px[k, -1], py[k, -1])
                    top = cx[k, 0] - bend * half * si, cy[k, 0] + bend * half * co
                    knee = 2 * top[0] - (a[0] + b[0]) / 2, 2 * top[1] - (a[1] + b[1]) / 2
                    best = score, a, knee, b, top, angle, free[k], 2 * half
                break
    if best is None:
        p = shapely.maximum_inscribed_circle(zone)
        x, y = p.coords[0]
        r = p.length
        best = 0, (x - r, y), (x, y), (x + r, y), (x, y), 0, r, 2 * r
    _, a, q, b, c, angle, free, length_ = best
    assert LineString([a, b]).length > 0
    return {"x": c[0], "y": c[1], "angle": angle, "length": length_, "room": free, "curve": (a, q, b)}
