"""The state: who may choose what, the stack, simultaneous choices, copies."""

from __future__ import annotations

import pytest

from saecula import IllegalMove, SaeculaError
from saecula.kernel.message import Event, Message
from saecula.kernel.moves import MoveSpace
from saecula.kernel.phase import Phase
from saecula.kernel.state import State
from tests.toy import game
from tests.toy.cards import DIG, DONE, LOOK, MIX, OFFER, PASS, ROB, relics_in
from tests.toy.state import EXPLORING, GUARDING, OFFERING, ROUND, Toy


def given(seats: int = 3, seed: int = 1) -> Toy:
    return game.new(seats, seed)


def offer_all(state: Toy) -> int:
    """Everybody offers the lowest relic; the leader."""
    for seat in state.actors:
        state.play(seat, state.legal(seat)[0])
    return state.actors[0]


# ------------------------------------------------------------------------------------------------------- choosing


def test_nobody_but_an_actor_has_moves() -> None:
    state = given()
    assert list(state.actors) == [0, 1, 2]
    for seat in (-3, -2, -1, 3, 99):
        assert not state.is_actor(seat)
        assert state.legal(seat) == []
        with pytest.raises(IllegalMove):
            state.play(seat, state.legal(0)[0])
    for seat in (-3, -2, -1, 3):
        state = given()
        state.play(1, state.legal(1)[0])
        assert state.legal(seat) == [], "nor do they get the list of the position before"
    assert list(state.actors) == [0, 2]
    assert state.legal(1) == []


def test_the_legal_list_belongs_to_the_caller() -> None:
    state = given()
    state.legal(0).clear()
    assert state.legal(0)


@pytest.mark.parametrize("move", [-1, 10_000])
def test_what_is_no_move_at_all_is_illegal_too(move: int) -> None:
    state = given()
    before = state.pack()
    with pytest.raises(IllegalMove, match=str(move)) as caught:
        state.play(0, move)
    assert caught.value.reason == game.why_not(state, 0, move) == Message("no-such-move", {"move": move})
    assert state.pack() == before


def test_reasons_of_the_kernel() -> None:
    state = given()
    leader = offer_all(state)
    other = (leader + 1) % 3
    assert game.why_not(state, other, DONE[0]) == Message("not-your-turn", {"seats": [leader]})
    assert game.prompt(state, other) == Message("waiting-for", {"seats": [leader]})
    while not state.over:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[-1])
    assert game.why_not(state, 0, DONE[0]) == Message("game-over")
    assert game.prompt(state, 0) == game.prompt(state, None) == Message("game-over")
    assert state.actors == ()


def test_a_refusal_is_one_readable_line() -> None:
    state = given()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, DONE[0])
    assert str(caught.value) == "seat 0 cannot play 'done' now: toy-no-offering TO-3.1"


def test_events_are_told_only_while_a_log_is_kept() -> None:
    state = given()
    log: list[Event] = []
    leader = offer_all(state)
    state.play(leader, LOOK[0], log)
    assert [event.key for event in log] == ["toy-looked", "toy-saw"]
    assert log[1].readable_by(leader)
    assert not log[1].readable_by((leader + 1) % 3)
    assert state.log is None
    state.tell("toy-round", {"number": 1})
    assert len(log) == 2


def test_what_happens_before_the_first_question_can_be_logged() -> None:
    log: list[Event] = []
    game.new(2, 1, log=log)
    assert [event.key for event in log] == ["toy-round"]


# ------------------------------------------------------------------------------------------------------ the stack


def test_phases_stack() -> None:
    state = given()
    leader = offer_all(state)
    victim = (leader + 1) % 3
    assert [frame[0] for frame in state.frames()] == [ROUND, EXPLORING]
    state.play(leader, ROB[victim])
    assert [frame[0] for frame in state.frames()] == [ROUND, EXPLORING, GUARDING]
    assert (state.actors, state.frame(0), state.frame(1), state.frame(2)) == ((victim,), GUARDING, victim, leader)
    assert state.top_phase() is game.phases[GUARDING]
    state.play(victim, PASS[0])
    assert (state.actors, state.frame(0), state.frame(2)) == ((leader,), EXPLORING, 1)
    state.set_frame(2, 5)
    assert state.frame(2) == 5
    state.goto(GUARDING, 0, 1, 2, 3, 4)
    assert state.frames()[-1] == [GUARDING, 0, 1, 2, 3, 4]
    state.pop()
    assert state.frame(0) == ROUND


