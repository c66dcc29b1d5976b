"""Measures how long the event loop of a server is blocked.

`watch` is called in the server's own process. It times every callback of the loop, and a heartbeat that should come
every 10 ms. Time lost to other processes is not counted: a callback is timed in CPU seconds, and the time in which the
loop's thread was ready but had no core is subtracted from the delay of a heartbeat.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from contextvars import ContextVar
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Final

from saecula.server import live
from saecula.server.safety import Guard

BEAT: Final = 0.01
NOTED: Final = 5.0  # milliseconds from which a callback is worth a name
REQUEST: Final[ContextVar[str]] = ContextVar("request")  # what a callback belongs to


class Stalls:
    """The longest ones so far, in milliseconds."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.callback = 0.0
        self.name = ""
        self.slow: dict[str, float] = {}  # the longest callback of each kind of request
        self.stall = 0.0
        self.wall = 0.0
        self.beats = 0
        self._schedstat = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")

    def waited(self) -> float:
        """Seconds in which this thread was ready to run and got no core, where the system tells."""
        try:
            return int(self._schedstat.read_text().split()[1]) / 1e9
        except (OSError, IndexError):
            return 0.0

    def timed(self, handle: asyncio.Handle, run: Any) -> None:
        """Run a callback of the loop."""
        begin = thread_time()
        run(handle)
        took = 1000 * (thread_time() - begin)
        if took > NOTED:
            asked = handle._context.get(REQUEST, "") if handle._context else ""  # type: ignore[attr-defined]
            name = asked or repr(handle)[:200]
            self.slow[name] = max(took, self.slow.get(name, 0.0))
            if took > self.callback:
                self.callback, self.name = took, name

    async def beat(self) -> None:
        while True:
            begin, waited = perf_counter(), self.waited()
            await asyncio.sleep(BEAT)
            late = 1000 * (perf_counter() - begin - BEAT)
            self.wall = max(self.wall, late)
            self.stall = max(self.stall, late - 1000 * (self.waited() - waited))
            self.beats += 1
            if self.beats % 20 == 0:
                self.write()
                if (self.path.parent / "forget").exists():
                    (self.path.parent / "forget").unlink()
                    self.callback = self.stall = self.wall = 0.0
                    self.slow.clear()

    def write(self) -> None:
        found = {"callback": self.callback, "name": self.name, "stall": self.stall, "wall": self.wall}
        slowest = dict(sorted(self.slow.items(), key=lambda item: -item[1])[:20])
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({**found, "beats": self.beats, "slowest": slowest}))
        new.replace(self.path)


def watch(path: str) -> None:
    """Measure the loop of this process from now on; what was found is written to this file."""
    stalls = Stalls(path)
    run = asyncio.Handle._run
    started: list[asyncio.Task[None]] = []

    def timed(handle: asyncio.Handle) -> None:
        if not started:
            with contextlib.suppress(RuntimeError):
                started.append(asyncio.get_running_loop().create_task(stalls.beat()))
        stalls.timed(handle, run)

    answer = live.answer

    async def named(*arguments: Any) -> Any:
        REQUEST.set(repr(arguments[4])[:100])
        return await answer(*arguments)

    call = Guard.__call__

    async def guarded(self: Guard, scope: Any, receive: Any, send: Any) -> None:
        REQUEST.set(f"{scope.get('method', 'WS')} {scope['path']}" if "path" in scope else "start")
        await call(self, scope, receive, send)

    live.answer = named  # type: ignore[assignment]
    Guard.__call__ = guarded  # type: ignore[method-assign]
    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
