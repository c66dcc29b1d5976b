"""TA-2.5 to 2.8 and TA-11: the ratings of a civilization, its actions, its armies.

The sums of what workers and cards give are kept up to date as things change; `rate` makes the indicators of them.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.cards import (
    BEST_ARMY,
    BEST_SCIENCE,
    BEST_SCIENCE_TYPES,
    BEST_THEATER,
    BY_WORKERS,
    COLONY_CULTURE,
    DOUBLING,
    FACE_CULTURE,
    FACE_STRENGTH,
    NO_TACTIC,
    ON_CARD,
    ON_CARD_KIND,
    ON_CARD_MOST,
    PAIR_TYPES,
    PAIRS,
    POWERS,
    SACRIFICE_STRENGTH,
    WITH,
    WONDER_FACES,
    WORKER_CULTURE,
    WORKER_SCIENCE,
    WORKER_STRENGTH,
)
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    AGES,
    AIR_FORCE,
    CIVIL_OF,
    COLONIZATION_OF,
    CULTURE_OF,
    FACES_NEEDED,
    HAPPINESS_OF,
    INFANTRY,
    KINDS,
    LEVEL,
    MAX_CULTURE_RATING,
    MAX_HAPPINESS,
    MAX_SCIENCE_RATING,
    MAX_STRENGTH,
    MILITARY_KIND,
    MILITARY_OF,
    NONE,
    PACT0,
    SCIENCE_OF,
    SLOTS,
    SPECIAL0,
    STRENGTH_OF,
    TACTIC0,
    TERRITORY0,
    TYPE,
    TYPE_FIRST,
    UNIT0,
    WONDER0,
    count,
)
from saecula.games.through_the_ages.military_tables import (
    COLONY_HAPPINESS,
    COLONY_STRENGTH,
    PACT_CULTURE,
    PACT_FOOD_FOR,
    PACT_MILITARY,
    PACT_RESOURCE_FOR,
    PACT_STRENGTH,
    PACT_TOURISM,
    RUIN_CULTURE,
    TACTIC_BONUS,
    TACTIC_NEEDS,
    TACTIC_REDUCED,
)
from saecula.games.through_the_ages.state import COLONIES_OF, Ages


def _touched() -> list[list[int]]:
    """For each kind the places whose workers it makes something of."""
    tables = (WORKER_CULTURE, WORKER_SCIENCE, WORKER_STRENGTH, FACE_CULTURE, FACE_STRENGTH)
    return [[k for k in range(SLOTS) if any([table[kind][k] for table in tables])] for kind in range(KINDS + 1)]


TOUCHED: Final[list[list[int]]] = _touched()

# -------------------------------------------------------------------------------------------------------------- workers


def put(state: Ages, s: int, slot: int, workers: int) -> None:
    """Put workers on a card, or take them off; the caller calls `rate`."""
    civ = state.civ[s]
    civ.workers[slot] += workers
    civ.worker_culture += workers * CULTURE_OF[slot]
    civ.worker_science += workers * SCIENCE_OF[slot]
    civ.worker_happiness += workers * HAPPINESS_OF[slot]
    civ.worker_strength += workers * STRENGTH_OF[slot]


def of_type(state: Ages, s: int, type_: int) -> int:
    """How many workers a civilization has on cards of a type."""
    found = 0
    workers = state.civ[s].workers
    for k in range(TYPE_FIRST[type_], TYPE_FIRST[type_ + 1]):
        found += workers[k]
    return found


def power(state: Ages, s: int, what: int) -> int:
    """How much of an ability a civilization has by its leader and its wonders."""
    civ = state.civ[s]
    found = POWERS[civ.leader][what]
    wonders = civ.wonders & ~civ.ruined & WITH[what]
    while wonders:
        low = wonders & -wonders
        wonders ^= low
        found += POWERS[WONDER0 + low.bit_length() - 1][what]
    return found


def discontent(state: Ages, s: int) -> int:
    """Discontent workers (TA-8.4)."""
    civ = state.civ[s]
    return max(0, FACES_NEEDED[civ.yellow_bank] - civ.happiness)


# --------------------------------------------------------------------------------------------------------------- armies


def army_bonus(units: list[int], base: int, tactic: int) -> int:
    """The tactics bonus of all armies that some units form (TA-11.2 to 11.5). `base`: where the units begin."""
    needs = TACTIC_NEEDS[tactic - TACTIC0]
    fresh_level = LEVEL[tactic] - 1
    armies = 1000
    full = 1000
    for t in range(3):
        need = needs[t]
        if need:
            all_units = 0
            fresh = 0
            for k in range(TYPE_FIRST[INFANTRY + t], TYPE_FIRST[INFANTRY + t + 1]):
                here = units[base + k - UNIT0]
                all_units += here
                if LEVEL[k] >= fresh_level:
                    fresh += here
            armies = min(armies, all_units // need)
            full = min(full, fresh // need)
    if armies == 0:
        return 0
    bonus = TACTIC_BONUS[tactic - TACTIC0]
    reduced = TACTIC_REDUCED[tactic - TACTIC0]
    if reduced == bonus:
        full = armies
    full = min(full, armies)
    air = air_units(units, base)
    doubled = min(air, full)
    return (full + doubled) * bonus + (armies - full + min(air - doubled, armies - full)) * reduced


def best_army(units: list[int], base: int, tactic: int) -> int:
    """The bonus of the best single army, an air unit included (TA-11.6)."""
    needs = TACTIC_NEEDS[tactic - TACTIC0]
    found = 1
    for t in range(3):
        all_units = 0
        fresh = 0
        for k in range(TYPE_FIRST[INFANTRY + t], TYPE_FIRST[INFANTRY + t + 1]):
            all_units += units[base + k - UNIT0]
            if LEVEL[k] >= LEVEL[tactic] - 1:
                fresh += units[base + k - UNIT0]
        if all_units < needs[t]:
            return 0
        if fresh < needs[t]:
            found = 0
    bonus = TACTIC_BONUS[tactic - TACTIC0] if found else TACTIC_REDUCED[tactic - TACTIC0]
    return 2 * bonus if air_units(units, base) else bonus


def air_units(units: list[int], base: int) -> int:
    """How many air units there are."""
    found = 0
    for k in range(TYPE_FIRST[AIR_FORCE], TYPE_FIRST[AIR_FORCE + 1]):
        found += units[base + k - UNIT0]
    return found


def tactic_in_use(state: Ages, s: int) -> int:
    """The kind of the tactics card, NONE without one or under Genghis Khan (TA-11.7)."""
    card = state.civ[s].tactic
    if card == NO_CARD or power(state, s, NO_TACTIC):
        return NONE
    return MILITARY_KIND[card]


def sacrifice_value(state: Ages, s: int, units: list[int], base: int) -> int:
    """What a set of units is worth when it is sacrificed (TA-11.8)."""
    extra = SACRIFICE_STRENGTH[state.civ[s].leader]
    value = 0
    for k in range(UNIT0, SLOTS):
        value += units[base + k - UNIT0] * (STRENGTH_OF[k] + extra[k])
    tactic = tactic_in_use(state, s)
    return value if tactic == NONE else value + army_bonus(units, base, tactic)


# -------------------------------------------------------------------------------------------------------------- ratings


def rate(state: Ages, s: int) -> None:
    """Bring the four indicators up to date (TA-2.5, 2.6, 11.1)."""
    civ = state.civ[s]
    workers = civ.workers
    leader = civ.leader
    wonders = civ.wonders & ~civ.ruined
    doubled = 2 if wonders & DOUBLING else 1
    culture = civ.worker_culture + civ.card_culture
    science = civ.worker_science + civ.card_science
    strength = civ.worker_strength + civ.card_strength
    powers = POWERS[leader]
    if leader != NONE:
        if powers[BY_WORKERS]:
            for k in TOUCHED[leader]:
                here = workers[k]
                if here:
                    culture += here * (WORKER_CULTURE[leader][k] + doubled * FACE_CULTURE[leader][k])
                    science += here * WORKER_SCIENCE[leader][k]
                    strength += here * (WORKER_STRENGTH[leader][k] + doubled * FACE_STRENGTH[leader][k])
        if powers[WONDER_FACES]:
            culture += doubled * powers[WONDER_FACES] * wonder_faces(wonders)
        if powers[BEST_SCIENCE]:
            science += best_level(state, s, BEST_SCIENCE_TYPES[leader])
        if powers[BEST_THEATER]:
            culture += best_culture(state, s, powers[BEST_THEATER])
        if powers[PAIRS]:
            types = PAIR_TYPES[leader]
            culture += powers[PAIRS] * min(of_type(state, s, types[0]), of_type(state, s, types[1]))
        if powers[ON_CARD]:
            on_card = workers[powers[ON_CARD_KIND]]
            culture += powers[ON_CARD] * min(powers[ON_CARD_MOST], on_card)
    with_workers = wonders & WITH[BY_WORKERS]
    while with_workers:
        low = with_workers & -with_workers
        with_workers ^= low
        kind = WONDER0 + low.bit_length() - 1
        for k in TOUCHED[kind]:
            culture += workers[k] * WORKER_CULTURE[kind][k]
            strength += workers[k] * WORKER_STRENGTH[kind][k]
    card = civ.tactic
    if card != NO_CARD and not powers[NO_TACTIC]:
        strength += army_bonus(workers, UNIT0, MILITARY_KIND[card])
        if powers[BEST_ARMY]:
            strength += best_army(workers, UNIT0, MILITARY_KIND[card])
    happiness = doubled * (civ.worker_happiness + civ.card_happiness) - civ.card_unhappiness
    civ.culture_rating = max(0, min(MAX_CULTURE_RATING, culture))
    civ.science_rating = max(0, min(MAX_SCIENCE_RATING, science))
    civ.strength = max(0, min(MAX_STRENGTH, strength))
    civ.happiness = max(0, min(MAX_HAPPINESS, happiness))


def wonder_faces(wonders: int) -> int:
    """The happy faces on some wonders (TA-15.14)."""
    faces = 0
    while wonders:
        low = wonders & -wonders
        wonders ^= low
        faces += max(0, HAPPINESS_OF[WONDER0 + low.bit_length() - 1])
    return faces


def best_level(state: Ages, s: int, types: list[int]) -> int:
    """The level of the best building of some types that has a worker (TA-15.15)."""
    best = 0
    for type_ in types:
        for k in range(TYPE_FIRST[type_], TYPE_FIRST[type_ + 1]):
            if state.civ[s].workers[k]:
                best = max(best, LEVEL[k])
    return best


def best_culture(state: Ages, s: int, type_: int) -> int:
    """The printed culture of the best building of a type that has a worker (TA-15.19)."""
    best = 0
    for k in range(TYPE_FIRST[type_], TYPE_FIRST[type_ + 1]):
        if state.civ[s].workers[k]:
            best = CULTURE_OF[k]
    return best


# ------------------------------------------------------------------------------------------------------- cards in play


def pacts_of(state: Ages, s: int) -> list[int]:
    """The pacts a civilization is party to, each as its owner's seat."""
    found: list[int] = []
    if not state.pacts:
        return found
    for owner in range(state.seats):
        civ = state.civ[owner]
        if civ.pact != NO_CARD and (owner == s or civ.partner == s):
            found.append(owner)
    return found


