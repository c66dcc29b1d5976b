"""SA-15.9: whether a card would change anything, and for what it could: a card is legal only then.

What must be named, and in which order, is in targets.py.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.aftermath import side_left
from saecula.games.seven_ages.area_targets import immune, within_reach
from saecula.games.seven_ages.areas import (
    LAND,
    LANDS,
    OVERLAND,
    REGION,
    areas_in,
    terrain_defence,
)
from saecula.games.seven_ages.cards import (
    CARD_EVENT,
    CIVILISE,
    DESTINY,
    EVENT_TARGET,
    MANOEUVRE,
    MARKERS_PER_PLAYER,
    PRODUCTION,
    START,
    TRADING,
    WILD,
)
from saecula.games.seven_ages.civics import bound_to_religion, can_have
from saecula.games.seven_ages.contact import civil_contact
from saecula.games.seven_ages.effects import (
    EFFECTS,
    FIRST_EVENT,
    NOWHERE,
    SPAN_NO_PROGRESS,
    START_IN_ANY_AGE,
    ConflictRow,
    disorderable,
    permitted_to_seat,
    span_numbers,
)
from saecula.games.seven_ages.fog import may_have
from saecula.games.seven_ages.free_units import granted_places, granted_types, reinforcing_areas
from saecula.games.seven_ages.leaders import in_cup
from saecula.games.seven_ages.overrun import ready
from saecula.games.seven_ages.phases import CIVILISE as CIVILISE_PHASE
from saecula.games.seven_ages.phases import MOVING, PRODUCE, ROUND, TRADE
from saecula.games.seven_ages.production import added_income
from saecula.games.seven_ages.round_frame import (
    AREA,
    CROSSED,
    EMPIRES,
    FRONT_LINE,
    OWNERS,
    SUPPORTING,
    TERMS,
    has_tactician,
    side_of,
    uncommitted,
)
from saecula.games.seven_ages.state import DECK, DISCARDED, FREE_SLOT, NO_MARKER, NOBODY, REVEALED, SevenAges
from saecula.games.seven_ages.totals import TERM_OF, applies, crossing_defence, row_amount
from saecula.games.seven_ages.turn import condition, lies, unrevealed
from saecula.games.seven_ages.units import LAND_UNITS, LEADER_TYPE, NAMED, NO_TYPE

EXTRA_ACTIONS: Final = [PRODUCTION, TRADING, MANOEUVRE, DESTINY, CIVILISE]  # that a card can add (effect extra_action)


def effects(card: int) -> list[schema.AnyEffect]:
    """The effects of a card's event."""
    return EFFECTS[FIRST_EVENT + CARD_EVENT[card]]


def civilising(state: SevenAges) -> int:
    """The empire doing Civilise now, NOBODY if none (or the free slot) is."""
    at = state.find(CIVILISE_PHASE)
    if not at:
        return NOBODY
    slot = state.frame_at(at, 2)
    return NOBODY if slot == FREE_SLOT else slot


def player_immune(state: SevenAges, seat: int, event: int) -> bool:
    """Whether an event that targets a player cannot target this one."""
    return any([immune(state, empire, event) for empire in state.empires_of(seat)])


def acting(state: SevenAges, empire: int) -> bool:
    """Whether an empire's marker was turned up in this step."""
    seat = state.owner[empire]
    for marker in range(MARKERS_PER_PLAYER):
        if lies(state, seat, marker) == empire and condition(state, seat, marker) == REVEALED:
            return True
    return False


def share(state: SevenAges, empire: int, effect: schema.Disorder) -> int:
    """How many land areas `land_areas_not_capital` marks."""
    lands = (state.held[empire] & LAND).bit_count()
    assert effect.fraction is not None
    top, bottom = effect.fraction
    return (lands * top + bottom - 1) // bottom if effect.round == "up" else lands * top // bottom


def areas_of_effect(state: SevenAges, empire: int, effect: schema.Disorder | schema.LoseUnits) -> list[int]:
    """The areas of an empire that a list-of-areas effect may hit."""
    if isinstance(effect, schema.Disorder):
        calm = [a for a in areas_in(state.held[empire] & LAND & ~state.disorder) if disorderable(state, a)]
        if effect.select == "city_areas":
            return [area for area in calm if state.city[area]]
        if effect.select == "land_areas_not_capital":
            return [area for area in calm if area != state.capital[empire]]
        return []
    if effect.select == "areas_next_to_neutral_land":
        return [
            area
            for area in areas_in(state.held[empire] & LAND)
            if any([state.control[near] == NOBODY for near in areas_in(OVERLAND[area])])
        ]
    return []


def choosable_leaders(state: SevenAges) -> list[int]:
    """One unnamed leader of each type in the cup."""
    found: list[int] = []
    types: list[int] = []
    for leader in in_cup(state):
        if LEADER_TYPE[leader] != NO_TYPE and LEADER_TYPE[leader] not in types:
            types.append(LEADER_TYPE[leader])
            found.append(leader)
    return found


