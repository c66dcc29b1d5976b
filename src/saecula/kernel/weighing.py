"""Adding up the features of a position (`Game.features`)."""

from __future__ import annotations


def weighed(found: list[float], weights: list[float]) -> float:
    """The sum of the features, each times its weight."""
    value = 0.0
    for i in range(len(found)):
        value += weights[i] * found[i]
    return value


def subtract(found: list[float], other: list[float], share: float) -> None:
    """Take a part of somebody else's features off one's own."""
    for i in range(len(found)):
        found[i] -= share * other[i]
