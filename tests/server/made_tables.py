"""Tables without a server: made of a record, for measurements; and stored ones, spoiled."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

import saecula
from saecula.arena.playing import play_game
from saecula.kernel.record import Record
from saecula.server import storage
from saecula.server.schema import moves
from saecula.server.seats import Seat
from saecula.server.storage import Row
from saecula.server.table import Table, to_json


def recorded_game(name: str, seats: int, bot: str = "random", seed: int = 3) -> Record:
    """A whole game of bots."""
    return play_game(saecula.game(name), [bot] * seats, seed, {})


def table_row(record: Record, table_id: str, over: bool) -> Row:
    """The row of a table with this record."""
    now = int(time.time())
    return {
        "id": table_id,
        "game": record.game.name,
        "name": "a table",
        "owner": "u_1",
        "listed": True,
        "invite": "key",
        "options": to_json(dict(record.options)),
        "status": "over" if over else "running",
        "rules_version": record.rules_version,
        "data_digest": record.data_digest,
        "seed": record.seed,
        "waiting_for": "[]",
        "ranking": "[]",
        "undo_request": "",
        "rematch": "",
        "fork_of": "",
        "created": now,
        "changed": now,
        "revision": 0,
        "ended": "[]",
        "opened_from": "",
        "kind": "imported",
        "secret": "",
    }


def seat_rows(seats: int, user: str = "u_1") -> list[Row]:
    """Rows of seats that one person holds."""
    plain: dict[str, Any] = {"kind": "person", "user_id": user, "name": "Ada", "bot": "", "dropped": False}
    return [{**plain, "auto": "", "contribution": "", "contributes": False} for _ in range(seats)]


def entry_rows(record: Record) -> list[Row]:
    """Rows of the entries of a record."""
    return [
        {"idx": n, "entry": entry.text, "chk": entry.mark, "request": "", "at": 1_790_000_000 + n}
        for n, entry in enumerate(record.entries, 1)
    ]


def made_table(record: Record, entries: bool = True) -> Table:
    """A table in memory, with the entries of a record or before its first one."""
    table = Table(table_row(record, "t_1", over=False), [Seat(row) for row in seat_rows(record.seats)], record.game)
    table.replay(entry_rows(record) if entries else [])
    return table


async def spoil(url: str, table: str, idx: int, values: dict[str, Any]) -> None:
    """Change one entry of a stored table, behind the back of the server that it belongs to."""
    store = storage.Storage(url)
    spoiled = sa.update(moves).where(moves.c.table_id == table, moves.c.idx == idx).values(**values)
    await store.database.write(lambda connection: connection.execute(spoiled))
    await store.close()
