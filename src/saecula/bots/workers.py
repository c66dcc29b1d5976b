"""Bots that think in processes of their own, so that the caller can do something else meanwhile.

A worker gets a packed state in which everything the seat cannot know has been redrawn, and answers with a move. A bot
stays in its worker and is asked again, so that it can keep a plan from one move to the next. Nothing depends on that: a
bot that is gone (a restart, a full cache, a killed worker) is made again and plays on from the position.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from concurrent.futures import Future
from importlib import import_module
from time import perf_counter
from typing import Final

from saecula.bots import ask
from saecula.bots.processes import Processes
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.registry import game as find_game

MAKER: Final = "saecula.bots"  # a module with `names(game)` and `make(name, game, seed)`
KEPT: Final = 500  # bots that one worker remembers

_bots: OrderedDict[str, Chooser] = OrderedDict()  # of this process, the last asked last


def choose(
    maker: str, player: str, game: str, bot: str, seed: str, state: bytes, seat: int, nodes: int, seconds: float
) -> tuple[int, float]:
    """The move of a bot, in this very process, and the seconds that it took."""
    begin = perf_counter()
    rules = find_game(game)
    name = f"{player} {game} {bot}"
    thinker = _bots.get(name)
    if thinker is None:
        thinker = _bots[name] = import_module(maker).make(bot, rules, seed)
        if len(_bots) > KEPT:
            _bots.popitem(last=False)
    _bots.move_to_end(name)
    try:
        move = ask(thinker, rules.unpack(state), seat, Budget(nodes, seconds))
        return move, perf_counter() - begin
    except BaseException:
        _bots.pop(name, None)  # it may be confused: make a new one next time
        raise


class Workers:
    """A few processes in which bots think. They are started when the first decision is asked for."""

    def __init__(self, processes: int = 0, maker: str = MAKER, limit: float = 10.0) -> None:
        """`limit`: seconds after which a decision has failed and its worker is replaced."""
        self.maker = maker
        self.limit = limit
        self._processes = Processes(processes or max(1, (os.cpu_count() or 1) - 1), "bots", maker)

    def choose(
        self,
        player: str,
        game: str,
        bot: str,
        seed: str,
        state: bytes,
        seat: int,
        nodes: int = 0,
        seconds: float = 0.0,
    ) -> Future[tuple[int, float]]:
        """Ask for a move, and how long it took. The state is packed and determinized for the seat.

        `player` names the seat for which a bot is kept; `seed` is for a bot that has to be made again.
        """
        arguments = (self.maker, player, game, bot, seed, state, seat, nodes, seconds)
        return self._processes.submit(self.limit, player, choose, *arguments)

    def close(self) -> None:
        """Stop the workers; unfinished decisions are dropped."""
        self._processes.close()
