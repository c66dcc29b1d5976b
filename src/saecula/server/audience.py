"""Who watches the tables of a server, and what they are told: what their seat may know, and only what is committed.

Changes are found by comparing a table with what was last sent. So it does not matter who changed it: a
request here, a bot, or another server on the same database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from saecula.server.journal import MOST_EVENTS, SPECTATOR
from saecula.server.messages.catalogue import User
from saecula.server.messages.from_server import (
    AnyServerMessage,
    Chat,
    ChatLine,
    Presence,
    TableMessage,
    Update,
    Waiting,
)
from saecula.server.messages.tables import TableInfo
from saecula.server.patch import diff
from saecula.server.table import Facts, Table
from saecula.server.table_views import SentSnapshot, info

GATHERED: Final = 0.05  # seconds for which comings and goings are collected into one message
OUTBOX: Final = 500  # messages that may be queued for a slow reader before it is cut off
OUTBOX_BYTES: Final = 4 * 1024 * 1024  # and how much they may hold

_encoder: Final = msgspec.json.Encoder()


def encode(message: AnyServerMessage) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


class Subscriber:
    """A reader: one socket, or one waiting poll, watching a table from one seat."""

    def __init__(self, budget: Budget, user: User | None, reader: int, version: int, explain: bool = False) -> None:
        self.user = user
        self.reader = reader
        self.version = version
        self.explain = explain
        self.cut_off = False
        self.goodbye = False  # the server stops
        self.gone = False  # the table has been deleted
        self.signed_out = False  # the person has
        self.base: SentSnapshot | None = None  # the snapshot that it was sent last
        self.presence = b""  # the last one it was sent
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self.unread = 0  # bytes in it
        self.budget = budget
        self.sending: asyncio.Task[None] | None = None  # which is stopped when it is cut off

    def send(self, data: bytes) -> None:
        """Queue a message. A reader that does not keep up is cut off; it reconnects and gets a snapshot."""
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
        """Send nothing more, and drop what is queued."""
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
    """The bytes queued for all sockets of a server. When there are too many, the slowest reader is cut off."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self._behind: set[Subscriber] = set()  # those that have something to read

    def add(self, subscriber: Subscriber, count: int) -> None:
        """Count what is put in an outbox."""
        self.total += count
        self._behind.add(subscriber)
        while self.total > self.most and self._behind:
            max(self._behind, key=lambda each: each.unread).cut()

    def remove(self, subscriber: Subscriber, count: int) -> None:
        """Count what has been taken out of an outbox."""
        self.total -= count
        if not subscriber.unread:
            self._behind.discard(subscriber)


class Attendance(msgspec.Struct):
    """Who looks at a table through another server."""

    online: frozenset[str] = frozenset()
    watching: int = 0


