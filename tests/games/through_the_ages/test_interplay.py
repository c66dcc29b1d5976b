"""Where rules meet in one turn: leaders, governments, discounts, pacts and tokens (TA-5, TA-6, TA-8, TA-15, TA-16)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.prices import build_price, population_price, unit_credit, upgrade_price
from saecula.games.through_the_ages.state import (
    BANK,
    BLUES,
    CA,
    CA_SPENT,
    CULTURE,
    CULTURE_RATING,
    FOOD_STORED,
    HAND,
    MA,
    MA_SPENT,
    RES_STORED,
    SCIENCE,
    STAGES_BUILT,
    STRENGTH,
    UNIT_PAY,
    UNUSED,
    WONDER,
    WONDERS,
    Ages,
)
from tests.games.through_the_ages.given import (
    act,
    bank,
    begin_turn,
    blue,
    blues,
    building,
    get,
    hand,
    in_hand,
    leader,
    legal,
    next_event,
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


def shown(state: Ages, move: str, line: str) -> int:
    """The amount in a line of a move's explanation."""
    for message in game.explain(state, state.actors[0], game.moves.parse(move)):
        if message.key == f"through_the_ages-explain-{line}":
            amount = message.args["amount"]
            assert isinstance(amount, int)
            return amount
    raise AssertionError(f"{move} has no line {line}")


# --------------------------------------------------------------------------------------------------------- Trade Routes


@rule("TA-16.2")
def test_corruption_can_be_paid_with_food_that_this_turns_farms_bring() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    bank(state, 18)
    stored(state, bronze=4)
    blues(state, 10)
    assert get(state, FOOD_STORED) == 0
    play(state, "trade", "done")
    assert (get(state, FOOD_STORED), get(state, RES_STORED)) == (1, 4 + 2 - 1)


@rule("TA-16.2")
def test_trade_routes_need_a_farm_or_stored_food() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    workers(state, agriculture=0)
    assert not legal(state, "trade")
    stored(state, agriculture=1)
    assert legal(state, "trade")
    play(state, "trade")
    assert not legal(state, "trade")


@rule("TA-16.2")
@pytest.mark.parametrize(
    ("side", "food", "ore", "possible"), [("a", 1, 1, True), ("a", 5, 0, False), ("a", 0, 1, False), ("b", 5, 1, False)]
)
def test_trade_routes_replace_one_resource_on_their_own_side_only(
    side: str, food: int, ore: int, possible: bool
) -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, side)
    stored(state, agriculture=food, bronze=ore)
    unused(state, 1)
    assert not legal(state, "build bronze")
    play(state, "trade")
    assert legal(state, "build bronze") == possible
    if possible:
        play(state, "build bronze")
        assert (get(state, FOOD_STORED), get(state, RES_STORED)) == (food - 1, 0)
        assert not legal(state, "trade")


@rule("TA-16.2")
@pytest.mark.parametrize(
    ("side", "food", "ore", "possible"), [("b", 1, 1, True), ("b", 0, 5, False), ("b", 1, 0, False), ("a", 1, 5, False)]
)
def test_trade_routes_replace_one_food_on_their_own_side_only(side: str, food: int, ore: int, possible: bool) -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, side)
    stored(state, agriculture=food, bronze=ore)
    if legal(state, "trade"):
        play(state, "trade")
    assert legal(state, "grow") == possible
    if possible:
        play(state, "grow", "done")
        act(state)
        assert (get(state, FOOD_STORED), get(state, RES_STORED)) == (2, 2)
        assert legal(state, "trade")  # once in each own turn


@rule("TA-16.2", "TA-8.3")
def test_a_resource_feeds_the_people_once_and_only_if_they_eat() -> None:
    for tokens, food, ore in ((16, 2 - 1 + 1, 3 + 2 - 1), (18, 2, 3 + 2)):
        state = table(3)
        pact(state, "trade_routes_agreement", 0, 1, "b")
        bank(state, tokens)
        unused(state, 3)
        stored(state, bronze=3)
        blues(state, 15)
        play(state, "trade", "done")
        assert (get(state, FOOD_STORED), get(state, RES_STORED)) == (food, ore)


