"""The story of a finished game, as it is sent."""

from __future__ import annotations

from saecula.server.messages.base import Message, Payload


class StoryTurn(Payload):
    """One turn: whose it was (-1: the setup), its entries, its round (from 1), and the scores after it.

    `where` the game stood when it began: epoch, round, age. `at` is the version, of the seat that was asked for, at
    which `history` shows the table after the turn.
    """

    seat: int
    first: int
    last: int
    at: int
    round: int
    where: list[Message]
    scores: list[int]


class PointsFromSource(Payload):
    """Points of each player from one source."""

    source: str
    text: Message
    points: list[int]


class TurnGain(Payload):
    """Points from one source (its index in `sources`)."""

    source: int
    points: int


class DecisiveTurn(Payload):
    """What a player got in one round, and how much more (or less, below 0) that was than the others' average.

    `turn` is the index of the turn in which most of it happened.
    """

    turn: int
    seat: int
    points: int
    swing: int
    gains: list[TurnGain]


class SeatLuck(Payload):
    """How often chance decided something in a seat's moves, and how much better than usual it did.

    `luck` is in the units in which the bots value a position: it compares the seats of one game.
    """

    seat: int
    reveals: int
    luck: float


class Story(Payload):
    """The story of a finished game."""

    turns: list[StoryTurn]
    sources: list[PointsFromSource]
    decisive: list[DecisiveTurn]
    luck: list[SeatLuck]
