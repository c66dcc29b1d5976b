"""Replays of whole records: imports, forks, proofs of fairness. They run in a worker process with a time limit.

Compiled rules hold the GIL while they run, so a thread would block the whole server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

import msgspec

from saecula.bots.processes import Died, Hung, Processes
from saecula.kernel.errors import BadRecord, SaeculaError
from saecula.kernel.options import Value
from saecula.kernel.record import Record
from saecula.server.errors import Refusal

P = ParamSpec("P")
T = TypeVar("T")

QUEUE: Final = 20  # replays that may wait; further ones are refused with "try again"
QUEUE_EACH: Final = 4  # of them for one address, so that nobody can keep the process from everybody else


class Replayed(msgspec.Struct):
    """The parts of a replayed record that a table needs."""

    game: str
    seats: int
    seed: str
    options: dict[str, Value]
    rules_version: int
    data_digest: str
    entries: list[tuple[str, str]]  # text and mark
    over: bool
    actors: list[int]
    ranking: list[int]
    digest: str  # of the last state


class Unreadable(msgspec.Struct):
    """Why a record does not replay, and in which line."""

    why: str
    line: int | None


def read_record(text: bytes, most: int) -> Replayed | Unreadable:
    """Replay a record of at most `most` entries."""
    lines = text.count(b"\n")
    if lines > most + 100:  # the header has a few lines too
        return Unreadable(f"it has {lines} lines; at most {most} entries are accepted", None)
    try:
        return replayed(Record.loads(text))
    except BadRecord as error:
        return Unreadable(str(error), error.line)
    except SaeculaError as error:
        return Unreadable(str(error), None)


def fork_record(text: str, entries: int) -> Replayed | Unreadable:
    """Fork a record after this many entries, with new dice."""
    try:
        return replayed(Record.loads(text).fork(entries))
    except SaeculaError as error:
        return Unreadable(str(error), None)


def verify_record(text: str) -> str:
    """The digest of the last state of a record, empty if it does not replay."""
    try:
        return Record.loads(text).now.digest().hex()
    except SaeculaError:
        return ""


def replayed(record: Record) -> Replayed:
    """The parts of a record that a table needs."""
    return Replayed(
        game=record.game.name,
        seats=record.seats,
        seed=record.seed,
        options=dict(record.options),
        rules_version=record.rules_version,
        data_digest=record.data_digest,
        entries=[(entry.text, entry.mark) for entry in record.entries],
        over=record.now.over,
        actors=list(record.now.actors),
        ranking=list(record.now.ranking) if record.now.over else [],
        digest=record.now.digest().hex(),
    )


class Replayer:
    """The worker process that replays whole records."""

    def __init__(self, seconds: float, module: str) -> None:
        """`module` is imported by the process when it starts, e.g. to register games."""
        self.seconds = seconds
        self._processes = Processes(1, "replays", module)
        self._waiting: Counter[str] = Counter()  # by address

    async def run(self, asked_from: str, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Call a function in the worker process; refused if too many wait or if it takes too long."""
        if self._processes.load >= QUEUE or self._waiting[asked_from] >= QUEUE_EACH:
            raise Refusal("busy")
        self._waiting[asked_from] += 1
        try:
            return await asyncio.wrap_future(self._processes.submit(self.seconds, "", function, *arguments, **named))
        except Hung:
            raise Refusal("too-long", {"seconds": round(self.seconds)}) from None
        except Died:
            raise Refusal("internal") from None
        finally:
            self._waiting[asked_from] -= 1
            if not self._waiting[asked_from]:
                del self._waiting[asked_from]

    def close(self) -> None:
        """Stop."""
        self._processes.close()
