"""The part of observe.py about what is going on: an action, a movement, a conflict, a trade, a card announced."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages import moving_frame
from saecula.games.seven_ages.areas import NAMES
from saecula.games.seven_ages.cards import EMPIRE_NAMES, MARKER_NAMES, MAX_EMPIRES
from saecula.games.seven_ages.moves import DONE, LAY
from saecula.games.seven_ages.phases import AFTER_ACTION, ANNOUNCED, MOVING, PLACEMENT, ROUND, TRADE
from saecula.games.seven_ages.round_frame import (
    AREA,
    DISORDER,
    EMPIRES,
    FRONT_LINE,
    LEADER,
    ROUND_NUMBER,
    SUPPORTING,
    TERMS,
    present,
    uncommitted,
)
from saecula.games.seven_ages.round_frame import CARDS as DRAWN
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import pieces_in
from saecula.games.seven_ages.trade import ACTIVE, BONUS_A, BONUS_B, CARD_A, CARD_B, PARTNER
from saecula.games.seven_ages.units import LEADER_NAMES, SET_NAMES, TYPE_NAMES
from saecula.games.seven_ages.windows import CARD, ROLE, TARGETS
from saecula.kernel.layout import LARGEST, Layout, add, put, write_flags

layout: Final[Layout] = Layout(max(MAX_EMPIRES))
NAMED: Final = 8  # targets of an announced card that are listed

_SET: Final[list[str]] = ["none", *SET_NAMES]
_AREA: Final[list[str]] = ["none", *NAMES]
_CARD: Final[list[str]] = ["none", *EMPIRE_NAMES]
_SIDES: Final[list[str]] = ["attacker", "defender"]

PLACING: Final[int] = layout.flag("placing", "markers are being laid")
ACTING: Final[int] = layout.flags("acting", layout.players, "who performs an action ...")
ACTION: Final[int] = layout.choice("action", ["none", *MARKER_NAMES], "... which ...")
ACTING_SET: Final[int] = layout.choice("acting_empire", _SET, "... and with which empire")

GROUP_SET: Final[int] = layout.choice("moving_empire", _SET, "the empire that the seat moves")
GROUP_AREA: Final[int] = layout.choice("moving_area", _AREA, "where the seat's group is")
GROUP: Final[int] = layout.numbers("moving_unit", TYPE_NAMES, 1000, "units of the seat's group")
CARGO: Final[int] = layout.numbers("moving_cargo", TYPE_NAMES, 1000, "units that they carry")
GROUP_LEADERS: Final[int] = layout.flags("moving_leader", LEADER_NAMES, "leaders of the seat's group")

FOUGHT_AT: Final[int] = layout.choice("conflict_area", _AREA, "where a conflict is being fought")
FOUGHT_FOR: Final[int] = layout.number("conflict_round", 1000, "its round")
SIDE: Final[int] = layout.choices("side", _SIDES, _SET, "the empires that fight")
PRESENT: Final[int] = layout.numbers("side_units", _SIDES, 1000, "units there")
UNCOMMITTED: Final[int] = layout.numbers("side_uncommitted", _SIDES, 1000, "units that can still be committed")
MARKERS: Final[int] = layout.numbers("side_disorder", _SIDES, 1000, "disorder markers")
ON_TERMS: Final[int] = layout.numbers("side_terms", _SIDES, LARGEST, "special terms (totals.py)")
SIDE_CARD: Final[int] = layout.choices("side_card", _SIDES, _CARD, "its conflict card, if the seat may see it")
SIDE_LEADER: Final[int] = layout.choices("side_leader", _SIDES, ["none", *LEADER_NAMES], "a committed tactician")
FRONT: Final[list[int]] = [layout.numbers(f"front_of_{s}", TYPE_NAMES, 1000, "committed in front") for s in _SIDES]
SUPPORT: Final[list[int]] = [layout.numbers(f"support_of_{s}", TYPE_NAMES, 1000, "in support") for s in _SIDES]
READY: Final[list[int]] = [
    layout.numbers(f"ready_of_{s}", TYPE_NAMES, 1000, "of the seat's own side, not committed") for s in _SIDES
]

TRADER: Final[int] = layout.choice("trade_empire", _SET, "the empire that trades ...")
TRADE_PARTNER: Final[int] = layout.choice("trade_partner", _SET, "... and its partner")
TRADE_CARD: Final[int] = layout.choices("trade_card", ["own", "other"], _CARD, "the cards, once they are turned up")
TRADE_BONUS: Final[int] = layout.numbers("trade_bonus", ["own", "other"], 1000, "of events", -1000)

ANNOUNCER: Final[int] = layout.flags("announced_by", layout.players, "who has announced a card")
ANNOUNCED_CARD: Final[int] = layout.choice("announced_card", _CARD, "the card")
AS_ARTEFACT: Final[int] = layout.flag("announced_as_artefact", "and not as an event")
TARGET: Final[int] = layout.numbers(
    "announced_target", [str(i) for i in range(NAMED)], LARGEST, "its targets: moves + 1"
)


def observe_course(state: SevenAges, seat: int, out: bytearray) -> None:
    """Write what is going on."""
    at = state.top_frame
    seen = 0
    while at:
        phase = state.stack[at]
        if not seen >> phase & 1:  # the uppermost frame of a phase
            seen |= 1 << phase
            if phase == PLACEMENT:
                put(out, PLACING, 1)
            elif phase == AFTER_ACTION:
                _acting(state, seat, at, out)
            elif phase == MOVING:
                if state.frame_at(at, 1) == seat:
                    _moving(state, at, out)
            elif phase == ROUND:
                _conflict(state, seat, at, out)
            elif phase == TRADE:
                _trade(state, at, out)
            elif phase == ANNOUNCED:
                _announced(state, seat, at, out)
        at = state.stack[at - 1]


def _acting(state: SevenAges, seat: int, at: int, out: bytearray) -> None:
    put(out, ACTING + (state.frame_at(at, 1) - seat) % state.seats, 1)
    put(out, ACTION, state.frame_at(at, 3) + 1)
    if state.acting_empire != NOBODY and state.card_of[state.acting_empire] != NOBODY:
        put(out, ACTING_SET, state.acting_empire + 1)


def _by_type(state: SevenAges, empire: int, mask: int, start: int, out: bytearray) -> None:
    for piece in pieces_in(empire, mask):
        add(out, start + state.type_of(piece), 1)


def _moving(state: SevenAges, at: int, out: bytearray) -> None:
    """The group that the seat has gathered or is moving (SA-8.20)."""
    empire = state.frame_at(at, moving_frame.EMPIRE)
    put(out, GROUP_SET, empire + 1)
    area = state.frame_at(at, moving_frame.AREA)
    if area != NOBODY:
        put(out, GROUP_AREA, area + 1)
        _by_type(state, empire, state.frame_at(at, moving_frame.UNITS), GROUP, out)
        _by_type(state, empire, state.frame_at(at, moving_frame.CARGO), CARGO, out)
        write_flags(out, GROUP_LEADERS, state.frame_at(at, moving_frame.LEADERS))


def _conflict(state: SevenAges, seat: int, at: int, out: bytearray) -> None:
    """Public facts of both sides, and what the seat's own side has."""
    put(out, FOUGHT_AT, state.frame_at(at, AREA) + 1)
    put(out, FOUGHT_FOR, state.frame_at(at, ROUND_NUMBER))
    for which in range(2):
        empire = state.frame_at(at, EMPIRES + which)
        if state.card_of[empire] == NOBODY:
            continue
        free = uncommitted(state, at, which)
        put(out, SIDE + which, empire + 1)
        put(out, PRESENT + which, present(state, at, which).bit_count())
        put(out, UNCOMMITTED + which, free.bit_count())
        put(out, MARKERS + which, state.frame_at(at, DISORDER + which))
        put(out, ON_TERMS + which, state.frame_at(at, TERMS + which) & LARGEST)
        if state.owner[empire] == seat:
            _by_type(state, empire, free, READY[which], out)
        card = state.frame_at(at, DRAWN + which)
        if card != NOBODY and (state.owner[empire] == seat or state.known[card] == -1):
            put(out, SIDE_CARD + which, card + 1)
        _by_type(state, empire, state.frame_at(at, FRONT_LINE + which), FRONT[which], out)
        _by_type(state, empire, state.frame_at(at, SUPPORTING + which), SUPPORT[which], out)
        put(out, SIDE_LEADER + which, state.frame_at(at, LEADER + which) + 1)


