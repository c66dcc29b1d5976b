"""The story of a finished game, as it is sent."""

from __future__ import annotations

from saecula.server.messages.base import Message, Payload


class StoryTurn(Payload):
    """One turn: whose it was (-1: the setup), its entries, and the scores after it.

    `at` is the version of a spectator (seat -1) at which `history` shows the table after the turn.
    """

    seat: int
    first: int
    last: int
    at: int
    scores: list[int]


class PointsFromSource(Payload):
    """Points of each player from one source."""

    source: str
    text: Message
    points: list[int]


class DecisiveTurn(Payload):
    """A turn (its index) that changed the winner's lead over the best of the others by so many points."""

    turn: int
    swing: int


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
