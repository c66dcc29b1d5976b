"""SA-12.4 to SA-12.8: what the glory icons of the empires pay at the harvest.

Everything here looks at the position alone; buying glory, events and the end of the turn are in harvest.py.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import (
    EUROPE,
    LAND,
    REGION,
    RESOURCE_GLORY_AGES,
    RESOURCES,
    WATER,
    areas_in,
)
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    CATEGORY_INDEX,
    CATEGORY_KIND,
    GOOD_COLOUR,
    GREEN,
    ICONS,
    WORLD,
    Icon,
)
from saecula.games.seven_ages.effects import areas_that_count
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, SevenAges
from saecula.games.seven_ages.units import FACE, FIRST_COMMON, FIRST_PIECE, RANKED, SETS

PROGRESS: Final[int] = CATEGORY_INDEX["progress"]
MONEY: Final[int] = CATEGORY_INDEX["money"]
CITIES: Final[int] = CATEGORY_INDEX["cities"]
NAVAL_UNITS: Final[int] = CATEGORY_INDEX["naval"]
INFANTRY_UNITS: Final[int] = CATEGORY_INDEX["infantry"]
CAVALRY_UNITS: Final[int] = CATEGORY_INDEX["cavalry"]
ALL_LAND_UNITS: Final[int] = CATEGORY_INDEX["land_units"]
ARTEFACTS_HAD: Final[int] = CATEGORY_INDEX["artefacts"]
RESOURCE_TYPES: Final[int] = CATEGORY_INDEX["resources"]
AREAS_HELD: Final[int] = CATEGORY_INDEX["areas"]
OUTSIDE_EUROPE: Final[int] = CATEGORY_INDEX["non_europe"]
HOME: Final[int] = CATEGORY_INDEX["home"]

UNIT_CATEGORIES: Final[list[int]] = [NAVAL_UNITS, INFANTRY_UNITS, CAVALRY_UNITS, ALL_LAND_UNITS]
RANKED_TYPES: Final[list[int]] = [0] * len(CATEGORY_INDEX)  # by category: the types of units it ranks
for _category, _types in zip(UNIT_CATEGORIES, RANKED, strict=True):
    RANKED_TYPES[_category] = _types
LAND_SCOPE: Final = 0
SEA_SCOPE: Final = 1
PLACES: Final = 3  # first, second, third


def is_rank(icon: Icon) -> bool:
    """Whether an icon pays by rank among all empires."""
    return CATEGORY_KIND[icon.category] == "rank"


def unit_count(state: SevenAges, empire: int, category: int) -> int:
    """How many units on the map count for a unit category. Faces are hidden: only the number is told (SA-12.7)."""
    types = RANKED_TYPES[category]
    count = 0
    for piece in range(FIRST_PIECE[empire], FIRST_PIECE[empire + 1]):
        if state.place[piece] >= 0:
            count += types >> state.type_of(piece) & 1
    for i, holder in enumerate(state.holder):
        if holder == empire and state.place[FIRST_COMMON + i] >= 0:
            count += types >> FACE[2 * (FIRST_COMMON + i)] & 1
    return count


def counted_areas(state: SevenAges, empire: int, region: int, scope: int) -> int:
    """How many areas count for an icon: of its scope and region, none in disorder (SA-12.5)."""
    mask = state.held[empire] & ~state.disorder
    if scope == LAND_SCOPE:
        mask &= LAND
    elif scope == SEA_SCOPE:
        mask &= WATER
    if region != WORLD:
        mask &= REGION[region]
    return areas_that_count(state, empire, mask).bit_count()


def green_artefacts(state: SevenAges, empire: int) -> int:
    """Green artefacts on the card or in areas of the empire, religion and government included (SA-12.7)."""
    count = (state.religion(empire) != NOBODY) + (state.government(empire) != NOBODY)
    for good in range(ARTEFACTS):
        at = state.good_at[good]
        if GOOD_COLOUR[good] == GREEN and at >= 0:
            count += (state.control[at] if at < ON_EMPIRE else at - ON_EMPIRE) == empire
    return count


def measure(state: SevenAges, empire: int, icon: Icon) -> int:
    """What an empire has of the thing an icon ranks; 0: it does not compete."""
    category = icon.category
    if category == PROGRESS:
        return state.level[empire]
    if category == MONEY:
        return state.money[empire]
    if category == CITIES:
        return sum([state.city[area] for area in areas_in(state.held[empire] & LAND)])
    if RANKED_TYPES[category]:
        return unit_count(state, empire, category)
    if category == ARTEFACTS_HAD:
        return green_artefacts(state, empire)
    if category == AREAS_HELD:
        return counted_areas(state, empire, icon.region, icon.scope)
    assert category == OUTSIDE_EUROPE
    capital = state.capital[empire]
    if capital == NOBODY or not REGION[EUROPE] >> capital & 1:
        return 0
    inside = counted_areas(state, empire, EUROPE, 2)
    return counted_areas(state, empire, WORLD, 2) - inside


def ranked(state: SevenAges, icon: Icon, tie_order: list[int]) -> list[int]:
    """The empires that have at least one of the thing, best first (SA-12.4).

    Ties: board order of the players; between empires of one player the order of `tie_order`, a list of all empires.
    """
    return in_order(state, amounts_of(state, icon), tie_order)


def amounts_of(state: SevenAges, icon: Icon) -> list[int]:
    """By set: what each empire in play has of the thing an icon ranks, else 0."""
    return [0 if state.card_of[s] == NOBODY else measure(state, s, icon) for s in range(SETS)]


def in_order(state: SevenAges, amounts: list[int], tie_order: list[int]) -> list[int]:
    """The empires with an amount, best first. See `ranked`."""
    rows: list[tuple[int, int, int, int]] = []
    for empire, amount in enumerate(amounts):
        if amount > 0:
            seat = (state.owner[empire] - state.first) % state.seats  # in board order
            rows.append((-amount, seat, tie_order.index(empire), empire))
    rows.sort()
    return [empire for _, _, _, empire in rows]


def icon_code(icon: Icon) -> int:
    """What an icon ranks, as a number: category, region and scope."""
    return (icon.category * 100 + icon.region + 1) * 10 + icon.scope + 1


def pays(
    state: SevenAges, empire: int, icon: Icon, tie_order: list[int], known: dict[int, list[int]] | None = None
) -> int:
    """What an icon of an empire pays now.

    Whoever asks for many icons of one position hands in a dictionary: it keeps the ranks, by `icon_code`.
    """
    if icon.category == HOME:
        whole = state.home[empire] & ~state.held[empire] == 0
        return 1 if whole else -1
    if icon.category == RESOURCE_TYPES:
        calm = state.held[empire] & ~state.disorder
        age = state.age(empire)
        return sum([bool(calm & RESOURCES[r]) and RESOURCE_GLORY_AGES[r] >> age & 1 for r in range(len(RESOURCES))])
    if not is_rank(icon):
        return 0
    if known is None:
        order = ranked(state, icon, tie_order)
    else:
        code = icon_code(icon)
        if code not in known:
            known[code] = ranked(state, icon, tie_order)
        order = known[code]
    best = order[: min(icon.value, PLACES)]
    return icon.value - best.index(empire) if empire in best else 0


def icon_payments(state: SevenAges, empire: int, tie_order: list[int]) -> list[int]:
    """What each icon of an empire pays, in the order of the card."""
    return [pays(state, empire, icon, tie_order) for icon in ICONS[state.card_of[empire]]]