# --------------------------------------------------------------------------------------------------------- explanations


@rule("TA-5.12")
def test_the_price_shown_for_the_action_of_a_card_is_the_reduced_one() -> None:
    state = table(age=2)
    hand(state, "rich_land_ii", "efficient_upgrade_i")
    unused(state, 1)
    tech(state, "iron")
    stored(state, bronze=6)
    assert shown(state, "build iron", "resources") == 5
    play(state, "play rich_land_ii")
    assert shown(state, "build iron", "resources") == 5 - 3
    play(state, "build iron")
    assert shown(state, "upgrade bronze iron", "resources") == 3
    play(state, "play efficient_upgrade_i")
    assert shown(state, "upgrade bronze iron", "resources") == 3 - 2


@rule("TA-9.7")
def test_the_price_shown_for_a_free_building_is_nothing() -> None:
    state = table(2, "simple")
    next_event(state, "development_of_religion")
    begin_turn(state)
    assert shown(state, "build religion", "resources") == 0


@rule("TA-8.6")
def test_the_corruption_shown_is_that_of_the_bank_after_production() -> None:
    state = table()
    bank(state, 16)  # eats 1
    unused(state, 1)
    blues(state, 12)  # two tokens to the farms, one back, two to the mines: 9
    assert shown(state, "done", "corruption") == 0
    blues(state, 11)
    before = state.pack()
    assert shown(state, "done", "corruption") == 2
    assert state.pack() == before
    play(state, "done")
    assert (get(state, RES_STORED), get(state, BLUES)) == (0, 8 + 2)


# ------------------------------------------------------------------------------------------------- leaders come and go


@rule("TA-5.9", "TA-2.8", "TA-6.11")
def test_hammurabi_takes_the_action_along_that_plays_his_successor() -> None:
    state = table()
    leader(state, "hammurabi")
    hand(state, "joan_of_arc", "monarchy")
    put_value(state, SCIENCE, 3)
    put_value(state, MA_SPENT, 1)
    play(state, "lead joan_of_arc")
    assert (get(state, CA), get(state, CA_SPENT)) == (4, 0)
    assert (get(state, MA), get(state, MA_SPENT)) == (2, 1)  # the red token is there at once
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
    assert (get(state, UNIT_PAY), unit_credit(state, 0)) == (1, 1)
    play(state, "done")
    assert get(state, UNIT_PAY) == 0


@rule("TA-5.16")
def test_homers_resource_comes_back_every_turn_and_pays_for_upgrades() -> None:
    state = table()
    leader(state, "homer")
    tech(state, "swordsmen")
    unused(state, 1)
    stored(state, bronze=4)
    play(state, "upgrade warriors swordsmen")
    assert (get(state, RES_STORED), get(state, MA_SPENT), unit_credit(state, 0)) == (4, 1, 0)
    play(state, "build swordsmen")
    assert get(state, RES_STORED) == 4 - 3  # once a turn
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
    assert get(state, RES_STORED) == 6
    unused(state, 1)
    play(state, "build bronze")  # 3 -> 1 on Bronze: without Tesla no change lies on a lab
    assert (blue(state, "computers"), blue(state, "bronze"), get(state, RES_STORED)) == (1, 1, 4)
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
        assert get(state, FOOD_STORED) + get(state, RES_STORED) == food + ore - 2
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
    assert (get(state, UNIT_PAY), on(state, "knights"), get(state, UNUSED)) == (0, 1, 0)
    assert get(state, CA_SPENT) == 2
    bank(state, 0)
    assert refusal(state, "levy warriors") == "TA-15.12"


# ----------------------------------------------------------------------------------------- technologies and governments


