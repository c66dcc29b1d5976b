"""What came out of a game, and what a bot did wrong in it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong. From that move on, a stand-in that plays at random has its seat."""

    seat: int
    entrant: int
    move: int  # how many moves had been played
    kind: str  # "illegal move", "exception", "too late", "hung", "crashed"
    text: str


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game, by seat."""

    number: int
    lineup: list[int]
    seed: int
    moves: int
    scores: list[int]
    places: list[int]  # of the seats; automated opponents count, but are not listed
    winners: int  # players who share the first place, automated opponents included
    end: str  # a digest of the final state: equal for equal games
    faults: list[Fault] = []
    seconds: float = 0.0
    record: str = ""  # the text of the record, on its way to its file

    def without_record(self) -> Outcome:
        """The outcome as it is kept."""
        return msgspec.structs.replace(self, record="")


def places_after(ranking: Sequence[int], culprits: Sequence[int]) -> list[int]:
    """The places if some seats are put last, because they did not play the game to its end."""
    if not culprits:
        return list(ranking)
    honest = [place for player, place in enumerate(ranking) if player not in culprits]
    last = len(honest) + 1
    return [
        last if player in culprits else 1 + sum(other < place for other in honest)
        for player, place in enumerate(ranking)
    ]
