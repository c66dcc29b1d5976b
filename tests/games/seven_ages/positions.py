"""Random positions of 7 Ages: three empires with all kinds of units close together."""

from __future__ import annotations

import random

from saecula.games.seven_ages.areas import COAST_BORDER, LANDS, NAMES, areas_in
from saecula.games.seven_ages.cards import CARDS, EMPIRE_NAMES, GOOD_INDEX
from saecula.games.seven_ages.fog import arrived
from saecula.games.seven_ages.realm import put, show_face
from saecula.games.seven_ages.state import ANY_TYPE, NOBODY, ON_EMPIRE, RESERVE, SevenAges
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    FACES,
    FIRST_COMMON,
    NAVAL,
    PIECE_KIND,
    SET_NAMES,
    TYPE_NAMES,
    TYPES,
)
from tests.games.seven_ages import literal
from tests.games.seven_ages.given import empire, given

ARTEFACTS = ["paved_roads", "railways", "lighthouse", "compass", "stonehenge", "conscription"]


def random_position(seed: int) -> SevenAges:
    """Three empires with all kinds of units close together, cities, and now and then a useful artefact."""
    rng = random.Random(seed)
    cards = rng.sample(range(CARDS), 3)
    colours = ["red", "blue", "green"]
    here = rng.randrange(LANDS)
    near = 1 << here
    for _ in range(rng.randint(2, 3)):
        for area in areas_in(near):
            near |= sum(1 << literal.AREA_IDS.index(to) for to, _ in literal.BORDERS[NAMES[area]])
    places = areas_in(near)
    empires = [empire(EMPIRE_NAMES[c], colours[i], i, rng.randint(1, 49)) for i, c in enumerate(cards)]
    state = given(*empires, seats=3)
    for each in empires:
        for _ in range(rng.randint(4, 14)):
            put_somewhere(state, rng, each.set, places)
        if rng.random() < 0.5:
            good = GOOD_INDEX[rng.choice(ARTEFACTS)]
            if state.good_at[good] < 0:
                state.good_at[good] = ON_EMPIRE + each.set
    for area in places:
        if area < LANDS and rng.random() < 0.2:
            state.city[area] = rng.choice([1, 3])
    return state


def put_somewhere(state: SevenAges, rng: random.Random, one: int, places: list[int]) -> None:
    """One unit of a random type in one of the areas, where it can stand and meets nobody."""
    unit = rng.randrange(TYPES)
    free = [p for p in state.pieces_of(one) if state.place[p] == RESERVE and unit in FACES[PIECE_KIND[p]]]
    if TYPE_NAMES[unit] in ("elephant", "nuke", "star_wars"):
        pool = [i for i, holder in enumerate(state.holder) if holder == NOBODY]
        free = [FIRST_COMMON + i for i in pool if FACES[PIECE_KIND[FIRST_COMMON + i]][0] == unit]
    area = rng.choice(places)
    if area >= LANDS and not (NAVAL | AIRCRAFT) >> unit & 1:
        return
    if area < LANDS and NAVAL >> unit & 1 and not COAST_BORDER[area]:
        return
    if not free or any(state.units_in[s] >> area & 1 for s in range(len(SET_NAMES)) if s != one):
        return
    if free[0] >= FIRST_COMMON:
        state.holder[free[0] - FIRST_COMMON] = one
        state.place[free[0]] = RESERVE
    show_face(state, free[0], unit)
    ashore = NAVAL >> unit & 1 and area < LANDS
    put(state, free[0], area, rng.choice(areas_in(COAST_BORDER[area])) if ashore else NOBODY)
    arrived(state, one, free[0], ANY_TYPE)
