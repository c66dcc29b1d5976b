"""VI-4: the turn, from its beginning (expansion or decline, gathering) to the next player's."""

from __future__ import annotations

from saecula.games.vinci.components import MAX_ROUNDS, PROVINCES
from saecula.games.vinci.decline import decline
from saecula.games.vinci.entry import reach
from saecula.games.vinci.scoring import score_turn
from saecula.games.vinci.state import (
    CHOOSING,
    DECLINE,
    DECLINING,
    DIPLOMACY,
    EXPAND,
    EXPANSION,
    NEXT_TURN,
    REDEPLOYMENT,
    TURN,
    Vinci,
    VinciPhase,
)
from saecula.games.vinci.tiles import GENERAL, MEDICINE, PACTS, POWERS, SPIES
from saecula.kernel.message import Message


class Turn(VinciPhase):
    """At the very start of a turn: an expansion turn or a decline turn (VI-4.1)."""

    key = "vinci-prompt-turn"
    rule = "VI-4.1"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """A new civilization must have its entry turn before it can decline (VI-4.2)."""
        return [EXPAND.base, DECLINE.base] if state.entered >> seat & 1 else [EXPAND.base]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Begin the turn that was chosen."""
        if move in EXPAND:
            begin_expansion(state, seat)
        else:  # VI-9.1, VI-9.6, VI-9.7
            decline(state, seat)
            score_turn(state, seat)
            state.goto(CHOOSING, seat)

    def prompt(self, state: Vinci, seat: int) -> Message:
        """Expand or decline; a new civilization has no choice."""
        key = self.key if state.entered >> seat & 1 else "vinci-prompt-first-turn"
        return Message(key, {"seat": seat}, self.rule)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """Only the decline of a civilization that has not entered yet is ever refused."""
        if move in DECLINE:
            return Message("vinci-no-decline-yet", {}, "VI-4.2")
        return Message("vinci-no-turn-first", {}, self.rule)


def begin_expansion(state: Vinci, seat: int) -> None:
    """VI-4.3 steps 1 and 2: tokens of Medicine and Field General; gather all but one per province (VI-4.5)."""
    powers = POWERS[state.tiles[seat]]
    for ability, rule in ((MEDICINE, "VI-8.22"), (GENERAL, "VI-8.12")):
        extra = powers[ability]
        if extra:
            state.hand[seat] += extra
            state.strength[seat] += extra
            if state.log is not None:
                state.tell("vinci-reinforced", {"seat": seat, "tokens": extra}, rule)
    for p in range(PROVINCES):
        if state.holder[p] == seat:
            state.hand[seat] += state.tokens[p] - 1
            state.tokens[p] = 1
    state.spies = powers[SPIES]
    entering = 0 if state.entered >> seat & 1 else 1
    state.entered |= 1 << seat
    if powers[PACTS]:
        state.goto(DIPLOMACY, seat, powers[PACTS], entering)
    else:
        start_conquests(state, seat, entering)


def start_conquests(state: Vinci, seat: int, entering: int) -> None:
    """Begin the expansion phase: work out what is within reach and what pacts protect."""
    state.reach = reach(state, seat)
    state.barred = barred_by_pacts(state, seat)
    state.goto(EXPANSION, seat, entering)


def barred_by_pacts(state: Vinci, seat: int) -> int:
    """The provinces of active empires that a pact keeps this player from attacking (VI-6.3 c, VI-8.20)."""
    barred = 0
    for other in range(state.players):
        if state.pacts[other] >> seat & 1 or state.pacts[seat] >> other & 1:
            barred |= state.held[other]
    return barred


def end_turn(state: Vinci, seat: int) -> None:
    """VI-4.3 step 7: the defenders redeploy, clockwise from the player in turn (VI-6.13); then the next turn."""
    state.goto(NEXT_TURN, seat)
    place = state.order.index(seat)
    for i in range(state.players - 1, 0, -1):  # the last one first: the stack reverses them
        defender = state.order[(place + i) % state.players]
        for empire in (DECLINING + defender, defender):
            if state.aside[empire]:
                state.push(REDEPLOYMENT, defender, empire)


class NextTurn(VinciPhase):
    """Nobody is asked: the turn passes on, and at the end of a round the game may be over (VI-10.3, VI-10.6)."""

    def step(self, state: Vinci) -> bool:
        """Go to the next player."""
        state.turn += 1
        if state.turn == state.players:
            if state.triggered or state.round == MAX_ROUNDS:
                state.turn -= 1
                finish(state)
                return True
            state.turn = 0
            state.round += 1
        seat = state.order[state.turn]
        if state.round == 0:
            state.goto(CHOOSING, seat)
            return True
        state.spies = 0
        state.eliminated = 0  # VI-8.5: tokens eliminated in the turn before no longer count
        state.pacts[seat] = 0  # VI-8.20: until the start of the Diplomacy player's next turn
        state.goto(TURN, seat)
        if state.log is not None:
            state.tell("vinci-turn", {"seat": seat, "round": state.round}, "VI-4.1")
        return True


def finish(state: Vinci) -> None:
    """The game is over; the highest score wins, and those who tie share (VI-10.4)."""
    state.over = True
    state.clear_stack()
    best = max(state.score)
    winners = [s for s in range(state.players) if state.score[s] == best]
    state.tell("vinci-over", {"seats": winners, "points": best, "winners": len(winners)}, "VI-10.4")
