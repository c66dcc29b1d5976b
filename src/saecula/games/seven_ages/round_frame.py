"""The frame of a conflict (SA-9): what it holds, and how to read a side out of it."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.effects import EFFECTS, FIRST_LEADER_TYPE, ConflictRow
from saecula.games.seven_ages.effects_schema import Conflict, Tactician
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import AS_TACTICIAN, NO_ENEMY_TACTICIAN, Side, place_in_set
from saecula.games.seven_ages.units import LEADER_TYPE, LEADERS

# The frame of a conflict. What both sides have comes twice, the attacker's first.
AREA: Final = 2
EMPIRES: Final = 3  # attacker, defender
ROUND_NUMBER: Final = 5
STAGE: Final = 6
DISORDER: Final = 7  # markers of each side (SA-9.10)
USED: Final = 9  # pieces committed in earlier rounds since the last disorder marker
FRONT_LINE: Final = 11  # this round's pieces
SUPPORTING: Final = 13
CARDS: Final = 15
LEADER: Final = 17  # a tactician committed this round, or NOBODY
TERMS: Final = 19  # totals.NO_... and the like
EVENT: Final = 21  # events whose `conflict` rows count: two per side, each a source plus 1, 16 bits apart
QUIET: Final = 23  # rounds in succession without a loss
CROSSED: Final = 24  # how the attackers came in
SET_UP: Final = 25  # an empire that is being set up, or NOBODY
OWNERS: Final = 26  # the seats, kept because an empire may be gone at the end
RETREATED: Final = 28  # a side that retreated, as a mask
CITY_BEFORE: Final = 29
CONTROL_BEFORE: Final = 30
WAS_CAPITAL: Final = 31
LEADER_LOST: Final = 32  # a side that lost a leader, as a mask
LENGTH: Final = 33


def side_of(state: SevenAges, at: int, which: int) -> Side:
    """One side of the conflict whose frame begins at `at`, as it stands in this round."""
    side = Side(state.frame_at(at, EMPIRES + which), which == 0)
    side.front = state.frame_at(at, FRONT_LINE + which)
    side.support = state.frame_at(at, SUPPORTING + which)
    side.card = state.frame_at(at, CARDS + which)
    side.disorder = state.frame_at(at, DISORDER + which)
    side.terms = state.frame_at(at, TERMS + which)
    leader = state.frame_at(at, LEADER + which)
    side.tactician = 0 if leader == NOBODY else commit_bonus(leader)
    packed = state.frame_at(at, EVENT + which)
    while packed:
        for effect in EFFECTS[packed % 1024 - 1]:
            row = conflict_row(effect)
            if row is not None:
                side.event_rows.append(row)
        packed //= 1024
    return side


def drop_round_events(state: SevenAges, at: int, which: int) -> None:
    """Events that last for one round no longer count."""
    packed, kept = state.frame_at(at, EVENT + which), 0
    while packed:
        source = packed % 1024
        rows = [conflict_row(effect) for effect in EFFECTS[source - 1]]
        if any([row is not None and row.duration == "conflict" for row in rows]):
            kept = kept * 1024 + source
        packed //= 1024
    state.set_frame_at(at, EVENT + which, kept)


def conflict_row(effect: object) -> ConflictRow | None:
    """The row of a `conflict` effect, None for any other."""
    return ConflictRow(effect) if isinstance(effect, Conflict) else None


def commit_bonus(leader: int) -> int:
    """What a committed tactician adds (SA-9.5)."""
    for effect in EFFECTS[FIRST_LEADER_TYPE + LEADER_TYPE[leader]]:
        if isinstance(effect, Tactician):
            return effect.commit_bonus
    return 0


def is_tactician(leader: int) -> bool:
    """Whether a leader is a tactician."""
    for effect in EFFECTS[FIRST_LEADER_TYPE + LEADER_TYPE[leader]]:
        if isinstance(effect, Tactician):
            return True
    return False


def tacticians(state: SevenAges, empire: int, area: int) -> list[int]:
    """The tacticians of an empire in an area."""
    return [
        leader
        for leader in range(LEADERS)
        if state.leader_of[leader] == empire and state.leader_at[leader] == area and is_tactician(leader)
    ]


def has_tactician(state: SevenAges, at: int, which: int) -> bool:
    """Whether a side has the rights of a tactician: one in the area, or by an event, unless the enemy ignores him."""
    if state.frame_at(at, TERMS + 1 - which) & NO_ENEMY_TACTICIAN:
        return False
    if state.frame_at(at, TERMS + which) & AS_TACTICIAN:
        return True
    return bool(tacticians(state, state.frame_at(at, EMPIRES + which), state.frame_at(at, AREA)))


def present(state: SevenAges, at: int, which: int) -> int:
    """The pieces a side has in the area, as a mask."""
    empire = state.frame_at(at, EMPIRES + which)
    mask = 0
    for piece in state.units_at(empire, state.frame_at(at, AREA)):
        mask |= 1 << place_in_set(empire, piece)
    return mask


def uncommitted(state: SevenAges, at: int, which: int) -> int:
    """The pieces of a side that can still be committed."""
    return present(state, at, which) & ~state.frame_at(at, USED + which)
