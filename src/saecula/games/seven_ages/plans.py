"""What the markers a player has laid promise, in glory, for bots: an action is worth something before it is performed.

Rough on purpose: it only has to rank the seven actions for an empire. What an action really brings is seen by
`evaluate` while it is performed.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import BORDER, LAND, OVERLAND, areas_in
from saecula.games.seven_ages.cards import (
    CARD_GOOD,
    CIVILISE,
    DESTINY,
    DISCARD,
    GOOD_COLOUR,
    LEADER_LIMIT,
    MANOEUVRE,
    MARKERS_PER_PLAYER,
    MAX_EMPIRES,
    PRODUCTION,
    RED,
    START,
    STEPS,
    TRADE,
    TRADING,
    VALUE,
    WILD,
)
from saecula.games.seven_ages.cities import can_step, may_build
from saecula.games.seven_ages.components import DARK, TOP_LEVEL
from saecula.games.seven_ages.founding import can_start
from saecula.games.seven_ages.goods import can_build
from saecula.games.seven_ages.moves import AREA, EMPIRE, FRONT, LAY, SUPPORT, TURN_UP
from saecula.games.seven_ages.phases import COMMIT, NAMING, PLACEMENT, REVEALING
from saecula.games.seven_ages.production import income, upkeep
from saecula.games.seven_ages.prospects import later, opening
from saecula.games.seven_ages.state import FACE_DOWN, FREE_SLOT, NO_MARKER, NOBODY, REVEALED, SevenAges
from saecula.games.seven_ages.turn import SLOTS
from saecula.games.seven_ages.units import COST, SETS
from saecula.games.seven_ages.windows import AS_ARTEFACT

PER_MONEY: Final = 0.09  # of a Production
PER_SAVED: Final = 0.05  # money that a Production can turn into units
MOST_SPENT: Final = 30
PER_FREE_AREA: Final = 0.9  # a neighbouring area that a spare unit could take in a Manoeuvre
PER_CITY_STEP: Final = 1.1
PER_ARTEFACT: Final = 1.6
PER_LEADER: Final = 0.6
PER_CARD: Final = 0.25  # of a Destiny
PER_USELESS_CARD: Final = 0.1
PER_SEARCH: Final = 1.0  # a Destiny of a player who has room for an empire and no card for it
PER_START: Final = 0.08  # of what the empire will bring
PER_TRADE: Final = 1.5
PER_TRADE_STUCK: Final = 2.2  # of an empire on a level without free progress
USUAL_CARD: Final = 3  # the value of a card that is drawn
ARTEFACT_FOR_OWN: Final = 0.8
PER_COMMITTED: Final = 0.03  # for what a committed unit costs
TURNED_UP: Final = 1.3  # a marker about to be turned up counts more than one left for later
HAND: Final = 6
MOST_CHOICES: Final = 2  # city steps of one action


def promise(state: SevenAges, seat: int) -> float:
    """What the markers of a seat promise: those being laid, those turned up, those face down whose step may come."""
    phase = state.frame(0)
    answer = state.answer(seat) if state.sealing else []
    if phase == PLACEMENT:
        laid = [LAY.arg(move) for move in answer if move in LAY]
        return sum([hope(state, seat, at // SLOTS, at % SLOTS, 0) for at in laid])
    worth = sum([PER_COMMITTED * committed(move) for move in answer]) if phase == COMMIT else 0.0
    if phase == NAMING and state.frame(1) == seat and state.frame(3) == AS_ARTEFACT:
        worth += hope_of_artefact(state, seat, CARD_GOOD[state.frame(2)])
    asked = phase == REVEALING and state.is_actor(seat)
    for marker in range(MARKERS_PER_PLAYER):
        at = seat * MARKERS_PER_PLAYER + marker
        slot = state.marker_slot[at]
        if slot == NO_MARKER:
            continue
        if state.marker_state[at] == REVEALED or (asked and TURN_UP[marker] in answer):
            worth += TURNED_UP * hope(state, seat, state.step if marker == WILD else marker, slot, state.step)
        elif state.marker_state[at] == FACE_DOWN:
            first = state.step if asked else state.step + 1  # the first step in which it can be turned up
            if marker >= first:
                worth += hope(state, seat, marker, slot, first)
    return worth


def committed(move: int) -> int:
    """What a unit that is committed costs: strong ones first."""
    return COST[FRONT.arg(move)] if move in FRONT else COST[SUPPORT.arg(move)] if move in SUPPORT else 0


def hope(state: SevenAges, seat: int, marker: int, slot: int, first: int) -> float:
    """What an action promises to the empire on a slot; the wild marker the best of the steps left, less 1."""
    known = state.forecast
    if known is None:
        return hope_of_action(state, seat, marker, slot, first)
    key = ((seat * MARKERS_PER_PLAYER + marker) * (STEPS + 2) + first) * (SETS + 2) + slot
    if key not in known.hopes:
        known.hopes[key] = hope_of_action(state, seat, marker, slot, first)
    return known.hopes[key]


def hope_of_action(state: SevenAges, seat: int, marker: int, slot: int, first: int) -> float:
    """See `hope`."""
    if marker == WILD:
        actions = [START, DESTINY, CIVILISE] if slot == FREE_SLOT else [PRODUCTION, TRADING, MANOEUVRE, CIVILISE]
        return max([hope(state, seat, action, slot, first) for action in actions if action >= first] or [0.0]) - 1.0
    if marker == DESTINY:
        return hope_of_destiny(state, seat)
    if slot == FREE_SLOT:
        return hope_of_start(state, seat) if marker == START else 0.1 * (marker == CIVILISE)
    if slot >= SETS or state.card_of[slot] == NOBODY or marker in (START, DISCARD):
        return -0.5 if marker == DISCARD else 0.0
    if marker == PRODUCTION:
        earned = income(state, slot) - upkeep(state, slot)
        return PER_MONEY * earned + PER_SAVED * min(max(earned, 0) + state.money[slot], MOST_SPENT)
    if marker == TRADING:
        return hope_of_trade(state, seat, slot)
    if marker == MANOEUVRE:
        return hope_of_moves(state, slot)
    return hope_of_civilise(state, seat, slot)


def hope_of_artefact(state: SevenAges, seat: int, good: int) -> float:
    """An artefact that is being played: good for its target unless it is red, so best for an empire of one's own."""
    named = state.stack[state.top_frame + 6 :]
    own = False
    for move in named[:1] or state.legal(seat):
        target = EMPIRE.arg(move) if move in EMPIRE else state.control[AREA.arg(move)] if move in AREA else NOBODY
        own |= target != NOBODY and state.owner[target] == seat
    return ARTEFACT_FOR_OWN if own != (GOOD_COLOUR[good] == RED) else -ARTEFACT_FOR_OWN


