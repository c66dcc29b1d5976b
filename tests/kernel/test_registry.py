"""Which games there are; games of other people, found through their entry points."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import saecula
from saecula import SaeculaError

ROOT = Path(__file__).parents[2]


def test_our_own_games_are_there() -> None:
    assert "vinci" in saecula.games()
    assert saecula.game("vinci") is saecula.game("vinci")
    assert saecula.games() == sorted(saecula.games())


@pytest.mark.parametrize("name", ["vinchi", "", "../vinci", "x" * 1_000])
def test_an_unknown_game_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(SaeculaError, match="there is no game") as caught:
        saecula.game(name)
    assert "vinci" in str(caught.value)
    assert len(str(caught.value)) < 300


def distribution(folder: Path, name: str, value: str) -> None:
    """A third-party package as an installer leaves it: a module and its metadata."""
    (folder / "relics.py").write_text(
        "from tests.toy import ToyGame\n\n\nclass Relics(ToyGame):\n    def __init__(self) -> None:\n"
        "        super().__init__()\n        self.name = 'relics'\n\n\nrelics = Relics()\nnothing = 1\n"
    )
    info = folder / f"{name}_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[saecula.games]\n{name} = {value}\n")


def run(folder: Path, code: str) -> str:
    """Run code with the package on the path; its output."""
    code = f"import sys; sys.path[:0] = [{str(folder)!r}, {str(ROOT)!r}]\nimport saecula\n{code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_third_party_game_is_found_and_played(tmp_path: Path) -> None:
    distribution(tmp_path, "relics", "relics:relics")
    code = """
print([n for n in saecula.games() if n in ("relics", "vinci")], "relics" in sys.modules)
record = saecula.Record(saecula.game("relics"), 2, 1)
while not record.now.over:
    seat = record.now.actors[0]
    record.play(seat, record.now.legal(seat)[0])
print(saecula.Record.loads(record.dumps()).now.ranking == record.now.ranking)
"""
    assert run(tmp_path, code).split("\n") == ["['relics', 'vinci'] False", "True"]


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("no_such_module:game", "cannot be loaded"),
        ("relics:no_such_name", "cannot be loaded"),
        ("relics:nothing", "is not a Saecula game called 'broken'"),
        ("relics:relics", "is not a Saecula game called 'broken'"),
    ],
)
def test_a_broken_third_party_game_breaks_nothing_else(tmp_path: Path, value: str, complaint: str) -> None:
    distribution(tmp_path, "broken", value)
    code = f"""
print([n for n in saecula.games() if n in ("broken", "vinci")])
saecula.game("vinci")
try:
    saecula.game("broken")
except saecula.SaeculaError as error:
    print({complaint!r} in str(error), "\\n" in str(error))
"""
    assert run(tmp_path, code).split("\n") == ["['broken', 'vinci']", "True False"]


def test_our_own_games_come_first(tmp_path: Path) -> None:
    distribution(tmp_path, "vinci", "relics:relics")
    assert run(tmp_path, "print(saecula.game('vinci').rules_version, 'relics' in sys.modules)").endswith("False")


def test_registering_anew_replaces(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.toy import game

    monkeypatch.setattr(game, "name", "again")
    saecula.register("again", "tests.toy:game")
    assert saecula.game("again") is game
    saecula.register("again", "tests.toy:moves")
    with pytest.raises(SaeculaError, match="is not a Saecula game"):
        saecula.game("again")
    del sys.modules["saecula.kernel.registry"]._places["again"]


def test_importing_saecula_reads_no_game(tmp_path: Path) -> None:
    code = "print([name for name in sys.modules if name.startswith(('saecula.games', 'yaml', 'rich', 'fluent'))])"
    assert run(tmp_path, code) == "[]"
