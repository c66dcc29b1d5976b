"""Tables: opening, joining, listing them, and how their dice were chosen."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from saecula.kernel.options import Value
from saecula.server.messages.base import (
    ContributionText,
    InviteKey,
    Name,
    Payload,
    Query,
    RequestBody,
    SeatKind,
    SeatNumber,
    Status,
    TableKind,
    Whole,
)


class SeatInfo(Payload, omit_defaults=True):
    """A seat and whoever sits there."""

    seat: int
    kind: SeatKind
    name: str
    mine: bool
    online: bool
    user: str = ""
    bot: str = ""


class Broken(Payload):
    """A running game that no longer replays: its last good entry, what is wrong with the next, who wants to end it."""

    entry: int
    text: str
    agreed: list[int]


class TableInfo(Payload):
    """A table, as one reader sees it in a list or beside the board."""

    id: str
    game: str
    name: str
    status: Status
    listed: bool
    owner: str
    options: dict[str, Value]
    created: int
    changed: int
    seats: list[SeatInfo]
    mine: list[int]
    actors: list[int]  # that the reader may know of: there may be fewer than are awaited
    awaited: int
    my_turn: bool
    over: bool
    here: bool
    key: str | None
    rematch: str | None
    fork_of: str | None
    broken: Broken | None
    kind: TableKind
    secret_hash: str  # of the server's part of the seed; empty where it is a copy of another game
    contribute: bool  # whether the game waits for what the reader's browser adds to the seed
    ranking: list[int]
    open: bool
    colours: list[list[str]]


class Tables(Payload):
    """A page of tables; `next` is the number of the next page, null where there is none."""

    tables: list[TableInfo]
    next: int | None


class MyTables(Payload):
    """The caller's tables, those waiting for them first."""

    tables: list[TableInfo]
    waiting: int


class KeyQuery(Query):
    """A private table is shown to whoever has its key."""

    key: InviteKey = ""


class StoryQuery(KeyQuery):
    """Whose versions lead to the turns of a story: a seat's, or a spectator's."""

    seat: SeatNumber = -1


class LobbyQuery(Query):
    """Which tables of the lobby; by default those that are waiting or running."""

    status: Literal["waiting", "running", "over", ""] = ""
    page: Annotated[int, Meta(ge=0, le=1000)] = 0


class ViewQuery(KeyQuery):
    """The seat to look from, and whether legal moves come with their costs and gains."""

    seat: SeatNumber | UnsetType = UNSET
    explain: bool = False

    def wanted(self) -> int | None:
        """The seat; None if the server is to choose."""
        return None if self.seat is UNSET else self.seat


class PollQuery(ViewQuery):
    """What a poll waits for: more than this version, or chat lines from this number on."""

    version: Annotated[int, Meta(ge=-1, le=10**9)] = -1
    chat: Whole | UnsetType = UNSET
    wait: Annotated[float, Meta(ge=0, le=1000)] = 0.0


class NewTable(RequestBody):
    """A table to be opened. A seat is "you", "here:NAME", "bot:NAME", "open" or "invite"."""

    game: Name
    seats: Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(min_length=1, max_length=32)]
    options: dict[str, Value] = field(default_factory=dict)
    listed: bool = True
    name: Annotated[str, Meta(max_length=60)] = ""
    contribute: bool = False  # the game does not start before the caller's browser has contributed to the seed


class Join(RequestBody):
    """A seat to be taken: this one, or the first that is free for me."""

    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    key: InviteKey = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    contribution: ContributionText | None = None  # the browser's contribution to the seed


class Rematch(RequestBody):
    """Open a table for a rematch."""

    contribute: bool = False  # the game does not start before the caller's browser has contributed to the seed


class Fill(RequestBody):
    """Empty seats to be given to a bot."""

    bot: Name


class EmptyBody(RequestBody):
    """No arguments."""


class Fork(RequestBody):
    """A new table from this one as it was at a version of a seat."""

    at: Whole | None = None
    seat: SeatNumber = -1


class Contribution(Payload):
    """The contribution of a seat's browser to the seed."""

    seat: int
    value: str


class Fairness(Payload):
    """How the dice were chosen. `secret` and `seed` come when the game is over, and so does `replays`.

    `replays`: the record of the game replays from its seed; it is what the server says.
    """

    kind: TableKind
    secret_hash: str
    contributions: list[Contribution]
    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Value]
    secret: str | None
    seed: str | None
    replays: bool | None


class Contribute(RequestBody):
    """The browser's contribution to the seed."""

    value: ContributionText
