"""What a bot is: somebody who is shown a determinized state and names a move."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.state import State


class Budget:
    """How much a bot may think about one decision: positions looked at, seconds, or both (0: as it likes)."""

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """The base of every bot. Its chance is its own: the same seed and the same states give the same moves."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed_key(seed))

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """A legal move of the seat. The state is the bot's own copy, determinized: it may do with it what it likes."""
        raise NotImplementedError  # abstract
