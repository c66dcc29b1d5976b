"""What a seat may know of a game of Vinci: everything but the order in which tiles will come out of the bag (VI-1.6).

That order is in no state: the bag is a set, drawn from when a tile is drawn. So all seats and spectators see the same,
and there is nothing to redraw in a determinized copy but future dice, which the kernel does.
"""

from __future__ import annotations

from typing import Any

from saecula.games.vinci.civilization import price, tokens_of
from saecula.games.vinci.components import COLOURS, GROUP_NAMES, GROUPS, MAX_ROUNDS, NAMES, PROVINCES
from saecula.games.vinci.reorganization import components
from saecula.games.vinci.scoring import provinces_held, slavery, worth
from saecula.games.vinci.state import (
    COHESION,
    DECLINING,
    EMPTY,
    NEUTRAL,
    TARGET,
    Vinci,
)
from saecula.games.vinci.tiles import KIND_NAMES, KINDS, NONE, kinds_of, pair
from saecula.kernel.dealing import things_in


def view(state: Vinci, seat: int | None) -> dict[str, Any]:
    """All that is on the table, as plain data."""
    return {
        "game": "vinci",
        "seat": seat,
        "seats": state.seats,
        "over": state.over,
        "actors": state.awaited(seat),
        "prompt": "" if state.over else state.top_phase().key,
        "round": state.round,
        "max_rounds": MAX_ROUNDS,
        "turn": state.order[state.turn],
        "order": state.order.copy(),
        "target": state.settings[TARGET],
        "last_round": state.triggered,
        "players": [_player(state, s) for s in range(state.players)],
        "provinces": [_province(state, p) for p in range(PROVINCES)],
        "offer": [_group(state, g, seat) for g in range(GROUPS) if state.offer[2 * g] != NONE],
        "bag": {KIND_NAMES[k]: state.bag[k] for k in range(KINDS) if state.bag[k]},
        "spies": state.spies,
        "eliminated": state.eliminated,
        "parts": _parts(state),
        "ranking": state.ranking if state.over else [],
    }


def _player(state: Vinci, s: int) -> dict[str, Any]:
    return {
        "seat": s,
        "colour": COLOURS[s],
        "virtual": s >= state.seats,
        "score": state.score[s],
        "hand": state.hand[s],
        "pacts": [other for other in range(state.players) if state.pacts[s] >> other & 1],
        "entered": bool(state.entered >> s & 1),
        "active": _empire(state, s),
        "declining": _empire(state, DECLINING + s),
        "slavery": 0 if state.over else slavery(state, s),
    }


def _empire(state: Vinci, empire: int) -> dict[str, Any]:
    return {
        "tiles": [KIND_NAMES[k] for k in kinds_of(state.tiles[empire])],
        "tokens": state.strength[empire],
        "survivors": state.aside[empire],
        "provinces": provinces_held(state, empire),
        "worth": worth(state, empire),
    }


def _province(state: Vinci, p: int) -> dict[str, Any]:
    who = state.holder[p]
    there: dict[str, Any] = {"id": NAMES[p], "tokens": state.tokens[p]}
    if who < NEUTRAL:
        there["holder"] = who % DECLINING
        there["declining"] = who >= DECLINING
    elif who != EMPTY:
        there["holder"] = "neutral"
    if state.forts >> p & 1:
        there["fort"] = True
    return there


def _group(state: Vinci, group: int, seat: int | None) -> dict[str, Any]:
    kinds = state.offer[2 * group : 2 * group + 2]
    return {
        "group": GROUP_NAMES[group],
        "tiles": [KIND_NAMES[k] for k in kinds],
        "price": price(group),
        "counters": state.counters[group],
        "tokens": tokens_of(state, 0 if seat is None else seat, pair(kinds[0], kinds[1])),
    }


def _parts(state: Vinci) -> list[list[str]]:
    """While a player must choose which part of the empire to keep: the parts."""
    if state.over or state.frame(0) != COHESION:
        return []
    return [[NAMES[p] for p in things_in(part)] for part in components(state, state.frame(1))]
