"""SA-10.3: what a card must be aimed at.

A card's targets are named one after the other; `options` lists what can be named next, so that the same code serves an
answer in secret (windows) and an open choice (one's own action). A target that is clear from the action being performed
is not named. Whether a card would change anything is in changes.py.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.area_targets import target_areas, within_reach
from saecula.games.seven_ages.areas import REGION_NAMES, areas_in
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    CARD_EVENT,
    CARD_GOOD,
    CARD_TIMING,
    CARDS,
    EVENT_TARGET,
    MARKERS_PER_PLAYER,
    ON_CARD,
)
from saecula.games.seven_ages.changes import (
    EXTRA_ACTIONS,
    areas_of_effect,
    choosable_leaders,
    civilising,
    effects,
    empire_fits,
    leader_fits,
    player_fits,
    player_within_reach,
    region_fits,
    share,
    side_card_fits,
    slot_acts,
    works_without_target,
)
from saecula.games.seven_ages.goods import can_build, sites, treaty_partners
from saecula.games.seven_ages.goods import targets as artefact_targets
from saecula.games.seven_ages.moves import AREA, DONE, EMPIRE, FREE_SLOT_OF, LEADER, SEAT, TURN_UP
from saecula.games.seven_ages.moves import REGION as NAME_REGION
from saecula.games.seven_ages.phases import ROUND
from saecula.games.seven_ages.round_frame import EMPIRES, OWNERS
from saecula.games.seven_ages.state import HAND, NO_MARKER, NOBODY, SevenAges
from saecula.games.seven_ages.treaties import TREATY
from saecula.games.seven_ages.turn import lay_code, lies, unrevealed
from saecula.games.seven_ages.units import LEADERS

AS_EVENT: Final = 0
CARD_ON_SIDE: Final[list[bool]] = [EVENT_TARGET[event] == "own_side" for event in CARD_EVENT]
CARD_SWAPS: Final[list[bool]] = [
    any([isinstance(effect, schema.SwapMarker) for effect in effects(card)]) for card in range(CARDS)
]
AIMED: Final = [  # targets that must be named
    "own_empire", "enemy_empire", "empire_in_contact", "area", "region", "enemy_leader_in_contact",
    "enemy_unnamed_leader", "enemy_player", "two_empires", "trading_enemy_empire", "producing_enemy_empire",
    "acting_enemy_empire",
]  # fmt: skip
CARD_AIMED: Final[list[bool]] = [CARD_SWAPS[card] or EVENT_TARGET[CARD_EVENT[card]] in AIMED for card in range(CARDS)]

CARD_ON_EMPIRE: Final[list[bool]] = [  # whose event is first of all aimed at an empire
    EVENT_TARGET[event] in ("own_empire", "enemy_empire", "empire_in_contact")
    or EVENT_TARGET[event].endswith("_enemy_empire")
    for event in CARD_EVENT
]


def options(state: SevenAges, seat: int, card: int, role: int, chosen: list[int]) -> list[int]:
    """What can be named next; empty when everything is named."""
    if role != AS_EVENT:
        return artefact_options(state, seat, card, chosen)
    if not chosen:
        return first_options(state, seat, card)
    return further_options(state, seat, card, chosen)


def option(state: SevenAges, seat: int, card: int, role: int, chosen: list[int], move: int) -> bool:
    """Whether a move is one of `options`."""
    if not chosen and move in EMPIRE and (role != AS_EVENT or CARD_ON_EMPIRE[card]):
        empire = EMPIRE.arg(move)
        if state.card_of[empire] == NOBODY:
            return False
        if role == AS_EVENT:
            return empire_fits(state, seat, card, empire)
        return can_build(state, seat, civilising(state), empire, CARD_GOOD[card])
    return move in options(state, seat, card, role, chosen)


def complete(state: SevenAges, seat: int, card: int, role: int, chosen: list[int]) -> bool:
    """Whether all targets are named."""
    if role == AS_EVENT and not chosen:
        return not has_first_option(state, seat, card)
    return not options(state, seat, card, role, chosen)


def fits(state: SevenAges, seat: int, card: int, role: int, chosen: list[int], timings: int) -> bool:
    """Whether a card can still be played with these targets (SA-15.2)."""
    if not playable(state, seat, card, timings):
        return False
    for i, move in enumerate(chosen):
        if move not in options(state, seat, card, role, chosen[:i]):
            return False
    return complete(state, seat, card, role, chosen)


def playable(state: SevenAges, seat: int, card: int, timings: int) -> bool:
    """Whether a hand card's event may be played in a window that takes these timings (SA-15.9)."""
    if not CARD_TIMING[card] & timings or state.card_at[card] != HAND + seat:
        return False
    if needs_target(state, seat, card):
        return has_first_option(state, seat, card)
    return works_without_target(state, seat, card)


