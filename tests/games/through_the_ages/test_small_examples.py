"""Examples of single rules, one position each."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.payment import gain, grow
from tests.games.through_the_ages.given import (
    bank,
    begin_turn,
    blue,
    blues,
    hand,
    leader,
    legal,
    offered,
    play,
    put_value,
    row,
    stored,
    table,
    tech,
    unused,
    wonders,
    workers,
)
from tests.games.through_the_ages.given import building as under_construction
from tests.rules import example


@example("IN-1")
def test_what_everybody_has_after_the_first_round() -> None:
    state = game.new(4, 5, {})
    play(state, "done", "done", "done", "done")
    for s in range(4):
        assert (state.civ[s].food, state.civ[s].resources) == (2, 2)
        assert (state.civ[s].science, state.civ[s].culture, state.civ[s].blue_bank) == (1, 0, 14)


@example("IN-2")
def test_civil_actions_of_the_first_round() -> None:
    state = game.new(4, 5, {})
    row(state, "moses", "frugality_a", "rich_land_a", "work_of_art_a", "patriotism_a", "homer", "frugality_a")
    for actions in (1, 2, 3, 4):
        seat = state.actors[0]
        assert state.civ[seat].civil_actions - state.civ[seat].civil_spent == actions
        assert legal(state, "take 6") == (actions > 1)
        play(state, "done")


@example("IN-3")
def test_the_price_of_growth() -> None:
    state = table()
    blues(state, 40)
    stored(state, agriculture=20)
    prices = []
    for _ in range(3):
        before = state.civ[0].food
        play(state, "grow")
        prices.append(before - state.civ[0].food)
    assert prices == [2, 2, 3]
    assert game.view(state, 0)["players"][0]["consumption"] == 1
    bank(state, 0)
    assert game.view(state, 0)["players"][0]["consumption"] == 6


@example("IN-4")
def test_missing_food_costs_four_culture_each() -> None:
    state = table()
    workers(state, agriculture=0)
    bank(state, 8)
    wonders(state, "hanging_gardens")
    unused(state, 4)
    put_value(state, "culture", 20)
    play(state, "done")
    assert state.civ[0].culture == 20 + 1 - 12


@example("IN-5")
def test_pyramids_cost_three_two_and_one() -> None:
    state = table()
    under_construction(state, "pyramids")
    stored(state, bronze=6)
    left = []
    for _ in range(3):
        play(state, "stage 1")
        left.append(state.civ[0].resources)
    assert left == [3, 1, 0]
    assert state.civ[0].civil_actions == 5


@example("IN-6")
def test_hammurabis_token_leaves_with_him() -> None:
    state = table()
    leader(state, "hammurabi")
    assert (state.civ[0].civil_actions, state.civ[0].military_actions) == (5, 1)
    hand(state, "leonardo_da_vinci")
    play(state, "lead leonardo_da_vinci")
    assert (state.civ[0].civil_actions, state.civ[0].military_actions) == (4, 2)
    assert state.civ[0].civil_spent == 0  # the token just spent goes with him
    assert state.civ[0].leader == INDEX["leonardo_da_vinci"]


@example("IN-7")
def test_a_full_hand_still_allows_a_wonder() -> None:
    state = table()
    hand(state, "iron", "alchemy", "drama", "monarchy")
    row(state, "irrigation", "taj_mahal")
    assert offered(state, "take") == ["take 2"]


@example("IN-8")
def test_a_level_may_be_skipped() -> None:
    state = table(age=2)
    workers(state, bronze=1, coal=0)
    stored(state, bronze=6)
    play(state, "upgrade bronze coal")
    assert state.civ[0].resources == 0
    assert state.civ[0].civil_spent == 1


@example("IN-9")
@pytest.mark.parametrize(("iron", "left"), [(True, (0, 1, 0)), (False, (2, 0, 0))])
def test_change_with_and_without_iron(iron: bool, left: tuple[int, int, int]) -> None:
    from saecula.games.through_the_ages.payment import pay

    state = table(age=2)
    if iron:
        tech(state, "iron")
    stored(state, coal=1)
    pay(state, 0, 1, False)
    assert (blue(state, "bronze"), blue(state, "iron"), blue(state, "coal")) == left


@example("IN-10")
def test_gains_lie_on_the_best_card() -> None:
    state = table()
    tech(state, "iron", "irrigation")
    gain(state, 0, 2, False)
    gain(state, 0, 2, True)
    assert (blue(state, "iron"), blue(state, "irrigation")) == (1, 1)


@example("IN-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_two_more_events_than_players(seats: int) -> None:
    state = game.new(seats, 1, {})
    assert game.view(state, None)["current_events"] == {"A": seats + 2}


@example("IN-12")
@pytest.mark.parametrize(("tokens", "lost"), [(9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)])
def test_corruption(tokens: int, lost: int) -> None:
    state = table()
    workers(state, bronze=0, agriculture=0)
    stored(state, bronze=7)
    blues(state, tokens)
    bank(state, 18)
    play(state, "done")
    assert state.civ[0].resources == 7 - lost


@example("IN-13")
def test_despotism_allows_two_buildings_of_each_type() -> None:
    state = table()
    workers(state, religion=2, philosophy=2)
    stored(state, bronze=9)
    unused(state, 1)
    assert offered(state, "build") == ["build agriculture", "build bronze", "build warriors"]


@example("IN-14")
def test_where_the_yellow_tokens_are_at_first() -> None:
    state = game.new(2, 1, {})
    assert (state.civ[0].yellow_bank, state.civ[0].unused, sum(state.civ[0].workers), state.civ[0].yellow_tokens) == (
        18,
        1,
        6,
        25,
    )
    assert grow(state, 0, 30) == 18
    begin_turn(state, state.first)
