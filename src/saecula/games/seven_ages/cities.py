"""SA-10.10, SA-10.12, SA-10.13: cities and capitals.

What one Civilise action has built is packed into one int: how many normal steps, whether they were in fertile areas,
the area of the first one, and whether the builder's step is used; areas count from 1.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, FERTILE, LAND, TERRAIN, areas_in
from saecula.games.seven_ages.cards import EMPIRE_KEYS, NO_CITIES
from saecula.games.seven_ages.components import MAX_CITY
from saecula.games.seven_ages.effects import EFFECTS, sources
from saecula.games.seven_ages.effects_schema import ExtraCityStep
from saecula.games.seven_ages.state import NOBODY, SevenAges

FERTILE_STEPS: Final = 2  # or one in an area of another terrain

# The plan of an action: 4 bits for the number of normal steps, their areas, then from NEW on the areas plus 1 of cities
# built anew (a builder may not raise those), from BY_BUILDER on those of builders' steps; 10 bits for each area.
BUILT: Final = 4
NEW: Final = 24
BY_BUILDER: Final = 44


def may_build(state: SevenAges, empire: int) -> bool:
    """Not in a no-cities age."""
    return not NO_CITIES[state.card_of[empire]] >> state.age(empire) & 1


def can_step(state: SevenAges, empire: int, area: int) -> bool:
    """Whether a city can be built or raised here: own land, no disorder, below the size the age allows."""
    if not state.held[empire] & LAND & ~state.disorder & 1 << area:
        return False
    size = state.city[area]
    return (1 if size == 0 else size + 2) <= MAX_CITY[state.age(empire)]


def steps_taken(plan: int) -> list[int]:
    """The areas of the normal steps of this action."""
    return [plan >> (BUILT + 10 * i) & 1023 for i in range(plan & 15)]


def new_cities(plan: int) -> list[int]:
    """The areas where this action built a city anew, minus 1 each."""
    return [(plan >> (NEW + 10 * i) & 1023) - 1 for i in range(2)]


def builder_steps(plan: int) -> list[int]:
    """The areas where builders have taken their steps in this action."""
    found: list[int] = []
    plan >>= BY_BUILDER
    while plan:
        found.append((plan & 1023) - 1)
        plan >>= 10
    return found


def city_options(state: SevenAges, empire: int, plan: int, among: int = -1) -> list[int]:
    """Where in a mask the next city step may be taken: two fertile areas, or one other; and the builder's own."""
    if not among or not may_build(state, empire):
        return []
    taken = steps_taken(plan)
    found: list[int] = []
    for area in areas_in(state.held[empire] & LAND & ~state.disorder & among):
        if not can_step(state, empire, area):
            continue
        fertile = TERRAIN[area] == FERTILE
        normal = not taken or (fertile and len(taken) < FERTILE_STEPS and area not in taken and all_fertile(taken))
        if normal or builder_step(state, empire, plan, area):
            found.append(area)
    return found


def all_fertile(areas: list[int]) -> bool:
    """Whether all these areas are fertile."""
    return all([TERRAIN[area] == FERTILE for area in areas])


def builder_step(state: SevenAges, empire: int, plan: int, area: int) -> bool:
    """Whether a builder allows one more step here: each one in his area, not on a city built in this action."""
    if area in new_cities(plan):
        return False
    builders = 0
    for at in sources(state, empire):
        for effect in EFFECTS[at.source]:
            builders += isinstance(effect, ExtraCityStep) and at.area == area
    return builder_steps(plan).count(area) < builders


def first_choice(state: SevenAges, empire: int, plan: int, area: int) -> int:
    """The plan after a step in an area: a normal step where one is left, else the builder's."""
    taken = steps_taken(plan)
    fertile = TERRAIN[area] == FERTILE
    normal = not taken or (fertile and len(taken) < FERTILE_STEPS and area not in taken and all_fertile(taken))
    if not normal:
        return plan | (area + 1) << (BY_BUILDER + 10 * len(builder_steps(plan)))
    count = len(taken)
    plan += 1
    plan |= area << (BUILT + 10 * count)
    if not state.city[area]:
        plan |= (area + 1) << (NEW + 10 * count)
    return plan


def city_step(state: SevenAges, empire: int, area: int) -> None:
    """Build a city, or raise it; the first one is the capital."""
    size = state.city[area]
    state.city[area] = 1 if size == 0 else size + 2
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
    told["level"] = state.city[area]
    state.tell("seven_ages-city-raised" if size else "seven_ages-city-built", told, "SA-10.10")
    if state.capital[empire] == NOBODY and has_no_other_city(state, empire, area):
        name_capital(state, empire, area)


def has_no_other_city(state: SevenAges, empire: int, area: int) -> bool:
    """Whether this is the empire's first city."""
    return not any([state.city[other] for other in areas_in(state.held[empire] & LAND) if other != area])


def capital_sites(state: SevenAges, empire: int) -> list[int]:
    """Cities that could be made the capital while the empire has none (SA-10.13)."""
    if state.capital[empire] != NOBODY or not may_build(state, empire):
        return []
    return [area for area in areas_in(state.held[empire] & LAND) if state.city[area]]


def name_capital(state: SevenAges, empire: int, area: int) -> None:
    """A city becomes the capital."""
    state.capital[empire] = area
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
    state.tell("seven_ages-capital", told, "SA-10.10")
