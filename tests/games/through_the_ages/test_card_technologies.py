"""Every technology, government and special technology, with the numbers of the data (TA-15)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.building import urban_limit
from saecula.games.through_the_ages.components import INDEX, TYPE
from saecula.games.through_the_ages.prices import build_price
from saecula.games.through_the_ages.production import output_value
from tests.games.through_the_ages.card_data import CARDS, WORKED, Card, age_of, of, read
from tests.games.through_the_ages.given import (
    blues,
    building,
    get,
    hand,
    offered,
    play,
    put_value,
    stored,
    table,
    wonders,
)


@pytest.mark.parametrize("name", of(*WORKED))
def test_technology(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    hand(state, name)
    put_value(state, "science", card["science_cost"])
    play(state, f"develop {name}")
    assert state.civ[0].science == 0
    blues(state, 20)
    stored(state, bronze=card["resource_cost"])
    ratings = ("culture_rating", "science_rating", "happiness", "strength")
    before = [get(state, rating) for rating in ratings]
    food, res = output_value(state, 0, True), output_value(state, 0, False)
    play(state, f"build {name}")
    printed = [card.get(key, 0) for key in ("culture", "science", "happiness", "strength")]
    assert [get(state, rating) for rating in ratings] == [a + b for a, b in zip(before, printed, strict=True)]
    assert output_value(state, 0, True) - food == card.get("food", 0)
    assert output_value(state, 0, False) - res == card.get("resources", 0)
    assert state.civ[0].resources == 0
    state.check()


@pytest.mark.parametrize("name", of("government"))
def test_government(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    hand(state, name)
    put_value(state, "science", card["science_cost"])
    wonders(state, "hanging_gardens")
    peaceful = state.trial()
    play(peaceful, f"develop {name}")
    assert (peaceful.civ[0].science, peaceful.civ[0].civil_spent) == (0, 1)
    play(state, f"revolt {name}")
    assert state.civ[0].science == card["science_cost"] - card["revolution_cost"]
    assert (state.civ[0].civil_actions, state.civ[0].military_actions) == (
        card["civil_actions"],
        card["military_actions"],
    )
    assert urban_limit(state, 0) == card["urban_limit"]
    assert state.civ[0].culture_rating == 1 + card.get("culture", 0)
    assert state.civ[0].happiness == 2 + card.get("happiness", 0)
    assert state.civ[0].strength == 1 + card.get("strength", 0)


@pytest.mark.parametrize("name", of("special_military", "special_civil", "special_exploration", "special_construction"))
def test_special_technology(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    hand(state, name)
    put_value(state, "science", card["science_cost"])
    play(state, f"develop {name}")
    assert state.civ[0].civil_actions == 4 + card.get("civil_actions", 0)
    assert state.civ[0].military_actions == 2 + card.get("military_actions", 0)
    assert state.civ[0].strength == 1 + card.get("strength", 0)
    assert state.civ[0].colonization == card.get("colonization", 0)
    assert state.civ[0].blue_bank == 18 + card.get("blue_tokens", 0)
    building(state, "internet")
    blues(state, 30)
    stored(state, bronze=20)
    assert len(offered(state, "stage")) == card.get("stages_per_action", 1)
    less: Card = next((effect for effect in card["effect"]), {})
    prices = [build_price(state, 0, INDEX[n], 0) for n in ("philosophy", "alchemy", "scientific_method", "computers")]
    assert prices == [3] + [c - less.get(f"level_{i + 1}", 0) for i, c in enumerate((6, 8, 10))]


@pytest.mark.parametrize("name", [card["id"] for card in read("initial")])
def test_initial_technology(name: str) -> None:
    state = table()
    shown = game.view(state, 0)["players"][0]
    assert name in shown["technologies"] or name == shown["government"]
    assert TYPE[INDEX[name]] < 12
