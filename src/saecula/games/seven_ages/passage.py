"""SA-8.7 to SA-8.14: over which borders a unit of a type can go, one area at a time, points apart."""

from __future__ import annotations

from saecula.games.seven_ages.areas import (
    AREAS,
    ARROW_BORDER,
    ARROW_VIA,
    BORDER,
    COAST_BORDER,
    LAND,
    LAND_BORDER,
    LANDS,
    OCEAN,
    SEA_BORDER,
    WATER,
    areas_in,
)
from saecula.games.seven_ages.effects import GALLEY_OCEAN, SPAN_TRUCE, permitted, span_numbers
from saecula.games.seven_ages.realm import empires_in
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.treaties import at_peace
from saecula.games.seven_ages.units import AIRCRAFT, LAND_UNITS, NAVAL, OCEAN_GOING, STAR_WARS


def arrow_open(state: SevenAges, empire: int, area: int, to: int) -> bool:
    """SA-8.14: closed to land units if every sea the arrow lies in holds units of another empire."""
    for sea in areas_in(ARROW_VIA[area * AREAS + to]):
        if all([other == empire for other in empires_in(state, sea)]):
            return True
    return False


def borders(state: SevenAges, empire: int, unit: int, area: int, coast: int) -> int:
    """The areas a unit can go to from an area over one border; `coast` is where a ship lies in a land area."""
    if LAND_UNITS >> unit & 1:
        near = LAND_BORDER[area]
        for to in areas_in(ARROW_BORDER[area]):
            if arrow_open(state, empire, area, to):
                near |= 1 << to
        return near & LAND
    if NAVAL >> unit & 1:
        if area < LANDS:
            near = 1 << coast if coast != NOBODY else COAST_BORDER[area]
        else:
            near = SEA_BORDER[area] | COAST_BORDER[area]
        if not OCEAN_GOING >> unit & 1 and not permitted(state, empire, GALLEY_OCEAN):
            near &= ~OCEAN
        return near
    assert AIRCRAFT >> unit & 1
    return BORDER[area]


def forbidden(state: SevenAges, empire: int) -> int:
    """The areas no unit of an empire may enter: a truce or a peace treaty with their controller."""
    mask = 0
    if not state.spans and state.treaty == NOBODY:
        return mask
    for other in state.in_play():
        if other != empire and (other in span_numbers(state, empire, SPAN_TRUCE) or at_peace(state, empire, other)):
            mask |= state.held[other]
    return mask


def can_stay(state: SevenAges, empire: int, unit: int, area: int) -> bool:
    """Whether a unit may end its way in an area (SA-8.12): aircraft at sea need support, star wars do not."""
    if (AIRCRAFT & ~STAR_WARS) >> unit & 1 and WATER >> area & 1:
        return bool((BORDER[area] | 1 << area) & state.grounded[empire])
    return True


def landing_coast(unit: int, area: int, to: int) -> int:
    """The coast on which a ship that goes from a water to a land area lies (SA-8.24)."""
    return area if NAVAL >> unit & 1 and area >= LANDS and to < LANDS else NOBODY
