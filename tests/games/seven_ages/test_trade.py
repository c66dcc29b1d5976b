"""SA-7: Trade and Progress: the partner, contact, transit, the cards, the steps, the gifts."""

from __future__ import annotations

import itertools
import random

import pytest

from saecula.games.seven_ages.areas import INDEX, NAMES
from saecula.games.seven_ages.cards import EMPIRE_INDEX
from saecula.games.seven_ages.contact import (
    contact_range,
    in_conditional_contact,
    in_free_contact,
    path_owners,
    reached,
    transit_path,
)
from saecula.games.seven_ages.state import DISCARDED, HAND, SPENT, SevenAges, where
from saecula.games.seven_ages.trade import MONEY_A, begin_trade, total, trade_modifier, won
from saecula.games.seven_ages.transit import ask_passage
from saecula.games.seven_ages.turn import condition
from saecula.games.seven_ages.units import LEADER_TYPE, LEADER_TYPE_INDEX
from tests.games.seven_ages import literal
from tests.games.seven_ages.given import (
    act,
    asked,
    at,
    card,
    deal,
    empire,
    given,
    keys,
    legal,
    offered,
    only_in_deck,
    play,
    resting,
    turned_up,
)
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def sicily(red: int = 8, blue: int = 10, **options: bool) -> SevenAges:
    """EX-12: Syracuse (red, seat 0) and Rome (blue, seat 1), each with a hand of its own."""
    s = given(
        empire("syracusans", "red", 0, red, {"sicily": ["spear"]}, money=10),
        empire("romans", "blue", 1, blue, {"south_italy": ["spear"]}, money=20),
        **options,
    )
    deal(s, 0, card(3), card(6), card(5, 3))
    deal(s, 1, card(5), card(4), card(1, 3))
    return s


def trade(s: SevenAges, ours: str, theirs: str) -> SevenAges:
    """Syracuse trades with Rome, with these cards, and nobody plays an event."""
    act(s, "red", "trade_progress")
    play(s, "trade blue", f"0: show {ours}", f"1: show {theirs}")
    pass_windows(s)
    return s


def pass_windows(s: SevenAges) -> None:
    while asked(s) in ("SidesWindow", "Window", "Reaction", "AfterAction"):
        for seat in list(s.actors):
            play(s, f"{seat}: pass")


# ------------------------------------------------------------------------------------------------------ the partner


@rule("SA-7.1")
def test_empires_that_have_not_traded_come_first() -> None:
    s = given(
        empire("egyptians", "red", 0, 8, {"sinai": ["spear"]}),
        empire("israelites", "blue", 1, 8, {"palestine": ["spear"]}),
        empire("arabs", "green", 2, 8, {"hejaz": ["spear"]}),
        empire("nubians", "pink", 0, 8, {"upper_egypt": ["spear"]}),
    )
    act(s, "red", "trade_progress")
    assert set(legal(s)) == {"trade blue", "trade green"}  # never one's own empire, and the partner cannot refuse
    s.traded |= 1 << GREEN
    s.forget_legal()
    assert legal(s) == ["trade blue"]
    s.traded |= 1 << BLUE
    s.forget_legal()
    assert set(legal(s)) == {"trade blue", "trade green"}


@rule("SA-7.1")
def test_without_contact_the_deck_and_it_counts_as_a_trade() -> None:
    s = given(
        empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}),
        empire("aztecs", "blue", 1, 1, {"mexico": ["spear"]}),
    )
    deal(s, 0, card(3), card(3, 1))
    act(s, "red", "trade_progress")
    assert legal(s) == ["trade_deck"]
    play(s, "trade_deck", f"show {card(3)}")
    assert s.traded == 1 << RED


@rule("SA-7.2", "SA-7.6")
def test_a_partner_with_the_action_revealed_has_acted_too() -> None:
    s = sicily()
    turned_up(s, "blue", "trade_progress")
    trade(s, card(3), card(5))
    assert condition(s, 1, 2) == SPENT
    assert asked(s) == "TradeSteps"  # Rome won: one more for its own action
    play(s, "1: yes")
    assert s.level[BLUE] == 12


