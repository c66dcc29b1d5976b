"""Plots, a second toy: secret choices of several small moves, windows in windows, counters that must be payable.

Each round all muster in secret (PL-2: a counter and the coins for it, or nothing), then all plot in secret (PL-3: one
of one's own face-down counters and a seat to strike, or nothing). Every strike is a battle with a window in which
everybody may back the defender; each backing opens another window for the other side (PL-4). In a window nobody may
know who has already answered, only how many are awaited.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import saecula
from saecula.kernel import registry
from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.options import Value
from saecula.kernel.phase import Phase
from tests.plots.rounds import Battle, Muster, Plot, Round, Window
from tests.plots.state import HAND, ROUND, Plots, moves
from tests.plots.view import view

PHASES: Final[list[Phase[Any]]] = [Round(), Muster(), Plot(), Battle(), Window()]


class PlotsGame(Game[Plots]):
    """Plots, as the outside sees it."""

    def __init__(self) -> None:
        self.name = "plots"
        self.rules_version = 1
        self.data_digest = "none"
        self.folder = str(Path(__file__).parent)
        self.seat_counts = [2, 3, 4]
        self.options = []
        self.moves = moves
        self.phases = PHASES
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Plots:
        """PL-1: a hand for each, and begin."""
        state = Plots(self.phases, seats, key)
        state.prepare()
        for seat in range(seats):
            for _ in range(HAND):
                state.draw(seat)
        state.push(ROUND, 0)
        return state

    def blank(self) -> Plots:
        """An empty state, to be filled by `unpack`."""
        return Plots(self.phases, 0, b"")

    def view(self, state: Plots, seat: int | None) -> dict[str, Any]:
        """What the seat may know."""
        return view(state, seat)

    def explain(self, state: Plots, seat: int, move: int) -> list[Message]:
        """The same line for every move: there is nothing to it but the move."""
        return [Message("plots-explain", {"move": self.moves.name(move)})]

    def evaluate(self, state: Plots, seat: int) -> float:
        """Points."""
        return float(state.score[seat])

    def turn_number(self, state: Plots) -> int:
        """The round."""
        return state.round


game: Final = PlotsGame()


@contextmanager
def registered() -> Iterator[None]:
    """Make the game known for a while."""
    saecula.register("plots", "tests.plots:game")
    try:
        yield
    finally:
        registry._places.pop("plots")
        registry._loaded.pop("plots", None)
