"""The frame of MOVING (SA-8.20): the movement of one empire, and the group that is gathered or on its way."""

from __future__ import annotations

from typing import Final

EMPIRE: Final = 2
HELD: Final = 3  # what the empire controlled when the action began
AREA: Final = 4  # where the group is; NOBODY while there is none
UNITS: Final = 5  # its units that move by themselves, as a mask
CARGO: Final = 6  # its carried units
LEADERS: Final = 7  # its leaders: a mask of leaders
DONE_UNITS: Final = 8  # units that have moved this action
HAS_MOVED: Final = 9  # the group has left its area
STOPPED: Final = 10
CANALS_ASKED: Final = 11  # canals asked for, and from CANALS bits on those that were granted
MIGRATING: Final = 12  # 0, or after `extra_move` 1 more than the land units that may still move again
AGAIN: Final = 13  # those that have moved again, as a mask
LED: Final = 14  # leaders that have moved this action: each goes one way only (SA-8.5)
SHIP: Final = 15  # a type of ship that is to join and whose coast is asked for, plus 1
PATH: Final = 16  # then the areas the group has entered, each with a bit for "it was our own" at the time
