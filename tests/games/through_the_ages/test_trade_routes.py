"""TA-16.2: the Trade Routes Agreement in every kind of payment."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.phases import ACTIONS
from tests.games.through_the_ages.given import (
    act,
    bank,
    blues,
    legal,
    offered,
    pact,
    play,
    refusal,
    reveal,
    stored,
    table,
    unused,
    workers,
)
from tests.rules import rule


@rule("TA-16.2")
def test_corruption_can_be_paid_with_food_that_this_turns_farms_bring() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    bank(state, 18)
    stored(state, bronze=4)
    blues(state, 10)
    assert state.civ[0].food == 0
    play(state, "trade", "done")
    assert (state.civ[0].food, state.civ[0].resources) == (1, 4 + 2 - 1)


@rule("TA-16.2")
def test_trade_routes_need_a_farm_or_stored_food() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    workers(state, agriculture=0)
    stored(state, bronze=2)
    assert not legal(state, "trade")
    stored(state, agriculture=1)
    assert legal(state, "trade")
    play(state, "trade")
    assert not legal(state, "trade")


@rule("TA-16.2")
@pytest.mark.parametrize(
    ("side", "food", "ore", "possible"), [("a", 1, 1, True), ("a", 5, 0, False), ("a", 0, 1, False), ("b", 5, 1, False)]
)
def test_trade_routes_replace_one_resource_on_their_own_side_only(
    side: str, food: int, ore: int, possible: bool
) -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, side)
    stored(state, agriculture=food, bronze=ore)
    unused(state, 1)
    assert not legal(state, "build bronze")
    play(state, "trade")
    assert legal(state, "build bronze") == possible
    if possible:
        play(state, "build bronze")
        assert (state.civ[0].food, state.civ[0].resources) == (food - 1, 0)
        assert not legal(state, "trade")


@rule("TA-16.2")
@pytest.mark.parametrize(
    ("side", "food", "ore", "possible"), [("b", 1, 1, True), ("b", 0, 5, False), ("b", 1, 0, False), ("a", 1, 5, False)]
)
def test_trade_routes_replace_one_food_on_their_own_side_only(side: str, food: int, ore: int, possible: bool) -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, side)
    stored(state, agriculture=food, bronze=ore)
    if legal(state, "trade"):
        play(state, "trade")
    assert legal(state, "grow") == possible
    if possible:
        play(state, "grow", "done")
        act(state)
        assert (state.civ[0].food, state.civ[0].resources) == (2, 2)
        assert legal(state, "trade")  # once in each own turn


@rule("TA-16.2", "TA-8.3")
def test_a_resource_feeds_the_people_once_and_only_if_they_eat() -> None:
    for tokens, food, ore in ((16, 2 - 1 + 1, 3 + 2 - 1), (18, 2, 3 + 2)):
        state = table(3)
        pact(state, "trade_routes_agreement", 0, 1, "b")
        bank(state, tokens)
        unused(state, 3)
        stored(state, bronze=3)
        blues(state, 15)
        play(state, "trade", "done")
        assert (state.civ[0].food, state.civ[0].resources) == (food, ore)


@rule("TA-16.2", "TA-8.12")
@pytest.mark.parametrize(
    ("answer", "food", "ore", "trade"), [("trade", 3 + 2 - 1 + 1, 3 + 2 - 1, False), ("done", 3 + 2 - 1, 3 + 2, True)]
)
def test_food_for_an_event_in_ones_own_political_phase(answer: str, food: int, ore: int, trade: bool) -> None:
    state = table(3, age=2)
    pact(state, "trade_routes_agreement", 0, 1, "b")
    for s in range(3):
        bank(state, 16, s)
        stored(state, s, agriculture=3, bronze=3)
        blues(state, 20, s)
    reveal(state, "economic_progress")
    assert state.actors == (0,)
    assert offered(state) == ["trade", "done"]
    assert game.view(state, 1)["question"] == {"kind": "swap", "rule": "TA-16.2", "good": "food", "amount": 1}
    play(state, answer)
    assert (state.civ[0].food, state.civ[0].resources) == (food, ore)
    assert state.frame(0) == ACTIONS
    stored(state, bronze=3)
    assert legal(state, "trade") == trade


@rule("TA-16.2", "TA-8.12")
@pytest.mark.parametrize(("answer", "food", "ore"), [("trade", 3 + 2 - 1, 3 + 2 - 1), ("done", 3 + 2, 3 + 2 - 2)])
def test_corruption_by_an_event_in_ones_own_political_phase(answer: str, food: int, ore: int) -> None:
    state = table(3, age=2)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    bank(state, 18)
    stored(state, agriculture=3, bronze=3)
    blues(state, 12)
    for s in (1, 2):
        bank(state, 18, s)
        blues(state, 20, s)
    reveal(state, "economic_progress")
    assert offered(state) == ["trade", "done"]
    assert refusal(state, "accept") == "TA-16.2"
    play(state, answer)
    assert (state.civ[0].food, state.civ[0].resources) == (food, ore)


@rule("TA-16.2")
@pytest.mark.parametrize(("party", "side"), [(1, "a"), (0, "a")])
def test_nobody_is_asked_in_turns_of_others_or_without_the_other_good(party: int, side: str) -> None:
    state = table(3, age=2)
    pact(state, "trade_routes_agreement", party, 2, side)
    bank(state, 16)
    for s in range(3):
        blues(state, 20, s)
    workers(state, agriculture=0)
    stored(state, 1, bronze=3, agriculture=3)
    stored(state, 2, bronze=3, agriculture=3)
    reveal(state, "economic_progress")
    assert state.frame(0) == ACTIONS
