"""VI-12: the solo and two-player game."""

from __future__ import annotations

from collections import Counter

import pytest

from saecula import SaeculaError
from saecula.games.vinci import game
from saecula.games.vinci.components import COLOURS
from saecula.games.vinci.state import TARGET
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event
from tests.games.vinci.given import declining, empire, given, hand, on_offer, play, play_any, score, tiles_of, waiting
from tests.rules import rule


@rule("VI-12.1")
@pytest.mark.parametrize(("seats", "virtual"), [(1, 3), (2, 2)])
def test_virtual_players_make_up_four(seats: int, virtual: int) -> None:
    s = game.new(seats, 5)
    players = game.view(s, 0)["players"]
    assert [player["virtual"] for player in players] == [False] * seats + [True] * virtual
    assert len(s.scores) == len(s.ranking) == 4


@rule("VI-12.1")
@pytest.mark.parametrize("seats", [1, 2])
def test_only_people_are_asked(seats: int) -> None:
    s = game.new(seats, 6)
    chance = Chance(seed_key(1))
    while not s.over:
        assert s.actors[0] < seats
        play_any(s, chance, 1)
    assert len(s.ranking) == 4


@rule("VI-12.2")
def test_the_order_of_all_four_is_shuffled_once() -> None:
    orders = Counter(tuple(game.new(2, seed).order) for seed in range(200))
    assert len(orders) == 24
    s = game.new(1, 3)
    order = list(s.order)
    play_any(s, Chance(seed_key(2)), 200)
    assert s.order == order


@rule("VI-12.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_target_is_150(seats: int) -> None:
    assert game.new(seats, 1).settings[TARGET] == 150


@rule("VI-12.3")
def test_extra_tokens_are_six_for_people_and_eight_for_virtual_players() -> None:
    s = given(waiting("red", tiles=["astronomy"]), waiting("blue", tiles=["astronomy"]), seats=1)
    assert (hand(s, "red"), hand(s, "blue")) == (5 + 6, 5 + 8)
    assert game.new(2, 4).scores == [10, 10, 10, 10]


@rule("VI-12.3")
def test_a_virtual_player_can_trigger_the_end_and_win() -> None:
    s = given(
        empire("red", at="volga"),
        empire("yellow", at={"ireland": 1, "scotland": 1}, tiles=["barbarians"]),
        declining("yellow", at=["sicily", "hellas"]),
        seats=1,
        scores={"yellow": 149, "red": 20},
    )
    play(s, "expand", "done", "done")  # then blue, green and yellow play by themselves
    assert s.over
    assert s.ranking[3] == 1
    assert s.ranking[0] > 1


@rule("VI-12.4", "VI-13.15")
@pytest.mark.parametrize("seed", range(5))
def test_a_virtual_player_takes_group_one_with_its_counters(seed: int) -> None:
    s = given(
        empire("red", at="volga"),
        empire("green", tiles=["barbarians"]),  # neither provinces nor tokens: it declines
        seats=2,
        order=["red", "green", "blue", "yellow"],
        offer=[("weapons", "currency"), ("slavery", "heritage")],
        counters=[4],
        seed=seed,
    )
    log: list[Event] = []
    play(s, "expand", "done", "done", log=log)
    (chosen,) = [event for event in log if event.key == "vinci-chose" and event.args["seat"] == COLOURS.index("green")]
    assert (chosen.args["price"], chosen.args["bonus"]) == (0, 8)
    assert tiles_of(s, "green") == {"weapons", "currency"}
    assert score(s, "green") == 18
    assert on_offer(s)[0] == ("slavery", "heritage")


@rule("VI-12.4")
def test_in_the_opening_round_virtual_players_take_group_one_too() -> None:
    for seed in range(12):
        s = game.new(1, seed)
        if s.order[0] != 0:  # somebody chose before: nobody has skipped anything
            assert s.counters == [0] * 6
            assert s.scores == [10] * 4


# ------------------------------------------------------------------------------------------- options (VI-13.12)


@rule("VI-13.12")
@pytest.mark.parametrize(
    ("options", "points", "extra"),
    [
        ({}, 10, 8),
        ({"virtual_difficulty": "normal"}, 10, 8),
        ({"virtual_difficulty": "rich_start"}, 15, 8),
        ({"virtual_difficulty": "strong"}, 10, 9),
        ({"virtual_difficulty": "rich_and_strong"}, 15, 9),
        ({"virtual_tokens": 12}, 10, 12),
        ({"virtual_difficulty": "rich_and_strong", "virtual_tokens": 8}, 15, 8),
    ],
)
def test_difficulty(options: dict[str, str | int | bool], points: int, extra: int) -> None:
    s = given(waiting("blue", tiles=["weapons"]), waiting("red", tiles=["weapons"]), seats=1, options=options)
    assert s.scores == [10, points, points, points]
    assert (hand(s, "blue"), hand(s, "red")) == (3 + extra, 3 + 6)


@rule("VI-13.12")
def test_options_of_virtual_players_want_virtual_players() -> None:
    for name, value in (("virtual_difficulty", "strong"), ("virtual_tokens", 9), ("prefer_real_target", True)):
        with pytest.raises(SaeculaError):
            game.new(3, 1, {name: value})
    for wrong in (7, 13):
        with pytest.raises(SaeculaError):
            game.new(1, 1, {"virtual_tokens": wrong})
