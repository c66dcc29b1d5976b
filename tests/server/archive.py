"""Measures how long it takes to open any of very many stored tables.

    python -m tests.server.archive --tables 10000

Whole games of bots are played once per game and stored again and again, each copy as a table of its own. Then a real
server is started on that database, and tables drawn at random are opened one after the other.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx2 as httpx
import sqlalchemy as sa

import saecula
from saecula.server.migration import prepare
from saecula.server.schema import moves, seats, tables
from tests.server.killing import RealServer
from tests.server.made_tables import entry_rows, recorded_game, seat_rows, table_row

OURS: Final = tuple(name for name in saecula.games() if name != "toy")


def fill(folder: Path, count: int, games: tuple[str, ...] = OURS) -> dict[str, int]:
    """Store this many tables; returns the number of entries of each game's tables."""
    folder.mkdir(parents=True)
    url = f"sqlite:///{folder / 'saecula.sqlite3'}"
    prepare(url)
    records = {name: recorded_game(name, 3) for name in games}
    rows = {name: entry_rows(record) for name, record in records.items()}
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        for n, name in enumerate(games):
            row = {**table_row(records[name], f"t_{n}", over=True), "entries": len(rows[name])}
            connection.execute(sa.insert(tables), row)
            sat = [{"table_id": row["id"], "seat": s, **seat} for s, seat in enumerate(seat_rows(3))]
            connection.execute(sa.insert(seats), sat)
            connection.execute(sa.insert(moves), [{"table_id": row["id"], **entry} for entry in rows[name]])
    for table in (tables, seats, moves):  # the others are copies of these, made by the database itself
        key = "id" if table is tables else "table_id"
        columns = ", ".join(column.name for column in table.columns if column.name != key)
        numbers = f"WITH RECURSIVE n(n) AS (SELECT {len(games)} UNION ALL SELECT n + 1 FROM n WHERE n < {count - 1})"
        copies = f"SELECT 't_' || n.n, {columns} FROM n JOIN {table.name} ON {key} = 't_' || (n.n % {len(games)})"
        with engine.begin() as connection:
            connection.execute(sa.text(f"INSERT INTO {table.name} ({key}, {columns}) {numbers} {copies}"))
    engine.dispose()
    return {name: len(rows[name]) for name in games}


def opening(count: int = 10_000, opened: int = 200, games: tuple[str, ...] = OURS) -> dict[str, Any]:
    """Milliseconds to open some of this many tables: all times, and the longest per game."""
    with tempfile.TemporaryDirectory() as folder:
        entries = fill(Path(folder) / "data", count, games)
        server = RealServer(Path(folder))
        try:
            server.start()
            client = httpx.Client(headers={"X-Saecula": "1"}, base_url=server.address, timeout=60)
            times: dict[str, list[float]] = {name: [] for name in games}
            for n in random.Random(1).sample(range(count), min(opened, count)):
                begin = time.perf_counter()
                answer = client.post(f"/api/tables/t_{n}/messages", json={"type": "look", "seat": -1})
                times[games[n % len(games)]].append(1000 * (time.perf_counter() - begin))
                assert answer.status_code == 200, answer.text
                assert answer.json()["messages"][0]["snapshot"]["over"]
            client.close()
            everything = [took for each in times.values() for took in each]
            return {
                "tables": count,
                "opened": len(everything),
                "median_ms": round(median(everything)),
                "longest_ms": round(max(everything)),
                "by_game": {
                    name: {"entries": entries[name], "median_ms": round(median(each)), "longest_ms": round(max(each))}
                    for name, each in times.items()
                    if each
                },
            }
        finally:
            server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--opened", type=int, default=200)
    arguments = parser.parse_args()
    print(opening(arguments.tables, arguments.opened))


if __name__ == "__main__":
    main()
