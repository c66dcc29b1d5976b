"""The vocabulary of effects (appendix A): what specials, leaders, religions, governments, artefacts and events can do.

The vocabulary is closed: a kind, parameter or value that is not here is refused when the data are read. One class per
kind; what each kind means is said where the rules apply it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Amount = Annotated[int, Meta(ge=-200, le=200)]
Count = Annotated[int, Meta(ge=0, le=200)]
Age = Annotated[int, Meta(ge=1, le=7)]
Fraction = tuple[Annotated[int, Meta(ge=1, le=10)], Annotated[int, Meta(ge=1, le=10)]]
UnitClass = Literal["infantry", "cavalry", "missile", "naval", "aircraft", "elephant"]
Condition = Literal[
    "has_religion",
    "has_leader",
    "no_disorder",
    "here_not_disordered",
    "leader_in_city",
    "lost_land_area_since_last_production",
]
Duration = Literal["round", "conflict", "action", "turn", "while_present"]
Side = Literal["attack", "defend", "any"]
Terrain = Literal["fertile", "clear", "forest", "jungle", "mountain", "swamp", "desert", "tundra", "sea", "ocean"]
Resource = Literal["wheat", "oil", "elephants"]
Round = Literal["up", "down"]


class Effect(Struct, tag_field="kind", forbid_unknown_fields=True):
    """What a source does; one class per kind."""


# ------------------------------------------------------------------------ lasting: while the source is present


class Stat(Effect, tag="stat"):
    """Adds to a statistic of the empire."""

    stat: Literal["trade", "contact_range", "leader_limit", "leader_draws", "refill", "carry"]
    amount: Amount
    ages: list[Age] = []


class Income(Effect, tag="income"):
    """Adds to the income of a Production: amount times a count, at most cap."""

    amount: Amount
    per: Literal["empire", "city", "city_level", "area", "sea_area", "here", "saved_10"]
    terrain: list[Terrain] = []
    or_resource: Resource | None = None
    cap: Count | None = None


class UnitCost(Effect, tag="unit_cost"):
    """Changes the price of units bought."""

    amount: Amount = 0
    half: bool = False
    classes: list[UnitClass] = []
    not_classes: list[UnitClass] = []
    units: list[Id] = []
    condition: Condition | None = field(default=None, name="while")
    also_new_empires: bool = False


class UnitLevel(Effect, tag="unit_level"):
    """Lowers the level needed to buy or flip to these faces."""

    amount: Amount
    units: list[Id]


class Upkeep(Effect, tag="upkeep"):
    """Units free of upkeep, or another price per unit."""

    free: Count = 0
    per_unit: Count | None = None
    barbarian: Count | None = None


class Move(Effect, tag="move"):
    """Movement points added for matching units."""

    amount: Amount
    classes: list[UnitClass] = []
    into: Literal["own_areas"] | None = None


class Explorer(Effect, tag="explorer"):
    """Units that move with the explorer may enter so many areas more (SA-8.1)."""

    extra_areas: Count


class Conflict(Effect, tag="conflict"):
    """Adds to the total of SA-9.5."""

    amount: Amount
    side: Side
    terrain: list[Terrain] = []
    scope: Literal["home", "here", "here_and_adjacent", "with_city"] | None = None
    versus: Literal["overland"] | None = None
    per: Literal["front_infantry", "front_cavalry", "committed_missile"] | None = None
    cap: Count | None = None
    duration: Duration | None = None


class Ignore(Effect, tag="ignore"):
    """Leaves out parts of the enemy's total or rights."""

    what: list[Literal["terrain", "crossing", "city", "fort", "enemy_support", "enemy_best_front", "enemy_tactician"]]
    side: Literal["attack", "any"]
    duration: Duration


class ConflictTerms(Effect, tag="conflict_terms"):
    """Changes how this round or conflict is fought."""

    terms: list[
        Literal[
            "enemy_commits_first",
            "any_number_in_front",
            "counts_as_tactician",
            "enemy_removes_one_committed_unit",
            "enemy_retreats_if_i_win",
        ]
    ]
    duration: Duration


