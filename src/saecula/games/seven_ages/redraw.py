"""SA-14: drawing anew what a seat cannot know. The mirror of view.py.

Hidden are the hands and the deck, conflict and assassination cards not yet turned up, markers that lie face down, the
go-slow boxes, and the faces of other players' units. Sealed answers are the kernel's work.

Units: the counters of another player's empire are dealt anew over its places on the map and its reserve. A place takes
what `state.maybe` allows; a controlled land area holds at least one unit that is no aircraft. Units committed in a
conflict that is going on lie open. The numbers of units of each class are those that `state.fewest` and `state.most`
leave open (SA-14.3).
"""

from __future__ import annotations

import marshal
from typing import Any, Final

from saecula.games.seven_ages.areas import COASTS, LANDS
from saecula.games.seven_ages.cards import CARDS, MARKERS_PER_PLAYER, STEPS
from saecula.games.seven_ages.elephants import unbuilt
from saecula.games.seven_ages.fog import could_stand
from saecula.games.seven_ages.moves import LAY
from saecula.games.seven_ages.moving_frame import AGAIN, CARGO, DONE_UNITS, EMPIRE, HAS_MOVED, LEADERS, SHIP, UNITS
from saecula.games.seven_ages.moving_frame import AREA as GROUP_AREA
from saecula.games.seven_ages.phases import (
    ANNOUNCED,
    ASSASSINATION,
    ELEPHANT_FROM,
    FREE_UNITS,
    LOSING_UNITS,
    MOVING,
    NAMING,
    OVERRUNNING,
    PURCHASE,
    QUEUE,
    ROUND,
    START_UNITS,
)
from saecula.games.seven_ages.realm import refresh_masks
from saecula.games.seven_ages.round_frame import CARDS as DRAWN
from saecula.games.seven_ages.round_frame import EMPIRES, FRONT_LINE, SUPPORTING, USED
from saecula.games.seven_ages.state import (
    ANY_TYPE,
    DECK,
    FACE_DOWN,
    HAND,
    NO_MARKER,
    NOBODY,
    RESERVE,
    TABLE,
    SevenAges,
)
from saecula.games.seven_ages.targets import swaps
from saecula.games.seven_ages.totals import OWN_PLACES, piece_at, place_in_set
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    ELEPHANT,
    FACE,
    FIRST_COMMON,
    FIRST_PIECE,
    KIND_TYPES,
    LAND_UNITS,
    NAVAL,
    PIECE_KIND,
    PIECES,
    RANKED,
    SETS,
)
from saecula.kernel.hidden import Redeal

PLACES: Final = OWN_PLACES + PIECES - FIRST_COMMON  # of the pieces of one empire in a mask
LOST_FROM: Final = 5  # of the frame of units to lose: the area named for the next one
KEPT: Final = 6  # of the frame of an assassination: the two cards


def redraw(state: SevenAges, seat: int) -> None:
    """Draw anew all that a seat cannot know."""
    redraw_cards(state, seat)
    redraw_markers(state, seat)
    forget_choices(state, seat)
    for empire in range(SETS):
        if state.card_of[empire] != NOBODY and state.owner[empire] != seat:
            redraw_units_again(state, empire)


# -------------------------------------------------------------------------------------------------------------- cards


def slots_of_cards(state: SevenAges) -> list[tuple[int, int]]:
    """Where the frames name a card that lies face down on the table: frame and slot."""
    found: list[tuple[int, int]] = []
    at = state.top_frame
    while at:
        phase = state.frame_at(at, 0)
        if phase == ROUND:
            found += [(at, DRAWN), (at, DRAWN + 1)]
        elif phase == ASSASSINATION:
            found += [(at, KEPT), (at, KEPT + 1)]
        at = state.frame_below(at)
    return found


def redraw_cards(state: SevenAges, seat: int) -> None:
    """Hands, deck, cards somebody has looked at on top of it, and cards face down on the table."""
    redeal = Redeal(state.known, seat)
    top = state.top.copy()
    deck = redeal.place([c for c in range(CARDS) if state.card_at[c] == DECK and c not in top])
    tops = [redeal.place([card]) for card in top]
    hands = [redeal.place([c for c in range(CARDS) if state.card_at[c] == HAND + s]) for s in range(state.seats)]
    slots = [(at, i) for at, i in slots_of_cards(state) if state.frame_at(at, i) != NOBODY]
    slots = [(at, i) for at, i in slots if state.card_at[state.frame_at(at, i)] == TABLE]
    table = [redeal.place([state.frame_at(at, i)]) for at, i in slots]
    redeal.run(state)
    for card in redeal.things(deck):
        state.card_at[card] = DECK
    state.top = [redeal.things(place)[0] for place in tops]
    for card in state.top:
        state.card_at[card] = DECK
    for s in range(state.seats):
        for card in redeal.things(hands[s]):
            state.card_at[card] = HAND + s
    for n, (at, i) in enumerate(slots):
        card = redeal.things(table[n])[0]
        state.card_at[card] = TABLE
        state.set_frame_at(at, i, card)


