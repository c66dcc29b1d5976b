"""A second reading of trade (SA-7): contact, partners, totals and steps, word by word, from the data files."""

from __future__ import annotations

from saecula.games.seven_ages import components, effects_schema
from saecula.games.seven_ages.state import NOBODY, SevenAges
from tests.games.seven_ages.literal import AREA, AREA_IDS, BORDERS, age, effects, permits

FREE = "free"
CONDITIONAL = "conditional"
NONE = "none"


def statistic(state: SevenAges, empire: int, name: str) -> int:
    """What sources add to a statistic in the empire's age."""
    found = [e for e, _ in effects(state, empire) if isinstance(e, effects_schema.Stat) and e.stat == name]
    return sum(e.amount for e in found if not e.ages or age(state, empire) in e.ages)


def next_to(state: SevenAges, empire: int, area: str) -> list[str]:
    """SA-7.3: over every kind of border and through canals that operate in the empire's age; oceans from age IV on."""
    found = [to for to, _ in BORDERS[area]]
    for canal in components.adjacency.canals:
        if area in canal.connects and age(state, empire) in canal.operational_ages:
            found += [sea for sea in canal.connects if sea != area]
    return [to for to in found if AREA[to].kind != "ocean" or age(state, empire) >= 4]


def path_exists(state: SevenAges, one: int, other: int, longest: int, third_parties: bool) -> bool:
    """Whether a path leads from an area of one empire to an area of another, through third parties or not."""
    here = {a for a in AREA_IDS if state.control[AREA_IDS.index(a)] == one}
    for _ in range(longest):
        there: set[str] = set()
        for area in here:
            for to in next_to(state, one, area):
                holder = state.control[AREA_IDS.index(to)]
                if holder == other:
                    return True
                third = holder != NOBODY and state.owner[holder] not in (state.owner[one], state.owner[other])
                if third_parties or not third:
                    there.add(to)
        here |= there
    return False


def contact(state: SevenAges, one: int, other: int, bonus: int = 0) -> str:
    """SA-7.3."""
    longest = age(state, one) + statistic(state, one, "contact_range") + bonus
    if path_exists(state, one, other, longest, third_parties=False):
        return FREE
    return CONDITIONAL if path_exists(state, one, other, longest, third_parties=True) else NONE


def partners(state: SevenAges, one: int, bonus: int, refused: int) -> tuple[set[int], set[int]]:
    """SA-7.1: whom the empire may trade with, and for whom it may ask passage."""
    others = [s for s, seat in enumerate(state.owner) if seat not in (NOBODY, state.owner[one])]
    kinds = {other: contact(state, one, other, bonus) for other in others}
    free = {other for other in others if kinds[other] == FREE}
    askable = {other for other in others if kinds[other] == CONDITIONAL and not refused >> other & 1}
    untraded = {other for other in free | askable if not state.traded >> other & 1}
    if not untraded:
        return free, askable
    return free & untraded or free, askable & untraded


def modifier(state: SevenAges, empire: int) -> int:
    """SA-7.5: what an empire adds to its card."""
    card = components.cards[state.card_of[empire]].empire
    unrest = any(state.control[a] == empire and state.disorder >> a & 1 for a in range(len(AREA_IDS)))
    return card.trade + statistic(state, empire, "trade") - unrest


def steps(state: SevenAges, winner: int, loser: int, did_the_action: bool, levels: tuple[int, int]) -> int:
    """SA-7.6: how many levels the winner may go up in all; `levels` of winner and loser when the trade began."""
    most = 1 + did_the_action
    if loser != NOBODY and (levels[1] > levels[0] or permits(state, winner, "upward_step_always")):
        most += 1
    return most
