"""Limits on what strangers can do, each at twice its size: connections, requests, unread bytes, tables, bots."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from saecula.server import create_app
from saecula.server.audience import Budget, Subscriber
from saecula.server.errors import Refusal
from saecula.server.logs import JsonLines, access
from saecula.server.replaying import QUEUE_EACH, Replayer
from saecula.server.storage import GUEST_SECONDS
from tests.server.conftest import Guest, Served, serve, settings
from tests.server.killing import RealServer


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[RealServer]:
    """A real server with small limits, which trusts no proxy."""
    os.environ["FORWARDED_ALLOW_IPS"] = "192.0.2.1"
    server = RealServer(tmp_path, connections=40, connections_each=20, request_seconds=2.0, reading_seconds=2.0)
    try:
        server.start()
        yield server
    finally:
        del os.environ["FORWARDED_ALLOW_IPS"]
        server.close()


def connected(server: RealServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def ended(line: socket.socket, within: float) -> bool:
    """Whether the server closes a connection within this many seconds."""
    line.settimeout(within)
    try:
        while line.recv(65_536):
            pass
        return True
    except TimeoutError:
        return False
    except OSError:
        return True


def log_of(server: RealServer) -> list[Any]:
    return [json.loads(line) for line in (server.folder / "log.jsonl").read_text().splitlines()]


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HT",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A",
        b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Saecula: 1\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HTTP/1.1\r\nHo",
    ],
)
def test_half_a_request_is_not_waited_for(limited: RealServer, beginning: bytes) -> None:
    lines = [connected(limited) for _ in range(10)]
    begin = time.monotonic()
    for line in lines:
        line.sendall(beginning)
        time.sleep(0.01)
    if beginning.count(b"\r\n\r\n") == 1 and beginning.endswith(b"Ho"):
        time.sleep(0.5)  # the first of the two is answered
    for line in lines:
        assert ended(line, 10)
        line.close()
    assert time.monotonic() - begin < 10
    assert httpx.get(f"{limited.address}/healthz").status_code == 200


def test_a_slow_drip_is_cut_off_too(limited: RealServer) -> None:
    line = connected(limited)
    begin = time.monotonic()
    for byte in b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " + b"x" * 200:
        try:
            line.sendall(bytes([byte]))
        except OSError:
            break
        time.sleep(0.1)
    line.close()
    assert time.monotonic() - begin < 10


def test_more_connections_than_there_is_room_for(limited: RealServer) -> None:
    lines = [connected(limited) for _ in range(40)]  # twice as many as one address may have
    time.sleep(0.5)
    refused = []
    for line in lines:
        line.settimeout(0.2)
        try:
            refused.append(line.recv(100).startswith(b"HTTP/1.1 503"))
        except TimeoutError:
            refused.append(False)
    assert refused.count(True) == 20
    for line in lines:
        line.close()
    time.sleep(0.5)
    assert httpx.get(f"{limited.address}/healthz").status_code == 200
    told = [line for line in log_of(limited) if "too many" in line["message"]]
    assert len(told) == 1, "one line, not one for each"


def test_whoever_does_not_read_an_answer_is_cut_off(limited: RealServer) -> None:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", limited.port))
    ask = b"GET /api/text/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    for _ in range(60):  # several megabytes
        line.sendall(ask)
    time.sleep(5)
    assert not takes(line, ask)
    line.close()
    assert httpx.get(f"{limited.address}/healthz").status_code == 200


def takes(line: socket.socket, data: bytes) -> bool:
    """Whether a connection still takes what is sent."""
    try:
        for _ in range(200):
            line.sendall(data)
            time.sleep(0.01)
    except OSError:
        return False
    return True


def test_nonsense_fills_no_log(limited: RealServer) -> None:
    for _ in range(100):
        with connected(limited) as line:
            line.sendall(b"nonsense\r\n\r\n")
            ended(line, 5)
    assert len(log_of(limited)) < 40


# ------------------------------------------------------------------------------------------------------ unread sockets


def test_the_slowest_readers_go_first_when_too_much_is_unread() -> None:
    budget = Budget(10_000)
    subscribers = [Subscriber(budget, None, -1, 0) for _ in range(30)]
    for n in range(40):
        for i, subscriber in enumerate(subscribers):
            if not subscriber.cut_off:
                subscriber.send(b"x" * 100)
            if i < 10 and not subscriber.outbox.empty():  # the first ten read
                data = subscriber.outbox.get_nowait()
                subscriber.unread -= len(data)
                budget.remove(subscriber, len(data))
        assert budget.total <= 10_000, n
    assert not any(subscriber.cut_off for subscriber in subscribers[:10])
    assert sum(subscriber.cut_off for subscriber in subscribers[10:]) >= 15
    for subscriber in subscribers:
        subscriber.cut()
    assert budget.total == 0


# ---------------------------------------------------------------------------------------------------------- quotas


def test_a_person_opens_so_many_tables(tmp_path: Path) -> None:
    for server in serve(tmp_path, person_tables=3, address_tables=5):
        ada, bea = server.guest("Ada"), server.guest("Bea")
        body = {"game": "toy", "seats": ["you", "open"]}
        assert [ada.ask("POST", "/api/tables", body).status_code for _ in range(6)] == [201] * 3 + [409] * 3
        assert [bea.ask("POST", "/api/tables", body).status_code for _ in range(4)] == [201] * 2 + [409] * 2
        ada.refused("/api/tables", body, "too-many-tables")
        mine = ada.get("/api/me/tables")["tables"][0]["id"]
        assert ada.ask("DELETE", f"/api/tables/{mine}").status_code == 204
        ada.open("toy", "you", "open")


def test_a_person_stores_so_much(tmp_path: Path) -> None:
    for server in serve(tmp_path, person_entries=30):
        ada = server.guest("Ada")
        for n in range(4):
            body = {"game": "vinci", "seats": ["you", "here:Bea", "here:Cleo"]}
            answer = ada.ask("POST", "/api/tables", body)
            if n >= 2:
                assert answer.json()["error"]["code"] == "too-much-stored"
                continue
            table = answer.json()["id"]
            for _ in range(20):
                shown = ada.snapshot(table)
                ada.play(table, shown["seat"], shown["legal"][0]["move"])


def test_an_honest_table_cannot_be_pushed_out_of_the_lobby(tmp_path: Path) -> None:
    app = create_app(settings(tmp_path, address_tables=1000))
    addresses = ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4"]
    with TestClient(app, client=(addresses[0], 1)) as client:
        honest = Guest(client, "Ada").open("toy", "you", "open")["id"]
        for address in addresses[1:]:
            client._transport.client = (address, 1)  # type: ignore[attr-defined]
            mallory = Guest(client, "Mallory")
            for _ in range(76):  # twice 114 from three addresses
                mallory.open("toy", "you", "open")
        reader = Guest(client, "Bea")
        first = reader.get("/api/tables")
        assert honest in [table["id"] for table in first["tables"][:4]]
        found, page, pages = [table["id"] for table in first["tables"]], first["next"], 1
        while page is not None:
            more = reader.get(f"/api/tables?page={page}")
            found += [table["id"] for table in more["tables"]]
            page, pages = more["next"], pages + 1
        assert len(found) == len(set(found)) == 3 * 76 + 1
        assert pages == 5


def test_tables_that_nobody_wants_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for server in serve(tmp_path):
        ada = server.guest("Ada")
        empty = ada.open("toy", "open", "open")["id"]
        waiting = ada.open("toy", "you", "open")["id"]
        running = ada.open("toy", "you", "here:Bea")["id"]
        days = [0.0]
        now = time.time
        monkeypatch.setattr(time, "time", lambda now=now, days=days: now() + days[0] * 24 * 3600)
        assert ada.client.portal is not None
        expected = {0.0: {empty, waiting, running}, 0.1: {waiting, running}, 31.0: {running}, 33.0: {running}}
        for days[0], left in expected.items():
            ada.client.portal.call(server.application.lobby.sweep)
            assert {table["id"] for table in ada.get("/api/me/tables")["tables"]} == left
        with server.application.house.storage.database._reading.connect() as connection:  # type: ignore[attr-defined]
            seats = connection.exec_driver_sql("SELECT COUNT(*) FROM seats").scalar()
        assert seats == 2, "nothing is left of deleted tables"
        monkeypatch.undo()


def test_bots_of_one_person_think_so_long(tmp_path: Path) -> None:
    """Bots wait once their owner's thinking time is used up; bots of other people do not."""
    for server in serve(tmp_path, person_bot_share=0.01, address_bot_share=0.0, bot_burst=2.0):
        ada, bea = server.guest("Ada"), server.guest("Bea")
        slow = ada.open("vinci", "bot:slow", "bot:slow", "bot:slow")["id"]
        versions = [-1, ada.snapshot(slow, -1)["version"]]
        while versions[-1] != versions[-2] or versions[-1] < 2:
            assert len(versions) < 20, "it never stops"
            time.sleep(2.0)
            versions.append(ada.snapshot(slow, -1)["version"])
        assert 2 <= versions[-1] <= 25
        other = bea.open("vinci", "you", "bot:quick", "bot:quick")["id"]
        shown = bea.snapshot(other)
        end = time.monotonic() + 30
        while not shown["legal"] or shown["version"] == 0:
            assert time.monotonic() < end
            if shown["legal"]:
                bea.play(other, 0, shown["legal"][0]["move"], version=shown["version"])
            shown = bea.snapshot(other)


