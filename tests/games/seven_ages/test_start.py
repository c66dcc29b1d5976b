"""SA-5: Start Empire."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from saecula.games.seven_ages.areas import INDEX, NAMES, areas_in
from saecula.games.seven_ages.cards import EMPIRE_INDEX, GOOD_INDEX, MONEY, NO_CITIES
from saecula.games.seven_ages.components import cards
from saecula.games.seven_ages.effects import SPAN_PERMIT, START_IN_ANY_AGE, UNTIL_TURN, span
from saecula.games.seven_ages.founding import can_start, chosen_areas, colours, levels
from saecula.games.seven_ages.state import GONE, HAND, NOBODY, SevenAges
from saecula.games.seven_ages.units import LEADER_NAMES, PAIR_NAMES, SET_NAMES, TYPE_NAMES
from tests.games.seven_ages.given import (
    Empire,
    act,
    asked,
    at,
    card,
    deal,
    empire,
    given,
    legal,
    offered,
    play,
    resting,
)
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def starting(*hand: str, empires: Sequence[Empire] = ()) -> SevenAges:
    """Seat 0 is about to start an empire of its hand."""
    s = given(*empires)
    deal(s, 0, *hand)
    act(s, "free", "start_empire")
    return s


def names(mask: int) -> set[str]:
    return {NAMES[area] for area in areas_in(mask)}


def far_away(level: int) -> list[Empire]:
    """An empire in America, so that the map is not empty."""
    return [empire("aztecs", "green", 3, level, {"mexico": ["spear"]})]


@rule("SA-5.1")
def test_an_empire_is_played_from_the_hand_or_not_at_all() -> None:
    s = starting("egyptians", "english")
    assert legal(s) == ["pass", "found egyptians", "found english"]
    play(s, "pass", "pass")  # the second: no event after the action (SA-15.4)
    assert resting(s)
    s = starting("egyptians")
    play(s, "found egyptians")
    assert s.card_at[EMPIRE_INDEX["egyptians"]] == HAND  # nothing has happened yet: the colour is asked for
    play(s, f"colour {offered(s, 'colour')[0]}")
    assert asked(s) == "StartUnits"
    assert EMPIRE_INDEX["egyptians"] in s.card_of


@rule("SA-5.1", "SA-3.3")
def test_not_above_the_maximum_nor_without_a_colour() -> None:
    own = [
        empire(name, colour, 0, 2, {area: ["spear"]})
        for name, colour, area in (
            ("romans", "red", "central_italy"),
            ("gauls", "pink", "aquitaine"),
            ("persians", "orange", "persis"),
            ("sumerians", "yellow", "sumer"),
        )
    ]
    s = starting("egyptians", empires=own)
    assert legal(s) == ["pass"]
    s = given()
    s.reserved = [PAIR_NAMES.index("red"), PAIR_NAMES.index("blue"), 2, 3]
    for colour in range(len(SET_NAMES)):
        if SET_NAMES[colour] not in ("blue", "light_blue"):
            s.card_of[colour] = 100
    assert can_start(s, 0, EMPIRE_INDEX["egyptians"]) == "no-colour"  # what is left is reserved to another


@rule("SA-5.2")
def test_conditions_of_an_early_start() -> None:
    assert can_start(given(*far_away(5)), 0, EMPIRE_INDEX["romans"]) == "wrong-age"
    assert can_start(given(*far_away(9)), 0, EMPIRE_INDEX["romans"]) == ""
    assert can_start(given(*far_away(16)), 0, EMPIRE_INDEX["romans"]) == "wrong-age"


@rule("SA-5.2")
def test_an_event_may_lift_the_age() -> None:
    s = given(*far_away(16))
    span(s, UNTIL_TURN, SPAN_PERMIT, -2, START_IN_ANY_AGE)
    assert can_start(s, 0, EMPIRE_INDEX["romans"]) == ""
    assert levels(s, EMPIRE_INDEX["romans"]) == [15]  # level as usual
    assert can_start(s, 1, EMPIRE_INDEX["romans"]) == "wrong-age"


@rule("SA-5.3")
def test_on_an_empty_map_a_conditional_age_does_not_count() -> None:
    """Carthage: age I beside the Phoenicians, else II."""
    assert levels(given(), EMPIRE_INDEX["carthaginians"]) == [8]


@rule("SA-5.4", "SA-5.13")
def test_a_level_is_at_least_one_and_at_most_49() -> None:
    assert levels(given(*far_away(2)), EMPIRE_INDEX["slavs"]) == [1]
    assert levels(given(*far_away(56)), EMPIRE_INDEX["americans"]) == [49]


@rule("SA-5.4", "SA-5.13")
def test_the_owner_chooses_among_levels_and_the_empires_own_age_counts() -> None:
    arabs = empire("arabs", "blue", 1, 18, {"hejaz": ["spear"]})
    s = starting("moors", empires=[arabs, empire("french", "green", 2, 21, {"france": ["spear"]})])
    play(s, "found moors")
    play(s, f"colour {offered(s, 'colour')[0]}")
    assert legal(s) == ["level 18", "level 19"]
    play(s, "level 19")
    assert max(s.level[e] for e in s.empires_of(0)) == 19


@rule("SA-5.5")
def test_own_colours_first_else_any_that_is_available() -> None:
    s = given()
    s.reserved = [PAIR_NAMES.index("red"), PAIR_NAMES.index("blue"), NOBODY, NOBODY]
    egypt = EMPIRE_INDEX["egyptians"]
    own = {SET_NAMES[colour] for colour in colours(s, 0, egypt)}
    printed = set(cards[egypt].empire.colours)
    assert own <= printed or not own & printed
    assert not own & {"blue", "light_blue"}
    for colour in list(own):
        s.card_of[at(colour)] = 99
    other = {SET_NAMES[colour] for colour in colours(s, 0, egypt)}
    assert other
    assert not other & (printed | {"blue", "light_blue"})


@rule("SA-5.6")
def test_a_free_state_rises_in_a_disordered_area() -> None:
    s = given(empire("romans", "blue", 1, 12, {"sicily": ["spear"], "central_italy": ["spear"]}))
    card = EMPIRE_INDEX["free_state"]
    assert can_start(s, 0, card) == "no-area"
    s.disorder |= 1 << INDEX["sicily"]
    assert can_start(s, 0, card) == ""
    assert chosen_areas(s, card) == [INDEX["sicily"]]
    assert levels(s, card, INDEX["sicily"]) == [12]  # that of its controller


@rule("SA-5.6")
def test_pirates_settle_on_weak_coasts() -> None:
    s = given(
        empire("romans", "blue", 1, 12, {"sicily": ["spear"] * 2, "sardinia": ["spear"] * 3, "poland": ["spear"]}),
        empire("gauls", "green", 1, 12, {"france": ["spear"]}),
    )
    card = EMPIRE_INDEX["pirate_state"]
    assert can_start(s, 0, card) == "too-few-empires"
    found = {area for area in chosen_areas(s, card)}
    assert INDEX["sicily"] in found
    assert INDEX["crete"] in found  # neutral
    assert INDEX["sardinia"] not in found
    assert INDEX["poland"] not in found  # no coast


def begin(s: SevenAges, name: str) -> int:
    """Name the card and the first colour that is offered; the empire."""
    play(s, f"found {name}")
    colour = offered(s, "colour")[0]
    play(s, f"colour {colour}")
    return at(colour)


@rule("SA-5.7", "SA-5.8", "SA-5.11")
def test_a_start_from_card_to_capital() -> None:
    s = starting("egyptians")
    own = begin(s, "egyptians")
    assert (s.level[own], s.money[own]) == (1, 12)
    assert "done" not in legal(s)  # at least one unit
    assert {"spear", "galley"} == set(offered(s, "buy"))  # level 1
    for _ in range(4):
        play(s, "buy spear", "place egypt")  # any number in one area
    play(s, "buy galley", "place egypt")
    assert offered(s, "coast") == ["east_mediterranean", "red_sea"]
    play(s, "coast red_sea")
    assert s.money[own] == 12 - 4 - 2
    play(s, "done")
    assert asked(s) == "StartLeader"
    play(s, "recruit khufu", "area egypt")
    assert s.leader_of[LEADER_NAMES.index("khufu")] == own
    assert legal(s) == ["capital egypt"]
    play(s, "capital egypt")
    assert (s.city[INDEX["egypt"]], s.capital[own]) == (1, INDEX["egypt"])
    play(s, "fort egypt")
    assert s.money[own] == 1  # what is not spent stays
    assert resting(s)


@example("EX-06")
@rule("SA-5.7", "SA-5.17")
def test_the_english_take_shakespeare_or_elizabeth() -> None:
    s = starting("english")
    begin(s, "english")
    play(s, "buy spear", "place england", "done")
    assert set(offered(s, "recruit")) == {"shakespeare", "elizabeth"}
    play(s, "recruit elizabeth")
    assert offered(s, "area") == ["england"]
    play(s, "area england")
    assert asked(s) == "StartCapital"  # one only


@rule("SA-5.17")
def test_a_leader_who_has_appeared_does_not_come_again() -> None:
    s = given()
    s.leader_at[LEADER_NAMES.index("shakespeare")] = GONE
    deal(s, 0, "english")
    act(s, "free", "start_empire")
    begin(s, "english")
    play(s, "buy spear", "place england", "done")
    assert offered(s, "recruit") == ["elizabeth"]


@rule("SA-5.8")
def test_an_administrator_of_another_own_empire_lowers_costs_but_not_of_infantry() -> None:
    admin = empire("romans", "pink", 0, 2, {"central_italy": ["spear"]}, leaders={"administrator_1": "central_italy"})
    s = starting("egyptians", empires=[admin])
    own = begin(s, "egyptians")
    money = s.money[own]
    play(s, "buy spear", "place egypt")
    assert s.money[own] == money - 1
    play(s, "buy galley", "place egypt", "coast red_sea")
    assert s.money[own] == money - 2  # 2 less 1


@rule("SA-5.8")
def test_no_forts_in_a_no_cities_age_and_no_ships_inland() -> None:
    card = EMPIRE_INDEX["slavs"]
    assert NO_CITIES[card] >> 2 & 1
    s = starting("slavs", empires=far_away(16))
    own = begin(s, "slavs")
    assert s.age(own) == 2
    for _ in range(2):
        play(s, "buy spear", "place ukraine")
    play(s, "buy spear", "place pripet_marshes")
    assert "galley" in offered(s, "buy") or s.age(own) == 2
    if "galley" in offered(s, "buy"):
        play(s, "buy galley")
        assert offered(s, "place") == ["ukraine"]  # the marshes have no coast
        play(s, "place ukraine")
        if offered(s, "coast"):
            play(s, f"coast {offered(s, 'coast')[0]}")
    play(s, "done")
    assert resting(s)  # neither capital nor forts, SA-5.14; nor a leader of this age
    assert s.capital[own] == NOBODY


@rule("SA-5.12", "SA-5.15")
def test_free_units_come_with_the_bought_ones() -> None:
    s = starting("slavs", empires=far_away(16))
    own = begin(s, "slavs")
    assert legal(s) == ["buy spear"]
    money = s.money[own]
    play(s, "buy spear", "place ukraine")
    assert legal(s) == ["buy spear"]
    play(s, "buy spear", "place pripet_marshes")
    assert s.money[own] == money
    assert "done" in legal(s)


@rule("SA-5.12")
def test_best_infantry_is_what_the_level_allows() -> None:
    """A Free State in age II has no motorised infantry."""
    rebels = empire("romans", "blue", 1, 12, {"sicily": ["spear"], "central_italy": ["spear"]}, disorder=["sicily"])
    s = starting("free_state", empires=[rebels])
    begin(s, "free_state")  # one area and one level: nothing to choose
    if offered(s, "area"):
        play(s, "area sicily")
    assert set(offered(s, "buy")) == {"spear", "sword"}


@rule("SA-5.9", "SA-5.6")
def test_a_free_state_converts_what_lies_there() -> None:
    rome = empire(
        "romans",
        "blue",
        1,
        12,
        {"sicily": ["sword", "spear"], "central_italy": ["spear"]},
        money=30,
        leaders={"builder_1": "sicily"},
        cities={"sicily": 3, "central_italy": 1},
        capital="sicily",
        forts=["sicily"],
        disorder=["sicily"],
    )
    s = starting("free_state", empires=[rome])
    s.good_at[GOOD_INDEX["stonehenge"]] = INDEX["sicily"]
    own = begin(s, "free_state")
    if offered(s, "area"):
        play(s, "area sicily")
    sicily = INDEX["sicily"]
    assert sorted(TYPE_NAMES[s.type_of(p)] for p in s.units_at(own, sicily)) == ["spear", "sword"]
    assert s.units_at(BLUE, sicily) == []
    assert s.control[sicily] == own
    assert s.city[sicily] == 3
    assert s.forts >> sicily & 1
    assert not s.disorder >> sicily & 1  # a Free State is at peace
    assert s.good_at[GOOD_INDEX["stonehenge"]] < 0
    assert s.leader_of[LEADER_NAMES.index("builder_1")] == own
    assert (s.capital[BLUE], s.money[BLUE]) == (NOBODY, 30)  # no loot
    for _ in range(3):
        play(s, "buy spear", "place sicily")
    play(s, "done", "capital sicily")
    assert s.city[sicily] == 3  # the converted city is the capital, bigger than the age allows or not
    assert s.level[own] == 12


@rule("SA-5.9")
def test_other_converts_keep_the_disorder() -> None:
    iran = empire("iranians", "blue", 1, 5, {"media": ["spear", "chariot"]}, disorder=["media"])
    s = starting("persians", empires=[iran])
    own = begin(s, "persians")
    assert s.card_of[BLUE] == NOBODY  # it had nothing else
    assert s.disorder >> INDEX["media"] & 1
    assert len(s.units_at(own, INDEX["media"])) == 2
    assert "done" in legal(s)  # converted units are enough


@rule("SA-5.10", "SA-5.16", "SA-5.12")
def test_foreign_units_in_start_areas_are_fought_in_the_order_the_owner_likes() -> None:
    holders = [
        empire("iranians", "blue", 1, 8, {"persis": ["spear"]}),
        empire("egyptians", "green", 2, 8, {"media": ["spear"], "egypt": ["spear"]}),
    ]
    holders[0].card = EMPIRE_INDEX["babylonians"]  # not the empire that would be converted
    s = starting("persians", empires=holders)
    own = begin(s, "persians")
    play(s, "buy spear", "place persis", "buy spear", "place media", "done")
    while asked(s) == "StartLeader":
        play(s, "pass")
    assert set(legal(s)) == {"fight persis", "fight media"}
    assert s.control[INDEX["persis"]] == BLUE
    play(s, "fight media")
    assert asked(s) in ("Commit", "ReplaceCard", "SidesWindow")
    assert s.crossings == []
    assert s.home[own] == 1 << INDEX["persis"] | 1 << INDEX["media"]


def fight(s: SevenAges, ours: int, theirs: int, front: int, support: int = 0) -> None:
    """One round: the new empire draws `ours` and commits this many spears, the other draws `theirs` and commits one."""
    s.top = [EMPIRE_INDEX[card(theirs, 1)], EMPIRE_INDEX[card(ours, 1)]]
    play(s, "done", "pass")
    play(
        s, *["0: front spear"] * front, *["0: support spear"] * (front // 3 * 3), "0: done", "1: front spear", "1: done"
    )


@rule("SA-5.10")
def test_an_empire_that_loses_its_last_unit_in_the_start_conflict_is_gone() -> None:
    holder = empire("babylonians", "blue", 1, 5, {"egypt": ["spear"] * 4})
    s = starting("egyptians", empires=[holder])
    own = begin(s, "egyptians")
    play(s, "buy spear", "place egypt")
    fight(s, 0, 7, 1)
    assert resting(s)
    assert s.card_of[own] == NOBODY
    assert s.control[INDEX["egypt"]] == BLUE


@example("EX-07")
@rule("SA-5.11")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (7, 5)])
def test_a_captured_capital_is_a_step_smaller(before: int, after: int) -> None:
    """The city is taken in the start conflict, reduced, and becomes the capital at its new level."""
    holder = empire("babylonians", "blue", 1, 5, {"egypt": ["spear"]}, cities={"egypt": before}, capital="egypt")
    s = starting("egyptians", empires=[holder])
    own = begin(s, "egyptians")
    for _ in range(6):
        play(s, "buy spear", "place egypt")
    fight(s, 7, 0, 3, 3)
    assert asked(s) == "StartCapital"
    play(s, "capital egypt")
    assert s.city[INDEX["egypt"]] == after
    assert s.capital[own] == INDEX["egypt"]


@rule("SA-5.11", "SA-5.12")
def test_free_forts_and_initial_goods() -> None:
    """The Soviets begin with socialism, without glory; the Ch'in with elite markers and two forts."""
    s = starting("soviets", empires=far_away(40))
    own = begin(s, "soviets")
    play(s, "buy spear", f"place {offered_after(s)}", "done")
    finish(s)
    assert s.government(own) == GOOD_INDEX["socialism"]
    assert s.glory == [0, 0, 0, 0]
    s = starting("chin", empires=far_away(9))
    own = begin(s, "chin")
    assert s.elite[own] == 1
    play(s, "buy spear", f"place {offered_after(s)}", "done")
    money = s.money[own]
    while not offered(s, "fort"):
        play(s, legal(s)[0])
    play(s, f"fort {offered(s, 'fort')[0]}")
    assert s.money[own] == money  # free


