"""A game as a file: its text, undo, forks, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saecula
from saecula import BadRecord, IllegalMove, Record, SaeculaError
from saecula.kernel import record_text
from saecula.kernel.record import MARK_EVERY, MOVE, REKEY, RESIGN, ROLLBACK, UNDO, find_games_with
from saecula.kernel.record_text import write
from tests import harness, long_game  # makes the toy known
from tests.long_game import Adding, Long
from tests.toy import ToyGame, game
from tests.toy.cards import DIG, DONE, LOOK, MIX, ROB
from tests.toy.rounds import Offering
from tests.toy.state import Toy

assert harness.SUBJECTS


def played(seats: int = 3, seed: int | str = 1, moves: int = 1_000, hand_size: int = 3) -> Record:
    """A record of this many random moves."""
    record = Record(game, seats, seed, {"hand_size": hand_size})
    rng = random.Random(f"{seats} {seed}")
    for _ in range(moves):
        if record.now.over:
            break
        seat = rng.choice(record.now.actors)
        record.play(seat, rng.choice(record.now.legal(seat)))
    return record


def led(seed: int = 1) -> tuple[Record, int]:
    """A record in which all have offered, and who leads."""
    record = Record(game, 3, seed)
    for seat in record.now.actors:
        record.play(seat, record.now.legal(seat)[0])
    return record, record.now.actors[0]


def now(record: Record) -> Toy:
    state = record.now
    assert isinstance(state, Toy)
    return state


def bodies(record: Record) -> list[str]:
    """The lines of a record without marks, checks and the digest."""
    return [line.rpartition(" #")[0].partition(" =")[0] for line in record.dumps().split("\n")[:-2]]


def with_checks(*texts: str) -> str:
    """A record of these lines, with checks and a digest that fit."""
    return write(list(texts), [""] * len(texts))


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


def first_difference(text: str, edited: str) -> int:
    """The number of the first line that is not as it was, its line feed included."""
    old, new = text.replace("\n", "\n\0").split("\0"), edited.replace("\n", "\n\0").split("\0")
    for i, (a, b) in enumerate(zip(old, new, strict=False)):
        if a != b:
            return i + 1
    return min(len(old), len(new)) + 1


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


# ----------------------------------------------------------------------------------------------------------- undo


def test_own_moves_are_taken_back_up_to_what_was_learned() -> None:
    record, leader = led()
    assert not record.can_undo(leader), "the offers are revealed"
    before = record.now.pack()
    record.play(leader, ROB[(leader + 1) % 3])
    assert record.undoable(leader) == 4
    assert not record.can_undo((leader + 1) % 3)
    record.undo(leader)
    assert record.now.pack() == before
    assert record.entries[-1].text == f"{leader} undo 4"
    record.play(leader, LOOK[0])
    assert not record.can_undo(leader)
    record.play(leader, MIX[0])
    assert record.undoable(leader) == 7
    with pytest.raises(SaeculaError, match="cannot take back entry 6"):
        record.undo(leader, to=6)
    record.undo(leader, to=7)
    assert not record.can_undo(leader)
    with pytest.raises(SaeculaError, match="cannot take back anything"):
        record.undo(leader)


def test_a_secret_answer_is_taken_back_until_the_last_one_is_in() -> None:
    record = Record(game, 3, 1)
    for seat in (0, 1):
        record.play(seat, record.now.legal(seat)[0])
    assert [record.undoable(seat) for seat in range(3)] == [1, 2, 0]
    second = record.now.answer(1)
    record.undo(0)
    assert record.now.actors == (0, 2)
    assert record.now.answer(1) == second, "the answer of the other seat stands"
    record.play(0, record.now.legal(0)[1])
    record.play(2, record.now.legal(2)[0])
    assert not any(record.can_undo(seat) for seat in range(3))
    assert Record.loads(record.dumps()).now.pack() == record.now.pack()


def test_what_led_to_a_sealed_question_stays() -> None:
    """Otherwise it would show whether anybody has begun to answer: their moves cannot be taken from under them."""
    record, leader = led()
    record.play(leader, DONE[0])
    assert not record.can_undo(leader)
    other = (leader + 1) % 3
    record.play(other, record.now.legal(other)[0])
    assert not record.can_undo(leader)
    record.undo(other)
    assert not record.can_undo(leader)
    assert Record.loads(record.dumps()).now.pack() == record.now.pack()


def test_all_may_agree_to_go_back_and_no_known_die_comes_again() -> None:
    record, leader = led()
    before = record.now.pack()
    tops = set()
    for _ in range(12):
        record.play(leader, LOOK[0])
        tops.add(now(record).top)
        looked = len(record.entries)
        assert not record.can_undo(leader)
        record.rollback((leader + 1) % 3, looked)
        assert record.entries[-1].kind == ROLLBACK
        assert record.now.pack() != before, "other dice"
        assert now(record).hands == harness_hands(record)
    assert len(tops) > 4
    assert not any(record.can_undo(seat) for seat in range(3))
    again = Record.loads(record.dumps())
    assert again.now.pack() == record.now.pack()


def harness_hands(record: Record) -> list[int]:
    """The hands after the three offers of `led`."""
    state = record.state(3)
    assert isinstance(state, Toy)
    return state.hands


def test_an_agreed_undo_goes_back_to_a_move_that_stands() -> None:
    record, leader = led()
    record.play(leader, ROB[(leader + 1) % 3])
    record.undo(leader)
    for to in (0, -1, 4, 5, 99):
        with pytest.raises(SaeculaError, match="no move"):
            record.rollback(0, to)
    with pytest.raises(SaeculaError, match="no seat 3"):
        record.rollback(3, 1)
    text = record.dumps()
    assert Record.loads(text).dumps() == text
    record.rollback(0, 1)
    assert record.now.actors == (0, 1, 2)
    assert [entry.undone for entry in record.entries] == [True, True, True, True, False, False]


def test_undo_and_checkpoints() -> None:
    """Long games keep copies on the way; what is undone behind one does not come back from it."""
    vinci = saecula.game("vinci")
    record = Record(vinci, 3, 5)
    rng = random.Random(5)
    while len(record.entries) < 350:
        seat = record.now.actors[0]
        if record.can_undo(seat) and rng.random() < 0.2:
            record.undo(seat)
        elif len(record.entries) in (150, 251):
            to = max(i for i, e in enumerate(record.entries[:120], 1) if e.kind == MOVE and not e.undone)
            record.rollback(0, to)
        else:
            record.play(seat, rng.choice(record.now.legal(seat)))
    text = record.dumps()
    again = Record.loads(text)
    assert again.now.pack() == record.now.pack()
    for n in (0, 1, 99, 100, 101, 119, 150, 200, 252, 300, 349, 350):
        fresh = Record.loads(text)
        fresh._kept.clear()
        assert record.state(n).pack() == fresh.state(n).pack(), n


# ------------------------------------------------------------------------------------------- looking back, forking


def test_states_of_the_past_are_copies() -> None:
    record = played(3, moves=8)
    states = [record.state(n).pack() for n in range(9)]
    assert states[8] == record.state().pack() == record.now.pack()
    assert states[0] == game.new(3, 1).pack()
    spoilt = record.state()
    while not spoilt.over:
        seat = spoilt.actors[0]
        spoilt.play(seat, spoilt.legal(seat)[0])
    assert record.now.pack() == states[8]
    for n in (-1, 9):
        with pytest.raises(SaeculaError, match="no entry"):
            record.state(n)
        with pytest.raises(SaeculaError, match="no entry"):
            record.fork(n)


def test_a_fork_shares_the_past_and_has_other_dice() -> None:
    record, leader = led()
    text = record.dumps()
    tops = set()
    for salt in range(12):
        fork = record.fork(salt=f"{salt:x}")
        assert fork.entries[-1].text == f"rekey {salt:x}"
        assert now(fork).hands == now(record).hands
        fork.play(leader, LOOK[0])
        tops.add(now(fork).top)
        assert Record.loads(fork.dumps()).now.pack() == fork.now.pack()
    assert len(tops) > 4
    assert record.fork().dumps() != record.fork().dumps(), "without a salt, the system's own randomness"
    assert record.fork(1).now.actors == (1, 2)
    assert record.dumps() == text
    assert not record.fork(salt="1").can_undo(0), "nobody undoes behind a fork"


# ---------------------------------------------------------------------------------------------------------- events


def keys(record: Record, seat: int | None, since: int = 0) -> list[str]:
    return [event.key for event in game.log(record, seat, since)]


def test_each_reader_has_its_own_numbers() -> None:
    record = Record(game, 3, 1)
    assert keys(record, None) == keys(record, 1) == ["toy-round"], "what comes before the first move is there"
    record.play(0, record.now.legal(0)[0])
    assert keys(record, 0) == keys(record, 1) == keys(record, None) == ["toy-round"], "a sealed answer is no event"
    record.undo(0)
    assert keys(record, 0, since=1) == ["undone"]
    assert keys(record, 1) == ["toy-round"]
    for seat in (0, 1, 2):
        record.play(seat, record.now.legal(seat)[0])
    assert keys(record, 1, since=1) == ["toy-revealed", "toy-revealed", "toy-revealed", "toy-leads"]
    assert keys(record, None, since=1) == ["toy-revealed", "toy-revealed", "toy-revealed", "toy-leads"]


def test_an_undo_is_told_and_takes_nothing_out_of_the_log() -> None:
    record, leader = led()
    before = keys(record, None)
    told = record.play(leader, ROB[(leader + 1) % 3])
    assert [event.key for event in told] == ["toy-robs"]
    assert [event.to_json() for event in record.undo(leader)] == [
        {"key": "undone", "args": {"seat": leader, "entry": 4}},
    ]
    assert keys(record, None) == [*before, "toy-robs", "undone"]
    record.play(leader, DIG[0])
    record.rollback(0, 1)
    assert keys(record, None)[-3:] == ["toy-robs", "undone", "toy-dug"][1:] + ["undone"]
    again = Record.loads(record.dumps())
    for seat in (None, 0, 1, 2):
        assert keys(again, seat) == keys(record, seat)


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
