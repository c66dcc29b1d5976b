"""Automatic answers: questions that a person may let the table answer for them, and for how long.

A game that asks people questions during others' turns names the kinds it offers (`Game.auto_kinds`) and the move that
each kind plays (`Game.auto_answer`). The server remembers who has asked for which, and plays ordinary moves.
"""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"  # until the turn passes: `Game.turn_number` changes
ROUND: Final = "round"  # until the next round: `Game.round_number` changes
WITHDRAWN: Final = "withdrawn"  # until the seat says otherwise
PERIODS: Final = (TURN, ROUND, WITHDRAWN)


class AutoAnswer:
    """A kind of automatic answer. Its words are "<game>-auto-<name>", and "<game>-auto-<name>-on" while it holds.

    With `ahead` it may be switched on at any time, otherwise only where it answers what is asked.
    """

    def __init__(self, name: str, until: str, ahead: bool = False) -> None:
        if until not in PERIODS:
            raise ValueError(f"an automatic answer holds until {' or '.join(PERIODS)}, not until {until!r}")
        self.name = name
        self.until = until
        self.ahead = ahead
