"""SA-6: Production. Income is compared with a second reading in test_literal.py."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.areas import INDEX, NAMES
from saecula.games.seven_ages.effects import (
    SPAN_INCOME_FACTOR,
    SPAN_UPKEEP,
    UNTIL_ACTION,
    span,
)
from saecula.games.seven_ages.free_units import granted_places
from saecula.games.seven_ages.production import area_income, available_types, income, unit_price, upkeep
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.realm import lift, take_elephant
from saecula.games.seven_ages.state import NOBODY, OUT, POOL, SevenAges
from saecula.games.seven_ages.trade import begin_trade, won
from saecula.games.seven_ages.units import FIRST_COMMON, TYPE_INDEX, TYPE_NAMES
from tests.games.seven_ages.given import act, asked, at, card, deal, empire, given, legal, offered, play, resting, stand
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")
ELEPHANT = TYPE_INDEX["elephant"]


def purchasing(s: SevenAges, colour: str = "red") -> SevenAges:
    """The empire has earned and paid, and buys now."""
    act(s, colour, "production")
    if asked(s) == "Upkeep":  # not where nothing is owed
        play(s, "done")
    assert asked(s) == "Purchase"
    return s


@rule("SA-6.1", "SA-6.3")
def test_a_disordered_capital_is_still_a_capital() -> None:
    two = {"egypt": ["spear"], "sinai": ["spear"], "palestine": ["spear"]}
    s = given(empire("egyptians", "red", 0, 1, two, cities={"egypt": 1}, capital="egypt", disorder=["egypt"]))
    assert area_income(s, RED, INDEX["egypt"]) == 0
    full = income(s, RED)
    s.capital[RED] = NOBODY
    assert income(s, RED) == full // 2


@rule("SA-6.2")
def test_oil_is_money_only_in_age_seven() -> None:
    for level, money in ((42, 3), (43, 7)):
        s = given(empire("persians", "red", 0, level, {"elam": ["spear"]}))
        assert area_income(s, RED, INDEX["elam"]) == money


@rule("SA-6.3")
def test_barbarians_are_halved_too() -> None:
    s = given(empire("huns", "red", 0, 10, {"poland": ["spear"], "ukraine": ["spear"], "hungary": ["spear"]}))
    assert s.barbarian(RED)
    assert income(s, RED) == sum(area_income(s, RED, INDEX[a]) for a in ("poland", "ukraine", "hungary")) // 2


@rule("SA-6.4")
def test_upkeep_is_one_per_unit_but_for_what_is_free() -> None:
    s = given(
        empire("persians", "red", 0, 10, {"persis": ["spear"] * 5}),
        empire("romans", "blue", 1, 10, {"central_italy": ["spear"] * 5}),  # four are free
        empire("huns", "green", 2, 10, {"ukraine": ["spear"] * 5}),  # barbarians
    )
    assert (upkeep(s, RED), upkeep(s, BLUE), upkeep(s, GREEN)) == (5, 1, 0)
    span(s, UNTIL_ACTION, SPAN_UPKEEP, RED, 21)  # desertion
    span(s, UNTIL_ACTION, SPAN_UPKEEP, GREEN, 21)
    assert (upkeep(s, RED), upkeep(s, GREEN)) == (10, 5)


@example("EX-31")
@rule("SA-6.4", "SA-0.13")
def test_units_that_are_not_paid_for() -> None:
    """EX-31: 3 money for 5 units; one leaves the capital, one its fort."""
    s = given(
        empire(
            "babylonians",
            "red",
            0,
            3,
            {"sumer": ["spear"] * 2, "elam": ["spear"], "babylonia": ["spear"] * 2},
            money=0,
            cities={"sumer": 1},
            capital="sumer",
            forts=["elam"],
        )
    )
    act(s, "red", "production")
    s.money[RED] = 3
    s.forget_legal()
    assert "done" not in legal(s)
    play(s, "from sumer", "release spear", "from elam", "release spear")
    assert "done" in legal(s)
    assert s.control[INDEX["elam"]] == NOBODY
    play(s, "done")
    assert s.money[RED] == 0
    assert s.disorder == 1 << INDEX["sumer"]
    assert s.capital[RED] == INDEX["sumer"]
    assert not s.forts >> INDEX["elam"] & 1


@rule("SA-6.4")
def test_upkeep_may_be_refused_but_only_what_is_owed() -> None:
    s = given(empire("persians", "red", 0, 3, {"persis": ["spear"] * 2}, money=50))
    act(s, "red", "production")
    play(s, "from persis", "release spear", "done")
    assert s.disorder >> INDEX["persis"] & 1
    for name in ("huns", "romans"):  # barbarians, and an empire whose units are all free of upkeep
        s = given(empire(name, "red", 0, 10, {"ukraine": ["spear"] * 2}, money=50))
        act(s, "red", "production")
        assert asked(s) == "Purchase", "nothing is owed, so nothing is asked"


@rule("SA-6.4", "SA-11.3")
def test_an_empire_that_pays_for_nobody_is_gone() -> None:
    s = given(empire("persians", "red", 0, 3, {"persis": ["spear"]}, money=50))
    act(s, "red", "production")
    play(s, "from persis", "release spear")
    assert s.card_of[RED] == NOBODY
    assert resting(s)


@rule("SA-6.5")
def test_levels_and_prices() -> None:
    s = given(empire("assyrians", "red", 0, 6, {"assyria": ["spear"]}, money=50))
    types = {TYPE_NAMES[t] for t in available_types(s, RED)}
    assert {"spear", "sword", "chariot", "catapult"} <= types  # catapults six levels early
    assert "light_cavalry" not in types
    french = given(empire("french", "red", 0, 30, {"france": ["spear"]}))
    assert unit_price(french, RED, TYPE_INDEX["spear"]) == 1  # 1 less 1, at least 1
    assert unit_price(french, RED, TYPE_INDEX["fusilier"]) == 3


@rule("SA-6.5")
def test_amounts_come_before_the_half_and_the_half_is_rounded_up() -> None:
    s = given(empire("french", "red", 0, 36, {"france": ["spear"]}, goods=["democracy"]))
    assert unit_price(s, RED, TYPE_INDEX["fusilier"]) == 3
    s.lost_land |= 1 << RED
    assert unit_price(s, RED, TYPE_INDEX["fusilier"]) == 2  # (4 - 1) / 2
    assert unit_price(s, RED, TYPE_INDEX["artillery"]) == 4


@rule("SA-6.5", "SA-0.14")
def test_a_counter_must_be_in_the_reserve_with_either_face() -> None:
    s = given(empire("persians", "red", 0, 30, {"persis": ["spear"] * 7}, money=50))
    assert "fusilier" not in {TYPE_NAMES[t] for t in available_types(s, RED)}  # all seven counters stand as spears
    lift(s, s.units_at(RED, INDEX["persis"])[0])
    assert "fusilier" in {TYPE_NAMES[t] for t in available_types(s, RED)}


@rule("SA-6.6", "SA-6.14")
def test_places_and_limits() -> None:
    s = purchasing(
        given(
            empire(
                "romans",
                "red",
                0,
                21,
                {
                    "central_italy": ["spear"],
                    "north_italy": ["spear"],
                    "adriatic_sea": ["ship"],
                    "north_atlantic": ["ship"],
                },
                money=190,
                cities={"central_italy": 3},
                disorder=["north_italy"],
            )
        )
    )
    play(s, "buy galley")
    places = {"central_italy", "north_italy", "adriatic_sea"}  # not the ocean; disordered areas too
    assert set(offered(s, "place")) == places
    play(s, "place central_italy")
    assert offered(s, "coast") == ["west_mediterranean", "adriatic_sea"]
    play(s, "coast adriatic_sea")
    play(s, "buy spear")
    assert set(offered(s, "place")) == {"central_italy", "north_italy"}
    play(s, "place central_italy", "buy spear", "place central_italy", "buy spear")
    assert offered(s, "place") == ["north_italy"]  # three units for a city of level 3
    play(s, "place north_italy")
    assert offered(s, "buy") == ["galley"]  # one in the sea is left
    play(s, "buy galley", "place adriatic_sea")
    assert offered(s, "buy") == []


@rule("SA-6.7", "SA-6.14")
def test_forts_cost_five_one_per_land_area() -> None:
    s = purchasing(
        given(
            empire(
                "romans",
                "red",
                0,
                21,
                {"central_italy": ["spear"], "north_italy": ["spear"], "adriatic_sea": ["ship"]},
                money=12,
                forts=["central_italy"],
                disorder=["north_italy"],
            )
        )
    )
    money = s.money[RED]
    assert offered(s, "fort") == ["north_italy"]
    play(s, "fort north_italy")
    assert s.money[RED] == money - 5
    assert offered(s, "fort") == []


@rule("SA-6.7")
def test_barbarians_do_not_fortify() -> None:
    s = purchasing(given(empire("huns", "red", 0, 10, {"ukraine": ["spear"]}, money=50)))
    assert offered(s, "fort") == []


def signs(s: SevenAges) -> tuple[bool, bool]:
    """Whether the Egyptians may buy cavalry, and the Hittites ships."""
    return (
        TYPE_INDEX["chariot"] in available_types(s, RED),
        TYPE_INDEX["galley"] in available_types(s, BLUE),
    )


@rule("SA-6.8")
def test_a_trade_lifts_the_signs_for_good() -> None:
    """In age I the Egyptians have no cavalry, the Hittites no ships; each learns from the other."""
    s = given(
        empire("egyptians", "red", 0, 3, {"sinai": ["spear"]}, money=50),
        empire("hittites", "blue", 1, 3, {"palestine": ["spear"]}, money=50),
    )
    assert signs(s) == (False, False)
    act(s, "red", "trade_progress")
    play(s, "trade blue")
    while not resting(s):
        s.play(s.actors[0], s.legal(s.actors[0])[0])
    assert signs(s) == (True, True)


@rule("SA-6.8")
def test_a_partner_under_the_same_sign_teaches_nothing() -> None:
    """Egyptians and Minoans both lack cavalry; learning from a third in the same trade is not possible either."""
    s = given(
        empire("egyptians", "red", 0, 3, {"egypt": ["spear"]}, money=50),
        empire("minoans", "blue", 1, 3, {"sinai": ["spear"]}, money=50),
    )
    act(s, "red", "trade_progress")
    play(s, "trade blue")
    while not resting(s):
        s.play(s.actors[0], s.legal(s.actors[0])[0])
    assert s.cavalry_free >> RED & 1 == s.cavalry_free >> BLUE & 1 == 0


@rule("SA-6.8")
def test_who_is_taught_in_a_trade_does_not_teach_in_it() -> None:
    """Red is under the sign, blue is not: red is freed, and blue, which learnt nothing, is not marked."""
    s = given(
        empire("egyptians", "red", 0, 3, {"sinai": ["spear"]}),
        empire("hittites", "blue", 1, 3, {"palestine": ["spear"]}),
    )
    act(s, "red", "trade_progress")
    play(s, "trade blue")
    while not resting(s):
        s.play(s.actors[0], s.legal(s.actors[0])[0])
    assert s.cavalry_free == 1 << RED
    assert s.ships_free == 1 << BLUE


# -------------------------------------------------------------------------------------------------------- elephants


def elephants(s: SevenAges, place: int) -> int:
    return sum(s.place[p] == place for p in range(FIRST_COMMON, FIRST_COMMON + 6))


def held_by(s: SevenAges, one: int) -> int:
    return sum(s.holder[i] == one for i in range(6))


@rule("SA-6.9")
def test_taking_control_of_an_elephant_area_gives_one_from_level_ten_on() -> None:
    for level, count in ((9, 0), (10, 2)):
        s = given(empire("siamese", "red", 0, level, {"siam": ["spear"], "laos": ["spear"], "tonkin": ["spear"]}))
        assert held_by(s, RED) == count
        assert elephants(s, POOL) == 6 - count


@rule("SA-6.9")
def test_reaching_level_ten_gives_one_per_elephant_area() -> None:
    s = given(empire("siamese", "red", 0, 9, {"siam": ["spear"], "laos": ["spear"], "tonkin": ["spear"]}))
    advance(s, RED, 1)
    assert held_by(s, RED) == 2


@rule("SA-6.9")
def test_passing_through_gives_none() -> None:
    """Only where a move ends an area is taken (SA-8.16)."""
    s = given(empire("siamese", "red", 0, 20, {"tonkin": ["light_cavalry"] * 2}))
    act(s, "red", "manoeuvre")
    play(s, "from tonkin", "with light_cavalry", "go laos")
    assert held_by(s, RED) == 0
    play(s, "halt")
    assert held_by(s, RED) == 1


@rule("SA-6.9", "SA-6.5")
def test_elephants_are_bought_from_the_own_reserve() -> None:
    s = given(empire("siamese", "red", 0, 12, {"tonkin": ["spear"]}, money=50))
    assert ELEPHANT not in available_types(s, RED)
    take_elephant(s, RED)
    purchasing(s)
    play(s, "buy elephant", "place tonkin")
    assert "elephant" in [TYPE_NAMES[s.type_of(p)] for p in s.units_at(RED, INDEX["tonkin"])]


@rule("SA-6.9")
def test_an_empty_pool_takes_from_another_reserve_of_the_owners_choice() -> None:
    s = given(
        empire("siamese", "red", 0, 20, {"tonkin": ["spear"] * 2}),
        empire("persians", "blue", 1, 20, {"persis": ["spear"]}),
        empire("romans", "green", 2, 20, {"central_italy": ["spear"]}),
    )
    for one, count in ((BLUE, 5), (GREEN, 1)):
        for _ in range(count):
            assert take_elephant(s, one)
    act(s, "red", "manoeuvre")
    play(s, "from tonkin", "with spear", "go laos", "halt")
    before = s.reveals
    play(s, "done")
    assert asked(s) == "ElephantFrom"
    assert s.reveals > before, "whose elephants are not built is learned: this cannot be taken back"
    assert set(legal(s)) == {"empire blue", "empire green"}
    play(s, "empire green")
    assert (held_by(s, RED), held_by(s, BLUE), held_by(s, GREEN)) == (1, 5, 0)


@rule("SA-6.9")
def test_a_dead_elephant_goes_to_the_reserve_of_an_empire_with_an_elephant_area_else_to_the_pool() -> None:
    s = given(empire("siamese", "red", 0, 20, {"laos": ["spear"], "tonkin": ["elephant"] * 2}))
    before = held_by(s, RED)
    lift(s, s.units_at(RED, INDEX["tonkin"])[0])
    assert held_by(s, RED) == before
    lift(s, s.units_at(RED, INDEX["laos"])[0])
    lift(s, s.units_at(RED, INDEX["tonkin"])[0])
    assert held_by(s, RED) == before - 1


@rule("SA-6.9")
def test_an_elephant_that_was_alone_in_the_last_elephant_area_goes_to_the_pool() -> None:
    s = given(empire("siamese", "red", 0, 20, {"tonkin": ["spear"]}))
    piece = stand(s, RED, "elephant", "laos")
    lift(s, piece)
    assert s.place[piece] == POOL


@rule("SA-6.9")
def test_winning_a_trade_gives_one_only_from_the_pool() -> None:
    s = given(
        empire("persians", "red", 0, 20, {"indus": ["spear"]})
        if "indus" in INDEX
        else empire("persians", "red", 0, 20),
        empire("siamese", "blue", 1, 9, {"magadha": ["spear"]}),
    )
    begin_trade(s, 0, RED)
    won(s, RED, BLUE)
    assert held_by(s, RED) == 1
    for _ in range(5):
        take_elephant(s, BLUE)
    begin_trade(s, 0, RED)
    won(s, RED, BLUE)
    assert held_by(s, RED) == 1
    assert s.elephants_due == []


@example("EX-35")
@rule("SA-6.9")
def test_elephants_leave_with_age_seven() -> None:
    s = given(
        empire("siamese", "red", 0, 30, {"laos": ["elephant"], "tonkin": ["elephant", "spear"]}),
        empire("americans", "blue", 1, 42, {"virginia": ["spear"]}),
    )
    take_elephant(s, RED)
    s.age_seen = 6
    advance(s, BLUE, 1)
    assert s.control[INDEX["laos"]] == NOBODY
    assert held_by(s, RED) == 0
    assert elephants(s, OUT) == 6
    s.check()


@rule("SA-6.10")
def test_nukes_come_from_the_pool_and_go_back_to_it() -> None:
    s = given(
        empire("americans", "red", 0, 44, {"virginia": ["spear"]}, money=199, cities={"virginia": 3}),
        empire("soviets", "blue", 1, 44, {"moscow": ["nuke", "nuke", "spear"]}),
    )
    s.age_seen = 7
    purchasing(s)
    play(s, "buy nuke", "place virginia")
    assert "nuke" not in offered(s, "buy")  # three in all
    lift(s, next(p for p in s.units_at(BLUE, INDEX["moscow"]) if TYPE_NAMES[s.type_of(p)] == "nuke"))
    s.forget_legal()
    assert "nuke" in offered(s, "buy")


@rule("SA-6.12")
def test_events_then_income_then_upkeep_then_purchases() -> None:
    s = given(empire("persians", "red", 0, 3, {"persis": ["spear"]}, money=0, cities={"persis": 1}, capital="persis"))
    deal(s, 0, card(3))
    act(s, "red", "production")
    assert (asked(s), s.money[RED]) == ("Produce", 0)
    play(s, "done")
    assert (asked(s), s.money[RED]) == ("Upkeep", income(s, RED))
    play(s, "done")
    assert asked(s) == "Purchase"
    money = s.money[RED]
    play(s, "buy spear", "place persis")
    assert s.money[RED] == money - 1  # no upkeep for what was bought now
    play(s, "done")
    assert asked(s) == "AfterAction"


@rule("SA-6.12")
def test_without_a_card_there_is_no_event_to_ask_about() -> None:
    s = given(empire("persians", "red", 0, 3, {"persis": ["spear"]}, money=0, cities={"persis": 1}, capital="persis"))
    act(s, "red", "production")
    assert (asked(s), s.money[RED]) == ("Upkeep", income(s, RED))


@rule("SA-6.13")
def test_event_factors_come_before_the_missing_capital() -> None:
    s = given(empire("persians", "red", 0, 3, {"egypt": ["spear"], "sumer": ["spear"], "poland": ["spear"]}))
    assert income(s, RED) == 13 // 2
    span(s, UNTIL_ACTION, SPAN_INCOME_FACTOR, RED, 12)
    assert income(s, RED) == 13 // 2 // 2
    span(s, UNTIL_ACTION, SPAN_INCOME_FACTOR, RED, 12)
    assert income(s, RED) == 13 // 2 // 2 // 2


@rule("SA-6.14")
@pytest.mark.parametrize("unit", ["fighter", "tank", "artillery", "rifle_infantry"])
def test_only_ships_are_bought_at_sea(unit: str) -> None:
    s = given(
        empire("italians", "red", 0, 40, {"central_italy": ["spear"], "adriatic_sea": ["ship"]}, money=90),
    )
    purchasing(s)
    play(s, f"buy {unit}")
    assert offered(s, "place") == ["central_italy"]


@rule("SA-6.6")
def test_free_units_stand_where_they_could_be_bought() -> None:
    """Granted ships come to coasts and seas, not to oceans."""
    s = given(empire("romans", "red", 0, 21, {"central_italy": ["spear"], "north_atlantic": ["ship"]}))
    places = [NAMES[a] for a in granted_places(s, RED, TYPE_INDEX["ship"], NOBODY)]
    assert places == ["central_italy"]
