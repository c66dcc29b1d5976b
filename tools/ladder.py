"""Measures how strong the bots are and writes docs/ladder.md. `make ladder` runs it on the native build.

make ladder                                          every game, 200 games for each pair of bots
make ladder ARGS="vinci through_the_ages --games 50" these alone; the others stay in the file as they are
make ladder ARGS="vinci --pairs expert,greedy-1"     one pair alone, printed and not written
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import saecula  # noqa: E402
from saecula import bots  # noqa: E402
from saecula.arena.bench import native_loaded  # noqa: E402
from saecula.arena.duel import duel, makers  # noqa: E402
from saecula.kernel.bot import Budget  # noqa: E402

SEATS = {"through_the_ages": 3}  # four in the others
SEED = 90_000  # no weights were tuned on games from here on
STEPS = [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard")]
BASELINE = [("hard", "greedy-1"), ("expert", "greedy-1")]  # for games with weights
WANTED = 0.6  # of the wins, for each step
HABITS = 20  # games of Through the Ages that are watched


def seats_of(name: str) -> int:
    """At how many seats a game is measured."""
    return SEATS.get(name, 4)


def measured(task: tuple[str, str, str, int]) -> dict[str, Any]:
    """One line of the ladder."""
    name, one, other, games = task
    game = saecula.game(name)
    first, second = makers(game, [one, other])
    return {"bots": [one, other], **duel(game, seats_of(name), first, second, games, SEED)}


def row(found: dict[str, Any]) -> str:
    """One line of the ladder as a row of a table."""
    low, high = found["interval"]
    held = "yes" if found["share"] >= WANTED else "NO"
    return (
        f"| {found['bots'][0]} against {found['bots'][1]} | {found['wins']:g} of {found['games']} | "
        f"{100 * found['share']:.0f} % [{100 * low:.0f}, {100 * high:.0f}] | "
        f"{found['mean_scores'][0]} : {found['mean_scores'][1]} | {held} |"
    )


def ladder(name: str, games: int, workers: int) -> list[str]:
    """All lines of a game."""
    pairs = STEPS + (BASELINE if saecula.game(name).weight_sets() else [])
    tasks = [(name, one, other, games) for one, other in pairs]
    lines = [
        f"{seats_of(name)} seats, seeds from {SEED}, {'native' if native_loaded() else 'pure'} build, {date.today()}",
        "",
        "| | wins | share | mean scores | 60 % |",
        "|---|---|---|---|---|",
    ]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for found in pool.map(measured, tasks):
            lines.append(row(found))
            print(lines[-1], flush=True)
    if name == "through_the_ages":
        lines += ["", habits("expert", HABITS)]
        print(lines[-1], flush=True)
    return lines


def habits(bot: str, games: int) -> str:
    """How three bots of a kind play Through the Ages: government, science, strength, length."""
    game = saecula.game("through_the_ages")
    despotism = game.new(3, 1).civ[0].government
    left: list[int] = []
    science: list[int] = []
    spread: list[int] = []
    rounds: list[int] = []
    for number in range(games):
        state = game.new(3, SEED + number)
        players = [bots.make(bot, game, 10 * number + seat) for seat in range(3)]
        gone = [99] * 3
        age = 0
        entry = 0
        while not state.over:
            seat = state.actors[0]
            state.play(seat, bots.ask(players[seat], state.determinize(seat, entry), seat, Budget()))
            entry += 1
            for s in range(3):
                if gone[s] == 99 and state.civ[s].government != despotism:
                    gone[s] = state.round
            if age < 3 <= state.age:
                science += [civ.science_rating for civ in state.civ]
                strengths = [civ.strength for civ in state.civ]
                spread.append(max(strengths) - min(strengths))
            age = state.age
        left += gone
        rounds.append(state.round)
    return (
        f"Three of `{bot}`, {games} games: Despotism left in round {median(left):g} (median), {mean(science):.1f} "
        f"science a turn and {mean(spread):.1f} points of strength between strongest and weakest at the end of Age II, "
        f"{min(rounds)} to {max(rounds)} rounds ({mean(rounds):.1f} on average)."
    )


def write(made: dict[str, list[str]]) -> None:
    """Put sections into docs/ladder.md, after its introduction; those not made now stay as they are."""
    path = ROOT / "docs" / "ladder.md"
    introduction, *sections = path.read_text("utf-8").split("\n## ")
    known = {section.partition("\n")[0]: section.partition("\n")[2].strip() for section in sections}
    known.update({name: "\n".join(lines) for name, lines in made.items()})
    text = introduction.rstrip() + "\n"
    for name in sorted(known):
        text += f"\n## {name}\n\n{known[name]}\n"
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pairs", default="", metavar="FIRST,SECOND")
    arguments = parser.parse_args()
    for name in arguments.names or saecula.games():
        print(f"-- {name}", flush=True)
        if arguments.pairs:
            one, other = arguments.pairs.split(",")
            print(row(measured((name, one, other, arguments.games))), flush=True)
        else:
            write({name: ladder(name, arguments.games, arguments.workers)})


if __name__ == "__main__":
    main()
