"""Simulation: the same games whatever the number of workers; bots change seats; records can be kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.arena.playing import play_game
from saecula.arena.simulate import lineup, simulate

SHORT: dict[str, Any] = {"options": {"victory_points": 30}}


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}


def test_two_workers_play_the_same_games_as_one() -> None:
    one = simulate("vinci", 3, ["random"], 6, seed=4, **SHORT)
    two = simulate("vinci", 3, ["random"], 6, seed=4, workers=2, **SHORT)
    assert without_time(one) == without_time(two)
    assert one["games"] == 6
    assert sum(row["wins"] for row in one["bots"]) + (sum(row["shared_wins"] for row in one["bots"]) > 0) <= 6


def test_bots_change_seats_from_game_to_game() -> None:
    """Virtual against random: whoever sits where, the result is booked for the bot."""
    result = simulate("vinci", 3, ["random", "virtual", "random"], 6, seed=1)
    assert [row["bot"] for row in result["bots"]] == ["random", "virtual", "random"]
    assert result["bots"][1]["wins"] >= 5


def test_records_of_every_game_can_be_kept(tmp_path: Path) -> None:
    simulate("vinci", 4, ["random"], 3, seed=7, records=str(tmp_path / "kept"), **SHORT)
    kept = sorted(path.name for path in (tmp_path / "kept").iterdir())
    assert kept == ["vinci-7.saecula", "vinci-8.saecula", "vinci-9.saecula"]
    for name in kept:
        assert saecula.Record.loads((tmp_path / "kept" / name).read_bytes()).now.over


def test_a_lineup_is_one_bot_or_one_for_each_seat() -> None:
    assert lineup(["random"], 3) == ["random"] * 3
    with pytest.raises(saecula.SaeculaError, match="2 bots for 4 seats"):
        lineup(["random", "greedy"], 4)


def test_a_shifted_lineup_puts_every_bot_in_every_seat() -> None:
    game = saecula.game("vinci")
    first = play_game(game, ["virtual", "random", "random"], 1, {"victory_points": 30}, shift=0)
    second = play_game(game, ["random", "random", "virtual"], 1, {"victory_points": 30}, shift=2)
    assert first.dumps() == second.dumps()
