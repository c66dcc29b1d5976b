"""A position of Vinci as numbers, for learners. Like the view, it holds everything on the table (VI-1.6)."""

from __future__ import annotations

from typing import Final

from saecula.games.vinci.components import GROUP_NAMES, GROUPS, MAX_PLAYERS, MAX_ROUNDS, NAMES, PROVINCES
from saecula.games.vinci.state import DECLINING, EMPTY, NEUTRAL, TARGET, Vinci
from saecula.games.vinci.tiles import KIND_NAMES, KINDS
from saecula.kernel.layout import Layout, observe_table, put, write_flags

layout: Final[Layout] = Layout(MAX_PLAYERS)
_EMPIRES: Final[list[str]] = [*layout.players, *[f"{who}_declining" for who in layout.players]]
_TILE: Final[list[str]] = ["none", *KIND_NAMES]
_VALUE: Final[list[int]] = [*range(1, KINDS + 1), 0]  # of each kind, and of NONE

ROUND: Final[int] = layout.number("round", MAX_ROUNDS, "0 is the opening round")
LAST_ROUND: Final[int] = layout.flag("last_round", "somebody has reached the target")
GOAL: Final[int] = layout.number("target", 10_000, "points that trigger the end")
TURN: Final[int] = layout.flags("turn", layout.players, "whose turn it is")
ORDER: Final[int] = layout.numbers("order", layout.players, MAX_PLAYERS, "place in the turn order, from 1")
SPIES: Final[int] = layout.number("spies", 100, "uses of Espionage left this turn")
ELIMINATED: Final[int] = layout.number("eliminated", 1000, "tokens eliminated this turn")

SCORE: Final[int] = layout.numbers("score", layout.players, 10_000, "victory points")
HAND: Final[int] = layout.numbers("hand", layout.players, 1000, "tokens of the active empire off the map")
VIRTUAL: Final[int] = layout.flags("virtual", layout.players, "played by the rules")
ENTERED: Final[int] = layout.flags("entered", layout.players, "the active civilization has had its entry turn")
PACTS: Final[list[int]] = [
    layout.flags(f"pacts_of_{who}", layout.players, "opponents named by Diplomacy") for who in layout.players
]
STRENGTH: Final[int] = layout.numbers("strength", _EMPIRES, 1000, "all tokens of an empire")
SURVIVORS: Final[int] = layout.numbers("survivors", _EMPIRES, 1000, "tokens to redeploy at the end of the turn")
TILE: Final[int] = layout.choices("tile", _EMPIRES, _TILE, "the first tile of an empire")
OTHER_TILE: Final[int] = layout.choices("other_tile", _EMPIRES, _TILE, "the second one")

HOLDER: Final[int] = layout.choices("holder", NAMES, ["empty", "neutral", *_EMPIRES], "of each province")
TOKENS: Final[int] = layout.numbers("tokens", NAMES, 1000, "in each province")
FORTS: Final[int] = layout.flags("fort", NAMES, "in each province")

OFFER: Final[int] = layout.choices("offer", GROUP_NAMES, _TILE, "the first tile of a group")
OTHER_OFFER: Final[int] = layout.choices("other_offer", GROUP_NAMES, _TILE, "the second one")
COUNTERS: Final[int] = layout.numbers("counters", GROUP_NAMES, 1000, "bonus counters on a group")
BAG: Final[int] = layout.numbers("bag", KIND_NAMES, 100, "tiles in the bag")


def observe(state: Vinci, seat: int, out: bytearray) -> None:
    """Write a position as a seat sees it; `layout` says where."""
    observe_table(layout, state, seat, out, -1 if state.over else state.frame(0), True)
    players = state.players
    put(out, ROUND, state.round)
    put(out, LAST_ROUND, int(state.triggered))
    put(out, GOAL, state.settings[TARGET])
    put(out, TURN + (state.order[state.turn] - seat) % players, 1)
    put(out, SPIES, state.spies)
    put(out, ELIMINATED, state.eliminated)
    for i in range(players):
        put(out, ORDER + (state.order[i] - seat) % players, i + 1)
    relative: list[int] = [0] * (EMPTY + 1)  # of each holder, what the seat calls it
    relative[NEUTRAL] = 1
    for s in range(players):
        me = (s - seat) % players
        put(out, SCORE + me, state.score[s])
        put(out, HAND + me, state.hand[s])
        put(out, VIRTUAL + me, int(s >= state.seats))
        put(out, ENTERED + me, state.entered >> s & 1)
        for other in range(players):
            put(out, PACTS[me] + (other - seat) % players, state.pacts[s] >> other & 1)
        _empire(state, s, me, out)
        _empire(state, DECLINING + s, MAX_PLAYERS + me, out)
        relative[s] = 2 + me
        relative[DECLINING + s] = 2 + MAX_PLAYERS + me
    for p in range(PROVINCES):
        put(out, HOLDER + p, relative[state.holder[p]])
        put(out, TOKENS + p, state.tokens[p])
    write_flags(out, FORTS, state.forts)
    for g in range(GROUPS):
        put(out, OFFER + g, _VALUE[state.offer[2 * g]])
        put(out, OTHER_OFFER + g, _VALUE[state.offer[2 * g + 1]])
        put(out, COUNTERS + g, state.counters[g])
    for k in range(KINDS):
        put(out, BAG + k, state.bag[k])


def _empire(state: Vinci, empire: int, at: int, out: bytearray) -> None:
    code = state.tiles[empire]
    put(out, STRENGTH + at, state.strength[empire])
    put(out, SURVIVORS + at, state.aside[empire])
    put(out, TILE + at, _VALUE[code // (KINDS + 1)])
    put(out, OTHER_TILE + at, _VALUE[code % (KINDS + 1)])
