"""SA-4: winning and the end of the game."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.components import AGES, END_BONUS
from saecula.games.seven_ages.glory_ledger import FROM_BONUS, gain_glory
from saecula.games.seven_ages.state import NOBODY, SevenAges

NOT_YET: Final = 0
BEYOND: Final = 1  # an empire went beyond level 49 (SA-4.2)
INTERNET: Final = 2  # at once (SA-4.2)
AGREED_AGE: Final = 3  # `end_age` (SA-4.3)
TURN_LIMIT: Final = 4  # SA-4.4
QUICK: Final = 5  # SA-13.6, at once
REASONS: Final = ["", "beyond", "internet", "end-age", "turn-limit", "quick-history"]


def due(state: SevenAges) -> int:
    """Why the game will end with this turn; NOT_YET if it goes on."""
    if state.game_over_by != NOBODY:
        return BEYOND
    if state.end_age < AGES and state.age_seen > state.end_age:
        return AGREED_AGE
    return TURN_LIMIT if state.turn >= state.turn_limit else NOT_YET


def ends_now(state: SevenAges) -> bool:
    """Whether the game ends with this turn; notes why."""
    if state.ended == NOT_YET:
        state.ended = due(state)
    return state.ended != NOT_YET


def end_game(state: SevenAges) -> None:
    """The game is over; the bonus of SA-4.2 is credited last."""
    if state.ended in (BEYOND, INTERNET) and state.bonus_to != NOBODY:
        gain_glory(state, state.bonus_to, END_BONUS, FROM_BONUS, "SA-4.2")
    state.over = True
    state.tell("seven_ages-game-ends", {"reason": f"seven_ages-ending-{REASONS[state.ended]}"}, "SA-4.1")
