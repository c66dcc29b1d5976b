"""SA-10.3, SA-15.9: what a card must be aimed at, and whether it would change anything.

A card's targets are named one after the other; `options` lists what can be named next, so that the same code serves an
answer in secret (windows) and an open choice (one's own action). A target that is clear from the action being performed
is not named.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.areas import (
    ISLANDS,
    LAND,
    LANDS,
    OVERLAND,
    REGION,
    REGION_NAMES,
    SEA,
    areas_in,
    terrain_mask,
)
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    CARD_EVENT,
    CARD_GOOD,
    CIVILISE,
    DESTINY,
    EVENT_TARGET,
    EVENT_TIMING,
    MANOEUVRE,
    MARKERS_PER_PLAYER,
    ON_CARD,
    PRODUCTION,
    START,
    TRADING,
    WILD,
)
from saecula.games.seven_ages.civics import can_have
from saecula.games.seven_ages.contact import in_free_contact
from saecula.games.seven_ages.effects import EFFECTS, FIRST_EVENT, IMMUNE_TO, NO_EVENT_DISORDER_HERE, sources
from saecula.games.seven_ages.goods import sites, treaty_partners
from saecula.games.seven_ages.goods import targets as artefact_targets
from saecula.games.seven_ages.leaders import in_cup
from saecula.games.seven_ages.moves import AREA, DONE, EMPIRE, FREE_SLOT_OF, LEADER, SEAT, TURN_UP
from saecula.games.seven_ages.moves import REGION as NAME_REGION
from saecula.games.seven_ages.phases import CIVILISE as CIVILISE_PHASE
from saecula.games.seven_ages.phases import MOVING, ROUND, TRADE
from saecula.games.seven_ages.state import FREE_SLOT, HAND, NO_MARKER, NOBODY, REVEALED, SevenAges
from saecula.games.seven_ages.treaties import TREATY
from saecula.games.seven_ages.turn import condition, lay_code, lies, unrevealed
from saecula.games.seven_ages.units import LAND_UNITS, LEADER_TYPE, LEADERS, NAMED, NO_TYPE, SETS

AS_EVENT: Final = 0
EXTRA_ACTIONS: Final = [PRODUCTION, TRADING, MANOEUVRE, DESTINY, CIVILISE]  # of an earlier step (effect extra_action)


def effects(card: int) -> list[schema.AnyEffect]:
    """The effects of a card's event."""
    return EFFECTS[FIRST_EVENT + CARD_EVENT[card]]


def options(state: SevenAges, seat: int, card: int, role: int, chosen: list[int]) -> list[int]:
    """What can be named next; empty when everything is named."""
    if role != AS_EVENT:
        return artefact_options(state, card, chosen)
    if not chosen:
        return first_options(state, seat, card)
    return further_options(state, seat, card, chosen)


def complete(state: SevenAges, seat: int, card: int, role: int, chosen: list[int]) -> bool:
    """Whether all targets are named."""
    return not options(state, seat, card, role, chosen)


def fits(state: SevenAges, seat: int, card: int, role: int, chosen: list[int], timings: list[str]) -> bool:
    """Whether a card can still be played with these targets (SA-15.2)."""
    if not playable(state, seat, card, timings):
        return False
    for i, move in enumerate(chosen):
        if move not in options(state, seat, card, role, chosen[:i]):
            return False
    return complete(state, seat, card, role, chosen)


def playable(state: SevenAges, seat: int, card: int, timings: list[str]) -> bool:
    """Whether a hand card's event may be played in a window that takes these timings (SA-15.9)."""
    if state.card_at[card] != HAND + seat or EVENT_TIMING[CARD_EVENT[card]] not in timings:
        return False
    if needs_target(card):
        return bool(first_options(state, seat, card))
    return works_without_target(state, seat, card)


def needs_target(card: int) -> bool:
    """Whether something must be named."""
    if any([isinstance(effect, schema.SwapMarker) for effect in effects(card)]):
        return True
    return EVENT_TARGET[CARD_EVENT[card]] in (
        "own_empire", "enemy_empire", "empire_in_contact", "area", "region", "enemy_leader_in_contact",
        "enemy_unnamed_leader", "enemy_player", "two_empires", "trading_enemy_empire", "producing_enemy_empire",
        "acting_enemy_empire",
    )  # fmt: skip


