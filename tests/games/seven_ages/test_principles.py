"""SA-0: what holds everywhere: money, glory, levels, control, consequences, supply."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import INDEX
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    CARD_EVENT,
    CARDS,
    EMPIRE_INDEX,
    EVENT_INDEX,
    GOOD_INDEX,
    MAX_EMPIRES,
)
from saecula.games.seven_ages.civics import can_have
from saecula.games.seven_ages.components import age_of
from saecula.games.seven_ages.deck import deal as draw_cards
from saecula.games.seven_ages.deck import draw
from saecula.games.seven_ages.glory_ledger import FROM_ICONS, LOST, gain_glory
from saecula.games.seven_ages.passage import borders
from saecula.games.seven_ages.production import income, supply
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.realm import consequences, lift
from saecula.games.seven_ages.state import CUP, DECK, DISCARDED, GONE, HAND, NOBODY, ON_EMPIRE, TABLE, UNBUILT
from saecula.games.seven_ages.units import LEADER_NAMES, TYPE_INDEX
from saecula.games.seven_ages.windows import AS_EVENT, announce
from tests.games.seven_ages.given import act, at, card, empire, given, offered, only_in_deck, play, stand
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


@rule("SA-0.1")
def test_a_card_beats_a_rule() -> None:
    """Galleys may not enter oceans (SA-8.11); those of the Vikings may."""
    celtic, ocean = INDEX["celtic_sea"], INDEX["north_atlantic"]
    for card_, allowed in (("romans", False), ("vikings", True)):
        s = given(empire(card_, "red", 0, 18, {"celtic_sea": ["galley"]}))
        assert bool(borders(s, RED, TYPE_INDEX["galley"], celtic, NOBODY) >> ocean & 1) is allowed


@rule("SA-0.2")
def test_halved_income_is_rounded_down() -> None:
    s = given(empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}))
    assert income(s, RED) == 2  # 5 without a capital


@rule("SA-0.3")
def test_money_above_199_is_lost() -> None:
    s = given(empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}, money=198, cities={"egypt": 1}, capital="egypt"))
    act(s, "red", "production")
    assert s.money[RED] == 199


@rule("SA-0.4")
def test_glory_is_a_players_and_never_negative() -> None:
    s = given()
    assert gain_glory(s, 2, -1, LOST, "SA-3.7") == 0
    assert gain_glory(s, 2, 3, FROM_ICONS, "SA-12.4") == 3
    assert gain_glory(s, 2, -5, LOST, "SA-3.7") == -3
    assert s.glory == [0, 0, 0, 0]
    s.check()


@rule("SA-0.5")
@pytest.mark.parametrize(
    ("level", "age"), [(1, 1), (7, 1), (8, 2), (14, 2), (15, 3), (21, 3), (28, 4), (35, 5), (42, 6), (43, 7), (55, 7)]
)
def test_seven_levels_are_an_age(level: int, age: int) -> None:
    assert age_of(level) == age


@rule("SA-0.5")
def test_no_level_is_below_one() -> None:
    s = given(empire("egyptians", "red", 0, 2, {"egypt": ["spear"]}))
    advance(s, RED, -5)
    assert s.level[RED] == 1


@rule("SA-0.6")
@pytest.mark.parametrize("steps", [1, -1])
def test_leaders_leave_when_the_age_changes(steps: int) -> None:
    level = 7 if steps > 0 else 8
    s = given(
        empire("egyptians", "red", 0, level, {"egypt": ["spear"]}, leaders={"khufu": "egypt", "builder_1": "egypt"})
    )
    advance(s, RED, steps)
    assert s.leader_at[LEADER_NAMES.index("khufu")] == GONE
    assert s.leader_at[LEADER_NAMES.index("builder_1")] == CUP
    assert not s.leaders_of(RED)


@rule("SA-0.6")
def test_artefacts_leave_with_their_last_age() -> None:
    """The alphabet is of the ages I to III, paved roads of II to VII."""
    s = given(empire("romans", "red", 0, 21, {"central_italy": ["spear"]}, goods=["alphabet", "paved_roads"]))
    advance(s, RED, 1)
    assert s.good_at[GOOD_INDEX["alphabet"]] == UNBUILT
    assert s.good_at[GOOD_INDEX["paved_roads"]] == ON_EMPIRE + RED


@rule("SA-0.7")
def test_the_discard_pile_becomes_the_deck() -> None:
    s = given()
    only_in_deck(s, card(3))
    assert draw_cards(s, 0, 2) == 2
    assert s.hand_size(0) == 2
    assert s.card_at.count(DISCARDED) == 0
    assert s.card_at.count(DECK) == CARDS - 2


@rule("SA-0.7")
def test_without_any_card_a_draw_fails_and_a_trade_card_counts_nothing() -> None:
    s = given(empire("romans", "red", 0, 10, {"central_italy": ["spear"]}))
    for each in range(CARDS):
        if s.card_at[each] == DECK:
            s.card_at[each] = HAND + 3
    assert draw(s) == NOBODY
    act(s, "red", "trade_progress")
    play(s, "trade_deck")  # nobody has a card: 1 for Rome, 0 for the deck
    assert s.level[RED] == 11


@rule("SA-0.8")
def test_only_aircraft_control_no_land_but_any_water() -> None:
    s = given(
        empire("italians", "red", 0, 42, {"central_italy": ["spear"], "sicily": ["bomber"], "adriatic_sea": ["bomber"]})
    )
    assert s.control[INDEX["central_italy"]] == RED
    assert s.control[INDEX["sicily"]] == NOBODY
    assert s.control[INDEX["adriatic_sea"]] == RED


@rule("SA-0.8")
def test_a_ship_in_a_land_area_controls_it() -> None:
    s = given(empire("minoans", "red", 0, 3, {"crete": ["galley"]}))
    assert s.control[INDEX["crete"]] == RED


@rule("SA-0.10")
def test_two_players_may_have_seven_empires_each() -> None:
    assert game.seat_counts == [2, 3, 4, 5, 6, 7]
    assert MAX_EMPIRES == {2: 7, 3: 5, 4: 4, 5: 3, 6: 3, 7: 3}


@rule("SA-0.11")
def test_control_stays_while_a_conflict_is_pending() -> None:
    s = given(
        empire("egyptians", "red", 0, 3, {"egypt": ["spear"]}), empire("israelites", "blue", 1, 3, {"sinai": ["spear"]})
    )
    stand(s, BLUE, "spear", "egypt")
    assert s.control[INDEX["egypt"]] == RED
    lift(s, s.units_at(RED, INDEX["egypt"])[0])
    assert s.control[INDEX["egypt"]] == BLUE


@rule("SA-0.12")
def test_disorder_stays_with_a_new_controller_and_goes_with_the_last() -> None:
    s = given(
        empire("egyptians", "red", 0, 3, {"egypt": ["spear"]}, disorder=["egypt"]),
        empire("israelites", "blue", 1, 3, {"sinai": ["spear"]}),
    )
    stand(s, BLUE, "spear", "egypt")
    lift(s, s.units_at(RED, INDEX["egypt"])[0])
    assert s.disorder >> INDEX["egypt"] & 1
    lift(s, s.units_at(BLUE, INDEX["egypt"])[0])
    assert not s.disorder >> INDEX["egypt"] & 1


@rule("SA-0.13")
def test_an_area_that_becomes_neutral_keeps_only_its_city() -> None:
    s = given(
        empire(
            "minoans",
            "red",
            0,
            3,
            {"crete": ["spear"], "cyprus": ["spear"]},
            cities={"crete": 1},
            capital="crete",
            forts=["crete"],
            disorder=["crete"],
            leaders={"minos": "crete"},
        )
    )
    crete = INDEX["crete"]
    s.good_at[GOOD_INDEX["stonehenge"]] = crete
    lift(s, s.units_at(RED, crete)[0])
    consequences(s)
    assert s.control[crete] == NOBODY
    assert (s.city[crete], s.capital[RED]) == (1, NOBODY)
    assert not (s.forts | s.disorder) >> crete & 1
    assert s.good_at[GOOD_INDEX["stonehenge"]] == UNBUILT
    assert s.leader_at[LEADER_NAMES.index("minos")] == GONE
    assert s.money[RED] > 0  # no loot


@rule("SA-0.13")
def test_a_galley_is_lost_with_its_last_coast_and_the_empire_with_its_last_unit() -> None:
    s = given(empire("minoans", "red", 0, 3, {"crete": ["spear"], "aegean_sea": ["galley"]}))
    lift(s, s.units_at(RED, INDEX["crete"])[0])
    consequences(s)
    assert s.card_of[RED] == NOBODY
    assert s.in_play() == []


@example("EX-32")
@rule("SA-0.13")
def test_a_volcano_on_crete() -> None:
    """EX-32: half of five units rounded up, fort and artefact go, the city drops; the leader stays with the others."""
    volcano = CARD_EVENT.index(EVENT_INDEX["volcano"])
    for units, left, owner in ((5, 2, RED), (1, 0, NOBODY)):
        s = given(
            empire(
                "phoenicians",
                "red",
                0,
                3,
                {"crete": ["spear"] * units, "cyprus": ["spear"]},
                cities={"crete": 3},
                forts=["crete"],
                leaders={"builder_1": "crete"},
            )
        )
        crete = INDEX["crete"]
        s.good_at[GOOD_INDEX["stonehenge"]] = crete
        s.card_at[volcano] = TABLE
        announce(s, 1, volcano, AS_EVENT, [game.moves.parse("area crete")])
        s.proceed()
        while offered(s, "lose"):
            play(s, "lose spear")
        assert len(s.units_at(RED, crete)) == left
        assert s.control[crete] == owner
        assert s.city[crete] == 1
        assert not s.forts >> crete & 1
        assert s.good_at[GOOD_INDEX["stonehenge"]] == UNBUILT
        assert not s.disorder >> crete & 1
        assert (s.leader_at[LEADER_NAMES.index("builder_1")] == crete) is (units == 5)


@rule("SA-0.14")
def test_what_is_not_in_the_supply_cannot_be_had() -> None:
    s = given(
        empire("romans", "red", 0, 20, {"central_italy": ["ship", "ship", "galley", "galley", "spear"]}),
        empire("persians", "blue", 1, 20, {"persis": ["spear"]}, goods=["buddhism"]),
        empire("egyptians", "green", 2, 20, {"egypt": ["spear"]}, goods=["buddhism"]),
    )
    buddhism = GOOD_INDEX["buddhism"]
    assert supply(s, RED, TYPE_INDEX["ship"]) == []  # the red set has two
    assert can_have(s, RED, buddhism)
    s.belief[2 * at("grey")] = buddhism  # the third and last marker
    assert not can_have(s, RED, buddhism)
    assert buddhism >= ARTEFACTS


@rule("SA-0.15")
def test_a_purchase_that_cannot_be_completed_is_not_offered() -> None:
    """In an inland empire no ship has a place, so none can be named."""
    s = given(empire("poles", "red", 0, 25, {"poland": ["spear"]}, money=50))
    act(s, "red", "production")
    play(s, "done")
    assert "pike" in offered(s, "buy")
    assert not {"ship", "galley"} & set(offered(s, "buy"))
    play(s, "buy pike", "place poland")
    assert offered(s, "buy") == []  # one unit without a city: no place is left


@rule("SA-0.16")
def test_the_active_player_draws_first() -> None:
    """Both hands are empty and one card is left: it goes to the active player, the other counts 0."""
    s = given(
        empire("syracusans", "red", 2, 8, {"sicily": ["spear"]}),
        empire("romans", "blue", 1, 8, {"south_italy": ["spear"]}),
    )
    last = card(1)
    for each in range(CARDS):
        if s.card_at[each] == DECK and each != EMPIRE_INDEX[last]:
            s.card_at[each] = HAND + 3
    act(s, "red", "trade_progress")
    play(s, "trade blue")
    assert s.actors == (2,)
    assert s.hand_size(1) == 0
    assert offered(s, "show") == [last]
