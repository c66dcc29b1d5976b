"""Marks that fit no state, for tables whose rules are to have changed."""

from __future__ import annotations

import saecula
from saecula.kernel.record import layout_of


def wrong_mark(name: str) -> str:
    """A mark of the present layout of a game's states that no state has (but one in a million)."""
    game = saecula.game(name)
    return layout_of(game.new(game.seat_counts[0])) + "00000"
