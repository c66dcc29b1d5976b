"""Several servers on one PostgreSQL database: they tell each other what happens, and one of them plays for a bot.

A change of a table is told in the transaction that stores it (storage.py); whoever has people at that table, or holds
it in memory, reads what is new. Nothing relies on a note getting through: whatever is asked for is compared with the
database first, and after a lost connection every table that somebody looks at is.

A server shows every now and then that it lives. One that does not is taken off the list, and others play on for the
bots that it played for. If it comes back nothing is lost: the database takes one move from one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from saecula.server.audience import Attendance
from saecula.server.database import SharedDatabase
from saecula.server.errors import Refusal
from saecula.server.schema import driving, processes
from saecula.server.storage import CHANNEL, Note

if TYPE_CHECKING:
    from saecula.server.house import House

log = logging.getLogger("saecula.server")

BEATS: Final = 4  # heartbeats within the time after which a silent server counts as dead
GATHERED: Final = 0.05  # seconds for which comings and goings are collected into one message
LISTENER: Final = "saecula listener"  # application_name of the connection on which a server listens
LONGEST_PAUSE: Final = 10.0  # seconds between two attempts to reach the database

_clock: Final = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
_note: Final = msgspec.json.Decoder(Note)


class Cluster:
    """This server among the others."""

    def __init__(self, house: House) -> None:
        assert isinstance(house.storage.database, SharedDatabase)
        self.house = house
        self.storage = house.storage
        self.database = house.storage.database
        self.me = house.storage.process
        self.lease = house.settings.lease
        self._tasks: set[asyncio.Task[None]] = set()
        self._moving: set[str] = set()  # tables with comings and goings not yet sent
        self._hearing = asyncio.Event()
        house.audience.moved = self.moved

    async def open(self) -> None:
        """Join the other servers. From here on none of their messages is missed."""
        await self._show_life()
        self._start(self._listen())
        self._start(self._beat())
        await asyncio.wait_for(self._hearing.wait(), 30)

    async def close(self) -> None:
        """Leave; the others go on at once."""
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

        def leave(connection: sa.Connection) -> None:
            connection.execute(sa.delete(driving).where(driving.c.process == self.me))
            connection.execute(sa.delete(processes).where(processes.c.id == self.me))

        try:
            await self.database.write(leave)
            await self.storage.tell(Note(self.me, "bye"))
        except Exception:
            log.exception("could not say goodbye to the other servers")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------------------------------------------ who lives

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.lease / BEATS)
            try:
                for process in await self._show_life():
                    log.warning("a server is gone", extra={"server": process})
                    await self.storage.tell(Note(process, "bye"))
                await self.house.wake_bots()
            except Exception:
                log.exception("the database does not answer")

    async def _show_life(self) -> list[str]:
        """Send a heartbeat, and remove the servers that have gone silent; returns their names."""
        mine = self.house.bots.tables

        def work(connection: sa.Connection) -> list[str]:
            new = insert(processes).values(id=self.me, seen=_clock)
            connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"seen": _clock}))
            left = (driving.c.process == self.me) & driving.c.table_id.not_in(mine)  # the database was away in between
            connection.execute(sa.delete(driving).where(left))
            silent = sa.delete(processes).where(processes.c.seen < _clock - int(self.lease * 1000))
            return [row[0] for row in connection.execute(silent.returning(processes.c.id))]

        return await self.database.write(work)

    async def claim(self, table_id: str) -> bool:
        """Claim the bots of a table for this server; False if another server has them."""

        def work(connection: sa.Connection) -> bool:
            new = insert(driving).values(table_id=table_id, process=self.me)
            free = (driving.c.process == self.me) | driving.c.process.not_in(sa.select(processes.c.id))
            taken = new.on_conflict_do_update(index_elements=["table_id"], set_={"process": self.me}, where=free)
            return connection.execute(taken.returning(driving.c.process)).scalar() == self.me

        return await self.database.write(work)

    async def release(self, table_id: str) -> None:
        """Let others play for the bots of a table."""
        its = (driving.c.table_id == table_id) & (driving.c.process == self.me)
        await self.database.write(lambda connection: connection.execute(sa.delete(driving).where(its)))

    # ------------------------------------------------------------------------------------------------------- hearing

    async def _listen(self) -> None:
        pause = 0.1
        while True:
            try:
                await self._hear()
                pause = 0.1
            except Exception as error:
                if self._hearing.is_set():
                    pause = 0.1
                self._hearing.clear()
                log.warning("cannot hear the other servers", extra={"reason": f"{type(error).__name__}: {error}"})
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _hear(self) -> None:
        from psycopg import AsyncConnection

        arguments, options = self.database.engine.dialect.create_connect_args(self.database.engine.url)
        options["application_name"] = LISTENER
        async with await AsyncConnection.connect(*arguments, **options, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.house.audience.elsewhere.clear()
            await self.storage.tell(Note(self.me, "hello"))
            self._hearing.set()
            await self._look_again()
            while True:
                async for heard in connection.notifies(timeout=self.lease):
                    self._take(heard.payload)
                await asyncio.wait_for(connection.execute("SELECT 1"), self.lease)  # is anybody still there?

    async def _look_again(self) -> None:
        """After a lost connection: compare every table watched here with the database."""
        shown = list(self.house.audience.subscribers)
        known = await self.storage.revisions(shown) if shown else {}
        for table_id in shown:
            self._follow(table_id, known.get(table_id, -1))

    def _take(self, payload: str) -> None:
        try:
            note = _note.decode(payload)
        except msgspec.MsgspecError:
            log.warning("another server said something strange")  # it may be of another version
            return
        if note.sender == self.me:
            return
        audience = self.house.audience
        if note.kind == "table":
            self._follow(note.table, note.revision)
        elif note.kind == "chat" and note.chat:
            audience.tell_chat(note.table, note.chat)
        elif note.kind == "signed-out":
            for user_id in note.online:
                audience.sign_out(user_id)
        elif note.kind == "presence":
            self._place(note.sender, note.table, Attendance(frozenset(note.online), note.watching))
        elif note.kind == "hello":
            for table_id in audience.subscribers:
                self.moved(table_id)
        elif note.kind == "bye":
            for table_id in list(audience.elsewhere.get(note.sender, ())):
                self._place(note.sender, table_id, Attendance())
            audience.elsewhere.pop(note.sender, None)
            self._start(self._take_over())

    async def _take_over(self) -> None:
        try:
            await self.house.wake_bots()
        except Exception:
            log.exception("cannot play on for a server that is gone")

    def _follow(self, table_id: str, revision: int) -> None:
        """A table has changed elsewhere: read it and tell, if anybody here has to know."""
        table = self.house.tables.get(table_id)
        if (table and table.revision != revision) or (table is None and self.house.audience.at(table_id)):
            self._start(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        try:
            async with self.house.at(table_id):
                pass  # it is up to date, and everybody has been told
        except Refusal:
            return  # it is no longer there, or we stop
        except Exception:
            log.exception("a table cannot be read", extra={"table": table_id})

    # ------------------------------------------------------------------------------------------------------ presence

    def _place(self, process: str, table_id: str, there: Attendance) -> None:
        tables = self.house.audience.elsewhere.setdefault(process, {})
        if there.online or there.watching:
            tables[table_id] = there
        else:
            tables.pop(table_id, None)
        self.house.audience.tell_presence(table_id)

    def moved(self, table_id: str) -> None:
        """Somebody has come to a table here, or gone: tell the others soon."""
        if table_id not in self._moving:
            self._moving.add(table_id)
            self._start(self._tell_presence(table_id))

    async def _tell_presence(self, table_id: str) -> None:
        try:
            await asyncio.sleep(GATHERED)
            self._moving.discard(table_id)
            there = self.house.audience.here(table_id)
            note = Note(self.me, "presence", table_id, online=sorted(there.online), watching=there.watching)
            await self.storage.tell(note)
        except Exception:
            log.exception("the other servers cannot be told who is there")
        finally:
            self._moving.discard(table_id)
