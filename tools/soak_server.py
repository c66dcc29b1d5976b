"""What the server can take: latency, stalls, crashes, stored tables, traffic, memory.

Each measurement has a name and can be run alone (`python tools/soak.py server-kills`). A line with a bar ends in
"| yes |" or "| NO |".
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import saecula
from tests.server.archive import opening
from tests.server.floods import BYTES, flood
from tests.server.killing import kill_two_on_postgresql, kill_under_load
from tests.server.load import load
from tests.server.traffic import traffic

ROOT: Final = Path(__file__).resolve().parent.parent
HEAD: Final = ["| | seen | bar | held |", "|---|---|---|---|"]
OURS: Final = [name for name in saecula.games() if name != "toy"]

Measurement = Callable[[int], list[str]]  # takes a divisor: 1 for everything, 10 for a quick look


def row(what: str, seen: str, bar: str, held: bool) -> str:
    """One line with a bar."""
    return f"| {what} | {seen} | {bar} | {'yes' if held else 'NO'} |"


def _under_load(found: dict[str, float]) -> str:
    return (
        f"acknowledged in {found['acknowledged_median_ms']} ms, 95 % in {found['acknowledged_p95_ms']} ms; on every "
        f"screen in {found['seen_by_all_median_ms']} ms, 95 % in {found['seen_by_all_p95_ms']} ms "
        f"({found['moves_per_second']} moves a second, ping 95 % in {found['pinged_p95_ms']} ms, disk "
        f"{found['disk_p95_ms']} ms, server {found['server_busy_percent']} % busy)"
    )


def latency(part: int) -> list[str]:
    """500 open sockets, 50 moves a second."""
    found = load(500, seconds=30.0 / part)
    held = found["acknowledged_p95_ms"] <= 30
    return [*HEAD, row("500 sockets, 50 moves a second", _under_load(found), "95 % acknowledged in 30 ms", held)]


def latency_1000(part: int) -> list[str]:
    """1 000 open sockets, 100 moves a second."""
    return [f"- 1 000 sockets, 100 moves a second: {_under_load(load(1000, seconds=30.0 / part))}"]


def stalls(part: int) -> list[str]:
    """A flood of every call on hostile records."""
    found = flood(30.0 / part, most=BYTES // part)
    slowest = ", ".join(
        f"{name.partition('(')[0][:40]} {took:.0f}" for name, took in list(found["slowest"].items())[:5]
    )
    return [
        *HEAD,
        row("longest stall of the loop", f"{found['stall']:.0f} ms", "100 ms", found["stall"] <= 100),
        row("longest request on the loop", f"{found['callback']:.0f} ms of CPU time", "20 ms", found["callback"] <= 20),
        "",
        f"{sum(found['answers'].values())} hostile requests, {found['moves']} honest moves beside them, the slowest "
        f"in {found['slowest_move_ms']} ms. Longest on the loop, in ms: {slowest or 'nothing above 5'}.",
    ]


def archive(part: int) -> list[str]:
    """10 000 stored tables, any of them opened."""
    found = opening(10_000 // part, 200 // part)
    by_game = "; ".join(
        f"{name} ({each['entries']} entries) {each['median_ms']}, longest {each['longest_ms']}"
        for name, each in found["by_game"].items()
    )
    seen = f"median {found['median_ms']} ms, longest {found['longest_ms']} ms of {found['opened']}"
    what = f"open one of {found['tables']} tables, whole games"
    return [*HEAD, row(what, seen, "200 ms", found["longest_ms"] <= 200), "", f"By game, in ms: {by_game}."]


def _killed(found: dict[str, int]) -> str:
    return (
        f"killed {found['kills']} times under load: {found['acknowledged']} moves acknowledged at {found['tables']} "
        f"tables, none lost, none doubled ({found['answered_again']} were sent twice and answered again)"
    )


def kills(part: int) -> list[str]:
    """A server on SQLite, killed under load."""
    return [f"- SQLite, one server, {_killed(kill_under_load(500 // part))}"]


def kills_postgresql(part: int) -> list[str]:
    """Two servers on one PostgreSQL database, killed in turn under load."""
    return [f"- PostgreSQL, two servers, {_killed(kill_two_on_postgresql(100 // part))}"]


def bytes_sent(part: int) -> list[str]:
    """What a whole game costs one seat in bytes, as differences and as whole snapshots."""
    lines = [*HEAD]
    for name in OURS:
        found = traffic(name, 3)
        times = found.whole_wire / found.wire
        seen = (
            f"{found.wire:,} bytes on the wire in {found.updates} updates, {found.whole_wire:,} as whole snapshots: "
            f"{times:.1f} times (before compression {found.sent:,} and {found.whole:,})"
        )
        lines.append(row(f"{name}, one seat of three, a random game", seen, "10 times fewer", times >= 10))
    return lines


def memory(part: int) -> list[str]:
    """The memory of 200 loaded tables of 2 000 entries."""
    command = [sys.executable, "-m", "tests.server.memory", "--loaded", str(max(2, 20 // part))]
    found: Any = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    what = f"{found['tables']} loaded tables of {found['entries']:,} entries"
    seen = f"{found['megabytes']} MB ({found['kilobytes_each']:,} kB each)"
    return [*HEAD, row(what, seen, "300 MB", found["megabytes"] <= 300)]


MEASUREMENTS: Final[dict[str, Measurement]] = {
    "server-latency": latency,
    "server-latency-1000": latency_1000,
    "server-stalls": stalls,
    "server-archive": archive,
    "server-kills": kills,
    "server-kills-postgresql": kills_postgresql,
    "server-bytes": bytes_sent,
    "server-memory": memory,
}
