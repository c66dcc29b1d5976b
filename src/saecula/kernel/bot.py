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


class Level:
    """A strength that a person can choose: the bot behind it and what it is made with (see `saecula.bots.make`)."""

    def __init__(self, name: str, bot: str, mistakes: int = 0, turn_nodes: int = 0, plans: int = 0) -> None:
        self.name = name  # easy, normal, hard, expert
        self.bot = bot
        self.mistakes = mistakes  # decisions in a hundred that are left to chance
        self.turn_nodes = turn_nodes  # for a bot that searches: positions to evaluate in a turn; 0 as usual ...
        self.plans = plans  # ... and how many plans are tried out: 1 stops at the best-looking one, 0 as usual

    def __repr__(self) -> str:
        return f"Level({self.name}, {self.bot}, {self.mistakes}, {self.turn_nodes}, {self.plans})"


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
