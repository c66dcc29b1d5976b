"""Every territory, bonus card and tactics card, with the numbers of the data."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from tests.games.through_the_ages.card_data import CARDS, age_of, of
from tests.games.through_the_ages.given import (
    arms,
    leader,
    offered,
    play,
    politic,
    reveal,
    table,
    tech,
    wonders,
    workers,
)


@pytest.mark.parametrize("name", of("territory"))
def test_territory(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    leader(state, "christopher_columbus")
    arms(state, name)
    tech(state, "communism")
    wonders(state, "hanging_gardens")
    politic(state)
    happy = state.civ[0].happiness
    play(state, f"discover {name}")
    once, lasting = card["immediate"], card["permanent"]
    grown = once.get("increase_population", 0)
    assert state.civ[0].yellow_tokens == 25 + lasting.get("yellow_tokens", 0)
    assert state.civ[0].yellow_bank == 18 + lasting.get("yellow_tokens", 0) - grown
    assert state.civ[0].unused == 1 + grown
    assert state.civ[0].happiness == happy + lasting.get("happiness", 0)
    assert state.civ[0].strength == 1 + lasting.get("strength", 0)
    assert state.civ[0].science == once.get("score_science", 0)
    assert state.civ[0].culture == once.get("score_culture", 0)
    assert state.civ[0].food == once.get("produce_food", 0)
    assert state.civ[0].resources == once.get("produce_resources", 0)
    assert state.civ[0].arms == once.get("draw_military", 0)
    stored_tokens = once.get("produce_food", 0) + once.get("produce_resources", 0)
    assert state.civ[0].blue_bank == 18 + lasting.get("blue_tokens", 0) - stored_tokens
    state.check()


@pytest.mark.parametrize("name", of("bonus"))
def test_bonus_card(name: str) -> None:
    card = CARDS[name]
    state = table(age=3)
    arms(state, name, seat=1)
    arms(state, "armed_intervention")
    politic(state)
    play(state, "attack armed_intervention", "aim 1", "done", f"spend {name}")
    assert game.view(state, 0)["battle"]["defence"] == 1 + card["defense"]
    state = table(age=3)
    arms(state, name)
    reveal(state, "wealthy_territory_i")
    assert offered(state, "bid")[-1] == f"bid {1 + card['colonization']}"


@pytest.mark.parametrize("name", of("tactic"))
def test_tactic(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    workers(state, warriors=0, modern_infantry=card["infantry"], tanks=card["cavalry"], rockets=card["artillery"])
    units = state.civ[0].strength
    arms(state, name)
    play(state, f"array {name}")
    assert state.civ[0].strength == units + card["bonus"]
    if card["obsolete_bonus"] and card["infantry"]:
        workers(state, warriors=1, modern_infantry=card["infantry"] - 1)
        assert state.civ[0].strength == units - 4 + card["obsolete_bonus"]
