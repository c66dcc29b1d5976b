"""The board as cells: which are land in truth, where the seeds of the areas lie, and what the flow makes of them."""

# mypy: ignore-errors
# (numpy, scipy, shapely and numba are not part of the development install)

from __future__ import annotations

import numpy as np
import shapely
from scipy.ndimage import distance_transform_edt, label
from shapely.geometry import MultiPolygon

from .anneal import grow_kinds
from .cells import noise, rasterise
from .coasts import polygons_of
from .plan import FILLER, LAND, Plan
from .sheet import Sheet

DEAR = 14.0  # what land pays for growing over water, and water over land, against 1 at home
SEED_RADIUS, MORE_RADIUS = 3.0, 2.2  # board units round a seed that are land, or water, whatever the coast says


class Ground:
    """`land`: the cells that are land in truth; `depth`: board units from the coast, positive on land."""

    def __init__(self, sheet: Sheet, flat_land: MultiPolygon, plan: Plan, per_unit: float) -> None:
        self.per_unit = per_unit
        self.nx, self.ny = (round(v * per_unit) for v in sheet.size)
        moved = polygons_of(shapely.make_valid(shapely.transform(flat_land, sheet.flow)))
        self.land = rasterise(moved, self.nx, self.ny, per_unit)
        self.seeds: list[tuple[int, int, int]] = []
        spots = []
        for k, parts in plan.seeds.items():
            i = plan.number[k]
            for n, part in enumerate(parts):
                dense = shapely.segmentize(shapely.LineString(part), 0.25).coords if isinstance(part, list) else [part]
                points = sheet(np.array(dense)) * per_unit
                r = plan.geo.islands.get(k, SEED_RADIUS) if n == 0 else MORE_RADIUS
                spots.append((plan.kind[i], r * per_unit, points))
                self.seeds += [(int(np.clip(y, 0, self.ny - 1)), int(np.clip(x, 0, self.nx - 1)), i) for x, y in points]
        for kind, r, points in sorted(spots, key=lambda s: s[0]):
            if kind != FILLER:
                self._stamp(kind == LAND, r, points)
        pad = np.pad(self.land, 1, mode="edge")
        depth = distance_transform_edt(pad) - distance_transform_edt(~pad)
        self.depth = (depth[1:-1, 1:-1] / per_unit).astype(np.float32)

    def _stamp(self, dry: bool, r: float, points: np.ndarray) -> None:
        """Seeds of land stand on land and seeds of water in water; small islands are as large as the game needs."""
        for x, y in points:
            far = 1.5 * r
            x0, x1, y0, y1 = int(max(0, x - far)), int(x + far) + 2, int(max(0, y - far)), int(y + far) + 2
            view = self.land[y0:y1, x0:x1]
            yy, xx = np.mgrid[y0 : y0 + view.shape[0], x0 : x0 + view.shape[1]]
            wave = 1.0
            if r > 6 * self.per_unit:  # an island is no disc: its shore goes in and out
                turn = np.arctan2(yy + 0.5 - y, xx + 0.5 - x)
                wave = 1 + 0.22 * np.sin(2 * turn + x) + 0.14 * np.sin(3 * turn + y) + 0.08 * np.sin(5 * turn + x + y)
            view[np.hypot(xx + 0.5 - x, yy + 0.5 - y) <= r * wave] = dry

    def regions(self, plan: Plan, wiggle: float, seed: int = 5) -> np.ndarray:
        """Every cell to the area that reaches it most cheaply."""
        rough = np.exp(wiggle * noise(self.ny, self.nx, self.per_unit, seed))
        dry, wet = np.where(self.land, rough, DEAR), np.where(self.land, DEAR, 1.0)
        y, x, k = (np.array(v) for v in zip(*self.seeds, strict=True))
        return grow_kinds(y, x, k, plan.kind, np.stack([dry, wet, np.ones_like(dry)]))


def one_piece(cells: np.ndarray, plan: Plan) -> np.ndarray:
    """Keep the largest piece of each label (or as many as the cut makes); the rest goes to what lies next to it."""
    loose = np.zeros(cells.shape, bool)
    for k, i in plan.number.items():
        parts, n = label(cells == i)
        keep = plan.geo.pieces.get(k, 1)
        if n > keep:
            sizes = np.bincount(parts.ravel())
            sizes[0] = 0
            loose |= (parts > 0) & ~np.isin(parts, np.argsort(sizes)[::-1][:keep])
    near = distance_transform_edt(loose, return_indices=True)[1]
    return cells[near[0], near[1]]


def make_room(sheet: Sheet, flat_land: MultiPolygon, plan: Plan) -> None:
    """Round after round, the flow moves towards the wanted areas; writes down in `plan.wanted` what these are."""
    geo = sheet.geo
    rough = flat_land.simplify(0.4)
    dry = plan.kind == LAND
    wanted = None
    for turn in range(geo.rounds):
        cells = Ground(sheet, rough, plan, 0.5).regions(plan, 0.15)
        area = np.maximum(np.bincount(cells.ravel(), minlength=len(plan.ids)) / 0.25, 40)
        if wanted is None:
            share = np.clip(area / np.median(area[dry]), 0.3, 6) ** geo.keep
            wanted = plan.size * np.where(dry, geo.unit * share, area**geo.water_power)
            left = sheet.size[0] * sheet.size[1] - wanted[dry].sum()
            wanted[~dry] *= left / wanted[~dry].sum()
        ratio = np.clip(wanted / area, 0.25, 4.0)
        sheet.flow.spread(ratio[cells], blur=geo.blur[turn >= geo.rounds // 2], strength=0.55)
    plan.wanted = wanted
