"""SA-5.1 to SA-5.6: which empires can start now, at which level, in which colour, and where."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import COASTAL, EUROPE, LAND, REGION, areas_in
from saecula.games.seven_ages.cards import CARDS, COLOURS, EMPIRE_INDEX, MIN_EMPIRES, MONEY, START_AREAS
from saecula.games.seven_ages.components import TOP_LEVEL, cards, lookup
from saecula.games.seven_ages.effects import EFFECTS, START_IN_ANY_AGE, permitted_to_seat
from saecula.games.seven_ages.effects_schema import Convert, StartWith
from saecula.games.seven_ages.progress import game_age, most_advanced
from saecula.games.seven_ages.realm import units_in_area
from saecula.games.seven_ages.state import BOX, NOBODY, SevenAges
from saecula.games.seven_ages.units import (
    COST,
    LEADER_AGES,
    LEADER_CARD,
    LEVEL,
    NAMED,
    NAVAL,
    PAIR_SETS,
    SETS,
    TYPES,
)

ANY_DISORDERED: Final = "any_disordered_area"
ANY_WEAK_COAST: Final = "any_neutral_or_weak_coastal"
WEAK: Final = 2  # units an area may hold for the Pirate State (SA-5.6)

START_RULE: Final[list[str]] = [card.empire.start_rule or "" for card in cards]
CONVERTS: Final[list[int]] = []  # by card: the card of the empire it converts, -1 none, -2 the controller of the area


def _converts(card: int) -> int:
    for effect in EFFECTS[card]:
        if isinstance(effect, Convert):
            if effect.empire == "controller":
                return -2
            return lookup("cards", cards[card].empire.id, EMPIRE_INDEX, effect.empire, "empire")
    return NOBODY


CONVERTS.extend([_converts(card) for card in range(CARDS)])
FREE_UNITS: Final[list[list[str]]] = [
    [name for effect in EFFECTS[card] if isinstance(effect, StartWith) for name in effect.units]
    for card in range(CARDS)
]


def empire_with(state: SevenAges, card: int) -> int:
    """The set an empire in play uses, or NOBODY."""
    return state.card_of.index(card) if card in state.card_of else NOBODY


def age_fits(state: SevenAges, seat: int, card: int) -> bool:
    """SA-5.2: the game age is one in which the empire may start, its condition met; or a card permits any age."""
    if state.card_of.count(NOBODY) == SETS:
        return lowest_age(card) > 0
    if permitted_to_seat(state, seat, START_IN_ANY_AGE):
        return True
    now = game_age(state)
    for row in cards[card].empire.start_ages:
        if row.age == now and condition_met(state, row.condition, row.empire):
            return True
    return False


def condition_met(state: SevenAges, condition: str | None, empire: str | None) -> bool:
    """Whether another empire is, or is not, in play."""
    if condition is None or empire is None:
        return True
    present = EMPIRE_INDEX[empire] in state.card_of
    return present == (condition == "in_play")


def lowest_age(card: int) -> int:
    """SA-5.3: the lowest age in which an empire may start without condition, 0 if there is none."""
    return min([row.age for row in cards[card].empire.start_ages if row.condition is None], default=0)


def levels(state: SevenAges, card: int, area: int = NOBODY) -> list[int]:
    """The levels at which an empire may start (SA-5.3, SA-5.4, SA-5.13); `area` is a start area chosen before."""
    if state.card_of.count(NOBODY) == SETS:
        return [7 * (lowest_age(card) - 1) + 1]
    found: list[int] = []
    for row in cards[card].empire.setup_progress:
        if row.relative_to == "most_advanced":
            level = most_advanced(state)
        elif row.relative_to == "converted_empire":
            if area == NOBODY or state.control[area] == NOBODY:
                continue
            level = state.level[state.control[area]]
        else:
            other = empire_with(state, EMPIRE_INDEX[row.relative_to])
            if other == NOBODY:
                continue
            level = state.level[other]
        level = min(max(level + row.modifier, 1), TOP_LEVEL)
        if level not in found:
            found.append(level)
    return sorted(found)


def chosen_areas(state: SevenAges, card: int) -> list[int]:
    """The areas among which the owner of a Free State or Pirate State chooses one; empty for every other empire."""
    if START_RULE[card] == ANY_DISORDERED:
        return areas_in(state.disorder & LAND)
    if START_RULE[card] == ANY_WEAK_COAST:
        return [a for a in areas_in(COASTAL) if state.control[a] == NOBODY or units_in_area(state, a) <= WEAK]
    return []


def start_areas(state: SevenAges, card: int, area: int = NOBODY) -> int:
    """The start areas of an empire (SA-5.6); `area` is the one chosen for a Free State or Pirate State."""
    if area != NOBODY:
        return 1 << area
    mask = START_AREAS[card]
    if START_RULE[card].startswith("europe_controlled_by:"):
        other = empire_with(state, EMPIRE_INDEX[START_RULE[card].partition(":")[2]])
        if other != NOBODY:
            mask |= state.held[other] & REGION[EUROPE] & LAND
    return mask


def colours(state: SevenAges, seat: int, card: int) -> list[int]:
    """The colour sets an empire may take: its own among those available to the player, else any (SA-5.5)."""
    available = [s for s in range(SETS) if state.card_of[s] == NOBODY and available_to(state, seat, s)]
    preferred = [s for s in available if COLOURS[card] >> s & 1]
    return preferred or available


def available_to(state: SevenAges, seat: int, colour: int) -> bool:
    """Whether a set is reserved to the player or open (SA-2.3, SA-5.1)."""
    for other in range(state.seats):
        if state.reserved[other] != NOBODY and PAIR_SETS[state.reserved[other]] >> colour & 1:
            return other == seat
    return True


def can_start(state: SevenAges, seat: int, card: int) -> str:
    """Why the empire of a card cannot start now: the end of a text key, "" if it can (SA-5.1, SA-5.2, SA-5.6)."""
    if not colours(state, seat, card):
        return "no-colour"
    if len(state.in_play()) < MIN_EMPIRES[card]:
        return "too-few-empires"
    if state.total_history and not state.first_age and 1 not in ages_without_condition(card):
        return "total-history"
    if START_RULE[card] in (ANY_DISORDERED, ANY_WEAK_COAST):
        areas = chosen_areas(state, card)
        if not areas or not any([levels(state, card, area) for area in areas]):
            return "no-area"
    elif not start_areas(state, card):
        return "no-area"
    if not age_fits(state, seat, card):
        return "wrong-age"
    return "" if can_man(state, card) else "no-unit"


def can_man(state: SevenAges, card: int) -> bool:
    """SA-5.15: whether at least one unit can stand in a start area: free, converted, or bought with the money."""
    if FREE_UNITS[card] or CONVERTS[card] == -2:
        return True
    home = start_areas(state, card)
    if CONVERTS[card] != NOBODY:
        other = empire_with(state, CONVERTS[card])
        if other != NOBODY and state.units_in[other] & home:
            return True
    ashore = bool(home & COASTAL) or START_RULE[card] == ANY_WEAK_COAST
    level = max(levels(state, card), default=1)
    open_types = [t for t in range(TYPES) if LEVEL[t] <= level and (ashore or not NAVAL >> t & 1)]
    return any([COST[t] <= MONEY[card] for t in open_types])


def ages_without_condition(card: int) -> list[int]:
    """The ages in which an empire may always start (SA-13.1)."""
    return [row.age for row in cards[card].empire.start_ages if row.condition is None]


def named_leaders(state: SevenAges, empire: int) -> list[int]:
    """The named leaders an empire could take now: of its card and age, who never appeared (SA-5.7, SA-10.7)."""
    age = state.age(empire)
    return [
        leader
        for leader in range(NAMED)
        if LEADER_CARD[leader] == state.card_of[empire]
        and LEADER_AGES[leader] >> age & 1
        and state.leader_at[leader] == BOX
    ]
