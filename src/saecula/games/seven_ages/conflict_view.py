"""The conflict being fought, as a reader may know it (SA-9.4): both sides with every item of their totals so far."""

from __future__ import annotations

from typing import Any, Final

from saecula.games.seven_ages.areas import NAMES
from saecula.games.seven_ages.cards import EMPIRE_NAMES
from saecula.games.seven_ages.commitment import add_answer, side_to_commit
from saecula.games.seven_ages.phases import COMMIT
from saecula.games.seven_ages.round_frame import (
    AREA,
    CARDS,
    CROSSED,
    DISORDER,
    EMPIRES,
    FRONT_LINE,
    LEADER,
    ROUND_NUMBER,
    SET_UP,
    SUPPORTING,
    TERMS,
    present,
    side_of,
    uncommitted,
)
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import ITEMS, Side, items, pieces_in
from saecula.games.seven_ages.units import LEADER_NAMES, SET_NAMES, TYPE_NAMES

SIDES: Final[list[int]] = [0, 1]  # attacker, defender


def conflict(state: SevenAges, at: int, reader: int) -> dict[str, Any]:
    """Public facts of both sides, and what the reader's own side has. `shown`: nothing is hidden any more."""
    known = [as_known(state, at, which, reader) for which in SIDES]
    shown: dict[str, Any] = {
        "area": NAMES[state.frame_at(at, AREA)],
        "round": state.frame_at(at, ROUND_NUMBER),
        "sides": [side(state, at, which, reader, known) for which in SIDES],
    }
    if all([state.frame_at(at, FRONT_LINE + which) and card_is_open(state, at, which) for which in SIDES]):
        shown["shown"] = True
    return shown


def side(state: SevenAges, at: int, which: int, reader: int, known: list[Side]) -> dict[str, Any]:
    """One side of it."""
    s = state.frame_at(at, EMPIRES + which)
    if state.card_of[s] == NOBODY:
        return {"gone": True}
    shown: dict[str, Any] = {
        "empire": SET_NAMES[s],
        "units": present(state, at, which).bit_count(),
        "uncommitted": uncommitted(state, at, which).bit_count(),
        "disorder": state.frame_at(at, DISORDER + which),
        "terms": state.frame_at(at, TERMS + which),
    }
    if commits(state, at, which, reader):
        shown["commits"] = True
    if state.owner[s] == reader:
        shown["ready"] = by_type(state, pieces_in(s, uncommitted(state, at, which)))
    if known[which].card != NOBODY:
        shown["card"] = EMPIRE_NAMES[known[which].card]
    for name, slot in (("front", FRONT_LINE), ("support", SUPPORTING)):
        mask = state.frame_at(at, slot + which)
        if mask:  # committed units are public from the reveal on
            shown[name] = by_type(state, pieces_in(s, mask))
    if state.frame_at(at, LEADER + which) != NOBODY:
        shown["leader"] = LEADER_NAMES[state.frame_at(at, LEADER + which)]
    if state.card_of[state.frame_at(at, EMPIRES + 1 - which)] != NOBODY:
        parts = parts_of(state, at, known[which], known[1 - which])
        shown["items"] = {ITEMS[i]: parts[i] for i in range(len(ITEMS)) if parts[i]}
    return shown


def parts_of(state: SevenAges, at: int, one: Side, enemy: Side) -> list[int]:
    """What a side adds up to against another in the round whose frame begins at `at`, item by item."""
    return items(state, one, enemy, state.frame_at(at, AREA), state.frame_at(at, CROSSED), state.frame_at(at, SET_UP))


def as_known(state: SevenAges, at: int, which: int, reader: int) -> Side:
    """A side as far as a reader knows it: the card if it is the reader's or lies open, the units of an own answer."""
    found = side_of(state, at, which)
    if state.owner[found.empire] != reader and not card_is_open(state, at, which):
        found.card = NOBODY
    if commits(state, at, which, reader):
        add_answer(state, at, which, found, state.answer(reader))
    return found


def commits(state: SevenAges, at: int, which: int, reader: int) -> bool:
    """Whether the reader commits units for a side now; both may be the reader's (SA-9.19)."""
    if state.frame(0) != COMMIT or state.frame_below(state.top_frame) != at:
        return False
    return state.owner[state.frame_at(at, EMPIRES + which)] == reader and side_to_commit(state, at, reader) == which


def card_is_open(state: SevenAges, at: int, which: int) -> bool:
    """Whether the card of a side lies face up, or there was none to draw."""
    card = state.frame_at(at, CARDS + which)
    return card == NOBODY or state.known[card] == -1


def by_type(state: SevenAges, pieces: list[int]) -> dict[str, int]:
    """How many pieces of each type."""
    counts: dict[str, int] = {}
    for piece in pieces:
        name = TYPE_NAMES[state.type_of(piece)]
        counts[name] = counts.get(name, 0) + 1
    return counts
