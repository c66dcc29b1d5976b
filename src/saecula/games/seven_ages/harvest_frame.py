"""The frame of the end of a turn (SA-12): what it holds, and what events write into it."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.phases import END_OF_TURN
from saecula.games.seven_ages.state import SevenAges

# The frame of EndOfTurn: stage, position, halved by `glory` events, then by seat the glory bought, then by empire what
# the `icons` events say: 1 its best icon pays nothing, and from 2 on twice the cap of doubling plus 2. Orders of tied
# empires come last (ties.py).
STAGE: Final = 2
AT: Final = 3
HALVED: Final = 4
BOUGHT: Final = 6


def note_icons(state: SevenAges, empire: int, zero_best: bool, cap: int) -> None:
    """An `icons` event works on an empire at this harvest."""
    at = state.find(END_OF_TURN)
    slot = BOUGHT + state.seats + empire
    value = state.frame_at(at, slot)
    state.set_frame_at(at, slot, value | 1 if zero_best else value + 2 * (cap + 1))


def note_halving(state: SevenAges) -> None:
    """The event `glory`: the harvest total of every player is halved (SA-12.10)."""
    at = state.find(END_OF_TURN)
    state.set_frame_at(at, HALVED, state.frame_at(at, HALVED) + 1)
