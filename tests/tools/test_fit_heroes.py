"""The fit of the races in Heroes of the World finds the effects that made its rows."""

from __future__ import annotations

import random
from math import exp

import pytest

from tools.fit_heroes import SEATS, Row, fit_completion, fit_ranks


def drawn(chance: random.Random, weights: list[float]) -> int:
    return chance.choices(range(len(weights)), weights)[0]


def made_row(chance: random.Random) -> Row:
    """A race in which a unit counts 0.4 and having none -0.7; it is scored by 0.5 a ladder left and 0.1 a card."""
    row = Row.__new__(Row)
    units = [chance.randrange(7) for _ in range(SEATS)]
    row.seats = [[float(n), float(n == 0)] for n in units]
    row.left, row.deck = chance.randrange(1, 5), chance.randrange(20)
    strength = [exp(0.4 * n - 0.7 * (n == 0)) for n in units]
    row.ranks = []
    if chance.random() < 1 / (1 + exp(1.5 - 0.5 * row.left - 0.1 * row.deck)):
        row.ranks.append(drawn(chance, strength))
        strength[row.ranks[0]] = 0.0
        row.ranks.append(drawn(chance, strength))
    return row


def test_the_fit_finds_what_made_the_rows() -> None:
    chance = random.Random(1)
    rows = [made_row(chance) for _ in range(4000)]
    assert fit_ranks(rows, 2) == pytest.approx([0.4, -0.7], abs=0.1)
    assert fit_completion(rows) == pytest.approx([-1.5, 0.5, 0.1], abs=0.2)


def test_a_ladder_that_only_one_seat_scored_counts_for_its_first_rank() -> None:
    chance = random.Random(2)
    rows = [made_row(chance) for _ in range(4000)]
    for row in rows:
        row.ranks = row.ranks[:1]
    assert fit_ranks(rows, 2)[0] == pytest.approx(0.4, abs=0.05)
