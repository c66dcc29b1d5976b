"""The types of the data files of Heroes of the World. They are checked when a file is read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from saecula.data import Localized

Source = Literal["seed", "public", "recalled", "reconstructed"]
Era = Literal["ancient", "modern"]
Color = Literal["beige", "orange"]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Count = Annotated[int, Meta(ge=0, le=200)]
Few = Annotated[int, Meta(ge=1, le=30)]
Sources = list[str]  # keys of setup.yaml's list of sources


class Strict(Struct, forbid_unknown_fields=True):
    """A record: every field is there, and no other."""


class Territory(Strict):
    """One of the areas of the map (HO-1.1)."""

    id: Id
    name: Localized
    era: Era
    color: Color
    ladder_slots: Annotated[int, Meta(ge=1, le=6)]
    adjacent: list[Id]
    label_lon: float
    label_lat: float
    outline: list[list[float]]
    prov_name: Source
    prov_era: Source
    prov_ladder: Source
    prov_map: Source
    sources: Sources


class Border(Strict):
    """Two adjacent territories (HO-10.4)."""

    a: Id
    b: Id
    across_board_edge: bool
    provenance: Source
    note: str


class Territories(Strict):
    """territories.yaml."""

    territories: Annotated[list[Territory], Meta(min_length=2, max_length=12)]
    borders: list[Border]


class Hero(Strict):
    """A hero card (HO-1.2)."""

    id: Id
    name: Localized
    title: Localized
    years: Localized
    era: Era
    territories: Annotated[list[Id], Meta(min_length=1)]
    population: Count
    discoveries: Annotated[int, Meta(ge=0, le=9)]
    conquest: Count
    treasure: Count
    copies: Literal[1]
    prov_name: Source
    prov_era: Source
    prov_territories: Source
    prov_values: Source
    sources: Sources


class Heroes(Strict):
    """heroes.yaml."""

    heroes: Annotated[list[Hero], Meta(min_length=2, max_length=200)]


class Discovery(Strict):
    """A kind of discovery token (HO-1.3)."""

    id: Id
    name: Localized
    era: Era
    color: Color
    value: Annotated[int, Meta(ge=0, le=20)]
    copies: Few
    prov_name: Source
    prov_value: Source
    prov_era: Source
    prov_copies: Source
    sources: Sources


class Discoveries(Strict):
    """discoveries.yaml."""

    discoveries: Annotated[list[Discovery], Meta(min_length=2, max_length=200)]


class Power(Strict, tag_field="type"):
    """What a wonder can do; one class for each kind of power (HO-11.8)."""


class PlacePopulation(Power, tag="place_population"):
    """Place units in the hero's territories."""

    amount_max: Few
    where: Literal["hero_territories"]
    split: Literal["free"]


class CancelConquest(Power, tag="cancel_conquest"):
    """The result of a conquest has no effect."""


class RedirectConquest(Power, tag="redirect_conquest"):
    """Another player becomes the defender."""

    to: Literal["other_player_present"]


class ScoreAsThird(Power, tag="score_as_third"):
    """Score the lowest token of a ladder."""

    cumulative: Literal[True]
    needs_population: Literal[False]


class ExtraDraw(Power, tag="extra_draw"):
    """Draw more tokens and return as many."""

    extra: Few
    keep: Literal["hero_discoveries"]


class RankBonus(Power, tag="rank_bonus"):
    """Count for more units in one scoring."""

    population: Few
    needs_population: Literal[True]


class RerollConquest(Power, tag="reroll_conquest"):
    """Roll the die again."""


class GainGold(Power, tag="gain_gold"):
    """Take coins."""

    amount: Few


class MovePopulation(Power, tag="move_population"):
    """Move units from one territory to any other."""

    amount_max: Few
    origin: Literal["one_territory"] = field(name="from")
    to: Literal["one_any_territory"]
    cost: Literal[0]


