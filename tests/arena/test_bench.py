"""The benchmark: the bars it holds games to, and processes that stop, hang or answer nonsense."""

from __future__ import annotations

import sys
import time

import pytest

from saecula.arena.bench import BARS, SMALL_GAMES, Contestant, bars
from saecula.arena.contestants import measure_saecula, timed
from saecula.kernel.errors import SaeculaError

FAST = """
import sys
print("ready", flush=True)
for line in sys.stdin:
    print(1000.0, flush=True)
"""
PATIENCE = 5.0


def contestant(code: str, patience: float = PATIENCE) -> Contestant:
    return Contestant("a game", [sys.executable, "-c", code], patience)


def test_the_bars_are_those_of_the_design() -> None:
    """Times catanatron: native moves, native clones, pure moves."""
    assert BARS == {True: (20.0, 32.0, 4.5), False: (6.0, 12.0, 1.2)}
    assert set(SMALL_GAMES) == {"vinci", "heroes_of_the_world"}


@pytest.mark.parametrize(("game", "bar"), [("vinci", 20.0), ("through_the_ages", 6.0), ("seven_ages", 6.0)])
def test_a_game_just_below_its_bar_does_not_hold_it(game: str, bar: float) -> None:
    peer = {"moves": 10_000, "clones": 10_000}
    for ratio, held in ((bar, True), (bar - 0.01, False)):
        ours = {"moves": round(ratio * 10_000), "clones": 10_000_000}
        rates = {"catanatron": peer, f"native:{game}": ours, f"pure:{game}": {"moves": 1_000_000, "clones": 1}}
        assert [row["held"] for row in bars(game, ["native", "pure"], rates)] == [held, True, True]


def test_the_benchmark_counts_what_it_does() -> None:
    measures = measure_saecula("vinci")
    assert {what: rate(0.02) > 0 for what, rate in measures.items()} == {"moves": True, "clones": True, "views": True}
    assert timed(lambda: 5, 0.001) > 5


def test_rates_are_kept_and_their_median_counts() -> None:
    runner = contestant(FAST)
    runner.wait_until_ready()
    runner.window("moves", 0.01)
    runner.window("moves", 0.01)
    runner.close()
    assert runner.medians() == {"moves": 1000}


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("", "stopped"),
        ("print('ready', flush=True)", "stopped"),
        ("print('ready', flush=True); input(); print('much', flush=True); input()", "'much', which is no rate"),
        ("import sys; sys.stdout.write('9' * 10_000_000)", "answered '9999"),
    ],
    ids=["at once", "after a while", "nonsense", "without end"],
)
def test_a_process_that_fails_is_named(code: str, complaint: str) -> None:
    runner = contestant(code)

    def run() -> None:
        runner.wait_until_ready()
        runner.window("moves", 0.01)

    with pytest.raises(SaeculaError, match=f"the benchmark of a game .*{complaint}"):
        run()
    assert runner._process.poll() is not None


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(600)",
        "import sys, time; sys.stdout.write('rea'); sys.stdout.flush(); time.sleep(600)",
    ],
    ids=["silent", "half a line"],
)
def test_a_process_that_hangs_is_ended(code: str) -> None:
    runner = contestant(code, patience=0.5)
    started = time.monotonic()
    with pytest.raises(SaeculaError, match=r"a game has not answered for 0\.5 s"):
        runner.wait_until_ready()
    assert time.monotonic() - started < 30
    assert runner._process.poll() is not None