class Price(Effect, tag="price"):
    """Sets the price of removing disorder (SA-10.11) or of one glory (SA-12.3)."""

    of: Literal["disorder", "glory"]
    amount: Count
    condition: Condition | None = field(default=None, name="while")


class FreeDisorderRemoval(Effect, tag="free_disorder_removal"):
    """Each Civilise action removes so many disorder markers free."""

    amount: Count
    where: Literal["any", "leader_area"]


class ExtraCityStep(Effect, tag="extra_city_step"):
    """The builder's step (SA-10.10)."""

    where: Literal["leader_area"]


class Tactician(Effect, tag="tactician"):
    """The rights of a tactician in a conflict (SA-9.3, 9.5, 9.9, 9.11)."""

    commit_bonus: Count


class HarvestGlory(Effect, tag="harvest_glory"):
    """Glory at each harvest."""

    amount: Amount
    condition: Condition | None = field(default=None, name="while")
    per: Literal["artist_in_city"] | None = None


class On(Effect, tag="on"):
    """Something happens each time the trigger does."""

    trigger: Literal[
        "own_leader_killed",
        "enemy_leader_killed",
        "land_area_conquered",
        "land_area_lost_in_conflict",
        "city_captured",
        "nuke_used_by_other_player",
    ]
    glory: Amount = 0
    money: Amount = 0
    take_glory: Count = 0
    disorder_there: bool = False
    cap_per_turn: Count | None = None


class Immunity(Effect, tag="immunity"):
    """Named events cannot hit the empire, or no event disorders the artefact's area."""

    what: Literal["events", "event_disorder_here"]
    events: list[Id] = []


class Permit(Effect, tag="permit"):
    """Allows what the rules forbid."""

    what: Literal[
        "galley_ocean",
        "count_desert",
        "count_tundra",
        "dark_age_progress",
        "roads",
        "religion_change_without_disorder",
        "government_change_without_disorder",
        "adopt_in_manoeuvre",
        "upward_step_always",
        "no_stop",
        "start_in_any_age",
    ]
    duration: Duration | None = None


class Forbid(Effect, tag="forbid"):
    """Forbids what the rules allow."""

    what: Literal["free_progress", "religion_change", "entry_between"]
    duration: Duration


class Look(Effect, tag="look"):
    """At the start of each turn the owner sees so many top cards of the deck."""

    cards: Count


class HolyWar(Effect, tag="holy_war"):
    """A crusade or jihad lying on an area (SA-10.5)."""

    religion: Literal["christianity", "islam"]
    attack_bonus: Count
    glory: Count


class Proselytise(Effect, tag="proselytise"):
    """Once in each Civilise action: draw, and on a high card disorder or win over an adjacent area."""

    min_card: Count


class Annex(Effect, tag="annex"):
    """Once in each Civilise action: a free infantry unit takes a neutral city next to the empire."""

    each: Literal["civilise"]


# -------------------------------------------------------------------------------------- initial: once, at set-up


class StartWith(Effect, tag="start_with"):
    """What a new empire begins with (SA-5.7)."""

    elite: Count = 0
    forts: Count = 0
    elephants: Count = 0
    units: list[Id] = []
    religion: Id | None = None
    government: Id | None = None
    artefact: Id | None = None


class Convert(Effect, tag="convert"):
    """Units, leaders and cities of another empire in the start areas come over (SA-5.9)."""

    empire: Id


# ------------------------------------------------------------------------------------------------- instant: once


class Gain(Effect, tag="gain"):
    """Money, levels, elite markers, cards or an unnamed leader."""

    money: Amount = 0
    levels: Amount = 0
    not_beyond_others: bool = False
    elite: Count = 0
    cards: Count = 0
    unnamed_leader: Literal["choose"] | None = None


class Scale(Effect, tag="scale"):
    """Multiplies income, money or the harvest."""

    what: Literal["income", "money", "harvest"]
    factor: Fraction
    round: Round