@rule("TA-15.10", "TA-6.3")
def test_cooperation_can_make_a_technology_free_but_not_without_a_point() -> None:
    state = table(3, age=2)
    pact(state, "scientific_cooperation", 1, 0)
    hand(state, "theology")
    put_value(state, SCIENCE, 1, 1)
    assert refusal(state, "develop theology") == "TA-15.10"
    put_value(state, SCIENCE, 1)
    play(state, "develop theology")  # 2 - 2
    assert (get(state, SCIENCE), get(state, SCIENCE, 1)) == (1, 0)
    hand(state, "iron")
    put_value(state, SCIENCE, 9)
    assert refusal(state, "develop iron") == "TA-15.10"  # now the partner has none


@rule("TA-15.10", "TA-5.14")
def test_cooperation_and_a_leader_make_breakthrough_and_revolutions_cheaper() -> None:
    state = table(3, age=2)
    pact(state, "scientific_cooperation", 0, 1)
    leader(state, "js_bach")
    hand(state, "opera", "breakthrough_ii", "monarchy")
    put_value(state, SCIENCE, 7 - 1 - 2)
    put_value(state, SCIENCE, 5, 1)
    copy = state.clone()
    play(state, "play breakthrough_ii", "develop opera")
    assert (get(state, SCIENCE), get(state, SCIENCE, 1), get(state, CA_SPENT)) == (4, 4, 1)
    play(copy, "revolt monarchy")
    assert (get(copy, SCIENCE), get(copy, SCIENCE, 1)) == (4 - 1, 4)


@rule("TA-5.14")
def test_breakthrough_has_to_be_paid_before_its_science_comes() -> None:
    state = table()
    hand(state, "breakthrough_i", "swordsmen")
    put_value(state, SCIENCE, 2)
    assert refusal(state, "play breakthrough_i") == "TA-5.10"
    put_value(state, SCIENCE, 3)
    play(state, "play breakthrough_i", "develop swordsmen")
    assert get(state, SCIENCE) == 2


@rule("TA-6.6", "TA-6.8")
def test_each_kind_of_change_has_its_price() -> None:
    state = table()
    hand(state, "monarchy")
    put_value(state, SCIENCE, 2)
    assert refusal(state, "revolt monarchy") == "TA-6.6"
    put_value(state, SCIENCE, 8)
    assert legal(state, "revolt monarchy")
    assert refusal(state, "develop monarchy") == "TA-6.8"


@rule("TA-15.3", "TA-15.16", "TA-6.12")
def test_newton_gives_breakthroughs_action_back() -> None:
    state = table(age=2)
    leader(state, "isaac_newton")
    hand(state, "breakthrough_i", "iron", "monarchy")
    put_value(state, SCIENCE, 9)
    play(state, "play breakthrough_i", "develop iron")
    assert get(state, CA_SPENT) == 0
    state = table(age=2)
    leader(state, "isaac_newton")
    hand(state, "breakthrough_i", "monarchy")
    put_value(state, SCIENCE, 3)
    play(state, "play breakthrough_i", "revolt monarchy")
    assert (get(state, CA), get(state, CA_SPENT), get(state, SCIENCE)) == (5, 4, 2)
    assert refusal(state, "revolt monarchy") != ""


@rule("TA-15.16")
def test_einstein_scores_for_revolutions_and_leonardo_gains_for_specials() -> None:
    state = table(age=3)
    leader(state, "albert_einstein")
    hand(state, "communism")
    put_value(state, SCIENCE, 6)
    play(state, "revolt communism")
    assert get(state, CULTURE) == 3
    state = table()
    leader(state, "leonardo_da_vinci")
    hand(state, "masonry")
    put_value(state, SCIENCE, 3)
    play(state, "develop masonry")
    assert get(state, RES_STORED) == 1


@rule("TA-6.9", "TA-15.3")
def test_what_is_spent_is_capped_at_a_smaller_government() -> None:
    for name, left in (("", 0), ("isaac_newton", 1)):
        state = table(age=2)
        tech(state, "republic")
        if name:
            leader(state, name)
        hand(state, "theocracy")
        put_value(state, SCIENCE, 7)
        put_value(state, CA_SPENT, 6)
        play(state, "develop theocracy")
        assert get(state, CA) - get(state, CA_SPENT) == left
        building(state, "pyramids", 2)
        stored(state, bronze=1)
        assert legal(state, "stage 1") == (left == 1)


