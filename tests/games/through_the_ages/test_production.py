"""TA-8: production and maintenance."""

from __future__ import annotations

from itertools import product

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import CONSUMPTION
from saecula.games.through_the_ages.forecast import trial
from saecula.games.through_the_ages.phases import PRODUCTION
from saecula.games.through_the_ages.production import (
    CONSUME,
    FARMS,
    MINES,
    freed_by_eating,
    output_value,
    produce_step,
)
from saecula.games.through_the_ages.ratings import discontent
from saecula.games.through_the_ages.state import ARMS_OF, BOX, DECK, PILE
from tests.games.through_the_ages.given import (
    arms,
    bank,
    blue,
    blues,
    in_arms,
    keys,
    leader,
    offered,
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
    unused,
    wonders,
    workers,
)
from tests.rules import rule


@rule("TA-8.1")
def test_the_order_of_a_production() -> None:
    state = table()
    workers(state, religion=1)
    log = play(state, "done")
    assert keys(log)[:2] == ["scored", "drew"]
    assert (state.civ[0].culture, state.civ[0].science) == (1, 1)
    assert (state.civ[0].food, state.civ[0].resources) == (2, 2)


@rule("TA-8.2")
def test_when_tokens_are_short_the_owner_chooses() -> None:
    state = table(age=2)
    workers(state, agriculture=1, irrigation=1)
    bank(state, 18)
    blues(state, 1)
    play(state, "done")
    assert offered(state) == ["produce agriculture", "produce irrigation"]
    assert refusal(state, "done") == "TA-8.2"
    play(state, "produce irrigation")
    assert (state.civ[0].food, state.civ[0].resources) == (2, 0)  # farms come before mines
    assert state.active == 1


@rule("TA-8.1", "TA-6.1")
def test_how_many_tokens_come_back_when_the_people_eat() -> None:
    """As in the production itself: a token worth 2 comes back alone, and one is changed where 1 is eaten of it."""
    fewer = 0
    for tokens, simple, better, best, one, two in product((1, 5, 9, 13), *[(0, 1, 2)] * 3, (0, 1, 3), (0, 2)):
        state = table(age=3)
        tech(state, "irrigation", "selective_breeding")
        workers(state, agriculture=simple, irrigation=better, selective_breeding=best, bronze=0)
        bank(state, tokens)
        stored(state, agriculture=one, irrigation=two)
        expected = freed_by_eating(state, 0)
        copy = trial(state)
        copy.push(PRODUCTION, 0, FARMS, MINES, 1)
        produce_step(copy, 0, FARMS, True)
        before = copy.civ[0].blue_bank
        produce_step(copy, 0, CONSUME, True)
        assert copy.civ[0].blue_bank - before == expected, (tokens, simple, better, best, one, two)
        fewer += int(expected < min(CONSUMPTION[tokens], state.civ[0].food + output_value(state, 0, True)))
    assert fewer > 100


@rule("TA-8.3")
def test_missing_food_costs_culture_but_not_below_nothing() -> None:
    state = table()
    workers(state, agriculture=0)
    bank(state, 12)
    unused(state, 5)
    put_value(state, "culture", 5)
    log = play(state, "done")
    assert "famine" in keys(log)
    assert state.civ[0].culture == 0


@rule("TA-8.4")
def test_discontent_workers_are_still_workers() -> None:
    state = table()
    bank(state, 12)
    unused(state, 2)
    stored(state, bronze=4)
    assert discontent(state, 0) == 2
    play(state, "build bronze")
    assert state.civ[0].unused == 1


@rule("TA-8.5")
def test_an_uprising_stops_everything() -> None:
    state = table()
    bank(state, 12)
    unused(state, 1)
    log = play(state, "done")
    assert keys(log)[0] == "uprising"
    assert (state.civ[0].science, state.civ[0].food, state.civ[0].resources, state.civ[0].arms) == (0, 0, 0, 0)


@rule("TA-8.5")
def test_the_simple_game_knows_no_uprising() -> None:
    state = table(2, "simple")
    bank(state, 12)
    unused(state, 0)
    play(state, "done")
    assert state.civ[0].science == 1


@rule("TA-8.6")
def test_corruption_looks_at_the_bank_after_production() -> None:
    state = table()
    workers(state, bronze=2, agriculture=0)
    bank(state, 18)
    blues(state, 10)
    play(state, "done")
    assert state.civ[0].resources == 0
    assert state.civ[0].blue_bank == 10


@rule("TA-8.7", "TA-14.6")
def test_a_mine_may_produce_less() -> None:
    state = table(2, mine_production_reduction=True)
    workers(state, bronze=2, agriculture=0)
    bank(state, 18)
    blues(state, 10)
    play(state, "done")
    assert offered(state) == ["spare bronze", "done"]
    play(state, "spare bronze")
    assert state.civ[0].resources == 1


@rule("TA-8.8")
def test_one_card_for_each_unspent_military_action_at_most_three() -> None:
    state = table()
    put_value(state, "military_spent", 1)
    play(state, "done")
    assert state.civ[0].arms == 1
    state = table(age=3)
    tech(state, "communism", "military_theory")
    wonders(state, "hanging_gardens")
    play(state, "done")
    assert state.civ[0].arms == 3


