"""The house: all tables, who looks at them, and the bots that play at them.

Everything that changes a table goes through here, under the table's own lock: first it is stored, then it is told. If
storing fails, the table is forgotten and read anew: what is stored is the only truth.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from saecula.kernel.game import Game
from saecula.kernel.registry import game as find
from saecula.kernel.registry import games
from saecula.server.driver import Driver
from saecula.server.errors import Refusal
from saecula.server.messages import (
    Chat,
    ChatLine,
    Event,
    Presence,
    Sent,
    TableInfo,
    TableMessage,
    Update,
    User,
    Waiting,
)
from saecula.server.settings import Settings
from saecula.server.storage import Row, Storage
from saecula.server.table import SPECTATOR, Seat, Table

log = logging.getLogger("saecula.server")

T = TypeVar("T")

OUTBOX: Final = 500  # messages that a slow reader may be behind before it is cut off
CHAT_LINES: Final = 200


def encode(message: Sent) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)


class Looker:
    """Somebody who looks at a table through one socket (or one waiting poll), from one seat."""

    def __init__(self, user: User | None, reader: int, version: int, explain: bool = False) -> None:
        self.user = user
        self.reader = reader
        self.version = version
        self.explain = explain
        self.cut_off = False
        self.goodbye = False  # the server stops
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)

    def send(self, data: bytes) -> None:
        """Put a message in the outbox. Whoever does not read is cut off, and will come back for a snapshot."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.cut_off = True


