"""The map: areas, borders, seas, regions and the terrain chart, as tables the rules index into.

An area is an int below AREAS: land first, then seas, then oceans. A set of areas is a bit mask.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from saecula.games.seven_ages.components import (
    AGES,
    adjacency,
    age_mask,
    areas,
    chart,
    index_of,
    lookup,
    regions,
    wrong,
)

AREAS: Final[int] = len(areas)
NAMES: Final[list[str]] = [area.id for area in areas]
INDEX: Final[dict[str, int]] = index_of("areas", NAMES)
AREA_KEYS: Final[list[str]] = [f"seven_ages-area-{name}" for name in NAMES]
LANDS: Final[int] = sum([area.kind == "land" for area in areas])
SEAS: Final[int] = sum([area.kind == "sea" for area in areas])


_BITS: Final[list[list[int]]] = [[bit for bit in range(8) if octet >> bit & 1] for octet in range(256)]


def areas_in(mask: int) -> list[int]:
    """The areas of a set, in the order of the map: octet by octet, because arithmetic with long ints is slow."""
    found: list[int] = []
    first = 0
    for octet in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        if octet:
            for bit in _BITS[octet]:
                found.append(first + bit)
        first += 8
    return found


def _kinds_in_order() -> None:
    order = {"land": 0, "sea": 1, "ocean": 2}
    for before, after in pairwise(areas):
        if order[before.kind] > order[after.kind]:
            raise wrong("areas", after.id, "land comes first, then seas, then oceans")


_kinds_in_order()
LAND: Final[int] = (1 << LANDS) - 1
SEA: Final[int] = ((1 << SEAS) - 1) << LANDS
OCEAN: Final[int] = ((1 << AREAS) - 1) ^ LAND ^ SEA
WATER: Final[int] = SEA | OCEAN
EVERYWHERE: Final[int] = (1 << AREAS) - 1

# -------------------------------------------------------------------------------------------------------- terrain

TERRAIN_NAMES: Final[list[str]] = [row.id for row in chart.terrain]
TERRAIN_INDEX: Final[dict[str, int]] = index_of("terrain", TERRAIN_NAMES)
TERRAIN: Final[list[int]] = [TERRAIN_INDEX[area.terrain] for area in areas]  # printed, by area
FERTILE: Final[int] = TERRAIN_INDEX["fertile"]


TERRAIN_AREAS: Final[list[int]] = [  # by terrain: the areas with it
    sum([1 << i for i, at in enumerate(TERRAIN) if at == t]) for t in range(len(TERRAIN_NAMES))
]


def terrain_mask(names: list[str]) -> int:
    """The areas whose printed terrain is one of these."""
    mask = 0
    for name in names:
        mask |= TERRAIN_AREAS[TERRAIN_INDEX[name]]
    return mask


CLASS_NAMES: Final = ["infantry", "cavalry", "missile", "elephant", "naval", "aircraft"]
NO_ENTRY: Final = 99  # the cost of terrain that a class cannot enter


def _terrain_at(row: int, age: int) -> int:
    """The terrain a row counts as in an age (forest is clear in VII, SA-8.3)."""
    terrain = chart.terrain[row]
    if terrain.becomes is not None and terrain.becomes_from_age is not None and age >= terrain.becomes_from_age:
        return TERRAIN_INDEX[terrain.becomes]
    return row


INCOME: Final[list[int]] = [  # [terrain * (AGES + 1) + age]
    0 if age == 0 else row.income_by_age[age - 1] for row in chart.terrain for age in range(AGES + 1)
]
DEFENCE: Final[list[int]] = [
    0 if age == 0 else row.defence_by_age[age - 1] for row in chart.terrain for age in range(AGES + 1)
]
CAVALRY: Final[list[int]] = [
    0 if age == 0 else row.cavalry_modifier_by_age[age - 1] for row in chart.terrain for age in range(AGES + 1)
]
COUNTS_FOR_GLORY: Final[list[bool]] = [row.counts_for_area_glory for row in chart.terrain]


def _move_costs() -> list[int]:
    costs: list[int] = []
    for t in range(len(chart.terrain)):
        for age in range(AGES + 1):
            row = chart.terrain[_terrain_at(t, age)]
            for name in CLASS_NAMES:
                cost = row.move_cost.get(name)  # type: ignore[call-overload]
                costs.append(NO_ENTRY if cost is None else cost)
    return costs


_MOVE_COST: Final[list[int]] = _move_costs()


def move_cost(area: int, age: int, unit_class: int) -> int:
    """Points a unit of this class pays to enter an area (SA-8.2, SA-8.3)."""
    return _MOVE_COST[(TERRAIN[area] * (AGES + 1) + age) * len(CLASS_NAMES) + unit_class]


def terrain_income(area: int, age: int) -> int:
    """What the terrain of an area yields (SA-6.1)."""
    return INCOME[TERRAIN[area] * (AGES + 1) + age]


def terrain_defence(area: int, age: int) -> int:
    """What the terrain adds to a defender of this age (SA-9.5)."""
    return DEFENCE[TERRAIN[area] * (AGES + 1) + age]


def cavalry_modifier(area: int, age: int) -> int:
    """What the terrain takes from cavalry-class units, by the defender's age (SA-9.7)."""
    return CAVALRY[TERRAIN[area] * (AGES + 1) + age]


