"""Recorded games of 7 Ages, broken off where the tests of its board begin."""

import random
from functools import cache

import saecula
from saecula.games.seven_ages.phases import PLACEMENT
from saecula.games.seven_ages.state import SevenAges
from saecula.kernel.record import Record
from tests.games.seven_ages.lively import choose

GAME = saecula.game("seven_ages")


def played(seats: int, seed: int, turn: int) -> str:
    """A lively game up to the moment when markers are laid in this turn, as text."""
    record = Record(GAME, seats=seats, seed=seed, options={})
    pick = random.Random(seed)
    while True:
        state = record.now
        assert isinstance(state, SevenAges)
        assert not state.over
        if state.turn >= turn and state.frame(0) == PLACEMENT:
            return record.dumps()
        seat = pick.choice(state.actors)
        record.play(seat, choose(state, seat, pick))


@cache
def early() -> str:
    """Three players, each with an empire or two."""
    return played(3, 4, 4)


@cache
def late() -> str:
    """Seven players with many empires."""
    return played(7, 2, 22)
