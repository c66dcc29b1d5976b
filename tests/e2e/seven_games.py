"""Recorded games of 7 Ages, broken off where the tests of its board begin."""

import random
from collections.abc import Callable
from functools import cache

import saecula
from saecula.games.seven_ages.moves import GO
from saecula.games.seven_ages.phases import MOVING, PLACEMENT
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.kernel.record import Record
from tests.games.seven_ages.lively import choose

GAME = saecula.game("seven_ages")


def laying(state: SevenAges) -> bool:
    """Whether markers are being laid."""
    return state.frame(0) == PLACEMENT


def attacking(state: SevenAges) -> bool:
    """Whether a group on its way could meet somebody."""
    if state.frame(0) != MOVING:
        return False
    goals = [GO.arg(move) for move in state.legal(state.actors[0]) if move in GO]
    return len(goals) > 2 and any(state.control[area] not in (NOBODY, state.frame(2)) for area in goals)


def played(seats: int, seed: int, turn: int, until: Callable[[SevenAges], bool] = laying) -> str:
    """A lively game up to a moment in this turn or later, as text."""
    record = Record(GAME, seats=seats, seed=seed, options={})
    pick = random.Random(seed)
    while True:
        state = record.now
        assert isinstance(state, SevenAges)
        assert not state.over
        if state.turn >= turn and until(state):
            return record.dumps()
        seat = pick.choice(state.actors)
        record.play(seat, choose(state, seat, pick))


def asking(*prompts: str) -> Callable[[SevenAges], bool]:
    """Whether the first seat that must choose is asked one of these."""
    keys = {f"seven_ages-prompt-{prompt}" for prompt in prompts}
    return lambda state: GAME.prompt(state, state.actors[0]).key in keys


@cache
def early() -> str:
    """Three players with two empires each: room for all seven actions in one turn."""
    return played(3, 25, 5)


@cache
def late() -> str:
    """Seven players in turn 38 with all fifteen sets of counters in play, 93 units and cities on 43 stacks."""
    return played(7, 21, 38)


@cache
def asked(prompt: str) -> str:
    """Seven players; the first of those who must choose is asked this."""
    return played(7, 21, 12, asking(prompt))


@cache
def march() -> str:
    """Seven players; a group is about to meet somebody."""
    return played(7, 2, 16, attacking)
