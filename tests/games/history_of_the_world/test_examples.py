"""The worked examples: EX-01 to EX-10 are marked as examples in the rulebook, EX-11 to EX-28 are facts it states."""

from __future__ import annotations

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EMPIRE_INDEX, LEADER, STRENGTH
from saecula.games.history_of_the_world.combat import defence_dice
from saecula.games.history_of_the_world.components import (
    AREA_INDEX,
    AREA_NAMES,
    AREAS,
    BARREN,
    BASE_VALUE,
    COLOURS,
    INDEX,
    TERRITORIES,
    areas,
    setup,
    territories,
)
from saecula.games.history_of_the_world.drawing import later_order
from saecula.games.history_of_the_world.epochs import give_marker
from saecula.games.history_of_the_world.monuments import due
from saecula.games.history_of_the_world.scoring import points_by_source
from saecula.games.history_of_the_world.state import ACTIVE, History
from tests.games.history_of_the_world.given import (
    army,
    capital,
    city,
    expanding,
    fleets,
    fort,
    given,
    holder,
    loses,
    monument,
    offered,
    play,
    realm,
    refused,
    rig,
    rolled,
    structures,
    ties,
    wins,
)
from tests.rules import example


def defence(state: History, name: str) -> int:
    return defence_dice(state, ACTIVE, INDEX[name])


@example("EX-01")
def test_carthaginian_pieces() -> None:
    state = expanding("carthaginia")
    assert state.armies + 1 == 7  # one of the seven stands in the start Territory
    assert setup.armies[1].per_colour - 7 == 5


@example("EX-02")
def test_portuguese_fleets() -> None:
    mediterranean = {"western_mediterranean", "eastern_mediterranean"}
    assert fleets(expanding("portugal")) == {"atlantic_ocean", "north_sea", "black_sea"} | mediterranean


@example("EX-03")
def test_greek_expansion_by_sea() -> None:
    state = expanding("greek_city_states")
    assert realm(state) == {"morea"}
    assert {"shatts_plateau", "caucasus"} <= offered(state, "expand")


@example("EX-04")
def test_romans_against_the_northern_apennines() -> None:
    state = expanding("romans", army("blue", "northern_apennines"))
    assert defence(state, "northern_apennines") == 1
    play(rig(state, rolled(3, 1, 4)), "expand northern_apennines")
    assert holder(state, "northern_apennines") == "blue"
    assert state.lost == 1
    play(rig(state, rolled(5, 5, 5)), "expand northern_apennines")
    assert holder(state, "northern_apennines") == ""
    assert state.lost == 2
    play(state, "expand northern_apennines")  # no dice: the Territory is empty
    assert holder(state, "northern_apennines") == "red"


@example("EX-05")
def test_guptas_in_india() -> None:
    state = expanding("guptas", army("blue", "eastern_ghats", "ceylon", "western_ghats", "ganges_delta"))
    state.fleets = state.sailing = 0  # the example is about land alone
    assert defence(state, "eastern_ghats") == 1
    assert defence(state, "ganges_delta") == 1, "the forest lies in the attacker's Territory"
    state = expanding("guptas", army("blue", "eastern_ghats", "ceylon", "western_ghats"))
    play(rig(state, wins(2, 1)), "expand eastern_ghats")
    assert defence(state, "ceylon") == 2, "strait"
    assert defence(state, "western_ghats") == 2, "mountains"


@example("EX-06")
def test_british_landing_in_china() -> None:
    neighbours = ("si_kyang", "yangtze_kiang", "great_plain_of_china")
    state = expanding("britain", army("blue", "chekiang", *neighbours))
    assert defence(state, "chekiang") == 3
    play(rig(state, rolled(2, 4, 1, 1, 5)), "expand chekiang")
    assert holder(state, "chekiang") == "blue"
    assert state.lost == 1
    play(rig(state, wins(2, 3)), "expand chekiang")
    assert holder(state, "chekiang") == "red"
    for name in neighbours:
        assert defence(state, name) < 3


@example("EX-07")
def test_mongols_at_the_great_wall() -> None:
    state = expanding("mongols", army("blue", "wei_river"), fort("wei_river"), capital("wei_river"), cards=["leader"])
    assert defence(state, "wei_river") == 2
    play(rig(state, rolled(4, 6, 6, 1, 6)), "expand wei_river")
    assert (state.lost, structures(state, "wei_river")) == (1, {"fort", "capital"})
    play(rig(state, rolled(2, 4, 5, 3, 4)), "expand wei_river")
    assert (state.lost, structures(state, "wei_river"), holder(state, "wei_river")) == (2, {"capital"}, "blue")
    play(rig(state, rolled(1, 2, 6, 2, 5)), "expand wei_river")
    assert (state.lost, structures(state, "wei_river"), holder(state, "wei_river")) == (2, {"city"}, "red")
    assert state.has_card(LEADER), "no triple was rolled"


