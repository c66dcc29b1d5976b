"""SA-8.1 to SA-8.13: what a group may do next: points, stops, transport, and not abandoning land.

A *group* is some units of one empire that stand in one area and take the same way, with the leaders and the cargo that
go along. It is part of the frame of MOVING (manoeuvre.py).
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import BORDER, COASTAL, EVERYWHERE, LAND, LANDS, WATER, areas_in, move_cost
from saecula.games.seven_ages.canals import through_canals
from saecula.games.seven_ages.effects import (
    CARRY,
    EFFECTS,
    FIRST_LEADER_TYPE,
    MOVE_ROWS,
    NO_STOP,
    ROADS,
    SPAN_MOVE,
    MoveRow,
    permitted,
    sources,
    span_numbers,
    stat,
)
from saecula.games.seven_ages.effects_schema import Explorer
from saecula.games.seven_ages.passage import borders, forbidden
from saecula.games.seven_ages.realm import empires_in
from saecula.games.seven_ages.state import NOBODY, SevenAges
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


def move_rows(state: SevenAges, empire: int) -> list[MoveRow]:
    """The `move` effects that work for an empire now."""
    return [row for at in sources(state, empire) for row in MOVE_ROWS[at.source]]


def points_under(rows: list[MoveRow], unit: int, own_areas_only: bool = False) -> int:
    """What effects add to the points of a unit type: for any area, or only for areas that the empire controls."""
    total = 0
    for row in rows:
        if row.types >> unit & 1 and row.own_areas_only == own_areas_only:
            total += row.amount
    return total


def points(state: SevenAges, empire: int, unit: int) -> int:
    """The movement points of a unit type this action."""
    return MOVE[unit] + points_under(move_rows(state, empire), unit) + sum(span_numbers(state, empire, SPAN_MOVE))


def own_area_points(state: SevenAges, empire: int, unit: int) -> int:
    """Points that may be spent only on entering areas the empire controls."""
    return points_under(move_rows(state, empire), unit, own_areas_only=True)


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
        if state.owner[other] != state.owner[empire]:
            for piece in state.units_at(other, area):
                if STAR_WARS >> state.type_of(piece) & 1:
                    return True
    return False


def finds_out(state: SevenAges, empire: int, units: list[int], area: int) -> bool:
    """Whether entering an area tells something of hidden faces there, be it by nothing happening (SA-8.12)."""
    if not any([AIRCRAFT >> unit & 1 and not STAR_WARS >> unit & 1 for unit in units]):
        return False
    return any([other != empire for other in empires_in(state, area)])


class Way:
    """What a group on its way can still pay for.

    A purse holds, for every unit, its points and those for own areas only; its first int says whether one entry is
    still free. With an explorer there is a purse for every entry that may have been the free one (SA-8.1).
    """

    def __init__(self, purses: list[list[int]], moved: bool) -> None:
        self.purses = purses
        self.moved = moved


def fresh_way(state: SevenAges, empire: int, pieces: list[int], explorer: bool) -> Way:
    """The points of units that have not moved yet."""
    purse = [int(explorer)]
    rows = move_rows(state, empire)
    more = sum(span_numbers(state, empire, SPAN_MOVE))
    for piece in pieces:
        unit = state.type_of(piece)
        if UNLIMITED >> unit & 1:  # star wars pay nothing
            purse += [99, points_under(rows, unit, own_areas_only=True)]
        else:
            purse += [MOVE[unit] + points_under(rows, unit) + more, points_under(rows, unit, own_areas_only=True)]
    return Way([purse], False)


def entered(state: SevenAges, empire: int, pieces: list[int], way: Way, to: int, own: bool) -> Way:
    """The way after entering an area, without purses if the group cannot; `own`: the empire controlled it then."""
    units = [state.type_of(piece) for piece in pieces]
    costs = [0 if UNLIMITED >> unit & 1 else entry_cost(state, empire, unit, to) for unit in units]
    found: list[list[int]] = []
    for purse in way.purses:
        paid = _paid(purse, costs, own)
        if paid:
            found.append(paid)
        if purse[0]:
            found.append([0, *purse[1:]])
    if not found and not way.moved and forced(way.purses[0], costs, units, own):
        found.append([0] * len(way.purses[0]))  # SA-8.4: it then stops
    return Way(found, True)


def _paid(purse: list[int], costs: list[int], own: bool) -> list[int]:
    """A purse after paying for an entry, own-area points first; empty if a unit cannot pay."""
    left = purse.copy()
    for i, cost in enumerate(costs):
        used = min(cost, left[2 + 2 * i]) if own else 0
        left[2 + 2 * i] -= used
        left[1 + 2 * i] -= cost - used
        if left[1 + 2 * i] < 0:
            return []
    return left


def forced(purse: list[int], costs: list[int], units: list[int], own: bool) -> bool:
    """SA-8.4: land units that have not moved may enter one area whatever the cost; the others must be able to pay."""
    for i, cost in enumerate(costs):
        if cost > purse[1 + 2 * i] + (purse[2 + 2 * i] if own else 0) and not LAND_UNITS >> units[i] & 1:
            return False
    return True


def can_enter(state: SevenAges, empire: int, pieces: list[int], way: Way, to: int) -> bool:
    """Whether a group can pay for entering an area."""
    return bool(entered(state, empire, pieces, way, to, bool(state.held[empire] >> to & 1)).purses)


def ways_out(state: SevenAges, empire: int, pieces: list[int], way: Way, area: int, coasts: list[int]) -> int:
    """The areas over one border, or through a canal that is open to the group, as a mask; points apart."""
    units = [state.type_of(piece) for piece in pieces]
    near = EVERYWHERE
    if all([UNLIMITED >> unit & 1 for unit in units]):
        if way.moved:
            return 0  # star wars go anywhere, in one move
    else:
        for i, unit in enumerate(units):
            if not UNLIMITED >> unit & 1:
                near &= borders(state, empire, unit, area, coasts[i])
    if WATER >> area & 1 and all([NAVAL >> unit & 1 for unit in units]):
        near |= through_canals(state, empire, area)
    return near & ~forbidden(state, empire) & ~(1 << area)


def resting_places(state: SevenAges, empire: int, pieces: list[int], cargo: bool) -> int:
    """Where a group may end its way: transport on a coast (SA-8.6), aircraft at sea only with support (SA-8.12)."""
    if cargo:
        return COASTAL
    units = [state.type_of(piece) for piece in pieces]
    if not any([(AIRCRAFT & ~STAR_WARS) >> unit & 1 for unit in units]) or any([NAVAL >> unit & 1 for unit in units]):
        return EVERYWHERE  # ships of the group support its aircraft
    found = LAND | state.grounded[empire]
    for area in areas_in(state.grounded[empire]):
        found |= BORDER[area]
    return found


def can_end(state: SevenAges, empire: int, pieces: list[int], way: Way, to: int, resting: int) -> bool:
    """Whether a group that enters an area can end its way there or farther on, as far as its owner can see.

    `resting` is where it may end at all (`resting_places`).
    """
    if resting >> to & 1:
        return True  # always so on land: what goes on from here is at sea
    after = entered(state, empire, pieces, way, to, bool(state.held[empire] >> to & 1))
    entries = max([purse[0] + min(purse[1::2]) for purse in after.purses], default=0)
    units = [state.type_of(piece) for piece in pieces]
    sailing = all([NAVAL >> unit & 1 for unit in units])
    barred = forbidden(state, empire)
    seen = edge = 1 << to
    for _ in range(entries):
        near = 0
        for area in areas_in(edge):
            beyond = EVERYWHERE
            for unit in units:
                beyond &= borders(state, empire, unit, area, NOBODY)
            near |= beyond | (through_canals(state, empire, area) if sailing else 0)
        near &= ~barred
        if near & resting:
            return True
        edge = near & ~seen
        seen |= edge
    return False
