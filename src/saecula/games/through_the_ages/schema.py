"""The types of the data files of Through the Ages. They are checked when a file is read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Source = Literal["seed", "public", "recalled", "reconstructed"]
Age = Literal["A", "I", "II", "III"]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Count = Annotated[int, Meta(ge=0, le=100)]
Signed = Annotated[int, Meta(ge=-100, le=100)]
Copies = Annotated[int, Meta(ge=0, le=9)]

WorkerType = Literal[
    "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air_force"
]
Special = Literal["special_military", "special_civil", "special_exploration", "special_construction"]
Worked = Literal["urban", "farm", "mine"]  # what action cards and events speak of
Scored = Literal["urban", "unit", "arena", "government", "special"]


class Strict(Struct, forbid_unknown_fields=True):
    """A record: no field but these."""


class Optional(Struct, forbid_unknown_fields=True, frozen=True):
    """A record that may be left out, all its numbers being 0 then."""


# ----------------------------------------------------------------------------------------------- effects of civil cards


class Effect(Strict, tag_field="op"):
    """What the numbers printed on a card cannot say; one class for each kind of effect."""


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
    en: str
    it: str
    age: Age
    type: Literal["leader", "wonder", "action", "government"] | WorkerType | Special
    copies_2p: Copies
    copies_3p: Copies
    copies_4p: Copies
    text_en: str
    text_it: str
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


# -------------------------------------------------------------------------------------------- effects of military cards


class Lot(Effect):
    """What befalls some civilizations; the tag says which."""

    count: Count = 1
    produce_food: Count = 0
    produce_resources: Count = 0
    produce_mix: Count = 0
    score_science: Count = 0
    score_culture: Count = 0
    increase_population: Count = 0
    draw_military: Count = 0
    lose_population: Count = 0
    lose_culture: Count = 0
    lose_mix: Count = 0
    lose_food: Literal["all", ""] = ""
    lose_colony: Count = 0
    lose_blue_tokens: Count = 0
    destroy_own: list[Worked] = []
    score_culture_equal_to: Literal["culture_rating", "science_rating", "farm_production", "mine_production", ""] = ""
    score_science_equal_to: Literal["science_rating", ""] = ""
    produce_phase: list[Literal["farms", "mines"]] = []
    consumption: bool = False
    corruption: bool = False
    lose_civil_actions_next_turn_per_discontent: Count = 0
    lose_culture_per_discontent: Count = 0
    lose_population_half_discontent_round_up: bool = False
    discard_leader_if_not_current_age: bool = False
    score_per_level: Count = 0
    of: list[Scored] = []
    score_per_colony: Count = 0
    score_per_civil_action: Count = 0
    score_per_military_action: Count = 0
    score_per_happy_face: Count = 0
    max_score: Count = 0
    score_per_content_worker_above: Count = 0
    amount: Count = 0
    score_per_technology_of_level: Count = 0
    level_full: Count = 0
    level_advanced: Count = 0
    score_per_wonder_by_age: bool = False
    age_a: Count = 0
    age_i: Count = 0
    age_ii: Count = 0
    age_iii: Count = 0


class Each(Lot, tag="each"):
    """Every civilization."""


class Strongest(Lot, tag="strongest"):
    """The strongest."""


class Weakest(Lot, tag="weakest"):
    """The weakest."""


class MostCulture(Lot, tag="most_culture"):
    """The one with the most culture points."""


class MostHappy(Lot, tag="most_happy_all_tied"):
    """All that tie for the most happy faces."""


class EachChoose(Effect, tag="each_choose"):
    """Development of Markets."""

    options: list[Literal["produce_food_2", "produce_resources_2"]]


class EachMayBuild(Effect, tag="each_may_build_free"):
    """A free building or unit."""

    card: Id


class SkipDiscard(Effect, tag="active_player_skips_military_discard"):
    """No discard this turn."""


class CultureLeaderWeak(Effect, tag="if_culture_leader_among_weakest"):
    """Barbarians."""

    weakest: Count
    lose_population: Literal[1]


class TransferYellow(Effect, tag="transfer_yellow_token"):
    """Uncertain Borders."""

    frm: Literal["weakest"]
    to: Literal["strongest"]
    amount: Count


class MayTakeCards(Effect, tag="strongest_may_take_cards"):
    """International Agreement."""

    civil_action_value: Count
    forfeits: Literal["next_political_action"]
    then: Literal["refill_card_row"]


class MustRuin(Effect, tag="each_must_ruin_wonder"):
    """Ravages of Time."""

    ages: list[Age]
    culture_instead: Count


class Terrorism(Effect, tag="least_culture_destroys_urban_of_each_other"):
    """Terrorism."""

    count: Literal[1]


class RankScore(Effect, tag="rank_score"):
    """Culture by rank."""

    by: Literal["science_rating", "strength"]
    p4: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    p3: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    p2: Annotated[list[Count], Meta(min_length=2, max_length=2)]


class RivalPopulation(Effect, tag="rival_lose_population"):
    """Enslave."""

    amount: Count


class StealMix(Effect, tag="steal_mix"):
    """Plunder."""

    amount: Count


class DestroyUrban(Effect, tag="destroy_rival_urban"):
    """Raid."""

    max_count: Count
    same_type_and_level: Literal[True]
    gain: Literal["half_cost_round_up", "half_cost_round_down"]


class TakeColony(Effect, tag="take_colony"):
    """Annex."""

    count: Literal[1]


class DiscardLeader(Effect, tag="rival_discard_leader"):
    """Assassinate."""

    culture_per_level: Count


class DiscardWonder(Effect, tag="rival_discard_unfinished_wonder"):
    """Sabotage."""

    culture_per_level: Count


class StealScience(Effect, tag="steal_science"):
    """Spy."""

    amount: Count


class StealCulture(Effect, tag="steal_culture"):
    """Armed Intervention."""

    amount: Count


class TakeCulture(Effect, tag="take_culture"):
    """War over Culture."""

    per_advantage: Literal[1]


class TakeMix(Effect, tag="take_mix"):
    """War over Resources."""

    per_advantage: Literal[1]


class TakeScience(Effect, tag="take_science_or_special_technologies"):
    """War over Technology."""

    per_advantage: Literal[1]


class TakeYellow(Effect, tag="take_yellow_tokens"):
    """War over Territory."""

    base: Count
    advantage_per_token: Annotated[int, Meta(ge=1, le=100)]


class LoserPopulation(Effect, tag="loser_population_loss"):
    """Holy War."""

    advantage_per_loss: Annotated[int, Meta(ge=1, le=100)]
    victor_culture_per_loss: Count


MilitaryEffect = (
    Each | Strongest | Weakest | MostCulture | MostHappy | EachChoose | EachMayBuild | SkipDiscard | CultureLeaderWeak
    | TransferYellow | MayTakeCards | MustRuin | Terrorism | RankScore | RivalPopulation | StealMix | DestroyUrban
    | TakeColony | DiscardLeader | DiscardWonder | StealScience | StealCulture | TakeCulture | TakeMix | TakeScience
    | TakeYellow | LoserPopulation | ProduceResources
)  # fmt: skip


class Immediate(Optional, frozen=True):
    """What a new colony brings once."""

    score_science: Count = 0
    score_culture: Count = 0
    produce_food: Count = 0
    produce_resources: Count = 0
    increase_population: Count = 0
    draw_military: Count = 0


class Permanent(Optional, frozen=True):
    """What a colony brings as long as it is owned."""

    yellow_tokens: Count = 0
    blue_tokens: Count = 0
    happiness: Count = 0
    strength: Count = 0


class Side(Optional, frozen=True):
    """What a pact means to one of its parties, or to both."""

    military_actions: Signed = 0
    attacker_strength_vs_partner: Count = 0
    use_food_as_resource_per_turn: Annotated[int, Meta(ge=0, le=1)] = 0
    use_resource_as_food_per_turn: Annotated[int, Meta(ge=0, le=1)] = 0
    resources_per_turn: Signed = 0
    food_per_turn: Signed = 0
    culture: Signed = 0
    strength: Signed = 0
    ends_on_attack: bool = False
    no_attacks: bool = False
    cannot_be_target_of_war: bool = False
    technology_science_discount: Count = 0
    partner_pays_science: Count = 0
    culture_per_partner_wonder: Count = 0


class MilitaryCard(Strict):
    """A kind of military card (TA-1.1)."""

    id: Id
    en: str
    it: str
    age: Age
    type: Literal["event", "territory", "aggression", "war", "pact", "tactic", "bonus"]
    copies: Copies
    copies_2p: Copies
    text_en: str
    text_it: str
    effect: list[MilitaryEffect]
    provenance: Source
    sources: list[str]
    simple_game: bool = False
    immediate: Immediate = Immediate()
    permanent: Permanent = Permanent()
    military_action_cost: Count | None = None
    military_action_cost_rule: Literal["level_of_target_leader", "level_of_target_wonder", ""] = ""
    symmetric: bool = False
    side_a: Side = Side()
    side_b: Side = Side()
    both: Side = Side()
    infantry: Count = 0
    cavalry: Count = 0
    artillery: Count = 0
    bonus: Count = 0
    obsolete_bonus: Count | None = None
    defense: Count = 0
    colonization: Count = 0
    seed_confirms: str = ""
    note: str = ""


class MilitaryCards(Strict):
    """military_cards.yaml."""

    cards: Annotated[list[MilitaryCard], Meta(min_length=1, max_length=400)]


# ------------------------------------------------------------------------------------------------------ initial.yaml


class InitialTechnology(Strict):
    """One of the six technologies a civilization begins with."""

    id: Id
    en: str
    it: str
    age: Literal["A"]
    level: Literal[0]
    type: WorkerType | Literal["government"]
    initial_workers: Count
    copies_per_player: Literal[1]
    provenance: Source
    sources: list[str]
    resource_cost: Count = 0
    food: Count = 0
    resources: Count = 0
    culture: Count = 0
    science: Count = 0
    happiness: Count = 0
    strength: Count = 0
    civil_actions: Count = 0
    military_actions: Count = 0
    urban_limit: Count = 0


class Colour(Strict):
    """A player's colour."""

    id: Id
    en: str
    it: str