@rule("TA-6.9", "TA-2.8")
def test_a_token_gained_after_a_revolution_can_be_used() -> None:
    state = table(age=2)
    leader(state, "isaac_newton")
    building(state, "pyramids", 2)
    hand(state, "theocracy", "work_of_art_ii")
    put_value(state, SCIENCE, 2)
    stored(state, bronze=1)
    play(state, "revolt theocracy", "stage 1")  # Newton's action completes the Pyramids
    assert (get(state, CA), get(state, CA_SPENT)) == (5, 4)
    play(state, "play work_of_art_ii")
    assert get(state, CULTURE) == 4


@rule("TA-5.3")
def test_a_smaller_urban_limit_leaves_what_stands_and_upgrades() -> None:
    state = table(age=3)
    tech(state, "communism", "alchemy", "scientific_method")
    workers(state, philosophy=0, alchemy=4)
    hand(state, "republic")
    put_value(state, SCIENCE, 14)
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
    put_value(state, CA_SPENT, 3)
    assert offered(state, "take") == ["take 1", "take 6"]
    put_value(state, CA_SPENT, 0)
    hand(state, "monarchy")
    put_value(state, SCIENCE, 3)
    play(state, "revolt monarchy")
    assert offered(state, "take") == ["take 1"]
    play(state, "take 1")
    assert get(state, CA_SPENT) == get(state, CA) == 5


@rule("TA-15.2", "TA-2.9")
def test_robespierre_needs_unspent_military_actions_and_no_civil_ones() -> None:
    state = table(age=2)
    leader(state, "maximilien_robespierre")
    hand(state, "monarchy", "patriotism_ii")
    put_value(state, SCIENCE, 3)
    stored(state, bronze=2)
    copy = state.clone()
    play(copy, "build warriors")
    assert refusal(copy, "revolt monarchy") == "TA-15.2"
    play(state, "play patriotism_ii")
    put_value(state, CA_SPENT, 4)
    play(state, "revolt monarchy")
    assert (get(state, MA), get(state, MA_SPENT)) == (3 + 1 + 1, 5)
    assert (get(state, CA), get(state, CA_SPENT)) == (5, 4)


@rule("TA-6.5")
def test_losing_tokens_with_a_replaced_technology_and_gaining_actions_by_the_difference() -> None:
    state = table(age=3)
    tech(state, "code_of_laws", "warfare")
    hand(state, "civil_service", "military_theory")
    put_value(state, SCIENCE, 22)
    put_value(state, MA_SPENT, 3)
    play(state, "develop civil_service", "develop military_theory")
    assert (get(state, CA), get(state, CA_SPENT), get(state, BLUES)) == (6, 2, 21)
    assert (get(state, MA), get(state, MA_SPENT), get(state, STRENGTH)) == (5, 3, 6)
    state.check()


# ------------------------------------------------------------------------------------------------------ wonders, tokens


@rule("TA-5.8")
def test_several_stages_need_a_marker_each_except_for_the_last() -> None:
    state = table(age=2)
    tech(state, "architecture", "coal")
    building(state, "pyramids")  # 3, 2, 1
    workers(state, bronze=0)
    stored(state, coal=2)
    blues(state, 0)
    assert offered(state, "stage") == [
        "stage 1"
    ]  # 3 gives its marker; of the other token 2 are paid, and none comes back
    stored(state, coal=1, bronze=3)
    blues(state, 0)
    assert offered(state, "stage") == ["stage 1", "stage 2", "stage 3"]
    exact = state.clone()
    stored(exact, coal=1, iron=1, bronze=1)
    blues(exact, 0)
    assert offered(exact, "stage") == ["stage 1", "stage 2", "stage 3"]  # two tokens come back for two markers
    play(state, "stage 3")
    assert (get(state, BLUES), get(state, RES_STORED), get(state, CA), get(state, CA_SPENT)) == (4, 0, 5, 1)


