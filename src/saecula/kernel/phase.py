"""A phase of the rulebook: what is offered, and right below it what happens."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from saecula.kernel.message import Message

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """The base of every phase. A phase holds no data: what it needs to remember is in the state and its frame.

    The frame on top of the state's stack says which phase it is and who must choose (see `State.push`). A phase that
    several seats answer at once and in secret is entered with `State.push_all`: it has `legal`, `seals` and `reveal`
    and no `play`.
    """

    key: ClassVar[str] = ""  # of its prompt: what a person is asked
    rule: ClassVar[str] = ""  # the rule id behind what is asked
    shows_who: ClassVar[bool] = True  # sealed answers: all may see who has sealed; else only how many are awaited

    def step(self, state: S) -> bool:
        """Do what nobody has to decide. True if something was done; False when it is time to ask.

        A step may leave this phase; the kernel continues with whatever phase is then on top.
        """
        return False

    def legal(self, state: S, seat: int) -> list[int]:
        """Every move the seat may choose from: never empty, each once. Asked only of those who are to choose."""
        raise NotImplementedError  # abstract

    def allows(self, state: S, seat: int, move: int) -> bool:
        """Whether a move is one of `legal`. A phase with long lists may find out without making the whole list."""
        return move in self.legal(state, seat)

    def play(self, state: S, seat: int, move: int) -> None:
        """What happens. The move is one of `legal`."""
        raise NotImplementedError  # abstract

    def seals(self, state: S, seat: int, move: int) -> bool:
        """Whether a move, the last of `state.answer(seat)`, completes the seat's answer to a sealed question.

        `legal` and this look at the seat's own answer and at no other. They change nothing.
        """
        return True

    def reveal(self, state: S, answers: list[list[int]]) -> None:
        """What happens when the last seat has sealed: `answers` holds the moves of each, [] for a seat not asked."""
        raise NotImplementedError  # abstract

    def prompt(self, state: S, seat: int) -> Message:
        """What is asked of the seat."""
        return Message(self.key, {"seat": seat}, self.rule)

    def why_not(self, state: S, seat: int, move: int) -> Message:
        """Why a move that is not in `legal` cannot be played in this phase."""
        return Message("not-offered", {"phase": self.key}, self.rule)
