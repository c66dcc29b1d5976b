"""Whole random games that save their coins for wonders, so that every window comes up. The harness plays the others."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from saecula.arena.playing import play_game
from saecula.games.heroes_of_the_world import PHASES, game
from saecula.games.heroes_of_the_world.state import CONVERT, MIGRATE, Heroes
from saecula.kernel.options import Value
from saecula.testing.knowledge import seen

OPTIONS: list[tuple[str, Value]] = [
    (option.name, value) for option in game.options for value in option.samples() if value != option.default
]


def thrifty_move(state: Heroes, rng: random.Random) -> tuple[int, int]:
    seat = state.actors[0]
    legal = state.legal(seat)
    thrifty = [move for move in legal if not (move in CONVERT or move in MIGRATE) or rng.random() < 0.1]
    return seat, rng.choice(thrifty or legal)


@cache
def thrifty(seats: int, seed: int, name: str = "", value: Value = "") -> Counter[str]:
    """Play to the end, everything accounted for at every move; how often each question was asked."""
    rng = random.Random(seed)
    state = game.new(seats, seed, {name: value} if name else {})
    asked: Counter[str] = Counter()
    while not state.over:
        state.check()
        seat, move = thrifty_move(state, rng)
        first = not asked[state.top_phase().key]
        asked[state.top_phase().key] += 1
        if first:  # every kind of question once: nobody learns anything by being asked
            for other in range(seats):
                copy = state.determinize(other, seed)
                copy.check()
                assert seen(game, copy, other) == seen(game, state, other)
        state.play(seat, move)
    state.check()
    return asked


@pytest.mark.parametrize(("name", "value"), OPTIONS, ids=str)
@pytest.mark.parametrize("seats", game.seat_counts)
def test_every_option_at_every_number_of_players(seats: int, name: str, value: Value) -> None:
    assert thrifty(seats, 5, name, value)


def test_every_question_comes_up() -> None:
    asked: Counter[str] = Counter()
    for seats in game.seat_counts:
        for seed in range(4):
            asked += thrifty(seats, seed)
    assert not [phase.key for phase in PHASES if phase.key and not asked[phase.key]]


def test_greedy_beats_chance() -> None:
    won = 0
    for seed in range(8):
        bots = ["random"] * 4
        bots[seed % 4] = "greedy"
        won += play_game(game, bots, seed, {}).now.ranking[seed % 4] == 1
    assert won >= 6
