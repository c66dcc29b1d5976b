"""Measures the memory of many long tables that are loaded at the same time.

    python -m tests.server.memory --tables 200 --entries 2000

It runs on older sources too (PYTHONPATH=…/src), for a comparison: it uses nothing of this version's own.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
from pathlib import Path
from typing import Any

import saecula
from saecula.server import table as tables


def resident() -> int:
    """Bytes of memory that this process has, where the system tells."""
    status = Path("/proc/self/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def long_record(entries: int, seats: int = 4) -> Any:
    """A game of Vinci that goes on and on: moves, some of them taken back."""
    game = saecula.game("vinci")
    chance = random.Random(1)
    record = saecula.Record(game, seats, 7)
    while len(record.entries) < entries and not record.now.over:
        seat = record.now.actors[0]
        if record.can_undo(seat) and chance.random() < 0.75:
            record.undo(seat)
        else:
            legal = record.now.legal(seat)
            record.play(seat, legal[chance.randrange(len(legal))])
    assert len(record.entries) == entries, len(record.entries)
    return record


def row(record: Any, number: int) -> dict[str, Any]:
    words = ("name", "owner", "invite", "undo_request", "rematch", "fork_of", "opened_from", "kind", "secret")
    plain: dict[str, Any] = dict.fromkeys(words, "")
    plain.update(id=f"t_{number}", game="vinci", listed=True, options="{}", status="running", seed=record.seed)
    plain.update(rules_version=record.rules_version, data_digest=record.data_digest)
    plain.update(waiting_for="[]", ranking="[]", ended="[]", created=0, changed=0, revision=0)
    return plain


def memory(count: int = 200, entries: int = 2000, loaded: int = 10) -> dict[str, float]:
    """Megabytes of this many tables; `loaded` of them are really loaded, the rest are extrapolated."""
    record = long_record(entries)
    plain: dict[str, Any] = {"kind": "person", "user_id": "u", "name": "Ada", "bot": "", "dropped": False}
    plain.update(auto="", contribution="", contributes=False, standing=None)
    seat: Any = getattr(tables, "Seat")  # noqa: B009
    rows = []
    for n, entry in enumerate(record.entries, 1):
        check = getattr(entry, "mark", None)
        rows.append(
            {"idx": n, "entry": entry.text, "request": "", "at": n, "chk": entry.check if check is None else check}
        )
    kept = []

    def load(number: int) -> None:
        table = tables.Table(row(record, number), [seat(dict(plain)) for _ in range(record.seats)], record.game)
        table.replay([dict(each) for each in rows])
        assert not table.broken, table.trouble
        kept.append(table)

    load(0)  # whatever is read once is read now
    gc.collect()
    before = resident()
    for number in range(1, loaded + 1):
        load(number)
    gc.collect()
    each = (resident() - before) / loaded
    return {
        "tables": count,
        "entries": entries,
        "kilobytes_each": round(each / 1e3),
        "megabytes": round(count * each / 1e6),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--entries", type=int, default=2000)
    parser.add_argument("--loaded", type=int, default=10)
    arguments = parser.parse_args()
    print(json.dumps(memory(arguments.tables, arguments.entries, arguments.loaded)))


if __name__ == "__main__":
    main()