AnyPower = (
    PlacePopulation
    | CancelConquest
    | RedirectConquest
    | ScoreAsThird
    | ExtraDraw
    | RankBonus
    | RerollConquest
    | GainGold
    | MovePopulation
)


class Wonder(Strict):
    """A wonder (HO-1.4)."""

    id: Id
    name: Localized
    era: Era
    home: Id
    usable: Literal["own_turn", "others_turn", "any_turn"]
    window: Literal[
        "own_turn_any", "own_turn_after_hero", "before_discovery_draw", "scoring_rank", "scoring_points",
        "conquest_declared", "conquest_rolled_attacker", "conquest_rolled_defender",
    ]  # fmt: skip
    two_players: bool
    text: Localized
    effect: AnyPower
    prov_name: Source
    prov_era: Source
    prov_power: Source
    sources: Sources
    prov_note: str = ""


class Wonders(Strict):
    """wonders.yaml."""

    wonders: Annotated[list[Wonder], Meta(min_length=9, max_length=9)]


class Result(Strict):
    """What a face of the die does (HO-9.6). `who` loses, flees or is replaced; both where there is no `who`."""

    type: Literal["remove", "replace", "move", "steal_gold", "remove_both"]
    amount: Literal["conquest", "conquest_plus_era"]
    cap: Literal[
        "defender_units", "attacker_units", "defender_units_and_attacker_supply", "defender_gold", "min_of_both_units"
    ]
    who: Literal["defender", "attacker", ""] = ""
    by: Literal["attacker", ""] = ""
    to: Literal["one_adjacent_in_play", "attacker", ""] = ""
    chooser: Literal["defender", ""] = ""
    victim: Literal["defender", ""] = field(name="from", default="")


class Face(Strict):
    """A result of the conquest die (HO-1.7)."""

    id: Id
    name: Localized
    faces: Few
    favours_attacker: bool
    amount: str
    text: Localized
    effect: Result
    prov_kind: Source
    prov_name: Source
    prov_amount: Source
    sources: Sources


class Die(Strict):
    """conquest_die.yaml."""

    faces: Annotated[list[Face], Meta(min_length=1, max_length=20)]


class About(Strict):
    """Who made the game, for how many players."""

    id: Literal["heroes_of_the_world"]
    name: Localized
    designer: str
    publishers: list[str]
    year: int
    players_min: Literal[2]
    players_max: Literal[5]
    provenance: Source
    sources: Sources


class Colour(Strict):
    """One of the sets of figures."""

    id: Id
    name: Localized
    provenance: Source


class EraRow(Strict):
    """One of the two eras (HO-0.1)."""

    id: Era
    order: Annotated[int, Meta(ge=1, le=2)]
    color: Color
    name: Localized
    era_value: Count
    completed_ladders_to_end: Few
    territories_in_play: Few
    prov_era_value: Source
    prov_end: Source


class Constant(Strict):
    """A figure of the rules."""

    key: Id
    value: Annotated[int, Meta(ge=0, le=1000)]
    provenance: Source
    sources: Sources


class OptionRow(Strict):
    """A ruling that a table may switch."""

    key: Id
    default: str | bool
    choices: Annotated[list[str | bool], Meta(min_length=2)]
    rule: str


class SourceRow(Strict):
    """Where something is known from."""

    key: str
    where: str
    gave: str


class Note(Strict):
    """What a reader is told about where a component comes from."""

    id: Literal["card_reconstructed", "values_reconstructed"]
    text: Localized


class Setup(Strict):
    """setup.yaml."""

    game: About
    colors: Annotated[list[Colour], Meta(min_length=5, max_length=5)]
    eras: Annotated[list[EraRow], Meta(min_length=2, max_length=2)]
    constants: list[Constant]
    options: list[OptionRow]
    notes: Annotated[list[Note], Meta(min_length=2, max_length=2)]
    sources: list[SourceRow]
