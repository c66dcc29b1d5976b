"""A synthetic game as long and as wide as the largest one: 10 000 moves on 4 000 numbers, a turn every 20 moves.

It has no rules worth playing. Records, copies and the walks of the harness are measured on it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.moves import MoveSpace, Verb
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.record import Record
from saecula.kernel.state import State

LENGTH: Final = 10_000
WIDTH: Final = 4_000
TURN: Final = 20  # moves

moves: Final[MoveSpace] = MoveSpace()
ADD: Final[Verb] = moves.verb("add", range(8))
LEGAL: Final = [ADD[i] for i in range(8)]


class Long(State):
    """A row of numbers and a counter."""

    FIELDS: ClassVar[Sequence[str]] = ("numbers", "done", "length")

    numbers: list[int]
    done: int  # moves played
    length: int  # of the whole game

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def clone(self) -> Long:
        """An independent copy."""
        new = Long(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.numbers = self.numbers.copy()
        new.done = self.done
        new.length = self.length
        return new

    @property
    def scores(self) -> list[int]:
        """Everybody has what the first numbers say."""
        return self.numbers[: self.seats]

    def check(self) -> None:
        """Every move has added something to one number."""
        super().check()
        assert len(self.numbers) == WIDTH


class Adding(Phase[Long]):
    """The only question: what to add to the next number."""

    key = "long-prompt-add"

    def legal(self, state: Long, seat: int) -> list[int]:
        """Anything from 0 to 7."""
        return LEGAL.copy()

    def play(self, state: Long, seat: int, move: int) -> None:
        """Add it; after twenty moves it is the next seat's turn."""
        state.numbers[state.done * 7 % WIDTH] += ADD.arg(move)
        state.done += 1
        if state.done == state.length:
            state.over = True
            state.clear_stack()
        elif state.done % TURN == 0:
            state.goto(0, (seat + 1) % state.seats)


class LongGame(Game[Long]):
    """The game as the outside sees it."""

    def __init__(self) -> None:
        self.name = "long"
        self.rules_version = 1
        self.data_digest = "none"
        self.folder = ""
        self.seat_counts = [4]
        self.options = [Option("length", LENGTH, low=10, high=100_000)]
        self.moves = moves
        self.phases = [Adding()]
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Long:
        """Some numbers to begin with."""
        state = Long(self.phases, seats, key)
        state.numbers = [i * i % 251 for i in range(WIDTH)]
        state.done = 0
        state.length = int(options["length"])
        state.push(0, 0)
        return state

    def blank(self) -> Long:
        """An empty state."""
        return Long(self.phases, 0, b"")

    def turn_number(self, state: Long) -> int:
        """A turn is twenty moves."""
        return state.done // TURN

    def view(self, state: Long, seat: int | None) -> dict[str, Any]:
        """A few of the numbers: what is measured here is not the view."""
        return {"done": state.done, "numbers": state.numbers[:20]}

    def explain(self, state: Long, seat: int, move: int) -> list[Message]:
        """One line."""
        return [Message("long-explain", {"number": ADD.arg(move)})]

    def all_is_open(self) -> bool:
        """Nothing is hidden."""
        return True


game: Final = LongGame()


def loads(text: str) -> Record:
    """Read a record of this game. It is not registered, so that tests of all games leave it out."""
    return Record.loads(text, game)


def played(length: int = LENGTH) -> Record:
    """A record of the whole game, with random moves."""
    record = Record(game, 4, 1, {"length": length})
    pick = random.Random(2)
    while not record.now.over:
        record.play(record.now.actors[0], ADD[pick.randrange(8)])
    return record
