"""One game between bots, played to its end and kept as a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saecula import bots
from saecula.bots.loop import Redraws
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.chance import derive_key, seed_key
from saecula.kernel.game import Game
from saecula.kernel.options import Value
from saecula.kernel.record import Record


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat, in the game with a seed."""
    return seed * 1000 + seat


def redraw_key(seed: int) -> bytes:
    """The key from which the redraws of a game are derived. It is not the key of the game's own dice."""
    return derive_key(seed_key(seed), "arena")


def play_game(
    game: Game[Any],
    line: Sequence[str | Chooser],
    seed: int,
    options: Mapping[str, Value],
    shift: int = 0,
    budget: Budget | None = None,
) -> Record:
    """One game to its end, between bots given by name or as objects with a method `choose`.

    `shift` moves every bot on by that many seats, so that over several games each sits everywhere. This is the plain
    loop, move by move; `saecula.bots.loop` plays the same games faster. Whatever a bot does wrong is raised.
    """
    seats = len(line)
    record = Record(game, seats, seed, options)
    at_seat: list[Chooser] = []
    for seat in range(seats):
        who = line[(seat + shift) % seats]
        at_seat.append(bots.make(who, game, bot_seed(seed, seat)) if isinstance(who, str) else who)
    redraws = Redraws(game, seats, redraw_key(seed))
    thinking = budget or Budget()
    state = record.now
    while not state.over:
        seat = state.first_actor()
        move = redraws.forced(at_seat[seat], state, seat)
        if move < 0:
            move = bots.ask(at_seat[seat], redraws.shown(state, seat), seat, thinking)
        record.play(seat, move)
        state = record.now
    return record
