"""TA-10.20 to 10.24, TA-10.34, TA-10.36 and TA-13.7 where it hurts: whom one may attack, and who is stronger then."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import MILITARY_USED, NO_CARD
from saecula.games.through_the_ages.components import INDEX, MILITARY_CARDS, NONE
from saecula.games.through_the_ages.phases import ACTIONS, POLITICS
from saecula.games.through_the_ages.state import CIVIL_GONE, PILE, Ages
from saecula.kernel.message import Event
from tests.games.through_the_ages.card_data import of
from tests.games.through_the_ages.given import (
    arms,
    bank,
    begin_turn,
    building,
    keys,
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
    war,
    wonders,
    workers,
)
from tests.rules import rule


def armed(seats: int = 2, age: int = 2) -> Ages:
    """Seat 0 has strength 9 and five military actions, the others strength 1."""
    state = table(seats, age=age)
    workers(state, warriors=9)
    tech(state, "communism")
    return state


def attack(state: Ages, name: str, target: int = 1) -> None:
    """An aggression to which nobody adds anything."""
    arms(state, name)
    politic(state)
    play(state, f"attack {name}", f"aim {target}")
    while state.attack != NO_CARD and offered(state, "sacrifice"):
        play(state, "done")


def at_war(name: str, mine: int, theirs: int, age: int = 3, seats: int = 2) -> Ages:
    """A war of seat 0 on seat 1, in the turn before it is resolved."""
    state = table(seats, age=age)
    workers(state, warriors=mine)
    workers(state, seat=1, warriors=theirs)
    war(state, name, 0, 1)
    return state


def fight(state: Ages, *moves: str) -> list[str]:
    """The war is resolved; nobody sacrifices anything but what is said."""
    begin_turn(state)
    return keys(play(state, *(moves or ("done", "done"))))


@rule("TA-10.20")
def test_a_completed_wonder_is_no_object_of_sabotage() -> None:
    state = armed(3)
    wonders(state, "pyramids", seat=1)
    arms(state, "sabotage", "assassinate", "annex")
    politic(state)
    assert not offered(state, "attack")


# ------------------------------------------------------------------------------------------------------- whom, and how


@rule("TA-10.20", "TA-15.17")
def test_the_cost_of_an_attack_by_its_object_and_against_gandhi() -> None:
    for name, cost in (("homer", 0), ("joan_of_arc", 1), ("js_bach", 2), ("mahatma_gandhi", 6)):
        state = armed(age=3)
        tactic(state, "legion")
        tech(state, "strategy")
        leader(state, name, seat=1)
        arms(state, "assassinate")
        politic(state)
        put_value(state, "military_spent", state.civ[0].military_actions - cost)
        assert legal(state, "attack assassinate")
        if cost:
            put_value(state, "military_spent", state.civ[0].military_actions - cost + 1)
            assert not legal(state, "attack assassinate")
            put_value(state, "military_spent", state.civ[0].military_actions - cost)
        play(state, "attack assassinate", "aim 1")
        assert state.civ[0].military_spent == state.civ[0].military_actions
        assert bool(state.civ[0].flags & MILITARY_USED) == (cost > 0)  # TA-6.11: one for nothing bars no revolution


@rule("TA-10.50", "TA-15.17")
def test_a_war_on_gandhi_costs_twice_and_gandhi_declares_none() -> None:
    state = armed(age=3)
    leader(state, "mahatma_gandhi", seat=1)
    arms(state, "war_over_culture_iii")
    politic(state)
    assert state.civ[0].military_actions == 5
    assert not legal(state, "attack war_over_culture_iii")  # 6 military actions
    tech(state, "strategy")
    politic(state)
    play(state, "attack war_over_culture_iii", "aim 1")
    assert state.civ[0].military_spent == 6
    state = armed(age=3)
    leader(state, "mahatma_gandhi")
    arms(state, "war_over_culture_iii", "armed_intervention")
    politic(state)
    assert not offered(state, "attack")


@rule("TA-10.20")
def test_an_age_a_wonder_or_leader_is_destroyed_for_nothing_and_brings_nothing() -> None:
    state = armed()
    leader(state, "homer", seat=1)
    building(state, "pyramids", 2, seat=1)
    tokens = state.civ[1].blue_bank
    attack(state, "assassinate")
    attack(state, "sabotage")
    assert (state.civ[1].leader, state.civ[0].culture, state.civ[0].military_spent) == (NONE, 0, 0)
    assert state.civ[1].blue_bank == tokens + 2
    assert state.cards[CIVIL_GONE] & (1 << 63) - 1
    state.check()


@rule("TA-15.13", "TA-10.24")
def test_joan_of_arc_scores_even_if_the_attack_fails_or_kills_her() -> None:
    state = table(2, age=2)
    leader(state, "joan_of_arc", seat=1)
    workers(state, seat=1, religion=2)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1")
    assert state.civ[1].culture == 5
    state = armed()
    leader(state, "joan_of_arc", seat=1)
    attack(state, "assassinate")
    assert (state.civ[1].culture, state.civ[0].culture, state.civ[1].leader) == (5, 3, NONE)


@rule("TA-10.20", "TA-10.60")
def test_who_has_left_or_was_never_there_cannot_be_attacked() -> None:
    state = armed(3)
    politic(state, 1)
    state.resign(1)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy")
    assert offered(state) == ["aim 2"]
    for nobody in ("aim 0", "aim 1", "aim 3"):
        assert refusal(state, nobody) == "TA-10.20"


@rule("TA-10.20")
def test_an_announced_attack_cannot_be_taken_back() -> None:
    state = armed()
    arms(state, "spy")
    politic(state)
    play(state, "attack spy")
    learned = state.reveals
    play(state, "aim 1")
    assert state.reveals > learned


@rule("TA-10.36")
@pytest.mark.parametrize("name", of("war"))
def test_no_war_at_all_on_who_has_lost_its_sovereignty(name: str) -> None:
    state = armed(3, age=3)
    pact(state, "loss_of_sovereignty", 1, 2)
    arms(state, name)
    politic(state)
    play(state, f"attack {name}")
    assert offered(state) == ["aim 1"]


@rule("TA-10.36")
def test_loss_of_sovereignty_protects_side_b_whoever_offered_it() -> None:
    for owner, side in ((1, "a"), (2, "b")):
        state = armed(3, age=3)
        pact(state, "loss_of_sovereignty", owner, 3 - owner, side)  # seat 2 is B
        arms(state, "war_over_culture_iii", "armed_intervention")
        politic(state)
        play(state, "attack war_over_culture_iii")
        assert offered(state) == ["aim 1"]
        politic(state, 2)
        arms(state, "raid_i", "plunder_i", seat=2)
        play(state, "attack plunder_i")
        assert offered(state) == ["aim 0"]  # the partners cannot attack each other


@rule("TA-10.36")
def test_a_war_declared_before_the_treaty_is_still_fought() -> None:
    state = table(3, age=3)
    workers(state, warriors=6)
    put_value(state, "culture", 9, seat=1)
    war(state, "war_over_culture_iii", 0, 1)
    pact(state, "loss_of_sovereignty", 0, 1)
    fight(state)
    assert state.civ[1].culture == 4


@rule("TA-10.34")
@pytest.mark.parametrize(("attacker", "owner"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_protection_ends_before_strengths_are_compared(attacker: int, owner: int) -> None:
    state = table(3, age=3)
    pact(state, "promise_of_military_protection", owner, 1 - owner, "ab"[owner])  # seat 1 is B
    assert (state.civ[0].strength, state.civ[1].strength) == (1, 6)
    arms(state, "spy", seat=attacker)
    politic(state, attacker)
    play(state, "attack spy", f"aim {1 - attacker}")
    assert state.civ[owner].pact == NO_CARD
    battle = game.view(state, 2)["battle"]
    assert (battle["attack"], battle["defence"]) == (1, 1)
    assert state.cards[PILE + 2] & MILITARY_CARDS[INDEX["promise_of_military_protection"]]


@rule("TA-10.34")
def test_an_attack_on_somebody_else_ends_no_pact() -> None:
    state = armed(3, age=3)
    pact(state, "military_pact", 0, 1)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 2")
    assert state.civ[0].pact != NO_CARD
    assert game.view(state, 2)["battle"]["attack"] == 9 + 4


@rule("TA-10.34")
def test_open_borders_help_the_declarer_of_a_war_while_they_last() -> None:
    for seats, owner, culture in ((3, 0, 5), (3, 1, 5), (3, -1, 8)):
        state = table(seats, age=2)
        put_value(state, "culture", 8, seat=1)
        war(state, "war_over_culture_ii", 0, 1)
        if owner >= 0:
            pact(state, "open_borders_agreement", owner, 1 - owner)
        fight(state)
        assert state.civ[1].culture == culture
    state = table(3, age=2)
    workers(state, warriors=60)
    bank(state, 18)
    pact(state, "open_borders_agreement", 2, 0)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 2", "done")
    assert game.view(state, 1)["battle"]["attack"] == 63  # TA-10.23: more than the track shows


# ----------------------------------------------------------------------------------------------- sacrifices and totals


@rule("TA-10.23", "TA-11.8")
def test_a_whole_army_takes_its_bonus_along_on_both_sides() -> None:
    state = table(2, age=2)
    for s in range(2):
        workers(state, seat=s, warriors=1, knights=1)
    tactic(state, "medieval_army")
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1", "sacrifice warriors")
    assert game.view(state, 1)["battle"]["attack"] == 5 + 1
    play(state, "sacrifice knights", "done", "sacrifice knights", "sacrifice warriors")
    battle = game.view(state, 1)["battle"]
    assert (battle["attack"], battle["defence"]) == (5 + 5, 3 + 3)
    play(state, "done")
    assert (state.civ[0].strength, state.civ[1].strength) == (0, 0)
    assert (on(state, "knights"), on(state, "knights", 1)) == (0, 0)
    state.check()


@rule("TA-10.21", "TA-11.9")
def test_no_unit_is_sacrificed_twice() -> None:
    state = table(2, age=2)
    workers(state, warriors=1)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1", "sacrifice warriors")
    assert offered(state) == ["done"]
    assert refusal(state, "sacrifice warriors") == "TA-11.9"


@rule("TA-10.22")
def test_played_defense_cards_are_gone_in_any_case() -> None:
    state = armed()
    put_value(state, "science", 5, seat=1)
    arms(state, "bonus_i", "bonus_ii", seat=1)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1", "done", "spend bonus_i", "done")
    assert state.civ[1].science == 0
    assert state.cards[PILE + 1] & MILITARY_CARDS[INDEX["bonus_i"]]
    assert state.spent_defence == 0
    put_value(state, "science", 5, seat=1)
    put_value(state, "military_spent", 0)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1", "done")
    assert game.view(state, 0)["battle"]["defence"] == 1  # nothing is left of the card of the last attack


@rule("TA-13.7")
def test_in_the_last_round_bare_strength_decides_a_war() -> None:
    for last, culture in ((True, 9), (False, 4)):
        state = at_war("war_over_culture_iii", 5, 3)
        put_value(state, "culture", 4)
        put_value(state, "culture", 5, seat=1)
        state.last_round = state.round + (0 if last else 1)
        if last:
            put_value(state, "culture", 9, seat=1)
            begin_turn(state)
            assert offered(state) == ["done"]
            play(state, "done")
            assert (state.civ[0].culture, state.civ[1].culture) == (6, 7)
            assert state.frame(0) == POLITICS
        else:
            fight(state, "done", "sacrifice warriors", "sacrifice warriors", "done")
            assert state.civ[0].culture == culture


@rule("TA-13.7")
def test_in_the_last_round_a_defender_without_cards_is_not_asked() -> None:
    state = armed(age=3)
    state.last_round = state.round
    put_value(state, "culture", 9, seat=1)
    arms(state, "armed_intervention")
    politic(state)
    play(state, "attack armed_intervention", "aim 1")
    assert state.civ[1].culture == 2
    assert state.frame(0) == ACTIONS


@rule("TA-10.51")
@pytest.mark.parametrize(("declarer", "enemy"), [(0, 2), (1, 0), (2, 1)])
def test_a_rival_without_units_is_not_asked_in_a_war(declarer: int, enemy: int) -> None:
    for mine, theirs in ((0, 3), (3, 0), (0, 0), (2, 2)):
        state = table(3, age=2)
        workers(state, seat=declarer, warriors=mine)
        workers(state, seat=enemy, warriors=theirs)
        workers(state, seat=3 - declarer - enemy, warriors=1)
        war(state, "war_over_culture_ii", declarer, enemy)
        begin_turn(state, declarer)
        assert state.actors == (declarer,)  # who may resign instead
        play(state, "done")
        if theirs:
            assert state.actors == (enemy,)
            play(state, "done")
        assert state.frame(0) == POLITICS
        assert (state.civ[declarer].war, state.civ[declarer].enemy) == (NO_CARD, -1)


@rule("TA-10.51", "TA-11.9")
def test_each_side_of_a_war_sacrifices_its_own_units_once() -> None:
    state = at_war("war_over_culture_iii", 2, 1)
    workers(state, seat=1, knights=1)
    begin_turn(state)
    assert offered(state) == ["sacrifice warriors", "done"]
    play(state, "sacrifice warriors", "sacrifice warriors")
    assert offered(state) == ["done"]
    play(state, "done")
    assert offered(state) == ["sacrifice warriors", "sacrifice knights", "done"]
    play(state, "sacrifice warriors")
    assert offered(state) == ["sacrifice knights", "done"]
    play(state, "done")
    assert (on(state, "warriors"), on(state, "warriors", 1), on(state, "knights", 1)) == (0, 0, 1)
    assert (state.attacker, state.defender, state.advantage, state.attack) == (-1, -1, 0, NO_CARD)
    assert not any(state.sacrificed)


@rule("TA-10.51")
def test_a_tie_gives_not_even_the_first_token_of_a_war_over_territory() -> None:
    state = at_war("war_over_territory", 3, 3, age=2)
    told = fight(state)
    assert "war-tied" in told
    assert (state.civ[0].yellow_tokens, state.civ[1].yellow_tokens) == (25, 25)


@rule("TA-10.51")
def test_the_rival_sacrifices_knowing_the_declarers_choice_and_may_win() -> None:
    state = at_war("war_over_culture_iii", 5, 4)
    put_value(state, "culture", 9)
    told = fight(state, "sacrifice warriors", "done", *["sacrifice warriors"] * 3, "done")
    assert "war-lost" in told
    assert (state.civ[0].culture, state.civ[1].culture) == (8, 1)  # 6 against 7
    assert (on(state, "warriors"), on(state, "warriors", 1)) == (4, 1)
    assert state.civ[0].war == NO_CARD
    assert state.cards[PILE + 3] & MILITARY_CARDS[INDEX["war_over_culture_iii"]]
    state.check()


# ------------------------------------------------------------------------------------------------------ what is told


def rules_told(log: list[Event], key: str) -> set[str]:
    return {event.rule for event in log if event.key == f"through_the_ages-{key}"}


@rule("TA-10.50", "TA-10.51")
def test_what_is_told_of_a_conflict_cites_the_rules_of_conflicts() -> None:
    state = armed(age=2)
    leader(state, "joan_of_arc", seat=1)
    stored(state, seat=1, bronze=3)
    arms(state, "plunder_i", "war_over_culture_ii")
    politic(state)
    log = play(state, "attack plunder_i", "aim 1", "sacrifice warriors", "done", "sacrifice warriors", "done")
    assert rules_told(log, "attacks") == {"TA-10.20"}
    assert rules_told(log, "sacrificed") == {"TA-10.21", "TA-10.22"}
    assert rules_told(log, "gained-culture") == {"TA-15.13"}
    assert rules_told(log, "lost-resources") == rules_told(log, "gained-resources") == {"TA-10.25"}
    workers(state, seat=1, warriors=2)
    politic(state)
    log = play(state, "attack war_over_culture_ii", "aim 1")
    assert rules_told(log, "declares") == {"TA-10.50"}
    begin_turn(state)
    log = play(state, "sacrifice warriors", "done", "sacrifice warriors", "done")
    assert rules_told(log, "sacrificed") == {"TA-10.51"}
    assert rules_told(log, "lost-culture") == {"TA-10.52"}
