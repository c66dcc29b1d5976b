"""The types of civil_cards.yaml: the cards, and the vocabulary of their effects."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from saecula.data import Localized
from saecula.games.through_the_ages.schema import (
    Age,
    Copies,
    Count,
    Effect,
    Id,
    Signed,
    Source,
    Special,
    Strict,
    Worked,
    WorkerType,
)


class StrengthPerUnit(Effect, tag="strength_per_unit"):
    """Strength for each unit of some types."""

    unit_types: Literal["any"] | WorkerType | list[WorkerType]
    amount: Count
    counts_when_sacrificed: bool


class OnTakeTechnology(Effect, tag="on_take_technology"):
    """Points for taking a technology card."""

    science_points: Count


class UnitResources(Effect, tag="unit_resources_each_turn"):
    """Special resources for units, every turn."""

    amount: Count


class CulturePerWorkerOn(Effect, tag="culture_per_worker_on"):
    """Culture for workers on one card."""

    card: Id
    amount: Count
    max_workers: Count


class PopulationDiscount(Effect, tag="population_food_discount"):
    """A population increase costs less food."""

    amount: Count


class HandLimit(Effect, tag="hand_limit"):
    """More cards in hand."""

    civil: Count
    military: Count


class ColonizeFromHand(Effect, tag="political_action_colonize_from_hand"):
    """Columbus."""

    uses_per_game: Literal[1]
    leader_stays: Literal[True]


class PopulationPlusUnit(Effect, tag="action_population_plus_unit"):
    """Barbarossa."""

    civil_actions: Literal[1]
    food_less: Count
    resources_less: Count


class IgnoreTactic(Effect, tag="ignore_own_tactic"):
    """The tactics card has no effect."""


class CulturePerUnit(Effect, tag="culture_per_unit"):
    """Culture for each unit of a type."""

    unit_types: WorkerType
    amount: Count


class StrengthPerFace(Effect, tag="strength_per_happy_face"):
    """Strength for happy faces of a type of building."""

    of: WorkerType
    amount: Count
    doubled_by: Id


class OnAttacked(Effect, tag="on_attacked"):
    """Points when somebody attacks."""

    culture_points: Count


class BestBuilding(Effect, tag="science_best_building_level"):
    """Science as high as the level of the best building."""

    types: list[WorkerType]


class OnPlayTechnology(Effect, tag="on_play_technology"):
    """Something for each technology played."""

    resources: Count = 0
    civil_action_back: Count = 0
    culture_points: Count = 0


class CulturePerFace(Effect, tag="culture_per_happy_face"):
    """Culture for happy faces."""

    of: list[Literal["temple", "theater", "wonder"]]
    amount: Count
    doubled_by: Id


class WonderDiscount(Effect, tag="take_wonder_discount"):
    """Wonders cost fewer civil actions to take."""

    civil_actions: Count


class FacesMultiplier(Effect, tag="happy_faces_multiplier"):
    """Happy faces count more than once."""

    factor: Literal[2]
    unhappy_faces_unaffected: Literal[True]


class ScienceDiscount(Effect, tag="technology_science_discount"):
    """Technologies of some types cost less science."""

    types: list[WorkerType]
    amount: Count


class BuildDiscount(Effect, tag="build_resource_discount"):
    """Buildings of some types cost less."""

    types: list[WorkerType]
    amount: Count


class CulturePerBuilding(Effect, tag="culture_per_building"):
    """Culture for each building of some types."""

    types: list[WorkerType]
    amount: Count


class CulturePerPair(Effect, tag="culture_per_pair"):
    """Culture for each pair of buildings of two types."""

    types: Annotated[list[WorkerType], Meta(min_length=2, max_length=2)]
    amount: Count


class BonusCardExtra(Effect, tag="colonization_bonus_card_extra"):
    """Bonus cards are worth more in colonization."""

    amount: Count


class CulturePerColony(Effect, tag="culture_per_colony"):
    """Culture for each colony."""

    amount: Count


class RevolutionByMilitary(Effect, tag="revolution_uses_military_actions"):
    """Robespierre."""


class BestArmyAgain(Effect, tag="strength_best_army_bonus_again"):
    """Napoleon."""


class ForbidAttacks(Effect, tag="forbid_own_attacks"):
    """Its player attacks nobody."""


class AttackCostFactor(Effect, tag="attack_cost_multiplier_against_me"):
    """Attacks on its player cost more."""

    factor: Count


class BestBuildingDoubled(Effect, tag="best_building_culture_doubled"):
    """The culture of the best building counts twice."""

    types: Annotated[list[WorkerType], Meta(min_length=1, max_length=1)]
    count: Literal[1]


class LabsProduce(Effect, tag="labs_produce_resources_per_level"):
    """Tesla's labs."""

    amount: Literal[1]
    counts_for: Id


class RivalsSurcharge(Effect, tag="rivals_build_surcharge"):
    """Rivals pay more for some buildings."""

    types: list[WorkerType]
    amount: Count
    upgrades: Literal[True]


class DefenseMultiplier(Effect, tag="defense_bonus_multiplier"):
    """Defense cards count more than once."""

    factor: Count


class WarDiscount(Effect, tag="new_unit_discount_while_war_declared_on_me"):
    """New units are cheaper in war."""

    amount: Count


