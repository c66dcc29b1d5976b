"""Automatic answers, so that nobody is asked about every window of everybody's turn (SA-15).

They pass, and they look only at what lies open: when they pass tells nothing about a hand.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.moves import AREA, EMPIRE, FREE_SLOT_OF, PASS, SEAT
from saecula.games.seven_ages.phases import AFTER_ACTION, ANNOUNCED, REACTION, ROUND, SIDES_WINDOW, WINDOW
from saecula.games.seven_ages.round_frame import EMPIRES
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.windows import TARGETS, TRADE_REVEAL
from saecula.kernel.auto import TURN, WITHDRAWN, AutoAnswer

CONCERNS: Final = "concerns"  # ask me about my own actions, trades and conflicts, and about cards aimed at me
CONFLICTS: Final = "conflicts"  # ask me about my conflicts only
NOT_THIS_TURN: Final = "turn"  # ask me about no window until the turn is over
KINDS: Final[list[AutoAnswer]] = [
    AutoAnswer(CONCERNS, WITHDRAWN, ahead=True),
    AutoAnswer(CONFLICTS, WITHDRAWN, ahead=True),
    AutoAnswer(NOT_THIS_TURN, TURN, ahead=True),
]


def auto_answer(state: SevenAges, seat: int, kind: str) -> int | None:
    """Pass, in a window that the person does not want to be asked about; None in all others, and outside windows."""
    if state.over or not state.is_actor(seat) or state.answer(seat):
        return None
    phase = state.frame(0)
    if phase not in (WINDOW, SIDES_WINDOW, REACTION, AFTER_ACTION):
        return None
    if kind == CONCERNS and concerns(state, seat):
        return None
    if kind == CONFLICTS and phase != AFTER_ACTION and fights(state, seat):
        return None
    return PASS[0]


def concerns(state: SevenAges, seat: int) -> bool:
    """Whether the open window is about this seat: its own action, trade or conflict, or a card aimed at it."""
    phase = state.frame(0)
    if phase in (SIDES_WINDOW, AFTER_ACTION):
        return True
    return phase == REACTION and (fights(state, seat) or aimed_at(state, seat))


def fights(state: SevenAges, seat: int) -> bool:
    """Whether the window belongs to a conflict of this seat."""
    if state.frame(0) == SIDES_WINDOW:
        return state.frame(3) != TRADE_REVEAL
    at = state.find(ROUND)
    if not at or state.frame(0) != REACTION:
        return False
    sides = [state.frame_at(at, EMPIRES), state.frame_at(at, EMPIRES + 1)]
    return any([empire != NOBODY and state.owner[empire] == seat for empire in sides])


def aimed_at(state: SevenAges, seat: int) -> bool:
    """Whether the announced card names this player, one of its empires, or an area of one."""
    at = state.find(ANNOUNCED)
    end = state.top_frame - 1
    for move in state.stack[at + TARGETS : end]:
        if move in EMPIRE and state.owner[EMPIRE.arg(move)] == seat:
            return True
        if (move in SEAT and SEAT.arg(move) == seat) or (move in FREE_SLOT_OF and FREE_SLOT_OF.arg(move) == seat):
            return True
        if move in AREA and any([state.held[empire] >> AREA.arg(move) & 1 for empire in state.empires_of(seat)]):
            return True
    return False
