"""The games that the harness of `saecula.testing` runs on."""

from __future__ import annotations

from typing import Any

import saecula
from saecula.kernel.game import Game
from saecula.testing import Way, main_ways, ways

saecula.register("toy", "tests.toy:game")

SUBJECTS = ["toy", "vinci", "history_of_the_world", "heroes_of_the_world", "through_the_ages"]


def games() -> list[Game[Any]]:
    """All of them."""
    return [saecula.game(name) for name in SUBJECTS]


def every_way() -> list[Way]:
    """Every way to play each of them."""
    return [way for game in games() for way in ways(game)]


def main_ways_of(name: str) -> list[Way]:
    """The plain game and the one with most options, at each number of seats."""
    return main_ways(saecula.game(name))
