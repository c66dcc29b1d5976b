"""The command line: what it prints, and how it refuses bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import saecula
from saecula.arena.playing import play_game
from saecula.cli import main
from saecula.kernel.record_text import write

GAME = saecula.game("vinci")


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.saecula"
    path.write_text(play_game(GAME, ["virtual"] * 3, 1, {"victory_points": 30}).dumps())
    return path


def test_games_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert [row["name"] for row in found] == saecula.games()
    assert {row["name"]: row["seats"] for row in found}["vinci"] == [1, 2, 3, 4, 5, 6]
    assert main(["games"]) == 0
    assert "vinci: 1 to 6 seats; bots: random, virtual, greedy-1, greedy-2, greedy-3" in capsys.readouterr().out


def test_simulate_prints_one_json_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "vinci", "--seats", "3", "--bots", "virtual,random,random", "--games", "4", "--json"]
    assert main([*arguments, "--option", "victory_points=40"]) == 0
    captured = capsys.readouterr()
    result = json.loads(captured.out)
    assert result["games"] == 4
    assert [row["bot"] for row in result["bots"]] == ["virtual", "random", "random"]
    assert captured.err == ""


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "vinci", "--games", "2", "--option", "victory_points=30"]) == 0
    assert "vinci, 4 seats: 2 games in" in capsys.readouterr().out


def test_replay_prints_and_verifies(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record_file), "--verify"]) == 0
    assert "every line holds" in capsys.readouterr().out
    for lang in ("en", "it"):
        assert main(["replay", str(record_file), "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert "Round 1" in printed
    assert "Turno 1" in printed or "Round 1" in printed


def test_rules_prints_all_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "vinci", "VI-6.4"]) == 0
    one = capsys.readouterr().out
    assert "VI-6.4" in one
    assert "VI-6.5 " not in one.replace("VI-6.5)", "")
    assert main(["rules", "vinci", "--lang", "it"]) == 0
    assert "VI-13.15" in capsys.readouterr().out


def test_doctor_says_which_build_is_loaded(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["build"] in ("pure", "native")
    assert result["games"].keys() >= {"vinci", "seven_ages"}
    assert result["games"]["seven_ages"]["moves_played"] == 200
    assert main(["doctor"]) == 0


BAD: list[tuple[list[str], str]] = [
    (["simulate", "vinchi"], "did you mean 'vinci'"),
    (["rules", "go"], "there is no game 'go'"),
    (["simulate", "vinci", "--seats", "9"], "only with 1, 2, 3, 4, 5, 6"),
    (["simulate", "vinci", "--seats", "x"], "invalid int value"),
    (["simulate", "vinci", "--bots", "deep"], "there is: random, virtual, greedy-1, greedy-2, greedy-3"),
    (["simulate", "vinci", "--bots", "random,random"], "2 bots for 4 seats"),
    (["simulate", "vinci", "--games", "0"], "1 or more"),
    (["simulate", "vinci", "--seed", "-4"], "from 0 to"),
    (["simulate", "vinci", "--option", "speed=fast"], "has no option 'speed'; there is: decline_tokens"),
    (["simulate", "vinci", "--option", "victory_points"], "NAME=VALUE"),
    (["simulate", "vinci", "--option", "victory_points=29"], "by_player_count or 30 to 300"),
    (["simulate", "vinci", "--option", "decline_tokens=all"], "leave_one or remove_one or keep_all"),
    (["simulate", "vinci", "--option", "value_formula=true"], "only with 1 or 2 seats"),
    (["simulate", "vinci", "--option", "value_formula=perhaps"], "true or false"),
    (["rules", "vinci", "VI-6.44"], "VI-6.4"),
    (["rules", "vinci", "--lang", "de"], "en, it"),
    (["play", "vinci", "--terminal", "--lang", "klingon"], "en, it"),
    (["play", "vinci", "--terminal", "--seats", "you,me"], "has no bot 'me'"),
    (
        ["play", "vinci", "--terminal", "--seats", "you,random,random,random,random,random,random"],
        "cannot be played with 7",
    ),
    (["replay", "no/such/file"], "No such file"),
    (["bench", "chess"], "there is no game 'chess'"),
    (["bench", "--seconds", "-1"], "above 0"),
    (["frobnicate"], "invalid choice"),
    (["games", "--yaml"], "unrecognized arguments"),
]


@pytest.mark.parametrize(
    ("arguments", "words"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_is_one_line_and_status_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("saecula: ")
    assert captured.err.count("\n") == 1
    assert words in captured.err


def test_a_damaged_record_is_refused_by_line(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record_file.read_text().split("\n")
    lines[20] = lines[20].replace("done", "decline").replace("choose", "conquer")
    record_file.write_text("\n".join(lines))
    assert main(["replay", str(record_file)]) == 2
    assert f"{record_file}: line 21: " in capsys.readouterr().err
    record_file.write_bytes(b"saecula record 1 #11b596\ngame \xff\xfe\n")
    assert main(["replay", str(record_file), "--verify"]) == 2
    assert "line 2: not UTF-8 text (byte 0xff)" in capsys.readouterr().err


def test_a_move_of_no_name_in_a_record_is_refused() -> None:
    lines = [line.rpartition(" #")[0] for line in saecula.Record(GAME, 3, 1).dumps().split("\n")[:-2]]
    with pytest.raises(saecula.BadRecord, match="there is no move 'conquer atlantis'; there is: conquer "):
        saecula.Record.loads(write([*lines, "0 conquer atlantis"], [""] * (len(lines) + 1)))


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m saecula rules vinci | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "port", "folder"),
    [
        ([], 8000, ""),
        (["--port", "9000"], 9000, ""),
        (["--port", "9000", "--data-folder", "here"], 9000, "here"),
        (["serve"], 8000, ""),
        (["serve", "--port", "9000", "--data-folder", "here"], 9000, "here"),
        (["--port", "9000", "--data-folder", "here", "serve"], 9000, "here"),
    ],
)
def test_the_table_is_served_where_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], port: int, folder: str
) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr("saecula.server.run", lambda **given: asked.append(given))
    assert main(arguments) == 0
    assert [(given["port"], given["data_folder"]) for given in asked] == [(port, folder)]
