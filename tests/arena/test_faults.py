"""Bad bots: the game goes on without them, the culprit is named, no result is lost."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.arena import worker
from saecula.arena.outcome import places_after
from saecula.arena.simulate import simulate
from saecula.arena.summary import fault_lines
from saecula.arena.tournament import tournament
from tests.arena import bad_bots

SHORT: dict[str, Any] = {"victory_points": 30}
BADLY_MADE = 3  # moves that a bad bot plays before it goes wrong


@pytest.fixture(autouse=True)
def bad_bots_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots.install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "bad_bots_package", raising=False)  # of the test before


def played(bot: str, **more: Any) -> dict[str, Any]:
    """Two games of a bad bot against two that play at random."""
    result = simulate("vinci", 3, [bot, "random", "random"], 2, 1, SHORT, **more)
    assert result["games"] == 2
    assert [fault["bot"] for fault in result["faults"]] == [bot] * 2
    assert [fault["game"] for fault in result["faults"]] == [0, 1]
    assert [fault["seat"] for fault in result["faults"]] == [0, 2], "it changes seats"
    assert result["bots"][0]["mean_place"] == 3.0, "the culprit is last"
    assert sum(row["wins"] + row["shared_wins"] for row in result["bots"][1:]) >= 2
    return result


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("illegal", "illegal move", "cannot play"),
        ("raises", "exception", "RuntimeError: the model has no such layer"),
        ("odd", "exception", "the bot Odd chose 'done'; a move is a whole number"),
        ("cannot-be-made", "exception", "OSError: no weights here"),
    ],
)
def test_a_stand_in_plays_on_for_a_bot_that_goes_wrong(
    bot: str, kind: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = played(bot, records=str(tmp_path / "kept"))
    fault = result["faults"][0]
    assert fault["kind"] == kind
    assert text in fault["text"]
    record = saecula.Record.loads((tmp_path / "kept" / "vinci-1.saecula").read_bytes())
    assert record.now.over
    own = [entry for entry in record.entries[: fault["move"]] if entry.seat == 0]
    assert len(own) == (0 if bot == "cannot-be-made" else BADLY_MADE)
    assert fault_lines(result["faults"])[0].startswith(f"{bot}: {kind} in 2 games, first in game 0 at move")
    assert capsys.readouterr().out == "", "what bots print is not mixed with results"


def test_a_bot_that_answers_too_late_is_replaced() -> None:
    result = played("late", limit=0.2)
    assert {fault["kind"] for fault in result["faults"]} == {"too late"}
    assert result["faults"][0]["text"] == "thought for more than 0.2 s"


def test_a_bot_that_hangs_is_killed_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "GRACE", 0.5)
    result = played("hangs", workers=1, limit=0.5)
    assert [(fault["kind"], fault["text"]) for fault in result["faults"]] == [("hung", "no answer within 1 s")] * 2


def test_a_bot_that_crashes_its_process_is_named() -> None:
    result = played("crashes", workers=1)
    assert {fault["kind"] for fault in result["faults"]} == {"crashed"}
    assert result["faults"][0]["move"] > BADLY_MADE


def test_nobody_is_blamed_for_a_process_that_died_once() -> None:
    line = ["crashes-once", "random", "random"]
    result = simulate("vinci", 3, line, 2, 1, SHORT, workers=1)
    assert result["faults"] == []
    assert result["games"] == 2
    again = simulate("vinci", 3, line, 2, 1, SHORT)  # it crashes no more
    assert again["bots"] == result["bots"]


def test_a_tournament_reports_the_culprit(tmp_path: Path) -> None:
    result = tournament(saecula.game("vinci"), ["random", "raises", "virtual"], 3, 1, 3, SHORT, out=str(tmp_path / "t"))
    assert result["bots"][-1]["bot"] == "raises"
    assert {row["bot"]: row["faults"] for row in result["bots"]} == {"random": 0, "raises": 3, "virtual": 0}
    page = (tmp_path / "t" / "report.html").read_text("utf-8")
    assert "RuntimeError: the model has no such layer" in page


def test_an_error_of_the_rules_is_not_blamed_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug in the rules")

    monkeypatch.setattr("saecula.games.vinci.state.Vinci.play", broken)
    with pytest.raises(ZeroDivisionError):
        simulate("vinci", 3, ["virtual"], 1, 1, SHORT)


@pytest.mark.parametrize(
    ("ranking", "culprits", "places"),
    [
        ([1, 2, 3], [], [1, 2, 3]),
        ([1, 2, 3], [0], [3, 1, 2]),
        ([2, 1, 1, 4], [1], [2, 4, 1, 3]),
        ([1, 1, 3], [0, 1], [2, 2, 1]),
        ([1, 2], [0, 1], [1, 1]),
    ],
)
def test_culprits_are_placed_behind_everybody_else(ranking: list[int], culprits: list[int], places: list[int]) -> None:
    assert places_after(ranking, culprits) == places
