"""HW-6: what a player scores at the end of the turn: Areas, capitals, cities, monuments."""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.cards import SPAN
from saecula.games.history_of_the_world.components import (
    AREAS,
    BASE_VALUE,
    CAPITAL_POINTS,
    CITY_POINTS,
    MONUMENT_POINTS,
    NONE,
)
from saecula.games.history_of_the_world.state import NAVAL_CONTROL, SOURCES, History, replaced

ABSENT: Final = 0
PRESENCE: Final = 1  # the factors of the base value (HW-6.2 to HW-6.4)
DOMINANCE: Final = 2
CONTROL: Final = 3
FLEET_POINTS: Final = 1  # for a fleet with an army (HW-9.4)
LEVEL_NAMES: Final[list[str]] = ["", "presence", "dominance", "control"]


def level(state: History, seat: int, area: int) -> int:
    """How much of an Area a player holds; Territories count, not armies (HW-6.9)."""
    there = state.in_areas
    mine = there[AREAS * seat + area]
    if mine < 2:
        return mine  # none, or presence
    most = 0
    for other in range(state.seats):
        if other != seat:
            theirs = there[AREAS * other + area]
            if theirs > most:
                most = theirs
    if mine >= CONTROL and most == 0:
        return CONTROL
    return DOMINANCE if mine > most else PRESENCE


def area_points(state: History, seat: int, area: int) -> int:
    """What an Area brings a player in this Epoch (HW-6.2 to HW-6.5)."""
    value = BASE_VALUE[state.epoch - 1][area]
    return value * level(state, seat, area) if value else 0


def manned_fleets(state: History, seat: int) -> int:
    """Fleets with an army of this player (HW-9.4)."""
    if not state.options & NAVAL_CONTROL:
        return 0
    return sum([1 for code in state.navy if code != NONE and code // SPAN == seat])


def points_by_source(state: History, seat: int) -> list[int]:
    """What a player would score now, by source (HW-6.1, HW-6.6)."""
    held = state.held[seat]
    values = BASE_VALUE[state.epoch - 1]
    in_areas = 0
    for area in range(AREAS):
        if values[area] and state.in_areas[AREAS * seat + area]:
            in_areas += values[area] * level(state, seat, area)
    return [
        in_areas,
        CAPITAL_POINTS * (state.capitals & held).bit_count(),
        CITY_POINTS * (state.cities & held).bit_count(),
        MONUMENT_POINTS * (state.monuments & held).bit_count(),
        FLEET_POINTS * manned_fleets(state, seat),
        0,
    ]


def total(state: History, seat: int) -> int:
    """What a player would score now."""
    return sum(points_by_source(state, seat))


def score_turn(state: History, seat: int) -> int:
    """HW-6.1, HW-6.7: the player in turn scores everything on the board; the points."""
    gains = points_by_source(state, seat)
    points = sum(gains)
    row = SOURCES * seat
    earned = state.earned.copy()
    for i, gain in enumerate(gains):
        earned[row + i] += gain
    state.earned = earned
    state.score = replaced(state.score, seat, state.score[seat] + points)
    at = (state.epoch - 1) * state.seats + seat
    state.story = replaced(state.story, at, state.story[at] + points)
    state.made = replaced(state.made, state.call, points)
    if state.log is not None:
        args: dict[str, object] = {
            "seat": seat,
            "points": points,
            "areas": gains[0],
            "capitals": gains[1],
            "cities": gains[2],
            "monuments": gains[3],
            "fleets": gains[4],
            "total": state.score[seat],
        }
        state.tell("history_of_the_world-scored", args, "HW-6.1")
    return points
