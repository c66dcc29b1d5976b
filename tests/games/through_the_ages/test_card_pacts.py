"""Every pact, exercised by a test of its own (TA-10.30)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.technologies import science_price
from tests.games.through_the_ages.card_data import CARDS, Scene, age_of
from tests.games.through_the_ages.given import (
    arms,
    get,
    hand,
    legal,
    offered,
    play,
    politic,
    put_value,
    reveal,
    stored,
    table,
    tech,
    wonders,
    workers,
)
from tests.rules import rule


def with_pact(name: str) -> Ages:
    """A pact offered by seat 0, who is A, and accepted by seat 1."""
    state = table(3, age=age_of(name))
    workers(state, religion=3)
    workers(state, seat=1, religion=3)
    wonders(state, "taj_mahal", "pyramids", seat=1)
    arms(state, name)
    politic(state)
    play(state, f"offer {name}", "aim 1")
    if not CARDS[name]["symmetric"]:
        play(state, "side a")
    play(state, "accept")
    return state


def produced(name: str, what: str, a: int, b: int) -> None:
    state = with_pact(name)
    play(state, "done", "done", "done")
    assert (get(state, what), get(state, what, 1)) == (a, b)


def rated(name: str, what: str, a: int, b: int) -> None:
    state = with_pact(name)
    assert (get(state, what), get(state, what, 1)) == (a, b)


def peaceful(name: str) -> None:
    """The partners cannot attack each other."""
    state = with_pact(name)
    arms(state, "plunder_i")
    politic(state)
    play(state, "attack plunder_i")
    assert offered(state) == ["aim 2"]


def broken(name: str) -> None:
    """An attack of one partner on the other ends it."""
    state = with_pact(name)
    arms(state, "plunder_i")
    politic(state)
    play(state, "attack plunder_i", "aim 1")
    assert state.civ[0].pact == NO_CARD


def scene_open_borders() -> None:
    rated("open_borders_agreement", "military_actions", 3, 3)
    state = with_pact("open_borders_agreement")
    arms(state, "plunder_i")
    politic(state)
    play(state, "attack plunder_i", "aim 1")
    assert game.view(state, 2)["battle"]["attack"] == state.civ[0].strength + 3


def scene_supremacy() -> None:
    produced("acceptance_of_supremacy", "resources", 3, 1)
    peaceful("acceptance_of_supremacy")


def scene_sovereignty() -> None:
    rated("loss_of_sovereignty", "culture_rating", 5, 4)
    peaceful("loss_of_sovereignty")
    state = with_pact("loss_of_sovereignty")
    politic(state, 2)
    tech(state, "monarchy", seat=2)
    arms(state, "war_over_culture_iii", seat=2)
    play(state, "attack war_over_culture_iii")
    assert offered(state) == ["aim 0"]


def scene_military_pact() -> None:
    rated("military_pact", "strength", 5, 5)
    broken("military_pact")


def scene_peace() -> None:
    rated("peace_treaty", "culture_rating", 4, 7)
    peaceful("peace_treaty")


def scene_trade() -> None:
    state = with_pact("trade_routes_agreement")
    stored(state, agriculture=1)
    assert legal(state, "trade")


def scene_cooperation() -> None:
    state = with_pact("scientific_cooperation")
    assert science_price(state, 0, INDEX["iron"], False) == 3
    assert science_price(state, 1, INDEX["iron"], False) == 3
    for s in range(2):
        put_value(state, "science", 5, seat=s)
    hand(state, "iron")
    play(state, "develop iron")
    assert (state.civ[0].science, state.civ[1].science) == (5 - 3, 5 - 1)


def scene_trade_agreement() -> None:
    produced("international_trade_agreement", "resources", 3, 2)
    produced("international_trade_agreement", "food", 2 - 1, 2 + 1 - 1)  # with consumption


def scene_protection() -> None:
    rated("promise_of_military_protection", "culture_rating", 4, 3 + 3 - 1)
    rated("promise_of_military_protection", "strength", 1, 6)
    broken("promise_of_military_protection")


@rule("TA-15.45")
def test_tourism_counts_ruined_wonders_too() -> None:
    state = with_pact("international_tourism")
    assert state.civ[0].culture_rating == 3 + 2
    reveal(state, "ravages_of_time")
    play(state, "ruin pyramids")
    assert state.civ[0].culture_rating == 3 + 2


PACTS: dict[str, Scene] = {
    "open_borders_agreement": scene_open_borders,
    "trade_routes_agreement": scene_trade,
    "acceptance_of_supremacy": scene_supremacy,
    "international_trade_agreement": scene_trade_agreement,
    "promise_of_military_protection": scene_protection,
    "scientific_cooperation": scene_cooperation,
    "international_tourism": lambda: rated("international_tourism", "culture_rating", 3 + 2, 6),
    "loss_of_sovereignty": scene_sovereignty,
    "military_pact": scene_military_pact,
    "peace_treaty": scene_peace,
}


@pytest.mark.parametrize("name", list(PACTS))
def test_pact(name: str) -> None:
    PACTS[name]()
