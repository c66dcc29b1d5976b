"""Natural Earth's coasts (public domain), as the npm package world-atlas holds them."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon


def polygons_of(shape: shapely.Geometry) -> MultiPolygon:
    """The polygons of a collection, without stray points and lines."""
    return MultiPolygon([p for p in shapely.get_parts(shapely.get_parts(shape)) if p.geom_type == "Polygon"])


def read(path: Path, window: tuple[float, float, float, float]) -> list[shapely.Geometry]:
    """The land within a window of west, south, east, north."""
    data = json.loads(path.read_text())
    scale, shift = np.array(data["transform"]["scale"]), np.array(data["transform"]["translate"])
    arcs = [np.cumsum(np.array(a), axis=0) * scale + shift for a in data["arcs"]]

    def ring(ids: list[int]) -> np.ndarray:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in ids]
        points = np.vstack([parts[0], *(p[1:] for p in parts[1:])])
        points[:, 0] = np.unwrap(points[:, 0], period=360)  # Asia goes on beyond 180 degrees
        points[:, 0] -= 360 * np.round(np.median(points[:, 0]) / 360)
        return points

    west, south, east, north = window
    frame = shapely.box(*window)
    polygons = []
    for geometry in data["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"]:
            outer = ring(rings[0])
            lo, hi = outer.min(0), outer.max(0)
            if hi[0] < west or lo[0] > east or hi[1] < south or lo[1] > north or len(outer) < 4:
                continue
            polygon = Polygon(outer, [ring(r) for r in rings[1:]])
            polygons.append(shapely.make_valid(polygon).intersection(frame))
    return polygons
