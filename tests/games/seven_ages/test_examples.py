"""The worked examples of the rulebook, by their numbers; the battle of Moscow is in test_totals.py."""

from __future__ import annotations

from saecula.games.seven_ages.areas import (
    AREAS as AREA_COUNT,
)
from saecula.games.seven_ages.areas import (
    ARROW_VIA,
    BORDER,
    COASTS,
    EUROPE,
    INDEX,
    REGION,
    REGION_INDEX,
    terrain_defence,
)
from saecula.games.seven_ages.cards import EMPIRE_INDEX, GOOD_INDEX, ICONS, TRADE, VALUE
from saecula.games.seven_ages.contact import in_conditional_contact, in_free_contact
from saecula.games.seven_ages.founding import can_start, levels, start_areas
from saecula.games.seven_ages.glory import CITIES, OUTSIDE_EUROPE, icon_payments, measure, pays, ranked
from saecula.games.seven_ages.goods import blue_level
from saecula.games.seven_ages.initiative import choosing_order
from saecula.games.seven_ages.pacify import city, needed
from saecula.games.seven_ages.passage import arrow_open, borders
from saecula.games.seven_ages.producing import limit
from saecula.games.seven_ages.production import area_income, needed_level
from saecula.games.seven_ages.state import HAND
from saecula.games.seven_ages.totals import BY_RIVER, crossing_defence
from saecula.games.seven_ages.trade import total
from saecula.games.seven_ages.units import SET_INDEX, SETS, TYPE_INDEX
from tests.games.seven_ages.given import Empire, empire, given
from tests.rules import example, rule

ORDER = list(range(SETS))


def at(colour: str) -> int:
    return SET_INDEX[colour]


@example("EX-01")
@rule("SA-2.3")
def test_who_chooses_a_pair_first() -> None:
    s = given()
    s.first = 0  # Beth; clockwise Ray, Patrice, Jack
    s.initiative = [VALUE.index(7), VALUE.index(1), VALUE.index(1), VALUE.index(7)]
    assert choosing_order(s) == [0, 3, 1, 2]


def moors() -> list[Empire]:
    arabs = empire("arabs", "red", 1, 18, {"andalusia": ["spear"], "castile": ["spear"], "hejaz": ["spear"]})
    return [arabs, empire("french", "blue", 2, 21, {"france": ["spear"]})]


@example("EX-02")
@rule("SA-5.4", "SA-5.6")
def test_the_moors_choose_their_level_but_not_their_areas() -> None:
    s = given(*moors())
    card = EMPIRE_INDEX["moors"]
    assert levels(s, card) == [18, 19]
    assert start_areas(s, card) == sum(1 << INDEX[a] for a in ("mauretania", "andalusia", "castile"))


@example("EX-03")
@rule("SA-5.2")
def test_carthage_starts_early_beside_the_phoenicians() -> None:
    carthage = EMPIRE_INDEX["carthaginians"] if "carthaginians" in EMPIRE_INDEX else EMPIRE_INDEX["carthage"]
    beside = given(empire("phoenicians", "red", 1, 6, {"phoenicia": ["spear"]}))
    assert can_start(beside, 0, carthage) == ""
    alone = given(empire("egyptians", "red", 1, 6, {"egypt": ["spear"]}))
    assert can_start(alone, 0, carthage) == "wrong-age"


@example("EX-04")
@rule("SA-5.4")
def test_the_romans_start_one_level_below_the_macedonians() -> None:
    s = given(empire("macedonians", "red", 1, 8, {"macedonia": ["spear"]}))
    assert levels(s, EMPIRE_INDEX["romans"]) == [7]


@example("EX-05")
@rule("SA-5.3")
def test_on_an_empty_map_an_empire_starts_in_its_lowest_age() -> None:
    s = given()
    assert levels(s, EMPIRE_INDEX["egyptians"]) == [1]
    assert levels(s, EMPIRE_INDEX["english"]) == [22]
    assert can_start(s, 0, EMPIRE_INDEX["egyptians"]) == ""
    assert can_start(s, 0, EMPIRE_INDEX["pirate_state"]) == "too-few-empires"