def player_within_reach(state: SevenAges, seat: int, other: int) -> bool:
    """SA-13.7: an event that hits a player needs contact with any of that player's empires."""
    return not state.take_that or any([within_reach(state, seat, empire) for empire in state.empires_of(other)])


def slot_acts(state: SevenAges, seat: int) -> bool:
    """Whether a player's free slot was turned up in this step."""
    for marker in range(MARKERS_PER_PLAYER):
        if lies(state, seat, marker) == FREE_SLOT and condition(state, seat, marker) == REVEALED:
            return True
    return False


def empire_fits(state: SevenAges, seat: int, card: int, empire: int) -> bool:
    """Whether an empire is a legal target that the card would change something for."""
    event = CARD_EVENT[card]
    target = EVENT_TARGET[event]
    if target == "own_empire":
        if state.owner[empire] != seat:
            return False
    elif target == "empire_in_contact":
        own = civilising(state)
        if own == NOBODY or (own != empire and not civil_contact(state, own, empire)):
            return False
    else:
        if state.owner[empire] == seat or immune(state, empire, event) or not within_reach(state, seat, empire):
            return False
        if target != "enemy_empire" and not acting(state, empire):
            return False
    return any([changes_empire(state, seat, effect, empire) for effect in effects(card)])


def changes_empire(state: SevenAges, seat: int, effect: schema.AnyEffect, empire: int) -> bool:
    """Whether an effect would change something for an empire."""
    if isinstance(effect, schema.Gain):
        if effect.unnamed_leader is not None:
            return bool(choosable_leaders(state)) and bool(state.held[empire] & state.units_in[empire])
        if effect.not_beyond_others:
            others = [state.level[e] for e in state.in_play() if e != empire]
            return bool(others) and state.level[empire] < max(others)
        if effect.levels < 0:
            return state.level[empire] > 1
        if effect.money:
            return state.money[empire] < 199
        return True
    if isinstance(effect, schema.Scale):
        return effect.what != "money" or state.money[empire] > 0
    if isinstance(effect, schema.LoseUnits):
        if effect.select == "empire_land_units":
            return may_have(state, state.units_on_map(empire), LAND_UNITS)
        return bool(areas_of_effect(state, empire, effect))
    if isinstance(effect, schema.Disorder):
        lands = (state.held[empire] & LAND).bit_count()
        return lands >= effect.min_areas and bool(areas_of_effect(state, empire, effect))
    if isinstance(effect, schema.Strip):
        if effect.what == "government":
            capital = state.capital[empire]
            return state.government(empire) != NOBODY or (capital != NOBODY and disorderable(state, capital))
        return state.religion(empire) != NOBODY and not bound_to_religion(state, empire)
    if isinstance(effect, schema.GiveReligion):
        own = civilising(state)
        return own != NOBODY and gives_religion(state, own, empire)
    if isinstance(effect, schema.Forbid):
        return not span_numbers(state, empire, SPAN_NO_PROGRESS)
    if isinstance(effect, schema.ExtraAction):
        return extra_action_open(state, seat, effect.mode, empire)
    return True


def gives_religion(state: SevenAges, own: int, empire: int) -> bool:
    """Whether the civilising empire has a religion the target could take."""
    return state.religion(own) != NOBODY and can_have(state, empire, state.religion(own))


def extra_action_open(state: SevenAges, seat: int, mode: str, empire: int) -> bool:
    """Whether an own empire could perform an extra action now."""
    if mode == "earlier_step":
        return any([action < state.step for action in EXTRA_ACTIONS])
    if mode == "unrevealed_marker":
        return late_marker(state, seat, empire) != NO_MARKER
    return True


def late_marker(state: SevenAges, seat: int, empire: int) -> int:
    """An unrevealed marker on an own empire whose step is over, not a wild; NO_MARKER without."""
    for marker in unrevealed(state, seat):
        if lies(state, seat, marker) == empire and START < marker < state.step and marker != WILD:
            return marker
    return NO_MARKER


def region_fits(state: SevenAges, seat: int, region: int, event: int) -> bool:
    """Whether black death would hit anybody in a region."""
    for empire in state.in_play():
        if not immune(state, empire, event) and within_reach(state, seat, empire):
            for area in areas_in(state.held[empire] & LAND & REGION[region]):
                if state.city[area]:
                    return True
    return False


def leader_fits(state: SevenAges, seat: int, card: int, leader: int) -> bool:
    """Whether a leader can be hit."""
    empire = state.leader_of[leader]
    if empire == NOBODY or state.owner[empire] == seat or immune(state, empire, CARD_EVENT[card]):
        return False
    if EVENT_TARGET[CARD_EVENT[card]] == "enemy_unnamed_leader":
        return leader >= NAMED and within_reach(state, seat, empire)
    own = civilising(state)
    return own != NOBODY and civil_contact(state, own, empire)