class House:
    """All tables of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.url)
        self.stopping = False
        self.tables: OrderedDict[str, Table] = OrderedDict()  # in memory, the last used last
        self.lookers: dict[str, set[Looker]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bots = Driver(self)

    # ------------------------------------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        """Open the database and let the bots and the standing answers go on where they were."""
        await self.storage.open()
        for row, seats in await self.storage.running():
            asked = [seats[s] for s in msgspec.json.decode(row["waiting_for"])]
            if any(seat["kind"] == "bot" or seat["standing"] is not None for seat in asked):
                self.bots.wake(row["id"])

    def say_goodbye(self) -> None:
        """Take nothing new, and let go of everybody who is connected; they will come back."""
        self.stopping = True
        for lookers in self.lookers.values():
            for looker in lookers:
                looker.goodbye = True
                looker.send(b"")

    async def close(self) -> None:
        """Finish what has been begun, then stop."""
        self.stopping = True
        self.bots.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=10)
        await self.storage.close()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if whoever asked for it goes away in the middle."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # --------------------------------------------------------------------------------------------- tables in memory

    async def load(self, table_id: str) -> Table:
        """The table, out of memory or replayed from what is stored."""
        if table_id in self.tables:
            self.tables.move_to_end(table_id)
            return self.tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id in self.tables:
                    return self.tables[table_id]
                found = await self.storage.table(table_id)
                if found is None:
                    raise Refusal("no-table")
                row, seat_rows, entries = found
                table = Table(row, [Seat(seat) for seat in seat_rows], _known_game(row["game"]))
                if table.status != "waiting":
                    await asyncio.to_thread(table.replay, entries)
                    if table.broken:
                        log.warning("table is read-only", extra={"table": table_id, "reason": table.broken.text})
                self.tables[table_id] = table
                self._make_room()
                return table
            finally:
                self._loading.pop(table_id, None)

    def _make_room(self) -> None:
        for table_id in list(self.tables):
            if len(self.tables) <= self.settings.loaded_tables:
                return
            table = self.tables[table_id]
            if not table.using and not self.lookers.get(table_id) and not self.bots.busy(table_id):
                del self.tables[table_id]

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The table, for oneself alone. It may be read anew between two visits."""
        if self.stopping:
            raise Refusal("stopping")
        while True:
            table = await self.load(table_id)
            table.using += 1
            try:
                async with table.lock:
                    if self.tables.get(table_id) is table:
                        yield table
                        return
            finally:
                table.using -= 1

    async def look(self, table_id: str, user: User | None, key: str = "") -> Table:
        """The table, for somebody who may see it. To be read before the next await, and not to be changed."""
        table = await self.load(table_id)
        self.may_see(table, user, key)
        return table

    @staticmethod
    def may_see(table: Table, user: User | None, key: str) -> None:
        """Refuse who neither sits at a private table nor shows its key."""
        name = user.id if user else ""
        if table.listed or (name and (table.owner == name or any(seat.user == name for seat in table.seats))):
            return
        if not fits(key, table.key):
            raise Refusal("no-table")

    async def store(
        self,
        table: Table,
        seats: list[int] | None = None,
        since: int | None = None,
        request: str = "",
        **values: object,
    ) -> None:
        """Store the table: entries behind number `since`, these seats, and what follows from the entries."""
        now = int(time.time())
        entries: list[Row] = []
        if since is not None:
            assert table.record is not None
            for number in range(since + 1, len(table.record.entries) + 1):
                entry = table.record.entries[number - 1]
                entries.append(
                    {
                        "table_id": table.id,
                        "idx": number,
                        "entry": entry.text,
                        "chk": entry.check,
                        "request": request,
                        "at": table.times[number - 1],
                    }
                )
        table.changed = now
        values.update(
            changed=now,
            status=table.status,
            waiting_for=to_json(table.actors),
            ranking=to_json(table.ranking),
            undo_request=to_json(table.asked) if table.asked else "",
        )
        try:
            await self.storage.change(table.id, values, {s: table.seats[s].row() for s in seats or []}, entries)
        except IntegrityError:
            self.tables.pop(table.id, None)
            raise Refusal("stale") from None  # somebody else was first
        except BaseException:
            self.tables.pop(table.id, None)
            raise

    async def store_standing(self, table: Table, seat: int) -> None:
        """Store a standing answer and nothing else: not even when it was given is anybody else's business."""
        try:
            await self.storage.change(table.id, {}, {seat: table.seats[seat].row()})
        except BaseException:
            self.tables.pop(table.id, None)
            raise

    # ------------------------------------------------------------------------------------------------------ telling

    def online(self, table: Table) -> set[int]:
        """The seats whose people are connected."""
        users = {looker.user.id for looker in self.lookers.get(table.id, ()) if looker.user}
        return {s for s, seat in enumerate(table.seats) if seat.kind == "person" and seat.user in users}

    def info(self, table: Table, user: User | None) -> TableInfo:
        """The table as somebody sees it."""
        return table.info(user.id if user else "", self.online(table))

    def arrive(self, table: Table, looker: Looker) -> None:
        """Somebody begins to look."""
        self.lookers.setdefault(table.id, set()).add(looker)
        self.tell_presence(table)

    def leave(self, table_id: str, looker: Looker) -> None:
        """Somebody looks no longer."""
        lookers = self.lookers.get(table_id, set())
        lookers.discard(looker)
        if not lookers:
            self.lookers.pop(table_id, None)
        elif table_id in self.tables:
            self.tell_presence(self.tables[table_id])

    def tell_presence(self, table: Table) -> None:
        """Tell everybody who is there."""
        lookers = self.lookers.get(table.id, set())
        watching = sum(looker.reader == SPECTATOR for looker in lookers)
        data = encode(Presence(online=sorted(self.online(table)), watching=watching))
        for looker in lookers:
            looker.send(data)

    def tell_table(self, table: Table) -> None:
        """Tell everybody, each in their own way, that the table itself has changed."""
        kept: dict[str, bytes] = {}
        for looker in self.lookers.get(table.id, ()):
            user = looker.user.id if looker.user else ""
            if user not in kept:
                kept[user] = encode(TableMessage(table=self.info(table, looker.user)))
            looker.send(kept[user])

    def tell_reader(self, table: Table, reader: int) -> None:
        """Tell who looks from one seat how it stands, and nobody else."""
        for looker in self.lookers.get(table.id, ()):
            if looker.reader == reader:
                looker.send(encode(update_for(table, reader, looker.version, looker.explain)))
                looker.version = table.version(reader)

    def tell_update(self, table: Table, always: bool = False) -> None:
        """Tell everybody what they have seen happen; those who saw nothing only for whom the table waits."""
        kept: dict[tuple[int, bool, int], bytes] = {}
        waiting: bytes | None = None
        for looker in self.lookers.get(table.id, ()):
            version = table.version(looker.reader)
            if version != looker.version or always:
                which = (looker.reader, looker.explain, looker.version)
                if which not in kept:
                    kept[which] = encode(update_for(table, looker.reader, looker.version, looker.explain))
                looker.send(kept[which])
                looker.version = version
            else:
                if waiting is None:
                    waiting = encode(Waiting(actors=table.actors))
                looker.send(waiting)

    async def changed(self, table: Table, was: str) -> None:
        """After entries have been stored: tell, and let the bots and the standing answers go on."""
        self.tell_update(table)
        if table.status != was:
            self.tell_table(table)
        self.bots.wake(table.id)

    def own(self, table: Table, user: User | None, seat: int) -> None:
        """Refuse who acts for a seat of somebody else."""
        if user is None:
            raise Refusal("sign-in")
        if seat not in table.seats_of(user.id):
            raise Refusal("not-your-seat")

    async def enter(self, table: Table, entries: list[str], request: str = "") -> None:
        """Carry out entries, store them, and only then tell."""
        record = table.running
        before = len(record.entries)
        was = table.status
        now = int(time.time())
        standing = [seat.standing for seat in table.seats]
        try:
            for text in entries:
                table.enter(text, now, request)
        except BaseException:
            self.tables.pop(table.id, None)  # half of it may have been carried out
            raise
        table.asked = None
        table.ask_again(before)
        table.settle()
        ended = [s for s, seat in enumerate(table.seats) if seat.standing != standing[s]]
        await self.store(table, ended, since=before, request=request)
        await self.changed(table, was)

    # ---------------------------------------------------------------------------------------------------------- chat

    async def say(self, table: Table, user: User | None, text: str) -> Chat:
        """A chat line of somebody who sits at the table."""
        if user is None:
            raise Refusal("sign-in")
        seats = table.seats_of(user.id)
        if not seats:
            raise Refusal("not-your-seat")
        line = clean(text, 500)
        if not line:
            raise Refusal("bad-request", {"why": "there is nothing to say"})
        now = int(time.time())
        row: Row = {"table_id": table.id, "seat": seats[0], "name": user.nickname, "line": line, "at": now}
        n = await self.finish(self.storage.say(row))
        said = Chat(lines=[ChatLine(n=n, seat=seats[0], name=user.nickname, text=line, at=now)])
        data = encode(said)
        for looker in self.lookers.get(table.id, ()):
            looker.send(data)
        return said

    async def said(self, table: Table, since: int) -> Chat:
        """Chat lines."""
        rows = await self.storage.said(table.id, since, CHAT_LINES)
        return Chat(
            lines=[
                ChatLine(n=row["n"], seat=row["seat"], name=row["name"], text=row["line"], at=row["at"]) for row in rows
            ]
        )


def update_for(table: Table, reader: int, version: int, explain: bool = False) -> Update:
    """What happened for a reader since a version."""
    events: list[Event] = []
    for event in reversed(table.logs[reader]):
        if event.version <= version:
            break
        events.append(event)
    return Update(
        start=version, version=table.version(reader), events=events[::-1], snapshot=table.snapshot(reader, explain)
    )


def find_game(name: str) -> Game[Any]:
    """A game that is installed."""
    game = _known_game(name)
    if game is None:
        raise Refusal("no-game", {"game": name})
    return game


def _known_game(name: str) -> Game[Any] | None:
    return find(name) if name in games() else None


def fits(key: str, expected: str) -> bool:
    """Whether a key is the right one; how long the answer takes tells nothing about it."""
    return bool(expected) and hmac.compare_digest(key.encode(), expected.encode())


def to_json(value: object) -> str:
    """A value as JSON text, for a column."""
    return msgspec.json.encode(value).decode()


def clean(text: str, length: int = 60) -> str:
    """Text that somebody typed, in one line and without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length]
