"""What all empires in play have of everything that glory icons rank, counted in one pass (SA-12.5 to SA-12.7).

For whoever asks about many icons of one position: the harvest, and bots. `glory.measure` answers for a single one.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREAS, EUROPE, EVERYWHERE, LAND, REGION, WATER
from saecula.games.seven_ages.cards import CARDS, GOOD_COLOUR, GREEN, ICONS, WORLD, Icon
from saecula.games.seven_ages.effects import areas_that_count
from saecula.games.seven_ages.glory import (
    AREAS_HELD,
    ARTEFACTS_HAD,
    LAND_SCOPE,
    MONEY,
    OUTSIDE_EUROPE,
    PROGRESS,
    SEA_SCOPE,
    UNIT_CATEGORIES,
    icon_code,
    is_rank,
)
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import COST, FACE, FIRST_COMMON, FIRST_PIECE, RANKED, SETS, TYPES

CLASSES: Final[int] = len(RANKED)
CLASSES_OF: Final[list[list[int]]] = [  # by type: the classes that count it
    [i for i in range(CLASSES) if RANKED[i] >> t & 1] for t in range(TYPES)
]
EUROPEAN: Final[int] = REGION[EUROPE]


# ------------------------------------------------------------------------------------- the different things ranked

RANK_CATEGORY: Final[list[int]] = []  # by thing that some rank icon ranks: the category ...
RANK_AREAS: Final[list[int]] = []  # ... for areas, which count ...
RANK_CLASS: Final[list[int]] = []  # ... and for units, which of units.RANKED; else -1
RANKS_OF: Final[list[list[int]]] = []  # by card: the thing each icon ranks, -1 for icons that rank nothing
_BY_CODE: Final[dict[int, int]] = {}  # the same by `glory.icon_code`


def _areas_of(icon: Icon) -> int:
    if icon.category == OUTSIDE_EUROPE:
        return EVERYWHERE & ~EUROPEAN
    if icon.category != AREAS_HELD:
        return 0
    mask = EVERYWHERE if icon.region == WORLD else REGION[icon.region]
    return mask & LAND if icon.scope == LAND_SCOPE else mask & WATER if icon.scope == SEA_SCOPE else mask


def _number_ranks() -> None:
    for card in range(CARDS):
        row: list[int] = []
        for icon in ICONS[card]:
            code = icon_code(icon)
            if is_rank(icon) and code not in _BY_CODE:
                _BY_CODE[code] = len(RANK_CATEGORY)
                RANK_CATEGORY.append(icon.category)
                RANK_AREAS.append(_areas_of(icon))
                RANK_CLASS.append(UNIT_CATEGORIES.index(icon.category) if icon.category in UNIT_CATEGORIES else -1)
            row.append(_BY_CODE[code] if is_rank(icon) else -1)
        RANKS_OF.append(row)


_number_ranks()
RANKS: Final[int] = len(RANK_CATEGORY)


class Census:
    """Numbers of all empires in play, by colour set."""

    def __init__(self, state: SevenAges) -> None:
        self.empires = state.in_play()
        self.counting = [0] * SETS  # areas that count for area icons, as a mask
        self.cities = [0] * SETS  # city levels
        self.calm_cities = [0] * SETS  # those in areas without disorder
        self.artefacts = [0] * SETS  # green ones
        self.arms = [0] * SETS  # what the units on the map cost
        self.units = [0] * SETS  # how many they are
        self.counts = [0] * (SETS * CLASSES)  # units on the map by class, as in units.RANKED
        self._count(state)
        self._count_units(state)

    def _count(self, state: SevenAges) -> None:
        control = state.control
        for area, level in enumerate(state.city):
            if level:
                empire = control[area]
                if empire != NOBODY:
                    self.cities[empire] += level
                    if not state.disorder >> area & 1:
                        self.calm_cities[empire] += level
        for good, at in enumerate(state.good_at):
            if at >= 0 and GOOD_COLOUR[good] == GREEN:
                empire = control[at] if at < AREAS else at - AREAS
                if empire != NOBODY:
                    self.artefacts[empire] += 1
        for empire in self.empires:
            self.artefacts[empire] += (state.religion(empire) != NOBODY) + (state.government(empire) != NOBODY)
            self.counting[empire] = areas_that_count(state, empire, state.held[empire] & ~state.disorder)

    def _count_units(self, state: SevenAges) -> None:
        place = state.place
        for empire in self.empires:
            flipped = state.flipped[empire]
            first = FIRST_PIECE[empire]
            for piece in range(first, FIRST_PIECE[empire + 1]):
                if place[piece] >= 0:
                    self._add(empire, FACE[2 * piece + (flipped >> (piece - first) & 1)])
        for i, holder in enumerate(state.holder):
            if holder != NOBODY and place[FIRST_COMMON + i] >= 0:
                self._add(holder, FACE[2 * (FIRST_COMMON + i)])

    def _add(self, empire: int, piece_type: int) -> None:
        self.arms[empire] += COST[piece_type]
        self.units[empire] += 1
        for i in CLASSES_OF[piece_type]:
            self.counts[empire * CLASSES + i] += 1

    def amounts(self, state: SevenAges, icon: Icon) -> list[int]:
        """By set: what each empire in play has of the thing an icon ranks, else 0."""
        found = [0] * SETS
        for i, amount in enumerate(self.ranked(state, _BY_CODE[icon_code(icon)])):
            found[self.empires[i]] = amount
        return found

    def ranked(self, state: SevenAges, rank: int) -> list[int]:
        """What each empire in play has of a thing that is ranked, in the order of `empires`; `glory.measure`."""
        category = RANK_CATEGORY[rank]
        empires = self.empires
        if category == AREAS_HELD:
            counting, areas = self.counting, RANK_AREAS[rank]
            return [(counting[empire] & areas).bit_count() for empire in empires]
        if category == OUTSIDE_EUROPE:
            return [self._outside_europe(state, empire, RANK_AREAS[rank]) for empire in empires]
        if RANK_CLASS[rank] >= 0:
            counts, one = self.counts, RANK_CLASS[rank]
            return [counts[empire * CLASSES + one] for empire in empires]
        numbers = self.cities
        if category == PROGRESS:
            numbers = state.level
        elif category == MONEY:
            numbers = state.money
        elif category == ARTEFACTS_HAD:
            numbers = self.artefacts
        return [numbers[empire] for empire in empires]

    def _outside_europe(self, state: SevenAges, empire: int, areas: int) -> int:
        capital = state.capital[empire]
        if capital == NOBODY or not EUROPEAN >> capital & 1:
            return 0
        return (self.counting[empire] & areas).bit_count()
