"""TA-9: events, and what the rulebook says of single ones (TA-15)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.events import befallen, take_facts
from saecula.games.through_the_ages.phases import POLITICS
from saecula.games.through_the_ages.state import CURRENT
from tests.games.through_the_ages.given import (
    arms,
    bank,
    begin_turn,
    blue,
    blues,
    colony,
    in_hand,
    leader,
    legal,
    offered,
    on,
    play,
    politic,
    put_value,
    refusal,
    reveal,
    row,
    stored,
    table,
    unused,
    wonders,
    workers,
)
from tests.rules import rule


@rule("TA-9.1")
def test_the_starting_player_of_the_simple_game_reveals_an_event_from_round_3_on() -> None:
    state = game.new(2, 1, {"version": "simple"})
    seen = []
    while state.round < 4:
        seen.append((state.round, len(game.view(state, 0)["past_events"])))
        before = state.active
        while state.active == before and not state.over:
            legal_moves = [game.moves.name(m) for m in state.legal(state.actors[0])]
            play(state, "done" if "done" in legal_moves else legal_moves[0])
    assert (2, 0) in seen
    assert (3, 1) in seen
    for _ in range(12):  # when the nine cards are used up there are no more events
        state.cards[CURRENT] = 0
    begin_turn(state, state.first)
    assert state.event == NO_CARD


@rule("TA-9.2")
def test_in_the_other_versions_an_event_comes_only_by_politics() -> None:
    state = table()
    begin_turn(state)
    assert state.frame(0) == POLITICS
    assert game.view(state, 0)["past_events"] == []


@rule("TA-9.3")
def test_an_event_befalls_everyone_it_names_and_goes_to_past_events() -> None:
    state = table(3)
    reveal(state, "development_of_science", seat=1)
    assert [state.civ[s].science for s in range(3)] == [2, 2, 2]
    assert game.view(state, 0)["past_events"] == ["development_of_science"]


@rule("TA-9.3")
def test_choices_are_made_clockwise_from_the_active_player() -> None:
    state = table(3)
    reveal(state, "development_of_markets", seat=1)
    order = []
    for _ in range(3):
        order.append(state.actors[0])
        play(state, "food")
    assert order == [1, 2, 0]


@rule("TA-9.4", "TA-9.6")
@pytest.mark.parametrize(("seats", "two"), [(2, 1), (3, 2), (4, 2)])
def test_ties_favour_who_comes_first(seats: int, two: int) -> None:
    state = table(seats)
    state.active = 1
    take_facts(state)
    assert befallen(state, 1, 1) == [1]  # of equals the active player is the strongest ...
    assert befallen(state, 2, 1) == [0]  # ... and the one whose turn comes last the weakest
    assert len(befallen(state, 1, 2)) == two
    assert len(befallen(state, 2, 2)) == two


@rule("TA-9.5", "TA-15.48")
def test_immigration_favours_all_that_tie() -> None:
    state = table(3)
    workers(state, religion=1)
    workers(state, seat=2, religion=1)
    before = [state.civ[s].unused for s in range(3)]
    reveal(state, "immigration")
    assert [state.civ[s].unused - before[s] for s in range(3)] == [1, 0, 1]


@rule("TA-9.7")
def test_a_free_building_needs_a_worker_and_room() -> None:
    state = table(3)
    unused(state, 0)
    workers(state, seat=1, religion=2)
    reveal(state, "development_of_religion")
    assert state.actors == (2,)
    assert offered(state) == ["build religion", "done"]
    play(state, "build religion")
    assert on(state, "religion", 2) == 1


@rule("TA-9.8")
def test_nobody_loses_more_than_they_have() -> None:
    state = table()
    put_value(state, "culture", 2, seat=1)
    reveal(state, "crusades")
    assert state.civ[0].culture == 4 + 1
    assert state.civ[1].culture == 0


@rule("TA-9.9")
def test_population_is_lost_from_the_unused_first() -> None:
    state = table()
    unused(state, 0)
    people = state.civ[0].yellow_bank
    reveal(state, "pestilence")
    assert "lose warriors" in offered(state)
    assert refusal(state, "lose religion") == "TA-9.9"
    play(state, "lose warriors")
    assert state.civ[0].yellow_bank == people + 1
    assert on(state, "warriors") == 0
    assert state.civ[1].unused == 0


@rule("TA-9.10")
def test_a_free_increase_needs_a_bank() -> None:
    state = table()
    bank(state, 0)
    before = state.civ[0].unused, state.civ[1].unused
    reveal(state, "development_of_settlement")
    assert (state.civ[0].unused, state.civ[1].unused) == (before[0], before[1] + 1)


@rule("TA-9.11", "TA-15.43")
def test_border_conflict_destroys_a_building_of_ones_own_choice() -> None:
    state = table()
    workers(state, warriors=3)
    reveal(state, "border_conflict")
    assert state.actors == (1,)
    assert offered(state) == ["raze agriculture", "raze bronze", "raze philosophy"]
    free, tokens = state.civ[1].unused, state.civ[1].yellow_bank
    play(state, "raze bronze")
    assert (state.civ[1].unused, state.civ[1].yellow_bank) == (free + 1, tokens)
    assert state.civ[0].resources == 3


@rule("TA-9.12")
def test_rankings_are_taken_once() -> None:
    state = table()
    put_value(state, "culture", 5, seat=1)
    put_value(state, "culture", 5, seat=0)
    workers(state, warriors=2)
    reveal(state, "refugees")  # the weakest loses first, the strongest still is the strongest
    assert state.civ[1].culture == 2
    assert state.civ[0].culture == 5 + 1 + 3


@rule("TA-9.13")
def test_mixes_are_chosen() -> None:
    state = table(3)
    workers(state, warriors=4)
    workers(state, seat=1, warriors=3)
    reveal(state, "foray")
    assert offered(state) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(state, "amount 1", "amount 3")
    assert (state.civ[0].food, state.civ[0].resources) == (1, 2)
    assert (state.civ[1].food, state.civ[1].resources) == (3, 0)
    state = table(3)
    workers(state, warriors=4)
    stored(state, seat=2, agriculture=1, bronze=4)
    reveal(state, "raiders")
    assert offered(state) == ["amount 0", "amount 1"]
    play(state, "amount 1")
    assert (state.civ[2].food, state.civ[2].resources) == (0, 3)


@rule("TA-15.30")
def test_rebellion_counts_discontent_workers() -> None:
    state = table(age=1)
    bank(state, 12, seat=1)
    reveal(state, "rebellion")
    assert (state.civ[0].rebels, state.civ[1].rebels) == (0, 4)
    bank(state, 12)
    reveal(state, "rebellion")
    assert state.civ[0].civil_spent == 4  # the active player: in the coming action phase of this turn


@rule("TA-15.31")
def test_development_of_politics_skips_the_discard() -> None:
    state = table()
    reveal(state, "development_of_politics")
    assert state.civ[0].arms == 3
    assert not offered(state, "discard")
    assert legal(state, "done")


@rule("TA-15.32")
def test_iconoclasm() -> None:
    state = table(3, age=2)
    leader(state, "moses")
    leader(state, "js_bach", seat=1)
    leader(state, "joan_of_arc", seat=2)
    reveal(state, "iconoclasm")
    assert [state.civ[s].leader != INDEX["js_bach"] for s in range(3)] == [True, False, True]
    state.check()


@rule("TA-15.33", "TA-12.5")
def test_international_agreement() -> None:
    state = table(3, age=2)
    workers(state, seat=1, warriors=3)
    row(state, "iron", "alchemy", "coal", *[""] * 3, "drama", *[""] * 3, "opera")
    reveal(state, "international_agreement")
    assert state.actors == (1,)
    play(state, "take 7", "take 11")
    assert sorted(in_hand(state, 1)) == ["drama", "opera"]
    assert offered(state) == ["done"]
    play(state, "done")
    assert state.civ[1].no_politics == 1
    assert NO_CARD not in state.row
    play(state, "done")
    assert state.active == 1
    assert state.frame(0) != POLITICS
    assert state.civ[1].no_politics == 0


@rule("TA-15.33")
def test_the_strongest_may_decline() -> None:
    state = table(3, age=2)
    row(state, "work_of_art_ii", "iron")
    reveal(state, "international_agreement")
    assert state.actors == (0,)
    copy = state.trial()
    play(copy, "done")
    assert copy.civ[0].no_politics == 0
    play(state, "take 1", "done")
    assert refusal(state, "play work_of_art_ii") == "TA-4.7"


@rule("TA-15.34")
def test_ravages_of_time() -> None:
    state = table(age=2)
    wonders(state, "pyramids", "hanging_gardens", "eiffel_tower")
    reveal(state, "ravages_of_time")
    assert offered(state) == ["ruin hanging_gardens", "ruin pyramids"]
    play(state, "ruin pyramids")
    assert state.civ[0].culture_rating == 1 + 4 + 2
    assert state.civ[0].civil_actions == 4  # Pyramids' civil action is gone
    row(state, "kremlin")
    assert game.view(state, 0)["row"][0]["cost"] == 1 + 3


@rule("TA-15.35")
def test_crime_wave_takes_a_token_from_a_card_if_the_bank_is_empty() -> None:
    state = table(2, age=2)
    workers(state, warriors=3)
    reveal(state, "crime_wave")
    assert state.civ[1].blue_bank == 17
    assert state.civ[1].blue_tokens == 17
    state = table(2, age=2)
    workers(state, warriors=3)
    stored(state, seat=1, bronze=2, agriculture=1)
    blues(state, 0, seat=1)
    reveal(state, "crime_wave")
    assert offered(state) == ["forfeit agriculture", "forfeit bronze"]
    play(state, "forfeit bronze")
    assert blue(state, "bronze", 1) == 1
    state.check()


@rule("TA-15.36")
def test_terrorism() -> None:
    state = table(3, age=2)
    put_value(state, "culture", 5, seat=0)
    put_value(state, "culture", 5, seat=1)
    reveal(state, "terrorism")
    assert state.actors == (2,)
    play(state, "raze philosophy")
    assert on(state, "philosophy", 0) == 0
    play(state, "raze philosophy")
    assert on(state, "philosophy", 1) == 0
    assert state.civ[1].unused == 2


@rule("TA-15.37")
def test_economic_progress_has_consumption_and_corruption_but_no_uprising() -> None:
    state = table(age=2)
    bank(state, 12)
    unused(state, 0)
    workers(state, agriculture=3)
    bank(state, 12)
    blues(state, 11)
    reveal(state, "economic_progress")
    assert state.civ[0].food == 3 - 2
    assert state.civ[0].resources == 0  # 2 produced, 8 tokens left in the bank: 2 lost
    assert state.civ[1].resources == 2


@rule("TA-15.41")
def test_emigration() -> None:
    state = table(age=2)
    bank(state, 10)
    unused(state, 1)
    reveal(state, "emigration")  # 3 discontent: 2 leave
    assert state.civ[0].unused == 0
    play(state, "lose bronze")
    assert state.civ[0].yellow_bank == 12


def test_barbarians_strike_the_leader_in_culture_if_weak() -> None:
    for strong in (False, True):
        state = table(3)
        put_value(state, "culture", 9, seat=2)
        if strong:
            workers(state, seat=2, warriors=5)
        reveal(state, "barbarians")
        assert state.civ[2].unused == int(strong)


def test_uncertain_borders_move_a_token() -> None:
    state = table()
    workers(state, warriors=2)
    mine, theirs = state.civ[0].yellow_bank, state.civ[1].yellow_bank
    reveal(state, "uncertain_borders")
    assert (state.civ[0].yellow_bank, state.civ[1].yellow_bank) == (mine + 1, theirs - 1)
    assert state.civ[1].yellow_tokens == 24


def test_independence_takes_a_colony_of_the_weakest() -> None:
    state = table(age=2)
    workers(state, warriors=2)
    colony(state, "developed_territory_i", seat=1)
    colony(state, "wealthy_territory_i", seat=1)
    reveal(state, "independence_declaration")
    assert offered(state) == ["yield developed_territory_i", "yield wealthy_territory_i"]
    blue_bank = state.civ[1].blue_bank
    play(state, "yield wealthy_territory_i")
    assert state.civ[1].blue_bank == blue_bank - 2
    assert "wealthy_territory_i" in game.view(state, 0)["past_events"]


def test_an_event_prepared_scores_its_age() -> None:
    state = table(age=2)
    politic(state)
    arms(state, "cold_war")
    play(state, "prepare cold_war")
    assert state.civ[0].culture == 2