@example("EX-08")
@rule("SA-6.1")
def test_the_income_of_egypt() -> None:
    s = given(empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}, cities={"egypt": 1}))
    assert area_income(s, at("red"), INDEX["egypt"]) == 6
    s.disorder |= 1 << INDEX["egypt"]
    assert area_income(s, at("red"), INDEX["egypt"]) == 0


@example("EX-09")
@rule("SA-6.2")
def test_the_income_of_germany_by_age() -> None:
    found = []
    for age in range(1, 8):
        s = given(empire("french", "red", 0, 7 * age - 3, {"germany": ["spear"]}, cities={"germany": 3}))
        found.append(area_income(s, at("red"), INDEX["germany"]))
    assert found == [5, 5, 5, 5, 7, 7, 8]


@example("EX-10")
@rule("SA-6.6")
def test_a_city_takes_as_many_units_as_its_level() -> None:
    s = given(empire("french", "red", 0, 30, {"france": ["spear"]}, cities={"france": 5}))
    assert limit(s, INDEX["france"]) == 5
    assert limit(s, INDEX["burgundy"]) == 1
    assert limit(s, INDEX["bay_of_biscay"]) == 1


@example("EX-11")
@rule("SA-7.3")
def test_neighbours_are_in_contact_in_age_one() -> None:
    s = given(
        empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}),
        empire("israelites", "blue", 1, 1, {"sinai": ["spear"]}),
        empire("sumerians", "green", 2, 1, {"sumer": ["spear"]}),
    )
    assert BORDER[INDEX["egypt"]] >> INDEX["sinai"] & 1
    assert in_free_contact(s, at("red"), at("blue"))
    assert not in_free_contact(s, at("red"), at("green"))


@example("EX-12")
@rule("SA-7.5")
def test_the_trade_of_syracuse_and_rome() -> None:
    s = given(
        empire("syracusans", "red", 0, 8, {"sicily": ["spear"]}),
        empire("romans", "blue", 1, 10, {"central_italy": ["spear"]}),
    )
    assert TRADE[EMPIRE_INDEX["syracusans"]] == 2
    assert TRADE[EMPIRE_INDEX["romans"]] == 1
    assert total(s, at("red"), VALUE.index(3), 0) == 5
    assert total(s, at("blue"), VALUE.index(5), 0) == 6


@example("EX-14")
@rule("SA-8.9")
def test_a_ship_leaves_yucatan_only_by_its_own_coast() -> None:
    yucatan = INDEX["yucatan"]
    s = given(empire("spanish", "red", 0, 30, {"yucatan": ["ship"]}))
    assert len(COASTS[yucatan]) > 1
    for coast in COASTS[yucatan]:
        assert borders(s, at("red"), TYPE_INDEX["ship"], yucatan, coast) == 1 << coast


@example("EX-15")
@rule("SA-8.14")
def test_an_arrow_is_closed_when_all_its_seas_are_foreign() -> None:
    morocco, andalusia = INDEX["morocco"], INDEX["andalusia"]
    seas = {"west_mediterranean", "pillars_of_hercules"}
    assert ARROW_VIA[morocco * AREA_COUNT + andalusia] == sum(1 << INDEX[sea] for sea in seas)
    own = empire("moors", "red", 0, 20, {"morocco": ["spear"]})
    one = given(own, empire("romans", "blue", 1, 20, {"west_mediterranean": ["galley"]}))
    assert arrow_open(one, at("red"), morocco, andalusia)
    both = given(own, empire("romans", "blue", 1, 20, {sea: ["galley"] for sea in seas}))
    assert not arrow_open(both, at("red"), morocco, andalusia)


@example("EX-16")
@rule("SA-8.17")
def test_pacifying_armenia() -> None:
    s = given(empire("mongols", "red", 0, 20, {"armenia": ["spear"] * 5}, cities={"armenia": 1}, disorder=["armenia"]))
    area = INDEX["armenia"]
    assert needed(s, at("red"), area) + city(s, area) == 5


@example("EX-17")
@rule("SA-9.6")
def test_mountain_and_river_add_up() -> None:
    assert terrain_defence(INDEX["armenia"], 3) + crossing_defence(BY_RIVER, 3) == 4


@example("EX-19")
@rule("SA-10.5")
def test_the_blue_marker_of_sudan() -> None:
    s = given(empire("sudan", "red", 0, 31, {"sudan": ["spear"]}))
    assert blue_level(s, at("red")) == 33


