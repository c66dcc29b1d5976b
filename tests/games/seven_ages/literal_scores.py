"""A second reading of what a side of a conflict adds up to (SA-9.5) and of the harvest (SA-12), word by word and slow.

As in literal.py nothing here uses the engine's tables or masks. Where an owner has chosen (front line, order of tied
empires, what events did) the choice is read from the state.
"""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages import components, effects_schema
from saecula.games.seven_ages.cards import ICONS
from saecula.games.seven_ages.harvest_frame import BOUGHT, HALVED
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, SevenAges
from saecula.games.seven_ages.ties import tie_order
from saecula.games.seven_ages.totals import Side, pieces_in
from saecula.games.seven_ages.units import LEADER_TYPE, LEADER_TYPE_NAMES, SET_NAMES, TYPE_NAMES
from tests.games.seven_ages.literal import (
    AREA,
    AREA_IDS,
    BORDERS,
    GOODS,
    TERRAIN,
    UNIT,
    age,
    board_of,
    controls,
    effects,
)

FEATURE: dict[str, Any] = {row.id: row for row in components.chart.features}
SHADE = {row.id: row.shade for row in components.units.colours}
PARENT = {row.id: row.parent for row in components.regions}
KIND = {row.id: row.kind for row in components.categories}

# How the attackers came in, as the state notes it.
RIVER, ARROW, SEA, LAND = 1, 2, 4, 8

# What events make a side ignore or get, as the state notes it.
WITHOUT_TERRAIN, WITHOUT_CROSSING, WITHOUT_CITY, WITHOUT_FORT = 1, 2, 4, 8
WITHOUT_SUPPORT, WITHOUT_BEST_FRONT, WITHOUT_TACTICIAN = 16, 32, 64


# ------------------------------------------------------------------------------------------------------- SA-9: totals


def types(state: SevenAges, empire: int, mask: int) -> list[str]:
    """The unit types of the pieces committed."""
    return [TYPE_NAMES[state.type_of(piece)] for piece in pieces_in(empire, mask)]


def value(state: SevenAges, empire: int, unit: str, slot: str, area: str, defender_age: int, frightened: bool) -> int:
    """SA-9.5, SA-9.7, SA-9.8: a unit's front or support value here."""
    printed: Any = UNIT[unit].front if slot == "front" else UNIT[unit].support
    amount = int(printed[SHADE[SET_NAMES[empire]]])
    if "cavalry" in UNIT[unit].classes:
        amount += TERRAIN[AREA[area].terrain].cavalry_modifier_by_age[defender_age - 1]
    if slot == "front" and frightened and unit in ("chariot", "light_cavalry", "horse_archers"):
        amount = 0
    return max(amount, 0)


def neighbours_overland(area: str) -> list[str]:
    """Areas joined by a land or arrow border."""
    return [to for to, border in BORDERS[area] if border.kind in ("land", "arrow")]


def works(state: SevenAges, row: Any, side: Side, area: str, here: str | None, crossings: int) -> bool:
    """Whether a `conflict` effect counts for this side in this area."""
    if row.side == "attack" and not side.attacking:
        return False
    if row.side == "defend" and side.attacking:
        return False
    if row.terrain and AREA[area].terrain not in row.terrain:
        return False
    if row.side == "defend" and not row.terrain and not row.scope and AREA[area].kind != "land":
        return False
    if row.versus == "overland" and not crossings & (RIVER | ARROW | LAND):
        return False
    if row.scope == "home":
        return bool(state.home[side.empire] >> AREA_IDS.index(area) & 1)
    if row.scope == "here":
        return here == area
    if row.scope == "here_and_adjacent":
        return here is not None and area in (here, *neighbours_overland(here))
    if row.scope == "with_city":
        return AREA[area].kind == "land" and state.city[AREA_IDS.index(area)] > 0
    return True


def bonus(row: Any, front: list[str], support: list[str]) -> int:
    """What a `conflict` effect that works adds."""
    count = 1
    if row.per == "front_infantry":
        count = sum("infantry" in UNIT[unit].classes for unit in front)
    elif row.per == "front_cavalry":
        count = sum("cavalry" in UNIT[unit].classes for unit in front)
    elif row.per == "committed_missile":
        count = sum("missile" in UNIT[unit].classes for unit in [*front, *support])
    product = int(row.amount) * count
    return product if row.cap is None else min(product, row.cap)


