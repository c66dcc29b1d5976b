from __future__ import annotations

from saecula.games.through_the_ages.state import Ages


def evaluate(state: Ages, seat: int) -> float:
    return 0.0
