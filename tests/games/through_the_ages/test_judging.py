"""What the net sees of a position, and what it makes of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import saecula
from saecula import Budget, bots
from saecula.games.through_the_ages.evaluate import FEATURES, NET, SETS, WEIGHTS, evaluate, features, foresee
from saecula.games.through_the_ages.forecast import forecast
from saecula.games.through_the_ages.horizon import FULL_GAME, horizon
from saecula.games.through_the_ages.inputs import INPUTS, NEVER_BAD, inputs
from saecula.games.through_the_ages.judging import (
    GONE,
    NETWORK,
    SCALE,
    STAGE,
    TERM_OF,
    TERMS,
    TRAINED,
    judge,
    margin,
    terms,
)
from saecula.games.through_the_ages.phases import ACTIONS
from saecula.games.through_the_ages.settling import settled
from saecula.games.through_the_ages.state import Ages
from saecula.kernel.net import Net
from saecula.kernel.options import Value
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    building,
    hand,
    leader,
    table,
    tech,
    unused,
    wonders,
    workers,
)

GAME = saecula.game("through_the_ages")
DONE = GAME.moves.parse("done")


def seen(state: Ages, seat: int = 0) -> dict[str, float]:
    """What the net sees, by name."""
    return dict(zip(INPUTS, inputs(state, seat, horizon(state)), strict=True))


def positions(seed: int, number: int = 400, seats: int = 3, **options: Value) -> Iterator[Ages]:
    """Those of a random game."""
    pick = random.Random(seed)
    state = GAME.new(seats, seed, options)
    for _ in range(number):
        if state.over:
            return
        yield state
        seat = state.actors[0]
        state.play(seat, pick.choice(state.legal(seat)))


def test_every_input_has_a_name_of_its_own_and_a_term() -> None:
    assert len(set(INPUTS)) == len(INPUTS) == len(TERMS) - 1
    assert set(TERM_OF) <= set(INPUTS)
    assert set(TERMS) == set(range(len(TRAINED)))
    staged = [name for name, term in zip(INPUTS, TERMS, strict=False) if term == STAGE]
    assert staged == INPUTS[: len(staged)]  # what is about the time comes first


def test_the_net_is_a_part_of_the_newest_weights_and_the_rest_is_much_like_weights_11() -> None:
    """Half of them, but for a few. So other games are judged much as before."""
    before = SETS["11"]
    more = [
        "actions_ahead",
        "best_cards",
        "cards",
        "colonies",
        "due_food",
        "due_resources",
        "due_science",
        "food",
        "leader_ahead",
        "mines_short",
        "omens",
        "resources",
        "rival_culture",
        "science",
        "science_ahead",
        "science_wanted",
        "upgrades",
        "wonder_effect",
        "wonders",
    ]
    less = [
        "hoarded_resources",
        "lab_level",
        "uprising_ahead",
        "wonder_begun_effect",
        "wonder_unbuilt",
    ]
    for i, name in enumerate(FEATURES[:NET]):
        half = 0.5 * before[i]
        assert (
            WEIGHTS[i] > half
            if name in more
            else WEIGHTS[i] < half
            if name in less
            else WEIGHTS[i] == pytest.approx(half)
        )
    assert WEIGHTS[NET:] == [1.0] * len(TRAINED)
    assert not any(before[NET:])


def test_the_production_of_a_turn_counts_before_it_ends() -> None:
    """What is in store is the same before and after `done`, as long as nobody is short of anything."""
    turns = 0
    for state in positions(5, 900):
        seat = state.actors[0]
        if state.active != seat or state.frame(0) != ACTIONS or DONE not in state.legal(seat):
            continue
        before = seen(state, seat)
        after = state.clone()
        after.play(seat, DONE)
        if after.over or after.active == seat or after.age != state.age:
            continue
        now = seen(after, seat)
        for name in ("culture", "science", "food", "resources", "blue_bank", "corruption"):
            assert before[name] == pytest.approx(now[name]), (name, state.round)
        turns += 1
    assert turns > 20


def test_the_production_that_the_net_sees_is_the_one_that_comes() -> None:
    """Corruption included (TA-8.1)."""
    seen = 0
    for seed in range(4):
        state = GAME.new(3, seed)
        players = [bots.make("greedy-1", GAME, seat) for seat in range(3)]
        while not state.over and seen < 60 * (seed + 1):
            seat = state.actors[0]
            move = bots.ask(players[seat], state.determinize(seat, 1), seat, Budget(nodes=1))
            if GAME.ends_turn(state, seat, move):
                civ, coming = state.civ[seat], forecast(state, seat)
                if not (coming.pact_food or coming.pact_resources or coming.idle_food or coming.uprising):
                    found = dict(zip(INPUTS, inputs(state, seat, horizon(state)), strict=True))
                    assert found["resources"] * 10 == pytest.approx(civ.resources + coming.resources)
                    assert found["food"] * 6 == pytest.approx(civ.food + coming.food)
                    seen += 1
            state.play(seat, move)
    assert seen > 150


def test_actions_that_are_left_and_cards_in_hand_do_not_count() -> None:
    state = table(3)
    act(state)
    GAME.fix_horizon(state)  # otherwise a card less in the deck would count
    before = seen(state)
    state.civ[0].civil_spent += 2
    state.civ[0].military_spent += 1
    hand(state, "iron")
    arms(state, "raid_i")
    assert seen(state) == before


def test_cards_are_seen_where_they_are() -> None:
    state = table(3)
    empty = seen(state)
    tech(state, "alchemy", "monarchy")
    leader(state, "moses")
    building(state, "pyramids", 1)
    wonders(state, "colossus")
    workers(state, bronze=3)
    unused = seen(state)
    assert unused["tech_alchemy"] == 0.5  # nobody works there
    assert unused["level_lab"] == pytest.approx(1 / 6)
    workers(state, alchemy=1)
    found = seen(state)
    for name, value in {
        "tech_alchemy": 1.0,
        "tech_monarchy": 1.0,
        "in_play_moses": 1.0,
        "in_play_colossus": 1.0,
        "building_colossus": 1.0,
        "worker_bronze": 1.5,
    }.items():
        assert (name, found[name]) == (name, value)
        assert empty[name] == (1.0 if name == "worker_bronze" else 0.0)
    assert found["building_pyramids"] == 0.5  # 3 of 6 resources
    assert found["level_lab"] == found["level_government"] == pytest.approx(1 / 3)
    assert found["level_mine"] == empty["level_lab"] == 0.0
    assert found["wonder_paid"] > 0.0 < found["wonder_left"]


def test_what_nobody_is_worse_off_for_having_never_counts_less_than_nothing() -> None:
    never_bad = {INPUTS[i] for i in NEVER_BAD}
    assert {"food", "science", "tech_alchemy", "in_play_aristotle", "building_pyramids", "worker_knights"} <= never_bad
    assert not never_bad & {"culture", "discontent", "hunger", "rival_1_strength", "one"}
    for i in NEVER_BAD:
        assert all(NETWORK.alone[power][i] >= 0.0 for power in range(3)), INPUTS[i]
        assert not any(row[i] for row in NETWORK.first), INPUTS[i]


def test_what_was_seen_before_does_not_change_a_judgement() -> None:
    """The net keeps what it makes of the rivals, and of the time."""
    looked = 0
    for n, state in enumerate(positions(8, 400)):
        if n % 40 == 0 and settled(state) is state:
            for seat in (2, 0, 1):
                net = NETWORK
                new = Net(net.alone, net.first, net.biases, net.second, net.last)
                lasting = horizon(state)
                value = new.value(inputs(state, seat, lasting), min(1.0, lasting[-1] / FULL_GAME))
                assert judge(state, seat) == pytest.approx(SCALE * value)
                looked += 1
    assert looked > 20


def test_rivals_are_seen_in_the_order_of_their_turns() -> None:
    state = table(3)
    state.civ[1].strength = 3
    state.civ[2].strength = 6
    assert (seen(state, 0)["rival_1_strength"], seen(state, 0)["rival_2_strength"]) == (0.2, 0.4)
    assert seen(state, 1)["rival_1_strength"] == 0.4
    assert seen(state, 0)["rival_3_strength"] == 0.0


def test_the_net_sees_nothing_that_its_seat_cannot_know() -> None:
    looked = 0
    for n, state in enumerate(positions(6, 500)):
        if n % 10 == 0 and settled(state) is state:
            for seat in range(3):
                one, other = state.determinize(seat, 1), state.determinize(seat, 2)
                assert judge(one, seat) == judge(other, seat)
                looked += one != other
    assert looked > 10


def test_the_value_is_what_its_terms_add_up_to() -> None:
    for n, state in enumerate(positions(7, 600)):
        if n % 20 == 0:
            for seat in range(3):
                assert sum(terms(state, seat)) == pytest.approx(judge(state, seat))
                assert features(state, seat)[NET:] == terms(state, seat)


def test_the_end_of_the_game_is_worth_the_points_ahead_of_the_others() -> None:
    state = GAME.new(3, 3)
    pick = random.Random(3)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, pick.choice(state.legal(seat)))
    one, two, three = state.scores
    assert judge(state, 0) == margin(state, 0) == one - (two + three) / 2
    assert sum(terms(state, 1)) == two - (one + three) / 2


def test_whoever_has_left_is_worth_nothing() -> None:
    state = table(3)
    state.civ[1].gone = 1
    assert judge(state, 1) == GONE
    state.civ[2].culture = 30
    assert margin(state, 0) == state.civ[0].culture - 30


def test_the_net_is_not_asked_in_simple_and_advanced_games() -> None:
    for version in ("simple", "advanced"):
        for state in positions(8, 60, version=version):
            assert not any(features(state, 1)[NET:])
            found = foresee(state, 1)
            assert evaluate(state, 1) == pytest.approx(sum(w * f for w, f in zip(WEIGHTS, found, strict=True)))


def test_hunger_and_an_uprising_are_seen() -> None:
    state = table(3)
    act(state)
    workers(state, agriculture=1, bronze=2)
    bank(state, 2)
    unused(state, 0)
    assert seen(state)["hunger"] < 0.0
    assert seen(state)["discontent"] > 0.0
    assert seen(state)["uprising"] == 1.0
