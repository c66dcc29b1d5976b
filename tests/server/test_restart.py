"""Ends and beginnings of a server: nothing is lost, bots go on, people come back."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from saecula.kernel.errors import SaeculaError
from saecula.server import Settings, _listen, run
from saecula.server.schema import meta
from saecula.server.storage import Storage
from tests.server.conftest import Guest, Served, serve
from tests.server.killing import RealServer, kill_under_load


def again(server: Served, cookie: str) -> Guest:
    guest = server.guest("")
    guest.cookie = cookie
    return guest


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    for server in serve(tmp_path):
        ada = server.guest("Ada")
        table = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
        for n in range(20):
            shown = ada.snapshot(table)
            ada.play(table, shown["seat"], shown["legal"][n * 7 % len(shown["legal"])]["move"])
        play = {"type": "play", "id": "last", "seat": 0, "version": 0, "moves": ["done"]}
        shown = ada.snapshot(table)
        play.update(seat=shown["seat"], version=shown["version"], moves=[shown["legal"][0]["move"]])
        first = ada.send(table, play)
        before = [ada.snapshot(table, seat) for seat in (0, 1, 2, -1)]
        ada.send(table, {"type": "chat", "text": "a domani"})
        cookie = ada.cookie
    for server in serve(tmp_path):
        ada = again(server, cookie)
        assert [ada.snapshot(table, seat) for seat in (0, 1, 2, -1)] == before
        repeated = ada.send(table, play)
        assert (repeated["repeated"], repeated["version"]) == (True, first["version"])
        assert ada.send(table, {"type": "chats"})["lines"][0]["text"] == "a domani"
        assert ada.get("/api/me/tables")["tables"][0]["id"] == table


def test_a_request_to_go_back_outlives_a_restart(tmp_path: Path) -> None:
    for server in serve(tmp_path):
        ada, bea = server.guest("Ada"), server.guest("Bea")
        table = ada.open("toy", "you", "open")["id"]
        bea.post(f"/api/tables/{table}/join")
        for person, seat in ((ada, 0), (bea, 1)):
            person.play(table, seat, person.snapshot(table, seat)["legal"][0]["move"])
        ada.send(table, {"type": "ask_undo", "id": "back", "seat": 0, "to": 0})
        cookies = ada.cookie, bea.cookie
    for server in serve(tmp_path):
        ada, bea = again(server, cookies[0]), again(server, cookies[1])
        asked = bea.snapshot(table, 1)["undo_request"]
        assert asked == {"id": asked["id"], "seat": 0, "to": 0, "agreed": [0], "waiting": [1]}
        bea.send(table, {"type": "answer_undo", "seat": 1, "request": asked["id"], "agree": True})
        assert ada.snapshot(table, 0)["actors"] == [0, 1]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    for server in serve(tmp_path):
        ada = server.guest("Ada")
        table = ada.open("vinci", "bot:quick", "bot:quick", "bot:quick")["id"]
        cookie = ada.cookie
    for server in serve(tmp_path):
        ada = again(server, cookie)
        before = ada.snapshot(table)["version"]
        end = time.monotonic() + 60
        while ada.snapshot(table)["version"] <= before + 3:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_few_tables_in_memory_are_enough_for_many(tmp_path: Path) -> None:
    for server in serve(tmp_path, loaded_tables=2):
        ada = server.guest("Ada")
        tables = [ada.open("toy", "you", "here:Bea")["id"] for _ in range(6)]
        for _ in range(2):
            for table in tables:
                shown = ada.snapshot(table)
                ada.play(table, shown["seat"], shown["legal"][0]["move"])
        assert len(server.application.house.tables) <= 3
        assert [ada.snapshot(table, -1)["version"] for table in tables] == [1] * 6


def test_the_migrations_make_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    for server in serve(tmp_path):
        if server.application.settings.shared:
            pytest.skip("this is about SQLite")
        url = server.application.settings.url
    engine = sa.create_engine(url)
    found = sa.inspect(engine)
    for table in meta.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert str(columns[column.name]["type"]) == str(column.type), (table.name, column.name)
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [c.name for c in table.primary_key]
    with engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()


# ------------------------------------------------------------------------------------------------------ a real process


@pytest.fixture
def real(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path)
    server.start()
    yield server
    server.close()


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in found.read_text().split()] if found.exists() else []


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_graceful_stop_says_goodbye_and_ends_its_workers(real: RealServer) -> None:
    with httpx.Client(headers={"X-Saecula": "1"}, base_url=real.address) as client:
        client.post("/api/session", json={"nickname": "Ada"})
        table = client.post("/api/tables", json={"game": "vinci", "seats": ["bot:quick"] * 3}).json()["id"]
        address = real.address.replace("http", "ws")
        with connect(f"{address}/api/tables/{table}/live") as socket:
            kinds: list[Any] = [socket.recv() for _ in range(10)]
            assert real.process is not None
            workers = children(real.process.pid)
            assert real.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
            try:
                while True:
                    kinds.append(socket.recv(timeout=20))
            except ConnectionClosed as closed:
                end_of_socket = closed.rcvd
    assert '"type":"closing"' in str(kinds[-1])
    assert end_of_socket is not None
    assert end_of_socket.code == 1012
    end = time.monotonic() + 20
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_foreign_page_cannot_open_a_real_socket(real: RealServer) -> None:
    address = real.address.replace("http", "ws")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{address}/api/tables/t_x/live", origin=Origin("http://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_ten_megabytes_over_a_real_connection(real: RealServer) -> None:
    answer = httpx.post(f"{real.address}/api/session", content=b"x" * 10_000_000, headers={"X-Saecula": "1"})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


def test_the_log_is_json_and_holds_no_query(real: RealServer) -> None:
    httpx.get(f"{real.address}/api/tables/t_x?key=very-secret-key")
    real.stop(signal.SIGTERM)
    text = (real.folder / "log.jsonl").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line.get("path") == "/api/tables/t_x" and line["status"] == 404 for line in lines)
    assert "very-secret-key" not in text


def test_killed_under_load_nothing_is_lost_and_nothing_doubled() -> None:
    found = kill_under_load(rounds=3, players=3, seed=int(time.time()))
    assert found["acknowledged"] > 0


def test_answers_are_not_held_back() -> None:
    """Without TCP_NODELAY every second small answer waits 40 ms."""

    async def accepted() -> int:
        delays: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def come(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            delays.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = _listen("127.0.0.1", 0)
        async with await asyncio.start_server(come, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            found = await delays
            writer.close()
            return found

    assert asyncio.run(accepted())


def end_of(socket: ClientConnection, text: str) -> int | None:
    """The code with which the server closes a socket when it gets this."""
    try:
        socket.send(text)
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_an_enormous_frame_closes_its_socket_and_no_other(real: RealServer) -> None:
    with httpx.Client(headers={"X-Saecula": "1"}, base_url=real.address) as client:
        client.post("/api/session", json={"nickname": "Ada"})
        table = client.post("/api/tables", json={"game": "vinci", "seats": ["you", "open", "open"]}).json()["id"]
    address = f"{real.address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address) as other, connect(address) as socket:
        socket.send(json.dumps({"type": "chat", "text": "x" * 300_000}))  # larger than a body may be
        while "too-large" not in str(socket.recv(timeout=20)):
            pass
        assert end_of(socket, "x" * 20_000_000) == 1009  # larger than is read at all, however small it was made
        other.send(json.dumps({"type": "ping"}))
        while "pong" not in str(other.recv(timeout=20)):
            pass


def test_the_names_under_which_it_is_reached(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "saecula", "serve", "--port", "0", "--data-folder", str(tmp_path)]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--hosts", "play.example.org, games.example.org"], stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split(" (")[0].removeprefix("Saecula is at ")
        statuses = {
            host: httpx.get(f"{address}/api/session", headers={"Host": host}, timeout=20).status_code
            for host in ("play.example.org", "GAMES.example.org:443", "localhost", "evil.example")
        }
    finally:
        process.kill()
        process.wait(30)
        process.stdout.close()
    assert list(statuses.values()) == [200, 200, 200, 403]


@pytest.mark.parametrize("hosts", ["http://play.example.org", "play.example.org:8000", "a b", "*"])
def test_what_is_no_name_of_a_host_is_said_in_one_line(tmp_path: Path, hosts: str) -> None:
    with pytest.raises(SaeculaError, match=r"such as play\.example\.org"):
        run(port=0, data_folder=tmp_path, hosts=hosts)


def test_an_address_in_use_is_said_in_one_line(real: RealServer, tmp_path: Path) -> None:
    with pytest.raises(SaeculaError, match=r"cannot serve at 127\.0\.0\.1"):
        run(port=real.port, data_folder=tmp_path / "other")


def test_one_server_a_data_folder(real: RealServer, capsys: pytest.CaptureFixture[str]) -> None:
    folder = real.folder / "data"
    with pytest.raises(SaeculaError, match=rf"a server at {real.address} uses {folder} already"):
        run(port=0, data_folder=folder)
    run(port=0, data_folder=folder, open_browser=True)  # whoever just wants to play is led there
    assert real.address in capsys.readouterr().out


def test_the_command_serves(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "saecula", "serve", "--port", "0", "--data-folder", str(tmp_path)]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split(" (")[0].removeprefix("Saecula is at ")
        with httpx.Client(headers={"X-Saecula": "1"}, base_url=address, timeout=20) as client:
            meet_all_bots(client)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) in (0, 130, -signal.SIGINT)
    finally:
        process.kill()
        process.wait(30)
        process.stdout.close()
    text = (tmp_path / "log").read_text()
    assert "a bot failed" not in text
    assert "Traceback" not in text


def meet_all_bots(client: httpx.Client) -> None:
    """Play until every bot that there is has moved."""
    client.post("/api/session", json={"nickname": "Ada"})
    vinci = next(game for game in client.get("/api/games").json()["games"] if game["name"] == "vinci")
    bots = [f"bot:{bot['name']}" for bot in vinci["bots"]]
    most = max(vinci["seats"]) - 1
    for first in range(0, len(bots), most):
        meet(client, ["you", *bots[first : first + most], *bots[: max(0, 2 - len(bots[first : first + most]))]])


def meet(client: httpx.Client, seats: list[str]) -> None:
    """Play until everybody at a table has moved."""
    table = client.post("/api/tables", json={"game": "vinci", "seats": seats}).json()["id"]
    moved: set[int] = set()
    for n in range(1000):
        shown = client.post(f"/api/tables/{table}/messages", json={"type": "look"}).json()["messages"][0]["snapshot"]
        log = client.post(f"/api/tables/{table}/messages", json={"type": "log"}).json()["messages"][0]["events"]
        moved |= {event["args"]["seat"] for event in log if "seat" in event["args"]}
        if moved >= set(range(len(seats))):
            return
        if shown["legal"]:
            move = shown["legal"][-1]["move"]
            play = {"type": "play", "id": f"{n}", "seat": 0, "version": shown["version"], "moves": [move]}
            assert client.post(f"/api/tables/{table}/messages", json=play).status_code == 200
        else:
            time.sleep(0.05)
    raise AssertionError(f"only {moved} have moved")


@pytest.mark.parametrize("url", ["postgresql://localhost/x", "nonsense", "mysql://localhost/x", "sqlite://"])
def test_a_database_that_cannot_be_used_is_said_in_one_line(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # as if it were not installed
    with pytest.raises(SaeculaError) as said:
        Storage(Settings(database_url=url).url)
    assert "\n" not in str(said.value)
    if url.startswith("postgresql"):
        assert "pip install 'saecula[postgresql]'" in str(said.value)


def test_what_a_browser_is_sent_is_compressed_with_a_large_window(real: RealServer) -> None:
    client = httpx.Client(headers={"X-Saecula": "1"}, base_url=real.address)
    client.post("/api/session", json={"nickname": "Ada"})
    table = client.post("/api/tables", json={"game": "vinci", "seats": ["you", "here:B", "here:C"]}).json()["id"]
    client.close()
    with connect(f"{real.address.replace('http', 'ws')}/api/tables/{table}/live", compression="deflate") as socket:
        agreed = socket.response.headers["Sec-WebSocket-Extensions"] if socket.response else ""
        assert agreed.startswith("permessage-deflate")
        assert "server_max_window_bits=12" not in agreed
        assert json.loads(socket.recv(timeout=10))["type"] == "table"
        assert json.loads(socket.recv(timeout=10))["type"] == "snapshot"
    with connect(f"{real.address.replace('http', 'ws')}/api/tables/{table}/live", compression=None) as socket:
        assert json.loads(socket.recv(timeout=10))["type"] == "table"


@pytest.mark.parametrize("log_file", ["saecula.log", ""])
def test_the_terminal_shows_the_address_and_the_log_goes_to_a_file_or_to_the_terminal(
    tmp_path: Path, log_file: str
) -> None:
    code = f"from saecula.server import run; run(port=0, data_folder={str(tmp_path / 'data')!r}, log_file={log_file!r})"
    with (tmp_path / "shown").open("wb") as shown:
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=shown, text=True)
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split(" (")[0].removeprefix("Saecula is at ")
            for _ in range(200):
                try:
                    assert httpx.get(f"{address}/healthz", timeout=5).status_code == 200
                    break
                except httpx.HTTPError:
                    time.sleep(0.05)
        finally:
            process.terminate()
            rest, _ = process.communicate(timeout=30)
    kept = tmp_path / "data" / "saecula.log"
    logged = kept.read_text() if log_file else (tmp_path / "shown").read_text()
    assert '"path": "/healthz"' in logged
    assert rest == ""
    if log_file:
        assert (tmp_path / "shown").read_text() == ""
    else:
        assert not kept.exists()
