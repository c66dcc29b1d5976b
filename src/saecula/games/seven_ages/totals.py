"""SA-9.4 to SA-9.8: what each side of a conflict adds up to in a round, item by item.

A set of pieces of one empire is a bit mask of *places in the set*: its own pieces first, then the common pool.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import (
    ARROW_DEFENCE,
    FORT_DEFENCE,
    INVASION_DEFENCE,
    LAND,
    LANDS,
    OVERLAND,
    RIVER_DEFENCE,
    cavalry_modifier,
    terrain_defence,
)
from saecula.games.seven_ages.cards import GOOD_INDEX, VALUE
from saecula.games.seven_ages.effects import (
    CONFLICT_ROWS,
    EFFECTS,
    FIRST_GOOD,
    NOWHERE,
    ConflictRow,
    sources,
)
from saecula.games.seven_ages.effects_schema import HolyWar
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import (
    CAVALRY,
    ELEPHANT,
    FIRST_COMMON,
    FIRST_PIECE,
    FRIGHTENED,
    FRONT,
    INFANTRY,
    MISSILE,
    NEGATES_CITY,
    SUPPORT,
)

OWN_PLACES: Final = 32  # of a set's own pieces in a mask; the common pool comes after them
MOST_ELITE: Final = 3  # elite markers that count in a round
HOLY_WARS: Final[list[int]] = [GOOD_INDEX["crusade"], GOOD_INDEX["jihad"]]

# How the attackers came in, as a mask (SA-9.6).
BY_RIVER: Final = 1
BY_ARROW: Final = 2
BY_SEA: Final = 4
BY_LAND: Final = 8

# Terms of a side set by events, as a mask (effects `ignore` and `conflict_terms`).
NO_TERRAIN: Final = 1
NO_CROSSING: Final = 2
NO_CITY: Final = 4
NO_FORT: Final = 8
NO_ENEMY_SUPPORT: Final = 16
NO_ENEMY_BEST_FRONT: Final = 32
NO_ENEMY_TACTICIAN: Final = 64
ENEMY_COMMITS_FIRST: Final = 128
ANY_NUMBER_IN_FRONT: Final = 256
AS_TACTICIAN: Final = 512
ENEMY_REMOVES_ONE: Final = 1024
ENEMY_RETREATS: Final = 2048
TERM_OF: Final = {  # by the word in the data
    "terrain": NO_TERRAIN,
    "crossing": NO_CROSSING,
    "city": NO_CITY,
    "fort": NO_FORT,
    "enemy_support": NO_ENEMY_SUPPORT,
    "enemy_best_front": NO_ENEMY_BEST_FRONT,
    "enemy_tactician": NO_ENEMY_TACTICIAN,
    "enemy_commits_first": ENEMY_COMMITS_FIRST,
    "any_number_in_front": ANY_NUMBER_IN_FRONT,
    "counts_as_tactician": AS_TACTICIAN,
    "enemy_removes_one_committed_unit": ENEMY_REMOVES_ONE,
    "enemy_retreats_if_i_win": ENEMY_RETREATS,
}
FOR_ONE_ROUND: Final = (
    ENEMY_COMMITS_FIRST
    | ANY_NUMBER_IN_FRONT
    | ENEMY_REMOVES_ONE
    | ENEMY_RETREATS
    | NO_ENEMY_SUPPORT
    | NO_ENEMY_BEST_FRONT
)

# The items of a total, in the order of SA-9.5.
ITEMS: Final = [
    "card", "front", "support", "elite", "age", "disorder", "tactician", "special", "event", "terrain", "crossing",
    "fort", "city",
]  # fmt: skip
CARD: Final = 0
FRONT_ITEM: Final = 1
SUPPORT_ITEM: Final = 2
ELITE: Final = 3
AGE: Final = 4
DISORDER: Final = 5
TACTICIAN: Final = 6
SPECIAL: Final = 7
EVENT: Final = 8
TERRAIN: Final = 9
CROSSING: Final = 10
FORT: Final = 11
CITY: Final = 12


def place_in_set(empire: int, piece: int) -> int:
    """Where a piece stands in masks of its empire's pieces."""
    return OWN_PLACES + piece - FIRST_COMMON if piece >= FIRST_COMMON else piece - FIRST_PIECE[empire]