def total(state: SevenAges, side: Side, enemy: Side, area_index: int, crossings: int, starting: int) -> int:
    """SA-9.5: everything a side adds up to."""
    area = AREA_IDS[area_index]
    empire = side.empire
    defender = empire if not side.attacking else enemy.empire
    defender_age = age(state, defender)
    front, support = types(state, empire, side.front), types(state, empire, side.support)
    facing = types(state, enemy.empire, enemy.front | enemy.support)
    frightened = "elephant" in facing
    fronts = [value(state, empire, unit, "front", area, defender_age, frightened) for unit in front]
    supports = [value(state, empire, unit, "support", area, defender_age, frightened) for unit in support]
    if enemy.terms & WITHOUT_SUPPORT:
        supports = [0 for _ in supports]
    result = components.cards[side.card].value if side.card != NOBODY else 0
    result += sum(fronts) + sum(supports)
    if enemy.terms & WITHOUT_BEST_FRONT and fronts:
        result -= max(fronts)
    result += min(state.elite[empire], 3)
    result += max(0, age(state, empire) - age(state, enemy.empire))
    result += enemy.disorder * (max([0, *fronts]) + max([0, *supports]))
    if side.tactician and not enemy.terms & WITHOUT_TACTICIAN:
        result += 1
    if empire != starting:
        for row, here in effects(state, empire):
            if isinstance(row, effects_schema.Conflict) and works(state, row, side, area, here, crossings):
                result += bonus(row, front, support)
    for each in side.event_rows:
        if not (each.areas >= 0 and not each.areas >> area_index & 1):
            count = {
                "front_cavalry": sum("cavalry" in UNIT[unit].classes for unit in front),
                "committed_missile": sum("missile" in UNIT[unit].classes for unit in [*front, *support]),
            }.get(each.per, 1)
            result += each.amount * count if each.cap < 0 else min(each.amount * count, each.cap)
    if side.attacking:
        for name, faith in (("crusade", "christianity"), ("jihad", "islam")):
            number = [row.id for row in components.artefacts].index(name)
            goods = [row.id for row in GOODS]
            if state.good_at[number] == area_index and state.belief[2 * empire] == goods.index(faith):
                result += 3
        return result
    mine = age(state, empire) - 1
    if AREA[area].kind == "land":
        if not enemy.terms & WITHOUT_TERRAIN:
            result += TERRAIN[AREA[area].terrain].defence_by_age[mine]
        if not enemy.terms & WITHOUT_FORT and state.forts >> area_index & 1:
            result += FEATURE["fort"].defence_by_age[mine]
        besieged = any("missile" in UNIT[unit].classes and unit != "archers" for unit in facing)
        if not enemy.terms & WITHOUT_CITY and not besieged:
            result += state.city[area_index]
    if not enemy.terms & WITHOUT_CROSSING:
        for bit, name in ((RIVER, "river"), (ARROW, "arrow"), (SEA, "invasion")):
            if crossings & bit:
                result += FEATURE[name].defence_by_age[mine]
    return result


# ------------------------------------------------------------------------------------------------------ SA-12: harvest


def regions_of(area: str) -> set[str]:
    """SA-12.5: the regions of an area with all that they lie in."""
    row = AREA[area]
    found: set[str] = set()
    for name in [row.region] if row.kind == "land" else row.regions:
        while name is not None:
            found.add(name)
            name = PARENT[name]
    return found


def counted(state: SevenAges, empire: int, own: list[str]) -> list[str]:
    """Areas that count for area icons: no disorder; desert and tundra only by special right."""
    rights = [row.what for row, _ in effects(state, empire) if isinstance(row, effects_schema.Permit)]
    found: list[str] = []
    for area in own:
        terrain = AREA[area].terrain
        if state.disorder >> AREA_IDS.index(area) & 1:
            continue
        if terrain in ("desert", "tundra") and f"count_{terrain}" not in rights:
            continue
        found.append(area)
    return found


def measure(state: SevenAges, empire: int, icon: Any, lands: dict[int, list[str]]) -> int:
    """SA-12.5 to SA-12.7: what an empire has of the thing an icon ranks."""
    own = lands[empire]
    if icon.category == "progress":
        return state.level[empire]
    if icon.category == "money":
        return state.money[empire]
    if icon.category == "cities":
        return sum(state.city[AREA_IDS.index(area)] for area in own if AREA[area].kind == "land")
    if icon.category in ("naval", "infantry", "cavalry", "land_units"):
        wanted = {"land_units": ["infantry", "cavalry", "missile", "elephant"]}.get(icon.category, [icon.category])
        standing = [unit for units in board_of(state).values() for one, unit in units if one == empire]
        return sum(any(kind in UNIT[unit].classes for kind in wanted) for unit in standing)
    if icon.category == "artefacts":
        count = sum(state.belief[2 * empire + i] != NOBODY for i in (0, 1))
        for number, row in enumerate(components.artefacts):
            at = state.good_at[number]
            if row.colour == "green" and (at == ON_EMPIRE + empire or (0 <= at < ON_EMPIRE and AREA_IDS[at] in own)):
                count += 1
        return count
    valid = counted(state, empire, own)
    if icon.category == "areas":
        if icon.scope == "land":
            valid = [area for area in valid if AREA[area].kind == "land"]
        elif icon.scope == "sea":
            valid = [area for area in valid if AREA[area].kind != "land"]
        return sum(icon.region in (None, "world") or icon.region in regions_of(area) for area in valid)
    assert icon.category == "non_europe"
    capital = state.capital[empire]
    if capital == NOBODY or "europe" not in regions_of(AREA_IDS[capital]):
        return 0
    return sum("europe" not in regions_of(area) for area in valid)