def test_a_frame_has_as_many_ints_as_it_is_given() -> None:
    state = given()
    below = state.frames()
    state.push(GUARDING, 1, *range(10, 30))
    assert state.frames() == [*below, [GUARDING, 1, *range(10, 30)]]
    state.set_frame(21, 7)
    state.push(EXPLORING, 2)
    assert state.frames()[-1] == [EXPLORING, 2, 0, 0, 0, 0], "four ints are always there"
    copy = state.clone()
    state.goto(GUARDING, 0, *range(40, 49))
    assert state.frames()[-2:] == [[GUARDING, 1, *range(10, 29), 7], [GUARDING, 0, *range(40, 49)]]
    assert (state.frame(0), state.frame(10), state.actors) == (GUARDING, 48, (0,))
    state.pop()
    assert (state.frame(0), state.frame(21), state.actors) == (GUARDING, 7, (1,))
    state.pop()
    assert state.frames() == below
    assert copy.frames()[-1] == [EXPLORING, 2, 0, 0, 0, 0]
    state.clear_stack()
    assert (state.frames(), state.top_frame) == ([], 0)
    state.push(EXPLORING, 1, 2)
    assert state.frames() == [[EXPLORING, 1, 2, 0, 0, 0]]


def test_a_nested_phase_reaches_the_frames_below_it() -> None:
    state = given()
    state.clear_stack()
    state.push(ROUND, 0, 5)
    state.push(GUARDING, 1, *range(10, 30))
    state.push(EXPLORING, 2)
    state.push(GUARDING, 2, 3)
    upper = state.find(GUARDING)
    assert upper == state.top_frame
    assert state.frame_at(upper, 2) == 3
    caused_by = state.frame_below(state.frame_below(upper))
    assert (state.frame_at(caused_by, 0), state.frame_at(caused_by, 12)) == (GUARDING, 20)
    state.set_frame_at(caused_by, 12, 99)
    assert state.frames()[1] == [GUARDING, 1, *range(10, 20), 99, *range(21, 30)]
    assert (state.bottom(0), state.bottom(2)) == (ROUND, 5)
    assert state.frame_below(state.find(ROUND)) == 0
    assert state.find(OFFERING) == 0


def test_the_check_notices_a_stack_that_was_emptied_by_hand() -> None:
    state = given()
    state.stack = []
    with pytest.raises(AssertionError, match="clear_stack"):
        state.check()


def test_simultaneous_answers_come_in_any_order_and_are_revealed_by_the_last() -> None:
    ends = set()
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        state = given()
        for seat in order:
            assert state.reveals == 1, "the question"
            assert state.frame(0) == OFFERING
            state.play(seat, state.legal(seat)[0])
        assert state.reveals == 2
        ends.add(state.pack())
    assert len(ends) == 1


def test_a_phase_may_look_at_the_legal_list_while_it_changes_it() -> None:
    """The list that `play` keeps must not outlive the position it was made for."""

    class Countdown(Phase[State]):
        def legal(self, state: State, seat: int) -> list[int]:
            return list(range(state.frame(2)))

        def play(self, state: State, seat: int, move: int) -> None:
            assert move in state.legal(seat)
            state.set_frame(2, state.frame(2) - 1)

    moves = MoveSpace()
    moves.verb("count", range(3))
    state = State(moves, [Countdown()], 1, b"")
    state.push(0, 0, 3)
    state.play(0, 2)
    assert state.legal(0) == [0, 1]
    with pytest.raises(IllegalMove) as caught:
        state.play(0, 2)
    assert caught.value.reason.key == "not-offered"


# ---------------------------------------------------------------------------------------------- resignation, undo


