"""The bot that plays any legal move."""

from __future__ import annotations

from saecula.kernel.bot import Bot, Budget
from saecula.kernel.state import State


class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    name = "random"

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """Any legal move."""
        legal = state.legal(seat)
        return legal[self.chance.below(len(legal))]
