"""More tables than fit in memory: nobody notices, and if there is no room at all, the refusal comes at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.conftest import Guest, Served, serve, until

ROOM = 6


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Served]:
    yield from serve(tmp_path, loaded_tables=ROOM)


def test_ten_times_as_many_tables_as_fit_in_memory(small: Served) -> None:
    ada = small.guest("Ada")
    tables = [ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"] for _ in range(10 * ROOM)]
    played: dict[str, int] = dict.fromkeys(tables, 0)
    for table in tables + tables[::-1]:
        shown = ada.snapshot(table)
        assert shown["version"] == played[table]
        ada.play(table, shown["seat"], shown["legal"][0]["move"])
        played[table] += 1
        assert len(small.application.house.tables) <= ROOM
    assert set(played.values()) == {2}


def test_a_socket_at_every_table_and_three_times_as_many_tables_as_fit(small: Served) -> None:
    """Each table is watched, so each is in use: the next one must neither hang nor silence the others."""
    ada, bea = small.guest("Ada"), small.guest("Bea")
    begin = time.monotonic()
    tables = [ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"] for _ in range(3 * ROOM)]
    with ExitStack() as stack:
        sockets = {table: stack.enter_context(bea.live(table)) for table in tables}
        for table in tables:
            until(sockets[table], "snapshot")
        for table in tables * 2:
            shown = ada.snapshot(table)
            ada.play(table, shown["seat"], shown["legal"][0]["move"])
            update = until(sockets[table], "update")
            assert (update["from"], update["version"]) == (shown["version"], shown["version"] + 1)
        assert len(small.application.house.tables) <= ROOM
    assert time.monotonic() - begin < 60


def test_where_there_is_no_room_the_answer_comes_at_once(small: Served) -> None:
    ada = small.guest("Ada")
    tables = [ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"] for _ in range(2 * ROOM)]
    house = small.application.house

    async def hold(number: int) -> None:
        for table in tables[:number]:
            (await house.load(table)).using += 1

    async def let_go() -> None:
        for table in house.tables.values():
            table.using = 0

    assert ada.client.portal is not None
    ada.client.portal.call(hold, ROOM)
    begin = time.monotonic()
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda table: look(small, ada, table), tables[ROOM:]))
    assert answers == [503] * ROOM
    assert time.monotonic() - begin < 5
    assert ada.snapshot(tables[0])["version"] == 0, "what is in memory can still be played"
    ada.client.portal.call(let_go)
    assert ada.snapshot(tables[-1])["version"] == 0


def look(small: Served, ada: Guest, table: str) -> int:
    headers = {"X-Saecula": "1", "Cookie": ada.cookie}
    answer = small.client.post(f"/api/tables/{table}/messages", json={"type": "look"}, headers=headers)
    return answer.status_code


def test_the_entries_in_memory_are_bounded_too(tmp_path: Path) -> None:
    for server in serve(tmp_path, loaded_tables=1000, loaded_entries=30):
        ada = server.guest("Ada")
        for _ in range(6):
            table = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
            for _ in range(20):
                shown = ada.snapshot(table)
                ada.play(table, shown["seat"], shown["legal"][0]["move"])
        assert sum(table.entries for table in server.application.house.tables.values()) <= 30 + 20


def test_a_game_has_a_largest_number_of_entries(tmp_path: Path) -> None:
    for server in serve(tmp_path, table_entries=10):
        ada = server.guest("Ada")
        table = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
        for n in range(20):
            shown = ada.snapshot(table)
            move = shown["legal"][0]["move"]
            ada.play(table, shown["seat"], move, code="" if n < 10 else "long-game")
        assert ada.snapshot(table, -1)["version"] == 10
        text = ada.ask("GET", f"/api/tables/{table}/record").text
        headers = {"Content-Type": "text/plain", "X-Saecula": "1", "Cookie": ada.cookie}
        lines = text.splitlines()
        long = "\n".join([*lines[:-1], *["0 done #aaaaaa"] * 200, lines[-1]]) + "\n"
        refused = server.client.post("/api/records", content=long, headers=headers)
        assert refused.json()["error"]["code"] == "bad-record"
        assert "at most 10" in refused.json()["error"]["text"]
