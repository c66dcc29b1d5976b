"""Sealed answers: questions that several seats answer at once and in secret, by one small move or several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from saecula.kernel.errors import IllegalMove
from saecula.kernel.message import Event, Message
from saecula.kernel.moves import MoveSpace
from saecula.kernel.phase import Phase
from saecula.kernel.state import State

moves = MoveSpace()
CARD = moves.verb("card", range(8))
TARGET = moves.verb("target", range(4), "seat")
PASS = moves.verb("pass")
GO = moves.verb("go")

PLOT, OPEN, MASKED = 0, 1, 2


class Plotting(State):
    """A hand of cards for each seat, and what was revealed."""

    FIELDS: ClassVar[Sequence[str]] = ("hands", "revealed")

    hands: list[int]
    revealed: list[list[int]]

    def __init__(self, seats: int) -> None:
        super().__init__(moves, PHASES, seats, b"key")
        self.hands = [0b1111 << s & 0xFF for s in range(seats)]
        self.revealed = []

    def clone(self) -> Plotting:
        new = Plotting(self.seats)
        self.copy_into(new)
        new.key = self.key
        new.hands = self.hands.copy()
        new.revealed = self.revealed.copy()
        return new

    @property
    def scores(self) -> list[int]:
        return [0] * self.seats


class Plot(Phase[Plotting]):
    """A card and then its target, or a pass."""

    key = "plot"

    def step(self, state: Plotting) -> bool:
        assert not state.answers, "nothing is done while a question is open"
        return False

    def legal(self, state: Plotting, seat: int) -> list[int]:
        if state.answer(seat):
            return [TARGET[s] for s in range(state.seats) if s != seat]
        return [*[CARD[c] for c in range(8) if state.hands[seat] >> c & 1], PASS[0]]

    def seals(self, state: Plotting, seat: int, move: int) -> bool:
        assert state.answer(seat)[-1] == move
        return move not in CARD

    def reveal(self, state: Plotting, answers: list[list[int]]) -> None:
        state.revealed = answers
        state.tell("revealed", {})
        state.goto(OPEN, 0)


class Masked(Plot):
    """The same, and nobody may know who is awaited."""

    shows_who = False


class Open(Phase[Plotting]):
    """Somebody goes on, and all are asked."""

    def legal(self, state: Plotting, seat: int) -> list[int]:
        return [GO[0]]

    def play(self, state: Plotting, seat: int, move: int) -> None:
        state.push_all(PLOT, (1 << state.seats) - 1)


PHASES: list[Phase[Any]] = [Plot(), Open(), Masked()]


def asked(seats: int = 3, phase: int = PLOT, mask: int = -1) -> Plotting:
    state = Plotting(seats)
    state.push_all(phase, (1 << seats) - 1 if mask < 0 else mask, 7, 8, 9, 10, 11)
    return state


def test_an_answer_takes_one_move_or_several_and_none_is_applied_before_the_last_is_sealed() -> None:
    state = asked()
    log: list[Event] = []
    state.play(0, CARD[2], log)
    assert (state.actors, state.answer(0), state.legal(0)) == ((0, 1, 2), [CARD[2]], [TARGET[1], TARGET[2]])
    assert state.legal(1) == [CARD[1], CARD[2], CARD[3], CARD[4], PASS[0]]
    state.play(1, PASS[0], log)
    assert (state.actors, state.legal(1)) == ((0, 2), [])
    state.play(0, TARGET[1], log)
    state.play(2, CARD[5], log)
    assert (state.actors, state.revealed, log, state.hands) == ((2,), [], [], Plotting(3).hands)
    state.play(2, TARGET[0], log)
    assert state.revealed == [[CARD[2], TARGET[1]], [PASS[0]], [CARD[5], TARGET[0]]]
    assert [event.key for event in log] == ["revealed"]
    assert (state.answers, state.sealing, state.actors, state.log) == ([], False, (0,), None)


def test_until_the_last_is_sealed_nothing_else_changes() -> None:
    state = asked()
    before = state.clone()
    for seat, move in [(0, CARD[2]), (1, PASS[0]), (0, TARGET[1]), (2, CARD[5])]:
        state.play(seat, move)
        now = state.clone()
        now.answers = []
        now.set_frame(2, 0b111)
        assert now.pack() == before.pack()
        state.check()


def test_the_order_in_which_seats_answer_leaves_no_trace() -> None:
    one, two = asked(), asked()
    for seat, move in [(0, CARD[2]), (0, TARGET[1]), (1, CARD[3])]:
        one.play(seat, move)
    for seat, move in [(1, CARD[3]), (0, CARD[2]), (0, TARGET[1])]:
        two.play(seat, move)
    assert one.pack() == two.pack()


def test_a_frame_of_a_question_has_ints_of_its_own() -> None:
    state = asked()
    assert state.frames() == [[PLOT, -1, 0b111, 7, 8, 9, 10, 11]]


def test_seats_that_are_not_asked_have_no_answer() -> None:
    state = asked(4, mask=0b1010)
    assert (state.actors, state.legal(0)) == ((1, 3), [])
    with pytest.raises(IllegalMove):
        state.play(0, PASS[0])
    state.play(3, PASS[0])
    state.play(1, PASS[0])
    assert state.revealed == [[], [PASS[0]], [], [PASS[0]]]


@pytest.mark.parametrize("mask", [0, 0b1000, -1])
def test_a_question_for_nobody_or_for_a_seat_that_is_not_there_is_a_mistake(mask: int) -> None:
    with pytest.raises(ValueError, match="mask"):
        Plotting(3).push_all(PLOT, mask)


def test_copies_do_not_share_what_comes_later() -> None:
    state = asked()
    state.play(0, CARD[2])
    copy = state.clone()
    copy.play(0, TARGET[1])
    state.play(0, TARGET[2])
    assert (state.answer(0), copy.answer(0)) == ([CARD[2], TARGET[2]], [CARD[2], TARGET[1]])
    state.answer(0).append(PASS[0])
    assert state.answer(0) == [CARD[2], TARGET[2]]


def test_a_phase_that_is_left_takes_its_answers_with_it() -> None:
    for leave in (State.pop, State.clear_stack, lambda state: state.goto(OPEN, 0)):
        state = Plotting(3)
        state.push(OPEN, 0)
        state.play(0, GO[0])
        state.play(1, CARD[2])
        leave(state)
        assert state.answers == []


def test_a_seat_that_leaves_is_excused() -> None:
    state = asked()
    state.play(0, CARD[2])
    state.play(1, PASS[0])
    state.excuse(0)
    assert (state.actors, state.answer(0), state.answer(1)) == ((2,), [], [PASS[0]])
    state.excuse(1)
    assert state.answer(1) == []
    state.excuse(2)
    assert state.revealed == [[], [], []]
    assert not state.sealing
    state.excuse(0)
    assert state.frame(0) == OPEN


# ------------------------------------------------------------------------------------------------------ who may know


def test_all_may_see_who_has_sealed_and_nobody_how_far_the_others_are() -> None:
    state = asked()
    state.play(0, CARD[2])
    assert state.awaited(0) == state.awaited(1) == state.awaited(None) == [0, 1, 2]
    state.play(0, TARGET[1])
    assert state.awaited(0) == state.awaited(1) == state.awaited(None) == [1, 2]
    assert state.number_awaited == 2
    assert state.waiting(0, "named", "counted") == Message("named", {"seats": [1, 2]})


def test_where_even_that_would_tell_something_only_the_number_is_shown() -> None:
    state = asked(4, MASKED, 0b1110)
    state.play(2, PASS[0])
    assert (state.awaited(None), state.awaited(0), state.awaited(2)) == ([], [], [])
    assert (state.awaited(1), state.awaited(3)) == ([1], [3])
    assert state.number_awaited == 2
    assert state.waiting(None, "named", "counted") == Message("counted", {"number": 2})
    assert state.why_not(2, PASS[0]) == Message("not-your-turn-number", {"number": 2})
    assert state.actors == (1, 3), "whoever runs the game knows"


def test_a_copy_finds_sealed_answers_of_others_anew_and_empties_open_ones() -> None:
    state = asked(4)
    for seat, move in [(0, CARD[2]), (1, CARD[3]), (1, TARGET[0]), (2, CARD[4])]:
        state.play(seat, move)
    copies = [state.determinize(0, seed) for seed in range(300)]
    for copy in copies:
        copy.check()
        assert (copy.answer(0), copy.answer(2), copy.answer(3)) == ([CARD[2]], [], [])
        assert copy.actors == state.actors
    drawn = {tuple(copy.answer(1)) for copy in copies}
    cards = [CARD[1], CARD[2], CARD[3], CARD[4]]
    assert drawn == {(PASS[0],), *[(card, TARGET[s]) for card in cards for s in (0, 2, 3)]}
    passed = sum([copy.answer(1) == [PASS[0]] for copy in copies])
    assert 40 < passed < 80, "one of five first moves"


def test_a_copy_depends_on_nothing_that_the_seat_does_not_know() -> None:
    one, two, three = asked(4), asked(4), asked(4)
    for seat, move in [(1, CARD[3]), (1, TARGET[0]), (2, CARD[4])]:
        one.play(seat, move)
    two.play(1, PASS[0])
    for state in (one, two):
        assert [state.determinize(0, seed).pack() for seed in range(20)] == [
            two.determinize(0, seed).pack() for seed in range(20)
        ]
    three.play(2, CARD[5])
    assert three.determinize(0, 1).pack() == asked(4).determinize(0, 1).pack()
    assert three.determinize(2, 1).pack() != asked(4).determinize(2, 1).pack()


def test_a_copy_draws_who_has_sealed_where_only_the_number_is_known() -> None:
    one, two = asked(4, MASKED), asked(4, MASKED)
    one.play(3, PASS[0])
    for move in (CARD[1], TARGET[2]):
        two.play(1, move)
    two.play(2, CARD[3])
    for seed in range(20):
        assert one.determinize(0, seed).pack() == two.determinize(0, seed).pack()
    copies = [one.determinize(0, seed) for seed in range(40)]
    assert {copy.actors for copy in copies} == {(0, 1, 2), (0, 1, 3), (0, 2, 3)}
    for copy in copies:
        copy.check()
    assert {one.determinize(3, seed).actors for seed in range(20)} == {(0, 1, 2)}, "it knows that it has sealed itself"


def test_copies_of_a_question_that_nobody_has_begun_to_answer_are_the_question() -> None:
    state = asked()
    assert state.determinize(1, 5).answers == []


def test_the_check_notices_answers_that_could_not_be_given() -> None:
    wrong = [
        [[TARGET[1]], [], []],  # without a card
        [[CARD[7], TARGET[1]], [], []],  # not in the hand
        [[CARD[2], TARGET[1]], [], []],  # complete, and still awaited
    ]
    for answers in wrong:
        state = asked()
        state.answers = answers
        with pytest.raises(AssertionError, match="answer"):
            state.check()
    state = asked()
    state.play(0, PASS[0])
    state.answers = [[CARD[2]], [], []]
    with pytest.raises(AssertionError, match="end of its answer"):
        state.check()
