"""What a bot is: anything with `choose(state, seat, budget)`. `Bot` is a base with a source of chance of its own."""

from __future__ import annotations

from typing import ClassVar, Protocol

from mypy_extensions import mypyc_attr

from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.state import State


class Budget:
    """How much a bot may think about one decision: positions, seconds, or both (0: no limit)."""

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"Budget(nodes={self.nodes}, seconds={self.seconds})"


class Style:
    """How `greedy` looks ahead in a game (`Game.style`). Without anything given it plays as it always has."""

    def __init__(
        self, expects: bool = False, rolls: int = 0, samples: int = 1, breadth: int = 0, replans: bool = False
    ) -> None:
        self.expects = expects  # whether a move that depends on chance is worth the mean of its outcomes ...
        self.rolls = rolls  # ... by so many redraws where the game does not list the outcomes (`Game.outcomes`)
        self.samples = samples  # redraws on which the turn is played on after each first move
        self.breadth = breadth  # first moves that are played on from; 0 all of them, 1 none: the best-looking is taken
        self.replans = replans  # whether it looks again at every decision, however far its line goes

    def __repr__(self) -> str:
        return f"Style({self.expects}, {self.rolls}, {self.samples}, {self.breadth}, {self.replans})"


class Level:
    """A strength that a person can choose: the bot behind it and what it is made with (see `saecula.bots.make`)."""

    def __init__(
        self,
        name: str,
        bot: str,
        mistakes: int = 0,
        turn_nodes: int = 0,
        plans: int = 0,
        style: Style | None = None,
        turns: int = 0,
        width: int = 0,
        mended: int = 0,
        ahead: int = 0,
    ) -> None:
        self.name = name  # easy, normal, hard, expert
        self.bot = bot
        self.mistakes = mistakes  # decisions in a hundred that are left to chance
        self.turn_nodes = turn_nodes  # for a bot that searches: positions to evaluate in a turn; 0 as usual ...
        self.plans = plans  # ... how many plans are tried out: 1 stops at the best-looking one, 0 as usual ...
        self.turns = turns  # ... for how many turns ...
        self.width = width  # ... how many lines its beam search follows at once; 0 as usual ...
        self.mended = mended  # ... how many of the plans found are mended ...
        self.ahead = ahead  # ... and for how many the next turn is looked at
        self.style = style  # how `greedy` looks ahead, if not as usual

    def __repr__(self) -> str:
        parts = (self.name, self.bot, self.mistakes, self.turn_nodes, self.plans, self.turns)
        more = f", width {self.width}" if self.width else ""
        more += f", mended {self.mended}" if self.mended else ""
        more += f", ahead {self.ahead}" if self.ahead else ""
        return f"Level({', '.join(map(str, parts))}, {self.style!r}{more})"


class Chooser(Protocol):
    """Anything that can play: an object with this one method."""

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """A legal move of the seat. The state is determinized for the seat and belongs to the bot."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A base for bots that need chance: the same seed and the same states give the same moves."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed_key(seed))

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """A legal move of the seat. The state is determinized for the seat and belongs to the bot."""
        raise NotImplementedError  # abstract
