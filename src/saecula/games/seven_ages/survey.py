"""The empires in play at a glance: all that `evaluate` asks about a position, reckoned in one pass.

What the glory icons pay is the forecast of a bot, not the rule: ties count half, because the turn marker that breaks
them moves on every turn. The rule itself is in glory.py.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import (
    AREAS,
    EUROPE,
    EVERYWHERE,
    INCOME,
    LAND,
    REGION,
    RESOURCE_GLORY_AGES,
    RESOURCE_INCOME,
    RESOURCE_INCOME_AGES,
    RESOURCE_NOT_FERTILE,
    RESOURCES,
    TERRAIN_AREAS,
    TERRAIN_NAMES,
    WATER,
)
from saecula.games.seven_ages.areas import FERTILE as FERTILE_TERRAIN
from saecula.games.seven_ages.cards import ARTEFACTS, CARDS, GOOD_COLOUR, GREEN, ICONS, WORLD, Icon
from saecula.games.seven_ages.components import AGES
from saecula.games.seven_ages.effects import areas_that_count
from saecula.games.seven_ages.glory import (
    AREAS_HELD,
    ARTEFACTS_HAD,
    CITIES,
    HOME,
    LAND_SCOPE,
    MONEY,
    OUTSIDE_EUROPE,
    PLACES,
    PROGRESS,
    RESOURCE_TYPES,
    SEA_SCOPE,
    UNIT_CATEGORIES,
    icon_code,
    is_rank,
)
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import COST, FACES, FIRST_COMMON, FIRST_PIECE, PIECE_KIND, PIECES, RANKED, SETS

CLASSES: Final[int] = len(RANKED)
FERTILE_AREAS: Final[int] = TERRAIN_AREAS[FERTILE_TERRAIN]
EUROPEAN: Final[int] = REGION[EUROPE]

# ------------------------------------------------------------------------------------- the different things ranked

RANK_CATEGORY: Final[list[int]] = []  # by thing that some rank icon ranks: the category ...
RANK_AREAS: Final[list[int]] = []  # ... and for areas, which count
RANKS_OF: Final[list[list[int]]] = []  # by card: the thing each icon ranks, -1 for icons that rank nothing


def _areas_of(icon: Icon) -> int:
    if icon.category == OUTSIDE_EUROPE:
        return EVERYWHERE & ~EUROPEAN
    if icon.category != AREAS_HELD:
        return 0
    mask = EVERYWHERE if icon.region == WORLD else REGION[icon.region]
    return mask & LAND if icon.scope == LAND_SCOPE else mask & WATER if icon.scope == SEA_SCOPE else mask


def _number_ranks() -> None:
    known: dict[int, int] = {}
    for card in range(CARDS):
        row: list[int] = []
        for icon in ICONS[card]:
            code = icon_code(icon)
            if is_rank(icon) and code not in known:
                known[code] = len(RANK_CATEGORY)
                RANK_CATEGORY.append(icon.category)
                RANK_AREAS.append(_areas_of(icon))
            row.append(known[code] if is_rank(icon) else -1)
        RANKS_OF.append(row)


_number_ranks()
RANKS: Final[int] = len(RANK_CATEGORY)


class Survey:
    """Numbers of all empires in play, by colour set."""

    def __init__(self, state: SevenAges) -> None:
        self.empires = state.in_play()
        self.counting = [0] * SETS  # areas that count for area icons, as a mask
        self.cities = [0] * SETS  # city levels
        self.calm_cities = [0] * SETS  # those in areas without disorder
        self.artefacts = [0] * SETS  # green ones
        self.leaders = [0] * SETS
        self.arms = [0] * SETS  # what the units on the map cost
        self.units = [0] * SETS  # how many they are
        self.counts = [0] * (SETS * CLASSES)  # units on the map by class, as in units.RANKED
        self.harvest = [0.0] * SETS  # what the icons would pay now
        self.reach = [0.0] * SETS  # how near the empire is to being first, times the values of its icons
        self._count(state)
        self._count_units(state)
        self._rank(state)

    def _count(self, state: SevenAges) -> None:
        control = state.control
        for area, level in enumerate(state.city):
            if level and control[area] != NOBODY:
                self.cities[control[area]] += level
                if not state.disorder >> area & 1:
                    self.calm_cities[control[area]] += level
        for good in range(ARTEFACTS):
            at = state.good_at[good]
            if at >= 0 and GOOD_COLOUR[good] == GREEN:
                empire = control[at] if at < AREAS else at - AREAS
                if empire != NOBODY:
                    self.artefacts[empire] += 1
        for empire in state.leader_of:
            if empire != NOBODY:
                self.leaders[empire] += 1
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
                    self._add(empire, FACES[PIECE_KIND[piece]][flipped >> (piece - first) & 1])
        for piece in range(FIRST_COMMON, PIECES):
            if place[piece] >= 0:
                self._add(state.holder[piece - FIRST_COMMON], FACES[PIECE_KIND[piece]][0])

    def _add(self, empire: int, piece_type: int) -> None:
        self.arms[empire] += COST[piece_type]
        self.units[empire] += 1
        for i in range(CLASSES):
            if RANKED[i] >> piece_type & 1:
                self.counts[empire * CLASSES + i] += 1

    def amount(self, state: SevenAges, empire: int, rank: int) -> int:
        """What an empire has of a thing that is ranked; `glory.measure`."""
        category = RANK_CATEGORY[rank]
        if category == AREAS_HELD:
            return (self.counting[empire] & RANK_AREAS[rank]).bit_count()
        if category == PROGRESS:
            return state.level[empire]
        if category == MONEY:
            return state.money[empire]
        if category == CITIES:
            return self.cities[empire]
        if category == ARTEFACTS_HAD:
            return self.artefacts[empire]
        if category == OUTSIDE_EUROPE:
            capital = state.capital[empire]
            if capital == NOBODY or not EUROPEAN >> capital & 1:
                return 0
            return (self.counting[empire] & RANK_AREAS[rank]).bit_count()
        return self.counts[empire * CLASSES + UNIT_CATEGORIES.index(category)]

    def _rank(self, state: SevenAges) -> None:
        amounts: list[list[int]] = [[] for _ in range(RANKS)]
        for empire in self.empires:
            card = state.card_of[empire]
            icons = ICONS[card]
            ranks = RANKS_OF[card]
            for i in range(len(icons)):
                rank = ranks[i]
                if rank < 0:
                    paid = self.unranked(state, empire, icons[i])
                    self.harvest[empire] += paid
                    self.reach[empire] += paid
                    continue
                if not amounts[rank]:
                    amounts[rank] = [self.amount(state, other, rank) for other in self.empires]
                self._place(state, empire, icons[i].value, self.amount(state, empire, rank), amounts[rank])

    def _place(self, state: SevenAges, empire: int, value: int, own: int, amounts: list[int]) -> None:
        """Add what an icon pays for an amount among the amounts of all empires, and how near it is to paying all."""
        if own <= 0:
            return
        above = 0
        level = -1  # the empire itself is in the list
        best = 0  # of all the others
        seen = False
        for amount in amounts:
            if amount > own:
                above += 1
            elif amount == own:
                level += 1
                if not seen:
                    seen = True
                    continue
            if amount > best:
                best = amount
        place = above + 0.5 * level
        if place < min(value, PLACES):
            self.harvest[empire] += value - place
        self.reach[empire] += value * min(1.0, own / (best + 1))

    def unranked(self, state: SevenAges, empire: int, icon: Icon) -> float:
        """What an icon pays at the harvest that does not depend on others."""
        if icon.category == HOME:
            return 1.0 if state.home[empire] & ~state.held[empire] == 0 else -1.0
        found = 0.0
        if icon.category == RESOURCE_TYPES:
            calm = state.held[empire] & ~state.disorder
            age = state.age(empire)
            for resource in range(len(RESOURCES)):
                if RESOURCE_GLORY_AGES[resource] >> age & 1 and calm & RESOURCES[resource]:
                    found += 1.0
        return found

    def income(self, state: SevenAges, empire: int) -> int:
        """What terrain, resources and cities yield; effects are left out (`production.income`)."""
        calm = state.held[empire] & ~state.disorder
        age = state.age(empire)
        money = self.calm_cities[empire]
        for terrain in range(len(TERRAIN_NAMES)):
            each = INCOME[terrain * (AGES + 1) + age]
            if each:
                money += each * (calm & TERRAIN_AREAS[terrain]).bit_count()
        for resource in range(len(RESOURCES)):
            if RESOURCE_INCOME_AGES[resource] >> age & 1:
                areas = calm & RESOURCES[resource]
                if RESOURCE_NOT_FERTILE[resource]:
                    areas &= ~FERTILE_AREAS
                money += RESOURCE_INCOME[resource] * areas.bit_count()
        return money if state.capital[empire] != NOBODY else money // 2
