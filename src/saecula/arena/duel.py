"""Two bots against each other at a table of any size: half of the seats each, every seating in turn, common seeds.

Games that follow on each other share a seed and are played with the seats exchanged, so that luck counts for both. A
result is the share of wins, with its 95 % confidence interval (Wilson's); with bots of equal strength it is 50 %.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from math import sqrt
from time import perf_counter
from typing import Any, Final

from saecula import bots, data
from saecula.arena.engine import Progress
from saecula.arena.playing import play_game
from saecula.kernel.bot import Chooser
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import Value

Z: Final = 1.96  # 95 %
Maker = Callable[[int], Chooser]  # a bot out of a seed


def seatings(seats: int) -> list[tuple[int, ...]]:
    """The sets of seats that the first bot gets, one after the other; each is followed by its complement."""
    half = seats // 2
    found: list[tuple[int, ...]] = []
    for chosen in combinations(range(seats), half):
        rest = tuple(seat for seat in range(seats) if seat not in chosen)
        if chosen not in found:
            found += [chosen, rest]
    return found


def share_of_wins(ranking: list[int], own: tuple[int, ...], seats: int) -> float:
    """How much of a game some seats have won: shared first places are divided. Automated opponents do not count."""
    places = ranking[:seats]
    winners = [seat for seat in range(seats) if places[seat] == min(places)]
    return sum(seat in own for seat in winners) / len(winners)


def interval(wins: float, games: int) -> tuple[float, float]:
    """The confidence interval of a share of wins."""
    share = wins / games
    middle = share + Z * Z / 2 / games
    width = Z * sqrt(share * (1 - share) / games + Z * Z / 4 / games / games)
    return (middle - width) / (1 + Z * Z / games), (middle + width) / (1 + Z * Z / games)


def makers(game: Game[Any], names: list[str], weights: str = "") -> tuple[Maker, Maker]:
    """Two bots by name; the first one, if it is one that has weights, with those of a file."""
    if len(names) != 2:
        raise SaeculaError(f"two bots play against each other, such as greedy,greedy-1; not {len(names)}")
    own = data.read_weight_file(weights, game.feature_names()) if weights else []
    if own and not isinstance(bots.make(names[0], game, 0), bots.GreedyBot):
        raise SaeculaError(f"{names[0]} has no weights; greedy and search have")
    bots.make(names[1], game, 0)

    def first(seed: int) -> Chooser:
        made = bots.make(names[0], game, seed)
        if own and isinstance(made, bots.GreedyBot):
            made.weights = own
        return made

    def second(seed: int) -> Chooser:
        return bots.make(names[1], game, seed)

    return first, second


def duel(
    game: Game[Any],
    seats: int,
    first: Maker,
    second: Maker,
    games: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play so many games and sum them up, from the side of the first bot."""
    if games < 1 or seats < 2:
        raise SaeculaError("a duel takes at least one game and two seats")
    game.new(seats, seed, options)  # bad input is refused before anything starts
    around = seatings(seats)
    wins = 0.0
    scores: list[list[int]] = [[], []]
    begin = perf_counter()
    for number in range(games):
        own = around[number % len(around)]
        line = [(first if seat in own else second)(1000 * (seed + number) + seat) for seat in range(seats)]
        record = play_game(game, line, seed + number // 2, options or {})
        wins += share_of_wins(record.now.ranking, own, seats)
        for seat in range(seats):
            scores[seat not in own].append(record.now.scores[seat])
        if progress is not None:
            progress(1)
    low, high = interval(wins, games)
    return {
        "game": game.name,
        "seats": seats,
        "games": games,
        "seed": seed,
        "wins": wins,
        "share": round(wins / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "mean_scores": [round(sum(each) / max(1, len(each)), 1) for each in scores],
        "seconds": round(perf_counter() - begin, 1),
    }


def sentence(names: list[str], found: dict[str, Any]) -> str:
    """A result in one line."""
    low, high = found["interval"]
    return (
        f"{found['game']}, {found['seats']} seats: {names[0]} wins {found['wins']:g} of {found['games']} games against "
        f"{names[1]}, {100 * found['share']:.0f} % [{100 * low:.0f}, {100 * high:.0f}]; "
        f"mean scores {found['mean_scores'][0]} and {found['mean_scores'][1]}; {found['seconds']} s"
    )
