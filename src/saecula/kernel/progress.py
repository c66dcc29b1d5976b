"""What a game says about itself while it is played: how far it has come, and where points came from.

All of it is public. Clients show it and keep no list of their own.
"""

from __future__ import annotations

from typing import Final

from saecula.kernel.message import Event, Message

# Colours of players, named as in the component data; clients have a shape for each, so that colour is never alone.
PALETTE: Final = ("red", "blue", "green", "yellow", "black", "white", "orange", "purple", "grey", "brown")


class Progress:
    """How far a game has come.

    `where` says where it stands, the widest unit first (era, round, turn); `left` what is left of cards, points or
    turns; `ends` what will end the game. Once the last round has begun `last` is True, and `ends` says why.
    """

    def __init__(
        self,
        where: list[Message] | None = None,
        left: list[Message] | None = None,
        ends: Message | None = None,
        last: bool = False,
    ) -> None:
        self.where: list[Message] = [] if where is None else where
        self.left: list[Message] = [] if left is None else left
        self.ends = ends
        self.last = last

    def to_json(self) -> dict[str, object]:
        """A JSON-able form."""
        return {
            "where": [message.to_json() for message in self.where],
            "left": [message.to_json() for message in self.left],
            "ends": None if self.ends is None else self.ends.to_json(),
            "last": self.last,
        }


class Gain:
    """Points that a player (automated opponents included) got or, below 0, paid, and the source they came from."""

    def __init__(self, player: int, source: str, points: int) -> None:
        self.player = player
        self.source = source
        self.points = points


def gain_in(event: Event, source: str, name: str = "points", sign: int = 1) -> Gain:
    """The points that an event's argument `name` gave to its `seat`; with sign -1 it paid them."""
    player = event.args["seat"]
    points = event.args[name]
    assert isinstance(player, int)
    assert isinstance(points, int)
    return Gain(player, source, sign * points)
