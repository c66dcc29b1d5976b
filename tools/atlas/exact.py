"""An exact map from beginning to end: what must touch what in, areas and links as shapes out."""

# mypy: ignore-errors
# (numpy, scipy, shapely and numba are not part of the development install)

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from shapely.geometry import MultiPolygon

from .anneal import contacts
from .fit import Say, fit
from .links import link_paths
from .net import Net
from .plan import FILLER, LAND, WATER, Link, Plan
from .sheet import Sheet


@dataclass
class Drawing:
    """Everything in board units, with the margin."""

    plan: Plan
    view: tuple[int, int]
    margin: int
    net: Net
    nature: dict[str, str]  # of every filler: land, ice or reef
    links: list[tuple[Link, list[np.ndarray]]]
    sheet: Sheet

    @property
    def areas(self) -> dict[str, MultiPolygon]:
        """Id -> shape, fillers included."""
        return self.net.areas

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The board without its frame."""
        return self.margin, self.margin, self.view[0] - self.margin, self.view[1] - self.margin

    def is_land(self, k: str) -> bool:
        """Whether an area or filler is dry."""
        return self.nature[k] == "land" if k in self.nature else self.plan.kind[self.plan.number[k]] == LAND

    def at(self, lonlat: tuple[float, float]) -> tuple[float, float]:
        """Where a place on the globe lies on the board."""
        x, y = self.sheet(np.array([lonlat]))[0] + self.margin
        return float(x), float(y)


def draw(plan: Plan, coasts: Path, view: tuple[int, int], margin: int, say: Say, seed: int = 0) -> Drawing:
    """Draw the map of a plan; stops if drawing and data cannot be brought to agree."""
    sheet = Sheet(plan.geo, (view[0] - 2 * margin, view[1] - 2 * margin))
    land = sheet.read_land(coasts)
    say("read the coasts")
    cells, ground = fit(sheet, land, plan, say, seed)
    touch, _ = contacts(cells, len(plan.ids))
    nature = {}
    for k, i in plan.number.items():
        if plan.kind[i] == FILLER:  # what lies round it: a waste on land, a reef in the sea
            dry, wet = (touch[i][plan.kind == kind].sum() for kind in (LAND, WATER))
            nature[k] = plan.geo.nature.get(k) or ("land" if dry > wet else "reef")
    wet = {k for k, i in plan.number.items() if plan.kind[i] == WATER or nature.get(k, "land") != "land"}
    net = Net(cells, plan.ids, wet, ground.per_unit, margin)
    say(f"traced {len(net.arcs)} borders")
    return Drawing(plan, view, margin, net, nature, link_paths(plan, cells, ground.per_unit, margin), sheet)
