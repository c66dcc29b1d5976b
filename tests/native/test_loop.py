"""The compiled loop plays the same games as plain Python does, in the same build and in the other one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import saecula
from saecula.arena.playing import play_game
from saecula.kernel.bot import Budget
from tests.arena.test_loop import OPTIONS, moves_of

ROOT = Path(__file__).parents[2]
GAMES = [(name, ["random"] * 3) for name in saecula.games() if name != "toy"]
GAMES += [("vinci", ["greedy", "random", "search"]), ("heroes_of_the_world", ["greedy", "random", "easy"])]


def played() -> dict[str, str]:
    """A digest of the moves of each game."""
    found = {}
    for name, line in GAMES:
        moves = json.dumps(moves_of(name, line, 5, 40))
        found[f"{name} {line[0]}"] = blake2b(moves.encode(), digest_size=8).hexdigest()
    return found


def test_native_and_pure_loops_play_the_same_games() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    code = "import json; from tests.native import test_loop as it; print(json.dumps(it.played()))"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=200, check=True
    )
    assert json.loads(done.stdout) == played()


def test_the_native_loop_plays_what_plain_python_plays() -> None:
    for name, line in GAMES[-2:]:
        record = play_game(saecula.game(name), line, 5, OPTIONS.get(name, {}), budget=Budget(40))
        assert moves_of(name, line, 5, 40) == [x for entry in record.entries for x in (entry.seat, entry.number)]
