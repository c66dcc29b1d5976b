"""Sessions that have ended, https, proxies that nobody named, and JSON as deep as a body can hold."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from saecula.server import create_app
from saecula.server.addresses import NAMED, Proxies
from tests.server.conftest import Guest, Served, settings, until

BODY = 256 * 1024  # bytes that a body may have


# ---------------------------------------------------------------------------------------------------------- signing out


def test_signing_out_ends_the_session_on_the_server(server: Served) -> None:
    """Whoever kept a copy of the cookie has nothing: not for a call, not for a message, not for an open socket."""
    ada = server.guest("Ada")
    table = ada.open("toy", "you", "here:Bea")["id"]
    with ada.live(table) as first, ada.live(table) as second:
        until(first, "snapshot")
        until(second, "snapshot")
        assert ada.ask("DELETE", "/api/session").status_code == 204
        for socket in (first, second):
            assert until(socket, "error")["error"]["code"] == "sign-in"
            with pytest.raises(WebSocketDisconnect) as closed:
                until(socket, "never")
            assert closed.value.code == 4401
    for _ in range(2):  # the cookie does not come back to life by being used
        assert ada.get("/api/session")["user"] is None
        ada.refused("/api/tables", {"game": "toy", "seats": ["you", "open"]}, "sign-in")
        ada.send(table, {"type": "play", "id": "x", "seat": 0, "version": 0, "moves": ["take 1"]}, "sign-in")
    with ada.live(table) as spectator:
        assert until(spectator, "snapshot")["snapshot"]["seat"] is None


# ---------------------------------------------------------------------------------------------------------------- https


@pytest.mark.parametrize("path", ["/", "/api/session", "/api/nothing", "/healthz"])
def test_browsers_stay_with_https_where_they_came_by_it(server: Served, path: str) -> None:
    secure = TestClient(server.client.app, base_url="https://testserver")
    plain = TestClient(server.client.app, base_url="http://testserver")
    assert secure.get(path).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in plain.get(path).headers


def test_https_in_front_of_a_named_proxy_counts_as_https(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7", "X-Saecula": "1"}
    for trusted, secure in (("testclient", True), ("192.0.2.1", False)):
        with TestClient(Proxies(create_app(settings(tmp_path)), trusted)) as client:
            answer = client.post("/api/session", json={"nickname": "Ada"}, headers=forwarded)
            assert ("strict-transport-security" in answer.headers) == secure
            assert ("secure" in answer.headers["set-cookie"].lower()) == secure


# -------------------------------------------------------------------------------------------------------------- proxies


def forward(proxies: Proxies, host: str, header: bytes) -> None:
    async def send(_: Any) -> None:
        pass

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    scope = {"type": "http", "client": (host, 1234), "headers": [(header, b"198.51.100.7")]}
    asyncio.run(proxies(scope, receive, send))


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that does not answer."""


@pytest.mark.parametrize("header", [b"x-forwarded-for", b"forwarded", b"x-real-ip"])
def test_a_proxy_that_is_not_named_is_named_in_the_log_once(caplog: pytest.LogCaptureFixture, header: bytes) -> None:
    proxies = Proxies(nothing, "192.0.2.1")
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            forward(proxies, "203.0.113.9", header)
        forward(proxies, "192.0.2.1", header)
        forward(proxies, "203.0.113.10", b"accept")
    assert [record.proxy for record in caplog.records] == ["203.0.113.9"]  # type: ignore[attr-defined]
    assert "FORWARDED_ALLOW_IPS" in caplog.text


def test_twice_as_many_proxies_as_the_log_names(caplog: pytest.LogCaptureFixture) -> None:
    proxies = Proxies(nothing, "192.0.2.1")
    with caplog.at_level(logging.WARNING):
        for n in range(2 * NAMED):
            forward(proxies, f"203.0.113.{n}", b"x-forwarded-for")
    assert len(caplog.records) == len(proxies.unknown) == NAMED


# ------------------------------------------------------------------------------------------------------------ deep JSON


def nested(depth: int, kind: str) -> str:
    """JSON of this depth, closed or (where it would be too long) not."""
    if kind == "lists":
        return '{"nickname":' + "[" * depth + "]" * depth + "}"
    if kind == "objects":
        return '{"nickname":' + '{"a":' * depth + "1" + "}" * depth + "}"
    return "[" * depth


DEPTHS = [(kind, depth) for kind in ("lists", "objects", "open") for depth in (64, 1_000, 2_000, 20_000, 40_000)]


@pytest.mark.parametrize(("kind", "depth"), [*DEPTHS, ("open", BODY)])
def test_deep_json_is_refused_by_every_road(ada: Guest, kind: str, depth: int) -> None:
    """At every depth that a body can have: a 400 that says so, and the socket goes on."""
    table = ada.open("toy", "you", "here:Bea")["id"]
    body = nested(depth, kind)
    expected = 400 if len(body) <= BODY else 413
    for path in ("/api/session", "/api/tables", f"/api/tables/{table}/join", f"/api/tables/{table}/messages"):
        answer = ada.ask("POST", path, content=body)
        assert answer.status_code == expected, (path, answer.text)
        assert len(answer.content) < 2000
    with ada.live(table) as socket:
        until(socket, "snapshot")
        socket.send_text(body)
        assert until(socket, "error")["error"]["status"] == expected
        socket.send_text('{"type": "ping"}')
        until(socket, "pong")


@pytest.mark.parametrize("kind", ["lists", "objects", "open"])
def test_deep_json_of_twice_the_size_of_a_body(ada: Guest, kind: str) -> None:
    table = ada.open("toy", "you", "here:Bea")["id"]
    body = nested(2 * BODY // {"lists": 2, "objects": 6, "open": 1}[kind], kind)
    assert len(body) >= 2 * BODY - 10
    assert ada.ask("POST", "/api/session", content=body).status_code == 413
    with ada.live(table) as socket:
        until(socket, "snapshot")
        socket.send_text(body)
        assert until(socket, "error")["error"]["code"] == "too-large"
        socket.send_text('{"type": "ping"}')
        until(socket, "pong")


# ------------------------------------------------------------------------------------------------- moves that are none


def test_moves_that_are_none_cost_next_to_nothing(ada: Guest) -> None:
    """To look for similar names among thousands of moves took 40 ms of the loop for each."""
    table = ada.open("through_the_ages", "you", "here:Bea")["id"]
    names = [f"take wonder {n} of the world" for n in range(512)]
    begin = time.process_time()
    found = ada.send(table, {"type": "explain", "seat": 0, "moves": names})["moves"]
    assert time.process_time() - begin < 1.0
    assert all(each["why_not"]["key"] == "error-no-move" for each in found)
    begin = time.process_time()
    ada.play(table, 0, *names[:256], code="illegal")
    assert time.process_time() - begin < 1.0
