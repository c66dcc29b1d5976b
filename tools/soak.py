"""Makes every figure that we claim and writes docs/figures.md. `make soak` runs it on the native build.

--quick takes a tenth of everything and writes nothing: to see that it runs. --only TEXT makes the sections whose title
contains the text, in full, prints them, and writes nothing: --only "vinci: bots".
"""

from __future__ import annotations

import argparse
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import saecula  # noqa: E402
from saecula import testing  # noqa: E402
from saecula.arena.bench import bench, native_loaded  # noqa: E402
from saecula.arena.simulate import play_game, simulate  # noqa: E402
from saecula.kernel.errors import BadRecord  # noqa: E402
from saecula.kernel.options import Value  # noqa: E402
from tests import long_game  # noqa: E402
from tests.games.history_of_the_world import fights  # noqa: E402
from tests.server.killing import kill_under_load  # noqa: E402
from tests.server.load import load  # noqa: E402

STEP_CAP = 100_000
CLAIMS = {  # of a game: bot, seats, games won of a hundred against random opponents
    "vinci": [("greedy", 4, 95), ("virtual", 4, 80)],
    "heroes_of_the_world": [("greedy", 4, 90)],
    "history_of_the_world": [("greedy", 4, 85)],
    "through_the_ages": [("greedy", 3, 95)],
}
GAMES = {
    "history_of_the_world": 500,
    "through_the_ages": 300,
}  # random games at each number of seats; a thousand of the others
WITH_OPTIONS = 100  # with each option alone, and with all that go together, at each number of seats
VERSIONS: dict[str, list[dict[str, Value]]] = {  # ways to play that count as games of their own
    "through_the_ages": [{"version": "simple"}, {"version": "advanced"}, {"version": "full"}],
}
OURS = [name for name in saecula.games() if name != "toy"]


def random_games(task: tuple[str, int, dict[str, Value], int, int]) -> tuple[int, int, int]:
    """Random games with `check()` after every move: how many ended, moves played, the longest."""
    name, seats, options, first, last = task
    game = saecula.game(name)
    moves = longest = 0
    for seed in range(first, last):
        state = game.new(seats, seed, options)
        pick = random.Random(seed)
        played = 0
        while not state.over:
            seat = pick.choice(state.actors)
            state.play(seat, pick.choice(state.legal(seat)))
            state.check()
            played += 1
            assert played < STEP_CAP, f"{name} with {seats} seats, {options}, seed {seed}, does not end"
        moves += played
        longest = max(longest, played)
    return last - first, moves, longest


