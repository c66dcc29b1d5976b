"""What the civil cards do: the effects of data/civil_cards.yaml turned once into tables that the rules look up.

Leaders, wonders and special technologies: POWERS (abilities with an amount) and the tables by place of workers. Action
cards: DEEDS. The military cards are in military_tables.py.
"""

from __future__ import annotations

from typing import Final

from saecula.data import refuse
from saecula.games.through_the_ages import civil_schema
from saecula.games.through_the_ages.components import (
    CIVIL,
    HAPPINESS_OF,
    INDEX,
    INFANTRY,
    KINDS,
    LAB,
    LEVEL,
    SCIENCE_OF,
    SLOTS,
    TECHS,
    TYPE,
    TYPES,
    WONDER0,
    WONDERS,
    files,
    kinds,
)

# ------------------------------------------------------------------------------- leaders, wonders, special technologies

# The abilities: indexes into POWERS[kind]. The value there is how much of it the card gives.
TAKE_SCIENCE: Final = 0  # science points for a technology taken (Aristotle)
UNIT_RESOURCES: Final = 1  # special resources each turn (Homer)
POPULATION_LESS: Final = 2  # food (Moses)
HAND_CIVIL: Final = 3  # (Library of Alexandria)
HAND_MILITARY: Final = 4
COLUMBUS: Final = 5
LEVIES: Final = 6  # population and unit in one action (Barbarossa) ...
LEVY_FOOD: Final = 7  # ... for so much less
LEVY_RESOURCES: Final = 8
NO_TACTIC: Final = 9  # (Genghis Khan)
ATTACKED_CULTURE: Final = 10  # (Joan of Arc)
PLAY_RESOURCES: Final = 11  # for each technology played (Leonardo)
PLAY_ACTION: Final = 12  # (Newton)
PLAY_CULTURE: Final = 13  # (Einstein)
WONDER_LESS: Final = 14  # civil actions (Michelangelo)
WONDER_FACES: Final = 15  # culture for each happy face of a wonder (Michelangelo)
DOUBLE_FACES: Final = 16  # (St. Peter's Basilica)
BONUS_EXTRA: Final = 17  # a bonus card in colonization (Cook)
COLONY_CULTURE: Final = 18  # (Cook)
MILITARY_REVOLUTION: Final = 19  # (Robespierre)
BEST_ARMY: Final = 20  # (Napoleon)
NO_ATTACKS: Final = 21  # (Gandhi)
ATTACK_FACTOR: Final = 22  # (Gandhi)
DEFENSE_FACTOR: Final = 23  # (Churchill)
WAR_DISCOUNT: Final = 24  # (Churchill)
LAB_MINES: Final = 25  # (Tesla)
RIVALS_PAY: Final = 26  # (Tesla)
LINER: Final = 27  # (Ocean Liner Service) ...
LINER_FOOD: Final = 28
EXTRA_TOKEN: Final = 29  # (Transcontinental Railroad)
BEST_SCIENCE: Final = 30  # (Leonardo, Newton, Einstein)
BEST_THEATER: Final = 31  # (Rock & Roll Icon)
PAIRS: Final = 32  # culture for each pair (Shakespeare)
ON_CARD: Final = 33  # culture for workers on a card (Homer) ...
ON_CARD_KIND: Final = 34
ON_CARD_MOST: Final = 35
BY_WORKERS: Final = 36  # there is something in the tables below
ABILITIES: Final = 37


def _table(width: int) -> list[list[int]]:
    return [[0] * width for _ in range(KINDS + 1)]


POWERS: Final[list[list[int]]] = _table(ABILITIES)
WORKER_CULTURE: Final[list[list[int]]] = _table(SLOTS)  # for each worker on a card
WORKER_SCIENCE: Final[list[list[int]]] = _table(SLOTS)
WORKER_STRENGTH: Final[list[list[int]]] = _table(SLOTS)
SACRIFICE_STRENGTH: Final[list[list[int]]] = _table(SLOTS)  # what of it a sacrificed unit takes along (TA-11.8)
FACE_CULTURE: Final[list[list[int]]] = _table(SLOTS)  # doubled by St. Peter's Basilica (TA-15.6)
FACE_STRENGTH: Final[list[list[int]]] = _table(SLOTS)
BUILD_LESS: Final[list[list[int]]] = _table(SLOTS)  # what a building or unit costs less
SCIENCE_LESS: Final[list[list[int]]] = _table(TECHS)  # what a technology costs less
SURCHARGE: Final[list[list[int]]] = _table(SLOTS)  # what rivals pay more
BEST_SCIENCE_TYPES: Final[list[list[int]]] = [[] for _ in range(KINDS + 1)]
PAIR_TYPES: Final[list[list[int]]] = [[] for _ in range(KINDS + 1)]
COMPLETE_WORKER: Final[list[list[int]]] = _table(SLOTS)  # culture on completion of a wonder: for each worker on a card
COMPLETE_TECH: Final[list[int]] = [0] * (KINDS + 1)  # ... and for each level of each technology


