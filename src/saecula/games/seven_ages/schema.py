"""The types of 7 Ages' data files, checked as a file is read. Map: map_schema.py. Effects: effects_schema.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from saecula.games.seven_ages.effects_schema import Age, Amount, AnyEffect, Count, Id
from saecula.games.seven_ages.map_schema import Names, Source, Strict

Timing = Literal[
    "reaction", "any_time", "civilise", "own_start", "own_production", "own_trade", "own_manoeuvre",
    "production_step", "trade_step", "manoeuvre_step", "action_step", "trade_reveal", "conflict_before",
    "conflict_after", "conflict_won", "after_own_action", "late", "end_turn", "harvest",
]  # fmt: skip
Target = Literal[
    "own_empire", "enemy_empire", "empire_in_contact", "area", "region", "enemy_leader_in_contact",
    "enemy_unnamed_leader", "enemy_player", "all_players", "self", "card", "own_card", "own_side", "two_empires",
    "own_trading_empire", "trading_enemy_empire", "producing_enemy_empire", "acting_enemy_empire",
    "producing_own_empire", "manoeuvring_own_empire", "acted_own_empire", "winning_own_empire",
]  # fmt: skip

# ---------------------------------------------------------------------------------------------------------- units


class Unit(Strict):
    """A unit type: one face of a counter."""

    id: Id
    name: Names
    classes: list[Literal["infantry", "cavalry", "missile", "naval", "aircraft", "elephant", "nuke", "star_wars"]]
    level: Count
    age: Age
    front: dict[Literal["light", "dark", "black"], int]
    support: dict[Literal["light", "dark", "black"], int]
    move: Count | None
    cost: Count
    pool: Literal["colour", "common"]
    negates_city: bool
    ocean_going: bool
    unlimited_move: bool
    frightened_by_elephants: bool
    source: Source
    note: str = ""


class Counter(Strict):
    """A two-faced counter (SA-10.9)."""

    id: Id
    front_face: Id
    back_face: Id
    source: Source
    note: str = ""


class ColourSet(Strict):
    """The counters of one colour."""

    id: Id
    name: Names
    pair: Id | None
    shade: Literal["light", "dark", "black"]
    hex: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    counters: dict[Id, Count]
    unit_total: Count
    markers: dict[str, Count]
    large_total: Count
    source: Source
    note: str = ""


class Pool(Strict):
    """Counters that every empire can get."""

    unit: Id
    count: Count


class Units(Strict):
    """units.yaml."""

    units: list[Unit]
    counter_faces: list[Counter]
    colours: list[ColourSet]
    common_pool: list[Pool]


# ---------------------------------------------------------------------------------------------------------- cards


class StartAge(Strict):
    """An age in which an empire may start (SA-5.2)."""

    age: Age
    condition: Literal["in_play", "not_in_play"] | None
    empire: Id | None


class SetupProgress(Strict):
    """A level at which an empire may start (SA-5.4)."""

    relative_to: Id
    modifier: Amount


class StartArea(Strict):
    """A printed start area."""

    area: Id
    ref: str


class Icon(Strict):
    """A glory icon of an empire (SA-12)."""

    category: Id
    value: Count | None  # none for `resources`: 1 glory per type
    region: Id | None = None
    scope: Literal["land", "sea", "both"] | None = None


class Empire(Strict):
    """The empire of a card."""

    id: Id
    name: Names
    symbol: str | None
    start_ages: list[StartAge]
    min_empires_in_play: Count
    setup_progress: list[SetupProgress]
    start_areas: list[StartArea]
    start_rule: Literal["europe_controlled_by:arabs", "any_disordered_area", "any_neutral_or_weak_coastal"] | None
    money: Count
    colours: list[Id]
    leader_limit: Count
    trade: Amount
    no_cities_ages: list[Age]
    no_cavalry_ages: list[Age]
    no_ships_ages: list[Age]
    named_leaders: list[Id]
    glory: list[Icon]
    special: Names
    effects: list[AnyEffect]
    source_name: Source
    source_data: Source
    note_name: str = ""
    note_data: str = ""


class CardArtefact(Strict):
    """Which artefact a card carries."""

    kind: Literal["artefact", "religion", "government"]
    id: Id


class Card(Strict):
    """A card: empire, event and artefact."""

    number: Count
    value: Annotated[int, Meta(ge=0, le=7)]
    empire: Empire
    event: Id
    artefact: CardArtefact
    source_pairing: Source
    note_pairing: str = ""


class Cards(Strict):
    """cards.yaml."""

    cards: Annotated[list[Card], Meta(min_length=30, max_length=200)]


class EventRow(Strict):
    """An event (SA-10.3)."""

    id: Id
    name: Names
    copies: Count
    timing: Timing
    target: Target
    effects: list[AnyEffect]
    text: Names
    source: Source
    note: str = ""


class Events(Strict):
    """events.yaml."""

    events: list[EventRow]


class EarlyPlay(Strict):
    """The "+" sign of an artefact (SA-10.5)."""

    min_age: Age
    has_all: list[Id]
    condition: Literal["three_empires_in_conflict_this_turn"] | None = None


class Artefact(Strict):
    """An artefact other than a religion or government (SA-10.5)."""

    id: Id
    name: Names
    kind: Literal["artefact"]
    ages: list[Age]
    colour: Literal["green", "red", "blue"]
    place: Literal["area", "card"]
    prerequisite: Id | None
    early_play: EarlyPlay | None
    blue_track_marker: bool
    glory_on_build: Amount
    copies: Count
    effects: list[AnyEffect]
    text: Names
    source: Source
    note: str = ""


class Artefacts(Strict):
    """artefacts.yaml."""

    artefacts: list[Artefact]


class Belief(Strict):
    """A religion or government (SA-10.8)."""

    id: Id
    name: Names
    kind: Literal["religion", "government"]
    ages: list[Age]
    colour: Literal["green"]
    place: Literal["card"]
    glory_on_adopt: Amount
    markers: Count
    cards: Count
    effects: list[AnyEffect]
    text: Names
    source: Source
    note: str = ""


class Religions(Strict):
    """religions.yaml."""

    religions: list[Belief]


class Governments(Strict):
    """governments.yaml."""

    governments: list[Belief]


class LeaderType(Strict):
    """What leaders of one type can do."""

    id: Id
    name: Names
    effects: list[AnyEffect]
    text: Names
    source: Source
    note: str = ""


class NamedLeader(Strict):
    """A leader of one empire and some ages."""

    id: Id
    name: Names
    empire: Id
    ages: list[Age]
    type: Id
    once_per_game: Literal[True]
    source: Source
    note: str = ""


class UnnamedLeaders(Strict):
    """Leaders of one type in the cup."""

    type: Id
    count: Count
    source: Source


class NoLeader(Strict):
    """Blank counters in the cup."""

    count: Count
    source: Source
    note: str = ""


class Leaders(Strict):
    """leaders.yaml."""

    leader_types: list[LeaderType]
    named: list[NamedLeader]
    unnamed: list[UnnamedLeaders]
    no_leader: NoLeader


# ------------------------------------------------------------------------------------- track, actions, categories


class AgeRow(Strict):
    """An age of the progress track."""

    age: Age
    roman: str
    name: Names
    first_level: Count
    last_level: Count
    max_city_level: Count
    blue_marker_offset: Count
    source: Source
    note: str = ""


class Level(Strict):
    """A space of the progress track."""

    level: Count
    age: Age
    dark_age: bool
    units_available: list[Id]
    city_level_unlocked: Count | None
    dark: Names = {}


class End(Strict):
    """When the game ends (SA-4.2)."""

    game_end_above_level: Count
    bonus_glory: Count
    source: Source
    note: str = ""


class Track(Strict):
    """progress_track.yaml."""

    ages: Annotated[list[AgeRow], Meta(min_length=7, max_length=7)]
    levels: list[Level]
    end: End
    source_dark_age: Source
    source_unit_levels: Source
    note_dark_age: str = ""
    note_unit_levels: str = ""


class Action(Strict):
    """An action marker (SA-3.1)."""

    id: Id
    name: Names
    order: Count | None
    markers_per_player: Count
    source: Source


class MaxEmpires(Strict):
    """How many empires a player may have (SA-3.3)."""

    players: Count
    empires: Count


class GoSlowBox(Strict):
    """A box of optional rule 3 (SA-13.3)."""

    id: Id
    order: Count
    min_trade: int | None
    name: Names


class Actions(Strict):
    """actions.yaml."""

    actions: list[Action]
    max_empires: list[MaxEmpires]
    go_slow_boxes: list[GoSlowBox]


class Category(Strict):
    """A glory category (SA-12)."""

    id: Id
    name: Names
    kind: Literal["rank", "per_type", "home", "event"]
    measure: str
    source: Source
    note: str = ""


class Categories(Strict):
    """glory_categories.yaml."""

    glory_categories: list[Category]


class Pieces(Strict):
    """So many counters of a kind."""

    id: Id
    count: int
    note: str


class Manifest(Strict):
    """counters.yaml."""

    large: list[Pieces]
    small: list[Pieces]
    totals: dict[str, int | str]
    limits: dict[str, list[str] | str]
    source: Source
    note: str = ""
