"""From longitude and latitude to the board: bent meridians and parallels, and the flow that rides on them."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from pathlib import Path

import numpy as np
import shapely
from scipy.interpolate import PchipInterpolator
from shapely.geometry import MultiPolygon
from shapely.ops import unary_union

from .coasts import polygons_of, read
from .flow import Flow
from .geography import Geography

Table = list[tuple[float, float]]


class Bent:
    """A projection by tables: where each meridian and each parallel runs; `parallels` begin in the north."""

    def __init__(self, meridians: Table, parallels: Table, middle: float, lean: float) -> None:
        self._across = PchipInterpolator(*zip(*meridians, strict=True))
        self._down = PchipInterpolator(*(list(v) for v in zip(*parallels[::-1], strict=True)))
        self._middle, self._lean = middle, lean

    def __call__(self, points: np.ndarray) -> np.ndarray:
        """Where longitudes and latitudes lie."""
        points = np.asarray(points, float)
        lon, lat = points[:, 0], points[:, 1]
        narrow = 1 - self._lean * np.clip(lat / 80, -1, 1) ** 2  # meridians draw together a little towards the poles
        return np.column_stack([self._middle + (self._across(lon) - self._middle) * narrow, self._down(lat)])


class Sheet:
    """The board of an exact map, `size` units wide and high."""

    def __init__(self, geo: Geography, size: tuple[int, int]) -> None:
        self.geo, self.size = geo, size
        self._unit = Bent(geo.meridians, geo.parallels, 0.5, geo.lean)
        self.flow = Flow(*size)

    def flat(self, lonlat: np.ndarray) -> np.ndarray:
        """Where points lie before the flow."""
        return self._unit(lonlat) * self.size

    def __call__(self, lonlat: np.ndarray) -> np.ndarray:
        """Where points lie on the board, without its margin."""
        return self.flow(self.flat(lonlat))

    def read_land(self, path: Path) -> MultiPolygon:
        """Natural Earth's land from the cut to the cut with the hand-made changes, before the flow."""
        geo = self.geo
        west, east = geo.cut, geo.cut + 360
        parts = read(path, (-181, geo.south, east + 1, geo.north))
        moved = [shapely.transform(p, lambda q: q + [360, 0]) for p in parts if p.bounds[0] < west]
        frame = shapely.box(west - 3, geo.south, east + 3, geo.north)
        land = polygons_of(unary_union([*parts, *moved]).intersection(frame))
        for lonlat in geo.drop:
            land = polygons_of(land.difference(shapely.Polygon(lonlat)))
        for lonlat in geo.fill:
            land = polygons_of(land.union(shapely.Polygon(lonlat)))
        return polygons_of(shapely.make_valid(shapely.transform(shapely.segmentize(land, 1.0), self.flat)))