def side_of(state: Ages, owner: int, s: int) -> int:
    """Which side of the owner's pact a civilization is on: 0 is A."""
    side = state.civ[owner].own_side
    return side if owner == s else 1 - side


def pact_sum(state: Ages, s: int, table: list[list[int]]) -> int:
    """The sum of what a civilization's pacts give it."""
    total = 0
    if not state.pacts:
        return 0
    for owner in pacts_of(state, s):
        total += table[MILITARY_KIND[state.civ[owner].pact] - PACT0][side_of(state, owner, s)]
    return total


def trade_side(state: Ages, s: int) -> int:
    """1 if a player may pay food for a resource by Trade Routes, 2 if a resource for food, otherwise 0."""
    if not state.pacts:
        return 0
    if pact_sum(state, s, PACT_FOOD_FOR):
        return 1
    return 2 if pact_sum(state, s, PACT_RESOURCE_FOR) else 0


def sum_cards(state: Ages, s: int) -> tuple[int, int]:
    """Bring the sums of what the cards in play give up to date; civil and military actions in all (TA-2.7)."""
    civ = state.civ[s]
    kinds = [civ.government, civ.leader]
    special = civ.technologies >> SPECIAL0 << SPECIAL0
    while special:
        low = special & -special
        special ^= low
        kinds.append(low.bit_length() - 1)
    ruined = civ.ruined
    wonders = civ.wonders & ~ruined
    culture = RUIN_CULTURE * count(ruined)
    while wonders:
        low = wonders & -wonders
        wonders ^= low
        kinds.append(WONDER0 + low.bit_length() - 1)
    science = happy = unhappy = strength = colonization = civil = military = 0
    for kind in kinds:
        culture += CULTURE_OF[kind]
        science += SCIENCE_OF[kind]
        if HAPPINESS_OF[kind] > 0:
            happy += HAPPINESS_OF[kind]
        else:
            unhappy -= HAPPINESS_OF[kind]
        strength += STRENGTH_OF[kind]
        colonization += COLONIZATION_OF[kind]
        civil += CIVIL_OF[kind]
        military += MILITARY_OF[kind]
    each_colony = power(state, s, COLONY_CULTURE)
    for age in range(AGES):
        mask = state.cards[COLONIES_OF + 4 * s + age]
        while mask:
            low = mask & -mask
            mask ^= low
            colony = MILITARY_KIND[64 * age + low.bit_length() - 1] - TERRITORY0
            happy += COLONY_HAPPINESS[colony]
            strength += COLONY_STRENGTH[colony]
            culture += each_colony
    for owner in pacts_of(state, s):
        pact = MILITARY_KIND[state.civ[owner].pact] - PACT0
        side = side_of(state, owner, s)
        partner = state.civ[owner].partner if owner == s else owner
        military += PACT_MILITARY[pact][side]
        culture += PACT_CULTURE[pact][side] + PACT_TOURISM[pact][side] * count(state.civ[partner].wonders)
        strength += PACT_STRENGTH[pact][side]
    civ.card_culture = culture
    civ.card_science = science
    civ.card_happiness = happy
    civ.card_unhappiness = unhappy
    civ.card_strength = strength
    civ.colonization = colonization
    return max(0, civil), max(0, military) + civ.extra_military


