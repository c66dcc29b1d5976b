"""TO-3 to TO-5: a round, from the secret offers to the leader's turn; theft; the end."""

from __future__ import annotations

from saecula.kernel.hidden import forget
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase
from tests.toy.cards import (
    ACTIONS,
    DIE,
    DIG,
    DONE,
    GUARD,
    GUARD_FROM,
    LOOK,
    MIX,
    NONE,
    OFFER,
    PASS,
    ROB,
    THEFT_FROM,
    relics_in,
)
from tests.toy.state import EXPLORING, GUARDING, OFFERING, Toy


class Round(Phase[Toy]):
    """The bottom of the stack. Nobody is asked: a round begins, or the game is over (TO-5.1)."""

    def step(self, state: Toy) -> bool:
        """Ask all at once for an offer; or end the game."""
        playing = state.playing()
        empty_pile = state.top == NONE and not state.pile
        if len(playing) == 1 or empty_pile or not all(state.hands[s] for s in playing):
            finish(state)
            return True
        state.round += 1
        state.tell("toy-round", {"number": state.round}, "TO-3.1")
        state.push_all(OFFERING, sum([1 << s for s in playing]))
        return True


def finish(state: Toy) -> None:
    """TO-5.2: hands are shown, and every relic left in a hand is a point."""
    for s in range(state.seats):
        kept = len(relics_in(state.hands[s]))
        state.score[s] += kept
        if kept:
            state.tell("toy-kept", {"seat": s, "points": kept}, "TO-5.2")
    state.reveals += 1
    state.over = True
    state.clear_stack()
    best = [s for s in range(state.seats) if state.ranking[s] == 1]
    state.tell("toy-over", {"seats": best, "winners": len(best)}, "TO-5.3")


# ------------------------------------------------------------------------------------------------------ offering


class Offering(Phase[Toy]):
    """All choose in secret, and at the same time (TO-3.1)."""

    key = "toy-prompt-offer"
    rule = "TO-3.1"

    def legal(self, state: Toy, seat: int) -> list[int]:
        """Any relic of the hand."""
        return [OFFER[relic] for relic in relics_in(state.hands[seat])]

    def reveal(self, state: Toy, answers: list[list[int]]) -> None:
        """TO-3.2: the best offer leads and scores a point for each offer; all of them are put away."""
        offers = [OFFER.arg(moves[0]) if moves else NONE for moves in answers]
        leader = offers.index(max(offers))
        for s in state.playing():
            state.tell("toy-revealed", {"seat": s, "number": offers[s] + 1}, "TO-3.2")
            state.put_away(offers[s], s)
            state.score[leader] += 1
        state.tell("toy-leads", {"seat": leader, "points": len(state.playing())}, "TO-3.2")
        state.goto(EXPLORING, leader, ACTIONS)

    def why_not(self, state: Toy, seat: int, move: int) -> Message:
        """The relic is not in the hand: wherever else it is, the answer is the same."""
        if move in OFFER:
            return Message("toy-no-relic", {"number": OFFER.arg(move) + 1}, self.rule)
        return Message("toy-no-offering", {}, self.rule)


# ----------------------------------------------------------------------------------------------------- exploring


class Exploring(Phase[Toy]):
    """The leader's turn: up to two actions, then `done` (TO-3.3).

    Frame: 2 actions left.
    """

    key = "toy-prompt-explore"
    rule = "TO-3.3"

    def legal(self, state: Toy, seat: int) -> list[int]:
        """What depends on hidden cards is not asked here: only what everybody can see."""
        offered: list[int] = []
        if state.frame(2):
            cards_left = state.pile or state.top != NONE
            if cards_left and not (state.top != NONE and state.known[state.top] >> seat & 1):
                offered.append(LOOK[0])
            if cards_left:
                offered.append(DIG[0])
            if state.top != NONE and state.pile:
                offered.append(MIX[0])
            offered += [ROB[s] for s in state.playing() if s != seat and state.hands[s]]
        return [*offered, DONE[0]]

    def play(self, state: Toy, seat: int, move: int) -> None:
        """One action, or the end of the round."""
        if move in DONE:
            state.pop()
            return
        state.set_frame(2, state.frame(2) - 1)
        if move in LOOK:
            look(state, seat)
        elif move in DIG:
            dig(state, seat)
        elif move in MIX:
            mix(state, seat)
        else:
            state.tell("toy-robs", {"seat": seat, "other": ROB.arg(move)}, "TO-4.1")
            state.push(GUARDING, ROB.arg(move), seat)

    def prompt(self, state: Toy, seat: int) -> Message:
        """How many actions are left."""
        return Message(self.key, {"seat": seat, "actions": state.frame(2)}, self.rule)

    def why_not(self, state: Toy, seat: int, move: int) -> Message:
        """No action left, nothing there, or nobody there."""
        if move in OFFER or move in GUARD or move in PASS:
            return Message("toy-no-exploring", {}, self.rule)
        if not state.frame(2):
            return Message("toy-no-actions", {}, self.rule)
        if move in ROB:
            key = "toy-no-victim" if ROB.arg(move) != seat else "toy-no-victim-self"
            return Message(key, {}, "TO-4.1")
        if move in MIX:
            return Message("toy-no-mix", {}, "TO-3.6")
        if state.top == NONE:
            return Message("toy-no-pile", {}, "TO-3.4")
        return Message("toy-no-look-twice", {}, "TO-3.4")