@example("EX-21")
@rule("SA-10.9")
def test_what_the_romans_can_flip_to_at_level_forty() -> None:
    s = given(empire("romans", "red", 0, 40, {"central_italy": ["sword"]}))
    open_at_40 = [name for name in TYPE_INDEX if needed_level(s, at("red"), TYPE_INDEX[name]) <= 40]
    assert {"motorised_infantry", "battleship", "frigate", "fighter"} <= set(open_at_40)
    assert "bomber" not in open_at_40


@example("EX-22")
@rule("SA-12.4")
def test_a_tie_goes_to_the_left_of_the_first_player() -> None:
    s = given(
        empire("romans", "red", 1, 10, {"central_italy": ["spear"]}, money=20),
        empire("egyptians", "blue", 3, 10, {"egypt": ["spear"]}, money=20),
        empire("persians", "green", 0, 10, {"persis": ["spear"]}, money=50),
    )
    s.first = 0  # Greg; Debbie sits at 1, Ray at 3
    money = next(icon for icon in ICONS[EMPIRE_INDEX["egyptians"]] if icon.category == 1)
    assert ranked(s, money, ORDER) == [at("green"), at("red"), at("blue")]


@example("EX-23")
@rule("SA-12.7")
def test_the_value_of_cities() -> None:
    cities = {"france": 3, "burgundy": 1, "provence": 1}
    s = given(empire("french", "red", 0, 20, {a: ["spear"] for a in cities}, cities=cities, capital="provence"))
    icon = next(icon for icons in ICONS for icon in icons if icon.category == CITIES)
    assert measure(s, at("red"), icon) == 5


@example("EX-24")
@rule("SA-12.5")
def test_regions_of_seas_and_islands() -> None:
    def regions(area: str) -> set[str]:
        return {name for name, r in REGION_INDEX.items() if REGION[r] >> INDEX[area] & 1}

    assert {"europe", "asia", "middle_east", "africa"} <= regions("east_mediterranean")
    assert "europe" in regions("iceland")
    assert regions("solomons") == {"australasia", "asia"}
    assert "north_east_asia" in regions("kuriles")


@example("EX-25")
@rule("SA-12.6")
def test_the_west_mediterranean_is_europe() -> None:
    assert REGION[EUROPE] >> INDEX["west_mediterranean"] & 1
    icon = next(icon for icon in ICONS[EMPIRE_INDEX["french"]] if icon.category == OUTSIDE_EUROPE)
    s = given(
        empire(
            "french",
            "red",
            0,
            30,
            {"france": ["spear"], "west_mediterranean": ["ship"], "quebec": ["spear"]},
            cities={"france": 1},
            capital="france",
        )
    )
    assert measure(s, at("red"), icon) == 1
    assert pays(s, at("red"), icon, ORDER) == icon.value == 3


@example("EX-26")
@rule("SA-12.8")
def test_a_lost_home_costs_one() -> None:
    s = given(
        empire("french", "red", 0, 30, {"france": ["spear"]}, cities={"france": 1}, capital="france"),
        empire("normans", "blue", 1, 33, {"normandy": ["spear"]}),
    )
    s.home[at("red")] = 1 << INDEX["france"] | 1 << INDEX["normandy"]
    names = [icon.category for icon in ICONS[EMPIRE_INDEX["french"]]]
    paid = dict(zip(names, icon_payments(s, at("red"), ORDER), strict=True))
    assert -1 in paid.values()


@example("EX-29")
@rule("SA-7.3", "SA-7.11")
def test_the_khazars_need_passage_to_the_arabs() -> None:
    persian = ["media", "caucasus", "armenia"]
    s = given(
        empire("khazars", "red", 0, 18, {"astrakhan": ["spear"]}),
        empire("persians", "blue", 1, 18, {**{a: ["spear"] for a in persian}, "caspian_sea": ["galley"]}),
        empire("arabs", "green", 2, 18, {"babylonia": ["spear"]}),
    )
    assert in_free_contact(s, at("red"), at("blue"))
    assert in_conditional_contact(s, at("red"), at("green"))


def test_no_card_is_anywhere_but_in_the_deck_at_first() -> None:
    s = given()
    assert not [card for card in s.card_at if card >= HAND]
    assert GOOD_INDEX["crusade"] != GOOD_INDEX["jihad"]
