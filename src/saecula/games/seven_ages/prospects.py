"""What is still to come, for bots: harvests until the end of history, and empires that a hand could start."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import CARDS, CATEGORY_KIND, ICONS, MAX_EMPIRES, MIN_EMPIRES
from saecula.games.seven_ages.components import TOP_LEVEL, age_mask, age_of, cards
from saecula.games.seven_ages.founding import can_start, lowest_age
from saecula.games.seven_ages.phases import START_EMPIRE
from saecula.games.seven_ages.progress import most_advanced
from saecula.games.seven_ages.start import CARD
from saecula.games.seven_ages.state import NOBODY, SevenAges

PACE: Final = 1.2  # levels that the most advanced empire gains per turn
LATE_START: Final = 0.6
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
    """How many harvests are to come if the most advanced empire is on this level, with so many turns left at most.

    Reckoned from the first level of its age: a bot must not shrink from progress because the game gets shorter by it.
    """
    first = 7 * (age_of(level) - 1) + 1
    return max(1.0, min((TOP_LEVEL + 1 - first) / PACE, float(turns)))


def harvests_left(state: SevenAges) -> float:
    """The same for a position: empires that start late in history leave few harvests.

    The first empire of a game fixes how long it will be. A late one counts less than its harvests alone would make it.
    """
    level = max(1, front(state))
    left = harvests(level, state.turn_limit - state.turn)
    return left * LATE_START if age_of(level) > EARLY and len(state.in_play()) <= 1 else left


def front(state: SevenAges) -> int:
    """The level of the most advanced empire, or where the first of the game is about to start; 0 if there is none."""
    level = most_advanced(state)
    card = being_started(state)
    return level if level or card == NOBODY else FIRST_LEVEL[card]


def being_started(state: SevenAges) -> int:
    """The card that has been chosen in a Start Empire action, until its empire is on the table; else NOBODY."""
    at = state.find(START_EMPIRE)
    return state.frame_at(at, CARD) if at else NOBODY


def opening(state: SevenAges, seat: int) -> float:
    """What the best empire of the hand that could start now would bring, all its harvests together; 0 for none."""
    if len(state.empires_of(seat)) >= MAX_EMPIRES[state.seats]:
        return 0.0
    level = front(state)
    started = being_started(state)
    best = 0.0
    for card in state.hand(seat):
        if card == started:
            continue
        if level == 0:
            if lowest_age(card) > EARLY or can_start(state, seat, card):
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
