"""TA-10.11 to 10.14 and TA-10.30 to 10.36 where it hurts: bids, what they are paid with, and pacts with two sides."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.phases import ACTIONS
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    colony,
    in_arms,
    keys,
    leader,
    legal,
    next_event,
    offered,
    on,
    pact,
    play,
    politic,
    put_value,
    refusal,
    reveal,
    table,
    tactic,
    tech,
    wonders,
    workers,
)
from tests.rules import rule


def auction(state: Ages, territory: str = "wealthy_territory_i", seat: int = 0) -> None:
    """A territory is revealed by what a seat prepares."""
    reveal(state, territory, seat=seat)


def highest_bid(state: Ages) -> int:
    return int(offered(state, "bid")[-1].split()[1])


# -------------------------------------------------------------------------------------------------------------- bidding


@rule("TA-10.11")
def test_bids_go_round_until_all_but_one_have_passed() -> None:
    state = table(4)
    for s in range(4):
        workers(state, seat=s, warriors=6)
    auction(state, seat=2)
    asked = []
    for move in ("bid 1", "done", "bid 2", "bid 4", "bid 5", "done", "bid 6", "done"):
        asked.append(state.actors[0])
        play(state, move)
    assert asked == [2, 3, 0, 1, 2, 0, 1, 2]
    assert state.actors == (1,)
    assert not legal(state, "done")
    assert refusal(state, "done") == "TA-10.13"
    play(state, *["sacrifice warriors"] * 6, "done")
    assert game.view(state, 0)["players"][1]["colonies"] == ["wealthy_territory_i"]
    assert state.frame(0) == ACTIONS  # the turn of who revealed it goes on
    assert state.actors == (2,)
    state.check()


@rule("TA-10.11", "TA-10.60")
def test_who_has_left_does_not_bid() -> None:
    state = table(3)
    politic(state, 1)
    state.resign(1)
    auction(state)
    play(state, "bid 1")
    assert state.actors == (2,)
    assert offered(state) == ["done"]  # one unit cannot pay more
    play(state, "done")
    assert state.actors == (0,)


@rule("TA-10.11")
def test_a_territory_that_nobody_wants_ends_the_event() -> None:
    state = table(2)
    auction(state)
    play(state, "done", "done")
    assert state.frame(0) == ACTIONS
    assert state.event == NO_CARD


@rule("TA-10.11")
def test_earlier_bids_are_forgotten() -> None:
    state = table(2)
    auction(state)
    play(state, "bid 1", "done")
    assert game.view(state, 1)["auction"]["bids"] == [1, 0]
    play(state, "sacrifice warriors", "done")
    workers(state, warriors=1)
    next_event(state, "fertile_territory_i")
    arms(state, "pestilence")
    politic(state)
    play(state, "prepare pestilence")
    assert game.view(state, 1)["auction"]["bids"] == [0, 0]


@rule("TA-10.12", "TA-11.7")
def test_what_a_bid_may_count_on() -> None:
    state = table(2, age=2)
    workers(state, warriors=1, knights=2)
    tactic(state, "light_cavalry")
    auction(state)
    assert highest_bid(state) == 1 + 4 + 2
    state = table(2, age=2)
    workers(state, warriors=1, knights=2)
    tactic(state, "light_cavalry")
    leader(state, "genghis_khan")
    auction(state)
    assert highest_bid(state) == 1 + 6  # +1 for each of the cavalry, but no army
    state = table(2, age=2)
    leader(state, "alexander_the_great")
    tech(state, "cartography")
    wonders(state, "colossus", "great_wall")
    colony(state, "strategic_territory_i")
    auction(state)
    assert highest_bid(state) == 1 + 2 + 1  # the unit, Cartography, the Colossus; no strength of the civilization


@rule("TA-10.12", "TA-15.34")
def test_a_ruined_colossus_helps_no_colonist() -> None:
    state = table(2, age=2)
    wonders(state, "colossus")
    reveal(state, "ravages_of_time")
    play(state, "ruin colossus")
    next_event(state, "wealthy_territory_i")
    arms(state, "pestilence")
    politic(state)
    play(state, "prepare pestilence")
    assert highest_bid(state) == 1


@rule("TA-10.13")
def test_bonuses_alone_do_not_pay_a_bid() -> None:
    state = table(2, age=2)
    tech(state, "navigation")
    arms(state, "bonus_ii")
    auction(state)
    play(state, "bid 2", "done")
    assert offered(state) == ["sacrifice warriors", "spend bonus_ii"]
    play(state, "spend bonus_ii")
    assert not legal(state, "done")
    play(state, "sacrifice warriors", "done")
    assert in_arms(state) == []
    assert state.spent_defence == 0


@rule("TA-10.13")
def test_every_unit_pays_once() -> None:
    state = table(2)
    workers(state, warriors=1, knights=2)
    auction(state)
    play(state, "bid 5", "done")
    for unit, left in (
        ("knights", ["sacrifice warriors", "sacrifice knights"]),
        ("warriors", ["sacrifice knights"]),
        ("knights", ["done"]),
    ):
        play(state, f"sacrifice {unit}")
        assert offered(state) == left
    play(state, "done")
    assert (on(state, "warriors"), on(state, "knights")) == (0, 0)
    assert not any(state.sacrificed)


@rule("TA-10.13")
def test_a_played_bonus_card_cannot_be_taken_back() -> None:
    state = table(2)
    arms(state, "bonus_i")
    auction(state)
    play(state, "bid 1", "done")
    learned = state.reveals
    play(state, "spend bonus_i")
    assert state.reveals > learned


@rule("TA-10.13")
def test_james_cook_adds_to_every_card_and_every_colony() -> None:
    state = table(2, age=2)
    leader(state, "james_cook")
    workers(state, seat=1, warriors=0)
    arms(state, "bonus_i", "bonus_ii")
    auction(state)
    assert highest_bid(state) == 1 + (1 + 1) + (2 + 1)
    rating = state.civ[0].culture_rating
    play(state, "bid 6", "spend bonus_i", "sacrifice warriors")
    assert not legal(state, "done")
    play(state, "spend bonus_ii", "done")
    assert state.civ[0].culture_rating > rating
    state.check()


@rule("TA-10.14")
def test_sacrificed_workers_are_back_before_the_colony_brings_people() -> None:
    state = table(2)
    bank(state, 0)
    workers(state, seat=1, warriors=0)
    yellow, free = state.civ[0].yellow_tokens, state.civ[0].unused
    auction(state, "inhabited_territory_i")
    play(state, "bid 1", "sacrifice warriors", "done")
    assert (state.civ[0].yellow_bank, state.civ[0].unused, state.civ[0].yellow_tokens) == (
        1 + 2 - 1,
        free + 1,
        yellow + 2,
    )
    assert state.civ[0].strength == 0


@rule("TA-10.14")
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("developed_territory_i", "gained-science"),
        ("fertile_territory_i", "gained-food"),
        ("historic_territory_i", "gained-culture"),
        ("inhabited_territory_i", "gained-population"),
        ("strategic_territory_i", "drew"),
        ("wealthy_territory_i", "gained-resources"),
    ],
)
def test_everybody_is_told_what_a_new_colony_brings(name: str, key: str) -> None:
    state = table(2)
    leader(state, "christopher_columbus")
    arms(state, name)
    politic(state)
    assert key in keys(play(state, f"discover {name}"))


@rule("TA-10.14", "TA-8.13")
def test_what_a_lost_colony_takes_along() -> None:
    state = table(2, age=2)
    colony(state, "historic_territory_ii", seat=1)
    workers(state, warriors=3)
    culture = state.civ[1].culture
    assert state.civ[1].happiness == 2
    reveal(state, "independence_declaration")
    play(state, "yield historic_territory_ii")
    assert (state.civ[1].happiness, state.civ[1].culture) == (0, culture)
    state.check()


@rule("TA-15.1", "TA-13.7")
def test_columbus_sails_even_in_the_last_round_of_age_iv() -> None:
    state = table(2, age=3)
    state.age = 4
    state.last_round = state.round
    leader(state, "christopher_columbus")
    arms(state, "strategic_territory_ii", "wealthy_territory_ii")
    politic(state)
    assert len(offered(state, "discover")) == 2
    play(state, "discover strategic_territory_ii")
    assert state.civ[0].strength == 1 + 4
    assert state.civ[0].arms == 1  # there is no military deck any more
    assert state.frame(0) == ACTIONS
    politic(state)
    assert not offered(state, "discover")


# ---------------------------------------------------------------------------------------------------------------- pacts


@rule("TA-10.30")
@pytest.mark.parametrize(("side", "change"), [("a", 2), ("b", -2)])
def test_the_sides_of_a_pact_are_those_of_the_offer(side: str, change: int) -> None:
    state = table(3, age=3)
    for s in range(2):
        workers(state, seat=s, religion=2)
    wonders(state, "great_wall", seat=1)
    own = state.civ[0].culture_rating, state.civ[1].culture_rating
    arms(state, "loss_of_sovereignty")
    politic(state)
    play(state, "offer loss_of_sovereignty", "aim 1", f"side {side}")
    assert game.view(state, 2)["offer"]["side"] == side
    play(state, "accept")
    assert state.civ[0].culture_rating == own[0] + change
    assert state.civ[1].culture_rating == own[1] - change
    assert in_arms(state) == []
    state.check()


@rule("TA-8.9")
@pytest.mark.parametrize(("side", "a", "b"), [("a", 3, 1), ("b", 1, 3)])
def test_acceptance_of_supremacy_takes_what_is_there_in_ones_own_production(side: str, a: int, b: int) -> None:
    state = table(3, age=2)
    pact(state, "acceptance_of_supremacy", 0, 1, side)
    act(state)
    play(state, "done", "done", "done")
    assert (state.civ[0].resources, state.civ[1].resources) == (a, b)
    reveal(state, "new_deposits")  # an event's production knows no pacts
    assert (state.civ[0].resources, state.civ[1].resources) == (a + 2, b + 2)


@rule("TA-10.31")
def test_a_refused_pact_cancels_nothing() -> None:
    state = table(3, age=3)
    pact(state, "open_borders_agreement", 0, 1)
    arms(state, "peace_treaty")
    politic(state)
    play(state, "offer peace_treaty", "aim 1", "refuse")
    assert state.civ[0].military_actions == 3
    assert state.civ[0].pact != NO_CARD


@rule("TA-10.31", "TA-2.8")
def test_accepting_a_pact_keeps_ones_own() -> None:
    state = table(3, age=3)
    pact(state, "open_borders_agreement", 1, 2)
    arms(state, "peace_treaty")
    politic(state)
    play(state, "offer peace_treaty", "aim 1", "accept")
    assert state.civ[1].pact != NO_CARD
    assert (state.civ[1].military_actions, state.civ[1].culture_rating) == (3, 1)
    politic(state, 1)
    assert sorted(offered(state, "cancel")) == ["cancel open_borders_agreement", "cancel peace_treaty"]
    play(state, "cancel open_borders_agreement")
    assert (state.civ[0].pact != NO_CARD, state.civ[1].pact) == (True, NO_CARD)
    assert (state.civ[1].military_actions, state.civ[2].military_actions) == (2, 2)
    assert state.frame(0) == ACTIONS
    politic(state, 1)
    play(state, "cancel peace_treaty")
    assert (state.civ[0].pact, state.civ[0].culture_rating, state.civ[1].culture_rating) == (NO_CARD, 0, 0)


@rule("TA-10.60", "TA-10.30")
def test_two_players_who_are_left_offer_no_pacts_but_keep_and_cancel_theirs() -> None:
    state = table(3, age=3)
    pact(state, "military_pact", 2, 0)
    pact(state, "open_borders_agreement", 0, 1)
    arms(state, "peace_treaty")
    politic(state, 1)
    state.resign(1)
    assert (state.civ[0].military_actions, state.civ[0].strength) == (2, 5)
    politic(state)
    assert offered(state) == ["cancel military_pact", "done"]
    assert refusal(state, "offer peace_treaty") == "TA-10.60"
    state = table(4, age=3)
    arms(state, "peace_treaty")
    politic(state, 1)
    state.resign(1)
    politic(state)
    play(state, "offer peace_treaty")
    assert offered(state) == ["aim 2", "aim 3"]


@rule("TA-10.36")
def test_peace_binds_both_partners_and_nobody_else() -> None:
    state = table(3, age=3)
    workers(state, warriors=4)
    pact(state, "peace_treaty", 1, 0)
    attacks = (("armed_intervention", ["aim 2"]), ("spy", ["aim 2"]), ("plunder_i", ["aim 0", "aim 1"]))
    for s, (card, aims) in enumerate(attacks):
        arms(state, card, seat=s)
        politic(state, s)
        play(state, f"attack {card}")
        assert offered(state) == aims


@rule("TA-10.3", "TA-2.9")
def test_the_hand_limit_counts_military_actions_of_pacts() -> None:
    state = table(3, age=2)
    pact(state, "open_borders_agreement", 1, 0)
    arms(state, "spy", "raid_i", "plunder_i")
    politic(state)
    play(state, "done")
    assert not offered(state, "discard")
    put_value(state, "military_spent", 0)
    politic(state)
    play(state, "cancel open_borders_agreement")
    assert len(offered(state, "discard")) == 3
    play(state, "discard spy")
    assert state.civ[0].arms == 2


@rule("TA-14.2")
@pytest.mark.parametrize(
    "moves",
    [
        ["done"],
        ["prepare rats"],
        ["cancel open_borders_agreement"],
        ["discover wealthy_territory_i"],
        ["offer peace_treaty", "aim 1", "refuse"],
        ["attack plunder_i", "aim 2"],
    ],
)
def test_every_political_step_returns_the_markers_of_those_not_attacked_again(moves: list[str]) -> None:
    state = table(3, age=3, one_attacker_per_turn=True)
    leader(state, "christopher_columbus")
    pact(state, "open_borders_agreement", 0, 2)
    arms(state, "rats", "wealthy_territory_i", "peace_treaty", "plunder_i")
    next_event(state, "no_event")
    put_value(state, "attacked_by", 0, seat=1)
    put_value(state, "attacked_by", 1, seat=0)
    politic(state)
    play(state, *moves)
    assert [state.civ[s].attacked_by for s in range(3)] == [1, -1, 0 if moves[-1] == "aim 2" else -1]


@rule("TA-14.2")
def test_the_same_attacker_may_go_on() -> None:
    state = table(3, age=3, one_attacker_per_turn=True)
    arms(state, "plunder_i")
    put_value(state, "attacked_by", 0, seat=1)
    put_value(state, "attacked_by", 1, seat=2)
    politic(state)
    play(state, "attack plunder_i")
    assert offered(state) == ["aim 1"]
    play(state, "aim 1")
    assert state.civ[1].attacked_by == 0
