"""HW-1 and HW-2: what is in the box, and how it is laid out."""

from __future__ import annotations

import pytest

import saecula
from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import GREAT_CARDS, MINOR_CARDS, STRENGTH
from saecula.games.history_of_the_world.components import (
    AREA_NEAR,
    AREAS,
    BARREN,
    FLEET_PIECES,
    MARKERS,
    PLAYABLE,
    RESOURCES,
    TERRITORIES,
    borders,
    members,
    pieces,
    setup,
)
from tests.games.history_of_the_world.given import expanding, fleets, given
from tests.rules import rule


@rule("HW-1.1")
def test_the_box() -> None:
    counts = {piece.id: piece.count for piece in setup.pieces}
    assert (counts["die"], counts["capital_city"], counts["fort"], counts["monument"]) == (5, 30, 32, 36)
    assert counts["empire_card"] == len(STRENGTH) == 49
    assert (counts["great_event_card"], len(GREAT_CARDS)) == (22, 22)
    assert (counts["minor_event_card"], len(MINOR_CARDS)) == (49, 49)
    assert [p.per_colour for p in setup.armies] == [5, 12, 20, 15, 18, 14, 16]


@rule("HW-1.2")
def test_the_strongest_empire_of_each_epoch_uses_all_pieces() -> None:
    for epoch, armies in enumerate(setup.armies):
        assert max(STRENGTH[7 * epoch : 7 * epoch + 7]) == armies.per_colour


@rule("HW-1.3")
def test_no_card_needs_more_fleets_than_there_are() -> None:
    assert pieces("coin_fleet") == FLEET_PIECES == 12
    for name in ("britain", "france"):
        assert len(fleets(expanding(name))) + 1 <= FLEET_PIECES


@rule("HW-2.1", "HW-2.2")
def test_seven_epochs_from_zero() -> None:
    state = game.new(3, 1)
    assert state.scores == [0, 0, 0]
    epochs = set()
    while not state.over:
        epochs.add(state.epoch)
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[-1])
    assert epochs == {1, 2, 3, 4, 5, 6, 7}


@rule("HW-2.3")
def test_the_map() -> None:
    assert (TERRITORIES, PLAYABLE.bit_count(), BARREN.bit_count(), AREAS) == (102, 94, 8, 13)
    assert RESOURCES.bit_count() == 18
    assert not RESOURCES & BARREN
    assert len(borders) == 186
    for area in range(AREAS):
        for other in members(AREA_NEAR[area]):
            assert AREA_NEAR[other] >> area & 1


@rule("HW-2.4")
def test_the_base_values_are_those_of_the_epoch() -> None:
    values = {area["id"]: area["value"] for area in game.view(given("russia"), 0)["areas"]}
    assert (values["northern_europe"], values["middle_east"], values["australia"]) == (4, 1, 2)
    values = {area["id"]: area["value"] for area in game.view(given("egypt"), 0)["areas"]}
    assert (values["northern_europe"], values["middle_east"], values["australia"]) == (0, 2, 0)


@rule("HW-2.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_is_dealt_ten_events(seats: int) -> None:
    state = game.new(seats, 5)
    assert [hand.bit_count() for hand in state.great] == [3] * seats
    assert [hand.bit_count() for hand in state.minor] == [7] * seats
    view = game.view(state, 0)
    assert len(view["hand"]) == 10
    assert [(p["great"], p["minor"]) for p in view["players"]] == [(3, 7)] * seats
    assert game.view(state, None)["hand"] == []


@rule("HW-2.6", "HW-3.6")
def test_a_deck_of_seven_for_each_epoch() -> None:
    state = game.new(4, 5)
    drawn = set()
    while state.epoch == 1 and state.turn < 0:
        drawn.add(state.drawn_card)
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    assert len(drawn) == 4
    assert drawn == {card for card in range(7) if state.holder[card] >= 0}
    unclaimed = [call for call in game.view(state, None)["calls"] if "holder" in call]
    assert len(unclaimed) <= 1, "what was not drawn stays unseen"


@rule("HW-2.7")
def test_eight_supremacy_markers() -> None:
    assert sorted(MARKERS) == [3, 3, 4, 4, 4, 5, 5, 6]


@rule("HW-2.8")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_players(seats: int) -> None:
    assert game.seat_counts == [3, 4, 5, 6]
    with pytest.raises(saecula.SaeculaError, match="3, 4, 5, 6"):
        game.new(seats, 1)
