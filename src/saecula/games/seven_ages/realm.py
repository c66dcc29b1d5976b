"""Units on the map, control of areas, and the consequences that follow at once (SA-0.8 to SA-0.13, SA-11.2).

Every change of the map goes through here, so that `control`, `held`, `units_in` and `grounded` always agree with where
the pieces stand.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import (
    AREA_KEYS,
    BORDER,
    COAST_BORDER,
    ELEPHANTS,
    LAND,
    LANDS,
    OCEAN,
    RESOURCES,
    areas_in,
)
from saecula.games.seven_ages.cards import ARTEFACTS, EMPIRE_KEYS, GOOD_KEYS
from saecula.games.seven_ages.effects import GALLEY_OCEAN, drop_spans, permitted
from saecula.games.seven_ages.state import (
    CUP,
    DISCARDED,
    GONE,
    LOST_SLOT,
    NOBODY,
    ON_EMPIRE,
    OUT,
    POOL,
    RESERVE,
    REVEALED,
    UNBUILT,
    VOID,
    SevenAges,
)
from saecula.games.seven_ages.treaties import drop_with
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    FACES,
    FIRST_COMMON,
    FIRST_PIECE,
    NAMED,
    NAVAL,
    OCEAN_GOING,
    PIECE_KIND,
    PIECE_SET,
    PIECES,
    RANKED,
    SETS,
    STAR_WARS,
    TYPE_INDEX,
    TYPE_KEYS,
)

ELEPHANT_LEVEL: Final = 10  # from here on elephant areas give elephants (SA-6.9)
_ELEPHANT_TYPE: Final[int] = TYPE_INDEX["elephant"]

# --------------------------------------------------------------------------------------------------------- pieces


def empire_of(state: SevenAges, piece: int) -> int:
    """The empire that has a piece, or NOBODY for one in the pool."""
    return PIECE_SET[piece] if piece < FIRST_COMMON else state.holder[piece - FIRST_COMMON]


def is_type(state: SevenAges, piece: int, types: int) -> bool:
    """Whether the face a piece shows is one of these types."""
    return bool(types >> state.type_of(piece) & 1)


def put(state: SevenAges, piece: int, area: int, coast: int = NOBODY, passing: bool = False) -> None:
    """Stand a piece in an area; a naval unit in a land area on one of its coasts. Control follows (SA-0.8).

    A piece that is only `passing` takes no control: that comes where its move ends (SA-8.16), with `update_control`.
    """
    before = state.place[piece]
    empire = empire_of(state, piece)
    state.place[piece] = area
    state.coast[piece] = coast
    state.units_in[empire] |= 1 << area
    if not is_type(state, piece, AIRCRAFT):
        state.grounded[empire] |= 1 << area
    if before >= 0 and before != area:
        _refresh(state, empire, before)
        update_control(state, before)
    if not passing:
        update_control(state, area)


def lift(state: SevenAges, piece: int) -> None:
    """Take a piece off the map into its empire's reserve, or where SA-6.9 and SA-6.10 send it."""
    area = state.place[piece]
    empire = empire_of(state, piece)
    for i, types in enumerate(RANKED):  # it is shown as it leaves (SA-14.2)
        if is_type(state, piece, types):
            at = empire * len(RANKED) + i
            state.fewest[at] = max(state.fewest[at] - 1, 0)
            state.most[at] -= 1
    state.place[piece] = RESERVE
    state.coast[piece] = NOBODY
    if piece < FIRST_COMMON:
        state.flipped[empire] &= ~(1 << (piece - FIRST_PIECE[empire]))
    _refresh(state, empire, area)
    update_control(state, area)
    if piece >= FIRST_COMMON:
        elephant = FACES[PIECE_KIND[piece]][0] == _ELEPHANT_TYPE
        if not (elephant and state.held[empire] & RESOURCES[ELEPHANTS]):  # the area it stood in may be lost with it
            state.place[piece] = POOL
            state.holder[piece - FIRST_COMMON] = NOBODY


def lose_openly(state: SevenAges, piece: int) -> None:
    """Take a piece off the map and show it (SA-14.2)."""
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire_of(state, piece)]]}
    told.update({"unit": TYPE_KEYS[state.type_of(piece)], "area": AREA_KEYS[state.place[piece]]})
    state.tell("seven_ages-unit-lost-there", told, "SA-14.2")
    lift(state, piece)


def _refresh(state: SevenAges, empire: int, area: int) -> None:
    """Bring `units_in` and `grounded` of one empire and area up to date."""
    bit = 1 << area
    there = False
    grounded = False
    for piece in state.pieces_of(empire):
        if state.place[piece] == area:
            there = True
            if not is_type(state, piece, AIRCRAFT):
                grounded = True
                break
    state.units_in[empire] = state.units_in[empire] | bit if there else state.units_in[empire] & ~bit
    state.grounded[empire] = state.grounded[empire] | bit if grounded else state.grounded[empire] & ~bit