@example("EX-08")
def test_scoring_of_the_purple_player() -> None:
    egypt = army("purple", "nile_delta", "libya", "palestine", origin="egypt")
    middle_east = army("red", "zagros", "levant", "lower_tigris")
    state = given("vedic_city_states", egypt, capital("nile_delta"), middle_east, seats=5, who="purple")
    play(state, "expand western_deccan", "expand eastern_ghats", "expand hindu_kush", "expand persian_plateau", "done")
    assert offered(state, "monument") == {"upper_indus"}
    play(state, "monument upper_indus")
    assert points_by_source(state, COLOURS.index("purple")) == [4 + 3 + 6, 4, 0, 1, 0, 0]
    play(state, "done")
    assert state.score[COLOURS.index("purple")] == 18


def order_after(first: str, second: str) -> list[str]:
    state = given("egypt")
    state.score = [8, 8, 9]
    state.latest = [EMPIRE_INDEX[first], EMPIRE_INDEX[second], EMPIRE_INDEX["sumeria"]]
    return [COLOURS[seat] for seat in later_order(state)]


@example("EX-09")
def test_the_lower_strength_draws_first() -> None:
    assert order_after("egypt", "minoans") == ["blue", "red", "yellow"]


@example("EX-10")
def test_the_earlier_empire_draws_first() -> None:
    assert STRENGTH[EMPIRE_INDEX["egypt"]] == STRENGTH[EMPIRE_INDEX["aryans"]] == 5
    assert order_after("aryans", "egypt") == ["blue", "red", "yellow"]


@example("EX-11")
def test_the_map() -> None:
    libya = territories[INDEX["libya"]]
    assert libya.area == "north_africa"
    assert TERRITORIES == 102
    assert BARREN.bit_count() == 8


@example("EX-12")
def test_everybody_uses_the_pieces_of_the_epoch() -> None:
    assert game.words("en")["history_of_the_world-pieces-1"] == "Egyptians"
    view = game.view(play(given("sumeria"), "expand middle_tigris"), 0)
    assert {there["epoch"] for there in view["territories"]} == {1}


@example("EX-13")
def test_no_two_equal_cards() -> None:
    there = [army("blue", "crete", "palestine", "levant"), monument("crete", "palestine", "levant")]
    state = given("egypt", *there, hand=["disaster", "disaster", "leader", "weaponry", "jihad"])
    play(state, "play disaster", "choose crete", "done")
    assert refused(state, "play disaster") == "HW-4.3"
    assert offered(state, "play") == {"leader", "weaponry", "jihad"}


@example("EX-14")
def test_a_fort_adds_one() -> None:
    state = expanding("romans", army("blue", "northern_apennines"), fort("northern_apennines"))
    play(rig(state, rolled(5, 1, 5)), "expand northern_apennines")
    assert (state.lost, structures(state, "northern_apennines")) == (1, {"fort"}), "5 against 5 + 1"
    play(rig(state, rolled(6, 1, 5)), "expand northern_apennines")
    assert (state.lost, structures(state, "northern_apennines")) == (2, set()), "6 against 5 + 1: a tie"