@rule("TA-8.8")
def test_the_discards_become_a_new_deck() -> None:
    state = table()
    state.cards[BOX + 1] |= state.cards[DECK + 1]
    state.cards[DECK + 1] = 0
    play(state, "done")
    assert state.civ[0].arms == 0
    state = table()
    pile = state.cards[DECK + 1] & 7
    state.cards[BOX + 1] |= state.cards[DECK + 1] & ~7
    state.cards[DECK + 1] = 0
    state.cards[PILE + 1] = pile
    log = play(state, "done")
    assert keys(log)[1] == "reshuffled"
    assert state.cards[ARMS_OF + 1] & pile
    assert state.civ[0].arms == 2


@rule("TA-8.8")
def test_no_draw_in_age_iv() -> None:
    state = table(age=3)
    state.age = 4
    state.last_round = 4
    play(state, "done")
    assert state.civ[0].arms == 0


@rule("TA-8.9")
def test_pacts_add_to_the_production_and_take_from_it() -> None:
    state = table(3, age=2)
    pact(state, "acceptance_of_supremacy", 0, 1)
    pact(state, "international_trade_agreement", 2, 0, "a")
    play(state, "done")
    assert (state.civ[0].resources, state.civ[0].food) == (3, 3)
    play(state, "done", "done")
    assert state.active == 2
    assert state.civ[1].resources == 1


@rule("TA-8.9")
def test_an_event_makes_mines_produce_without_pacts() -> None:
    state = table(3, age=2)
    pact(state, "acceptance_of_supremacy", 0, 1)
    reveal(state, "new_deposits")
    assert [state.civ[s].resources for s in range(3)] == [2, 2, 2]


@rule("TA-8.9", "TA-15.37")
def test_economic_progress_knows_no_pacts() -> None:
    state = table(3, age=3)
    pact(state, "acceptance_of_supremacy", 1, 2)
    pact(state, "international_trade_agreement", 2, 0, "b")
    reveal(state, "economic_progress")
    assert [state.civ[s].resources for s in range(3)] == [2, 2, 2]
    assert [state.civ[s].food for s in range(3)] == [2, 2, 2]


@rule("TA-8.8", "TA-14.4")
def test_the_first_draw_is_at_the_end_of_round_2_unless_drawing_is_an_action() -> None:
    for drawing, cards in ((False, 2), (True, 0)):
        state = game.new(2, 1, {"draw_as_military_action": drawing})
        first = state.first
        play(state, "done", "done")
        assert (state.round, state.civ[first].arms) == (2, 0)
        play(state, "done", "done")
        assert state.civ[first].arms == cards


@rule("TA-8.2", "TA-8.1")
def test_after_the_choice_of_workers_nothing_is_done_twice() -> None:
    state = table(age=2)
    workers(state, agriculture=2, irrigation=1, bronze=1, iron=1, religion=1)
    bank(state, 17)
    blues(state, 2)
    play(state, "done", "produce irrigation", "produce agriculture")
    assert (state.civ[0].culture, state.civ[0].science) == (1, 1)
    assert (state.civ[0].food, state.civ[0].resources, state.civ[0].blue_bank) == (3, 0, 0)


@rule("TA-8.10")
def test_stores_carry_over() -> None:
    state = table()
    stored(state, bronze=3, agriculture=1)
    play(state, "done")
    assert (state.civ[0].resources, state.civ[0].food) == (5, 3)


@rule("TA-8.11")
def test_military_cards_go_to_the_pile_of_their_age_and_events_to_past_events() -> None:
    state = table(age=2)
    tactic(state, "legion")
    arms(state, "fortifications", "spy", "spy", "annex")
    politic(state)
    play(state, "done", "discard spy", "discard spy", "array fortifications")
    assert game.view(state, 1)["military_discard"] == {"I": 1, "II": 2}
    state = table()
    reveal(state, "crusades")
    assert game.view(state, 1)["past_events"] == ["crusades"]


@rule("TA-8.12")
def test_an_event_counts_the_railroad_and_teslas_labs() -> None:
    state = table(age=3)
    workers(state, bronze=1, iron=1, alchemy=2)
    wonders(state, "transcontinental_railroad")
    leader(state, "nikola_tesla")
    reveal(state, "new_deposits")
    assert (blue(state, "bronze"), blue(state, "iron"), blue(state, "alchemy")) == (1, 2, 2)
    assert state.civ[0].resources == 1 + 4 + 2


@rule("TA-8.13")
def test_other_draws_ignore_the_limits() -> None:
    state = table(3)
    reveal(state, "development_of_politics")
    assert [state.civ[s].arms for s in range(3)] == [3, 3, 3]
    state = table(3, "advanced", age=2)
    state.age = 3
    state.last_round = 3
    reveal(state, "development_of_politics")
    assert [state.civ[s].arms for s in range(3)] == [0, 0, 0]
    assert in_arms(state) == []
