"""VI-10: scoring and the end of the game."""

from __future__ import annotations

import pytest

from saecula import SaeculaError
from saecula.games.vinci import game
from saecula.games.vinci.components import MAX_ROUNDS
from saecula.games.vinci.state import TARGET, Vinci
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event
from tests.games.vinci.given import (
    chooser,
    declining,
    empire,
    expanding,
    given,
    keep_placing,
    phase,
    play,
    play_any,
    score,
)
from tests.rules import rule

SKIP = ["expand", "done", "done"]


@rule("VI-10.1")
def test_a_point_for_each_province_that_is_no_mountain_of_both_empires() -> None:
    s = given(empire("red", at=["volga", "urals", "muscovy"]), declining("red", at=["ireland", "pyrenees"]))
    play(s, "expand", "done", "done")
    assert score(s) == 10 + 2 + 1
    assert (score(s, "blue"), score(s, "green")) == (10, 10)


@rule("VI-10.1")
def test_tiles_of_both_empires_and_slavery_are_added() -> None:
    s = expanding(
        empire("red", at=["volga"], tiles=["livestock_active", "slavery"], hand=3),
        declining("red", at=["england"], tiles=["agriculture_decline", "ports_decline"]),
    )
    log: list[Event] = []
    play(s, "conquer scythia", "done", "place volga", "place volga")
    play(s, "done", log=log)
    assert score(s) == 10 + 4 + 3 + 1
    (line,) = [event for event in log if event.key == "vinci-scored"]
    assert (line.args["active"], line.args["declining"], line.args["slavery"], line.args["points"]) == (4, 3, 1, 8)


# --------------------------------------------------------------------------------------------- end of the game


def near_the_end(turn: str = "red", score_before: int = 119, seats: int = 4) -> Vinci:
    """The player in turn will score one point."""
    return given(
        *[empire(who, at=at) for who, at in (("red", "volga"), ("blue", "ireland"), ("green", "sicily"))],
        empire("yellow", at="castile"),
        seats=seats,
        turn=turn,
        scores={turn: score_before},
    )


@rule("VI-10.2")
@pytest.mark.parametrize(("seats", "target"), [(1, 150), (2, 150), (3, 150), (4, 120), (5, 100), (6, 100)])
def test_the_target_depends_on_the_number_of_players(seats: int, target: int) -> None:
    assert game.new(seats, 1).settings[TARGET] == target


@rule("VI-10.2")
@pytest.mark.parametrize(("before", "ends"), [(118, False), (119, True), (120, True)])
def test_reaching_the_target_triggers_the_end(before: int, ends: bool) -> None:
    s = play(near_the_end(score_before=before), *SKIP)
    assert s.triggered == ends
    assert game.view(s, 0)["last_round"] == ends


@rule("VI-10.2")
def test_paying_for_a_civilization_does_not_undo_it() -> None:
    s = play(near_the_end(), "decline")
    assert s.triggered
    play(s, "choose VI", "done")
    assert score(s) == 110
    assert s.triggered
    play(s, *SKIP * 3)
    assert s.over


@rule("VI-10.2")
def test_bonus_counters_trigger_too() -> None:
    s = given(empire("red"), scores={"red": 116}, counters=[2], seats=4)
    play(s, "decline")
    assert not s.triggered
    play(s, "choose I")
    assert s.triggered


@rule("VI-10.2", "VI-2.5")
def test_points_of_the_opening_round_do_not_trigger() -> None:
    s = given(scores={"red": 200}, round=0)
    s.goto(0, 0)
    play(s, "choose I", "done")
    assert not s.triggered


@rule("VI-10.3")
@pytest.mark.parametrize(("turn", "left"), [("red", 3), ("blue", 2), ("green", 1), ("yellow", 0)])
def test_the_round_is_played_to_its_end(turn: str, left: int) -> None:
    s = play(near_the_end(turn), *SKIP)
    for _ in range(left):
        assert not s.over
        play(s, *SKIP)
    assert s.over
    assert s.actors == ()


@rule("VI-10.3")
def test_the_order_of_the_round_is_that_of_the_players_not_of_the_seats() -> None:
    s = given(
        empire("yellow", at="volga"),
        seats=4,
        turn="yellow",
        order=["yellow", "red", "blue", "green"],
        scores={"yellow": 119},
    )
    play(s, *SKIP)
    assert (s.over, chooser(s)) == (False, "red")
    play(s, *SKIP * 3)
    assert s.over


