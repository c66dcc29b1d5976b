"""Every wonder, exercised by a test of its own (TA-15)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import NONE
from saecula.games.through_the_ages.row import civil_limit
from tests.games.through_the_ages.card_data import CARDS, age_of, of
from tests.games.through_the_ages.given import (
    bank,
    blue,
    blues,
    building,
    get,
    leader,
    play,
    refusal,
    stored,
    table,
    tech,
    unused,
    wonders,
    workers,
)
from tests.rules import rule


@pytest.mark.parametrize("name", of("wonder"))
def test_wonder(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    workers(state, warriors=2, religion=2)
    building(state, name, len(card["stages"]) - 1)
    blues(state, 20)
    stored(state, bronze=card["stages"][-1])
    play(state, "stage 1")
    assert state.civ[0].wonder == NONE
    assert state.civ[0].resources == 0
    assert state.civ[0].culture_rating == 2 + card.get("culture", 0)
    assert state.civ[0].science_rating == 1 + card.get("science", 0)
    assert state.civ[0].civil_actions == 4 + card.get("civil_actions", 0)
    assert state.civ[0].military_actions == 2 + card.get("military_actions", 0)
    assert state.civ[0].colonization == card.get("colonization", 0)
    strength = 2 + card.get("strength", 0) + (2 if name == "great_wall" else 0)
    assert state.civ[0].strength == strength
    faces = 2 * (2 if name == "st_peters_basilica" else 1) + card.get("happiness", 0)
    assert state.civ[0].happiness == max(0, faces)
    if "on_complete" not in str(card["effect"]):
        assert state.civ[0].culture == 0
    state.check()


def test_library_of_alexandria_holds_more_cards() -> None:
    state = table()
    wonders(state, "library_of_alexandria")
    assert civil_limit(state, 0) == 5
    assert game.view(state, 0)["players"][0]["military_limit"] == 3


@rule("TA-15.6")
def test_st_peters_basilica_doubles_joan_and_michelangelo() -> None:
    for name, rating, alone, doubled in (
        ("joan_of_arc", "strength", 1 + 3, 1 + 6),
        ("michelangelo", "culture_rating", 2 + 3, 2 + 6 + 2),
    ):
        state = table()
        workers(state, religion=1, theology=1)
        leader(state, name)
        assert get(state, rating) == alone
        wonders(state, "st_peters_basilica")
        assert get(state, rating) == doubled


@rule("TA-15.7")
def test_transcontinental_railroad() -> None:
    state = table(age=2)
    workers(state, bronze=2, coal=1)
    wonders(state, "transcontinental_railroad")
    play(state, "done")
    assert (blue(state, "bronze"), blue(state, "coal")) == (2, 2)


@rule("TA-15.20")
def test_ocean_liner_service() -> None:
    state = table(age=2)
    wonders(state, "ocean_liner_service")
    bank(state, 3)
    stored(state, agriculture=2)
    play(state, "sail")  # 7 - 5
    assert (state.civ[0].food, state.civ[0].civil_spent, state.civ[0].unused) == (0, 0, 2)
    assert refusal(state, "sail") == "TA-15.20"


@rule("TA-15.21")
def test_fast_food_chains() -> None:
    state = table(age=3)
    building(state, "fast_food_chains", 3)
    workers(state, agriculture=2, bronze=3, philosophy=1, religion=1, warriors=2)
    unused(state, 4)
    stored(state, bronze=4)
    play(state, "stage 1")
    assert state.civ[0].culture == 2 * 5 + 4


@rule("TA-15.8")
def test_first_space_flight() -> None:
    state = table(age=3)
    building(state, "first_space_flight", 2)
    tech(state, "iron", "coal", "warfare", "communism", "tanks")
    blues(state, 30)
    stored(state, bronze=9)
    play(state, "stage 1")
    assert state.civ[0].culture == 1 + 2 + 1 + 3 + 3


@rule("TA-15.9")
def test_hollywood_and_internet() -> None:
    for name, points in (("hollywood", 2 * (1 + 3 + 2)), ("internet", 2 * (0 + 1 + 2))):
        state = table(age=3)
        building(state, name, len(CARDS[name]["stages"]) - 1)
        workers(state, drama=1, movies=1, journalism=1, philosophy=1, alchemy=1)
        blues(state, 20)
        stored(state, bronze=CARDS[name]["stages"][-1])
        play(state, "stage 1")
        assert state.civ[0].culture == points
