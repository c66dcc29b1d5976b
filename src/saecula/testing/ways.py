"""The ways in which a game can be played: numbers of seats and options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import Value
from saecula.kernel.state import State


@dataclass(frozen=True)
class Way:
    """One way to play a game."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def new(self, seed: int) -> State:
        """A new game."""
        state: State = self.game.new(self.seats, seed, dict(self.options))
        return state

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *[f"{name}={value}" for name, value in self.options]])


def ways(game: Game[Any]) -> list[Way]:
    """Every number of seats; for each, every option alone with every other value, and as many as go together."""
    found = []
    for seats in game.seat_counts:
        found.append(Way(game, seats))
        others: dict[str, list[Value]] = {}
        for option in game.options:
            if not option.seats or seats in option.seats:
                others[option.name] = [value for value in option.samples() if value != option.default]
        alone = [Way(game, seats, ((name, value),)) for name, values in others.items() for value in values]
        found += [way for way in alone if _allowed(game, seats, dict(way.options))]
        for names in (list(others), list(others)[::-1]):
            together = _together(game, seats, {name: others[name] for name in names if others[name]})
            if len(together) > 1:
                found.append(Way(game, seats, tuple(together.items())))
        tried = {name for way in found for name, _ in way.options if way.seats == seats}
        untried = {name for name in others if others[name]} - tried
        if untried:
            raise SaeculaError(f"{game.name}: no combination of options with {seats} seats allows {sorted(untried)}")
    return list(dict.fromkeys(found))


def main_ways(game: Game[Any]) -> list[Way]:
    """For each number of seats the plain game, and the one with most options changed."""
    every = ways(game)
    found = []
    for seats in sorted({way.seats for way in every}):
        there = [way for way in every if way.seats == seats]
        found += [there[0], max(there, key=lambda way: len(way.options))]
    return list(dict.fromkeys(found))


def _together(game: Game[Any], seats: int, others: dict[str, list[Value]]) -> dict[str, Value]:
    """As many options as go together, the first ones first; each with the last of its values."""
    together: dict[str, Value] = {}
    size = -1
    while size < len(together):  # some go only with one that comes later
        size = len(together)
        for name, values in others.items():
            if name not in together and _allowed(game, seats, {**together, name: values[-1]}):
                together[name] = values[-1]
    return {name: together[name] for name in [option.name for option in game.options] if name in together}


def _allowed(game: Game[Any], seats: int, options: dict[str, Value]) -> bool:
    try:
        game.new(seats, 0, options)
    except SaeculaError:
        return False
    return True
