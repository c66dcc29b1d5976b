"""HW-5.23 to HW-5.27 and HW-6: monuments, and what everything is worth."""

from __future__ import annotations

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.components import INDEX, MONUMENTS, NAMES, RESOURCES, members
from saecula.games.history_of_the_world.monuments import due, sites
from saecula.games.history_of_the_world.scoring import area_points, level, points_by_source, total
from saecula.games.history_of_the_world.state import History
from tests.games.history_of_the_world.given import (
    army,
    capital,
    city,
    expanding,
    given,
    monument,
    offered,
    phase,
    play,
    refused,
    structures,
)
from tests.rules import rule

SYMBOLS = [NAMES[t] for t in members(RESOURCES)]


def holding(state: History, *names: str) -> History:
    """The Active Empire holds these Territories as well."""
    for name in names:
        if not state.active >> INDEX[name] & 1:
            state.hold(INDEX[name], 0)
            state.armies -= 1
    state.forget_legal()
    return state


@rule("HW-5.23")
def test_eighteen_resources() -> None:
    assert len(SYMBOLS) == 18


@rule("HW-5.24")
def test_pairs_of_symbols_of_the_active_empire_alone() -> None:
    state = holding(expanding("huns", army("red", *SYMBOLS[5:9])), *SYMBOLS[:3])
    assert due(state) == 1
    assert due(holding(state, SYMBOLS[3])) == 2
    assert due(holding(expanding("incas_aztecs"), "northern_andes")) == 1, "one per symbol"


@rule("HW-5.25", "HW-5.26")
def test_capital_first_then_cities_then_resources() -> None:
    there = [city("northern_apennines"), capital("dalmatia"), army("red", "northern_apennines", "dalmatia")]
    symbols = SYMBOLS[:6]
    state = holding(expanding("romans", *there), *symbols)
    play(state, "expand northern_apennines", "expand dalmatia", "done")
    assert phase(state) == "Building"
    assert offered(state, "monument") == {"southern_apennines"}, "the capital of the Empire"
    assert refused(state, "monument dalmatia") == "HW-5.26"
    play(state, "monument southern_apennines")
    assert refused(state, "monument southern_apennines") == "HW-5.25"
    assert offered(state, "monument") == {"northern_apennines", "dalmatia"}, "a past capital ranks as a city"
    play(state, "monument dalmatia", "monument northern_apennines")
    assert offered(state) == {"done"}
    assert refused(state, "monument northern_apennines") == "HW-5.24"
    assert refused(state, "expand massif") == "HW-5.26"


@rule("HW-5.26")
def test_without_capital_or_city_a_resource_and_building_is_optional() -> None:
    state = holding(expanding("huns"), *SYMBOLS[:2])
    play(state, "done")
    assert offered(state, "monument") == set(SYMBOLS[:2])
    assert refused(state, "monument crete") == "HW-5.24"
    play(state, "done")
    assert not state.monuments


@rule("HW-5.27")
def test_thirty_six_monuments_are_all_there_are() -> None:
    state = holding(expanding("romans"), *SYMBOLS[:4])
    others = [t for t in range(len(NAMES)) if not state.active >> t & 1 and NAMES[t] not in SYMBOLS][:80]
    playable = [t for t in others if NAMES[t] not in ("alps", "amazonia", "northern_lakes", "plateau_of_tibet")]
    state.monuments = sum([1 << t for t in playable[: MONUMENTS - 1]])
    assert due(state) == 1
    state.monuments |= 1 << playable[MONUMENTS - 1]
    assert due(state) == 0
    assert sites(state)


@rule("HW-6.1", "HW-6.7")
def test_the_player_in_turn_scores_everything_at_once() -> None:
    state = given("romans", army("red", "crete", "ceylon"), army("blue", "upper_indus", "lower_indus"))
    worth = total(state, 0)
    play(state, "done")
    assert state.score == [worth, 0, 0]
    assert worth == 2 * 3 + 3 + 2, "dominance of Southern Europe, presence in India, a capital"
    assert [p["score"] for p in game.view(state, None)["players"]] == [worth, 0, 0]


@rule("HW-6.2", "HW-6.3", "HW-6.4")
def test_presence_dominance_control() -> None:
    india = ["upper_indus", "lower_indus", "hindu_kush", "ceylon", "eastern_ghats"]
    area = game.view(given("romans"), 0)["areas"]
    at = [a["id"] for a in area].index("india")
    for mine, theirs, points in (
        (1, 0, 3), (2, 0, 6), (3, 0, 9), (1, 1, 3), (2, 1, 6), (2, 2, 3), (3, 1, 6), (3, 2, 6), (2, 3, 3), (0, 1, 0),
    ):  # fmt: skip
        state = given("romans", army("yellow", *india[:mine]), army("blue", *india[mine : mine + theirs]))
        assert area_points(state, 2, at) == points, (mine, theirs)


@rule("HW-6.5")
def test_an_area_without_value_brings_nothing() -> None:
    state = given("egypt", army("yellow", "australia", "new_guinea", "new_zealand"))
    assert total(state, 2) == 0
    state = given("britain", army("yellow", "australia", "new_guinea", "new_zealand"))
    assert total(state, 2) == 6


@rule("HW-6.6")
def test_structures() -> None:
    there = [army("yellow", "crete", "morea", "pindus"), capital("crete"), city("morea"), monument("morea", "pindus")]
    state = given("sumeria", *there, capital("levant"), monument("libya"))
    assert points_by_source(state, 2)[1:] == [2, 1, 2, 0, 0]
    assert structures(state, "levant") == {"capital"}, "it scores for nobody"


@rule("HW-6.9")
def test_each_opponent_is_compared_alone_and_stacks_count_once() -> None:
    india = game.view(given("romans"), 0)["areas"]
    at = [a["id"] for a in india].index("india")
    state = given(
        "romans", army("yellow", "ceylon", "hindu_kush"), army("blue", "upper_indus"), army("red", "lower_indus")
    )
    assert level(state, 2, at) == 2, "two against one each"
    stacked = army("blue", "upper_indus", "upper_indus", "upper_indus")
    options = {"multiple_armies": True}
    state = given("romans", army("yellow", "ceylon", "hindu_kush"), stacked, options=options)
    assert level(state, 2, at) == 2
    assert level(state, 1, at) == 1
