"""Two bots against each other, and weights found by playing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import saecula
from saecula.arena.duel import duel, interval, makers, seatings, share_of_wins
from saecula.arena.tune import tune
from saecula.cli import main
from saecula.data import read_weight_file
from tests import harness  # makes the toy known

assert harness.SUBJECTS
VINCI = saecula.game("vinci")
SHORT = {"victory_points": 30}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_is_taken_equally_often_by_both(seats: int) -> None:
    around = seatings(seats)
    for seat in range(seats):
        assert sum(seat in own for own in around) * 2 == len(around)
    for own, other in zip(around[::2], around[1::2], strict=True):
        assert sorted(own + other) == list(range(seats)), "the same seed with the seats exchanged"


def test_shared_wins_are_divided_and_automated_opponents_do_not_count() -> None:
    assert share_of_wins([1, 2, 3], (0,), 3) == 1.0
    assert share_of_wins([1, 1, 3], (0, 2), 3) == 0.5
    assert share_of_wins([2, 3, 1], (0,), 2) == 1.0


def test_the_interval_is_wilsons() -> None:
    low, high = interval(55, 66)
    assert (round(100 * low), round(100 * high)) == (73, 90)


def test_a_duel_shows_who_is_stronger_and_is_reproducible() -> None:
    first, second = makers(VINCI, ["greedy", "random"])
    found = [duel(VINCI, 3, first, second, 4, 1, SHORT) for _ in range(2)]
    assert found[0]["wins"] >= 3
    assert found[0]["wins"] == found[1]["wins"]
    assert found[0]["mean_scores"] == found[1]["mean_scores"]


def test_tuning_is_reproducible_and_leaves_the_unit_alone() -> None:
    begin = VINCI.weight_sets()["1"]
    found = [tune(VINCI, 2, begin, 2, 2, 1, SHORT) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0][0] == begin[0] == 1.0
    assert tune(VINCI, 2, begin, 2, 2, 2, SHORT) != found[0]


def test_tune_and_measure_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new.yaml"
    short = ["--option", "victory_points=30"]
    tune = ["tune", "vinci", "--seats", "2", "--steps", "1", "--games", "2", "--every", "1", "--out", str(out)]
    assert main([*tune, *short]) == 0
    assert (tmp_path / "new-1.yaml").read_text().splitlines()[2:] == out.read_text().splitlines()[2:]
    assert len(read_weight_file(str(out), VINCI.feature_names())) == len(VINCI.feature_names())
    assert "saecula tune vinci --seats 2 --start 3 --steps 1" in out.read_text()
    capsys.readouterr()
    assert main(["measure", "vinci", "--seats", "2", "--games", "2", "--weights", str(out), "--json", *short]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bots"] == ["greedy", "greedy-1"]
    assert found["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["measure", "vinci", "--bots", "greedy"], "two bots play against each other"),
        (["measure", "vinci", "--games", "0"], "at least one game"),
        (["measure", "vinci", "--bots", "greedy,gredy"], "did you mean 'greedy'"),
        (["tune", "toy", "--out", "x.yaml"], "no features to weigh"),
        (["tune", "vinci", "--start", "9", "--out", "x.yaml"], "no weights '9'; there is: 1"),
        (["tune", "vinci", "--games", "3", "--out", "x.yaml"], "an even number of games"),
        (["tune", "vinci", "--out", "nowhere/x.yaml"], "there is no folder 'nowhere'"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert complaint in capsys.readouterr().err


def test_why_a_move_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = saecula.Record(VINCI, 3, 1)
    for _ in range(12):
        seat = record.now.actors[0]
        record.play(seat, record.now.legal(seat)[-1])
    file = tmp_path / "game.saecula"
    file.write_text(record.dumps())
    assert main(["why", str(file), "12"]) == 0
    assert capsys.readouterr().out.startswith("Played: ")
    assert main(["why", str(file), "13"]) == 2
    assert "there is no entry 13: the record has 1 to 12" in capsys.readouterr().err