@example("EX-15")
@pytest.mark.parametrize(("symbols", "monuments"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_monuments_per_resources(symbols: int, monuments: int) -> None:
    state = given("romans")
    state.active = sum([1 << t for t, there in enumerate(territories) if there.resource][:symbols])
    assert due(state) == monuments


@example("EX-16")
def test_the_charts_of_china_and_india() -> None:
    for name in ("china", "india"):
        assert [BASE_VALUE[e][AREA_INDEX[name]] for e in range(2, 7)] == [3] * 5
    state = given("han_dynasty", army("red", "ganges_valley"), army("yellow", "upper_indus", "lower_indus"))
    assert points_by_source(state, 0)[0] == 3 + 3
    assert points_by_source(state, 2)[0] == 6
    state = given("han_dynasty", army("yellow", "upper_indus", "lower_indus", "ceylon"))
    assert points_by_source(state, 2)[0] == 9


@example("EX-17")
def test_two_against_two_is_presence() -> None:
    state = given("celts", army("yellow", "upper_indus", "lower_indus"), army("blue", "ceylon", "eastern_ghats"))
    assert points_by_source(state, 2)[0] == 3


@example("EX-18")
def test_three_against_one_is_dominance() -> None:
    state = given("celts", army("yellow", "upper_indus", "lower_indus", "hindu_kush"), army("blue", "ceylon"))
    assert points_by_source(state, 2)[0] == 6


@example("EX-19")
@pytest.mark.parametrize(("empire", "coins"), [("aryans", 1), ("sumeria", 2), ("egypt", 3)])
def test_civil_service(empire: str, coins: int) -> None:
    assert expanding(empire, cards=["civil_service"]).coins == coins


@example("EX-20")
def test_siegecraft_against_fort_and_capital() -> None:
    there = [army("blue", "northern_apennines"), fort("northern_apennines"), capital("northern_apennines")]
    state = expanding("romans", *there, cards=["siegecraft"])
    play(rig(state, rolled(5, 1, 4)), "expand northern_apennines")  # 5 + 1 against 4 + 1
    assert (holder(state, "northern_apennines"), structures(state, "northern_apennines")) == ("red", {"city"})
    assert state.lost == 0


@example("EX-21")
def test_jihad_wears_off() -> None:
    state = expanding("arabs", army("blue", "palestine", "levant", "nile_delta"), fort("palestine"), cards=["jihad"])
    view = game.view(state, 0)["force"]
    assert (view["dice"], view["ties_won"]) == (3, True)
    play(rig(state, loses(3, 1, fort=1)), "expand palestine")
    view = game.view(state, 0)["force"]
    assert (view["dice"], view["ties_won"]) == (2, True)
    play(rig(state, loses(2, 1, fort=1)), "expand palestine")
    view = game.view(state, 0)["force"]
    assert (view["dice"], view["ties_won"]) == (2, False)


@example("EX-22")
def test_a_triple_ends_the_leader() -> None:
    state = expanding("romans", army("blue", "northern_apennines"), cards=["leader"])
    play(rig(state, rolled(4, 4, 4, 3)), "expand northern_apennines")
    assert holder(state, "northern_apennines") == "red"
    assert game.view(state, 0)["force"]["dice"] == 2


@example("EX-23")
def test_naval_power() -> None:
    state = expanding("britain", army("blue", "chekiang"), cards=["naval_power"])
    assert defence(state, "chekiang") == 2


@example("EX-24")
def test_disaster_with_capital_and_fort() -> None:
    there = [army("blue", "crete"), monument("crete"), capital("crete"), fort("crete")]
    state = play(given("egypt", *there, hand=["disaster"]), "play disaster", "choose crete")
    assert (structures(state, "crete"), holder(state, "crete")) == ({"city"}, "blue")


@example("EX-25")
def test_engineering_of_the_huns() -> None:
    assert expanding("huns", cards=["engineering"]).free_forts == 0
    assert expanding("byzantines", cards=["engineering"]).free_forts == 2


@example("EX-26")
def test_a_shared_lead_brings_no_marker() -> None:
    state = given("egypt", scores={"red": 9, "blue": 9})
    give_marker(state)
    assert state.markers == [0, 0, 0]
    state = given("egypt", scores={"red": 9, "blue": 8})
    give_marker(state)
    assert state.markers == [1, 0, 0]


@example("EX-27")
def test_the_lower_sum_of_strengths_wins_a_tie() -> None:
    state = given("germany", scores={"red": 100, "blue": 100, "yellow": 90})
    state.strengths = [60, 59, 10]
    assert state.ranking == [2, 1, 3]


@example("EX-28")
def test_the_table_gives_forty_two_charts() -> None:
    charts = blank = 0
    for area in areas:
        runs = [v for e, v in enumerate(area.presence) if e == 0 or v != area.presence[e - 1]]
        charts += len(runs)
        blank += runs[0] == 0
    assert (charts, blank) == (42, 8)
    assert charts == next(piece.count for piece in setup.pieces if piece.id == "score_chart")
    assert [BASE_VALUE[e][AREA_NAMES.index("middle_east")] for e in range(7)] == [2, 3, 3, 3, 3, 2, 1]
    assert AREAS == 13


def test_a_tie_against_a_city_leaves_it_alone() -> None:
    state = expanding("romans", army("blue", "northern_apennines"), city("northern_apennines"))
    play(rig(state, ties(2, 1)), "expand northern_apennines")
    assert structures(state, "northern_apennines") == {"city"}
