"""What a position is worth to a seat, in victory points: the score, what this turn and the next ones will bring.

A position is described by a list of features, which weights/*.yaml says how to add up.
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_weights
from saecula.games.vinci.components import FOLDER, NEIGHBOURS, PROVINCES
from saecula.games.vinci.prospects import PARTS, outlook
from saecula.games.vinci.scoring import slavery, worth
from saecula.games.vinci.state import (
    CHOOSING,
    DECLINE,
    DECLINING,
    EXPAND,
    EXPANSION,
    FORTIFYING,
    NEXT_TURN,
    PLACE,
    PLACEMENT,
    REBIRTH,
    REDEPLOYMENT,
    TARGET,
    TURN,
    Vinci,
)
from saecula.games.vinci.tiles import KIND_NAMES, PAIRS, SPECIALIZATION, kinds_of
from saecula.kernel.weighing import subtract, weighed

RIVALS: Final = 0.25  # how much the others' fortune counts against one's own
BETWEEN: Final = (TURN, FORTIFYING, CHOOSING, REBIRTH, REDEPLOYMENT, NEXT_TURN)
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
    "new_talents",  # what the tiles of a civilization that has yet to enter promise ...
    "talents",  # ... and those of the active empire, besides points for its provinces
    *PARTS,  # between turns these count, and of the others only the score: see prospects.py
    "rivals",  # what the best of them will have; weights without it look at turns and what is between them alike
]
COUNT: Final[int] = len(FEATURES)
SETS: Final[dict[str, list[float]]] = read_weights(f"{FOLDER}/weights", FEATURES)
WEIGHTS: Final[list[float]] = list(SETS.values())[-1]
FIRST_PART: Final[int] = FEATURES.index(PARTS[0])
RIVALS_AHEAD: Final[int] = FEATURES.index("rivals")
GUARDING: Final = 7  # the feature that is found for the seat itself, not for its rivals

# What a tile is worth in a turn, in points: one that brings points for provinces only until they are counted.
TALENT: Final[dict[str, float]] = {
    "agriculture_active": 2.0,
    "agriculture_decline": 3.0,
    "livestock_active": 2.0,
    "livestock_decline": 3.0,
    "mining_active": 2.0,
    "mining_decline": 3.0,
    "ports_active": 2.0,
    "ports_decline": 3.0,
    "currency": 6.0,
    "slavery": 3.0,
    "espionage": 1.0,
    "field_general": 3.0,
    "fortification": 1.0,
    "militia": 1.0,
    "mountain_skill": 2.5,
    "shipbuilding": 1.5,
    "weapons": 3.0,
    "astronomy": 0.5,
    "diplomacy": 1.0,
    "heritage": 0.5,
    "medicine": 1.5,
    "messengers": 0.5,
    "renaissance": 2.5,
    "revolutionaries": 0.5,
}
POINTS_ONLY: Final = ("agriculture", "livestock", "mining", "ports", "currency")


def _talent(code: int, entered: bool) -> float:
    kinds = kinds_of(code)
    found = 0.0
    for kind in kinds:
        if not (entered and KIND_NAMES[kind].startswith(POINTS_ONLY)):
            found += TALENT.get(KIND_NAMES[kind], 0.0)
    return found * (2.0 if SPECIALIZATION in kinds else 1.0)


NEW_TALENTS: Final[list[float]] = [_talent(code, False) for code in range(PAIRS)]
TALENTS: Final[list[float]] = [_talent(code, True) for code in range(PAIRS)]


def evaluate(state: Vinci, seat: int) -> float:
    """The seat's prospects, less a part of what the strongest opponents have."""
    return weigh(state, seat, WEIGHTS)


def weigh(state: Vinci, seat: int, weights: list[float]) -> float:
    """The same with other weights."""
    if weights[RIVALS_AHEAD] and between_turns(state):
        return weighed(look_ahead(state, seat), weights)
    best_rival = 0.0
    others = 0.0
    for s in range(state.players):
        if s != seat:
            theirs = weighed(describe(state, s), weights)
            others += theirs
            best_rival = max(best_rival, theirs)
    own = describe(state, seat)
    look_around(state, seat, own)
    return weighed(own, weights) - RIVALS * (others + best_rival) / state.players


def features(state: Vinci, seat: int) -> list[float]:
    """The seat's own features, less a part of the others', the best of them twice."""
    if WEIGHTS[RIVALS_AHEAD] and between_turns(state):
        return look_ahead(state, seat)
    found = describe(state, seat)
    look_around(state, seat, found)
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
        found[9] = horizon * TALENTS[state.tiles[seat]]
    else:
        found[5] = horizon * state.strength[seat]
        found[8] = horizon * NEW_TALENTS[state.tiles[seat]]
    found[6] = horizon * declining
    return found


def look_ahead(state: Vinci, seat: int) -> list[float]:
    """The features of a position between turns."""
    found = [0.0] * COUNT
    ahead = outlook(state, seat)
    found[0] = ahead[0]
    found[FIRST_PART:] = ahead[1:]
    return found


def between_turns(state: Vinci) -> bool:
    """Whether nothing more will be conquered or placed in this turn."""
    return state.over or state.frame(0) in BETWEEN


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


def look_around(state: Vinci, seat: int, found: list[float]) -> None:
    """How well the borders are held. The second token on a border province is worth more than the fifth."""
    held = state.held[seat]
    total = 0.0
    for p in range(PROVINCES):
        if held >> p & 1 and NEIGHBOURS[p] & ~held:
            total += GUARD[min(state.tokens[p], len(GUARD) - 1)] + (0.1 if state.forts >> p & 1 else 0.0)
    found[GUARDING] = total


def quick_move(state: Vinci, seat: int) -> int:
    """What to do without looking further, for lines that are played on; -1 where the moves must be compared.

    A token goes on the border province that it does most for, as `guard` counts.
    """
    if state.frame(0) == TURN and WEIGHTS[RIVALS_AHEAD]:
        return expand_or_decline(state, seat)
    if state.frame(0) != PLACEMENT:
        return -1
    held = state.held[seat]
    best = -1
    most = 0.0
    for p in range(PROVINCES):
        if held >> p & 1 and NEIGHBOURS[p] & ~held:
            there = state.tokens[p]
            gain = GUARD[there + 1] - GUARD[there] if there + 1 < len(GUARD) else 0.0
            if best < 0 or gain > most:
                best, most = p, gain
    if best < 0:
        best = (held & -held).bit_length() - 1
    return PLACE.base + best


def expand_or_decline(state: Vinci, seat: int) -> int:
    """A decline that makes the prospects better than they were is taken; its best new civilization counts."""
    if not state.entered >> seat & 1:
        return EXPAND.base
    now = evaluate(state, seat)
    declined = state.clone()
    declined.play_legal(seat, DECLINE.base)
    for choice in declined.legal(seat):
        after = declined.clone()
        after.play_legal(seat, choice)
        if evaluate(after, seat) > now:
            return DECLINE.base
    return EXPAND.base
