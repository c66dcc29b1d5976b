"""The net: its sum against one written out, and what each input contributes."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.data import read_net
from saecula.kernel.net import LANES, Net

INPUTS = 11
FIRST = 2 * LANES
SECOND = 3


def made(chance: random.Random, lasting: int = 0) -> Net:
    """A net with weights by chance."""

    def rows(number: int, length: int) -> list[list[float]]:
        return [[chance.gauss(0.0, 1.0) for _ in range(length)] for _ in range(number)]

    alone, first, second = rows(3, INPUTS), rows(FIRST, INPUTS), rows(SECOND, FIRST + 1)
    for row in first:
        row[4] = row[7] = 0.0  # these do not reach the hidden units
    return Net(alone, first, rows(1, FIRST)[0], second, rows(1, SECOND + 1)[0], lasting)


def some_inputs(chance: random.Random) -> list[float]:
    return [chance.gauss(0.0, 1.0) if chance.random() < 0.5 else 0.0 for _ in range(INPUTS)]


def written_out(net: Net, found: list[float], time: float) -> float:
    """The same, as the docstring of the net says it."""
    value = sum(x * sum(net.alone[power][i] * time**power for power in range(3)) for i, x in enumerate(found))
    hidden = [
        max(0.0, net.biases[h] + sum(w * x for w, x in zip(net.first[h], found, strict=True))) for h in range(FIRST)
    ]
    for unit in range(SECOND):
        *weights, bias = net.second[unit]
        value += net.last[unit] * max(0.0, bias + sum(w * x for w, x in zip(weights, hidden, strict=True)))
    return value + net.last[SECOND]


def test_the_value_is_the_sum_written_out() -> None:
    chance = random.Random(1)
    for _ in range(50):
        net, found, time = made(chance), some_inputs(chance), chance.random()
        assert net.value(found, time) == pytest.approx(written_out(net, found, time))


def test_lasting_inputs_and_the_time_may_change_all_the_same() -> None:
    chance = random.Random(5)
    net = made(chance, 6)
    found = some_inputs(chance)
    for n in range(60):
        found = some_inputs(chance) if n % 3 == 0 else found[:6] + some_inputs(chance)[6:]
        time = 0.2 * (n // 2 % 4)
        assert net.value(found, time) == pytest.approx(written_out(net, found, time))
        assert sum(net.shares(found, time)) == pytest.approx(net.value(found, time))


def test_the_shares_of_the_inputs_add_up_to_the_value() -> None:
    chance = random.Random(2)
    for _ in range(50):
        net, found, time = made(chance), some_inputs(chance), chance.random()
        shares = net.shares(found, time)
        assert len(shares) == INPUTS + 1
        assert sum(shares) == pytest.approx(net.value(found, time))
        assert all(share == 0.0 for share, x in zip(shares, found, strict=False) if x == 0.0)


def test_a_share_is_what_a_small_change_of_its_input_changes() -> None:
    chance = random.Random(3)
    net, found = made(chance), some_inputs(chance)
    shares = net.shares(found, 0.5)
    for i, x in enumerate(found):
        more = [y * (1.0 + 1e-7) if j == i else y for j, y in enumerate(found)]
        if x:
            assert (net.value(more, 0.5) - net.value(found, 0.5)) / 1e-7 == pytest.approx(shares[i], abs=1e-4)


def a_file(**changed: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "made": "by hand",
        "inputs": {"gold": [0.5] * 11, "iron": [float(n) for n in range(11)]},
        "biases": [0.0] * LANES,
        "second": [[1.0] * (LANES + 1)],
        "last": [2.0, 3.0],
    }
    return {**found, **changed}


def test_a_net_is_read_by_the_names_of_its_inputs(tmp_path: Path) -> None:
    path = tmp_path / "1.json"
    path.write_text(json.dumps(a_file()))
    alone, first, biases, second, last = read_net(str(path), ["iron", "silver"])
    assert alone == [[0.0, 0.0], [1.0, 0.0], [2.0, 0.0]]
    assert first == [[float(unit), 0.0] for unit in range(3, 11)]
    assert (biases, second, last) == ([0.0] * LANES, [[1.0] * (LANES + 1)], [2.0, 3.0])


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"inputs": {"gold": [0.5] * 10}}, "input 'gold' has 10 numbers; it must have 11"),
        ({"biases": [0.0] * 7}, "7 units in the first layer; it must be a multiple of 8"),
        ({"biases": []}, "0 units in the first layer; it must be a multiple of 8"),
        ({"second": [[1.0] * 8]}, "unit 1 of the second layer has 8 numbers; it must have 9"),
        ({"last": [1.0]}, "the last layer has 1 numbers; it must have 2"),
        ({"inputs": {"gold": ["much"]}}, "Expected `float`"),
        ({"colour": "red"}, "unknown field `colour`"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, changed: dict[str, Any], complaint: str) -> None:
    path = tmp_path / "1.json"
    path.write_text(json.dumps(a_file(**changed)))
    with pytest.raises(saecula.SaeculaError, match=complaint):
        read_net(str(path), ["gold"])


def test_a_missing_or_broken_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(saecula.SaeculaError, match="cannot be read"):
        read_net(str(tmp_path / "1.json"), ["gold"])
    (tmp_path / "1.json").write_text('{"made": ')
    with pytest.raises(saecula.SaeculaError, match="truncated"):
        read_net(str(tmp_path / "1.json"), ["gold"])
