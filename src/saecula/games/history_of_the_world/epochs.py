"""HW-4.1, HW-5.28, HW-7 and HW-8: the Empires of an Epoch are called, turns end, Epochs end, the game ends."""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import EMPIRE_KEYS, STRENGTH
from saecula.games.history_of_the_world.components import CALLS, EPOCHS, MARKERS, NONE
from saecula.games.history_of_the_world.drawing import begin_epoch
from saecula.games.history_of_the_world.scoring import score_turn
from saecula.games.history_of_the_world.state import (
    CALLING,
    EVENTS_WINDOW,
    FROM_SUPREMACY,
    NO_SUPREMACY,
    SOURCES,
    History,
    replaced,
)
from saecula.kernel.phase import Phase


class Calling(Phase[History]):
    """HW-4.1: the seven Empires are called in printed order; whoever holds one reveals it and takes a turn."""

    def step(self, state: History) -> bool:
        """Call the next Empire, or end the Epoch; at the very beginning, start the first one."""
        if state.epoch == 0:
            begin_epoch(state)
            return True
        if state.call == CALLS:
            end_epoch(state)
            return True
        seat = state.holder[state.call]
        state.known = replaced(state.known, state.call, (1 << state.seats) - 1)
        state.reveals += 1
        empire = state.empire
        if seat == NONE:
            if state.log is not None:
                state.tell("history_of_the_world-unclaimed", {"empire": EMPIRE_KEYS[empire]}, "HW-4.1")
            state.call += 1
            return True
        state.turn = seat
        state.strengths = replaced(state.strengths, seat, state.strengths[seat] + STRENGTH[empire])
        state.latest = replaced(state.latest, seat, empire)
        if state.log is not None:
            state.tell("history_of_the_world-turn", {"seat": seat, "empire": EMPIRE_KEYS[empire]}, "HW-4.1")
        state.goto(EVENTS_WINDOW, seat)
        return True


def end_turn(state: History, seat: int) -> None:
    """HW-5.28, HW-6.1: everything of the turn goes, then the player scores."""
    state.clear_turn()
    score_turn(state, seat)
    state.turn = NONE
    state.call += 1
    state.goto(CALLING, seat)


def end_epoch(state: History) -> None:
    """HW-7.1: supremacy, then new Empires; after Epoch VII the end (HW-7.5)."""
    if not state.options & NO_SUPREMACY:
        give_marker(state)
    if state.epoch == EPOCHS:
        finish(state)
        return
    begin_epoch(state)


def give_marker(state: History) -> None:
    """HW-7.2: the sole leader takes a face-down marker; nobody does if the lead is shared."""
    best = max(state.score)
    leaders = [s for s in range(state.seats) if state.score[s] == best]
    if len(leaders) > 1:
        state.tell("history_of_the_world-no-supremacy", {"seats": leaders, "points": best}, "HW-7.2")
        return
    seat = leaders[0]
    state.markers = replaced(state.markers, seat, state.markers[seat] + 1)
    state.tell("history_of_the_world-supremacy", {"seat": seat, "points": best}, "HW-7.2")


def finish(state: History) -> None:
    """HW-8.1: the markers are turned over and counted.

    Nobody has seen a marker before (HW-7.3), so it makes no difference that their values are drawn only now.
    """
    values = MARKERS.copy()
    state.shuffle(values)
    state.reveals += 1
    for seat in range(state.seats):
        mine: list[object] = []
        for _ in range(state.markers[seat]):
            value = values.pop()
            mine.append(value)
            state.gain(seat, FROM_SUPREMACY, value)
        if mine:
            points = state.earned[SOURCES * seat + FROM_SUPREMACY]
            args: dict[str, object] = {"seat": seat, "values": mine, "points": points, "total": state.score[seat]}
            state.tell("history_of_the_world-markers", args, "HW-8.1")
    state.over = True
    state.clear_stack()
    places = state.ranking
    winners = [s for s in range(state.seats) if places[s] == 1]
    args = {"seats": winners, "winners": len(winners), "points": max(state.score)}
    state.tell("history_of_the_world-over", args, "HW-8.1")
    tied = [s for s in range(state.seats) if state.score[s] == max(state.score)]
    if len(tied) > len(winners):
        tell_tie(state, tied)


def tell_tie(state: History, tied: list[int]) -> None:
    """HW-8.2: which criterion has the last word among players with equal points."""
    marks = [state.tie_breaks(s) for s in tied]
    decides = ""
    for i, criterion in enumerate(("strengths", "supremacy", "last"), 1):
        best = [mark for mark in marks if mark[i] == max([other[i] for other in marks])]
        if len(best) < len(marks):
            decides = criterion
        marks = best
    state.tell("history_of_the_world-tie", {"seats": list(tied), "by": decides}, "HW-8.2")
