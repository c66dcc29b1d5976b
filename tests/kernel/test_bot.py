"""The base of bots."""

from __future__ import annotations

import pytest

from saecula.kernel.bot import Bot, Budget
from saecula.kernel.state import State
from tests.toy import game


class Guess(Bot):
    """Any legal move."""

    name = "guess"

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        legal = state.legal(seat)
        return legal[self.chance.below(len(legal))]


def play(seed: int) -> list[int]:
    state = game.new(3, 1)
    bots = [Guess(seed + seat) for seat in range(3)]
    played: list[int] = []
    while not state.over:
        seat = state.actors[0]
        played.append(bots[seat].choose(state.determinize(seat, len(played)), seat, Budget()))
        state.play(seat, played[-1])
    return played


def test_the_same_seeds_play_the_same_game() -> None:
    assert play(5) == play(5)
    assert any(play(5) != play(seed) for seed in (6, 7, 8))


def test_a_bot_has_to_choose() -> None:
    with pytest.raises(NotImplementedError):
        Bot(1).choose(game.new(2), 0, Budget(nodes=10, seconds=0.5))
