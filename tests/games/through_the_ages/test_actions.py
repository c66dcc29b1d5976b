"""TA-5, TA-6 and TA-7: actions, payments, technologies, governments, leaders, wonders, action cards."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.payment import gain, lose, pay
from saecula.games.through_the_ages.prices import build_price, upgrade_price
from saecula.games.through_the_ages.state import CIVIL_GONE
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    blue,
    blues,
    building,
    hand,
    in_hand,
    keys,
    leader,
    legal,
    offered,
    on,
    play,
    put_value,
    refusal,
    row,
    stored,
    table,
    tactic,
    tech,
    unused,
    wonders,
    workers,
)
from tests.rules import rule

# ----------------------------------------------------------------------------------------------------------------- TA-5


@rule("TA-5.1")
def test_growth_takes_an_action_and_food() -> None:
    state = table()
    assert refusal(state, "grow") == "TA-5.1"
    stored(state, agriculture=2)
    play(state, "grow")
    assert (state.civ[0].yellow_bank, state.civ[0].unused, state.civ[0].food, state.civ[0].civil_spent) == (17, 2, 0, 1)
    bank(state, 0)
    assert not legal(state, "grow")


@rule("TA-5.2")
def test_farms_and_mines_are_unlimited() -> None:
    state = table()
    stored(state, bronze=8)
    unused(state, 4)
    play(state, *["build bronze"] * 4)
    assert (on(state, "bronze"), state.civ[0].resources, state.civ[0].civil_spent, state.civ[0].unused) == (6, 0, 4, 0)


@rule("TA-5.3")
def test_the_urban_limit_counts_a_type_over_all_levels() -> None:
    state = table()
    workers(state, philosophy=1, alchemy=1)
    stored(state, bronze=9)
    unused(state, 2)
    assert refusal(state, "build alchemy") == "TA-5.3"
    assert legal(state, "build religion")
    tech(state, "monarchy")
    assert legal(state, "build alchemy")


@rule("TA-5.4", "TA-5.6")
def test_destroying_frees_a_worker_and_refunds_nothing() -> None:
    state = table()
    play(state, "destroy philosophy", "destroy warriors")
    assert (state.civ[0].unused, state.civ[0].resources) == (3, 0)
    assert (state.civ[0].civil_spent, state.civ[0].military_spent) == (1, 1)
    assert state.civ[0].strength == 0
    assert refusal(state, "destroy philosophy") == "TA-5.4"


@rule("TA-5.5")
def test_a_unit_takes_a_military_action() -> None:
    state = table()
    stored(state, bronze=6)
    unused(state, 3)
    play(state, "build warriors", "build warriors")
    assert (on(state, "warriors"), state.civ[0].military_spent, state.civ[0].strength) == (3, 2, 3)
    assert refusal(state, "build warriors") == "TA-5.5"


@rule("TA-5.7")
def test_an_upgrade_pays_the_difference() -> None:
    state = table(age=3)
    workers(state, warriors=1, modern_infantry=0, religion=1, theology=0)
    stored(state, bronze=9)
    play(state, "upgrade warriors modern_infantry")
    assert (state.civ[0].resources, state.civ[0].military_spent, state.civ[0].strength) == (4, 1, 5)
    play(state, "upgrade religion theology")
    assert (state.civ[0].resources, state.civ[0].civil_spent) == (2, 1)
    assert refusal(state, "upgrade bronze iron") == "TA-5.7"


@rule("TA-5.8")
def test_masonry_builds_two_stages_at_once() -> None:
    state = table()
    building(state, "library_of_alexandria")
    stored(state, bronze=6)
    assert offered(state, "stage") == ["stage 1"]
    tech(state, "masonry")
    assert offered(state, "stage") == ["stage 1", "stage 2"]
    play(state, "stage 2", "stage 2")
    assert state.civ[0].wonder != INDEX["library_of_alexandria"]
    assert (state.civ[0].stages_built, state.civ[0].blue_bank, state.civ[0].civil_spent) == (0, 18, 2)


@rule("TA-5.8")
def test_a_stage_needs_a_blue_token_to_mark_it() -> None:
    state = table(age=2)
    building(state, "pyramids")
    tech(state, "coal")
    workers(state, bronze=0)
    stored(state, coal=2)
    blues(state, 0)  # 6 resources in two tokens: paying 3 gives one back
    assert legal(state, "stage 1")
    play(state, "stage 1")
    assert state.civ[0].blue_bank == 0
    assert refusal(state, "stage 1") == "TA-5.8"  # paying 2 of 3 moves the token to Bronze and gives none back


@rule("TA-5.9")
def test_a_new_leader_replaces_the_old() -> None:
    state = table()
    leader(state, "moses")
    row(state, "joan_of_arc")
    play(state, "take 1", "lead joan_of_arc")
    assert state.civ[0].leader == INDEX["joan_of_arc"]
    assert state.civ[0].civil_spent == 2
    state.check()


@rule("TA-5.10")
def test_an_action_card_must_be_possible_in_full() -> None:
    state = table()
    hand(state, "rich_land_i", "engineering_genius_i", "efficient_upgrade_i", "frugality_i", "breakthrough_i")
    unused(state, 0)
    for name in in_hand(state):
        assert refusal(state, f"play {name}") == "TA-5.10"
    hand(state, "work_of_art_i")
    play(state, "play work_of_art_i")
    assert (state.civ[0].culture, state.civ[0].civil_spent) == (5, 1)
    assert "work_of_art_i" not in in_hand(state)


@rule("TA-5.11")
def test_special_resources_are_used_first_and_lost_at_the_end() -> None:
    state = table()
    hand(state, "patriotism_i")
    stored(state, bronze=1)
    unused(state, 1)
    play(state, "play patriotism_i", "build warriors")
    assert (state.civ[0].unit_resources, state.civ[0].resources) == (0, 1)
    state = table()
    hand(state, "patriotism_i")
    play(state, "play patriotism_i", "done")
    assert state.civ[0].unit_resources == 0


@rule("TA-5.12")
def test_a_discount_serves_only_its_action_and_stops_at_nothing() -> None:
    state = table(age=2)
    hand(state, "rich_land_ii", "ideal_building_site_ii")
    unused(state, 2)
    play(state, "play rich_land_ii")
    assert offered(state) == ["build agriculture", "build bronze"]
    play(state, "build agriculture")
    play(state, "play ideal_building_site_ii")
    assert offered(state) == ["build philosophy", "build religion"]
    play(state, "build religion")
    assert state.civ[0].civil_spent == 2


@rule("TA-5.12")
def test_engineering_genius_builds_one_stage() -> None:
    state = table(age=2)
    tech(state, "masonry")
    building(state, "pyramids")
    hand(state, "engineering_genius_ii")
    play(state, "play engineering_genius_ii")
    assert state.civ[0].stages_built == 1


@rule("TA-5.13")
def test_a_tactics_card_replaces_the_old_one() -> None:
    state = table()
    tactic(state, "legion")
    arms(state, "fighting_band")
    workers(state, warriors=2)
    play(state, "array fighting_band")
    assert state.civ[0].military_spent == 1
    assert state.civ[0].strength == 3
    assert game.view(state, 0)["players"][0]["tactic"] == "fighting_band"
    assert game.view(state, 0)["military_discard"] == {"I": 1}
    assert state.civ[0].tactic >= 0


@rule("TA-5.14")
def test_frugality_has_to_be_paid_before_its_food_comes() -> None:
    state = table()
    hand(state, "frugality_a", "frugality_i")
    stored(state, agriculture=1)
    assert refusal(state, "play frugality_i") == "TA-5.10"
    leader(state, "moses")
    play(state, "play frugality_i")
    assert state.civ[0].food == 2
    assert state.civ[0].unused == 2


@rule("TA-5.15")
def test_the_order_of_discounts() -> None:
    state = table(age=3)
    tech(state, "masonry")
    leader(state, "js_bach")
    theater, better = INDEX["drama"], INDEX["opera"]
    assert build_price(state, 0, theater, 0) == 5 - 1 - 1
    assert upgrade_price(state, 0, theater, better, 0) == 7 - 3
    assert upgrade_price(state, 0, theater, better, 9) == 0
    leader(state, "nikola_tesla", seat=1)
    assert build_price(state, 0, INDEX["alchemy"], 9) == 1  # the surcharge comes after the reduction
    assert build_price(state, 0, INDEX["drama"], 0) == 3


@rule("TA-5.16")
def test_homers_resource_is_there_once_a_turn() -> None:
    state = table()
    hand(state, "homer")
    stored(state, bronze=2)
    unused(state, 2)
    play(state, "lead homer", "build warriors")
    assert state.civ[0].resources == 1
    assert refusal(state, "build warriors") == "TA-5.5"
    assert state.civ[0].culture_rating == 2


# ----------------------------------------------------------------------------------------------------------------- TA-6


@rule("TA-6.1")
@pytest.mark.parametrize(
    ("have", "amount", "left"),
    [((3, 2, 0), 3, (0, 2, 0)), ((1, 0, 2), 2, (2, 0, 1)), ((0, 3, 0), 1, (1, 2, 0)), ((2, 1, 1), 5, (0, 1, 0))],
)
def test_the_payment_that_leaves_most_tokens_in_the_bank(
    have: tuple[int, int, int], amount: int, left: tuple[int, int, int]
) -> None:
    state = table(age=2)
    stored(state, bronze=have[0], iron=have[1], coal=have[2])
    pay(state, 0, amount, False)
    now = (blue(state, "bronze"), blue(state, "iron"), blue(state, "coal"))
    assert now in (left, (0, 1, 1)) if have == (1, 0, 2) else now == left


@rule("TA-6.1")
def test_without_change_the_excess_is_lost() -> None:
    state = table(age=2)
    stored(state, coal=2)
    blues(state, 0)
    pay(state, 0, 1, False)  # 3 -> 1 + 1 would need a token of the bank; 3 -> 1 pays 2
    assert (blue(state, "coal"), blue(state, "bronze"), state.civ[0].resources) == (1, 1, 4)
    state.check()


@rule("TA-6.1", "TA-15.5")
def test_change_lies_on_a_lab_only_under_tesla() -> None:
    for tesla, left in ((False, (2, 0)), (True, (0, 1))):
        state = table(age=3)
        tech(state, "scientific_method")
        stored(state, coal=1)
        if tesla:
            leader(state, "nikola_tesla")
        pay(state, 0, 1, False)
        assert (blue(state, "bronze"), blue(state, "scientific_method")) == left


@rule("TA-6.1")
def test_losses_take_what_there_is() -> None:
    state = table()
    stored(state, bronze=2)
    assert lose(state, 0, 5, False) == 2


@rule("TA-6.2")
def test_gains_stop_with_the_bank() -> None:
    state = table()
    blues(state, 1)
    assert gain(state, 0, 3, True) == 1
    tech(state, "irrigation")
    blues(state, 1)
    assert gain(state, 0, 3, True) == 2


@rule("TA-6.3")
def test_a_technology_can_be_played_in_the_turn_it_is_taken() -> None:
    state = table()
    row(state, "iron")
    put_value(state, "science", 5)
    play(state, "take 1", "develop iron")
    assert (state.civ[0].science, state.civ[0].civil_spent) == (0, 2)
    hand(state, "alchemy")
    assert refusal(state, "develop alchemy") == "TA-6.3"


@rule("TA-6.4")
def test_older_cards_stay_and_may_be_built_on() -> None:
    state = table()
    assert refusal(state, "build iron") == "TA-6.4"
    tech(state, "iron")
    stored(state, bronze=2)
    assert legal(state, "build bronze")


@rule("TA-6.5")
def test_a_special_technology_replaces_its_family_and_never_a_better_one() -> None:
    state = table(age=2)
    tech(state, "strategy", "masonry")
    hand(state, "warfare", "architecture")
    put_value(state, "science", 20)
    assert refusal(state, "develop warfare") == "TA-6.5"
    play(state, "develop architecture")
    assert not state.civ[0].technologies >> INDEX["masonry"] & 1
    assert state.civ[0].technologies >> INDEX["strategy"] & 1
    state.check()


@rule("TA-6.5")
def test_justice_and_civil_service_swap_their_tokens() -> None:
    state = table(age=3)
    hand(state, "justice_system", "civil_service")
    put_value(state, "science", 17)
    play(state, "develop justice_system")
    assert state.civ[0].blue_bank == 21
    play(state, "develop civil_service")
    assert state.civ[0].blue_bank == 21
    assert state.civ[0].civil_actions == 6


@rule("TA-6.6")
def test_a_revolution_leaves_the_military_actions() -> None:
    state = table()
    hand(state, "monarchy")
    put_value(state, "science", 3)
    stored(state, bronze=2)
    play(state, "build warriors", "revolt monarchy")
    assert (state.civ[0].civil_spent, state.civ[0].civil_actions) == (5, 5)
    assert (state.civ[0].military_spent, state.civ[0].military_actions) == (1, 3)
    assert state.civ[0].science == 0


@rule("TA-6.7")
def test_breakthrough_carries_a_revolution() -> None:
    state = table()
    hand(state, "monarchy", "breakthrough_i", "iron")
    put_value(state, "science", 5)
    play(state, "play breakthrough_i")
    assert offered(state) == ["develop iron", "revolt monarchy"]
    play(state, "revolt monarchy")
    assert state.civ[0].science == 5 - 3 + 2
    assert state.civ[0].civil_spent == state.civ[0].civil_actions == 5


@rule("TA-6.8", "TA-6.9")
def test_a_peaceful_change_keeps_what_is_spent() -> None:
    state = table(age=2)
    tech(state, "constitutional_monarchy")
    hand(state, "republic", "theocracy")
    put_value(state, "science", 21)
    put_value(state, "military_spent", 3)
    play(state, "develop republic")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (7, 1)
    assert (state.civ[0].military_actions, state.civ[0].military_spent) == (2, 2)
    play(state, "develop theocracy")  # an older government is allowed
    assert state.civ[0].government == INDEX["theocracy"]
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (4, 2)


@rule("TA-6.10")
def test_discounts_apply_to_each_building_by_its_level() -> None:
    state = table(age=3)
    tech(state, "engineering")
    costs = [build_price(state, 0, INDEX[n], 0) for n in ("philosophy", "alchemy", "scientific_method", "computers")]
    assert costs == [3, 5, 6, 7]


@rule("TA-6.11")
def test_a_spent_action_bars_a_revolution_even_if_it_came_back() -> None:
    state = table(age=2)
    leader(state, "isaac_newton")
    hand(state, "monarchy", "iron")
    put_value(state, "science", 9)
    play(state, "develop iron")
    assert state.civ[0].civil_spent == 0
    assert refusal(state, "revolt monarchy") == "TA-6.11"


@rule("TA-6.11")
def test_what_costs_no_action_bars_nothing() -> None:
    state = table()
    leader(state, "michelangelo")
    row(state, "taj_mahal")
    hand(state, "monarchy")
    put_value(state, "science", 3)
    play(state, "take 1")
    assert legal(state, "revolt monarchy")


@rule("TA-6.12")
def test_breakthrough_with_a_peaceful_change_and_under_robespierre() -> None:
    state = table(age=2)
    hand(state, "monarchy", "breakthrough_i")
    put_value(state, "science", 9)
    play(state, "play breakthrough_i", "develop monarchy")
    assert (state.civ[0].civil_spent, state.civ[0].science) == (1, 2)
    state = table(age=2)
    leader(state, "maximilien_robespierre")
    hand(state, "monarchy", "breakthrough_i", "work_of_art_ii")
    put_value(state, "science", 9)
    play(state, "play work_of_art_ii", "play breakthrough_i", "revolt monarchy")
    assert state.civ[0].civil_spent == 2
    assert state.civ[0].military_spent == state.civ[0].military_actions == 4


# ----------------------------------------------------------------------------------------------------------------- TA-7


@rule("TA-7.1")
def test_a_leader_works_until_replaced() -> None:
    state = table()
    leader(state, "julius_caesar")
    assert state.civ[0].military_actions == 3
    hand(state, "joan_of_arc")
    play(state, "lead joan_of_arc")
    assert state.civ[0].military_actions == 2
    assert game.view(state, 0)["players"][0]["leader"] == "joan_of_arc"


@rule("TA-7.2")
def test_a_wonder_works_from_its_completion() -> None:
    state = table()
    building(state, "taj_mahal", 2)
    stored(state, bronze=2)
    assert state.civ[0].culture_rating == 0
    play(state, "stage 1", "done")
    assert state.civ[0].culture == 3
    assert state.civ[0].wonders


@rule("TA-7.3")
def test_an_age_iii_wonder_scores_once() -> None:
    state = table(age=3)
    building(state, "internet", 4)
    workers(state, philosophy=1, alchemy=2, multimedia=1)
    stored(state, bronze=2)
    log = play(state, "stage 1")
    assert "completed" in keys(log)
    assert state.civ[0].culture == 2 * (1 + 1 + 3)
    assert state.civ[0].culture_rating == 3


@rule("TA-7.4")
def test_colonization_means_nothing_in_the_simple_game() -> None:
    state = table(2, "simple")
    wonders(state, "colossus")
    leader(state, "christopher_columbus")
    assert {name.split()[0] for name in offered(state)} <= {"destroy", "done", "build", "take"}


@rule("TA-7.5")
def test_action_cards_give_points_not_ratings() -> None:
    state = table()
    hand(state, "revolutionary_idea_i")
    play(state, "play revolutionary_idea_i")
    assert state.civ[0].science == 2
    assert game.view(state, 0)["players"][0]["science_rating"] == 1


@rule("TA-7.6")
def test_discarded_civil_cards_never_return() -> None:
    state = table()
    leader(state, "moses")
    hand(state, "joan_of_arc", "work_of_art_i")
    before = state.cards[CIVIL_GONE + 1]
    play(state, "lead joan_of_arc", "play work_of_art_i")
    assert state.cards[CIVIL_GONE + 1] != before
    act(state)
    assert not legal(state, "play work_of_art_i")
