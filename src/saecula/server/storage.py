"""What is stored, and how: people, tables, seats, chat, and the entries of each game, which are only ever appended."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saecula.kernel.errors import MissingExtra, SaeculaError

meta = sa.MetaData()

users = sa.Table(
    "users",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("nickname", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),  # the key of its invitations
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("status", sa.String(16), nullable=False),  # waiting, running, over, deleted
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("data_digest", sa.String(64), nullable=False),
    sa.Column("seed", sa.String(128), nullable=False),  # drawn when it starts
    sa.Column("waiting_for", sa.Text, nullable=False),  # JSON: the seats that have to choose; follows from the entries
    sa.Column("ranking", sa.Text, nullable=False),  # JSON; follows from the entries
    sa.Column("undo_request", sa.Text, nullable=False),  # JSON or empty
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("fork_of", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("tables_by_status", "status", "changed"),
)

seats = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(80), nullable=False),
    sa.Column("dropped", sa.Boolean, nullable=False),  # taken off the person's own list
    sa.Column("standing", sa.Integer, nullable=True),  # the turn for which it has a standing answer
    sa.Index("seats_by_user", "user_id"),
)

moves = sa.Table(
    "moves",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("idx", sa.Integer, primary_key=True, autoincrement=False),  # 1, 2, 3, ...
    sa.Column("entry", sa.String(200), nullable=False),  # as in a record
    sa.Column("chk", sa.String(8), nullable=False),  # the check of the state after it
    sa.Column("request", sa.String(100), nullable=False),  # seat and idempotency key of the request it came with
    sa.Column("at", sa.BigInteger, nullable=False),
)

chat = sa.Table(
    "chat",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

Row = dict[str, Any]

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Storage:
    """The database. Writes go one at a time; each is committed when its method returns."""

    def __init__(self, url: str) -> None:
        try:
            self.engine: AsyncEngine = create_async_engine(url)
        except ModuleNotFoundError as missing:
            raise MissingExtra(
                f"this database needs the package {missing.name}; for PostgreSQL: `pip install 'saecula[postgresql]'`"
            ) from None
        except sa.exc.ArgumentError as error:
            raise SaeculaError(f"this is no address of a database: {error}") from None
        self._writing = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def open(self) -> None:
        """Bring the database to the shape that this version needs."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return (await connection.execute(sa.select(sa.literal(1)))).scalar() == 1

    async def _read(self, query: sa.Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _write(self, *statements: sa.Executable) -> None:
        async with self._writing, self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    # ------------------------------------------------------------------------------------------------------ people

    async def user(self, user_id: str) -> Row | None:
        """A person."""
        found = await self._read(sa.select(users).where(users.c.id == user_id))
        return found[0] if found else None

    async def add_user(self, user_id: str, nickname: str, now: int) -> None:
        """A new guest."""
        await self._write(sa.insert(users).values(id=user_id, nickname=nickname, created=now))

    async def rename_user(self, user_id: str, nickname: str) -> None:
        """Another nickname. At tables one sits at already, the old one stays."""
        await self._write(sa.update(users).where(users.c.id == user_id).values(nickname=nickname))

    # ------------------------------------------------------------------------------------------------------ tables

    async def add_table(self, table: Row, seat_rows: Sequence[Row], entries: Sequence[Row] = ()) -> None:
        """A new table with its seats, and the entries it begins with where it is a fork or an import."""
        statements: list[sa.Executable] = [sa.insert(tables).values(table)]
        statements += [sa.insert(seats).values(row) for row in seat_rows]
        async with self._writing, self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
            if entries:
                await connection.execute(sa.insert(moves), list(entries))

    async def table(self, table_id: str) -> tuple[Row, list[Row], list[Row]] | None:
        """A table, its seats and its entries in order."""
        found = await self._read(sa.select(tables).where(tables.c.id == table_id, tables.c.status != "deleted"))
        if not found:
            return None
        its_seats = await self._read(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        entries = await self._read(sa.select(moves).where(moves.c.table_id == table_id).order_by(moves.c.idx))
        return found[0], its_seats, entries

    async def change(
        self,
        table_id: str,
        values: Mapping[str, Any],
        seat_values: Mapping[int, Mapping[str, Any]] | None = None,
        entries: Sequence[Row] = (),
    ) -> None:
        """Append entries and change what follows from them, all in one transaction."""
        async with self._writing, self.engine.begin() as connection:
            if entries:  # first: the unique (table, index) decides who was first
                await connection.execute(sa.insert(moves), list(entries))
            if values:
                await connection.execute(sa.update(tables).where(tables.c.id == table_id).values(**values))
            for seat, row in (seat_values or {}).items():
                its = (seats.c.table_id == table_id) & (seats.c.seat == seat)
                await connection.execute(sa.update(seats).where(its).values(**row))

    async def claim_rematch(self, table_id: str, new: Row, seat_rows: Sequence[Row]) -> bool:
        """Open a rematch, unless somebody has already: then nothing is done and the answer is no."""
        async with self._writing, self.engine.begin() as connection:
            free = (tables.c.id == table_id) & (tables.c.rematch == "")
            claimed = await connection.execute(sa.update(tables).where(free).values(rematch=new["id"]))
            if claimed.rowcount != 1:
                return False
            await connection.execute(sa.insert(tables).values(new))
            await connection.execute(sa.insert(seats), list(seat_rows))
            return True

    async def lobby(self, statuses: Sequence[str], limit: int) -> list[tuple[Row, list[Row]]]:
        """Listed tables, the newest first."""
        query = sa.select(tables).where(tables.c.listed.is_(True), tables.c.status.in_(statuses))
        return await self._with_seats(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))

    async def tables_of(self, user_id: str, limit: int) -> list[tuple[Row, list[Row]]]:
        """Tables at which somebody sits or has a seat reserved, or that somebody opened; the last changed first."""
        mine = sa.select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.dropped.is_(False))
        sat = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        opened = (tables.c.owner == user_id) & tables.c.id.not_in(sat)
        query = sa.select(tables).where(tables.c.status != "deleted", tables.c.id.in_(mine) | opened)
        return await self._with_seats(query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    async def running(self) -> list[tuple[Row, list[Row]]]:
        """All running tables at which the server plays: for bots, or by standing answers."""
        its = sa.select(seats.c.table_id).where((seats.c.kind == "bot") | seats.c.standing.is_not(None))
        return await self._with_seats(sa.select(tables).where(tables.c.status == "running", tables.c.id.in_(its)))

    async def _with_seats(self, query: sa.Select[Any]) -> list[tuple[Row, list[Row]]]:
        found = await self._read(query)
        by_table: dict[str, list[Row]] = {row["id"]: [] for row in found}
        if found:
            its = sa.select(seats).where(seats.c.table_id.in_(list(by_table))).order_by(seats.c.table_id, seats.c.seat)
            for row in await self._read(its):
                by_table[row["table_id"]].append(row)
        return [(row, by_table[row["id"]]) for row in found]

    # -------------------------------------------------------------------------------------------------------- chat

    async def say(self, row: Row) -> int:
        """Store a chat line; its number."""
        async with self._writing, self.engine.begin() as connection:
            last = sa.select(sa.func.coalesce(sa.func.max(chat.c.n), -1)).where(chat.c.table_id == row["table_id"])
            n = int((await connection.execute(last)).scalar_one()) + 1
            await connection.execute(sa.insert(chat).values(**row, n=n))
            return n

    async def said(self, table_id: str, since: int, limit: int) -> list[Row]:
        """The newest chat lines from number `since` on, in order."""
        query = sa.select(chat).where(chat.c.table_id == table_id, chat.c.n >= since)
        return (await self._read(query.order_by(chat.c.n.desc()).limit(limit)))[::-1]
