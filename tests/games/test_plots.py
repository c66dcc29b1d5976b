"""Sealed answers of several moves, windows inside windows and counters that must be payable, on the second toy."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from saecula import testing
from saecula.kernel.hidden import things_in
from saecula.kernel.message import Event
from saecula.kernel.record import Record
from saecula.kernel.state import State
from saecula.testing import Fault, Walk, Way, ways
from tests.plots import PlotsGame, game, registered
from tests.plots.rounds import Muster, Window
from tests.plots.state import EVERY, LAY, MUSTER, PASS, PLOT, SPEND, WINDOW, Plots, payable

Patch = pytest.MonkeyPatch
views: Any = import_module("tests.plots.view")  # the package has a function of the same name


WAYS = ways(game)


@pytest.fixture(autouse=True)
def plots() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture(params=WAYS, ids=str)
def walk(request: pytest.FixtureRequest, plots: None) -> Walk:
    return testing.walk(request.param, seed=1)


def test_what_holds_for_every_game(walk: Walk) -> None:
    testing.check_walk(walk, 10)
    assert testing.check_sealed_answers(walk, 16) == 16


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_taking_back_gives_the_same_game(way: Way) -> None:
    assert sum([testing.check_undo(way, seed, steps=150) for seed in range(3)]) > 10


def test_windows_lie_inside_windows_and_carry_their_own_context() -> None:
    deepest = []
    for seed in range(20):
        for state in testing.walk(WAYS[1], seed, keep=100).sample("windows", 100):
            windows = [frame for frame in state.frames() if frame[0] == WINDOW]
            assert [frame[5] for frame in windows] == list(range(len(windows))), "each knows how deep it is"
            assert len({(frame[3], frame[4]) for frame in windows}) <= 1
            assert all(len(frame) == 7 for frame in windows)
            deepest.append(len(windows))
    assert max(deepest) == 3


def test_a_face_down_counter_is_redrawn_among_those_that_were_payable() -> None:
    state = game.new(2, 3)
    (lay, *_) = state.legal(0)
    assert lay in LAY
    state.play(0, lay)
    spend = state.legal(0)[0]
    coins = SPEND.arg(spend) + 1
    state.play(0, spend)
    state.play(1, PASS[0])
    assert (state.forces[0], state.paid[0]) == (LAY.arg(lay), coins)
    drawn = {state.determinize(1, seed).forces[0] for seed in range(200)}
    mine = {c for c in things_in(payable(coins)) if state.known[c] >> 1 & 1}
    assert drawn == set(things_in(payable(coins))) - mine
    assert {state.determinize(0, seed).forces[0] for seed in range(9)} == {LAY.arg(lay)}


# -------------------------------------------------------------------------------------------------------------- records


def test_each_small_move_is_a_line_and_others_hear_of_it_after_the_reveal() -> None:
    record = Record(game, 3, 1)
    heard = [[event.to_json() for event in game.log(record, seat)] for seat in (None, 1, 2)]
    lay = next(move for move in record.now.legal(0) if move in LAY)
    assert record.play(0, lay) == []
    assert record.undoable(0) == 1
    record.play(0, record.now.legal(0)[0])
    assert [entry.secret for entry in record.entries] == [True, True]
    assert [entry.text.split()[1] for entry in record.entries] == ["lay", "spend"]
    record.undo(0)
    record.undo(0)
    record.play(1, PASS[0])
    assert (record.now.answer(0), record.now.actors) == ([], (0, 2))
    assert [[event.to_json() for event in game.log(record, seat)] for seat in (None, 1, 2)] == heard
    assert [record.seen(seat, len(record.entries)) for seat in (None, 0, 1, 2)] == [0, 4, 1, 0]
    assert [record.undoable(seat) for seat in range(3)] == [0, 5, 0]
    record.play(0, PASS[0])
    told = record.play(2, PASS[0])
    assert not record.entries[-1].secret
    assert [event.key for event in told].count("plots-mustered") == 3
    assert not any(record.can_undo(seat) for seat in range(3))
    assert Record.loads(record.dumps()).now.pack() == record.now.pack()


def test_the_entry_of_an_undo_is_counted_as_its_reader_counts() -> None:
    """The numbers in the file would tell how many moves the others have made."""
    one, two = Record(game, 3, 1), Record(game, 3, 1)
    lay = next(move for move in one.now.legal(1) if move in LAY)
    one.play(1, lay)
    for record in (one, two):
        record.play(0, PASS[0])
        record.undo(0)
    assert [event.to_json() for event in game.log(one, 0)] == [event.to_json() for event in game.log(two, 0)]


# ------------------------------------------------------------------------------------------------------ what others see


def seen_by(record: Record, seat: int | None) -> str:
    """All that a seat, or a spectator, can ask for."""
    state = record.now
    assert isinstance(state, Plots)
    known: list[object] = [game.view(state, seat), game.prompt(state, seat).to_json(), state.awaited(seat)]
    known += [state.number_awaited, record.seen(seat, len(record.entries)), state.scores]
    known.append([event.to_json() for event in game.log(record, seat)])
    if seat is not None:
        known += [state.legal(seat), record.can_undo(seat), state.determinize(seat, "5").pack().hex()]
        known.append([reason and reason.to_json() for reason in (game.why_not(state, seat, m) for m in range(moves()))])
    return json.dumps(known)


def moves() -> int:
    return game.moves.size


def answers_to(phase: int) -> list[list[str]]:
    """Ways to answer: in one move, in two, and after changing one's mind."""
    first, second = ("lay", "spend") if phase == MUSTER else ("lead", "strike")
    return [["pass"], [first, second], [first, "undo", "pass"], [first, second, "undo", "undo", first, second]]


