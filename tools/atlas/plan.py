"""What must touch what: a game's areas and borders in the form that the drawing of an exact map works on."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from .geography import Geography, Spot

LAND, WATER, FILLER = 0, 1, 2
NEVER, MUST, MAY = 0, 1, 2


@dataclass
class Link:
    """Two areas joined by a drawn line: over `via`, or over any water if that is empty."""

    a: str
    b: str
    kind: str
    via: list[str]


@dataclass
class Area:
    """One area of the data. `size` is relative to others of its kind, and `Geography.size` stands above it."""

    id: str
    kind: int  # LAND or WATER
    at: tuple[float, float]  # longitude, latitude
    size: float = 1.0


class Plan:
    """Labels are indices into `ids`; `want[a, b]` says whether two areas MUST, MAY or must NEVER touch."""

    def __init__(
        self,
        areas: list[Area],
        borders: Iterable[tuple[str, str]],
        geo: Geography,
        links: Iterable[Link] = (),
        undecided: Iterable[tuple[str, str]] = (),
    ) -> None:
        """`borders` are pairs that must touch; about pairs in `undecided` the data say nothing.

        A border that is one of `geo.lanes` becomes a link of the kind "lane".
        """
        self.geo = geo
        self.ids = [a.id for a in areas] + list(geo.fillers)
        self.kind = np.array([a.kind for a in areas] + [FILLER] * len(geo.fillers))
        self.size = np.array([geo.size.get(a.id, a.size) for a in areas] + list(geo.fillers.values()))
        self.wanted = self.size * geo.unit  # square board units; the flow puts in what is possible
        self.links = list(links)
        number = self.number
        self.want = np.full((len(self.ids),) * 2, NEVER, np.int8)
        for a, b in undecided:
            self.want[number[a], number[b]] = self.want[number[b], number[a]] = MAY
        self.want[self.kind == FILLER] = self.want[:, self.kind == FILLER] = MAY
        for a, b in borders:
            pair = frozenset((a, b))
            if pair in geo.lanes:
                self.links.append(Link(a, b, "lane", geo.lanes[pair]))
            else:
                self.want[number[a], number[b]] = self.want[number[b], number[a]] = MUST
        self.seeds: dict[str, list[Spot]] = {
            a.id: [((a.at[0] - geo.cut) % 360 + geo.cut, a.at[1]), *geo.seeds.get(a.id, [])] for a in areas
        }
        self.seeds |= {k: geo.seeds[k] for k in geo.fillers}

    @property
    def number(self) -> dict[str, int]:
        """Id -> label."""
        return {k: i for i, k in enumerate(self.ids)}

    def add_filler(self, size: float) -> int:
        """One more piece of nobody's ground, `size` square units large; its label."""
        k = f"waste_{sum(x.startswith('waste_') for x in self.ids) + 1}"
        self.ids.append(k)
        self.kind = np.append(self.kind, FILLER)
        want = np.full((len(self.ids),) * 2, MAY, np.int8)
        want[:-1, :-1] = self.want
        self.want = want
        self.wanted = np.append(self.wanted, size)
        return len(self.ids) - 1