# ----------------------------------------------------------------------------------------------------- artefact cards


def civilising(state: SevenAges) -> int:
    """The empire doing Civilise now, NOBODY if none (or the free slot) is."""
    at = state.find(CIVILISE_PHASE)
    if not at:
        return NOBODY
    slot = state.frame_at(at, 2)
    return NOBODY if slot == FREE_SLOT else slot


def artefact_options(state: SevenAges, card: int, chosen: list[int]) -> list[int]:
    """The target empire, then the area, or the second empire of a treaty."""
    good = CARD_GOOD[card]
    if not chosen:
        builder = civilising(state)
        return [] if builder == NOBODY else [EMPIRE[empire] for empire in artefact_targets(state, builder, good)]
    empire = EMPIRE.arg(chosen[0])
    if len(chosen) > 1:
        return []
    if good == TREATY:
        return [EMPIRE[other] for other in treaty_partners(state, empire)]
    if good < ARTEFACTS and not ON_CARD[good]:
        return [AREA[area] for area in sites(state, empire, good)]
    return []


# --------------------------------------------------------------------------------------------------------- events


def immune(state: SevenAges, empire: int, event: int) -> bool:
    """Whether an event cannot hit an empire."""
    for at in sources(state, empire):
        if event in IMMUNE_TO[at.source]:
            return True
    return False


def player_immune(state: SevenAges, seat: int, event: int) -> bool:
    """Whether an event that targets a player cannot target this one."""
    return any([immune(state, empire, event) for empire in state.empires_of(seat)])


def within_reach(state: SevenAges, seat: int, empire: int) -> bool:
    """SA-13.7: with optional rule 7 an event needs an own empire in contact with what it hits."""
    if not state.take_that or state.owner[empire] == seat:
        return True
    return any([in_free_contact(state, own, empire) for own in state.empires_of(seat)])


def acting(state: SevenAges, empire: int) -> bool:
    """Whether an empire's marker was turned up in this step."""
    seat = state.owner[empire]
    for marker in range(MARKERS_PER_PLAYER):
        if lies(state, seat, marker) == empire and condition(state, seat, marker) == REVEALED:
            return True
    return False


def first_options(state: SevenAges, seat: int, card: int) -> list[int]:
    """The first thing a card can be aimed at."""
    event = CARD_EVENT[card]
    target = EVENT_TARGET[event]
    if target in ("own_empire", "enemy_empire", "empire_in_contact") or target.endswith("_enemy_empire"):
        found = [EMPIRE[e] for e in state.in_play() if empire_fits(state, seat, card, e)]
        if target == "acting_enemy_empire":
            found += [FREE_SLOT_OF[other] for other in range(state.seats) if other != seat and slot_acts(state, other)]
        return found
    if target == "two_empires":
        return [EMPIRE[e] for e in state.in_play() if within_reach(state, seat, e) and other_owner(state, e)]
    if target == "area":
        return [AREA[area] for area in range(len(state.control)) if area_fits(state, seat, card, area)]
    if target == "region":
        return [NAME_REGION[r] for r in range(len(REGION_NAMES)) if region_fits(state, r, event)]
    if target in ("enemy_leader_in_contact", "enemy_unnamed_leader"):
        return [LEADER[one] for one in range(LEADERS) if leader_fits(state, seat, card, one)]
    if target == "enemy_player":
        return [SEAT[other] for other in range(state.seats) if player_fits(state, seat, other, event)]
    if target == "self" and any([isinstance(effect, schema.SwapMarker) for effect in effects(card)]):
        return swaps(state, seat)
    return []