def look(state: Toy, seat: int) -> None:
    """TO-3.4: the seat alone sees the top card. It is drawn now, unless somebody has looked at it before."""
    if state.top == NONE:
        state.top = state.draw()
    else:
        state.reveals += 1
    state.known[state.top] |= 1 << seat
    state.tell("toy-looked", {"seat": seat}, "TO-3.4")
    state.tell("toy-saw", {"seat": seat, "number": state.top + 1}, "TO-3.4", readers=1 << seat)


def dig(state: Toy, seat: int) -> None:
    """TO-3.5: take the top card. Whoever has looked at it goes on knowing where it is."""
    relic = state.top
    if relic == NONE:
        relic = state.draw()
    elif not state.known[relic] >> seat & 1:
        state.reveals += 1  # whoever has looked before learns nothing now, and may take the move back
    state.top = NONE
    state.known[relic] |= 1 << seat
    state.hands[seat] |= 1 << relic
    state.tell("toy-dug", {"seat": seat}, "TO-3.5")
    state.tell("toy-saw", {"seat": seat, "number": relic + 1}, "TO-3.5", readers=1 << seat)


def mix(state: Toy, seat: int) -> None:
    """TO-3.6: the card that was looked at is lost in the pile. Nobody knows any more where it is."""
    forget(state.known, [state.top])
    state.pile |= 1 << state.top
    state.top = NONE
    state.tell("toy-mixed", {"seat": seat}, "TO-3.6")


# --------------------------------------------------------------------------------------------------------- theft


class Guarding(Phase[Toy]):
    """Somebody else is asked in the middle of the leader's turn (TO-4.2).

    The victim is asked even when it can only pass: who is asked tells nothing about a hand. Frame: 2 the thief.
    """

    key = "toy-prompt-guard"
    rule = "TO-4.2"

    def legal(self, state: Toy, seat: int) -> list[int]:
        """Any relic that is strong enough; or to let it happen."""
        strong = [r for r in relics_in(state.hands[seat]) if r + 1 >= GUARD_FROM]
        return [*[GUARD[r] for r in strong], PASS[0]]

    def play(self, state: Toy, seat: int, move: int) -> None:
        """Keep the thief away, or let the die decide."""
        thief = state.frame(2)
        state.pop()
        if move in GUARD:
            relic = GUARD.arg(move)
            state.put_away(relic, seat)
            state.reveals += 1  # all see a relic they did not know
            state.tell("toy-guarded", {"seat": seat, "number": relic + 1}, self.rule)
        else:
            steal(state, thief, seat)

    def prompt(self, state: Toy, seat: int) -> Message:
        """Who is coming."""
        return Message(self.key, {"seat": seat, "other": state.frame(2)}, self.rule)

    def why_not(self, state: Toy, seat: int, move: int) -> Message:
        """Too weak, or not there."""
        if move in GUARD:
            key = "toy-no-relic" if GUARD.arg(move) + 1 >= GUARD_FROM else "toy-no-guard-weak"
            return Message(key, {"number": GUARD.arg(move) + 1}, self.rule)
        return Message("toy-no-guarding", {}, self.rule)


def steal(state: Toy, thief: int, victim: int) -> None:
    """TO-4.3: a die; if it is high enough, a random relic changes hands, seen by all."""
    rolled = 1 + state.roll(DIE)
    state.tell("toy-rolled", {"seat": thief, "number": rolled}, "TO-4.3")
    if rolled >= THEFT_FROM:
        hand = relics_in(state.hands[victim])
        relic = hand[state.roll(len(hand))]
        state.hands[victim] ^= 1 << relic
        state.hands[thief] |= 1 << relic
        state.show(relic)
        state.tell("toy-stolen", {"seat": thief, "other": victim, "number": relic + 1}, "TO-4.3")
