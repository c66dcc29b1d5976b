"""Peace treaties (SA-10.5): neither empire may enter areas of the other.

The marker of the treaty lies on the card of one empire; the other is noted in `state.treaty`.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import GOOD_INDEX
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, UNBUILT, SevenAges

TREATY: Final[int] = GOOD_INDEX["peace_treaty"]


def partners(state: SevenAges) -> list[int]:
    """The two empires of the treaty, or none."""
    at = state.good_at[TREATY]
    if at < ON_EMPIRE or state.treaty == NOBODY:
        return []
    return [at - ON_EMPIRE, state.treaty]


def at_peace(state: SevenAges, empire: int, other: int) -> bool:
    """Whether a treaty binds these two."""
    bound = partners(state)
    return empire in bound and other in bound and empire != other


def end_treaty(state: SevenAges) -> None:
    """The treaty is over; its marker is free again."""
    state.good_at[TREATY] = UNBUILT
    state.treaty = NOBODY


def drop_with(state: SevenAges, empire: int) -> None:
    """A treaty ends when one of its two empires is discarded."""
    if empire in partners(state):
        end_treaty(state)
