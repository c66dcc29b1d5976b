"""A position of 7 Ages as numbers, for learners: what the view shows a seat (SA-14).

The table and the map are here; what is going on (a conflict, a trade, a card announced) is in observe_course.py.
Empires are named by their colour sets, which do not depend on who looks; who owns a set does.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREAS, LANDS, NAMES, areas_in
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    CARDS,
    EMPIRE_NAMES,
    GOOD_NAMES,
    MARKER_NAMES,
    MARKERS_PER_PLAYER,
    MAX_EMPIRES,
    STEPS,
)
from saecula.games.seven_ages.effects import SPAN
from saecula.games.seven_ages.observe_course import layout, observe_course
from saecula.games.seven_ages.state import (
    DECK,
    DISCARDED,
    FACE_DOWN,
    HAND,
    LOST_SLOT,
    NO_MARKER,
    NOBODY,
    ON_EMPIRE,
    RESERVE,
    TABLE,
    UNBUILT,
    SevenAges,
)
from saecula.games.seven_ages.units import (
    FIRST_COMMON,
    FIRST_PIECE,
    LEADER_NAMES,
    PAIR_NAMES,
    RANKED,
    SET_NAMES,
    SETS,
    TYPE_NAMES,
    TYPES,
)
from saecula.kernel.layout import add, observe_table, put, write_flags

__all__ = ["layout", "observe"]

SEATS: Final[int] = max(MAX_EMPIRES)
LISTED: Final = 160  # own units that are listed one by one
SPANS: Final = 16  # lasting effects that are listed
TOP: Final = 8  # cards on top of the deck that are listed
ELEPHANTS: Final = 6

_OPTIONS: Final[list[str]] = [
    "errata_2004", "blue_marker_inclusive", "total_history", "pursuit", "go_slow", "technology", "redemption",
    "quick_history", "take_that",
]  # fmt: skip
_SET: Final[list[str]] = ["none", *SET_NAMES]
_AREA: Final[list[str]] = ["none", *NAMES]
_CARD: Final[list[str]] = ["none", *EMPIRE_NAMES]
_GOOD: Final[list[str]] = ["none", *GOOD_NAMES]
_SLOTS: Final[list[str]] = [*SET_NAMES, "free"]

OPTION: Final[int] = layout.flags("option", _OPTIONS, "what the table chose")
END_AGE: Final[int] = layout.number("end_age", 10, "the age whose beginning ends the game")
TURN_LIMIT: Final[int] = layout.number("turn_limit", 1000, "the last turn")
TURN: Final[int] = layout.number("turn", 1000, "the turn, from 1; 0 during the preparation")
STEP: Final[int] = layout.choice("action_step", [*MARKER_NAMES[:STEPS], "end"], "the step of the turn")
FIRST: Final[int] = layout.flags("first", layout.players, "has the turn marker")
ENDED: Final[int] = layout.number("ended", 10, "why the game ends with this turn (ending.py)")
TREATY: Final[int] = layout.choice("treaty", _SET, "the second empire of the peace treaty")
IN_POOL: Final[int] = layout.number("elephants", ELEPHANTS, "elephants in the pool")

GLORY: Final[int] = layout.numbers("glory", layout.players, 20_000, "glory points", -20_000)
HAND_SIZE: Final[int] = layout.numbers("hand_size", layout.players, CARDS, "cards in hand")
PAIR: Final[int] = layout.choices("pair", layout.players, ["none", *PAIR_NAMES], "the colours of a player")
BEYOND: Final[int] = layout.numbers("beyond", layout.players, 1000, "when an empire went beyond level 49, from 1")
MARKER_STATE: Final[list[int]] = [
    layout.choices(
        f"marker_state_of_{who}", _SLOTS, ["none", "down", "up", "spent", "void"], "of the marker laid there"
    )
    for who in layout.players
]
MARKER: Final[list[int]] = [
    layout.choices(f"marker_of_{who}", _SLOTS, ["unknown", *MARKER_NAMES], "the marker laid there")
    for who in layout.players
]

CARD: Final[int] = layout.choices("card", SET_NAMES, _CARD, "of the empire that uses a set")
OWNER: Final[int] = layout.choices("owner", SET_NAMES, layout.nobody_or_players, "of each empire")
LEVEL: Final[int] = layout.numbers("level", SET_NAMES, 1000, "on the progress track")
MONEY: Final[int] = layout.numbers("money", SET_NAMES, 1000, "of each empire")
ELITE: Final[int] = layout.numbers("elite", SET_NAMES, 1000, "of each empire")
CAPITAL: Final[int] = layout.choices("capital", SET_NAMES, _AREA, "of each empire")
RELIGION: Final[int] = layout.choices("religion", SET_NAMES, _GOOD, "of each empire")
GOVERNMENT: Final[int] = layout.choices("government", SET_NAMES, _GOOD, "of each empire")
_CLASSES: Final[list[str]] = [f"{name}_{i}" for name in SET_NAMES for i in range(len(RANKED))]
FEWEST: Final[int] = layout.numbers("fewest", _CLASSES, 1000, "units of a ranked class at least (units.RANKED)")
MOST: Final[int] = layout.numbers("most", _CLASSES, 1000, "units of a ranked class at most")
_RESERVES: Final[list[str]] = [f"{name}_{kind}" for name in SET_NAMES for kind in TYPE_NAMES]
IN_RESERVE: Final[int] = layout.numbers("reserve", _RESERVES, 1000, "units in reserve of the seat's own empires")

CONTROL: Final[int] = layout.choices("control", NAMES, _SET, "the empire that controls an area ...")
HOLDER: Final[int] = layout.choices("holder", NAMES, layout.nobody_or_players, "... and its player")
CITY: Final[int] = layout.numbers("city", NAMES[:LANDS], 10, "its size")
FORT: Final[int] = layout.flags("fort", NAMES, "in an area")
DISORDER: Final[int] = layout.flags("disorder", NAMES, "in an area")
HOME: Final[int] = layout.flags("home", NAMES, "a start area of an empire of the seat")
UNITS: Final[list[int]] = [
    layout.numbers(f"units_of_{who}", NAMES, 1000, "how many units stand there") for who in layout.players
]
_LIST: Final[list[str]] = [str(i) for i in range(LISTED)]
UNIT_AT: Final[int] = layout.choices("unit_at", _LIST, _AREA, "the seat's own units on the map one by one: area ...")
UNIT_TYPE: Final[int] = layout.choices("unit_type", _LIST, ["none", *TYPE_NAMES], "... type ...")
UNIT_SET: Final[int] = layout.choices("unit_set", _LIST, _SET, "... and empire")
LEADER_AT: Final[int] = layout.choices("leader_at", LEADER_NAMES, _AREA, "of a leader on the map")
LEADER_OF: Final[int] = layout.choices("leader_of", LEADER_NAMES, _SET, "the empire of a leader on the map")
_GOOD_AT: Final[list[str]] = ["unbuilt", *NAMES, *SET_NAMES]
GOOD_AT: Final[int] = layout.choices("artefact_at", GOOD_NAMES[:ARTEFACTS], _GOOD_AT, "where an artefact is")
BLUE_AT: Final[int] = layout.numbers("blue_at", GOOD_NAMES[:ARTEFACTS], 1000, "the level of its blue marker")

_PLACES: Final[list[str]] = ["unknown", "discarded", "on_the_table", "in_play", "on_the_deck"]
PLACE: Final[int] = layout.choices(
    "place", EMPIRE_NAMES, [*_PLACES, *[f"hand_of_{who}" for who in layout.players]], "where a card is, if known"
)
IN_HAND: Final[int] = len(_PLACES)
IN_DECK: Final[int] = layout.number("deck", CARDS, "cards in the deck")
ON_TOP: Final[int] = layout.choices("top", [str(i + 1) for i in range(TOP)], _CARD, "cards on top of it, if known")
LASTING: Final[int] = layout.numbers(
    "span", [f"{i}_{j}" for i in range(SPANS) for j in range(SPAN)], 32_000, "lasting effects (effects.py)", -32_000
)


def observe(state: SevenAges, seat: int, out: bytearray) -> None:
    """Write a position as a seat sees it; `layout` says where."""
    asked = not state.over and state.frame(1) == seat
    observe_table(layout, state, seat, out, -1 if state.over else state.frame(0), asked)
    _table(state, seat, out)
    for s in range(state.seats):
        _markers(state, seat, s, out)
    for empire in range(SETS):
        if state.card_of[empire] != NOBODY:
            _empire(state, seat, empire, out)
    _map(state, seat, out)
    _units(state, seat, out)
    _cards(state, seat, out)
    observe_course(state, seat, out)


def _table(state: SevenAges, seat: int, out: bytearray) -> None:
    seats = state.seats
    chosen = [
        state.errata_2004, state.blue_marker_inclusive, state.total_history, state.pursuit, state.go_slow_rule,
        state.technology, state.redemption, state.quick_history, state.take_that,
    ]  # fmt: skip
    for i in range(len(chosen)):
        put(out, OPTION + i, int(chosen[i]))
    put(out, END_AGE, state.end_age)
    put(out, TURN_LIMIT, state.turn_limit)
    put(out, TURN, state.turn)
    put(out, STEP, min(state.step, STEPS))
    put(out, FIRST + (state.first - seat) % seats, 1)
    put(out, ENDED, state.ended)
    put(out, TREATY, state.treaty + 1)
    for i in range(ELEPHANTS):
        add(out, IN_POOL, int(state.holder[i] == NOBODY))
    for s in range(seats):
        me = (s - seat) % seats
        put(out, GLORY + me, state.glory[s])
        put(out, PAIR + me, state.reserved[s] + 1)
        put(out, BEYOND + me, state.beyond[s])
    for i in range(min(SPANS * SPAN, len(state.spans))):
        put(out, LASTING + i, state.spans[i])


def _markers(state: SevenAges, seat: int, s: int, out: bytearray) -> None:
    """The markers a player has laid: what became of each, and which one it is where the seat may know."""
    me = (s - seat) % state.seats
    for marker in range(MARKERS_PER_PLAYER):
        at = s * MARKERS_PER_PLAYER + marker
        slot = state.marker_slot[at]
        if slot != NO_MARKER and slot != LOST_SLOT:
            put(out, MARKER_STATE[me] + slot, state.marker_state[at] + 1)
            if s == seat or state.marker_state[at] != FACE_DOWN:
                put(out, MARKER[me] + slot, marker + 1)


def _empire(state: SevenAges, seat: int, empire: int, out: bytearray) -> None:
    put(out, CARD + empire, state.card_of[empire] + 1)
    put(out, OWNER + empire, 1 + (state.owner[empire] - seat) % state.seats)
    put(out, LEVEL + empire, state.level[empire])
    put(out, MONEY + empire, state.money[empire])
    put(out, ELITE + empire, state.elite[empire])
    put(out, CAPITAL + empire, state.capital[empire] + 1)
    put(out, RELIGION + empire, state.religion(empire) + 1)
    put(out, GOVERNMENT + empire, state.government(empire) + 1)
    first = empire * len(RANKED)
    for i in range(first, first + len(RANKED)):
        put(out, FEWEST + i, state.fewest[i])
        put(out, MOST + i, state.most[i])
    if state.owner[empire] == seat:
        for area in areas_in(state.home[empire]):
            put(out, HOME + area, 1)


def _map(state: SevenAges, seat: int, out: bytearray) -> None:
    owner, seats = state.owner, state.seats
    for area, empire in enumerate(state.control):
        if empire != NOBODY:
            put(out, CONTROL + area, empire + 1)
            if owner[empire] != NOBODY:
                put(out, HOLDER + area, 1 + (owner[empire] - seat) % seats)
    for area, level in enumerate(state.city):
        if level:
            put(out, CITY + area, level)
    write_flags(out, FORT, state.forts)
    write_flags(out, DISORDER, state.disorder)
    for leader, empire in enumerate(state.leader_of):
        if empire != NOBODY:
            put(out, LEADER_OF + leader, empire + 1)
            put(out, LEADER_AT + leader, max(0, state.leader_at[leader] + 1))
    for good, at in enumerate(state.good_at):
        if at != UNBUILT:
            put(out, GOOD_AT + good, at + 1 if at < ON_EMPIRE else 1 + AREAS + at - ON_EMPIRE)
    for good, level in enumerate(state.blue_at):
        if level:
            put(out, BLUE_AT + good, level)


def _units(state: SevenAges, seat: int, out: bytearray) -> None:
    """How many units each player has where; the types of the seat's own, in an order that tells nothing."""
    mine: list[int] = []
    for empire in range(SETS):
        if state.card_of[empire] == NOBODY:
            continue
        own = state.owner[empire] == seat
        start = UNITS[(state.owner[empire] - seat) % state.seats]
        for piece in range(FIRST_PIECE[empire], FIRST_PIECE[empire + 1]):
            _unit(state, empire, piece, own, start, mine, out)
        for i, holder in enumerate(state.holder):
            if holder == empire:
                _unit(state, empire, FIRST_COMMON + i, own, start, mine, out)
    mine.sort()
    for i in range(min(LISTED, len(mine))):
        code = mine[i]
        put(out, UNIT_AT + i, code // (SETS * TYPES) + 1)
        put(out, UNIT_SET + i, code // TYPES % SETS + 1)
        put(out, UNIT_TYPE + i, code % TYPES + 1)


def _unit(state: SevenAges, empire: int, piece: int, own: bool, start: int, mine: list[int], out: bytearray) -> None:
    area = state.place[piece]
    if area >= 0:
        add(out, start + area, 1)
        if own:
            mine.append((area * SETS + empire) * TYPES + state.type_of(piece))
    elif own and area == RESERVE:
        add(out, IN_RESERVE + empire * TYPES + state.type_of(piece), 1)


def _cards(state: SevenAges, seat: int, out: bytearray) -> None:
    """Where the cards are, as far as the seat knows."""
    seats, card_at, known = state.seats, state.card_at, state.known
    in_deck = 0
    for card, at in enumerate(card_at):
        if at == DECK:
            in_deck += 1
        elif at == DISCARDED:
            put(out, PLACE + card, 1)
        elif at == TABLE:
            if known[card] >> seat & 1:
                put(out, PLACE + card, 2)
        elif at < HAND + seats:
            s = at - HAND
            add(out, HAND_SIZE + (s - seat) % seats, 1)
            if s == seat or known[card] >> seat & 1:
                put(out, PLACE + card, IN_HAND + (s - seat) % seats)
        else:
            put(out, PLACE + card, 3)
    put(out, IN_DECK, in_deck)
    for i in range(min(TOP, len(state.top))):
        card = state.top[len(state.top) - 1 - i]
        if known[card] >> seat & 1:
            put(out, PLACE + card, 4)
            put(out, ON_TOP + i, card + 1)
