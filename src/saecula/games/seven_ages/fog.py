"""SA-8.19, SA-14: fog of war. What others can imagine a unit to be.

`state.maybe` keeps, for each piece on the map, the types that everybody else can take it for: what could be bought for
the money that was seen to be spent, or what a card grants. When only some of the units of an area leave it, nobody can
tell which ones: all of them may then be what any of them may have been. Being shown in a conflict is not remembered
(SA-14.2).

`state.fewest` and `state.most` keep what everybody can tell about the number of units of each ranked class: the number
announced at the harvest (SA-14.3), and what has come, left or been flipped since.
"""

from __future__ import annotations

from saecula.games.seven_ages.areas import COASTAL, LAND
from saecula.games.seven_ages.production import class_barred, cost_rows, level_rows, level_under, price_under
from saecula.games.seven_ages.state import ANY_TYPE, SevenAges
from saecula.games.seven_ages.units import AIRCRAFT, FACES, KIND_OF_TYPE, NAVAL, RANKED, TYPES


def fits_area(unit: int, area: int) -> bool:
    """Whether a type could be placed in an area: ships on coasts and at sea, everything else on land."""
    if NAVAL >> unit & 1:
        return bool((COASTAL | ~LAND) >> area & 1)
    return bool(LAND >> area & 1)


def could_stand(area: int) -> int:
    """The types that can be in an area at all, as a mask: no ships inland, no land units at sea (cargo apart)."""
    if not LAND >> area & 1:
        return NAVAL | AIRCRAFT
    return ANY_TYPE if COASTAL >> area & 1 else ANY_TYPE & ~NAVAL


def may_have(state: SevenAges, pieces: list[int], types: int) -> bool:
    """Whether others can take one of these units for one of these types: all that they may choose by (SA-14)."""
    return any([state.maybe[piece] & could_stand(state.place[piece]) & types for piece in pieces])


def payable(state: SevenAges, empire: int, area: int, paid: int, starting: bool = False) -> int:
    """The types an empire could have bought for an area at a price, as a mask, whatever its reserve holds."""
    found = 0
    costs, levels = cost_rows(state, empire, starting), level_rows(state, empire, starting)
    for unit in range(TYPES):
        if price_under(costs, unit) == paid and fits_area(unit, area):
            if level_under(levels, unit) <= state.level[empire]:
                if not class_barred(state, empire, unit):
                    found |= 1 << unit
    return found


def arrived(state: SevenAges, empire: int, piece: int, possible: int) -> None:
    """A unit has come to the map that others can take for one of these types."""
    state.maybe[piece] = possible
    for i, types in enumerate(RANKED):
        if possible & types:
            at = empire * len(RANKED) + i
            state.most[at] += 1
            if not possible & ~types:
                state.fewest[at] += 1


def blend(state: SevenAges, empire: int, area: int) -> None:
    """Some units are about to leave an area: which ones, nobody else can tell."""
    units = state.units_at(empire, area)
    together = 0
    for piece in units:
        together |= state.maybe[piece]
    for piece in units:
        state.maybe[piece] = together


def blur_faces(state: SevenAges, empire: int, area: int) -> None:
    """A unit of the area was flipped: each may now show the other face of what it may have been, where that is open."""
    levels = level_rows(state, empire)
    blur_numbers(state, empire, area)
    for piece in state.units_at(empire, area):
        possible = state.maybe[piece]
        for unit in range(TYPES):
            if possible >> unit & 1:
                for face in FACES[KIND_OF_TYPE[unit]]:
                    if level_under(levels, face) <= state.level[empire]:
                        state.maybe[piece] |= 1 << face


def blur_numbers(state: SevenAges, empire: int, area: int) -> None:
    """A unit of the area was flipped: it may have come to a ranked class by it, or left one."""
    possible = 0
    for piece in state.units_at(empire, area):
        possible |= state.maybe[piece]
    for i, types in enumerate(RANKED):
        comes, leaves = False, False
        for faces in FACES:
            one, other = faces
            for before, after in ((one, other), (other, one)):
                if possible >> before & 1:
                    comes |= not types >> before & 1 and bool(types >> after & 1)
                    leaves |= bool(types >> before & 1) and not types >> after & 1
        at = empire * len(RANKED) + i
        if comes:
            state.most[at] += 1
        if leaves:
            state.fewest[at] = max(state.fewest[at] - 1, 0)
