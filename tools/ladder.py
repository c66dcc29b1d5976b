"""Measures how strong the bots are and writes docs/ladder.md. `make ladder` runs it on the native build.

make ladder                                          every game, 200 games for each pair of bots
make ladder ARGS="vinci through_the_ages --games 50" these alone; the others stay in the file as they are
make ladder ARGS="vinci --pairs expert,greedy-1"     one pair alone

Every finished game is kept in docs/ladder, so a run that was stopped goes on where it was, on any machine. Games played
by other weights, levels or code are not counted (see `made_of`), and thrown away when the results are written. All
pairs get a few games first, then more and more: a run that is stopped early leaves wide intervals rather than gaps.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import saecula  # noqa: E402
from saecula import bots  # noqa: E402
from saecula.arena.bench import native_loaded  # noqa: E402
from saecula.arena.duel import interval, seatings, share_of_wins  # noqa: E402
from saecula.arena.playing import redraw_key  # noqa: E402
from saecula.bots.loop import Redraws  # noqa: E402
from saecula.kernel.bot import Budget, Style  # noqa: E402
from saecula.kernel.options import Value  # noqa: E402

KEPT = ROOT / "docs" / "ladder"
SEATS = {"through_the_ages": 3}  # four in the others
OPTIONS: dict[str, dict[str, Value]] = {"seven_ages": {"turn_limit": 10}}  # whole games take too long
SEED = 90_000  # no weights were tuned on games from here on
STEPS = [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard")]
BASELINE = ("expert", "greedy-1")  # for games with weights
WANTED = 0.6  # of the wins, for each step
PORTIONS = [10, 30, 60, 100]  # games of every pair before any pair gets more
JUDGED_BY = (  # files of a game by which a bot judges a position
    "arms.py", "evaluate*.py", "horizon.py", "omens.py", "outcomes.py", "outlook.py", "plans.py", "prospects.py",
    "settling.py", "survey.py", "worths.py",
)  # fmt: skip
BY_A_NET = ("../../kernel/net.py", "inputs.py", "judging.py")  # with the newest weights, where they are those of a net
HABITS = 20  # games of Through the Ages that are watched


def seats_of(name: str) -> int:
    """At how many seats a game is measured."""
    return SEATS.get(name, 4)


def settings_of(name: str) -> list[str]:
    """The options with which a game is measured, if not as usual."""
    return [f"{option} {value}" for option, value in OPTIONS.get(name, {}).items()]


def made_of(name: str, bot: str) -> str:
    """A digest of what a bot's play depends on: its parameters, its code, the evaluation and its weights."""
    game = saecula.game(name)
    digest = hashlib.sha256(bot.encode())
    kind = bot
    mends = looks_ahead = False
    for level in game.levels():
        if level.name == bot:
            digest.update(repr(level).encode())
            kind = level.bot
            mends = level.mended > 0
            looks_ahead = level.ahead > 0
    if bot != "random":
        folder = ROOT / "src" / "saecula"
        sources = [folder / "bots" / "greedy.py"]
        kind, _, number = kind.partition("-")
        if kind == "search":
            sources.append(folder / "bots" / "search.py")
        if mends:
            sources.append(folder / "bots" / "mending.py")
            sources += sorted(folder.glob(f"games/{name}/candidates.py"))
        if looks_ahead:
            sources.append(folder / "bots" / "ahead.py")
        weights = sorted((folder / "games" / name / "weights").glob(f"{number or '*'}.*"))
        judges = JUDGED_BY if number or not any(path.suffix == ".json" for path in weights) else JUDGED_BY + BY_A_NET
        for own in judges:
            sources += sorted(folder.glob(f"games/{name}/{own}"))
        for path in [*sources, *weights]:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


class Pair:
    """Two bots of a game and the games that they have played."""

    def __init__(self, name: str, one: str, other: str) -> None:
        self.name, self.one, self.other = name, one, other
        self.made = "-".join([made_of(name, one), made_of(name, other), *settings_of(name)])
        self.file = KEPT / f"{name}-{one}-{other}.jsonl"
        self.played: dict[int, dict[str, Any]] = {}
        if self.file.exists():
            for line in self.file.read_text("utf-8").splitlines():
                found = json.loads(line)
                if found["made"] == self.made:
                    self.played[found["number"]] = found

    def missing(self, games: int) -> list[tuple[str, str, str, int]]:
        """The games still to be played, up to a number."""
        return [(self.name, self.one, self.other, n) for n in range(games) if n not in self.played]

    def keep(self, found: dict[str, Any]) -> None:
        """Write a finished game down."""
        found["made"] = self.made
        self.played[found["number"]] = found
        KEPT.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")

    def tidy(self) -> None:
        """Throw away the games of other bots and put the others in order."""
        if self.played:
            lines = [json.dumps(self.played[number]) for number in sorted(self.played)]
            self.file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        else:
            self.file.unlink(missing_ok=True)

    def row(self) -> str:
        """The result as a row of a table."""
        games = list(self.played.values())
        wins = sum(found["wins"] for found in games)
        low, high = interval(wins, len(games))
        scores = [mean(score for found in games for score in found["scores"][side]) for side in (0, 1)]
        thinking = mean(found["thinking"] for found in games)
        held = "yes" if low >= WANTED else "likely" if wins >= WANTED * len(games) else "no"
        return (
            f"| {self.one} against {self.other} | {wins:g} of {len(games)} | "
            f"{100 * wins / len(games):.0f} % [{100 * low:.0f}, {100 * high:.0f}] | "
            f"{scores[0]:.1f} : {scores[1]:.1f} | {thinking:.2f} s | {held} |"
        )


