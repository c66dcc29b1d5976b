"""SA-11 and SA-12: Destiny, Discard Empire, and the end of the turn with its glory."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.games.seven_ages.areas import ELEPHANTS, NAMES, REGION_INDEX, RESOURCE_NAMES, RESOURCES, areas_in
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import (
    CARDS,
    CATEGORY_NAMES,
    EMPIRE_INDEX,
    GOOD_INDEX,
    ICONS,
    STEPS,
    VALUE,
    WILD,
    WORLD,
    Icon,
)
from saecula.games.seven_ages.components import DARK
from saecula.games.seven_ages.destiny import hand_size
from saecula.games.seven_ages.effects import SPAN_NO_PROGRESS, UNTIL_TURN, span
from saecula.games.seven_ages.glory import counted_areas, is_rank, measure, pays, ranked
from saecula.games.seven_ages.harvest import begin_end_of_turn, free_progress, glory_price
from saecula.games.seven_ages.harvest_frame import note_halving, note_icons
from saecula.games.seven_ages.realm import consequences, lift
from saecula.games.seven_ages.state import CUP, DECK, DISCARDED, GONE, NOBODY, ON_EMPIRE, UNBUILT, SevenAges
from saecula.games.seven_ages.units import LEADER_NAMES, SETS
from tests.games.seven_ages.fights import glory
from tests.games.seven_ages.given import (
    Empire,
    act,
    asked,
    at,
    deal,
    empire,
    given,
    keys,
    legal,
    offered,
    play,
    resting,
)
from tests.rules import example, rule

ORDER = list(range(SETS))
RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def icon(category: str, value: int = 3, region: int = WORLD, scope: int = 2) -> Icon:
    return Icon(CATEGORY_NAMES.index(category), value, region, scope)


def harvest(*empires: Empire, **options: Any) -> SevenAges:
    """The end of a turn with these empires."""
    s = given(*empires, **options)
    end_turn(s)
    return s


def end_turn(s: SevenAges) -> None:
    s.step = STEPS
    begin_end_of_turn(s)
    s.proceed()


# ------------------------------------------------------------------------------------------------ Destiny and Discard


@rule("SA-11.1")
def test_destiny_discards_and_refills_to_six() -> None:
    s = given(empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}))
    deal(s, 0, "minoans", "shang", "huns")
    act(s, "red", "destiny")
    log = play(s, "discard minoans", "done")
    assert s.hand_size(0) == 6
    assert s.card_at[EMPIRE_INDEX["minoans"]] == DISCARDED
    assert "discarded" in keys(log), "discards are public"


@rule("SA-11.1")
def test_a_big_hand_draws_nothing_and_the_library_adds_one() -> None:
    s = given(empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}))
    deal(s, 0, *list(EMPIRE_INDEX)[10:18])
    act(s, "red", "destiny")
    play(s, "done")
    assert s.hand_size(0) == 8
    assert hand_size(s, RED) == 6
    s.good_at[GOOD_INDEX["great_library"]] = AREAS["egypt"]
    assert hand_size(s, RED) == 7


@rule("SA-11.2")
def test_a_discarded_empire_leaves_only_its_cities() -> None:
    s = given(
        empire(
            "egyptians", "red", 0, 8, {"egypt": ["spear"], "sinai": ["spear"]}, money=30, elite=2,
            leaders={"khufu": "egypt", "builder_1": "sinai"}, goods=["calendar", "judaism"],
            cities={"egypt": 3, "sinai": 1}, capital="egypt", forts=["egypt"], disorder=["sinai"],
        ),
        empire("israelites", "blue", 1, 8, {"palestine": ["spear"]}),
    )  # fmt: skip
    s.good_at[GOOD_INDEX["pyramids"]] = AREAS["egypt"]
    s.blue_at[GOOD_INDEX["alphabet"]] = 9
    span(s, UNTIL_TURN, SPAN_NO_PROGRESS, RED, 1)
    act(s, "red", "discard_empire")
    assert s.card_of[RED] == NOBODY
    assert s.units_in[RED] == 0
    assert [s.city[AREAS["egypt"]], s.city[AREAS["sinai"]]] == [3, 1]
    assert s.control[AREAS["egypt"]] == NOBODY
    assert (s.forts, s.disorder, s.money[RED], s.elite[RED]) == (0, 0, 0, 0)
    assert s.leader_at[LEADER_NAMES.index("khufu")] == GONE
    assert s.leader_at[LEADER_NAMES.index("builder_1")] == CUP
    assert s.good_at[GOOD_INDEX["pyramids"]] == UNBUILT == s.good_at[GOOD_INDEX["calendar"]]
    assert s.blue_at[GOOD_INDEX["alphabet"]] == 9, "blue markers stay"
    assert s.card_at[EMPIRE_INDEX["egyptians"]] == DISCARDED
    assert s.spans == []
    s.check()


@rule("SA-11.3")
def test_an_empire_without_units_is_gone_at_once() -> None:
    s = given(empire("egyptians", "red", 0, 8, {"egypt": ["spear"]}))
    lift(s, s.units_at(RED, AREAS["egypt"])[0])
    consequences(s)
    assert s.card_of[RED] == NOBODY
    assert s.actions_done == [0] * 4, "that is no action"


# ------------------------------------------------------------------------------------------------------ free progress


@rule("SA-12.1", "SA-12.2")
def test_every_empire_advances_one_but_not_from_a_dark_level() -> None:
    dark = next(level for level in range(1, 49) if DARK[level])
    light = next(level for level in range(2, 49) if not DARK[level])
    s = given(
        empire("egyptians", "red", 0, dark, {"egypt": ["spear"]}),
        empire("sumerians", "blue", 1, light, {"sumer": ["spear"]}),
        empire("picts", "green", 2, dark, {"scotland": ["spear"]}, goods=[]),
    )
    s.good_at[GOOD_INDEX["stonehenge"]] = AREAS["scotland"]
    free_progress(s)
    assert [s.level[RED], s.level[BLUE], s.level[GREEN]] == [dark, light + 1, dark + 1]


@rule("SA-12.2", "SA-3.7")
def test_a_wild_or_stagnation_stops_free_progress() -> None:
    s = given(
        empire("egyptians", "red", 0, 2, {"egypt": ["spear"]}),
        empire("sumerians", "blue", 1, 2, {"sumer": ["spear"]}),
    )
    s.marker_slot[WILD] = RED
    span(s, UNTIL_TURN, SPAN_NO_PROGRESS, BLUE, 1)
    free_progress(s)
    assert [s.level[RED], s.level[BLUE]] == [2, 2]


# ------------------------------------------------------------------------------------------------------- buying glory


@rule("SA-12.3")
def test_glory_costs_fifty_or_twenty() -> None:
    s = harvest(empire("cham", "red", 0, 1, {"champa": ["spear"]}, money=120))
    assert asked(s) == "BuyingGlory"
    assert legal(s) == ["pass", "glory 1", "glory 2"]
    s.good_at[GOOD_INDEX["renaissance"]] = ON_EMPIRE + RED
    assert glory_price(s, RED) == 20
    s = harvest(empire("cham", "red", 0, 20, {"champa": ["spear"]}, money=120, goods=["renaissance"]))
    before = sum(pays(s, RED, each, ORDER) for each in ICONS[s.card_of[RED]])
    play(s, "glory 6")
    assert s.money[RED] == 0
    assert s.glory[0] >= 6
    assert before >= 0


@rule("SA-12.1", "SA-12.3")
def test_glory_is_bought_in_board_order_before_icons_are_scored() -> None:
    s = given(
        empire("cham", "red", 1, 1, {"champa": ["spear"]}, money=60),
        empire("babylonians", "blue", 0, 1, {"babylonia": ["spear"]}, money=55),
    )
    s.first = 1
    end_turn(s)
    assert s.actors == (1,)
    play(s, "glory 1")
    assert s.money[RED] == 10
    assert s.actors == (0,)
    play(s, "pass")
    money = next(each for each in ICONS[EMPIRE_INDEX["babylonians"]] if each.category == CATEGORY_NAMES.index("money"))
    assert money.value == 2
    assert s.glory[0] >= 2, "Babylon is richest once Cham has paid"


# ------------------------------------------------------------------------------------------------------------- ranks


def three(**more: Any) -> SevenAges:
    return given(
        empire("egyptians", "red", 0, 10, {"egypt": ["spear"]}, money=30),
        empire("sumerians", "blue", 1, 10, {"sumer": ["spear"]}, money=20),
        empire("shang", "green", 2, 10, {"henan": ["spear"]}, money=10),
        empire("mayas", "black", 3, 10, {"yucatan": ["spear"]}, money=0),
        **more,
    )


@rule("SA-12.4")
@pytest.mark.parametrize(("value", "paid"), [(1, [1, 0, 0, 0]), (2, [2, 1, 0, 0]), (3, [3, 2, 1, 0])])
def test_rank_icons_pay_by_place(value: int, paid: list[int]) -> None:
    s = three()
    each = icon("money", value)
    assert [pays(s, e, each, ORDER) for e in (RED, BLUE, GREEN, at("black"))] == paid


@rule("SA-12.4", "SA-12.12")
def test_an_empire_without_any_of_the_thing_does_not_rank() -> None:
    s = three()
    assert at("black") not in ranked(s, icon("money"), ORDER)
    assert at("black") in ranked(s, icon("progress"), ORDER), "at least one level is always met"


@example("EX-22")
@rule("SA-12.4")
def test_ties_go_by_board_order() -> None:
    s = three()
    s.money = [20] * SETS
    s.first = 2
    assert [s.owner[e] for e in ranked(s, icon("money"), ORDER)] == [2, 3, 0, 1]


def twins(first: str, second: str, **more: Any) -> SevenAges:
    """Two empires of seat 0 with the same money."""
    return given(
        empire(first, "red", 0, 10, {"egypt": ["spear"]}, money=20),
        empire(second, "blue", 0, 10, {"sumer": ["spear"]}, money=20),
        **more,
    )


@rule("SA-12.4", "SA-12.12")
def test_the_owner_ranks_own_tied_empires_where_it_matters() -> None:
    gained: dict[str, int] = {}
    for first in ("blue", "red"):
        s = twins("picts", "babylonians")  # no icon for money, and one of value 2
        end_turn(s)
        assert asked(s) == "TiedEmpires"
        assert sorted(legal(s)) == ["empire blue", "empire red"]
        while asked(s) == "TiedEmpires":
            money = s.frame(3) // 1000 == CATEGORY_NAMES.index("money")
            play(s, f"empire {first}" if money else "empire red")
        gained[first] = s.glory[0]
    assert gained["blue"] - gained["red"] == 1, "2 for Babylon as the richest, or 1 as the second"


@rule("SA-12.12")
def test_the_owner_is_asked_for_each_icon_apart() -> None:
    s = given(
        empire("babylonians", "red", 0, 10, {"egypt": ["spear"]}, money=20, cities={"egypt": 1}),
        empire("picts", "blue", 0, 10, {"sumer": ["spear"]}, money=20, cities={"sumer": 1}),
        empire("iroquois", "green", 0, 10, {"ohio": ["spear"]}, money=20, cities={"ohio": 1}),
    )
    end_turn(s)
    assert asked(s) == "TiedEmpires"
    play(s, "empire blue", "empire red")
    assert asked(s) == "TiedEmpires", "cities are another icon than money"
    play(s, "empire red", "empire green")
    while asked(s) == "TiedEmpires":
        play(s, "empire red" if "empire red" in legal(s) else legal(s)[0])
    assert s.glory[0] > 0


@rule("SA-12.12")
def test_the_owner_is_not_asked_where_the_order_changes_nothing() -> None:
    s = twins("picts", "iroquois")
    s.level[RED] = 12
    end_turn(s)
    assert asked(s) != "TiedEmpires"


# --------------------------------------------------------------------------------------------------- what is counted


@rule("SA-12.5")
def test_areas_count_by_scope_region_and_special() -> None:
    where = {a: ["spear"] for a in ("egypt", "sinai", "cyrenaica", "palestine")}
    s = given(empire("egyptians", "red", 0, 10, {**where, "red_sea": ["galley"]}, disorder=["cyrenaica"]))
    africa, middle_east = REGION_INDEX["africa"], REGION_INDEX["middle_east"]
    assert counted_areas(s, RED, africa, 0) == 1, "not the disordered one"
    assert counted_areas(s, RED, middle_east, 0) == 1, "Sinai is desert"
    assert counted_areas(s, RED, africa, 1) == 1 == counted_areas(s, RED, middle_east, 1), "the Red Sea borders both"
    assert counted_areas(s, RED, WORLD, 2) == 3
    s.belief[2 * RED] = GOOD_INDEX["islam"]
    assert counted_areas(s, RED, middle_east, 0) == 2, "with Islam deserts count"


@example("EX-25")
@rule("SA-12.6")
def test_outside_europe_is_for_capitals_in_europe() -> None:
    where = {"france": ["spear"], "quebec": ["spear"], "west_mediterranean": ["ship"], "sargasso_sea": ["ship"]}
    where = {name: units for name, units in where.items() if name in AREAS}
    s = given(
        empire("french", "red", 0, 30, where, cities={"france": 1}, capital="france"),
        empire(
            "americans", "blue", 1, 30, {"new_england": ["spear"]}, cities={"new_england": 1}, capital="new_england"
        ),
    )
    outside = icon("non_europe")
    assert measure(s, RED, outside) == len(where) - 2
    assert measure(s, BLUE, outside) == 0


@rule("SA-12.7")
def test_cities_units_artefacts_and_resources() -> None:
    s = given(
        empire(
            "french", "red", 0, 30,
            {"france": ["spear", "knight", "cannon"], "burgundy": ["fusilier"], "english_channel": ["frigate"]},
            cities={"france": 3, "burgundy": 1}, disorder=["burgundy"], goods=["calendar", "slavery", "judaism"],
        )
    )  # fmt: skip
    assert measure(s, RED, icon("cities")) == 4
    counts = [measure(s, RED, icon(name)) for name in ("naval", "infantry", "cavalry", "land_units")]
    assert counts == [1, 2, 1, 4]
    assert measure(s, RED, icon("artefacts")) == 2, "green ones only, religion included"
    resources = icon("resources")
    assert not is_rank(resources)


@rule("SA-12.7")
def test_resources_pay_by_type_and_age_and_not_in_disorder() -> None:
    spots = {name: NAMES[areas_in(RESOURCES[i])[0]] for i, name in enumerate(RESOURCE_NAMES)}
    for level, expected in ((20, 2), (45, 2)):
        s = given(empire("saudis", "red", 0, level, {area: ["spear"] for area in set(spots.values())}))
        assert pays(s, RED, icon("resources"), ORDER) == expected, "elephants until VI, oil from VII"
        s.disorder = RESOURCES[ELEPHANTS] | RESOURCES[0] | RESOURCES[1] | RESOURCES[2]
        assert pays(s, RED, icon("resources"), ORDER) == 0


@rule("SA-12.7", "SA-14.3")
def test_the_numbers_of_ranked_units_are_announced() -> None:
    s = given(
        empire("mongols", "red", 0, 20, {"mongolia": ["knight", "spear"]}, money=0),
        empire("egyptians", "blue", 1, 20, {"egypt": ["spear"]}, money=0),
    )
    log: list[Any] = []
    s.log = log
    end_turn(s)
    told = [(event.args["category"], event.args["units"]) for event in log if event.key == "seven_ages-units-told"]
    assert ("seven_ages-category-cavalry", 1) in told
    assert ("seven_ages-category-cavalry", 0) in told, "each empire's number"


@rule("SA-12.8", "SA-12.13")
def test_home_pays_one_or_costs_one() -> None:
    s = given(empire("french", "red", 0, 30, {"france": ["spear"]}))
    s.home[RED] = 1 << AREAS["france"]
    assert pays(s, RED, icon("home", 1), ORDER) == 1
    s.home[RED] |= 1 << AREAS["normandy"]
    assert pays(s, RED, icon("home", 1), ORDER) == -1, "all start areas, also those never held"


@rule("SA-12.9", "SA-12.14")
def test_square_icons_never_pay_at_the_harvest() -> None:
    s = given(empire("cham", "red", 0, 30, {"champa": ["spear"]}))
    for name in ("win_trade", "win_conflict", "capture_city", "capture_capital", "build_artefact"):
        assert pays(s, RED, icon(name, 2), ORDER) == 0


@example("EX-27")
@rule("SA-12.9", "SA-12.14")
def test_the_cham_score_when_they_win_a_trade() -> None:
    s = given(empire("cham", "red", 0, 30, {"champa": ["spear"]}))
    deal(s, 0, "egyptians")  # value 5
    for each in range(CARDS):
        if s.card_at[each] == DECK and each != EMPIRE_INDEX["minoans"]:
            s.card_at[each] = DISCARDED
    s.top = []
    low = next(c for c in range(CARDS) if VALUE[c] == 0)
    s.card_at[low] = DECK
    s.top = [low]
    act(s, "red", "trade_progress")
    play(s, "trade_deck", "show egyptians")
    assert s.glory[0] == 1


# -------------------------------------------------------------------------------------------------------- the harvest


@example("EX-26")
@rule("SA-12.4", "SA-12.6", "SA-12.8", "SA-12.10")
def test_the_harvest_of_france() -> None:
    s = given(
        empire(
            "french", "red", 0, 30, {"france": ["spear"], "quebec": ["spear"], "new_england": ["spear"]},
            cities={"france": 1}, capital="france", money=0,
        ),
        empire(
            "vikings", "blue", 1, 29, {area: ["spear"] for area in ("norway", "greenland", "labrador", "yukon")},
            cities={"norway": 1}, capital="norway", money=0,
        ),
        empire("normans", "green", 2, 33, {"normandy": ["spear"]}, money=0),
        empire("shang", "black", 0, 20, {"henan": ["spear"]}, money=0),
        empire("chin", "purple", 0, 19, {"shaanxi": ["spear"]}, money=0),
    )  # fmt: skip
    s.home[RED] = 1 << AREAS["france"] | 1 << AREAS["normandy"]
    paid = {CATEGORY_NAMES[each.category]: pays(s, RED, each, ORDER) for each in ICONS[s.card_of[RED]]}
    assert paid == {"progress": 2, "non_europe": 2, "home": -1}, "second, second behind the Vikings' tundra, home lost"
    assert sum(paid.values()) == 3
    others = sum(pays(s, e, each, ORDER) for e in (at("black"), at("purple")) for each in ICONS[s.card_of[e]])
    begin_end_of_turn(s)
    note_halving(s)
    s.proceed()
    assert s.glory[0] == (3 + others + 1) // 2, "5 would be 2.5, rounded up to 3"
    assert (5 + 1) // 2 == 3


@rule("SA-12.10")
def test_glory_halves_every_harvest_rounded_up_but_no_negative_one() -> None:
    s = given(
        empire("babylonians", "red", 0, 10, {"babylonia": ["spear"]}, money=0, cities={"babylonia": 1}),
        empire("french", "blue", 1, 9, {"burgundy": ["spear"]}, money=0),
    )
    s.home[BLUE] = 1 << AREAS["france"]
    glory(s, 10, 5)
    due = [sum(pays(s, e, each, ORDER) for each in ICONS[s.card_of[e]]) for e in (RED, BLUE)]
    begin_end_of_turn(s)
    note_halving(s)
    s.proceed()
    assert due[0] > 1
    assert s.glory[0] == 10 + (due[0] + 1) // 2
    expected = due[1] if due[1] < 0 else (due[1] + 1) // 2
    assert s.glory[1] == 5 + expected


@rule("SA-12.1", "SA-12.10")
def test_a_players_result_is_added_as_one_sum() -> None:
    s = given(
        empire(
            "french",
            "red",
            0,
            9,
            {"burgundy": ["spear"]},
            money=0,
            cities={"burgundy": 1},
            leaders={"artist_1": "burgundy"},
        ),
        empire("egyptians", "blue", 1, 20, {"egypt": ["spear"]}, money=0),
    )
    s.home[RED] = 1 << AREAS["france"]
    due = sum(pays(s, RED, each, ORDER) for each in ICONS[s.card_of[RED]])
    end_turn(s)
    assert s.glory[0] == max(0, due + 1), "the artist's glory makes up for the lost home"


@rule("SA-12.1")
def test_golden_age_doubles_and_humility_takes_the_best_icon() -> None:
    def harvested(zero_best: bool | None) -> int:
        s = given(
            empire("babylonians", "red", 0, 10, {"babylonia": ["spear"]}, money=10, cities={"babylonia": 1}),
            empire("shang", "blue", 1, 5, {"henan": ["spear"]}, money=0),
        )
        begin_end_of_turn(s)
        if zero_best is not None:
            note_icons(s, RED, zero_best, 4)
        s.proceed()
        return s.glory[0]

    plain = harvested(None)
    assert plain > 2
    assert harvested(True) == plain - 2, "the best icon pays 2"
    assert harvested(False) == plain + min(plain, 4)


@rule("SA-12.11")
def test_the_turn_marker_passes_to_the_left() -> None:
    s = given(empire("egyptians", "red", 0, 2, {"egypt": ["spear"]}))
    s.first = 3
    end_turn(s)
    while not resting(s) and asked(s) != "Placement":
        play(s, "pass")
    assert s.first == 0
    assert offered(s, "pass") == []
