"""HW-10: what is known to all, to one, and to nobody."""

from __future__ import annotations

import json

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EVENT_INDEX, GREAT_CARDS, MINOR_CARDS
from saecula.games.history_of_the_world.components import members
from tests.games.history_of_the_world.given import army, capital, fort, given, monument, play
from tests.games.history_of_the_world.test_epochs import whole_game
from tests.rules import rule


@rule("HW-10.1")
def test_the_board_is_open() -> None:
    there = [army("blue", "crete"), fort("crete"), capital("crete"), monument("crete")]
    state = play(given("persia", *there, hand=["leader"]), "play leader")
    for seat in (None, 0, 1, 2):
        view = game.view(state, seat)
        crete = next(t for t in view["territories"] if t["id"] == "crete")
        assert crete == {
            "id": "crete", "owner": 1, "origin": "barbarians", "epoch": 1, "fort": True, "capital": True,
            "monument": True,
        }  # fmt: skip
        assert view["force"]["armies"] == 11
        assert {w["id"] for w in view["waters"]} == {"eastern_mediterranean", "black_sea", "red_sea"}
        assert view["cards"] == [{"event": "leader"}]
        assert len(view["targets"]) == 4


@rule("HW-10.2")
def test_hands_are_seen_by_their_owners_and_redealt_in_copies() -> None:
    state = game.new(4, 9)
    mine = {GREAT_CARDS[c] for c in members(state.great[1])} | {MINOR_CARDS[c] for c in members(state.minor[1])}
    assert {EVENT_INDEX[card["event"]] for card in game.view(state, 1)["hand"]} == mine
    hands = set()
    for n in range(10):
        copy = state.determinize(1, n)
        assert game.view(copy, 1) == game.view(state, 1)
        hands.add((copy.great[0], copy.minor[2]))
    assert len(hands) == 10


@rule("HW-10.2")
def test_an_empire_called_and_not_claimed_is_known_to_be_undealt() -> None:
    state = game.new(3, 4)
    while state.turn < 0:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    called = [card for card in range(state.call) if state.holder[card] < 0]
    for n in range(10):
        copy = state.determinize(0, n)
        assert all(copy.holder[card] < 0 for card in called)
        assert copy.holder[state.call] == state.turn


@rule("HW-10.3")
def test_only_the_player_in_turn_decides() -> None:
    state, _ = whole_game(2, seats=3)
    assert state.over
    state = game.new(3, 2)
    while not state.over:
        seat = state.actors[0]
        if state.turn >= 0:
            assert state.actors == (state.turn,)
        else:
            assert seat == state.order[state.draws]
        state.play(seat, state.legal(seat)[0])


def test_views_of_others_hold_no_card_of_a_hand() -> None:
    state = given("egypt", hand=["kingdom_canaanites", "minor_empire_hittites"])
    for seat in (None, 1, 2):
        text = json.dumps(game.view(state, seat))
        assert "kingdom_canaanites" not in text
        assert "hittites" not in text
