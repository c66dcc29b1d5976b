"""Where names stand and where pieces go: solved on cells, one for each board unit.

A name lies in its own area, or runs into the water beside it, and leaves as much of the area as it can to the pieces.
The pieces' places are rows of boxes in what the names of both languages leave free.
"""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import shapely
from atlas.cells import rasterise
from atlas.exact import Drawing
from atlas.lettering import Font
from atlas.spots import Box, Name, Spots, round_box, sums
from scipy.ndimage import binary_dilation, binary_erosion

from .data import LANGUAGES, World

RIM = 13  # units along the frame that stay free
LEADING = 0.95  # height of a line, in font sizes
LAND_SIZES = (9.5, 9, 8.5, 8, 7.6, 7.2)
WATER_SIZES = (11, 10.5, 10, 9.5, 9, 8.5, 8, 7.6, 7.2, 6.6)
PIECES = (14.0, 13.0, 12.0, 11.0, 10.0, 9.0)  # sides of the boxes that are tried for pieces
ENOUGH = 4  # places: with fewer, a smaller box is tried
MOST = 10  # places that are written down
TRIED = 60  # names of which it is reckoned how much room they leave
RESOURCE = 8.0
# Islands and capes: lands whose widest circle has a smaller radius, and whose border is coast for a larger share.
SMALL, SHORE = 15.0, 0.6


@dataclass
class Places:
    """What stands where in one area."""

    anchor: tuple[float, float]
    radius: float
    name: dict[str, Name] = field(default_factory=dict)
    side: float = 0.0  # of the box of a piece
    spots: list[tuple[float, float]] = field(default_factory=list)
    resource: tuple[float, float] | None = None


def halves(text: str, rows: int) -> list[str]:
    """A name in one row, or in two broken at the gap nearest the middle, as the client breaks it."""
    words = text.split(" ")
    if rows < 2 or len(words) < 2:
        return [text]
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(cuts, key=lambda cut: abs(len(cut[0]) - len(cut[1]))))


def fitting(free: np.ndarray, side: float) -> np.ndarray:
    """Where a box of whole cells lies in `free`, by its upper left corner."""
    n = math.ceil(side)
    if min(free.shape) < n:
        return np.zeros((1, 1), bool)
    table = sums((~free).astype(np.float32))
    return table[n:, n:] - table[:-n, n:] - table[n:, :-n] + table[:-n, :-n] == 0


def packed(free: np.ndarray, side: float) -> list[tuple[float, float]]:
    """Middles of as many boxes as rows of them find room for in `free` (cells of one unit)."""
    n, fits = math.ceil(side), fitting(free, side)
    best: list[tuple[int, int]] = []
    for start in range(n):
        found = []
        for y in range(start, fits.shape[0], n):
            next_x = 0
            for x in np.flatnonzero(fits[y]).tolist():
                if x >= next_x:
                    found.append((y, x))
                    next_x = x + n
        if len(found) > len(best):
            best = found
    return [(x + n / 2, y + n / 2) for y, x in best]


