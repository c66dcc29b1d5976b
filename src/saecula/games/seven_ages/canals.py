"""SA-8.10: canals join two seas for ships, with the permission of whoever holds the land beside them."""

from __future__ import annotations

from saecula.games.seven_ages.areas import CANAL_AGES, CANAL_ENDS, CANAL_LAND, CANALS, areas_in
from saecula.games.seven_ages.moving_frame import CANALS_ASKED
from saecula.games.seven_ages.phases import MOVING
from saecula.games.seven_ages.state import NOBODY, SevenAges


def canal_owners(state: SevenAges, empire: int, canal: int) -> list[int]:
    """Other players who control land beside a canal: seat and empire, each player once."""
    found: list[int] = []
    for area in areas_in(CANAL_LAND[canal]):
        owner = state.control[area]
        if owner != NOBODY and state.owner[owner] != state.owner[empire] and state.owner[owner] not in found[::2]:
            found += [state.owner[owner], owner]
    return found


def operational(state: SevenAges, empire: int, canal: int) -> bool:
    """Whether the canal is there for an empire of this age."""
    return bool(CANAL_AGES[canal] >> state.age(empire) & 1)


def canal_open(state: SevenAges, empire: int, canal: int) -> bool:
    """Whether ships may pass: the age fits, and nobody has to be asked or all have agreed."""
    granted = state.frame_at(state.find(MOVING), CANALS_ASKED) >> (CANALS + canal) & 1
    return operational(state, empire, canal) and (bool(granted) or not canal_owners(state, empire, canal))


def canals_to_ask(state: SevenAges, empire: int, area: int) -> list[int]:
    """Canals at a sea that need permission and have not been asked for in this action."""
    asked = state.frame_at(state.find(MOVING), CANALS_ASKED)
    return [
        canal
        for canal in range(CANALS)
        if area in CANAL_ENDS[canal]
        and operational(state, empire, canal)
        and not asked >> canal & 1
        and canal_owners(state, empire, canal)
    ]


def through_canals(state: SevenAges, empire: int, area: int) -> int:
    """The seas at the other ends of the canals at an area that are open to the empire's ships."""
    found = 0
    for canal in range(CANALS):
        if area in CANAL_ENDS[canal] and canal_open(state, empire, canal):
            found |= 1 << CANAL_ENDS[canal][1 - CANAL_ENDS[canal].index(area)]
    return found


def grant(state: SevenAges, canal: int) -> None:
    """Everybody beside the canal has agreed, and was paid: it is open for the rest of the action."""
    at = state.find(MOVING)
    state.set_frame_at(at, CANALS_ASKED, state.frame_at(at, CANALS_ASKED) | 1 << (CANALS + canal))
