"""Moves: ints with names."""

from __future__ import annotations

import pytest

from saecula import SaeculaError
from saecula.kernel.moves import LARGEST, MoveSpace


def test_codes_and_names_go_back_and_forth() -> None:
    moves = MoveSpace()
    conquer = moves.verb("conquer", ["castile", "leon"], "province")
    bid = moves.verb("bid", range(1, 4), "number")
    done = moves.verb("done")
    assert moves.size == 6
    assert [moves.name(move) for move in range(6)] == [
        "conquer castile",
        "conquer leon",
        "bid 1",
        "bid 2",
        "bid 3",
        "done",
    ]
    assert all(moves.parse(moves.name(move)) == move for move in range(6))
    assert [conquer[1], bid[0], done[0]] == [1, 2, 5]
    assert 4 in bid
    assert 5 not in bid
    assert bid.arg(4) == 2
    assert [len(verb) for verb in moves.verbs] == [2, 3, 1]
    assert [moves.verb_of(move).name for move in range(6)] == ["conquer", "conquer", "bid", "bid", "bid", "done"]


def test_things_have_a_kind_even_if_none_is_given() -> None:
    moves = MoveSpace()
    assert [moves.verb("bid", range(3)).kind, moves.verb("go", ["a", "b"]).kind, moves.verb("end").kind] == [
        "number",
        "thing",
        "",
    ]


@pytest.mark.parametrize("move", [-1, 1, 10**9])
def test_what_is_no_move_has_no_name(move: int) -> None:
    moves = MoveSpace()
    moves.verb("done")
    assert moves.find("done") == 0
    assert moves.find(f"done {move}") == -1
    with pytest.raises(SaeculaError, match="there is no move"):
        moves.name(move)
    with pytest.raises(SaeculaError, match="there is no move"):
        moves.verb_of(move)


def test_a_name_mistyped_is_answered_with_names_that_are_near() -> None:
    moves = MoveSpace()
    moves.verb("conquer", ["castile", "leon"], "province")
    with pytest.raises(SaeculaError, match="conquer castile"):
        moves.parse("conquer castle")


def test_an_index_that_does_not_exist_is_refused() -> None:
    verb = MoveSpace().verb("bid", range(3))
    for i in (-1, 3):
        with pytest.raises(IndexError):
            verb[i]


@pytest.mark.parametrize("name", ["done", "città", " a", "a ", "a\nb", "undo", "resign", "undo it"])
def test_names_are_plain_new_and_not_words_of_the_record(name: str) -> None:
    moves = MoveSpace()
    moves.verb("done")
    with pytest.raises(ValueError, match=r"move name|word of the record"):
        moves.verb(name)


def test_a_verb_needs_something_to_be_aimed_at() -> None:
    """An empty verb would own the first move of the next one."""
    with pytest.raises(ValueError, match="nothing to be aimed at"):
        MoveSpace().verb("conquer", [])


def test_a_move_space_stays_small() -> None:
    moves = MoveSpace()
    moves.verb("go", range(LARGEST))
    with pytest.raises(ValueError, match="at most 16384"):
        moves.verb("stop")
