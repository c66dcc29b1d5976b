"""Fast bots for tests, behind the same two functions as saecula.bots."""

from __future__ import annotations

import time
from typing import Any

import saecula
from saecula.kernel.bot import Bot, Budget
from saecula.kernel.game import Game
from saecula.kernel.state import State

saecula.register("toy", "tests.toy:game")  # here, so that it is known in the processes of the bots too


class Quick(Bot):
    """Any legal move."""

    name = "quick"

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        legal = state.legal(seat)
        return legal[self.chance.below(len(legal))]


class Slow(Quick):
    """Any legal move, after a while."""

    name = "slow"

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        time.sleep(0.1)
        return super().choose(state, seat, budget)


class Failing(Quick):
    """A bot with a mistake in it."""

    name = "failing"

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        raise RuntimeError("this bot always fails")


class Hanging(Quick):
    """A bot that never answers."""

    name = "hanging"

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        time.sleep(1000)
        return super().choose(state, seat, budget)


def names(game: Game[Any]) -> list[str]:
    return ["quick", "slow", "failing", "hanging"]


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    return {"quick": Quick, "slow": Slow, "failing": Failing, "hanging": Hanging}[name](seed)
