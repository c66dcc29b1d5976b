"""What the mark of a position in a record is taken of: the position, without what follows from the rest of it.

A record holds a hundred marks, and most of the table is always empty. Only pieces on the map are listed; who controls
an area and where units stand follow from `held` and from the pieces, which `check` verifies. Long lists are packed.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import FIRST_COMMON

FOLLOWS: Final = ["control", "units_in", "grounded"]  # from `held` and the pieces
BY_PIECE: Final = ["place", "coast", "maybe"]
SMALL: Final = ["city", "card_at"]  # long lists of numbers below 256: as bytes
SHORT: Final = [  # lists of numbers of 16 bits, each always of the same length
    "holder", "leader_at", "leader_of", "good_at", "blue_at", "known", "marker_slot", "marker_state", "gained",
    "fewest", "most",
]  # fmt: skip
APART: Final[list[str]] = FOLLOWS + BY_PIECE + SMALL + SHORT
AS_THEY_ARE: Final[list[str]] = [name for name in SevenAges.FIELDS if name not in APART]


def digest_values(state: SevenAges) -> list[Any]:
    """The whole position: two positions that differ give different values."""
    values: list[Any] = [getattr(state, name) for name in AS_THEY_ARE]
    values += [bytes(getattr(state, name)) for name in SMALL]
    short = state.place[FIRST_COMMON:]
    for name in SHORT:
        short += getattr(state, name)
    values.append(array("h", short).tobytes())
    values.append(array("i", _on_map(state)).tobytes())
    return values


def _on_map(state: SevenAges) -> list[int]:
    """Of every piece on the map: which it is, where, on which coast, and what others can take it for."""
    coast, maybe = state.coast, state.maybe
    found: list[int] = []
    for piece, area in enumerate(state.place):
        if area >= 0:
            found += [piece, area, coast[piece], maybe[piece]]
    return found