@rule("TA-5.8", "TA-5.12")
def test_the_last_stage_needs_no_marker_and_may_be_free() -> None:
    state = table()
    building(state, "colossus", 1)
    hand(state, "engineering_genius_i")
    blues(state, 0)
    stored(state, bronze=1)
    blues(state, 0)
    play(state, "play engineering_genius_i")  # 3 - 3
    assert (get(state, WONDERS) != 0, get(state, BLUES), get(state, STRENGTH)) == (True, 1, 2)
    assert get(state, RES_STORED) == 1
    building(state, "pyramids")
    hand(state, "engineering_genius_a")
    blues(state, 0)
    stored(state, bronze=1)
    play(state, "play engineering_genius_a")  # 3 - 2: its token is the marker
    assert (get(state, STAGES_BUILT), get(state, BLUES)) == (1, 0)


@rule("TA-5.8", "TA-5.12")
def test_engineering_genius_is_refused_without_a_marker_or_the_rest_of_the_price() -> None:
    state = table()
    building(state, "hanging_gardens")
    hand(state, "engineering_genius_a")
    stored(state, bronze=3)
    blues(state, 0)
    assert refusal(state, "play engineering_genius_a") == "TA-5.10"  # free, so no token comes back to mark it
    blues(state, 1)
    assert legal(state, "play engineering_genius_a")
    state = table()
    building(state, "pyramids")
    hand(state, "engineering_genius_a")
    assert refusal(state, "play engineering_genius_a") == "TA-5.10"


@rule("TA-5.8", "TA-16.2")
def test_trade_routes_pay_for_one_resource_of_several_stages() -> None:
    state = table(3)
    tech(state, "masonry")
    pact(state, "trade_routes_agreement", 0, 1, "a")
    building(state, "colossus")
    stored(state, bronze=5, agriculture=2)
    assert offered(state, "stage") == ["stage 1"]
    play(state, "trade")
    assert offered(state, "stage") == ["stage 1", "stage 2"]
    play(state, "stage 2")
    assert (get(state, FOOD_STORED), get(state, RES_STORED)) == (1, 0)


@rule("TA-7.2", "TA-4.6")
def test_a_completed_wonder_makes_room_for_another_at_once() -> None:
    state = table()
    building(state, "pyramids", 2)
    row(state, "taj_mahal")
    stored(state, bronze=1)
    play(state, "stage 1", "take 1")
    assert (get(state, WONDER), get(state, CA), get(state, CA_SPENT)) == (INDEX["taj_mahal"], 5, 1 + 2)


@rule("TA-8.2", "TA-5.8")
def test_tokens_on_a_wonder_are_missing_in_production() -> None:
    state = table()
    building(state, "library_of_alexandria", 3)
    blues(state, 3)
    bank(state, 18)
    play(state, "done")
    assert (get(state, FOOD_STORED), get(state, RES_STORED), get(state, BLUES)) == (2, 0, 1)  # corruption takes the one


@rule("TA-5.8", "TA-16.2")
def test_change_for_food_can_use_up_the_last_marker() -> None:
    state = table(3, age=2)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    building(state, "library_of_alexandria")  # the first stage costs 1
    stored(state, selective_breeding=1, bronze=1)
    blues(state, 1)
    assert legal(state, "stage 1")
    play(state, "trade")
    assert refusal(state, "stage 1") == "TA-5.8"  # 3 food -> 1 + 1 takes the token of the bank


