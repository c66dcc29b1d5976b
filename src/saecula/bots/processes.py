"""Worker processes for work that must not block the caller: bots that think, long replays.

Unlike `concurrent.futures`, a call has a time limit that is enforced: a process that hangs is killed and replaced, and
only the call it was working on fails. Calls with the same key go to the same process, which may keep things in memory
from one call to the next.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar
from zlib import crc32

P = ParamSpec("P")
T = TypeVar("T")

START_LIMIT: Final = 60.0  # seconds a process may take to start
BEAT_LOOK: Final = 0.5  # seconds between two looks at the pulse of a process
PULSE: Final = 4  # numbers in it: how often it has beaten, and what the call said

_starting = threading.Lock()  # one process at a time
_own_pulse: Any = None  # of this process, if it is a worker


class Ended(Exception):
    """A process ended, or was killed, in the middle of a call."""

    def __init__(self, text: str, last: tuple[int, int, int] = (-1, -1, -1)) -> None:
        super().__init__(text)
        self.last = last  # what the call said at its last `beat`


class Hung(Ended):
    """The call took longer than its limit; its process was killed."""


class Died(Ended):
    """The process ended in the middle of the call."""


class Failed(Exception):
    """The call raised an exception, whose text this is."""


class Call(NamedTuple):
    """A call that waits for its process."""

    work: Callable[[], Any]
    seconds: float
    future: Future[Any]


class Processes:
    """A fixed number of worker processes, each started when it gets its first call."""

    def __init__(self, count: int, name: str = "worker", module: str = "") -> None:
        """`module` is imported by each process when it starts, e.g. to register games."""
        self.workers = [Worker(f"{name} {n}", module) for n in range(max(1, count))]

    def submit(
        self, seconds: float, key: str, function: Callable[P, T], *arguments: P.args, **named: P.kwargs
    ) -> Future[T]:
        """Call a module-level function in a worker. An empty key goes to the shortest queue.

        The call fails as `Hung` after so many seconds. If it calls `beat`, they count from the last time it did.
        """
        future: Future[T] = Future()
        call = Call(partial(function, *arguments, **named), seconds, future)
        if key:
            self.workers[crc32(key.encode()) % len(self.workers)].add(call)
        else:
            min(self.workers, key=lambda worker: worker.load).add(call)
        return future

    @property
    def load(self) -> int:
        """Calls that wait or run."""
        return sum(worker.load for worker in self.workers)

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.process.pid for worker in self.workers if worker.process and worker.process.pid]

    def close(self) -> None:
        """Kill the processes; calls that wait are cancelled."""
        for worker in self.workers:
            worker.close()


class Worker:
    """One process and the thread that feeds it."""

    def __init__(self, name: str, module: str) -> None:
        self.name = name
        self.module = module
        self.process: Any = None
        self.running = 0
        self._connection: Connection | None = None
        self._pulse: Any = multiprocessing.RawArray("q", PULSE)
        self._calls: deque[Call] = deque()
        self._changed = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None

    @property
    def load(self) -> int:
        """Calls that wait or run."""
        return len(self._calls) + self.running

    def add(self, call: Call) -> None:
        """Queue a call."""
        with self._changed:
            if self._closed:
                call.future.cancel()
                return
            self._calls.append(call)
            if self._thread is None:
                self._thread = threading.Thread(target=self._feed, name=self.name, daemon=True)
                self._thread.start()
            self._changed.notify()

    def _feed(self) -> None:
        while True:
            with self._changed:
                while not self._calls and not self._closed:
                    self._changed.wait()
                if self._closed:
                    return
                call = self._calls.popleft()
                self.running = 1
            try:
                self._carry_out(call)
            finally:
                self.running = 0

    def _carry_out(self, call: Call) -> None:
        if not call.future.set_running_or_notify_cancel():
            return
        try:
            good, answer = self._ask(call)
        except (Hung, Died) as error:
            self._kill()
            call.future.set_exception(error)
        except Exception as error:  # what was sent or answered cannot be pickled
            call.future.set_exception(error)
        else:
            if good:
                call.future.set_result(answer)
            else:
                call.future.set_exception(Failed(answer))

    def _ask(self, call: Call) -> tuple[bool, Any]:
        try:
            connection = self._started()
            connection.send(call.work)
            if not self._answers(connection, call.seconds):
                raise Hung(f"no answer within {call.seconds:g} s", self._last())
            good, answer = connection.recv()
            return good, answer
        except (EOFError, BrokenPipeError, ConnectionError):
            raise Died("the worker process ended", self._last()) from None

    def _answers(self, connection: Connection, seconds: float) -> bool:
        """Wait until the process answers, for so many seconds since its last beat."""
        beats = self._pulse[0]
        end = monotonic() + seconds
        while not connection.poll(max(0.0, min(BEAT_LOOK, end - monotonic()))):
            if self._pulse[0] != beats:
                beats = self._pulse[0]
                end = monotonic() + seconds
            elif monotonic() >= end:
                return False
        return True

    def _last(self) -> tuple[int, int, int]:
        return self._pulse[1], self._pulse[2], self._pulse[3]

    def _started(self) -> Connection:
        if self._connection is None or not self.process.is_alive():
            self._kill()
            # Not forked: a copy of a process with threads and an event loop is not a healthy one.
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            self._pulse[:] = [0, -1, -1, -1]
            process = context.Process(
                target=_work, args=(theirs, self.module, self._pulse), name=self.name, daemon=True
            )
            with _without_main_module():
                process.start()
            theirs.close()
            with self._changed:
                self.process, self._connection = process, ours
                if self._closed:
                    raise Died("the workers are closed")
            if not ours.poll(START_LIMIT):
                raise Hung(f"the worker did not start within {START_LIMIT:g} s")
            ours.recv()
            return ours
        return self._connection

    def _kill(self) -> None:
        process, connection = self.process, self._connection
        self.process = self._connection = None
        if process is not None:
            process.kill()
            process.join(5)
        if connection is not None:
            connection.close()

    def close(self) -> None:
        """Kill the process; calls that wait are cancelled."""
        with self._changed:
            self._closed = True
            for call in self._calls:
                call.future.cancel()
            self._calls.clear()
            if self.process is not None:
                self.process.kill()
            self._changed.notify()


@contextmanager
def _without_main_module() -> Iterator[None]:
    """Spawned processes import the program's main module again, unless they cannot find it.

    Ours need nothing of it, and it may be slow to import (pytest), or no good for it at all (a worker of Ray).
    """
    main: Any = sys.modules["__main__"]
    with _starting:
        kept = {name: getattr(main, name) for name in ("__spec__", "__file__") if hasattr(main, name)}
        main.__spec__ = None
        main.__file__ = None
        try:
            yield
        finally:
            for name in ("__spec__", "__file__"):
                if name in kept:
                    setattr(main, name, kept[name])
                else:
                    delattr(main, name)


def beat(first: int = -1, second: int = -1, third: int = -1) -> None:
    """For long calls: tell the parent process that this one is alive, and what it is doing, in three numbers.

    The parent reads them when the process hangs or ends. Outside of a worker this does nothing.
    """
    pulse = _own_pulse
    if pulse is not None:
        pulse[1], pulse[2], pulse[3] = first, second, third
        pulse[0] += 1


def _work(connection: Connection, module: str, pulse: Any) -> None:
    """The worker process: it leaves interrupts to its parent and never outlives it."""
    global _own_pulse
    _own_pulse = pulse
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if module:
        import_module(module)
    connection.send(None)
    while True:
        try:
            work = connection.recv()
        except EOFError:
            return
        try:
            answer: tuple[bool, Any] = (True, work())
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        connection.send(answer)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
