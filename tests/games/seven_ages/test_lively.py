"""Games in which units meet: every position is sound, and a redraw keeps to what a seat knows."""

from __future__ import annotations

import json
import random

import pytest

from saecula.games.seven_ages.view import view
from saecula.kernel.message import Event
from tests.games.seven_ages.lively import begin, choose
from tests.rules import rule

OPTIONS = ["pursuit", "go_slow", "technology", "redemption", "take_that", "errata_2004"]


@rule("SA-0.13", "SA-9.22", "SA-14.1", "SA-14.2")
@pytest.mark.parametrize(("seats", "seed", "all_options"), [(2, 3, False), (4, 45, True), (7, 37, False)])
def test_lively_games_are_sound(seats: int, seed: int, all_options: bool) -> None:
    state = begin(seats, seed, **dict.fromkeys(OPTIONS, all_options))
    rng = random.Random(seed)
    log: list[Event] = []
    for played in range(1200):
        if state.over:
            break
        seat = rng.choice(state.actors)
        state.play(seat, choose(state, seat, rng), log)
        if played % 3 == 0:
            state.check()
        if played % 61 == 0 and not state.over:
            other = state.determinize(seat, played)
            other.check()
            assert json.dumps(view(other, seat)) == json.dumps(view(state, seat))
    assert "seven_ages-conflict" in {event.key for event in log}
