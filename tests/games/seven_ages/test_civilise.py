"""SA-10: the Civilise action: cards, assassins, leaders, adoption, modernisation, cities, buying order."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import GOOD_INDEX
from saecula.games.seven_ages.components import cards
from saecula.games.seven_ages.state import BOX, CUP, GONE, ON_EMPIRE, SevenAges
from saecula.games.seven_ages.units import LEADER_NAMES
from tests.games.seven_ages.egypt import BLUE, RED, civilise, egypt, leader, neighbour
from tests.games.seven_ages.fights import next_cards
from tests.games.seven_ages.given import (
    act,
    asked,
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

# ---------------------------------------------------------------------------------------------- the action as a whole


@rule("SA-10.1", "SA-10.11")
def test_buying_order_comes_last_and_ends_the_action() -> None:
    s = civilise(egypt(money=15, disorder=["egypt", "sinai"]))
    assert not offered(s, "calm")
    play(s, "done")
    assert sorted(offered(s, "calm")) == ["egypt", "sinai"]
    play(s, "calm egypt")
    assert s.money[RED] == 15 - 7
    play(s, "calm sinai")
    assert s.money[RED] == 1
    play(s, "done")
    assert resting(s)


@rule("SA-10.11")
def test_prices_and_free_removals() -> None:
    s = civilise(egypt(money=4, disorder=["egypt", "sinai", "cyrenaica"], goods=["theocracy", "hinduism"]))
    play(s, "done")
    assert len(offered(s, "calm")) == 3
    play(s, "calm egypt")
    assert s.money[RED] == 4, "one is free with Hinduism"
    play(s, "calm sinai")
    assert s.money[RED] == 0, "4 with a theocracy and a religion"
    assert not offered(s, "calm")
    s = civilise(egypt(money=0, disorder=["egypt", "sinai"], leaders={"prophet_1": "sinai"}))
    play(s, "done")
    assert offered(s, "calm") == ["sinai"], "the prophet frees his own area"
    play(s, "calm sinai")
    assert not offered(s, "calm")


@example("EX-33")
@rule("SA-10.1", "SA-10.4", "SA-10.5")
def test_the_free_slot_plays_events_only() -> None:
    s = given(egypt(), neighbour(money=20, leaders={"tactician_1": "palestine"}))
    deal(s, 0, "boers", "zimbabwe", "shang")  # inflation, assassin_2, calendar
    act(s, "free", "civilise")
    assert sorted(legal(s)) == ["done", "event boers"]


@rule("SA-10.5")
def test_with_the_errata_artefacts_go_anywhere_even_from_the_free_slot() -> None:
    s = given(egypt(), empire("shang", "blue", 1, 1, {"henan": ["spear"]}), errata_2004=True)
    deal(s, 0, "polynesians", "zimbabwe", "ming", "incas", "harappans")
    act(s, "free", "civilise")
    assert "artefact harappans" in legal(s)
    play(s, "artefact harappans", "empire blue")
    assert s.good_at[GOOD_INDEX["irrigation"]] == ON_EMPIRE + BLUE


@rule("SA-10.2", "SA-10.3")
def test_any_number_of_cards_each_used_once_and_discarded() -> None:
    s = civilise(egypt(), neighbour(20, money=30), hand=("boers", "shang"))
    play(s, "event boers", "empire blue", "artefact shang", "empire red")
    assert s.money[BLUE] == 15
    assert s.hand_size(0) == 0
    assert s.card_at.count(1) == 2, "both lie on the discard pile; the calendar is its marker"
    assert s.good_at[GOOD_INDEX["calendar"]] == ON_EMPIRE + RED
    play(s, "done")
    assert resting(s)


# ---------------------------------------------------------------------------------------------------------- assassins


def murder(*values: int, victim: str = "tactician_1") -> SevenAges:
    s = civilise(egypt(), neighbour(leaders={victim: "palestine"}, goods=["mausoleum"]), hand=("zimbabwe",))
    next_cards(s, *values)
    play(s, "event zimbabwe", f"leader {victim}")
    return s


@rule("SA-10.4")
def test_an_assassin_kills_with_the_higher_card() -> None:
    s = murder(5, 4)
    assert asked(s) == "Assassination"
    play(s, "0: keep")
    assert s.actors == (1,)
    log = play(s, "1: keep")
    assert "assassinated" in keys(log)
    assert s.leader_at[leader("tactician_1")] == CUP
    assert s.glory[1] == 1, "the mausoleum: an own leader killed by an assassin"


@rule("SA-10.4")
def test_a_tie_saves_the_leader_and_draws_are_limited() -> None:
    s = murder(1, 3, 0, 1, 3)
    play(s, "0: draw")
    assert legal(s) == ["keep"], "assassin (2): the second card must be kept"
    play(s, "0: keep", "1: draw", "1: draw")
    assert legal(s) == ["keep"], "the Israelites have leader number 3"
    log = play(s, "1: keep")
    assert "assassin-failed" in keys(log)
    assert s.leader_of[leader("tactician_1")] == BLUE


@rule("SA-10.4", "SA-7.3")
def test_an_assassin_needs_contact() -> None:
    far = empire("shang", "blue", 1, 1, {"henan": ["spear"]}, leaders={"tactician_1": "henan"})
    s = civilise(egypt(), far, hand=("zimbabwe",))
    assert "event zimbabwe" not in legal(s)


@rule("SA-10.4", "SA-7.11")
def test_conditional_contact_needs_passage_and_holds_for_one_purpose() -> None:
    s = given(
        empire("khazars", "red", 0, 18, {"astrakhan": ["spear"]}),
        empire(
            "persians", "blue", 1, 18,
            {**{a: ["spear"] for a in ("media", "caucasus", "armenia")}, "caspian_sea": ["galley"]}, money=0,
        ),
        empire("arabs", "green", 2, 18, {"babylonia": ["spear"]}, leaders={"tactician_1": "babylonia"}),
    )  # fmt: skip
    s.money[RED] = 12
    deal(s, 0, "zimbabwe")
    act(s, "red", "civilise")
    assert "event zimbabwe" not in legal(s, 0)
    play(s, "0: request green", "1: ask 5", "0: yes")
    assert [s.money[RED], s.money[BLUE]] == [7, 5]
    assert "event zimbabwe" in legal(s, 0)
    assert "request green" not in legal(s, 0), "not again in this action"
    play(s, "0: event zimbabwe", "0: leader tactician_1")
    assert s.frame_at(s.find(37), 6) == 0, "the passage is used up"


# ------------------------------------------------------------------------------------------------------------ leaders


@rule("SA-10.6")
def test_one_leader_may_be_dismissed() -> None:
    s = civilise(egypt(leaders={"khufu": "egypt", "builder_1": "sinai"}))
    assert sorted(offered(s, "dismiss")) == ["builder_1", "khufu"]
    play(s, "dismiss khufu")
    assert s.leader_at[leader("khufu")] == GONE
    assert not offered(s, "dismiss")


@example("EX-20")
@rule("SA-10.7")
def test_a_named_leader_of_the_age_who_never_appeared() -> None:
    s = civilise(empire("english", "red", 0, 22, {"england": ["spear"], "scotland": ["spear"]}))
    assert "shakespeare" in offered(s, "recruit")
    play(s, "recruit shakespeare", "area scotland")
    assert s.leader_at[leader("shakespeare")] == AREAS["scotland"]
    assert not offered(s, "recruit"), "one per action"
    play(s, "done")
    s = given(empire("english", "red", 0, 22, {"england": ["spear"]}))
    s.leader_at[leader("shakespeare")] = GONE
    act(s, "red", "civilise")
    assert "shakespeare" not in offered(s, "recruit")


@rule("SA-10.7")
def test_unnamed_leaders_come_from_the_cup_within_the_draws() -> None:
    s = given(egypt())
    for one in range(len(LEADER_NAMES)):
        if s.leader_at[one] == CUP and LEADER_NAMES[one] not in ("no_leader_1", "no_leader_2"):
            s.leader_at[one] = GONE
    act(s, "red", "civilise")
    play(s, "draw")
    assert legal(s) == ["draw"], "a no-leader counter cannot be kept"
    play(s, "draw")
    assert asked(s) == "Civilise", "the second draw of two: nobody is recruited"
    assert "draw" not in legal(s)
    s = given(egypt(goods=["zoroastrianism"]))
    s.leader_at = [CUP if LEADER_NAMES[i] == "artist_1" else GONE for i in range(len(LEADER_NAMES))]
    act(s, "red", "civilise")
    play(s, "draw", "keep", "area egypt")
    assert s.leader_of[leader("artist_1")] == RED


@rule("SA-10.7")
def test_the_leader_limit() -> None:
    full = {"builder_1": "egypt", "builder_2": "egypt"}
    s = civilise(egypt(leaders=full))
    assert "draw" not in legal(s)
    s = civilise(egypt(leaders=full, goods=["monarchy"]))
    assert "draw" in legal(s), "limit 3 with a monarchy"
    empty = given(egypt())
    empty.leader_at = [GONE if where in (CUP, BOX) else where for where in empty.leader_at]
    act(empty, "red", "civilise")
    assert "draw" not in legal(empty), "an empty cup yields nothing"


# ------------------------------------------------------------------------------------------------------------ adoption


@rule("SA-10.8")
def test_adopting_what_an_empire_in_contact_has() -> None:
    s = civilise(egypt(leaders={"builder_1": "sinai"}, cities={"egypt": 1}), neighbour(goods=["judaism", "monarchy"]))
    assert sorted(offered(s, "adopt")) == ["judaism", "monarchy"]
    play(s, "adopt judaism")
    assert s.religion(RED) == GOOD_INDEX["judaism"]
    assert s.glory[0] == 1
    assert s.disorder == 0, "nothing was replaced"
    assert not offered(s, "adopt"), "one adoption per action"


@rule("SA-10.8")
def test_replacing_brings_disorder_where_cities_and_leaders_are() -> None:
    s = civilise(
        egypt(leaders={"builder_1": "sinai"}, cities={"egypt": 1}, goods=["hinduism"]), neighbour(goods=["judaism"])
    )
    play(s, "adopt judaism")
    assert s.disorder == 1 << AREAS["egypt"] | 1 << AREAS["sinai"]
    s = civilise(
        egypt(cities={"egypt": 1}, leaders={"prophet_1": "sinai"}, goods=["hinduism"]), neighbour(goods=["judaism"])
    )
    play(s, "adopt judaism")
    assert s.disorder == 0, "a prophet"


@rule("SA-10.8")
def test_no_adoption_with_disorder_without_marker_or_under_the_inquisition() -> None:
    other = neighbour(goods=["judaism"])
    assert not offered(civilise(egypt(disorder=["egypt"]), other), "adopt")
    s = given(egypt(), other)
    s.belief[10] = s.belief[16] = GOOD_INDEX["judaism"]
    act(s, "red", "civilise")
    assert not offered(s, "adopt"), "all three markers are out"
    assert not offered(civilise(egypt(goods=["hinduism", "inquisition"]), other), "adopt")


# ----------------------------------------------------------------------------------------------------- modernisation


@example("EX-21")
@rule("SA-10.9")
def test_units_are_flipped_both_ways_as_the_level_allows() -> None:
    s = civilise(empire("romans", "red", 0, 40, {"central_italy": ["sword", "galley", "fighter"]}))
    play(s, "from central_italy")
    assert sorted(offered(s, "flip")) == ["frigate", "motorised_infantry"], "the bomber face needs level 41"
    play(s, "flip motorised_infantry")
    assert sorted(offered(s, "flip")) == ["frigate", "sword"], "backwards too"
    play(s, "done", "done")
    assert resting(s)
    s = civilise(empire("romans", "red", 0, 41, {"central_italy": ["fighter"]}))
    play(s, "from central_italy")
    assert offered(s, "flip") == ["bomber"]


@rule("SA-10.9", "SA-0.15")
def test_modernisation_comes_to_an_end() -> None:
    s = civilise(empire("romans", "red", 0, 40, {"central_italy": ["sword", "sword"], "north_italy": ["sword"]}))
    areas = offered(s, "from")
    play(s, "from central_italy", "flip motorised_infantry", "flip sword")
    assert legal(s) == ["done"], "two units, two flips"
    play(s, "done")
    assert offered(s, "from") == [area for area in areas if area != "central_italy"], "each area once"


# -------------------------------------------------------------------------------------------------------------- cities


@rule("SA-10.10", "SA-10.12")
def test_two_fertile_areas_or_one_other() -> None:
    where = {"egypt": ["spear"], "sumer": ["spear"], "babylonia": ["spear"], "syria": ["spear"]}
    s = civilise(empire("egyptians", "red", 0, 1, where))
    assert len(offered(s, "city")) == 4
    play(s, "city egypt")
    assert s.capital[RED] == AREAS["egypt"], "the first city is the capital"
    assert set(offered(s, "city")) == {"sumer", "babylonia"}, "one more, in another fertile area"
    play(s, "city sumer")
    assert not offered(s, "city")
    s = civilise(empire("egyptians", "red", 0, 1, where))
    play(s, "city syria")
    assert not offered(s, "city")


@rule("SA-10.10")
@pytest.mark.parametrize(("level", "largest"), [(7, 1), (8, 3), (21, 3), (22, 5), (42, 5), (43, 7)])
def test_city_levels_by_age(level: int, largest: int) -> None:
    for size, raised in ((1, 3), (3, 5), (5, 7)):
        s = civilise(empire("egyptians", "red", 0, level, {"egypt": ["spear"]}, cities={"egypt": size}))
        assert ("city egypt" in legal(s)) == (raised <= largest)


@rule("SA-10.10", "SA-10.12")
def test_builders_add_a_step_in_their_area() -> None:
    where = {"egypt": ["spear"], "syria": ["spear"]}
    s = civilise(
        empire(
            "egyptians", "red", 0, 30, where, cities={"egypt": 1}, leaders={"builder_1": "egypt", "builder_2": "egypt"}
        )
    )
    play(s, "city egypt")
    assert offered(s, "city") == ["egypt"]
    play(s, "city egypt")
    assert s.city[AREAS["egypt"]] == 5, "a normal step and the builder's"
    assert not offered(s, "city"), "level 7 needs age VII"
    s = civilise(empire("egyptians", "red", 0, 30, where, leaders={"builder_1": "syria"}))
    play(s, "city syria")
    assert not offered(s, "city"), "not on a city built in this action"
    s = civilise(
        empire(
            "egyptians", "red", 0, 45, where, cities={"egypt": 1}, leaders={"builder_1": "egypt", "builder_2": "egypt"}
        )
    )
    play(s, "city egypt", "city egypt", "city egypt")
    assert s.city[AREAS["egypt"]] == 7, "two builders, a step each"


@rule("SA-10.10", "SA-10.12")
def test_no_cities_in_disorder_abroad_or_for_barbarians() -> None:
    s = civilise(egypt(disorder=["egypt"]), neighbour())
    assert set(offered(s, "city")) == {"sinai", "cyrenaica"}
    name, age = next((card.empire.id, age) for card in cards for age in card.empire.no_cities_ages)
    s = civilise(empire(name, "red", 0, 7 * age - 3, {"egypt": ["spear"]}, cities={"egypt": 1}))
    assert not offered(s, "city")
    assert not offered(s, "capital")


@rule("SA-10.13")
def test_a_capital_may_be_named_while_there_is_none() -> None:
    s = civilise(egypt(cities={"egypt": 1, "sinai": 1}, disorder=["sinai"]))
    assert sorted(offered(s, "capital")) == ["egypt", "sinai"], "also in disorder"
    play(s, "capital sinai")
    assert s.capital[RED] == AREAS["sinai"]
    assert not offered(s, "capital")


# ----------------------------------------------------------------------------------------- effects of the action itself


@rule("SA-10.1")
def test_preaching_disorders_an_area_and_then_wins_it_over() -> None:
    s = civilise(egypt(16, goods=["christianity"]), neighbour(16))
    next_cards(s, 5)
    play(s, "proselytise")
    assert offered(s, "area") == ["palestine"]
    play(s, "area palestine")
    assert s.disorder >> AREAS["palestine"] & 1
    assert "proselytise" not in legal(s), "once in each action"
    play(s, "done")
    act(s, "red", "civilise")
    s.forts |= 1 << AREAS["palestine"]
    next_cards(s, 7)
    play(s, "proselytise", "area palestine")
    assert s.control[AREAS["palestine"]] == RED
    assert not s.disorder >> AREAS["palestine"] & 1
    assert s.forts >> AREAS["palestine"] & 1, "city, fort and artefact stay"
    play(s, "done")
    act(s, "red", "civilise")
    next_cards(s, 4)
    play(s, "proselytise")
    assert asked(s) == "Civilise", "a 4 is not enough"


@rule("SA-10.1")
def test_annexing_a_neutral_city() -> None:
    s = given(empire("austrians", "red", 0, 25, {"austria": ["spear"]}))
    s.city[AREAS["bohemia"]] = 3
    act(s, "red", "civilise")
    assert offered(s, "annex") == ["bohemia"]
    play(s, "annex bohemia")
    assert s.control[AREAS["bohemia"]] == RED
    assert s.city[AREAS["bohemia"]] == 3
    assert not offered(s, "annex")


@rule("SA-10.3", "SA-15.4")
def test_events_of_any_time_come_before_the_first_choice_or_after_the_action() -> None:
    s = civilise(egypt(money=0), hand=("dutch",))  # financier
    assert "event dutch" in legal(s)
    play(s, "city egypt")
    assert "event dutch" not in legal(s)
    play(s, "done")
    assert asked(s) == "AfterAction"
    play(s, "event dutch", "empire red")
    assert s.money[RED] == 15