def _features(name: str) -> list[int]:
    return [0, *next(row.defence_by_age for row in chart.features if row.id == name)]


RIVER_DEFENCE: Final[list[int]] = _features("river")  # by the defender's age
ARROW_DEFENCE: Final[list[int]] = _features("arrow")
INVASION_DEFENCE: Final[list[int]] = _features("invasion")
FORT_DEFENCE: Final[list[int]] = _features("fort")
FORT_COST: Final[int] = next(row.cost for row in chart.features if row.id == "fort")

# ------------------------------------------------------------------------------------------------------ resources

WHEAT: Final = 0
OIL: Final = 1
ELEPHANTS: Final = 2
RESOURCE_NAMES: Final = ["wheat", "oil", "elephants"]
RESOURCES: Final[list[int]] = [  # by resource: the areas that hold it
    sum([1 << i for i, area in enumerate(areas) if name in area.resources]) for name in RESOURCE_NAMES
]
_RESOURCE_ROWS: Final = [next(row for row in chart.resources if row.id == name) for name in RESOURCE_NAMES]
RESOURCE_INCOME: Final[list[int]] = [row.income for row in _RESOURCE_ROWS]
RESOURCE_INCOME_AGES: Final[list[int]] = [age_mask(list(row.income_ages)) for row in _RESOURCE_ROWS]
RESOURCE_GLORY_AGES: Final[list[int]] = [age_mask(list(row.glory_ages)) for row in _RESOURCE_ROWS]
RESOURCE_NOT_FERTILE: Final[list[bool]] = [row.only_non_fertile for row in _RESOURCE_ROWS]

YIELDS_KEPT: Final = 4096  # sets of areas that are remembered
_yields: Final[dict[tuple[int, int], int]] = {}  # by areas and age


def yield_of(areas: int, age: int) -> int:
    """What terrain and resources of a set of areas yield to an empire of an age (SA-6.1)."""
    money = _yields.get((areas, age), -1)
    if money < 0:
        money = 0
        for terrain, where in enumerate(TERRAIN_AREAS):
            each = INCOME[terrain * (AGES + 1) + age]
            if each:
                money += each * (areas & where).bit_count()
        for resource, where in enumerate(RESOURCES):
            if RESOURCE_INCOME_AGES[resource] >> age & 1:
                barren = ~TERRAIN_AREAS[FERTILE] if RESOURCE_NOT_FERTILE[resource] else -1
                money += RESOURCE_INCOME[resource] * (areas & where & barren).bit_count()
        if len(_yields) >= YIELDS_KEPT:
            _yields.clear()
        _yields[areas, age] = money
    return money


# -------------------------------------------------------------------------------------------------------- borders

