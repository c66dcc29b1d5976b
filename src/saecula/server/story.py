"""The story of a finished game: the score turn by turn, points by source, the turns that decided it, and luck.

Runs in a worker process (replaying.py): a whole game is played again, and some moments of it several times.
"""

from __future__ import annotations

from statistics import fmean
from typing import Final

import msgspec

from saecula.kernel.errors import SaeculaError
from saecula.kernel.record import MOVE, Record
from saecula.kernel.state import State
from saecula.kernel.story import Turn, by_source, turns

SAMPLES: Final = 6  # other outcomes that a reveal is compared with
SAMPLED: Final = 400  # reveals of a game that are looked at; of more, every second one, and so on
DECISIVE: Final = 5  # turns that decided the game


class ToldTurn(msgspec.Struct):
    """One turn: whose it was (-1: the setup), its first and last entry, and the scores after it."""

    seat: int
    first: int
    last: int
    scores: list[int]


class ToldSwing(msgspec.Struct):
    """A turn (its index) in which the winner's lead over the best of the others changed by so many points."""

    turn: int
    swing: int


class ToldLuck(msgspec.Struct):
    """How often chance decided something in a seat's moves, and how much better than usual it did."""

    seat: int
    reveals: int
    luck: float


class Told(msgspec.Struct):
    """A story, as the worker process answers it."""

    turns: list[ToldTurn]
    sources: list[str]
    points: list[list[int]]  # for each player, by source
    decisive: list[ToldSwing]
    luck: list[ToldLuck]


def tell_story(text: str) -> Told | None:
    """The story of a recorded game; None if the record does not replay."""
    try:
        record = Record.loads(text)
    except SaeculaError:
        return None
    told = turns(record)
    return Told(
        turns=[ToldTurn(turn.seat, turn.first, turn.last, turn.scores) for turn in told],
        sources=record.game.sources(),
        points=by_source(record, told),
        decisive=decisive(told, list(record.now.ranking)),
        luck=luck(record),
    )


def decisive(told: list[Turn], ranking: list[int]) -> list[ToldSwing]:
    """The turns that changed the winner's lead most, in the order of the game. Nobody's, where there is no winner."""
    if 1 not in ranking or len(ranking) < 2:
        return []
    winner = ranking.index(1)

    def lead(turn: Turn) -> int:
        return turn.scores[winner] - max([score for player, score in enumerate(turn.scores) if player != winner])

    swings = [ToldSwing(n, lead(told[n]) - lead(told[n - 1])) for n in range(1, len(told))]
    largest = sorted([swing for swing in swings if swing.swing], key=lambda swing: -abs(swing.swing))
    return sorted(largest[:DECISIVE], key=lambda swing: swing.turn)


def luck(record: Record) -> list[ToldLuck]:
    """What chance did for each seat in its own moves.

    A move that reveals something (dice, a card) is made again a few times with other dice. The difference between what
    came and what came on average is luck, in the units of `Game.evaluate`, as the bots value a position. Sums of such
    differences compare the seats of one game, and nothing else.
    """
    game = record.game
    state: State = game.new(record.seats, record.seed, record.options)
    reveals = [0] * record.seats
    sums = [0.0] * record.seats
    every = 1 + sum([entry.kind == MOVE and not entry.undone for entry in record.entries]) // SAMPLED
    for number, entry in enumerate(record.entries, 1):
        if entry.kind != MOVE or entry.undone:
            record.redo(state, number)
            continue
        before, known = state.clone(), state.reveals
        record.redo(state, number)
        if state.reveals == known:
            continue
        reveals[entry.seat] += 1
        if reveals[entry.seat] % every:
            continue
        usual = []
        for sample in range(SAMPLES):
            other = before.clone()
            other.rekey(f"luck {number} {sample}")
            other.play(entry.seat, entry.number)
            usual.append(game.evaluate(other, entry.seat))
        sums[entry.seat] += every * (game.evaluate(state, entry.seat) - fmean(usual))
    return [ToldLuck(seat, reveals[seat], round(sums[seat], 2)) for seat in range(record.seats)]
