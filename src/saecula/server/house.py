"""The house: all tables, their readers, and the bots that play at them.

Everything that changes a table goes through here, under the table's lock: commit first, broadcast after. If
storing fails, the table is forgotten and read anew: what is stored is the only truth.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from saecula.kernel.game import Game
from saecula.kernel.registry import game as find
from saecula.kernel.registry import games
from saecula.server.audience import Audience
from saecula.server.bot_runner import BotRunner
from saecula.server.cluster import Cluster
from saecula.server.errors import Refusal
from saecula.server.messages.catalogue import User
from saecula.server.messages.from_server import Chat
from saecula.server.messages.tables import TableInfo
from saecula.server.replaying import Replayer
from saecula.server.seats import Seat
from saecula.server.settings import Settings
from saecula.server.storage import Overtaken, Row, Seats, Storage
from saecula.server.table import Table

log = logging.getLogger("saecula.server")

P = ParamSpec("P")
T = TypeVar("T")

CHAT_LINES: Final = 200
TABLE_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)
TRIES: Final = 10  # attempts to change a table that another server is changing too
LONG: Final = 3000  # entries of a game whose replay may take seconds


class House:
    """All tables of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.url, secrets.token_hex(8))
        self.stopping = False
        self.tables: OrderedDict[str, Table] = OrderedDict()  # in memory, the last used last
        self.audience = Audience(settings.unread_bytes)
        self.replayer = Replayer(settings.replay_seconds, settings.bots)
        self.threads = ThreadPoolExecutor(1, "replay")
        self.long_threads = ThreadPoolExecutor(1, "long replay")
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bots = BotRunner(self)
        self.cluster = Cluster(self) if self.storage.database.shared else None

    # ------------------------------------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        """Open the database and resume bots and automatic answers."""
        await self.storage.open()
        self.bots.secret = await self.storage.secret("bots", secrets.token_hex(32))
        if self.cluster:
            await self.cluster.open()
        await self.wake_bots()

    async def wake_bots(self) -> None:
        """Resume bots and automatic answers at tables that no server is driving."""
        for table_id in await self.storage.due():
            self.bots.wake(table_id)

    def say_goodbye(self) -> None:
        """Accept no new work and disconnect everybody; clients reconnect by themselves."""
        self.stopping = True
        self.audience.say_goodbye()

    async def close(self) -> None:
        """Finish pending work, then stop."""
        self.stopping = True
        self.bots.close()
        self.replayer.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=10)
        if self.cluster:
            await self.cluster.close()
        await self.storage.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.long_threads.shutdown(wait=False, cancel_futures=True)

    async def finish(self, work: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Finish a piece of work even if the client disconnects meanwhile.

        If another server changed the table first, the work is repeated on the new state.
        """

        async def until_done() -> T:
            for _ in range(TRIES):
                try:
                    return await work(*args, **kwargs)
                except Overtaken:
                    continue
            raise Refusal("stale")

        task = asyncio.create_task(until_done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def sign_out(self, user_id: str) -> None:
        """End somebody's session, here and at the other servers."""
        await self.storage.sign_out(user_id)
        self.audience.sign_out(user_id)

    # --------------------------------------------------------------------------------------------- tables in memory

    async def load(self, table_id: str) -> Table:
        """The table, from memory or replayed from what is stored."""
        if table_id in self.tables:
            self.tables.move_to_end(table_id)
            return self.tables[table_id]
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal("no-table")
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id in self.tables:
                    return self.tables[table_id]
                self._make_room()
                found = await self.storage.table(table_id)
                if found is None:
                    self.audience.send_away(table_id)
                    raise Refusal("no-table")
                row, seat_rows, entries = found
                table = Table(row, [Seat(seat) for seat in seat_rows], known_game(row["game"]))
                if table.status != "waiting":
                    await self.in_thread(table.replay, entries, long=len(entries) > LONG)
                    if table.broken:
                        why = {"reason": table.broken.text, "entry": table.trouble}
                        log.warning("table is read-only", extra={"table": table_id, **why})
                self.tables[table_id] = table
                self.audience.tell(table)
                return table
            finally:
                self._loading.pop(table_id, None)

    async def in_thread(self, work: Callable[..., T], *args: Any, long: bool = False) -> T:
        """Run something too slow for the event loop. The caller keeps the table's lock meanwhile.

        `long`: it may take seconds; it queues only behind others of its kind.
        """
        threads = self.long_threads if long else self.threads
        return await asyncio.get_running_loop().run_in_executor(threads, partial(work, *args))

    def _make_room(self) -> None:
        """Make room for one more table: evict the least recently used ones, unwatched ones first.

        A table in the middle of a request stays. A watched one is replayed again when something happens there.
        """
        entries = sum(table.entries for table in self.tables.values())
        for watched in (False, True):
            for table_id, table in list(self.tables.items()):
                if self._has_room() and entries < self.settings.loaded_entries:
                    return
                if not table.using and watched == (self.bots.busy(table_id) or bool(self.audience.at(table_id))):
                    del self.tables[table_id]
                    entries -= table.entries
        if not self._has_room():
            raise Refusal("full")

    def _has_room(self) -> bool:
        return len(self.tables) + len(self._loading) <= self.settings.loaded_tables

    @asynccontextmanager
    async def _now(self, table_id: str) -> AsyncIterator[Table]:
        """A private copy of the table as stored."""
        while True:
            table = await self.load(table_id)
            table.using += 1
            try:
                async with table.lock:
                    if self.tables.get(table_id) is table and await self._caught_up(table):
                        yield table
                        return
            finally:
                table.using -= 1

    async def _caught_up(self, table: Table) -> bool:
        """Apply changes made by other servers; False if the table must be reloaded."""
        if not self.cluster:
            return True
        revision = await self.storage.revision(table.id)
        if revision == table.revision:
            return True
        found = await self.storage.table(table.id, table.entries) if revision is not None else None
        if found and table.follow(*found):
            self.audience.tell(table)
            return True
        del self.tables[table.id]
        return False

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The table, under its lock. It may be reloaded between two visits.

        If the caller fails before the commit, nothing has changed: the table is dropped and reloaded.
        """
        if self.stopping:
            raise Refusal("stopping")
        async with self._now(table_id) as table:
            try:
                yield table
            except Refusal:
                raise  # refused before anything was changed
            except BaseException:
                self.tables.pop(table_id, None)
                raise

    async def look(self, table_id: str, user: User | None, key: str = "") -> Table:
        """The table, for somebody who may see it. Read-only, valid until the next await."""
        async with self._now(table_id) as table:
            self.may_see(table, user, key)
        return table

    @asynccontextmanager
    async def looking(self, table_id: str, user: User | None, key: str = "") -> AsyncIterator[Table]:
        """The same under the table's lock, so that it stays valid."""
        async with self._now(table_id) as table:
            self.may_see(table, user, key)
            yield table

    @staticmethod
    def may_see(table: Table, user: User | None, key: str) -> None:
        """Refuse anybody who neither sits at a private table nor has its key."""
        name = user.id if user else ""
        if table.listed or (name and (table.owner == name or any(seat.user == name for seat in table.seats))):
            return
        if not fits(key, table.key):
            raise Refusal("no-table")

    @staticmethod
    def own(table: Table, user: User | None, seat: int) -> None:
        """Refuse anybody who acts for another person's seat."""
        if user is None:
            raise Refusal("sign-in")
        if seat not in table.seats_of(user.id):
            raise Refusal("not-your-seat")

    def info(self, table: Table, user: User | None) -> TableInfo:
        """The table as this user sees it."""
        return self.audience.info(table, user)

    # ------------------------------------------------------------------------------------------------------- storing

    async def store(
        self,
        table: Table,
        seats: Sequence[int] = (),
        since: int | None = None,
        request: str = "",
        opened: tuple[Row, Seats, list[Row]] | None = None,
        quiet: bool = False,
    ) -> None:
        """Store the table, these seats, entries behind number `since`, and the table that goes on from this one.

        Then tell everybody, and let the bots and the automatic answers go on. `quiet`: nobody else may notice.
        """
        if not quiet:
            table.changed = int(time.time())
        entries = [] if since is None else table.rows(since, request)
        await self._change(table, table.row(), seats, entries, opened)

    async def store_auto(self, table: Table, seat: int) -> None:
        """Store a seat's automatic answers and nothing else, not even when they changed: others must not notice."""
        await self._change(table, {}, [seat])

    async def _change(
        self,
        table: Table,
        values: Row,
        seats: Sequence[int],
        entries: Sequence[Row] = (),
        opened: tuple[Row, Seats, list[Row]] | None = None,
    ) -> None:
        seat_rows = {s: table.seats[s].row() for s in seats}
        await self.storage.change(table.id, table.revision, values, seat_rows, entries, opened)
        table.revision += 1
        self.audience.tell(table)
        self.bots.wake(table.id)

    async def enter(self, table: Table, entry: str, request: str = "") -> None:
        """Apply an entry, commit it, then broadcast it."""
        before = self._room_for(table, 1)
        auto, awaited = [seat.auto for seat in table.seats], table.actors
        table.enter(entry, int(time.time()), request)
        await self._entered(table, before, auto, awaited, request)

    async def play(self, table: Table, seat: int, moves: list[str], request: str) -> tuple[int, bool]:
        """Play moves up to the first reveal, commit, then broadcast; returns how many, and whether it was cut short."""
        before = self._room_for(table, len(moves))
        auto, awaited = [each.auto for each in table.seats], table.actors
        played = table.play(seat, moves, int(time.time()), request)
        await self._entered(table, before, auto, awaited, request)
        return played

    def _room_for(self, table: Table, entries: int) -> int:
        """The number of entries of a game; refused if it may not have this many more."""
        before = len(table.running.entries)
        if before + entries > self.settings.table_entries:
            raise Refusal("long-game", {"entries": self.settings.table_entries})
        return before

    async def _entered(
        self, table: Table, before: int, auto: list[dict[str, int]], awaited: list[int], request: str
    ) -> None:
        secret = all(entry.secret for entry in table.running.entries[before:])
        if not secret:
            table.asked = None
        table.end_auto_after_undo(before)
        table.update_status()
        ended = [s for s, seat in enumerate(table.seats) if seat.auto != auto[s]]
        quiet = secret and table.actors == awaited
        await self.store(table, ended, since=before, request=request, quiet=quiet)

    def forget(self, table_id: str) -> None:
        """A table has been deleted."""
        self.tables.pop(table_id, None)
        self.audience.send_away(table_id)

    # ---------------------------------------------------------------------------------------------------------- chat

    async def say(self, table: Table, user: User | None, text: str) -> Chat:
        """Store a chat line of a seated person."""
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
        return self.audience.tell_chat(table.id, await self.finish(self.storage.say, row))

    async def said(self, table: Table, since: int) -> Chat:
        """Chat lines."""
        return Chat(lines=await self.storage.said(table.id, since, CHAT_LINES))


def find_game(name: str) -> Game[Any]:
    """A game that is installed."""
    game = known_game(name)
    if game is None:
        raise Refusal("no-game", {"game": name})
    return game


def known_game(name: str) -> Game[Any] | None:
    """A game, if it is installed."""
    return find(name) if name in games() else None


def fits(key: str, expected: str) -> bool:
    """Whether a key is the right one, compared in constant time."""
    return bool(expected) and hmac.compare_digest(key.encode(), expected.encode())


def clean(text: str, length: int = 60) -> str:
    """User input as one line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length]
