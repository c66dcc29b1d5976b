"""Where rules meet in one turn: leaders, governments, technologies and units (TA-5, TA-6, TA-15)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.prices import build_price, unit_credit, upgrade_price
from tests.games.through_the_ages.given import (
    act,
    bank,
    begin_turn,
    blue,
    blues,
    building,
    hand,
    leader,
    legal,
    offered,
    on,
    pact,
    play,
    put_value,
    refusal,
    row,
    stored,
    table,
    tech,
    unused,
    war,
    wonders,
    workers,
)
from tests.rules import rule

# -------------------------------------------------------------------------------------------------- leaders come and go


@rule("TA-5.9", "TA-2.8", "TA-6.11")
def test_hammurabi_takes_the_action_along_that_plays_his_successor() -> None:
    state = table()
    leader(state, "hammurabi")
    hand(state, "joan_of_arc", "monarchy")
    put_value(state, "science", 3)
    put_value(state, "military_spent", 1)
    play(state, "lead joan_of_arc")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (4, 0)
    assert (state.civ[0].military_actions, state.civ[0].military_spent) == (2, 1)  # the red token is there at once
    assert refusal(state, "revolt monarchy") == "TA-6.11"  # it was an action all the same


@rule("TA-5.16")
def test_homer_takes_an_unused_resource_along_but_not_those_of_a_card() -> None:
    state = table()
    leader(state, "homer")
    hand(state, "joan_of_arc", "patriotism_i")
    play(state, "play patriotism_i")
    assert unit_credit(state, 0) == 3
    play(state, "lead joan_of_arc")
    assert unit_credit(state, 0) == 2


@rule("TA-5.16", "TA-5.11")
def test_homers_resource_is_spent_before_those_of_a_card() -> None:
    state = table()
    leader(state, "homer")
    hand(state, "joan_of_arc", "patriotism_i")
    unused(state, 1)
    play(state, "play patriotism_i", "build warriors", "lead joan_of_arc")
    assert (state.civ[0].unit_resources, unit_credit(state, 0)) == (1, 1)
    play(state, "done")
    assert state.civ[0].unit_resources == 0


@rule("TA-5.16")
def test_homers_resource_comes_back_every_turn_and_pays_for_upgrades() -> None:
    state = table()
    leader(state, "homer")
    tech(state, "swordsmen")
    unused(state, 1)
    stored(state, bronze=4)
    play(state, "upgrade warriors swordsmen")
    assert (state.civ[0].resources, state.civ[0].military_spent, unit_credit(state, 0)) == (4, 1, 0)
    play(state, "build swordsmen")
    assert state.civ[0].resources == 4 - 3  # once a turn
    play(state, "done")
    act(state)
    assert unit_credit(state, 0) == 1


@rule("TA-15.5")
def test_teslas_tokens_stay_spendable_when_he_is_gone() -> None:
    state = table(age=3)
    leader(state, "nikola_tesla")
    workers(state, bronze=0, philosophy=0, computers=2)
    stored(state, computers=2)
    hand(state, "albert_einstein")
    play(state, "lead albert_einstein")
    assert state.civ[0].resources == 6
    unused(state, 1)
    play(state, "build bronze")  # 3 -> 1 on Bronze: without Tesla no change lies on a lab
    assert (blue(state, "computers"), blue(state, "bronze"), state.civ[0].resources) == (1, 1, 4)
    play(state, "done")
    assert (blue(state, "computers"), blue(state, "bronze")) == (1, 2)  # labs produce no more


@rule("TA-15.5")
def test_a_teslas_lab_is_no_mine_for_cards_and_limits() -> None:
    state = table(age=3)
    leader(state, "nikola_tesla")
    workers(state, alchemy=1)
    wonders(state, "transcontinental_railroad")
    hand(state, "rich_land_ii")
    unused(state, 2)
    stored(state, bronze=9)
    play(state, "play rich_land_ii")
    assert offered(state) == ["build agriculture", "build bronze"]
    play(state, "build bronze")
    assert refusal(state, "build alchemy") == "TA-5.3"
    workers(state, bronze=1, computers=1)
    before = blue(state, "bronze")
    blues(state, 20)
    play(state, "done")
    assert (blue(state, "bronze") - before, blue(state, "computers")) == (2, 1)  # the Railroad serves a real mine


@rule("TA-15.5", "TA-5.15")
def test_teslas_surcharge_is_one_for_each_building_or_upgrade_of_a_rival() -> None:
    state = table(age=3)
    leader(state, "nikola_tesla", seat=1)
    tech(state, "masonry")
    press, journalism = INDEX["printing_press"], INDEX["journalism"]
    assert build_price(state, 0, press, 0) == 4 - 1 + 1
    assert build_price(state, 0, press, 9) == 1
    assert upgrade_price(state, 0, press, journalism, 0) == 4 + 1
    assert upgrade_price(state, 0, press, journalism, 9) == 1
    assert build_price(state, 0, INDEX["theology"], 0) == 4
    assert upgrade_price(state, 1, press, journalism, 0) == 4


@rule("TA-15.11")
def test_churchills_discount_is_for_new_units_and_once_for_all_wars() -> None:
    state = table(3, age=3)
    leader(state, "winston_churchill")
    tech(state, "swordsmen", "tanks")
    assert build_price(state, 0, INDEX["swordsmen"], 0) == 3
    war(state, "war_over_culture_iii", 1, 0)
    war(state, "war_over_culture_ii", 2, 0)
    assert build_price(state, 0, INDEX["swordsmen"], 0) == 1
    assert build_price(state, 0, INDEX["warriors"], 0) == 0
    assert upgrade_price(state, 0, INDEX["warriors"], INDEX["swordsmen"], 0) == 1
    stored(state, bronze=5)
    assert legal(state, "build tanks")  # 7 - 2


@rule("TA-15.11", "TA-10.51")
def test_churchills_discount_ends_with_the_war() -> None:
    state = table(2, age=3)
    leader(state, "winston_churchill", seat=1)
    war(state, "war_over_culture_iii", 0, 1)
    assert build_price(state, 1, INDEX["warriors"], 0) == 0
    begin_turn(state)
    play(state, "done", "done")
    assert build_price(state, 1, INDEX["warriors"], 0) == 2


@rule("TA-15.11")
def test_churchill_is_not_helped_by_wars_of_others_or_his_own() -> None:
    state = table(3, age=3)
    leader(state, "winston_churchill")
    war(state, "war_over_culture_iii", 0, 1)
    war(state, "war_over_culture_ii", 2, 1)
    assert build_price(state, 0, INDEX["warriors"], 0) == 2


# ----------------------------------------------------------------------------------------------------------- Barbarossa


@rule("TA-15.12", "TA-16.2")
@pytest.mark.parametrize(
    ("side", "food", "ore", "possible"),
    [("b", 0, 2, True), ("b", 0, 1, False), ("b", 1, 1, False), ("b", 1, 2, True)]
    + [("a", 2, 0, True), ("a", 1, 0, False), ("a", 1, 1, True), ("a", 2, 1, True)],
)
def test_barbarossa_uses_trade_routes_once(side: str, food: int, ore: int, possible: bool) -> None:
    """One food and one resource are due, food first; what is agreed on is paid in the other good if some is left."""
    state = table(3)
    leader(state, "frederick_barbarossa")
    pact(state, "trade_routes_agreement", 0, 1, side)
    stored(state, agriculture=food, bronze=ore)
    play(state, "trade")
    assert legal(state, "levy warriors") == possible
    if possible:
        play(state, "levy warriors")
        assert state.civ[0].food + state.civ[0].resources == food + ore - 2
        assert not legal(state, "trade")


@rule("TA-15.12", "TA-5.11")
def test_barbarossas_unit_may_be_paid_with_special_resources() -> None:
    state = table()
    leader(state, "frederick_barbarossa")
    tech(state, "knights")
    hand(state, "patriotism_i")
    stored(state, agriculture=1)
    unused(state, 0)
    play(state, "play patriotism_i", "levy knights")  # 3 - 1 = 2, all special
    assert (state.civ[0].unit_resources, on(state, "knights"), state.civ[0].unused) == (0, 1, 0)
    assert state.civ[0].civil_spent == 2
    bank(state, 0)
    assert refusal(state, "levy warriors") == "TA-15.12"


# ----------------------------------------------------------------------------------------- technologies and governments


@rule("TA-15.10", "TA-6.3")
def test_cooperation_can_make_a_technology_free_but_not_without_a_point() -> None:
    state = table(3, age=2)
    pact(state, "scientific_cooperation", 1, 0)
    hand(state, "theology")
    put_value(state, "science", 1, 1)
    assert refusal(state, "develop theology") == "TA-15.10"
    put_value(state, "science", 1)
    play(state, "develop theology")  # 2 - 2
    assert (state.civ[0].science, state.civ[1].science) == (1, 0)
    hand(state, "iron")
    put_value(state, "science", 9)
    assert refusal(state, "develop iron") == "TA-15.10"  # now the partner has none


@rule("TA-15.10", "TA-5.14")
def test_cooperation_and_a_leader_make_breakthrough_and_revolutions_cheaper() -> None:
    state = table(3, age=2)
    pact(state, "scientific_cooperation", 0, 1)
    leader(state, "js_bach")
    hand(state, "opera", "breakthrough_ii", "monarchy")
    put_value(state, "science", 7 - 1 - 2)
    put_value(state, "science", 5, 1)
    copy = state.trial()
    play(state, "play breakthrough_ii", "develop opera")
    assert (state.civ[0].science, state.civ[1].science, state.civ[0].civil_spent) == (4, 4, 1)
    play(copy, "revolt monarchy")
    assert (copy.civ[0].science, copy.civ[1].science) == (4 - 1, 4)


@rule("TA-5.14")
def test_breakthrough_has_to_be_paid_before_its_science_comes() -> None:
    state = table()
    hand(state, "breakthrough_i", "swordsmen")
    put_value(state, "science", 2)
    assert refusal(state, "play breakthrough_i") == "TA-5.10"
    put_value(state, "science", 3)
    play(state, "play breakthrough_i", "develop swordsmen")
    assert state.civ[0].science == 2


@rule("TA-6.6", "TA-6.8")
def test_each_kind_of_change_has_its_price() -> None:
    state = table()
    hand(state, "monarchy")
    put_value(state, "science", 2)
    assert refusal(state, "revolt monarchy") == "TA-6.6"
    put_value(state, "science", 8)
    assert legal(state, "revolt monarchy")
    assert refusal(state, "develop monarchy") == "TA-6.8"


@rule("TA-15.3", "TA-15.16", "TA-6.12")
def test_newton_gives_breakthroughs_action_back() -> None:
    state = table(age=2)
    leader(state, "isaac_newton")
    hand(state, "breakthrough_i", "iron", "monarchy")
    put_value(state, "science", 9)
    play(state, "play breakthrough_i", "develop iron")
    assert state.civ[0].civil_spent == 0
    state = table(age=2)
    leader(state, "isaac_newton")
    hand(state, "breakthrough_i", "monarchy")
    put_value(state, "science", 3)
    play(state, "play breakthrough_i", "revolt monarchy")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent, state.civ[0].science) == (5, 4, 2)
    assert refusal(state, "revolt monarchy") != ""


@rule("TA-15.16")
def test_einstein_scores_for_revolutions_and_leonardo_gains_for_specials() -> None:
    state = table(age=3)
    leader(state, "albert_einstein")
    hand(state, "communism")
    put_value(state, "science", 6)
    play(state, "revolt communism")
    assert state.civ[0].culture == 3
    state = table()
    leader(state, "leonardo_da_vinci")
    hand(state, "masonry")
    put_value(state, "science", 3)
    play(state, "develop masonry")
    assert state.civ[0].resources == 1


@rule("TA-6.9", "TA-15.3")
def test_what_is_spent_is_capped_at_a_smaller_government() -> None:
    for name, left in (("", 0), ("isaac_newton", 1)):
        state = table(age=2)
        tech(state, "republic")
        if name:
            leader(state, name)
        hand(state, "theocracy")
        put_value(state, "science", 7)
        put_value(state, "civil_spent", 6)
        play(state, "develop theocracy")
        assert state.civ[0].civil_actions - state.civ[0].civil_spent == left
        building(state, "pyramids", 2)
        stored(state, bronze=1)
        assert legal(state, "stage 1") == (left == 1)


@rule("TA-6.9", "TA-2.8")
def test_a_token_gained_after_a_revolution_can_be_used() -> None:
    state = table(age=2)
    leader(state, "isaac_newton")
    building(state, "pyramids", 2)
    hand(state, "theocracy", "work_of_art_ii")
    put_value(state, "science", 2)
    stored(state, bronze=1)
    play(state, "revolt theocracy", "stage 1")  # Newton's action completes the Pyramids
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (5, 4)
    play(state, "play work_of_art_ii")
    assert state.civ[0].culture == 4


@rule("TA-5.3")
def test_a_smaller_urban_limit_leaves_what_stands_and_upgrades() -> None:
    state = table(age=3)
    tech(state, "communism", "alchemy", "scientific_method")
    workers(state, philosophy=0, alchemy=4)
    hand(state, "republic")
    put_value(state, "science", 14)
    unused(state, 2)
    stored(state, bronze=9)
    play(state, "develop republic")
    assert refusal(state, "build scientific_method") == "TA-5.3"
    play(state, "upgrade alchemy scientific_method", "destroy alchemy")
    assert refusal(state, "build alchemy") == "TA-5.3"  # three are the limit
    play(state, "destroy alchemy")
    assert legal(state, "build alchemy")


@rule("TA-6.11", "TA-4.6")
def test_a_wonder_for_nothing_after_a_revolution_and_from_the_second_zone_for_one_less() -> None:
    state = table()
    leader(state, "michelangelo")
    row(state, "taj_mahal", *[""] * 4, "great_wall")
    assert offered(state, "take") == ["take 1", "take 6"]
    put_value(state, "civil_spent", 3)
    assert offered(state, "take") == ["take 1", "take 6"]
    put_value(state, "civil_spent", 0)
    hand(state, "monarchy")
    put_value(state, "science", 3)
    play(state, "revolt monarchy")
    assert offered(state, "take") == ["take 1"]
    play(state, "take 1")
    assert state.civ[0].civil_spent == state.civ[0].civil_actions == 5


@rule("TA-15.2", "TA-2.9")
def test_robespierre_needs_unspent_military_actions_and_no_civil_ones() -> None:
    state = table(age=2)
    leader(state, "maximilien_robespierre")
    hand(state, "monarchy", "patriotism_ii")
    put_value(state, "science", 3)
    stored(state, bronze=2)
    copy = state.trial()
    play(copy, "build warriors")
    assert refusal(copy, "revolt monarchy") == "TA-15.2"
    play(state, "play patriotism_ii")
    put_value(state, "civil_spent", 4)
    play(state, "revolt monarchy")
    assert (state.civ[0].military_actions, state.civ[0].military_spent) == (3 + 1 + 1, 5)
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (5, 4)


@rule("TA-6.5")
def test_losing_tokens_with_a_replaced_technology_and_gaining_actions_by_the_difference() -> None:
    state = table(age=3)
    tech(state, "code_of_laws", "warfare")
    hand(state, "civil_service", "military_theory")
    put_value(state, "science", 22)
    put_value(state, "military_spent", 3)
    play(state, "develop civil_service", "develop military_theory")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent, state.civ[0].blue_bank) == (6, 2, 21)
    assert (state.civ[0].military_actions, state.civ[0].military_spent, state.civ[0].strength) == (5, 3, 6)
    state.check()