def further_options(state: SevenAges, seat: int, card: int, chosen: list[int]) -> list[int]:
    """What comes after the first target."""
    event = CARD_EVENT[card]
    if EVENT_TARGET[event] == "two_empires":
        if len(chosen) > 1:
            return []
        first = EMPIRE.arg(chosen[0])
        return [
            EMPIRE[e] for e in state.in_play() if state.owner[e] != state.owner[first] and within_reach(state, seat, e)
        ]
    if chosen[0] not in EMPIRE:
        return []
    empire = EMPIRE.arg(chosen[0])
    for effect in effects(card):
        if isinstance(effect, schema.Gain) and effect.unnamed_leader is not None and len(chosen) == 1:
            return [LEADER[leader] for leader in choosable_leaders(state)]
        if isinstance(effect, schema.ExtraAction) and effect.mode == "earlier_step" and len(chosen) == 1:
            return [TURN_UP[action] for action in EXTRA_ACTIONS if action < state.step]
        if isinstance(effect, (schema.Disorder, schema.LoseUnits)):
            return area_list(state, empire, effect, chosen)
    return []


def area_list(
    state: SevenAges, empire: int, effect: schema.Disorder | schema.LoseUnits, chosen: list[int]
) -> list[int]:
    """Areas of the target empire that its opponent names one after the other."""
    named = [AREA.arg(move) for move in chosen[1:] if move in AREA]
    if chosen[-1] in DONE:
        return []
    possible = [area for area in areas_of_effect(state, empire, effect) if area not in named]
    if isinstance(effect, schema.Disorder) and effect.select == "land_areas_not_capital":
        wanted = min(share(state, empire, effect), len(possible) + len(named))
        return [AREA[area] for area in possible] if len(named) < wanted else []
    count = effect.count
    if not count or len(named) >= count or not possible:
        return []
    offered = [AREA[area] for area in possible]
    return [*offered, DONE[0]] if named else offered


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


def disorderable(state: SevenAges, area: int) -> bool:
    """Whether an event may put disorder in an area: not where an artefact forbids it."""
    empire = state.control[area]
    if empire == NOBODY or state.disorder >> area & 1:
        return False
    for at in sources(state, empire):
        if at.area == area and NO_EVENT_DISORDER_HERE[at.source]:
            return False
    return True


def choosable_leaders(state: SevenAges) -> list[int]:
    """One unnamed leader of each type in the cup."""
    found: list[int] = []
    types: list[int] = []
    for leader in in_cup(state):
        if LEADER_TYPE[leader] != NO_TYPE and LEADER_TYPE[leader] not in types:
            types.append(LEADER_TYPE[leader])
            found.append(leader)
    return found


def swaps(state: SevenAges, seat: int) -> list[int]:
    """Effect `swap_marker`: an unplaced marker in the place of one that lies face down."""
    offered: list[int] = []
    for placed in unrevealed(state, seat):
        for marker in range(MARKERS_PER_PLAYER):
            if lies(state, seat, marker) == NO_MARKER:
                offered.append(lay_code(marker, lies(state, seat, placed)))
    return offered


def slot_acts(state: SevenAges, seat: int) -> bool:
    """Whether a player's free slot was turned up in this step."""
    for marker in range(MARKERS_PER_PLAYER):
        if lies(state, seat, marker) == FREE_SLOT and condition(state, seat, marker) == REVEALED:
            return True
    return False


def other_owner(state: SevenAges, empire: int) -> bool:
    """Whether another player has an empire too."""
    return any([state.owner[e] != state.owner[empire] for e in state.in_play()])


# ------------------------------------------------------------------------------------------- does it change anything?


def empire_fits(state: SevenAges, seat: int, card: int, empire: int) -> bool:
    """Whether an empire is a legal target that the card would change something for."""
    event = CARD_EVENT[card]
    target = EVENT_TARGET[event]
    if target == "own_empire":
        if state.owner[empire] != seat:
            return False
    elif target == "empire_in_contact":
        own = civilising(state)
        if own == NOBODY or (own != empire and not in_free_contact(state, own, empire)):
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
            return any([LAND_UNITS >> state.type_of(p) & 1 for p in state.units_on_map(empire)])
        return bool(areas_of_effect(state, empire, effect))
    if isinstance(effect, schema.Disorder):
        lands = (state.held[empire] & LAND).bit_count()
        return lands >= effect.min_areas and bool(areas_of_effect(state, empire, effect))
    if isinstance(effect, schema.Strip):
        if effect.what == "government":
            return state.government(empire) != NOBODY or state.capital[empire] != NOBODY
        return state.religion(empire) != NOBODY
    if isinstance(effect, schema.GiveReligion):
        own = civilising(state)
        return own != NOBODY and gives_religion(state, own, empire)
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