# ------------------------------------------------------------------------------------------------------------ markers


def redraw_markers(state: SevenAges, seat: int) -> None:
    """Markers of others that lie face down: any of those not seen this turn may lie there. Go-slow boxes likewise."""
    for other in range(state.seats):
        if other == seat:
            continue
        first = other * MARKERS_PER_PLAYER
        hidden = [
            first + m for m in range(MARKERS_PER_PLAYER) if state.marker_state[first + m] == FACE_DOWN
        ]  # laid and not turned up, or not laid
        slots = [state.marker_slot[at] for at in hidden]
        slots.sort()
        state.shuffle(slots)
        for i, at in enumerate(hidden):
            state.marker_slot[at] = slots[i]
    if seat != state.first:
        laid = [box for box in range(len(state.go_slow)) if state.go_slow[box] != NO_MARKER]
        actions = list(range(STEPS))
        state.shuffle(actions)
        for i, box in enumerate(laid):
            state.go_slow[box] = actions[i]


def forget_choices(state: SevenAges, seat: int) -> None:
    """A type that another player has named and not yet placed is named anew, a group not yet gone gathered anew."""
    at = state.top_frame
    while at:
        if state.frame_at(at, 0) in (START_UNITS, PURCHASE, FREE_UNITS) and state.frame_at(at, 1) != seat:
            state.set_frame_at(at, 3, NOBODY)
            state.set_frame_at(at, 4, NOBODY)
        elif state.frame_at(at, 0) == MOVING and state.frame_at(at, 1) != seat:
            state.set_frame_at(at, SHIP, 0)
            if not state.frame_at(at, HAS_MOVED):
                state.set_frame_at(at, GROUP_AREA, NOBODY)
                for slot in (UNITS, CARGO, LEADERS):
                    state.set_frame_at(at, slot, 0)
        elif state.frame_at(at, 0) == OVERRUNNING and state.frame_at(at, 1) != seat:
            state.set_frame_at(at, 4, NOBODY)
        elif state.frame_at(at, 0) == LOSING_UNITS and state.frame_at(at, 1) != seat:
            state.set_frame_at(at, LOST_FROM, 0)
        elif state.frame_at(at, 0) in (ANNOUNCED, QUEUE, NAMING):
            exchange_anew(state, seat, at)
        at = state.frame_below(at)


def exchange_anew(state: SevenAges, seat: int, at: int) -> None:
    """Which markers another player exchanges by a card that is being played is secret (effect `swap_marker`)."""
    end = len(state.stack)
    above = state.top_frame
    while above != at:
        end = above - 1
        above = state.frame_below(above)
    for i in range(at + 6, end):
        if state.frame_at(at, 0) == QUEUE:
            owner = state.stack[i - 3]  # seat, length, the card, then the marker
        else:
            owner = state.frame_at(at, 1)
        if state.stack[i] in LAY and owner != seat:
            possible = swaps(state, owner)
            state.stack[i] = possible[state.roll(len(possible))]


# -------------------------------------------------------------------------------------------------------------- units


def masks_of(state: SevenAges, empire: int) -> list[tuple[int, int]]:
    """Where frames hold sets of this empire's pieces that are not public: frame and slot."""
    found: list[tuple[int, int]] = []
    at = state.top_frame
    while at:
        if state.frame_at(at, 0) == MOVING and state.frame_at(at, 2) == empire:
            found += [(at, UNITS), (at, CARGO), (at, DONE_UNITS), (at, AGAIN)]
        at = state.frame_below(at)
    return found


def shown(state: SevenAges, empire: int) -> int:
    """The pieces that lie open because they were committed in a conflict that is going on, as a mask."""
    mask = 0
    at = state.top_frame
    while at:
        if state.frame_at(at, 0) == ROUND:
            for which in (0, 1):
                if state.frame_at(at, EMPIRES + which) == empire:
                    for slot in (FRONT_LINE, SUPPORTING, USED):
                        mask |= state.frame_at(at, slot + which)
        at = state.frame_below(at)
    return mask