def piece_at(empire: int, place: int) -> int:
    """The piece that stands at a place of a mask."""
    return FIRST_COMMON + place - OWN_PLACES if place >= OWN_PLACES else FIRST_PIECE[empire] + place


def pieces_in(empire: int, mask: int) -> list[int]:
    """The pieces of a mask."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(piece_at(empire, low.bit_length() - 1))
        mask ^= low
    return found


class Side:
    """One side of a round: who, with which pieces in front and in support, which card, and what else counts."""

    def __init__(self, empire: int, attacking: bool) -> None:
        self.empire = empire
        self.attacking = attacking
        self.front = 0  # pieces, as a mask
        self.support = 0
        self.card = NOBODY
        self.disorder = 0  # markers of this side in this conflict (SA-9.10)
        self.tactician = 0  # the commit bonus, 0 without
        self.terms = 0
        self.event_rows: list[ConflictRow] = []  # of events that last for the round or the conflict


def types_in(state: SevenAges, empire: int, mask: int) -> list[int]:
    """The types of the pieces in a mask."""
    return [state.type_of(piece) for piece in pieces_in(empire, mask)]


def front_values(state: SevenAges, side: Side, enemy: Side, area: int, defender_age: int) -> list[int]:
    """The front values of a side's front line, after terrain and elephants (SA-9.7, SA-9.8)."""
    facing = [*types_in(state, enemy.empire, enemy.front), *types_in(state, enemy.empire, enemy.support)]
    frightened = any([ELEPHANT >> t & 1 for t in facing])
    rough = cavalry_modifier(area, defender_age)
    values: list[int] = []
    for t in types_in(state, side.empire, side.front):
        value = FRONT[side.empire][t]
        if CAVALRY >> t & 1:
            value += rough
        if frightened and FRIGHTENED >> t & 1:
            value = 0
        values.append(max(value, 0))
    return values


def support_values(state: SevenAges, side: Side, area: int, defender_age: int) -> list[int]:
    """The support values of a side's other units, after terrain."""
    rough = cavalry_modifier(area, defender_age)
    values: list[int] = []
    for t in types_in(state, side.empire, side.support):
        value = SUPPORT[side.empire][t]
        if CAVALRY >> t & 1:
            value += rough
        values.append(max(value, 0))
    return values


def crossing_defence(crossings: int, age: int) -> int:
    """What rivers, arrows and landings add to a defender, each once (SA-9.6)."""
    added = 0
    if crossings & BY_RIVER:
        added += RIVER_DEFENCE[age]
    if crossings & BY_ARROW:
        added += ARROW_DEFENCE[age]
    if crossings & BY_SEA:
        added += INVASION_DEFENCE[age]
    return added


def applies(state: SevenAges, row: ConflictRow, side: Side, area: int, here: int, crossings: int) -> bool:
    """Whether a `conflict` effect works for a side in this area."""
    if row.side != "any" and (row.side == "attack") != side.attacking:
        return False
    if not row.areas >> area & 1:
        return False
    if row.side == "defend" and not row.scope and row.areas == -1 and not LAND >> area & 1:
        return False
    if row.overland and not crossings & (BY_LAND | BY_RIVER | BY_ARROW):
        return False
    if row.scope == "home":
        return bool(state.home[side.empire] >> area & 1)
    if row.scope == "here":
        return here == area
    if row.scope == "here_and_adjacent":
        return here != NOWHERE and (here == area or bool(OVERLAND[here] >> area & 1))
    if row.scope == "with_city":
        return area < LANDS and state.city[area] > 0
    return True


