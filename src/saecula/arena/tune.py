"""Finds weights for a game's evaluation by playing: simultaneous perturbation, with the bot that will use them.

In each step all weights are moved a little at random, up or down. Two bots that differ in nothing else, one with the
weights moved so and one with the opposite, play a few games against each other, and the weights go a bit towards the
winner. Everything depends on the seed: the same command finds the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from saecula.arena.duel import Maker, duel
from saecula.arena.engine import Progress
from saecula.bots import GreedyBot
from saecula.kernel.bot import Chooser
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import Value

SHIFT: Final = 0.25  # how far weights are moved, as a share of their size ...
SMALLEST: Final = 0.2  # ... which is taken to be no less than this
RATE: Final = 0.5  # how far they go towards the winner at first; less and less later on
FIXED: Final = 0  # the first feature is the score: its weight is the unit of all others


def start(game: Game[Any], name: str) -> str:
    """The set of weights to begin with: the one of this name, or the last."""
    sets = game.weight_sets()
    if not sets:
        raise SaeculaError(f"{game.name} has no features to weigh")
    if name and name not in sets:
        raise SaeculaError(f"{game.name} has no weights {name!r}; there is: {', '.join(sets)}")
    return name or list(sets)[-1]


def player(game: Game[Any], weights: list[float]) -> Maker:
    """Makes greedy bots with these weights."""

    def make(seed: int) -> Chooser:
        return GreedyBot(game, seed, weights, style=game.style())

    return make


def tune(
    game: Game[Any],
    seats: int,
    begin: list[float],
    steps: int,
    games: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    progress: Progress | None = None,
    stage: Callable[[int, list[float]], None] | None = None,
) -> list[float]:
    """Better weights than those to begin with, after so many steps of so many games each.

    `stage` is called after each step, with its number and the weights.
    """
    if games % 2 or games < 2 or steps < 1:
        raise SaeculaError("a step takes an even number of games, 2 or more, and there is at least one step")
    pick = Random(seed)
    weights = begin.copy()
    for step in range(steps):
        shifts = [SHIFT * max(SMALLEST, abs(weight)) * pick.choice((-1.0, 1.0)) for weight in weights]
        shifts[FIXED] = 0.0
        up = [weight + shift for weight, shift in zip(weights, shifts, strict=True)]
        down = [weight - shift for weight, shift in zip(weights, shifts, strict=True)]
        found = duel(game, seats, player(game, up), player(game, down), games, seed + 1_000_000 * (step + 1), options)
        lead = 2 * found["wins"] / games - 1
        rate = RATE / (1 + 2 * step / steps)
        weights = [weight + rate * lead * shift for weight, shift in zip(weights, shifts, strict=True)]
        if stage is not None:
            stage(step + 1, weights)
        if progress is not None:
            progress(1)
    return weights


def as_yaml(game: Game[Any], weights: list[float], made: str) -> str:
    """A file of weights, as `saecula.data.read_weight_file` reads it."""
    lines = ["made: >-", f"  {made}", "weights:"]
    lines += [f"  {name}: {weight:.4g}" for name, weight in zip(game.feature_names(), weights, strict=True) if weight]
    return "\n".join(lines) + "\n"
