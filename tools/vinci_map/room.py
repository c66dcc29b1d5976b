"""Room for the pieces: the flow that enlarges crowded provinces, a little in every round."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import numpy as np
import shapely
from atlas.coasts import polygons_of
from atlas.flow import Flow
from scipy.ndimage import distance_transform_edt

from . import geography as geo
from .regions import Regions
from .warp import Board

ROOM = 19.0  # radius of free room wanted in every province
ROUNDS = 11
CELLS = 0.5  # for each board unit: rough is enough


def make_room(
    board: Board,
    base: shapely.MultiPolygon,
    size: tuple[int, int],
    band: float,
    provinces: list[dict],
    seas: list[dict],
) -> Flow:
    """Round after round, ask for more area where a token and its neighbours would not fit, for less where all is wide.

    A province has room for a circle of land and coastal water, most of it land. No province asks for less than its
    share in geography.SHRINK, so that the map stays recognisable.
    """
    flow = Flow(*size)
    factor = np.ones(len(provinces))
    floor = np.array([geo.SHRINK.get(p["id"], 0.92) for p in provinces])
    grow = np.array([geo.GROW.get(p["id"], 1.0) for p in provinces])
    sea_size = np.array([geo.SEA_SIZE[s["id"]] for s in seas])
    rough = base.simplify(0.5)
    start = None
    for _ in range(ROUNDS):
        land = polygons_of(shapely.make_valid(shapely.transform(rough, flow)))
        cells = Regions(lambda q: flow(board(q) * size), land, size, CELLS, provinces, seas, wiggle=0.2)
        spots = cells.project(np.array([(s["lon"], s["lat"]) for s in seas])) * CELLS
        yy, xx = np.mgrid[0 : cells.ny, 0 : cells.nx]
        zone = np.argmin((xx[..., None] - spots[:, 0]) ** 2 + (yy[..., None] - spots[:, 1]) ** 2, -1)
        owner = np.where(cells.owner >= 0, cells.owner, zone + len(provinces))
        area = np.bincount(owner.ravel(), minlength=len(cells.ids))
        if start is None:
            start = area
        away, near = distance_transform_edt(cells.owner < 0, return_indices=True)
        region = np.where(away <= band * CELLS, cells.owner[near[0], near[1]], -1)
        for i in range(len(provinces)):
            on_land, over_all = (distance_transform_edt(np.pad(a == i, 1)).max() / CELLS for a in (cells.owner, region))
            room = min(on_land + 5, over_all)
            if room < ROOM:
                factor[i] *= (ROOM / room) ** 0.8
            elif room > ROOM * 1.15:
                factor[i] = max(floor[i], factor[i] * (ROOM * 1.15 / room) ** 0.5)
        wanted = start * np.concatenate([factor * grow, sea_size])
        flow.spread((wanted / area)[owner], blur=8, strength=0.7)
    return flow
