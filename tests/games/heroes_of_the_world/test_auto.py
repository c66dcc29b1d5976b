"""Which questions can be answered for a whole turn, and how long a turn is."""

from __future__ import annotations

import random

import pytest

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.state import NO_HERO, PASS, Heroes
from saecula.kernel.auto import TURN
from tests.games.heroes_of_the_world.windows import OWNER, SEATS, asked, game_with_windows
from tests.rules import rule


def at_window(apart: bool) -> Heroes:
    seed, before, _ = game_with_windows(apart)
    state = game.new(SEATS, seed)
    for seat, name in before:
        state.play(seat, game.moves.parse(name))
    return state


@rule("HO-11.7")
@pytest.mark.parametrize("apart", [False, True])
def test_a_window_in_the_turn_of_somebody_else(apart: bool) -> None:
    state = at_window(apart)
    assert asked(state)
    assert [game.auto_answer(state, seat, "pass") for seat in range(SEATS)] == [PASS.base, None, None]
    (kind,) = game.auto_kinds()
    assert (kind.name, kind.until) == ("pass", TURN)
    turn = game.auto_period(state, kind)
    _, _, rest = game_with_windows(apart)
    for n, (seat, name) in enumerate(rest):
        assert game.turn_number(state) == game.auto_period(state, kind) == turn
        assert (game.auto_answer(state, OWNER, "pass") is not None) == (seat == OWNER), n
        state.play(seat, game.moves.parse(name))
    assert game.auto_period(state, kind) != turn
    assert game.auto_answer(state, OWNER, "pass") is None


@pytest.mark.parametrize("seats", game.seat_counts)
def test_a_turn_has_a_number_of_its_own(seats: int) -> None:
    """The same from the first question of a turn to its last, and no other turn has it."""
    for number in range(4):
        chance = random.Random(number)
        state = game.new(seats, number)
        numbers = [game.turn_number(state)]
        while state.actors:
            before = (state.turn, state.era, state.hero)
            seat = state.actors[0]
            passing = game.auto_answer(state, seat, "pass")
            assert passing is None or (passing in state.legal(seat) and seat != state.turn)
            legal = state.legal(seat)
            state.play(seat, legal[chance.randrange(len(legal))])
            for other in range(seats):
                unknown = state.determinize(other, number)
                assert game.turn_number(unknown) == game.turn_number(state), "everybody can see it"
            same = state.turn == before[0] and state.era == before[1]
            if not state.actors:
                break
            if same and (before[2] == NO_HERO or state.hero != NO_HERO):
                assert game.turn_number(state) == numbers[-1]
            else:
                numbers.append(game.turn_number(state))
        assert len(set(numbers)) == len(numbers)
