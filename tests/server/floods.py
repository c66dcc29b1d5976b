"""Everything a stranger can ask for, as fast as possible, while the longest stall of the server's loop is measured.

    python -m tests.server.floods --seconds 20

Hostile records are imported first: as many entries as are accepted, half of them taken back. Then several clients ask
for everything that works on them, others open and close sockets, and somebody plays an honest game meanwhile.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
from websockets.sync.client import connect

import saecula
from tests.server.killing import RealServer

GAMES: Final = ("vinci", "heroes_of_the_world", "through_the_ages", "history_of_the_world")
BYTES: Final = 250_000


def hostile_record(name: str, entries: int = 100_000, most: int = BYTES) -> str:
    """A record that is as long as an import may be: moves, taken back again and again."""
    game = saecula.game(name)
    record = saecula.Record(game, 3, 7)
    chance = random.Random(1)
    size = 500
    while size < most and not record.now.over and len(record.entries) < entries:
        seat = record.now.actors[0]
        if record.can_undo(seat) and chance.random() < 0.98:
            record.undo(seat)
        else:
            legal = record.now.legal(seat)
            record.play(seat, legal[chance.randrange(len(legal))])
        size += len(record.entries[-1].text) + 9
    return record.dumps()


class Stranger(threading.Thread):
    """A client that asks for everything, without a pause, until told to stop."""

    def __init__(self, address: str, tables: list[str], cookie: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.tables = tables
        self.cookie = cookie
        self.chance = random.Random(seed)
        self.stopping = threading.Event()
        self.statuses: dict[int, int] = {}
        self.client = httpx.Client(headers={"X-Saecula": "1", "Cookie": cookie}, base_url=address, timeout=60)

    def ask(self, method: str, path: str, body: Any = None) -> None:
        try:
            if isinstance(body, str):
                answer = self.client.request(method, path, content=body, headers={"Content-Type": "text/plain"})
            else:
                answer = self.client.request(method, path, json=body)
            self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        except httpx.HTTPError:
            self.statuses[0] = self.statuses.get(0, 0) + 1

    def run(self) -> None:
        names = [f"conquer {n}" for n in range(512)]
        while not self.stopping.is_set():
            table = f"/api/tables/{self.chance.choice(self.tables)}"
            messages: list[dict[str, Any]] = [
                {"type": "timeline", "since": self.chance.choice((0, 3000))},
                {"type": "history", "at": self.chance.randrange(4000)},
                {"type": "history", "at": self.chance.randrange(200)},
                {"type": "log", "since": 0},
                {"type": "since", "seat": 0},
                {"type": "look", "explain": True},
                {"type": "explain", "seat": 0, "moves": names},
                {"type": "explain", "seat": 0, "moves": names, "at": 90, "looking": 0},
                {"type": "play", "id": "x", "seat": 0, "version": 0, "moves": ["done"] * 256},
                {"type": "undo", "id": str(self.chance.random()), "seat": 0, "version": 0},
                {"type": "ask_undo", "id": str(self.chance.random()), "seat": 0, "to": 1},
                {"type": "chats", "since": 0},
                {"type": "ping"},
            ]
            calls: list[tuple[str, str, Any]] = [
                ("POST", f"{table}/messages", self.chance.choice(messages)),
                ("POST", f"{table}/messages", self.chance.choice(messages)),
                ("POST", f"{table}/messages", self.chance.choice(messages)),
                ("GET", f"{table}/record", None),
                ("GET", f"{table}/fairness", None),
                ("POST", f"{table}/fork", {"at": self.chance.randrange(3000)}),
                ("GET", f"{table}/poll?version=0", None),
                ("GET", table, None),
                ("GET", "/api/tables", None),
                ("GET", "/api/me/tables", None),
                ("GET", "/api/games", None),
                ("GET", "/api/text/it", None),
                ("GET", "/api/rules/vinci/en", None),
                ("GET", "/api/games/through_the_ages/components", None),
                ("GET", "/api/openapi.json", None),
                ("POST", "/api/tables", {"game": "vinci", "seats": ["you", "bot:quick", "bot:quick"]}),
                ("POST", "/api/records", "not a record"),
                ("POST", "/api/session", {"nickname": "x" * 24}),
                ("GET", "/readyz", None),
                ("GET", "/", None),
            ]
            self.ask(*self.chance.choice(calls))


class Comer(Stranger):
    """Opens sockets at the tables and asks for everything there."""

    def run(self) -> None:
        while not self.stopping.is_set():
            address = (
                f"{self.address.replace('http', 'ws')}/api/tables/{self.chance.choice(self.tables)}/live?explain=1"
            )
            try:
                with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    for kind in ("timeline", "log", "look"):
                        socket.send(json.dumps({"type": kind}))
                    for _ in range(5):
                        socket.recv(timeout=30)
                self.statuses[200] = self.statuses.get(200, 0) + 1
            except Exception:
                self.statuses[0] = self.statuses.get(0, 0) + 1


def flood(seconds: float = 10.0, strangers: int = 6, comers: int = 2, most: int = 60_000) -> dict[str, Any]:
    """Flood a server of its own; the longest callback and the longest stall of its loop, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder), watched=True, loaded_tables=12)
        try:
            server.start()
            client = httpx.Client(headers={"X-Saecula": "1"}, base_url=server.address, timeout=120)
            answer = client.post("/api/session", json={"nickname": "Mallory"})
            cookie = f"saecula={answer.cookies['saecula']}"
            tables: list[str] = []
            for name in GAMES:
                record = hostile_record(name, most=most)
                made = client.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
                assert made.status_code == 201, made.text
                tables.append(made.json()["id"])
            body = {"game": "vinci", "seats": ["you", "here:Bea", "here:Cleo"]}
            honest = client.post("/api/tables", json=body).json()["id"]
            (Path(folder) / "forget").touch()
            time.sleep(0.5)
            people: list[Stranger] = [Stranger(server.address, tables, cookie, n) for n in range(strangers)]
            people += [Comer(server.address, tables, cookie, 100 + n) for n in range(comers)]
            for person in people:
                person.start()
            moves, slowest = play_honestly(client, honest, seconds)
            for person in people:
                person.stopping.set()
            for person in people:
                person.join(60)
                person.client.close()
            client.close()
            time.sleep(0.5)
            found = json.loads((Path(folder) / "stalls.json").read_text())
            statuses: dict[int, int] = {}
            for person in people:
                for status, number in person.statuses.items():
                    statuses[status] = statuses.get(status, 0) + number
            return {**found, "answers": statuses, "moves": moves, "slowest_move_ms": round(1000 * slowest)}
        finally:
            server.close()


def play_honestly(client: httpx.Client, table: str, seconds: float) -> tuple[int, float]:
    """Play during the flood; the number of moves, and the longest time one took."""
    end = time.monotonic() + seconds
    n, slowest = 0, 0.0
    path = f"/api/tables/{table}/messages"
    while time.monotonic() < end:
        looked = client.post(path, json={"type": "look"})
        if looked.status_code == 503:  # no room for another table just now, as it may be said to anybody
            continue
        shown = looked.json()["messages"][0]["snapshot"]
        move = shown["legal"][n * 7 % len(shown["legal"])]["move"]
        n += 1
        play = {"type": "play", "id": f"{n}", "seat": shown["seat"], "version": shown["version"], "moves": [move]}
        begin = time.monotonic()
        answer = client.post(path, json=play)
        while answer.status_code == 503:
            answer = client.post(path, json=play)
        slowest = max(slowest, time.monotonic() - begin)
        assert answer.status_code == 200, answer.text
    return n, slowest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    print(json.dumps(flood(parser.parse_args().seconds), indent=2))


if __name__ == "__main__":
    main()
