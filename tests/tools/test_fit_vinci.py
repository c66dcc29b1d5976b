"""The fit of the prospects in Vinci finds the figures that made its rows."""

from __future__ import annotations

import random

import pytest

from saecula.games.vinci import game, prospects
from saecula.games.vinci.components import START_SCORE
from tools.fit_vinci import NAMES, Row, fit_pace, fit_spread, fit_things, game_rows

FREE_TOKENS = NAMES.index("free_tokens")


def made_row(chance: random.Random) -> Row:
    """Three players: each makes 9 points in a turn, and 0.7 more for each free token in the second and the third."""
    row = Row(game.new(3, 1))
    row.round = chance.randrange(2, 9)
    row.last_round = row.round + chance.randrange(1, 5)
    left = row.last_round - row.round
    row.triggered = False
    row.needed = 10 * left
    row.to_come = [1.0, 0.0, 0.0]
    row.points = [START_SCORE + 10 * (row.round - 1)] * 3
    row.final = []
    for seat in range(3):
        tokens = float(chance.randrange(8))
        row.things[seat] = [0.0] * len(NAMES)
        row.things[seat][0] = 1.0
        row.things[seat][FREE_TOKENS] = tokens
        turns = left + row.to_come[seat]
        made = 9.0 * turns + 0.7 * tokens * min(2.0, turns - 1.0)
        row.final.append(row.points[seat] + round(made + chance.gauss(0.0, 2.0)))
    return row


def test_the_fit_finds_what_made_the_rows(capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(1)
    rows = [made_row(chance) for _ in range(1500)]
    pace = fit_pace(rows)
    assert pace == 10.0
    effects = fit_things(rows, pace)
    assert "explained: 9" in capsys.readouterr().out
    assert effects[:, 0] == pytest.approx([9.0, 9.0, 9.0], abs=0.5)
    assert effects[:, FREE_TOKENS] == pytest.approx([0.0, 0.7, 0.0], abs=0.1)
    least, by_turn = fit_spread(rows, pace, effects)
    assert least + by_turn * 3 < 3.0  # the points are nearly certain, and so is the winner


def test_the_rows_of_a_game_know_its_end() -> None:
    rows = game_rows((7, game.weight_sets()["2"]))
    assert len(rows) > 20
    seats = len(rows[0].points)
    for row in rows:
        assert row.final == rows[0].final
        assert max(row.final) >= 60
        assert all(len(things) == len(NAMES) for things in row.things)
        assert sum(row.to_come) >= 1
    assert rows == sorted(rows, key=lambda row: row.round)
    assert len(prospects.describe(game.new(seats, 1), 0)) == prospects.COUNT