# ---------------------------------------------------------------------------------------------------------- contact


@rule("SA-7.3")
def test_contact_is_directional_and_as_wide_as_the_age() -> None:
    s = given(
        empire("egyptians", "red", 0, 1, {"egypt": ["spear"]}),
        empire("israelites", "blue", 1, 8, {"palestine": ["spear"]}),
    )
    assert (contact_range(s, RED), contact_range(s, BLUE)) == (1, 2)
    assert not in_free_contact(s, RED, BLUE)  # two areas away: sinai, palestine
    assert in_free_contact(s, BLUE, RED)


@rule("SA-7.3")
def test_oceans_are_open_from_age_four_on() -> None:
    for level, found in ((21, False), (22, True)):
        s = given(
            empire("english", "red", 0, level, {"ireland": ["spear"]}),
            empire("iroquois", "blue", 1, 22, {"north_atlantic": ["ship"]}),
        )
        s.level[RED] = level
        assert in_free_contact(s, RED, BLUE) is found
    s = given(
        empire("english", "red", 0, 15, {"north_atlantic": ["ship"]}),
        empire("iroquois", "blue", 1, 22, {"celtic_sea": ["ship"]}),
    )
    assert in_free_contact(s, RED, BLUE)  # starting from one's own ocean area is always possible


@rule("SA-7.3")
def test_canals_count_in_their_ages() -> None:
    for level, found in ((35, False), (36, True)):
        s = given(
            empire("egyptians", "red", 0, level, {"east_mediterranean": ["ship"]}),
            empire("arabs", "blue", 1, level, {"red_sea": ["ship"]}),
        )
        assert bool(reached(s, RED, 0, 1) & s.held[BLUE]) is found


@rule("SA-7.3")
def test_areas_of_either_player_are_free_those_of_a_third_are_not() -> None:
    for owner, free in ((0, True), (1, True), (2, False)):
        s = given(
            empire("english", "red", 0, 8, {"sicily": ["spear"]}),
            empire("romans", "blue", 1, 8, {"central_italy": ["spear"]}),
            empire("gauls", "green", owner, 8, {"south_italy": ["spear"], "west_mediterranean": ["ship"]}),
            empire("goths", "pink", owner, 8, {"central_mediterranean": ["ship"], "adriatic_sea": ["ship"]}),
        )
        assert in_free_contact(s, RED, BLUE) is free
        assert in_conditional_contact(s, RED, BLUE) is not free


def khazars(money: int = 12) -> SevenAges:
    """EX-29."""
    persian = ["media", "caucasus", "armenia"]
    s = given(
        empire("khazars", "red", 0, 18, {"astrakhan": ["spear"]}, money=money),
        empire("persians", "blue", 1, 18, {**{a: ["spear"] for a in persian}, "caspian_sea": ["galley"]}, money=0),
        empire("arabs", "green", 2, 18, {"babylonia": ["spear"]}),
    )
    deal(s, 0, card(3), card(4))
    act(s, "red", "trade_progress")
    return s


@example("EX-29")
@rule("SA-7.1", "SA-7.11")
def test_the_khazars_pay_for_passage() -> None:
    s = khazars()
    assert set(legal(s)) == {"trade blue", "request green"}
    play(s, "request green")
    assert s.actors == (1,)
    assert len(legal(s)) == 2 + 199 + 2
    play(s, "ask 5")
    assert legal(s, 0) == ["yes", "no"]
    play(s, "0: yes")
    assert (s.money[RED], s.money[BLUE]) == (7, 5)
    assert legal(s, 0) == ["trade green"]  # it obliges


@example("EX-29")
@rule("SA-7.1", "SA-7.11")
@pytest.mark.parametrize("answer", ["ask 13", "no"])
def test_passage_that_is_refused_or_too_dear(answer: str) -> None:
    s = khazars()
    play(s, "request green", answer)
    assert legal(s, 0) == ["trade blue"]  # one request only
    assert (s.money[RED], s.money[BLUE]) == (12, 0)


