"""What the cards of a civilization will still bring: its hand, its leader and its wonder, for outlook.py.

Technologies count by when they can be paid for, action cards by what they save, leaders by how long they will stay, the
wonder under construction by its real effect.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.building import upgradable
from saecula.games.through_the_ages.cards import (
    BY_PLAYERS,
    BY_WORKERS,
    COMPLETE_TECH,
    COMPLETE_WORKER,
    DEED_SLOTS,
    DEEDS,
    DO_BUILD,
    DO_CULTURE,
    DO_CULTURE_PER_RICHER,
    DO_EXTRA_ACTIONS,
    DO_FOOD,
    DO_GROW,
    DO_SCIENCE,
    DO_STAGE,
    DO_TECHNOLOGY,
    DO_UNITS,
    DO_UNITS_PER_STRONGER,
    DO_UPGRADE,
    DOUBLE_FACES,
    EXTRA_TOKEN,
    LINER,
    POWERS,
    WITH,
)
from saecula.games.through_the_ages.components import (
    ACTION_CARDS,
    AGES,
    ALL_TECHS,
    CIVIL_KIND,
    CIVIL_OF,
    CULTURE_OF,
    FACES_NEEDED,
    GOVERNMENT,
    HAPPINESS_OF,
    INDEX,
    KINDS,
    LEADER,
    LEADER_CARDS,
    LEVEL,
    MILITARY_OF,
    NONE,
    SCIENCE_COST,
    SCIENCE_OF,
    SLOTS,
    STAGES,
    STRENGTH_OF,
    TECH_CARDS,
    TYPE,
    TYPE_MASK,
    URBAN_LIMIT,
    cards_in,
)
from saecula.games.through_the_ages.horizon import FULL_GAME
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.ratings import level_sum
from saecula.games.through_the_ages.state import HAND_OF, Ages

# What a level of technology is good for, by type: farm, mine, lab, temple, arena, library, theater, infantry, cavalry,
# artillery, air force, government, then the special technologies: military, civil, exploration, construction.
TYPE_WORTH: Final[list[float]] = [
    1.0, 1.3, 1.4, 0.4, 0.4, 1.1, 1.0, 0.6, 0.6, 0.6, 0.8, 0.0, 0.8, 1.6, 0.4, 0.5
]  # fmt: skip
UNUSED: Final = 0.4  # what a level of technology counts before somebody works on it
PATIENCE: Final = 6.0  # turns after which a technology in hand that cannot be paid for before is worth nothing
FOOD_DEED: Final = 0.2  # what action cards bring: less than what the same counts in store, so that they are played
SCIENCE_DEED: Final = 0.45
RESOURCE_DEED: Final = 0.65
UNIT_DEED: Final = 0.4
NO_WORKER: Final = 6.0  # what a wonder saves: whoever builds something else for the same price needs a worker, too
CULTURE: Final = 1.6  # what a point of culture in each turn left counts for a wonder
STAGE_TURNS: Final = 0.8  # how long a stage of a wonder takes, beside everything else
ANY_PRICE: Final = 100  # resources
IDLE: Final = 0.25  # what an action card is still good for if today there is nothing to use it on
RATED: Final[set[int]] = {  # leaders who bring nothing, or not much, that ratings and actions do not show
    INDEX[name]
    for name in (
        "alexander_the_great", "hammurabi", "homer", "julius_caesar", "genghis_khan", "joan_of_arc", "michelangelo",
        "js_bach", "james_cook", "napoleon_bonaparte", "william_shakespeare", "mahatma_gandhi", "rock_and_roll_icon",
        "nikola_tesla", "game_designer", "frederick_barbarossa", "maximilien_robespierre",
    )
}  # fmt: skip
SHOWN: Final = 0.3  # what is left of the worth of their presence
LEADER_TURNS: Final = 6.0  # after which he has brought most of what he can


def _deed_worth(kind: int, culture: bool) -> float:
    """What an action card brings: in culture, or in food, resources and science by what they count, and a bit less."""
    found = 0.0
    for deed, amount in DEEDS[kind]:
        if deed == DO_CULTURE:
            found += amount if culture else 0.0
        elif deed == DO_CULTURE_PER_RICHER:
            found += BY_PLAYERS[kind][3] if culture else 0.0
        elif not culture:
            if deed == DO_UNITS_PER_STRONGER:
                found += UNIT_DEED * BY_PLAYERS[kind][3]
            elif deed in (DO_UNITS, DO_EXTRA_ACTIONS):
                found += UNIT_DEED * amount
            elif deed in (DO_GROW, DO_FOOD):
                found += FOOD_DEED * amount
            elif deed in (DO_TECHNOLOGY, DO_SCIENCE):
                found += SCIENCE_DEED * amount
            else:
                found += RESOURCE_DEED * amount
    return found


DEED_WORTH: Final[list[float]] = [_deed_worth(k, False) for k in range(KINDS)]
ART_WORTH: Final[list[float]] = [_deed_worth(k, True) for k in range(KINDS)]


def technologies(
    state: Ages, s: int, turns: float, share: float, ahead: float, due_science: float, found: list[float]
) -> tuple[float, int]:
    """The best technologies in play, and those in hand that are better, by when they can be paid for.

    Returns what a government in hand will bring, by how much of its price is there, and the price of all of them.
    """
    civ = state.civ[s]
    levels = [0] * LEADER
    in_play = 0.0
    for type_ in range(LEADER):
        mask = civ.technologies & TYPE_MASK[type_]
        if mask and type_ != GOVERNMENT:
            best = mask.bit_length() - 1
            levels[type_] = LEVEL[best]
            staffed = LEVEL[best] if best >= SLOTS or civ.workers[best] else highest_staffed(civ.workers, mask)
            in_play += (UNUSED * LEVEL[best] + (1.0 - UNUSED) * staffed) * TYPE_WORTH[type_]
    found.append(share * in_play)
    worths: list[float] = []
    costs: list[int] = []
    government = saving = 0.0
    price = spent = 0
    own = civ.government
    for age in range(1, AGES):
        for card in cards_in(state.cards[HAND_OF + 4 * s + age] & TECH_CARDS[age], age):
            kind = CIVIL_KIND[card]
            type_ = TYPE[kind]
            if type_ == GOVERNMENT:
                gain = (
                    2.0 * (CIVIL_OF[kind] - CIVIL_OF[own])
                    + 0.3 * (MILITARY_OF[kind] - MILITARY_OF[own])
                    + 0.3 * (URBAN_LIMIT[kind] - URBAN_LIMIT[own])
                    + 0.3 * (HAPPINESS_OF[kind] - HAPPINESS_OF[own])
                    + 1.0 * (CULTURE_OF[kind] - CULTURE_OF[own])
                    + 0.3 * (STRENGTH_OF[kind] - STRENGTH_OF[own])
                )
                faces = civ.happiness + HAPPINESS_OF[kind] - HAPPINESS_OF[own]
                gain -= max(0, FACES_NEEDED[civ.yellow_bank] - faces)
                if gain > government:
                    government = gain
                    price = SCIENCE_COST[kind]
                saving = max(saving, gain * min(1.0, civ.science / SCIENCE_COST[kind]))
                continue
            better = age - levels[type_]
            if better > 0:
                worth = better * TYPE_WORTH[type_]
                at = len(worths)
                worths.append(worth)
                costs.append(0)
                while at and worths[at - 1] < worth:  # the most useful first
                    worths[at] = worths[at - 1]
                    costs[at] = costs[at - 1]
                    at -= 1
                worths[at] = worth
                costs[at] = SCIENCE_COST[kind]
    planned = 0.0
    science = civ.science + max(0.0, due_science)
    rating = max(1.0, float(civ.science_rating))
    patience = min(turns, PATIENCE)
    if worths:
        for i in range(len(worths)):
            spent += costs[i]
            delay = max(0.0, spent - science) / rating
            if delay < patience:
                planned += worths[i] * (1.0 - delay / patience)
    found.append(share * planned)
    delay = max(0.0, price - science) / rating
    found.append(ahead * government * max(0.0, 1.0 - delay / PATIENCE))
    return saving, price + spent


def highest_staffed(workers: list[int], mask: int) -> int:
    """The highest level of some technologies that somebody works on."""
    level = 0
    for k in range(SLOTS):
        if mask >> k & 1 and workers[k]:
            level = max(level, LEVEL[k])
    return level


def action_cards(state: Ages, s: int, lasting: list[float], share: float, found: list[float]) -> None:
    """What the action cards in hand will save or bring."""
    deeds = art = 0.0
    for age in range(AGES):
        sure = min(1.0, lasting[age] / 3.0)  # that it will be played before it is obsolete
        for card in cards_in(state.cards[HAND_OF + 4 * s + age] & ACTION_CARDS[age], age):
            kind = CIVIL_KIND[card]
            deeds += (1.0 if _usable(state, s, kind) else IDLE) * sure * DEED_WORTH[kind]
            art += sure * ART_WORTH[kind]
    found.append(share * deeds)
    found.append(art)


def _usable(state: Ages, s: int, kind: int) -> bool:
    """Whether there is something that an action card helps with, whatever it costs."""
    civ = state.civ[s]
    deed = DEEDS[kind][0][0]
    if deed == DO_STAGE:
        return civ.wonder != NONE
    if deed == DO_UPGRADE:
        return bool(upgradable(state, s, DEED_SLOTS[kind], 0, ANY_PRICE))
    if deed == DO_BUILD or DO_EXTRA_ACTIONS <= deed <= DO_UNITS_PER_STRONGER:
        return civ.unused > 0
    return True


def leaders(state: Ages, s: int, lasting: list[float], found: list[float]) -> None:
    """The leader in play and the best one in hand, by how long they will stay."""
    leader = state.civ[s].leader
    value = 0.0
    if leader != NONE:
        value = (2.5 + LEVEL[leader]) * min(1.0, lasting[LEVEL[leader]] / LEADER_TURNS)
        if leader in RATED:
            value *= SHOWN
    found.append(value)
    best = 0.0
    for age in range(AGES):
        if state.cards[HAND_OF + 4 * s + age] & LEADER_CARDS[age]:
            best = max(best, (2.5 + age) * min(1.0, max(0.0, lasting[age] - 1.0) / LEADER_TURNS) - 0.8 * value)
    found.append(best)


def after_leader(state: Ages, s: int, lasting: list[float]) -> float:
    """What counts too much elsewhere: the ratings of today, in the turns that the leader will not live to see."""
    civ = state.civ[s]
    leader = civ.leader
    if leader == NONE:
        return 0.0
    without = lasting[AGES] - lasting[LEVEL[leader]]
    if without <= 0.0:
        return 0.0
    culture = CULTURE_OF[leader]
    science = SCIENCE_OF[leader]
    if not civ.wonders & WITH[BY_WORKERS]:  # otherwise one cannot tell so easily who it comes from
        culture += max(0, civ.culture_rating - civ.worker_culture - civ.card_culture)
        science += max(0, civ.science_rating - civ.worker_science - civ.card_science)
    late = without * without / FULL_GAME
    return -(without * culture + late * (1.5 * science + 1.5 * CIVIL_OF[leader]))


def wonder_effect(state: Ages, s: int, lasting: list[float], ahead: float, share: float) -> float:
    """What the wonder under construction will bring if it can be finished in time."""
    civ = state.civ[s]
    wonder = civ.wonder
    if wonder == NONE:
        return 0.0
    stages = STAGES[wonder]
    needed = sum(stages[civ.stages_built :]) - civ.resources
    time = max(STAGE_TURNS * (len(stages) - civ.stages_built), needed / (0.5 * (1.0 + output_value(state, s, False))))
    spare = lasting[LEVEL[wonder]] - time  # turns that are left over before it would be lost
    if spare <= 0.0:
        return 0.0
    left = lasting[AGES] - time
    powers = POWERS[wonder]
    value = CULTURE * left * CULTURE_OF[wonder] + ahead * 0.3 * MILITARY_OF[wonder]
    value += (ahead + 6.0 * share) * (SCIENCE_OF[wonder] + CIVIL_OF[wonder])
    value += 4.0 * share * HAPPINESS_OF[wonder] + STRENGTH_OF[wonder] + NO_WORKER * share
    if powers[DOUBLE_FACES] or powers[LINER]:
        value += 4.0 * share
    if powers[EXTRA_TOKEN]:
        value += ahead
    if COMPLETE_TECH[wonder]:
        value += COMPLETE_TECH[wonder] * level_sum(state, s, ALL_TECHS)
    completed = COMPLETE_WORKER[wonder]
    for k in range(SLOTS):
        if completed[k]:
            value += completed[k] * civ.workers[k]
    return value * min(1.0, 0.5 * spare)
