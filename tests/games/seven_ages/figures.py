"""What `make soak` measures of 7 Ages besides what it measures of every game: lively games, sizes and times.

Games are played by lively.py, because fights, commitments and drawn cards are rare in evenly random play.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median, quantiles
from time import process_time

from saecula import testing
from saecula.arena.playing import play_game
from saecula.games.seven_ages import game
from saecula.games.seven_ages.state import SevenAges
from saecula.kernel.bot import Budget
from saecula.kernel.options import Value
from saecula.kernel.record import Record
from saecula.server.audience import encode, update_for
from tests.games.seven_ages.lively import choose
from tests.server.made_tables import made_table

LONGEST = 100_000  # moves of a game
WITH_OPTIONS = 9  # games with each option, and with all together, at each of six numbers of seats: 54
GREEDY_GAMES = 40
GREEDY_NODES = 200  # positions that a greedy bot may look at per decision; without a limit a game takes minutes
SHORT, LONG = 22, 40  # turns
HEAD = ["| | seen | bar | held |", "|---|---|---|---|"]

Task = tuple[int, dict[str, Value], int, int]  # seats, options, first seed, last seed


def row(what: str, seen: float, unit: str, bar: float) -> str:
    """One line with a bar that must not be passed."""
    return f"| {what} | {seen:,.0f} {unit} | {bar:,.0f} {unit} | {'yes' if seen <= bar else 'NO'} |"


def played(task: Task) -> tuple[int, int, int]:
    """Lively games with `check()` after every move: how many ended, moves played, the longest."""
    seats, options, first, last = task
    moves = longest = 0
    for seed in range(first, last):
        state = game.new(seats, seed, options)
        rng = random.Random(seed)
        count = 0
        while not state.over:
            seat = rng.choice(state.actors)
            state.play(seat, choose(state, seat, rng))
            state.check()
            count += 1
            assert count < LONGEST, f"{seats} seats, {options}, seed {seed}: no end"
        moves += count
        longest = max(longest, count)
    return last - first, moves, longest


def games(part: int) -> list[str]:
    """Lively games at each number of seats, and with every option alone and together."""
    rows = ["| seats | lively games ended | moves, each followed by `check()` | longest game |", "|---|---|---|---|"]
    each, with_options = 200 // part, max(WITH_OPTIONS // part, 1)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for seats in game.seat_counts:
            halves: list[Task] = [(seats, {}, 0, each // 2), (seats, {}, each // 2, each)]
            found = list(pool.map(played, halves))
            ended, moves = sum(f[0] for f in found), sum(f[1] for f in found)
            rows.append(f"| {seats} | {ended} of {each} | {moves:,} | {max(f[2] for f in found)} |")
            print(rows[-1], flush=True)
        ways = [way for way in testing.ways(game) if way.options]
        found = list(pool.map(played, [(way.seats, dict(way.options), 0, with_options) for way in ways]))
    ended, moves = sum(f[0] for f in found), sum(f[1] for f in found)
    return [
        *rows,
        "",
        f"With every option alone and together, {len(ways)} ways: "
        f"{ended:,} of {len(ways) * with_options:,} games ended, {moves:,} moves checked.",
    ]


def turns_of(task: tuple[int, int]) -> list[int]:
    """How many turns games between four greedy bots last, by seed."""
    first, last = task
    found: list[int] = []
    for seed in range(first, last):
        end = play_game(game, ["greedy"] * 4, seed, {}, budget=Budget(nodes=GREEDY_NODES)).now
        assert isinstance(end, SevenAges)
        found.append(end.turn)
    return found


def lengths(part: int) -> list[str]:
    """How long history lasts between four greedy bots: the median has a bar, the spread is told."""
    each = max(GREEDY_GAMES // part // 2, 2)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        turns = sorted([count for half in pool.map(turns_of, [(0, each), (each, 2 * each)]) for count in half])
    middle = median(turns)
    low, _, high = quantiles(turns, n=4)
    within = sum([SHORT <= count <= LONG for count in turns])
    held = "yes" if SHORT <= middle <= LONG else "NO"
    return [
        *HEAD,
        f"| {len(turns)} games of four greedy bots, median | {middle:g} turns | {SHORT} to {LONG} turns | {held} |",
        "",
        f"Half of them lasted {low:g} to {high:g} turns, all of them {turns[0]} to {turns[-1]}; "
        f"{within} of {len(turns)} were within {SHORT} to {LONG}.",
    ]


def recorded(seats: int, seed: int, entries: int = LONGEST) -> Record:
    """A lively game as a record: all of it, or so many entries."""
    record = Record(game, seats, seed)
    rng = random.Random(seed)
    while not record.now.over and len(record.entries) < entries:
        now = record.now
        assert isinstance(now, SevenAges)
        seat = rng.choice(now.actors)
        record.play(seat, choose(now, seat, rng))
    return record


def at_entry(record: Record, n: int) -> SevenAges:
    """The position after so many entries."""
    state = record.state(n)
    assert isinstance(state, SevenAges)
    return state


def rate(step: Callable[[int], object], seconds: float) -> float:
    """How often a step can be done per second of processor time."""
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        step(done)
        done += 1
    return done / (process_time() - started)


def sizes_and_times(part: int) -> list[str]:
    """Replay of whole games, bytes of views and updates, and what search bots pay for."""
    times, longest = [], 0
    for seed in range(max(10 // part, 2)):
        text = recorded(4, seed).dumps()
        longest = max(longest, text.count("\n"))
        started = process_time()
        Record.loads(text)
        times.append(1000 * (process_time() - started))
    rows = [
        *HEAD,
        row(f"replay of a whole lively game of four (up to {longest:,} lines), median", median(times), "ms", 100),
    ]
    record = recorded(7, 1)
    largest, updates = 0, []
    table = made_table(record, entries=False)
    base = table.snapshot_for(0, explain=True)
    for n, entry in enumerate(record.entries):
        table.enter(entry.text, 1_790_000_000)
        table.update_status()
        updates.append(len(encode(update_for(table, 0, base.version, True, base))))
        base = table.snapshot_for(0, explain=True)
        if n % 50 == 0:
            now = at_entry(record, n)
            for seat in (None, 0, 6):
                largest = max(largest, len(json.dumps(game.view(now, seat), separators=(",", ":")).encode()))
    rows.append(row("largest view of a lively game of seven, compact JSON", largest, "bytes", 60_000))
    rows.append(row("update of one seat of seven after one move, median", median(updates), "bytes", 5_000))
    middle = at_entry(record, len(record.entries) * 2 // 3)
    seconds = 2.0 / part
    copies = rate(lambda i: middle.determinize(i % 7, i), seconds)
    late = [at_entry(record, n) for n in range(len(record.entries) // 2, len(record.entries), 10 * part)]
    started = process_time()
    for n, position in enumerate(late):  # each once: what an evaluation has found out is kept with the position
        game.evaluate(position, n % 7)
    worths = len(late) / (process_time() - started)
    return [
        *rows,
        "",
        f"- late position of seven: {copies:,.0f} determinized copies/s",
        f"- {len(late)} late positions of seven, each evaluated once: {worths:,.0f} evaluations/s",
    ]