@rule("SA-7.11")
def test_passage_may_be_withdrawn_from_or_paid_in_cards() -> None:
    s = khazars()
    play(s, "request green", "ask 5", "0: no")
    assert s.money[RED] == 12
    assert legal(s, 0) == ["trade blue"]
    s = khazars()
    play(s, "request green", "ask_cards 2", "0: yes", f"0: hand_over {card(3)}", f"0: hand_over {card(4)}")
    assert {s.card_at[EMPIRE_INDEX[c]] for c in (card(3), card(4))} == {HAND + 1}
    assert s.known[EMPIRE_INDEX[card(3)]] == 0b11  # payer and taker alone (SA-14.1)
    assert legal(s, 0) == ["trade green"]
    s = khazars()
    s.card_at[EMPIRE_INDEX[card(3)]] = DISCARDED
    play(s, "request green", "ask_cards 2")  # more than the hand holds
    assert legal(s, 0) == ["trade blue"]


@rule("SA-7.11")
def test_every_third_player_on_the_path_is_asked_at_once() -> None:
    s = given(
        empire("khazars", "red", 0, 18, {"astrakhan": ["spear"]}, money=50),
        empire("persians", "blue", 1, 18, {"caucasus": ["spear"], "caspian_sea": ["galley"]}, money=0),
        empire("arabs", "green", 2, 18, {"babylonia": ["spear"]}),
        empire("turks", "pink", 3, 18, {"media": ["spear"], "armenia": ["spear"]}, money=0),
    )
    path = transit_path(s, RED, GREEN)
    assert path_owners(s, RED, GREEN, path) == [1, BLUE, 3, at("pink")]
    ask_passage(s, 0, RED, GREEN, 0)
    assert s.actors == (1, 3)
    play(s, "1: ask 5", "3: no")
    assert resting(s)
    assert s.money[RED] == 50


def best_path(s: SevenAges, one: int, other: int) -> list[str]:
    """SA-7.11 word by word: of all simple paths short enough the one with the fewest third players, and so on."""
    found: list[tuple[int, int, list[str]]] = []
    owners = (s.owner[one], s.owner[other])

    def go(area: str, path: list[str]) -> None:
        if len(path) >= contact_range(s, one):
            return
        for to, _ in literal.BORDERS[area]:
            holder = s.control[INDEX[to]]
            if to in path or holder == one or (literal.AREA[to].kind == "ocean" and s.age(one) < 4):
                continue
            if holder == other:
                crossed = [s.control[INDEX[a]] for a in path]
                third = [s.owner[c] for c in crossed if c >= 0 and s.owner[c] not in owners]
                found.append((len(set(third)), len(third), [*path, to]))
            else:
                go(to, [*path, to])

    for area in range(len(NAMES)):
        if s.control[area] == one:
            go(NAMES[area], [])
    return min(found)[2] if found else []


@rule("SA-7.11")
@pytest.mark.parametrize("seed", range(10))
def test_the_path_is_the_best_of_all(seed: int) -> None:
    rng = random.Random(seed)
    near = [INDEX["armenia"]]
    for _ in range(2):
        near = sorted({*near, *[INDEX[to] for a in near for to, _ in literal.BORDERS[NAMES[a]]]})
    colours = ["red", "blue", "green", "pink", "grey", "orange"]
    names = ["khazars", "persians", "arabs", "turks", "romans", "huns"]
    taken = dict.fromkeys(near, "")
    for area in near:
        if rng.random() < 0.75:
            taken[area] = rng.choice(colours)
    empires = []
    for i, colour in enumerate(colours):
        units = {
            NAMES[a]: ["spear" if literal.AREA[NAMES[a]].kind == "land" else "ship"] for a in near if taken[a] == colour
        }
        empires.append(empire(names[i], colour, [0, 1, 2, 3, 2, 3][i], 16, dict(list(units.items())[:6])))
    s = given(*empires)
    compared = 0
    for one, other in itertools.permutations(["red", "blue", "green"], 2):
        if s.held[at(one)] and s.held[at(other)]:
            path = [NAMES[a] for a in transit_path(s, at(one), at(other))]
            assert path == best_path(s, at(one), at(other))
            compared += 1
    assert compared


