"""What the trained net sees of a position: the civilization of a seat, its rivals, and the time left.

A position inside a turn counts as if its seat stopped now: what the production at the end of the turn will bring is
added, and actions that are left are not looked at. Hands are not looked at either, nor tactics: what single cards
there are worth is less than what a net can tell from some ten thousand games. A net that saw them left civil actions
unspent beside cards that cost one of them.

What nobody is worse off for having (NEVER_BAD: goods, workers, technologies, a leader, wonders) counts by itself alone,
never less than nothing, and never more the later it is. A net that was free to think otherwise once found a card bad in
a few games, did not use it again, and so never learned better.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.components import (
    AGES,
    CONSUMPTION,
    CORRUPTION,
    DESPOTISM,
    FACES_NEEDED,
    FAMINE,
    GOVERNMENT,
    GOVERNMENT_MASK,
    INITIAL_MASK,
    LAB0,
    LEADER,
    LEVEL,
    MINE0,
    NAMES,
    NONE,
    POPULATION_PRICE,
    SLOTS,
    STAGES,
    TECHS,
    TYPE_MASK,
    TYPES,
    UNIT0,
    URBAN_LIMIT,
    WONDER0,
    WONDERS,
    YELLOW_LOST,
)
from saecula.games.through_the_ages.horizon import FULL_GAME
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.omens import omens
from saecula.games.through_the_ages.outlook import impact_odds, impacts, war_edge
from saecula.games.through_the_ages.production import freed_by_eating, output_value
from saecula.games.through_the_ages.prospects import highest_staffed
from saecula.games.through_the_ages.ratings import discontent
from saecula.games.through_the_ages.state import FULL, SIMPLE, VERSION, Ages
from saecula.games.through_the_ages.turn import PRODUCING

RIVALS: Final = 3
UNUSED: Final = 0.5  # what a technology counts before somebody works on it
CIVIL_STEPS: Final = 10  # civil actions that are told apart
MILITARY_STEPS: Final = 8

TIME: Final[list[str]] = [
    "one", "turns", "age_i", "age_ii", "age_iii", "age_iv", "age_left", "two_seats", "four_seats", "last_round",
    "not_full",
]  # fmt: skip
STORES: Final[list[str]] = [
    "culture", "culture_rating", "culture_ahead", "science_rating", "science", "banked_science", "mines", "resources",
    "plenty", "corruption", "blue_bank", "farms", "food", "eaten", "hunger", "surplus",
]  # fmt: skip
PEOPLE: Final[list[str]] = [
    "workers", "unused", "second_unused", "yellow_bank", "growth_price", "happiness", "discontent", "uprising",
    "spare_faces", "coming_discontent",
]  # fmt: skip
STRENGTH: Final[list[str]] = [
    "strength", "lead", "behind", "ahead_of_weakest", "strongest", "weakest", "colonization", "colonies",
]  # fmt: skip
PLANS: Final[list[str]] = [
    "wonder_paid", "wonder_left", "urban_limit", "impacts", "war_edge", "prepared", "rebels", "units", "omens",
]  # fmt: skip
RIVAL: Final[list[str]] = [
    "culture", "culture_rating", "culture_ahead", "science_rating", "strength", "mines", "civil_actions",
    "military_actions", "arms", "workers",
]  # fmt: skip
INPUTS: Final[list[str]] = [
    *TIME,
    *[f"rival_{n + 1}_{name}" for n in range(RIVALS) for name in RIVAL],
    *STORES,
    *PEOPLE,
    *STRENGTH,
    *PLANS,
    *[f"civil_actions_{n + 1}" for n in range(CIVIL_STEPS)],
    *[f"military_actions_{n + 1}" for n in range(MILITARY_STEPS)],
    *[f"worker_{NAMES[k]}" for k in range(SLOTS)],
    *[f"tech_{NAMES[k]}" for k in range(TECHS)],
    *[f"in_play_{NAMES[k]}" for k in range(TECHS, WONDER0 + WONDERS)],  # leaders, wonders
    *[f"building_{NAMES[WONDER0 + k]}" for k in range(WONDERS)],  # by how much is paid; all of it once in play
    *[f"level_{TYPES[t]}" for t in range(LEADER)],  # of the best technology of a type
]
NEVER_BAD: Final[list[int]] = [
    i
    for i, name in enumerate(INPUTS)
    if name in ("science", "banked_science", "resources", "food", "blue_bank")
    or name.startswith(("worker_", "tech_", "in_play_", "building_", "level_"))
]
COUNT: Final[int] = len(INPUTS)
LASTING: Final[int] = INPUTS.index("culture")  # so many hardly change in a turn
CIVIL0: Final[int] = INPUTS.index("civil_actions_1")
MILITARY0: Final[int] = CIVIL0 + CIVIL_STEPS
WORKER0: Final[int] = MILITARY0 + MILITARY_STEPS
TECH0: Final[int] = WORKER0 + SLOTS
BUILDING0: Final[int] = TECH0 + WONDER0 + WONDERS
LEVEL0: Final[int] = BUILDING0 + WONDERS


def inputs(state: Ages, s: int, lasting: list[float]) -> list[float]:
    """The numbers by which the net judges a position, in the order of INPUTS. `lasting`: see horizon.py."""
    turns = lasting[AGES]
    found = _time(state, lasting)
    _rivals(state, s, turns, found)
    _stores(state, s, turns, found)
    _people(state, s, found)
    _strength(state, s, found)
    civ = state.civ[s]
    _plans(state, s, turns, found)
    found += [0.0] * (COUNT - len(found))
    for n in range(min(CIVIL_STEPS, civ.civil_actions)):
        found[CIVIL0 + n] = 1.0
    for n in range(min(MILITARY_STEPS, civ.military_actions)):
        found[MILITARY0 + n] = 1.0
    _things(state, s, found)
    return found


def _time(state: Ages, lasting: list[float]) -> list[float]:
    """How far the game has come, and what game it is."""
    age = state.age
    found = [1.0, lasting[AGES] / FULL_GAME]
    found += [1.0 if age == n else 0.0 for n in range(1, AGES + 1)]
    found.append(lasting[age] / 6.0 if age < AGES else 0.0)
    found.append(1.0 if state.seats == 2 else 0.0)
    found.append(1.0 if state.seats == 4 else 0.0)
    found.append(1.0 if state.last_round else 0.0)
    found.append(0.0 if state.options[VERSION] == FULL else 1.0)
    return found


def _stores(state: Ages, s: int, turns: float, found: list[float]) -> None:
    """Ratings and stores, this turn's production included."""
    civ = state.civ[s]
    simple = state.options[VERSION] == SIMPLE
    culture = civ.culture
    science = civ.science
    mined = output_value(state, s, False)
    farmed = output_value(state, s, True)
    eaten = CONSUMPTION[civ.yellow_bank]
    food = civ.food
    resources = civ.resources
    bank = civ.blue_bank
    producing = state.active == s and state.bottom(2) <= PRODUCING
    if producing and (simple or discontent(state, s) <= civ.unused):
        culture += civ.culture_rating
        science += civ.science_rating
        working = mining = 0
        for k in range(LAB0):
            working += civ.workers[k]
            if k >= MINE0:
                mining += civ.workers[k]
        bank += freed_by_eating(state, s) - working  # what is eaten comes back before the mines produce
        more = mined
        if bank < 0 < mining:  # the bank is empty before all mines have produced (TA-8.2)
            more -= min(mining, -bank) * (mined // mining)
        bank = max(0, min(bank, civ.blue_tokens))
        resources += more
        if not simple:
            lost = min(resources, CORRUPTION[bank])
            resources -= lost
            bank += lost
        food += farmed - eaten
        if food < 0:
            culture = max(0, culture + FAMINE * food)
            food = 0
    surplus = farmed - eaten
    found += [
        culture / 50.0,
        civ.culture_rating / 10.0,
        turns * civ.culture_rating / 50.0,
        civ.science_rating / 8.0,
        science / 20.0,
        min(science, 10) / 10.0,
        mined / 8.0,
        resources / 10.0,
        max(0, resources - 8) / 8.0,
        0.0 if simple else CORRUPTION[min(bank, civ.blue_tokens)] / 4.0,
        bank / 16.0,
        farmed / 6.0,
        food / 6.0,
        eaten / 4.0,
        min(0, food + surplus) / 4.0,
        surplus / 4.0,
    ]


def _people(state: Ages, s: int, found: list[float]) -> None:
    """Workers, growth and mood."""
    civ = state.civ[s]
    simple = state.options[VERSION] == SIMPLE
    troubled = 0 if simple else discontent(state, s)
    later = 0
    if state.age < AGES and not simple:
        later = FACES_NEEDED[max(0, civ.yellow_bank - YELLOW_LOST[state.age])] - civ.happiness
    found += [
        (sum(civ.workers) + civ.unused) / 12.0,
        1.0 if civ.unused else 0.0,
        max(0, civ.unused - 1) / 2.0,
        civ.yellow_bank / 16.0,
        POPULATION_PRICE[civ.yellow_bank] / 5.0,
        civ.happiness / 4.0,
        troubled / 2.0,
        1.0 if troubled > civ.unused else 0.0,
        min(3, civ.happiness - FACES_NEEDED[civ.yellow_bank]) / 3.0,
        max(0, later) / 2.0,
    ]


def _strength(state: Ages, s: int, found: list[float]) -> None:
    """Strength beside the rivals, and colonies."""
    civ = state.civ[s]
    strongest = 0
    weakest = 1000
    for other in range(state.seats):
        rival = state.civ[other]
        if other != s and not rival.gone:
            strongest = max(strongest, rival.strength)
            weakest = min(weakest, rival.strength)
    found += [
        civ.strength / 15.0,
        max(0, min(10, civ.strength - strongest)) / 6.0,
        max(0, min(15, strongest - civ.strength)) / 6.0,
        max(-10, min(10, civ.strength - weakest)) / 6.0,
        1.0 if civ.strength > strongest else 0.0,
        1.0 if civ.strength < weakest else 0.0,
        civ.colonization / 4.0,
        len(colonies_of(state, s)) / 2.0,
    ]


def _plans(state: Ages, s: int, turns: float, found: list[float]) -> None:
    """The wonder under construction, room for buildings, events, wars and units."""
    civ = state.civ[s]
    paid = left = 0
    if civ.wonder != NONE:
        stages = STAGES[civ.wonder]
        paid = sum(stages[: civ.stages_built])
        left = sum(stages) - paid
    scored = 0.0
    if state.age >= 2 and state.options[VERSION] != SIMPLE:
        scored = impacts(state, s, impact_odds(state, s, turns))
    edge, _ = war_edge(state, s)
    found += [
        paid / 10.0,
        left / 10.0,
        URBAN_LIMIT[civ.government] / 3.0,
        scored / 30.0,
        edge / 6.0,
        (_sum4(civ.in_future) + _sum4(civ.in_current)) / 3.0,
        civ.rebels / 2.0,
        sum(civ.workers[UNIT0:]) / 3.0,
        omens(state, s) / 10.0,
    ]


def _sum4(packed: int) -> int:
    """The sum of numbers of four bits each."""
    total = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def _rivals(state: Ages, s: int, turns: float, found: list[float]) -> None:
    """What everybody can see of the others, the next player first."""
    for n in range(1, RIVALS + 1):
        civ = state.civ[(s + n) % state.seats]
        if n >= state.seats or civ.gone:
            found += [0.0] * len(RIVAL)
            continue
        mines = workers = 0
        for k in range(SLOTS):
            here = civ.workers[k]
            if here:
                workers += here
                if MINE0 <= k < LAB0:
                    mines += here * (1 + LEVEL[k] + LEVEL[k] // 2)
        found += [
            civ.culture / 50.0,
            civ.culture_rating / 10.0,
            turns * civ.culture_rating / 50.0,
            civ.science_rating / 8.0,
            civ.strength / 15.0,
            mines / 8.0,
            civ.civil_actions / 6.0,
            civ.military_actions / 4.0,
            civ.arms / 4.0,
            workers / 12.0,
        ]


def _things(state: Ages, s: int, found: list[float]) -> None:
    """Workers by where they are, technologies and their levels, leader and wonders."""
    civ = state.civ[s]
    for k in range(SLOTS):
        if civ.workers[k]:
            found[WORKER0 + k] = civ.workers[k] / 2.0
    mask = civ.technologies & ~INITIAL_MASK & ~GOVERNMENT_MASK
    while mask:
        low = mask & -mask
        k = low.bit_length() - 1
        found[TECH0 + k] = 1.0 if k >= SLOTS or civ.workers[k] else UNUSED
        mask ^= low
    if civ.government != DESPOTISM:
        found[TECH0 + civ.government] = 1.0
    if civ.leader != NONE:
        found[TECH0 + civ.leader] = 1.0
    mask = civ.wonders
    while mask:
        low = mask & -mask
        found[TECH0 + WONDER0 + low.bit_length() - 1] = 1.0
        found[BUILDING0 + low.bit_length() - 1] = 1.0
        mask ^= low
    if civ.wonder != NONE:
        stages = STAGES[civ.wonder]
        found[BUILDING0 + civ.wonder - WONDER0] = sum(stages[: civ.stages_built]) / sum(stages)
    for t in range(LEADER):
        best = (civ.technologies & TYPE_MASK[t]).bit_length() - 1 if t != GOVERNMENT else civ.government
        if best >= 0:
            level = float(LEVEL[best])
            if best < SLOTS and not civ.workers[best]:
                level = UNUSED * level + (1.0 - UNUSED) * highest_staffed(civ.workers, civ.technologies & TYPE_MASK[t])
            found[LEVEL0 + t] = level / 3.0
