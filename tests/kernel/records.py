"""Records of toy games, and their text."""

from __future__ import annotations

import random

from saecula import Record
from saecula.kernel.record_text import write
from tests.toy import game
from tests.toy.state import Toy


def played(seats: int = 3, seed: int | str = 1, moves: int = 1_000, hand_size: int = 3) -> Record:
    """A record of this many random moves."""
    record = Record(game, seats, seed, {"hand_size": hand_size})
    rng = random.Random(f"{seats} {seed}")
    for _ in range(moves):
        if record.now.over:
            break
        seat = rng.choice(record.now.actors)
        record.play(seat, rng.choice(record.now.legal(seat)))
    return record


def led(seed: int = 1) -> tuple[Record, int]:
    """A record in which all have offered, and who leads."""
    record = Record(game, 3, seed)
    for seat in record.now.actors:
        record.play(seat, record.now.legal(seat)[0])
    return record, record.now.actors[0]


def now(record: Record) -> Toy:
    state = record.now
    assert isinstance(state, Toy)
    return state


def bodies(record: Record) -> list[str]:
    """The lines of a record without marks, checks and the digest."""
    return [line.rpartition(" #")[0].partition(" =")[0] for line in record.dumps().split("\n")[:-2]]


def with_checks(*texts: str) -> str:
    """A record of these lines, with checks and a digest that fit."""
    return write(list(texts), [""] * len(texts))


def first_difference(text: str, edited: str) -> int:
    """The number of the first line that is not as it was, its line feed included."""
    old, new = text.replace("\n", "\n\0").split("\0"), edited.replace("\n", "\n\0").split("\0")
    for i, (a, b) in enumerate(zip(old, new, strict=False)):
        if a != b:
            return i + 1
    return min(len(old), len(new)) + 1
