"""What the events that a seat has prepared will bring it, beside its rivals: features of a position for outlook.py.

Events are prepared for their culture points, but they befall those who are strongest, weakest or richest when they come
up. Who that will be is judged by today's ranks.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.components import (
    LAB0,
    LEVEL,
    MILITARY_KIND,
    NONE,
    TWO_MEANS,
    UNIT0,
    cards_in,
)
from saecula.games.through_the_ages.event_choices import ruinable
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.military_tables import LOTS
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.ratings import discontent
from saecula.games.through_the_ages.state import CURRENT, FUTURE, KNOWN, Ages

AGES_OF_EVENTS: Final = (1, 2)  # those of Age III are impacts, which outlook.py looks at

# What things are worth, in culture points.
FOOD: Final = 0.6
RESOURCE: Final = 0.9
SCIENCE: Final = 0.8
PERSON: Final = 6.0
BUILDING: Final = 6.0
MORE: Final = 3.0  # for each level of a building that somebody else chooses
COLONY: Final = 8.0
WONDER: Final = 8.0
LEADER: Final = 6.0  # and the culture that he adds ...
LEADER_TURNS: Final = 3.0  # ... in so many turns
ACTION: Final = 2.0
TOKEN: Final = 2.0  # yellow or blue
CARDS: Final = 5.0  # of the row, for the strongest


def omens(state: Ages, s: int) -> float:
    """What the current and future events will bring that a seat knows of."""
    value = 0.0
    for age in AGES_OF_EVENTS:
        known = state.cards[KNOWN + 4 * s + age] & (state.cards[FUTURE + age] | state.cards[CURRENT + age])
        for card in cards_in(known, age):
            value += omen(state, s, MILITARY_KIND[card])
    return value


def omen(state: Ages, s: int, kind: int) -> float:
    """What an event would bring a seat now, less what it would bring its rivals on average."""
    own = theirs = 0.0
    for whom, many, what, amount in LOTS[kind]:
        for t in range(state.seats):
            if state.civ[t].gone:
                continue
            value = _part(state, t, whom, many, what, amount)
            if t == s:
                own += value
            else:
                theirs += value
    return own - theirs / max(1, state.players - 1)


def _part(state: Ages, t: int, whom: int, many: int, what: int, amount: int) -> float:
    """What a part of an event would bring a civilization."""
    chance = _chance(state, t, whom, many)
    if what == mil.E_TERRORISM:  # for all the others
        return (chance - 1.0) * _best_building(state, t)
    if what == mil.E_TRANSFER:
        return TOKEN * amount * (_chance(state, t, mil.STRONGEST, 1) - chance)
    return chance * _worth(state, t, what, amount) if chance > 0.0 else 0.0


def _chance(state: Ages, t: int, whom: int, many: int) -> float:
    """How likely a civilization is among those whom a part of an event befalls; ties are open."""
    if whom == mil.EACH:
        return 1.0
    own = state.civ[t]
    higher = lower = even = 0  # how many have more of what counts, or less
    for other in range(state.seats):
        rival = state.civ[other]
        if other == t or rival.gone:
            continue
        if whom == mil.STRONGEST or whom == mil.WEAKEST:
            ahead = rival.strength - own.strength
        elif whom == mil.MOST_HAPPY:
            ahead = rival.happiness - own.happiness
        else:
            ahead = rival.culture - own.culture
        if ahead > 0:
            higher += 1
        elif ahead < 0:
            lower += 1
        else:
            even += 1
    if whom == mil.MOST_HAPPY:
        return 0.0 if higher else 1.0
    if whom == mil.WEAK_LEADER:
        return 0.0 if higher else _chance(state, t, mil.WEAKEST, many) / (even + 1)
    wanted = TWO_MEANS[state.players] if many == 2 else many
    before = lower if whom == mil.WEAKEST or whom == mil.LEAST_CULTURE else higher
    return max(0.0, min(1.0, (wanted - before) / (even + 1)))


def _best_building(state: Ages, t: int) -> float:
    """What the best urban building is worth, if somebody else chooses which one is lost."""
    level = -1
    for k in range(LAB0, UNIT0):
        if state.civ[t].workers[k]:
            level = max(level, LEVEL[k])
    return BUILDING + MORE * level if level >= 0 else 0.0


def _worth(state: Ages, t: int, what: int, amount: int) -> float:
    """What it is worth to be befallen by something."""
    civ = state.civ[t]
    if what == mil.E_CULTURE:
        return float(amount)
    if what == mil.E_LOSE_CULTURE:
        return float(-min(amount, civ.culture))
    if what == mil.E_POPULATION:
        return PERSON * amount
    if what == mil.E_LOSE_POPULATION:
        return -PERSON * amount
    if what == mil.E_SCIENCE:
        return SCIENCE * amount
    if what == mil.E_GAIN_MIX or what == mil.E_RESOURCES:
        return RESOURCE * amount
    if what == mil.E_LOSE_MIX:
        return -RESOURCE * min(amount, civ.food + civ.resources)
    if what == mil.E_FOOD:
        return FOOD * amount
    if what == mil.E_LOSE_FOOD:
        return -FOOD * civ.food
    if what == mil.E_FARMS:
        return FOOD * output_value(state, t, True)
    if what == mil.E_MINES:
        return RESOURCE * output_value(state, t, False)
    if what == mil.E_CULTURE_RATING:
        return float(civ.culture_rating)
    if what == mil.E_SCIENCE_AS_CULTURE:
        return float(civ.science_rating)
    if what == mil.E_SCIENCE_RATING:
        return SCIENCE * civ.science_rating
    if what == mil.E_LOSE_BLUE:
        return -TOKEN * amount
    if what == mil.E_LOSE_COLONY:
        return -COLONY if colonies_of(state, t) else 0.0
    if what == mil.E_DESTROY_OWN:
        return -BUILDING
    if what == mil.E_RUIN:
        return -WONDER if ruinable(state, t, amount) else 0.0
    if what == mil.E_LEADER:
        if civ.leader == NONE or LEVEL[civ.leader] == state.age:
            return 0.0
        return -LEADER - LEADER_TURNS * max(0, civ.culture_rating - civ.worker_culture - civ.card_culture)
    if what == mil.E_REBELLION:
        return -ACTION * amount * discontent(state, t)
    if what == mil.E_UNREST:
        return float(-amount * discontent(state, t))
    if what == mil.E_EMIGRATION:
        return -PERSON * ((discontent(state, t) + 1) // 2)
    if what == mil.E_AGREEMENT:
        return CARDS
    return 0.0
