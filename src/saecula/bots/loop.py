"""Plays a whole game between bots: the inner loop of simulations and tournaments, compiled in the native build.

A `Loop` keeps no record, no log and no history, only the moves, from which a record can be made afterwards. It may be
interrupted by an exception of a bot and run on: `asked` says who was thinking.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from time import monotonic
from typing import Any, Final

from saecula.bots.greedy import GreedyBot
from saecula.bots.random import RandomBot
from saecula.bots.search import SearchBot
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.chance import Chance, derive_key
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.state import State

NOBODY: Final = -1


class Late(SaeculaError):
    """A bot took longer than a decision may take."""


class Redraws:
    """What bots are shown: copies of a state in which everything their seat cannot know is redrawn.

    A seat's redraw stays the same within a turn until something is revealed. So the position after a move of a bot is
    the one it foresaw, and its plan still holds.
    """

    def __init__(self, game: Game[Any], seats: int, key: bytes) -> None:
        """`key`: redraws are derived from it and say nothing about it."""
        self.game = game
        self.chances = [Chance(derive_key(key, f"redraws of seat {seat}")) for seat in range(seats)]
        self.seeds = [0] * seats
        self.turns = [-1] * seats  # when the seed was drawn: the number of the turn, ...
        self.owners = [-2] * seats  # ... whose turn it was ...
        self.reveals = [-1] * seats  # ... and what had been revealed

    def shown(self, state: State, seat: int) -> State:
        """The state as this seat may know it."""
        return state.determinize(seat, self.seed(state, seat))

    def seed(self, state: State, seat: int) -> int:
        """What the redraw is made with. To be asked for whenever the seat has to choose."""
        turn, owner = self.game.turn_number(state), self.game.turn_of(state)
        if self.reveals[seat] != state.reveals or self.turns[seat] != turn or self.owners[seat] != owner:
            self.reveals[seat], self.turns[seat], self.owners[seat] = state.reveals, turn, owner
            self.seeds[seat] = self.chances[seat].below(1 << 53)
        return self.seeds[seat]

    def forced(self, bot: Chooser, state: State, seat: int) -> int:
        """The only legal move, if there is but one and the bot need not see the position for it; else -1."""
        if type(bot) is not GreedyBot and type(bot) is not SearchBot:
            return -1  # what others do without a choice is their own business
        assert isinstance(bot, GreedyBot)
        if bot.plan:
            return -1
        legal = state.legal(seat)
        if len(legal) != 1:
            return -1
        self.seed(state, seat)
        return legal[0]


class Loop:
    """A game between bots, from where it stands to its end."""

    def __init__(
        self, game: Game[Any], state: State, players: list[Chooser], key: bytes, budget: Budget, limit: float = 0.0
    ) -> None:
        """`limit`: seconds after which a bot's answer is `Late` (0: never)."""
        self.state = state
        self.players = players
        self.redraws = Redraws(game, state.seats, key)
        self.budget = budget
        self.limit = limit
        self.moves: list[int] = []  # seat, move, seat, move, ...
        self.asked = NOBODY  # the seat whose bot is thinking, or whose move is being played
        self.playing = False  # whether a move is being played
        self.watch: Callable[[int], None] | None = None  # called with the seat before a bot thinks that could hang

    def run(self) -> None:
        """Play to the end. If a bot raises an exception or chooses no legal move, nothing of that move has happened."""
        state = self.state
        moves = self.moves
        quick: list[RandomBot | None] = []  # a random bot sees no more than its legal moves: no copy is made for it
        for player in self.players:
            quick.append(player if type(player) is RandomBot else None)
        while not state.over:
            seat = state.first_actor()
            fast = quick[seat]
            if fast is not None:
                legal = state.legal(seat)
                move = legal[fast.quick.below(len(legal))]
            else:
                move = self.think(seat)
            self.playing = True
            state.play(seat, move)
            self.playing = False
            self.asked = NOBODY
            moves.append(seat)
            moves.append(move)

    def think(self, seat: int) -> int:
        """The move that a seat's bot chooses."""
        move = self.redraws.forced(self.players[seat], self.state, seat)
        if move >= 0:
            return move
        shown = self.redraws.shown(self.state, seat)
        self.asked = seat
        if self.watch is not None:
            self.watch(seat)
        begin = monotonic() if self.limit > 0.0 else 0.0
        move = ask(self.players[seat], shown, seat, self.budget)
        if self.limit > 0.0 and monotonic() - begin > self.limit:
            raise Late(f"thought for more than {self.limit:g} s")
        return move


def ask(bot: Chooser, state: State, seat: int, budget: Budget) -> int:
    """The move that a bot chooses in its copy of the state. SaeculaError if that is no whole number."""
    chooser: Any = bot  # so that the answer is not taken for an int before it was looked at
    move: object = chooser.choose(state, seat, budget)
    try:
        return index(move)  # type: ignore[arg-type]
    except TypeError:
        raise SaeculaError(f"the bot {type(bot).__name__} chose {move!r}; a move is a whole number") from None
