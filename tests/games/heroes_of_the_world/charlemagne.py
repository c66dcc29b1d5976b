"""The position of the first example."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.given import (
    given,
    player,
)

EUROPE = {"europe": ["banking", "physics", "painting"]}

PLACED = ["place europe", "place europe", "place europe", "place mediterranean"]


def charlemagne() -> Heroes:
    """The turn of the rulebook's examples: blue holds Charlemagne."""
    return given(
        player("blue", hand=["charlemagne"], gold=3, europe=12, mediterranean=5),
        player("green", europe=12, mediterranean=9),
        player("red", europe=8),
        player("yellow", europe=4),
        ladders=EUROPE,
    )
