"""Foreign pages, broken requests, floods: each gets the right status and a readable reason, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import stat
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from saecula.server import create_app
from saecula.server.addresses import address_of
from saecula.server.safety import FILES, RateLimit, sign, signed_user
from saecula.server.schema import users
from saecula.server.settings import Settings, cookie_secret
from tests.server.conftest import Guest, Served, settings, until


@pytest.fixture
def table(ada: Guest) -> str:
    opened: str = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
    return opened


def goes_on(ada: Guest, table: str) -> None:
    """The game is not disturbed: the next move is accepted."""
    shown = ada.snapshot(table)
    ada.play(table, shown["seat"], shown["legal"][0]["move"])


def refusal(answer: Any, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert (error["status"], error["code"]) == (status, code)
    assert len(error["text"]) > 10


# --------------------------------------------------------------------------------------------------- foreign pages


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.evil.example", "http://testserver:81", "http://[", ""]
)
def test_a_foreign_origin_changes_nothing(ada: Guest, table: str, origin: str) -> None:
    answer = ada.ask("POST", f"/api/tables/{table}/messages", {"type": "ping"}, headers={"Origin": origin})
    refusal(answer, 403, "foreign-origin")
    headers = {"Cookie": ada.cookie, "Origin": origin}
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        ada.client.websocket_connect(f"/api/tables/{table}/live", headers=headers),
    ):
        pass
    assert closed.value.code == 4403
    goes_on(ada, table)


def test_our_own_origin_is_fine(ada: Guest, table: str) -> None:
    headers = {"Origin": "http://testserver"}
    assert ada.ask("POST", f"/api/tables/{table}/messages", {"type": "ping"}, headers=headers).status_code == 200
    with ada.client.websocket_connect(f"/api/tables/{table}/live", headers={**headers, "Cookie": ada.cookie}) as socket:
        until(socket, "snapshot")


def test_the_header_that_foreign_pages_cannot_send_is_needed(ada: Guest, table: str) -> None:
    plain = ada.client.post(f"/api/tables/{table}/messages", json={"type": "ping"}, headers={"Cookie": ada.cookie})
    refusal(plain, 403, "missing-header")
    cross = ada.ask("POST", "/api/session", {"nickname": "x"}, headers={"Sec-Fetch-Site": "cross-site"})
    refusal(cross, 403, "foreign-origin")
    goes_on(ada, table)


def test_another_name_that_leads_here_is_refused(ada: Guest) -> None:
    for host in ("rebound.example", "[", "testserver.evil.example", "testserver@evil.example", ""):
        refusal(ada.ask("GET", "/api/games", headers={"Host": host}), 403, "foreign-origin")


# ----------------------------------------------------------------------------------------------------- bad requests


def test_ten_megabytes(ada: Guest, table: str) -> None:
    huge = b"x" * 10_000_000
    headers = {"X-Saecula": "1", "Cookie": ada.cookie, "Content-Type": "application/json"}
    for path in (f"/api/tables/{table}/messages", "/api/tables", "/api/records", "/api/session", "/nowhere"):
        refusal(ada.client.post(path, content=huge, headers=headers), 413, "too-large")
    pieces = (b"x" * 100_000 for _ in range(100))  # without its length
    refusal(ada.client.post("/api/records", content=pieces, headers=headers), 413, "too-large")
    goes_on(ada, table)


@pytest.mark.parametrize(
    "body", [b"{", b"", b"\xff\xfe", b"nul", b'{"nickname": }', b"[" * 10_000, b'{"nickname": "\\ud800"}']
)
def test_broken_json(ada: Guest, table: str, body: bytes) -> None:
    headers = {"X-Saecula": "1", "Cookie": ada.cookie}
    for path in (f"/api/tables/{table}/messages", "/api/tables", "/api/session"):
        answer = ada.client.post(path, content=body, headers=headers)
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["error"]["code"] in ("bad-json", "bad-request")
    goes_on(ada, table)


def test_no_answer_repeats_what_was_sent_at_length(ada: Guest) -> None:
    answer = ada.ask("POST", "/api/session", {"x" * 100_000: 1})
    refusal(answer, 400, "bad-request")
    assert len(answer.content) < 2_000


@pytest.mark.parametrize(
    "query", ["seat=²", "seat=--1", "seat=1e9", "seat=99", "version=x", "chat=" + "9" * 40, "wait=nan", "wait=-1"]
)
def test_a_strange_query_is_refused(ada: Guest, table: str, query: str) -> None:
    refusal(ada.ask("GET", f"/api/tables/{table}/poll?{query}"), 400, "bad-request")
    if query.startswith("seat"):
        with ada.client.websocket_connect(f"/api/tables/{table}/live?{query}") as socket:
            assert until(socket, "error")["error"]["code"] == "bad-request"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 4400


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "a" * 5_000, "/%00.js", "/api/tables/%00", "/api/tables/" + "t" * 5_000]
)
def test_a_name_that_no_file_and_no_table_can_have(ada: Guest, path: str) -> None:
    assert ada.ask("GET", path).status_code in (200, 404)  # the client's own page, where it is built


def test_a_key_that_cannot_be_stored_is_refused(ada: Guest, table: str) -> None:
    shown = ada.snapshot(table)
    play = {"type": "play", "id": "a\0b", "seat": shown["seat"], "version": shown["version"], "moves": ["done"]}
    ada.send(table, play, "bad-request")


def test_bad_cookies_are_nobodys(server: Served, ada: Guest, table: str) -> None:
    name, _, signature = ada.cookie.partition("=")[2].rpartition(".")
    other = server.guest("Other").cookie.partition("=")[2].rpartition(".")[0]
    bad = [
        "",
        ".",
        "x",
        name,
        f"{name}.",
        f"{name}.{'0' * 64}",
        f"{other}.{signature}",
        f"{name}.{signature}x",
        "%C3%A9.x",
    ]
    for cookie in bad:
        guest = server.guest("")
        guest.cookie = f"saecula={cookie}"
        assert guest.get("/api/session")["user"] is None
        guest.send(table, {"type": "play", "id": "x", "seat": 0, "version": 0, "moves": ["done"]}, "sign-in")
    goes_on(ada, table)


def test_addresses_that_are_not_there(ada: Guest) -> None:
    refusal(ada.ask("GET", "/api/nothing"), 404, "no-page")
    refusal(ada.ask("GET", "/api"), 404, "no-page")
    refusal(ada.ask("PUT", "/api/tables", {}), 405, "no-method")
    refusal(ada.ask("GET", "/missing.js"), 404, "no-page")
    refusal(ada.ask("GET", "/../cookie.key"), 404, "no-page")
    refusal(ada.ask("GET", "/%2e%2e/%2e%2e/app.py"), 404, "no-page")


def test_a_mistake_of_ours_is_told_without_details(
    server: Served, ada: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    with monkeypatch.context() as patch:
        patch.setattr(server.application.house.storage, "lobby", fail)
        answer = ada.ask("GET", "/api/tables")
        refusal(answer, 500, "internal")
        assert "secret detail" not in answer.text
    goes_on(ada, table)


def test_when_storing_fails_nothing_has_happened(
    server: Served, ada: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ada.snapshot(table)
    with ada.live(table, seat=shown["seat"]) as socket:
        until(socket, "presence")
        with monkeypatch.context() as patch:

            async def fail(*_: object) -> None:
                raise OSError("disk full")

            patch.setattr(server.application.house.storage, "change", fail)
            refused = ada.play(table, shown["seat"], shown["legal"][0]["move"], code="internal")
            assert "disk" not in refused["error"]["text"]
        again = ada.snapshot(table, shown["seat"])
        assert again == shown
        ada.play(table, shown["seat"], shown["legal"][0]["move"])
        assert until(socket, "update")["version"] == shown["version"] + 1


def test_nobody_sees_what_is_not_stored_yet(
    server: Served, ada: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks while a move is being stored waits, and does not see it when that fails."""
    storage = server.application.house.storage
    storing, fail = threading.Event(), threading.Event()

    async def slow(*_: object) -> None:
        storing.set()
        while not fail.is_set():
            await asyncio.sleep(0.01)
        raise OSError("disk full")

    shown = ada.snapshot(table)
    with ThreadPoolExecutor(2) as threads:
        with monkeypatch.context() as patch:
            patch.setattr(storage, "change", slow)
            playing = threads.submit(ada.play, table, shown["seat"], shown["legal"][0]["move"], code="internal")
            assert storing.wait(20)
            looking = threads.submit(server.guest("").snapshot, table, -1)
            time.sleep(0.1)
            assert not looking.done()
            fail.set()
            playing.result(20)
        assert looking.result(20)["version"] == shown["version"]
    goes_on(ada, table)