def answer(record: Record, seat: int, way: list[str], watch: Callable[[], None]) -> None:
    for word in way:
        if word == "undo":
            record.undo(seat)
        else:
            offered = record.now.legal(seat)
            record.play(seat, next(move for move in offered if game.moves.verb_of(move).name == word))
        watch()


@pytest.mark.parametrize("phase", [MUSTER, PLOT])
def test_what_others_see_does_not_depend_on_what_is_chosen_nor_on_how_many_steps_it_takes(phase: int) -> None:
    afterwards: list[list[str]] = []
    for way in answers_to(phase):
        record = Record(game, 3, 2)
        if phase == PLOT:
            for seat in range(3):
                answer(record, seat, ["lay", "spend"], lambda: None)
        assert record.now.frame(0) == phase
        begun = [seen_by(record, seat) for seat in (None, 1, 2)]
        stages: list[list[str]] = []
        answer(record, 0, way, lambda: stages.append([seen_by(record, seat) for seat in (None, 1, 2)]))  # noqa: B023
        assert 0 not in record.now.actors
        sealed = [stage for stage in stages if stage != begun]
        assert sealed, "that it has sealed may be seen"
        assert len({json.dumps(stage) for stage in sealed}) == 1
        afterwards.append(stages[-1])
    assert all(stage == afterwards[0] for stage in afterwards)


# ----------------------------------------------------------------------------------------------------- planted mistakes


def a_view_shows_an_answer(patch: Patch) -> None:
    def leaky(state: Plots, seat: int | None) -> dict[str, Any]:
        return {**views.view(state, seat), "answers": [state.answer(s) for s in range(state.seats)]}

    patch.setattr(PlotsGame, "view", lambda self, state, seat: leaky(state, seat))


def a_view_shows_how_far_somebody_has_come(patch: Patch) -> None:
    def leaky(state: Plots, seat: int | None) -> dict[str, Any]:
        return {**views.view(state, seat), "steps": [len(state.answer(s)) for s in range(state.seats)]}

    patch.setattr(PlotsGame, "view", lambda self, state, seat: leaky(state, seat))


def a_view_shows_who_has_answered_in_a_window(patch: Patch) -> None:
    patch.setattr(
        PlotsGame, "view", lambda self, state, seat: {**views.view(state, seat), "actors": list(state.actors)}
    )


def a_window_shows_who_in_its_prompt(patch: Patch) -> None:
    patch.setattr(Plots, "awaited", lambda self, seat: list(self.actors))


def an_answer_is_applied_early(patch: Patch) -> None:
    def early(self: Muster, state: Plots, seat: int, move: int) -> bool:
        if move in SPEND:
            state.purse[seat] -= 1
        return move not in LAY

    patch.setattr(Muster, "seals", early)


def a_legal_list_depends_on_what_others_answer(patch: Patch) -> None:
    legal = Window.legal

    def nosy(self: Window, state: Plots, seat: int) -> list[int]:
        return legal(self, state, seat) if not state.answers else [PASS[0]]

    patch.setattr(Window, "legal", nosy)


def something_is_counted_with_every_small_move(patch: Patch) -> None:
    seal = State._seal

    def counting(self: State, seat: int, move: int) -> bool:
        self.reveals += 1
        return seal(self, seat, move)

    patch.setattr(Plots, "_seal", counting)


def open_answers_are_not_emptied_in_a_copy(patch: Patch) -> None:
    redraw = State._redraw_answers

    def careless(self: State, seat: int) -> None:
        kept = [self.answer(s) if self.is_actor(s) else [] for s in range(self.seats)]
        redraw(self, seat)
        if any(kept):
            self.answers = [kept[s] or self.answer(s) for s in range(self.seats)]

    patch.setattr(Plots, "_redraw_answers", careless)


def sealed_answers_are_kept_in_a_copy(patch: Patch) -> None:
    patch.setattr(Plots, "_redraw_answers", lambda self, seat: None)


def forces_are_redrawn_without_their_price(patch: Patch) -> None:
    state_module: Any = import_module("tests.plots.state")
    price = state_module.payable

    def free(state: Plots, seat: int) -> None:
        patch.setattr(state_module, "payable", lambda coins: EVERY)
        views.redraw(state, seat)
        patch.setattr(state_module, "payable", price)

    patch.setattr(state_module, "redraw", free)


MISTAKES = [
    a_view_shows_an_answer,
    a_view_shows_how_far_somebody_has_come,
    a_view_shows_who_has_answered_in_a_window,
    a_window_shows_who_in_its_prompt,
    an_answer_is_applied_early,
    a_legal_list_depends_on_what_others_answer,
    something_is_counted_with_every_small_move,
    open_answers_are_not_emptied_in_a_copy,
    sealed_answers_are_kept_in_a_copy,
    forces_are_redrawn_without_their_price,
]


def knowledge_holds() -> None:
    for seed in range(3):
        made = testing.walk(WAYS[1], seed)
        testing.check_knowledge(made, 12, range(1, 5), moves=6)
        testing.check_sealed_answers(made, 16)


def test_without_a_mistake_it_holds() -> None:
    knowledge_holds()


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_noticed(mistake: Callable[[Patch], None], monkeypatch: Patch) -> None:
    mistake(monkeypatch)
    with pytest.raises(Fault):
        knowledge_holds()


def test_events_come_only_with_the_last_answer() -> None:
    state = game.new(3, 4)
    rng = random.Random(1)
    while not state.over:
        before = state.reveals
        log: list[Event] = []
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.legal(seat)), log)
        assert bool(log) == (state.reveals != before)
