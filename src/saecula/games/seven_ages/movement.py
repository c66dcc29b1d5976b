"""SA-8.1 to SA-8.13: what a group may do next: points, stops, transport, and not abandoning land.

A *group* is some units of one empire that stand in one area and take the same way, with the leaders and the cargo that
go along. It is part of the frame of MOVING (manoeuvre.py).
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import LAND, LANDS, areas_in, move_cost
from saecula.games.seven_ages.effects import (
    CARRY,
    EFFECTS,
    FIRST_LEADER_TYPE,
    MOVE_ROWS,
    NO_STOP,
    ROADS,
    SPAN_MOVE,
    permitted,
    sources,
    span_numbers,
    stat,
)
from saecula.games.seven_ages.effects_schema import Explorer
from saecula.games.seven_ages.passage import borders, can_stay, forbidden
from saecula.games.seven_ages.realm import empires_in
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    LAND_UNITS,
    LEADER_TYPE,
    MOVE,
    MOVE_CLASSES,
    NAVAL,
    NUKE,
    STAR_WARS,
    UNLIMITED,
)

CARRIED: Final = 1  # units a ship carries, before `carry` adds to it (SA-8.6)


def points(state: SevenAges, empire: int, unit: int) -> int:
    """The movement points of a unit type this action."""
    total = MOVE[unit]
    for at in sources(state, empire):
        for row in MOVE_ROWS[at.source]:
            if row.types >> unit & 1 and not row.own_areas_only:
                total += row.amount
    return total + sum(span_numbers(state, empire, SPAN_MOVE))


def own_area_points(state: SevenAges, empire: int, unit: int) -> int:
    """Points that may be spent only on entering areas the empire controls."""
    total = 0
    for at in sources(state, empire):
        for row in MOVE_ROWS[at.source]:
            if row.types >> unit & 1 and row.own_areas_only:
                total += row.amount
    return total


def entry_cost(state: SevenAges, empire: int, unit: int, area: int) -> int:
    """What a unit pays to enter an area: the higher of its classes; 1 for a city with paved roads (SA-8.2, SA-8.3)."""
    if area >= LANDS or (NAVAL | AIRCRAFT) >> unit & 1:
        return 1
    if state.city[area] and permitted(state, empire, ROADS):
        return 1
    return max([move_cost(area, state.age(empire), c) for c in MOVE_CLASSES[unit]])


def carries(state: SevenAges, empire: int) -> int:
    """How many units one ship carries."""
    return CARRIED + stat(state, empire, CARRY)


def is_explorer(leader: int) -> bool:
    """Whether a leader lets his group enter one area more (SA-8.1)."""
    for effect in EFFECTS[FIRST_LEADER_TYPE + LEADER_TYPE[leader]]:
        if isinstance(effect, Explorer):
            return True
    return False


def stopped(state: SevenAges, empire: int, unit: int, area: int, group: list[int]) -> bool:
    """SA-8.7, SA-8.8, SA-8.12: whether a unit that has entered an area must stop there. `group` is not counted."""
    others = [other for other in empires_in(state, area) if other != empire]
    if not others or (NUKE | STAR_WARS) >> unit & 1:
        return False
    own = len([piece for piece in state.units_at(empire, area) if piece not in group])
    foreign = sum([len(state.units_at(other, area)) for other in others])
    outnumbered = own < 2 * foreign
    if AIRCRAFT >> unit & 1:
        aircraft = any([AIRCRAFT >> state.type_of(p) & 1 for other in others for p in state.units_at(other, area)])
        return aircraft and outnumbered
    if not LAND >> area & 1:
        return False  # at sea ships are never stopped
    if LAND_UNITS >> unit & 1 and permitted(state, empire, NO_STOP):
        return False
    return outnumbered


def seen_to_stop(state: SevenAges, empire: int, unit: int, area: int, group: list[int]) -> bool:
    """Whether a unit would have to stop as far as its owner can see: whether foreign units fly is hidden."""
    return not AIRCRAFT >> unit & 1 and stopped(state, empire, unit, area, group)


def may_leave(state: SevenAges, empire: int, area: int, leaving: list[int], held_at_start: int) -> bool:
    """SA-8.13: a land area controlled when the action began keeps at least one unit that is no aircraft."""
    if not held_at_start >> area & 1 or area >= LANDS:
        return True
    for piece in state.units_at(empire, area):
        if piece not in leaving and not AIRCRAFT >> state.type_of(piece) & 1:
            return True
    return all([AIRCRAFT >> state.type_of(piece) & 1 for piece in leaving])


def nuke_barred(state: SevenAges, empire: int, area: int) -> bool:
    """SA-8.12: a nuke never enters an area with enemy star wars."""
    for other in empires_in(state, area):
        if other != empire and state.owner[other] != state.owner[empire]:
            for piece in state.units_at(other, area):
                if STAR_WARS >> state.type_of(piece) & 1:
                    return True
    return False


class Way:
    """How far each unit of a group has come: points left, by piece, and whether the explorer's extra area is used."""

    def __init__(self, left: list[int], own_left: list[int], extra: bool, moved: bool) -> None:
        self.left = left
        self.own_left = own_left
        self.extra = extra  # an entry without points is still possible
        self.moved = moved


def affordable(state: SevenAges, empire: int, pieces: list[int], way: Way, to: int) -> bool:
    """Whether every unit of a group can pay for entering an area, perhaps with the explorer's help (SA-8.1, SA-8.4)."""
    if way.extra:
        return True
    for i, piece in enumerate(pieces):
        unit = state.type_of(piece)
        if UNLIMITED >> unit & 1:
            continue
        cost = entry_cost(state, empire, unit, to)
        purse = way.left[i] + (way.own_left[i] if state.held[empire] >> to & 1 else 0)
        if cost > purse and not (not way.moved and LAND_UNITS >> unit & 1):
            return False
    return True


def pay(state: SevenAges, empire: int, pieces: list[int], way: Way, to: int, own: bool) -> None:
    """Spend the points for an entry: those for own areas first; the explorer's extra area where points do not do."""
    costs = [entry_cost(state, empire, state.type_of(piece), to) for piece in pieces]
    short = [
        i
        for i, piece in enumerate(pieces)
        if costs[i] > way.left[i] + (way.own_left[i] if own else 0) and not UNLIMITED >> state.type_of(piece) & 1
    ]
    if short and way.extra:
        way.extra = False
        way.moved = True
        return
    for i in range(len(pieces)):
        cost = costs[i]
        if own:
            used = min(cost, way.own_left[i])
            way.own_left[i] -= used
            cost -= used
        way.left[i] = max(0, way.left[i] - cost)
    way.moved = True


def next_areas(state: SevenAges, empire: int, pieces: list[int], way: Way, area: int, coasts: list[int]) -> list[int]:
    """The areas a whole group can enter next over one border."""
    near = -1
    for i, piece in enumerate(pieces):
        unit = state.type_of(piece)
        if UNLIMITED >> unit & 1:
            continue  # star wars go anywhere in one move
        near &= borders(state, empire, unit, area, coasts[i])
    if near == -1:
        near = (1 << len(state.control)) - 1
    near &= ~forbidden(state, empire) & ~(1 << area)
    found: list[int] = []
    for to in areas_in(near):
        if affordable(state, empire, pieces, way, to):
            found.append(to)
    return found


def may_halt(state: SevenAges, empire: int, pieces: list[int], area: int, cargo: bool) -> bool:
    """Whether a group may end its way here: transport ends on a coast, aircraft at sea need support."""
    if cargo and area >= LANDS:
        return False
    return all([can_stay(state, empire, state.type_of(piece), area) for piece in pieces])
