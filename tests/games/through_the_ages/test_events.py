"""TA-9: events, and what the rulebook says of single ones (TA-15)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.events import befallen, take_facts
from saecula.games.through_the_ages.state import (
    ARMS,
    BANK,
    BLUE_ALL,
    BLUES,
    CA_SPENT,
    CULTURE,
    CULTURE_RATING,
    CURRENT,
    FOOD_STORED,
    LEADER,
    NO_CARD,
    NO_POLITICS,
    POLITICS,
    REBELS,
    RES_STORED,
    SCIENCE,
    UNUSED,
    YELLOWS,
)
from tests.games.through_the_ages.given import (
    arms,
    bank,
    begin_turn,
    blue,
    blues,
    colony,
    get,
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
    assert [get(state, SCIENCE, s) for s in range(3)] == [2, 2, 2]
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
    before = [get(state, UNUSED, s) for s in range(3)]
    reveal(state, "immigration")
    assert [get(state, UNUSED, s) - before[s] for s in range(3)] == [1, 0, 1]


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
    put_value(state, CULTURE, 2, seat=1)
    reveal(state, "crusades")
    assert get(state, CULTURE) == 4 + 1
    assert get(state, CULTURE, 1) == 0


@rule("TA-9.9")
def test_population_is_lost_from_the_unused_first() -> None:
    state = table()
    unused(state, 0)
    people = get(state, BANK)
    reveal(state, "pestilence")
    assert "lose warriors" in offered(state)
    assert refusal(state, "lose religion") == "TA-9.9"
    play(state, "lose warriors")
    assert get(state, BANK) == people + 1
    assert on(state, "warriors") == 0
    assert get(state, UNUSED, 1) == 0


@rule("TA-9.10")
def test_a_free_increase_needs_a_bank() -> None:
    state = table()
    bank(state, 0)
    before = get(state, UNUSED), get(state, UNUSED, 1)
    reveal(state, "development_of_settlement")
    assert (get(state, UNUSED), get(state, UNUSED, 1)) == (before[0], before[1] + 1)


@rule("TA-9.11", "TA-15.43")
def test_border_conflict_destroys_a_building_of_ones_own_choice() -> None:
    state = table()
    workers(state, warriors=3)
    reveal(state, "border_conflict")
    assert state.actors == (1,)
    assert offered(state) == ["raze agriculture", "raze bronze", "raze philosophy"]
    free, tokens = get(state, UNUSED, 1), get(state, BANK, 1)
    play(state, "raze bronze")
    assert (get(state, UNUSED, 1), get(state, BANK, 1)) == (free + 1, tokens)
    assert get(state, RES_STORED) == 3


@rule("TA-9.12")
def test_rankings_are_taken_once() -> None:
    state = table()
    put_value(state, CULTURE, 5, seat=1)
    put_value(state, CULTURE, 5, seat=0)
    workers(state, warriors=2)
    reveal(state, "refugees")  # the weakest loses first, the strongest still is the strongest
    assert get(state, CULTURE, 1) == 2
    assert get(state, CULTURE) == 5 + 1 + 3


@rule("TA-9.13")
def test_mixes_are_chosen() -> None:
    state = table(3)
    workers(state, warriors=4)
    workers(state, seat=1, warriors=3)
    reveal(state, "foray")
    assert offered(state) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(state, "amount 1", "amount 3")
    assert (get(state, FOOD_STORED), get(state, RES_STORED)) == (1, 2)
    assert (get(state, FOOD_STORED, 1), get(state, RES_STORED, 1)) == (3, 0)
    state = table(3)
    workers(state, warriors=4)
    stored(state, seat=2, agriculture=1, bronze=4)
    reveal(state, "raiders")
    assert offered(state) == ["amount 0", "amount 1"]
    play(state, "amount 1")
    assert (get(state, FOOD_STORED, 2), get(state, RES_STORED, 2)) == (0, 3)


@rule("TA-15.30")
def test_rebellion_counts_discontent_workers() -> None:
    state = table(age=1)
    bank(state, 12, seat=1)
    reveal(state, "rebellion")
    assert (get(state, REBELS), get(state, REBELS, 1)) == (0, 4)
    bank(state, 12)
    reveal(state, "rebellion")
    assert get(state, CA_SPENT) == 4  # the active player: in the coming action phase of this turn


@rule("TA-15.31")
def test_development_of_politics_skips_the_discard() -> None:
    state = table()
    reveal(state, "development_of_politics")
    assert get(state, ARMS) == 3
    assert not offered(state, "discard")
    assert legal(state, "done")


@rule("TA-15.32")
def test_iconoclasm() -> None:
    state = table(3, age=2)
    leader(state, "moses")
    leader(state, "js_bach", seat=1)
    leader(state, "joan_of_arc", seat=2)
    reveal(state, "iconoclasm")
    assert [get(state, LEADER, s) != INDEX["js_bach"] for s in range(3)] == [True, False, True]
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
    assert get(state, NO_POLITICS, 1) == 1
    assert NO_CARD not in state.row
    play(state, "done")
    assert state.active == 1
    assert state.frame(0) != POLITICS
    assert get(state, NO_POLITICS, 1) == 0


@rule("TA-15.33")
def test_the_strongest_may_decline() -> None:
    state = table(3, age=2)
    row(state, "work_of_art_ii", "iron")
    reveal(state, "international_agreement")
    assert state.actors == (0,)
    copy = state.clone()
    play(copy, "done")
    assert get(copy, NO_POLITICS) == 0
    play(state, "take 1", "done")
    assert refusal(state, "play work_of_art_ii") == "TA-4.7"


@rule("TA-15.34")
def test_ravages_of_time() -> None:
    state = table(age=2)
    wonders(state, "pyramids", "hanging_gardens", "eiffel_tower")
    reveal(state, "ravages_of_time")
    assert offered(state) == ["ruin hanging_gardens", "ruin pyramids"]
    play(state, "ruin pyramids")
    assert get(state, CULTURE_RATING) == 1 + 4 + 2
    assert state.civ[7] == 4  # Pyramids' civil action is gone
    row(state, "kremlin")
    assert game.view(state, 0)["row"][0]["cost"] == 1 + 3


@rule("TA-15.35")
def test_crime_wave_takes_a_token_from_a_card_if_the_bank_is_empty() -> None:
    state = table(2, age=2)
    workers(state, warriors=3)
    reveal(state, "crime_wave")
    assert get(state, BLUES, 1) == 17
    assert get(state, BLUE_ALL, 1) == 17
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
    put_value(state, CULTURE, 5, seat=0)
    put_value(state, CULTURE, 5, seat=1)
    reveal(state, "terrorism")
    assert state.actors == (2,)
    play(state, "raze philosophy")
    assert on(state, "philosophy", 0) == 0
    play(state, "raze philosophy")
    assert on(state, "philosophy", 1) == 0
    assert get(state, UNUSED, 1) == 2


@rule("TA-15.37")
def test_economic_progress_has_consumption_and_corruption_but_no_uprising() -> None:
    state = table(age=2)
    bank(state, 12)
    unused(state, 0)
    workers(state, agriculture=3)
    bank(state, 12)
    blues(state, 11)
    reveal(state, "economic_progress")
    assert get(state, FOOD_STORED) == 3 - 2
    assert get(state, RES_STORED) == 0  # 2 produced, 8 tokens left in the bank: 2 lost
    assert get(state, RES_STORED, 1) == 2


@rule("TA-15.41")
def test_emigration() -> None:
    state = table(age=2)
    bank(state, 10)
    unused(state, 1)
    reveal(state, "emigration")  # 3 discontent: 2 leave
    assert get(state, UNUSED) == 0
    play(state, "lose bronze")
    assert get(state, BANK) == 12


def test_barbarians_strike_the_leader_in_culture_if_weak() -> None:
    for strong in (False, True):
        state = table(3)
        put_value(state, CULTURE, 9, seat=2)
        if strong:
            workers(state, seat=2, warriors=5)
        reveal(state, "barbarians")
        assert get(state, UNUSED, 2) == int(strong)


def test_uncertain_borders_move_a_token() -> None:
    state = table()
    workers(state, warriors=2)
    mine, theirs = get(state, BANK), get(state, BANK, 1)
    reveal(state, "uncertain_borders")
    assert (get(state, BANK), get(state, BANK, 1)) == (mine + 1, theirs - 1)
    assert get(state, YELLOWS, 1) == 24


def test_independence_takes_a_colony_of_the_weakest() -> None:
    state = table(age=2)
    workers(state, warriors=2)
    colony(state, "developed_territory_i", seat=1)
    colony(state, "wealthy_territory_i", seat=1)
    reveal(state, "independence_declaration")
    assert offered(state) == ["yield developed_territory_i", "yield wealthy_territory_i"]
    blue_bank = get(state, BLUES, 1)
    play(state, "yield wealthy_territory_i")
    assert get(state, BLUES, 1) == blue_bank - 2
    assert "wealthy_territory_i" in game.view(state, 0)["past_events"]


def test_an_event_prepared_scores_its_age() -> None:
    state = table(age=2)
    politic(state)
    arms(state, "cold_war")
    play(state, "prepare cold_war")
    assert get(state, CULTURE) == 2
