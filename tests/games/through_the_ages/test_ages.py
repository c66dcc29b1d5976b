"""TA-12, TA-13 and TA-14: the end of an age, the end of the game, variants."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX, MILITARY_CARDS, NONE, ONLY_EVENTS, count
from saecula.games.through_the_ages.ending import finish
from saecula.games.through_the_ages.phases import ACTIONS, CHOOSING
from saecula.games.through_the_ages.row import card_row_step, end_age
from saecula.games.through_the_ages.state import (
    BONUSES,
    BOX,
    CIVIL_DECK,
    CIVIL_GONE,
    CURRENT,
    DECK,
    FUTURE,
    HIDDEN,
    PERSONAL_OF,
    PILE,
    Ages,
)
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    begin_turn,
    building,
    colony,
    hand,
    in_arms,
    in_hand,
    leader,
    legal,
    military,
    offered,
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


def last_card(state: Ages) -> None:
    """The current civil deck has a single card left, and the row is full but for one place."""
    age = state.age
    deck = state.cards[CIVIL_DECK + age]
    state.cards[CIVIL_GONE + age] |= deck & (deck - 1)
    state.cards[CIVIL_DECK + age] = deck & -deck


@rule("TA-12.1")
def test_an_age_ends_with_the_last_card_of_its_deck() -> None:
    state = table(age=1)
    last_card(state)
    card_row_step(state)
    assert state.age == 2


@rule("TA-12.2")
def test_what_becomes_obsolete() -> None:
    state = table(3, age=2)
    hand(state, "iron", "coal")
    arms(state, "spy", "rats", "bonus_i")
    leader(state, "joan_of_arc")
    leader(state, "js_bach", seat=1)
    building(state, "great_wall", 2)
    wonders(state, "taj_mahal")
    tactic(state, "legion")
    tech(state, "alchemy")
    colony(state, "wealthy_territory_i")
    war(state, "war_over_culture_ii", 1, 0)
    tokens = state.civ[0].blue_bank
    end_age(state)
    assert in_hand(state) == ["coal"]
    assert in_arms(state) == ["spy"]
    assert state.civ[0].leader == NONE
    assert state.civ[1].leader == INDEX["js_bach"]
    assert (state.civ[0].wonder, state.civ[0].stages_built, state.civ[0].blue_bank) == (NONE, 0, tokens + 2)
    assert state.civ[0].wonders
    assert state.civ[0].tactic != NO_CARD
    assert state.civ[1].war != NO_CARD
    assert game.view(state, 0)["players"][0]["colonies"] == ["wealthy_territory_i"]
    state.check()


@rule("TA-12.2")
@pytest.mark.parametrize("version", ["advanced", "full"])
def test_cards_of_the_age_that_ends_are_not_obsolete_yet(version: str) -> None:
    state = table(2, version, age=1)
    building(state, "great_wall", 2)
    building(state, "pyramids", 1, seat=1)
    hand(state, "iron", "work_of_art_a")
    leader(state, "joan_of_arc")
    leader(state, "moses", seat=1)
    end_age(state)
    assert (state.civ[0].wonder, state.civ[0].stages_built) == (INDEX["great_wall"], 2)
    assert (state.civ[1].wonder, state.civ[1].blue_bank) == (NONE, 18)
    assert in_hand(state) == ["iron"]
    assert (state.civ[0].leader, state.civ[1].leader) == (INDEX["joan_of_arc"], NONE)
    state.check()


@rule("TA-13.1", "TA-13.2", "TA-13.3")
@pytest.mark.parametrize(
    ("version", "age", "active", "rounds"),
    [("simple", 1, 0, 3), ("simple", 1, 1, 3), ("advanced", 2, 0, 3), ("advanced", 2, 1, 3), ("full", 3, 0, 3)]
    + [("full", 3, 1, 4), ("full", 2, 1, 0)],
)
def test_the_last_round(version: str, age: int, active: int, rounds: int) -> None:
    state = table(2, version, age=age)
    state.active = active
    end_age(state)
    assert state.last_round == rounds


@rule("TA-12.2")
def test_the_simple_game_keeps_its_leaders() -> None:
    state = table(2, "simple")
    leader(state, "moses")
    end_age(state)
    assert state.civ[0].leader == INDEX["moses"]


@rule("TA-12.3")
def test_yellow_tokens_leave_at_the_end_of_an_age_of_the_full_game() -> None:
    state = table(2, age=1)
    bank(state, 1, seat=1)
    end_age(state)
    assert (state.civ[0].yellow_bank, state.civ[1].yellow_bank) == (16, 0)
    assert state.civ[0].yellow_tokens == 23
    state = table(2, "advanced", age=1)
    end_age(state)
    assert state.civ[0].yellow_bank == 18


@rule("TA-12.4")
def test_the_old_military_deck_and_pile_leave_the_game() -> None:
    state = table(age=1)
    state.cards[PILE + 1] = state.cards[DECK + 1] & 1
    state.cards[DECK + 1] &= ~1
    end_age(state)
    assert state.cards[DECK + 1] == state.cards[PILE + 1] == 0
    play(state, "done")
    assert sum(game.view(state, 0)["players"][0]["arms"].values()) == state.civ[0].arms
    assert set(game.view(state, 0)["players"][0]["arms"]) == {"II"}


@rule("TA-12.6")
def test_ratings_follow_at_once_and_the_refill_goes_on() -> None:
    state = table(age=1)
    leader(state, "julius_caesar")
    last_card(state)
    card_row_step(state)
    assert state.civ[0].strength == 1
    assert NO_CARD not in state.row
    state.check()


# ---------------------------------------------------------------------------------------------------------------- TA-13


@rule("TA-13.1")
def test_the_simple_game_ends_with_the_round_and_its_bonus() -> None:
    state = table(2, "simple")
    state.cards[BOX] |= state.cards[CURRENT]  # no event interferes
    state.cards[CURRENT] = 0
    last_card(state)
    begin_turn(state)
    assert state.last_round == 3
    while not state.over:
        play(state, "done" if legal(state, "done") else offered(state)[0])
    assert state.round == 3
    assert min(state.scores) >= 2 + 1 + 4


@rule("TA-13.1")
def test_the_lines_of_the_simple_bonus() -> None:
    from saecula.games.through_the_ages.ending import simple_bonus

    state = table(2, "simple")
    assert simple_bonus(state, 0) == 2 * 0 + 2 * 1 + 0 + 1 + 4
    tech(state, "iron", "monarchy")
    workers(state, religion=1)
    assert simple_bonus(state, 0) == 2 * 2 + 2 + 2 + 1 + 4


@rule("TA-13.2")
def test_the_advanced_game_scores_its_four_bonus_cards() -> None:
    state = table(2, "advanced", age=2)
    state.cards[BOX + 3] |= state.cards[BONUSES + 3]
    state.cards[BONUSES + 3] = 0
    state.cards[BOX + 3] &= ~MILITARY_CARDS[INDEX["impact_of_technology"]]
    state.cards[BONUSES + 3] = MILITARY_CARDS[INDEX["impact_of_technology"]]
    tech(state, "coal", "iron")
    last_card(state)
    begin_turn(state)
    assert (state.age, state.last_round) == (3, 3)
    while not state.over:
        play(state, "done" if legal(state, "done") else offered(state)[0])
    assert state.scores[0] == state.scores[1] + 4  # one technology of level II


@rule("TA-13.3")
@pytest.mark.parametrize(("seat", "last"), [(0, 3), (1, 4)])
def test_age_iv(seat: int, last: int) -> None:
    state = table(2, age=3)
    last_card(state)
    begin_turn(state, seat)
    assert (state.age, state.last_round) == (4, last)
    while not state.over:
        play(state, "done" if legal(state, "done") else offered(state)[0])
    assert state.round == last
    assert state.civ[0].arms == 0


@rule("TA-13.4", "TA-13.5")
def test_age_iii_events_left_are_scored_once() -> None:
    state = table(2, age=3)
    card = military(state, "impact_of_colonies")
    other = state.cards[FUTURE] | state.cards[CURRENT]
    state.cards[BOX] |= other & -other
    state.cards[CURRENT] &= ~(other & -other)
    state.cards[CURRENT + 3] |= 1 << (card & 63)
    colony(state, "wealthy_territory_i")
    finish(state)
    assert state.scores == [4, 0]
    assert game.view(state, 0)["past_events"].count("impact_of_colonies") == 1
    assert state.ranking == [1, 2]


@rule("TA-13.6")
def test_ties_at_the_end_favour_the_starting_player() -> None:
    state = table(3, age=3)
    card = military(state, "impact_of_strength")
    other = state.cards[CURRENT] & -state.cards[CURRENT]
    state.cards[CURRENT] ^= other
    state.cards[BOX] |= other
    state.cards[FUTURE + 3] |= 1 << (card & 63)
    state.first = 1
    state.active = 0
    finish(state)
    assert state.scores == [0, 14, 7]


@rule("TA-13.7")
def test_no_colony_in_the_last_round() -> None:
    from tests.games.through_the_ages.given import next_event

    state = table(2)
    state.last_round = state.round
    next_event(state, "wealthy_territory_i")
    arms(state, "rats")
    politic(state)
    play(state, "prepare rats")
    assert "wealthy_territory_i" in game.view(state, 0)["past_events"]


@rule("TA-13.8")
def test_a_war_of_the_last_turn_is_never_resolved() -> None:
    state = table(2, age=3)
    tech(state, "monarchy")
    workers(state, warriors=9)
    state.age = 4
    state.last_round = state.round
    leader(state, "joan_of_arc", seat=1)
    arms(state, "war_over_culture_iii")
    politic(state)
    play(state, "attack war_over_culture_iii", "aim 1")
    assert state.civ[1].culture == 5
    while not state.over:
        play(state, "done" if legal(state, "done") else offered(state)[0])
    assert state.civ[1].culture >= 5


@rule("TA-13.9")
def test_ties_are_shared() -> None:
    state = table(3, "simple")
    for s, points in ((0, 9), (1, 9), (2, 3)):
        put_value(state, "culture", points, seat=s)
    stored(state, bronze=9)
    assert state.ranking == [1, 1, 3]


# ---------------------------------------------------------------------------------------------------------------- TA-14


@rule("TA-14.1")
def test_easier_growth() -> None:
    state = table(2, easier_growth=True)
    assert (state.civ[0].yellow_bank, state.civ[0].yellow_tokens) == (19, 26)
    workers(state, religion=2)
    stored(state, bronze=3)
    assert legal(state, "build religion")


@rule("TA-14.2")
def test_one_attacker_at_a_time() -> None:
    state = table(3, age=2, one_attacker_per_turn=True)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 2", "done", "done")
    assert state.civ[2].attacked_by == 0
    politic(state, 1)
    arms(state, "spy", seat=1)
    play(state, "attack spy")
    assert offered(state) == ["aim 0"]
    assert refusal(state, "aim 2") == "TA-14.2"
    politic(state, 0)
    play(state, "done")
    assert state.civ[2].attacked_by == -1


@rule("TA-14.3")
def test_the_peaceful_game_has_no_attacks_and_no_pacts() -> None:
    from saecula.games.through_the_ages.components import AGES, MILITARY_KIND, TYPE, cards_in

    state = game.new(4, 1, {"peaceful": True})
    kinds = [TYPE[MILITARY_KIND[c]] for age in range(AGES) for c in cards_in(state.cards[DECK + age], age)]
    assert not {21, 22, 23} & set(kinds)


@rule("TA-14.4")
def test_drawing_as_a_military_action() -> None:
    state = table(2, draw_as_military_action=True)
    play(state, "draw", "draw")
    assert (state.civ[0].arms, state.civ[0].military_spent) == (2, 2)
    assert refusal(state, "draw") == "TA-14.4"
    play(state, "done")
    assert state.civ[0].arms == 2
    state = table(2)
    assert refusal(state, "draw") == "TA-14.4"


@rule("TA-14.4")
def test_a_tactics_card_just_drawn_may_be_played() -> None:
    state = table(2, draw_as_military_action=True)
    keep = MILITARY_CARDS[INDEX["legion"]] & state.cards[DECK + 1]
    state.cards[BOX + 1] |= state.cards[DECK + 1] & ~keep
    state.cards[DECK + 1] = keep
    play(state, "draw", "array legion")
    assert state.civ[0].tactic != NO_CARD


@rule("TA-14.5")
@pytest.mark.parametrize("cards", [3, 4, 5])
def test_face_up_bonus_cards(cards: int) -> None:
    state = game.new(3, 1, {"bonus_cards": f"face_up_{cards}"})
    assert len(game.view(state, None)["bonus_cards"]) == cards
    assert count(state.cards[DECK + 3] & ONLY_EVENTS[3]) == 13 - cards


@rule("TA-14.5")
def test_bonus_cards_age_by_age() -> None:
    state = game.new(3, 1, {"bonus_cards": "age_by_age"})
    assert (count(state.cards[BONUSES + 3]), count(state.cards[HIDDEN + 3])) == (1, 4)
    play(state, "done", "done", "done")
    assert count(state.cards[BONUSES + 3]) == 2
    for age in (1, 2, 3):
        assert state.age == age
        end_age(state)
    assert (count(state.cards[BONUSES + 3]), count(state.cards[HIDDEN + 3])) == (5, 0)


@rule("TA-14.5")
@pytest.mark.parametrize(("seats", "dealt", "kept"), [(2, 6, 2), (3, 4, 1), (4, 3, 1)])
def test_personal_bonus_cards(seats: int, dealt: int, kept: int) -> None:
    state = game.new(seats, 1, {"bonus_cards": "personal"})
    assert state.actors == tuple(range(seats))
    assert state.frame(0) == CHOOSING
    for s in range(seats):
        assert len(state.legal(s)) == dealt
        for _ in range(kept):
            state.play(s, state.legal(s)[0])
    assert [count(state.cards[PERSONAL_OF + 4 * s + 3]) for s in range(seats)] == [kept] * seats
    assert count(state.cards[DECK + 3] & ONLY_EVENTS[3]) == 13 - kept * seats
    assert state.frame(0) == ACTIONS
    state.check()


@rule("TA-14.5")
@pytest.mark.parametrize(("seats", "picks"), [(2, 4), (3, 3), (4, 4)])
def test_public_choice_of_bonus_cards(seats: int, picks: int) -> None:
    state = game.new(seats, 1, {"bonus_cards": "public_choice", "bonus_fewer": True})
    order = []
    for _ in range(picks):
        order.append(state.actors[0])
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    assert order == [(state.first + i) % seats for i in range(picks)]
    assert count(state.cards[BONUSES + 3]) == picks
    assert state.actors == (state.first,)
    assert state.frame(0) == ACTIONS  # the game begins


@rule("TA-14.5")
@pytest.mark.parametrize(("fewer", "points"), [(True, 0), (False, 8)])
def test_fewer_bonuses(fewer: bool, points: int) -> None:
    state = table(2, age=3, bonus_cards="face_up_4", bonus_fewer=fewer)
    state.cards[BOX + 3] |= state.cards[BONUSES + 3]
    state.cards[BONUSES + 3] = 0
    card = military(state, "impact_of_colonies")
    other = state.cards[CURRENT] & -state.cards[CURRENT]
    state.cards[CURRENT] ^= other
    state.cards[BOX] |= other
    state.cards[CURRENT + 3] |= 1 << (card & 63)
    colony(state, "wealthy_territory_i")
    colony(state, "wealthy_territory_ii")
    finish(state)
    assert state.scores[0] == points


def test_the_table_of_a_test_is_sound() -> None:
    for seats in (2, 3, 4):
        for version in ("simple", "advanced", "full"):
            state = table(seats, version)
            act(state)
            state.check()
            assert state.civ[0].science_rating == 1
            assert state.civ[0].unused == 1


@rule("TA-14.5")
def test_a_personal_bonus_card_is_scored_for_everybody_at_the_end() -> None:
    state = table(3, age=3, bonus_cards="personal")
    for s in range(3):
        state.cards[BOX + 3] |= state.cards[PERSONAL_OF + 4 * s + 3]
        state.cards[PERSONAL_OF + 4 * s + 3] = 0
    state.cards[PERSONAL_OF + 4 + 3] = 1 << (military(state, "impact_of_agriculture") & 63)
    workers(state, agriculture=4)
    finish(state)
    assert state.scores == [4, 2, 2]
    state.check()


@rule("TA-13.9")
def test_the_end_names_the_winners_and_their_points() -> None:
    for culture, winners in (((7, 5), [0]), ((3, 9), [1]), ((6, 6), [0, 1])):
        state = table(2, age=3)
        state.age = 4
        state.last_round = 3
        act(state, 1)
        for s in (0, 1):
            put_value(state, "culture", culture[s], seat=s)
        over = [event for event in play(state, "done") if event.key == "through_the_ages-over"]
        assert [event.args for event in over] == [{"seats": winners, "points": max(culture), "winners": len(winners)}]
