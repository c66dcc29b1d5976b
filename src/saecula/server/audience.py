"""Who looks at the tables of a server, and what they are told: each what their seat may know, and only what is stored.

What has changed is found by comparing a table with what was told of it last. So it does not matter who changed it: a
request here, a bot, or another server on the same database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from saecula.server.messages import (
    Chat,
    ChatLine,
    Presence,
    Sent,
    TableInfo,
    TableMessage,
    Update,
    User,
    Waiting,
)
from saecula.server.table import SPECTATOR, Facts, Table

GATHERED: Final = 0.05  # seconds in which comings and goings are told together
OUTBOX: Final = 500  # messages that a slow reader may be behind before it is cut off
OUTBOX_BYTES: Final = 4 * 1024 * 1024  # and how much they may hold

_encoder: Final = msgspec.json.Encoder()


def encode(message: Sent) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


class Looker:
    """Somebody who looks at a table through one socket (or one waiting poll), from one seat."""

    def __init__(self, budget: Budget, user: User | None, reader: int, version: int, explain: bool = False) -> None:
        self.user = user
        self.reader = reader
        self.version = version
        self.explain = explain
        self.cut_off = False
        self.goodbye = False  # the server stops
        self.gone = False  # the table has been deleted
        self.signed_out = False  # the person has
        self.presence = b""  # the last one it was sent
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.unread = 0  # bytes in it
        self.budget = budget
        self.sending: asyncio.Task[None] | None = None  # which is stopped when it is cut off

    def send(self, data: bytes) -> None:
        """Put a message in the outbox. Whoever does not read is cut off, and will come back for a snapshot."""
        if self.outbox.full() or self.unread > OUTBOX_BYTES:
            self.cut()
        if self.cut_off:
            return
        self.unread += len(data)
        self.budget.add(self, len(data))
        self.outbox.put_nowait(data)

    async def next(self) -> bytes:
        """The next message to be sent; empty when it was the last."""
        data = await self.outbox.get()
        if not self.cut_off:
            self.unread -= len(data)
            self.budget.remove(self, len(data))
        return data

    def cut(self) -> None:
        """Send nothing any more, and forget what was to be sent."""
        if self.cut_off:
            return
        self.cut_off = True
        self.close()
        self.outbox = asyncio.Queue()
        if self.sending:
            self.sending.cancel()

    def close(self) -> None:
        """What has not been sent is no longer counted."""
        self.budget.remove(self, self.unread)
        self.unread = 0


class Budget:
    """The bytes that all sockets of a server have not read yet. Where they are too many, the slowest reader goes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self._behind: set[Looker] = set()  # those that have something to read

    def add(self, looker: Looker, count: int) -> None:
        """Count what is put in an outbox."""
        self.total += count
        self._behind.add(looker)
        while self.total > self.most and self._behind:
            max(self._behind, key=lambda each: each.unread).cut()

    def remove(self, looker: Looker, count: int) -> None:
        """Count what has been taken out of an outbox."""
        self.total -= count
        if not looker.unread:
            self._behind.discard(looker)


class Elsewhere(msgspec.Struct):
    """Who looks at a table through another server."""

    online: frozenset[str] = frozenset()
    watching: int = 0