def offered_after(s: SevenAges) -> str:
    """The first start area."""
    return sorted(names(s.home[max(s.empires_of(0))]))[0]


def finish(s: SevenAges) -> None:
    """Go on with the first thing offered until the start is over."""
    while not resting(s):
        play(s, legal(s)[0])


@rule("SA-5.12")
def test_early_units_of_a_special_are_not_for_the_initial_purchase() -> None:
    """The Assyrians have catapults six levels early, but not when they start."""
    s = starting("assyrians", empires=far_away(7))
    own = begin(s, "assyrians")
    assert s.level[own] == 6
    assert "catapult" not in offered(s, "buy")


@rule("SA-5.15")
def test_an_empire_that_could_place_no_unit_cannot_start() -> None:
    assert min(money for money in MONEY if money) >= 8
    money = MONEY[EMPIRE_INDEX["egyptians"]]
    try:
        MONEY[EMPIRE_INDEX["egyptians"]] = 0
        assert can_start(given(), 0, EMPIRE_INDEX["egyptians"]) == "no-unit"
    finally:
        MONEY[EMPIRE_INDEX["egyptians"]] = money


@rule("SA-5.17")
def test_any_controlled_start_area_may_be_the_capital() -> None:
    s = starting("persians", empires=far_away(9))
    own = begin(s, "persians")
    s.city[INDEX["media"]] = 3
    play(s, "buy spear", "place media", "buy spear", "place persis", "done")
    while not offered(s, "capital"):
        play(s, legal(s)[0])
    assert set(offered(s, "capital")) == {"media", "persis"}
    play(s, "capital persis")
    assert (s.city[INDEX["media"]], s.city[INDEX["persis"]]) == (3, 1)
    assert s.capital[own] == INDEX["persis"]


@rule("SA-5.14")
def test_barbarians_leave_a_city_they_find_ordinary() -> None:
    s = starting("slavs", empires=far_away(16))
    own = begin(s, "slavs")
    s.city[INDEX["ukraine"]] = 3
    play(s, "buy spear", "place ukraine", "buy spear", "place ukraine", "done")
    assert resting(s)
    assert (s.city[INDEX["ukraine"]], s.capital[own]) == (3, NOBODY)
