"""A seat of a table, and who sits there."""

from __future__ import annotations

import msgspec

from saecula.server.messages.base import SeatKind
from saecula.server.storage import Row


class Seat:
    """A seat and who sits there: a person, a bot, or nobody yet (open, invite, reserved)."""

    def __init__(self, row: Row) -> None:
        self.kind: SeatKind = row["kind"]
        self.user: str = row["user_id"]
        self.name: str = row["name"]
        self.bot: str = row["bot"]
        self.dropped: bool = row["dropped"]
        self.auto: dict[str, int] = msgspec.json.decode(row["auto"] or "{}")  # kinds that are on, with their periods
        self.contribution: str = row["contribution"]  # its browser's part of the seed
        self.contributes: bool = row["contributes"]  # it has announced one: the game does not start without it

    def row(self) -> Row:
        """As it is stored."""
        return {
            "kind": self.kind,
            "user_id": self.user,
            "name": self.name,
            "bot": self.bot,
            "dropped": self.dropped,
            "auto": msgspec.json.encode(self.auto).decode() if self.auto else "",
            "contribution": self.contribution,
            "contributes": self.contributes,
        }
