"""Component data of a user's own: played where they make sense, refused in one line where they do not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from saecula.games.history_of_the_world.components import FOLDER


def run(folder: Path, name: str, old: str, new: str) -> subprocess.CompletedProcess[str]:
    text = (Path(FOLDER) / "data" / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    words = ["simulate", "history_of_the_world", "--games", "1", "--json", "--data", str(folder)]
    command = [sys.executable, "-m", "saecula", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("empires.yaml", "strength: 20", "strength: 25"),
        ("minor_events.yaml", "copies: 4", "copies: 5"),
        ("areas.yaml", "presence: [2, 3, 3, 3, 3, 2, 1]", "presence: [5, 5, 5, 5, 5, 5, 5]"),
        ("setup.yaml", "{value: 6, count: 1", "{value: 9, count: 1"),
    ],
)
def test_other_numbers_can_be_played(tmp_path: Path, name: str, old: str, new: str) -> None:
    done = run(tmp_path, name, old, new)
    assert done.returncode == 0, done.stderr


BROKEN: list[tuple[str, str, str, list[str]]] = [
    ("territories.yaml", "area: north_america", "area: atlantis", ["'pacific_seaboard'", "Area", "atlantis"]),
    ("territories.yaml", "id: great_plains", "id: great_lakes", ["'great_lakes'", "twice"]),
    ("borders.yaml", "a: albion, b: northern_gaul", "a: albion, b: atlantis", ["albion-atlantis", "Territory"]),
    ("borders.yaml", "b: highlands, kind: plain", "b: highlands, kind: forest", ["albion-highlands", "terrain"]),
    ("borders.yaml", "b: highlands, kind: plain", "b: highlands, kind: barren", ["albion-highlands", "barren"]),
    ("borders.yaml", "a: albion, b: highlands", "a: albion, b: northern_gaul", ["albion-northern_gaul", "twice"]),
    ("seas.yaml", "links: [atlantic_ocean]", "links: [indian_ocean]", ["link back"]),
    ("seas.yaml", "kind: ocean", "kind: pond", ["atlantic_ocean", "kind", "pond"]),
    ("empires.yaml", "start: nile_delta", "start: sahara_desert", ["'egypt'", "barren"]),
    ("empires.yaml", "epoch: 1, order: 2", "epoch: 1, order: 3", ["'egypt'", "order 2"]),
    ("empires.yaml", "navigation: [red_sea, eastern_mediterranean]", "navigation: [styx]", ["'egypt'", "styx"]),
    ("minor_events.yaml", "kind: civil_war, armies: 3", "kind: civil_war, armies: 4", ["'civil_war'", "armies"]),
    ("great_events.yaml", "copies: 7", "copies: 1", ["great_events", "six players"]),
    ("setup.yaml", "id: monument, ", "id: statue, ", ["'monument'"]),
]


@pytest.mark.parametrize(("name", "old", "new", "words"), BROKEN)
def test_nonsense_is_refused(tmp_path: Path, name: str, old: str, new: str, words: list[str]) -> None:
    done = run(tmp_path, name, old, new)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    for word in words:
        assert word in done.stderr
