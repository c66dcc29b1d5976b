"""Who owns which cell of the board: land by the lines drawn on it, light-blue water by the nearest coast."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import shapely
from atlas.cells import opened, rasterise, softened
from scipy.ndimage import distance_transform_edt, label
from shapely.geometry import MultiPolygon, Polygon

from . import geography as geo
from .warp import outline

SMALLEST_ISLAND = 16.0  # square board units; smaller islands are left out
WASTE, SEA = "waste", "sea"


class Regions:
    """The cells of the board. `labels` holds indices into `ids`: the territories, the waste, and the open sea."""

    def __init__(
        self,
        project: Callable[[np.ndarray], np.ndarray],
        land: MultiPolygon,
        size: tuple[int, int],
        cells: float,
        territories: list[str],
        band: float,
        seed: int = 7,
    ) -> None:
        self.project, self.cells = project, cells
        self.width, self.height = size
        self.nx, self.ny = round(self.width * cells), round(self.height * cells)
        self.provinces = [*territories, WASTE]
        self.ids = [*self.provinces, SEA]
        self.number = {k: i for i, k in enumerate(self.ids)}
        self.land = self._without_specks(land)
        owner = self._divide_land(seed)
        self.labels = self._divide_water(owner, band)

    def mask(self, shape: shapely.Geometry) -> np.ndarray:
        """The cells of a shape in board units."""
        return rasterise(shape, self.nx, self.ny, self.cells)

    def area(self, lonlat: list[tuple[float, float]]) -> np.ndarray:
        """The cells of a polygon of longitudes and latitudes."""
        return self.mask(outline(lonlat, self.project))

    def _without_specks(self, land: MultiPolygon) -> MultiPolygon:
        kept = shapely.multipoints(self.project(np.array(geo.KEPT)))
        dropped = shapely.multipoints(self.project(np.array(geo.DROPPED)))
        return MultiPolygon(
            [
                Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > SMALLEST_ISLAND])
                for p in land.geoms
                if p.area > 600
                or (p.area >= SMALLEST_ISLAND and p.distance(dropped) > 2)
                or (p.area > 4 and p.distance(kept) < 1)
            ]
        )

    def _divide_land(self, seed: int) -> np.ndarray:
        mask = self.mask(self.land)
        owner = np.full(mask.shape, -1)
        for k, lonlat in geo.TERRITORIES.items():
            owner[self.area(lonlat) & (owner < 0)] = self.number[k]
        near = distance_transform_edt(owner < 0, return_indices=True)[1]
        owner = np.where(mask, owner[near[0], near[1]], -1)
        # an island is not divided
        parts, count = label(mask)
        for i in range(1, count + 1):
            part = parts == i
            who = np.bincount(owner[part])
            if part.sum() < 4000 * self.cells**2:
                owner[part] = who.argmax()
        owner[self.area(geo.PAMIR) & mask] = self.number[WASTE]
        return softened(owner, mask, 3.0, 1.3, self.cells, seed)

    def _divide_water(self, owner: np.ndarray, band: float, smooth: float = 5.0) -> np.ndarray:
        c = self.cells
        water = owner < 0
        away, near = distance_transform_edt(water, return_indices=True)
        nearest = owner[near[0], near[1]]
        light = water & (away <= band * c)
        for k, lonlat in geo.LIGHT:
            part = self.area(lonlat) & water
            light |= part
            if k:
                other = distance_transform_edt(water | (owner == self.number[k]))
                nearest[part & (other > 4.5 * c)] = self.number[k]
        dark = opened(water & ~light, smooth * c)
        for lonlat in geo.OPEN:
            dark |= self.area(lonlat) & water & (away > 3.4 * c)
        parts, _ = label(dark)
        sizes = np.bincount(parts.ravel())
        dark &= sizes[parts] > 150 * c * c
        return np.where(dark, self.number[SEA], np.where(water, nearest, owner))
