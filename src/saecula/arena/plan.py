"""What is to be played: who sits where in which game, under which seed. Everything else follows from it.

A plan is plain data. It goes to the workers, on this machine or another, and into the folder of the results, so that a
run that was interrupted goes on with the same games.
"""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Any, Final

import msgspec

import saecula
from saecula import bots, data
from saecula.kernel.bot import Chooser
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import Value

LIMIT: Final = 60.0  # seconds a decision may take by default
MOST_GROUPS: Final = 100_000  # line-ups that a tournament may rotate through


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part: a name, and weights of its own if it has any."""

    label: str  # as the user wrote it: "greedy", or "greedy:new.yaml"
    bot: str
    weights: tuple[float, ...] = ()

    def make(self, game: Game[Any], seed: int) -> Chooser:
        """The bot, for one game."""
        made = bots.make(self.bot, game, seed)
        if self.weights and isinstance(made, bots.GreedyBot):
            made.weights = list(self.weights)
        return made


class Seating(msgspec.Struct, frozen=True):
    """One game: the number of the entrant at each seat, and the seed."""

    lineup: list[int]
    seed: int


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A number of games between entrants."""

    kind: str  # "tournament" or "simulation": see `seating`
    game: str
    seats: int
    entrants: list[Entrant]
    games: int
    seed: int
    options: dict[str, Value] = {}
    nodes: int = 0  # positions a bot may evaluate for a decision; 0: its own default
    seconds: float = 0.0  # what bots are told to take for a decision; 0: no limit
    limit: float = LIMIT  # seconds after which a decision is a fault; 0: never
    records: bool = False
    data_folder: str = ""
    rules_version: int = 0
    data_digest: str = ""
    version: str = ""

    def labels(self) -> list[str]:
        """The entrants as the user named them."""
        return [entrant.label for entrant in self.entrants]

    def groups(self) -> list[list[int]]:
        """Who plays together in a tournament: each choice of so many entrants as there are seats, in shuffled order.

        With fewer entrants than seats, all take the same number of seats, and the choice is who gets one more.
        """
        everybody = list(range(len(self.entrants)))
        each, more = divmod(self.seats, len(everybody))
        chosen = [everybody * each + list(extra) for extra in combinations(everybody, more)]
        Random(self.seed).shuffle(chosen)
        return chosen

    def cycle(self) -> int:
        """After so many games of a tournament everybody has met everybody in every seat; multiples are balanced."""
        return self.seats * comb(len(self.entrants), self.seats % len(self.entrants))

    def seatings(self) -> list[Seating]:
        """All games, in order.

        In a simulation the line-up is given, moves on by one seat from game to game, and each game has a seed of its
        own. In a tournament a group plays one game in each rotation of its seats, all under the same seed; when every
        group has done so, the next seed comes, with everybody's neighbours changed.
        """
        if self.kind == "simulation":
            around = range(self.seats)
            return [
                Seating([(seat + number) % self.seats for seat in around], self.seed + number)
                for number in range(self.games)
            ]
        groups = self.groups()
        found: list[Seating] = []
        while len(found) < self.games:
            block, rotation = divmod(len(found), self.seats)
            turn, which = divmod(block, len(groups))
            group = _neighbours_changed(groups[which], turn)
            found.append(Seating(group[rotation:] + group[:rotation], self.seed + turn))
        return found


def _neighbours_changed(group: list[int], turn: int) -> list[int]:
    """The same entrants in another order around the table, from turn to turn."""
    first, *others = group
    orders = sorted(set(permutations(others))) if len(others) <= 4 else []
    if orders:
        return [first, *orders[turn % len(orders)]]
    Random(turn).shuffle(others)
    return [first, *others]


def entrant(game: Game[Any], label: str) -> Entrant:
    """A bot as the user names it: NAME, or NAME:FILE for a bot with the weights of a file."""
    name, colon, file = label.partition(":")
    made = bots.make(name, game, 0)
    if not colon:
        return Entrant(label, name)
    if not isinstance(made, bots.GreedyBot):
        raise SaeculaError(f"{name} has no weights, so {label!r} makes no sense; greedy and search have")
    return Entrant(label, name, tuple(data.read_weight_file(file, game.feature_names())))


def make_plan(kind: str, game: Game[Any], seats: int, labels: list[str], games: int, seed: int, **more: Any) -> Plan:
    """A plan whose parts fit together; SaeculaError says what does not. `more`: other fields of `Plan`."""
    if games < 1:
        raise SaeculaError(f"the number of games must be 1 or more, not {games}")
    if kind == "tournament" and len(labels) < 2:
        raise SaeculaError(f"a tournament takes two bots or more, such as random,greedy; not {len(labels)}")
    if kind == "tournament" and len(set(labels)) < len(labels):
        raise SaeculaError("every bot is named once: a tournament gives each the same number of seats")
    if kind == "tournament" and seats < 2:
        raise SaeculaError("a tournament takes two seats or more")
    for name in ("nodes", "seconds", "limit"):
        if more.get(name, 0) < 0:
            raise SaeculaError(f"{name} cannot be below 0, as {more[name]} is; 0 means no limit")
    game.new(seats, seed, more.get("options"))
    if kind == "tournament" and comb(len(labels), seats % len(labels)) > MOST_GROUPS:
        raise SaeculaError(f"{len(labels)} bots at {seats} seats make too many line-ups; take fewer bots at a time")
    return Plan(
        kind=kind,
        game=game.name,
        seats=seats,
        entrants=[entrant(game, label) for label in labels],
        games=games,
        seed=seed,
        rules_version=game.rules_version,
        data_digest=game.data_digest,
        version=saecula.__version__,
        **more,
    )
