"""The types of Vinci's data files. They are checked when a file is read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saecula.data import Localized

Source = Literal["seed", "public", "recalled", "reconstructed"]
Terrain = Literal["field", "pasture", "forest", "mountain", "hill"]
Symbol = Literal["mine", "port"]
Edge = Literal["north", "east", "south", "west"]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Count = Annotated[int, Meta(ge=0, le=100)]


class Strict(Struct, forbid_unknown_fields=True):
    """A record: every field is there, and no other."""


class Province(Strict):
    """A land area (VI-1.5)."""

    id: Id
    name: Localized
    region: Id
    terrain: Terrain
    mine: bool
    port: bool
    coastal: bool
    board_edges: list[Edge]
    seas: list[Id]
    entry: Literal["edge", "sea", "edge_and_sea", "none"]
    neutral: Annotated[int, Meta(ge=0, le=1)]
    lon: float
    lat: float
    src_name: Source
    src_entry: Source
    src_terrain: Source
    src_symbols: Source


class Provinces(Strict):
    """provinces.yaml."""

    provinces: Annotated[list[Province], Meta(min_length=2, max_length=200)]


class Sea(Strict):
    """A dark-blue sea zone (VI-5.8)."""

    id: Id
    name: Localized
    touches_edge: bool
    board_edges: list[Edge]
    inland: bool
    provinces: list[Id]
    adjacent_seas: list[Id]
    lon: float
    lat: float
    source: Source


class Seas(Strict):
    """seas.yaml."""

    seas: list[Sea]


class Border(Strict):
    """Two adjacent provinces (VI-6.1)."""

    a: Id
    b: Id
    land: bool
    coast: bool
    source: Source


class Borders(Strict):
    """borders.yaml."""

    borders: list[Border]


class Effect(Strict, tag_field="type"):
    """What a tile does; one class for each kind of effect."""


class VpTerrain(Effect, tag="vp_terrain"):
    """Victory points for each province of a terrain."""

    terrain: Terrain
    vp: Count


class VpSymbol(Effect, tag="vp_symbol"):
    """Victory points for each province with a symbol."""

    symbol: Symbol
    vp: Count


class VpProvince(Effect, tag="vp_province"):
    """Victory points for each province."""

    vp: Count


class VpPerToken(Effect, tag="vp_per_token_eliminated"):
    """Victory points for each token eliminated this turn."""

    vp: Count


class FixedCost(Effect, tag="fixed_cost_conquest"):
    """Some conquests of a turn at a fixed cost."""

    cost: Count
    uses_per_turn: Count


class TemporaryTokens(Effect, tag="temporary_tokens"):
    """Tokens for the turn only."""

    tokens: Count


class Forts(Effect, tag="forts"):
    """Forts, a number per turn."""

    per_turn: Count
    defence_cost: Literal[1]
    attack_from_cost: Literal[-1]
    max_per_province: Literal[1]
    forts_stay_in_decline: Literal[True]


class DefenceCost(Effect, tag="defence_cost"):
    """Attackers pay more."""

    delta: Count


class Mountain(Effect, tag="mountain"):
    """Mountains cost less and are worth more."""

    attack_cost: Annotated[int, Meta(ge=-10, le=0)]
    vp_per_mountain: Count


class CoastCost(Effect, tag="attack_cost_coast"):
    """Coastal targets cost less."""

    delta: Annotated[int, Meta(ge=-10, le=0)]


class AttackCost(Effect, tag="attack_cost"):
    """All targets cost less."""

    delta: Annotated[int, Meta(ge=-10, le=0)]


class Pact(Effect, tag="pact"):
    """Opponents who can be named."""

    opponents: Count


class TokensPerTurn(Effect, tag="tokens_per_turn"):
    """Tokens for good, every expansion turn."""

    tokens: Count


class SeaMovement(Effect, tag="sea_movement"):
    """Conquest and cohesion by sea."""


class AllowContact(Effect, tag="allow_contact"):
    """No contact rule."""


class IgnoreCohesion(Effect, tag="ignore_cohesion"):
    """No cohesion rule."""


class EndOfTurnDecline(Effect, tag="end_of_turn_decline"):
    """Decline at the end of the turn."""


class EnterAnywhere(Effect, tag="enter_anywhere"):
    """Every province is an entry province."""


class DoubleOther(Effect, tag="double_other"):
    """Counts as a second copy of the other tile."""


class NoEffect(Effect, tag="none"):
    """Nothing."""


AnyEffect = (
    VpTerrain
    | VpSymbol
    | VpProvince
    | VpPerToken
    | FixedCost
    | TemporaryTokens
    | Forts
    | DefenceCost
    | Mountain
    | CoastCost
    | AttackCost
    | Pact
    | TokensPerTurn
    | SeaMovement
    | AllowContact
    | IgnoreCohesion
    | EndOfTurnDecline
    | EnterAnywhere
    | DoubleOther
    | NoEffect
)


class Tile(Strict):
    """One kind of civilization tile (VI-1.4)."""

    id: Id
    name: Localized
    colour: Literal["yellow", "pink", "blue"]
    variant: Literal["single", "active_only", "also_in_decline"]
    tokens: Count | None
    copies: Count
    copies_first_printing: Count
    on_decline: Literal["removed", "stays", "follows_other"]
    effect: AnyEffect
    specialized_effect: AnyEffect
    specialized_text: Localized
    text: Localized
    src_tokens: Source
    src_effect: Source
    src_copies: Source


class Tiles(Strict):
    """tiles.yaml."""

    tiles: Annotated[list[Tile], Meta(min_length=6, max_length=100)]


class PlayerCount(Strict):
    """A row of the table of player counts (VI-3.6, VI-10.2, VI-12.1)."""

    mode: Literal["standard", "solo", "duel"]
    players: Annotated[int, Meta(ge=1, le=6)]
    real: Annotated[int, Meta(ge=1, le=6)]
    virtual: Annotated[int, Meta(ge=0, le=5)]
    extra_tokens: Count
    victory_points: Annotated[int, Meta(ge=1, le=1000)]
    source: Source


class VirtualPlayer(Strict):
    """The figures of the virtual player's procedure (VI-13)."""

    extra_tokens: Count
    start_score: Count
    extra_tokens_max: Count
    decline_vp_below: Count
    decline_tokens_below: Count
    general_decline_tokens_below: Count
    general_die_modifier: int
    die_faces: Annotated[int, Meta(ge=2, le=100)]


