"""Measures what a whole game costs each seat in bytes: as it is sent, and as it would be if every update were whole.

Both are counted before compression and on the wire. Whole updates are compressed with the small window that uvicorn
has by default, as they were when that was how a table was told.

python -m tests.server.traffic --games vinci
"""

from __future__ import annotations

import argparse
import zlib
from collections import Counter
from typing import Any

import msgspec

import saecula
from saecula.server.audience import encode, update_for
from saecula.server.connections import MEMORY_LEVEL, WINDOW_BITS
from tests.server.made_tables import made_table, recorded_game


class Traffic:
    """Bytes of all updates of a game to one seat."""

    def __init__(self) -> None:
        self.updates = 0
        self.sent = 0
        self.whole = 0
        self.wire = 0  # compressed, as a browser gets them
        self.whole_wire = 0
        self.parts: Counter[str] = Counter()  # where the bytes go: by the first two steps of a path


class Deflated:
    """The length of messages on the wire: one stream per socket, flushed after each message (RFC 7692)."""

    def __init__(self, bits: int, level: int) -> None:
        self.stream = zlib.compressobj(wbits=-bits, memLevel=level)

    def length(self, data: bytes) -> int:
        return len(self.stream.compress(data) + self.stream.flush(zlib.Z_SYNC_FLUSH)) - 4


def traffic(name: str, seats: int, bot: str = "random", reader: int = 0, detail: bool = False) -> Traffic:
    """Play a recorded game at a table and count what a client with explanations (as the browser is) gets."""
    record = recorded_game(name, seats, bot)
    table = made_table(record, entries=False)
    found = Traffic()
    base = table.snapshot_for(reader, explain=True)
    ours, plain = Deflated(WINDOW_BITS, MEMORY_LEVEL), Deflated(12, 5)
    for stream in (ours, plain):
        stream.length(base.data)  # both have been sent the first snapshot
    for entry in record.entries:
        table.enter(entry.text, 1_790_000_000)
        table.update_status()
        update = update_for(table, reader, base.version, True, base)
        found.updates += 1
        data, whole = encode(update), encode(update_for(table, reader, base.version, True, None))
        found.sent += len(data)
        found.whole += len(whole)
        found.wire += ours.length(data)
        found.whole_wire += plain.length(whole)
        if detail:
            found.parts["events"] += len(msgspec.json.encode(update.events))
            operations: Any = update.patch
            for operation in operations:
                path = "/".join(operation["path"].split("/")[:3])
                found.parts[f"{operation['op']} {path}"] += len(msgspec.json.encode(operation))
        base = table.snapshot_for(reader, explain=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(saecula.games()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="random")
    arguments = parser.parse_args()
    for name in arguments.games.split(","):
        found = traffic(name, arguments.seats, arguments.bot, detail=True)
        print(
            f"{name}: {found.updates} updates, {found.sent} bytes ({found.whole / found.sent:.1f} times fewer), "
            f"on the wire {found.wire} ({found.whole_wire / found.wire:.1f} times fewer)"
        )
        for part, size in found.parts.most_common(14):
            print(f"    {100 * size / found.sent:5.1f} %  {part}")


if __name__ == "__main__":
    main()
