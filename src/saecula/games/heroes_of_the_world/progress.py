"""What the game says about itself: how far it has come, what ends a turn, what no longer pays, its point sources."""

from __future__ import annotations

from typing import Final

from saecula.games.heroes_of_the_world.components import (
    COLOURS,
    COLOURS_FOR_TWO,
    CONVERT_GOLD,
    CONVERT_POINTS,
    ERAS,
    LADDERS_TO_END,
    MODERN,
)
from saecula.games.heroes_of_the_world.state import DONE, GOLD, Heroes
from saecula.kernel.message import Event, Message
from saecula.kernel.progress import Gain, Progress, gain_in

SOURCES: Final = ["first", "second", "third", "ajanta", "wonders", "gold"]
_BY_EVENT: Final[dict[str, str]] = {  # events that give points, with their source; a rank has one of its own
    "heroes_of_the_world-points-wonder": "ajanta",
    "heroes_of_the_world-built": "wonders",
    "heroes_of_the_world-converted": "gold",
}


def colours(seats: int) -> list[list[str]]:
    """One for each player, two with two players (HO-15.1)."""
    each = COLOURS_FOR_TWO if seats == 2 else 1
    return [[COLOURS[seat + i * seats] for i in range(each)] for seat in range(seats)]


def no_more_cards(state: Heroes) -> bool:
    """Whether there are no heroes left to take: the era ends when the hands are played (HO-5.4)."""
    return not state.deck and not state.display


def progress(state: Heroes) -> Progress:
    """The era; its ladders and cards; what ends it."""
    where = [Message(f"heroes_of_the_world-era-{ERAS[state.era]}")]
    last = state.era == MODERN and (state.over or no_more_cards(state))
    if state.over:
        return Progress(where, last=True)
    done, needed = state.complete.bit_count(), LADDERS_TO_END[state.era]
    rule = "HO-14.1" if state.era else "HO-13.1"
    left = [
        Message("heroes_of_the_world-progress-ladders", {"done": done, "needed": needed}, rule),
        Message("heroes_of_the_world-progress-cards", {"cards": len(state.deck)}, "HO-5.4"),
    ]
    key = "heroes_of_the_world-progress-played-out" if no_more_cards(state) else "heroes_of_the_world-progress-ends"
    ends = Message(key, {"needed": needed, "era": state.era}, "HO-5.4" if no_more_cards(state) else rule)
    return Progress(where, left, ends, last)


def ends_turn(state: Heroes, move: int) -> bool:
    """`done` in the gold phase (HO-10.10)."""
    return move in DONE and not state.over and state.frame(0) == GOLD


def warn(state: Heroes, seat: int, move: int) -> Message | None:
    """Coins are worth nothing at the end (HO-14.2): in the seat's last turn they are better converted."""
    if not ends_turn(state, move) or state.gold[seat] < CONVERT_GOLD:
        return None
    if state.era != MODERN or not no_more_cards(state) or state.hand[seat]:
        return None
    points = state.gold[seat] // CONVERT_GOLD * CONVERT_POINTS
    return Message("heroes_of_the_world-warn-coins", {"coins": state.gold[seat], "points": points}, "HO-10.6")


def gains(event: Event) -> list[Gain]:
    """Ranks in a territory, wonders built, coins converted."""
    source = _BY_EVENT.get(event.key, "")
    if event.key == "heroes_of_the_world-points":
        rank = event.args["rank"]
        assert isinstance(rank, int)
        source = SOURCES[rank - 1]
    return [gain_in(event, source)] if source else []
