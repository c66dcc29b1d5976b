"""Straits, arrows and lanes: a line from one area to another over what lies between them."""

# mypy: ignore-errors
# (numpy, scipy, shapely and numba are not part of the development install)

from __future__ import annotations

import numpy as np
from scipy.ndimage import distance_transform_edt
from shapely.geometry import LineString

from .anneal import route
from .plan import FILLER, WATER, Link, Plan
from .topology import smoothed

ANY_FILLER = "*filler"  # in `Link.via`: over nobody's ground too


def link_paths(plan: Plan, cells: np.ndarray, per_unit: float, margin: float) -> list[tuple[Link, list[np.ndarray]]]:
    """Every link with its line, or its two lines where it leaves the sheet on one side and comes in on the other."""
    number = plan.number
    out = []
    for link in plan.links:
        a, b = number[link.a], number[link.b]
        over = [number[k] for k in link.via if k in number] or list(np.nonzero(plan.kind == WATER)[0])
        if ANY_FILLER in link.via:
            over += list(np.nonzero(plan.kind == FILLER)[0])
        cost = np.where(np.isin(cells, [*over, a, b]), 1.0, np.inf)
        if link.kind == "canal" and len(over) == 2:  # along the border of the lands beside it
            beside = [distance_transform_edt(cells != k) for k in over]
            cost[np.maximum(*beside) > 2 * per_unit] *= 5
        ends = [(cells == a, cells == b)]
        if frozenset((link.a, link.b)) in plan.geo.wrapped:
            sea, ends = np.isin(cells, over), []
            for k, column in ((a, 0), (b, -1)):
                rim = np.zeros(cells.shape, bool)
                rim[:, column] = sea[:, column]
                ends.append((cells == k, rim))
        paths = []
        for start, goal in ends:
            way = route(start, goal, cost)
            if not len(way):
                raise SystemExit(f"there is no way from {link.a} to {link.b} over {link.via or 'water'}")
            c = (way[:, ::-1] + 0.5) / per_unit + margin
            c = np.repeat(c, 2, 0) if len(c) == 1 else c
            if len(c) > 20:
                c = smoothed(c, 6.0, per_unit)
            paths.append(np.round(np.array(LineString(c).simplify(0.3).coords), 1))
        out.append((link, paths))
    return out
