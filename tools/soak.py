"""Makes every figure that we claim and writes docs/figures.md. `make soak` runs it on the native build.

make soak                                     everything
make soak ARGS="server-kills server-bytes"    these sections alone; the others stay in the file as they are
make soak ARGS="--quick"                      a tenth of everything, and nothing is written: to see that it runs
make soak ARGS="--list"                       the names of the sections
"""

from __future__ import annotations

import argparse
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import date
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
from saecula.arena.playing import play_game  # noqa: E402
from saecula.arena.simulate import simulate  # noqa: E402
from saecula.kernel.errors import BadRecord  # noqa: E402
from saecula.kernel.options import Value  # noqa: E402
from tests import long_game  # noqa: E402
from tests.games.history_of_the_world import fights  # noqa: E402
from tests.games.seven_ages import figures as ages  # noqa: E402
from tests.games.seven_ages import lively  # noqa: E402
from tests.games.through_the_ages import figures as through_ages  # noqa: E402
from tools import soak_arena, soak_browser, soak_research  # noqa: E402
from tools.soak_server import MEASUREMENTS  # noqa: E402

STEP_CAP = 100_000
CLAIMS = {  # of a game: bot, seats, games won of a hundred against random opponents
    "vinci": [("greedy", 4, 95), ("virtual", 4, 80)],
    "heroes_of_the_world": [("greedy", 4, 90)],
    "history_of_the_world": [("greedy", 4, 85)],
    "seven_ages": [("greedy", 4, 85)],
    "through_the_ages": [("greedy", 3, 95)],
}
GAMES = {
    "history_of_the_world": 500,
    "seven_ages": 200,
    "through_the_ages": 300,
}  # random games at each number of seats; a thousand of the others
# With each option alone, and with all that go together, at each of six numbers of seats; a hundred of the others.
WITH_OPTIONS = {"seven_ages": ages.WITH_OPTIONS}
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
        each = max(WITH_OPTIONS.get(name, 100) // part, 1)
        found = list(pool.map(random_games, [(name, t.seats, dict(t.options), 0, each) for t in tables]))
    ended, moves = sum(f[0] for f in found), sum(f[1] for f in found)
    most = max(len(table.options) for table in tables)
    rows += [
        "",
        f"With every option alone and as many as {most} together, {len(tables)} ways at all numbers of seats: ",
    ]
    rows[-1] += f"{ended:,} of {len(tables) * each:,} games ended, {moves:,} moves checked."
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
            right_line += error.line == text.count("\n", 0, at) + 1
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
    """`import saecula` in a fresh process, less the start of Python itself."""

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


def knowledge(name: str, positions: int, every_way: bool = False, choose: testing.Chooser | None = None) -> str:
    """What a seat cannot know does not change what it sees: the tests' harness, over more positions.

    `positions` counts all of them, or those of every way to play. `choose` leads the games to what is hidden.
    """
    tables = testing.ways(saecula.game(name))  # whatever an option hides is among them
    share = positions if every_way else -(-positions // len(tables))
    faults: list[str] = []
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for table, fault in zip(tables, pool.map(partial(fault_of, name, share, choose), range(len(tables)))):
            print(f"knowledge, {table}: {fault or 'ok'}", flush=True)
            faults += [fault] if fault else []
    assert not faults, faults
    return (
        f"knowledge, {share * len(tables)} positions in {len(tables)} ways to play, every seat: view, log, actors and "
        "legal moves unchanged when what the seat cannot know is drawn anew; copies equal for equal seeds and checked; "
        "of each position one copy played to the end"
    )


def fault_of(name: str, positions: int, choose: testing.Chooser | None, number: int) -> str:
    """What is wrong with the knowledge in one way to play a game; "" if nothing is."""
    made = testing.walk(testing.ways(saecula.game(name))[number], seed=5, keep=positions, choose=choose)
    try:
        testing.check_knowledge(made, positions, range(1, 5), moves=3)
    except testing.Fault as fault:
        return str(fault)
    return ""


def bots_of(name: str, games: int) -> list[str]:
    """What we claim about the bots of a game."""
    rows = [strength(name, bot, seats, games, wanted) for bot, seats, wanted in CLAIMS[name]]
    return ["| | result | wanted | held |", "|---|---|---|---|", *rows]


def records_of(name: str, part: int) -> list[str]:
    """Edited records, replay and knowledge."""
    return [f"- {edits(name, 2000 // part)}", f"- {replay_time(name, 20)}", f"- {knowledge(name, 200 // part)}"]


def main() -> None:
    """Make all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="SECTION")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    sections = all_sections(arguments.quick)
    if arguments.list:
        print("\n".join(sections))
        return
    unknown = [name for name in arguments.names if name not in sections]
    if unknown:
        parser.error(f"no such section: {', '.join(unknown)}; there are {', '.join(sections)}")
    started = perf_counter()
    build = "native" if native_loaded() else "pure"
    made_on = f"({build} build, Python {platform.python_version()}, {platform.machine()}, {date.today()})"
    made: dict[str, list[str]] = {}
    for name in arguments.names or sections:
        print(f"-- {name}", flush=True)
        made[name] = [*sections[name](), "", made_on]
        print("\n".join(made[name]), flush=True)
        if not arguments.quick:
            write(list(sections), made)
    print(f"{perf_counter() - started:.0f} s")
    if any(line.endswith("| NO |") for lines in made.values() for line in lines):
        sys.exit("a figure that we claim was not reached; see above")


def all_sections(quick: bool) -> dict[str, Callable[[], list[str]]]:
    """What makes each section, by its name."""
    part = 10 if quick else 1
    sections: dict[str, Callable[[], list[str]]] = {"Speed": lambda: speed(1.0 / part)}
    sections["PettingZoo"] = partial(soak_research.measure, part)
    sections["Arena: loops"] = partial(soak_arena.loops, part)
    sections["Arena: workers"] = partial(soak_arena.workers, part)
    for name in OURS:
        sections[f"{name}: random games"] = partial(random_play, name, part)
        sections[f"{name}: bots"] = partial(bots_of, name, 100 // part)
        sections[f"{name}: records and knowledge"] = partial(records_of, name, part)
    history = "history_of_the_world"
    sections[f"{history}: combat"] = partial(fights.figures, 200_000 // part)
    sections[f"{history}: knowledge of every way to play"] = lambda: [f"- {knowledge(history, 200 // part, True)}"]
    sections["through_the_ages: redraws"] = partial(through_ages.redraws, part)
    seven = "seven_ages"
    sections[f"{seven}: lively games"] = partial(ages.games, part)
    sections[f"{seven}: length of games"] = partial(ages.lengths, part)
    sections[f"{seven}: sizes and times"] = partial(ages.sizes_and_times, part)
    sections[f"{seven}: knowledge of every way to play"] = lambda: [
        f"- {knowledge(seven, 200 // part, True, lively.choose)}"
    ]
    sections["Long games"] = lambda: [f"- {long_replay(long_game.LENGTH)}"]
    sections["Start"] = lambda: [f"- {import_time()}"]
    for name, measure in MEASUREMENTS.items():
        sections[name] = partial(measure, part)
    sections.update(soak_browser.MEASUREMENTS)
    return sections


def write(names: list[str], made: dict[str, list[str]]) -> None:
    """Put sections into docs/figures.md, in order; those not made now stay as they are."""
    path = ROOT / "docs" / "figures.md"
    known: dict[str, list[str]] = {}
    title = ""
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        if line.startswith("## "):
            title = line.removeprefix("## ")
            known[title] = []
        elif title:
            known[title].append(line)
    known.update({name: ["", *lines] for name, lines in made.items()})
    text = ["# Figures", "", "Made by `make soak`; every number was seen in the run that its section names."]
    for name in names:
        if name in known:
            text += ["", f"## {name}", *"\n".join(known[name]).rstrip().splitlines()]
    path.write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
