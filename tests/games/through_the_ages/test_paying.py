"""TA-6.1 with manual payment: the payer chooses the tokens."""

from __future__ import annotations

import random

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.phases import ACTIONS, PAYING
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import (
    act,
    bank,
    blue,
    blues,
    building,
    hand,
    leader,
    legal,
    offered,
    play,
    refusal,
    stored,
    table,
    tech,
    unused,
    workers,
)
from tests.rules import rule


def mines(state: Ages) -> tuple[int, int, int]:
    return blue(state, "bronze"), blue(state, "iron"), blue(state, "coal")


@rule("TA-6.1")
def test_tokens_are_chosen_from_the_most_valuable_card_down() -> None:
    state = table(age=2, manual_payment=True)
    stored(state, iron=1, coal=1, bronze=2)
    play(state, "build bronze")  # costs 2; 7 are there, so 5 stay
    assert state.frame(0) == PAYING
    assert offered(state) == ["keep 0", "keep 1"]  # coal: 1 + 2 + 2 as well as 3 + ...
    assert refusal(state, "keep 2") == "TA-6.1"
    question = game.view(state, 0)["question"]
    assert (question["card"], question["good"], question["amount"]) == ("coal", "resources", 2)
    play(state, "keep 1")
    assert game.view(state, 0)["question"]["amount"] == 2
    assert offered(state) == ["keep 0", "keep 1"]  # iron: worth 2 or change on bronze
    play(state, "keep 0")
    assert mines(state) == (2, 0, 1)
    assert state.frame(0) == ACTIONS
    assert state.plan == []
    state.check()


@rule("TA-6.1")
def test_nothing_is_asked_where_there_is_one_way() -> None:
    state = table(manual_payment=True)
    stored(state, bronze=5)
    play(state, "build bronze")
    assert mines(state) == (3, 0, 0)


@rule("TA-6.1")
def test_every_token_goes_where_all_is_paid() -> None:
    state = table(age=2, manual_payment=True)
    stored(state, bronze=1, iron=1)
    play(state, "build philosophy")
    assert mines(state) == (0, 0, 0)


@rule("TA-6.1", "TA-5.8")
def test_a_token_for_the_stage_must_be_left() -> None:
    state = table(age=2, manual_payment=True)
    building(state, "pyramids")  # 3, 2, 1
    stored(state, iron=3)
    tech(state, "coal")
    blues(state, 0)
    play(state, "stage 1")  # of 6 there stay 3: iron and bronze; three on bronze would need a token of the bank
    assert mines(state) == (1, 1, 0)
    assert (state.civ[0].stages_built, state.civ[0].blue_bank) == (1, 0)
    state.check()


@rule("TA-6.1", "TA-15.12")
def test_food_and_resources_of_one_action_are_asked_one_after_the_other() -> None:
    state = table(age=2, manual_payment=True)
    leader(state, "frederick_barbarossa")
    tech(state, "irrigation", "iron", "swordsmen")
    bank(state, 10)
    stored(state, agriculture=4, irrigation=2, bronze=4, iron=2)
    play(state, "levy swordsmen")
    kinds = []
    while state.frame(0) == PAYING:
        kinds.append(game.prompt(state, 0).args["kind"])
        play(state, offered(state)[0])
    assert kinds == ["food", "resources"]
    state.check()


@rule("TA-6.1", "TA-5.12")
def test_action_cards_are_paid_for_by_choice_too() -> None:
    state = table(age=2, manual_payment=True)
    hand(state, "rich_land_i")
    unused(state, 1)
    stored(state, bronze=4, iron=2)
    act(state)
    play(state, "play rich_land_i", "build iron")  # 5 less 2
    assert state.frame(0) == PAYING
    play(state, "keep 2")
    assert mines(state) == (1, 2, 0)
    assert state.civ[0].resources == 5


@rule("TA-6.1", "TA-8.3", "TA-8.6")
def test_consumption_and_corruption_are_payments_as_well() -> None:
    state = table(2, age=2, manual_payment=True)
    tech(state, "irrigation", "iron")
    workers(state, religion=4)
    bank(state, 8)
    unused(state, 3)
    stored(state, agriculture=4, irrigation=2, bronze=4, iron=2)
    blues(state, 9)
    play(state, "done")
    asked = []
    while state.frame(0) == PAYING:
        assert state.frame(2) == -1
        asked.append(game.prompt(state, 0).args["kind"])
        play(state, offered(state)[-1])
    assert asked == ["food", "resources"]
    state.check()


@rule("TA-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_answers_can_all_be_carried_out(seats: int) -> None:
    chance = random.Random(seats)
    state = game.new(seats, seats, {"manual_payment": True})
    asked = 0
    while not state.over:
        seat = chance.choice(state.actors)
        if state.frame(0) == PAYING:
            asked += 1
            for move in state.legal(seat):
                copy = state.trial()
                copy.play(seat, move)
                while copy.frame(0) == PAYING and copy.is_actor(seat):
                    copy.play(seat, chance.choice(copy.legal(seat)))
                copy.check()
        names = [game.moves.name(move) for move in state.legal(seat)]
        kept = [name for name in names if not name.startswith("destroy")]
        state.play(seat, game.moves.parse(chance.choice(kept)))
    assert asked > 5


@rule("TA-6.1")
def test_without_the_option_nobody_is_asked() -> None:
    state = table(age=2)
    stored(state, iron=1, coal=1, bronze=2)
    assert legal(state, "build bronze")
    play(state, "build bronze")
    assert state.frame(0) == ACTIONS
    assert mines(state) == (0, 1, 1)