def _weights(empire: int, types: int) -> list[int]:
    """By face of a piece that the empire can have: 1 if it shows one of these types."""
    weights = [0] * (2 * PLACES)
    for piece in [*range(FIRST_PIECE[empire], FIRST_PIECE[empire + 1]), *range(FIRST_COMMON, PIECES)]:
        for side in (0, 1):
            weights[2 * place_in_set(empire, piece) + side] = types >> FACE[2 * piece + side] & 1
    return weights


GROUNDED: Final[list[list[int]]] = [_weights(empire, ANY_TYPE & ~AIRCRAFT) for empire in range(SETS)]
IN_CLASS: Final[list[list[list[int]]]] = [[_weights(empire, types) for types in RANKED] for empire in range(SETS)]
EARLY_FACES: Final[int] = sum([1 << 2 * place for place in range(PLACES)])  # in reserve: turned when it is bought

STIRRING: Final = 4  # of the kernel's: bots redraw at every decision, and what they guess need not be quite uniform
FACES_KEPT: Final = 2048  # sets of faces that are remembered
_faces: Final[dict[tuple[int, int], int]] = {}  # by empire and types


def faces_allowed(empire: int, possible: int) -> int:
    """The faces of an empire's pieces that show one of these types, as the kernel counts them."""
    mask = _faces.get((empire, possible))
    if mask is None:
        mask = 0
        for face, fits in enumerate(_weights(empire, possible)):
            mask |= fits << face
        if len(_faces) >= FACES_KEPT:
            _faces.clear()
        _faces[empire, possible] = mask
    return mask


class Redrawn:
    """What `redraw_units` made of an empire, and how far the chance had come then."""

    def __init__(self, state: SevenAges, empire: int, pieces: list[int], frames: list[int]) -> None:
        self.place = [state.place[piece] for piece in pieces]
        self.maybe = [state.maybe[piece] for piece in pieces]
        self.coast = [state.coast[piece] for piece in pieces]
        self.flipped = state.flipped[empire]
        self.units_in = state.units_in[empire]
        self.grounded = state.grounded[empire]
        first = empire * len(RANKED)
        self.fewest = state.fewest[first : first + len(RANKED)]
        self.most = state.most[first : first + len(RANKED)]
        self.frames = frames
        self.drawn = state.drawn


REDRAWN: Final = 512  # empires that are remembered
_redrawn: Final[dict[bytes, Redrawn]] = {}  # by all that `redraw_units` depends on


def redraw_units_again(state: SevenAges, empire: int) -> None:
    """`redraw_units`, remembered: a bot is shown one position after the other with the same chance."""
    pieces = state.pieces_of(empire)
    kept = masks_of(state, empire)
    first = empire * len(RANKED)
    known: list[Any] = [empire, pieces, state.flipped[empire], state.held[empire], shown(state, empire)]
    known += [[state.place[p] for p in pieces], [state.maybe[p] for p in pieces], [state.coast[p] for p in pieces]]
    known += [state.fewest[first : first + len(RANKED)], state.most[first : first + len(RANKED)]]
    known += [state.frame_at(at, slot) for at, slot in kept]
    moving = state.find(MOVING)
    known += [state.frame_at(moving, EMPIRE), state.frame_at(moving, HAS_MOVED)] if moving else []
    losing = state.find(LOSING_UNITS)
    known += [state.frame_at(losing, 2), state.frame_at(losing, 3)] if losing else []
    known.append(state.find(ELEPHANT_FROM) > 0)
    key = marshal.dumps([state.key, state.drawn, known], 2)
    done = _redrawn.get(key)
    if done is None:
        redraw_units(state, empire)
        if len(_redrawn) >= REDRAWN:
            _redrawn.clear()
        _redrawn[key] = Redrawn(state, empire, pieces, [state.frame_at(at, slot) for at, slot in kept])
        return
    for i, piece in enumerate(pieces):
        state.place[piece] = done.place[i]
        state.maybe[piece] = done.maybe[i]
        state.coast[piece] = done.coast[i]
    state.flipped[empire] = done.flipped
    state.units_in[empire] = done.units_in
    state.grounded[empire] = done.grounded
    state.fewest[first : first + len(RANKED)] = done.fewest
    state.most[first : first + len(RANKED)] = done.most
    for i, (at, slot) in enumerate(kept):
        state.set_frame_at(at, slot, done.frames[i])
    state.drawn = done.drawn


