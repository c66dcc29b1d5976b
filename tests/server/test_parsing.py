"""Requests and frames that are cheap to send and dear to parse: nobody waits for them, and their sender is cut off."""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator

import httpx2 as httpx
import pytest

from tests.server.killing import RealServer

SENT = 4 * 1024 * 1024  # bytes; parsing all of it would take many seconds
STALL = 40.0  # milliseconds of CPU time that one piece of work may take on a busy machine; it was half a second
ATTEMPTS = 3  # caches that other processes have emptied cost time, too


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A real server whose loop is measured, and which trusts no proxy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
        server = RealServer(tmp_path_factory.mktemp("watched"), watched=True)
        try:
            server.start()
            yield server
        finally:
            server.close()


def longest(server: RealServer) -> float:
    """The longest callback of the loop since the last call, in milliseconds of CPU time."""
    time.sleep(0.5)  # it is written twice a second
    found: float = json.loads((server.folder / "stalls.json").read_text())["callback"]
    (server.folder / "forget").touch()
    time.sleep(0.5)
    return found


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A websocket frame as clients send them, masked with zeros."""
    return bytes([(0x80 if last else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload


def socket_to_a_table(server: RealServer) -> socket.socket:
    """An open websocket, ready for frames."""
    with httpx.Client(base_url=server.address, headers={"X-Saecula": "1"}) as client:
        client.post("/api/session", json={"nickname": "Eve"})
        table = client.post("/api/tables", json={"game": "vinci", "seats": ["you", "open", "open"]}).json()["id"]
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{host}{upgrade}\r\n".encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def request_in_chunks(server: RealServer) -> socket.socket:
    """A request whose body comes in chunks."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    head = "POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Saecula: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
    line.sendall(head.encode())
    return line


def flooded(line: socket.socket, data: bytes, patience: float) -> bool:
    """Send this again and again, and read everything that comes; whether the server ends the connection in time."""

    def read() -> None:
        try:
            while line.recv(1 << 20):
                pass
        except OSError:
            pass

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    line.settimeout(patience)
    try:
        for _ in range(SENT // len(data) + 1):
            line.sendall(data)
    except OSError:
        pass  # it does not read any more, or has gone
    reader.join(patience)
    ended = not reader.is_alive()
    line.close()
    return ended


FLOODS: list[tuple[str, Callable[[RealServer], socket.socket], bytes, bool]] = [
    ("pings", socket_to_a_table, frame(9) * 10_000, True),
    ("pongs", socket_to_a_table, frame(10) * 10_000, True),
    ("fragments", socket_to_a_table, frame(1, b"x", last=False) + frame(0, last=False) * 700_000, True),
    ("chunks", request_in_chunks, b"1\r\nx\r\n" * 10_000, True),
    ("messages", socket_to_a_table, frame(1) * 10_000, False),  # one after the other, while the rest waits
]


@pytest.mark.parametrize(("opened", "data", "ends"), [each[1:] for each in FLOODS], ids=[each[0] for each in FLOODS])
def test_many_small_pieces_keep_nobody_waiting(
    watched: RealServer, opened: Callable[[RealServer], socket.socket], data: bytes, ends: bool
) -> None:
    found: list[float] = []
    for _ in range(ATTEMPTS):
        line = opened(watched)
        longest(watched)
        assert flooded(line, data, 20.0 if ends else 2.0) or not ends
        found.append(longest(watched))
        print(f"longest callback: {found[-1]:.0f} ms")
        if found[-1] < STALL:
            break
    assert min(found) < STALL, found
    assert httpx.get(f"{watched.address}/healthz").status_code == 200


@pytest.mark.parametrize("head", ["a:\r\n" * 20_000, f"Cookie: {'a=b; ' * 16_000}\r\n"], ids=["headers", "cookies"])
def test_a_long_header_is_refused(watched: RealServer, head: str) -> None:
    with socket.create_connection(("127.0.0.1", watched.port), timeout=20) as line:
        line.sendall(f"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}\r\n".encode())
        assert line.recv(12) == b"HTTP/1.1 400"
    assert longest(watched) < STALL
