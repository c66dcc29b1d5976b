"""Where pieces, symbols and names go, so that none hides another."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math

import numpy as np
import shapely
from atlas.cells import rasterise
from scipy.ndimage import distance_transform_edt, maximum_filter
from shapely.geometry import MultiPolygon, Polygon

TOKEN = 13.0  # radius kept free round the anchor for tokens
SYMBOL = 7.5  # radius of a mine, port or fort
NAME_LETTER = 3.9  # mean width of a letter of a province's name
LINE = 9.0  # height of a line of such a name
LETTER = 5.2  # mean width of a letter of a sea's name
SEA_LINE = 10.0
ROOM_FOR_LETTERS = 6.2  # from the middle of a line to the rim of the zone


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
        self.x, self.y = self.x0 + (xx + 0.5) / 2, self.y0 + (yy + 0.5) / 2

    def best(self, score: np.ndarray) -> tuple[float, float] | None:
        """The point with the highest score, if any is allowed."""
        k = int(np.argmax(score))
        if not np.isfinite(score.flat[k]):
            return None
        return float(self.x.flat[k]), float(self.y.flat[k])


def halves(name: str) -> tuple[str, str]:
    """A name in two lines, broken at the gap nearest its middle."""
    gaps = [i for i, c in enumerate(name) if c == " "] or [len(name)]
    at = min(gaps, key=lambda i: abs(2 * i - len(name)))
    return name[:at], name[at + 1 :]


def widths(names: list[str]) -> list[tuple[int, float]]:
    """Ways to set a name, best first: (lines, width) for the longer of the two languages."""
    ways = [(1, max(map(len, names)) * NAME_LETTER + 3)]
    if all(" " in n for n in names):
        two = 2, max(len(h) for n in names for h in halves(n)) * NAME_LETTER + 3
        ways.insert(0 if ways[0][1] > 70 else 1, two)
    return ways


def heart_and_name(field: Field, names: list[str]) -> tuple[tuple[float, float], dict]:
    """Where the tokens stand and where the name is written.

    The tokens want to be far from every border and rather on land; the name goes straight above or below them, or
    beside them, and must lie inside the province. Both are chosen together: a little room is given up for a good name.
    """
    room, dry, inside = field.room, field.dry, field.inside
    widest = float(np.where(dry >= 3, room, 0).max())
    worth = np.minimum(room, 30) + 0.15 * room + 0.8 * np.minimum(dry, 20) + 0.1 * dry
    spots = np.argwhere((dry >= 3) & (room >= min(widest, max(0.78 * widest, 17.5))))
    spots = spots[:: max(1, len(spots) // 250)]
    best = None
    for lines, width in widths(names):
        for shrink in (1.0, 0.88, 0.76):
            w, h = width * shrink, lines * LINE
            # cells in which a box of w x h can be centred
            box = np.zeros((int(h * 2) | 1, int(w * 2) | 1), bool)
            fits = ~(_blocked(~inside, box.shape))
            if not fits.any():
                continue
            fy, fx = np.nonzero(fits)
            step = max(1, len(fy) // 4000)
            fy, fx = fy[::step], fx[::step]
            lx, ly = field.x[fy, fx], field.y[fy, fx]
            for iy, ix in spots:
                ax, ay = field.x[iy, ix], field.y[iy, ix]
                dx, dy = np.abs(lx - ax), np.abs(ly - ay)
                near_x, near_y = np.clip(dx - w / 2, 0, None), np.clip(dy - h / 2, 0, None)
                apart = np.hypot(near_x, near_y)
                cost = (
                    0.55 * dx
                    + 0.5 * np.abs(dy - (TOKEN + h / 2))
                    + np.where(ly < ay, 2.0, 0)
                    + np.where(apart < TOKEN - 1, 1e3, 0)
                )
                k = int(np.argmin(cost))
                score = worth[iy, ix] - cost[k] - 30 * (1 - shrink) - 4 * (lines - 1)
                if cost[k] < 1e3 and (best is None or score > best[0]):
                    best = (
                        score,
                        (float(ax), float(ay)),
                        {"x": float(lx[k]), "y": float(ly[k]), "width": w, "lines": lines},
                    )
            if best is not None:
                break
    assert best is not None, names
    return best[1], best[2]


def _blocked(wall: np.ndarray, shape: tuple[int, int]) -> np.ndarray:
    """Cells round which a box of that shape would touch a wall."""
    return maximum_filter(wall, size=shape, mode="constant", cval=1)


def symbol(
    field: Field,
    taken: list[tuple[float, float, float]],
    name: dict,
    where: str,
    heart: tuple[float, float],
    hint: tuple[float, float] | None = None,
) -> tuple[float, float]:
    """A place for a symbol: `shore` for ports, `corner` for mines, `beside` the tokens for forts."""
    far = np.hypot(field.x - heart[0], field.y - heart[1])
    goal = far if hint is None else np.hypot(field.x - hint[0], field.y - hint[1])
    for ease in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0):
        ok = field.inside & (field.room >= SYMBOL * min(1, ease + 0.15))
        for x, y, r in taken:
            ok &= np.hypot(field.x - x, field.y - y) >= (r + SYMBOL) * max(ease, 0.8)
        dx = np.clip(np.abs(field.x - name["x"]) - name["width"] / 2, 0, None)
        dy = np.clip(np.abs(field.y - name["y"]) - name["lines"] * LINE / 2, 0, None)
        ok &= np.hypot(dx, dy) >= SYMBOL * (ease - 0.1)
        if where == "shore":
            score = -1.6 * np.abs(field.dry - field.wet + 1.0) - 0.3 * goal + 0.3 * np.minimum(field.room, 11)
        elif where == "corner":
            score = 1.3 * np.minimum(field.dry, 10) - 0.22 * goal
        else:
            score = -0.6 * far + 0.5 * np.minimum(field.dry, 8) - 0.04 * (field.y - heart[1])
        at = field.best(np.where(ok, score, -np.inf))
        if at is not None:
            return at
    raise SystemExit("no room for a symbol")


def sea_name(zone: Polygon, names: list[str]) -> dict:
    """A gently bent line, or two, on which the zone's name can be written: as long as it needs, if there is room."""
    best = _sea_line(zone, max(map(len, names)), 1)
    if best["score"] < 40 and all(" " in n for n in names):
        other = _sea_line(zone, max(len(h) for n in names for h in halves(n)), 2)
        best = max(best, other, key=lambda w: w["score"])
    return best


