"""What is still to come, for bots: harvests until the end of history, and empires that a hand could start."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import CARDS, CATEGORY_KIND, ICONS, MAX_EMPIRES, MIN_EMPIRES
from saecula.games.seven_ages.components import TOP_LEVEL, age_mask, age_of, cards
from saecula.games.seven_ages.founding import lowest_age
from saecula.games.seven_ages.progress import most_advanced
from saecula.games.seven_ages.state import SevenAges

PACE: Final = 1.2  # levels that the most advanced empire gains per turn
KEPT: Final = 0.98  # part of a position that is still there a turn later

# Sum of KEPT ** k for so many harvests.
HARVESTS: Final[list[float]] = [(1.0 - KEPT**n) / (1.0 - KEPT) for n in range(TOP_LEVEL + 2)]
EARLY: Final = 3  # history begins in this age at the latest, if it is for a bot to say

PER_RANK: Final = 0.45  # of the value of a rank icon, which a usual empire gets
PER_OTHER: Final = 0.6  # of one for home, resources, or something done


def _potential(card: int) -> float:
    worth = 0.0
    for icon in ICONS[card]:
        worth += PER_RANK * icon.value if CATEGORY_KIND[icon.category] == "rank" else PER_OTHER
    return worth


POTENTIAL: Final[list[float]] = [_potential(card) for card in range(CARDS)]  # glory per turn of its empire
START_AGES: Final[list[int]] = [age_mask([row.age for row in card.empire.start_ages]) for card in cards]
FIRST_LEVEL: Final[list[int]] = [7 * (max(lowest_age(card), 1) - 1) + 1 for card in range(CARDS)]


def harvests(level: int, turns: int) -> float:
    """What the harvests to come are worth in harvests of today, if the most advanced empire is on this level."""
    count = min(int((TOP_LEVEL + 1 - level) / PACE), turns)
    return HARVESTS[max(1, min(count, TOP_LEVEL + 1))]


def harvests_left(state: SevenAges) -> float:
    """The same for a position: empires that start late in history leave few harvests."""
    return harvests(max(1, most_advanced(state)), state.turn_limit - state.turn)


def opening(state: SevenAges, seat: int) -> float:
    """What the best empire of the hand that could start now would bring, all its harvests together; 0 for none."""
    if len(state.empires_of(seat)) >= MAX_EMPIRES[state.seats]:
        return 0.0
    level = most_advanced(state)
    best = 0.0
    for card in state.hand(seat):
        if level == 0:
            if lowest_age(card) > EARLY:
                continue
            worth = POTENTIAL[card] * harvests(FIRST_LEVEL[card], state.turn_limit - state.turn)
        elif START_AGES[card] >> age_of(level) & 1 and len(state.in_play()) >= MIN_EMPIRES[card]:
            worth = POTENTIAL[card] * harvests(level, state.turn_limit - state.turn)
        else:
            continue
        best = max(best, worth)
    return best


def later(state: SevenAges, seat: int) -> float:
    """How many cards of the hand are empires that can still start, now or in a later age."""
    age = age_of(max(1, most_advanced(state)))
    return float(sum([START_AGES[card] >> age != 0 for card in state.hand(seat)]))