@rule("VI-10.3")
def test_who_triggered_may_be_overtaken() -> None:
    s = given(
        empire("red", at="volga"),
        empire("yellow", at=["castile", "tarraco", "lusitania"]),
        seats=4,
        scores={"red": 119, "yellow": 118},
    )
    play(s, *SKIP * 4)
    assert s.over
    assert s.scores == [120, 10, 10, 121]
    assert s.ranking == [2, 3, 3, 1]


@rule("VI-10.3")
def test_defenders_redeploy_before_the_game_is_over() -> None:
    s = given(
        empire("green", at="bohemia", hand=9),
        empire("blue", at={"polonia": 3, "volga": 1, "urals": 1}),
        turn="green",
        scores={"green": 149},
    )
    play(s, "expand", "conquer polonia", "done")
    keep_placing(s, "bohemia")
    play(s, "done")
    assert (s.over, phase(s)) == (False, "Redeployment")
    play(s, "redeploy volga", "redeploy urals", "done")
    assert s.over


@rule("VI-10.4")
def test_tied_players_share_the_victory_and_any_other_place() -> None:
    s = given(
        *[empire(who, at=at) for who, at in (("red", "volga"), ("blue", "ireland"), ("green", "sicily"))],
        scores={"red": 149, "blue": 149, "green": 20},
    )
    log: list[Event] = []
    play(s, *SKIP * 3, log=log)
    assert s.ranking == [1, 1, 3]
    assert log[-1].key == "vinci-over"
    assert log[-1].args["seats"] == [0, 1]


@rule("VI-10.5")
@pytest.mark.parametrize("target", [30, 77, 300])
def test_another_target_can_be_agreed_on(target: int) -> None:
    s = given(empire("red", at="volga"), options={"victory_points": target}, scores={"red": target - 2})
    play(s, *SKIP)
    assert not s.triggered
    play(s, *SKIP * 3)
    assert s.triggered


@rule("VI-10.5")
@pytest.mark.parametrize("target", [29, 301, "many"])
def test_within_limits(target: int | str) -> None:
    with pytest.raises(SaeculaError):
        game.new(3, 1, {"victory_points": target})


@rule("VI-10.6")
def test_the_game_ends_after_the_last_round_whatever_the_scores() -> None:
    s = given(empire("red", at="urals"), round=MAX_ROUNDS - 1)
    play(s, *SKIP * 3)
    assert (s.over, s.round) == (False, MAX_ROUNDS)
    play(s, *SKIP * 3)
    assert s.over
    assert s.ranking == [1, 1, 1]


@rule("VI-10.6")
def test_a_turn_comes_to_its_end_however_it_is_played() -> None:
    """Every conquest adds a province, so an expansion phase has at most as many moves as there are provinces."""
    s = expanding(empire("red", at="western_alps", tiles=["weapons", "specialization"], hand=400))
    conquests = 0
    while targets := [move for move in s.legal(0) if game.moves.name(move).startswith("conquer")]:
        before = s.held[0]
        s.play(0, targets[-1])
        assert before & s.held[0] == before != s.held[0]
        conquests += 1
    assert conquests == 44


@rule("VI-10.7")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_points_and_counters_change_only_by_scoring(seats: int) -> None:
    s = game.new(seats, 12)
    chance = Chance(seed_key(seats))
    while not s.over and s.round < 30:
        before = sum(s.score) + 2 * sum(s.counters)
        log: list[Event] = []
        seat = s.actors[0]
        legal = s.legal(seat)
        s.play(seat, legal[chance.below(len(legal))], log)
        scored = [event.args["points"] for event in log if event.key == "vinci-scored"]
        assert all(isinstance(points, int) for points in scored)
        gained = sum(points for points in scored if isinstance(points, int))
        assert sum(s.score) + 2 * sum(s.counters) == before + gained


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_is_lost_in_whole_random_games(seats: int) -> None:
    s = game.new(seats, 40 + seats)
    play_any(s, Chance(seed_key(seats)))
    assert s.over
    assert max(s.scores) >= s.settings[TARGET]