def _trade(state: SevenAges, at: int, out: bytearray) -> None:
    put(out, TRADER, state.frame_at(at, ACTIVE) + 1)
    put(out, TRADE_PARTNER, state.frame_at(at, PARTNER) + 1)
    put(out, TRADE_CARD, state.frame_at(at, CARD_A) + 1)
    put(out, TRADE_CARD + 1, state.frame_at(at, CARD_B) + 1)
    if state.frame_at(at, CARD_A) != NOBODY:
        put(out, TRADE_BONUS, state.frame_at(at, BONUS_A))
        put(out, TRADE_BONUS + 1, state.frame_at(at, BONUS_B))


def _announced(state: SevenAges, seat: int, at: int, out: bytearray) -> None:
    """The card announced last, with its targets; which marker is exchanged stays secret (SA-15.7)."""
    put(out, ANNOUNCER + (state.frame_at(at, 1) - seat) % state.seats, 1)
    put(out, ANNOUNCED_CARD, state.frame_at(at, CARD) + 1)
    put(out, AS_ARTEFACT, state.frame_at(at, ROLE))
    end = len(state.stack)
    above = state.top_frame
    while above != at:
        end = above - 1
        above = state.frame_below(above)
    count = 0
    for i in range(at + TARGETS, end):
        move = state.stack[i]
        if count < NAMED and move not in LAY and move not in DONE:
            put(out, TARGET + count, move + 1)
            count += 1
