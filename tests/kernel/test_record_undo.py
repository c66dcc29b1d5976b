"""Records: taking back, looking back and what is told."""

from __future__ import annotations

import random

import pytest

import saecula
from saecula import Record, SaeculaError
from saecula.kernel.record import MOVE, ROLLBACK
from tests.kernel.records import led, now, played
from tests.toy import game
from tests.toy.cards import DIG, DONE, LOOK, MIX, ROB
from tests.toy.state import Toy

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
