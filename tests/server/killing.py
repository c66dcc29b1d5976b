"""Kills a real server at random moments under load, and counts what is left.

    python -m tests.server.killing --rounds 50
    python -m tests.server.killing --rounds 50 --postgresql       two servers on one PostgreSQL database

Each player has a table of their own and plays as fast as the server answers, over plain HTTP. The server gets a SIGKILL
in the middle of it and is restarted on the same data; players without an answer send the same request again. At the end
every table must hold exactly the moves that were acknowledged: none lost, none doubled.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx

import saecula

ROOT: Final = Path(__file__).parent.parent.parent
SERVER: Final = """
import json
import sys
from saecula.server import Settings, run
from tests.server import stalls

if __name__ == "__main__":
    plain = dict(bots="tests.server.quick_bots", rate=0, heavy_rate=0, sockets=0, bot_processes=1, lease=5.0)
    settings = Settings(**{**plain, **json.loads(sys.argv[4])})
    if sys.argv[5]:
        stalls.watch(sys.argv[5])
    run(port=int(sys.argv[1]), data_folder=sys.argv[2], database_url=sys.argv[3], settings=settings)
"""
PATIENCE: Final = 60.0  # seconds


class RealServer:
    """A server in a separate process, which can be killed and restarted on the same data."""

    def __init__(self, folder: Path, database_url: str = "", watched: bool = False, **settings: Any) -> None:
        """`watched`: the stalls of its loop are measured (see stalls.py)."""
        self.folder = folder
        self.database_url = database_url
        self.settings = settings
        self.watched = str(folder / "stalls.json") if watched else ""
        self.port = 0
        self.script = folder / "serve.py"
        self.script.write_text(SERVER)
        self.log = (folder / "log.jsonl").open("ab")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = [str(self.port), str(self.folder / "data"), self.database_url, json.dumps(self.settings)]
        command = [sys.executable, str(self.script), *arguments, self.watched]
        sources = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {"PYTHONPATH": os.pathsep.join(sources), "PATH": "/usr/bin:/bin"}
        if "FORWARDED_ALLOW_IPS" in os.environ:
            environment["FORWARDED_ALLOW_IPS"] = os.environ["FORWARDED_ALLOW_IPS"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "the server does not say where it is"
        line = self.process.stdout.readline().decode()
        self.port = int(line.split(" (")[0].rpartition(":")[2])
        for _ in range(600):
            try:
                if httpx.get(f"{self.address}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server does not get ready")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def worked(self) -> float:
        """CPU seconds the server has used so far, if the system tells; without the processes of its bots."""
        assert self.process is not None
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, how: int) -> int:
        """Send a signal and wait for the end; the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop(signal.SIGKILL)
        self.log.close()


class Player(threading.Thread):
    """Plays at its own table until told to stop, and remembers what was acknowledged."""

    def __init__(self, servers: list[RealServer], seats: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.at = seed  # the server that is asked next, and another one when that does not answer
        self.random = random.Random(seed)
        self.client = httpx.Client(headers={"X-Saecula": "1"}, timeout=10)
        self.acknowledged: list[str] = []
        self.repeated = 0
        self.stopping = threading.Event()
        self.failure: BaseException | None = None
        self._ask("POST", "/api/session", {"nickname": f"Player {seed}"})
        body = {"game": "vinci", "seats": seats, "listed": False}
        self.table: str = self._ask("POST", "/api/tables", body).json()["id"]

    def _ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until there is an answer: a killed server gives none."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            server = self.servers[self.at % len(self.servers)]
            try:
                answer = self.client.request(method, server.address + path, json=body)
            except httpx.HTTPError:
                self.at += 1
                time.sleep(0.02)
                continue
            if answer.status_code != 503:
                return answer
            self.at += 1
            time.sleep(0.02)
        raise AssertionError("the server does not come back")

    def _send(self, message: dict[str, Any]) -> Any:
        return self._ask("POST", f"/api/tables/{self.table}/messages", message).json()["messages"][0]

    def run(self) -> None:
        try:
            n = 0
            while not self.stopping.is_set():
                shown = self._send({"type": "look"})["snapshot"]
                if shown["over"]:
                    return
                if not shown["legal"]:  # a bot thinks
                    time.sleep(0.01)
                    continue
                n += 1
                moves = [self.random.choice(shown["legal"])["move"]]
                play = {
                    "type": "play",
                    "id": f"{n}",
                    "seat": shown["seat"],
                    "version": shown["version"],
                    "moves": moves,
                }
                answer = self._send(play)
                assert answer["type"] == "played", answer
                assert answer["version"] == shown["version"] + 1, answer
                self.repeated += answer["repeated"]
                self.acknowledged.append(f"{shown['seat']} {moves[0]}")
        except BaseException as error:
            self.failure = error

    def verify(self) -> int:
        """Compare what was acknowledged with what is stored; the number of entries."""
        if self.failure is not None:
            raise self.failure
        text = self._ask("GET", f"/api/tables/{self.table}/record").text
        record = saecula.Record.loads(text)
        people = {word.split(" ")[0] for word in self.acknowledged}
        kept = [entry.text for entry in record.entries if entry.text.split(" ")[0] in people]
        assert kept == self.acknowledged, f"{len(kept)} moves are stored, {len(self.acknowledged)} were acknowledged"
        return len(record.entries)


def kill_under_load(rounds: int, players: int = 4, seed: int = 1, url: str = "", servers: int = 1) -> dict[str, int]:
    """Kill a server `rounds` times; returns what was counted. An AssertionError if anything was lost or doubled.

    `servers` of them share the database at `url`; each time one of them is killed.
    """
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        running: list[RealServer] = []
        for n in range(servers):
            place = Path(folder) / str(n)
            place.mkdir()
            running.append(RealServer(place, url))
            stack.callback(running[-1].close)
            running[-1].start()
        playing: list[Player] = []
        finished: list[Player] = []
        number = 0
        for _ in range(rounds):
            while len(playing) < players:
                number += 1
                seats = ["you", "bot:quick", "bot:quick"] if number % 2 else ["you", "here:Bea", "here:Cleo"]
                playing.append(Player(running, seats, seed * 1000 + number))
                playing[-1].start()
            time.sleep(chance.uniform(0.2, 1.5))
            server = chance.choice(running)
            server.stop(signal.SIGKILL)
            server.start()
            for player in [one for one in playing if not one.is_alive()]:
                playing.remove(player)
                finished.append(player)
        time.sleep(0.5)
        for player in playing:
            player.stopping.set()
        for player in playing:
            player.join(PATIENCE)
            assert not player.is_alive()
        everyone = playing + finished
        for server in running:
            assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
            server.start()
        entries = sum(player.verify() for player in everyone)
        for player in everyone:
            player.client.close()
        return {
            "kills": rounds,
            "servers": servers,
            "tables": len(everyone),
            "acknowledged": sum(len(player.acknowledged) for player in everyone),
            "answered_again": sum(player.repeated for player in everyone),
            "entries": entries,
        }


def kill_two_on_postgresql(rounds: int, players: int = 4, seed: int = 1) -> dict[str, int]:
    """The same with two servers on a PostgreSQL database of their own."""
    from tests.server.postgres import new_database, postgres

    with postgres() as address:
        return kill_under_load(rounds, players, seed, new_database(address), servers=2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    arguments = parser.parse_args()
    kill = kill_two_on_postgresql if arguments.postgresql else kill_under_load
    print(kill(arguments.rounds, arguments.players, arguments.seed))


if __name__ == "__main__":
    main()
