"""TA-10.10, TA-8.8 and TA-12.5 where it hurts: International Agreement, and the order of event piles and decks."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX, MILITARY_CARDS, NONE
from saecula.games.through_the_ages.ending import finish
from saecula.games.through_the_ages.events import resolve_event, reveal_current
from saecula.games.through_the_ages.phases import ACTIONS, POLITICS
from saecula.games.through_the_ages.state import (
    BONUSES,
    CIVIL_DECK,
    CIVIL_GONE,
    CURRENT,
    DECK,
    FUTURE,
    HIDDEN,
    PERSONAL_OF,
    PILE,
)
from saecula.kernel.message import Event
from tests.games.through_the_ages.given import (
    arms,
    building,
    colony,
    hand,
    in_arms,
    in_hand,
    keys,
    leader,
    legal,
    military,
    next_event,
    offered,
    pact,
    play,
    politic,
    refusal,
    reveal,
    row,
    table,
    wonders,
    workers,
)
from tests.rules import rule

# ---------------------------------------------------------------------------------------------- international agreement


@rule("TA-15.33")
def test_an_agreement_keeps_to_the_limits_of_the_row() -> None:
    state = table(3, age=2)
    wonders(state, "pyramids")
    leader(state, "joan_of_arc")
    hand(state, "iron", "alchemy")
    row(state, "michelangelo", "coal", "iron", "kremlin", "", "opera", "", "", "", "journalism")
    reveal(state, "international_agreement")
    assert offered(state, "take") == [
        "take 2",
        "take 4",
        "take 6",
        "take 10",
    ]  # no second leader of Age I, no second Iron
    play(state, "take 4")  # a wonder: 1, and 1 for the wonder completed
    assert offered(state, "take") == ["take 2", "take 6", "take 10"]
    play(state, "take 10")
    assert offered(state) == ["done"]
    assert refusal(state, "take 2") == "TA-4.4"
    play(state, "done")
    assert state.civ[0].civil_spent == 0
    assert game.view(state, 0)["row"][0]["card"] == "michelangelo"
    assert NO_CARD not in state.row
    play(state, "done", "done", "done", "done", "done")
    assert state.active == 0
    assert state.civ[0].no_politics == 0
    assert state.frame(0) == ACTIONS  # the political step of the next turn was the price


@rule("TA-12.5", "TA-12.2", "TA-15.33")
def test_an_age_may_end_by_an_agreement() -> None:
    state = table(3, age=2)
    row(state, "iron", "coal")
    workers(state, seat=2, warriors=3)
    leader(state, "joan_of_arc", seat=1)
    pact(state, "open_borders_agreement", 0, 1)
    hand(state, "alchemy", seat=1)
    arms(state, "raid_i", "spy", seat=1)
    building(state, "kremlin", 1, seat=1)
    building(state, "great_wall", 1)
    deck = state.cards[CIVIL_DECK + 2]
    last = deck & -deck
    state.cards[CIVIL_GONE + 2] |= deck ^ last
    state.cards[CIVIL_DECK + 2] = last
    yellow = state.civ[1].yellow_tokens
    reveal(state, "international_agreement")
    log = play(state, "take 2", "done")
    assert state.age == 3
    assert keys(log).count("obsolete-hand") == 1
    assert (state.civ[0].wonder, state.civ[1].wonder) == (NONE, INDEX["kremlin"])
    assert (state.civ[1].leader, state.civ[0].pact, in_hand(state, 1)) == (NONE, NO_CARD, [])
    assert in_arms(state, 1) == ["spy"]
    assert state.civ[1].yellow_tokens == yellow - 2
    assert NO_CARD not in state.row
    state.check()


@rule("TA-12.5", "TA-13.3")
@pytest.mark.parametrize(("seat", "rounds"), [(0, 0), (1, 1)])
def test_the_last_round_may_come_by_an_agreement(seat: int, rounds: int) -> None:
    state = table(2, age=3)
    row(state, "iron", "coal")
    deck = state.cards[CIVIL_DECK + 3]
    last = deck & -deck
    state.cards[CIVIL_GONE + 3] |= deck ^ last
    state.cards[CIVIL_DECK + 3] = last
    reveal(state, "international_agreement", seat=seat)
    play(state, "take 1", "done")
    assert (state.age, state.last_round) == (4, state.round + rounds)
    assert state.final == (rounds == 0)
    assert state.row.count(NO_CARD) == 11


# ----------------------------------------------------------------------------------------------------- piles and decks


@rule("TA-10.10")
def test_events_of_the_earliest_age_come_up_first_and_the_new_pile_after_the_last() -> None:
    state = table(2, age=2)
    for age in range(4):
        state.cards[CURRENT + age] = 0
    state.cards[CURRENT + 2] = MILITARY_CARDS[INDEX["terrorism"]] | MILITARY_CARDS[INDEX["national_pride"]]
    state.cards[CURRENT + 1] = MILITARY_CARDS[INDEX["crusades"]]
    for age in (1, 2):
        state.cards[DECK + age] &= ~state.cards[CURRENT + age]
    arms(state, "cold_war", "rats")
    politic(state)
    play(state, "prepare cold_war")
    assert game.view(state, 0)["past_events"] == ["crusades"]
    assert not state.cards[CURRENT + 1]
    politic(state)
    play(state, "prepare rats")  # an earlier age, but on the other pile
    assert state.cards[FUTURE + 1] & MILITARY_CARDS[INDEX["rats"]]
    assert "rats" not in game.view(state, 0)["past_events"]


@rule("TA-10.10")
def test_the_new_pile_comes_after_the_auction() -> None:
    for moves in (("bid 1", "done", "sacrifice warriors"), ("done",)):
        state = table(2)
        next_event(state, "wealthy_territory_i")
        arms(state, "rats")
        politic(state)
        play(state, "prepare rats", *moves)
        assert not state.cards[CURRENT + 1]
        play(state, "done")
        assert state.cards[CURRENT + 1] & MILITARY_CARDS[INDEX["rats"]]
        state.check()


@rule("TA-10.30", "TA-15.1")
def test_a_card_shown_from_hand_cannot_be_taken_back() -> None:
    state = table(3, age=3)
    leader(state, "christopher_columbus")
    arms(state, "wealthy_territory_i", "peace_treaty")
    politic(state)
    learned = state.reveals
    play(state, "discover wealthy_territory_i")
    assert state.reveals > learned
    politic(state)
    play(state, "offer peace_treaty")
    learned = state.reveals
    play(state, "aim 1")
    assert state.reveals > learned


@rule("TA-8.8", "TA-8.13")
def test_only_the_pile_of_the_current_age_becomes_a_deck() -> None:
    state = table(2, age=2)
    state.cards[PILE + 1] = MILITARY_CARDS[INDEX["rats"]]
    one = MILITARY_CARDS[INDEX["spy"]] & -MILITARY_CARDS[INDEX["spy"]]
    state.cards[PILE + 2] = one
    state.cards[DECK + 2] = 0
    reveal(state, "development_of_politics", seat=1)
    assert (in_arms(state, 1), state.civ[0].arms) == (["spy"], 0)
    state = table(2, age=3)
    state.age = 4
    reveal(state, "development_of_politics")
    assert state.civ[0].arms == 0
    assert state.frame(0) != POLITICS
    assert legal(state, "done")


@rule("TA-9.1")
def test_the_simple_game_has_no_future_events() -> None:
    state = table(2, "simple")
    for event in range(1, 10):
        log: list[Event] = []
        state.log = log
        reveal_current(state)
        resolve_event(state)
        state.proceed()
        state.log = None
        while state.event != NO_CARD:
            log += play(state, "done" if legal(state, "done") else offered(state)[0])
        assert "events-renewed" not in keys(log)
        assert len(game.view(state, 0)["past_events"]) == event
    assert reveal_current(state) == NO_CARD


@rule("TA-13.4", "TA-14.5")
@pytest.mark.parametrize(
    "place", [CURRENT, FUTURE, BONUSES, HIDDEN, PERSONAL_OF, PERSONAL_OF + 4], ids=lambda place: f"place-{place}"
)
def test_an_impact_is_scored_at_the_end_wherever_it_lies(place: int) -> None:
    state = table(2, age=3)
    colony(state, "wealthy_territory_i", seat=1)
    card = military(state, "impact_of_colonies")
    state.cards[place + 3] |= 1 << (card & 63)
    learned = state.reveals
    finish(state)
    assert state.civ[1].culture == 4
    assert state.reveals > learned  # the end shows what was hidden
    assert not state.cards[place + 3]
    assert not any(state.cards[FUTURE : FUTURE + 4] + state.cards[CURRENT : CURRENT + 4])
    assert "impact_of_colonies" in game.view(state, 0)["past_events"]
    state.check()
