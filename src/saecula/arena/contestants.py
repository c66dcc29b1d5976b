"""What the benchmark measures: our games and their peers. `python -m saecula.arena.contestants NAME` runs one of them.

The process reads lines "moves SECONDS", "clones SECONDS" or "views SECONDS", measures for that long, and answers with a
rate per second; `bench.py` alternates between the processes of all contestants. All use the same loop: random play from
full legal lists.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from time import perf_counter
from typing import Any

Window = Callable[[float], float]


def forget_native() -> None:
    """Import Saecula's Python sources from now on, even if compiled modules are beside them."""
    root = str(Path(__file__).parent.parent)

    def pure_finder(path: str) -> FileFinder:
        if not path.startswith(root):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    for name in [name for name in sys.modules if name.split(".")[0] == "saecula"]:
        del sys.modules[name]
    sys.path_hooks.insert(0, pure_finder)
    sys.path_importer_cache.clear()


def timed(step: Callable[[], int], seconds: float) -> float:
    """The rate per second of a step that returns how many things it did."""
    done = 0
    started = perf_counter()
    end = started + seconds
    while perf_counter() < end:
        done += step()
    return done / (perf_counter() - started)


def measure_saecula(name: str) -> dict[str, Window]:
    """Moves, clones and views of one of our games with four seats (or the most it takes below that)."""
    from saecula.kernel.registry import game as find_game

    game = find_game(name)
    seats = max([n for n in game.seat_counts if n <= 4])
    pick = random.Random(1).random
    seeds = iter(range(1 << 40))

    def play_one() -> int:
        state = game.new(seats, next(seeds))
        done = 0
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(pick() * len(legal))])
            done += 1
        return done

    middle = game.new(seats, 1)
    for _ in range(min(300, play_one() // 2)):  # some games are over by then
        seat = middle.actors[0]
        legal = middle.legal(seat)
        middle.play(seat, legal[int(pick() * len(legal))])

    def clone_many() -> int:
        for _ in range(1000):
            middle.clone()
        return 1000

    def view_many() -> int:
        for _ in range(100):
            game.view(middle, 0)
        return 100

    return {
        "moves": lambda seconds: timed(play_one, seconds),
        "clones": lambda seconds: timed(clone_many, seconds),
        "views": lambda seconds: timed(view_many, seconds),
    }


def measure_catanatron() -> dict[str, Window]:
    """Catan with four players, as catanatron plays it."""
    from catanatron import Color, Game, RandomPlayer

    pick = random.Random(1).random

    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play_one() -> int:
        game = new()
        done = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            legal = game.state.playable_actions
            game.execute(legal[int(pick() * len(legal))])
            done += 1
        return done

    middle = new()
    for _ in range(300):
        legal = middle.state.playable_actions
        middle.execute(legal[int(pick() * len(legal))])

    def clone_many() -> int:
        for _ in range(100):
            middle.copy()
        return 100

    return {
        "moves": lambda seconds: timed(play_one, seconds),
        "clones": lambda seconds: timed(clone_many, seconds),
    }


def measure_open_spiel(name: str) -> dict[str, Window]:
    """A game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
    pick = random.Random(1).random

    def step(state: Any) -> None:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            at = pick()
            i = 0
            while i < len(outcomes) - 1 and at > outcomes[i][1]:
                at -= outcomes[i][1]
                i += 1
            state.apply_action(outcomes[i][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])

    def play_one() -> int:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal():
            step(state)
            done += 1
        return done

    middle = game.new_initial_state()
    for _ in range(30):
        step(middle)

    def clone_many() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    return {
        "moves": lambda seconds: timed(play_one, seconds),
        "clones": lambda seconds: timed(clone_many, seconds),
    }


def main(name: str) -> None:
    """Answer requests until standard input ends."""
    kind, _, rest = name.partition(":")
    if kind == "catanatron":
        measures = measure_catanatron()
    elif kind == "open_spiel":
        measures = measure_open_spiel(rest)
    else:
        if kind == "pure":
            forget_native()
        measures = measure_saecula(rest)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        what, seconds = line.split()
        sys.stdout.write(f"{measures[what](float(seconds))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