def row_amount(state: SevenAges, row: ConflictRow, side: Side) -> int:
    """What a `conflict` effect that applies adds: once, or per unit, at most its cap."""
    count = 1
    if row.per == "front_infantry":
        count = sum([INFANTRY >> t & 1 for t in types_in(state, side.empire, side.front)])
    elif row.per == "front_cavalry":
        count = sum([CAVALRY >> t & 1 for t in types_in(state, side.empire, side.front)])
    elif row.per == "committed_missile":
        count = sum([MISSILE >> t & 1 for t in types_in(state, side.empire, side.front | side.support)])
    amount = row.amount * count
    return amount if row.cap < 0 else min(amount, row.cap)


def holy_war_here(state: SevenAges, area: int) -> int:
    """The crusade or jihad that lies in an area, or NOBODY."""
    for good in HOLY_WARS:
        if state.good_at[good] == area:
            return good
    return NOBODY


def holy_bonus(state: SevenAges, empire: int, area: int) -> int:
    """What a crusade or jihad in the area adds to an attacker of its religion."""
    good = holy_war_here(state, area)
    if good == NOBODY:
        return 0
    for effect in EFFECTS[FIRST_GOOD + good]:
        if isinstance(effect, HolyWar) and state.religion(empire) == GOOD_INDEX[effect.religion]:
            return effect.attack_bonus
    return 0


def specials(state: SevenAges, side: Side, area: int, crossings: int, starting: int) -> int:
    """What the sources of an empire add; those of an empire that is being set up do not work yet (SA-5.12)."""
    if side.empire == starting:
        return 0
    added = 0
    for at in sources(state, side.empire):
        for row in CONFLICT_ROWS[at.source]:
            if applies(state, row, side, area, at.area, crossings):
                added += row_amount(state, row, side)
    return added


def items(state: SevenAges, side: Side, enemy: Side, area: int, crossings: int, starting: int = NOBODY) -> list[int]:
    """The items of a side's total in the order of ITEMS (SA-9.5)."""
    defender = enemy if side.attacking else side
    defender_age = state.age(defender.empire)
    fronts = front_values(state, side, enemy, area, defender_age)
    supports = support_values(state, side, area, defender_age)
    found = [0] * len(ITEMS)
    found[CARD] = 0 if side.card == NOBODY else VALUE[side.card]
    found[FRONT_ITEM] = sum(fronts)
    if enemy.terms & NO_ENEMY_BEST_FRONT and fronts:
        found[FRONT_ITEM] -= max(fronts)
    ignored = bool(enemy.terms & NO_ENEMY_SUPPORT)
    found[SUPPORT_ITEM] = 0 if ignored else sum(supports)
    found[ELITE] = min(state.elite[side.empire], MOST_ELITE)
    found[AGE] = max(0, state.age(side.empire) - state.age(enemy.empire))
    if side.front | side.support:
        best = max(fronts, default=0) + (0 if ignored else max(supports, default=0))
        found[DISORDER] = enemy.disorder * best
    found[TACTICIAN] = 0 if enemy.terms & NO_ENEMY_TACTICIAN else side.tactician
    found[SPECIAL] = specials(state, side, area, crossings, starting)
    if side.attacking:
        found[SPECIAL] += holy_bonus(state, side.empire, area)
    for row in side.event_rows:
        if applies(state, row, side, area, NOWHERE, crossings):
            found[EVENT] += row_amount(state, row, side)
    if not side.attacking:
        age = state.age(side.empire)
        if not enemy.terms & NO_TERRAIN:
            found[TERRAIN] = terrain_defence(area, age)
        if not enemy.terms & NO_CROSSING:
            found[CROSSING] = crossing_defence(crossings, age)
        if state.forts >> area & 1 and not enemy.terms & NO_FORT:
            found[FORT] = FORT_DEFENCE[age]
        if area < LANDS and not enemy.terms & NO_CITY:
            against = types_in(state, enemy.empire, enemy.front | enemy.support)
            if not any([NEGATES_CITY >> t & 1 for t in against]):
                found[CITY] = state.city[area]
    return found
