"""What the dice can make of an attack, each outcome with its probability: for bots, which may not know future dice."""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.combat import (
    BOTH_FELL,
    LOST,
    REPELLED,
    WON,
    attack_bonus,
    attack_dice,
    defence_dice,
    odds,
    ties_won,
)
from saecula.games.history_of_the_world.components import BIT, NONE
from saecula.games.history_of_the_world.state import ACTIVE, CRUSADERS, EXPAND, EXPANSION, History

LEAST: Final = 0.001  # outcomes less likely than this are left out
_known: dict[int, list[float]] = {}  # the chances of the four ends of a fight, by its figures


def outcomes(state: History, seat: int, move: int) -> list[tuple[float, History]]:
    """The ends of an attack on a single army by the Active Empire or a Minor Empire; nothing for other moves."""
    if move not in EXPAND or state.frame(0) != EXPANSION or state.force == CRUSADERS:
        return []
    t = EXPAND.arg(move)
    if state.owner[t] in (NONE, seat) or state.second & BIT[t]:
        return []
    if state.treachery == t and state.force == ACTIVE:
        return []
    found: list[tuple[float, History]] = []
    for end, chance in enumerate(_chances(state, t)):
        if chance >= LEAST:
            after = state.clone()
            _settle(after, seat, t, end)
            found.append((chance, after))
    return found


def _chances(state: History, t: int) -> list[float]:
    """The exact odds of the attack, kept by what they depend on."""
    force = state.force
    defence = defence_dice(state, force, t)
    key = attack_dice(state, force) * 4 + defence
    key = (key * 8 + attack_bonus(state, force, t)) * 2 + int(ties_won(state, force))
    key = (key * 2 + (state.forts >> t & 1)) * 2 + ((state.cities | state.capitals) >> t & 1)
    if force == ACTIVE:
        key = key * 1024 + 1 + (state.in_force & 511)
    else:
        key *= 1024
    ends = _known.get(key)
    if ends is None:
        ends = odds(state, force, t, defence).ends
        _known[key] = ends
    return ends


def _settle(state: History, seat: int, t: int, end: int) -> None:
    """The position after a fight that ended so (HW-5.16, HW-5.19, HW-5.21)."""
    state.armies -= 1
    state.reveals += 1
    if end == WON:
        state.vacate(t)
        state.plunder(t)
        state.hold(t, seat)
    else:
        if state.force == ACTIVE:
            state.lost += 1
            state.recoverable += 1
        if end == BOTH_FELL:
            state.vacate(t)
        elif end == REPELLED:
            state.forts ^= state.forts & BIT[t]
        else:
            assert end == LOST
    state.forget_legal()
