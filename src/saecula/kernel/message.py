"""What the program says to a person: a key with arguments, never a sentence. `saecula.text` makes the sentence.

An argument is a number, a key of another message (a name that has to be translated), or a list of such keys. The
arguments called `seat`, `other` and `seats` are seat numbers, shown as the names of the players.
"""

from __future__ import annotations

from typing import Any, Final

EVERYONE: Final = -1  # readers of an event: all seats, and spectators too

Args = dict[str, object]


class Message:
    """A key, its arguments, and the id of the rule behind it ("" where there is none)."""

    def __init__(self, key: str, args: Args | None = None, rule: str = "") -> None:
        self.key = key
        self.args: Args = {} if args is None else args
        self.rule = rule

    def to_json(self) -> dict[str, object]:
        """A JSON-able form: key, args, and the rule where there is one."""
        plain: dict[str, object] = {"key": self.key, "args": self.args}
        if self.rule:
            plain["rule"] = self.rule
        return plain

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return False
        return self.key == other.key and self.rule == other.rule and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r}, {self.rule!r})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Message, (self.key, self.args, self.rule)


class Event(Message):
    """Something that happened. `readers` is a bit mask of the seats that may read it, or EVERYONE."""

    def __init__(self, key: str, args: Args | None = None, rule: str = "", readers: int = EVERYONE) -> None:
        super().__init__(key, args, rule)
        self.readers = readers

    def readable_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may read this event."""
        return self.readers == EVERYONE or (seat is not None and bool(self.readers >> seat & 1))

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Event, (self.key, self.args, self.rule, self.readers)
