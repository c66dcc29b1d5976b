"""The mark of a position in a record tells positions apart, whatever differs between them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saecula.games.seven_ages.digest import BY_PIECE, FOLLOWS
from saecula.games.seven_ages.state import SevenAges
from tests.games.seven_ages.lively import begin, play_on


@pytest.fixture(scope="module")
def late() -> SevenAges:
    state = begin(4, 3)
    play_on(state, random.Random(3), 900)
    assert not state.over
    return state


def changed(value: Any, at: int) -> Any:
    """A value with one number in it changed."""
    if isinstance(value, list):
        return [*value[:at], value[at] ^ 1, *value[at + 1 :]] if value else [1]
    return not value if isinstance(value, bool) else value ^ 1


@pytest.mark.parametrize("name", [name for name in SevenAges.FIELDS if name not in FOLLOWS])
def test_every_field_counts(late: SevenAges, name: str) -> None:
    before = late.digest()
    old = getattr(late, name)
    assert late.clone().digest() == before
    on_map = [piece for piece, area in enumerate(late.place) if area >= 0]
    places = on_map if name in BY_PIECE else [*range(len(old))] if isinstance(old, list) and old else [0]
    copy = late.clone()
    for at in places[:40]:
        setattr(copy, name, changed(old, at))
        assert copy.digest() != before, f"{name}, number {at}"


def test_what_is_left_out_follows_from_the_rest(late: SevenAges) -> None:
    for area, empire in enumerate(late.control):
        assert [s for s, held in enumerate(late.held) if held >> area & 1] == ([empire] if empire >= 0 else [])
    for empire in late.in_play():
        assert late.units_in[empire] == sum({1 << late.place[piece] for piece in late.units_on_map(empire)})


def test_a_piece_that_leaves_the_map_changes_the_mark(late: SevenAges) -> None:
    copy = late.clone()
    copy.own_lists()
    piece = next(piece for piece, area in enumerate(copy.place) if area >= 0)
    copy.place[piece] = -1
    assert copy.digest() != late.digest()
