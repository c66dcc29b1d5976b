"""The empires in play at a glance: all that `evaluate` asks about a position, reckoned in one pass.

What the glory icons pay is the forecast of a bot, not the rule: ties count half, because the turn marker that breaks
them moves on every turn. The rule itself is in glory.py.
"""

from __future__ import annotations

from saecula.games.seven_ages.areas import RESOURCE_GLORY_AGES, RESOURCES, yield_of
from saecula.games.seven_ages.cards import ICONS, Icon
from saecula.games.seven_ages.census import RANKS, RANKS_OF, Census
from saecula.games.seven_ages.glory import HOME, PLACES, RESOURCE_TYPES
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import SETS


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
        for at, empire in enumerate(self.empires):
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
                    amounts[rank] = self.ranked(state, rank)
                self._place(empire, icons[i].value, amounts[rank][at], amounts[rank])

    def _place(self, empire: int, value: int, own: int, amounts: list[int]) -> None:
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
        land = yield_of(state.held[empire] & ~state.disorder, state.age(empire))
        money = land + self.calm_cities[empire]
        return money if state.capital[empire] != NOBODY else money // 2