# --------------------------------------------------------------------------------------------------- cards and totals


@rule("SA-7.4", "SA-7.12")
def test_both_put_down_a_card_in_secret() -> None:
    s = sicily()
    act(s, "red", "trade_progress")
    play(s, "trade blue")
    assert s.actors == (0, 1)
    play(s, f"0: show {card(3)}")
    assert s.card_at[EMPIRE_INDEX[card(3)]] == HAND  # nothing moves before both have chosen
    log = play(s, f"1: show {card(5)}")
    assert keys(log).count("trade-card") == 2
    assert asked(s) == "SidesWindow"  # trade_reveal, before the totals


@rule("SA-7.4")
def test_an_empty_hand_draws_one_and_uses_it() -> None:
    s = given(
        empire("syracusans", "red", 0, 8, {"sicily": ["spear"]}),
        empire("romans", "blue", 1, 8, {"south_italy": ["spear"]}),
    )
    deal(s, 1, card(5))
    act(s, "red", "trade_progress")
    play(s, "trade blue")
    assert (s.hand_size(0), len(legal(s, 0))) == (1, 1)


@rule("SA-7.5")
def test_what_adds_to_a_trade() -> None:
    s = given(
        empire(
            "syracusans",
            "red",
            0,
            8,
            {"sicily": ["spear"]},
            leaders={"philosopher_1": "sicily"},
            goods=["alphabet", "republic"],
        )
    )
    three = EMPIRE_INDEX[card(3)]
    assert total(s, RED, three, 0) == 3 + 2 + 1 + 1 + 1
    s.disorder |= 1 << INDEX["sicily"]
    assert total(s, RED, three, 0) == 3 + 2 + 3 - 1
    s = given(empire("cimmerians", "red", 0, 8, {"ukraine": ["spear"]}))
    assert total(s, RED, EMPIRE_INDEX[card(0)], 0) == -2  # may be negative


@example("EX-12")
@rule("SA-7.5", "SA-7.6", "SA-7.8", "SA-7.9")
def test_syracuse_and_rome() -> None:
    s = trade(sicily(), card(3), card(5))
    assert (s.level[RED], s.level[BLUE]) == (8, 11)  # Rome did not choose the action and stood higher
    assert s.card_at[EMPIRE_INDEX[card(5)]] == HAND
    assert s.card_at[EMPIRE_INDEX[card(3)]] == HAND + 1
    assert s.known[EMPIRE_INDEX[card(3)]] & 0b1111 == 0b1111  # it came face up
    assert asked(s) == "TradeGift"
    assert s.actors == (0,)  # the active side first
    play(s, "0: give 0")
    assert len(offered(s, "give", 1)) == 21
    play(s, "1: give 4")
    assert (s.money[RED], s.money[BLUE]) == (14, 16)
    pass_windows(s)
    assert resting(s)


@example("EX-12")
@rule("SA-7.6")
def test_syracuse_could_have_advanced_three() -> None:
    s = trade(sicily(), card(6), card(1, 3))
    assert s.level[RED] == 9
    play(s, "0: yes", "0: yes")
    assert s.level[RED] == 11
    assert asked(s) == "TradeGift"


@rule("SA-7.6")
def test_extra_steps_may_be_declined_and_a_lower_partner_gives_none() -> None:
    s = trade(sicily(red=12), card(6), card(1, 3))
    play(s, "0: yes")
    assert s.level[RED] == 14
    assert asked(s) == "TradeGift"
    s = trade(sicily(), card(6), card(1, 3))
    play(s, "0: no")
    assert s.level[RED] == 9
    assert asked(s) == "TradeGift"