class Layout:
    """`places`: id -> what stands where; `tight`: what the name of each area cost."""

    def __init__(self, drawing: Drawing, world: World, upright: Font, slanted: Font) -> None:
        self.drawing, self.world, self.upright, self.slanted = drawing, world, upright, slanted
        width, height = drawing.view
        self.ids = list(drawing.areas)
        self.owner = np.full((height, width), -1, np.int16)
        for i, k in enumerate(self.ids):
            self.owner[rasterise(drawing.areas[k], width, height, 1.0)] = i
        self.dry = np.isin(self.owner, [i for i, k in enumerate(self.ids) if drawing.is_land(k)])
        self.frame = np.ones((height, width), bool)
        self.frame[RIM:-RIM, RIM:-RIM] = False
        self.busy = np.zeros((len(LANGUAGES), height, width), np.float32)  # for each language: what is written there
        self.links = np.zeros((height, width), bool)
        for _, paths in drawing.links:
            for x, y in np.vstack([self._dense(c) for c in paths]):
                self.links[int(y) - 2 : int(y) + 3, int(x) - 2 : int(x) + 3] = True
        self.lengths = drawing.net.contacts()
        self.places: dict[str, Places] = {}
        self.tight: dict[str, float] = {}
        for k in world.areas:
            free = self._main(k).intersection(shapely.box(RIM, RIM, width - RIM, height - RIM))
            reach = shapely.maximum_inscribed_circle(free, 0.2)
            self.places[k] = Places(reach.coords[0], reach.length)
        for k in sorted(world.areas, key=lambda k: (not world.is_land(k), self.places[k].radius)):
            self._place_names(k)
        for k in world.areas:
            self._place_pieces(k)

    @staticmethod
    def _dense(c: np.ndarray) -> np.ndarray:
        parts = [np.linspace(p, q, max(2, int(np.hypot(*(q - p))) + 1)) for p, q in pairwise(c)]
        return np.vstack(parts) if parts else c

    def _main(self, k: str) -> shapely.Polygon:
        """The largest piece of an area."""
        return max(self.drawing.areas[k].geoms, key=lambda p: p.area)

    def _view(self, k: str, pad: int) -> tuple[tuple[slice, slice], np.ndarray]:
        """The cells round an area, and which of them are its largest piece."""
        piece = self._main(k)
        x0, y0, x1, y1 = piece.bounds
        left, top = max(0, int(x0) - pad), max(0, int(y0) - pad)
        width, height = self.drawing.view
        view = slice(top, min(height, int(y1) + pad + 1)), slice(left, min(width, int(x1) + pad + 1))
        shifted = shapely.transform(piece, lambda p: p - [left, top])
        mine = rasterise(shifted, view[1].stop - left, view[0].stop - top, 1.0)
        return view, mine & (self.owner[view] == self.ids.index(k))

    def _shore(self, k: str) -> float:
        """Which share of a land's border is coast."""
        mine = [(pair, long) for pair, long in self.lengths.items() if k in pair]
        wet = sum(long for pair, long in mine if not all(map(self.drawing.is_land, pair)))
        return wet / sum(long for _, long in mine)

    # --- names

    def _place_names(self, k: str) -> None:
        land = self.world.is_land(k)
        view, here = self._view(k, 60)
        top, left = view[0].start, view[1].start
        dry = self.dry[view]
        inner = binary_erosion(here, iterations=2)
        small = land and self.places[k].radius < SMALL and self._shore(k) > SHORE
        sea = 0.09 if small else 0.35 if land else 1.6  # beside a small island, its name leaves the land to the pieces
        ground = np.where(inner, 0, np.where(here, 0.7, np.where(dry, 3.0, sea)))
        ground = ground + self.frame[view] * 12 + self.links[view] * 2.5
        near = binary_dilation(here, iterations=18 if small else 9) & (here | ~dry) if land else inner
        spots = Spots(near if near.any() else here)
        ax, ay = self.places[k].anchor
        first, left_free = None, here.copy()
        for n, language in enumerate(LANGUAGES):
            table = sums(ground + 9 * self.busy[n][view])
            forms = self._forms(k, language, land)
            costs = np.stack(
                [spots.cost(table, round_box(0, 0, f.wide, f.high)) + f.dislike for f in forms]
            )  # form, place
            costs = costs + 0.06 * spots.far(ax - left, ay - top)
            if first:
                costs = costs + (0.6 if land else 0.1) * spots.far(first.x - left, first.y - top)
            cheapest, which = costs.min(0), costs.argmin(0)
            order = np.argsort(cheapest)
            order = order[cheapest[order] < cheapest.min() + 45]
            order = order[:: max(1, len(order) // TRIED)] if land else order[:1]
            best = None
            for j in order:
                form = forms[which[j]]
                box = round_box(spots.x[j], spots.y[j], form.wide, form.high)
                total = float(cheapest[j]) - ((6.0 if small else 3.5) * self._left(left_free, box) if land else 0)
                if best is None or total < best[0]:
                    best = total, form, float(spots.x[j]), float(spots.y[j]), float(cheapest[j])
            _, form, x, y, cost = best
            name = Name(form.rows, form.size, x + left, y + top)
            first = first or name
            self.tight[f"{k} {language}"] = cost
            self.places[k].name[language] = name
            x0, y0, x1, y1 = round_box(x, y, form.wide, form.high)
            left_free[max(0, int(y0)) : math.ceil(y1), max(0, int(x0)) : math.ceil(x1)] = False
            x0, y0, x1, y1 = round_box(name.x, name.y, form.wide, form.high)
            self.busy[n, max(0, int(y0)) : math.ceil(y1), max(0, int(x0)) : math.ceil(x1)] += 1

    def _left(self, here: np.ndarray, box: Box) -> float:
        """How much room a name would leave: about how many middling pieces, and how wide the widest one."""
        if not here.any():
            return 0.0
        (y0, *_, y1), (x0, *_, x1) = (np.r_[f, f[-1]] for f in (np.flatnonzero(here.any(axis)) for axis in (1, 0)))
        free = here.copy()
        free[max(0, int(box[1])) : math.ceil(box[3]), max(0, int(box[0])) : math.ceil(box[2])] = False
        free = free[y0 : y1 + 1, x0 : x1 + 1]
        room = [np.count_nonzero(fitting(free, side)) for side in (9, 11, 14)]
        return sum(math.log1p(n) for n in room) / 2

    def _forms(self, k: str, language: str, land: bool) -> list[Form]:
        text, font = self.world.name(k, language), self.upright if land else self.slanted
        out = []
        sizes = LAND_SIZES if land else WATER_SIZES
        for rows in (1, 2) if " " in text else (1,):
            parts = halves(text, rows)
            for size in sizes:
                wide, high = max(font.width(r) for r in parts) * size + 2, size * (LEADING * (rows - 1) + 0.85) + 1
                out.append(Form(parts, size, wide, high, (sizes[0] - size) * 6 + (rows - 1) * 2))
        return out

    # --- pieces

    def _place_pieces(self, k: str) -> None:
        view, mine = self._view(k, 2)
        top, left = view[0].start, view[1].start
        free = mine & ~self.frame[view] & ~self.links[view] & ~(self.busy[:, view[0], view[1]] > 0).any(0)
        at = self.places[k]
        best: tuple[float, list[tuple[float, float]]] = (PIECES[-1], [])
        for side in PIECES:
            found = packed(free, side)
            if len(found) > len(best[1]):
                best = side, found
            if len(found) >= ENOUGH:
                break
        at.side, found = best
        ax, ay = at.anchor[0] - left, at.anchor[1] - top
        found.sort(key=lambda s: math.dist(s, (ax, ay)))
        at.spots = [(x + left, y + top) for x, y in found[:MOST]] or [at.anchor]
        if self.world.areas[k]["resources"]:
            self._place_resource(at, free, left, top)

    def _place_resource(self, at: Places, free: np.ndarray, left: int, top: int) -> None:
        """A small sign, clear of the names and of the best places; over the last place if there is no other way."""
        for kept in range(len(at.spots), -1, -1):
            room = free.copy()
            for x, y in at.spots[:kept]:
                x0, y0, x1, y1 = round_box(x - left, y - top, at.side, at.side)
                room[max(0, int(y0)) : math.ceil(y1), max(0, int(x0)) : math.ceil(x1)] = False
            found = packed(room, RESOURCE)
            if found:
                x, y = min(found, key=lambda s: math.dist(s, (at.anchor[0] - left, at.anchor[1] - top)))
                at.resource, at.spots = (x + left, y + top), at.spots[: max(kept, 1)]
                return
        at.resource = at.anchor


@dataclass
class Form:
    """One way to write a name."""

    rows: list[str]
    size: float
    wide: float
    high: float
    dislike: float
