"""From longitude and latitude to the board: a conic projection, the board's four sides made straight, and a flow that
gives every province the room it needs (a cartogram), so that crowded Italy and the Balkans grow and the steppe shrinks.
"""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import json
import math
from itertools import pairwise
from pathlib import Path

import numpy as np
import shapely
from scipy.fft import dctn, idctn
from scipy.interpolate import CloughTocher2DInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates
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


def polygons_of(shape: shapely.Geometry) -> MultiPolygon:
    """The polygons of a collection, without stray points and lines."""
    return MultiPolygon([p for p in shapely.get_parts(shapely.get_parts(shape)) if p.geom_type == "Polygon"])


def read_land(path: Path) -> MultiPolygon:
    """Natural Earth's land round Europe, without Africa, the Caspian and the White Sea."""
    data = json.loads(path.read_text())
    scale, shift = np.array(data["transform"]["scale"]), np.array(data["transform"]["translate"])
    arcs = [np.cumsum(np.array(a), axis=0) * scale + shift for a in data["arcs"]]

    def ring(ids: list[int]) -> np.ndarray:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in ids]
        points = np.vstack([parts[0], *(p[1:] for p in parts[1:])])
        points[:, 0] = np.unwrap(points[:, 0], period=360)  # Asia goes on beyond 180 degrees
        points[:, 0] -= 360 * np.round(np.median(points[:, 0]) / 360)
        return points

    window = shapely.box(-22, 28, 66, 71.5)
    polygons = []
    for geometry in data["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"]:
            outer = ring(rings[0])
            lo, hi = outer.min(0), outer.max(0)
            if hi[0] < -22 or lo[0] > 66 or hi[1] < 28 or lo[1] > 71.5 or len(outer) < 4:
                continue
            polygon = Polygon(outer, [ring(r) for r in rings[1:]])
            polygons.append(shapely.make_valid(polygon).intersection(window))
    land = unary_union(polygons).difference(Polygon(geo.AFRICA))
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


class Flow:
    """A smooth deformation of the board onto itself, kept as the images of a mesh of points."""

    def __init__(self, width: float, height: float, step: float = 4.0) -> None:
        self.width, self.height = width, height
        self.nx, self.ny = int(width / step) + 1, int(height / step) + 1
        self.mesh = np.stack(np.meshgrid(np.linspace(0, width, self.nx), np.linspace(0, height, self.ny)), -1)

    def __call__(self, points: np.ndarray) -> np.ndarray:
        """Where the flow has carried these points of the board."""
        x = points[:, 0] / self.width * (self.nx - 1)
        y = points[:, 1] / self.height * (self.ny - 1)
        cx, cy = np.clip(x, 0, self.nx - 1), np.clip(y, 0, self.ny - 1)
        out = np.column_stack([map_coordinates(self.mesh[..., k], [cy, cx], order=3, mode="nearest") for k in (0, 1)])
        out[:, 0] += (x - cx) / (self.nx - 1) * self.width
        out[:, 1] += (y - cy) / (self.ny - 1) * self.height
        return out

    def spread(self, density: np.ndarray, blur: float, strength: float = 1.0, steps: int = 16) -> None:
        """Move the mesh so that `density` (mass per area on a grid over the board) becomes more even.

        The flux that levels the density in unit time is a potential flow, and points ride on it
        (Gastner, Seguy and More 2018).
        """
        ny, nx = density.shape
        rho = gaussian_filter(density / density.mean(), blur, mode="reflect") ** strength
        rho /= rho.mean()
        wave_y, wave_x = (2 * np.cos(np.pi * np.arange(n) / n) - 2 for n in (ny, nx))
        lam = wave_y[:, None] + wave_x[None]
        lam[0, 0] = 1
        hat = dctn(1 - rho, norm="ortho") / lam
        hat[0, 0] = 0
        psi = idctn(hat, norm="ortho")
        jy, jx = np.gradient(-psi)
        # no flow through the sides of the board
        jx[:, 0] = jx[:, -1] = 0
        jy[0] = jy[-1] = 0
        pts = self.mesh.reshape(-1, 2)
        scale = np.array([nx / self.width, ny / self.height])
        pos = pts * scale - 0.5
        top = np.array([nx - 1, ny - 1])

        def velocity(p: np.ndarray, time: float) -> np.ndarray:
            at = [np.clip(p[:, 1], 0, top[1]), np.clip(p[:, 0], 0, top[0])]
            r = (1 - time) * map_coordinates(rho, at, order=1, mode="nearest") + time
            return np.column_stack([map_coordinates(j, at, order=1, mode="nearest") for j in (jx, jy)]) / r[:, None]

        h = 1 / steps
        for k in range(steps):
            mid = pos + velocity(pos, k * h) * h / 2
            pos = pos + velocity(mid, (k + 0.5) * h) * h
        new = ((pos + 0.5) / scale).reshape(self.ny, self.nx, 2)
        new[:, 0, 0], new[:, -1, 0], new[0, :, 1], new[-1, :, 1] = 0, self.width, 0, self.height
        self.mesh = new