def test_resignation_is_never_offered_and_takes_effect_at_once() -> None:
    state = given()
    assert state.legal(0)
    log: list[Event] = []
    state.resign(0, log)
    assert [event.key for event in log] == ["toy-resigned", "toy-round"]
    assert state.log is None
    assert state.legal(0) == [], "the list kept from before no longer holds"
    assert state.actors == (1, 2)
    with pytest.raises(SaeculaError, match="already"):
        state.resign(0)
    state.resign(2)
    assert state.over
    assert state.ranking == [2, 1, 2]


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_who_sits_there_can_resign(seat: int) -> None:
    with pytest.raises(SaeculaError, match="cannot resign"):
        given().resign(seat)


def test_nobody_resigns_from_a_game_that_is_over() -> None:
    state = given(2)
    state.resign(0)
    with pytest.raises(SaeculaError, match="cannot resign"):
        state.resign(1)


def test_rules_without_resignation_say_so() -> None:
    state = State(MoveSpace(), [], 2, b"")
    with pytest.raises(SaeculaError, match="has no resignation"):
        state.resign(0)
    assert state.log is None


def test_what_is_learned_is_counted() -> None:
    state = given()
    leader = offer_all(state)
    reveals = state.reveals
    state.play(leader, LOOK[0])
    assert state.reveals == reveals + 1
    state.play(leader, DIG[0])
    assert state.reveals == reveals + 1, "who has looked learns nothing by taking the card"


# ---------------------------------------------------------------------------------------------------- copies


def test_packed_states_come_back_with_their_number_of_seats() -> None:
    state = given(4)
    copy = game.unpack(state.pack())
    assert copy.seats == 4
    assert copy.pack() == state.pack()
    assert copy.actors == state.actors


def test_a_damaged_packet_is_refused() -> None:
    with pytest.raises((ValueError, EOFError)):
        game.unpack(given().pack()[:20])


def test_a_determinized_copy_never_has_the_games_own_dice() -> None:
    state = given(seed=7)
    for seed in (7, "7", "07"):
        assert state.determinize(0, seed).key != state.key
    assert state.determinize(0, 7).pack() == state.determinize(0, "7").pack()


def test_a_seat_goes_on_knowing_what_it_was_shown_until_it_is_mixed() -> None:
    state = given()
    leader = offer_all(state)
    state.play(leader, LOOK[0])
    top = state.top
    other = (leader + 1) % 3
    assert {state.determinize(leader, seed).top for seed in range(30)} == {top}
    assert len({state.determinize(other, seed).top for seed in range(30)}) > 5
    assert game.view(state, leader)["top"] == [top + 1]
    assert game.view(state, other)["top"] == game.view(state, None)["top"] == []
    state.play(leader, MIX[0])
    assert state.pile >> top & 1
    assert len({state.determinize(leader, seed).hands[other] for seed in range(30)}) > 5


def test_secret_choices_of_others_are_redrawn_among_the_legal_ones() -> None:
    state = given()
    state.play(1, state.legal(1)[0])
    copies = [state.determinize(0, seed) for seed in range(60)]
    assert len({copy.answer(1)[0] for copy in copies}) > 5
    for copy in copies:
        assert [OFFER.arg(move) for move in copy.answer(1)] in [[relic] for relic in relics_in(copy.hands[1])]
        assert copy.answer(0) == copy.answer(2) == []
    assert [state.determinize(1, seed).answer(1) for seed in range(10)] == [state.answer(1)] * 10


def test_rekeying_changes_the_dice_to_come_and_nothing_else() -> None:
    state, other = given(), given()
    other.rekey("undo 4")
    assert (state.key, state.hands) != (other.key, other.hands)
    assert state.hands == other.hands
    assert [state.roll(6) for _ in range(20)] != [other.roll(6) for _ in range(20)]


def test_places_are_shared_by_default() -> None:
    class Scored(State):
        @property
        def scores(self) -> list[int]:
            return [3, 5, 5, 1]

    assert Scored(MoveSpace(), [], 4, b"").ranking == [3, 1, 1, 4]
