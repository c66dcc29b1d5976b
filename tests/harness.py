"""The games that the harness of `saecula.testing` runs on."""

from __future__ import annotations

from typing import Any

import saecula
from saecula.kernel.game import Game
from saecula.kernel.options import Value
from saecula.testing import Way, main_ways, ways

saecula.register("toy", "tests.toy:game")

SUBJECTS = ["toy", "vinci", "history_of_the_world", "heroes_of_the_world", "through_the_ages", "seven_ages"]

# Games of many hours are cut short here; `make soak` plays them to their end.
SHORT: dict[str, dict[str, Value]] = {"seven_ages": {"turn_limit": 5}}
SEATS = {"seven_ages": (2, 5)}  # the numbers of seats that are looked at closely, where that takes long
POSITIONS = {"seven_ages": 2}  # sampled in each game, besides its first and its last
MANY = 6  # of all other games


def games() -> list[Game[Any]]:
    """All of them."""
    return [saecula.game(name) for name in SUBJECTS]


def every_way() -> list[Way]:
    """Every way to play each of them; `make soak` plays those at the other numbers of seats (SEATS), too."""
    found = [way for game in games() for way in ways(game)]
    return [shortened(way) for way in found if way.seats in SEATS.get(way.game.name, (way.seats,))]


def main_ways_of(name: str) -> list[Way]:
    """The plain game and the one with most options, at each number of seats."""
    found = main_ways(saecula.game(name))
    return [shortened(way) for way in found if way.seats in SEATS.get(name, (way.seats,))]


def shortened(way: Way) -> Way:
    """The same, over sooner."""
    short = SHORT.get(way.game.name)
    return way if short is None else Way(way.game, way.seats, tuple({**dict(way.options), **short}.items()))


def positions(way: Way) -> int:
    """How many positions of a game are looked at."""
    return POSITIONS.get(way.game.name, MANY)
