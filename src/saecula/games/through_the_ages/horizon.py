"""How many turns are still to come: until the game ends, and until cards of an age become obsolete (TA-12.2).

The estimate goes by how fast the civil decks have run out so far. A bot makes it once, for the position from which it
plans (`fix_horizon`), and all positions that it reaches from there are judged by it. Otherwise every card taken would
seem to shorten the game, and so to cost a part of everything still to come.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.components import AGES, CIVIL_DECKS, LAST_AGE
from saecula.games.through_the_ages.state import CIVIL_DECK, FULL, VERSION, Ages

USUAL_RATE: Final = 3.0  # cards that leave the decks in a turn, as long as there are few turns to tell ...
USUAL_TURNS: Final = 18.0  # ... and how many turns that counts for
FULL_GAME: Final = 18.0  # turns that everybody has


def fix_horizon(state: Ages) -> None:
    """Estimate now; all copies made of this position are judged by that."""
    state.horizon = estimate(state)
    state.estimated_in = _turn(state)


def horizon(state: Ages) -> list[float]:
    """The turns left by which a position is judged: for cards of each age until they are obsolete, then in all."""
    if state.over:
        return [0.0] * (AGES + 1)
    if not state.horizon:
        return estimate(state)
    passed = (_turn(state) - state.estimated_in) // state.seats
    if passed <= 0:
        return state.horizon
    return [max(0.5, turns - passed) for turns in state.horizon]


def is_overdue(state: Ages, age: int) -> bool:
    """Whether cards of an age should be obsolete by now, by the estimate made before."""
    passed = (_turn(state) - state.estimated_in) // state.seats
    return bool(state.horizon) and passed > state.horizon[age]


def _turn(state: Ages) -> int:
    """The turns since the beginning: a round goes from the starting player to the seat before."""
    return state.round * state.seats + (state.active - state.first) % state.seats


def estimate(state: Ages) -> list[float]:
    """The turns that everybody will still have, by how fast the decks have run out so far."""
    if state.over:
        return [0.0] * (AGES + 1)
    if state.last_round:
        return [float(state.last_round - state.round) + 0.5] * (AGES + 1)
    last = LAST_AGE[state.options[VERSION]]
    full = CIVIL_DECKS[state.seats - 2]
    left = total = 0
    ends: list[int] = []  # cards that leave the decks until the age ends
    for age in range(AGES):
        if 1 <= age <= last:
            left += state.cards[CIVIL_DECK + age].bit_count()
            total += full[age].bit_count()
        ends.append(left)
    played = USUAL_TURNS + max(0, state.round - 2) * state.seats
    rate = (USUAL_RATE * USUAL_TURNS + total - left) / played
    each = rate * state.players
    whole = left / each + (1.5 if state.options[VERSION] == FULL else 1.0)
    found = [ends[age + 1] / each if age + 1 < last else whole for age in range(AGES)]
    found.append(whole)
    return found