def slots_of(types: list[str]) -> list[int]:
    """The places of workers of some types, "urban" and "unit" standing for several."""
    found: list[int] = []
    for k in range(SLOTS):
        urban = LAB <= TYPE[k] < INFANTRY
        unit = TYPE[k] >= INFANTRY
        if TYPES[TYPE[k]] in types or (urban and "urban" in types) or (unit and "unit" in types):
            found.append(k)
    return found


def _lasting(kind: int, effect: civil_schema.CivilEffect) -> bool:
    """Enter a lasting effect into the tables; False if the effect is not a lasting one."""
    powers = POWERS[kind]
    if isinstance(effect, civil_schema.StrengthPerUnit):
        types = effect.unit_types
        for k in slots_of(["unit"] if types == "any" else [types] if isinstance(types, str) else list(types)):
            WORKER_STRENGTH[kind][k] += effect.amount
            SACRIFICE_STRENGTH[kind][k] += effect.amount if effect.counts_when_sacrificed else 0
    elif isinstance(effect, civil_schema.OnTakeTechnology):
        powers[TAKE_SCIENCE] += effect.science_points
    elif isinstance(effect, civil_schema.UnitResources):
        powers[UNIT_RESOURCES] += effect.amount
    elif isinstance(effect, civil_schema.CulturePerWorkerOn):
        if INDEX.get(effect.card, SLOTS) >= SLOTS:
            raise refuse(files, "civil_cards", kinds[kind].name, f"no workers stand on {effect.card!r}")
        powers[ON_CARD] += effect.amount
        powers[ON_CARD_KIND] = INDEX[effect.card]
        powers[ON_CARD_MOST] = effect.max_workers
    elif isinstance(effect, civil_schema.PopulationDiscount):
        powers[POPULATION_LESS] += effect.amount
    elif isinstance(effect, civil_schema.HandLimit):
        powers[HAND_CIVIL] += effect.civil
        powers[HAND_MILITARY] += effect.military
    elif isinstance(effect, civil_schema.ColonizeFromHand):
        powers[COLUMBUS] = 1
    elif isinstance(effect, civil_schema.PopulationPlusUnit):
        powers[LEVIES] = 1
        powers[LEVY_FOOD] = effect.food_less
        powers[LEVY_RESOURCES] = effect.resources_less
    elif isinstance(effect, civil_schema.IgnoreTactic):
        powers[NO_TACTIC] = 1
    elif isinstance(effect, civil_schema.CulturePerUnit):
        for k in slots_of([effect.unit_types]):
            WORKER_CULTURE[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.StrengthPerFace):
        for k in slots_of([effect.of]):
            FACE_STRENGTH[kind][k] += effect.amount * HAPPINESS_OF[k]
    elif isinstance(effect, civil_schema.OnAttacked):
        powers[ATTACKED_CULTURE] += effect.culture_points
    elif isinstance(effect, civil_schema.BestBuilding):
        powers[BEST_SCIENCE] = 1
        BEST_SCIENCE_TYPES[kind] += [TYPES.index(t) for t in effect.types]
    elif isinstance(effect, civil_schema.OnPlayTechnology):
        powers[PLAY_RESOURCES] += effect.resources
        powers[PLAY_ACTION] += effect.civil_action_back
        powers[PLAY_CULTURE] += effect.culture_points
    elif isinstance(effect, civil_schema.CulturePerFace):
        for k in slots_of([t for t in effect.of if t != "wonder"]):
            FACE_CULTURE[kind][k] += effect.amount * HAPPINESS_OF[k]
        powers[WONDER_FACES] += effect.amount if "wonder" in effect.of else 0
    elif isinstance(effect, civil_schema.WonderDiscount):
        powers[WONDER_LESS] += effect.civil_actions
    elif isinstance(effect, civil_schema.FacesMultiplier):
        powers[DOUBLE_FACES] = 1
    elif isinstance(effect, civil_schema.ScienceDiscount):
        for k in slots_of(list(effect.types)):
            SCIENCE_LESS[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.BuildDiscount):
        for k in slots_of(list(effect.types)):
            BUILD_LESS[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.UrbanDiscount):
        for k in slots_of(["urban"]):
            BUILD_LESS[kind][k] += [0, effect.level_1, effect.level_2, effect.level_3][LEVEL[k]]
    elif isinstance(effect, civil_schema.CulturePerBuilding):
        for k in slots_of(list(effect.types)):
            WORKER_CULTURE[kind][k] += effect.amount
    else:
        return _lasting_more(kind, effect)
    return True


