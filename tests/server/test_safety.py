"""Foreign pages, broken requests, floods: each gets the right status and a readable reason, and the game goes on."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from saecula.server import create_app
from saecula.server.safety import Rates, sign, signed_user
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


def test_what_makes_something_new_is_slower(tmp_path: Path) -> None:
    with TestClient(create_app(settings(tmp_path, heavy_rate=0.001, heavy_burst=2))) as client:
        headers = {"X-Saecula": "1"}
        found = [client.post("/api/session", json={"nickname": "x"}, headers=headers).status_code for _ in range(3)]
        assert found == [200, 200, 429]


def test_a_bucket_fills_again() -> None:
    rates = Rates(rate=1000.0, burst=1)
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
