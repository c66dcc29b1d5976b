"""TA-9 and TA-15.30 to 15.48 where it hurts: ties, empty banks, players who have left, an age that ends in an event."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX, NONE
from saecula.games.through_the_ages.ending import score_event
from saecula.games.through_the_ages.events import befallen, take_facts
from saecula.games.through_the_ages.military_tables import LEAST_CULTURE, MOST_CULTURE, STRONGEST, WEAK_LEADER, WEAKEST
from saecula.games.through_the_ages.phases import ACTIONS
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import (
    arms,
    bank,
    begin_turn,
    blues,
    colony,
    hand,
    keys,
    leader,
    legal,
    next_event,
    offered,
    on,
    play,
    politic,
    put_value,
    reveal,
    stored,
    table,
    tech,
    unused,
    wonders,
    workers,
)
from tests.rules import rule

# ----------------------------------------------------------------------------------------------------------- rankings


def ranked_table(strengths: list[int], culture: list[int], active: int) -> Ages:
    state = table(len(strengths))
    for s, strength in enumerate(strengths):
        workers(state, seat=s, warriors=strength)
        put_value(state, "culture", culture[s], seat=s)
    state.active = active
    take_facts(state)
    return state


@rule("TA-9.4")
def test_the_whole_order_by_value_then_by_turn() -> None:
    state = ranked_table([2, 3, 2, 3], [4, 9, 4, 9], active=2)  # the order of strength is 3, 1, 2, 0
    assert befallen(state, STRONGEST, 1) == [3]
    assert befallen(state, STRONGEST, 2) == [3, 1]  # clockwise from the player in turn
    assert befallen(state, WEAKEST, 1) == [0]
    assert befallen(state, WEAKEST, 2) == [2, 0]
    assert befallen(state, MOST_CULTURE, 1) == [3]
    assert befallen(state, LEAST_CULTURE, 1) == [0]


@rule("TA-9.4")
def test_barbarians_look_for_the_one_leader_in_culture_among_the_two_weakest() -> None:
    assert befallen(ranked_table([5, 1, 2, 4], [0, 0, 7, 0], active=0), WEAK_LEADER, 2) == [2]
    assert befallen(ranked_table([5, 1, 2, 4], [0, 0, 0, 7], active=0), WEAK_LEADER, 2) == []
    tied = ranked_table([1, 1, 9, 9], [7, 0, 7, 0], active=0)  # among equals in culture only the first counts
    assert befallen(tied, WEAK_LEADER, 2) == [0]
    assert befallen(ranked_table([1, 2], [0, 3], active=0), WEAK_LEADER, 2) == []  # TA-9.6
    assert befallen(ranked_table([1, 2], [3, 0], active=0), WEAK_LEADER, 2) == [0]


@rule("TA-9.6", "TA-10.60")
def test_when_two_are_left_the_two_weakest_are_the_weakest() -> None:
    state = table(3)
    politic(state, 1)
    state.resign(1)
    workers(state, warriors=3)
    for s in (0, 2):
        put_value(state, "science", 0, seat=s)
    reveal(state, "cold_war")
    assert [state.civ[s].science for s in range(3)] == [6, 0, 0]
    state = table(3, age=3)
    politic(state, 1)
    state.resign(1)
    workers(state, seat=2, warriors=3)
    score_event(state, INDEX["impact_of_strength"])
    assert [state.civ[s].culture for s in range(3)] == [0, 0, 10]  # the scores of two players


@rule("TA-13.6")
@pytest.mark.parametrize(
    ("seats", "active", "scores"),
    [(2, 1, [0, 10]), (3, 2, [7, 0, 14]), (4, 1, [0, 15, 10, 5])],
)
def test_ties_of_the_rank_events_favour_the_active_player(seats: int, active: int, scores: list[int]) -> None:
    for name in ("impact_of_science", "impact_of_strength"):
        state = table(seats, age=3)
        state.active = active
        score_event(state, INDEX[name])
        assert [state.civ[s].culture for s in range(seats)] == scores


@rule("TA-9.5")
def test_immigration_without_any_happy_face_favours_everybody() -> None:
    state = table(3)
    reveal(state, "immigration")
    assert [state.civ[s].unused for s in range(3)] == [2, 2, 2]
    state = table(3)
    workers(state, seat=1, religion=1)
    reveal(state, "immigration")
    assert [state.civ[s].unused for s in range(3)] == [1, 2, 1]


@rule("TA-15.41")
@pytest.mark.parametrize(("tokens", "leaving"), [(16, 1), (12, 1), (10, 2), (8, 2), (6, 3)])
def test_half_of_the_discontent_emigrate_rounded_up(tokens: int, leaving: int) -> None:
    state = table(2, age=2)
    bank(state, tokens)
    unused(state, 9)
    reveal(state, "emigration")
    assert state.civ[0].unused == 9 - leaving


@rule("TA-9.12")
def test_discontent_is_counted_before_anybody_leaves() -> None:
    state = table(2, age=2)
    bank(state, 10)  # 3 discontent: 2 leave, though only 1 would be discontent after the first
    unused(state, 5)
    reveal(state, "emigration")
    assert (state.civ[0].unused, state.civ[0].yellow_bank) == (3, 12)


# -------------------------------------------------------------------------------------------------------------- losses


@rule("TA-9.8", "TA-15.35")
def test_crime_wave_on_who_has_nothing_left() -> None:
    state = table(3, age=2)
    workers(state, warriors=3)
    for s in (1, 2):
        blues(state, 0, seat=s)
    all_of_it = state.civ[1].blue_tokens
    reveal(state, "crime_wave")
    assert state.civ[1].blue_tokens == all_of_it
    assert state.event == NO_CARD
    state.check()


@rule("TA-15.35")
def test_crime_wave_takes_a_token_of_any_value() -> None:
    state = table(2, age=2)
    workers(state, warriors=3)
    stored(state, seat=1, irrigation=1, iron=1)
    blues(state, 0, seat=1)
    all_of_it = state.civ[1].blue_tokens
    reveal(state, "crime_wave")
    play(state, "forfeit irrigation")
    assert (state.civ[1].food, state.civ[1].resources) == (0, 2)
    assert state.civ[1].blue_tokens == all_of_it - 1
    state.check()


@rule("TA-15.35")
@pytest.mark.parametrize("loser", [0, 1])
def test_crime_wave_takes_one_token_and_no_more(loser: int) -> None:
    state = table(2, age=2)
    workers(state, seat=1 - loser, warriors=3)
    stored(state, seat=loser, bronze=2, agriculture=2)
    blues(state, 0, seat=loser)
    reveal(state, "crime_wave")
    assert state.actors == (loser,)
    play(state, "forfeit agriculture")
    assert state.event == NO_CARD
    assert (state.civ[loser].food, state.civ[loser].resources) == (1, 2)


@rule("TA-15.35")
def test_crime_wave_leaves_the_cards_alone_while_the_bank_has_a_token() -> None:
    state = table(2, age=2)
    workers(state, warriors=3)
    stored(state, seat=1, bronze=2)
    blues(state, 1, seat=1)
    all_of_it = state.civ[1].blue_tokens
    reveal(state, "crime_wave")
    assert state.event == NO_CARD
    assert (state.civ[1].blue_tokens, state.civ[1].resources) == (all_of_it - 1, 2)


@rule("TA-9.9")
def test_the_indicators_follow_a_lost_worker_and_a_lost_building() -> None:
    state = table(2)
    unused(state, 0)
    reveal(state, "pestilence")
    play(state, "lose warriors")
    assert state.civ[0].strength == 0
    state.check()
    state = table(2)
    workers(state, warriors=3)
    reveal(state, "border_conflict")
    play(state, "raze philosophy")
    assert state.civ[1].science_rating == 0
    state.check()


@rule("TA-9.9")
def test_population_is_lost_down_to_nobody() -> None:
    state = table(2, age=2)
    workers(state, agriculture=0, bronze=0, philosophy=0, warriors=1)
    unused(state, 0)
    bank(state, 5)
    reveal(state, "emigration")  # many are discontent, one is there
    assert offered(state) == ["lose warriors"]
    play(state, "lose warriors")
    assert state.event == NO_CARD
    state = table(2)
    workers(state, agriculture=0, bronze=0, philosophy=0, warriors=0)
    unused(state, 0)
    reveal(state, "pestilence")
    assert state.event == NO_CARD
    state.check()


@rule("TA-9.13")
def test_a_mix_is_lost_in_full_if_there_is_so_much() -> None:
    for stores, left in (((1, 1), (0, 0)), ((2, 0), (0, 0)), ((0, 3), (0, 1)), ((0, 1), (0, 0)), ((3, 0), (1, 0))):
        state = table(2)
        workers(state, warriors=3)
        stored(state, seat=1, agriculture=stores[0], bronze=stores[1])
        reveal(state, "raiders")
        assert (state.civ[1].food, state.civ[1].resources) == left
    for goods in ("agriculture", "bronze"):
        state = table(2)
        workers(state, warriors=3)
        stored(state, seat=1, **{goods: 4})
        told = [key for key in keys(reveal(state, "raiders")) if key.startswith(("lost", "gained"))]
        assert told == ["lost-food" if goods == "agriculture" else "lost-resources"]
    state = table(2)
    workers(state, warriors=3)
    stored(state, seat=1, agriculture=5, bronze=1)
    reveal(state, "raiders")
    assert offered(state) == ["amount 1", "amount 2"]


@rule("TA-9.8")
def test_an_empty_yellow_bank_has_no_token_to_give() -> None:
    state = table(2)
    workers(state, warriors=3)
    bank(state, 0, seat=1)
    mine, theirs = state.civ[0].yellow_tokens, state.civ[1].yellow_tokens
    reveal(state, "uncertain_borders")
    assert (state.civ[0].yellow_tokens, state.civ[1].yellow_tokens) == (mine, theirs)


@rule("TA-9.8")
def test_who_has_nothing_to_lose_is_not_asked() -> None:
    for name in ("independence_declaration", "ravages_of_time"):
        state = table(2, age=2)
        colony(state, "wealthy_territory_i")
        wonders(state, "eiffel_tower")
        workers(state, warriors=3)
        reveal(state, name)
        assert state.event == NO_CARD
    state = table(2)
    workers(state, warriors=3)
    workers(state, seat=1, agriculture=0, bronze=0, philosophy=0)
    reveal(state, "border_conflict")
    assert state.event == NO_CARD


@rule("TA-15.43")
def test_no_unit_is_lost_in_a_border_conflict() -> None:
    state = table(2)
    workers(state, warriors=5)
    workers(state, seat=1, warriors=2, team_sports=1)
    workers(state, warriors=9)
    reveal(state, "border_conflict")
    assert offered(state) == ["raze agriculture", "raze bronze", "raze philosophy", "raze team_sports"]


# -------------------------------------------------------------------------------------------------------- single events


@rule("TA-15.36")
def test_terrorism_passes_over_who_has_no_urban_building() -> None:
    state = table(4, age=2)
    for s, points in enumerate((5, 1, 5, 5)):
        put_value(state, "culture", points, seat=s)
    workers(state, seat=2, philosophy=0)
    reveal(state, "terrorism", seat=3)
    assert state.actors == (1,)
    assert offered(state) == ["raze philosophy"]
    play(state, "raze philosophy", "raze philosophy")  # of seats 3 and 0, in that order
    assert [on(state, "philosophy", s) for s in range(4)] == [0, 1, 0, 0]
    assert state.civ[3].unused == 2
    assert state.event == NO_CARD


@rule("TA-15.34")
def test_a_ruined_wonder_is_not_ruined_again_and_doubles_no_faces() -> None:
    state = table(2, age=2)
    wonders(state, "st_peters_basilica", "hanging_gardens")
    workers(state, religion=1)
    faces = state.civ[0].happiness
    reveal(state, "ravages_of_time")
    play(state, "ruin st_peters_basilica")
    assert state.civ[0].happiness < faces
    rating = state.civ[0].culture_rating
    next_event(state, "ravages_of_time")
    politic(state)
    arms(state, "pestilence")
    play(state, "prepare pestilence")
    assert offered(state) == ["ruin hanging_gardens"]
    play(state, "ruin hanging_gardens")
    assert state.civ[0].culture_rating == rating + 2 - 1
    state.check()


@rule("TA-15.32")
def test_iconoclasm_in_age_iv_spares_nobody_and_takes_the_leaders_tokens() -> None:
    state = table(2, age=3)
    state.age = 4
    leader(state, "albert_einstein", seat=1)
    reveal(state, "iconoclasm")
    assert state.civ[1].leader == NONE
    state = table(2, age=2)
    leader(state, "hammurabi", seat=1)
    assert state.civ[1].civil_actions == 5
    reveal(state, "iconoclasm")
    assert state.civ[1].civil_actions == 4


@rule("TA-15.30")
def test_a_rebellion_may_take_all_actions_and_bars_a_revolution() -> None:
    state = table(2, age=1)
    bank(state, 10)
    hand(state, "monarchy")
    put_value(state, "science", 20)
    reveal(state, "rebellion")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (4, 4)
    assert not offered(state, "revolt")
    state = table(2, age=1)
    bank(state, 16)
    hand(state, "monarchy")
    put_value(state, "science", 20)
    reveal(state, "rebellion")
    assert state.civ[0].civil_spent == 2
    assert offered(state, "develop") == ["develop monarchy"]
    assert not offered(state, "revolt")
    play(state, "done")
    begin_turn(state)
    play(state, "done")
    assert state.civ[0].civil_spent == 0  # once only
    assert legal(state, "revolt monarchy")


@rule("TA-15.31")
def test_only_the_active_player_skips_the_discard_and_only_once() -> None:
    state = table(2)
    arms(state, "raid_i", "plunder_i", seat=1)
    reveal(state, "development_of_politics")
    assert state.frame(0) == ACTIONS
    play(state, "done")
    assert (state.active, state.civ[1].arms) == (1, 5)
    play(state, "done")
    assert offered(state, "discard")
    begin_turn(state)
    play(state, "done")
    assert offered(state, "discard")


@rule("TA-15.37", "TA-8.3")
def test_economic_progress_may_starve_people() -> None:
    state = table(2, age=2)
    workers(state, agriculture=0)
    bank(state, 12)
    put_value(state, "culture", 20)
    reveal(state, "economic_progress")
    assert state.civ[0].culture == 21 - 2 * 4
    state = table(2)
    workers(state, agriculture=0)
    bank(state, 12)
    put_value(state, "culture", 20)
    reveal(state, "good_harvest")  # no consumption
    assert state.civ[0].culture == 21


@rule("TA-8.12")
def test_new_deposits_know_no_corruption() -> None:
    state = table(2)
    blues(state, 3)
    reveal(state, "new_deposits")
    assert state.civ[0].resources == 2


@rule("TA-9.7")
def test_a_free_unit_may_be_declined() -> None:
    state = table(2)
    reveal(state, "development_of_warfare")
    play(state, "done")
    assert (on(state, "warriors"), state.civ[0].unused) == (1, 1)
    play(state, "build warriors")
    assert (on(state, "warriors", 1), state.civ[1].unused) == (2, 0)


@rule("TA-9.3")
@pytest.mark.parametrize(
    ("name", "key"), [("development_of_agriculture", "gained-food"), ("development_of_crafts", "gained-resources")]
)
def test_what_an_event_brings_is_told(name: str, key: str) -> None:
    log = reveal(table(2), name)
    assert [k for k in keys(log) if k.startswith("gained")] == [key, key]


@rule("TA-9.3", "TA-15.30")
@pytest.mark.parametrize("befalls", [True, False])
def test_what_does_not_befall_anybody_is_not_told(befalls: bool) -> None:
    for name, key in (("uncertain_borders", "ceded-tokens"), ("rebellion", "rebels")):
        state = table(2)
        workers(state, warriors=3)
        bank(state, 18)
        bank(state, (12 if befalls else 0) if name == "uncertain_borders" else 12 if befalls else 18, seat=1)
        assert (key in keys(reveal(state, name))) == befalls


@rule("TA-9.13")
def test_markets_give_either_good() -> None:
    state = table(2)
    reveal(state, "development_of_markets")
    told = keys(play(state, "resources", "food"))
    assert told[:2] == ["gained-resources", "gained-food"]
    assert (state.civ[0].resources, state.civ[0].food) == (2, 0)
    assert (state.civ[1].resources, state.civ[1].food) == (0, 2)


@rule("TA-15.44", "TA-15.8")
@pytest.mark.parametrize(
    ("name", "points"),
    [("impact_of_architecture", 2 + 1), ("impact_of_competition", 1 + 2 + 1), ("impact_of_progress", 2 + 2 * 2)],
)
def test_the_impacts_by_level_count_only_what_they_name(name: str, points: int) -> None:
    state = table(2, age=3)
    workers(state, selective_breeding=1, iron=3, alchemy=2, bread_and_circuses=1, swordsmen=1, cannon=1, religion=1)
    tech(state, "monarchy", "strategy")
    score_event(state, INDEX[name])
    assert state.civ[0].culture == points


@rule("TA-15.48", "TA-2.5")
def test_impact_of_happiness_ends_at_eight_faces() -> None:
    state = table(2, age=3)
    workers(state, religion=12)
    score_event(state, INDEX["impact_of_happiness"])
    assert state.civ[0].culture == 16


@rule("TA-13.5")
def test_an_impact_revealed_early_scores_once() -> None:
    state = table(2, age=3)
    colony(state, "wealthy_territory_i", seat=1)
    reveal(state, "impact_of_colonies")
    assert state.civ[1].culture == 4
    assert "impact_of_colonies" in game.view(state, 0)["past_events"]
    state.last_round = state.round
    while not state.over:
        play(state, "done" if legal(state, "done") else offered(state)[0])
    assert state.civ[1].culture == 4