@rule("TA-15.45", "TA-7.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_completed_wonder_attracts_the_partners_tourists_at_once(owner: int) -> None:
    state = table(3, age=3)
    pact(state, "international_tourism", owner, 1 - owner)
    building(state, "pyramids", 2)
    stored(state, bronze=1)
    assert get(state, CULTURE_RATING, 1) == 0
    play(state, "stage 1")
    assert (get(state, CULTURE_RATING), get(state, CULTURE_RATING, 1), get(state, CULTURE_RATING, 2)) == (0, 1, 0)


# ---------------------------------------------------------------------------------------------- prices to the last unit


@rule("TA-5.15", "TA-6.10")
def test_what_can_just_be_paid_after_discounts_is_offered() -> None:
    state = table(age=2)
    leader(state, "js_bach")
    tech(state, "architecture", "drama", "opera", "scientific_method", "organized_religion")
    unused(state, 3)
    prices = {"drama": 5 - 1 - 1, "opera": 9 - 2 - 1, "scientific_method": 8 - 2, "organized_religion": 7 - 2}
    for name, price in prices.items():
        stored(state, bronze=price - 1)
        assert not legal(state, f"build {name}")
        stored(state, bronze=price)
        assert legal(state, f"build {name}")
    workers(state, drama=1)
    stored(state, bronze=2)
    assert refusal(state, "upgrade drama opera") == "TA-5.7"
    stored(state, bronze=3)
    play(state, "upgrade drama opera")
    assert get(state, RES_STORED) == 0


@rule("TA-5.2", "TA-5.3")
def test_farms_and_mines_are_never_refused_for_want_of_room() -> None:
    state = table()
    workers(state, bronze=3, philosophy=2)
    keys = [
        reason.key
        for name in ("bronze", "philosophy")
        if (reason := game.why_not(state, 0, game.moves.parse(f"build {name}"))) is not None
    ]
    assert keys == ["through_the_ages-no-resources", "through_the_ages-no-urban-room"]


@rule("TA-15.20", "TA-5.1")
@pytest.mark.parametrize(
    ("tokens", "name", "price"), [(18, "", 0), (8, "", 0), (4, "", 2), (4, "moses", 1), (18, "moses", 0)]
)
def test_ocean_liner_service_takes_five_food_off_once_a_turn(tokens: int, name: str, price: int) -> None:
    state = table(age=2)
    wonders(state, "ocean_liner_service")
    if name:
        leader(state, name)
    bank(state, tokens)
    stored(state, agriculture=9)
    put_value(state, CA_SPENT, 4)
    assert population_price(state, 0) == {18: 2, 8: 5, 4: 7}[tokens] - (name == "moses")
    play(state, "sail")
    assert (get(state, FOOD_STORED), get(state, UNUSED), get(state, BANK)) == (9 - price, 2, tokens - 1)
    assert refusal(state, "sail") == "TA-15.20"
    assert not legal(state, "grow")
    play(state, "done")
    act(state)
    assert legal(state, "sail")
    stored(state, agriculture=0)
    assert legal(state, "sail") == (price == 0)


@rule("TA-6.5", "TA-10.53")
def test_a_stolen_technology_is_not_played_a_second_time() -> None:
    state = table(3)
    tech(state, "warfare")
    hand(state, "warfare")
    put_value(state, SCIENCE, 9)
    assert not legal(state, "develop warfare")


@rule("TA-15.10")
def test_cooperation_without_a_point_bars_a_revolution_too() -> None:
    state = table(3, age=2)
    pact(state, "scientific_cooperation", 0, 1)
    hand(state, "monarchy")
    put_value(state, SCIENCE, 9)
    assert refusal(state, "revolt monarchy") == "TA-15.10"
    put_value(state, SCIENCE, 1, 1)
    assert legal(state, "revolt monarchy")


@rule("TA-6.11", "TA-15.2")
def test_a_military_action_that_left_with_caesar_still_bars_robespierres_revolution() -> None:
    state = table(age=2)
    leader(state, "julius_caesar")
    hand(state, "maximilien_robespierre", "monarchy")
    put_value(state, SCIENCE, 3)
    stored(state, bronze=2)
    play(state, "build warriors", "lead maximilien_robespierre")
    assert (get(state, MA), get(state, MA_SPENT)) == (3, 0)
    assert refusal(state, "revolt monarchy") == "TA-15.2"


# --------------------------------------------------------------------------------------------------------- action cards


@rule("TA-5.10", "TA-5.1")
def test_frugality_needs_a_token_in_the_yellow_bank() -> None:
    state = table()
    hand(state, "frugality_a", "frugality_i")
    stored(state, agriculture=9)
    bank(state, 0)
    assert refusal(state, "play frugality_a") == "TA-5.10"
    bank(state, 1)
    play(state, "play frugality_a")
    assert (get(state, BANK), get(state, FOOD_STORED)) == (0, 9 - 7 + 1)


@rule("TA-5.10", "TA-5.12")
def test_a_card_whose_action_is_one_resource_short_cannot_be_played() -> None:
    state = table()
    hand(state, "rich_land_a", "ideal_building_site_a", "efficient_upgrade_i")
    unused(state, 1)
    tech(state, "iron", "swordsmen")
    leader(state, "homer")  # his resource is for units
    stored(state, bronze=0)
    assert [refusal(state, f"play {name}") for name in ("rich_land_a", "efficient_upgrade_i")] == ["TA-5.10"] * 2
    stored(state, bronze=1)
    assert refusal(state, "play ideal_building_site_a") == "TA-5.10"
    play(state, "play efficient_upgrade_i")
    assert offered(state) == ["upgrade bronze iron"]
    state = table()
    hand(state, "rich_land_a")
    unused(state, 1)
    tech(state, "iron")
    stored(state, bronze=3)
    play(state, "play rich_land_a")
    assert offered(state) == ["build agriculture", "build bronze"]  # iron would be 4


@rule("TA-6.7", "TA-5.10")
def test_breakthrough_is_no_vehicle_for_a_revolution_after_another_action() -> None:
    state = table()
    hand(state, "breakthrough_i", "monarchy", "work_of_art_i")
    put_value(state, SCIENCE, 8)
    assert legal(state, "play breakthrough_i")
    play(state, "play work_of_art_i")
    assert refusal(state, "play breakthrough_i") == "TA-5.10"
    put_value(state, SCIENCE, 9)
    play(state, "play breakthrough_i")
    assert offered(state) == ["develop monarchy"]


@rule("TA-5.10", "TA-4.7")
def test_one_of_two_copies_is_played_and_never_the_one_just_taken() -> None:
    state = table()
    hand(state, "frugality_a", "frugality_a", "mineral_deposits_i")
    row(state, "mineral_deposits_i")
    stored(state, agriculture=9)
    play(state, "take 1", "play frugality_a", "play mineral_deposits_i")
    assert sorted(in_hand(state)) == ["frugality_a", "mineral_deposits_i"]
    assert get(state, HAND) == 2
    assert refusal(state, "play mineral_deposits_i") == "TA-4.7"
    state.check()


@rule("TA-6.8", "TA-7.6")
def test_each_old_government_is_discarded() -> None:
    state = table(age=2)
    hand(state, "monarchy", "republic")
    put_value(state, SCIENCE, 23)
    play(state, "develop monarchy", "develop republic")
    assert game.view(state, 0)["players"][0]["government"] == "republic"
    state.check()
    row(state, "monarchy")
    assert legal(state, "take 1")  # TA-4.8


@rule("TA-10.53", "TA-6.5")
def test_a_stolen_technology_takes_its_tokens_and_discounts_along() -> None:
    state = table(2, age=3)
    tech(state, "justice_system", "masonry", seat=1)
    blues(state, 12, seat=1)
    workers(state, warriors=21)
    war(state, "war_over_technology", 0, 1)
    tokens = get(state, BLUES)
    begin_turn(state)
    play(state, "done", "done", "steal justice_system")
    assert (get(state, BLUES), get(state, BLUES, 1)) == (tokens + 3, 9)
    assert build_price(state, 1, INDEX["alchemy"], 0) == 5
    play(state, "steal masonry")
    assert [build_price(state, s, INDEX["alchemy"], 0) for s in (0, 1)] == [5, 6]
    state.check()
