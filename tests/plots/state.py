"""The state of a game of Plots: 20 counters, each in the pile, in a hand, face down before a seat, or put away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.kernel.hidden import things_in
from saecula.kernel.moves import MoveSpace, Verb
from saecula.kernel.phase import Phase
from saecula.kernel.state import State
from tests.plots.view import redraw

COUNTERS: Final = 20  # counter c has the strength c + 1
EVERY: Final = (1 << COUNTERS) - 1
HAND: Final = 3
PURSE: Final = 8
PER_COIN: Final = 4  # so much strength a coin pays for
MOST_COINS: Final = COUNTERS // PER_COIN
ROUNDS: Final = 3
DEEPEST: Final = 2  # windows inside windows
NONE: Final = -1

ROUND: Final = 0
MUSTER: Final = 1
PLOT: Final = 2
BATTLE: Final = 3
WINDOW: Final = 4

moves: Final[MoveSpace] = MoveSpace()
LAY: Final[Verb] = moves.verb("lay", range(1, COUNTERS + 1), "number")
SPEND: Final[Verb] = moves.verb("spend", range(1, MOST_COINS + 1), "number")
LEAD: Final[Verb] = moves.verb("lead", range(1, COUNTERS + 1), "number")
STRIKE: Final[Verb] = moves.verb("strike", range(4), "seat")
BACK: Final[Verb] = moves.verb("back", range(1, COUNTERS + 1), "number")
PASS: Final[Verb] = moves.verb("pass")


def payable(coins: int) -> int:
    """The counters that this many coins pay for, as a set."""
    return (1 << PER_COIN * coins) - 1


class Plots(State):
    """Everything on the table."""

    FIELDS: ClassVar[Sequence[str]] = ("hands", "forces", "paid", "pile", "away", "known", "purse", "score", "round")

    hands: list[int]  # of each seat: a set of counters
    forces: list[int]  # of each seat: its face-down counters, one after the other from 4 * seat on, or NONE
    paid: list[int]  # of each of these: the coins spent for it, known to all
    pile: int
    away: int
    known: list[int]  # of each counter: the seats that know where it is
    purse: list[int]
    score: list[int]
    round: int

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def prepare(self) -> None:
        """PL-1: everything in the pile."""
        self.hands = [0] * self.seats
        self.forces = [NONE] * (4 * self.seats)
        self.paid = [0] * (4 * self.seats)
        self.pile = EVERY
        self.away = 0
        self.known = [0] * COUNTERS
        self.purse = [PURSE] * self.seats
        self.score = [0] * self.seats
        self.round = 0

    def clone(self) -> Plots:
        """An independent copy."""
        new = Plots(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.hands = self.hands.copy()
        new.forces = self.forces.copy()
        new.paid = self.paid.copy()
        new.pile = self.pile
        new.away = self.away
        new.known = self.known.copy()
        new.purse = self.purse.copy()
        new.score = self.score.copy()
        new.round = self.round
        return new

    def redraw(self, seat: int) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat)

    def draw(self, seat: int) -> None:
        """A counter out of the pile into a hand."""
        counters = things_in(self.pile)
        if counters:
            counter = counters[self.roll(len(counters))]
            self.pile ^= 1 << counter
            self.hands[seat] |= 1 << counter
            self.known[counter] = 1 << seat

    def put_away(self, counter: int) -> None:
        """Show a counter to all and lay it aside, wherever it was."""
        for seat in range(self.seats):
            self.hands[seat] &= ~(1 << counter)
        for at, there in enumerate(self.forces):
            if there == counter:
                self.forces[at], self.paid[at] = NONE, 0
        self.away |= 1 << counter
        self.known[counter] = (1 << self.seats) - 1

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.score.copy()

    def check(self) -> None:
        """Every counter is in one place, and what lies face down was paid for."""
        super().check()
        laid = [counter for counter in self.forces if counter != NONE]
        places = [*self.hands, *[1 << counter for counter in laid], self.pile, self.away]
        assert sum(places) == EVERY
        for at, counter in enumerate(self.forces):
            assert (counter == NONE) == (self.paid[at] == 0)
            assert counter == NONE or payable(self.paid[at]) >> counter & 1, "it was not payable"
            assert counter == NONE or self.known[counter] >> at // 4 & 1
        assert min(self.purse) >= 0
