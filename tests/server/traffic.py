"""Measures what a whole game costs each seat in bytes: as it is sent, and as it would be if every update were whole.

python -m tests.server.traffic --games vinci
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import msgspec

import saecula
from saecula.server.audience import encode, update_for
from tests.server.made_tables import made_table, recorded_game


class Traffic:
    """Bytes of all updates of a game to one seat."""

    def __init__(self) -> None:
        self.updates = 0
        self.sent = 0
        self.whole = 0
        self.parts: Counter[str] = Counter()  # where the bytes go: by the first two steps of a path


def traffic(name: str, seats: int, bot: str = "random", reader: int = 0, detail: bool = False) -> Traffic:
    """Play a recorded game at a table and count what a client with explanations (as the browser is) gets."""
    record = recorded_game(name, seats, bot)
    table = made_table(record, entries=False)
    found = Traffic()
    base = table.snapshot_for(reader, explain=True)
    for entry in record.entries:
        table.enter(entry.text, 1_790_000_000)
        table.update_status()
        update = update_for(table, reader, base.version, True, base)
        found.updates += 1
        found.sent += len(encode(update))
        found.whole += len(encode(update_for(table, reader, base.version, True, None)))
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
            f"{name}: {found.updates} updates, {found.sent} bytes, whole {found.whole}: {found.whole / found.sent:.1f}x"
        )
        for part, size in found.parts.most_common(14):
            print(f"    {100 * size / found.sent:5.1f} %  {part}")


if __name__ == "__main__":
    main()
