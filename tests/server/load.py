"""Measures how long a move takes, from the click to everybody's screen, with many open sockets.

    python -m tests.server.load --sockets 500 --seconds 20

Tables of three people and some watchers each; at every table somebody moves once a second. What is measured is the time
from sending a move to its acknowledgement, and until the last socket of that table has it. Reported beside it is what
the machine itself takes at that moment: a ping that the server only has to return, a few bytes synced to disk, and the
server's own CPU time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, BinaryIO, Final

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect

from saecula.server.patch import apply
from tests.server.killing import RealServer

PATIENCE: Final = 60.0  # seconds for one answer
OPENING: Final = 600.0  # seconds until all sockets are open
VERSION: Final = re.compile(rb'^{"type":"(?:update|snapshot)".{0,80}?"version":(\d+)')


async def read_until(socket: ClientConnection, version: int) -> bytes:
    """The message with the snapshot of this version. Only its beginning is read: the clients share our cores."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await socket.recv(decode=False)
            found = VERSION.match(message)
            if found and int(found[1]) >= version:
                return message


def updated(shown: Any, message: Any) -> Any:
    """What a client shows after a message."""
    if "patch" not in message:
        return message["snapshot"]
    return {**apply(shown, message["patch"]), "version": message["version"]}


async def time_of(
    socket: ClientConnection, message: dict[str, Any], answer: str, shown: Any = None
) -> tuple[float, Any]:
    """How long the answer takes, and what is shown before it comes."""
    begin = perf_counter()
    async with asyncio.timeout(PATIENCE):
        await socket.send(json.dumps(message))
        while True:
            received = await socket.recv(decode=False)
            if received.startswith(b'{"type":"%s"' % answer.encode()):
                return perf_counter() - begin, shown
            if received.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
                shown = updated(shown, json.loads(received))
            assert not received.startswith(b'{"type":"error"'), received


class Times:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.pinged: list[float] = []
        self.written: list[float] = []


async def play_table(
    address: str, sockets: int, everybody: asyncio.Barrier, seconds: float, pause: float, times: Times
) -> None:
    """One table: its socket of the players, its watchers, and a move now and then."""
    async with httpx.AsyncClient(headers={"X-Saecula": "1"}, base_url=address, timeout=60) as client:
        answer = await client.post("/api/session", json={"nickname": "Ada"})
        cookie = f"saecula={answer.cookies['saecula']}"
        body = {"game": "vinci", "seats": ["you", "here:Bea", "here:Cleo"]}
        table = (await client.post("/api/tables", json=body)).json()["id"]
    place = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    player = await connect(place, additional_headers={"Cookie": cookie}, open_timeout=60)
    watching = [await connect(f"{place}?seat=-1", open_timeout=60) for _ in range(sockets - 1)]
    shown = json.loads(await read_until(player, 0))["snapshot"]
    for socket in watching:
        await read_until(socket, 0)
    await asyncio.wait_for(everybody.wait(), OPENING)
    end = perf_counter() + seconds
    await asyncio.sleep(random.uniform(0, pause))
    n = 0
    while perf_counter() < end and not shown["over"]:
        if not shown["legal"]:  # it is the turn of another seat at this screen
            await player.send(json.dumps({"type": "look"}))
            message = b""
            async with asyncio.timeout(PATIENCE):
                while not message.startswith(b'{"type":"snapshot"'):
                    message = await player.recv(decode=False)
            shown = json.loads(message)["snapshot"]
            continue
        n += 1
        move = random.choice(shown["legal"])["move"]
        play = {"type": "play", "id": f"{n}", "seat": shown["seat"], "version": shown["version"], "moves": [move]}
        begin = perf_counter()
        acknowledged, shown = await time_of(player, play, "played", shown)
        times.acknowledged.append(acknowledged)
        await asyncio.gather(*[read_until(socket, shown["version"]) for socket in watching])
        times.seen.append(perf_counter() - begin)
        await asyncio.sleep(max(0.0, (pause - (perf_counter() - begin)) / 2))
        times.pinged.append((await time_of(player, {"type": "ping"}, "pong"))[0])
        await asyncio.sleep(max(0.0, pause - (perf_counter() - begin)))
    for socket in [player, *watching]:
        await socket.close()


def write_through(file: BinaryIO) -> float:
    """How long the disk takes for what a move writes."""
    begin = perf_counter()
    file.write(bytes(16_384))
    file.flush()
    os.fsync(file.fileno())
    return perf_counter() - begin


def in_ms(name: str, times: list[float]) -> dict[str, float]:
    return {
        f"{name}_median_ms": round(1000 * median(times), 1),
        f"{name}_p95_ms": round(1000 * quantiles(times, n=20)[-1], 1),
    }


async def measure(server: RealServer, sockets: int, each: int, seconds: float, pause: float) -> dict[str, float]:
    times = Times()
    tables = sockets // each
    everybody = asyncio.Barrier(tables + 1)
    playing = [play_table(server.address, each, everybody, seconds, pause, times) for _ in range(tables)]
    running = asyncio.gather(*playing)
    await asyncio.wait_for(everybody.wait(), OPENING)
    before, end = server.worked(), perf_counter() + seconds
    with (server.folder / "disk").open("ab") as file:
        while perf_counter() < end:
            await asyncio.sleep(0.25)
            times.written.append(await asyncio.to_thread(write_through, file))
    worked = server.worked() - before
    await running
    return {
        "sockets": tables * each,
        "moves": len(times.acknowledged),
        "moves_per_second": round(len(times.acknowledged) / seconds, 1),
        **in_ms("acknowledged", times.acknowledged),
        **in_ms("seen_by_all", times.seen),
        **in_ms("pinged", times.pinged),
        **in_ms("disk", times.written),
        "server_busy_percent": round(100 * worked / seconds),
    }


def load(sockets: int = 500, each: int = 10, seconds: float = 20.0, pause: float = 1.0) -> dict[str, float]:
    """Start a server and measure it with this many sockets."""
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder))
        try:
            server.start()
            return asyncio.run(measure(server, sockets, each, seconds, pause))
        finally:
            server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--each", type=int, default=10, help="sockets at one table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two moves at a table")
    arguments = parser.parse_args()
    print(load(arguments.sockets, arguments.each, arguments.seconds, arguments.pause))


if __name__ == "__main__":
    main()
