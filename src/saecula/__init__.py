"""Saecula: civilization board games for people and programs. See README.md for a tour."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from saecula.kernel.bot import Budget
from saecula.kernel.errors import BadRecord, IllegalMove, MissingExtra, SaeculaError
from saecula.kernel.record import Record, find_games_with
from saecula.kernel.registry import game, games, register

__all__ = [
    "BadRecord",
    "Budget",
    "IllegalMove",
    "MissingExtra",
    "Record",
    "SaeculaError",
    "__version__",
    "game",
    "games",
    "register",
]

__version__ = "0.1.0"

register("vinci", "saecula.games.vinci:game")
register("heroes_of_the_world", "saecula.games.heroes_of_the_world:game")
register("history_of_the_world", "saecula.games.history_of_the_world:game")
register("seven_ages", "saecula.games.seven_ages:game")
register("through_the_ages", "saecula.games.through_the_ages:game")
find_games_with(game)


def __getattr__(name: str) -> Any:
    """`saecula.text` and `saecula.bots` are imported when they are first used."""
    if name in ("text", "bots"):
        return import_module(f"saecula.{name}")
    raise AttributeError(f"module 'saecula' has no attribute {name!r}")
