"""VI-9: decline, and the Renaissance that makes it cheap."""

from __future__ import annotations

from saecula.games.vinci.state import (
    DECLINE_TOKENS,
    DECLINING,
    KEEP_ALL,
    REMOVE_ONE,
    Vinci,
)
from saecula.games.vinci.tiles import AFTER_DECLINE, NO_TILES, kinds_of
from saecula.kernel.dealing import things_in


def decline(state: Vinci, seat: int) -> None:
    """The active empire goes into decline: VI-9.2 to VI-9.5. Scoring and the new civilization are the caller's."""
    old = DECLINING + seat
    for p in things_in(state.held[old]):  # VI-9.2: a player never has two declining empires
        state.vacate(p)
    state.return_tiles(old)
    state.strength[seat] -= state.hand[seat]  # VI-9.3: what is in hand is lost
    state.hand[seat] = 0
    for p in things_in(state.held[seat]):  # VI-9.4
        lost = tokens_lost(state, state.tokens[p])
        state.strength[seat] -= lost
        state.tokens[p] -= lost
        if state.tokens[p] == 0:
            state.vacate(p)
        else:
            state.strength[seat] -= state.tokens[p]
            state.strength[old] += state.tokens[p]
            state.take(p, old)
    stays = AFTER_DECLINE[state.tiles[seat]]  # VI-9.5
    leaving = kinds_of(state.tiles[seat])
    for kind in kinds_of(stays):
        leaving.remove(kind)
    for kind in leaving:
        state.bag[kind] += 1
    state.tiles[old] = stays
    state.tiles[seat] = NO_TILES
    if not state.held[old]:
        state.return_tiles(old)
    state.pacts[seat] = 0
    if state.log is not None:
        state.tell("vinci-declined", {"seat": seat, "provinces": len(things_in(state.held[old]))}, "VI-9.1")


def tokens_lost(state: Vinci, there: int) -> int:
    """How many of the tokens in a province go to the supply when it declines (VI-9.4 and its options)."""
    if state.settings[DECLINE_TOKENS] == KEEP_ALL:
        return 0
    return 1 if state.settings[DECLINE_TOKENS] == REMOVE_ONE else there - 1