def area_fits(state: SevenAges, seat: int, card: int, area: int) -> bool:
    """Whether an area is a legal target."""
    owner = state.control[area]
    event = CARD_EVENT[card]
    if owner != NOBODY and (immune(state, owner, event) or not within_reach(state, seat, owner)):
        return False
    for effect in effects(card):
        if isinstance(effect, schema.Damage) and damage_fits(state, seat, effect, area):
            return True
        if isinstance(effect, schema.Disorder) and area < LANDS:
            if terrain_mask(list(effect.terrain)) >> area & 1 and disorderable(state, area):
                return True
        if isinstance(effect, schema.LoseUnits) and SEA >> area & 1 and ships_in(state, area):
            return True
    return False


def damage_fits(state: SevenAges, seat: int, effect: schema.Damage, area: int) -> bool:
    """Whether a land area can be struck, and whether anything there would change."""
    if area >= LANDS:
        return False
    owner = state.control[area]
    if effect.terrain and not terrain_mask(list(effect.terrain)) >> area & 1:
        if not (effect.or_island and ISLANDS >> area & 1):
            return False
    has = {"city": bool(state.city[area]), "fort": bool(state.forts >> area & 1)}
    has["disorder"] = bool(state.disorder >> area & 1)
    if effect.needs and not any([has[name] for name in effect.needs]):
        return False
    if effect.not_capital and area in state.capital:
        return False
    if effect.controlled == "enemy" and (owner == NOBODY or state.owner[owner] == seat):
        return False
    return bool(state.city[area] or state.forts >> area & 1 or owner != NOBODY or area in state.good_at)


def ships_in(state: SevenAges, area: int) -> bool:
    """Whether naval units lie in a sea: evident to everybody (SA-14)."""
    return any([state.units_in[s] >> area & 1 for s in range(SETS)])


def region_fits(state: SevenAges, region: int, event: int) -> bool:
    """Whether black death would hit anybody in a region."""
    for empire in state.in_play():
        if not immune(state, empire, event):
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
    return own != NOBODY and in_free_contact(state, own, empire)


def player_fits(state: SevenAges, seat: int, other: int, event: int) -> bool:
    """Whether another player can be robbed of a card."""
    if other == seat or not state.hand_size(other) or player_immune(state, other, event):
        return False
    if not state.take_that:
        return True
    return any([within_reach(state, seat, empire) for empire in state.empires_of(other)])


def works_without_target(state: SevenAges, seat: int, card: int) -> bool:
    """Whether a card whose target is clear, or that has none, would change something."""
    target = EVENT_TARGET[CARD_EVENT[card]]
    if target == "own_side":
        return side_card_fits(state, seat, card)
    if target == "own_trading_empire":
        return bool(state.find(TRADE))
    if target == "manoeuvring_own_empire":
        return bool(state.find(MOVING))
    return True


def side_card_fits(state: SevenAges, seat: int, card: int) -> bool:
    """Whether a conflict card fits the player's side: some are for the attacker only, some for a terrain."""
    at = state.find(ROUND)
    if not at:
        return False
    area = state.frame_at(at, 2)
    attacker, defender = state.frame_at(at, 3), state.frame_at(at, 4)
    attacks = state.owner[attacker] == seat
    if not attacks and state.owner[defender] != seat:
        return False
    for effect in effects(card):
        if isinstance(effect, schema.Ignore) and effect.side == "attack" and not attacks:
            return False
        if isinstance(effect, schema.Conflict) and effect.terrain:
            if not terrain_mask(list(effect.terrain)) >> area & 1:
                return False
    return True
