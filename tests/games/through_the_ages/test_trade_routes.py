"""TA-16.2: the Trade Routes Agreement in every kind of payment."""

from __future__ import annotations

import pytest

from tests.games.through_the_ages.given import (
    act,
    bank,
    blues,
    legal,
    pact,
    play,
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