class LabsCulture(Effect, tag="labs_produce_culture_per_level"):
    """Labs give culture by level."""

    amount: Count


class LabsScience(Effect, tag="labs_science_each"):
    """Labs give more or less science."""

    amount: Annotated[int, Meta(ge=-100, le=0)]


class FreePopulation(Effect, tag="free_action_increase_population"):
    """Ocean Liner Service."""

    uses_per_turn: Literal[1]
    food_less: Count


class BestMineExtra(Effect, tag="best_mine_extra_token"):
    """Transcontinental Railroad."""

    tokens: Literal[1]


class UrbanDiscount(Effect, tag="urban_discount_by_level"):
    """Urban buildings cost less, by level."""

    level_1: Count
    level_2: Count
    level_3: Count


class CompletePerWorker(Effect, tag="on_complete_culture_per_worker"):
    """Fast Food Chains."""

    unit: Count
    urban: Count
    farm: Count
    mine: Count


class CompletePerTechnology(Effect, tag="on_complete_culture_per_technology_level"):
    """First Space Flight."""

    amount: Count


class CompletePerBuilding(Effect, tag="on_complete_culture_per_building_level"):
    """Hollywood, Internet."""

    types: list[WorkerType]
    amount: Count


class AirSupport(Effect, tag="air_support_doubles_army_bonus"):
    """One air unit in an army doubles its bonus."""

    per_army: Literal[1]


class DoStage(Effect, tag="do_build_wonder_stage"):
    """Engineering Genius."""

    stages: Literal[1]
    resources_less: Count


class DoPopulation(Effect, tag="do_increase_population"):
    """Frugality."""

    then_food: Count


class DoBuild(Effect, tag="do_build"):
    """Rich Land, Ideal Building Site."""

    types: list[Worked]
    resources_less: Count


class DoUpgrade(Effect, tag="do_upgrade"):
    """Efficient Upgrade."""

    types: list[Worked]
    resources_less: Count


class DoTechnology(Effect, tag="do_play_technology"):
    """Breakthrough."""

    then_science: Count


class TurnMilitary(Effect, tag="turn_military_actions"):
    """Military actions for this turn."""

    amount: Count


class TurnUnits(Effect, tag="turn_unit_resources"):
    """Special unit resources for this turn."""

    amount: Count


class TurnUnitsPerStronger(Effect, tag="turn_unit_resources_per_stronger"):
    """The same for each stronger civilization."""

    p2: Count
    p3: Count
    p4: Count


class ScoreScience(Effect, tag="score_science"):
    """Science points."""

    amount: Count


class ScoreCulture(Effect, tag="score_culture"):
    """Culture points."""

    amount: Count


class ScorePerRicher(Effect, tag="score_culture_per_richer"):
    """Culture points for each civilization with more of them."""

    p2: Count
    p3: Count
    p4: Count


class ProduceFood(Effect, tag="produce_food"):
    """Food."""

    amount: Count


class ProduceResources(Effect, tag="produce_resources"):
    """Resources."""

    amount: Count


CivilEffect = (
    StrengthPerUnit | OnTakeTechnology | UnitResources | CulturePerWorkerOn | PopulationDiscount | HandLimit
    | ColonizeFromHand | PopulationPlusUnit | IgnoreTactic | CulturePerUnit | StrengthPerFace | OnAttacked
    | BestBuilding
    | OnPlayTechnology | CulturePerFace | WonderDiscount | FacesMultiplier | ScienceDiscount | BuildDiscount
    | CulturePerBuilding | CulturePerPair | BonusCardExtra | CulturePerColony | RevolutionByMilitary | BestArmyAgain
    | ForbidAttacks | AttackCostFactor | BestBuildingDoubled | LabsProduce | RivalsSurcharge | DefenseMultiplier
    | WarDiscount | LabsCulture | LabsScience | FreePopulation | BestMineExtra | UrbanDiscount | CompletePerWorker
    | CompletePerTechnology | CompletePerBuilding | AirSupport | DoStage | DoPopulation | DoBuild | DoUpgrade
    | DoTechnology | TurnMilitary | TurnUnits | TurnUnitsPerStronger | ScoreScience | ScoreCulture | ScorePerRicher
    | ProduceFood | ProduceResources
)  # fmt: skip


class CivilCard(Strict):
    """A kind of civil card (TA-1.1)."""

    id: Id
    name: Localized
    age: Age
    type: Literal["leader", "wonder", "action", "government"] | WorkerType | Special
    copies_2p: Copies
    copies_3p: Copies
    copies_4p: Copies
    text: Localized
    effect: list[CivilEffect]
    provenance: Source
    sources: list[str]
    science_cost: Count = 0
    revolution_cost: Count = 0
    resource_cost: Count = 0
    stages: list[Count] = []
    stages_per_action: Count = 1
    culture: Signed = 0
    science: Signed = 0
    happiness: Signed = 0
    strength: Signed = 0
    colonization: Count = 0
    food: Count = 0
    resources: Count = 0
    civil_actions: Signed = 0
    military_actions: Signed = 0
    urban_limit: Count = 0
    blue_tokens: Count = 0
    seed_confirms: str = ""
    note: str = ""


class CivilCards(Strict):
    """civil_cards.yaml."""

    cards: Annotated[list[CivilCard], Meta(min_length=1, max_length=400)]
