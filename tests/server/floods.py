"""Everything a stranger can ask for, as fast as possible, while the longest stall of the server's loop is measured.

    python -m tests.server.floods --seconds 20

Hostile records are imported first: as many entries as are accepted, half of them taken back, a whole game, and a game
that no longer replays. Then several clients make every call there is, others open and close sockets, and somebody plays
an honest game meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx2 as httpx
from websockets.sync.client import connect

import saecula
from saecula.server import Settings
from tests.server.killing import RealServer
from tests.server.made_tables import recorded_game, spoil

GAMES: Final = ("vinci", "heroes_of_the_world", "through_the_ages", "history_of_the_world", "seven_ages")
BYTES: Final = 250_000
MOVES: Final = [f"conquer {n}" for n in range(512)]
TEXT: Final = {"Content-Type": "text/plain"}

K = TypeVar("K")


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


# Every message of a client, by its type. A test compares this list with what the server takes.
MESSAGES: Final[dict[str, Callable[[random.Random], dict[str, Any]]]] = {
    "look": lambda chance: {"explain": chance.random() < 0.5, "seat": chance.choice((None, 0, 1))},
    "play": lambda chance: {"id": "x", "seat": 0, "version": 0, "moves": ["done"] * 256},
    "undo": lambda chance: {"id": str(chance.random()), "seat": 0, "version": 0},
    "explain": lambda chance: {"seat": 0, "moves": MOVES, **chance.choice(({}, {"at": 90, "looking": 0}))},
    "history": lambda chance: {"at": chance.randrange(chance.choice((200, 4000)))},
    "log": lambda chance: {"since": 0},
    "since": lambda chance: {"seat": chance.randrange(3)},
    "timeline": lambda chance: {"since": chance.choice((0, 3000))},
    "auto": lambda chance: {"seat": 0, "kind": chance.choice(("pass", "quiet", "x")), "on": chance.random() < 0.5},
    "ask_undo": lambda chance: {"id": str(chance.random()), "seat": 0, "to": chance.randrange(50)},
    "answer_undo": lambda chance: {"seat": 1, "request": str(chance.random()), "agree": True},
    "cancel_undo": lambda chance: {"seat": 0},
    "concede": lambda chance: {"seat": chance.randrange(3)},
    "hand_over": lambda chance: {"seat": 2, "bot": "quick"},
    "chat": lambda chance: {"text": "x" * 500},
    "chats": lambda chance: {"since": 0},
    "ping": lambda chance: {},
}


class Stranger(threading.Thread):
    """A client that makes every call, without a pause, until told to stop."""

    def __init__(self, address: str, tables: list[str], cookie: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.tables = tables
        self.cookie = cookie
        self.chance = random.Random(seed)
        self.mine: list[str] = []  # tables of its own, which it can do away with
        self.stopping = threading.Event()
        self.statuses: dict[int, int] = {}
        self.made: dict[str, int] = {}  # how often each call was answered as it should be
        self.client = httpx.Client(headers={"X-Saecula": "1", "Cookie": cookie}, base_url=address, timeout=60)

    def ask(self, call: str, path: str, body: Any = None) -> None:
        """Make one call."""
        method = call.partition(" ")[0]
        try:
            if isinstance(body, str):
                answer = self.client.request(method, path, content=body, headers=TEXT)
            else:
                answer = self.client.request(method, path, json=body)
        except httpx.HTTPError:
            self.statuses[0] = self.statuses.get(0, 0) + 1
            return
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        if answer.status_code < 400:
            self.made[call] = self.made.get(call, 0) + 1
            if answer.status_code == 201:
                self.mine.append(answer.json()["id"])

    def message(self) -> dict[str, Any]:
        """Any message that a client can send."""
        kind = self.chance.choice(list(MESSAGES))
        return {"type": kind, **MESSAGES[kind](self.chance)}

    def calls(self) -> dict[str, tuple[str, Any]]:
        """Every call of the API as the server lists it, with an address and a body."""
        chance = self.chance
        game = chance.choice(GAMES)
        table = f"/api/tables/{chance.choice(self.tables)}"
        mine = f"/api/tables/{chance.choice(self.mine or self.tables)}"
        away = f"/api/tables/{self.mine.pop(0)}" if len(self.mine) > 3 else "/api/tables/t_none"
        seats = chance.choice((["you", "bot:quick", "bot:quick"], ["you", "open", "invite"]))
        return {
            "GET /api/session": ("/api/session", None),
            "POST /api/session": ("/api/session", {"nickname": "x" * 24}),
            "DELETE /api/session": ("/api/session", None),
            "GET /api/addresses": ("/api/addresses", None),
            "GET /api/games": ("/api/games", None),
            "GET /api/games/{game}/components": (f"/api/games/{game}/components", None),
            "GET /api/text/{lang}": (f"/api/text/{chance.choice(('en', 'it'))}", None),
            "GET /api/rules/{game}/{lang}": (f"/api/rules/{game}/en", None),
            "GET /api/tables": ("/api/tables", None),
            "POST /api/tables": ("/api/tables", {"game": game, "seats": seats, "contribute": chance.random() < 0.3}),
            "GET /api/me/tables": ("/api/me/tables", None),
            "GET /api/tables/{table}": (table, None),
            "DELETE /api/tables/{table}": (away, None),
            "POST /api/tables/{table}/join": (f"{mine}/join", {"name": "Eve"}),
            "POST /api/tables/{table}/contribution": (f"{mine}/contribution", {"value": "0123456789abcdef" * 2}),
            "POST /api/tables/{table}/fill": (f"{mine}/fill", {"bot": "quick"}),
            "POST /api/tables/{table}/leave": (f"{mine}/leave", {}),
            "POST /api/tables/{table}/rematch": (f"{table}/rematch", {}),
            "POST /api/tables/{table}/fork": (f"{table}/fork", {"at": chance.randrange(3000)}),
            "POST /api/tables/{table}/continue": (f"{table}/continue", {}),
            "POST /api/tables/{table}/end": (f"{table}/end", {}),
            "GET /api/tables/{table}/record": (f"{table}/record", None),
            "GET /api/tables/{table}/story": (f"{table}/story?seat={chance.randrange(-1, 3)}", None),
            "GET /api/tables/{table}/fairness": (f"{table}/fairness", None),
            "POST /api/records": ("/api/records", "not a record"),
            "POST /api/tables/{table}/messages": (f"{table}/messages", self.message()),
            "GET /api/tables/{table}/poll": (f"{table}/poll?version=0", None),
            "GET /api/openapi.json": ("/api/openapi.json", None),
            "GET /readyz": ("/readyz", None),
            "GET /healthz": ("/healthz", None),
            "GET /": ("/", None),
        }

    def run(self) -> None:
        while not self.stopping.is_set():
            calls = self.calls()
            # A third of all calls are messages: that is where most of the work is.
            call = "POST /api/tables/{table}/messages" if self.chance.random() < 0.33 else self.chance.choice([*calls])
            if call != "DELETE /api/session":  # it would end what the others do in the same name
                self.ask(call, *calls[call])
                continue
            with httpx.Client(headers={"X-Saecula": "1"}, base_url=self.address, timeout=60) as other:
                other.post("/api/session", json={"nickname": "Eve"})
                gone = other.delete("/api/session").status_code
            self.statuses[gone] = self.statuses.get(gone, 0) + 1


class Undoer(Stranger):
    """Plays and takes back at a hostile table as fast as it can, by asking everybody and by itself."""

    def send(self, table: str, message: dict[str, Any]) -> Any:
        answer = self.client.post(f"/api/tables/{table}/messages", json=message)
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        return answer.json()["messages"][0] if answer.status_code == 200 else None

    def run(self) -> None:
        while not self.stopping.is_set():
            table = self.chance.choice(self.tables)
            try:
                looked = self.send(table, {"type": "look", "seat": 0})
                if looked is None:
                    continue
                shown = looked["snapshot"]
                at = {"id": str(self.chance.random()), "seat": shown["seat"], "version": shown["version"]}
                if shown["legal"] and self.chance.random() < 0.6:
                    self.send(table, {"type": "play", **at, "moves": [self.chance.choice(shown["legal"])["move"]]})
                elif self.chance.random() < 0.5:
                    self.send(table, {"type": "undo", **at})
                else:
                    back = {"type": "ask_undo", "id": at["id"], "seat": 0, "to": max(0, shown["version"] - 30)}
                    self.send(table, back)
            except httpx.HTTPError:
                self.statuses[0] = self.statuses.get(0, 0) + 1


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


def hostile_tables(server: RealServer, client: httpx.Client, most: int) -> tuple[list[str], list[str]]:
    """The imported ones: every table to ask about, and those of them that can be played on. Restarts the server."""
    running: list[str] = []
    texts = [hostile_record(name, most=most) for name in GAMES]
    texts.append(recorded_game("vinci", 3).dumps())  # over: its story is told, a rematch can be asked for
    texts.append(hostile_record("vinci", most=most // 4))  # spoiled below
    for text in texts:
        made = client.post("/api/records", content=text, headers=TEXT)
        assert made.status_code == 201, made.text
        running.append(made.json()["id"])
    server.stop(signal.SIGTERM)
    asyncio.run(
        spoil(Settings(data_folder=str(server.folder / "data")).url, running[-1], 40, {"entry": "0 fly to the moon"})
    )
    server.start()
    client.base_url = httpx.URL(server.address)
    assert client.get(f"/api/tables/{running[-1]}").json()["broken"], "one that no longer replays"
    return running, running[: len(GAMES)]


def flood(
    seconds: float = 10.0, strangers: int = 6, comers: int = 2, undoers: int = 1, most: int = 60_000
) -> dict[str, Any]:
    """Flood a server of its own; the longest callback and the longest stall of its loop, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder), watched=True, loaded_tables=16)
        try:
            server.start()
            client = httpx.Client(headers={"X-Saecula": "1"}, base_url=server.address, timeout=120)
            answer = client.post("/api/session", json={"nickname": "Mallory"})
            cookie = f"saecula={answer.cookies['saecula']}"
            tables, running = hostile_tables(server, client, most)
            body = {"game": "vinci", "seats": ["you", "here:Bea", "here:Cleo"]}
            honest = client.post("/api/tables", json=body).json()["id"]
            (Path(folder) / "forget").touch()
            time.sleep(0.5)
            people: list[Stranger] = [Stranger(server.address, tables, cookie, n) for n in range(strangers)]
            people += [Comer(server.address, tables, cookie, 100 + n) for n in range(comers)]
            people += [Undoer(server.address, running, cookie, 200 + n) for n in range(undoers)]
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
            return {
                **found,
                "answers": _sum(person.statuses for person in people),
                "made": _sum(person.made for person in people),
                "moves": moves,
                "slowest_move_ms": round(1000 * slowest),
            }
        finally:
            server.close()


def _sum(counts: Iterable[dict[K, int]]) -> dict[K, int]:
    """What several have counted, together."""
    total: dict[K, int] = {}
    for each in counts:
        for key, number in each.items():
            total[key] = total.get(key, 0) + number
    return total


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
