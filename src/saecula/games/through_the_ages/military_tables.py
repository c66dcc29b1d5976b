"""What the military cards do: the effects of data/military_cards.yaml turned once into tables that the rules look up.

Events: LOTS, a list of (whom, what, how much) for each. Territories, aggressions, wars, pacts, tactics and bonus cards:
their own tables. The few cards that need a function of their own are named where the rule is: International Agreement
and Ravages of Time in event_choices.py, War over Technology in spoils.py.
"""

from __future__ import annotations

from typing import Final

from saecula.data import refuse
from saecula.games.through_the_ages import civil_schema, military_schema
from saecula.games.through_the_ages.cards import mask_of_slots, slots_of
from saecula.games.through_the_ages.components import (
    AGE_OF,
    AGGRESSION0,
    BONUS0,
    EVENT0,
    GOVERNMENT,
    INDEX,
    KINDS,
    PACT0,
    SLOTS,
    TACTIC0,
    TECHS,
    TERRITORY0,
    TYPE,
    WAR0,
    files,
    kinds,
)

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
        found.append((E_DESTROY_OWN, mask_of_slots(slots_of(list(lot.destroy_own)))))
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
        SCORED_SLOTS[kind] = mask_of_slots(slots_of(list(lot.of)))
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

# What the victor gets: SPOILS_OF[kind - AGGRESSION0] is a list of (what, amount).
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

SPOILS_OF: Final[list[list[tuple[int, int]]]] = [[] for _ in range(PACT0 - AGGRESSION0)]
ATTACK_COST: Final[list[int]] = [0] * (PACT0 - AGGRESSION0)
ROUND_UP: Final[list[int]] = [0] * (PACT0 - AGGRESSION0)  # half the cost of razed buildings rounded up
PER_ADVANTAGE: Final[list[int]] = [1] * (PACT0 - AGGRESSION0)  # one token or loss for so many points
CULTURE_PER_LOSS: Final[list[int]] = [0] * (PACT0 - AGGRESSION0)


def _spoil(i: int, effect: military_schema.MilitaryEffect) -> None:
    spoils = SPOILS_OF[i]
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
    return any([spoil == what for spoil, _ in SPOILS_OF[kind - AGGRESSION0]])


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
COLONIZATION_VALUE: Final[list[int]] = _military(BONUS0, KINDS, "colonization")