LAND_BORDER: Final[list[int]] = [0] * AREAS  # by area: the areas joined to it by a land border ...
RIVER_BORDER: Final[list[int]] = [0] * AREAS  # ... by one with a river
ARROW_BORDER: Final[list[int]] = [0] * AREAS  # ... by an arrow
COAST_BORDER: Final[list[int]] = [0] * AREAS  # ... land to water and water to land
SEA_BORDER: Final[list[int]] = [0] * AREAS  # ... water to water
BORDER: Final[list[int]] = [0] * AREAS  # ... by any border
ARROW_VIA: Final[dict[int, int]] = {}  # [a * AREAS + b]: the seas an arrow lies in (SA-8.14)


def _join(kind: list[int], a: int, b: int) -> None:
    kind[a] |= 1 << b
    kind[b] |= 1 << a


def _read_borders() -> None:
    for border in adjacency.borders:
        record = f"{border.a}-{border.b}"
        a = lookup("borders", record, INDEX, border.a, "area")
        b = lookup("borders", record, INDEX, border.b, "area")
        if BORDER[a] >> b & 1:
            raise wrong("borders", record, "is there twice")
        wet = (a >= LANDS) + (b >= LANDS)
        if wet != {"land": 0, "arrow": 0, "coast": 1, "sea": 2}[border.kind]:
            raise wrong("borders", record, f"is no {border.kind} border")
        _join(BORDER, a, b)
        if border.kind == "land":
            _join(LAND_BORDER, a, b)
            if border.river:
                _join(RIVER_BORDER, a, b)
        elif border.kind == "arrow":
            _join(ARROW_BORDER, a, b)
            via = sum([1 << lookup("borders", record, INDEX, sea, "area") for sea in border.via])
            ARROW_VIA[a * AREAS + b] = via
            ARROW_VIA[b * AREAS + a] = via
        elif border.kind == "coast":
            _join(COAST_BORDER, a, b)
        else:
            _join(SEA_BORDER, a, b)


_read_borders()
OVERLAND: Final[list[int]] = [LAND_BORDER[a] | ARROW_BORDER[a] for a in range(AREAS)]  # what land units can use
COASTAL: Final[int] = sum([1 << a for a in range(LANDS) if COAST_BORDER[a]])
ISLANDS: Final[int] = sum([1 << a for a in range(LANDS) if not LAND_BORDER[a]])  # without any land border
COASTS: Final[list[list[int]]] = [areas_in(COAST_BORDER[a]) for a in range(LANDS)]  # the coasts of a land area

CANALS: Final[int] = len(adjacency.canals)
CANAL_NAMES: Final[list[str]] = [canal.id for canal in adjacency.canals]
CANAL_ENDS: Final[list[list[int]]] = [
    [lookup("borders", canal.id, INDEX, sea, "area") for sea in canal.connects] for canal in adjacency.canals
]
CANAL_LAND: Final[list[int]] = [
    sum([1 << lookup("borders", canal.id, INDEX, land, "area") for land in canal.adjacent_land])
    for canal in adjacency.canals
]
CANAL_AGES: Final[list[int]] = [age_mask(list(canal.operational_ages)) for canal in adjacency.canals]

# -------------------------------------------------------------------------------------------------------- regions

REGION_NAMES: Final[list[str]] = [region.id for region in regions]
REGION_INDEX: Final[dict[str, int]] = index_of("regions", REGION_NAMES)
EUROPE: Final[int] = REGION_INDEX["europe"]


def _region_masks() -> list[int]:
    """By region: its areas, those of its subregions included (SA-12.5)."""
    masks = [0] * len(regions)
    for i, area in enumerate(areas):
        for name in area.regions if area.region is None else [area.region]:
            at: str | None = name
            while at is not None:
                region = lookup("areas", area.id, REGION_INDEX, at, "region")
                masks[region] |= 1 << i
                at = regions[region].parent
    return masks


REGION: Final[list[int]] = _region_masks()


def _smallest_regions() -> list[int]:
    found: list[int] = []
    for area in range(AREAS):
        around = [i for i in range(len(REGION)) if REGION[i] >> area & 1] if area < LANDS else []
        found.append(min(around, key=lambda i: REGION[i].bit_count(), default=-1))
    return found


REGION_OF: Final[list[int]] = _smallest_regions()  # by area: the smallest region a land area lies in; -1: water
