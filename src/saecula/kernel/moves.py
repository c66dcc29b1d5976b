"""Moves: small ints with stable names. A game declares its verbs once, over the things they can be aimed at."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from saecula.kernel.errors import OutsideMoveSpace, SaeculaError

LARGEST: Final = 16_384  # moves in a space. Learners pay for each: choose the piece, then the target
RESERVED: Final = ("undo", "resign")  # a line of a record that begins so is no move


class Verb:
    """A verb over its things: `CONQUER[p]` is a move, `move in CONQUER` tests it, `CONQUER.arg(move)` returns p."""

    def __init__(self, name: str, kind: str, things: list[str], base: int) -> None:
        self.name = name
        self.kind = kind  # what the things are: "province", "seat", "number"; "" for a verb without object
        self.things = things
        self.base = base
        self.end = base + max(1, len(things))

    def __getitem__(self, i: int) -> int:
        if not 0 <= i < self.end - self.base:
            raise OutsideMoveSpace(f"the verb {self.name!r} has no object {i}, only 0 to {self.end - self.base - 1}")
        return self.base + i

    def __contains__(self, move: int) -> bool:
        return self.base <= move < self.end

    def __len__(self) -> int:
        return self.end - self.base

    def arg(self, move: int) -> int:
        """The index of the thing this move of ours is aimed at."""
        return move - self.base


class MoveSpace:
    """All moves of a game: every int in range(size) is one, and has a name such as "conquer castile"."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.names: list[str] = []
        self._verb_of: list[Verb] = []
        self._index: dict[str, int] = {}

    def verb(self, name: str, things: Iterable[object] | None = None, kind: str = "") -> Verb:
        """Declare a verb, over things (names or numbers) or without an object.

        `kind` says what the things are; it is the name of the argument in texts. Without it they are called "number"
        or "thing".
        """
        labels = [] if things is None else [str(thing) for thing in things]
        if things is not None and not labels:
            raise ValueError(f"the verb {name!r} has nothing to be aimed at")
        if name.split(" ")[0] in RESERVED:
            raise ValueError(f"{name!r} is a word of the record, not a verb")
        if labels and not kind:
            kind = "number" if all(label.isdigit() for label in labels) else "thing"
        new = Verb(name, kind, labels, self.size)
        names = [name] if things is None else [f"{name} {label}" for label in labels]
        for text in names:
            if not text.isascii() or not text.isprintable() or text != text.strip() or text in self._index:
                raise ValueError(f"move name {text!r} is not plain ASCII, or is there already")
            self._index[text] = len(self.names)
            self.names.append(text)
            self._verb_of.append(new)
        self.verbs.append(new)
        if self.size > LARGEST:
            raise ValueError(f"the move space has {self.size} moves, at most {LARGEST} are allowed")
        return new

    @property
    def size(self) -> int:
        """How many moves there are; a move is an int in range(size)."""
        return len(self.names)

    def name(self, move: int) -> str:
        """The stable, language-neutral name of a move."""
        if not 0 <= move < len(self.names):
            raise SaeculaError(f"there is no move {move}: moves are 0 to {len(self.names) - 1}")
        return self.names[move]

    def find(self, name: str) -> int:
        """The move with this name; -1 if there is none. For callers that need no advice: finding some takes time."""
        return self._index.get(name, -1)

    def parse(self, name: str) -> int:
        """The move with this name; if there is none, an error that names similar ones."""
        move = self._index.get(name)
        if move is None:
            close = get_close_matches(name, self.names, 3, 0.5) or [v.name for v in self.verbs]
            raise SaeculaError(f"there is no move {name[:60]!r}; there is: {', '.join(close)}")
        return move

    def verb_of(self, move: int) -> Verb:
        """The verb a move belongs to."""
        self.name(move)
        return self._verb_of[move]