def hope_of_trade(state: SevenAges, seat: int, empire: int) -> float:
    """Levels, if the best card of the hand wins; more where there is no free progress."""
    level = state.level[empire]
    stuck = level <= TOP_LEVEL and DARK[level]
    best = max([VALUE[card] for card in state.hand(seat)], default=USUAL_CARD)
    chance = 0.4 + 0.15 * best + 0.25 * TRADE[state.card_of[empire]]
    return (PER_TRADE_STUCK if stuck else PER_TRADE) * chance


def hope_of_start(state: SevenAges, seat: int) -> float:
    """An empire on the map, if a card of the hand can be one."""
    if not any([not can_start(state, seat, card) for card in state.hand(seat)]):
        return 0.0
    return PER_START * opening(state, seat)


def hope_of_destiny(state: SevenAges, seat: int) -> float:
    """New cards for those that are missing or of no more use, above all if no card of the hand can start an empire."""
    size = state.hand_size(seat)
    worth = PER_CARD * max(0, HAND - size) + PER_USELESS_CARD * (size - later(state, seat))
    if opening(state, seat) == 0.0 and len(state.empires_of(seat)) < MAX_EMPIRES[state.seats]:
        worth += PER_SEARCH
    return worth


def hope_of_moves(state: SevenAges, empire: int) -> float:
    """Free land next to the empire, as far as there are units to spare for it."""
    held = state.held[empire] & LAND
    near = 0
    for area in areas_in(held):
        near |= OVERLAND[area]
    taken = 0
    for other in state.in_play():
        taken |= state.units_in[other]
    free = (near & LAND & ~held & ~taken).bit_count()
    weak = 0
    for area in areas_in(near & LAND & ~held & taken):
        own = sum([len(state.units_at(empire, at)) for at in areas_in(BORDER[area] & held)])
        weak += own > 2 * sum([len(state.units_at(other, area)) for other in state.in_play()])
    spare = len(state.units_on_map(empire)) - held.bit_count()
    return PER_FREE_AREA * min(max(0, spare), free + weak)


def hope_of_civilise(state: SevenAges, seat: int, empire: int) -> float:
    """City steps, artefacts of the hand, a leader, order."""
    worth = 0.1
    if may_build(state, empire):
        steps = sum([can_step(state, empire, area) for area in areas_in(state.held[empire] & LAND)])
        worth += PER_CITY_STEP * min(MOST_CHOICES, steps)
    for card in state.hand(seat):
        if can_build(state, seat, empire, empire, CARD_GOOD[card]):
            worth += PER_ARTEFACT
    if len(state.leaders_of(empire)) < LEADER_LIMIT[state.card_of[empire]]:
        worth += PER_LEADER
    return worth
