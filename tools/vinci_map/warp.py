"""From longitude and latitude to the board: a conic projection, and the board's four sides made straight."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import numpy as np
import shapely
from atlas.coasts import polygons_of, read
from scipy.interpolate import CloughTocher2DInterpolator
from shapely.geometry import MultiPolygon, Polygon
from shapely.ops import unary_union

from . import geography as geo

LAT_1, LAT_2, LAT_0, LON_0 = 40.0, 62.0, 52.0, 15.0


def conic(points: np.ndarray) -> np.ndarray:
    """Equidistant conic projection, in degrees of latitude, y downwards."""
    f1, f2, f0 = (math.radians(v) for v in (LAT_1, LAT_2, LAT_0))
    n = (math.cos(f1) - math.cos(f2)) / (f2 - f1)
    g = math.cos(f1) / n + f1
    lon, lat = np.radians(points[:, 0]), np.radians(points[:, 1])
    rho, theta = g - lat, n * (lon - math.radians(LON_0))
    return np.degrees(np.column_stack([rho * np.sin(theta), rho * np.cos(theta) - (g - f0)]))


def read_land(path: Path) -> MultiPolygon:
    """Natural Earth's land round Europe, without Africa, the Caspian and the White Sea."""
    land = unary_union(read(path, (-22, 28, 66, 71.5))).difference(Polygon(geo.AFRICA))
    land = unary_union([land, *(Polygon(p) for p in geo.FILL)])
    return polygons_of(land)


class Board:
    """Maps longitude and latitude to the unit rectangle of the board, before the flow."""

    def __init__(self) -> None:
        def side(points: list[tuple[float, float]], t: np.ndarray) -> np.ndarray:
            dense = np.vstack([np.linspace(a, b, 20, endpoint=False) for a, b in pairwise(points)] + [points[-1:]])
            xy = conic(dense)
            along = np.r_[0, np.cumsum(np.hypot(*np.diff(xy, axis=0).T))]
            step = (xy[-1] - xy[-2]) / (along[-1] - along[-2]), (xy[1] - xy[0]) / (along[1] - along[0])
            want = t * along[-1]
            out = np.column_stack([np.interp(want, along, xy[:, k]) for k in (0, 1)])
            out += np.clip(want - along[-1], 0, None)[:, None] * step[0] + np.clip(want, None, 0)[:, None] * step[1]
            return out

        t = np.linspace(-0.12, 1.12, 63)
        north, south, west, east = (side(s, t) for s in (geo.NORTH, geo.SOUTH, geo.WEST, geo.EAST))
        u, v = np.meshgrid(t, t)
        u3, v3 = u[..., None], v[..., None]
        i0, i1 = np.argmin(abs(t)), np.argmin(abs(t - 1))
        nw, ne, sw, se = north[i0], north[i1], south[i0], south[i1]
        xy = (
            (1 - v3) * north[None]
            + v3 * south[None]
            + (1 - u3) * west[:, None]
            + u3 * east[:, None]
            - ((1 - u3) * (1 - v3) * nw + u3 * (1 - v3) * ne + (1 - u3) * v3 * sw + u3 * v3 * se)
        )
        self._find = CloughTocher2DInterpolator(xy.reshape(-1, 2), np.column_stack([u.ravel(), v.ravel()]))
        k = 3  # a little beyond the board, within the interpolated mesh
        rim = np.vstack([xy[k, k:-k], xy[k:-k, -k - 1], xy[-k - 1, k:-k][::-1], xy[k:-k, k][::-1]])
        self.window = Polygon(rim)

    def __call__(self, points: np.ndarray) -> np.ndarray:
        """Across and down the board, 0 to 1 each."""
        return self._find(conic(np.asarray(points, float)))

    def land(self, land: MultiPolygon) -> MultiPolygon:
        """The land on the board and a little beyond."""
        flat = shapely.make_valid(shapely.transform(shapely.segmentize(land, 0.25), conic)).intersection(self.window)
        return shapely.transform(polygons_of(flat), self._find)
