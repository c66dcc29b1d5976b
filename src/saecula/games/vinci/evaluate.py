"""What a position is worth to a seat, in victory points: the score, what this turn and the next ones will bring."""

from __future__ import annotations

from typing import Final

from saecula.games.vinci.components import NEIGHBOURS, PROVINCES
from saecula.games.vinci.scoring import slavery, worth
from saecula.games.vinci.state import (
    CHOOSING,
    DECLINING,
    EXPANSION,
    NEXT_TURN,
    REBIRTH,
    REDEPLOYMENT,
    TARGET,
    TURN,
    Vinci,
)

ACTIVE_TURNS: Final = 2.0  # how many turns' worth a province of an active empire is ...
DECLINING_TURNS: Final = 1.5  # ... and one in decline, which nobody defends
FREE_TOKEN: Final = 0.75  # a token that can still conquer something
HAND_TOKEN: Final = 0.8  # a token in hand while conquests are still being made
NEW_TOKEN: Final = 1.25  # a token of a civilization that has yet to enter, its tiles included
RIVALS: Final = 0.25  # how much the others' fortune counts against one's own
GUARD: Final[list[float]] = [0.0, 0.0, 0.10, 0.17, 0.22, 0.26, 0.29, 0.31, 0.32]  # tokens on a border province


def evaluate(state: Vinci, seat: int) -> float:
    """The seat's prospects, less a part of what the strongest opponents have."""
    best_rival = 0.0
    total = 0.0
    for s in range(state.players):
        if s != seat:
            theirs = prospects(state, s)
            total += theirs
            best_rival = max(best_rival, theirs)
    rivals = (total + best_rival) / state.players
    return prospects(state, seat) + 0.3 * guard(state, seat) - RIVALS * rivals


def prospects(state: Vinci, seat: int) -> float:
    """Points on the track, points still due this turn, and the prospects of both empires and the tokens."""
    active = worth(state, seat)
    declining = worth(state, DECLINING + seat)
    points = float(state.score[seat])
    if in_own_turn(state, seat):
        points += active + declining + slavery(state, seat)
        if state.frame(0) == EXPANSION:
            points += HAND_TOKEN * state.hand[seat]
    if state.over:
        return points
    horizon = turns_left(state)
    held = state.held[seat]
    provinces = sum([held >> p & 1 for p in range(PROVINCES)])
    free = state.strength[seat] - provinces
    if state.entered >> seat & 1:
        future = ACTIVE_TURNS * active + FREE_TOKEN * max(0, free)
    else:
        future = NEW_TOKEN * state.strength[seat]
    return points + horizon * (future + DECLINING_TURNS * declining)


def in_own_turn(state: Vinci, seat: int) -> bool:
    """Whether this player is in an expansion turn that has not been scored yet."""
    if state.over or state.round == 0 or state.order[state.turn] != seat:
        return False
    phase = state.bottom(0)
    return phase not in (TURN, CHOOSING, REBIRTH, NEXT_TURN, REDEPLOYMENT)


def turns_left(state: Vinci) -> float:
    """How much of the usual future there still is: 1 in mid-game, towards 0 in the last round."""
    if state.triggered:
        return 0.0
    return min(1.0, max(0.15, (state.settings[TARGET] - max(state.score)) / 36.0))


def guard(state: Vinci, seat: int) -> float:
    """How well the borders are held: the second token on a border province is worth more than the fifth."""
    held = state.held[seat]
    total = 0.0
    for p in range(PROVINCES):
        if held >> p & 1 and NEIGHBOURS[p] & ~held:
            total += GUARD[min(state.tokens[p], len(GUARD) - 1)] + (0.1 if state.forts >> p & 1 else 0.0)
    return total
