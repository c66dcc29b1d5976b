"""What is stored, and how it is changed. Each call is one transaction: it is committed when its method returns.

Every change of a table counts its revision on, and is carried out only if the table still has the revision that the
caller knows: whoever comes second is told so, and looks again. On a database that servers share, the change also tells
the others (cluster.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from saecula.server.database import Database, migrate, open_database
from saecula.server.messages import ChatLine
from saecula.server.schema import chat, driving, moves, processes, seats, secrets, tables, users

Row = dict[str, Any]
Seats = list[Row]

CHANNEL: Final = "saecula"
TRIES: Final = 20  # to number a chat line while others do the same


class Overtaken(Exception):
    """Somebody else has changed the table first. Nothing was stored."""


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
        self.process = process

    async def open(self) -> None:
        """Bring the database to the shape that this version needs."""
        await self.database.write(migrate)

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()

    async def ready(self) -> bool:
        """Whether the database answers."""
        return await self.database.read(lambda connection: connection.scalar(sa.select(sa.literal(1))) == 1)

    async def secret(self, name: str, wanted: str) -> str:
        """A secret that all servers share; the one that is wanted, if there is none yet."""

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
        """Tell the other servers, when the transaction is committed."""
        if self.database.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, msgspec.json.encode(note).decode())))

    async def tell(self, note: Note) -> None:
        """Tell the other servers now."""
        await self.database.write(lambda connection: self._tell(connection, note))

    # ------------------------------------------------------------------------------------------------------ people

    async def user(self, user_id: str) -> Row | None:
        """A person."""
        query = sa.select(users).where(users.c.id == user_id)
        found = await self.database.read(lambda connection: _rows(connection, query))
        return found[0] if found else None

    async def add_user(self, user_id: str, nickname: str, now: int) -> None:
        """A new guest."""
        new = sa.insert(users).values(id=user_id, nickname=nickname, created=now)
        await self.database.write(lambda connection: connection.execute(new))

    async def rename_user(self, user_id: str, nickname: str) -> None:
        """Another nickname. At tables one sits at already, the old one stays."""
        renamed = sa.update(users).where(users.c.id == user_id).values(nickname=nickname)
        await self.database.write(lambda connection: connection.execute(renamed))

    # ------------------------------------------------------------------------------------------------------ tables

    async def add_table(self, table: Row, seat_rows: Seats, entries: Sequence[Row] = ()) -> None:
        """A new table with its seats, and the entries it begins with where it is a fork or an import."""
        await self.database.write(lambda connection: _add_table(connection, table, seat_rows, entries))

    async def table(self, table_id: str, since: int = 0) -> tuple[Row, Seats, list[Row]] | None:
        """A table, its seats, and in order its entries behind number `since`."""

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
        """How often a table has been changed; None where there is none."""
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
            changed = sa.update(tables).where(known).values(**values, revision=revision + 1)
            if connection.execute(changed).rowcount != 1:
                raise Overtaken(table_id)
            if entries:
                connection.execute(sa.insert(moves), list(entries))
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

    async def lobby(self, statuses: Sequence[str], limit: int) -> list[tuple[Row, Seats]]:
        """Listed tables, the newest first."""
        query = sa.select(tables).where(tables.c.listed.is_(True), tables.c.status.in_(statuses))
        return await self._with_seats(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))

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
            connection.execute(sa.insert(chat).values(new))
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
    connection.execute(sa.insert(tables).values(table))
    connection.execute(sa.insert(seats), seat_rows)
    if entries:
        connection.execute(sa.insert(moves), list(entries))
