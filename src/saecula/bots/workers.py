"""Bots that think in processes of their own, so that whoever waits for them can do something else meanwhile.

A worker is given a packed state in which all that the seat cannot know has been drawn anew, and answers with a move. It
keeps nothing between two decisions: any worker can take any decision, and a restart loses nothing.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Final

from saecula.kernel.bot import Budget
from saecula.kernel.registry import game as find_game

MAKER: Final = "saecula.bots"  # a module with `names(game)` and `make(name, game, seed)`


def start_worker() -> None:
    """Prepare a worker process: it leaves interrupts to its parent, and never outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(maker: str, game: str, bot: str, seed: str, state: bytes, seat: int, nodes: int, seconds: float) -> int:
    """The move of a bot, in this very process."""
    bots = import_module(maker)
    rules = find_game(game)
    thinker = bots.make(bot, rules, seed)
    move: int = thinker.choose(rules.unpack(state), seat, Budget(nodes, seconds))
    return move


class Workers:
    """A few processes in which bots think. They are started when the first decision is asked for."""

    def __init__(self, processes: int = 0, maker: str = MAKER) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self.maker = maker
        self._pool: ProcessPoolExecutor | None = None

    def choose(
        self, game: str, bot: str, seed: str, state: bytes, seat: int, nodes: int = 0, seconds: float = 0.0
    ) -> Future[int]:
        """Ask for a move. The state is packed and determinized for the seat; the same seed gives the same move."""
        task = (self.maker, game, bot, seed, state, seat, nodes, seconds)
        try:
            return self._workers().submit(choose, *task)
        except BrokenProcessPool:  # a worker died: the next ones are new
            self.close()
            return self._workers().submit(choose, *task)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of a process with threads and an event loop is not a healthy one.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, start_worker)
        return self._pool

    def close(self) -> None:
        """Stop the workers; what they are thinking about is dropped."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
