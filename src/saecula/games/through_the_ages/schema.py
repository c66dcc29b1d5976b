"""The types of the data files of Through the Ages, checked when a file is read: what all share, the tokens, the boards.

The cards' own are in civil_schema.py and military_schema.py.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saecula.data import Localized

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


class Effect(Strict, tag_field="op"):
    """What the numbers printed on a card cannot say; one class for each kind of effect."""


# ------------------------------------------------------------------------------------------------------- initial.yaml


class InitialTechnology(Strict):
    """One of the six technologies a civilization begins with."""

    id: Id
    name: Localized
    age: Literal["A"]
    level: Literal[0]
    type: WorkerType | Literal["government"]
    initial_workers: Count
    copies_per_player: Literal[1]
    text: Localized
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
    name: Localized


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


# -------------------------------------------------------------------------------------------------------- boards.yaml


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
    name: Localized
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
    name: Localized
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
    name: Localized
    face: Literal["down", "up"]
    visible_to: str


class VariantRow(Strict):
    """A variant (TA-14)."""

    id: Id
    name: Localized
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