def redraw_units(state: SevenAges, empire: int) -> None:
    """Deal the counters of another player's empire anew."""
    pieces = state.pieces_of(empire)
    open_now = shown(state, empire)
    known = [0] * PLACES
    side = [0] * PLACES
    kept = masks_of(state, empire)
    groups: dict[tuple[int, ...], list[int]] = {}
    for piece in pieces:
        place = place_in_set(empire, piece)
        if piece < FIRST_COMMON:
            side[place] = state.flipped[empire] >> (piece - FIRST_PIECE[empire]) & 1
        if open_now >> place & 1:
            continue
        area = state.place[piece]
        member = [state.frame_at(at, slot) >> place & 1 for at, slot in kept]
        possible = state.maybe[piece] & types_possible(state, empire, piece) if area >= 0 else 0
        key = (area, possible, *member)
        groups.setdefault(key, []).append(place)
    redeal = Redeal(known, 0, side, STIRRING)
    order = sorted(groups)
    places: list[int] = []
    by_area: dict[int, list[int]] = {}
    for key in order:
        fits = faces_allowed(empire, key[1]) if key[0] >= 0 else EARLY_FACES
        places.append(redeal.place(groups[key], fits))
        by_area.setdefault(key[0], []).append(places[-1])
    for area, there in by_area.items():
        if 0 <= area < LANDS and state.control[area] == empire and not open_in(state, empire, area, open_now):
            if all([order[place][1] & AIRCRAFT for place in there]):
                redeal.total(there, GROUNDED[empire], at_least=1)
    state_numbers(state, empire, redeal, [(key[1], len(groups[key]), n) for n, key in enumerate(order) if key[0] >= 0])
    losing = state.find(LOSING_UNITS)
    if losing and state.frame_at(losing, 2) == empire:
        state_losses(state, empire, redeal, [key[0] for key in order], state.frame_at(losing, 3), open_now)
    if state.find(ELEPHANT_FROM):
        state_elephants(state, empire, redeal, [key[0] for key in order])
    redeal.run(state)
    for at, slot in kept:
        state.set_frame_at(at, slot, state.frame_at(at, slot) & open_now)
    for n, key in enumerate(order):
        for place in redeal.things(places[n]):
            place_piece(state, empire, place, key, side[place])
            for i, (at, slot) in enumerate(kept):
                if key[2 + i]:
                    state.set_frame_at(at, slot, state.frame_at(at, slot) | 1 << place)
    refresh_masks(state, empire)
    keep_numbers(state, empire)


def numbers(state: SevenAges, empire: int, among: int = -1) -> list[int]:
    """By ranked class: how many units an empire has on the map, among the pieces of a mask."""
    counts = [0] * len(RANKED)
    for piece in state.units_on_map(empire):
        if among >> place_in_set(empire, piece) & 1:
            unit = state.type_of(piece)
            for i, types in enumerate(RANKED):
                counts[i] += types >> unit & 1
    return counts


def state_numbers(state: SevenAges, empire: int, redeal: Redeal, rows: list[tuple[int, int, int]]) -> None:
    """State how many units of each ranked class there are, where that is more than the places themselves say.

    `rows` has the places on the map: the types possible there, how many units, and the place's number.
    """
    lie_open = numbers(state, empire, shown(state, empire))
    for i, types in enumerate(RANKED):
        fewest = state.fewest[empire * len(RANKED) + i] - lie_open[i]
        most = state.most[empire * len(RANKED) + i] - lie_open[i]
        surely = sum([count for possible, count, _ in rows if not possible & ~types])
        perhaps = sum([count for possible, count, _ in rows if possible & types])
        if surely < fewest or most < perhaps:
            redeal.total([number for _, _, number in rows], IN_CLASS[empire][i], fewest, most)


def state_losses(state: SevenAges, empire: int, redeal: Redeal, areas: list[int], area: int, open_now: int) -> None:
    """Whoever is asked which unit to lose has one: a land unit somewhere, or a ship in a sea (`LosingUnits`).

    `areas` has the area of each place of the redeal; `area` is where a unit is to be lost, or NOBODY.
    """
    if 0 <= area < LANDS:
        return
    types = LAND_UNITS if area == NOBODY else NAVAL
    for piece in state.units_on_map(empire) if area == NOBODY else state.units_at(empire, area):
        if open_now >> place_in_set(empire, piece) & 1 and types >> state.type_of(piece) & 1:
            return
    places = [n for n, where in enumerate(areas) if where >= 0 and area in (NOBODY, where)]
    redeal.total(places, _weights(empire, types), at_least=1)