def plays_both_sides(state: SevenAges, seat: int) -> bool:
    """Whether both sides of the conflict being fought are the player's own (SA-9.19)."""
    at = state.find(ROUND)
    return at > 0 and state.frame_at(at, OWNERS) == state.frame_at(at, OWNERS + 1) == seat


def needs_target(state: SevenAges, seat: int, card: int) -> bool:
    """Whether something must be named."""
    if CARD_ON_SIDE[card]:
        return plays_both_sides(state, seat)
    return CARD_AIMED[card]


def artefact_options(state: SevenAges, seat: int, card: int, chosen: list[int]) -> list[int]:
    """The target empire, then the area, or the second empire of a treaty."""
    good = CARD_GOOD[card]
    if not chosen:
        return [EMPIRE[empire] for empire in artefact_targets(state, seat, civilising(state), good)]
    empire = EMPIRE.arg(chosen[0])
    if len(chosen) > 1:
        return []
    if good == TREATY:
        return [EMPIRE[other] for other in treaty_partners(state, empire)]
    if good < ARTEFACTS and not ON_CARD[good]:
        return [AREA[area] for area in sites(state, empire, good)]
    return []


def has_first_option(state: SevenAges, seat: int, card: int) -> bool:
    """Whether there is anything that a card can be aimed at."""
    if CARD_ON_EMPIRE[card]:
        for empire in state.in_play():
            if empire_fits(state, seat, card, empire):
                return True
        if EVENT_TARGET[CARD_EVENT[card]] != "acting_enemy_empire":
            return False
    return bool(first_options(state, seat, card))


def first_options(state: SevenAges, seat: int, card: int) -> list[int]:
    """The first thing a card can be aimed at."""
    event = CARD_EVENT[card]
    target = EVENT_TARGET[event]
    if CARD_ON_EMPIRE[card]:
        found = [EMPIRE[e] for e in state.in_play() if empire_fits(state, seat, card, e)]
        if target == "acting_enemy_empire":
            others = [other for other in range(state.seats) if other != seat and slot_acts(state, other)]
            found += [FREE_SLOT_OF[other] for other in others if player_within_reach(state, seat, other)]
        return found
    if target == "two_empires":
        return [EMPIRE[e] for e in state.in_play() if within_reach(state, seat, e) and second_empires(state, seat, e)]
    if target == "area":
        return [AREA[area] for area in areas_in(target_areas(state, seat, card))]
    if target == "region":
        return [NAME_REGION[r] for r in range(len(REGION_NAMES)) if region_fits(state, seat, r, event)]
    if target in ("enemy_leader_in_contact", "enemy_unnamed_leader"):
        return [LEADER[one] for one in range(LEADERS) if leader_fits(state, seat, card, one)]
    if target == "own_side" and plays_both_sides(state, seat):
        at = state.find(ROUND)
        return [EMPIRE[state.frame_at(at, EMPIRES + w)] for w in (0, 1) if side_card_fits(state, at, w, card)]
    if target == "enemy_player":
        return [SEAT[other] for other in range(state.seats) if player_fits(state, seat, other, event)]
    if CARD_SWAPS[card]:
        return swaps(state, seat)
    return []


def further_options(state: SevenAges, seat: int, card: int, chosen: list[int]) -> list[int]:
    """What comes after the first target."""
    event = CARD_EVENT[card]
    if EVENT_TARGET[event] == "two_empires":
        if len(chosen) > 1:
            return []
        return [EMPIRE[e] for e in second_empires(state, seat, EMPIRE.arg(chosen[0]))]
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


def second_empires(state: SevenAges, seat: int, first: int) -> list[int]:
    """`two_empires`: empires of other players than the first one's."""
    return [e for e in state.in_play() if state.owner[e] != state.owner[first] and within_reach(state, seat, e)]


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


def swaps(state: SevenAges, seat: int) -> list[int]:
    """Effect `swap_marker`: an unplaced marker in the place of one that lies face down."""
    offered: list[int] = []
    for placed in unrevealed(state, seat):
        for marker in range(MARKERS_PER_PLAYER):
            if lies(state, seat, marker) == NO_MARKER:
                offered.append(lay_code(marker, lies(state, seat, placed)))
    return offered
