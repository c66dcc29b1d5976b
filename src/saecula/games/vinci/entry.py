"""VI-5: entering the map, and what is within reach (VI-6.3 b)."""

from __future__ import annotations

from saecula.games.vinci.components import ENTRIES, ENTRIES_BY_SEA, EVERYWHERE, NEIGHBOURS, OVERSEAS
from saecula.games.vinci.state import Vinci
from saecula.games.vinci.tiles import ASTRONOMY, POWERS, REVOLUTION
from saecula.kernel.dealing import things_in


def entry_provinces(code: int) -> int:
    """Where an empire with this pair of tiles may enter the map (VI-5.2 to 5.4)."""
    powers = POWERS[code]
    if powers[REVOLUTION]:
        return EVERYWHERE
    return ENTRIES_BY_SEA if powers[ASTRONOMY] else ENTRIES


def reach_from(code: int, p: int) -> int:
    """The provinces that can be attacked from a province: adjacent ones, and across the sea with Astronomy."""
    return NEIGHBOURS[p] | OVERSEAS[p] if POWERS[code][ASTRONOMY] else NEIGHBOURS[p]


def reach(state: Vinci, seat: int) -> int:
    """All provinces within reach of the active empire: from its provinces, or the entry provinces if it has none."""
    code = state.tiles[seat]
    if not state.held[seat]:
        return entry_provinces(code)
    found = 0
    for p in things_in(state.held[seat]):
        found |= reach_from(code, p)
    return found
