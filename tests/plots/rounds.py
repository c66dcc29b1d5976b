"""PL-2 to PL-5: mustering, plotting, battles and their windows."""

from __future__ import annotations

from saecula.kernel.hidden import things_in
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase
from tests.plots.state import (
    BACK,
    BATTLE,
    DEEPEST,
    LAY,
    LEAD,
    MOST_COINS,
    MUSTER,
    NONE,
    PASS,
    PLOT,
    ROUNDS,
    SPEND,
    STRIKE,
    WINDOW,
    Plots,
    payable,
)


class Round(Phase[Plots]):
    """The bottom of the stack: another round, or the end (PL-5)."""

    def step(self, state: Plots) -> bool:
        """Ask all to muster."""
        if state.round == ROUNDS:
            state.reveals += 1
            state.over = True
            state.clear_stack()
            return True
        state.round += 1
        for seat in range(state.seats):
            state.draw(seat)
        state.tell("plots-round", {"number": state.round})
        state.push_all(MUSTER, (1 << state.seats) - 1)
        return True


class Muster(Phase[Plots]):
    """A counter, then the coins for it; or pass (PL-2)."""

    key = "plots-prompt-muster"
    rule = "PL-2"

    def legal(self, state: Plots, seat: int) -> list[int]:
        """Only what the purse can pay."""
        answer = state.answer(seat)
        coins = range(1, min(MOST_COINS, state.purse[seat]) + 1)
        if answer:
            return [SPEND[n - 1] for n in coins if payable(n) >> LAY.arg(answer[0]) & 1]
        room = NONE in state.forces[4 * seat : 4 * seat + 4]
        counters = state.hands[seat] & payable(len(coins)) if room else 0
        return [*[LAY[counter] for counter in things_in(counters)], PASS[0]]

    def seals(self, state: Plots, seat: int, move: int) -> bool:
        """The coins do, and a pass."""
        return move not in LAY

    def reveal(self, state: Plots, answers: list[list[int]]) -> None:
        """All see the coins; the counters lie face down."""
        for seat, answer in enumerate(answers):
            if len(answer) == 2:
                counter, coins = LAY.arg(answer[0]), SPEND.arg(answer[1]) + 1
                at = state.forces.index(NONE, 4 * seat)
                state.forces[at], state.paid[at] = counter, coins
                state.hands[seat] ^= 1 << counter
                state.purse[seat] -= coins
            state.tell("plots-mustered", {"seat": seat, "coins": state.paid[at] if len(answer) == 2 else 0})
        state.pop()
        state.push_all(PLOT, (1 << state.seats) - 1)


class Plot(Phase[Plots]):
    """One of one's own forces, then whom to strike; or pass (PL-3)."""

    key = "plots-prompt-plot"
    rule = "PL-3"

    def legal(self, state: Plots, seat: int) -> list[int]:
        """Any force, any other seat."""
        if state.answer(seat):
            return [STRIKE[other] for other in range(state.seats) if other != seat]
        forces = sorted([counter for counter in state.forces[4 * seat : 4 * seat + 4] if counter != NONE])
        return [*[LEAD[counter] for counter in forces], PASS[0]]

    def seals(self, state: Plots, seat: int, move: int) -> bool:
        """The target does, and a pass."""
        return move not in LEAD

    def reveal(self, state: Plots, answers: list[list[int]]) -> None:
        """Battles are fought in the order of seats: the last is pushed first."""
        state.pop()
        for seat in range(state.seats - 1, -1, -1):
            if len(answers[seat]) == 2:
                counter, target = LEAD.arg(answers[seat][0]), STRIKE.arg(answers[seat][1])
                state.known[counter] = (1 << state.seats) - 1
                state.tell("plots-strikes", {"seat": seat, "other": target, "number": counter + 1})
                state.push(BATTLE, seat, counter, target, counter + 1, 0, 0)


class Battle(Phase[Plots]):
    """Nobody is asked here (PL-4).

    Frame: 1 who strikes, 2 with which counter, 3 whom, 4 attack, 5 defence, 6 whether the window has been opened.
    """

    def step(self, state: Plots) -> bool:
        """Open the window; then a die, and a point."""
        striker, counter, target = state.frame(1), state.frame(2), state.frame(3)
        if not state.frame(6):
            state.put_away(counter)
            state.set_frame(6, 1)
            state.push_all(WINDOW, (1 << state.seats) - 1, striker, target, 0, 0)
            return True
        rolled = 1 + state.roll(6)
        won = state.frame(4) + rolled > state.frame(5) + 6
        state.score[striker if won else target] += 1
        state.tell("plots-fought", {"seat": striker, "other": target, "number": rolled, "won": int(won)})
        state.pop()
        return True


class Window(Phase[Plots]):
    """Everybody may back a side with a counter of the hand, or pass; even-numbered windows back the defender (PL-4).

    Frame: 2 who is awaited, 3 who strikes, 4 whom, 5 how deep it is, 6 the strength that came together.
    """

    key = "plots-prompt-window"
    rule = "PL-4"
    shows_who = False

    def step(self, state: Plots) -> bool:
        """Give what came together to the window or the battle below."""
        if state.frame(2):
            return False
        below = state.frame_below(state.top_frame)
        depth, strength = state.frame(5), state.frame(6)
        if depth:  # a window backs the other side than the one that opened it
            state.set_frame_at(below, 6, state.frame_at(below, 6) - strength)
        else:
            state.set_frame_at(below, 5, strength)
        state.pop()
        return True

    def legal(self, state: Plots, seat: int) -> list[int]:
        """Any counter of the hand."""
        return [*[BACK[counter] for counter in things_in(state.hands[seat])], PASS[0]]

    def reveal(self, state: Plots, answers: list[list[int]]) -> None:
        """What backs a side is shown; the other side may answer in a window of its own."""
        backed = 0
        for seat, (move,) in enumerate(answers):
            if move in BACK:
                backed += BACK.arg(move) + 1
                state.put_away(BACK.arg(move))
                state.tell("plots-backs", {"seat": seat, "number": BACK.arg(move) + 1})
        state.set_frame(6, backed)
        if backed and state.frame(5) < DEEPEST:
            depth = state.frame(5) + 1
            state.push_all(WINDOW, (1 << state.seats) - 1, state.frame(3), state.frame(4), depth, 0)

    def prompt(self, state: Plots, seat: int) -> Message:
        """What it is about."""
        return Message(self.key, {"seat": state.frame(3), "other": state.frame(4), "depth": state.frame(5)}, self.rule)
