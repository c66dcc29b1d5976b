"""The stack of phases: frames of plain ints, in one flat list.

Each frame is preceded by the index of the frame below it, so frames may have any length and reading the top one is one
addition.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from saecula.kernel.chance import Chance

ALL: Final = -1  # the seat of a frame whose question several seats answer at once: see `State.push_all`
NO_ANSWERS: Final[list[list[int]]] = []  # shared by all states, so that a copy need not make one; never changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack(Chance):
    """What a state knows of where the game is: which phases are under way, whom they ask, and their own ints."""

    stack: list[int]
    top_frame: int  # where the top frame begins in `stack`; 0: there is none
    answers: list[
        list[int]
    ]  # by seat, to the open question; NO_ANSWERS without one. Replaced, never changed: copies share it

    reveals: int  # how many things have been learned so far: no undo goes back past one

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.reveals = 0
        self.stack = []
        self.top_frame = 0
        self.answers = NO_ANSWERS

    def push(self, phase: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, *more: int) -> None:
        """Put a phase on top: the seat will be asked, and the phases below wait until it is popped.

        The frame holds the phase, the seat, and the phase's own ints: four, or as many as are given.
        """
        below = self.top_frame
        self.top_frame = len(self.stack) + 1
        self.stack += [below, phase, seat, a, b, c, d]
        if more:
            self.stack += more

    def pop(self) -> None:
        """Take the top phase off."""
        if self.answers and self.stack[self.top_frame + 1] == ALL:
            self.answers = NO_ANSWERS
        at = self.top_frame - 1
        self.top_frame = self.stack[at]
        del self.stack[at:]
        if self.top_frame and self.stack[self.top_frame + 1] == ALL:
            self.reveals += 1  # others are asked now: see `State.push_all`

    def goto(self, phase: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, *more: int) -> None:
        """Replace the top phase."""
        if self.answers and self.stack[self.top_frame + 1] == ALL:
            self.answers = NO_ANSWERS
        del self.stack[self.top_frame :]
        self.stack += [phase, seat, a, b, c, d]
        if more:
            self.stack += more

    def clear_stack(self) -> None:
        """Take all phases off."""
        self.stack = []
        self.top_frame = 0
        self.answers = NO_ANSWERS

    def frame(self, i: int) -> int:
        """Int i of the top frame: 0 the phase, 1 the seat, from 2 on the phase's own."""
        return self.stack[self.top_frame + i]

    def set_frame(self, i: int, value: int) -> None:
        """Change one of the top frame's ints."""
        self.stack[self.top_frame + i] = value

    def frame_below(self, at: int) -> int:
        """Where the frame under the one at `at` begins; 0 under the last. `top_frame` is where the top one begins."""
        return self.stack[at - 1]

    def find(self, phase: int) -> int:
        """Where the uppermost frame of a phase begins, 0 if it is not on the stack. For `frame_at`."""
        at = self.top_frame
        while at and self.stack[at] != phase:
            at = self.stack[at - 1]
        return at

    def frame_at(self, at: int, i: int) -> int:
        """Int i of the frame that begins at `at`: what a nested phase reads of the one that caused it."""
        return self.stack[at + i]

    def set_frame_at(self, at: int, i: int, value: int) -> None:
        """Change an int of the frame that begins at `at`."""
        self.stack[at + i] = value

    def bottom(self, i: int) -> int:
        """Int i of the bottom frame: the phase that everything else on the stack interrupts."""
        return self.stack[1 + i]

    def frames(self) -> list[list[int]]:
        """All frames from the bottom up, for tests and tools."""
        found: list[list[int]] = []
        at, end = self.top_frame, len(self.stack)
        while at:
            found.append(self.stack[at:end])
            end = at - 1
            at = self.stack[end]
        found.reverse()
        return found
