from __future__ import annotations

from saecula.games.through_the_ages.state import Ages
from saecula.kernel.message import Message


def explain(state: Ages, seat: int, move: int) -> list[Message]:
    return []


def describe(state: Ages, seat: int, move: int) -> Message:
    return Message("x")
