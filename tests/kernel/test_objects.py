"""States as objects of Python: compared, printed, copied and pickled. tests/native runs the same, compiled."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys

import pytest

import saecula
from saecula import Budget, SaeculaError
from saecula.kernel.state import State
from tests import harness  # makes the toy known
from tests.toy import ToyGame
from tests.toy.state import Toy

NAMES = harness.SUBJECTS


def middle(name: str, moves: int = 40, seed: int = 3) -> State:
    """A position after this many random moves."""
    state: State = saecula.game(name).new(3, seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if not state.over:
            seat = rng.choice(state.actors)
            state.play(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_equal_positions_are_equal(name: str) -> None:
    state = middle(name)
    same = state.clone()
    assert state == same
    assert not state != same  # noqa: SIM202
    same.rekey("other dice")
    assert state == same, "future dice are no part of a position"
    assert state.pack() != same.pack()
    if not same.over:
        same.play(same.actors[0], same.legal(same.actors[0])[0])
        assert state != same


def test_states_of_different_games_are_different() -> None:
    assert middle("toy", 0) != middle("vinci", 0)
    assert middle("toy", 0) != 7
    assert middle("toy", 0) != None  # noqa: E711


def test_a_change_in_any_field_is_a_difference() -> None:
    state = middle("toy", 6)
    for name in Toy.FIELDS:
        other = state.clone()
        value = getattr(other, name)
        setattr(other, name, [*value[1:], -5] if isinstance(value, list) else value + 1)
        assert other != state, name
        assert not other == state, name  # noqa: SIM201


def test_states_can_be_changed_and_are_no_keys() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(middle("toy", 0))


@pytest.mark.parametrize("name", NAMES)
def test_copies(name: str) -> None:
    state = middle(name)
    before = state.pack()
    for made in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(made) is type(state)
        assert made.pack() == before, "the dice too"
        if not made.over:
            made.play(made.actors[0], made.legal(made.actors[0])[0])
            assert state.pack() == before
            assert made != state
    deep = copy.deepcopy({"states": [state, state]})
    assert deep["states"] == [state, state]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_every_protocol_of_pickle(protocol: int) -> None:
    state = middle("heroes_of_the_world")
    assert pickle.loads(pickle.dumps(state, protocol)).pack() == state.pack()


def test_a_pickle_is_read_in_another_process() -> None:
    state = middle("vinci")
    code = "import pickle, sys; print(repr(pickle.load(sys.stdin.buffer)))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, timeout=60, check=True
    )
    assert done.stdout.decode().strip() == repr(state)


def test_a_state_that_no_game_has_made_cannot_be_pickled() -> None:
    lonely = Toy([], 2, b"")
    with pytest.raises(SaeculaError, match=r"Game\.new or Game\.unpack"):
        pickle.dumps(lonely)


@pytest.mark.parametrize("name", NAMES)
def test_repr_says_what_it_is(name: str) -> None:
    state = middle(name)
    text = repr(state)
    assert text.startswith(f"<{type(state).__name__}: 3 seats, ")
    assert "\n" not in text
    for score in state.scores:
        assert str(score) in text
    assert ("over" in text) == state.over
    assert state.over or f"waiting for {', '.join(map(str, state.actors))}" in text


def test_repr_of_a_blank_state() -> None:
    assert repr(ToyGame().blank()) == "<Toy: blank>"


@pytest.mark.parametrize("name", NAMES)
def test_a_position_can_be_read(name: str) -> None:
    state = middle(name)
    before = state.pack()
    text = str(state)
    lines = text.split("\n")
    assert lines[0] == repr(state)
    assert 5 < len(lines) < 150
    assert sum([len(line) > 200 for line in lines]) <= 6, "few lines are longer than a screen is wide"
    assert "players:" in lines
    assert state.pack() == before


def test_a_position_shows_every_hand() -> None:
    """Unlike a view: whoever has the state has all of it."""
    state = saecula.game("heroes_of_the_world").new(3, 1)
    text = str(state)
    for seat in range(3):
        view = saecula.game("heroes_of_the_world").view(state, seat)
        for hero in view["players"][seat]["hand"]:
            assert hero["id"] in text


def test_a_position_without_its_game_shows_its_fields() -> None:
    state = Toy([], 2, b"")
    state.prepare()
    state.over = True
    assert "hands: 0  0" in str(state)


def test_budget() -> None:
    assert repr(Budget(nodes=10)) == "Budget(nodes=10, seconds=0.0)"