class Audience:
    """Everybody who looks at a table of this server."""

    def __init__(self, unread_bytes: int) -> None:
        self.budget = Budget(unread_bytes)
        self.lookers: dict[str, set[Looker]] = {}
        self.elsewhere: dict[str, dict[str, Elsewhere]] = {}  # by server, by table
        self.moved: Callable[[str], None] = lambda table_id: None  # called when somebody comes or goes here
        self._told: dict[str, Facts] = {}
        self._gathering: set[str] = set()  # tables whose comings and goings are about to be told

    def at(self, table_id: str) -> Iterable[Looker]:
        """Who looks at a table."""
        return self.lookers.get(table_id, ())

    # --------------------------------------------------------------------------------------------------- who is there

    def arrive(self, table: Table, looker: Looker) -> None:
        """Somebody begins to look."""
        self._told.setdefault(table.id, table.facts())
        self.lookers.setdefault(table.id, set()).add(looker)
        self.moves(table.id)

    def leave(self, table_id: str, looker: Looker) -> None:
        """Somebody looks no longer."""
        lookers = self.lookers.get(table_id, set())
        lookers.discard(looker)
        looker.close()
        if not lookers:
            self.lookers.pop(table_id, None)
            self._told.pop(table_id, None)
        self.moves(table_id)

    def moves(self, table_id: str) -> None:
        """Somebody has come, gone, or changed seats."""
        self.tell_presence(table_id)
        self.moved(table_id)

    def here(self, table_id: str) -> Elsewhere:
        """Who looks at a table through this server, as others need it."""
        lookers = self.at(table_id)
        users = {looker.user.id for looker in lookers if looker.user}
        told = self._told.get(table_id)
        sitting = frozenset(user for kind, user, *_ in told.seats if kind == "person" and user in users) if told else ()
        return Elsewhere(frozenset(sitting), sum(looker.reader == SPECTATOR for looker in lookers))

    def _everywhere(self, table_id: str) -> list[Elsewhere]:
        return [self.here(table_id), *(tables[table_id] for tables in self.elsewhere.values() if table_id in tables)]

    def _online(self, table_id: str) -> frozenset[str]:
        """The people at a table who are connected."""
        return frozenset[str]().union(*(there.online for there in self._everywhere(table_id)))

    def info(self, table: Table, user: User | None) -> TableInfo:
        """The table as somebody sees it."""
        users = self._online(table.id)
        online = {s for s, seat in enumerate(table.seats) if seat.kind == "person" and seat.user in users}
        return table.info(user.id if user else "", online)

    def tell_presence(self, table_id: str) -> None:
        """Tell everybody at a table who is there, soon: many may come and go at once."""
        if table_id not in self._gathering and self.at(table_id):
            self._gathering.add(table_id)
            asyncio.get_running_loop().call_later(GATHERED, self._tell_presence, table_id)

    def _tell_presence(self, table_id: str) -> None:
        self._gathering.discard(table_id)
        data = self.presence(table_id)
        for looker in self.at(table_id):
            if looker.presence != data:
                looker.presence = data
                looker.send(data)

    def presence(self, table_id: str) -> bytes:
        """Who is there now, as it is sent."""
        users, told = self._online(table_id), self._told.get(table_id)
        online = [
            s for s, (kind, user, *_) in enumerate(told.seats if told else ()) if kind == "person" and user in users
        ]
        watching = sum(there.watching for there in self._everywhere(table_id))
        return encode(Presence(online=online, watching=watching))

    # ---------------------------------------------------------------------------------------------------- what is new

    def tell(self, table: Table) -> None:
        """Tell everybody at the table what has changed since they were told last. To be called when it is stored."""
        if not self.at(table.id):
            return
        now = table.facts()
        was = self._told.get(table.id, now)
        self._told[table.id] = now
        if was.status == "waiting" != now.status:
            for looker in self.at(table.id):
                looker.version = -1  # nothing seen yet
        given_up = {s for s, seat in enumerate(was.seats) if seat[0] == "person" and seat != now.seats[s]}
        for looker in self.at(table.id):
            if looker.reader in given_up:
                looker.reader, looker.version = SPECTATOR, table.version(SPECTATOR)
        if was.table != now.table:
            self._tell_table(table)
        if table.record is not None:
            changed = {s for s, auto in enumerate(now.auto) if auto != was.auto[s]}
            everybody = was.asked != now.asked or was.status != now.status or bool(given_up)
            self._tell_update(table, everybody, changed, was.actors != now.actors)

    def _tell_table(self, table: Table) -> None:
        """The table itself has changed: each sees it in their own way."""
        kept: dict[str, bytes] = {}
        for looker in self.at(table.id):
            user = looker.user.id if looker.user else ""
            if user not in kept:
                kept[user] = encode(TableMessage(table=self.info(table, looker.user)))
            looker.send(kept[user])

    def _tell_update(self, table: Table, everybody: bool, seats: set[int], sealed: bool) -> None:
        """What each has seen happen; those who saw nothing are told whom the table waits for, if that has changed."""
        kept: dict[tuple[int, bool, int], bytes] = {}
        waiting: dict[int, bytes] = {}
        for looker in self.at(table.id):
            version = table.version(looker.reader)
            if version != looker.version or everybody or looker.reader in seats:
                which = (looker.reader, looker.explain, looker.version)
                if which not in kept:
                    kept[which] = encode(update_for(table, looker.reader, looker.version, looker.explain))
                looker.send(kept[which])
                looker.version = version
            elif sealed:
                if looker.reader not in waiting:
                    news = Waiting(actors=table.awaited(looker.reader), awaited=len(table.actors))
                    waiting[looker.reader] = encode(news)
                looker.send(waiting[looker.reader])

    def tell_chat(self, table_id: str, line: ChatLine) -> Chat:
        """Something was said at a table."""
        said = Chat(lines=[line])
        self._tell_all(table_id, encode(said))
        return said

    def _tell_all(self, table_id: str, data: bytes) -> None:
        for looker in self.at(table_id):
            looker.send(data)

    # ----------------------------------------------------------------------------------------------------------- ends

    def say_goodbye(self) -> None:
        """Let go of everybody who is connected; they will come back."""
        for lookers in self.lookers.values():
            for looker in lookers:
                looker.goodbye = True
                looker.send(b"")

    def sign_out(self, user_id: str) -> None:
        """Let go of somebody whose session has ended."""
        for lookers in self.lookers.values():
            for looker in lookers:
                if looker.user and looker.user.id == user_id:
                    looker.signed_out = True
                    looker.send(b"")

    def send_away(self, table_id: str) -> None:
        """Let go of everybody at a table that is no longer there."""
        for looker in self.at(table_id):
            looker.gone = True
            looker.send(b"")


def update_for(table: Table, reader: int, version: int, explain: bool = False) -> Update:
    """What happened for a reader since a version."""
    now = table.version(reader)
    events = table.events_between(reader, version, now)
    return Update(start=version, version=now, events=events, snapshot=table.snapshot(reader, explain))
