"""Figures of the arena: the compiled loop against loops in Python, and the same tournament on different workers."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import saecula
from saecula.arena.playing import bot_seed, play_game, redraw_key
from saecula.arena.tournament import tournament
from saecula.bots.loop import Loop
from saecula.bots.random import RandomBot
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.game import Game
from tests.arena import local_ray

SEATS = 4
WINDOWS = 5
BAR = 1.5  # times the moves/s of `play_game`


def plain(game: Game[Any], seed: int) -> int:
    """`play_game`: bots are asked one decision at a time from Python, each with a redraw, and a record is kept."""
    return len(play_game(game, ["random"] * SEATS, seed, {}).entries)


def bare(game: Game[Any], seed: int) -> int:
    """The least that a loop in Python can do: no redraws, no record."""
    state = game.new(SEATS, seed)
    players = [RandomBot(bot_seed(seed, seat)) for seat in range(SEATS)]
    budget = Budget()
    moves = 0
    while not state.over:
        seat = state.actors[0]
        state.play(seat, players[seat].choose(state, seat, budget))
        moves += 1
    return moves


def compiled(game: Game[Any], seed: int) -> int:
    """The loop that simulations and tournaments use."""
    players: list[Chooser] = [RandomBot(bot_seed(seed, seat)) for seat in range(SEATS)]
    loop = Loop(game, game.new(SEATS, seed), players, redraw_key(seed), Budget())
    loop.run()
    return len(loop.moves) // 2


def rate(play: Callable[[Game[Any], int], int], game: Game[Any], seconds: float) -> float:
    """Moves per second."""
    begin = perf_counter()
    moves = seed = 0
    while perf_counter() - begin < seconds:
        moves += play(game, seed)
        seed += 1
    return moves / (perf_counter() - begin)


def loops(part: int) -> list[str]:
    """Moves/s of the loops, random bots; the median of windows that alternate."""
    rows = [
        "| moves/s of random bots, four seats | `play_game` | bare Python loop | compiled loop | times `play_game` "
        "| times the bare loop | bar | held |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name in saecula.games():
        game = saecula.game(name)
        rates: list[list[float]] = [[], [], []]
        for _ in range(WINDOWS):
            for found, play in zip(rates, (plain, bare, compiled), strict=True):
                found.append(rate(play, game, 2.0 / part))
        slow, middle, fast = (median(found) for found in rates)
        held = "yes" if fast >= BAR * slow else "NO"
        rows.append(
            f"| {name} | {slow:,.0f} | {middle:,.0f} | {fast:,.0f} | {fast / slow:.1f} | {fast / middle:.2f} "
            f"| {BAR} × `play_game` | {held} |"
        )
        print(rows[-1], flush=True)
    return rows


def workers(part: int) -> list[str]:
    """One tournament, under a budget of positions, played by one process, two, and a Ray cluster on this machine."""
    game = saecula.game("vinci")
    games = 240 // part
    rows = [
        f"| vinci, random, virtual and greedy, {games} games | games/s | moves/s | same result |",
        "|---|---|---|---|",
    ]
    first: dict[str, Any] = {}

    def played(label: str, **more: Any) -> None:
        result = tournament(game, ["random", "virtual", "greedy"], games, 1, 3, nodes=200, **more)
        run = result.pop("run")
        first.update(result if not first else {})
        same = "yes" if result == first else "NO"
        rows.append(f"| {label} | {run['games_per_second']} | {run['moves_per_second']:,} | {same} |")
        print(rows[-1], flush=True)

    played("one process", workers=1)
    played("two processes", workers=2)
    with tempfile.TemporaryDirectory() as folder, local_ray.cluster(Path(folder)) as address:
        played("Ray on this machine, two processors", ray_address=address)
    return rows
