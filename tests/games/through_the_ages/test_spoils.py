"""TA-10.25, TA-10.26 and TA-10.52 to 10.54 where it hurts: what an attack takes when tokens or people are short."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.components import INDEX, NONE
from saecula.games.through_the_ages.phases import ACTIONS, POLITICS
from saecula.games.through_the_ages.settling import settled
from tests.games.through_the_ages.given import (
    arms,
    bank,
    blues,
    colony,
    hand,
    in_hand,
    keys,
    leader,
    legal,
    offered,
    on,
    play,
    politic,
    put_value,
    refusal,
    stored,
    tech,
    unused,
    workers,
)
from tests.games.through_the_ages.test_attacks import armed, at_war, attack, fight
from tests.rules import rule

# --------------------------------------------------------------------------------------------------------------- spoils


@rule("TA-10.25")
def test_a_victor_without_blue_tokens_gains_only_what_it_can_store() -> None:
    state = armed()
    stored(state, seat=1, bronze=5)
    blues(state, 2)
    attack(state, "plunder_ii")
    assert (state.civ[0].resources, state.civ[1].resources, state.civ[0].blue_bank) == (2, 0, 0)


@rule("TA-10.25", "TA-2.5")
def test_stolen_science_does_not_leave_the_track() -> None:
    state = armed()
    put_value(state, "science", 38)
    put_value(state, "science", 9, seat=1)
    attack(state, "spy")
    assert (state.civ[0].science, state.civ[1].science) == (40, 4)


@rule("TA-10.25")
def test_the_victor_takes_all_of_one_good_if_there_is_no_other() -> None:
    state = armed()
    stored(state, seat=1, agriculture=4)
    attack(state, "plunder_i")
    assert (state.civ[0].food, state.civ[1].food) == (3, 1)
    state = armed()
    stored(state, seat=1, agriculture=2, bronze=3)
    attack(state, "plunder_ii")
    assert (state.civ[0].food, state.civ[0].resources) == (2, 3)


@rule("TA-10.25")
def test_the_mix_of_a_plunder_is_bounded_by_both_stores() -> None:
    state = armed(age=3)
    stored(state, seat=1, agriculture=7, bronze=6)
    attack(state, "plunder_iii")
    assert offered(state) == [f"amount {n}" for n in range(2, 8)]
    play(state, "amount 4")
    assert (state.civ[0].food, state.civ[0].resources) == (4, 4)
    assert state.frame(0) == ACTIONS  # and the turn goes on


@rule("TA-15.23")
def test_a_raid_may_destroy_fewer_and_rounds_the_total_down() -> None:
    state = armed(age=3)
    workers(state, seat=1, philosophy=3)
    attack(state, "raid_iii")
    play(state, "raze philosophy", "amount 3")
    assert state.civ[0].resources == 4  # half of 9
    assert state.frame(0) == ACTIONS
    state = armed(age=3)
    attack(state, "raid_iii")
    play(state, "raze philosophy")  # the only one
    assert (state.civ[0].resources, state.frame(0)) == (1, ACTIONS)
    state = armed(age=3)
    workers(state, seat=1, philosophy=3)
    attack(state, "raid_ii")
    play(state, "raze philosophy")
    assert offered(state) == ["amount 1", "amount 2"]
    play(state, "amount 1")
    assert (on(state, "philosophy", 1), state.civ[0].resources) == (2, 1)
    state.check()


@rule("TA-10.20")
def test_who_has_no_urban_building_cannot_be_raided() -> None:
    state = armed(3)
    workers(state, seat=1, philosophy=0)
    arms(state, "raid_i")
    politic(state)
    play(state, "attack raid_i")
    assert offered(state) == ["aim 2"]
    assert refusal(state, "aim 1") == "TA-10.20"


@rule("TA-15.23")
def test_every_urban_building_and_nothing_else_can_be_raided() -> None:
    state = armed(age=3)
    workers(state, seat=1, mechanized_agriculture=1, oil=1, computers=1, movies=1, professional_sports=1, warriors=1)
    attack(state, "raid_i")
    names = ["philosophy", "computers", "professional_sports", "movies"]
    assert sorted(offered(state)) == sorted(f"raze {name}" for name in names)
    play(state, "raze movies")
    state.check()


@rule("TA-10.14")
def test_an_annexed_colony_brings_all_its_tokens_even_if_the_loser_has_none_to_return() -> None:
    state = armed()
    colony(state, "fertile_territory_i", seat=1)
    colony(state, "strategic_territory_i", seat=1)
    bank(state, 1, seat=1)
    mine, theirs = state.civ[0].yellow_tokens, state.civ[1].yellow_tokens
    attack(state, "annex")
    assert offered(state) == ["yield fertile_territory_i", "yield strategic_territory_i"]
    play(state, "yield fertile_territory_i")
    assert (state.civ[0].yellow_tokens, state.civ[1].yellow_tokens) == (mine + 3, theirs - 1)
    assert state.civ[0].food == 0
    put_value(state, "military_spent", 0)
    attack(state, "annex")
    strength = state.civ[0].strength
    play(state, "yield strategic_territory_i")
    assert state.civ[0].strength == strength + 2
    state.check()


@rule("TA-10.25")
def test_enslave_brings_resources_even_if_there_is_nobody_to_lose() -> None:
    state = armed()
    unused(state, 0, seat=1)
    attack(state, "enslave")
    assert state.actors == (1,)  # the loser chooses whom to lose
    assert legal(state, "lose philosophy")
    play(state, "lose philosophy")
    assert state.civ[0].resources == 3


@rule("TA-10.26", "TA-10.54")
def test_sacrificed_workers_are_not_in_the_bank_for_a_war_over_territory() -> None:
    state = at_war("war_over_territory", 12, 2, age=2)
    bank(state, 1, seat=1)
    mine, theirs = state.civ[0].yellow_tokens, state.civ[1].yellow_tokens
    fight(state, "done", "sacrifice warriors", "sacrifice warriors", "done")
    assert (state.civ[0].yellow_tokens, state.civ[1].yellow_tokens) == (mine + 1, theirs - 1)
    assert state.civ[1].yellow_bank == 2  # they come afterwards
    state.check()


@rule("TA-10.54")
@pytest.mark.parametrize(("advantage", "tokens"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_a_war_over_territory_rounds_down(advantage: int, tokens: int) -> None:
    state = at_war("war_over_territory", 1 + advantage, 1, age=2)
    theirs = state.civ[1].yellow_tokens
    fight(state)
    assert state.civ[1].yellow_tokens == theirs - tokens


@rule("TA-10.54", "TA-10.26")
@pytest.mark.parametrize(("advantage", "losses"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_holy_war_rounds_down(advantage: int, losses: int) -> None:
    state = at_war("holy_war", 1 + advantage, 1)
    unused(state, 5, seat=1)
    fight(state)
    assert (state.civ[1].unused, state.civ[0].culture) == (5 - losses, 3 * losses)


@rule("TA-10.54", "TA-10.26")
def test_a_holy_war_scores_only_people_who_are_there() -> None:
    state = at_war("holy_war", 30, 2)
    workers(state, seat=1, agriculture=1, bronze=0, philosophy=0)
    unused(state, 1, seat=1)
    fight(state, "done", "sacrifice warriors", "done")
    assert state.civ[0].culture == 3 * 3  # the unused one, the farmer, and the warriors not named for sacrifice
    assert offered(state) == ["lose agriculture", "lose warriors"]
    play(state, "lose warriors")
    assert offered(state) == ["lose agriculture"]
    play(state, "lose agriculture")
    assert on(state, "warriors", 1) == 0
    assert state.frame(0) == POLITICS
    state.check()


def test_people_to_be_lost_count_as_lost_the_cheapest_first() -> None:
    """Bots judge the position so, whoever is still to say which ones."""
    state = at_war("holy_war", 30, 2)
    workers(state, seat=1, agriculture=1, bronze=0, philosophy=1)
    unused(state, 0, seat=1)
    fight(state, "done", "done")
    assert offered(state)[0].startswith("lose ")
    before = sum(state.civ[1].workers)
    after = settled(state)
    left = {name: on(after, name, 1) for name in ("agriculture", "philosophy", "warriors")}
    assert after.frame(0) == POLITICS
    assert sum(after.civ[1].workers) < before
    assert left["philosophy"] >= max(left["agriculture"], left["warriors"])
    assert sum(state.civ[1].workers) == before


@rule("TA-10.54", "TA-10.26")
def test_a_declarer_who_sacrifices_in_vain_does_not_lose_the_same_units_again() -> None:
    state = at_war("holy_war", 2, 20)
    workers(state, agriculture=0, bronze=0, philosophy=0)
    unused(state, 0)
    fight(state, "sacrifice warriors", "done", "done")
    assert offered(state) == ["lose warriors"]
    play(state, "lose warriors")
    assert (state.civ[1].culture, on(state, "warriors"), state.frame(0)) == (3, 0, POLITICS)
    state.check()


@rule("TA-10.54")
def test_a_holy_war_won_by_the_rival() -> None:
    state = at_war("holy_war", 1, 7)
    unused(state, 1)
    fight(state)
    assert (state.civ[0].unused, state.civ[1].culture) == (0, 6)
    assert state.actors == (0,)
    assert legal(state, "lose warriors")
    play(state, "lose agriculture")
    assert (on(state, "agriculture"), state.frame(0)) == (1, POLITICS)


# -------------------------------------------------------------------------------------------------- war over technology


@rule("TA-10.53")
def test_a_stolen_technology_replaces_its_family_with_its_blue_tokens() -> None:
    state = at_war("war_over_technology", 30, 1, seats=4)
    tech(state, "code_of_laws")
    tech(state, "justice_system", seat=1)
    hand(state, "justice_system")
    blues(state, 10)
    blues(state, 1, seat=1)
    all_mine, all_theirs = state.civ[0].blue_tokens, state.civ[1].blue_tokens
    fight(state)
    play(state, "steal justice_system")
    assert (state.civ[0].blue_bank, state.civ[0].blue_tokens) == (13, all_mine + 3)
    assert (state.civ[1].blue_bank, state.civ[1].blue_tokens) == (0, all_theirs - 1)
    assert (state.civ[0].civil_actions, state.civ[1].civil_actions) == (5, 4)
    assert not state.civ[0].technologies >> INDEX["code_of_laws"] & 1
    assert in_hand(state) == ["justice_system"]  # a copy in hand stays ...
    assert state.frame(0) == POLITICS
    put_value(state, "science", 40)
    play(state, "done")
    assert not offered(state, "develop")  # ... and cannot be played
    assert state.civ[0].civil_spent == 0
    state.check()


@rule("TA-10.53")
def test_stolen_architecture_builds_for_its_new_owner_only() -> None:
    state = at_war("war_over_technology", 30, 1)
    tech(state, "masonry")
    tech(state, "architecture", seat=1)
    fight(state)
    play(state, "steal architecture")
    assert (state.civ[0].construction, state.civ[1].construction) == (INDEX["architecture"], NONE)
    state.check()


@rule("TA-10.53")
def test_the_advantage_is_split_between_technologies_and_science() -> None:
    state = at_war("war_over_technology", 16, 1)
    tech(state, "masonry", "warfare", "navigation", seat=1)
    put_value(state, "science", 20, seat=1)
    assert state.civ[0].strength - state.civ[1].strength == 12
    fight(state)
    assert offered(state) == ["steal warfare", "steal navigation", "steal masonry", "done"]
    play(state, "steal navigation", "steal masonry")
    assert state.civ[0].science == 12 - 6 - 3
    assert state.civ[1].science == 20 - 3
    assert state.civ[1].technologies >> INDEX["warfare"] & 1  # too dear for what was left
    assert state.frame(0) == POLITICS


@rule("TA-10.53")
def test_the_victor_may_prefer_science() -> None:
    state = at_war("war_over_technology", 9, 1)
    tech(state, "masonry", seat=1)
    put_value(state, "science", 6, seat=1)
    fight(state)
    play(state, "done")
    assert (state.civ[0].science, state.civ[1].science, state.frame(0)) == (6, 0, POLITICS)


@rule("TA-10.53")
@pytest.mark.parametrize(("mine", "stolen"), [(3, False), (4, True)])
def test_the_advantage_must_reach_the_science_cost(mine: int, stolen: bool) -> None:
    state = at_war("war_over_technology", mine, 1)
    tech(state, "masonry", seat=1)  # 3 science
    fight(state)
    assert legal(state, "steal masonry") == stolen


@rule("TA-10.53")
def test_a_technology_of_the_same_level_or_name_cannot_be_stolen() -> None:
    state = at_war("war_over_technology", 30, 1, seats=4)
    tech(state, "justice_system", "strategy")
    tech(state, "justice_system", "warfare", seat=1)
    put_value(state, "science", 40, seat=1)
    advantage = state.civ[0].strength - state.civ[1].strength
    fight(state)
    assert state.civ[0].science == advantage
    assert state.frame(0) == POLITICS


@rule("TA-10.53")
def test_a_stolen_technology_is_not_played() -> None:
    state = at_war("war_over_technology", 30, 1)
    leader(state, "albert_einstein")
    tech(state, "masonry", seat=1)
    fight(state)
    play(state, "steal masonry")
    assert state.civ[0].culture == 0
    assert (state.civ[0].civil_spent, state.civ[0].military_spent) == (0, 0)


@rule("TA-10.53")
def test_the_rival_may_steal_in_the_declarers_turn() -> None:
    state = at_war("war_over_technology", 1, 20)
    tech(state, "warfare")
    fight(state)
    assert state.actors == (1,)
    play(state, "steal warfare")
    assert (state.civ[0].military_actions, state.civ[1].military_actions) == (2, 3)
    assert (state.civ[0].strength, state.civ[1].strength) == (1, 21)
    assert state.frame(0) == POLITICS
    state.check()


# ------------------------------------------------------------------------------------------------------ what is told


@rule("TA-10.25")
def test_what_is_told_of_the_spoils() -> None:
    state = armed(age=3)
    stored(state, seat=1, agriculture=3)
    put_value(state, "culture", 9, seat=1)
    arms(state, "plunder_i", "armed_intervention")
    politic(state)
    log = play(state, "attack plunder_i", "aim 1", "done", "done")
    assert keys(log)[-3:] == ["attack-succeeds", "lost-food", "gained-food"]
    politic(state)
    log = play(state, "attack armed_intervention", "aim 1", "done", "done")
    assert [(event.key.removeprefix("through_the_ages-"), event.rule) for event in log[-2:]] == [
        ("lost-culture", "TA-10.25"),
        ("gained-culture", "TA-10.25"),
    ]


@rule("TA-10.54")
@pytest.mark.parametrize(("tokens", "told"), [(3, True), (0, False)])
def test_tokens_that_change_sides_are_told(tokens: int, told: bool) -> None:
    state = at_war("war_over_territory", 5, 1, age=2)
    bank(state, tokens, seat=1)
    assert ("ceded-tokens" in fight(state)) == told
