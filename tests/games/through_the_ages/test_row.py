"""TA-4: the card row."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import CIVIL_CARDS, CIVIL_KIND, INDEX, NAMES
from saecula.games.through_the_ages.row import card_row_step
from saecula.games.through_the_ages.state import CIVIL_DECK, CIVIL_GONE, Ages
from tests.games.through_the_ages.given import (
    building,
    civil,
    hand,
    in_hand,
    leader,
    legal,
    offered,
    play,
    put_value,
    refresh,
    refusal,
    row,
    table,
    tech,
    wonders,
)
from tests.rules import rule


def lying(state: Ages) -> list[str]:
    return ["" if card == NO_CARD else NAMES[CIVIL_KIND[card]] for card in state.row]


@rule("TA-4.1")
@pytest.mark.parametrize(("seats", "gone"), [(2, 3), (3, 2), (4, 1)])
def test_positions_are_cleared_the_rest_slides_and_the_row_is_filled(seats: int, gone: int) -> None:
    state = table(seats)
    row(state, "iron", "", "alchemy", "drama", "", "theology")
    card_row_step(state)
    kept = ["iron", "", "alchemy", "drama", "", "theology"][gone:]
    assert lying(state)[: len([name for name in kept if name])] == [name for name in kept if name]
    assert "" not in lying(state)


@rule("TA-4.2")
def test_age_i_begins_after_the_first_refill_of_round_2() -> None:
    state = game.new(2, 1, {})
    play(state, "done", "done")
    assert state.age == 1
    assert state.cards[CIVIL_DECK] == 0
    assert all(card >> 6 == 0 for card in state.row)


@rule("TA-4.2")
def test_missing_cards_of_age_a_come_from_civil_i() -> None:
    state = game.new(4, 1, {})
    state.cards[CIVIL_GONE] |= sum([1 << card for card in state.row])
    state.row = [NO_CARD] * 13
    play(state, "done", "done", "done", "done")
    assert [card >> 6 for card in state.row] == [0] * 7 + [1] * 6
    assert state.age == 1


@rule("TA-4.3")
def test_the_last_card_of_a_deck_ends_the_age_and_filling_goes_on() -> None:
    state = table(2, age=1)
    row(state)
    left = state.cards[CIVIL_DECK + 1]
    state.cards[CIVIL_GONE + 1] |= left
    state.cards[CIVIL_DECK + 1] = 0
    for name in ("iron", "alchemy"):
        one = CIVIL_CARDS[INDEX[name]] & state.cards[CIVIL_GONE + 1]
        state.cards[CIVIL_GONE + 1] ^= one & -one
        state.cards[CIVIL_DECK + 1] |= one & -one
    card_row_step(state)
    assert state.age == 2
    assert sorted(lying(state)[:2]) == ["alchemy", "iron"]
    assert all(card >> 6 == 2 for card in state.row[2:])
    state.check()


@rule("TA-4.3")
def test_the_age_ends_at_once_even_if_its_last_card_fills_the_row() -> None:
    state = table(2, age=1)
    row(state, "", "", "", *["work_of_art_i"], *["iron", "alchemy", "drama", "theology", "knights", "monarchy"])
    names = ["warfare", "masonry", "swordsmen", "irrigation", "printing_press", "theocracy"]
    bits = [civil(state, name) & 63 for name in names]
    state.cards[CIVIL_GONE + 1] |= state.cards[CIVIL_DECK + 1]
    state.cards[CIVIL_DECK + 1] = sum([1 << bit for bit in bits])
    card_row_step(state)
    assert all(card >> 6 == 1 for card in state.row)
    assert state.age == 2
    state.check()


@rule("TA-4.4")
def test_zones_cost_one_two_and_three_and_the_position_stays_empty() -> None:
    state = table()
    row(state, *["iron"], *[""] * 4, "alchemy", *[""] * 3, "drama")
    assert offered(state, "take") == ["take 1", "take 6", "take 10"]
    play(state, "take 10")
    assert state.civ[0].civil_spent == 3
    assert lying(state)[9] == ""
    assert offered(state, "take") == ["take 1"]
    assert refusal(state, "take 6") == "TA-4.4"
    assert refusal(state, "take 10") == "TA-4.4"


@rule("TA-4.5")
def test_one_leader_of_an_age_is_taken_whether_played_or_not() -> None:
    state = table()
    row(state, "joan_of_arc", "michelangelo")
    play(state, "take 1")
    assert in_hand(state) == ["joan_of_arc"]
    assert refusal(state, "take 2") == "TA-4.5"


@rule("TA-4.6")
def test_wonders_go_into_construction_and_cost_more_with_each_completed() -> None:
    state = table()
    row(state, "great_wall", "taj_mahal")
    wonders(state, "pyramids", "colossus")
    put_value(state, "civil_spent", 2)
    assert state.civ[0].civil_actions == 5
    play(state, "take 1")
    assert state.civ[0].civil_spent == 5
    assert state.civ[0].wonder == INDEX["great_wall"]
    assert in_hand(state) == []
    assert refusal(state, "take 2") == "TA-4.6"


@rule("TA-4.6")
def test_michelangelo_takes_a_wonder_for_nothing() -> None:
    state = table()
    row(state, "great_wall")
    leader(state, "michelangelo")
    put_value(state, "civil_spent", 4)
    play(state, "take 1")
    assert state.civ[0].civil_spent == 4


@rule("TA-4.6", "TA-4.4")
def test_completed_wonders_and_michelangelo_change_the_cost_of_wonders_only() -> None:
    state = table()
    wonders(state, "pyramids", "colossus")
    row(state, "iron", "great_wall", *[""] * 3, "alchemy")
    put_value(state, "civil_spent", 3)
    assert offered(state, "take") == ["take 1", "take 6"]  # two actions are left, the wonder costs three
    play(state, "take 1")
    assert state.civ[0].civil_spent == 4
    state = table()
    leader(state, "michelangelo")
    row(state, "iron", "great_wall", *[""] * 3, "alchemy", *[""] * 3, "taj_mahal")
    put_value(state, "civil_spent", 3)
    assert offered(state, "take") == ["take 1", "take 2"]
    play(state, "take 1")
    assert state.civ[0].civil_spent == 4


@rule("TA-4.5", "TA-4.7")
def test_a_leader_taken_bars_no_action_card_of_his_age() -> None:
    state = table()
    leader(state, "joan_of_arc")
    row(state, "work_of_art_i")
    assert legal(state, "take 1")


@rule("TA-4.4")
def test_every_card_of_the_row_can_be_taken() -> None:
    state = table()
    for age in range(4):
        for number in range(55):
            if CIVIL_KIND[64 * age + number] < len(NAMES):
                state.row = [64 * age + number] + [NO_CARD] * 12
                refresh(state)
                assert legal(state, "take 1")


@rule("TA-4.7")
def test_an_action_card_waits_a_turn() -> None:
    state = table()
    row(state, "work_of_art_i", "work_of_art_a")
    hand(state, "revolutionary_idea_i")
    play(state, "take 1")
    assert refusal(state, "play work_of_art_i") == "TA-4.7"
    assert legal(state, "play revolutionary_idea_i")


@rule("TA-4.8")
def test_no_technology_twice() -> None:
    state = table()
    row(state, "iron", "alchemy", "iron")
    tech(state, "alchemy")
    assert refusal(state, "take 2") == "TA-4.8"
    play(state, "take 1")
    assert refusal(state, "take 3") == "TA-4.8"


@rule("TA-4.8")
def test_a_replaced_technology_may_be_taken_again() -> None:
    state = table(3, age=2)
    tech(state, "code_of_laws")
    tech(state, "justice_system")
    row(state, "code_of_laws")
    assert legal(state, "take 1")


@rule("TA-4.9")
def test_the_hand_limit_bars_taking_and_never_makes_discard() -> None:
    state = table()
    hand(state, "iron", "alchemy", "drama", "monarchy")
    row(state, "irrigation", "great_wall")
    assert refusal(state, "take 1") == "TA-4.9"
    assert legal(state, "take 2")
    wonders(state, "library_of_alexandria")
    assert legal(state, "take 1")
    hand(state, "theology", "knights")
    play(state, "done")
    assert len(in_hand(state)) == 6


def test_a_wonder_in_construction_bars_another() -> None:
    state = table()
    building(state, "pyramids")
    row(state, "taj_mahal")
    assert not legal(state, "take 1")
