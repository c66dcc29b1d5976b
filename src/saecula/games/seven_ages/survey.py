"""The empires in play at a glance: all that `evaluate` asks about a position, reckoned in one pass.

What the glory icons pay is the forecast of a bot, not the rule: ties count half, because the turn marker that breaks
them moves on every turn. The rule itself is in glory.py.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import FERTILE as FERTILE_TERRAIN
from saecula.games.seven_ages.areas import (
    INCOME,
    RESOURCE_GLORY_AGES,
    RESOURCE_INCOME,
    RESOURCE_INCOME_AGES,
    RESOURCE_NOT_FERTILE,
    RESOURCES,
    TERRAIN_AREAS,
    TERRAIN_NAMES,
)
from saecula.games.seven_ages.cards import ICONS, Icon
from saecula.games.seven_ages.census import RANKS, RANKS_OF, Census
from saecula.games.seven_ages.components import AGES
from saecula.games.seven_ages.glory import HOME, PLACES, RESOURCE_TYPES
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import SETS

FERTILE_AREAS: Final[int] = TERRAIN_AREAS[FERTILE_TERRAIN]


class Survey(Census):
    """The numbers of all empires in play, and what their icons would pay."""

    def __init__(self, state: SevenAges) -> None:
        super().__init__(state)
        self.leaders = [0] * SETS
        self.harvest = [0.0] * SETS  # what the icons would pay now
        self.reach = [0.0] * SETS  # how near the empire is to being first, times the values of its icons
        for empire in state.leader_of:
            if empire != NOBODY:
                self.leaders[empire] += 1
        self._rank(state)

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
