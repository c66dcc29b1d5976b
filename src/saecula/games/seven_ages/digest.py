"""What the mark of a position in a record is taken of: the position, without what follows from the rest of it.

A record holds hundreds of marks, and most of the table is always empty. Only pieces on the map are listed; who controls
an area and where units stand follow from `held` and from the pieces, which `check` verifies.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import FIRST_COMMON

FOLLOWS: Final = ["control", "units_in", "grounded"]  # from `held` and the pieces
BY_PIECE: Final = ["place", "coast", "maybe"]
SMALL: Final = ["city", "card_at"]  # long lists of small numbers: as bytes
AS_THEY_ARE: Final[list[str]] = [
    name for name in SevenAges.FIELDS if name not in FOLLOWS and name not in BY_PIECE and name not in SMALL
]


def digest_values(state: SevenAges) -> list[Any]:
    """The whole position: two positions that differ give different values."""
    values: list[Any] = [getattr(state, name) for name in AS_THEY_ARE]
    values += [bytes(getattr(state, name)) for name in SMALL]
    values.append(state.place[FIRST_COMMON:])
    values.append(_on_map(state))
    return values


def _on_map(state: SevenAges) -> list[int]:
    """Of every piece on the map: which it is, where, on which coast, and what others can take it for."""
    found: list[int] = []
    for piece, area in enumerate(state.place):
        if area >= 0:
            found.append(piece)
            found.append(area)
            found.append(state.coast[piece])
            found.append(state.maybe[piece])
    return found