class Difficulty(Strict):
    """How strong the virtual players are (VI-13.12)."""

    id: Id
    start_score: Count
    extra_tokens: Count
    source: Source


class Variant(Strict):
    """A yes/no variant of the virtual players (VI-13.4)."""

    id: Id
    default: bool
    source: Source
    text: Localized


class Colour(Strict):
    """One of the six sets of tokens."""

    id: Id
    name: Localized
    source: Source


class Piece(Strict):
    """A kind of piece in the box (VI-1.2)."""

    id: Id
    count: Annotated[int, Meta(ge=0, le=1000)]
    per_colour: Count
    limit: bool
    source: Source


class Conquest(Strict):
    """The figures of the cost of a conquest (VI-6.4)."""

    base: Count
    forest: Count
    mountain: Count
    per_defending_token: Count
    defender_fort: Count
    from_mountain: Annotated[int, Meta(ge=-10, le=0)]
    from_fort: Annotated[int, Meta(ge=-10, le=0)]
    minimum: Count
    tokens_lost_by_defender: Literal[1]


class Scoring(Strict):
    """What a province is worth (VI-10.1)."""

    province: Count
    mountain: Count


class OptionRow(Strict):
    """An option of the table: its values and the rule behind it."""

    id: Id
    default: str
    values: list[str]
    rule: str
    custom_min: int = 0
    custom_max: int = -1


class Setup(Strict):
    """setup.yaml."""

    player_counts: list[PlayerCount]
    start_score: Count
    skip_cost_vp: Count
    civilization_slots: Annotated[list[str], Meta(min_length=1, max_length=12)]
    tiles_per_civilization: Literal[2]
    min_score: Literal[0]
    max_rounds: Annotated[int, Meta(ge=1, le=10000)]
    virtual_player: VirtualPlayer
    virtual_difficulty: Annotated[list[Difficulty], Meta(min_length=1)]
    virtual_variants: list[Variant]
    colours: Annotated[list[Colour], Meta(min_length=6, max_length=6)]
    pieces: list[Piece]
    conquest: Conquest
    scoring: Scoring
    options: list[OptionRow]
