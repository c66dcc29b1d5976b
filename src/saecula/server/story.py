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
    """One turn: whose it was (-1: the setup), its first and last entry, its round and where the game stood, the scores
    after it."""

    seat: int
    first: int
    last: int
    round: int
    where: list[dict[str, object]]
    scores: list[int]


class ToldSwing(msgspec.Struct):
    """What the winner or the runner-up did in one round that decided the game, compared with all others.

    `turn` is the index of the turn in which it happened; `gains` are points by source (its index).
    """

    turn: int
    seat: int
    points: int
    swing: int
    gains: list[tuple[int, int]]


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
        turns=[
            ToldTurn(
                turn.seat,
                turn.first,
                turn.last,
                turn.round,
                [message.to_json() for message in turn.where],
                turn.scores,
            )
            for turn in told
        ],
        sources=record.game.sources(),
        points=by_source(record, told),
        decisive=decisive(told, list(record.now.ranking), record.game.sources()),
        luck=luck(record),
    )


def decisive(told: list[Turn], ranking: list[int], sources: list[str]) -> list[ToldSwing]:
    """The rounds in which the winner or the runner-up gained most, or least, compared with the others; in order.

    A round is the fair measure: in most games the lead changes hands with every turn, and nothing is decided by that.
    Empty where there is no winner.
    """
    if 1 not in ranking or len(ranking) < 2:
        return []
    winner = ranking.index(1)
    rival = min([player for player in range(len(ranking)) if player != winner], key=lambda player: ranking[player])
    swings: list[ToldSwing] = []
    for number in range(1, told[-1].round + 1):
        indexes = [n for n, turn in enumerate(told) if turn.round == number]
        before, after = told[indexes[0] - 1].scores, told[indexes[-1]].scores
        gained = [then - earlier for then, earlier in zip(after, before, strict=True)]
        found = [
            ToldSwing(
                turn=_turn_of(told, indexes, player),
                seat=player,
                points=gained[player],
                swing=round(gained[player] - fmean([points for other, points in enumerate(gained) if other != player])),
                gains=_gains(told, indexes, player, sources),
            )
            for player in (winner, rival)
        ]
        swings.append(max(found, key=lambda swing: abs(swing.swing)))
    largest = sorted([swing for swing in swings if swing.swing], key=lambda swing: -abs(swing.swing))
    return sorted(largest[:DECISIVE], key=lambda swing: swing.turn)


def _turn_of(told: list[Turn], indexes: list[int], player: int) -> int:
    """The turn of a round in which most of a player's points came or went; the player's own among equals."""

    def weight(n: int) -> tuple[int, bool]:
        return abs(told[n].scores[player] - told[n - 1].scores[player]), told[n].seat == player

    return max(indexes, key=weight)


def _gains(told: list[Turn], indexes: list[int], player: int, sources: list[str]) -> list[tuple[int, int]]:
    """A player's points of a round by source, those that are not 0."""
    points = [0] * len(sources)
    for n in indexes:
        for gain in told[n].gains:
            if gain.player == player:
                points[sources.index(gain.source)] += gain.points
    return [(source, amount) for source, amount in enumerate(points) if amount]


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
    return [ToldLuck(seat, reveals[seat], round(sums[seat], 2) + 0.0) for seat in range(record.seats)]
