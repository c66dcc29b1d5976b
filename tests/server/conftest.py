"""A server for the tests, and its guests."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from saecula.server import Settings, create_app
from saecula.server.app import Application
from saecula.server.patch import apply
from tests.server import quick_bots

JSON = Any


class Live:
    """A socket whose updates are completed: each has the whole snapshot, put together as a client does it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.sent: list[str] = []  # every message as it came
        self.base: JSON = None
        self.stamp = ""

    def __enter__(self) -> Live:
        self.session.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.session.__exit__(*error)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session, name)

    def receive_text(self) -> str:
        text = self.session.receive_text()
        self.sent.append(text)
        message = self.complete(json.loads(text))
        return json.dumps(message) if "patch" in message else text

    def receive_json(self) -> JSON:
        return json.loads(self.receive_text())

    def complete(self, message: JSON) -> JSON:
        if message["type"] == "update" and "patch" in message:
            assert message["onto"] == self.stamp, "the server knows what was sent"
            counters = {"version": message["version"], "events": self.base["events"] + len(message["events"])}
            message["snapshot"] = {**apply(copy.deepcopy(self.base), message["patch"]), **counters}
        if message.get("snapshot") and message["type"] != "error":
            self.base, self.stamp = message["snapshot"], message["stamp"]
        return message


class Guest:
    """Somebody with a browser: a cookie, and every byte that came from the server."""

    def __init__(self, client: TestClient, nickname: str) -> None:
        self.client = client
        self.nickname = nickname
        self.cookie = ""
        self.received: list[bytes] = []
        self.keys = 0
        if nickname:
            answer = self.ask("POST", "/api/session", {"nickname": nickname})
            self.cookie = f"saecula={answer.cookies['saecula']}"
            self.id: str = answer.json()["user"]["id"]

    def ask(self, method: str, path: str, body: JSON = None, **extra: Any) -> Any:
        headers = {"X-Saecula": "1", **extra.pop("headers", {})}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self.client.cookies.clear()
        if body is not None:
            extra["json"] = body
        answer = self.client.request(method, path, headers=headers, **extra)
        self.client.cookies.clear()
        self.received.append(answer.content)
        return answer

    def get(self, path: str, status: int = 200) -> JSON:
        answer = self.ask("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: JSON = None, status: int = 200) -> JSON:
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, path: str, body: JSON, code: str) -> JSON:
        answer = self.ask("POST", path, body)
        error = answer.json()["error"]
        assert error["code"] == code
        assert error["status"] == answer.status_code
        assert error["text"]
        assert error["message"]["key"]
        return error

    def open(self, game: str, *seats: str, **more: Any) -> JSON:
        return self.post("/api/tables", {"game": game, "seats": list(seats), **more}, 201)

    def send(self, table: str, message: JSON, code: str = "") -> JSON:
        """A message by plain HTTP: its one answer, which is an error of this code where one is expected."""
        answer = self.ask("POST", f"/api/tables/{table}/messages", message)
        found = answer.json()
        said = found["messages"][0] if "messages" in found else found
        if code:
            assert said["error"]["code"] == code, found
            assert answer.status_code == said["error"]["status"]
        else:
            assert answer.status_code == 200, found
        return said

    def snapshot(self, table: str, seat: int | None = None) -> JSON:
        return self.send(table, {"type": "look", "seat": seat})["snapshot"]

    def key(self) -> str:
        self.keys += 1
        return f"{self.nickname}-{self.keys}"

    def play(self, table: str, seat: int, *moves: str, version: int | None = None, code: str = "") -> JSON:
        if version is None:
            version = self.snapshot(table, seat)["version"]
        wanted = {"type": "play", "id": self.key(), "seat": seat, "version": version, "moves": list(moves)}
        return self.send(table, wanted, code)

    def live(self, table: str, **query: Any) -> Live:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.client.cookies.clear()
        return Live(self.client.websocket_connect(f"/api/tables/{table}/live?{asked}", headers=headers))


class Served:
    """A running server, in this process."""

    def __init__(self, client: TestClient, application: Application, folder: Path) -> None:
        self.client = client
        self.application = application
        self.folder = folder

    def guest(self, nickname: str = "Ada") -> Guest:
        return Guest(self.client, nickname)


def settings(folder: Path, **more: Any) -> Settings:
    plain: dict[str, Any] = {
        "data_folder": str(folder),
        "database_url": os.environ.get("SAECULA_TEST_DATABASE", ""),  # e.g. an empty PostgreSQL database
        "bots": quick_bots.__name__,
        "hosts": ["testserver"],
        "rate": 0,
        "heavy_rate": 0,
        "bot_processes": 1,
    }
    return Settings(**{**plain, **more})


def serve(folder: Path, **more: Any) -> Iterator[Served]:
    app = create_app(settings(folder, **more))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Served(client, app.state.application, folder)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory.mktemp("server"))


@pytest.fixture
def ada(server: Served) -> Guest:
    return server.guest("Ada")


@pytest.fixture
def bea(server: Served) -> Guest:
    return server.guest("Bea")


@pytest.fixture
def duel(ada: Guest, bea: Guest) -> str:
    """A table of Vinci for three people: nobody else moves by themselves."""
    table: str = ada.open("vinci", "you", "open", "here:Anna")["id"]
    bea.post(f"/api/tables/{table}/join")
    return table


def until(socket: Live | WebSocketTestSession, kind: str, guest: Guest | None = None) -> JSON:
    """The next message of this kind."""
    while True:
        text = socket.receive_text()
        if guest:
            guest.received.append(text.encode())
        message = json.loads(text)
        if message["type"] == kind:
            return message
