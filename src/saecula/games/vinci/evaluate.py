"""What a position is worth to a seat, in victory points: the score, what this turn and the next ones will bring.

A position is described by a list of features, which weights/*.yaml says how to add up.
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_weights
from saecula.games.vinci.components import FOLDER, NEIGHBOURS, PROVINCES
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
from saecula.kernel.weighing import subtract, weighed

RIVALS: Final = 0.25  # how much the others' fortune counts against one's own
GUARD: Final[list[float]] = [0.0, 0.0, 0.10, 0.17, 0.22, 0.26, 0.29, 0.31, 0.32]  # tokens on a border province


FEATURES: Final[list[str]] = [
    "score",
    "due",  # points that the end of this turn will bring
    "tokens_in_hand",  # while conquests are still being made
    "active_provinces",  # points that the active empire makes in a turn ...
    "free_tokens",  # ... and tokens that can still conquer something
    "new_tokens",  # of a civilization that has yet to enter, its tiles included
    "declining_provinces",  # points that the empire in decline makes in a turn
    "guard",  # how well the borders are held
]
COUNT: Final[int] = len(FEATURES)
SETS: Final[dict[str, list[float]]] = read_weights(f"{FOLDER}/weights", FEATURES)
WEIGHTS: Final[list[float]] = list(SETS.values())[-1]


def evaluate(state: Vinci, seat: int) -> float:
    """The seat's prospects, less a part of what the strongest opponents have."""
    return weigh(state, seat, WEIGHTS)


def weigh(state: Vinci, seat: int, weights: list[float]) -> float:
    """The same with other weights."""
    best_rival = 0.0
    others = 0.0
    for s in range(state.players):
        if s != seat:
            theirs = weighed(describe(state, s), weights)
            others += theirs
            best_rival = max(best_rival, theirs)
    own = describe(state, seat)
    own[COUNT - 1] = guard(state, seat)
    return weighed(own, weights) - RIVALS * (others + best_rival) / state.players


def features(state: Vinci, seat: int) -> list[float]:
    """The seat's own features, less a part of the others', the best of them twice."""
    found = describe(state, seat)
    found[COUNT - 1] = guard(state, seat)
    best = 0.0
    rival = [0.0] * COUNT
    for s in range(state.players):
        if s != seat:
            theirs = describe(state, s)
            subtract(found, theirs, RIVALS / state.players)
            value = weighed(theirs, WEIGHTS)
            if value > best:
                best = value
                rival = theirs
    subtract(found, rival, RIVALS / state.players)
    return found


def describe(state: Vinci, seat: int) -> list[float]:
    """The features of one player, in the order of FEATURES; how the borders are held is left out."""
    found = [0.0] * COUNT
    active = worth(state, seat)
    declining = worth(state, DECLINING + seat)
    found[0] = float(state.score[seat])
    if in_own_turn(state, seat):
        found[1] = float(active + declining + slavery(state, seat))
        if state.frame(0) == EXPANSION:
            found[2] = float(state.hand[seat])
    if state.over:
        return found
    horizon = turns_left(state)
    if state.entered >> seat & 1:
        found[3] = horizon * active
        found[4] = horizon * max(0, state.strength[seat] - state.held[seat].bit_count())
    else:
        found[5] = horizon * state.strength[seat]
    found[6] = horizon * declining
    return found


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
