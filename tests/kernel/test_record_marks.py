"""Records: marks of the state, formats, and long games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import saecula
from saecula import BadRecord, Record
from saecula.kernel import record_text
from saecula.kernel.record import MARK_EVERY
from tests import long_game  # makes the toy known
from tests.kernel.records import bodies, first_difference, played
from tests.long_game import Adding, Long
from tests.toy.rounds import Offering
from tests.toy.state import Toy

# ------------------------------------------------------------------------------------------- marks, rules, old files


def turns_of(record: Record) -> list[int]:
    """The turn number after each entry."""
    return [record.game.turn_number(record.state(n)) for n in range(len(record.entries) + 1)]


@pytest.mark.parametrize("name", ["toy", "vinci", "heroes_of_the_world", "through_the_ages"])
def test_the_state_is_marked_once_a_turn_and_not_on_every_line(name: str) -> None:
    record = Record(saecula.game(name), 3, 4)
    rng = random.Random(name)
    while not record.now.over and len(record.entries) < 250:
        seat = rng.choice(record.now.actors)
        record.play(seat, rng.choice(record.now.legal(seat)))
    turns = turns_of(record)
    marked = [n for n, entry in enumerate(record.entries, 1) if entry.mark]
    for n in range(1, len(turns)):
        if turns[n] != turns[n - 1]:
            assert n in marked, f"a turn ends with entry {n}"
    assert all(b - a <= MARK_EVERY for a, b in zip([0, *marked], [*marked, len(record.entries)], strict=True))
    assert len(marked) < len(record.entries) * 2 / 3
    assert Record.loads(record.dumps()).stale_marks == 0


def test_the_end_of_a_game_is_marked() -> None:
    record = played()
    assert record.now.over
    assert record.entries[-1].mark == record.mark()


def test_no_mark_is_taken_while_secret_answers_are_awaited() -> None:
    record = played(4, 5)
    hidden = [entry for entry in record.entries if entry.secret]
    assert len(hidden) >= 6
    assert not any(entry.mark for entry in hidden)


def test_a_change_of_rules_is_found_in_the_turn_in_which_it_has_an_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """The leader scores two points per offer: every move stays legal, only the score differs."""
    text = played(3, 8).dumps()
    reveal = Offering.reveal

    def generous(phase: Offering, state: Toy, answers: list[list[int]]) -> None:
        reveal(phase, state, answers)
        state.score[state.frame(1)] += 1

    monkeypatch.setattr(Offering, "reveal", generous)
    with pytest.raises(BadRecord, match=r"is not the one recorded") as caught:
        Record.loads(text)
    monkeypatch.undo()
    record = Record.loads(text)
    found = caught.value.line - text[: text.index("begin #")].count("\n") - 1  # the number of the entry
    assert record.entries[found - 1].mark
    turns = turns_of(record)
    assert turns[found - 1] == turns[0], "in the first round"


def test_a_mark_of_another_layout_is_counted_and_otherwise_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(3, 8).dumps()
    marks = text.count(" =")
    assert marks >= 3
    monkeypatch.setattr(Toy, "FIELDS", tuple(reversed(Toy.FIELDS)))
    again = Record.loads(text)
    assert again.stale_marks == marks
    assert again.dumps() == text, "the file stays as it is"
    assert played(3, 8).dumps() != text


def test_a_fork_keeps_the_marks_of_what_it_shares() -> None:
    record = played(3, 8)
    fork = record.fork(12)
    assert [entry.mark for entry in fork.entries[:12]] == [entry.mark for entry in record.entries[:12]]
    assert any(entry.mark for entry in fork.entries)


def test_two_thousand_single_edits_of_a_long_record_are_named_by_their_line() -> None:
    text = long_game.played(600).dumps()
    rng = random.Random(1)
    for _ in range(2_000):
        at = rng.randrange(len(text))
        new = rng.choice([c for c in "abcdef0123456789 #=\nxyz-IV" if c != text[at]])
        edited = text[:at] + new + text[at + 1 :]
        with pytest.raises(BadRecord) as caught:
            record_text.read(edited)
        assert caught.value.line == first_difference(text, edited)


def test_a_long_record_hashes_its_state_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[int] = []
    digest = Long.digest

    def counted(self: Long) -> bytes:
        hashed.append(1)
        return digest(self)

    monkeypatch.setattr(Long, "digest", counted)
    text = long_game.played(2_000).dumps()
    assert len(hashed) == 100
    long_game.loads(text)
    assert len(hashed) == 200


FORMAT_1 = sorted((Path(__file__).parent / "format_1").glob("*.saecula"))


@pytest.mark.parametrize("path", FORMAT_1, ids=lambda path: path.stem)
def test_a_record_of_format_1_is_read_and_written_as_format_2(path: Path) -> None:
    old = path.read_text("ascii")
    record = Record.loads(old)
    assert [line.rpartition(" #")[0] for line in old.split("\n")[1:-2]] == bodies(record)[1:]
    text = record.dumps()
    assert text.startswith("saecula record 2 #")
    assert " =" in text, "it has marks from now on"
    again = Record.loads(text)
    assert again.dumps() == text
    assert again.now.pack() == record.now.pack()


@pytest.mark.parametrize("path", FORMAT_1, ids=lambda path: path.stem)
def test_every_edit_of_a_record_of_format_1_is_found(path: Path) -> None:
    """Its lines have no check of the text: an edit that plays on is named as an edit of the whole file (line 0)."""
    text = path.read_text("ascii")
    header = text.index("begin #") + 6
    rng = random.Random(path.stem)
    named = 0
    for _ in range(100):
        at = rng.randrange(len(text))
        new = rng.choice([c for c in "abcdef0123456789 #\nxyz" if c != text[at]])
        edited = text[:at] + new + text[at + 1 :]
        with pytest.raises(BadRecord) as caught:
            Record.loads(edited)
        line = first_difference(text, edited)
        assert at > header or caught.value.line == line
        assert caught.value.line == 0 or caught.value.line >= line
        named += caught.value.line == line
    assert named > 20


def test_taking_back_again_and_again_replays_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that goes back and forth may not cost a replay from the last checkpoint for every line."""
    record = Record(long_game.game, 4, 1)
    for _ in range(99):
        record.play(record.now.actors[0], 1)
    played: list[int] = []
    play = Adding.play

    def counted(self: Adding, state: Long, seat: int, move: int) -> None:
        played.append(move)
        play(self, state, seat, move)

    monkeypatch.setattr(Adding, "play", counted)
    for _ in range(500):
        record.undo(record.now.actors[0])
        record.play(record.now.actors[0], 2)
    assert len(played) < 700


def test_a_game_that_only_goes_on_keeps_few_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[int] = []
    clone = Long.clone

    def counted(self: Long) -> Long:
        copied.append(1)
        return clone(self)

    monkeypatch.setattr(Long, "clone", counted)
    text = long_game.played(1_000).dumps()
    long_game.loads(text)
    assert len(copied) == 20, "a checkpoint every hundred entries"
