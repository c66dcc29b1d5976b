"""Component data of a user's own: played where they make sense, refused in one line where they do not."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from saecula.games.heroes_of_the_world.components import FOLDER


def run(folder: Path, name: str, change: Callable[[str], str]) -> subprocess.CompletedProcess[str]:
    text = (Path(FOLDER) / "data" / name).read_text(encoding="utf-8")
    assert change(text) != text
    (folder / name).write_text(change(text), encoding="utf-8")
    words = ["simulate", "heroes_of_the_world", "--games", "1", "--json", "--data", str(folder)]
    command = [sys.executable, "-m", "saecula", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("heroes.yaml", "population: 4", "population: 0"),
        ("discoveries.yaml", "value: 4", "value: 9"),
        ("wonders.yaml", "amount: 4", "amount: 9"),
        ("conquest_die.yaml", "faces: 1", "faces: 3"),
        ("setup.yaml", "{key: start_hand, value: 2", "{key: start_hand, value: 3"),
    ],
)
def test_other_numbers_can_be_played(tmp_path: Path, name: str, old: str, new: str) -> None:
    done = run(tmp_path, name, lambda text: text.replace(old, new, 1))
    assert done.returncode == 0, done.stderr


BROKEN: list[tuple[str, Callable[[str], str], list[str]]] = [
    ("heroes.yaml", lambda t: t.replace("[mediterranean, africa]", "[atlantis]", 1), ["'julius_caesar'", "atlantis"]),
    ("heroes.yaml", lambda t: t.replace("[mediterranean, africa]", "[europe]", 1), ["'julius_caesar'", "not in play"]),
    ("heroes.yaml", lambda t: t.replace("conquest: 5", "conquest: strong", 1), ["'julius_caesar'", "conquest", "int"]),
    ("heroes.yaml", lambda t: t.replace("id: augustus", "id: attila", 1), ["heroes.yaml", "'attila'", "twice"]),
    ("territories.yaml", lambda t: t.replace("adjacent: [mediterranean, middle_east]", "adjacent: []", 1), ["africa"]),
    ("wonders.yaml", lambda t: t.replace("{type: cancel_conquest}", "{type: reroll_conquest}", 1), ["exactly one"]),
    ("wonders.yaml", lambda t: t.replace("window: scoring_rank", "window: own_turn_any", 1), ["scoring_rank"]),
    ("wonders.yaml", lambda t: t.replace("home: china", "home: atlantis", 1), ["'great_wall'", "atlantis"]),
    ("discoveries.yaml", lambda t: t.replace("era: ancient", "era: stone", 1), ["'slavery'", "era", "stone"]),
    ("setup.yaml", lambda t: t.replace("key: wonder_cost", "key: wonder_price", 1), ["setup.yaml", "'wonder_cost'"]),
    ("setup.yaml", lambda t: t.replace("territories_in_play: 5", "territories_in_play: 4", 1), ["ancient"]),
]


@pytest.mark.parametrize(("name", "change", "words"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_nonsense_is_refused(tmp_path: Path, name: str, change: Callable[[str], str], words: list[str]) -> None:
    done = run(tmp_path, name, change)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    for word in words:
        assert word in done.stderr