def cards_changed(state: Ages, s: int) -> None:
    """After a card has come into play or left it: sums, actions gained or lost (TA-2.8), ratings."""
    civil, military = sum_cards(state, s)
    civ = state.civ[s]
    lost = civ.civil_actions - civil
    if lost > 0:
        civ.civil_spent = max(0, civ.civil_spent - lost)
    civ.civil_actions = civil
    lost = civ.military_actions - military
    if lost > 0:
        civ.military_spent = max(0, civ.military_spent - lost)
    civ.military_actions = military
    rate(state, s)


def government_changed(state: Ages, s: int) -> None:
    """The same for a change of government: what was spent stays spent, as far as there is something (TA-6.9)."""
    civ = state.civ[s]
    civil, military = sum_cards(state, s)
    civ.civil_actions = civil
    civ.civil_spent = min(civ.civil_spent, civil)
    civ.military_actions = military
    civ.military_spent = min(civ.military_spent, military)
    rate(state, s)


def recount(state: Ages, s: int) -> None:
    """Everything from the board, from scratch."""
    civ = state.civ[s]
    workers = civ.workers
    civ.worker_culture = civ.worker_science = civ.worker_happiness = civ.worker_strength = 0
    for k in range(SLOTS):
        civ.worker_culture += workers[k] * CULTURE_OF[k]
        civ.worker_science += workers[k] * SCIENCE_OF[k]
        civ.worker_happiness += workers[k] * HAPPINESS_OF[k]
        civ.worker_strength += workers[k] * STRENGTH_OF[k]
    civil, military = sum_cards(state, s)
    civ.civil_actions = civil
    civ.military_actions = military
    rate(state, s)


def level_sum(state: Ages, s: int, techs: int) -> int:
    """The sum of the levels of technologies in play out of a mask (TA-15.8)."""
    total = 0
    mask = state.civ[s].technologies & techs
    while mask:
        low = mask & -mask
        mask ^= low
        total += LEVEL[low.bit_length() - 1]
    return total


IS_URBAN: Final[list[bool]] = [2 <= TYPE[k] < INFANTRY for k in range(SLOTS)]
