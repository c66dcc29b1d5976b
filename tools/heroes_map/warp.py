"""From longitude and latitude to the board: bent meridians and parallels, then a flow that makes room for pieces."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from pathlib import Path

import numpy as np
import shapely
from atlas.cells import rasterise
from atlas.coasts import polygons_of, read
from atlas.flow import Flow
from atlas.sheet import Bent
from scipy.ndimage import distance_transform_edt
from shapely.geometry import MultiPolygon, Polygon
from shapely.ops import unary_union

from . import geography as geo

ROUNDS = 8
CELLS = 0.5  # for each board unit: rough is enough

sheet = Bent(geo.MERIDIANS, geo.PARALLELS, 420, 0.10)  # the board before the flow


def read_world(path: Path) -> MultiPolygon:
    """Natural Earth's land from the Bering Strait to the Bering Strait."""
    west, south, east, north = geo.WINDOW
    parts = read(path, (-181, south, east + 1, north))
    moved = [shapely.transform(p, lambda q: q + [360, 0]) for p in parts if p.bounds[2] < west]
    parts = [p for p in parts if p.bounds[2] >= west] + moved
    return polygons_of(unary_union(parts).intersection(shapely.box(west, south, east, north)))


def outline(lonlat: list[tuple[float, float]], project) -> Polygon:
    """A polygon of longitudes and latitudes on the board."""
    dense = shapely.segmentize(Polygon(lonlat), 1.0)
    return shapely.make_valid(shapely.transform(dense, project))


def make_room(base: MultiPolygon, size: tuple[int, int]) -> Flow:
    """Round after round, every territory's land tends to the area it asks for."""
    flow = Flow(*size)
    nx, ny = round(size[0] * CELLS), round(size[1] * CELLS)
    ids = list(geo.TERRITORIES)
    rough = base.simplify(0.4)
    sea_share = 1 - sum(geo.LAND.values()) * 1000 / (size[0] * size[1])
    for _ in range(ROUNDS):

        def cells(lonlat: list[tuple[float, float]], flow: Flow = flow) -> np.ndarray:
            return rasterise(polygons_of(outline(lonlat, lambda q: flow(sheet(q)))), nx, ny, CELLS)

        land = rasterise(polygons_of(shapely.make_valid(shapely.transform(rough, flow))), nx, ny, CELLS)
        owner = np.full(land.shape, -1)
        for i, k in enumerate(ids):
            owner[cells(geo.TERRITORIES[k])] = i
        near = distance_transform_edt(owner < 0, return_indices=True)[1]
        owner = owner[near[0], near[1]]
        density = np.full(land.shape, sea_share * nx * ny / (~land).sum())
        for i, k in enumerate(ids):
            mine = land & (owner == i)
            density[mine] = 1000 * geo.LAND[k] * CELLS**2 / max(1, mine.sum())
        inner = cells(geo.TERRITORIES["mediterranean"])  # its sea grows with it
        density[inner & ~land] = density[inner & land].mean()
        for k, lonlat, wanted in geo.PARTS:
            whole = land & (owner == ids.index(k))
            part = whole & cells(lonlat)
            density[whole] = 1000 * (geo.LAND[k] - wanted) * CELLS**2 / (whole.sum() - part.sum())
            density[part] = 1000 * wanted * CELLS**2 / part.sum()
        flow.spread(density, blur=5, strength=0.5)
    return flow