@rule("SA-7.6")
def test_a_partner_without_the_action_advances_two_at_most() -> None:
    s = trade(sicily(red=10, blue=8), card(3), card(5))
    assert (s.level[BLUE], asked(s)) == (9, "TradeSteps")
    play(s, "1: yes")
    assert (s.level[BLUE], asked(s)) == (10, "TradeGift")


@rule("SA-7.7")
def test_a_tie() -> None:
    """Syracuse 3 + 2, Rome 4 + 1."""
    s = trade(sicily(), card(3), card(4))
    assert (s.level[RED], s.level[BLUE]) == (8, 10)
    s = trade(sicily(errata_2004=True), card(3), card(4))
    assert (s.level[RED], s.level[BLUE]) == (9, 10)  # whoever chose the action
    for red, blue, after in ((8, 10, (9, 10)), (11, 10, (11, 11)), (10, 10, (10, 10))):
        s = sicily(red, blue, errata_2004=True)
        turned_up(s, "blue", "wild")
        trade(s, card(3), card(4))
        assert (s.level[RED], s.level[BLUE]) == after


@rule("SA-7.5", "SA-7.8")
def test_against_the_deck() -> None:
    s = given(empire("syracusans", "red", 0, 8, {"sicily": ["spear"]}))
    deal(s, 0, card(3))
    only_in_deck(s, card(6))
    act(s, "red", "trade_progress")
    play(s, "trade_deck", f"show {card(3)}")
    pass_windows(s)
    assert s.level[RED] == 8  # 5 against 6: no modifiers for the deck
    assert s.card_at[EMPIRE_INDEX[card(6)]] == HAND
    assert s.card_at[EMPIRE_INDEX[card(3)]] == DISCARDED
    assert resting(s)  # no gifts


@rule("SA-7.9", "SA-0.3")
def test_a_gift_beyond_199_is_lost() -> None:
    s = sicily()
    s.money[BLUE] = 195
    trade(s, card(3), card(5))
    play(s, "0: give 10")
    assert (s.money[RED], s.money[BLUE]) == (0, 199)


@example("EX-27")
@rule("SA-7.10", "SA-12.14")
def test_the_cham_win_a_trade() -> None:
    s = given(empire("cham", "red", 0, 20, {"champa": ["spear"]}))
    deal(s, 0, card(7))
    only_in_deck(s, card(0))
    act(s, "red", "trade_progress")
    play(s, "trade_deck", f"show {card(7)}")
    pass_windows(s)
    assert s.glory[0] == 1


@rule("SA-7.12")
def test_steps_then_cards_then_gifts() -> None:
    s = trade(sicily(), card(6), card(1, 3))
    assert asked(s) == "TradeSteps"
    assert s.hand_size(1) == 2  # the cards still lie on the table
    play(s, "0: no")
    assert asked(s) == "TradeGift"
    assert s.hand_size(1) == 3


@rule("SA-7.12")
def test_money_of_an_event_comes_to_the_winner() -> None:
    s = sicily()
    begin_trade(s, 0, RED)
    s.set_frame(MONEY_A, 8)
    won(s, RED, BLUE)
    assert s.money[RED] == 18


@rule("SA-7.13", "SA-0.6")
def test_each_step_is_taken_at_once() -> None:
    s = sicily(red=48, blue=50)
    trade(s, card(6), card(1, 3))
    play(s, "0: yes", "0: yes")
    assert s.level[RED] == 51
    assert s.bonus_to == 0


@rule("SA-7.5")
def test_every_philosopher_counts() -> None:
    s = given(empire("romans", "red", 0, 20, {"central_italy": ["spear"]}))
    plain = trade_modifier(s, RED)
    philosophers = where(LEADER_TYPE, LEADER_TYPE_INDEX["philosopher"])
    assert len(philosophers) > 1
    for number, leader in enumerate(philosophers, 1):
        s.leader_at[leader], s.leader_of[leader] = INDEX["central_italy"], RED
        assert trade_modifier(s, RED) == plain + number
