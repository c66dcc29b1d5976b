"""Relics, a small game with everything that makes a game hard: hidden cards, a die, secret choices, interrupts.

It is the worked example of docs/writing-a-game.md and the first game the tests are tried on. Where to look: cards.py
(TO-1), rounds.py (TO-3 to TO-5), state.py (TO-2, TO-6), view.py (who knows what).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from saecula.kernel.game import Game, Limits
from saecula.kernel.hidden import mask_of
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.progress import Gain, Progress, gain_in
from tests.toy.cards import DIG, DONE, GUARD, GUARD_FROM, LOOK, NONE, OFFER, RELICS, ROB, THEFT_FROM, moves, relics_in
from tests.toy.rounds import Exploring, Guarding, Offering, Round
from tests.toy.state import EXPLORING, ROUND, Toy
from tests.toy.view import knows, view

PHASES: Final[list[Phase[Any]]] = [Round(), Offering(), Exploring(), Guarding()]


class ToyGame(Game[Toy]):
    """Relics, as the outside sees it."""

    def __init__(self) -> None:
        self.name = "toy"
        self.rules_version = 1
        self.data_digest = "none"
        self.folder = str(Path(__file__).parent)
        self.seat_counts = [2, 3, 4]
        self.options = [Option("hand_size", 3, low=2, high=4, rule="TO-2.2")]
        self.moves = moves
        self.phases = PHASES
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Toy:
        """TO-2: deal, and begin."""
        state = Toy(self.phases, seats, key)
        state.prepare()
        for seat in range(seats):
            for _ in range(int(options["hand_size"])):
                relic = state.draw()
                state.hands[seat] |= 1 << relic
                state.known[relic] = 1 << seat
        state.push(ROUND, 0)
        return state

    def blank(self) -> Toy:
        """An empty state, to be filled by `unpack`."""
        return Toy(self.phases, 0, b"")

    def view(self, state: Toy, seat: int | None) -> dict[str, Any]:
        """What the seat may know."""
        return view(state, seat)

    def explain(self, state: Toy, seat: int, move: int) -> list[Message]:
        """One line a move. Like the view, it may use only what the seat knows."""
        if move in OFFER:
            return [Message("toy-explain-offer", {"points": len(state.playing())}, "TO-3.2")]
        if move in LOOK or move in DIG:
            if state.top != NONE and knows(state, seat, state.top):
                return [Message("toy-explain-top", {"number": state.top + 1}, "TO-3.4")]
            return [Message("toy-explain-unknown", {}, "TO-3.4")]
        if move in ROB:
            return [Message("toy-explain-rob", {"number": THEFT_FROM}, "TO-4.3")]
        if move in GUARD:
            return [Message("toy-explain-guard", {"number": GUARD_FROM}, "TO-4.2")]
        return [Message("toy-explain-free", {}, "TO-3.3")]

    def limits(self) -> Limits:
        """No random game and no view is larger."""
        return Limits(moves=200, view_bytes=1_500)

    def hides(self, state: Toy, seat: int) -> bool:
        """Two relics that the seat cannot tell apart lie in different places, or an answer is sealed."""
        if state.over:
            return False
        unknown = mask_of([relic for relic in range(RELICS) if not state.known[relic] >> seat & 1])
        top = 0 if state.top == NONE else 1 << state.top
        if len([place for place in [*state.hands, top, state.pile] if place & unknown]) > 1:
            return True
        sealed = [s for s in range(state.seats) if s != seat and not state.is_actor(s) and state.answer(s)]
        return any(state.hands[s].bit_count() > 1 for s in sealed)

    def has_left(self, state: Toy, seat: int) -> bool:
        """TO-6.1."""
        return bool(state.gone >> seat & 1)

    def turn_number(self, state: Toy) -> int:
        """A turn is a round."""
        return state.round

    def evaluate(self, state: Toy, seat: int) -> float:
        """Points, and strong relics to win more with."""
        if state.gone >> seat & 1:
            return -1.0
        return state.score[seat] + sum([1 + relic / 24 for relic in relics_in(state.hands[seat])])

    def progress(self, state: Toy) -> Progress:
        """The round, and how many cards are left: with the last one the game ends."""
        cards = len(relics_in(state.pile)) + (state.top != NONE)
        where = [Message("toy-progress-round", {"round": state.round}, "TO-3.1")]
        left = [Message("toy-progress-cards", {"cards": cards}, "TO-5.1")]
        return Progress(where, left, Message("toy-progress-ends", {}, "TO-5.1"), last=state.over)

    def ends_turn(self, state: Toy, seat: int, move: int) -> bool:
        """The leader's `done`."""
        return move in DONE

    def warn(self, state: Toy, seat: int, move: int) -> Message | None:
        """Actions that the leader leaves unused."""
        if move in DONE and not state.over and state.frame(0) == EXPLORING and state.frame(2):
            return Message("toy-warn-actions", {"actions": state.frame(2)}, "TO-3.3")
        return None

    def sources(self) -> list[str]:
        """TO-3.2 and TO-5.2."""
        return ["offers", "relics"]

    def gains(self, event: Event) -> list[Gain]:
        """Whoever leads scores, and so does a relic that is kept."""
        source = {"toy-leads": "offers", "toy-kept": "relics"}.get(event.key)
        return [gain_in(event, source)] if source else []


game: Final = ToyGame()
