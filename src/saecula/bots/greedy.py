"""A bot that plays for the best position at the end of its turn.

It tries each legal move, plays on to the end of its turn taking the best-looking move each time, and compares the
game's `evaluate` there. It then follows the best line found for as long as the game goes as foreseen.

Where dice decide much, a game asks for more (`Game.style`): moves are worth the mean of what chance can make of them,
and the turn is played on several times, each time with everything redrawn that the seat cannot know.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from saecula.kernel.bot import Bot, Budget, Style
from saecula.kernel.chance import seed_key
from saecula.kernel.game import Game
from saecula.kernel.state import State

NODES: Final = 4000  # positions evaluated per decision by default
LONGEST: Final = 200  # moves of one line


class GreedyBot(Bot):
    """One move ahead, and to the end of its own turn where moves are small steps."""

    name = "greedy"

    def __init__(
        self,
        game: Game[Any],
        seed: int | str,
        weights: list[float] | None = None,
        keeps_plans: bool = False,
        mistakes: int = 0,
        style: Style | None = None,
    ) -> None:
        """`weights`: how it weighs the game's features; without them it evaluates as the game does.

        `keeps_plans`: a line is followed as long as the position is the one foreseen, as far as the seat can tell. If
        False, hidden cards that were redrawn make it another position. `mistakes`: how many decisions in a hundred are
        left to chance. `style`: how it looks ahead.
        """
        super().__init__(seed)
        self.game = game
        self.weights: list[float] = [] if weights is None else weights
        self.keeps_plans = keeps_plans
        self.mistakes = mistakes
        self.style = style or Style()
        self.quick = False  # whether it plays on with `Game.quick_move` where there is one
        self.keys: list[bytes] = []  # of the redraws by which a move is judged
        self.nodes = 0  # positions it may still look at
        self.deadline = 0.0
        self.plan: list[int] = []  # the rest of the line it has chosen ...
        self.expected: State | None = None  # ... and the position it was found for

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """The first move of the best line, or the next one of a line found before."""
        legal = state.legal(seat)
        if self.mistakes and len(legal) > 1 and self.chance.below(100) < self.mistakes:
            self.plan = []
            return legal[self.chance.below(len(legal))]
        if len(legal) == 1:
            move = legal[0]
            if self.plan and self.plan[0] != move:
                self.plan = []
        elif not (self.plan and self.as_known(state, seat) == self.expected):
            self.nodes = budget.nodes or NODES * self.style.samples
            self.deadline = monotonic() + budget.seconds if budget.seconds else 0.0
            self.keys = [seed_key(self.chance.below(1 << 53)) for _ in range(self.style.rolls)]
            self.plan = self.best_line(state, seat, legal)
            if self.style.replans:
                self.plan = self.plan[:1]
        move = self.plan.pop(0) if self.plan else legal[0]
        if self.plan:
            after = state.clone()
            after.play(seat, move)
            self.expected = self.as_known(after, seat)
        return move

    def as_known(self, state: State, seat: int) -> State:
        """The position as a plan is made for: without what was redrawn, if plans are kept."""
        return state.determinize(seat, 0) if self.keeps_plans else state

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat in the eyes of this bot."""
        if self.weights:
            return self.game.weigh(state, seat, self.weights)
        return self.game.evaluate(state, seat)

    def spent(self) -> bool:
        """Whether the budget is used up."""
        return self.nodes <= 0 or (self.deadline > 0.0 and monotonic() > self.deadline)

    def best_line(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """The best line to the end of this turn, beginning with each legal move in turn, the most promising first."""
        ranked = self.rank(state, seat, legal)
        if self.style.breadth:
            ranked = ranked[: self.style.breadth]
        if self.style.breadth == 1:
            return ranked
        if self.style.samples > 1:
            return self.best_on_average(state, seat, ranked)
        best: list[int] = []
        best_value = 0.0
        for move in ranked:
            if best and self.spent():
                break
            line = [move]
            value = self.follow(state, seat, line)
            if not best or value > best_value:
                best, best_value = line, value
        return best

    def best_on_average(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """The move whose turns end best on average over several redraws, with the line found in the first of them."""
        lines = [[move] for move in moves]
        totals = [0.0] * len(moves)
        for sample in range(self.style.samples):
            if sample and self.spent():
                break
            copy = state.determinize(seat, self.chance.below(1 << 53)) if sample else state
            for i, move in enumerate(moves):
                line = [move] if sample else lines[i]
                totals[i] += self.follow(copy, seat, line)
        best = 0
        for i in range(len(moves)):
            if totals[i] > totals[best]:
                best = i
        return lines[best]

    def rank(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """The moves, best at first sight first; ties in an order of the bot's own chance."""
        moves = legal.copy()
        self.chance.shuffle(moves)
        values: list[tuple[float, int]] = []
        for i, move in enumerate(moves):
            if self.style.expects:
                values.append((-self.expectation(state, seat, move), i))
                continue
            child = state.clone()
            child.play_legal(seat, move)
            answer_for_others(child, seat)
            self.nodes -= 1
            values.append((-self.worth(child, seat), i))
        values.sort()
        return [moves[i] for _, i in values]

    def expectation(self, state: State, seat: int, move: int) -> float:
        """What the position after a move is worth, on average if chance has a part in it.

        The dice of this copy are not looked at: a line that knows its dice would find every attack worth trying that it
        is going to win.
        """
        value = 0.0
        outcomes = self.game.outcomes(state, seat, move)
        if outcomes:
            for probability, after in outcomes:
                self.nodes -= 1
                value += probability * self.worth(after, seat)
            return value
        child = state.clone()
        child.play(seat, move)
        answer_for_others(child, seat)
        self.nodes -= 1
        if not self.keys or child.reveals == state.reveals:
            return self.worth(child, seat)
        for key in self.keys:
            child = state.clone()
            child.key = key
            child.play(seat, move)
            answer_for_others(child, seat)
            self.nodes -= 1
            value += self.worth(child, seat)
        return value / len(self.keys)

    def reply(self, state: State, seat: int, legal: list[int]) -> int:
        """The best-looking move, for lines that are played on."""
        if len(legal) == 1:
            return legal[0]
        if self.quick:
            move = self.game.quick_move(state, seat)
            if move >= 0:
                return move
        return self.rank(state, seat, legal)[0]

    def follow(self, state: State, seat: int, line: list[int]) -> float:
        """Continue a line to the end of the turn, adding the moves. Returns what the position there is worth."""
        return self.worth(self.end_of(state, seat, line), seat)

    def end_of(self, state: State, seat: int, line: list[int]) -> State:
        """The position at the end of the turn if a line is played and then the best-looking moves, which are added.

        What is revealed on the way is only a guess of this copy: the line to be played ends there, but the simulated
        turn continues, so that all lines are compared at its end. In the bot's own turn the others answer with what
        looks best to them. The simulation ends with the turn, when another seat has to move in somebody else's turn, or
        when the budget is used up.
        """
        child = state.clone()
        learned = child.reveals
        mine = self.game.turn_of(state) == seat
        child.play_legal(seat, line[0])
        answer_for_others(child, seat)
        foreseen = True
        for _ in range(LONGEST):
            if child.over or self.spent():
                break
            asked = seat if child.is_actor(seat) else child.actors[0]
            if asked != seat and not (mine and self.game.turn_of(child) == seat):
                break
            if child.reveals != learned or asked != seat:
                foreseen = False
            legal = child.legal(asked)
            move = self.reply(child, asked, legal)
            if foreseen:
                line.append(move)
            child.play_legal(asked, move)
            answer_for_others(child, seat)
        return child


def answer_for_others(state: State, seat: int) -> None:
    """If this seat has sealed its answer, let the others give the first one they are offered: games list pass first.

    The seat's answer takes effect only when all have answered.
    """
    for _ in range(LONGEST):
        if state.over or not state.sealing or state.is_actor(seat):
            return
        other = state.actors[0]
        state.play_legal(other, state.legal(other)[0])
