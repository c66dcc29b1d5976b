"""SA-6: Production. Income, upkeep, then purchases of units and forts.

`income_lines` says what an empire would earn and why; `income` is their sum. What is hidden (faces of units) plays no
part in income, so everybody can reckon it.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import (
    FERTILE,
    LAND,
    LANDS,
    RESOURCE_INCOME,
    RESOURCE_INCOME_AGES,
    RESOURCE_NAMES,
    RESOURCE_NOT_FERTILE,
    RESOURCES,
    SEA,
    TERRAIN,
    areas_in,
    terrain_income,
    yield_of,
)
from saecula.games.seven_ages.cards import NO_CAVALRY, NO_SHIPS
from saecula.games.seven_ages.effects import (
    COST_ROWS,
    FIRST_EVENT,
    FREE_UPKEEP,
    INCOME_ROWS,
    LEVEL_ROWS,
    NOWHERE,
    SPAN_INCOME,
    SPAN_INCOME_FACTOR,
    SPAN_UPKEEP,
    CostRow,
    IncomeRow,
    LevelRow,
    holds,
    sources,
    span_numbers,
    times_working,
    works,
)
from saecula.games.seven_ages.realm import in_reserve
from saecula.games.seven_ages.state import NOBODY, POOL, RESERVE, SevenAges
from saecula.games.seven_ages.units import (
    CAVALRY,
    COST,
    FACES,
    FIRST_COMMON,
    KIND_TYPES,
    LEVEL,
    NAVAL,
    PIECE_KIND,
    PIECES,
    TYPE_INDEX,
    TYPES,
)

MOST_MONEY: Final = 199  # SA-0.3
FREEING: Final[list[int]] = [source for source in range(FIRST_EVENT) if FREE_UPKEEP[source]]
CHEAPENING: Final[list[int]] = [  # sources that help other empires of their player to start
    source for source in range(FIRST_EVENT) if any([row.new_empires for row in COST_ROWS[source]])
]
_FROM_POOL: Final[int] = 1 << TYPE_INDEX["nuke"] | 1 << TYPE_INDEX["star_wars"]  # bought from the pool (SA-6.10)

# --------------------------------------------------------------------------------------------------------- income


def area_income(state: SevenAges, empire: int, area: int) -> int:
    """What an area yields: terrain, resources and city; nothing in disorder (SA-6.1, SA-6.2)."""
    if state.disorder >> area & 1:
        return 0
    age = state.age(empire)
    money = terrain_income(area, age)
    for resource in range(len(RESOURCE_NAMES)):
        if RESOURCES[resource] >> area & 1 and RESOURCE_INCOME_AGES[resource] >> age & 1:
            if not (RESOURCE_NOT_FERTILE[resource] and TERRAIN[area] == FERTILE):
                money += RESOURCE_INCOME[resource]
    if area < LANDS:
        money += state.city[area]
    return money


def counted(state: SevenAges, empire: int, row: IncomeRow, here: int) -> int:
    """How often an `income` effect counts for an empire."""
    calm = state.held[empire] & ~state.disorder
    if row.per == "empire":
        return 1
    if row.per == "city":
        return sum([state.city[area] > 0 for area in areas_in(calm & LAND)])
    if row.per == "city_level":
        return sum([state.city[area] for area in areas_in(calm & LAND)])
    if row.per == "area":
        fitting = row.areas if row.resource < 0 else row.areas | RESOURCES[row.resource]
        return (calm & LAND & fitting).bit_count()
    if row.per == "sea_area":
        return (calm & SEA).bit_count()
    if row.per == "here":
        return int(here != NOWHERE and not state.disorder >> here & 1)
    return state.money[empire] // 10  # saved_10


def added_income(state: SevenAges, empire: int, source: int, here: int) -> int:
    """What one source adds to the income of an empire."""
    money = 0
    for row in INCOME_ROWS[source]:
        amount = row.amount * counted(state, empire, row, here)
        money += amount if row.cap < 0 else min(amount, row.cap)
    return money


def income(state: SevenAges, empire: int) -> int:
    """What the empire earns in a Production now, before the limit of 199 (SA-6.13)."""
    calm = state.held[empire] & ~state.disorder
    money = yield_of(calm, state.age(empire))
    city = state.city
    for area in areas_in(calm & LAND):
        money += city[area]
    for at in sources(state, empire):
        money += added_income(state, empire, at.source, at.area)
    for event in span_numbers(state, empire, SPAN_INCOME):
        money += added_income(state, empire, event, NOWHERE)
    for factor in span_numbers(state, empire, SPAN_INCOME_FACTOR):
        money = money * (factor // 10) // (factor % 10)
    if state.capital[empire] == NOBODY:
        money //= 2
    return max(money, 0)


# --------------------------------------------------------------------------------------------------------- upkeep


def upkeep_price(state: SevenAges, empire: int) -> int:
    """What one unit costs to keep: 1, nothing for barbarians, unless an event says otherwise (SA-6.4)."""
    price = 0 if state.barbarian(empire) else 1
    for number in span_numbers(state, empire, SPAN_UPKEEP):
        price = number % 10 if state.barbarian(empire) else number // 10
    return price


def free_upkeep(state: SevenAges, empire: int) -> int:
    """How many units need no payment."""
    return sum([FREE_UPKEEP[source] * times_working(state, empire, source) for source in FREEING])


def upkeep(state: SevenAges, empire: int) -> int:
    """What the units on the map cost to keep now."""
    paid = max(0, len(state.units_on_map(empire)) - free_upkeep(state, empire))
    return paid * upkeep_price(state, empire)


# ------------------------------------------------------------------------------------------------------ purchases


def cost_rows(state: SevenAges, empire: int, starting: bool = False) -> list[CostRow]:
    """The `unit_cost` effects that work for an empire now.

    While an empire starts, only administrators of other empires of its player help (SA-5.8, SA-5.12).
    """
    found: list[CostRow] = []
    for payer in state.empires_of(state.owner[empire]):
        if (payer == empire) == starting:
            continue
        if starting and not any([works(state, payer, source) for source in CHEAPENING]):
            continue
        for at in sources(state, payer):
            for row in COST_ROWS[at.source]:
                if (payer == empire or row.new_empires) and holds(state, payer, row.condition, at.area):
                    found.append(row)
    return found


def price_under(rows: list[CostRow], piece_type: int) -> int:
    """The price of a unit under these effects: amounts first, then half once, rounded up, at least 1 (SA-6.5)."""
    price = COST[piece_type]
    half = False
    for row in rows:
        if row.types >> piece_type & 1:
            price += row.amount
            half |= row.half
    if half:
        price = (price + 1) // 2
    return max(price, 1)


def unit_price(state: SevenAges, empire: int, piece_type: int, starting: bool = False) -> int:
    """What an empire pays for a unit now."""
    return price_under(cost_rows(state, empire, starting), piece_type)


def level_rows(state: SevenAges, empire: int, starting: bool = False) -> list[LevelRow]:
    """The `unit_level` effects that work for an empire now: none while it starts."""
    return [] if starting else [row for at in sources(state, empire) for row in LEVEL_ROWS[at.source]]


def level_under(rows: list[LevelRow], piece_type: int) -> int:
    """The level that a type needs under these effects."""
    level = LEVEL[piece_type]
    for row in rows:
        if row.types >> piece_type & 1:
            level += row.amount
    return level


def needed_level(state: SevenAges, empire: int, piece_type: int, starting: bool = False) -> int:
    """The level an empire needs to buy or flip to a type, less the rights of `unit_level`."""
    return level_under(level_rows(state, empire, starting), piece_type)


def class_barred(state: SevenAges, empire: int, piece_type: int) -> str:
    """The rule that bars a class by a sign on the card, "" if none does (SA-6.8)."""
    card = state.card_of[empire]
    age = state.age(empire)
    if CAVALRY >> piece_type & 1 and NO_CAVALRY[card] >> age & 1 and not state.cavalry_free >> empire & 1:
        return "no-cavalry"
    if NAVAL >> piece_type & 1 and NO_SHIPS[card] >> age & 1 and not state.ships_free >> empire & 1:
        return "no-ships"
    return ""


def supply(state: SevenAges, empire: int, piece_type: int) -> list[int]:
    """The pieces an empire could place as this type: its reserve, or the common pool for nukes and star wars."""
    if _FROM_POOL >> piece_type & 1:
        return [
            piece
            for piece in range(FIRST_COMMON, PIECES)
            if state.place[piece] == POOL and FACES[PIECE_KIND[piece]][0] == piece_type
        ]
    return in_reserve(state, empire, piece_type)


def supplied(state: SevenAges, empire: int) -> int:
    """The types that `supply` has a piece for, as a mask."""
    found = 0
    for piece in state.pieces_of(empire):
        if state.place[piece] == RESERVE:
            found |= KIND_TYPES[PIECE_KIND[piece]]
    found &= ~_FROM_POOL
    for piece in range(FIRST_COMMON, PIECES):
        if state.place[piece] == POOL:
            found |= KIND_TYPES[PIECE_KIND[piece]] & _FROM_POOL
    return found


def available_types(state: SevenAges, empire: int, starting: bool = False) -> list[int]:
    """The types an empire may buy now, money and places apart."""
    rows = level_rows(state, empire, starting)
    there = supplied(state, empire)
    found: list[int] = []
    for piece_type in range(TYPES):
        if there >> piece_type & 1 and level_under(rows, piece_type) <= state.level[empire]:
            if not class_barred(state, empire, piece_type):
                found.append(piece_type)
    return found
