"""A recorded game turn by turn: who scored how much, and from what."""

from __future__ import annotations

from saecula.kernel.message import Event, Message
from saecula.kernel.progress import Gain
from saecula.kernel.record import Record
from saecula.kernel.state import State


class Turn:
    """One turn of a game that was played."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat  # whose turn it was; -1 for what came before the first turn
        self.first = first  # the first entry of the record that belongs to it ...
        self.last = first  # ... and the last
        self.round = 0  # which round it belongs to, from 1; 0 for what came before the first turn
        self.where: list[Message] = []  # where the game stood when it began (`Progress.where`)
        self.scores: list[int] = []  # after it
        self.gains: list[Gain] = []


def turns(record: Record) -> list[Turn]:
    """The turns of a game so far, without undone moves. The first is the position before the first move.

    A turn ends where `Game.turn_of` or `Game.turn_number` changes; in a game that says neither, where another seat
    moves. What an automated opponent does belongs to the turn of the seat that moved before it. A round ends where
    `Game.round_number` changes; in a game that does not say, where a seat's turn comes again.
    """
    game = record.game
    log: list[Event] = []
    state: State = game.new(record.seats, record.seed, record.options, log)
    told = [Turn(-1, 0)]
    _note(record, told[0], 0, state, log)
    turn = (-2, 0)
    rounds, round_number, seen = 0, -1, 0
    for number, entry in enumerate(record.entries, 1):
        whose = game.turn_of(state)
        now = (whose if whose >= 0 else entry.seat, game.turn_number(state))
        now_round = game.round_number(state)
        where = game.progress(state).where if now != turn else []
        log.clear()
        if not record.redo(state, number, log):
            continue
        if now != turn:
            turn = now
            if now_round != round_number or (now_round == 0 and seen >> now[0] & 1):
                rounds, round_number, seen = rounds + 1, now_round, 0
            seen |= 1 << now[0]
            told.append(Turn(now[0], number))
            told[-1].round, told[-1].where = rounds, where
        _note(record, told[-1], number, state, log)
    return told


def by_source(record: Record, told: list[Turn]) -> list[list[int]]:
    """Points by source since the first move: for each player a number per source of `Game.sources`, in its order."""
    sources = record.game.sources()
    totals = [[0] * len(sources) for _ in told[0].scores]
    for turn in told[1:]:
        for gain in turn.gains:
            totals[gain.player][sources.index(gain.source)] += gain.points
    return totals


def _note(record: Record, turn: Turn, number: int, state: State, log: list[Event]) -> None:
    turn.last = number
    turn.scores = list(state.scores)
    for event in log:
        turn.gains += record.game.gains(event)
