"""What a bot is shown: a redraw that stays the same until something is revealed, and comes from no game's seed."""

from __future__ import annotations

import pytest

import saecula
from saecula.bots.greedy import GreedyBot
from saecula.kernel.bot import Budget
from saecula.kernel.state import State
from saecula.server.bot_runner import redrawn


class Counting(GreedyBot):
    """Counts how often it makes a plan."""

    plans = 0

    def best_line(self, state: State, seat: int, legal: list[int]) -> list[int]:
        self.plans += 1
        return super().best_line(state, seat, legal)


@pytest.mark.parametrize(("name", "share"), [("vinci", 0.3), ("heroes_of_the_world", 0.6), ("through_the_ages", 0.7)])
def test_greedy_reuses_its_plan(name: str, share: float) -> None:
    """With a new redraw at every entry, it would replan at every decision of a game with hidden cards."""
    game = saecula.game(name)
    state = game.new(3, 5)
    bots = [Counting(game, seat) for seat in range(3)]
    decisions = 0
    for _ in range(100):
        seat = state.actors[0]
        decisions += len(state.legal(seat)) > 1
        state.play(seat, bots[seat].choose(redrawn("secret", "t_1", game, state, seat), seat, Budget(nodes=60)))
    plans = sum(bot.plans for bot in bots)
    print(f"{name}: {plans} plans for {decisions} decisions")
    assert plans <= share * decisions


def test_the_redraw_does_not_come_from_the_seed_of_the_game() -> None:
    """Games that differ only in what the seat cannot know are redrawn alike; another server redraws otherwise."""
    game = saecula.game("heroes_of_the_world")
    state = game.new(3, 5)
    seat = state.actors[0]
    shown = redrawn("secret", "t_1", game, state, seat)
    other = state.determinize(seat, "abc")  # other cards, other future dice
    assert other != state
    assert redrawn("secret", "t_1", game, other, seat) == shown
    assert redrawn("another secret", "t_1", game, state, seat) != shown
    assert redrawn("secret", "t_2", game, state, seat) != shown