def refresh_masks(state: SevenAges, empire: int) -> None:
    """Bring `units_in` and `grounded` of an empire up to date from where its pieces stand."""
    units, grounded = 0, 0
    for piece in state.pieces_of(empire):
        area = state.place[piece]
        if area >= 0:
            units |= 1 << area
            if not is_type(state, piece, AIRCRAFT):
                grounded |= 1 << area
    state.units_in[empire] = units
    state.grounded[empire] = grounded


# -------------------------------------------------------------------------------------------------------- control


def empires_in(state: SevenAges, area: int) -> list[int]:
    """The empires with units in an area."""
    return [s for s in range(SETS) if state.units_in[s] >> area & 1]


def units_in_area(state: SevenAges, area: int) -> int:
    """How many units of all empires stand in an area: everybody may count them."""
    return sum([at == area for at in state.place])


def update_control(state: SevenAges, area: int) -> None:
    """Who controls an area follows from the units there (SA-0.8).

    It stays while several empires are there (SA-0.11), and until the end of a conflict (SA-9.14).
    """
    there = empires_in(state, area)
    if len(there) > 1 or area == state.contested:
        return
    now = NOBODY
    if there:
        standing = state.units_in if area >= LANDS else state.grounded
        if standing[there[0]] >> area & 1:
            now = there[0]
    if now != state.control[area]:
        set_control(state, area, now)


def set_control(state: SevenAges, area: int, empire: int) -> None:
    """Give an area to an empire, or to nobody. What else happens is for `neutralise` or the conflict to say."""
    before = state.control[area]
    bit = 1 << area
    if before != NOBODY:
        state.held[before] &= ~bit
        if state.capital[before] == area:
            state.capital[before] = NOBODY  # it becomes an ordinary city
    state.control[area] = empire
    if empire == NOBODY:
        state.disorder &= ~bit
        state.forts &= ~bit
        remove_artefact_at(state, area)
    else:
        state.held[empire] |= bit
        if RESOURCES[ELEPHANTS] & bit and state.level[empire] >= ELEPHANT_LEVEL:
            claim_elephant(state, empire)


def claim_elephant(state: SevenAges, empire: int) -> None:
    """An elephant area gives an elephant: from the pool, else from the reserve of another empire (SA-6.9).

    Whose reserve is asked at the next pause (elephants.py).
    """
    if not take_elephant(state, empire):
        state.elephants_due.append(empire)


def take_elephant(state: SevenAges, empire: int) -> bool:
    """Move an elephant from the common pool to the empire's reserve (SA-6.9). False if the pool is empty."""
    for i in range(PIECES - FIRST_COMMON):
        piece = FIRST_COMMON + i
        if state.place[piece] == POOL and FACES[PIECE_KIND[piece]][0] == _ELEPHANT_TYPE:
            state.place[piece] = RESERVE
            state.holder[i] = empire
            return True
    return False


def remove_artefact_at(state: SevenAges, area: int) -> None:
    """The artefact that lies in an area, if any, leaves the map (SA-10.5)."""
    for artefact in range(ARTEFACTS):
        if state.good_at[artefact] == area:
            state.good_at[artefact] = UNBUILT
            state.tell("seven_ages-artefact-lost", {"artefact": GOOD_KEYS[artefact]}, "SA-10.5")


# --------------------------------------------------------------------------------------------------- consequences


def consequences(state: SevenAges, setting_up: int = NOBODY, manoeuvring: bool = False, moving: bool = False) -> None:
    """What follows at once after units were removed or control changed, in the order of SA-0.13.

    `setting_up` is an empire that may be without units for now. In a Manoeuvre aircraft are looked at only at its end
    (SA-8.12), and while units are `moving` galleys neither: that is done when the movement ends (SA-8.11).
    """
    again = True
    while again:
        again = False
        for leader, empire in enumerate(state.leader_of):
            if empire != NOBODY and not state.units_in[empire] >> state.leader_at[leader] & 1:
                remove_leader(state, leader)
        if not moving and lose_galleys(state):
            again = True
        if not (moving or manoeuvring) and lose_aircraft(state):
            again = True
        for empire in range(SETS):
            if state.card_of[empire] != NOBODY and empire != setting_up and not state.units_in[empire]:
                discard_empire(state, empire)
                again = True


def remove_leader(state: SevenAges, leader: int) -> None:
    """A named leader leaves the game, an unnamed one goes back to the cup (SA-0.6)."""
    state.leader_at[leader] = GONE if leader < NAMED else CUP
    state.leader_of[leader] = NOBODY


