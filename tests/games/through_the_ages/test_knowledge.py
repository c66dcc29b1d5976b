"""TA-16: what a seat may know, and what a determinized copy keeps of it."""

from __future__ import annotations

import json
import random

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.colonies import hand_value
from saecula.games.through_the_ages.components import BONUS_CARDS, EVENT_CARDS, INDEX, MILITARY_CARDS, count
from saecula.games.through_the_ages.phases import AIMING, POLITICS
from saecula.games.through_the_ages.state import ARMS_OF, CURRENT, DECK, FUTURE, KNOWN, PERSONAL_OF, PILE, Ages
from saecula.kernel.options import Value
from tests.games.through_the_ages.given import (
    act,
    arms,
    hand,
    next_event,
    offered,
    play,
    politic,
    table,
    workers,
)
from tests.rules import rule

OPTIONS: list[dict[str, Value]] = [
    {},
    {"version": "advanced"},
    {"bonus_cards": "personal"},
    {"bonus_cards": "age_by_age"},
    {"bonus_cards": "public_choice"},
    {"draw_as_military_action": True},
]


def looks_the_same(state: Ages, other: Ages, seat: int) -> bool:
    same = json.dumps(game.view(state, seat)) == json.dumps(game.view(other, seat))
    return same and state.actors == other.actors and state.legal(seat) == other.legal(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_redraw_shows_its_seat_the_same_and_hides_the_rest(seats: int, options: dict[str, Value]) -> None:
    state = game.new(seats, 11, options)
    chance = random.Random(11)
    different = 0
    while not state.over:
        if chance.random() < 0.04:
            for seat in range(seats):
                copy = state.determinize(seat, 5)
                copy.check()
                assert looks_the_same(state, copy, seat)
                assert copy.determinize(seat, 6).pack() == state.determinize(seat, 6).pack()
                different += copy.cards != state.determinize(seat, 7).cards
                if state.is_actor(seat):
                    move = chance.choice(state.legal(seat))
                    one, two = state.clone(), copy.clone()
                    counts = one.reveals, two.reveals
                    one.play(seat, move)
                    two.play(seat, move)
                    if (one.reveals, two.reveals) == counts:
                        assert looks_the_same(one, two, seat)
        actor = chance.choice(state.actors)
        state.play(actor, chance.choice(state.legal(actor)))
    assert different


@rule("TA-16.1")
def test_more_than_needed_may_be_paid() -> None:
    state = table(2)
    workers(state, warriors=3)
    workers(state, seat=1, warriors=0)
    arms(state, "rats")
    next_event(state, "wealthy_territory_i")
    politic(state)
    play(state, "prepare rats", "bid 1", "sacrifice warriors")
    assert offered(state) == ["sacrifice warriors", "done"]


def test_civil_hands_are_open_and_military_hands_are_not() -> None:
    state = table(3)
    hand(state, "iron")
    arms(state, "spy", "rats")
    for seat in (1, 2, None):
        shown = game.view(state, seat)["players"][0]
        assert shown["hand"] == ["iron"]
        assert shown["arms"] == {"I": 1, "II": 1}
        assert shown["arms_known"] == []
    assert game.view(state, 0)["players"][0]["arms_known"] == ["rats", "spy"]


def test_a_prepared_event_is_known_to_its_player_alone() -> None:
    state = table(3, age=2)
    arms(state, "cold_war")
    politic(state)
    play(state, "prepare cold_war")
    bit = MILITARY_CARDS[INDEX["cold_war"]]
    assert game.view(state, 0)["known"]["future"] == ["cold_war"]
    assert "future" not in game.view(state, 1)["known"]
    for seed in range(20):
        assert state.determinize(0, seed).cards[FUTURE + 2] & bit
    assert len({state.determinize(1, seed).cards[FUTURE + 2] for seed in range(20)}) > 1
    for seed in range(20):  # only an event or a territory can lie there
        assert not state.determinize(1, seed).cards[FUTURE + 2] & ~EVENT_CARDS[2]


def test_discards_are_known_to_who_made_them_even_in_the_new_deck() -> None:
    state = table(2)
    arms(state, "raid_i", "rats", "plunder_i")
    politic(state)
    play(state, "done", "discard rats")
    rats = MILITARY_CARDS[INDEX["rats"]]
    assert state.cards[KNOWN + 1] & rats
    assert not state.cards[KNOWN + 4 + 1] & rats
    assert game.view(state, 0)["known"]["discard"] == ["rats"]
    state.cards[DECK + 1] |= state.cards[PILE + 1]  # the pile becomes the deck
    state.cards[PILE + 1] = 0
    assert game.view(state, 0)["known"]["deck"] == ["rats"]
    play(state, "done")
    act(state, 1)
    play(state, "done")  # seat 1 draws: the card may have moved
    assert "deck" not in game.view(state, 0)["known"]


def test_a_refused_pact_is_known_until_it_may_have_been_discarded() -> None:
    state = table(3, age=2)
    arms(state, "acceptance_of_supremacy", "spy", "annex")
    politic(state)
    play(state, "offer acceptance_of_supremacy", "aim 2", "side b", "refuse")
    assert game.view(state, 1)["players"][0]["arms_known"] == ["acceptance_of_supremacy"]
    for seed in range(10):
        copy = state.determinize(1, seed)
        assert copy.cards[ARMS_OF + 2] & MILITARY_CARDS[INDEX["acceptance_of_supremacy"]]
    play(state, "discard spy")
    assert game.view(state, 1)["players"][0]["arms_known"] == []


def test_a_bid_proves_what_the_hand_is_worth() -> None:
    state = table(3)
    arms(state, "bonus_i", "bonus_i", "rats", "raid_i", "raid_i")
    next_event(state, "wealthy_territory_i")
    politic(state)
    play(state, "prepare rats", "bid 3")
    assert state.civ[0].proof == 2
    for seed in range(40):
        copy = state.determinize(1, seed)
        copy.check()
        assert hand_value(copy, 0) >= 2
        assert count(copy.cards[ARMS_OF + 1] & BONUS_CARDS[1]) >= 2
    assert len({state.determinize(1, seed).cards[ARMS_OF + 1] for seed in range(10)}) > 1


def test_a_card_named_but_not_aimed_is_nobody_elses_business() -> None:
    state = table(3, age=2)
    arms(state, "spy")
    politic(state)
    before = json.dumps(game.view(state, 1))
    play(state, "attack spy")
    assert state.frame(0) == AIMING
    assert json.dumps(game.view(state, 1)) == before
    assert state.determinize(1, 3).frame(0) == POLITICS
    aim = game.moves.parse("aim 2")
    assert len(game.explain(state, 0, aim)) == 3
    assert game.explain(state, 1, aim)[0].args == {}
    assert state.determinize(0, 3).frame(0) == AIMING


def test_personal_bonus_cards_are_secret() -> None:
    state = game.new(3, 4, {"bonus_cards": "personal"})
    state.play(1, state.legal(1)[0])
    assert game.view(state, 0)["players"][1]["personal"] == []
    assert len(game.view(state, 1)["players"][1]["personal"]) == 4
    kept = {state.determinize(0, seed).cards[PERSONAL_OF + 4 + 3] for seed in range(20)}
    assert len(kept) > 1
    assert state.determinize(0, 1).actors == (0, 2)


def test_nobody_knows_which_event_comes_next() -> None:
    state = game.new(3, 4, {})
    assert len({state.determinize(0, seed).cards[CURRENT] for seed in range(20)}) > 1
    assert "known" in game.view(state, 0)
    assert game.view(state, None)["known"] == {}


def test_a_copy_remembers_nothing_of_the_original() -> None:
    """What is found once per position must not reach a copy, in which other cards lie in the hands."""
    state = game.new(3, 4)
    chance = random.Random(4)
    hidden = 0
    while state.round < 8:
        seat = state.actors[0]
        if chance.random() < 0.1:
            for other in range(3):
                state.determinize(other, 1)
            copy = state.determinize(0, 2)
            for other in (1, 2):
                fresh = game.unpack(copy.pack()).determinize(other, 3)
                assert copy.determinize(other, 3).pack() == fresh.pack()
                hidden += fresh.cards != state.determinize(other, 3).cards
        state.play(seat, chance.choice(state.legal(seat)))
    assert hidden