def _lasting_more(kind: int, effect: civil_schema.CivilEffect) -> bool:
    powers = POWERS[kind]
    if isinstance(effect, civil_schema.CulturePerPair):
        powers[PAIRS] += effect.amount
        PAIR_TYPES[kind] += [TYPES.index(t) for t in effect.types]
    elif isinstance(effect, civil_schema.BonusCardExtra):
        powers[BONUS_EXTRA] += effect.amount
    elif isinstance(effect, civil_schema.CulturePerColony):
        powers[COLONY_CULTURE] += effect.amount
    elif isinstance(effect, civil_schema.RevolutionByMilitary):
        powers[MILITARY_REVOLUTION] = 1
    elif isinstance(effect, civil_schema.BestArmyAgain):
        powers[BEST_ARMY] = 1
    elif isinstance(effect, civil_schema.ForbidAttacks):
        powers[NO_ATTACKS] = 1
    elif isinstance(effect, civil_schema.AttackCostFactor):
        powers[ATTACK_FACTOR] = effect.factor
    elif isinstance(effect, civil_schema.BestBuildingDoubled):
        powers[BEST_THEATER] = TYPES.index(effect.types[0])
    elif isinstance(effect, civil_schema.LabsProduce):
        powers[LAB_MINES] = 1
    elif isinstance(effect, civil_schema.RivalsSurcharge):
        powers[RIVALS_PAY] = effect.amount
        for k in slots_of(list(effect.types)):
            SURCHARGE[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.DefenseMultiplier):
        powers[DEFENSE_FACTOR] = effect.factor
    elif isinstance(effect, civil_schema.WarDiscount):
        powers[WAR_DISCOUNT] += effect.amount
    elif isinstance(effect, civil_schema.LabsCulture):
        for k in slots_of(["lab"]):
            WORKER_CULTURE[kind][k] += effect.amount * LEVEL[k]
    elif isinstance(effect, civil_schema.LabsScience):
        for k in slots_of(["lab"]):
            WORKER_SCIENCE[kind][k] += max(effect.amount, -SCIENCE_OF[k])  # TA-15.18: not below 0 per lab
    elif isinstance(effect, civil_schema.FreePopulation):
        powers[LINER] = 1
        powers[LINER_FOOD] = effect.food_less
    elif isinstance(effect, civil_schema.BestMineExtra):
        powers[EXTRA_TOKEN] += effect.tokens
    elif isinstance(effect, civil_schema.CompletePerWorker):
        for k in range(SLOTS):
            name = "unit" if TYPE[k] >= INFANTRY else "urban" if TYPE[k] >= LAB else TYPES[TYPE[k]]
            worth = {"unit": effect.unit, "urban": effect.urban, "farm": effect.farm, "mine": effect.mine}
            COMPLETE_WORKER[kind][k] += worth[name]
    elif isinstance(effect, civil_schema.CompletePerTechnology):
        COMPLETE_TECH[kind] += effect.amount
    elif isinstance(effect, civil_schema.CompletePerBuilding):
        for k in slots_of(list(effect.types)):
            COMPLETE_WORKER[kind][k] += effect.amount * LEVEL[k]
    else:
        return isinstance(effect, civil_schema.AirSupport)  # TA-11.5 holds for the type
    return True


# --------------------------------------------------------------------------------------------------------- action cards

# What an action card does: DEEDS[kind] is a list of pairs (deed, amount).
DO_STAGE: Final = 0
DO_GROW: Final = 1
DO_BUILD: Final = 2
DO_UPGRADE: Final = 3
DO_TECHNOLOGY: Final = 4
DO_EXTRA_ACTIONS: Final = 5
DO_UNITS: Final = 6
DO_UNITS_PER_STRONGER: Final = 7
DO_SCIENCE: Final = 8
DO_CULTURE: Final = 9
DO_CULTURE_PER_RICHER: Final = 10
DO_FOOD: Final = 11
DO_RESOURCES: Final = 12

