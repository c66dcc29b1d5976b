"""Random actions from random positions: they end, keep the invariants, and tell others nothing they cannot know.

Random games seldom get to ships, aircraft, canals and explorers; these positions begin with them.
"""

from __future__ import annotations

import json
import random

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.cards import CARDS, EMPIRE_NAMES
from saecula.games.seven_ages.realm import consequences, elephants_leave
from saecula.games.seven_ages.state import DECK, NOBODY, SevenAges
from saecula.games.seven_ages.units import LEADER_NAMES, SET_NAMES
from tests.games.seven_ages.given import act, asked, deal, resting
from tests.games.seven_ages.positions import random_position
from tests.rules import rule

ACTIONS = ["manoeuvre", "manoeuvre", "manoeuvre", "production", "trade_progress"]


def lively(seed: int) -> SevenAges:
    """A random position with leaders and hands, in which nothing is pending."""
    state, rng = random_position(seed), random.Random(seed)
    for one in state.in_play():
        for name in ("explorer_1", "tactician_1", "explorer_2"):
            leader = LEADER_NAMES.index(name)
            if state.leader_of[leader] == NOBODY and state.units_in[one] and rng.random() < 0.4:
                state.leader_at[leader] = state.place[rng.choice(state.units_on_map(one))]
                state.leader_of[leader] = one
    state.age_seen = max(state.age(one) for one in state.in_play())
    if state.age_seen == 7:
        elephants_leave(state)
    consequences(state)
    free = [EMPIRE_NAMES[card] for card in range(CARDS) if state.card_at[card] == DECK]
    rng.shuffle(free)
    deal(state, 0, *free[:3])
    deal(state, 1, *free[3:5])
    return state


def view(state: SevenAges, seat: int) -> str:
    return json.dumps(game.view(state, seat), sort_keys=True)


def same_knowledge(state: SevenAges, seat: int) -> None:
    """What a seat cannot know may be redealt without its noticing."""
    copy = state.determinize(seat, 1)
    copy.check()
    assert view(copy, seat) == view(state, seat)
    if state.is_actor(seat):
        assert sorted(copy.legal(seat)) == sorted(state.legal(seat))


@rule("SA-0.15", "SA-8.19", "SA-8.20")
@pytest.mark.parametrize("seed", range(30))
def test_random_actions_end_and_give_nothing_away(seed: int) -> None:
    state, rng = lively(seed), random.Random(seed)
    assert state.in_play(), "somebody is on the map"
    state.check()
    act(state, SET_NAMES[rng.choice(state.in_play())], rng.choice(ACTIONS))
    for move_number in range(600):
        if resting(state) or state.over:
            break
        seat = rng.choice(state.actors)
        moves = state.legal(seat)
        move = rng.choice(moves)
        if asked(state) == "Moving" and game.moves.name(move) == "done":
            move = rng.choice(moves)  # end the movement less often
        state.play(seat, move)
        state.check()
        if move_number % 5 == 0 and not resting(state) and not state.over:
            for each in range(state.seats):
                same_knowledge(state, each)
    assert resting(state) or state.over