def state_elephants(state: SevenAges, empire: int, redeal: Redeal, areas: list[int]) -> None:
    """While somebody is asked whose reserve gives an elephant, everybody knows who has one there (`ElephantFrom`)."""
    reserve = [n for n, where in enumerate(areas) if where == RESERVE]
    if unbuilt(state, empire) == NOBODY:
        redeal.total(reserve, _weights(empire, ELEPHANT), at_most=0)
    else:
        redeal.total(reserve, _weights(empire, ELEPHANT), at_least=1)


def keep_numbers(state: SevenAges, empire: int) -> None:
    """Where no deal with the right numbers was found, the copy remembers those it has."""
    for i, count in enumerate(numbers(state, empire)):
        at = empire * len(RANKED) + i
        state.fewest[at] = min(state.fewest[at], count)
        state.most[at] = max(state.most[at], count)


def types_possible(state: SevenAges, empire: int, piece: int) -> int:
    """The types that can stand where a piece does; one of a group on its way stays of its kind, which is seen."""
    at = state.find(MOVING)
    place = place_in_set(empire, piece)
    if at and state.frame_at(at, EMPIRE) == empire and state.frame_at(at, HAS_MOVED):
        if (state.frame_at(at, UNITS) | state.frame_at(at, CARGO)) >> place & 1:
            return next(kind for kind in (NAVAL, AIRCRAFT, LAND_UNITS) if kind >> state.type_of(piece) & 1)
    return could_stand(state.place[piece])


def open_in(state: SevenAges, empire: int, area: int, open_now: int) -> bool:
    """Whether a unit that lies open and is no aircraft already holds the area."""
    for piece in state.units_at(empire, area):
        if open_now >> place_in_set(empire, piece) & 1 and not AIRCRAFT >> state.type_of(piece) & 1:
            return True
    return False


def place_piece(state: SevenAges, empire: int, place: int, key: tuple[int, ...], side: int) -> None:
    """Stand a piece where it was dealt with the face it was dealt; a ship in a land area on its first coast."""
    piece = piece_at(empire, place)
    area = key[0]
    state.place[piece] = area
    state.maybe[piece] = key[1] if area >= 0 else ANY_TYPE
    if piece < FIRST_COMMON:
        bit = 1 << (piece - FIRST_PIECE[empire])
        state.flipped[empire] = state.flipped[empire] | bit if side else state.flipped[empire] & ~bit
    ashore = 0 <= area < LANDS and NAVAL >> state.type_of(piece) & 1
    state.coast[piece] = COASTS[area][0] if ashore else NOBODY


# -------------------------------------------------------------------------------------------------- for the harness


def hides(state: SevenAges, seat: int) -> bool:
    """Whether a card, a marker or a unit that the seat cannot see could be another one."""
    places = {state.card_at[card] for card in range(CARDS) if not state.known[card] >> seat & 1}
    if len(places & {DECK, TABLE, *[HAND + other for other in range(state.seats)]}) > 1:
        return True
    if seat != state.first and any([action != NO_MARKER for action in state.go_slow]):
        return True
    for other in range(state.seats):
        first = other * MARKERS_PER_PLAYER
        down = [at for at in range(first, first + MARKERS_PER_PLAYER) if state.marker_state[at] == FACE_DOWN]
        if other != seat and len({state.marker_slot[at] for at in down}) > 1:
            return True
    return any([state.owner[e] != seat and units_could_differ(state, e) for e in state.in_play()])


def units_could_differ(state: SevenAges, empire: int) -> bool:
    """Whether two counters of an empire could change places, or one could show its other face."""
    open_now = shown(state, empire)
    kept = masks_of(state, empire)
    counters: list[tuple[int, int, tuple[int, ...]]] = []  # its types, those possible there, and its place
    for piece in state.pieces_of(empire):
        place, area = place_in_set(empire, piece), state.place[piece]
        if not open_now >> place & 1:
            member = [state.frame_at(at, slot) >> place & 1 for at, slot in kept]
            possible = state.maybe[piece] & types_possible(state, empire, piece) if area >= 0 else ANY_TYPE
            counters.append((KIND_TYPES[PIECE_KIND[piece]], possible, (area, *member)))
            if area >= 0 and piece < FIRST_COMMON and not KIND_TYPES[PIECE_KIND[piece]] & ~possible:
                return True
    for i, (types, possible, where) in enumerate(counters):
        for other_types, other_possible, elsewhere in counters[:i]:
            if where != elsewhere and types & other_possible and other_types & possible:
                return True
    return False
