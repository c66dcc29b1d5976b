"""The compiled build: it is really loaded, it plays the same games, and interpreted games run on it.

Run by `make test` in build/native; see the Makefile.
"""

from __future__ import annotations

import importlib
import importlib.machinery
import os
import random
import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest

import saecula
from saecula import testing
from saecula.kernel.errors import IllegalMove
from saecula.kernel.record import Record
from saecula.testing import Way
from setup import compiled_sources
from tests import long_game
from tests.harness import main_ways_of
from tests.native import trace
from tests.toy import game as toy
from tests.toy.state import Toy

ROOT = Path(__file__).parents[2]
MODULES = [source.removeprefix("src/").removesuffix(".py").removesuffix("/__init__") for source in compiled_sources()]


@pytest.mark.parametrize("module", [name.replace("/", ".") for name in MODULES])
def test_the_compiled_module_is_loaded(module: str) -> None:
    loaded = importlib.import_module(module)
    assert str(loaded.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    assert not Path(str(loaded.__file__)).is_relative_to(ROOT / "src")


def test_pure_and_native_give_identical_games() -> None:
    """The same moves, states, views, events and copies at every move."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    say = "import saecula.kernel.state as state; print(state.__file__)"
    where = subprocess.run([sys.executable, "-c", say], env=environment, capture_output=True, text=True, check=True)
    assert Path(where.stdout.strip()) == ROOT / "src/saecula/kernel/state.py", "the other side is pure"
    done = subprocess.run(
        [sys.executable, "-m", "tests.native.trace"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    pure = done.stdout.splitlines()
    native = [line for name, seats, seed, options in trace.GAMES for line in trace.trace(name, seats, seed, options)]
    assert len(native) > 2_000
    for number, (one, other) in enumerate(zip(pure, native, strict=True)):
        assert one == other, f"the builds differ at move {number}"


def test_an_interpreted_game_runs_on_the_compiled_kernel() -> None:
    assert type(toy.new(2)) is Toy
    assert str(sys.modules["tests.toy.state"].__file__).endswith(".py")
    record = Record(toy, 3, 1)
    rng = random.Random(1)
    undone = 0
    while not record.now.over:
        seat = rng.choice(record.now.actors)
        undoers = [s for s in range(3) if record.can_undo(s)]
        if undoers and rng.random() < 0.4:
            record.undo(undoers[0])
            undone += 1
        else:
            record.play(seat, rng.choice(record.now.legal(seat)))
    assert undone
    again = Record.loads(record.dumps())
    assert again.now.pack() == record.now.pack()
    with pytest.raises(IllegalMove):
        record.play(0, 0)


def test_the_compiled_kernel_sees_what_an_interpreted_class_declares() -> None:
    """Attributes of a class, not of its instances: a compiled base would read its own otherwise."""
    assert toy.prompt(toy.new(2), 0).to_json() == {"key": "toy-prompt-offer", "args": {"seat": 0}, "rule": "TO-3.1"}
    assert len(toy.new(2).pack()) > len(toy.blank().key) + 100
    assert toy.unpack(toy.new(2).pack()).hands == toy.new(2).hands


SAMPLE = [
    *main_ways_of("toy"),
    *main_ways_of("vinci")[::3],
    *main_ways_of("heroes_of_the_world")[::4],
    *main_ways_of("through_the_ages")[::3],
]


@pytest.mark.parametrize("way", SAMPLE, ids=str)
def test_the_harness_holds_on_the_compiled_kernel(way: Way) -> None:
    made = testing.walk(way, seed=4)
    testing.check_legal_moves_apply(made, 2)
    testing.check_other_moves_are_refused(made, 2)
    testing.check_copies_are_independent(made, 2)
    testing.check_record(made)
    testing.check_knowledge(made, 1, range(1, 6), moves=4)
    testing.check_sealed_answers(made, 2)
    testing.check_resignations(made, 2)
    testing.check_undo(way, seed=4, steps=60)


@pytest.mark.parametrize("path", sorted((ROOT / "tests/golden").glob("*/*.saecula")), ids=lambda path: path.stem)
def test_golden_games_replay(path: Path) -> None:
    data = path.read_bytes()
    assert saecula.Record.loads(data).dumps().encode() == data


def test_a_long_record_is_replayed_quickly() -> None:
    """10 000 moves on a state of 4 000 numbers: 100 ms of a quiet processor, twice that of a shared one."""
    text = long_game.played().dumps()
    times = []
    for _ in range(5):
        started = process_time()
        record = long_game.loads(text)
        times.append(process_time() - started)
    assert len(record.entries) == 10_000
    assert min(times) < 0.2