def test_an_error_of_the_database_names_no_secret(server: Served, ada: Guest) -> None:
    """Such errors are logged, and would hold the seed of a running game and the key of its table."""

    def fail(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "very-secret-seed"})

    assert ada.client.portal is not None
    with pytest.raises(sa.exc.SQLAlchemyError) as error:
        ada.client.portal.call(server.application.house.storage.database.write, fail)
    assert "nowhere" in str(error.value)
    assert "very-secret-seed" not in str(error.value)


def test_one_failed_write_does_nothing_to_the_others(server: Served, ada: Guest) -> None:
    database = server.application.house.storage.database

    def good(connection: sa.Connection) -> int:
        return connection.execute(sa.select(sa.literal(7))).scalar_one()

    def bad(connection: sa.Connection) -> int:
        connection.execute(sa.insert(users).values(id="u_half", nickname="half", created=0))
        raise ValueError("half of it")

    async def together() -> list[Any]:
        return await asyncio.gather(*[database.write(w) for w in (good, bad, good)], return_exceptions=True)

    assert ada.client.portal is not None
    first, second, third = ada.client.portal.call(together)
    assert (first, third) == (7, 7)
    assert isinstance(second, ValueError)
    assert ada.client.portal.call(server.application.house.storage.user, "u_half") is None


