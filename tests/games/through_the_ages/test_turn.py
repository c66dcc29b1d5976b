"""TA-3, TA-10.60: the turn step by step, and leaving the game."""

from __future__ import annotations

import pytest

from saecula import SaeculaError
from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.phases import ACTIONS, DISCARDING, POLITICS, WARFARE
from saecula.games.through_the_ages.prices import build_price
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import (
    arms,
    begin_turn,
    hand,
    keys,
    leader,
    legal,
    offered,
    pact,
    play,
    politic,
    put_value,
    refusal,
    row,
    stored,
    table,
    war,
    workers,
)
from tests.rules import rule


@rule("TA-3.1")
def test_in_round_1_cards_are_taken_and_nothing_else_happens() -> None:
    state = game.new(4, 3, {})
    seat = state.actors[0]
    assert state.frame(0) == ACTIONS
    assert {name.split()[0] for name in offered(state)} <= {"take", "done"}
    assert refusal(state, "destroy bronze") == "TA-3.1"
    before = list(state.row)
    log = play(state, "done")
    assert state.row == before
    assert "drew" not in keys(log)
    assert state.civ[seat].military_actions == 2


@rule("TA-3.2")
def test_the_order_of_a_turn() -> None:
    state = table(2, age=2)
    war(state, "war_over_culture_ii", 0, 1)
    arms(state, *["spy"] * 2, "plunder_i", "cold_war")
    begin_turn(state)
    assert state.row.count(NO_CARD) == 0  # the card row comes first
    assert state.frame(0) == WARFARE
    play(state, "done", "done")
    assert state.frame(0) == POLITICS
    play(state, "done")
    assert offered(state, "discard")
    play(state, "discard spy", "discard spy")
    assert state.frame(0) == ACTIONS
    log = play(state, "done")
    assert keys(log)[0] == "scored"
    assert state.active == 1


@rule("TA-3.3")
def test_all_actions_come_back() -> None:
    state = table()
    stored(state, bronze=2)
    play(state, "build warriors", "destroy bronze", "done")
    assert (state.civ[0].civil_spent, state.civ[0].military_spent) == (0, 0)


@rule("TA-3.4")
def test_nobody_has_to_act_and_actions_may_be_repeated() -> None:
    state = table()
    assert legal(state, "done")
    play(state, "destroy bronze", "destroy bronze")
    assert state.civ[0].civil_spent == 2


@rule("TA-10.60")
def test_resigning_at_the_start_of_a_turn() -> None:
    state = table(3, age=2)
    pact(state, "international_trade_agreement", 0, 1)
    war(state, "war_over_culture_ii", 1, 0)
    politic(state)
    state.resign(0)
    assert not state.playing(0)
    assert state.civ[0].pact == NO_CARD
    assert state.civ[1].war == NO_CARD
    assert state.active == 1
    assert state.first == 1  # the next player becomes the first of each round
    assert state.round == 3
    state.check()
    state.resign(1)
    assert state.over
    assert state.ranking == [3, 2, 1]


@rule("TA-10.60")
def test_after_a_resignation_the_row_is_cleared_for_the_players_left() -> None:
    state = table(3, age=1)
    row(state, "iron", "alchemy", "drama", "theology")
    politic(state)
    state.resign(0)
    assert game.view(state, 1)["row"][0]["card"] == "theology"  # three positions with two players


@rule("TA-10.60")
def test_nothing_of_a_civilization_that_left_acts_any_more() -> None:
    state = table(3, age=3)
    leader(state, "nikola_tesla")
    put_value(state, "culture", 99)
    politic(state)
    state.resign(0)
    assert build_price(state, 1, INDEX["philosophy"], 0) == 3
    assert state.scores[0] == 0
    assert state.ranking[0] == 3
    assert game.view(state, 1)["players"][0]["leader"] == ""
    state.check()


@rule("TA-10.60")
def test_two_players_left_offer_no_pacts() -> None:
    state = table(3, age=2)
    arms(state, "international_trade_agreement", seat=1)
    politic(state)
    state.resign(0)
    assert refusal(state, "offer international_trade_agreement") == "TA-10.60"


