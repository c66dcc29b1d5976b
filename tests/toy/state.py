"""The state of a game of Relics, and its invariants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.kernel.errors import SaeculaError
from saecula.kernel.phase import Phase
from saecula.kernel.state import State
from tests.toy.cards import ALL_RELICS, NONE, RELICS, moves, relics_in
from tests.toy.view import redraw

# The phases, in the order of the rules: indexes into the game's list.
ROUND: Final = 0
OFFERING: Final = 1
EXPLORING: Final = 2
GUARDING: Final = 3


class Toy(State):
    """Everything that lies on the table. Each relic is in one hand, on top of the pile, in the pile, or put away."""

    FIELDS: ClassVar[Sequence[str]] = ("hands", "top", "pile", "away", "known", "score", "gone", "round")

    hands: list[int]  # of each seat: a set of relics
    top: int  # the top card of the pile once somebody has looked at it, else NONE
    pile: int  # the other cards of the pile: nobody knows their order, so there is none
    away: int  # face up, out of play
    known: list[int]  # of each relic: the set of seats that know where it lies
    score: list[int]
    gone: int  # the set of seats that have resigned
    round: int

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def prepare(self) -> None:
        """TO-2.1: all relics in the pile."""
        self.hands = [0] * self.seats
        self.top = NONE
        self.pile = ALL_RELICS
        self.away = 0
        self.known = [0] * RELICS
        self.score = [0] * self.seats
        self.gone = 0
        self.round = 0

    def clone(self) -> Toy:
        """An independent copy."""
        new = Toy(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.hands = self.hands.copy()
        new.top = self.top
        new.pile = self.pile
        new.away = self.away
        new.known = self.known.copy()
        new.score = self.score.copy()
        new.gone = self.gone
        new.round = self.round
        return new

    def redraw(self, seat: int) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat)

    # ------------------------------------------------------------------------------------------- relics and seats

    def playing(self) -> list[int]:
        """The seats that have not resigned."""
        return [s for s in range(self.seats) if not self.gone >> s & 1]

    def draw(self) -> int:
        """A card out of the pile, each as likely as any other. The caller puts it somewhere."""
        cards = relics_in(self.pile)
        relic = cards[self.roll(len(cards))]
        self.pile ^= 1 << relic
        return relic

    def put_away(self, relic: int, seat: int) -> None:
        """Lay a relic of a hand face up beside the table, where everybody sees it."""
        self.hands[seat] ^= 1 << relic
        self.away |= 1 << relic
        self.show(relic)

    def show(self, relic: int) -> None:
        """Everybody sees this relic."""
        self.known[relic] = (1 << self.seats) - 1

    def leave(self, seat: int) -> None:
        """TO-6.1: a seat resigns; its relics are put away and the round is broken off."""
        if self.gone >> seat & 1:
            raise SaeculaError(f"seat {seat} has resigned already")
        self.gone |= 1 << seat
        for relic in relics_in(self.hands[seat]):
            self.put_away(relic, seat)
        self.reveals += 1
        self.tell("toy-resigned", {"seat": seat}, "TO-6.1")
        while self.frame(0) != ROUND:
            self.pop()

    # ------------------------------------------------------------------------------------------------- the end

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.score.copy()

    @property
    def ranking(self) -> list[int]:
        """TO-5.3: most points first; those who resigned share the last place (TO-6.1)."""
        worth = [-1 if self.gone >> s & 1 else self.score[s] for s in range(self.seats)]
        return [1 + sum([other > own for other in worth]) for own in worth]

    def check(self) -> None:
        """Every relic is in exactly one place, and knowledge fits the places."""
        super().check()
        top = 0 if self.top == NONE else 1 << self.top
        places = [*self.hands, top, self.pile, self.away]
        assert sum(places) == ALL_RELICS
        for relic in range(RELICS):
            assert sum([place >> relic & 1 for place in places]) == 1, relic
            assert not (self.pile >> relic & 1 and self.known[relic]), "nobody knows a card inside the pile"
        everyone = (1 << self.seats) - 1
        assert all(self.known[relic] == everyone for relic in relics_in(self.away))
        for seat in range(self.seats):
            assert all(self.known[relic] >> seat & 1 for relic in relics_in(self.hands[seat]))
            assert not (self.gone >> seat & 1 and self.hands[seat])