class Icons(Effect, tag="icons"):
    """Changes what the icons of an empire pay at this harvest."""

    mode: Literal["double", "zero_best"]
    cap: Count | None = None


class LoseUnits(Effect, tag="lose_units"):
    """Units return to the reserve, their owner chooses."""

    select: Literal[
        "empire_land_units", "each_city_area_in_region", "areas_next_to_neutral_land", "naval_units_in_sea_area"
    ]
    amount: Count = 0
    fraction: Fraction | None = None
    round: Round = "down"
    count: Count = 0


class Disorder(Effect, tag="disorder"):
    """Puts disorder markers."""

    select: Literal["city_areas", "area_and_neighbours", "land_areas_not_capital"]
    count: Count = 0
    fraction: Fraction | None = None
    round: Round = "down"
    min_areas: Count = 0
    terrain: list[Terrain] = []


class Damage(Effect, tag="damage"):
    """Strikes a land area."""

    terrain: list[Terrain] = []
    or_island: bool = False
    needs: list[Literal["city", "fort", "disorder"]] = []
    not_capital: bool = False
    controlled: Literal["enemy"] | None = None
    units_fraction: Fraction | None = None
    city_levels: Count = 0
    remove: list[Literal["fort", "artefact", "leaders"]] = []
    disorder: bool = False


class Strip(Effect, tag="strip"):
    """The empire loses its government, religion or an unnamed leader."""

    what: Literal["government", "religion", "unnamed_leader"]
    disorder: Literal["capital", "leader_areas", "none"] = "none"


class GiveReligion(Effect, tag="give_religion"):
    """The target takes the religion of the empire doing Civilise (SA-10.8)."""

    glory: Count


class Assassinate(Effect, tag="assassinate"):
    """SA-10.4."""

    draws: Count


class Cancel(Effect, tag="cancel"):
    """A card has no effect, or a revealed marker is void."""

    what: Literal["card", "action"]


class ExtraAction(Effect, tag="extra_action"):
    """An own empire performs an action at once."""

    mode: Literal["repeat", "earlier_step", "unrevealed_marker"]


class ExtraMove(Effect, tag="extra_move"):
    """Land units move again."""

    when: Literal["after_moves", "after_win"]
    units: Count = 0
    areas: Count = 0


class FreeUnits(Effect, tag="free_units"):
    """Units from the reserve without payment."""

    count: Count
    max_cost: Count = 200
    classes: list[UnitClass] = []
    where: Literal["here"] | None = None
    each: Literal["production"] | None = None
    ignore_limit: bool = False


class BringUnits(Effect, tag="bring_units"):
    """Units of an adjacent area join the conflict."""

    count: Count


class TradeTerms(Effect, tag="trade_terms"):
    """For this trade only."""

    total: Amount = 0
    contact_range: Count = 0
    money_if_win: Count = 0
    keep_own_card: bool = False
    both_advance: Count = 0


class TakeCard(Effect, tag="take_card"):
    """See the whole hand of the target and take one card."""


class SwapMarker(Effect, tag="swap_marker"):
    """Exchange a placed, unrevealed marker for an unplaced one."""


class EndGame(Effect, tag="end_game"):
    """The game ends at once (SA-4.2)."""


AnyEffect = (
    Stat
    | Income
    | UnitCost
    | UnitLevel
    | Upkeep
    | Move
    | Explorer
    | Conflict
    | Ignore
    | ConflictTerms
    | Price
    | FreeDisorderRemoval
    | ExtraCityStep
    | Tactician
    | HarvestGlory
    | On
    | Immunity
    | Permit
    | Forbid
    | Look
    | HolyWar
    | Proselytise
    | Annex
    | StartWith
    | Convert
    | Gain
    | Scale
    | Icons
    | LoseUnits
    | Disorder
    | Damage
    | Strip
    | GiveReligion
    | Assassinate
    | Cancel
    | ExtraAction
    | ExtraMove
    | FreeUnits
    | BringUnits
    | TradeTerms
    | TakeCard
    | SwapMarker
    | EndGame
)