@rule("TA-10.60")
def test_who_resigns_later_leaves_when_the_next_own_turn_begins() -> None:
    state = table(3)
    row(state, "iron", "alchemy", "drama", "theology", "masonry")
    state.resign(1)
    assert state.playing(1)
    assert game.view(state, 0)["players"][1]["resigning"]
    with pytest.raises(SaeculaError, match="already"):
        state.resign(1)
    with pytest.raises(SaeculaError):
        state.resign(7)
    play(state, "done")
    assert not state.playing(1)
    assert state.active == 2
    assert game.view(state, 0)["row"][0]["card"] == "theology"  # one step of the row, for two players: not for three
    with pytest.raises(SaeculaError, match="already"):
        state.resign(1)
    state.resign(0)
    politic(state, 2)
    state.resign(2)
    assert state.over
    assert state.ranking == [1, 3, 2]


@rule("TA-10.60")
def test_in_mid_turn_it_is_too_late_for_this_turn() -> None:
    state = table(2)
    state.resign(0)
    play(state, "done", "done", "done")
    assert state.over
    assert state.ranking == [2, 1]
    state = table(2, age=2)
    war(state, "war_over_culture_ii", 0, 1)
    workers(state, warriors=1)
    begin_turn(state)
    assert state.frame(0) == WARFARE
    while state.frame(0) == WARFARE:
        play(state, "done")
    state.resign(0)  # the war comes after the time to resign
    assert state.playing(0)


def first_cards(state: Ages, n: int) -> list[str]:
    return [card["card"] for card in game.view(state, None)["row"][:n]]


@rule("TA-10.60", "TA-3.2")
@pytest.mark.parametrize("gap", [False, True])
def test_resigning_at_the_first_decision_of_a_turn_comes_before_the_card_row(gap: bool) -> None:
    names = ["iron", "" if gap else "alchemy", "drama", "theology", "masonry", "monarchy"]
    state = table(4)
    row(state, *names)
    begin_turn(state)
    assert first_cards(state, 1) == ["drama" if gap else "alchemy"]  # one position with four players
    state.resign(0)
    assert first_cards(state, 3) == ["drama", "theology", "masonry"]  # two with three: not one and then two
    state.check()
    state.resign(1)  # two players are left: three positions, of the row as it was
    assert first_cards(state, 2) == ["theology", "masonry"]
    play(state, "done", "done")
    assert state.active == 3
    assert not {"theology", "masonry", "monarchy"} & set(first_cards(state, 13))  # and three again in the next turn


@rule("TA-10.60", "TA-15.33")
def test_resigning_after_an_international_agreement_took_the_political_step() -> None:
    for surplus in (False, True):
        state = table(3)
        row(state, "iron", "alchemy", "drama", "theology", "masonry")
        put_value(state, "no_politics", 1)
        if surplus:
            arms(state, "rats", "raid_i", "plunder_i", "foray")
        begin_turn(state)
        assert state.frame(0) == (DISCARDING if surplus else ACTIONS)
        later = state.trial()
        state.resign(0)
        assert not state.playing(0)
        assert first_cards(state, 1) == ["theology"]
        play(later, "discard rats" if surplus else "take 1")
        later.resign(0)
        assert later.playing(0)  # too late for this turn


@rule("TA-10.60", "TA-10.51")
def test_a_declarer_may_resign_before_the_own_war_even_without_units() -> None:
    state = table(3, age=2)
    workers(state, warriors=0)
    put_value(state, "culture", 9)
    put_value(state, "culture", 9, seat=1)
    war(state, "war_over_culture_ii", 0, 1)
    begin_turn(state)
    assert offered(state) == ["done"]
    state.resign(0)
    assert not state.playing(0)
    assert (state.attack, state.civ[1].culture, state.active) == (NO_CARD, 9, 1)
    state.check()


@rule("TA-15.30", "TA-3.3")
def test_rebellion_takes_actions_of_the_next_action_phase() -> None:

    state = table()
    hand(state, "monarchy")
    put_value(state, "science", 9)
    put_value(state, "rebels", 2)
    politic(state)
    play(state, "done")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (4, 2)
    assert refusal(state, "revolt monarchy") == "TA-6.11"
    assert state.civ[0].rebels == 0