# ---------------------------------------------------------------------------------------------------- the house itself


def test_every_answer_carries_the_headers(ada: Guest) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = ada.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert policy.count("unsafe-inline") == 1
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_too_fast(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, rate=0.001, burst=5, heavy_rate=0.001, heavy_burst=2))) as client:
        statuses = [client.get("/api/session").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert client.get("/api/session").headers["retry-after"]
        assert client.get("/healthz").status_code == 200


def test_files_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, rate=0.001, burst=5))) as client:
        statuses = [client.get("/").status_code for _ in range(2 * FILES * 5)]
        assert statuses.count(429) == FILES * 5
        assert client.get("/api/session").status_code == 200


def test_what_makes_something_new_is_slower(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, heavy_rate=0.001, heavy_burst=2))) as client:
        headers = {"X-Saecula": "1"}
        found = [client.post("/api/session", json={"nickname": "x"}, headers=headers).status_code for _ in range(3)]
        assert found == [200, 200, 429]


def test_a_crowd_from_one_address_is_let_in_up_to_a_number(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, sockets=3))) as client:
        headers = {"X-Saecula": "1"}
        client.post("/api/session", json={"nickname": "x"}, headers=headers)
        table = client.post("/api/tables", json={"game": "toy", "seats": ["you", "open"]}, headers=headers).json()["id"]
        address = f"/api/tables/{table}/live"
        with ExitStack() as open_ones:
            for _ in range(3):
                open_ones.enter_context(client.websocket_connect(address))
            with client.websocket_connect(address) as one_more:
                assert until(one_more, "error")["error"]["code"] == "too-fast"
            assert client.get(f"/api/tables/{table}/poll?version=-1").status_code == 429
        with client.websocket_connect(address) as again:
            until(again, "table")


def test_talking_costs_more_than_looking(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, rate=0.001, burst=25))) as client:
        headers = {"X-Saecula": "1"}
        client.post("/api/session", json={"nickname": "x"}, headers=headers)
        table = client.post("/api/tables", json={"game": "toy", "seats": ["you", "open"]}, headers=headers).json()["id"]
        say = {"type": "chat", "text": "buy this"}
        path = f"/api/tables/{table}/messages"
        assert [client.post(path, json=say, headers=headers).status_code for _ in range(3)] == [200, 200, 429]


def test_a_flood_from_everywhere_is_forgotten() -> None:
    rates = RateLimit(rate=0.001, burst=1)
    for n in range(150_000):
        rates.allow(f"{n}")
    assert len(rates._buckets) <= 100_001


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_network_of_ipv6_is_one_address(one: str, other: str, same: bool) -> None:
    found = [address_of(HTTPConnection({"type": "http", "client": (host, 1)})) for host in (one, other)]
    assert (found[0] == found[1]) is same


def test_a_bucket_fills_again() -> None:
    rates = RateLimit(rate=1000.0, burst=1)
    assert rates.allow("a")
    assert rates.allow("b")
    assert any(rates.allow("a") for _ in range(100_000))


def test_the_cookie_key_is_the_owners_alone_and_stays(tmp_path: Path) -> None:
    secret = cookie_secret(tmp_path / "new")
    path = tmp_path / "new" / "cookie.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert cookie_secret(tmp_path / "new") == secret
    assert os.listdir(tmp_path / "new") == ["cookie.key"]
    assert signed_user(secret, sign(secret, "u_1")) == "u_1"
    assert signed_user(b"other", sign(secret, "u_1")) == ""


def test_the_defaults_are_safe(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    plain = Settings()
    assert plain.host == "127.0.0.1"
    assert plain.folder == tmp_path / "saecula"
    assert plain.url.startswith("sqlite:///")
    assert Settings(database_url="postgresql://db/x").url == "postgresql+psycopg://db/x"
    assert plain.rate > 0


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    empty, built = tmp_path / "empty", tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    empty.mkdir()
    (built / "index.html").write_text("<!doctype html><title>client</title>")
    (built / "assets" / "a.js").write_text("1")
    with TestClient(create_app(settings(tmp_path, static=str(empty)))) as client:
        assert "make web" in client.get("/").text
    with TestClient(create_app(settings(tmp_path, static=str(built)))) as client:
        assert "client" in client.get("/").text
        assert "client" in client.get("/t/t_4fJ2").text
        assert client.get("/assets/a.js").headers["cache-control"].endswith("immutable")
        assert client.get("/assets/b.js").status_code == 404


def test_health(ada: Guest) -> None:
    assert ada.get("/healthz") == {"status": "ok"}
    assert ada.get("/readyz") == {"status": "ready"}