class Players(Strict):
    """How many play."""

    min: Literal[2]
    max: Literal[4]
    colours: Annotated[list[Colour], Meta(min_length=4, max_length=4)]
    colours_provenance: Source


class Tokens(Strict):
    """What each player begins with (TA-1.8)."""

    yellow_total: Count
    yellow_in_bank: Count
    yellow_on_cards: Count
    yellow_unused_workers: Count
    blue_total: Count
    blue_in_bank: Count
    white_civil_actions: Count
    red_military_actions: Count
    provenance: Source


class YellowSection(Strict):
    """A section of the yellow bank (TA-2.2)."""

    section: Count
    region: Count
    token_from: Count
    token_to: Count
    tokens: Count
    population_cost_food: Count
    consumption_food: Count
    happy_faces_needed_when_empty: Count


class YellowEmpty(Strict):
    """The yellow bank without a token."""

    population_cost_food: None
    consumption_food: Count
    happy_faces_needed: Count


class YellowBank(Strict):
    """The yellow bank."""

    capacity_printed: Count
    provenance: Source
    sources: list[str]
    seed_confirms: str
    sections: Annotated[list[YellowSection], Meta(min_length=1)]
    empty_bank: YellowEmpty


class BlueRegion(Strict):
    """A region of the blue bank (TA-8.6)."""

    region: Count
    token_from: Count
    token_to: Count
    tokens: Count
    corruption_resources: Count


