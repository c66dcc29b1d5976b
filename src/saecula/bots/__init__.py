"""Bots by name: random, greedy and search play any game, a game may bring its own, and other packages may add more.

`greedy-1`, `greedy-2`, ... are greedy with a set of weights that stays as it is (`Game.weight_sets`): opponents to
measure progress against. A level (`Game.levels`) is a bot with parameters, under a name that a person can choose.

A package adds a bot by an entry point of the group `saecula.bots`. Its name is the bot's, for every game, or
`name@game` for one game alone; its object is called with the game and a seed and returns anything with the method
`choose(state, seat, budget)` (see `saecula.kernel.bot`):

    [project.entry-points."saecula.bots"]
    patient = "my_package:PatientBot"
    "imperial@vinci" = "my_package:imperial"
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from saecula.bots.ahead import AheadBot
from saecula.bots.greedy import GreedyBot
from saecula.bots.loop import ask
from saecula.bots.mending import MendingBot
from saecula.bots.random import RandomBot
from saecula.bots.search import PLANS, TURN_NODES, WIDTH, SearchBot
from saecula.kernel.bot import Chooser, Level
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.plugins import load, places

__all__ = ["AheadBot", "GreedyBot", "MendingBot", "RandomBot", "SearchBot", "ask", "make", "names", "offered"]

GROUP: Final = "saecula.bots"


def names(game: Game[Any]) -> list[str]:
    """The bots that can play a game: ours from weak to strong, then those of other packages, then the levels."""
    ours = ["random", *sorted(game.bots), *(f"greedy-{name}" for name in game.weight_sets()), "greedy", "search"]
    levels = [level.name for level in game.levels()]
    return [*ours, *sorted(name for name in _added(game) if name not in (*ours, *levels)), *levels]


def offered(game: Game[Any]) -> list[str]:
    """The bots that a person is offered, from weak to strong, then those of other packages."""
    ours = ["random", *sorted(game.bots), *(level.name for level in game.levels())]
    known = (*ours, "greedy", "search")
    return [*ours, *sorted(name for name in _added(game) if name not in known)]


def _added(game: Game[Any]) -> dict[str, str]:
    """Bots of other packages that play a game, and where they are found. One made for the game comes first."""
    found: dict[str, str] = {}
    for point, place in sorted(places(GROUP).items(), key=lambda item: "@" in item[0]):
        name, _, only = point.partition("@")
        if only in ("", game.name):
            found[name] = place
    return found


def make(name: str, game: Game[Any], seed: int | str) -> Chooser:
    """A bot by its name. The same seed and the same positions give the same moves."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed, style=game.style())
    if name == "search":
        return SearchBot(game, seed)
    for level in game.levels():
        if level.name == name:
            return _make_level(level, game, seed)
    kind, _, weights = name.partition("-")
    if kind == "greedy" and weights in game.weight_sets():
        return GreedyBot(game, seed, game.weight_sets()[weights])
    if name in game.bots:
        return game.bots[name](seed)
    added = _added(game)
    if name in added:
        return _make_added(name, added[name], game, seed)
    close = get_close_matches(name, names(game), 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there is: {', '.join(names(game))}"
    raise SaeculaError(f"{game.name} has no bot {name[:60]!r}; {hint}")


def _make_level(level: Level, game: Game[Any], seed: int | str) -> Chooser:
    kind, _, number = level.bot.partition("-")
    if kind not in ("greedy", "search"):
        return make(level.bot, game, seed)
    weights = game.weight_sets()[number] if number else None
    if kind == "greedy":
        style = level.style if number else level.style or game.style()
        return GreedyBot(game, seed, weights, mistakes=level.mistakes, style=style)
    nodes, plans, width = level.turn_nodes or TURN_NODES, level.plans or PLANS, level.width or WIDTH
    if level.ahead:
        return AheadBot(game, seed, nodes, plans, width, level.mended, level.ahead, level.turns, level.style, weights)
    if level.mended:
        return MendingBot(game, seed, nodes, plans, width, level.mended, level.turns, level.style, weights)
    return SearchBot(game, seed, nodes, weights, plans, width, turns=level.turns, style=level.style)


def _make_added(name: str, place: str, game: Game[Any], seed: int | str) -> Chooser:
    maker = load("bot", name, place)
    if not callable(maker):
        raise SaeculaError(f"the bot {name!r} at {place} must be called with a game and a seed; {maker!r} cannot be")
    try:
        bot = maker(game, seed)
    except Exception as error:  # whatever goes wrong in somebody else's code
        raise SaeculaError(f"the bot {name!r} at {place} cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise SaeculaError(f"the bot {name!r} at {place} has no method choose(state, seat, budget)")
    made: Chooser = bot
    return made