def player_fits(state: SevenAges, seat: int, other: int, event: int) -> bool:
    """Whether another player can be robbed of a card."""
    if other == seat or not state.hand_size(other) or player_immune(state, other, event):
        return False
    return player_within_reach(state, seat, other)


def works_without_target(state: SevenAges, seat: int, card: int) -> bool:
    """Whether a card whose target is clear, or that has none, would change something."""
    target = EVENT_TARGET[CARD_EVENT[card]]
    if target == "own_side":
        at = state.find(ROUND)
        return at > 0 and side_card_fits(state, at, int(state.frame_at(at, OWNERS) != seat), card)
    if target == "winning_own_empire":
        at = state.find(ROUND)
        return at > 0 and all([winner_gains(state, at, effect) for effect in effects(card)])
    if target == "own_trading_empire":
        return bool(state.find(TRADE))
    if target == "manoeuvring_own_empire":
        return bool(state.find(MOVING))
    if target == "producing_own_empire":
        at = state.find(PRODUCE)
        return at > 0 and changes_production(state, state.frame_at(at, 2), card)
    if target == "acted_own_empire":
        return state.acting_empire != NOBODY and state.acting_action in EXTRA_ACTIONS
    if target == "own_card":
        return not permitted_to_seat(state, seat, START_IN_ANY_AGE)
    if target == "self":
        return DECK in state.card_at or DISCARDED in state.card_at
    return True


def changes_production(state: SevenAges, empire: int, card: int) -> bool:
    """Whether an event of the own Production adds anything: money, or units that can be placed."""
    for effect in effects(card):
        if isinstance(effect, schema.Income):
            return added_income(state, empire, FIRST_EVENT + CARD_EVENT[card], NOWHERE) > 0
        if isinstance(effect, schema.FreeUnits):
            types = granted_types(state, empire, effect)
            return any([granted_places(state, empire, unit, NOBODY) for unit in types])
    return True


# --------------------------------------------------------------------------------------------------- conflict cards


def winner_gains(state: SevenAges, at: int, effect: schema.AnyEffect) -> bool:
    """Whether the winner of a conflict gains by an effect: overrun is for an attacker who can go on (SA-9.21)."""
    if not isinstance(effect, schema.ExtraMove):
        return True
    attacker = state.frame_at(at, EMPIRES)
    return side_left(state, at) == 0 and bool(ready(state, attacker, state.frame_at(at, AREA)))


def side_card_fits(state: SevenAges, at: int, which: int, card: int) -> bool:
    """Whether a conflict card would change something for a side of the conflict whose frame begins at `at`."""
    return any([changes_round(state, at, which, effect) for effect in effects(card)])


def changes_round(state: SevenAges, at: int, which: int, effect: schema.AnyEffect) -> bool:
    """Whether an effect would change something in this round or conflict for a side: 0 attacks, 1 defends."""
    if isinstance(effect, schema.Ignore):
        if effect.side == "attack" and which:
            return False
        return any([ignorable(state, at, which, name) for name in effect.what])
    if isinstance(effect, schema.ConflictTerms):
        return any([new_term(state, at, which, term) for term in effect.terms])
    if isinstance(effect, schema.Conflict):
        row, side = ConflictRow(effect), side_of(state, at, which)
        area, crossed = state.frame_at(at, AREA), state.frame_at(at, CROSSED)
        return applies(state, row, side, area, NOWHERE, crossed) and row_amount(state, row, side) > 0
    if isinstance(effect, schema.BringUnits):
        return bool(reinforcing_areas(state, at, which))
    return True


def ignorable(state: SevenAges, at: int, which: int, name: str) -> bool:
    """Whether there is something to leave out (effect `ignore`) that is not left out already."""
    if state.frame_at(at, TERMS + which) & TERM_OF[name]:
        return False
    area = state.frame_at(at, AREA)
    age = state.age(state.frame_at(at, EMPIRES + 1))
    if name == "terrain":
        return terrain_defence(area, age) > 0
    if name == "crossing":
        return crossing_defence(state.frame_at(at, CROSSED), age) > 0
    if name == "city":
        return area < LANDS and state.city[area] > 0
    if name == "fort":
        return bool(state.forts >> area & 1)
    if name == "enemy_support":
        return state.frame_at(at, SUPPORTING + 1 - which) > 0
    if name == "enemy_best_front":
        return state.frame_at(at, FRONT_LINE + 1 - which) > 0
    return has_tactician(state, at, 1 - which)


def new_term(state: SevenAges, at: int, which: int, term: str) -> bool:
    """Whether a term (effect `conflict_terms`) is new to a side and of use to it."""
    if state.frame_at(at, TERMS + which) & TERM_OF[term]:
        return False
    if term == "any_number_in_front":
        return uncommitted(state, at, which).bit_count() > 1
    if term == "counts_as_tactician":
        ignored = state.frame_at(at, TERMS + 1 - which) & TERM_OF["enemy_tactician"]
        return not ignored and not has_tactician(state, at, which)
    return True
