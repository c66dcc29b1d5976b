"""HW-7 and HW-8: between Epochs, and the end of the game."""

from __future__ import annotations

import random

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EMPIRE_INDEX
from saecula.games.history_of_the_world.components import MARKERS
from saecula.games.history_of_the_world.epochs import give_marker
from saecula.games.history_of_the_world.state import FROM_SUPREMACY, SOURCES, History
from saecula.kernel.message import Event
from tests.games.history_of_the_world.given import given, told
from tests.rules import rule


def whole_game(seed: int, seats: int = 4, **options: bool) -> tuple[History, list[Event]]:
    rng = random.Random(seed)
    log: list[Event] = []
    state = game.new(seats, seed, options, log)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.legal(seat)), log)
    return state, log


@rule("HW-7.1", "HW-7.4")
def test_epochs_follow_one_another() -> None:
    _, log = whole_game(3)
    assert [event["epoch"] for event in told(log, "epoch")] == [1, 2, 3, 4, 5, 6, 7]
    assert len(told(log, "scored")) == 7 * 4
    keys = [event.key.removeprefix("history_of_the_world-") for event in log]
    after = [keys[i - 1] for i, key in enumerate(keys) if key == "epoch" and i > 4]
    assert set(after) <= {"supremacy", "no-supremacy"}, "supremacy comes before new Empires"


@rule("HW-7.2", "HW-7.3")
def test_the_sole_leader_takes_a_marker_that_nobody_sees() -> None:
    state = given("egypt", scores={"red": 3, "blue": 9, "yellow": 8})
    give_marker(state)
    assert state.markers == [0, 1, 0]
    for seat in (None, 0, 1):
        player = game.view(state, seat)["players"][1]
        assert player["markers"] == 1
        assert "marker_points" not in player
    assert state.score == [3, 9, 8]


@rule("HW-7.5", "HW-8.1")
def test_after_the_seventh_epoch_markers_are_turned_over() -> None:
    for seed in range(6):
        state, log = whole_game(seed)
        assert sum(state.markers) == len(told(log, "supremacy")) <= 7
        values = [value for event in told(log, "markers") for value in event["values"]]  # type: ignore[attr-defined]
        assert len(values) == sum(state.markers)
        assert not [v for v in set(values) if values.count(v) > MARKERS.count(v)]
        points = [state.earned[SOURCES * s + FROM_SUPREMACY] for s in range(4)]
        assert sum(points) == sum(values)
        assert [p["marker_points"] for p in game.view(state, None)["players"]] == points
        by_epoch = [sum(state.story[s::4]) for s in range(4)]
        assert state.score == [by_epoch[s] + points[s] for s in range(4)]


@rule("HW-8.2")
def test_ties_are_broken_by_strengths_markers_and_the_last_empire() -> None:
    state = given("germany", scores={"red": 90, "blue": 90, "yellow": 90})
    state.strengths = [60, 60, 61]
    state.latest = [EMPIRE_INDEX[name] for name in ("germany", "netherlands", "britain")]
    assert state.ranking == [2, 1, 3]
    state.earned[FROM_SUPREMACY], state.earned[0] = 4, 86
    assert state.ranking == [1, 2, 3], "points from markers come before the last Empire"
    state.strengths = [61, 60, 60]
    assert state.ranking == [3, 1, 2], "the sum of strengths comes first; the Netherlands are weaker than Britain"


@rule("HW-8.2")
def test_a_tie_that_nothing_breaks_is_shared() -> None:
    state = given("germany", scores={"red": 90, "blue": 90, "yellow": 80})
    state.strengths = [60, 60, 60]
    state.latest = [EMPIRE_INDEX["germany"], EMPIRE_INDEX["russia"], EMPIRE_INDEX["britain"]]
    assert state.ranking == [1, 1, 3]