def random_play(name: str, part: int) -> list[str]:
    """Many random games at each number of seats, and some with every option."""
    games = GAMES.get(name, 1000) // part
    rows = ["| seats | random games ended | moves, each followed by `check()` | longest game |", "|---|---|---|---|"]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for options in VERSIONS.get(name, [{}]):
            for seats in saecula.game(name).seat_counts:
                halves = [(name, seats, options, 0, games // 2), (name, seats, options, games // 2, games)]
                found = list(pool.map(random_games, halves))
                ended, moves = sum(f[0] for f in found), sum(f[1] for f in found)
                what = " ".join([str(seats), *map(str, options.values())])
                rows.append(f"| {what} | {ended} of {games} | {moves:,} | {max(f[2] for f in found)} |")
                print(rows[-1], flush=True)
        tables = [way for way in testing.ways(saecula.game(name)) if way.options]
        found = list(
            pool.map(random_games, [(name, t.seats, dict(t.options), 0, WITH_OPTIONS // part) for t in tables])
        )
    ended, moves = sum(f[0] for f in found), sum(f[1] for f in found)
    most = max(len(table.options) for table in tables)
    rows += [
        "",
        f"With every option alone and as many as {most} together, {len(tables)} ways at all numbers of seats: ",
    ]
    rows[-1] += f"{ended:,} of {len(tables) * (WITH_OPTIONS // part):,} games ended, {moves:,} moves checked."
    print(rows[-1], flush=True)
    return rows


def strength(name: str, bot: str, seats: int, games: int, wanted: int) -> str:
    """How often a bot beats random opponents."""
    result = simulate(name, seats, [bot] + ["random"] * (seats - 1), games, seed=1, workers=2)
    row = result["bots"][0]
    line = (
        f"| `{bot}` against {seats - 1} `random` | {row['wins']} of {games} games won ({row['shared_wins']} shared) "
        f"| at least {wanted * games // 100} | {'yes' if row['wins'] >= wanted * games // 100 else 'NO'} |"
    )
    print(line, flush=True)
    return line


def edits(name: str, tries: int) -> str:
    """Single characters of a record changed at random: all must be refused, at the line that was changed."""
    game = saecula.game(name)
    text = play_game(game, ["random"] * 4, 1, {}).dumps()
    pick = random.Random(1)
    right_line = 0
    for _ in range(tries):
        at = pick.randrange(len(text))
        new = pick.choice([c for c in "abcdef0123456789 #\nxyz-IV" if c != text[at]])
        try:
            saecula.Record.loads(text[:at] + new + text[at + 1 :])
        except BadRecord as error:
            # a line feed put at the end of a line leaves that line intact, and damages the next
            right_line += error.line == text.count("\n", 0, at) + 1 + (new == "\n" and text[at - 1 : at] == "\n")
        else:
            raise AssertionError(f"character {at} changed to {new!r} was not noticed")
    return f"{tries} of {tries} single-character edits of a record refused, {right_line} named by their line"


def replay_time(name: str, games: int) -> str:
    """Reading and replaying whole recorded games."""
    game = saecula.game(name)
    times = []
    for seed in range(games):
        text = play_game(game, ["virtual" if "virtual" in game.bots else "random"] * 4, seed, {}).dumps()
        started = perf_counter()
        saecula.Record.loads(text)
        times.append(1000 * (perf_counter() - started))
    return f"replay of a whole recorded game, checks included: median {median(times):.1f} ms, longest {max(times):.1f}"


def long_replay(length: int) -> str:
    """Reading and replaying a synthetic game as long and wide as the largest one."""
    text = long_game.played(length).dumps()
    times = []
    for _ in range(9):
        started = process_time()
        long_game.loads(text)
        times.append(1000 * (process_time() - started))
    return (
        f"replay of a synthetic game of {length:,} moves with a state of {long_game.WIDTH:,} numbers, checks included: "
        f"median {median(times):.0f} ms (bar: 100 ms, native)"
    )


def import_time() -> str:
    """`import saecula` in a fresh process, the start of Python taken off."""

    def run(code: str) -> float:
        started = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return 1000 * (perf_counter() - started)

    plain = median([run("pass") for _ in range(11)])
    ours = median([run("import saecula") for _ in range(11)])
    return f"`import saecula`: {max(0.0, ours - plain):.0f} ms"


def speed(seconds: float) -> list[str]:
    """The benchmark with its peers."""
    result = bench(OURS, peers=True, seconds=seconds)
    rows = ["| a second | moves | clones | views |", "|---|---|---|---|"]
    for name, builds in result["games"].items():
        for build, rates in builds.items():
            rows.append(f"| {name}, {build} | {rates['moves']:,} | {rates['clones']:,} | {rates['views']:,} |")
    for peer, rates in result["peers"].items():
        rows.append(f"| {peer} | {rates['moves']:,} | {rates['clones']:,} | - |")
    rows += ["", "| | times catanatron | bar | held |", "|---|---|---|---|"]
    for name, found in result["bars"].items():
        for bar in found:
            held = "yes" if bar["held"] else "NO"
            rows.append(f"| {name}, {bar['what']} | {bar['times_catanatron']} | {bar['bar']} | {held} |")
    return rows


def knowledge(name: str, positions: int) -> list[str]:
    """What a seat cannot know changes nothing of what it sees: the harness of the tests, over more positions."""
    tables = testing.ways(saecula.game(name))  # whatever an option hides is among them
    share = -(-positions // len(tables))
    for table in tables:
        testing.check_knowledge(testing.walk(table, seed=5), share, range(1, 5), moves=3)
    return [
        f"- {share * len(tables)} positions in {len(tables)} ways to play, every seat: view, log, actors and legal "
        "moves unchanged when what the seat cannot know is drawn anew; copies equal for equal seeds, checked, and "
        "played to the end"
    ]


def bots_of(name: str, games: int) -> list[str]:
    """What is claimed of the bots of a game."""
    rows = [strength(name, bot, seats, games, wanted) for bot, seats, wanted in CLAIMS[name]]
    return ["| | result | wanted | held |", "|---|---|---|---|", *rows]


def records_of(name: str, part: int) -> list[str]:
    """Edited records, and replay."""
    return [f"- {edits(name, 2000 // part)}", f"- {replay_time(name, 20)}"]


def server(kills: int, seconds: float) -> list[str]:
    """A real server, killed under load; then one with 500 open sockets."""
    killed = kill_under_load(kills)
    busy = load(500, seconds=seconds)
    return [
        f"- killed {killed['kills']} times under load: {killed['acknowledged']} moves acknowledged, none lost, "
        f"none doubled ({killed['answered_again']} were sent twice and answered again)",
        f"- {busy['sockets']:.0f} open sockets, {busy['moves_per_second']} moves a second, clients beside it: "
        f"a move is acknowledged in {busy['acknowledged_median_ms']} ms (95 % in {busy['acknowledged_p95_ms']} ms), "
        f"on every screen in {busy['seen_by_all_median_ms']} ms (95 % in {busy['seen_by_all_p95_ms']} ms)",
    ]


def main() -> None:
    """Make all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="", metavar="TEXT")
    args = parser.parse_args()
    quick = args.quick
    part = 10 if quick else 1
    started = perf_counter()
    lines = [
        "# Figures",
        "",
        "Made by `make soak`; every number was seen in that run.",
        f"{'Native' if native_loaded() else 'Pure'} build, Python {platform.python_version()}, {platform.machine()}.",
    ]

    def section(title: str, make: Callable[[], list[str]]) -> None:
        if args.only not in title:
            return
        print(f"-- {title}", flush=True)
        lines.extend(["", f"## {title}", "", *make()])

    section("Speed", lambda: speed(0.1 if quick else 1.0))
    for name in OURS:
        section(f"{name}: random games", partial(random_play, name, part))
        section(f"{name}: bots", partial(bots_of, name, 100 // part))
        section(f"{name}: records", partial(records_of, name, part))
        section(f"{name}: knowledge", partial(knowledge, name, 200 // part))
    section("history_of_the_world: combat", lambda: fights.figures(200_000 // part))
    section("Long games", lambda: [f"- {long_replay(long_game.LENGTH)}"])
    section("Start", lambda: [f"- {import_time()}"])
    section("server", lambda: server(50 // part, 5.0 if quick else 30.0))
    print("\n".join(lines))
    if not quick and not args.only:
        (ROOT / "docs").mkdir(exist_ok=True)
        (ROOT / "docs" / "figures.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{perf_counter() - started:.0f} s")
    if any(line.endswith("| NO |") for line in lines):
        sys.exit("a figure that we claim was not reached; see above")


if __name__ == "__main__":
    main()
