"""Contact between empires: distance, free and conditional contact, and the path of a transit request (SA-7.3, SA-7.11).

Paths are found by a breadth-first search from all areas of the first empire at once, as deep as its range. Its result
depends on four numbers alone and is asked for at nearly every decision of Civilise and Trade, so it is remembered.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREAS, BORDER, CANAL_AGES, CANAL_ENDS, CANALS, NAMES, OCEAN, areas_in
from saecula.games.seven_ages.components import AGES
from saecula.games.seven_ages.effects import CONTACT_RANGE, stat
from saecula.games.seven_ages.phases import CIVILISE
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import SETS

OCEAN_AGE: Final = 4  # from here on a path may enter oceans
PASSAGE_TO: Final = 6  # of the frame of CIVILISE: the empire to which passage was granted, plus 1
REMEMBERED: Final = 4096  # searches: about a megabyte

_reached: Final[dict[tuple[int, int, int, int], int]] = {}  # by age, range, areas to start from, closed areas


def contact_range(state: SevenAges, empire: int, bonus: int = 0) -> int:
    """How many areas a path of contact may have: the empire's age and what adds to it."""
    return state.age(empire) + stat(state, empire, CONTACT_RANGE) + bonus


def _with_canals(age: int) -> list[int]:
    near = BORDER.copy()
    for canal in range(CANALS):
        if CANAL_AGES[canal] >> age & 1:
            one, other = CANAL_ENDS[canal]
            near[one] |= 1 << other
            near[other] |= 1 << one
    return near


# By age and area: the areas next to it for an empire of this age, over every kind of border and through open canals.
NEIGHBOURS: Final[list[list[int]]] = [_with_canals(age) for age in range(AGES + 1)]


def third_parties(state: SevenAges, empire: int, other: int) -> int:
    """The areas controlled by empires of a third player: a path needs that player's permission to cross them."""
    mask = 0
    for s in range(SETS):
        if state.owner[s] not in (NOBODY, state.owner[empire], state.owner[other]):
            mask |= state.held[s]
    return mask


def reached(state: SevenAges, empire: int, closed: int, reach: int) -> int:
    """The areas a path of this length leads to from the empire's areas, never through `closed` ones.

    A path may end in a closed area; that is where another empire's areas are found.
    """
    age, start = state.age(empire), state.held[empire]
    key = (age, reach, start, closed)
    found = _reached.get(key)
    if found is None:
        if len(_reached) >= REMEMBERED:
            _reached.clear()
        found = _search(age, reach, start, closed)
        _reached[key] = found
    return found


def _search(age: int, reach: int, start: int, closed: int) -> int:
    next_to = NEIGHBOURS[age]
    closed_ocean = OCEAN if age < OCEAN_AGE else 0
    seen = start
    edge = start
    for _ in range(reach):
        near = 0
        for area in areas_in(edge):
            near |= next_to[area]
        near &= ~seen & ~closed_ocean
        seen |= near
        edge = near & ~closed
        if not edge:
            break
    return seen


def in_free_contact(state: SevenAges, empire: int, other: int, bonus: int = 0) -> bool:
    """Whether a short enough path exists without areas of third players (SA-7.3)."""
    closed = third_parties(state, empire, other)
    return bool(reached(state, empire, closed, contact_range(state, empire, bonus)) & state.held[other])


def in_conditional_contact(state: SevenAges, empire: int, other: int, bonus: int = 0) -> bool:
    """Whether a short enough path exists, but only through areas of third players."""
    return bool(conditional_contacts(state, empire, bonus) >> other & 1)


def free_contacts(state: SevenAges, empire: int, bonus: int = 0) -> int:
    """The empires in free contact, as a mask: `in_free_contact` for all at once."""
    reach = contact_range(state, empire, bonus)
    mask = 0
    for seat in range(state.seats):
        own = state.empires_of(seat)
        if own:
            near = reached(state, empire, third_parties(state, empire, own[0]), reach)
            for other in own:
                if near & state.held[other]:
                    mask |= 1 << other
    return mask & ~(1 << empire)


def conditional_contacts(state: SevenAges, empire: int, bonus: int = 0) -> int:
    """The empires that a short enough path leads to, but only through areas of third players, as a mask."""
    near = reached(state, empire, 0, contact_range(state, empire, bonus))
    mask = 0
    for other in range(SETS):
        if other != empire and near & state.held[other]:
            mask |= 1 << other
    return mask & ~free_contacts(state, empire, bonus) if mask else 0


def civil_contact(state: SevenAges, empire: int, other: int) -> bool:
    """Contact for a purpose of Civilise: free contact, or passage granted for this purpose (SA-7.3, SA-7.11)."""
    at = state.find(CIVILISE)
    if at and state.frame_at(at, 2) == empire and state.frame_at(at, PASSAGE_TO) == other + 1:
        return True
    return in_free_contact(state, empire, other)


_BY_NAME: Final[list[int]] = sorted(range(AREAS), key=lambda area: NAMES[area])
_NAME_RANK: Final[list[int]] = [_BY_NAME.index(area) for area in range(AREAS)]  # by area: its place in that order


def transit_path(state: SevenAges, empire: int, other: int, bonus: int = 0) -> list[int]:
    """The path of a transit request: fewest third players, then fewest of their areas, then first by name (SA-7.11).

    The areas entered, in order, the last one an area of `other`; empty if there is no path.
    """
    reach = contact_range(state, empire, bonus)
    age = state.age(empire)
    open_to = ~state.held[empire] & ~(0 if age >= OCEAN_AGE else OCEAN)
    goal = state.held[other]
    third = third_parties(state, empire, other)
    near = [goal & open_to]  # by steps left after entering it: the areas from which the other empire can be reached
    for _ in range(reach - 1):
        wider = near[-1]
        for area in areas_in(near[-1]):
            wider |= NEIGHBOURS[age][area]
        near.append(wider & open_to)
    best: list[int] = []
    best_rank: tuple[int, int, list[int]] = (99, 999, [])
    # Breadth first over (area, players crossed): a player set is a mask of at most seven bits. Paths are kept as ranks
    # in the order of names, so that they compare as the names would.
    states: list[tuple[int, int, int, list[int]]] = [(a, 0, 0, []) for a in areas_in(state.held[empire])]
    seen: dict[int, tuple[int, list[int]]] = {}
    for left in range(reach - 1, -1, -1):
        following: list[tuple[int, int, int, list[int]]] = []
        for area, players, crossed, path in states:
            for to in areas_in(NEIGHBOURS[age][area] & near[left]):
                longer = [*path, _NAME_RANK[to]]
                if goal >> to & 1:
                    rank = (players.bit_count(), crossed, longer)
                    if not best or rank < best_rank:
                        best, best_rank = longer, rank
                    continue
                now, count = players, crossed
                if third >> to & 1:
                    now |= 1 << state.owner[state.control[to]]
                    count += 1
                key = to << 7 | now
                if key in seen and seen[key] <= (count, longer):
                    continue
                seen[key] = (count, longer)
                following.append((to, now, count, longer))
        states = following
    return [_BY_NAME[rank] for rank in best]


def path_owners(state: SevenAges, empire: int, other: int, path: list[int]) -> list[int]:
    """The third players on a path, each with the first of its empires there: pairs seat, empire in the path's order."""
    found: list[int] = []
    for area in path:
        s = state.control[area]
        if s == NOBODY or state.owner[s] in (state.owner[empire], state.owner[other]):
            continue
        if state.owner[s] not in found[::2]:
            found += [state.owner[s], s]
    return found