class BlueEmpty(Strict):
    """The blue bank without a token."""

    corruption_resources: Count


class BlueBank(Strict):
    """The blue bank."""

    capacity_printed: Count
    provenance: Source
    sources: list[str]
    seed_confirms: str
    confidence: str
    regions: Annotated[list[BlueRegion], Meta(min_length=1)]
    empty_bank: BlueEmpty


class Track(Strict):
    """A track and its limits (TA-2.5)."""

    id: Literal["culture_points", "science_points", "culture_rating", "science_rating", "strength", "happiness"]
    start: Count
    min: Count
    max: Count | None
    provenance: Source
    printed_max: int = 0


class Initial(Strict):
    """initial.yaml."""

    initial_technologies: Annotated[list[InitialTechnology], Meta(min_length=2, max_length=20)]
    players: Players
    tokens_per_player: Tokens
    yellow_bank: YellowBank
    blue_bank: BlueBank
    tracks: Annotated[list[Track], Meta(min_length=6, max_length=6)]


# ------------------------------------------------------------------------------------------------------- boards.yaml


class Position(Strict):
    """A position of the card row."""

    position: Count
    zone: Count
    civil_action_cost: Count


class CardRow(Strict):
    """The card row (TA-1.3)."""

    size: Count
    provenance: Source
    positions: Annotated[list[Position], Meta(min_length=4, max_length=40)]
    wonder_surcharge_per_completed_wonder: Count


