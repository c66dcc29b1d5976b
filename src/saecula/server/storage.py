"""What is stored, and how it is changed. Each call is one transaction: it is committed when its method returns.

Every change of a table increments its revision, and is made only if the table still has the revision that the
caller knows; otherwise the caller is told to look again. On a shared database, the change also notifies
the others (cluster.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from saecula.server.database import Database, open_database
from saecula.server.errors import Refusal
from saecula.server.messages.from_server import ChatLine
from saecula.server.migration import prepare
from saecula.server.schema import chat, driving, moves, processes, seats, secrets, tables, users

Row = dict[str, Any]
Seats = list[Row]

CHANNEL: Final = "saecula"
CHAT_LINES: Final = 5000  # at one table
EMPTY_SECONDS: Final = 3600  # after which a table without people is closed
WAITING_SECONDS: Final = 30 * 24 * 3600  # after which a table still waiting for people is closed
PURGE_SECONDS: Final = 24 * 3600  # after which a deleted table is purged
GUEST_SECONDS: Final = 30 * 24 * 3600  # after which a guest who has no seat and no table is forgotten
TRIES: Final = 20  # to number a chat line while others do the same


class Usage(NamedTuple):
    """How much tables take up."""

    unfinished: int
    entries: int
    bytes: int


class Overtaken(Exception):
    """Another server changed the table first. Nothing was stored."""


class Note(msgspec.Struct, omit_defaults=True):
    """What servers on one database tell each other."""

    sender: str
    kind: str
    table: str = ""
    revision: int = 0
    online: list[str] = []  # people who look at the table at the sender's
    watching: int = 0
    chat: ChatLine | None = None


class Storage:
    """The database of a server, which has a name there if others use it too."""

    def __init__(self, url: str, process: str = "") -> None:
        self.database: Database = open_database(url)
        self.url = url
        self.process = process

    async def open(self) -> None:
        """Migrate the database to the schema of this version."""
        await asyncio.to_thread(prepare, self.url, thorough=False)

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()

    async def ready(self) -> bool:
        """Check that the database is writable by adding and deleting a row. Raises if it is not."""
        name = f"ready {self.process}"[:32]

        def work(connection: sa.Connection) -> bool:
            connection.execute(sa.delete(secrets).where(secrets.c.name == name))
            connection.execute(sa.insert(secrets).values(name=name, secret=""))
            return connection.execute(sa.delete(secrets).where(secrets.c.name == name)).rowcount == 1

        return await self.database.write(work)

    async def secret(self, name: str, wanted: str) -> str:
        """The secret that all servers share; set to the given one if there is none yet."""

        def work(connection: sa.Connection) -> str:
            query = sa.select(secrets.c.secret).where(secrets.c.name == name)
            if connection.scalar(query) is None:
                connection.execute(sa.insert(secrets).values(name=name, secret=wanted))
            return str(connection.scalar(query))

        try:
            return await self.database.write(work)
        except IntegrityError:  # another server has just started too
            return await self.database.write(work)

    def _tell(self, connection: sa.Connection, note: Note) -> None:
        """Notify the other servers when the transaction commits."""
        if self.database.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, msgspec.json.encode(note).decode())))

    async def tell(self, note: Note) -> None:
        """Tell the other servers now."""
        await self.database.write(lambda connection: self._tell(connection, note))

    # ------------------------------------------------------------------------------------------------------ people

    async def user(self, user_id: str) -> Row | None:
        """A signed-in person."""
        query = sa.select(users).where(users.c.id == user_id, users.c.signed_out.is_(False))
        found = await self.database.read(lambda connection: _rows(connection, query))
        return found[0] if found else None

    async def add_user(self, user_id: str, nickname: str, now: int) -> None:
        """Add a guest."""
        new = sa.insert(users).values(id=user_id, nickname=nickname, created=now)
        await self.database.write(lambda connection: connection.execute(new))

    async def rename_user(self, user_id: str, nickname: str) -> None:
        """Change a nickname. Tables already joined keep the old one."""
        renamed = sa.update(users).where(users.c.id == user_id).values(nickname=nickname)
        await self.database.write(lambda connection: connection.execute(renamed))

    async def sign_out(self, user_id: str) -> None:
        """End a person's session: the cookie is no longer valid."""
        gone = sa.update(users).where(users.c.id == user_id).values(signed_out=True)

        def work(connection: sa.Connection) -> None:
            connection.execute(gone)
            self._tell(connection, Note(self.process, "signed-out", online=[user_id]))

        await self.database.write(work)

    async def forget_guests(self, now: int, limit: int) -> None:
        """Remove people who came long ago and have neither a seat nor a table."""
        seated = sa.select(seats.c.user_id).where(seats.c.user_id == users.c.id)
        owning = sa.select(tables.c.id).where(tables.c.owner == users.c.id)
        idle = (users.c.created < now - GUEST_SECONDS) & ~seated.exists() & ~owning.exists()
        some = sa.select(users.c.id).where(idle).limit(limit)
        await self.database.write(lambda connection: connection.execute(sa.delete(users).where(users.c.id.in_(some))))

    # ------------------------------------------------------------------------------------------------------ tables

    async def usage(self, owner: str, opened_from: str) -> tuple[Usage, Usage]:
        """How much the tables of a person take up, and those of an address."""

        def work(connection: sa.Connection) -> tuple[Usage, Usage]:
            return _usage(connection, tables.c.owner == owner), _usage(connection, tables.c.opened_from == opened_from)

        return await self.database.read(work)

    async def expired(self, now: int, limit: int) -> list[str]:
        """Tables that still wait for people and have been abandoned."""
        people = sa.select(seats.c.table_id).where(seats.c.kind == "person")
        empty = tables.c.id.not_in(people) & (tables.c.changed < now - EMPTY_SECONDS)
        old = (tables.c.status == "waiting") & (empty | (tables.c.changed < now - WAITING_SECONDS))
        query = sa.select(tables.c.id).where(old).limit(limit)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def purge(self, now: int, limit: int) -> int:
        """Remove what is left of tables that were deleted a while ago; how many there were."""

        def work(connection: sa.Connection) -> int:
            gone = sa.select(tables.c.id).where(tables.c.status == "deleted", tables.c.changed < now - PURGE_SECONDS)
            ids = list(connection.scalars(gone.limit(limit)))
            if ids:
                for table in (moves, chat, seats, driving):
                    connection.execute(sa.delete(table).where(table.c.table_id.in_(ids)))
                connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
            return len(ids)

        return await self.database.write(work)

    async def add_table(self, table: Row, seat_rows: Seats, entries: Sequence[Row] = ()) -> None:
        """Add a table with its seats, and its first entries if it is a fork or an import."""
        await self.database.write(lambda connection: _add_table(connection, table, seat_rows, entries))

    async def table(self, table_id: str, since: int = 0) -> tuple[Row, Seats, list[Row]] | None:
        """A table, its seats, and its entries after number `since`, in order."""

        def work(connection: sa.Connection) -> tuple[Row, Seats, list[Row]] | None:
            its = (tables.c.id == table_id) & (tables.c.status != "deleted")
            found = _rows(connection, sa.select(tables).where(its))
            if not found:
                return None
            its_seats = sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            behind = (moves.c.table_id == table_id) & (moves.c.idx > since)
            entries = sa.select(moves).where(behind).order_by(moves.c.idx)
            return found[0], _rows(connection, its_seats), _rows(connection, entries)

        return await self.database.read(work)

    async def revision(self, table_id: str) -> int | None:
        """The revision of a table; None if there is no such table."""
        query = sa.select(tables.c.revision).where(tables.c.id == table_id, tables.c.status != "deleted")
        found: int | None = await self.database.read(lambda connection: connection.scalar(query))
        return found

    async def revisions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The same for several tables; those that are not there are left out."""
        its = (tables.c.id.in_(table_ids)) & (tables.c.status != "deleted")
        query = sa.select(tables.c.id, tables.c.revision).where(its)
        found = await self.database.read(lambda connection: _rows(connection, query))
        return {row["id"]: row["revision"] for row in found}

    async def change(
        self,
        table_id: str,
        revision: int,
        values: Mapping[str, Any],
        seat_values: Mapping[int, Mapping[str, Any]] | None = None,
        entries: Sequence[Row] = (),
        opened: tuple[Row, Seats, Sequence[Row]] | None = None,
    ) -> None:
        """Append entries, change what follows from them, and open the table that goes on from this one, all at once.

        Overtaken unless this is still the revision of the table; afterwards it is the next.
        """

        def work(connection: sa.Connection) -> None:
            known = (tables.c.id == table_id) & (tables.c.revision == revision)
            grown: dict[str, Any] = {}
            if entries:
                grown["entries"] = tables.c.entries + len(entries)
                grown["bytes"] = tables.c.bytes + sum(len(row["entry"]) for row in entries)
            changed = sa.update(tables).where(known).values(**values, **grown, revision=revision + 1)
            if connection.execute(changed).rowcount != 1:
                raise Overtaken(table_id)
            _append(connection, entries)
            for seat, row in (seat_values or {}).items():
                its = (seats.c.table_id == table_id) & (seats.c.seat == seat)
                connection.execute(sa.update(seats).where(its).values(**row))
            if opened:
                _add_table(connection, *opened)
            self._tell(connection, Note(self.process, "table", table_id, revision + 1))

        try:
            await self.database.write(work)
        except IntegrityError:  # the unique (table, index) has the last word
            raise Overtaken(table_id) from None

    async def lobby(self, statuses: Sequence[str], skip: int, limit: int) -> list[tuple[Row, Seats]]:
        """Listed tables: first the newest of each address, then the second newest of each, and so on.

        So nobody can push the tables of others off the first page, however many they open.
        """
        nth = sa.func.row_number().over(
            partition_by=[sa.case((tables.c.opened_from == "", tables.c.owner), else_=tables.c.opened_from)],
            order_by=[tables.c.created.desc(), tables.c.id],
        )
        found = sa.select(tables.c.id, nth.label("nth"))
        ranked = found.where(tables.c.listed.is_(True), tables.c.status.in_(statuses)).subquery()
        query = sa.select(tables).join(ranked, ranked.c.id == tables.c.id)
        query = query.order_by(ranked.c.nth, tables.c.created.desc(), tables.c.id)
        return await self._with_seats(query.offset(skip).limit(limit))

    async def tables_of(self, user_id: str, limit: int) -> list[tuple[Row, Seats]]:
        """Tables at which somebody sits or has a seat reserved, or that somebody opened; the last changed first."""
        mine = sa.select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.dropped.is_(False))
        sat = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        opened = (tables.c.owner == user_id) & tables.c.id.not_in(sat)
        query = sa.select(tables).where(tables.c.status != "deleted", tables.c.id.in_(mine) | opened)
        return await self._with_seats(query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    async def due(self) -> list[str]:
        """Running tables that wait for a bot or an automatic answer, and no server sees to it."""
        waiting_for = sa.func.replace(sa.func.replace(tables.c.waiting_for, "[", ","), "]", ",")  # ",0,2,"
        asked = waiting_for.like(sa.literal("%,") + sa.cast(seats.c.seat, sa.String) + ",%")
        played = (seats.c.kind == "bot") | (seats.c.auto != "")
        driven = sa.select(driving.c.table_id).join(processes, processes.c.id == driving.c.process)
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "running", played, asked, tables.c.id.not_in(driven))
            .distinct()
        )
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def _with_seats(self, query: sa.Select[Any]) -> list[tuple[Row, Seats]]:
        def work(connection: sa.Connection) -> list[tuple[Row, Seats]]:
            found = _rows(connection, query)
            by_table: dict[str, Seats] = {row["id"]: [] for row in found}
            if found:
                its = sa.select(seats).where(seats.c.table_id.in_(list(by_table)))
                for row in _rows(connection, its.order_by(seats.c.table_id, seats.c.seat)):
                    by_table[row["table_id"]].append(row)
            return [(row, by_table[row["id"]]) for row in found]

        return await self.database.read(work)

    # -------------------------------------------------------------------------------------------------------- chat

    async def say(self, row: Row) -> ChatLine:
        """Store a chat line, which gets its number."""

        def work(connection: sa.Connection) -> ChatLine:
            last = sa.select(sa.func.coalesce(sa.func.max(chat.c.n), -1)).where(chat.c.table_id == row["table_id"])
            new = {**row, "n": connection.execute(last).scalar_one() + 1}
            if new["n"] >= CHAT_LINES:
                raise Refusal("long-chat", {"lines": CHAT_LINES})
            connection.execute(sa.insert(chat).values(new))
            grown = tables.c.bytes + len(row["line"])
            connection.execute(sa.update(tables).where(tables.c.id == row["table_id"]).values(bytes=grown))
            self._tell(connection, Note(self.process, "chat", row["table_id"], chat=_line(new)))
            return _line(new)

        for _ in range(TRIES):
            try:
                return await self.database.write(work)
            except IntegrityError:  # another server has just taken the number
                continue
        raise Overtaken(row["table_id"])

    async def said(self, table_id: str, since: int, limit: int) -> list[ChatLine]:
        """The newest chat lines from number `since` on, in order."""
        query = sa.select(chat).where(chat.c.table_id == table_id, chat.c.n >= since)
        newest = query.order_by(chat.c.n.desc()).limit(limit)
        found = await self.database.read(lambda connection: _rows(connection, newest))
        return [_line(row) for row in reversed(found)]


def _line(row: Row) -> ChatLine:
    return ChatLine(n=row["n"], seat=row["seat"], name=row["name"], text=row["line"], at=row["at"])


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _add_table(connection: sa.Connection, table: Row, seat_rows: Seats, entries: Sequence[Row]) -> None:
    size = {"entries": len(entries), "bytes": sum(len(row["entry"]) for row in entries)}
    connection.execute(sa.insert(tables).values({**table, **size}))
    connection.execute(sa.insert(seats), seat_rows)
    _append(connection, entries)


def _append(connection: sa.Connection, entries: Sequence[Row]) -> None:
    """Append entries in bulk. An import may have thousands, and SQLAlchemy would be slower than the database."""
    if not entries:
        return
    names = [column.name for column in moves.columns]
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    statement = f"INSERT INTO moves ({', '.join(names)}) VALUES ({', '.join([mark] * len(names))})"
    connection.exec_driver_sql(statement, [tuple(row[name] for name in names) for row in entries])


def _usage(connection: sa.Connection, whose: sa.ColumnElement[bool]) -> Usage:
    unfinished = sa.func.sum(sa.case((tables.c.status.in_(("waiting", "running")), 1), else_=0))
    sums = (unfinished, sa.func.sum(tables.c.entries), sa.func.sum(tables.c.bytes))
    row = connection.execute(sa.select(*[sa.func.coalesce(each, 0) for each in sums]).where(whose)).one()
    return Usage(int(row[0]), int(row[1]), int(row[2]))