def test_a_bot_that_hangs_is_replaced(tmp_path: Path) -> None:
    for server in serve(tmp_path, bot_limit=1.0):
        ada = server.guest("Ada")
        table = ada.open("vinci", "bot:hanging", "bot:quick", "bot:quick")["id"]
        end = time.monotonic() + 40
        while ada.snapshot(table, -1)["version"] < 3:
            assert time.monotonic() < end, "a bot that hangs stops the game"
            time.sleep(0.1)


def test_a_long_chat_ends(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saecula.server.storage.CHAT_LINES", 5)
    ada = server.guest("Ada")
    table = ada.open("toy", "you", "here:Bea")["id"]
    for n in range(10):
        ada.send(table, {"type": "chat", "text": "ciao"}, "" if n < 5 else "long-chat")


def test_nobody_keeps_the_replaying_process_from_others() -> None:
    async def ask() -> list[str]:
        replayer = Replayer(20.0, "")
        try:
            asked = [replayer.run(who, time.sleep, 0.05) for who in ["a"] * 2 * QUEUE_EACH + ["b"]]
            found = await asyncio.gather(*asked, return_exceptions=True)
            later = await asyncio.gather(replayer.run("a", time.sleep, 0.0), return_exceptions=True)
        finally:
            replayer.close()
        return [each.code if isinstance(each, Refusal) else str(each) for each in [*found, *later]]

    assert asyncio.run(ask()) == ["None"] * QUEUE_EACH + ["busy"] * QUEUE_EACH + ["None", "None"]


def test_a_guest_who_sits_nowhere_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for server in serve(tmp_path):
        ada, bea, cleo = (server.guest(name) for name in ("Ada", "Bea", "Cleo"))
        table = ada.open("toy", "you", "open")["id"]
        bea.post(f"/api/tables/{table}/join", {})
        late = time.time() + GUEST_SECONDS + 1
        monkeypatch.setattr(time, "time", lambda late=late: late)
        assert ada.client.portal is not None
        ada.client.portal.call(server.application.lobby.sweep)
        monkeypatch.undo()
        assert [guest.get("/api/session")["user"] is None for guest in (ada, bea, cleo)] == [False, False, True]


def test_a_long_path_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        access({"type": "http", "method": "GET", "path": "/" + "x" * 60_000}, 404, 0.1)
    assert len(JsonLines().format(caplog.records[-1])) < 500
