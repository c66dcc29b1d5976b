"""VI-10: scoring, and the end of the game."""

from __future__ import annotations

from typing import Final

from saecula.games.vinci.components import PROVINCES
from saecula.games.vinci.state import CHOOSING, DECLINING, NEXT_TURN, REBIRTH, REDEPLOYMENT, TARGET, Vinci
from saecula.games.vinci.tiles import POWERS, SLAVERY, VALUE

SCORED_PHASES: Final = (CHOOSING, REBIRTH, REDEPLOYMENT, NEXT_TURN)  # what was eliminated has been scored by then


def worth(state: Vinci, empire: int) -> int:
    """The VP that the provinces of an empire bring at the moment of scoring, with its tiles (VI-8.4, VI-10.1)."""
    values = VALUE[state.tiles[empire]]
    held = state.held[empire]
    total = 0
    p = 0
    while held:
        if held & 1:
            total += values[p]
        held >>= 1
        p += 1
    return total


def slavery(state: Vinci, seat: int) -> int:
    """The VP for the tokens eliminated this turn, all of them by the player in turn (VI-8.5)."""
    if seat != state.order[state.turn] or (not state.over and state.frame(0) in SCORED_PHASES):
        return 0
    return POWERS[state.tiles[seat]][SLAVERY] * state.eliminated


def income(state: Vinci, seat: int) -> int:
    """What the player would score if the turn ended now."""
    return worth(state, seat) + worth(state, DECLINING + seat) + slavery(state, seat)


def score_turn(state: Vinci, seat: int) -> None:
    """VI-10.1: both empires and Slavery."""
    points = income(state, seat)
    state.scored += points
    if state.log is not None:
        state.tell(
            "vinci-scored",
            {
                "seat": seat,
                "points": points,
                "active": worth(state, seat),
                "declining": worth(state, DECLINING + seat),
                "slavery": slavery(state, seat),
            },
            "VI-10.1",
        )
    gain(state, seat, points)


def gain(state: Vinci, seat: int, points: int) -> None:
    """Add points; reaching the target triggers the end, except in the opening round (VI-10.2)."""
    state.score[seat] += points
    if state.score[seat] >= state.settings[TARGET] and state.round > 0 and not state.triggered:
        state.triggered = True
        state.tell("vinci-last-round", {"seat": seat, "points": state.score[seat]}, "VI-10.3")


def provinces_held(state: Vinci, empire: int) -> int:
    """How many provinces an empire holds."""
    return sum([state.held[empire] >> p & 1 for p in range(PROVINCES)])
