"""What a position is worth: by the races for the ladders, from what the seat knows; and for `greedy-1` as ever."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.evaluate import COUNT, STANDINGS, Race
from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.given import given, player

TWO_OF_THREE = {"china": ["banking", "physics"]}  # with one free slot


def standings(state: Heroes, seat: int) -> float:
    """What ladders are likely to bring."""
    return game.features(state, seat)[STANDINGS]


def test_a_unit_more_is_worth_more_on_a_ladder_that_is_nearly_complete() -> None:
    values = []
    for tokens in ([], ["banking", "physics"]):
        few, more = (
            given(
                player("blue", china=n),
                player("green", china=4),
                player("red", china=4),
                player("yellow", china=4),
                ladders={"china": tokens},
            )
            for n in (4, 5)
        )
        values.append(standings(more, 0) - standings(few, 0))
    assert 0 < values[0] < values[1]


def test_the_chances_of_all_seats_add_up() -> None:
    state = given(
        player("blue", china=6),
        player("green", china=2),
        player("red", china=1),
        player("yellow"),
        ladders=TWO_OF_THREE,
    )
    race = Race(state, 0)
    t = 4
    here = race.ladder(t, 0, 0)
    assert here[0] > here[1] > here[2] > 0
    total = sum(here)
    assert race.ladder(t, 5, 0)[0] > here[0]
    assert sum(race.ladder(t, 5, 0)) == pytest.approx(total, rel=0.1)  # what one gains the others lose


def test_a_hero_who_can_complete_a_ladder_is_worth_something_in_hand() -> None:
    """Marco Polo can place tokens in China, Livingstone cannot; in a rival's hand it counts only if it was seen."""

    def worth(hand: Sequence[str] = (), shown: Sequence[str] = ()) -> float:
        state = given(
            player("blue", china=4, hand=["livingstone"], cards=1),
            player("green", china=4, cards=1, hand=hand, shown=shown),
            player("red", china=4, cards=1),
            player("yellow", china=4, cards=1),
            ladders=TWO_OF_THREE,
        )
        return standings(state, 0)

    assert worth(shown=["marco_polo"]) < worth(shown=["shaka"])
    assert worth(hand=["marco_polo"]) == worth(hand=["shaka"])


def test_hidden_cards_do_not_count() -> None:
    """The same for every redraw of what the seat cannot know."""
    pick = random.Random(3)
    state = game.new(4, 8)
    for _ in range(300):
        seat = state.actors[0]
        state.play(seat, pick.choice(state.legal(seat)))
        if pick.random() < 0.1:
            s = pick.randrange(4)
            values = {round(game.evaluate(state.determinize(s, redraw), s), 9) for redraw in range(4)}
            assert len(values) == 1


def test_whoever_wins_wants_the_end() -> None:
    state = given(
        player("blue", points=30), player("green", points=20), player("red", points=10), player("yellow", points=25)
    )
    state.over = True
    values = [game.evaluate(state, s) for s in range(4)]
    assert values[0] > 0 > values[3] > values[1] > values[2]


def test_the_first_evaluation_stays_as_it_was() -> None:
    """`greedy-1` is what progress is measured against."""
    weights = game.weight_sets()["1"]
    assert len(weights) == COUNT
    pick = random.Random(5)
    state = game.new(4, 11)
    found = {}
    for n in range(1, 501):
        seat = state.actors[0]
        state.play(seat, pick.choice(state.legal(seat)))
        if n in (60, 200, 500):
            found[n] = [round(game.weigh(state, s, weights), 6) for s in range(4)]
    assert found == {
        60: [5.824614, 13.908298, 4.053389, 9.900397],
        200: [9.590773, 17.211997, 6.295062, 9.006859],
        500: [22.148135, 28.57171, 23.384158, 19.343319],
    }
