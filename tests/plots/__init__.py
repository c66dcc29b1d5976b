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
from saecula.kernel.game import Game, Limits
from saecula.kernel.hidden import things_in
from saecula.kernel.message import Message
from saecula.kernel.options import Value
from saecula.kernel.phase import Phase
from saecula.kernel.stack import NO_ANSWERS
from tests.plots.rounds import Battle, Muster, Plot, Round, Window
from tests.plots.state import EVERY, HAND, NONE, ROUND, Plots, moves, payable
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

    def limits(self) -> Limits:
        """Short games, small views."""
        return Limits(moves=400, view_bytes=4_000)

    def hides(self, state: Plots, seat: int) -> bool:
        """Two counters could have changed places, or another seat has sealed something that could be something else."""
        if state.over:
            return False
        places = [(hand, EVERY) for hand in [*state.hands, state.pile]]
        places += [(1 << c, payable(state.paid[at])) for at, c in enumerate(state.forces) if c != NONE]
        unknown = [([c for c in things_in(there) if not state.known[c] >> seat & 1], fits) for there, fits in places]
        for i, (some, fits_some) in enumerate(unknown):
            for others, fits_others in unknown[:i]:
                if any(fits_some >> b & 1 and fits_others >> a & 1 for a in some for b in others):
                    return True
        if not state.sealing:
            return False
        asked = [s for s in range(state.seats) if s != seat and (state.is_actor(s) or state.answer(s))]
        sealed = [s for s in asked if not state.is_actor(s)]
        if not state.top_phase().shows_who and 0 < len(sealed) < len(asked):
            return True
        start = state.clone()
        start.answers = NO_ANSWERS
        return any(len(start.top_phase().legal(start, s)) > 1 for s in sealed)

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
