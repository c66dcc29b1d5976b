"""Who owns which cell of the board: land grown from seeds, a band of coastal water, and the dark-blue sea zones."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import shapely
from atlas.cells import grow, noise, opened, rasterise, softened
from scipy.ndimage import distance_transform_edt, label
from shapely.geometry import LineString, MultiPolygon, Point

from . import geography as geo

SMALLEST_ISLAND = 25.0  # square board units; smaller islands are left out


class Regions:
    """The cells of the board. `project` takes longitude, latitude to board units; `owner` and `labels` hold indices
    into `ids`, which lists the provinces and then the sea zones (-1: nobody's)."""

    def __init__(
        self,
        project: Callable[[np.ndarray], np.ndarray],
        land: MultiPolygon,
        size: tuple[int, int],
        cells: float,
        provinces: list[dict],
        seas: list[dict],
        wiggle: float,
        soften: float = 0,
        seed: int = 7,
    ) -> None:
        self.project, self.cells = project, cells
        self.width, self.height = size
        self.nx, self.ny = round(self.width * cells), round(self.height * cells)
        self.provinces = [p["id"] for p in provinces]
        self.sea_at = {s["id"]: (s["lon"], s["lat"]) for s in seas}
        self.ids = self.provinces + list(self.sea_at)
        self.number = {k: i for i, k in enumerate(self.ids)}
        self.seeds = {p: project(np.array(geo.SEEDS[p])) for p in self.provinces}
        self.wiggle, self.soften, self.seed = wiggle, soften, seed
        self.land = self._carve(land)
        self.owner = self._divide_land()

    def _points(self, lonlat: list) -> np.ndarray:
        corner = {"NW": (0, 0), "SW": (0, self.height)}
        return np.array([corner[p] if isinstance(p, str) else self.project(np.array([p]))[0] for p in lonlat])

    def _curve(self, lonlat: list) -> LineString:
        """A line through the points, rounded off."""
        c = self._points(lonlat)
        for _ in range(3):
            if len(c) > 2:
                mid = np.empty((2 * len(c) - 2, 2))
                mid[0::2], mid[1::2] = c[:-1] * 0.75 + c[1:] * 0.25, c[:-1] * 0.25 + c[1:] * 0.75
                c = np.vstack([c[:1], mid[1:-1], c[-1:]])
        return LineString(c)

    def _at(self, lonlat: tuple[float, float]) -> np.ndarray:
        return self.project(np.array([lonlat]))[0]

    def _cell(self, xy: np.ndarray) -> tuple[int, int]:
        return int(np.clip(xy[0] * self.cells, 0, self.nx - 1)), int(np.clip(xy[1] * self.cells, 0, self.ny - 1))

    def _mask(self, shape: shapely.Geometry) -> np.ndarray:
        return rasterise(shape, self.nx, self.ny, self.cells)

    def _carve(self, land: MultiPolygon) -> MultiPolygon:
        """The land with its straits open, and without the islands nobody would see."""
        for line, half in geo.CARVE:
            land = land.difference(self._curve(line).buffer(half))
        chosen = shapely.multipoints([self._at(p) for p, _ in geo.ISLANDS])
        dropped = shapely.multipoints([self._at(p) for p in geo.DROPPED])

        def kept(p: shapely.Polygon) -> bool:
            if p.area > 400 or p.distance(dropped) <= 1:
                return p.area > 400
            return p.area >= SMALLEST_ISLAND or (p.area > 6 and p.distance(chosen) < 1)

        return MultiPolygon([p for p in shapely.get_parts(land) if kept(p)])

    def _divide_land(self) -> np.ndarray:
        """Split the land that several provinces share; give the islands away whole."""
        shared: list[shapely.Polygon] = []
        islands: list[tuple[shapely.Polygon, str]] = []  # with its province, "" for the nearest
        alone = set()
        chosen = [(Point(self._at(p)), k) for p, k in geo.ISLANDS]
        board = shapely.box(0, 0, self.width, self.height)
        spots = {k: shapely.multipoints(v) for k, v in self.seeds.items()}
        for part in self.land.geoms:
            if not part.intersects(board):
                continue
            shapely.prepare(part)
            inside = [k for k, points in spots.items() if part.intersects(points)]
            if len(inside) > 1:
                shared.append(part)
            elif inside:
                islands.append((part, inside[0]))
                alone.add(inside[0])
            else:
                islands.append((part, next((k for c, k in chosen if part.distance(c) < 1), "")))
        mask = self._mask(MultiPolygon(shared))
        cost = np.where(mask, np.exp(self.wiggle * noise(self.ny, self.nx, self.cells, self.seed)), np.inf)
        near = distance_transform_edt(~mask, return_indices=True)[1]
        sources = []
        for k, points in self.seeds.items():
            for x, y in (self._cell(q) for q in points if k not in alone):
                sources.append((int(near[1][y, x]), int(near[0][y, x]), self.number[k]))
        owner = np.where(mask, grow(sources, cost), -1)
        if self.soften:
            owner = softened(owner, mask, self.soften, 0.8, self.cells, self.seed)
        for part, k in islands:
            if k:
                owner[self._mask(part) & (owner < 0)] = self.number[k]
        near = distance_transform_edt(owner < 0, return_indices=True)[1]
        for part, k in islands:
            if not k:
                x, y = self._cell(np.array(part.representative_point().coords[0]))
                owner[self._mask(part) & (owner < 0)] = owner[near[0][y, x], near[1][y, x]]
        return owner

    def divide_water(self, band: float, coastal: set[str], smooth: float = 5.0) -> None:
        """Coastal water to the provinces, the rest to the sea zones. Sets `labels`."""
        c = self.cells
        water = self.owner < 0
        coast = np.where(np.isin(self.owner, [self.number[k] for k in coastal]), self.owner, -1)
        away, near = distance_transform_edt(coast < 0, return_indices=True)
        nearest = coast[near[0], near[1]]
        dark = water & (away > band * c)
        for ring in geo.LIGHT:
            dark &= ~self._mask(shapely.Polygon(self._points(ring)))
        for line, half in geo.DARK:
            dark |= self._mask(self._curve(line).buffer(half)) & water & (away > 2.5 * c)
        dark = opened(dark, smooth * c)
        barrier = np.zeros_like(dark)
        for _, _, line in geo.SEA_LINES:
            barrier |= self._mask(self._curve(line).buffer(1.2 / c))
        parts, _ = label(dark & ~barrier)
        near = distance_transform_edt(parts == 0, return_indices=True)[1]
        zone = np.full(dark.shape, -1)
        for s, lonlat in self.sea_at.items():
            x, y = self._cell(self._at(lonlat))
            part = parts == parts[near[0][y, x], near[1][y, x]]
            if (zone[part] >= 0).any():
                raise SystemExit(f"{s} and {self.ids[zone[part].max()]} run together: see SEA_LINES")
            zone[part] = self.number[s]
        near = distance_transform_edt(zone < 0, return_indices=True)[1]
        zone = np.where(dark & barrier, zone[near[0], near[1]], zone)
        self.labels = np.where(zone >= 0, zone, np.where(water, nearest, self.owner))
