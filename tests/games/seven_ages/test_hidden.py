"""SA-14: what each player may know, and that a redraw of what is hidden keeps to it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import INDEX
from saecula.games.seven_ages.cards import EMPIRE_INDEX, MANOEUVRE, MARKER_NAMES
from saecula.games.seven_ages.glory import INFANTRY_UNITS, unit_count
from saecula.games.seven_ages.harvest import announce_units
from saecula.games.seven_ages.phases import LOSING_UNITS, ROUND
from saecula.games.seven_ages.realm import consequences, lift, take_elephant
from saecula.games.seven_ages.redraw import _redrawn
from saecula.games.seven_ages.state import FACE_DOWN, HAND, NOBODY, SPENT, SevenAges
from saecula.games.seven_ages.units import TYPE_INDEX
from saecula.games.seven_ages.view import view
from tests.games.seven_ages.fights import commit, fight, next_cards
from tests.games.seven_ages.given import act, asked, at, card, deal, empire, given, keys, legal, play, stand
from tests.games.seven_ages.lively import begin, play_on
from tests.rules import rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def shown(s: SevenAges, seat: int | None) -> dict[str, Any]:
    return view(s, seat)


@rule("SA-14.1")
def test_a_card_from_a_trade_is_known_until_the_hand_loses_cards_secretly() -> None:
    s = given(
        empire("zhou", "red", 0, 20, {"egypt": ["spear"]}, money=0),
        empire("khmers", "blue", 1, 20, {"palestine": ["spear"]}, money=0),
        empire("siamese", "green", 2, 20, {"sinai": ["spear"]}, money=0),
    )
    mine, theirs = card(3), card(4)
    deal(s, 0, mine)
    deal(s, 1, theirs, card(1))
    act(s, "red", "trade_progress")
    play(s, "trade blue", f"0: show {mine}", f"1: show {theirs}")
    while asked(s) not in ("AfterAction", "Rest"):
        play(s, "pass" if asked(s) == "SidesWindow" else "no")
    assert s.card_at[EMPIRE_INDEX[mine]] == HAND + 1
    assert mine in shown(s, 2)["players"][1]["known"], "it entered the hand face up"
    while asked(s) != "Rest":
        play(s, "pass")
    deal(s, 2, "soviets")
    act(s, "green", "civilise")
    play(s, "event soviets", "player 1")
    while asked(s) == "Reaction":
        play(s, "pass")
    play(s, f"2: take {card(1)}")
    assert "known" not in shown(s, 0)["players"][1], "a card left it unseen: seat 0 no longer knows"
    assert mine in shown(s, 2)["players"][1]["known"], "seat 2 saw the whole hand"
    assert s.known[EMPIRE_INDEX[card(1)]] == 0b110


@rule("SA-14.2")
def test_units_shown_in_a_conflict_are_hidden_again() -> None:
    s = given(
        empire("khmers", "blue", 1, 20, {"sumer": ["spear"] * 2}),
        empire("zhou", "red", 0, 20, {"sumer": ["fusilier"] * 2, "elam": ["spear"]}),
    )
    next_cards(s, 7, 0)
    fight(s, RED)
    commit(s, 0, "fusilier", "fusilier")
    assert "front" not in shown(s, 1)["conflict"]["sides"][0], "committed, not yet turned up"
    log = commit(s, 1, "spear")
    assert "unit-lost" in keys(log), "units lost are shown when they leave the map"
    assert shown(s, 1)["empires"]["red"]["units"]["sumer"] == 2, "a number, whatever was seen"
    assert shown(s, 0)["empires"]["red"]["units"]["sumer"] == {"fusilier": 2}


@rule("SA-14.1", "SA-14.2")
def test_the_table_of_what_is_hidden() -> None:
    s = given(
        empire("khmers", "blue", 1, 20, {"sumer": ["spear"] * 2}),
        empire("zhou", "red", 0, 20, {"egypt": ["knight"]}, leaders={"artist_1": "egypt"}, elite=1, money=12),
    )
    deal(s, 0, card(5))
    s.marker_slot[MARKER_NAMES.index("destiny")] = RED
    assert s.marker_state[MARKER_NAMES.index("destiny")] == FACE_DOWN
    mine, theirs, nobody = shown(s, 0), shown(s, 1), shown(s, None)
    assert mine["cards"]["hand"] == [card(5)]
    assert "hand" not in nobody["cards"]
    assert theirs["players"][0]["hand"] == 1, "the number is public"
    assert mine["players"][0]["markers"]["red"]["marker"] == "destiny"
    assert "marker" not in theirs["players"][0]["markers"]["red"]
    assert theirs["empires"]["red"]["units"] == {"egypt": 1}
    assert "reserve" not in theirs["empires"]["red"]
    for public in ("level", "money", "elite", "leaders"):
        assert theirs["empires"]["red"][public] == mine["empires"]["red"][public] == nobody["empires"]["red"][public]


@rule("SA-9.3", "SA-14.2")
def test_a_drawn_conflict_card_is_seen_by_its_side_alone() -> None:
    s = given(
        empire("khmers", "blue", 1, 20, {"sumer": ["spear"]}),
        empire("zhou", "red", 0, 20, {"sumer": ["spear"]}),
    )
    fight(s, RED)
    assert s.find(ROUND)
    sides = [shown(s, seat)["conflict"]["sides"] for seat in (0, 1, 2)]
    assert ["card" in side for side in sides[0]] == [True, False]
    assert ["card" in side for side in sides[1]] == [False, True]
    assert ["card" in side for side in sides[2]] == [False, False]


def infantry_in_copies(s: SevenAges, copies: int = 12) -> set[int]:
    """How many infantry units of red copies of the position for seat 1 have."""
    return {unit_count(s.determinize(1, seed), RED, INFANTRY_UNITS) for seed in range(copies)}


@rule("SA-14.3")
def test_announced_numbers_bind_what_may_be_imagined() -> None:
    s = given(
        empire("gauls", "red", 0, 20, {"mongolia": ["knight", "spear", "spear", "archers"], "henan": ["spear"] * 2}),
        empire("egyptians", "blue", 1, 20, {"egypt": ["spear"]}),
    )
    assert len(infantry_in_copies(s)) > 1, "before the harvest nobody knows"
    announce_units(s)
    assert infantry_in_copies(s) == {4}
    assert shown(s, 1)["empires"]["red"]["numbers"]["infantry"] == [4, 4]
    lift(s, s.units_at(RED, INDEX["henan"])[0])
    assert infantry_in_copies(s) == {3}, "units that leave are shown"
    stand(s, RED, "spear", "henan")
    assert infantry_in_copies(s) == {3, 4}, "a new one may be anything"
    s.check()


@rule("SA-14.1", "SA-14.2", "SA-14.3")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_drawing_anew_keeps_to_what_a_seat_knows(seats: int, seed: int) -> None:
    state = game.new(seats, seed, {"turn_limit": 12})
    rng = random.Random(seed)
    plays = 0
    while not state.over:
        actor = rng.choice(state.actors)
        state.play(actor, rng.choice(state.legal(actor)))
        plays += 1
        if plays % 41 or state.over:
            continue
        for seat in range(seats):
            other = state.determinize(seat, plays)
            other.check()
            assert json.dumps(view(other, seat)) == json.dumps(view(state, seat))
            if state.is_actor(seat):
                assert sorted(other.legal(seat)) == sorted(state.legal(seat))
    assert plays > 200


def test_a_redraw_that_is_remembered_equals_a_fresh_one() -> None:
    state = begin(4, 3)
    play_on(state, random.Random(3), 700)
    for seat in range(4):
        _redrawn.clear()
        fresh = state.determinize(seat, 5).pack()
        assert _redrawn
        remembered = len(_redrawn)
        assert state.determinize(seat, 5).pack() == fresh
        assert len(_redrawn) == remembered, "nothing was drawn a second time"
        assert state.determinize(seat, 6).pack() != fresh


@rule("SA-14.2", "SA-15.9")
@pytest.mark.parametrize(("harbour", "playable"), [(["spear"], True), (["galley"], True), ([], False)])
def test_pestilence_is_aimed_at_what_can_be_seen(harbour: list[str], playable: bool) -> None:
    """Whether a unit in a harbour is a ship cannot be learned from the cards one may play; at sea all are ships."""
    s = given(
        empire("zhou", "red", 0, 20, {"sumer": ["spear"]}),
        empire("khmers", "blue", 1, 20, {"egypt": harbour, "east_mediterranean": ["galley"]}),
    )
    deal(s, 0, "berbers")
    act(s, "red", "civilise")
    assert ("event berbers" in legal(s, 0)) == playable


@rule("SA-13.3")
def test_the_boxes_of_go_slow_are_hidden_even_where_nothing_else_is() -> None:
    state = game.new(2, 1, {"go_slow": True})
    state.go_slow = state.go_slow.copy()
    state.known = [0b11] * len(state.known)
    state.marker_state = [SPENT] * len(state.marker_state)
    other = 1 - state.first
    assert not game.hides(state, other)
    state.go_slow[0] = MANOEUVRE
    assert game.hides(state, other)
    assert not game.hides(state, state.first)


@rule("SA-8.11", "SA-14.2")
def test_a_ship_that_stays_in_the_open_sea_is_no_galley() -> None:
    s = given(empire("zhou", "red", 0, 30, {"egypt": ["spear"], "arabian_sea": ["frigate"], "red_sea": ["galley"]}))
    consequences(s)
    types = {
        name: {
            s.determinize(1, seed).type_of(s.determinize(1, seed).units_at(RED, INDEX[name])[0]) for seed in range(40)
        }
        for name in ("arabian_sea", "red_sea")
    }
    galley = TYPE_INDEX["galley"]
    assert galley not in types["arabian_sea"], "everybody saw that it was not lost"
    assert galley in types["red_sea"], "Egypt is next to it"


@rule("SA-6.9", "SA-14.2")
def test_who_can_give_an_elephant_is_the_same_in_every_copy() -> None:
    s = given(
        empire("siamese", "red", 0, 20, {"tonkin": ["spear"] * 2}),
        empire("persians", "blue", 1, 20, {"persis": ["spear"], "babylonia": ["spear"]}),
        empire("romans", "green", 2, 20, {"central_italy": ["spear"]}),
        empire("zhou", "yellow", 2, 20, {"egypt": ["spear", "elephant"]}),
    )
    for one in (BLUE, BLUE, BLUE, GREEN, GREEN):
        assert take_elephant(s, one)
    act(s, "red", "manoeuvre")
    play(s, "from tonkin", "with spear", "go laos", "halt", "done")
    assert asked(s) == "ElephantFrom"
    assert set(legal(s)) == {"empire blue", "empire green"}, "the elephant of yellow is built"
    for seat in range(3):
        for seed in range(60):
            copy = s.determinize(seat, seed)
            copy.check()
            assert legal(copy) == legal(s)


@rule("SA-10.3", "SA-14.2")
def test_whoever_is_asked_which_unit_to_lose_has_one_in_every_copy() -> None:
    s = given(empire("zhou", "red", 0, 30, {"egypt": ["spear"], "palestine": ["frigate"], "sinai": ["frigate"]}))
    s.push(LOSING_UNITS, 0, RED, NOBODY, 2)
    play(s, "from egypt")
    for seed in range(60):
        copy = s.determinize(1, seed)
        copy.check()
        names = legal(copy, 0)
        assert names, "a land unit"
        assert all([name.startswith("from ") for name in names]), "which area was named is not public"
    assert legal(s.determinize(0, 1), 0) == ["lose spear"]
