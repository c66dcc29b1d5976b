"""The types of military_cards.yaml: the cards, and the vocabulary of their effects."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from saecula.data import Localized
from saecula.games.through_the_ages.civil_schema import ProduceResources
from saecula.games.through_the_ages.schema import (
    Age,
    Copies,
    Count,
    Effect,
    Id,
    Optional,
    Scored,
    Signed,
    Source,
    Strict,
    Worked,
)


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
    name: Localized
    age: Age
    type: Literal["event", "territory", "aggression", "war", "pact", "tactic", "bonus"]
    copies: Copies
    copies_2p: Copies
    text: Localized
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
