"""Every rule of every game on offer has a test, or a reason why not."""

from __future__ import annotations

from pathlib import Path

import pytest

import saecula
from tests import coverage_of_rules


@pytest.mark.parametrize("game", [name for name in coverage_of_rules.games_with_rules() if name in saecula.games()])
def test_every_rule_has_a_test(game: str) -> None:
    assert coverage_of_rules.faults(game) == []


def write(root: Path, rules: str, tests: str, told: str) -> None:
    (root / "games" / "go" / "rules").mkdir(parents=True)
    (root / "tests" / "go").mkdir(parents=True)
    (root / "games" / "go" / "rules" / "en.md").write_text(rules)
    (root / "tests" / "go" / "test_go.py").write_text(tests)
    (root / "tests" / "go" / "descriptive.txt").write_text(told)


def test_the_report_names_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(
        tmp_path,
        "**GO-1.1** Tested.\n\n**GO-1.2** Forgotten.\n**GO-1.3** A board.\nSee **GO-9.9**.\n**GO-1.4** Both.\n",
        '@rule("GO-1.1", "GO-7.7")\ndef test_a(): ...\n@rule("GO-1.4")\nclass TestB: ...\n',
        "# a comment\nGO-1.3 describes the board\nGO-1.4 describes\n",
    )
    monkeypatch.setattr(coverage_of_rules, "GAMES", tmp_path / "games")
    monkeypatch.setattr(coverage_of_rules, "TESTS", tmp_path / "tests")
    assert coverage_of_rules.main(["go"]) == 1
    out, err = capsys.readouterr()
    assert "GO-1.1      1 test\n" in out
    assert [line.split(":")[0] for line in err.splitlines()] == ["GO-1.2", "GO-7.7", "GO-1.4"]
    assert coverage_of_rules.main(["chess"]) == 2
