"""Component data of a user's own: taken where given, refused with file, record and field where broken."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import saecula

DATA = Path(saecula.__file__).parent / "games" / "vinci" / "data"


def run(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run in a separate process: there is one data set per game and process."""
    command = [sys.executable, "-m", "saecula", "simulate", "vinci", "--games", "1", "--json", "--data", str(folder)]
    return subprocess.run([*command, *more], capture_output=True, text=True, timeout=60, check=False)


def changed(folder: Path, name: str, change: Callable[[str], str]) -> Path:
    text = (DATA / name).read_text(encoding="utf-8")
    assert change(text) != text
    (folder / name).write_text(change(text), encoding="utf-8")
    return folder


def test_data_of_ones_own_are_played_and_have_another_digest(tmp_path: Path) -> None:
    changed(tmp_path, "tiles.yaml", lambda text: text.replace("tokens: 6", "tokens: 9", 1))
    done = run(tmp_path, "--records", str(tmp_path / "records"))
    assert done.returncode == 0, done.stderr
    record = next((tmp_path / "records").iterdir()).read_text()
    assert f"data {saecula.game('vinci').data_digest} " not in record
    with pytest.raises(saecula.BadRecord):
        saecula.Record.loads(record)


def test_a_comment_or_another_order_of_fields_is_no_other_data(tmp_path: Path) -> None:
    changed(tmp_path, "seas.yaml", lambda text: "# mine\n" + text)
    done = run(tmp_path, "--records", str(tmp_path / "records"))
    assert f"data {saecula.game('vinci').data_digest} " in next((tmp_path / "records").iterdir()).read_text(), (
        done.stderr
    )


BROKEN: list[tuple[str, Callable[[str], str], list[str]]] = [
    ("provinces.yaml", lambda t: t.replace("  terrain: pasture\n", "", 1), ["provinces.yaml", "'ireland'", "terrain"]),
    ("provinces.yaml", lambda t: t.replace("mine: false", "mine: maybe", 1), ["'ireland'", "mine", "bool"]),
    ("provinces.yaml", lambda t: t.replace("terrain: pasture", "terrain: swamp", 1), ["'ireland'", "terrain", "swamp"]),
    ("provinces.yaml", lambda t: t.replace("neutral: 1", "neutral: 7", 1), ["'ireland'", "neutral", "<= 1"]),
    ("provinces.yaml", lambda t: t.replace("id: scotland", "id: ireland"), ["provinces.yaml", "'ireland'", "twice"]),
    ("tiles.yaml", lambda t: t.replace("type: vp_terrain", "type: vp_moon", 1), ["'agriculture_active'", "vp_moon"]),
    (
        "tiles.yaml",
        lambda t: t.replace("  tokens: 2\n", "  tokens: two\n", 1),
        ["'agriculture_active'", "tokens", "int"],
    ),
    ("borders.yaml", lambda t: t.replace("b: magna_graecia", "b: atlantis", 1), ["borders.yaml", "atlantis"]),
    ("seas.yaml", lambda t: t.replace("[atlantic, north_sea]", "[atlantic, styx]"), ["'norwegian_sea'", "styx"]),
    ("setup.yaml", lambda t: t.replace("max_rounds: 200", "rounds: 200"), ["setup.yaml", "rounds"]),
    ("setup.yaml", lambda t: t.replace("base: 2", "base: [2]"), ["setup.yaml", "conquest", "base"]),
    ("setup.yaml", lambda t: t + "\n  : : [", ["setup.yaml", "YAML"]),
]


@pytest.mark.parametrize(("name", "change", "words"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_broken_data_are_refused_in_one_line_that_names_the_culprit(
    tmp_path: Path, name: str, change: Callable[[str], str], words: list[str]
) -> None:
    done = run(changed(tmp_path, name, change))
    assert done.returncode == 2, done.stdout
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    for word in words:
        assert word in done.stderr


def test_a_folder_without_data_or_with_foreign_files_is_refused(tmp_path: Path) -> None:
    assert "there is no data file" in run(tmp_path).stderr
    (tmp_path / "provinzen.yaml").write_text("provinces: []\n")
    done = run(tmp_path)
    assert done.returncode == 2
    assert "provinzen.yaml is no data file of vinci; there can be: provinces.yaml" in done.stderr
    assert "there is no folder" in run(tmp_path / "nowhere").stderr


def test_the_packaged_data_can_be_given_as_ones_own(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    assert run(tmp_path / "data").returncode == 0
