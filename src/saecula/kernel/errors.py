"""What goes wrong because of what a caller gave. Each message is one line that says what would be right."""

from __future__ import annotations

from saecula.kernel.message import Message


class SaeculaError(ValueError):
    """Bad input of any kind: an unknown game, option, move, a broken file. The text is one readable line."""


class IllegalMove(SaeculaError):
    """A move that is not legal now. `reason` is the answer of `why_not`; the state is untouched."""

    def __init__(self, text: str, reason: Message) -> None:
        super().__init__(text, reason)  # both, so that it can be pickled and come back from another process
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[0])


class OutsideMoveSpace(IndexError):
    """A verb is aimed at something that it was not declared for: a mistake of the game."""


class BadRecord(SaeculaError):
    """A damaged or foreign record. `line` is the number of the first line that is wrong (0: the file as a whole)."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)  # both, so that it can be pickled and come back from another process
        self.line = line
        self.why = why

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}" if self.line else self.why


class MissingExtra(SaeculaError):
    """A part of Saecula that was not installed is needed. The text names the extra to install."""
