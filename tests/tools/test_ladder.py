"""The ladder resumes where it was stopped, and counts only games of the current bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import ladder


@pytest.fixture(autouse=True)
def _kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "ladder")


def result(number: int, wins: float) -> dict[str, object]:
    """A finished game."""
    return {"number": number, "wins": wins, "scores": [[100, 90], [80, 70]], "thinking": 0.25}


def test_finished_games_are_kept() -> None:
    pair = ladder.Pair("vinci", "easy", "random")
    for number in (0, 1, 3):
        pair.keep(result(number, 1.0 if number else 0.0))
    again = ladder.Pair("vinci", "easy", "random")
    assert [task[3] for task in again.missing(5)] == [2, 4]
    assert again.row() == "| easy against random | 2 of 3 | 67 % [21, 94] | 95.0 : 75.0 | 0.25 s | likely |"


def test_games_of_other_bots_are_not_counted() -> None:
    pair = ladder.Pair("vinci", "easy", "random")
    pair.keep(result(0, 1.0))
    line = json.loads(pair.file.read_text())
    assert line["made"] == pair.made
    pair.file.write_text(json.dumps({**line, "made": "weights of last week"}) + "\n")
    again = ladder.Pair("vinci", "easy", "random")
    assert len(again.missing(1)) == 1
    again.tidy()
    assert not again.file.exists()


def test_what_is_kept_is_put_in_order() -> None:
    pair = ladder.Pair("vinci", "easy", "random")
    for number in (2, 0):
        pair.keep(result(number, 1.0))
    ladder.Pair("vinci", "easy", "random").tidy()
    assert [json.loads(line)["number"] for line in pair.file.read_text().splitlines()] == [0, 2]


def test_what_a_level_is_made_of_tells_it_apart() -> None:
    made = [ladder.made_of("vinci", bot) for bot in ("random", "easy", "normal", "expert", "greedy-1")]
    assert len(set(made)) == 5


def test_a_game_is_the_same_every_time_and_both_sides_get_every_seat() -> None:
    games = [ladder.play(("vinci", "random", "random", 3)) for _ in range(2)]
    assert games[0]["scores"] == games[1]["scores"]
    assert [len(side) for side in games[0]["scores"]] == [2, 2]


def test_a_shortened_game_says_so_and_is_not_mixed_with_whole_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ladder.Pair("vinci", "random", "easy").made
    monkeypatch.setattr(ladder, "OPTIONS", {"vinci": {"victory_points": 30}})
    short = ladder.Pair("vinci", "random", "easy")
    assert short.made.startswith(whole)
    assert short.made != whole
    short.keep(ladder.play(("vinci", "random", "random", 0)))
    assert 30 <= max(score for side in short.played[0]["scores"] for score in side) < 50
    assert ladder.section([short])[0].startswith("4 seats, `victory_points 30`, seeds from ")
