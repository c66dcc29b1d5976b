"""TO-1: the components, and the moves that are aimed at them."""

from __future__ import annotations

from typing import Final

from saecula.kernel.moves import MoveSpace, Verb

RELICS: Final = 24  # relic r is worth r + 1; a set of relics is a bit mask
ALL_RELICS: Final = (1 << RELICS) - 1
NONE: Final = -1  # no relic
WORTHS: Final = range(1, RELICS + 1)

MAX_SEATS: Final = 4
GUARD_FROM: Final = 13  # the least worth that keeps a thief away (TO-4.2)
DIE: Final = 6
THEFT_FROM: Final = 4  # the least roll with which a theft succeeds (TO-4.3)
ACTIONS: Final = 2  # of the leader in a round (TO-3.3)

moves: Final[MoveSpace] = MoveSpace()
OFFER: Final[Verb] = moves.verb("offer", WORTHS, "number")  # a relic of one's hand, in secret (TO-3.1)
LOOK: Final[Verb] = moves.verb("look")  # at the top card of the pile, alone (TO-3.4)
DIG: Final[Verb] = moves.verb("dig")  # take that card (TO-3.5)
MIX: Final[Verb] = moves.verb("mix")  # shuffle the pile (TO-3.6)
ROB: Final[Verb] = moves.verb("rob", range(MAX_SEATS), "seat")  # another player (TO-4.1)
GUARD: Final[Verb] = moves.verb("guard", WORTHS, "number")  # put a strong relic away (TO-4.2)
PASS: Final[Verb] = moves.verb("pass")
DONE: Final[Verb] = moves.verb("done")


def relics_in(mask: int) -> list[int]:
    """The relics of a set, in increasing order."""
    return [r for r in range(RELICS) if mask >> r & 1]