def lose_galleys(state: SevenAges) -> bool:
    """Galleys at sea without a coast of their empire, or in an ocean, are lost (SA-8.11). Whether any was."""
    lost = False
    for empire in range(SETS):
        afloat = state.units_in[empire] & ~LAND
        if afloat and not permitted(state, empire, GALLEY_OCEAN):
            for area in areas_in(afloat):
                if OCEAN >> area & 1 or not COAST_BORDER[area] & state.held[empire]:
                    lost |= lose_types(state, empire, area, NAVAL & ~OCEAN_GOING)
    return lost


def lose_aircraft(state: SevenAges) -> bool:
    """Aircraft at sea without a unit of another kind there or next to it are lost (SA-8.12). Whether any was."""
    lost = False
    for empire in range(SETS):
        aloft = state.units_in[empire] & ~LAND
        for area in areas_in(aloft) if aloft else []:
            if not (BORDER[area] | 1 << area) & state.grounded[empire]:
                lost |= lose_types(state, empire, area, AIRCRAFT & ~STAR_WARS)
    return lost


def lose_types(state: SevenAges, empire: int, area: int, types: int) -> bool:
    """Take the units of these types off an area; whether there was one. They are shown as they leave (SA-14.2).

    Whatever stays is of another type, as everybody can tell.
    """
    lost = False
    for piece in state.units_at(empire, area):
        state.maybe[piece] &= ~types
        if is_type(state, piece, types):
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
            told["unit"] = TYPE_KEYS[state.type_of(piece)]
            lift(state, piece)
            state.tell("seven_ages-unit-unsupported", told, "SA-8.11")
            lost = True
    return lost


def discard_empire(state: SevenAges, empire: int) -> None:
    """Everything of an empire leaves the map; cities stay, neutral (SA-11.2)."""
    card = state.card_of[empire]
    state.tell("seven_ages-empire-discarded", {"empire": EMPIRE_KEYS[card], "seat": state.owner[empire]}, "SA-11.2")
    drop_with(state, empire)
    drop_spans(state, empire)
    for leader in state.leaders_of(empire):
        remove_leader(state, leader)
    for artefact in range(ARTEFACTS):
        if state.good_at[artefact] == ON_EMPIRE + empire:
            state.good_at[artefact] = UNBUILT
    for piece in state.pieces_of(empire):
        if state.place[piece] >= 0:
            lift(state, piece)
    for i in range(PIECES - FIRST_COMMON):
        if state.holder[i] == empire:
            state.holder[i] = NOBODY
            state.place[FIRST_COMMON + i] = POOL
    state.flipped[empire] = 0
    state.capital[empire] = NOBODY
    state.belief[2 * empire] = NOBODY
    state.belief[2 * empire + 1] = NOBODY
    state.home[empire] = 0
    state.money[empire] = 0
    state.elite[empire] = 0
    state.level[empire] = 0
    state.elephants_due = [due for due in state.elephants_due if due != empire]
    others = ~(1 << empire)
    state.cavalry_free &= others
    state.ships_free &= others
    state.lost_land &= others
    state.traded &= others
    seat = state.owner[empire]
    markers = len(state.marker_slot) // state.seats
    for marker in range(seat * markers, (seat + 1) * markers):
        if state.marker_slot[marker] == empire:
            state.marker_slot[marker] = LOST_SLOT  # SA-3.9
            if state.marker_state[marker] == REVEALED:
                state.marker_state[marker] = VOID
    state.owner[empire] = NOBODY
    state.card_of[empire] = NOBODY
    state.card_at[card] = DISCARDED
    state.known[card] = -1


def elephants_leave(state: SevenAges) -> None:
    """An empire is in age VII for the first time: all elephants are out of the game (SA-6.9)."""
    for i in range(PIECES - FIRST_COMMON):
        piece = FIRST_COMMON + i
        if FACES[PIECE_KIND[piece]][0] == _ELEPHANT_TYPE:
            if state.place[piece] >= 0:
                lift(state, piece)
            state.place[piece] = OUT
            state.holder[i] = NOBODY


def in_reserve(state: SevenAges, empire: int, piece_type: int) -> list[int]:
    """The pieces of an empire's reserve that can show a type, whatever face they show now."""
    found: list[int] = []
    for piece in state.pieces_of(empire):
        if state.place[piece] == RESERVE and piece_type in FACES[PIECE_KIND[piece]]:
            found.append(piece)
    return found


def show_face(state: SevenAges, piece: int, piece_type: int) -> None:
    """Turn a piece so that it shows a type."""
    s = PIECE_SET[piece]
    if s == NOBODY:
        return
    bit = 1 << (piece - FIRST_PIECE[s])
    if FACES[PIECE_KIND[piece]][0] == piece_type:
        state.flipped[s] &= ~bit
    else:
        state.flipped[s] |= bit
