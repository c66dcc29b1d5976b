"""A second reading of two chapters of the rules, word by word and slow: income (SA-6) and movement (SA-8).

Nothing here uses the engine's tables or its masks: areas, borders, terrain, units and effects are read from the data
files by their ids, and what stands where is counted piece by piece.
"""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages import components, effects_schema
from saecula.games.seven_ages.effects import (
    PERMITS,
    SPAN,
    SPAN_INCOME,
    SPAN_INCOME_FACTOR,
    SPAN_MOVE,
    SPAN_PERMIT,
    SPAN_TRUCE,
)
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, SevenAges
from saecula.games.seven_ages.treaties import at_peace
from saecula.games.seven_ages.units import FIRST_COMMON, LEADER_TYPE, LEADER_TYPE_NAMES, PIECE_SET, TYPE_NAMES

AREA = {area.id: area for area in components.areas}
AREA_IDS = list(AREA)
UNIT = {unit.id: unit for unit in components.units.units}
TERRAIN = {row.id: row for row in components.chart.terrain}
RESOURCE = {row.id: row for row in components.chart.resources}
GOODS: list[Any] = [*components.artefacts, *components.religions, *components.governments]
LEADER_TYPES = {row.id: row for row in components.leaders.leader_types}

BORDERS: dict[str, list[tuple[str, Any]]] = {name: [] for name in AREA}
for border in components.adjacency.borders:
    BORDERS[border.a].append((border.b, border))
    BORDERS[border.b].append((border.a, border))


# --------------------------------------------------------------------------------------------------- what is on the map


