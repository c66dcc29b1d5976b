"""Measures how long a move takes, from the click to everybody's screen, with many open sockets.

    python -m tests.server.load --sockets 500 --seconds 20

Tables of three people and some watchers each; at every table somebody moves once a second. What is measured is the time
from sending a move until its acknowledgement, and until the last socket of that table has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.killing import RealServer


async def read_until(socket: ClientConnection, version: int) -> Any:
    """The snapshot of this version."""
    while True:
        message = json.loads(await socket.recv())
        if message.get("snapshot", {}).get("version", -1) >= version:
            return message["snapshot"]


async def play_table(
    address: str,
    sockets: int,
    everybody: asyncio.Barrier,
    seconds: float,
    pause: float,
    acknowledged: list[float],
    seen: list[float],
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
    shown = await read_until(player, 0)
    for socket in watching:
        await read_until(socket, 0)
    await everybody.wait()
    end = perf_counter() + seconds
    await asyncio.sleep(random.uniform(0, pause))
    n = 0
    while perf_counter() < end and not shown["over"]:
        if not shown["legal"]:
            await player.send(json.dumps({"type": "look"}))
            while (message := json.loads(await player.recv()))["type"] != "snapshot":
                pass
            shown = message["snapshot"]
            continue
        n += 1
        move = random.choice(shown["legal"])["move"]
        play = {"type": "play", "id": f"{n}", "seat": shown["seat"], "version": shown["version"], "moves": [move]}
        begin = perf_counter()
        await player.send(json.dumps(play))
        while (message := json.loads(await player.recv()))["type"] != "played":
            shown = message.get("snapshot", shown)
        acknowledged.append(perf_counter() - begin)
        await asyncio.gather(*[read_until(socket, shown["version"]) for socket in watching])
        seen.append(perf_counter() - begin)
        await asyncio.sleep(max(0.0, pause - (perf_counter() - begin)))
    for socket in [player, *watching]:
        await socket.close()


async def measure(address: str, sockets: int, each: int, seconds: float, pause: float) -> dict[str, float]:
    acknowledged: list[float] = []
    seen: list[float] = []
    tables = sockets // each
    everybody = asyncio.Barrier(tables)
    playing = [play_table(address, each, everybody, seconds, pause, acknowledged, seen) for _ in range(tables)]
    await asyncio.gather(*playing)
    return {
        "sockets": tables * each,
        "moves": len(acknowledged),
        "moves_per_second": round(len(acknowledged) / seconds, 1),
        "acknowledged_median_ms": round(1000 * median(acknowledged), 1),
        "acknowledged_p95_ms": round(1000 * quantiles(acknowledged, n=20)[-1], 1),
        "seen_by_all_median_ms": round(1000 * median(seen), 1),
        "seen_by_all_p95_ms": round(1000 * quantiles(seen, n=20)[-1], 1),
    }


def load(sockets: int = 500, each: int = 10, seconds: float = 20.0, pause: float = 1.0) -> dict[str, float]:
    """Measure a server of its own with so many sockets."""
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder))
        try:
            server.start()
            return asyncio.run(measure(server.address, sockets, each, seconds, pause))
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
