"""TA-10.1 to 10.36 (without attacks): the political step, events, colonies, pacts."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX, MILITARY_CARDS
from saecula.games.through_the_ages.phases import ACTIONS, ANSWER
from saecula.games.through_the_ages.state import CURRENT, FUTURE, KNOWN
from tests.games.through_the_ages.given import (
    act,
    arms,
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
    stored,
    table,
    tactic,
    tech,
    wonders,
    workers,
)
from tests.rules import rule


@rule("TA-10.1")
def test_at_most_one_political_action() -> None:
    state = table(3, age=2)
    arms(state, "spy", "cold_war", "scientific_cooperation", "defensive_army", "bonus_ii")
    leader(state, "christopher_columbus")
    arms(state, "wealthy_territory_i")
    politic(state)
    verbs = {name.split()[0] for name in offered(state)}
    assert verbs == {"attack", "prepare", "offer", "discover", "done"}
    assert refusal(state, "prepare rats") == "TA-10.10"
    play(state, "done")
    assert offered(state, "prepare") == []


@rule("TA-10.2")
def test_the_draw_ends_the_turn() -> None:
    state = table()
    play(state, "done")
    assert state.active == 1
    assert state.civ[0].arms == 2


@rule("TA-10.3")
def test_excess_military_cards_are_discarded_after_politics() -> None:
    state = table()
    arms(state, "spy", "plunder_i", "raid_i", "rats")
    politic(state)
    play(state, "done")
    assert offered(state) == ["discard rats", "discard plunder_i", "discard raid_i", "discard spy"]
    play(state, "discard rats", "discard raid_i")
    assert state.civ[0].arms == 2
    assert state.frame(0) == ACTIONS
    state = table()
    wonders(state, "library_of_alexandria")
    arms(state, "spy", "plunder_i", "raid_i")
    politic(state)
    play(state, "done")
    assert state.frame(0) == ACTIONS


@rule("TA-10.10")
def test_future_events_become_current_events() -> None:
    state = table()
    next_event(state, "no_event")
    arms(state, "rats")
    politic(state)
    log = play(state, "prepare rats")
    assert state.civ[0].culture == 1
    assert "events-renewed" in keys(log)
    assert not state.cards[FUTURE + 1]
    assert state.cards[CURRENT + 1] == MILITARY_CARDS[INDEX["rats"]]
    assert state.cards[KNOWN + 1] & MILITARY_CARDS[INDEX["rats"]]  # the placer still knows it
    assert game.view(state, 0)["known"]["current"] == ["rats"]
    assert game.view(state, 1)["known"] == {}
    state.check()


@rule("TA-10.10")
def test_earlier_ages_come_first() -> None:
    state = table(age=2)
    arms(state, "cold_war")
    politic(state)
    play(state, "prepare cold_war")
    assert len(game.view(state, 0)["past_events"]) <= 1
    assert state.cards[FUTURE + 2]
    assert all(name.startswith(("development", "no_")) for name in game.view(state, 0)["past_events"])


@rule("TA-10.11")
def test_bidding_goes_clockwise_until_one_is_left() -> None:
    state = table(3)
    for s in range(3):
        workers(state, seat=s, warriors=3)
    next_event(state, "wealthy_territory_i")
    arms(state, "rats")
    politic(state)
    play(state, "prepare rats")
    assert state.actors == (0,)
    play(state, "bid 1")
    assert state.actors == (1,)
    assert refusal(state, "bid 1") == "TA-10.11"
    play(state, "done", "bid 2", "done")
    assert state.actors == (2,)
    assert not offered(state, "bid")
    play(state, "sacrifice warriors", "sacrifice warriors", "done")
    assert game.view(state, 0)["players"][2]["colonies"] == ["wealthy_territory_i"]
    state.check()


@rule("TA-10.11")
def test_if_all_pass_nobody_gets_it_and_the_last_still_chooses() -> None:
    state = table(3)
    workers(state, seat=1, warriors=0)
    next_event(state, "wealthy_territory_i")
    arms(state, "rats")
    politic(state)
    play(state, "prepare rats", "done")
    assert state.actors == (2,)  # seat 1 has no unit and is not asked
    assert legal(state, "bid 1")
    play(state, "done")
    assert "wealthy_territory_i" in game.view(state, 0)["past_events"]


@rule("TA-10.12")
def test_a_bid_may_not_exceed_what_can_be_paid() -> None:
    state = table(2, age=2)
    workers(state, warriors=2, knights=1)
    tactic(state, "medieval_army")
    tech(state, "navigation")
    wonders(state, "colossus")
    arms(state, "bonus_i", "bonus_ii", "rats")
    leader(state, "james_cook")
    next_event(state, "wealthy_territory_i")
    politic(state)
    play(state, "prepare rats")
    assert offered(state, "bid")[-1] == "bid 15"  # 2 + 2 + 2 (army) + 3 + 1 + (1 + 1) + (2 + 1)
    assert refusal(state, "bid 16") == "TA-10.12"


@rule("TA-10.13")
def test_the_winner_pays_after_winning_and_may_overpay() -> None:
    state = table(2)
    workers(state, warriors=3)
    workers(state, seat=1, warriors=0)
    arms(state, "bonus_i", "rats")
    next_event(state, "wealthy_territory_i")
    politic(state)
    play(state, "prepare rats", "bid 1", "sacrifice warriors")
    assert legal(state, "done")
    tokens = state.civ[0].yellow_bank
    play(state, "sacrifice warriors", "spend bonus_i", "done")
    assert on(state, "warriors") == 1
    assert state.civ[0].yellow_bank == tokens + 2
    assert in_arms(state) == []


@rule("TA-10.14")
def test_a_colony_brings_tokens_first_and_its_gain_once() -> None:
    state = table(2)
    workers(state, seat=1, warriors=0)
    arms(state, "rats")
    next_event(state, "wealthy_territory_i")
    politic(state)
    play(state, "prepare rats", "bid 1", "sacrifice warriors", "done")
    assert state.civ[0].resources == 5
    assert state.civ[0].blue_bank == 18 + 2 - 5


@rule("TA-10.14")
def test_a_lost_colony_returns_only_tokens_that_are_there() -> None:
    from saecula.games.through_the_ages.losses import colonies_of, give_up_colony

    state = table(2)
    colony(state, "fertile_territory_i")
    put_value(state, "yellow_bank", 1)
    put_value(state, "yellow_tokens", state.civ[0].yellow_tokens - 17)
    give_up_colony(state, 0, colonies_of(state, 0)[0])
    assert (state.civ[0].yellow_bank, state.civ[0].yellow_tokens) == (0, 7)


@rule("TA-10.15", "TA-15.1")
def test_columbus_colonizes_once_in_a_game() -> None:
    state = table(2)
    leader(state, "christopher_columbus")
    arms(state, "historic_territory_i", "developed_territory_i")
    politic(state)
    play(state, "discover historic_territory_i")
    assert state.civ[0].culture == 6  # its own gain, none for playing it
    assert game.view(state, 0)["past_events"] == []
    politic(state)
    assert refusal(state, "discover developed_territory_i") == "TA-15.1"
    assert game.view(state, 0)["players"][0]["leader"] == "christopher_columbus"


# ---------------------------------------------------------------------------------------------------------------- pacts


@rule("TA-10.30")
def test_a_refused_pact_stays_in_hand_and_everybody_knows_it() -> None:
    state = table(3, age=2)
    arms(state, "acceptance_of_supremacy", "spy")
    politic(state)
    play(state, "offer acceptance_of_supremacy", "aim 2", "side b")
    assert state.frame(0) == ANSWER
    assert state.actors == (2,)
    offer = game.view(state, 1)["offer"]
    assert (offer["card"], offer["from"], offer["to"], offer["side"]) == ("acceptance_of_supremacy", 0, 2, "b")
    play(state, "refuse")
    assert "acceptance_of_supremacy" in in_arms(state)
    assert game.view(state, 1)["players"][0]["arms_known"] == ["acceptance_of_supremacy"]
    assert state.frame(0) == ACTIONS  # the political action is spent


@rule("TA-10.31")
def test_an_accepted_pact_cancels_the_owners_old_one() -> None:
    state = table(3, age=3)
    pact(state, "open_borders_agreement", 0, 1)
    pact(state, "military_pact", 2, 0)
    arms(state, "peace_treaty")
    politic(state)
    play(state, "offer peace_treaty", "aim 1", "accept")
    shown = game.view(state, 2)["players"]
    assert {"card": "peace_treaty", "with": 1, "side": "a", "owner": 0} in shown[0]["pacts"]
    assert {"card": "peace_treaty", "with": 0, "side": "b", "owner": 0} in shown[1]["pacts"]
    assert "open_borders_agreement" not in [found["card"] for found in shown[1]["pacts"]]
    assert shown[2]["pacts"][0]["card"] == "military_pact"
    assert state.civ[0].military_actions == 2
    assert (state.civ[0].culture_rating, state.civ[1].culture_rating) == (1, 1)
    state.check()


@rule("TA-10.32")
def test_cancelling_a_pact_of_which_one_is_a_party() -> None:
    state = table(3, age=3)
    pact(state, "military_pact", 2, 0)
    assert state.civ[0].strength == 5
    politic(state)
    assert offered(state, "cancel") == ["cancel military_pact"]
    play(state, "cancel military_pact")
    assert state.civ[2].pact == NO_CARD
    assert (state.civ[0].strength, state.civ[2].strength) == (1, 1)
    politic(state, 1)
    assert refusal(state, "cancel military_pact") == "TA-10.32"


@rule("TA-10.33")
def test_there_are_no_other_offers() -> None:
    assert not [name for name in game.moves.names if name.startswith(("counter", "promise", "chat"))]


@rule("TA-10.34")
def test_some_pacts_end_when_a_partner_attacks() -> None:
    for name, ends in (("military_pact", True), ("open_borders_agreement", False)):
        state = table(3, age=3)
        pact(state, name, 0, 1)
        arms(state, "armed_intervention")
        politic(state)
        play(state, "attack armed_intervention", "aim 1")
        assert (state.civ[0].pact == NO_CARD) == ends
        play(state, "done")
        total = game.view(state, 1)["battle"]["attack"] if state.attack != NO_CARD else 0
        assert total in (0, 1 if ends else 4)


@rule("TA-10.35")
def test_pacts_become_obsolete() -> None:
    from saecula.games.through_the_ages.row import end_age

    state = table(3, age=2)
    pact(state, "open_borders_agreement", 0, 1)
    pact(state, "acceptance_of_supremacy", 1, 2)
    end_age(state)
    assert state.civ[0].pact == NO_CARD
    assert state.civ[1].pact != NO_CARD
    assert state.civ[0].military_actions == 2


@rule("TA-10.36")
def test_pacts_that_forbid_attacks() -> None:
    state = table(3, age=3)
    pact(state, "loss_of_sovereignty", 1, 2, "a")  # seat 2 is B
    arms(state, "armed_intervention", "war_over_culture_iii")
    tech(state, "monarchy")
    politic(state)
    play(state, "attack war_over_culture_iii")
    assert offered(state) == ["aim 1"]
    assert refusal(state, "aim 2") == "TA-10.36"
    politic(state)
    play(state, "attack armed_intervention")
    assert offered(state) == ["aim 1", "aim 2"]
    state = table(3, age=3)
    pact(state, "loss_of_sovereignty", 0, 2)
    arms(state, "armed_intervention")
    politic(state)
    play(state, "attack armed_intervention")
    assert offered(state) == ["aim 1"]


@rule("TA-15.10")
def test_scientific_cooperation() -> None:
    from tests.games.through_the_ages.given import hand

    state = table(3, age=2)
    pact(state, "scientific_cooperation", 1, 0)
    hand(state, "iron")
    put_value(state, "science", 4)
    assert refusal(state, "develop iron") == "TA-15.10"
    put_value(state, "science", 2, seat=1)
    play(state, "develop iron")
    assert (state.civ[0].science, state.civ[1].science) == (1, 1)


@rule("TA-16.2")
def test_trade_routes_pay_one_of_a_price_once_a_turn() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    stored(state, bronze=1, agriculture=1)
    assert not legal(state, "build bronze")
    play(state, "trade")
    assert legal(state, "build bronze")
    play(state, "build bronze")
    assert (state.civ[0].resources, state.civ[0].food) == (0, 0)
    assert refusal(state, "trade") == "TA-16.2"
    act(state, 1)
    stored(state, seat=1, bronze=1, agriculture=1)
    assert not legal(state, "grow")
    play(state, "trade", "grow")
    assert state.civ[1].unused == 2


@rule("TA-16.2")
def test_trade_routes_serve_consumption_too() -> None:
    from tests.games.through_the_ages.given import bank, unused

    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "b")
    workers(state, agriculture=0)
    bank(state, 16)
    unused(state, 3)
    stored(state, bronze=1)
    put_value(state, "culture", 5)
    play(state, "trade", "done")
    assert state.civ[0].culture == 5
    assert state.civ[0].resources == 2


@pytest.mark.parametrize("name", ["rats", "developed_territory_i"])
def test_what_is_revealed_is_told(name: str) -> None:
    state = table(2)
    assert "revealed" in keys(reveal(state, name))
