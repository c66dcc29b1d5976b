"""TA-5.8 to TA-5.15: what actions cost to the last resource, what is offered for it, and what is shown."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.prices import build_price, population_price
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    begin_turn,
    blues,
    building,
    hand,
    in_hand,
    leader,
    legal,
    next_event,
    offered,
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
    assert shown(state, "done", "next-resources") == 0
    blues(state, 11)
    before = state.pack()
    assert shown(state, "done", "next-resources") == 2
    assert state.pack() == before
    play(state, "done")
    assert (state.civ[0].resources, state.civ[0].blue_bank) == (0, 8 + 2)


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
    exact = state.trial()
    stored(exact, coal=1, iron=1, bronze=1)
    blues(exact, 0)
    assert offered(exact, "stage") == ["stage 1", "stage 2", "stage 3"]  # two tokens come back for two markers
    play(state, "stage 3")
    assert (state.civ[0].blue_bank, state.civ[0].resources, state.civ[0].civil_actions, state.civ[0].civil_spent) == (
        4,
        0,
        5,
        1,
    )


@rule("TA-5.8", "TA-5.12")
def test_the_last_stage_needs_no_marker_and_may_be_free() -> None:
    state = table()
    building(state, "colossus", 1)
    hand(state, "engineering_genius_i")
    blues(state, 0)
    stored(state, bronze=1)
    blues(state, 0)
    play(state, "play engineering_genius_i")  # 3 - 3
    assert (state.civ[0].wonders != 0, state.civ[0].blue_bank, state.civ[0].strength) == (True, 1, 2)
    assert state.civ[0].resources == 1
    building(state, "pyramids")
    hand(state, "engineering_genius_a")
    blues(state, 0)
    stored(state, bronze=1)
    play(state, "play engineering_genius_a")  # 3 - 2: its token is the marker
    assert (state.civ[0].stages_built, state.civ[0].blue_bank) == (1, 0)


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
    assert (state.civ[0].food, state.civ[0].resources) == (1, 0)


@rule("TA-7.2", "TA-4.6")
def test_a_completed_wonder_makes_room_for_another_at_once() -> None:
    state = table()
    building(state, "pyramids", 2)
    row(state, "taj_mahal")
    stored(state, bronze=1)
    play(state, "stage 1", "take 1")
    assert (state.civ[0].wonder, state.civ[0].civil_actions, state.civ[0].civil_spent) == (INDEX["taj_mahal"], 5, 1 + 2)


@rule("TA-8.2", "TA-5.8")
def test_tokens_on_a_wonder_are_missing_in_production() -> None:
    state = table()
    building(state, "library_of_alexandria", 3)
    blues(state, 3)
    bank(state, 18)
    play(state, "done")
    assert (state.civ[0].food, state.civ[0].resources, state.civ[0].blue_bank) == (2, 0, 1)  # corruption takes the one


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
    assert state.civ[1].culture_rating == 0
    play(state, "stage 1")
    assert (state.civ[0].culture_rating, state.civ[1].culture_rating, state.civ[2].culture_rating) == (0, 1, 0)


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
    assert state.civ[0].resources == 0


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
    put_value(state, "civil_spent", 4)
    assert population_price(state, 0) == {18: 2, 8: 5, 4: 7}[tokens] - (name == "moses")
    play(state, "sail")
    assert (state.civ[0].food, state.civ[0].unused, state.civ[0].yellow_bank) == (9 - price, 2, tokens - 1)
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
    put_value(state, "science", 9)
    assert not legal(state, "develop warfare")


@rule("TA-15.10")
def test_cooperation_without_a_point_bars_a_revolution_too() -> None:
    state = table(3, age=2)
    pact(state, "scientific_cooperation", 0, 1)
    hand(state, "monarchy")
    put_value(state, "science", 9)
    assert refusal(state, "revolt monarchy") == "TA-15.10"
    put_value(state, "science", 1, 1)
    assert legal(state, "revolt monarchy")


@rule("TA-6.11", "TA-15.2")
def test_a_military_action_that_left_with_caesar_still_bars_robespierres_revolution() -> None:
    state = table(age=2)
    leader(state, "julius_caesar")
    hand(state, "maximilien_robespierre", "monarchy")
    put_value(state, "science", 3)
    stored(state, bronze=2)
    play(state, "build warriors", "lead maximilien_robespierre")
    assert (state.civ[0].military_actions, state.civ[0].military_spent) == (3, 0)
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
    assert (state.civ[0].yellow_bank, state.civ[0].food) == (0, 9 - 7 + 1)


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
    put_value(state, "science", 8)
    assert legal(state, "play breakthrough_i")
    play(state, "play work_of_art_i")
    assert refusal(state, "play breakthrough_i") == "TA-5.10"
    put_value(state, "science", 9)
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
    assert state.civ[0].hand == 2
    assert refusal(state, "play mineral_deposits_i") == "TA-4.7"
    state.check()


@rule("TA-6.8", "TA-7.6")
def test_each_old_government_is_discarded() -> None:
    state = table(age=2)
    hand(state, "monarchy", "republic")
    put_value(state, "science", 23)
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
    tokens = state.civ[0].blue_bank
    begin_turn(state)
    play(state, "done", "done", "steal justice_system")
    assert (state.civ[0].blue_bank, state.civ[1].blue_bank) == (tokens + 3, 9)
    assert build_price(state, 1, INDEX["alchemy"], 0) == 5
    play(state, "steal masonry")
    assert [build_price(state, s, INDEX["alchemy"], 0) for s in (0, 1)] == [5, 6]
    state.check()


# ------------------------------------------------------------------------------------------------ nothing but the rules


@rule("TA-5.1", "TA-15.12", "TA-15.20", "TA-14.4", "TA-16.2")
def test_a_plain_civilization_has_the_plain_actions_and_no_other() -> None:
    state = table(3)
    unused(state, 2)
    stored(state, agriculture=5, bronze=9)
    tech(state, "iron")
    building(state, "pyramids")
    arms(state, "legion", "spy")
    hand(state, "moses", "alchemy", "monarchy", "work_of_art_i", "breakthrough_i", "rich_land_i")
    put_value(state, "science", 4)
    civil = ["grow", "build agriculture", "build bronze", "build iron", "build philosophy", "build religion"]
    civil += ["upgrade bronze iron", "destroy agriculture", "destroy bronze", "destroy philosophy", "stage 1"]
    civil += ["lead moses", "develop alchemy", "revolt monarchy"]
    civil += ["play work_of_art_i", "play breakthrough_i", "play rich_land_i"]
    military = ["build warriors", "destroy warriors", "array legion"]
    assert sorted(offered(state)) == sorted([*civil, *military, "done"])
    copy = state.trial()
    put_value(copy, "civil_spent", 4)
    assert sorted(offered(copy)) == sorted([*military, "done"])
    put_value(state, "military_spent", 2)
    assert sorted(offered(state)) == sorted([*civil, "done"])
    put_value(state, "civil_spent", 4)
    assert offered(state) == ["done"]


@rule("TA-14.4")
def test_drawing_as_an_action_needs_a_deck_and_an_action() -> None:
    state = table(draw_as_military_action=True)
    put_value(state, "military_spent", 1)
    play(state, "draw")
    assert (state.civ[0].arms, state.civ[0].military_spent) == (1, 2)
    assert refusal(state, "draw") == "TA-14.4"
    put_value(state, "military_spent", 0)
    state.age = 4
    assert not legal(state, "draw")
