"""Access to the database. Each piece of work is a plain function of a connection, run in one transaction.

SQLite lies beside us: a transaction is one visit to a thread, because each change of threads costs a busy server
milliseconds, and what has come in while the disk was busy is committed together. PostgreSQL is waited for without
threads, and does the same by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saecula.kernel.errors import MissingExtra, SaeculaError

READERS: Final = 2  # threads that read from SQLite
CONNECTIONS: Final = 20  # to PostgreSQL

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Database(Protocol):
    """A database. Every read and write is a transaction of its own."""

    shared: bool  # whether several servers may share it

    async def read(self, work: Work[T]) -> T:
        """Read, from a consistent snapshot."""

    async def write(self, work: Work[T]) -> T:
        """Write: all or nothing, committed on return."""

    async def close(self) -> None:
        """Close all connections."""


def open_database(url: str) -> Database:
    """The database at this address. Nothing is connected yet."""
    try:
        address = sa.make_url(url)
        kind = address.get_backend_name()
        if kind == "sqlite" and address.database in (None, "", ":memory:"):
            raise SaeculaError("games are kept in a file: sqlite:///FILE")
        if kind not in ("sqlite", "postgresql"):
            raise SaeculaError(
                f"games are kept in SQLite (sqlite:///FILE) or PostgreSQL (postgresql://…), not in {kind}"
            )
        return EmbeddedDatabase(url) if kind == "sqlite" else SharedDatabase(url)
    except ModuleNotFoundError as missing:
        raise MissingExtra(
            f"this database needs the package {missing.name}; for PostgreSQL: `pip install 'saecula[postgresql]'`"
        ) from None
    except sa.exc.ArgumentError as error:
        raise SaeculaError(f"this is no address of a database: {error}") from None


class EmbeddedDatabase:
    """SQLite. Writes go one after the other in a thread of their own; reads do not wait for them."""

    shared = False

    def __init__(self, url: str) -> None:
        self._reading, self._writing = _engine(url), _engine(url)
        for engine, begin in ((self._reading, "BEGIN"), (self._writing, "BEGIN IMMEDIATE")):
            sa.event.listen(engine, "connect", _set_up_sqlite)
            sa.event.listen(engine, "begin", partial(_begin, begin))
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Read."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Write."""
        stored: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, stored))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return await stored

    async def _flush(self) -> None:
        """Commit everything that is queued, as one transaction, until the queue is empty."""
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            works = [work for work, _ in waiting]
            outcomes = await asyncio.get_running_loop().run_in_executor(self._writer, self._write, works)
            for (_, stored), (value, error) in zip(waiting, outcomes, strict=True):
                if stored.cancelled():
                    continue
                if error is None:
                    stored.set_result(value)
                else:
                    stored.set_exception(error)
        self._flushing = None

    def _write(self, works: Sequence[Work[Any]]) -> list[tuple[Any, BaseException | None]]:
        """Run several pieces of work in one transaction; those that fail do not affect the others."""
        outcomes: list[tuple[Any, BaseException | None]] = []
        try:
            with self._writing.begin() as connection:
                for work in works:
                    outcomes.append(_tried(connection, work))
        except BaseException as error:  # nothing of it is stored
            return [(None, error)] * len(works)
        return outcomes

    async def close(self) -> None:
        """Finish pending work, then close."""
        while self._flushing:
            await asyncio.wait([self._flushing])
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()


class SharedDatabase:
    """PostgreSQL, which any number of servers may share."""

    shared = True

    def __init__(self, url: str) -> None:
        options = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_pre_ping": True, "hide_parameters": True}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Work[T]) -> T:
        """Read."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Write."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close."""
        await self.engine.dispose()


def _engine(url: str) -> sa.Engine:
    return sa.create_engine(url, hide_parameters=True)  # keeps seeds and keys out of logged errors


def _tried(connection: sa.Connection, work: Work[Any]) -> tuple[Any, BaseException | None]:
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as error:
        return None, error


def _begin(how: str, connection: sa.Connection) -> None:
    connection.exec_driver_sql(how)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we control transactions ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