def age(state: SevenAges, empire: int) -> int:
    """SA-0.5."""
    return min((state.level[empire] - 1) // 7 + 1, 7)


def owner_of(state: SevenAges, piece: int) -> int:
    """The empire that has a piece."""
    return PIECE_SET[piece] if piece < FIRST_COMMON else state.holder[piece - FIRST_COMMON]


Board = dict[str, list[tuple[int, str]]]


def board_of(state: SevenAges, without: int = -1) -> Board:
    """The units in every area, empire and type; one piece may be left out."""
    found: Board = {area: [] for area in AREA_IDS}
    for piece, at in enumerate(state.place):
        if at >= 0 and piece != without:
            found[AREA_IDS[at]].append((owner_of(state, piece), TYPE_NAMES[state.type_of(piece)]))
    return found


def flies(unit: str) -> bool:
    """Whether a type is an aircraft."""
    return "aircraft" in UNIT[unit].classes


def controls(board: Board, empire: int, area: str) -> bool:
    """SA-0.8, for an area in which no conflict is pending."""
    there = board[area]
    if any(one != empire for one, _ in there):
        return False
    return any(not flies(unit) or AREA[area].kind != "land" for _, unit in there)


def effects(state: SevenAges, empire: int) -> list[tuple[Any, str | None]]:
    """All effects that work for an empire, each with the area where its source lies or stands."""
    found: list[tuple[Any, str | None]] = [(e, None) for e in components.cards[state.card_of[empire]].empire.effects]
    for number, good in enumerate(GOODS):
        area: str | None = None
        if number >= len(components.artefacts):
            has = number in (state.belief[2 * empire], state.belief[2 * empire + 1])
        else:
            at = state.good_at[number]
            has = at == ON_EMPIRE + empire
            if 0 <= at < len(AREA_IDS) and state.control[at] == empire:
                has, area = True, AREA_IDS[at]
            if not has and state.blue_at[number] and state.level[empire] >= state.blue_at[number]:
                has = True
        if has:
            found += [(e, area) for e in good.effects]
    for leader, of in enumerate(state.leader_of):
        if of == empire:
            kind = LEADER_TYPES[LEADER_TYPE_NAMES[LEADER_TYPE[leader]]]
            found += [(e, AREA_IDS[state.leader_at[leader]]) for e in kind.effects]
    return found


def spans(state: SevenAges, empire: int, what: int) -> list[int]:
    """The numbers of events that last."""
    rows = [state.spans[i : i + SPAN] for i in range(0, len(state.spans), SPAN)]
    return [row[3] for row in rows if row[1] == what and row[2] == empire]


# --------------------------------------------------------------------------------------------------------- SA-6: income


def income(state: SevenAges, empire: int) -> int:
    """SA-6.1, SA-6.2, SA-6.3, SA-6.13."""
    now = age(state, empire)
    board = board_of(state)
    own = [a for a in AREA if controls(board, empire, a)]
    calm = [a for a in own if not state.disorder >> AREA_IDS.index(a) & 1]
    city = {a: state.city[AREA_IDS.index(a)] if AREA[a].kind == "land" else 0 for a in calm}
    money = 0
    for a in calm:
        money += TERRAIN[AREA[a].terrain].income_by_age[now - 1] + city[a]
        for resource in AREA[a].resources:
            yields = RESOURCE[resource]
            if now in yields.income_ages and not (yields.only_non_fertile and AREA[a].terrain == "fertile"):
                money += yields.income
    rows = [(e, at) for e, at in effects(state, empire) if isinstance(e, effects_schema.Income)]
    for event in spans(state, empire, SPAN_INCOME):
        number = event - len(components.cards) - len(GOODS) - len(LEADER_TYPES)
        rows += [(e, None) for e in components.events[number].effects if isinstance(e, effects_schema.Income)]
    for row, at in rows:
        count = {
            "empire": 1,
            "city": sum(city[a] > 0 for a in calm),
            "city_level": sum(city[a] for a in calm),
            "area": sum(
                AREA[a].kind == "land" and (AREA[a].terrain in row.terrain or row.or_resource in AREA[a].resources)
                for a in calm
            ),
            "sea_area": sum(AREA[a].kind == "sea" for a in calm),
            "here": int(at in calm),
            "saved_10": state.money[empire] // 10,
        }[row.per]
        product = row.amount * count
        money += product if row.cap is None else min(product, row.cap)
    for factor in spans(state, empire, SPAN_INCOME_FACTOR):
        money = money * (factor // 10) // (factor % 10)
    if state.capital[empire] == NOBODY:
        money //= 2
    return max(money, 0)


# ------------------------------------------------------------------------------------------------------- SA-8: movement


def permits(state: SevenAges, empire: int, what: str) -> bool:
    """Whether a source of the empire, or an event, permits it."""
    if any(isinstance(e, effects_schema.Permit) and e.what == what for e, _ in effects(state, empire)):
        return True
    return PERMITS.index(what) in spans(state, empire, SPAN_PERMIT)


def points(state: SevenAges, empire: int, unit: str) -> tuple[int, int]:
    """SA-8.1: points, and points for own areas only."""
    plain, own = UNIT[unit].move or 0, 0
    for e, _ in effects(state, empire):
        if isinstance(e, effects_schema.Move) and (not e.classes or set(e.classes) & set(UNIT[unit].classes)):
            if e.into == "own_areas":
                own += e.amount
            else:
                plain += e.amount
    return plain + sum(spans(state, empire, SPAN_MOVE)), own


def cost(state: SevenAges, empire: int, unit: str, to: str) -> int:
    """SA-8.2, SA-8.3."""
    if {"naval", "aircraft"} & set(UNIT[unit].classes):
        return 1
    if state.city[AREA_IDS.index(to)] and permits(state, empire, "roads"):
        return 1
    row = TERRAIN[AREA[to].terrain]
    if row.becomes and row.becomes_from_age and age(state, empire) >= row.becomes_from_age:
        row = TERRAIN[row.becomes]
    found = [row.move_cost[name] for name in UNIT[unit].classes]  # type: ignore[index]
    return max(price for price in found if price is not None)


def may_cross(
    state: SevenAges, board: Board, empire: int, unit: str, area: str, to: str, coast: str | None, border_: Any
) -> bool:
    """SA-8.7 to SA-8.9, SA-8.11, SA-8.14: whether a unit can use one border."""
    classes = set(UNIT[unit].classes)
    if "aircraft" in classes:
        return bool(border_.kind != "canal")
    if "naval" in classes:
        if AREA[area].kind == "land" and to != coast:
            return False
        if AREA[to].kind == "ocean" and not UNIT[unit].ocean_going and not permits(state, empire, "galley_ocean"):
            return False
        return border_.kind in ("coast", "sea", "canal")
    if border_.kind == "arrow":
        return any(all(one == empire for one, _ in board[sea]) for sea in border_.via)
    return bool(border_.kind == "land")


def must_stop(state: SevenAges, board: Board, empire: int, unit: str, area: str) -> bool:
    """SA-8.7, SA-8.8, SA-8.12, SA-8.21: judged with the units present, the mover itself not counted."""
    there = board[area]
    foreign = [kind for one, kind in there if one != empire]
    if not foreign or len(there) - len(foreign) >= 2 * len(foreign):
        return False
    classes = set(UNIT[unit].classes)
    if {"nuke", "star_wars"} & classes:
        return False
    if "aircraft" in classes:
        return any(flies(kind) for kind in foreign)
    if "naval" in classes:
        return AREA[area].kind == "land"
    return not permits(state, empire, "no_stop")


def may_end(board: Board, empire: int, unit: str, area: str) -> bool:
    """SA-8.12: aircraft at sea need support, star wars apart."""
    if not flies(unit) or unit == "star_wars" or AREA[area].kind == "land":
        return True
    near = [area, *[to for to, _ in BORDERS[area]]]
    return any(one == empire and not flies(kind) for at in near for one, kind in board[at])


class OpenCanal:
    """A canal that needs no permission, as a border."""

    kind = "canal"


def borders(state: SevenAges, empire: int, area: str) -> list[tuple[str, Any]]:
    """The borders of an area, and the canals at it that are open without asking (SA-8.10)."""
    found = list(BORDERS[area])
    for canal in components.adjacency.canals:
        holders = [state.control[AREA_IDS.index(land)] for land in canal.adjacent_land]
        others = [one for one in holders if one != NOBODY and state.owner[one] != state.owner[empire]]
        if area in canal.connects and age(state, empire) in canal.operational_ages and not others:
            found.append((next(sea for sea in canal.connects if sea != area), OpenCanal()))
    return found


def truce(state: SevenAges, empire: int, area: str) -> bool:
    """Whether a treaty or truce with its controller closes an area."""
    holder = state.control[AREA_IDS.index(area)]
    if holder in (NOBODY, empire):
        return False
    return holder in spans(state, empire, SPAN_TRUCE) or at_peace(state, empire, holder)


def destinations(state: SevenAges, piece: int) -> set[str]:
    """Where one unit that moves alone, without leaders or canals to ask for, can end its move (SA-8)."""
    empire = owner_of(state, piece)
    unit = TYPE_NAMES[state.type_of(piece)]
    start = AREA_IDS[state.place[piece]]
    board = board_of(state, without=piece)  # it is not counted on its own way
    if AREA[start].kind == "land" and not flies(unit) and controls(board_of(state), empire, start):
        if all(flies(kind) for one, kind in board[start] if one == empire):
            return set()  # SA-8.13
    if unit == "star_wars":
        return {to for to in AREA if to != start and not truce(state, empire, to)}
    plain, own = points(state, empire, unit)
    coast = None if state.coast[piece] == NOBODY else AREA_IDS[state.coast[piece]]
    found: set[str] = set()
    seen: set[tuple[str, str | None, int, int]] = set()
    todo = [(start, coast, plain, own, True)]
    while todo:
        area, coast, left, own_left, fresh = todo.pop()
        for to, border_ in borders(state, empire, area):
            if truce(state, empire, to) or not may_cross(state, board, empire, unit, area, to, coast, border_):
                continue
            if unit == "nuke" and any(
                kind == "star_wars" and state.owner[one] != state.owner[empire] for one, kind in board[to]
            ):
                found.add(area)  # kept out: its move ends where it is
                continue
            price = cost(state, empire, unit, to)
            from_own = min(price, own_left) if state.held[empire] >> AREA_IDS.index(to) & 1 else 0
            after = left - price + from_own
            goes_on = after >= 0
            if not goes_on and not (fresh and not {"naval", "aircraft"} & set(UNIT[unit].classes)):
                continue
            lies = area if "naval" in UNIT[unit].classes and AREA[to].kind == "land" else None
            if must_stop(state, board, empire, unit, to):
                found.add(to)
                continue
            if may_end(board, empire, unit, to):
                found.add(to)
            key = (to, lies, after, own_left - from_own)
            if goes_on and key not in seen:
                seen.add(key)
                todo.append((to, lies, after, own_left - from_own, False))
    return found
