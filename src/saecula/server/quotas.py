"""How long bots may think at the tables of one person, and at those opened from one address."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from saecula.server.settings import Settings
from saecula.server.table import Table

KEPT: Final = 10_000  # accounts kept in memory


class BotTime:
    """Thinking time. Bots that have used up theirs wait; nothing is refused, and no others wait."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._used: dict[str, tuple[float, float]] = {}  # by account: seconds beyond its share, and as of when

    def _accounts(self, table: Table) -> list[tuple[str, float]]:
        """The accounts that pay for the bots of a table, each with its share of a core in the long run."""
        accounts = [(f"person {table.owner}", self.settings.person_bot_share)]
        if table.opened_from:
            accounts.append((f"address {table.opened_from}", self.settings.address_bot_share))
        return [(name, share) for name, share in accounts if share]

    def _debt(self, name: str, share: float, now: float) -> float:
        used, then = self._used.get(name, (0.0, now))
        return max(0.0, used - (now - then) * share)

    def spend(self, table: Table, seconds: float) -> None:
        """Charge the time that a bot has been thinking."""
        now = time.monotonic()
        for name, share in self._accounts(table):
            self._used[name] = (self._debt(name, share, now) + seconds, now)
        if len(self._used) > KEPT:  # the oldest come first
            self._used = dict(list(self._used.items())[KEPT // 2 :])

    def delay(self, table: Table) -> float:
        """Seconds until the bots of a table may think again."""
        now, burst = time.monotonic(), self.settings.bot_burst
        return max(
            [(self._debt(name, share, now) - burst) / share for name, share in self._accounts(table)], default=0.0
        )

    async def wait(self, table: Table) -> None:
        """Wait until the bots of a table may think."""
        while (delay := self.delay(table)) > 0:
            await asyncio.sleep(min(delay, 5.0))