DEEDS: Final[list[list[tuple[int, int]]]] = [[] for _ in range(KINDS + 1)]
DEED_SLOTS: Final[list[int]] = [0] * (KINDS + 1)  # the places that a building or upgrading card is good for
BY_PLAYERS: Final[list[list[int]]] = [[] for _ in range(KINDS + 1)]  # amounts by number of players


def mask_of_slots(slots: list[int]) -> int:
    """Places of workers as a mask."""
    return sum([1 << k for k in slots])


def _deed(kind: int, effect: civil_schema.CivilEffect) -> None:
    deeds = DEEDS[kind]
    if isinstance(effect, civil_schema.DoStage):
        deeds.append((DO_STAGE, effect.resources_less))
    elif isinstance(effect, civil_schema.DoPopulation):
        deeds.append((DO_GROW, effect.then_food))
    elif isinstance(effect, civil_schema.DoBuild):
        deeds.append((DO_BUILD, effect.resources_less))
        DEED_SLOTS[kind] = mask_of_slots(slots_of(list(effect.types)))
    elif isinstance(effect, civil_schema.DoUpgrade):
        deeds.append((DO_UPGRADE, effect.resources_less))
        DEED_SLOTS[kind] = mask_of_slots(slots_of(list(effect.types)))
    elif isinstance(effect, civil_schema.DoTechnology):
        deeds.append((DO_TECHNOLOGY, effect.then_science))
    elif isinstance(effect, civil_schema.TurnMilitary):
        deeds.append((DO_EXTRA_ACTIONS, effect.amount))
    elif isinstance(effect, civil_schema.TurnUnits):
        deeds.append((DO_UNITS, effect.amount))
    elif isinstance(effect, civil_schema.TurnUnitsPerStronger):
        deeds.append((DO_UNITS_PER_STRONGER, 0))
        BY_PLAYERS[kind] = [0, 0, effect.p2, effect.p3, effect.p4]
    elif isinstance(effect, civil_schema.ScoreScience):
        deeds.append((DO_SCIENCE, effect.amount))
    elif isinstance(effect, civil_schema.ScoreCulture):
        deeds.append((DO_CULTURE, effect.amount))
    elif isinstance(effect, civil_schema.ScorePerRicher):
        deeds.append((DO_CULTURE_PER_RICHER, 0))
        BY_PLAYERS[kind] = [0, 0, effect.p2, effect.p3, effect.p4]
    elif isinstance(effect, civil_schema.ProduceFood):
        deeds.append((DO_FOOD, effect.amount))
    elif isinstance(effect, civil_schema.ProduceResources):
        deeds.append((DO_RESOURCES, effect.amount))
    else:
        raise refuse(files, "civil_cards", kinds[kind].name, "this effect has no meaning on this type of card")


def _read_civil() -> None:
    for k in range(CIVIL):
        card = kinds[k].civil
        if card is None:
            continue
        for effect in card.effect:
            if card.type == "action":
                _deed(k, effect)
            elif not _lasting(k, effect):
                raise refuse(files, "civil_cards", card.id, "this effect has no meaning on this type of card")
        tables = (WORKER_CULTURE, WORKER_SCIENCE, WORKER_STRENGTH, FACE_CULTURE, FACE_STRENGTH)
        if any([any(table[k]) for table in tables]):
            POWERS[k][BY_WORKERS] = 1
        if card.type == "action" and len(DEEDS[k]) > 1 and min([deed for deed, _ in DEEDS[k]]) < DO_EXTRA_ACTIONS:
            raise refuse(files, "civil_cards", card.id, "a card with an action does nothing else")


_read_civil()


def wonders_with(power: int) -> int:
    """The wonders that have an ability, as a mask."""
    return sum([1 << i for i in range(WONDERS) if POWERS[WONDER0 + i][power]])


WITH: Final[list[int]] = [wonders_with(power) for power in range(ABILITIES)]
DOUBLING: Final[int] = WITH[DOUBLE_FACES]

URBAN_SLOTS: Final[list[int]] = [k for k in range(SLOTS) if LAB <= TYPE[k] < INFANTRY]
URBAN_MASK: Final[int] = mask_of_slots(URBAN_SLOTS)