class Audience:
    """Everybody who looks at a table of this server."""

    def __init__(self, unread_bytes: int) -> None:
        self.budget = Budget(unread_bytes)
        self.subscribers: dict[str, set[Subscriber]] = {}
        self.elsewhere: dict[str, dict[str, Attendance]] = {}  # by server, by table
        self.moved: Callable[[str], None] = lambda table_id: None  # called when somebody comes or goes here
        self._told: dict[str, Facts] = {}
        self._gathering: set[str] = set()  # tables with comings and goings not yet sent

    def at(self, table_id: str) -> Iterable[Subscriber]:
        """Who looks at a table."""
        return self.subscribers.get(table_id, ())

    # --------------------------------------------------------------------------------------------------- who is there

    def arrive(self, table: Table, subscriber: Subscriber) -> None:
        """Somebody begins to look."""
        self._told.setdefault(table.id, table.facts())
        self.subscribers.setdefault(table.id, set()).add(subscriber)
        self.moves(table.id)

    def leave(self, table_id: str, subscriber: Subscriber) -> None:
        """Somebody looks no longer."""
        subscribers = self.subscribers.get(table_id, set())
        subscribers.discard(subscriber)
        subscriber.close()
        if not subscribers:
            self.subscribers.pop(table_id, None)
            self._told.pop(table_id, None)
        self.moves(table_id)

    def moves(self, table_id: str) -> None:
        """Somebody has come, gone, or changed seats."""
        self.tell_presence(table_id)
        self.moved(table_id)

    def here(self, table_id: str) -> Attendance:
        """Who looks at a table through this server, as others need it."""
        subscribers = self.at(table_id)
        users = {subscriber.user.id for subscriber in subscribers if subscriber.user}
        told = self._told.get(table_id)
        sitting = frozenset(user for kind, user, *_ in told.seats if kind == "person" and user in users) if told else ()
        return Attendance(frozenset(sitting), sum(subscriber.reader == SPECTATOR for subscriber in subscribers))

    def _everywhere(self, table_id: str) -> list[Attendance]:
        return [self.here(table_id), *(tables[table_id] for tables in self.elsewhere.values() if table_id in tables)]

    def _online(self, table_id: str) -> frozenset[str]:
        """The people at a table who are connected."""
        return frozenset[str]().union(*(there.online for there in self._everywhere(table_id)))

    def info(self, table: Table, user: User | None) -> TableInfo:
        """The table as somebody sees it."""
        users = self._online(table.id)
        online = {s for s, seat in enumerate(table.seats) if seat.kind == "person" and seat.user in users}
        return info(table, user.id if user else "", online)

    def tell_presence(self, table_id: str) -> None:
        """Tell everybody at a table who is there, after a short delay: many may come and go at once."""
        if table_id not in self._gathering and self.at(table_id):
            self._gathering.add(table_id)
            asyncio.get_running_loop().call_later(GATHERED, self._tell_presence, table_id)

    def _tell_presence(self, table_id: str) -> None:
        self._gathering.discard(table_id)
        data = self.presence(table_id)
        for subscriber in self.at(table_id):
            if subscriber.presence != data:
                subscriber.presence = data
                subscriber.send(data)

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
        """Tell everybody at the table what has changed since the last message. Call after commit."""
        if not self.at(table.id):
            return
        now = table.facts()
        was = self._told.get(table.id, now)
        self._told[table.id] = now
        if was.status == "waiting" != now.status:
            for subscriber in self.at(table.id):
                subscriber.version = -1  # nothing seen yet
        given_up = {s for s, seat in enumerate(was.seats) if seat[0] == "person" and seat != now.seats[s]}
        for subscriber in self.at(table.id):
            if subscriber.reader in given_up:
                subscriber.reader, subscriber.version = SPECTATOR, table.version(SPECTATOR)
        if was.table != now.table:
            self._tell_table(table)
        if table.record is not None:
            changed = {s for s, auto in enumerate(now.auto) if auto != was.auto[s]}
            everybody = was.asked != now.asked or was.status != now.status or bool(given_up)
            self._tell_update(table, everybody, changed, was.actors != now.actors)

    def _tell_table(self, table: Table) -> None:
        """The table itself has changed: each sees it in their own way."""
        kept: dict[str, bytes] = {}
        for subscriber in self.at(table.id):
            user = subscriber.user.id if subscriber.user else ""
            if user not in kept:
                kept[user] = encode(TableMessage(table=self.info(table, subscriber.user)))
            subscriber.send(kept[user])

    def _tell_update(self, table: Table, everybody: bool, seats: set[int], sealed: bool) -> None:
        """Send each reader its events; those without any are told whom the table waits for, if that has changed."""
        kept: dict[tuple[int, bool, int, str], bytes] = {}
        waiting: dict[int, bytes] = {}
        for subscriber in self.at(table.id):
            version = table.version(subscriber.reader)
            if version != subscriber.version or everybody or subscriber.reader in seats:
                base = subscriber.base
                which = (subscriber.reader, subscriber.explain, subscriber.version, base.stamp if base else "")
                if which not in kept:
                    kept[which] = encode(
                        update_for(table, subscriber.reader, subscriber.version, subscriber.explain, base)
                    )
                subscriber.send(kept[which])
                subscriber.version = version
                subscriber.base = table.snapshot_for(subscriber.reader, subscriber.explain)
            elif sealed:
                if subscriber.reader not in waiting:
                    news = Waiting(actors=table.awaited(subscriber.reader), awaited=len(table.actors))
                    waiting[subscriber.reader] = encode(news)
                subscriber.send(waiting[subscriber.reader])

    def tell_chat(self, table_id: str, line: ChatLine) -> Chat:
        """Something was said at a table."""
        said = Chat(lines=[line])
        self._tell_all(table_id, encode(said))
        return said

    def _tell_all(self, table_id: str, data: bytes) -> None:
        for subscriber in self.at(table_id):
            subscriber.send(data)

    # ----------------------------------------------------------------------------------------------------------- ends

    def say_goodbye(self) -> None:
        """Disconnect everybody; they will reconnect."""
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                subscriber.goodbye = True
                subscriber.send(b"")

    def sign_out(self, user_id: str) -> None:
        """Let go of somebody whose session has ended."""
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                if subscriber.user and subscriber.user.id == user_id:
                    subscriber.signed_out = True
                    subscriber.send(b"")

    def send_away(self, table_id: str) -> None:
        """Disconnect everybody at a table that has been deleted."""
        for subscriber in self.at(table_id):
            subscriber.gone = True
            subscriber.send(b"")


def update_for(
    table: Table, reader: int, version: int, explain: bool = False, base: SentSnapshot | None = None
) -> Update:
    """What a reader missed since a version: as a patch to what it was last sent, if that is known."""
    now = table.snapshot_for(reader, explain)
    events = table.journal.events_between(reader, version, now.version)
    update = Update(start=version, version=now.version, events=events, stamp=now.stamp)
    some = len(events) == MOST_EVENTS  # and the reader cannot count the others
    if base is None or some or (base.reader, base.explain) != (reader, explain):
        update.snapshot = now.snapshot
    else:
        update.onto = base.stamp
        update.patch = diff(base.document(), now.document())  # type: ignore[assignment]
    return update
