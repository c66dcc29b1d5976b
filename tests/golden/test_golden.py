"""Golden games: what was recorded once is replayed for ever. `make golden` remakes them after an intended change."""

from __future__ import annotations

from pathlib import Path

import pytest

import saecula
from tools import golden

FILES = sorted(golden.FOLDER.glob("*/*.saecula"))


def test_every_golden_game_is_made_by_the_tool() -> None:
    named = [golden.FOLDER / game / f"{name}.saecula" for game, name, *_ in golden.GAMES]
    assert sorted(named) == FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    """The state is marked at every turn, so this fails at the first turn that has another effect."""
    data = path.read_bytes()
    record = saecula.Record.loads(data)
    assert record.dumps().encode() == data
    assert not record.stale_marks, "the layout of states has changed: run `make golden`, and see that only marks differ"
    record.now.check()
    assert len(data) < 20_000, "golden games are short"
    assert record.now.over or "whole" not in path.stem


def test_the_tool_explains_itself_and_knows_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        golden.main(["--help"])
    assert left.value.code == 0
    assert "make golden" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        golden.main(["chess"])
    assert left.value.code == 2
    assert "there are no golden games of 'chess'; there are some of heroes_of_the_world" in capsys.readouterr().err
