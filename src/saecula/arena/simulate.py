"""Games between bots, in this process or in several, and their statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from saecula import bots, data
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import Value
from saecula.kernel.record import Record
from saecula.kernel.registry import game as find_game

Progress = Callable[[int], None]


def lineup(names: Sequence[str], seats: int) -> list[str]:
    """One bot per seat: as given, or the same one everywhere."""
    if len(names) == 1:
        return list(names) * seats
    if len(names) != seats:
        raise SaeculaError(f"there are {len(names)} bots for {seats} seats: name one, or one for each seat")
    return list(names)


def play_game(
    game: Game[Any],
    line: Sequence[str | Chooser],
    seed: int,
    options: Mapping[str, Value],
    shift: int = 0,
    budget: Budget | None = None,
) -> Record:
    """One game to its end, between bots given by name or as objects with a method `choose`.

    `shift` moves every bot on by that many seats, so that over several games each sits everywhere.
    """
    seats = len(line)
    record = Record(game, seats, seed, options)
    at_seat: list[Chooser] = []
    for seat in range(seats):
        who = line[(seat + shift) % seats]
        at_seat.append(bots.make(who, game, seed * 1000 + seat) if isinstance(who, str) else who)
    chance = Chance(seed_key(f"{seed:x}"))
    thinking = budget or Budget()
    state = record.now
    while not state.over:
        seat = state.actors[0]
        copy = state.determinize(seat, chance.below(1 << 53))
        record.play(seat, bots.ask(at_seat[seat], copy, seat, thinking))
        state = record.now
    return record


class Task:
    """A share of a simulation: games number first, first + step, ... below games."""

    def __init__(self, name: str, line: list[str], games: range, seed: int, options: dict[str, Value]) -> None:
        self.name = name
        self.line = line
        self.games = games
        self.seed = seed
        self.options = options
        self.data_folder = ""
        self.records = ""
        self.nodes = 0


def run_task(task: Task, progress: Progress | None = None) -> list[dict[str, Any]]:
    """Play the games of a task; a result for each, by bot (not by seat)."""
    if task.data_folder:
        with suppress(SaeculaError):  # this worker may have read them already
            data.use(task.name, task.data_folder)
    game = find_game(task.name)
    results: list[dict[str, Any]] = []
    for number in task.games:
        shift = number % len(task.line)
        record = play_game(game, task.line, task.seed + number, task.options, shift, Budget(nodes=task.nodes))
        if task.records:
            path = Path(task.records) / f"{task.name}-{task.seed + number}.saecula"
            path.write_text(record.dumps(), encoding="utf-8", newline="\n")
        seats = len(task.line)
        seat_of = [(bot - shift) % seats for bot in range(seats)]
        ranking, scores = record.now.ranking, record.now.scores
        results.append(
            {
                "number": number,
                "moves": len(record.entries),
                "scores": [scores[seat] for seat in seat_of],
                "places": [ranking[seat] for seat in seat_of],
                "shared": ranking.count(1),
            }
        )
        if progress is not None:
            progress(1)
    return results


def simulate(
    name: str,
    seats: int,
    names: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
    workers: int = 1,
    records: str = "",
    data_folder: str = "",
    nodes: int = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play many games and sum them up. The same arguments give the same games, whatever the number of workers."""
    game = find_game(name)
    line = lineup(names, seats)
    game.new(seats, seed, options)  # bad input is refused before anything starts
    for bot in line:
        bots.make(bot, game, 0)
    if games < 1 or workers < 1:
        raise SaeculaError("the numbers of games and of workers must be 1 or more")
    if records:
        Path(records).mkdir(parents=True, exist_ok=True)
    tasks = []
    for w in range(min(workers, games)):
        task = Task(name, line, range(w, games, workers), seed, dict(options or {}))
        task.records, task.data_folder, task.nodes = records, data_folder, nodes
        tasks.append(task)
    started = perf_counter()
    if len(tasks) == 1:
        results = run_task(tasks[0], progress)
    else:
        with ProcessPoolExecutor(len(tasks), mp_context=get_context("spawn")) as pool:
            results = []
            for share in pool.map(run_task, tasks):
                results += share
                if progress is not None:
                    progress(len(share))
    seconds = perf_counter() - started
    results.sort(key=lambda result: int(result["number"]))
    return summary(name, line, seed, results, seconds)


def summary(name: str, line: list[str], seed: int, results: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    """What a simulation shows, as plain data."""
    games = len(results)
    lengths = [result["moves"] for result in results]
    return {
        "game": name,
        "seats": len(line),
        "games": games,
        "seed": seed,
        "moves": sum(lengths),
        "moves_per_game": {"mean": round(sum(lengths) / games, 1), "least": min(lengths), "most": max(lengths)},
        "seconds": round(seconds, 3),
        "bots": [
            {
                "bot": bot,
                "wins": sum(1 for r in results if r["places"][i] == 1 and r["shared"] == 1),
                "shared_wins": sum(1 for r in results if r["places"][i] == 1 and r["shared"] > 1),
                "mean_score": round(sum(r["scores"][i] for r in results) / games, 2),
                "mean_place": round(sum(r["places"][i] for r in results) / games, 2),
            }
            for i, bot in enumerate(line)
        ],
    }
