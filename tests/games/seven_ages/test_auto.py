"""Automatic answers: nobody is asked about every window of everybody's turn (SA-15)."""

from __future__ import annotations

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.auto import CONCERNS, CONFLICTS, KINDS, NOT_THIS_TURN, auto_answer
from saecula.games.seven_ages.cards import EMPIRE_INDEX
from saecula.games.seven_ages.moves import AREA, EMPIRE, PASS, SEAT
from saecula.games.seven_ages.phases import AFTER_ACTION
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import SET_INDEX
from saecula.games.seven_ages.windows import AS_EVENT, CONFLICT_BEFORE, STEP_WINDOW, TRADE_REVEAL, announce, open_window
from tests.games.seven_ages.given import deal, empire, given
from tests.rules import rule

EVERYBODY = 0b11


def position() -> SevenAges:
    """Two neighbours, each with two cards."""
    state = given(
        empire("french", "red", seat=0, level=30, at={"poland": ["fusilier"]}),
        empire("russians", "blue", seat=1, level=30, at={"moscow": ["fusilier"]}),
        seats=2,
    )
    deal(state, 0, "han", "zhou")
    deal(state, 1, "huns", "picts")
    return state


def answers(state: SevenAges, seat: int) -> dict[str, bool]:
    """By kind: whether it passes for the seat."""
    found = {kind.name: auto_answer(state, seat, kind.name) for kind in KINDS}
    assert all(move is None or move == PASS[0] for move in found.values())
    return {name: move is not None for name, move in found.items()}


@rule("SA-15.2")
def test_an_open_window_is_nobodys_concern() -> None:
    state = position()
    open_window(state, STEP_WINDOW)
    assert answers(state, 0) == {CONCERNS: True, CONFLICTS: True, NOT_THIS_TURN: True}


@rule("SA-15.5")
def test_an_own_conflict_and_an_own_trade_are_asked_about() -> None:
    state = position()
    open_window(state, CONFLICT_BEFORE, EVERYBODY)
    assert answers(state, 0) == {CONCERNS: False, CONFLICTS: False, NOT_THIS_TURN: True}
    state = position()
    open_window(state, TRADE_REVEAL, EVERYBODY)
    assert answers(state, 1) == {CONCERNS: False, CONFLICTS: True, NOT_THIS_TURN: True}


@rule("SA-15.7")
def test_a_card_aimed_at_a_player_concerns_that_player() -> None:
    for target in (EMPIRE[SET_INDEX["blue"]], SEAT[1], AREA[AREAS["moscow"]]):
        state = position()
        announce(state, 0, EMPIRE_INDEX["han"], AS_EVENT, [target])
        state.proceed()
        assert answers(state, 1) == {CONCERNS: False, CONFLICTS: True, NOT_THIS_TURN: True}
    state = position()
    announce(state, 0, EMPIRE_INDEX["han"], AS_EVENT, [EMPIRE[SET_INDEX["red"]]])
    state.proceed()
    assert answers(state, 1)[CONCERNS]


@rule("SA-15.4")
def test_after_an_own_action_only_who_wants_it_is_asked() -> None:
    state = position()
    state.push(AFTER_ACTION, 0, SET_INDEX["red"], 1)
    assert answers(state, 0) == {CONCERNS: False, CONFLICTS: True, NOT_THIS_TURN: True}


def test_whoever_has_begun_to_answer_goes_on() -> None:
    state = game.new(3, 1)
    assert answers(state, 0) == dict.fromkeys((CONCERNS, CONFLICTS, NOT_THIS_TURN), False)  # no window
