"""A game as a file: its text, undo, forks, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saecula
from saecula import BadRecord, IllegalMove, Record, SaeculaError
from saecula.kernel.record import MOVE, REKEY, RESIGN, ROLLBACK, UNDO, find_games_with
from tests import harness  # makes the toy known
from tests.kernel.records import bodies, first_difference, led, played, with_checks
from tests.toy import ToyGame, game
from tests.toy.cards import DONE, LOOK, MIX

assert harness.SUBJECTS


# ----------------------------------------------------------------------------------------------------------- text


def test_the_text() -> None:
    record = Record(game, 2, 255, {"hand_size": 2})
    record.play(1, record.now.legal(1)[0])
    record.undo(1)
    lines = record.dumps().split("\n")
    texts = bodies(record)
    assert texts[:8] == [
        "saecula record 2",
        "game toy",
        "rules 1",
        "data none",
        "seats 2",
        "seed ff",
        "option hand_size 2",
        "begin",
    ]
    assert texts[8] == f"1 {game.moves.name(record.entries[0].number)}"
    assert texts[9] == "1 undo 1"
    assert lines[-2].startswith("digest ")
    assert lines[-1] == ""
    assert all(line[-7] == "#" for line in lines[:-2])


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**64), st.integers(0, 40), st.sampled_from([2, 3, 4]))
def test_what_is_written_is_read_back(seats: int, seed: int, moves: int, hand_size: int) -> None:
    record = played(seats, seed, moves, hand_size)
    text = record.dumps()
    again = Record.loads(text)
    assert again.dumps() == text == Record.loads(text.encode()).dumps()
    assert again.now.pack() == record.now.pack()
    assert [event.to_json() for event in again.events] == [event.to_json() for event in record.events]
    assert (again.seats, again.seed, again.options) == (record.seats, record.seed, record.options)


def test_without_a_seed_256_bits_are_drawn() -> None:
    seeds = {Record(game, 2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) > 55 for seed in seeds)


def test_an_illegal_move_leaves_the_record_alone() -> None:
    record = played(moves=4)
    text = record.dumps()
    with pytest.raises(IllegalMove):
        record.play(0, 10_000)
    with pytest.raises(IllegalMove):
        record.play(-1, 0)
    assert record.dumps() == text


def test_resignation_is_an_entry() -> None:
    record = played(3, moves=5)
    record.resign(1)
    assert record.entries[-1].text == "1 resign"
    assert record.entries[-1].kind == RESIGN
    assert not any(record.can_undo(seat) for seat in range(3))
    again = Record.loads(record.dumps())
    assert again.now.pack() == record.now.pack()
    with pytest.raises(SaeculaError):
        record.resign(1)
    assert len(record.entries) == 6


# ------------------------------------------------------------------------------------------------ every single edit


def short_game() -> Record:
    """A few moves of every kind: secret answers, undo, agreed undo, a resignation, a fork."""
    record, leader = led()
    record.play(leader, LOOK[0])
    record.play(leader, MIX[0])
    record.undo(leader)
    record.rollback(0, 4)
    record.play(leader, DONE[0])
    record.resign((leader + 1) % 3)
    return record.fork(salt="12ab")


def test_every_edit_of_a_single_character_is_refused_with_its_line() -> None:
    text = short_game().dumps()
    assert {entry.kind for entry in short_game().entries} == {MOVE, RESIGN, UNDO, ROLLBACK, REKEY}
    edits = 0
    for i in range(len(text) + 1):
        for new in ("", "0", "1", "a", "f", "x", " ", "#", "\n", "\t", "\r", "é", "0\n"):
            for kept in (text[i:], text[i + 1 :]):  # put in, or put in the place of a character
                edited = text[:i] + new + kept
                if edited == text:
                    continue
                edits += 1
                with pytest.raises(BadRecord) as caught:
                    Record.loads(edited)
                assert caught.value.line == first_difference(text, edited), (i, new, edited[max(0, i - 40) : i + 40])
    assert edits > 9_000


def test_two_neighbouring_characters_exchanged_are_refused_with_their_line() -> None:
    text = short_game().dumps()
    for i in range(len(text) - 1):
        edited = text[:i] + text[i + 1] + text[i] + text[i + 2 :]
        if edited != text:
            with pytest.raises(BadRecord) as caught:
                Record.loads(edited)
            assert caught.value.line == first_difference(text, edited)


def test_a_line_taken_out_doubled_or_moved_is_refused() -> None:
    lines = short_game().dumps().split("\n")[:-1]
    for i in range(len(lines)):
        for edited in (
            lines[:i] + lines[i + 1 :],
            lines[: i + 1] + lines[i:],
            lines[:i] + lines[i : i + 2][::-1] + lines[i + 2 :],
        ):
            if edited != lines:
                with pytest.raises(BadRecord):
                    Record.loads("\n".join(edited) + "\n")


@pytest.mark.parametrize("byte", [0x80, 0xC3, 0xFF, 0xE2])
def test_bytes_that_are_no_text_are_refused_with_their_line(byte: int) -> None:
    data = short_game().dumps().encode()
    for i in range(0, len(data), 7):
        with pytest.raises(BadRecord, match=f"byte 0x{byte:02x}") as caught:
            Record.loads(data[:i] + bytes([byte]) + data[i:])
        assert caught.value.line == data[:i].count(b"\n") + 1


def test_a_truncated_file_is_refused_at_its_last_line() -> None:
    text = short_game().dumps()
    for i in range(len(text)):
        with pytest.raises(BadRecord) as caught:
            Record.loads(text[:i])
        last = text[:i].count("\n") + (i == 0 or text[i - 1] != "\n")
        assert caught.value.line == last, text[max(0, i - 40) : i]


def test_the_first_of_several_damages_is_named() -> None:
    lines = short_game().dumps().split("\n")
    lines[4] = "seats 4" + lines[4][7:]
    lines[10] += "é"
    with pytest.raises(BadRecord) as caught:
        Record.loads("\n".join(lines)[:-5])
    assert caught.value.line == 5


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=200), st.binary(max_size=200)))
def test_any_other_file_is_refused_in_one_line(data: str | bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(data)
    assert caught.value.line == 1
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("nines", ["9" * 5_000, "04", "-1", "2.0", "x"])
def test_numbers_are_numbers(nines: str) -> None:
    for line, header in (
        (3, ["game toy", f"rules {nines}", "data none", "seats 2", "seed 1", "begin"]),
        (5, ["game toy", "rules 1", "data none", f"seats {nines}", "seed 1", "begin"]),
    ):
        with pytest.raises(BadRecord) as caught:
            Record.loads(with_checks("saecula record 2", *header))
        assert caught.value.line == line


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        (2, {1: "game chess"}),
        (4, {3: f"data {'f' * 65}"}),
        (5, {4: "seats 9"}),
        (6, {5: "seed xyz"}),
        (6, {5: "seed 0A"}),
        (7, {6: "option hand_size 9"}),
        (7, {6: "option hand_size 03"}),
        (7, {6: "option fog true"}),
        (7, {6: "remark nothing"}),
        (4, {3: "seed 1"}),
        (8, {7: "option hand_size 3", 8: "begin"}),
    ],
)
def test_a_header_that_fits_its_checks_but_nothing_else_is_refused_with_its_line(
    line: int, changed: dict[int, str]
) -> None:
    texts = ["saecula record 2", "game toy", "rules 1", "data none", "seats 2", "seed 1", "option hand_size 3", "begin"]
    assert Record.loads(with_checks(*texts)).now.pack() == game.new(2, 1).pack()
    for i, text in changed.items():
        texts[i : i + 1] = [text]
    with pytest.raises(BadRecord) as caught:
        Record.loads(with_checks(*texts))
    assert caught.value.line == line


def test_an_option_that_is_left_out_has_its_default() -> None:
    texts = ["saecula record 2", "game toy", "rules 1", "data none", "seats 2", "seed 1", "begin"]
    assert Record.loads(with_checks(*texts)).options == {"hand_size": 3}


@pytest.mark.parametrize(
    "entry",
    ["0", "7 done", "00 done", "0 undo 01", "0 undo x", "2 undo 0", "0  done", "rekey 0A", "rekey", "0 undo 1 please"],
)
def test_entries_are_written_in_one_way(entry: str) -> None:
    lines = bodies(led()[0])
    with pytest.raises(BadRecord) as caught:
        Record.loads(with_checks(*lines, entry))
    assert caught.value.line == len(lines) + 1


@pytest.fixture
def other_toy() -> Iterator[ToyGame]:
    """A toy of other rules and other data, as records find it."""

    class OtherToy(ToyGame):
        def __init__(self) -> None:
            super().__init__()
            self.rules_version = 2
            self.data_digest = "beef"

    other = OtherToy()

    def find(name: str) -> ToyGame:
        return other

    find_games_with(find)
    yield other
    find_games_with(saecula.game)


def test_a_record_of_other_rules_says_so_at_the_line_that_differs(other_toy: ToyGame) -> None:
    text = short_game().dumps()
    foreign = Record.loads(text)  # it still replays, so it is still good
    assert (foreign.rules_version, foreign.data_digest) == (1, "none")
    assert foreign.dumps() == text
    lines = bodies(foreign)
    with pytest.raises(BadRecord, match="made with rules 1, these are 2") as caught:
        Record.loads(with_checks(*lines, "0 mix"))
    assert caught.value.line == len(lines) + 1
    other_toy.rules_version = 1
    with pytest.raises(BadRecord, match="made with data none, these are beef"):
        Record.loads(with_checks(*lines, "0 mixx"))
