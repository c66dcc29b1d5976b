"""What the cards do: the effects of data/*.yaml turned once into tables that the rules look up.

Leaders, wonders and special technologies: POWERS (abilities with an amount) and the tables by place of workers.
Action cards: DEEDS. Events: LOTS, a list of (whom, what, how much) for each. Territories, aggressions, wars, pacts,
tactics and bonus cards: their own tables. The few cards that need a function of their own are named where the rule
is: International Agreement and Ravages of Time in event_choices.py, War over Technology in spoils.py.
"""

from __future__ import annotations

from typing import Final

from saecula.data import refuse
from saecula.games.through_the_ages import civil_schema, military_schema
from saecula.games.through_the_ages.components import (
    AGE_OF,
    AGGRESSION0,
    BONUS0,
    CIVIL,
    EVENT0,
    GOVERNMENT,
    HAPPINESS_OF,
    INDEX,
    INFANTRY,
    KINDS,
    LAB,
    LEVEL,
    PACT0,
    SCIENCE_OF,
    SLOTS,
    TACTIC0,
    TECHS,
    TERRITORY0,
    TYPE,
    TYPES,
    WAR0,
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
LEVY: Final = 6  # population and unit in one action (Barbarossa) ...
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


def _slots(types: list[str]) -> list[int]:
    """The places of workers of some types, "urban" and "unit" standing for several."""
    found: list[int] = []
    for k in range(SLOTS):
        urban = LAB <= TYPE[k] < INFANTRY
        unit = TYPE[k] >= INFANTRY
        if TYPES[TYPE[k]] in types or (urban and "urban" in types) or (unit and "unit" in types):
            found.append(k)
    return found


def _lasting(kind: int, effect: civil_schema.CivilEffect) -> bool:
    """Enter a lasting effect into the tables; False if it is none."""
    powers = POWERS[kind]
    if isinstance(effect, civil_schema.StrengthPerUnit):
        types = effect.unit_types
        for k in _slots(["unit"] if types == "any" else [types] if isinstance(types, str) else list(types)):
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
        powers[LEVY] = 1
        powers[LEVY_FOOD] = effect.food_less
        powers[LEVY_RESOURCES] = effect.resources_less
    elif isinstance(effect, civil_schema.IgnoreTactic):
        powers[NO_TACTIC] = 1
    elif isinstance(effect, civil_schema.CulturePerUnit):
        for k in _slots([effect.unit_types]):
            WORKER_CULTURE[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.StrengthPerFace):
        for k in _slots([effect.of]):
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
        for k in _slots([t for t in effect.of if t != "wonder"]):
            FACE_CULTURE[kind][k] += effect.amount * HAPPINESS_OF[k]
        powers[WONDER_FACES] += effect.amount if "wonder" in effect.of else 0
    elif isinstance(effect, civil_schema.WonderDiscount):
        powers[WONDER_LESS] += effect.civil_actions
    elif isinstance(effect, civil_schema.FacesMultiplier):
        powers[DOUBLE_FACES] = 1
    elif isinstance(effect, civil_schema.ScienceDiscount):
        for k in _slots(list(effect.types)):
            SCIENCE_LESS[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.BuildDiscount):
        for k in _slots(list(effect.types)):
            BUILD_LESS[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.UrbanDiscount):
        for k in _slots(["urban"]):
            BUILD_LESS[kind][k] += [0, effect.level_1, effect.level_2, effect.level_3][LEVEL[k]]
    elif isinstance(effect, civil_schema.CulturePerBuilding):
        for k in _slots(list(effect.types)):
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
        for k in _slots(list(effect.types)):
            SURCHARGE[kind][k] += effect.amount
    elif isinstance(effect, civil_schema.DefenseMultiplier):
        powers[DEFENSE_FACTOR] = effect.factor
    elif isinstance(effect, civil_schema.WarDiscount):
        powers[WAR_DISCOUNT] += effect.amount
    elif isinstance(effect, civil_schema.LabsCulture):
        for k in _slots(["lab"]):
            WORKER_CULTURE[kind][k] += effect.amount * LEVEL[k]
    elif isinstance(effect, civil_schema.LabsScience):
        for k in _slots(["lab"]):
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
        for k in _slots(list(effect.types)):
            COMPLETE_WORKER[kind][k] += effect.amount * LEVEL[k]
    else:
        return isinstance(effect, civil_schema.AirSupport)  # TA-11.5 holds for the type
    return True


# --------------------------------------------------------------------------------------------------------- action cards

# What an action card does: DEEDS[kind] is a list of pairs (deed, amount).
BUILD_STAGE: Final = 0
GROW: Final = 1
BUILD: Final = 2
UPGRADE: Final = 3
TECHNOLOGY: Final = 4
EXTRA_ACTIONS: Final = 5
UNITS_PAID: Final = 6
UNITS_PER_STRONGER: Final = 7
SCIENCE: Final = 8
CULTURE: Final = 9
CULTURE_PER_RICHER: Final = 10
FOOD: Final = 11
RESOURCES: Final = 12

DEEDS: Final[list[list[tuple[int, int]]]] = [[] for _ in range(KINDS + 1)]
DEED_SLOTS: Final[list[int]] = [0] * (KINDS + 1)  # the places that a building or upgrading card is good for
BY_PLAYERS: Final[list[list[int]]] = [[] for _ in range(KINDS + 1)]  # amounts by number of players


def _mask(slots: list[int]) -> int:
    return sum([1 << k for k in slots])


def _deed(kind: int, effect: civil_schema.CivilEffect) -> None:
    deeds = DEEDS[kind]
    if isinstance(effect, civil_schema.DoStage):
        deeds.append((BUILD_STAGE, effect.resources_less))
    elif isinstance(effect, civil_schema.DoPopulation):
        deeds.append((GROW, effect.then_food))
    elif isinstance(effect, civil_schema.DoBuild):
        deeds.append((BUILD, effect.resources_less))
        DEED_SLOTS[kind] = _mask(_slots(list(effect.types)))
    elif isinstance(effect, civil_schema.DoUpgrade):
        deeds.append((UPGRADE, effect.resources_less))
        DEED_SLOTS[kind] = _mask(_slots(list(effect.types)))
    elif isinstance(effect, civil_schema.DoTechnology):
        deeds.append((TECHNOLOGY, effect.then_science))
    elif isinstance(effect, civil_schema.TurnMilitary):
        deeds.append((EXTRA_ACTIONS, effect.amount))
    elif isinstance(effect, civil_schema.TurnUnits):
        deeds.append((UNITS_PAID, effect.amount))
    elif isinstance(effect, civil_schema.TurnUnitsPerStronger):
        deeds.append((UNITS_PER_STRONGER, 0))
        BY_PLAYERS[kind] = [0, 0, effect.p2, effect.p3, effect.p4]
    elif isinstance(effect, civil_schema.ScoreScience):
        deeds.append((SCIENCE, effect.amount))
    elif isinstance(effect, civil_schema.ScoreCulture):
        deeds.append((CULTURE, effect.amount))
    elif isinstance(effect, civil_schema.ScorePerRicher):
        deeds.append((CULTURE_PER_RICHER, 0))
        BY_PLAYERS[kind] = [0, 0, effect.p2, effect.p3, effect.p4]
    elif isinstance(effect, civil_schema.ProduceFood):
        deeds.append((FOOD, effect.amount))
    elif isinstance(effect, civil_schema.ProduceResources):
        deeds.append((RESOURCES, effect.amount))
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
        if card.type == "action" and len(DEEDS[k]) > 1 and min([deed for deed, _ in DEEDS[k]]) < EXTRA_ACTIONS:
            raise refuse(files, "civil_cards", card.id, "a card with an action does nothing else")


_read_civil()


def wonders_with(power: int) -> int:
    """The wonders that have an ability, as a mask."""
    return sum([1 << i for i in range(WONDERS) if POWERS[WONDER0 + i][power]])


WITH: Final[list[int]] = [wonders_with(power) for power in range(ABILITIES)]
DOUBLING: Final[int] = WITH[DOUBLE_FACES]

# --------------------------------------------------------------------------------------------------------------- events

# Whom a part of an event befalls.
EACH: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
MOST_CULTURE: Final = 3
MOST_HAPPY: Final = 4
ACTIVE: Final = 5
LEAST_CULTURE: Final = 6
WEAK_LEADER: Final = 7  # the one with the most culture, if it is among the weakest (Barbarians)

# What befalls it.
E_FOOD: Final = 0
E_RESOURCES: Final = 1
E_GAIN_MIX: Final = 2
E_SCIENCE: Final = 3
E_CULTURE: Final = 4
E_POPULATION: Final = 5
E_DRAW: Final = 6
E_LOSE_POPULATION: Final = 7
E_LOSE_CULTURE: Final = 8
E_LOSE_MIX: Final = 9
E_LOSE_FOOD: Final = 10
E_LOSE_COLONY: Final = 11
E_LOSE_BLUE: Final = 12
E_DESTROY_OWN: Final = 13
E_CULTURE_RATING: Final = 14
E_SCIENCE_AS_CULTURE: Final = 15
E_SCIENCE_RATING: Final = 16
E_FARMS: Final = 17  # the amount: 1 if consumption follows
E_MINES: Final = 18  # the amount: 1 if corruption follows
E_REBELLION: Final = 19
E_UNREST: Final = 20
E_EMIGRATION: Final = 21
E_LEADER: Final = 22
E_MARKETS: Final = 23
E_FREE_BUILD: Final = 24  # the amount is the card
E_SKIP_DISCARD: Final = 25
E_TRANSFER: Final = 26
E_AGREEMENT: Final = 27
E_RUIN: Final = 28
E_TERRORISM: Final = 29
E_FARM_OUTPUT: Final = 30  # from here on: the scoring of Age III (TA-13.4)
E_MINE_OUTPUT: Final = 31
E_LEVELS: Final = 32  # the amount for each level; SCORED_SLOTS and SCORED_TECHS say of what
E_COLONIES: Final = 33
E_CIVIL_ACTIONS: Final = 34
E_MILITARY_ACTIONS: Final = 35
E_HAPPINESS: Final = 36
E_CONTENT: Final = 37
E_TECHNOLOGIES: Final = 38
E_WONDERS: Final = 39
E_RANK_SCIENCE: Final = 40
E_RANK_STRENGTH: Final = 41

LOTS: Final[list[list[tuple[int, int, int, int]]]] = [[] for _ in range(KINDS + 1)]  # whom, how many, what, how much
SCORED_SLOTS: Final[list[int]] = [0] * (KINDS + 1)
SCORED_TECHS: Final[list[int]] = [0] * (KINDS + 1)
HAPPY_MOST: Final[list[int]] = [0] * (KINDS + 1)  # at most so much for happy faces
CONTENT_ABOVE: Final[list[int]] = [0] * (KINDS + 1)
TECH_LEVEL: Final[list[list[int]]] = [[0, 0, 0] for _ in range(KINDS + 1)]  # by version
WONDER_SCORE: Final[list[list[int]]] = [[0, 0, 0, 0] for _ in range(KINDS + 1)]
RANK_SCORE: Final[list[list[list[int]]]] = [[[], [], [], [], []] for _ in range(KINDS + 1)]  # by players, then rank
RUIN_AGES: Final[list[int]] = [0] * (KINDS + 1)
RUIN_CULTURE: Final[int] = max(
    [
        e.culture_instead
        for kind in kinds
        if kind.military
        for e in kind.military.effect
        if isinstance(e, military_schema.MustRuin)
    ]
    + [0]
)


def _whom(effect: military_schema.Lot) -> int:
    if isinstance(effect, military_schema.Strongest):
        return STRONGEST
    if isinstance(effect, military_schema.Weakest):
        return WEAKEST
    if isinstance(effect, military_schema.MostCulture):
        return MOST_CULTURE
    return MOST_HAPPY if isinstance(effect, military_schema.MostHappy) else EACH


def _lot(kind: int, lot: military_schema.Lot) -> None:
    whom, many = _whom(lot), lot.count
    found: list[tuple[int, int]] = []
    plain = [
        (E_SCIENCE, lot.score_science), (E_CULTURE, lot.score_culture), (E_LOSE_CULTURE, lot.lose_culture),
        (E_LOSE_BLUE, lot.lose_blue_tokens), (E_RESOURCES, lot.produce_resources), (E_FOOD, lot.produce_food),
        (E_GAIN_MIX, lot.produce_mix), (E_DRAW, lot.draw_military),
        (E_LOSE_POPULATION, lot.lose_population), (E_POPULATION, lot.increase_population),
        (E_LOSE_MIX, lot.lose_mix), (E_LOSE_COLONY, lot.lose_colony),
        (E_REBELLION, lot.lose_civil_actions_next_turn_per_discontent),
        (E_COLONIES, lot.score_per_colony), (E_CIVIL_ACTIONS, lot.score_per_civil_action),
        (E_MILITARY_ACTIONS, lot.score_per_military_action), (E_HAPPINESS, lot.score_per_happy_face),
        (E_UNREST, lot.lose_culture_per_discontent), (E_TECHNOLOGIES, lot.score_per_technology_of_level),
        (E_LEVELS, lot.score_per_level),
    ]  # fmt: skip
    found += [(what, amount) for what, amount in plain if amount]
    if lot.lose_food:
        found.append((E_LOSE_FOOD, 1))
    if lot.destroy_own:
        found.append((E_DESTROY_OWN, _mask(_slots(list(lot.destroy_own)))))
    equal = {
        "culture_rating": E_CULTURE_RATING,
        "science_rating": E_SCIENCE_AS_CULTURE,
        "farm_production": E_FARM_OUTPUT,
        "mine_production": E_MINE_OUTPUT,
    }
    if lot.score_culture_equal_to:
        found.append((equal[lot.score_culture_equal_to], 1))
    if lot.score_science_equal_to:
        found.append((E_SCIENCE_RATING, 1))
    if "farms" in lot.produce_phase:
        found.append((E_FARMS, int(lot.consumption)))
    if "mines" in lot.produce_phase:
        found.append((E_MINES, int(lot.corruption)))
    if lot.lose_population_half_discontent_round_up:
        found.append((E_EMIGRATION, 1))
    if lot.discard_leader_if_not_current_age:
        found.append((E_LEADER, 1))
    if lot.score_per_content_worker_above:
        found.append((E_CONTENT, lot.amount))
        CONTENT_ABOVE[kind] = lot.score_per_content_worker_above
    if lot.score_per_wonder_by_age:
        found.append((E_WONDERS, 1))
        WONDER_SCORE[kind] = [lot.age_a, lot.age_i, lot.age_ii, lot.age_iii]
    if lot.of:
        SCORED_SLOTS[kind] = _mask(_slots(list(lot.of)))
        for k in range(SLOTS, TECHS):
            if (TYPE[k] == GOVERNMENT and "government" in lot.of) or (TYPE[k] > GOVERNMENT and "special" in lot.of):
                SCORED_TECHS[kind] |= 1 << k
    HAPPY_MOST[kind] = lot.max_score
    TECH_LEVEL[kind] = [lot.level_advanced, lot.level_advanced, lot.level_full]
    LOTS[kind] += [(whom, many, what, amount) for what, amount in found]


def _event(kind: int, effect: military_schema.MilitaryEffect) -> None:
    lots = LOTS[kind]
    if isinstance(effect, military_schema.Lot):
        _lot(kind, effect)
    elif isinstance(effect, military_schema.EachChoose):
        lots.append((EACH, 1, E_MARKETS, 2))
    elif isinstance(effect, military_schema.EachMayBuild):
        if INDEX.get(effect.card, SLOTS) >= SLOTS:
            raise refuse(files, "military_cards", kinds[kind].name, f"no workers stand on {effect.card!r}")
        lots.append((EACH, 1, E_FREE_BUILD, INDEX[effect.card]))
    elif isinstance(effect, military_schema.SkipDiscard):
        lots.append((ACTIVE, 1, E_SKIP_DISCARD, 1))
    elif isinstance(effect, military_schema.CultureLeaderWeak):
        lots.append((WEAK_LEADER, effect.weakest, E_LOSE_POPULATION, effect.lose_population))
    elif isinstance(effect, military_schema.TransferYellow):
        lots.append((WEAKEST, 1, E_TRANSFER, effect.amount))
    elif isinstance(effect, military_schema.MayTakeCards):
        lots.append((STRONGEST, 1, E_AGREEMENT, effect.civil_action_value))
    elif isinstance(effect, military_schema.MustRuin):
        RUIN_AGES[kind] = sum([1 << AGE_OF[age] for age in effect.ages])
        lots.append((EACH, 1, E_RUIN, RUIN_AGES[kind]))
    elif isinstance(effect, military_schema.Terrorism):
        lots.append((LEAST_CULTURE, 1, E_TERRORISM, effect.count))
    elif isinstance(effect, military_schema.RankScore):
        lots.append((EACH, 1, E_RANK_SCIENCE if effect.by == "science_rating" else E_RANK_STRENGTH, 1))
        RANK_SCORE[kind] = [[], [0], list(effect.p2), list(effect.p3), list(effect.p4)]
    else:
        raise refuse(files, "military_cards", kinds[kind].name, "this effect has no meaning on an event")


def _read_events() -> None:
    for k in range(EVENT0, TERRITORY0):
        card = kinds[k].military
        if card is not None:
            for effect in card.effect:
                _event(k, effect)


_read_events()

# ---------------------------------------------------------------------------------------------------------- territories


def _territory(name: str, permanent: bool) -> list[int]:
    found: list[int] = []
    for k in range(TERRITORY0, AGGRESSION0):
        card = kinds[k].military
        assert card is not None
        found.append(int(getattr(card.permanent if permanent else card.immediate, name)))
    return found


COLONIES: Final[int] = AGGRESSION0 - TERRITORY0
COLONY_YELLOW: Final[list[int]] = _territory("yellow_tokens", permanent=True)
COLONY_BLUE: Final[list[int]] = _territory("blue_tokens", permanent=True)
COLONY_HAPPINESS: Final[list[int]] = _territory("happiness", permanent=True)
COLONY_STRENGTH: Final[list[int]] = _territory("strength", permanent=True)
COLONY_SCIENCE: Final[list[int]] = _territory("score_science", permanent=False)
COLONY_CULTURE_ONCE: Final[list[int]] = _territory("score_culture", permanent=False)
COLONY_FOOD: Final[list[int]] = _territory("produce_food", permanent=False)
COLONY_RESOURCES: Final[list[int]] = _territory("produce_resources", permanent=False)
COLONY_POPULATION: Final[list[int]] = _territory("increase_population", permanent=False)
COLONY_DRAW: Final[list[int]] = _territory("draw_military", permanent=False)

# ------------------------------------------------------------------------------------------------- aggressions and wars

# What the victor gets: SPOILS[kind - AGGRESSION0] is a list of (what, amount).
S_POPULATION: Final = 0
S_RESOURCES: Final = 1
S_MIX: Final = 2
S_RAID: Final = 3
S_COLONY: Final = 4
S_LEADER: Final = 5
S_WONDER: Final = 6
S_SCIENCE: Final = 7
S_CULTURE: Final = 8
S_WAR_CULTURE: Final = 9
S_WAR_MIX: Final = 10
S_WAR_SCIENCE: Final = 11
S_WAR_YELLOW: Final = 12
S_WAR_POPULATION: Final = 13

BY_LEADER: Final = -1  # the cost in military actions is the level of the rival's leader ...
BY_WONDER: Final = -2  # ... or wonder

SPOILS: Final[list[list[tuple[int, int]]]] = [[] for _ in range(PACT0 - AGGRESSION0)]
ATTACK_COST: Final[list[int]] = [0] * (PACT0 - AGGRESSION0)
ROUND_UP: Final[list[int]] = [0] * (PACT0 - AGGRESSION0)  # half the cost of razed buildings rounded up
PER_ADVANTAGE: Final[list[int]] = [1] * (PACT0 - AGGRESSION0)  # one token or loss for so many points
CULTURE_PER_LOSS: Final[list[int]] = [0] * (PACT0 - AGGRESSION0)


def _spoil(i: int, effect: military_schema.MilitaryEffect) -> None:
    spoils = SPOILS[i]
    if isinstance(effect, military_schema.RivalPopulation):
        spoils.append((S_POPULATION, effect.amount))
    elif isinstance(effect, civil_schema.ProduceResources):
        spoils.append((S_RESOURCES, effect.amount))
    elif isinstance(effect, military_schema.StealMix):
        spoils.append((S_MIX, effect.amount))
    elif isinstance(effect, military_schema.DestroyUrban):
        spoils.append((S_RAID, effect.max_count))
        ROUND_UP[i] = int(effect.gain == "half_cost_round_up")
    elif isinstance(effect, military_schema.TakeColony):
        spoils.append((S_COLONY, effect.count))
    elif isinstance(effect, military_schema.DiscardLeader):
        spoils.append((S_LEADER, effect.culture_per_level))
    elif isinstance(effect, military_schema.DiscardWonder):
        spoils.append((S_WONDER, effect.culture_per_level))
    elif isinstance(effect, military_schema.StealScience):
        spoils.append((S_SCIENCE, effect.amount))
    elif isinstance(effect, military_schema.StealCulture):
        spoils.append((S_CULTURE, effect.amount))
    elif isinstance(effect, military_schema.TakeCulture):
        spoils.append((S_WAR_CULTURE, effect.per_advantage))
    elif isinstance(effect, military_schema.TakeMix):
        spoils.append((S_WAR_MIX, effect.per_advantage))
    elif isinstance(effect, military_schema.TakeScience):
        spoils.append((S_WAR_SCIENCE, effect.per_advantage))
    elif isinstance(effect, military_schema.TakeYellow):
        spoils.append((S_WAR_YELLOW, effect.base))
        PER_ADVANTAGE[i] = effect.advantage_per_token
    elif isinstance(effect, military_schema.LoserPopulation):
        spoils.append((S_WAR_POPULATION, 0))
        PER_ADVANTAGE[i] = effect.advantage_per_loss
        CULTURE_PER_LOSS[i] = effect.victor_culture_per_loss
    else:
        raise refuse(files, "military_cards", kinds[AGGRESSION0 + i].name, "this effect has no meaning on an attack")


def _read_attacks() -> None:
    for k in range(AGGRESSION0, PACT0):
        card = kinds[k].military
        assert card is not None
        for effect in card.effect:
            _spoil(k - AGGRESSION0, effect)
        if card.military_action_cost is not None:
            ATTACK_COST[k - AGGRESSION0] = card.military_action_cost
        else:
            leader = card.military_action_cost_rule == "level_of_target_leader"
            ATTACK_COST[k - AGGRESSION0] = BY_LEADER if leader else BY_WONDER


_read_attacks()
WARS_FROM: Final[int] = WAR0 - AGGRESSION0


def spoil_of(kind: int, what: int) -> bool:
    """Whether an attack card has a certain object."""
    return any([spoil == what for spoil, _ in SPOILS[kind - AGGRESSION0]])


NEEDS_LEADER: Final[list[bool]] = [spoil_of(k, S_LEADER) for k in range(AGGRESSION0, PACT0)]
NEEDS_WONDER: Final[list[bool]] = [spoil_of(k, S_WONDER) for k in range(AGGRESSION0, PACT0)]
NEEDS_COLONY: Final[list[bool]] = [spoil_of(k, S_COLONY) for k in range(AGGRESSION0, PACT0)]
NEEDS_BUILDING: Final[list[bool]] = [spoil_of(k, S_RAID) for k in range(AGGRESSION0, PACT0)]

# ---------------------------------------------------------------------------------------------------------------- pacts

PACTS: Final[int] = TACTIC0 - PACT0


def _pact(name: str) -> list[list[int]]:
    """For each pact what it means to side A and to side B."""
    found: list[list[int]] = []
    for k in range(PACT0, TACTIC0):
        card = kinds[k].military
        assert card is not None
        both = int(getattr(card.both, name))
        found.append([int(getattr(card.side_a, name)) + both, int(getattr(card.side_b, name)) + both])
    return found


PACT_MILITARY: Final[list[list[int]]] = _pact("military_actions")
PACT_ATTACKER: Final[list[list[int]]] = _pact("attacker_strength_vs_partner")
PACT_FOOD_FOR: Final[list[list[int]]] = _pact("use_food_as_resource_per_turn")
PACT_RESOURCE_FOR: Final[list[list[int]]] = _pact("use_resource_as_food_per_turn")
PACT_RESOURCES: Final[list[list[int]]] = _pact("resources_per_turn")
PACT_FOOD: Final[list[list[int]]] = _pact("food_per_turn")
PACT_CULTURE: Final[list[list[int]]] = _pact("culture")
PACT_STRENGTH: Final[list[list[int]]] = _pact("strength")
PACT_ENDS: Final[list[list[int]]] = _pact("ends_on_attack")
PACT_PEACE: Final[list[list[int]]] = _pact("no_attacks")
PACT_NO_WAR: Final[list[list[int]]] = _pact("cannot_be_target_of_war")
PACT_SCIENCE: Final[list[list[int]]] = _pact("technology_science_discount")
PACT_PARTNER_PAYS: Final[list[list[int]]] = _pact("partner_pays_science")
PACT_TOURISM: Final[list[list[int]]] = _pact("culture_per_partner_wonder")
SYMMETRIC: Final[list[bool]] = [bool(kind.military and kind.military.symmetric) for kind in kinds[PACT0:TACTIC0]]

# ---------------------------------------------------------------------------------------------- tactics and bonus cards


def _military(first: int, end: int, name: str) -> list[int]:
    return [int(getattr(kind.military, name) or 0) for kind in kinds[first:end]]


TACTIC_NEEDS: Final[list[list[int]]] = [
    [_military(k, k + 1, name)[0] for name in ("infantry", "cavalry", "artillery")] for k in range(TACTIC0, BONUS0)
]
TACTIC_BONUS: Final[list[int]] = _military(TACTIC0, BONUS0, "bonus")
TACTIC_REDUCED: Final[list[int]] = [  # the bonus of an army with antiquated units (TA-11.3)
    reduced or full for reduced, full in zip(_military(TACTIC0, BONUS0, "obsolete_bonus"), TACTIC_BONUS)
]
DEFENSE: Final[list[int]] = _military(BONUS0, KINDS, "defense")
COLONIZING: Final[list[int]] = _military(BONUS0, KINDS, "colonization")

URBAN_SLOTS: Final[list[int]] = [k for k in range(SLOTS) if LAB <= TYPE[k] < INFANTRY]
URBAN_MASK: Final[int] = _mask(URBAN_SLOTS)