def pays(state: SevenAges, empire: int, icon: Any, order: list[int], lands: dict[int, list[str]]) -> int:
    """SA-12.4, SA-12.7, SA-12.8: what an icon pays; `order` is that of tied empires of one player."""
    own = lands[empire]
    if icon.category == "home":
        home = [area for i, area in enumerate(AREA_IDS) if state.home[empire] >> i & 1]
        return 1 if all(area in own for area in home) else -1
    if icon.category == "resources":
        calm = [area for area in own if not state.disorder >> AREA_IDS.index(area) & 1]
        ages = {row.id: row.glory_ages for row in components.chart.resources}
        held = {resource for area in calm for resource in AREA[area].resources}
        return sum(age(state, empire) in ages[resource] for resource in held)
    if KIND[icon.category] != "rank":
        return 0
    seats = [(state.first + i) % state.seats for i in range(state.seats)]
    rows = [(-measure(state, one, icon, lands), seats.index(state.owner[one]), order.index(one)) for one in lands]
    ranking = [order[place] for amount, _, place in sorted(rows) if amount < 0]
    rank = ranking.index(empire) if empire in ranking else 99
    return max(0, int(icon.value) - rank)


def harvest(state: SevenAges) -> list[int]:
    """SA-12.1, SA-12.10: the glory of every player after the harvest that is due now."""
    board = board_of(state)
    empires = [e for e in range(len(SET_NAMES)) if state.card_of[e] != NOBODY]
    lands = {e: [area for area in AREA_IDS if controls(board, e, area)] for e in empires}
    result = list(state.glory)
    for seat in range(state.seats):
        due = state.frame(BOUGHT + seat)
        for empire in [e for e in empires if state.owner[e] == seat]:
            icons = components.cards[state.card_of[empire]].empire.glory
            compiled = engine_icons(state, empire)
            paid = [pays(state, empire, icon, tie_order(state, compiled[i]), lands) for i, icon in enumerate(icons)]
            events = state.frame(BOUGHT + state.seats + empire)
            if events & 1:
                best = max(range(len(paid)), key=lambda i: paid[i])
                paid[best] = min(paid[best], 0)
            sum_of_icons = sum(paid)
            if events > 1 and sum_of_icons > 0:
                sum_of_icons += min(sum_of_icons, 4)
            due += sum_of_icons + leaders_and_artefacts(state, empire)
        for _ in range(state.frame(HALVED)):
            due = (due + 1) // 2 if due > 0 else due
        result[seat] = max(0, result[seat] + due)
    return result


def engine_icons(state: SevenAges, empire: int) -> list[Any]:
    """The icons as the engine names them, to read the owner's choice for each."""
    return list(ICONS[state.card_of[empire]])


def leaders_and_artefacts(state: SevenAges, empire: int) -> int:
    """`harvest_glory` effects."""

    def in_city(area: str | None) -> bool:
        if area is None or AREA[area].kind != "land":
            return False
        index = AREA_IDS.index(area)
        return state.city[index] > 0 and not state.disorder >> index & 1

    found = 0
    for row, here in effects(state, empire):
        if not isinstance(row, effects_schema.HarvestGlory):
            continue
        holds = {
            None: True,
            "has_religion": state.belief[2 * empire] != NOBODY,
            "has_leader": empire in state.leader_of,
            "no_disorder": not any(
                state.disorder >> i & 1 and state.control[i] == empire for i in range(len(AREA_IDS))
            ),
            "here_not_disordered": here is not None and not state.disorder >> AREA_IDS.index(here) & 1,
            "leader_in_city": in_city(here),
        }[row.condition]
        times = 1
        if row.per == "artist_in_city":
            artists = [
                AREA_IDS[state.leader_at[i]]
                for i, of in enumerate(state.leader_of)
                if of == empire and LEADER_TYPE_NAMES[LEADER_TYPE[i]] == "artist"
            ]
            times = sum(in_city(area) for area in artists)
        found += row.amount * times if holds else 0
    return found