def _sea_line(zone: Polygon, length: int, lines: int) -> dict:
    x0, y0, x1, y1 = zone.bounds
    nx, ny = int((x1 - x0 + 3) * 2), int((y1 - y0 + 3) * 2)
    room = distance_transform_edt(np.pad(rasterise(shapely.transform(zone, lambda q: q - [x0, y0]), nx, ny, 2), 1)) / 2
    need = ROOM_FOR_LETTERS + (lines - 1) * SEA_LINE / 2
    want = length * LETTER
    t = np.linspace(-1, 1, 17)
    cx, cy = (v.ravel()[:, None] for v in np.meshgrid(np.arange(x0 + 3, x1, 4), np.arange(y0 + 3, y1, 4)))
    best = None
    for angle in (0, -15, 15, -30, 30, -45, 45, -60, 60, -75, 75, 90):
        co, si = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for bend in (0, -0.15, 0.15):
            for size in (1.15, 1.0, 0.85, 0.7, 0.55, 0.42):
                half = want * size / 2
                u, v = t * half, bend * half * (1 - t * t)
                px, py = cx + u * co - v * si, cy + u * si + v * co
                ix, iy = ((px - x0) * 2).astype(int), ((py - y0) * 2).astype(int)
                within = ((ix >= 0) & (iy >= 0) & (ix < nx) & (iy < ny)).all(1)
                free = np.where(within, room[np.clip(iy, 0, ny - 1), np.clip(ix, 0, nx - 1)].min(1), 0)
                k = int(np.argmax(np.minimum(free, 18)))
                if free[k] < need:
                    continue
                score = (
                    46 * min(size, 1)
                    + 0.8 * min(free[k] - need + ROOM_FOR_LETTERS, 14)
                    - 8 * (lines - 1)
                    - 0.16 * abs(angle)
                    - 14 * abs(bend)
                    + 6 * (size > 1)
                )
                if best is None or score > best[0]:
                    a, b = (px[k, 0], py[k, 0]), (px[k, -1], py[k, -1])
                    top = cx[k, 0] - bend * half * si, cy[k, 0] + bend * half * co
                    knee = 2 * top[0] - (a[0] + b[0]) / 2, 2 * top[1] - (a[1] + b[1]) / 2
                    best = score, a, knee, b, top, angle, free[k], 2 * half
                break
    if best is None:
        return {"score": -1.0}
    score, a, q, b, top, angle, free, size = best
    co, si = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    curves = []
    for i in range(lines):
        off = (i - (lines - 1) / 2) * SEA_LINE
        curves.append([(x - off * si, y + off * co) for x, y in (a, q, b)])
    return {"score": score, "x": top[0], "y": top[1], "angle": angle, "length": size, "room": free, "curves": curves}
