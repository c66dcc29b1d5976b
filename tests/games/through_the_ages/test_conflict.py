"""TA-10.20 to 10.26, TA-10.50 to 10.55 and TA-11: aggressions, wars, strength."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX, NONE
from saecula.games.through_the_ages.phases import ACTIONS, POLITICS
from saecula.games.through_the_ages.ratings import army_bonus, best_army, sacrifice_value
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import (
    arms,
    begin_turn,
    building,
    colony,
    hand,
    in_arms,
    leader,
    legal,
    offered,
    on,
    pact,
    play,
    politic,
    put_value,
    refusal,
    stored,
    table,
    tactic,
    tech,
    unused,
    war,
    wonders,
    workers,
)
from tests.rules import rule


def strong(seats: int = 2, age: int = 2, one_attacker: bool = False) -> Ages:
    """Seat 0 has strength 9 and three military actions, seat 1 strength 1."""
    state = table(seats, age=age, one_attacker_per_turn=one_attacker)
    workers(state, warriors=9)
    tech(state, "monarchy")
    return state


def attack(state: Ages, name: str, target: int = 1) -> None:
    """An aggression to which nobody adds anything."""
    arms(state, name)
    politic(state)
    play(state, f"attack {name}", f"aim {target}", "done")
    if state.attack != NO_CARD and offered(state, "sacrifice"):
        play(state, "done")


@rule("TA-10.20")
def test_an_aggression_needs_an_object_and_costs_actions() -> None:
    state = strong(3)
    arms(state, "annex", "assassinate", "sabotage", "spy")
    politic(state)
    assert offered(state, "attack") == ["attack spy"]
    assert refusal(state, "attack annex") == "TA-10.20"
    colony(state, "wealthy_territory_i", seat=2)
    leader(state, "js_bach", seat=1)
    building(state, "pyramids", 1, seat=2)
    play(state, "attack sabotage")
    assert offered(state) == ["aim 2"]
    assert refusal(state, "aim 1") == "TA-10.20"
    play(state, "aim 2")
    assert state.civ[0].military_spent == 0  # level of the wonder: Age A costs nothing
    politic(state)
    state = strong(3)
    leader(state, "js_bach", seat=1)
    arms(state, "assassinate")
    politic(state)
    play(state, "attack assassinate", "aim 1")
    assert state.civ[0].military_spent == 2


@rule("TA-10.20")
def test_a_sabotaged_wonder_and_an_assassinated_leader_are_gone() -> None:
    state = strong()
    building(state, "kremlin", 2, seat=1)
    leader(state, "js_bach", seat=1)
    tokens = state.civ[1].blue_bank
    attack(state, "sabotage")
    assert state.civ[1].wonder == NONE
    assert state.civ[1].blue_bank == tokens + 2
    assert state.civ[0].culture == 6
    put_value(state, "military_spent", 0)
    attack(state, "assassinate")
    assert state.civ[1].leader == NONE
    assert state.civ[0].culture == 12
    state.check()


@rule("TA-10.21", "TA-10.23")
def test_sacrificed_units_count_twice_and_go_afterwards() -> None:
    state = strong()
    workers(state, seat=1, warriors=14)
    put_value(state, "science", 5, seat=1)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1")
    assert state.actors == (0,)
    bank = state.civ[0].yellow_bank
    play(state, *["sacrifice warriors"] * 6, "done")
    assert game.view(state, 1)["battle"]["attack"] == 15
    assert state.civ[0].yellow_bank == bank
    play(state, "done")
    assert state.civ[0].science == 5
    assert state.civ[0].strength == 3
    assert state.civ[0].yellow_bank == bank + 6


@rule("TA-10.22")
def test_the_defender_adds_units_and_cards_knowing_the_attack() -> None:
    state = strong()
    workers(state, seat=1, warriors=3)
    arms(state, "bonus_i", "bonus_ii", seat=1)
    arms(state, "spy", "bonus_ii")
    politic(state)
    play(state, "attack spy", "aim 1")
    assert not offered(state, "spend")  # the attacker has no bonus cards
    play(state, "done", "spend bonus_ii", "sacrifice warriors")
    assert game.view(state, 0)["battle"]["defence"] == 3 + 4 + 1
    assert refusal(state, "spend bonus_iii") == "TA-10.22"
    play(state, "sacrifice warriors", "done")
    assert state.civ[0].science == 0
    assert in_arms(state, 1) == ["bonus_i"]
    assert state.civ[1].strength == 1


@rule("TA-10.24")
def test_a_tie_is_a_failure_and_costs_nothing_more() -> None:
    state = strong()
    workers(state, seat=1, warriors=9)
    put_value(state, "science", 5, seat=1)
    attack(state, "spy")
    assert state.civ[1].science == 5
    assert game.view(state, 0)["military_discard"] == {"II": 1}


@rule("TA-10.25")
def test_the_victor_chooses_and_uses_tokens_of_its_own() -> None:
    state = strong()
    stored(state, seat=1, agriculture=2, bronze=3)
    attack(state, "plunder_i")
    assert state.actors == (0,)
    assert offered(state) == ["amount 0", "amount 1", "amount 2"]
    tokens = state.civ[0].blue_bank
    play(state, "amount 1")
    assert (state.civ[1].food, state.civ[1].resources) == (1, 1)
    assert (state.civ[0].food, state.civ[0].resources) == (1, 2)
    assert state.civ[0].blue_bank == tokens - 3


@rule("TA-10.26")
def test_named_units_cannot_be_lost_a_second_time() -> None:
    state = strong()
    workers(state, seat=1, warriors=1, agriculture=0, bronze=0, philosophy=0)
    unused(state, 0, seat=1)
    arms(state, "enslave")
    politic(state)
    play(state, "attack enslave", "aim 1", "done", "sacrifice warriors", "done")
    assert state.civ[0].resources == 3
    assert on(state, "warriors", 1) == 0
    assert state.defender == -1
    state.check()


@rule("TA-15.23")
@pytest.mark.parametrize(("name", "number", "gain"), [("raid_i", 1, 3), ("raid_ii", 2, 6), ("raid_iii", 3, 9)])
def test_raids(name: str, number: int, gain: int) -> None:
    state = strong(age=3)
    workers(state, seat=1, alchemy=3, religion=1)
    free = state.civ[1].unused
    attack(state, name)
    assert offered(state) == ["raze philosophy", "raze alchemy", "raze religion"]
    play(state, "raze alchemy")
    if number > 1:
        assert offered(state) == [f"amount {n}" for n in range(1, number + 1)]
        play(state, f"amount {number}")
    assert on(state, "alchemy", 1) == 3 - number
    assert state.civ[1].unused == free + number
    assert state.civ[0].resources == gain


@rule("TA-15.23")
def test_a_raid_of_age_i_rounds_up() -> None:
    state = strong()
    attack(state, "raid_i")
    play(state, "raze philosophy")
    assert state.civ[0].resources == 2


def test_annex_takes_a_colony_without_its_gain() -> None:
    state = strong()
    colony(state, "wealthy_territory_i", seat=1)
    mine, theirs = state.civ[0].blue_bank, state.civ[1].blue_bank
    attack(state, "annex")
    play(state, "yield wealthy_territory_i")
    assert (state.civ[0].blue_bank, state.civ[1].blue_bank) == (mine + 2, theirs - 2)
    assert state.civ[0].resources == 0
    assert game.view(state, 0)["players"][0]["colonies"] == ["wealthy_territory_i"]
    state.check()


def test_armed_intervention_takes_no_more_than_there_is() -> None:
    state = strong(age=3)
    put_value(state, "culture", 4, seat=1)
    attack(state, "armed_intervention")
    assert (state.civ[0].culture, state.civ[1].culture) == (4, 0)


# ----------------------------------------------------------------------------------------------------------------- wars


@rule("TA-10.50")
def test_a_war_waits_for_the_declarers_next_turn() -> None:
    state = strong()
    arms(state, "war_over_culture_ii")
    politic(state)
    play(state, "attack war_over_culture_ii", "aim 1")
    assert state.civ[0].military_spent == 3
    assert state.civ[0].war != NO_CARD
    shown = game.view(state, 1)["players"][0]["war"]
    assert (shown["card"], shown["on"]) == ("war_over_culture_ii", 1)
    assert state.frame(0) == ACTIONS
    play(state, "done", "done")
    while state.active == 1:
        play(state, "done" if legal(state, "done") else offered(state)[0])
    assert state.civ[0].war == NO_CARD


def resolve(name: str, mine: int, theirs: int, age: int = 2) -> Ages:
    state = table(2, age=age)
    workers(state, warriors=mine)
    workers(state, seat=1, warriors=theirs)
    war(state, name, 0, 1)
    return state


@rule("TA-10.51")
def test_either_side_may_win_and_a_tie_has_no_effect() -> None:
    for mine, theirs, result in ((6, 2, (14, 6)), (2, 6, (6, 14)), (3, 3, (10, 10))):
        state = resolve("war_over_culture_ii", mine, theirs)
        for s in range(2):
            put_value(state, "culture", 10, seat=s)
        arms(state, "bonus_ii", seat=1)
        begin_turn(state)
        play(state, "done")
        assert not offered(state, "spend")  # no defense cards in a war
        assert refusal(state, "spend bonus_ii") == "TA-10.51"
        play(state, "done")
        assert (state.civ[0].culture, state.civ[1].culture) == result
        assert state.frame(0) == POLITICS  # the turn goes on with its own political action


@rule("TA-10.51")
def test_both_may_sacrifice_the_declarer_first() -> None:
    state = resolve("war_over_culture_ii", 3, 4)
    put_value(state, "culture", 9, seat=1)
    begin_turn(state)
    play(state, "sacrifice warriors", "sacrifice warriors", "done", "done")
    assert state.civ[0].culture == 1
    assert on(state, "warriors") == 1


@rule("TA-10.52")
def test_the_winner_takes_no_more_than_there_is() -> None:
    state = resolve("war_over_resources", 9, 1)
    stored(state, seat=1, bronze=2, agriculture=1)
    begin_turn(state)
    play(state, "done", "done")
    assert (state.civ[0].resources, state.civ[0].food) == (2, 1)


@rule("TA-10.53")
def test_war_over_technology() -> None:
    state = resolve("war_over_technology", 15, 1)
    tech(state, "code_of_laws", "warfare", "navigation", seat=1)
    workers(state, warriors=20)
    tech(state, "strategy")
    put_value(state, "science", 5, seat=1)
    begin_turn(state)
    play(state, "done", "done")
    assert offered(state) == ["steal code_of_laws", "steal navigation", "done"]  # Warfare is worse than Strategy
    assert refusal(state, "steal warfare") == "TA-10.53"
    play(state, "steal code_of_laws")
    assert (state.civ[0].civil_actions, state.civ[1].civil_actions) == (5, 4)
    assert not state.civ[1].technologies >> INDEX["code_of_laws"] & 1
    play(state, "done")
    assert state.civ[0].science == 5
    state.check()


@rule("TA-10.54")
def test_war_over_territory_and_holy_war() -> None:
    state = resolve("war_over_territory", 9, 2)
    mine, theirs = state.civ[0].yellow_tokens, state.civ[1].yellow_tokens
    begin_turn(state)
    play(state, "done", "done")
    assert (state.civ[0].yellow_tokens, state.civ[1].yellow_tokens) == (mine + 3, theirs - 3)  # 1 + 7 // 3
    state = resolve("holy_war", 9, 2, age=3)
    unused(state, 1, seat=1)
    begin_turn(state)
    play(state, "done", "done")
    assert state.civ[0].culture == 6
    assert state.actors == (1,)
    play(state, "lose bronze")
    assert (state.civ[1].unused, on(state, "bronze", 1)) == (0, 1)


@rule("TA-10.55", "TA-15.13")
def test_joan_of_arc_scores_when_attacked() -> None:
    state = strong(age=2)
    leader(state, "joan_of_arc", seat=1)
    arms(state, "war_over_culture_ii")
    politic(state)
    play(state, "attack war_over_culture_ii", "aim 1")
    assert state.civ[1].culture == 5


@rule("TA-10.34")
def test_open_borders_help_the_attacker_only() -> None:
    state = table(3, age=2)
    pact(state, "open_borders_agreement", 0, 1)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1", "done")
    battle = game.view(state, 2)["battle"]
    assert (battle["attack"], battle["defence"]) == (4, 1)


# ---------------------------------------------------------------------------------------------------------------- TA-11


@rule("TA-11.1")
def test_what_makes_strength() -> None:
    state = table(3, age=3)
    workers(state, warriors=2, team_sports=1)
    tactic(state, "fighting_band")
    tech(state, "fundamentalism", "warfare")
    leader(state, "julius_caesar")
    wonders(state, "colossus")
    colony(state, "strategic_territory_i")
    pact(state, "military_pact", 0, 1)
    assert state.civ[0].strength == 2 + 2 + 1 + 5 + 1 + 1 + 1 + 2 + 4


@rule("TA-11.2")
def test_armies_need_exactly_their_units() -> None:
    state = table()
    workers(state, warriors=3, knights=1)
    tactic(state, "phalanx")
    assert state.civ[0].strength == 3 + 2 + 3
    workers(state, knights=2)
    assert state.civ[0].strength == 3 + 4 + 3


@rule("TA-11.3", "TA-11.4")
@pytest.mark.parametrize(
    ("units", "strength"),
    [
        ({"warriors": 2, "knights": 2}, 2 + 4 + 5),
        ({"swordsmen": 2, "knights": 2}, 4 + 4 + 9),
        ({"swordsmen": 3, "warriors": 1, "knights": 4}, 6 + 1 + 8 + 9 + 5),
        ({"modern_infantry": 2, "tanks": 2}, 10 + 10 + 9),
    ],
)
def test_antiquated_units(units: dict[str, int], strength: int) -> None:
    state = table(age=3)
    workers(state, warriors=0)
    workers(state, **units)
    tactic(state, "classic_army")
    assert state.civ[0].strength == strength


@rule("TA-11.3")
def test_a_card_with_one_bonus_ignores_age() -> None:
    state = table(age=3)
    workers(state, warriors=0, knights=1, cannon=1)
    tactic(state, "mobile_artillery")
    assert state.civ[0].strength == 2 + 3 + 5


@rule("TA-11.5")
def test_air_forces_serve_full_armies_first() -> None:
    state = table(age=3)
    workers(state, warriors=2, swordsmen=2, knights=4, air_forces=1)
    tactic(state, "classic_army")
    assert state.civ[0].strength == 2 + 4 + 8 + 5 + 9 * 2 + 5
    workers(state, air_forces=3)
    assert state.civ[0].strength == 2 + 4 + 8 + 15 + 9 * 2 + 5 * 2


@rule("TA-11.6", "TA-15.4")
def test_napoleon_counts_the_best_army_again() -> None:
    state = table(age=2)
    workers(state, warriors=1, knights=1)
    leader(state, "napoleon_bonaparte")
    assert state.civ[0].strength == 3
    tactic(state, "medieval_army")
    assert state.civ[0].strength == 3 + 2 + 2
    assert state.civ[0].military_actions == 3
    assert best_army(state.civ[0].workers, INDEX["warriors"], INDEX["medieval_army"]) == 2


@rule("TA-11.7")
def test_genghis_khan_ignores_tactics() -> None:
    state = table(age=1)
    workers(state, warriors=1, knights=2)
    tactic(state, "medieval_army")
    leader(state, "genghis_khan")
    assert state.civ[0].strength == 1 + 6


@rule("TA-11.8")
def test_bonuses_of_the_whole_civilization_do_not_go_with_a_unit() -> None:
    state = table(age=2)
    workers(state, warriors=1, knights=1)
    units = state.civ[0].workers[INDEX["warriors"] : INDEX["air_forces"] + 1]
    for name, value in (("alexander_the_great", 3), ("genghis_khan", 4), ("napoleon_bonaparte", 3)):
        leader(state, name)
        assert sacrifice_value(state, 0, units, 0) == value
        put_value(state, "leader", NONE)
    tactic(state, "medieval_army")
    assert sacrifice_value(state, 0, units, 0) == 5
    assert army_bonus(units, 0, INDEX["medieval_army"]) == 2


@rule("TA-11.9", "TA-13.7")
def test_no_sacrifice_in_the_last_round() -> None:
    state = strong(age=3)
    state.last_round = state.round
    arms(state, "armed_intervention")
    arms(state, "bonus_iii", seat=1)
    politic(state)
    play(state, "attack armed_intervention", "aim 1")
    assert state.actors == (1,)
    assert offered(state) == ["spend bonus_iii", "done"]
    assert refusal(state, "sacrifice warriors") == "TA-13.7"


@rule("TA-15.17")
def test_gandhi_and_churchill() -> None:
    state = strong(age=3)
    leader(state, "mahatma_gandhi", seat=1)
    arms(state, "armed_intervention", "spy")
    tech(state, "communism")
    politic(state)
    play(state, "attack armed_intervention", "aim 1")
    assert state.civ[0].military_spent == 4
    state = strong(age=3)
    leader(state, "mahatma_gandhi")
    arms(state, "spy")
    politic(state)
    assert refusal(state, "attack spy") == "TA-10.20"
    state = strong(age=3)
    leader(state, "winston_churchill", seat=1)
    arms(state, "bonus_iii", seat=1)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1", "done", "spend bonus_iii")
    assert game.view(state, 0)["battle"]["defence"] == 1 + 12


@rule("TA-15.11")
def test_churchill_builds_cheaper_while_a_war_is_declared_on_him() -> None:
    state = table(2, age=3)
    leader(state, "winston_churchill")
    hand(state, "modern_infantry")
    put_value(state, "science", 5)
    play(state, "develop modern_infantry")
    assert state.civ[0].science == 0
    stored(state, bronze=5)
    assert not legal(state, "build modern_infantry")
    war(state, "war_over_culture_iii", 1, 0)
    assert legal(state, "build modern_infantry")
    play(state, "build modern_infantry")
    assert state.civ[0].resources == 0


def test_a_war_on_somebody_who_has_resigned_is_discarded() -> None:
    state = table(3, age=2)
    war(state, "war_over_culture_ii", 0, 1)
    politic(state, 1)
    state.resign(1)
    assert state.civ[0].war == NO_CARD
    state.check()