class PlayerCount(Strict):
    """What depends on the number of players."""

    players: Annotated[int, Meta(ge=2, le=4)]
    row_positions_cleared_each_turn: Count
    use_3plus_cards: bool
    use_4plus_cards: bool
    use_pacts: bool
    current_events_at_start: Count
    civil_deck_a: Count
    civil_deck_i: Count
    civil_deck_ii: Count
    civil_deck_iii: Count
    military_deck_i: Count
    military_deck_ii: Count
    military_deck_ii_advanced: Count
    military_deck_iii: Count
    strongest_weakest_two_means: Count
    provenance: Source
    deck_sizes_provenance: Source
    deck_sizes_sources: list[str]


class SeatActions(Strict):
    """Civil actions in the first round."""

    seat: Count
    civil_actions: Count


class Round1(Strict):
    """The first round (TA-3.1)."""

    provenance: Source
    only_action: Literal["take_card"]
    military_actions: Literal[0]
    politics: Literal[False]
    civil_actions_by_seat: Annotated[list[SeatActions], Meta(min_length=4, max_length=4)]


class MilitaryDraw(Strict):
    """The draw at the end of a turn (TA-8.8)."""

    cards_per_unused_military_action: Literal[1]
    max_per_turn: Count
    from_round: Count
    in_age_iv: Literal[False]
    provenance: Source


class Starvation(Strict):
    """TA-8.3."""

    culture_lost_per_missing_food: Count
    provenance: Source


class AgeRow(Strict):
    """An age."""

    id: Literal["A", "I", "II", "III", "IV"]
    level: Count
    en: str
    it: str
    years: str
    culture_for_playing_event: Count | None
    provenance: Source


class AgeEnd(Strict):
    """What the end of an age brings (TA-12)."""

    age: Age
    trigger: str
    obsolete_age: Age | None
    yellow_tokens_lost_full_game: Count
    provenance: Source


class Version(Strict):
    """One of the three versions of the game (TA-0.2)."""

    id: Literal["simple", "advanced", "full"]
    en: str
    it: str
    civil_decks: list[Age]
    military_decks: list[Age]
    politics: bool
    happiness_matters: bool
    corruption: bool
    wars: bool
    ends_after_age: Age
    extra_round: bool
    provenance: Source


class SimpleBonus(Strict):
    """A line of the final scoring of the simple game (TA-13.1)."""

    id: Literal["technologies", "strength", "happiness", "science", "production"]
    culture_each: Count
    of: str
    max: Count | None
    provenance: Source


class AdvancedGame(Strict):
    """TA-1.5."""

    face_up_age_iii_events: Count
    remove_wars_from_military_ii: Count
    remove_pacts_i_and_ii_with_two_players: Count
    provenance: Source


class SimpleGame(Strict):
    """TA-1.4."""

    current_events: Count
    set_aside: Id
    first_event_round: Count
    provenance: Source


class FaceUp(Strict):
    """How many bonus cards lie face up."""

    default: Count
    allowed: list[Count]


class Personal(Strict):
    """Personal bonus cards."""

    removed_at_random: Count
    dealt_in_all: Count


class Chosen(Strict):
    """Bonus cards a player keeps."""

    p2: Count
    p3: Count
    p4: Count


class BonusVariants(Strict):
    """TA-14.5."""

    age_iii_events: Count
    face_up: FaceUp
    age_by_age: Count
    personal: Personal
    cards_chosen_per_player: Chosen
    provenance: Source


class Area(Strict):
    """A place for cards and who may look into it."""

    id: Id
    en: str
    it: str
    face: Literal["down", "up"]
    visible_to: str


class VariantRow(Strict):
    """A variant (TA-14)."""

    id: Id
    en: str
    it: str
    games: list[Literal["simple", "advanced", "full"]]
    provenance: Source


class Boards(Strict):
    """boards.yaml."""

    card_row: CardRow
    player_counts: Annotated[list[PlayerCount], Meta(min_length=3, max_length=3)]
    round_1: Round1
    military_draw: MilitaryDraw
    starvation: Starvation
    ages: Annotated[list[AgeRow], Meta(min_length=5, max_length=5)]
    age_end: Annotated[list[AgeEnd], Meta(min_length=4, max_length=4)]
    game_versions: Annotated[list[Version], Meta(min_length=3, max_length=3)]
    simple_game_bonus: list[SimpleBonus]
    advanced_game: AdvancedGame
    simple_game: SimpleGame
    bonus_variants: BonusVariants
    deck_areas: list[Area]
    variants: list[VariantRow]