def play(task: tuple[str, str, str, int]) -> dict[str, Any]:
    """One game of a pair: half of the seats each, every seating in turn, a seed for each seating and its opposite."""
    name, one, other, number = task
    game = saecula.game(name)
    seats = seats_of(name)
    around = seatings(seats)
    own = around[number % len(around)]
    state = game.new(seats, SEED + number // 2, OPTIONS.get(name, {}))
    players = [bots.make(one if s in own else other, game, 1000 * (SEED + number) + s) for s in range(seats)]
    turns: dict[tuple[int, int], float] = {}  # seconds of the first bot, in its own turns
    redraws = Redraws(game, seats, redraw_key(SEED + number // 2))
    while not state.over:
        seat = state.actors[0]
        mine = seat in own and game.turn_of(state) in (seat, -1)
        turn = (seat, game.turn_number(state))
        copy = redraws.shown(state, seat)
        begin = process_time()
        move = bots.ask(players[seat], copy, seat, Budget())
        if mine:
            turns[turn] = turns.get(turn, 0.0) + process_time() - begin
        state.play(seat, move)
    scores = [[state.scores[s] for s in range(seats) if (s in own) == first] for first in (True, False)]
    return {
        "number": number,
        "wins": share_of_wins(state.ranking, own, seats),
        "scores": scores,
        "thinking": round(sum(turns.values()) / max(1, len(turns)), 4),
    }


def pairs_of(name: str) -> list[Pair]:
    """The steps of a game's ladder, and the strongest level against the first weights, if that is another bot."""
    game = saecula.game(name)
    new = len(game.weight_sets()) > 1 or game.levels()[-1].bot != "greedy" or repr(game.style()) != repr(Style())
    steps = STEPS + ([BASELINE] if new and game.weight_sets() else [])
    return [Pair(name, one, other) for one, other in steps]


def climb(pairs: list[Pair], games: int, workers: int) -> None:
    """Play what is missing, a portion of every pair after the other."""
    portions = [portion for portion in PORTIONS if portion < games] + [games]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for portion in portions:
            for pair in pairs:
                missing = pair.missing(portion)
                for found in pool.map(play, missing):
                    pair.keep(found)
                if missing:
                    print(pair.name, pair.row(), flush=True)


def section(pairs: list[Pair]) -> list[str]:
    """What has been played of a game so far."""
    name = pairs[0].name
    build = "native" if native_loaded() else "pure"
    options = "".join(f", `{setting}`" for setting in settings_of(name))
    lines = [
        f"{seats_of(name)} seats{options}, seeds from {SEED}, {build} build, {date.today()}",
        "",
        "| | wins | share | mean scores | a turn | 60 % |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        pair.row() if pair.played else f"| {pair.one} against {pair.other} | not played | | | | |" for pair in pairs
    ]
    if name == "through_the_ages":
        lines += ["", habits("expert", HABITS)]
    return lines


def habits(bot: str, games: int) -> str:
    """How three bots of a kind play Through the Ages. These games are kept, too."""
    file = KEPT / f"habits-{bot}-{made_of('through_the_ages', bot)}.jsonl"
    for other in KEPT.glob(f"habits-{bot}-*.jsonl"):
        if other != file:
            other.unlink()
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    KEPT.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as kept:
        for number in range(len(found), games):
            found.append(watched(bot, number))
            kept.write(json.dumps(found[-1]) + "\n")
            kept.flush()
    left = [at for game in found for at in game["left"]]
    rounds = [game["rounds"] for game in found]
    return (
        f"Three of `{bot}`, {len(found)} games: Despotism left in round {median(left):g} (median), "
        f"{mean(s for game in found for s in game['science']):.1f} science a turn and "
        f"{median(game['spread'] for game in found):g} points of strength between strongest and weakest (median) "
        f"at the end of Age II, {min(rounds)} to {max(rounds)} rounds ({mean(rounds):.1f} on average)."
    )


def watched(bot: str, number: int) -> dict[str, Any]:
    """One game of three bots of a kind."""
    game = saecula.game("through_the_ages")
    despotism = game.new(3, 1).civ[0].government
    science: list[int] = []
    spread = 0
    state = game.new(3, SEED + number)
    players = [bots.make(bot, game, 10 * number + seat) for seat in range(3)]
    left = [99] * 3
    age = 0
    entry = 0
    while not state.over:
        seat = state.actors[0]
        state.play(seat, bots.ask(players[seat], state.determinize(seat, entry), seat, Budget()))
        entry += 1
        for s in range(3):
            if left[s] == 99 and state.civ[s].government != despotism:
                left[s] = state.round
        if age < 3 <= state.age:
            science = [civ.science_rating for civ in state.civ]
            strengths = [civ.strength for civ in state.civ]
            spread = max(strengths) - min(strengths)
        age = state.age
    return {"left": left, "science": science, "spread": spread, "rounds": state.round, "scores": list(state.scores)}


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
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pairs", default="", metavar="FIRST,SECOND", help="these two alone")
    parser.add_argument("--write", action="store_true", help="play nothing: write down what has been played")
    arguments = parser.parse_args()
    names = arguments.names or saecula.games()
    if arguments.pairs:
        one, other = arguments.pairs.split(",")
        climb([Pair(name, one, other) for name in names], arguments.games, arguments.workers)
        return
    ladders = {name: pairs_of(name) for name in names}
    pairs = [pair for found in ladders.values() for pair in found]
    if not arguments.write:
        climb(pairs, arguments.games, arguments.workers)
    for pair in pairs:
        pair.tidy()
    write({name: section(found) for name, found in ladders.items()})


if __name__ == "__main__":
    main()
