"""The types of the data files of History of the World. They are checked when a file is read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from saecula.data import Localized

Provenance = Literal["seed", "public", "recalled", "reconstructed"]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Count = Annotated[int, Meta(ge=0, le=100)]
Epoch = Annotated[int, Meta(ge=1, le=7)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Strict(Struct, forbid_unknown_fields=True):
    """A record: every field without a default is there, and no other."""


class Area(Strict):
    """A group of Territories and what it is worth in each Epoch (HW-6.2)."""

    id: Id
    name: Localized
    presence: Annotated[list[Count], Meta(min_length=7, max_length=7)]
    colour: Colour
    provenance: Provenance
    colour_provenance: Provenance


class Areas(Strict):
    """areas.yaml."""

    areas: Annotated[list[Area], Meta(min_length=1, max_length=30)]


class Territory(Strict):
    """A land space; without an Area it is a barren land (HW-2.3)."""

    id: Id
    name: Localized
    area: Id | None
    resource: bool
    lon: float
    lat: float
    provenance: Provenance
    area_provenance: Provenance | None
    resource_provenance: Provenance | None
    source: str = ""


class Territories(Strict):
    """territories.yaml."""

    territories: Annotated[list[Territory], Meta(min_length=2, max_length=200)]


class Border(Strict):
    """Two Territories that touch, and the terrain between them (HW-5.17)."""

    a: Id
    b: Id
    kind: Literal["plain", "forest", "mountain", "great_wall", "strait", "barren"]
    terrain_in: list[Id]
    provenance: Provenance
    terrain_provenance: Provenance | None
    source: str = ""


class Borders(Strict):
    """borders.yaml."""

    borders: list[Border]


class Sea(Strict):
    """A sea or an Ocean (HW-5.3)."""

    id: Id
    name: Localized
    kind: Literal["ocean", "sea"]
    links: list[Id]
    filled_by_ocean_fleet: bool
    coasts: list[Id]
    reconstructed_coasts: list[Id]
    lon: float
    lat: float
    provenance: Provenance
    coasts_provenance: Provenance
    source: str = ""


class Seas(Strict):
    """seas.yaml."""

    seas: Annotated[list[Sea], Meta(min_length=1, max_length=40)]


class Part(Strict):
    """One half of an Empire that is played in two (HW-5.29)."""

    id: Id
    name: Localized
    strength: Count
    capital: Localized | None
    start: Id


class Empire(Strict):
    """An Empire card (HW-3.7)."""

    id: Id
    epoch: Epoch
    order: Annotated[int, Meta(ge=1, le=7)]
    name: Localized
    strength: Count
    capital: Localized | None
    start: Id
    navigation: list[Id]
    provenance: Provenance
    strength_provenance: Provenance
    start_provenance: Provenance
    capital_provenance: Provenance
    navigation_provenance: Provenance
    city_provenance: Provenance | None
    parts: list[Part] = []
    monument_per_resource: bool = False
    navigation_alternatives: str = ""
    source: str = ""


class Empires(Strict):
    """empires.yaml."""

    empires: Annotated[list[Empire], Meta(min_length=49, max_length=49)]


# ------------------------------------------------------------------------------------------------ what a card does


class Effect(Strict, tag_field="kind"):
    """What an event card does; one class for each kind of effect."""


class AttackDice(Effect, tag="attack_dice"):
    """More attack dice until a roll shows equal dice (HW-4.10)."""

    dice: Literal[3]
    ends_on: Literal["triple"]


class AttackBonus(Effect, tag="attack_bonus"):
    """A bonus to every attack (HW-4.11)."""

    bonus: Count


class FleetsToCoins(Effect, tag="fleets_to_coins"):
    """Fleets turn into coins (HW-4.12)."""


class MinorEmpireEffect(Effect, tag="minor_empire"):
    """A second Empire, before the Active Empire (HW-4.6)."""


class Coins(Effect, tag="coins"):
    """Coins (HW-4.8)."""

    amount: Count
    coin_type: Literal["plain", "allied"] = "plain"
    plus_if_capital: Count = 0
    plus_if_navigation: Count = 0


class ExtraFleet(Effect, tag="extra_fleet"):
    """One more fleet (HW-4.14)."""

    amount: Literal[1]
    where: Literal["any_sea"]


class Barbarians(Effect, tag="barbarians"):
    """Attacks out of a barren land (HW-4.15)."""


class AreaAttrition(Effect, tag="area_attrition"):
    """Every army of some Areas rolls a die (HW-4.16)."""

    areas: Annotated[int, Meta(ge=1, le=2)]
    dice: Literal[1]
    adjacent: bool = False


class CivilWar(Effect, tag="civil_war"):
    """Rebels in the Territories of one Empire (HW-4.18)."""

    armies: Annotated[int, Meta(ge=1, le=3)]
    ignore_terrain: Literal[True]


class Crusade(Effect, tag="crusade"):
    """Armies that land from a sea (HW-4.19)."""

    armies: Count
    bonus: Count
    reward_territory: Id
    sea: Id = field(name="from")


class Disaster(Effect, tag="disaster"):
    """Structures fall (HW-4.20)."""

    targets_max: Annotated[int, Meta(ge=1, le=2)]


class WinTies(Effect, tag="win_ties"):
    """Ties are won until armies are lost (HW-4.21)."""

    until_losses: Count


class Forts(Effect, tag="forts"):
    """Forts to place (HW-4.22)."""

    amount: Count
    requires: Literal["capital"]


class IgnoreTerrain(Effect, tag="ignore_terrain"):
    """One kind of terrain gives the defender nothing (HW-4.23)."""

    terrain: Literal["forest", "mountain", "strait"]


class Revolt(Effect, tag="revolt"):
    """An army appears in a Territory and attacks (HW-4.24)."""

    territory: Id
    dice: Literal[3]
    ignore_terrain: Literal[True]


class Jihad(Effect, tag="jihad"):
    """More dice and won ties, until armies are lost (HW-4.21)."""

    dice: Literal[3]
    dice_until_losses: Count
    win_ties_until_losses: Count


class Kingdom(Effect, tag="kingdom"):
    """An army and a city (HW-4.25)."""

    territory: Id


class Migrants(Effect, tag="migrants"):
    """Armies in vacant Territories of an Area (HW-4.26)."""

    area: Id
    armies: Annotated[int, Meta(ge=1, le=3)]


class SeaAttack(Effect, tag="sea_attack_defender_dice"):
    """Fewer defence dice against attacks from the sea (HW-4.27)."""

    dice: Literal[2]


class Pestilence(Effect, tag="pestilence"):
    """Attrition in a Territory and around it (HW-4.28)."""

    dice_center: Annotated[int, Meta(ge=1, le=4)]
    dice_adjacent: Annotated[int, Meta(ge=1, le=4)]


class Plague(Effect, tag="plague"):
    """Attrition that spreads (HW-4.29)."""

    dice_first: Annotated[int, Meta(ge=1, le=4)]
    dice_next: Annotated[int, Meta(ge=1, le=4)]


class Siegecraft(Effect, tag="siegecraft"):
    """A bonus against forts, cities and capitals (HW-4.31)."""

    bonus: Count


class Treachery(Effect, tag="auto_win"):
    """A named Territory surrenders (HW-4.32)."""

    target: Literal["named_enemy_territory"]


AnyEffect = (
    AttackDice
    | AttackBonus
    | FleetsToCoins
    | MinorEmpireEffect
    | Coins
    | ExtraFleet
    | Barbarians
    | AreaAttrition
    | CivilWar
    | Crusade
    | Disaster
    | WinTies
    | Forts
    | IgnoreTerrain
    | Revolt
    | Jihad
    | Kingdom
    | Migrants
    | SeaAttack
    | Pestilence
    | Plague
    | Siegecraft
    | Treachery
)


class MinorEmpire(Strict):
    """The second Empire of a Minor Empire card (HW-4.6)."""

    name: Localized
    strength: Count
    capital: Localized | None
    start: Id
    navigation: list[Id]
    pieces_epoch: Epoch


class Event(Strict):
    """An event card (HW-4.5, HW-4.7)."""

    id: Id
    type: Id
    name: Localized
    copies: Annotated[int, Meta(ge=1, le=10)]
    epochs: Annotated[list[Epoch], Meta(min_length=1, max_length=7)]
    text: Localized
    effect: AnyEffect
    provenance: Provenance
    copies_provenance: Provenance
    empire: MinorEmpire | None = None
    start_alternatives: str = ""
    source: str = ""


class GreatEvents(Strict):
    """great_events.yaml."""

    great_events: list[Event]


class MinorEvents(Strict):
    """minor_events.yaml."""

    minor_events: list[Event]


# ---------------------------------------------------------------------------------------------------------- set-up


class Players(Strict):
    """How many can play (HW-2.8)."""

    min: Literal[3]
    max: Literal[6]
    provenance: Provenance


class Hand(Strict):
    """The event cards of a player (HW-2.5, HW-4.3)."""

    great_events: Count
    minor_events: Count
    events_per_turn_max: Annotated[int, Meta(ge=1, le=2)]
    provenance: Provenance


class Piece(Strict):
    """A kind of piece in the box (HW-1.1)."""

    id: Id
    name: Localized
    count: Annotated[int, Meta(ge=1, le=1000)]
    provenance: Provenance


class Structures(Strict):
    """What structures score (HW-6.6)."""

    capital: Count
    city: Count
    monument: Count
    provenance: Provenance


class Marker(Strict):
    """Supremacy markers of one value (HW-2.7)."""

    value: Count
    count: Count
    provenance: Provenance


class Armies(Strict):
    """The army pieces of an Epoch (HW-1.2)."""

    epoch: Epoch
    name: Localized
    per_colour: Count
    provenance: Provenance


class PlayerColour(Strict):
    """One of the six sets of pieces (HW-2.2)."""

    id: Id
    name: Localized
    provenance: Provenance


class Setup(Strict):
    """setup.yaml."""

    players: Players
    hand: Hand
    pieces: list[Piece]
    structures: Structures
    supremacy_markers: Annotated[list[Marker], Meta(min_length=1)]
    armies: Annotated[list[Armies], Meta(min_length=7, max_length=7)]
    colours: Annotated[list[PlayerColour], Meta(min_length=6, max_length=6)]
