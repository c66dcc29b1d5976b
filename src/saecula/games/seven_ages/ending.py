"""SA-4: winning and the end of the game."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.components import AGES, END_BONUS, TOP_LEVEL
from saecula.games.seven_ages.glory_ledger import FROM_BONUS, gain_glory
from saecula.games.seven_ages.progress import game_age
from saecula.games.seven_ages.state import NOBODY, SevenAges

NOT_YET: Final = 0
BEYOND: Final = 1  # an empire went beyond level 49 (SA-4.2)
INTERNET: Final = 2  # at once (SA-4.2)
AGREED_AGE: Final = 3  # `end_age` (SA-4.3)
TURN_LIMIT: Final = 4  # SA-4.4
QUICK: Final = 5  # SA-13.6, at once
REASONS: Final = ["", "beyond", "internet", "end-age", "turn-limit", "quick-history"]


def ends_now(state: SevenAges) -> bool:
    """Whether the game ends with this turn; notes why."""
    if state.ended == NOT_YET:
        if state.game_over_by != NOBODY:
            state.ended = BEYOND
        elif state.end_age < AGES and game_age(state) > state.end_age:
            state.ended = AGREED_AGE
        elif state.turn >= state.turn_limit:
            state.ended = TURN_LIMIT
    return state.ended != NOT_YET


def end_game(state: SevenAges) -> None:
    """The game is over; the bonus of SA-4.2 is credited last."""
    if state.ended in (BEYOND, INTERNET) and state.bonus_to != NOBODY:
        gain_glory(state, state.bonus_to, END_BONUS, FROM_BONUS, "SA-4.2")
    state.over = True
    state.tell("seven_ages-game-ends", {"reason": f"seven_ages-ending-{REASONS[state.ended]}"}, "SA-4.1")


def ranking(state: SevenAges) -> list[int]:
    """SA-4.1: most glory; then the most advanced empire; beyond level 49, whoever went there first."""
    keys = [_rank_key(state, seat) for seat in range(state.seats)]
    return [1 + sum([other > key for other in keys]) for key in keys]


def _rank_key(state: SevenAges, seat: int) -> tuple[int, int, int]:
    level = max([state.level[empire] for empire in state.empires_of(seat)], default=0)
    if state.beyond[seat]:  # also empires that have been discarded since (SA-4.5)
        return state.glory[seat], TOP_LEVEL + 1, -state.beyond[seat]
    return state.glory[seat], min(level, TOP_LEVEL), 0
