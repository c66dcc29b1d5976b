"""TA-0.4 and TA-2: levels, tokens, banks, tracks, actions."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import BY_EVENTS, LISTS, Civilization
from saecula.games.through_the_ages.components import INDEX, LEVEL
from saecula.games.through_the_ages.payment import score_culture, score_science, store
from saecula.games.through_the_ages.ratings import recount
from tests.games.through_the_ages.given import (
    bank,
    blues,
    building,
    colony,
    get,
    hand,
    leader,
    on,
    pact,
    play,
    put_value,
    refusal,
    stored,
    table,
    tech,
    wonders,
    workers,
)
from tests.rules import rule


@rule("TA-0.4")
def test_the_level_of_a_card_is_its_age() -> None:
    assert [LEVEL[INDEX[name]] for name in ("bronze", "iron", "coal", "oil")] == [0, 1, 2, 3]


@rule("TA-2.1")
def test_a_yellow_token_is_in_one_place() -> None:
    state = table()
    stored(state, agriculture=2, bronze=2)
    play(state, "grow")
    assert (state.civ[0].yellow_bank, state.civ[0].unused) == (17, 2)
    play(state, "build agriculture")
    assert (state.civ[0].unused, on(state, "agriculture")) == (1, 3)
    state.check()


@rule("TA-2.2")
@pytest.mark.parametrize(
    ("tokens", "price", "eaten", "faces"),
    [(25, 2, 0, 0), (18, 2, 0, 0), (17, 2, 0, 0), (16, 3, 1, 1), (12, 4, 2, 2), (10, 4, 2, 3), (8, 5, 3, 4)]
    + [(6, 5, 3, 5), (4, 7, 4, 6), (2, 7, 4, 7), (0, 0, 6, 8)],
)
def test_the_yellow_bank(tokens: int, price: int, eaten: int, faces: int) -> None:
    state = table()
    bank(state, tokens)
    shown = game.view(state, 0)["players"][0]
    assert (shown["consumption"], shown["faces_needed"]) == (eaten, faces)
    if tokens:
        assert shown["population_price"] == price
    else:
        assert refusal(state, "grow") == "TA-5.1"


@rule("TA-2.3")
def test_a_blue_token_on_a_wonder_is_only_a_marker() -> None:
    state = table()
    building(state, "pyramids")
    stored(state, bronze=3)
    before = state.civ[0].blue_bank
    play(state, "stage 1")
    assert state.civ[0].stages_built == 1
    assert state.civ[0].blue_bank == before + 3 - 1
    state.check()


@rule("TA-2.4")
def test_an_empty_blue_bank_produces_nothing() -> None:
    state = table()
    blues(state, 0)
    assert store(state, 0, INDEX["bronze"], 2) == 0


@rule("TA-2.5")
def test_tracks_have_ends() -> None:
    state = table()
    score_science(state, 0, 90)
    assert state.civ[0].science == 40
    score_culture(state, 0, 5, BY_EVENTS)
    assert score_culture(state, 0, -9, BY_EVENTS) == -5
    assert state.civ[0].culture == 0
    workers(state, movies=9, computers=9, professional_sports=4, air_forces=12)
    shown = [get(state, value) for value in ("culture_rating", "science_rating", "strength", "happiness")]
    assert shown == [30, 30, 60, 8]
    workers(state, movies=8, air_forces=11)
    assert (state.civ[0].culture_rating, state.civ[0].strength) == (30, 60)  # the surplus is not lost for later


@rule("TA-2.6")
def test_what_makes_the_ratings() -> None:
    state = table(3)
    workers(state, philosophy=1, printing_press=1, theology=1, drama=1, bread_and_circuses=1)
    tech(state, "theocracy")
    wonders(state, "universitas_carolina", "kremlin")
    colony(state, "historic_territory_i")
    pact(state, "peace_treaty", 0, 1)
    assert state.civ[0].science_rating == 1 + 1 + 2
    assert state.civ[0].culture_rating == 1 + 1 + 2 + 1 + 1 + 3 + 1
    assert state.civ[0].happiness == 2 + 1 + 2 + 2 + 1 - 2
    wonders(state, "st_peters_basilica")
    assert state.civ[0].happiness == 8  # 16 faces less two unhappy ones, which are not doubled


@rule("TA-2.7")
def test_what_gives_actions() -> None:
    state = table(3)
    tech(state, "monarchy", "warfare", "code_of_laws")
    leader(state, "julius_caesar")
    wonders(state, "pyramids")
    pact(state, "open_borders_agreement", 1, 0)
    assert state.civ[0].civil_actions == 5 + 1 + 1
    assert state.civ[0].military_actions == 3 + 1 + 1 + 1


@rule("TA-2.8")
def test_a_token_gained_is_available_at_once_and_a_lost_one_is_a_spent_one() -> None:
    state = table()
    building(state, "pyramids", 2)
    stored(state, bronze=1)
    play(state, "stage 1")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (5, 1)
    leader(state, "julius_caesar")
    assert state.civ[0].military_actions == 3
    put_value(state, "military_spent", 1)
    hand(state, "leonardo_da_vinci")
    play(state, "lead leonardo_da_vinci")
    assert (state.civ[0].military_actions, state.civ[0].military_spent) == (2, 0)


@rule("TA-2.9")
def test_patriotisms_action_is_for_the_turn_and_counts_for_the_draw() -> None:
    state = table(age=1)
    hand(state, "patriotism_i")
    play(state, "play patriotism_i")
    assert state.civ[0].military_actions == 3
    assert game.view(state, 0)["players"][0]["military_limit"] == 2
    drawn = play(state, "done")
    assert [e.args["cards"] for e in drawn if e.key.endswith("-drew") and "seat" in e.args and e.readers == -1][0] == 3
    assert state.civ[0].military_actions == 2


def test_ratings_made_step_by_step_are_those_of_the_whole_board() -> None:
    state = table(3)
    workers(state, knights=3, religion=2)
    leader(state, "genghis_khan")
    copy = state.trial()
    recount(copy, 0)
    assert copy == state


def test_a_copy_of_a_civilization_has_every_field_of_its_own() -> None:
    first = Civilization(None)
    for i, name in enumerate(Civilization.FIELDS):
        if name not in LISTS:
            setattr(first, name, 1000 + i)
    copy = Civilization(first)
    assert copy.values() == first.values()
    for name in LISTS:
        getattr(copy, name)[0] += 1
        assert getattr(copy, name) != getattr(first, name)
    read = Civilization(None)
    read.take(first.values())
    assert read.values() == first.values()


def test_clones_share_civilizations_until_one_of_them_moves() -> None:
    state = table(3)
    copy, other = state.clone(), state.clone()
    before = state.pack()
    play(copy, "done")
    assert copy.pack() != before
    assert state.pack() == other.pack() == before
    play(state, "done")
    assert state == copy
    assert other.pack() == before
    tried = other.trial()
    tried.civ[0].culture += 5
    assert other.pack() == before
