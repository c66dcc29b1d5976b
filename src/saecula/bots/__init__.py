"""Bots for any game: random, greedy. They know the kernel, not the games; a game's own bots are found through it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from saecula.bots.greedy import GreedyBot
from saecula.bots.random import RandomBot
from saecula.kernel.bot import Bot
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game

__all__ = ["GreedyBot", "RandomBot", "make", "names"]


def names(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return ["random", *sorted(game.bots), "greedy"]


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    """A bot by its name. The same seed and the same positions give the same moves."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name in game.bots:
        return game.bots[name](seed)
    close = get_close_matches(name, names(game), 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there is: {', '.join(names(game))}"
    raise SaeculaError(f"{game.name} has no bot {name[:60]!r}; {hint}")
