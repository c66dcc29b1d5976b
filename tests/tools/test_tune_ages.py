"""The tuning of Through the Ages finds which weights made the points."""

from __future__ import annotations

import random

import pytest

from saecula.games.through_the_ages.evaluate import FEATURES, SETS
from tools import tune_ages
from tools.tune_ages import GROUPS, LONGEST_STEP, SEATS, effects, played, steps, varied

NAMES = list(GROUPS)


def made_game(chance: random.Random) -> tuple[list[list[float]], list[int]]:
    """Culture brings 12 points, mines cost 8; the rest is luck, and some tables are richer."""
    moves = [[chance.uniform(-1.0, 1.0) for _ in NAMES] for _ in range(SEATS)]
    rich = chance.gauss(180.0, 30.0)
    scores = []
    for moved in moves:
        made = 12.0 * moved[NAMES.index("culture")] - 8.0 * moved[NAMES.index("mines")]
        scores.append(round(rich + made + chance.gauss(0.0, 20.0)))
    return moves, scores


def test_the_groups_that_made_the_points_are_found() -> None:
    chance = random.Random(1)
    found, errors = effects([made_game(chance) for _ in range(400)])
    assert found[NAMES.index("culture")] == pytest.approx(12.0, abs=3 * errors[0])
    assert found[NAMES.index("mines")] == pytest.approx(-8.0, abs=3 * errors[0])
    others = [
        effect / error
        for effect, error, name in zip(found, errors, NAMES, strict=True)
        if name not in ("culture", "mines")
    ]
    assert 0.6 < (sum(other**2 for other in others) / len(others)) ** 0.5 < 1.4  # as large as chance makes them
    moved = steps(found, errors)
    assert moved[NAMES.index("culture")] == pytest.approx(LONGEST_STEP, abs=0.2)
    assert moved[NAMES.index("mines")] < -0.1
    assert max(abs(step) for step in moved) <= LONGEST_STEP


def test_nothing_moves_where_only_luck_was_seen() -> None:
    chance = random.Random(2)
    luck = [(made_game(chance)[0], [round(chance.gauss(180.0, 20.0)) for _ in range(SEATS)]) for _ in range(200)]
    assert max(abs(step) for step in steps(*effects(luck))) < 0.1


def test_every_group_has_a_weight_and_none_has_it_twice() -> None:
    weights = SETS["11"]
    named = [name for names in GROUPS.values() for name in names]
    assert len(named) == len(set(named))
    assert all(weights[FEATURES.index(name)] for name in named)
    moved = varied(weights, [0.7 if name == "mines" else 0.0 for name in NAMES])
    changed = [name for name, now, before in zip(FEATURES, moved, weights, strict=True) if now != before]
    assert sorted(changed) == sorted(GROUPS["mines"])


def test_a_game_is_the_same_from_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_ages, "SAMPLES", 1)
    monkeypatch.setattr(tune_ages, "WIDTH", 0)
    weights = SETS["11"]
    once = played((3, weights, 0.5, 1))
    assert once == played((3, weights, 0.5, 1))
    assert len(once[0]) == len(once[1]) == SEATS
    assert max(once[1]) > 20
