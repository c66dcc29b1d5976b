"""SA-9.11, SA-9.12: retreats, chosen or forced, and pursuit (SA-13.2)."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, areas_in
from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.fog import blend
from saecula.games.seven_ages.moves import LOSE, RETREAT, RETREAT_TO, SCRAP, STAY
from saecula.games.seven_ages.passage import borders, can_stay, forbidden, landing_coast
from saecula.games.seven_ages.phases import PURSUIT, RETREAT_CHOICE, RETREATING, ROUND
from saecula.games.seven_ages.realm import empires_in, lift, put
from saecula.games.seven_ages.round_frame import (
    AREA,
    DISORDER,
    EMPIRES,
    OWNERS,
    RETREATED,
    USED,
    has_tactician,
    present,
    uncommitted,
)
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import pieces_in
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    CAVALRY,
    LEADERS,
    NUKE,
    TYPE_AGE,
    TYPE_INDEX,
    TYPE_KEYS,
)
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

_TANK: Final[int] = TYPE_INDEX["tank"]
_NUKE_AGE: Final[int] = TYPE_AGE[TYPE_INDEX["nuke"]]

# What RETREAT_CHOICE asks about.
ABOUT_RETREAT: Final = 0
ABOUT_NUKE: Final = 1


def may_retreat(state: SevenAges, at: int, which: int) -> bool:
    """SA-9.11: the other side has disorder; with a tactician also if only one's own side has."""
    if state.frame_at(at, DISORDER + 1 - which):
        return True
    return state.frame_at(at, DISORDER + which) > 0 and has_tactician(state, at, which)


def may_hide_a_nuke(state: SevenAges, at: int, which: int) -> bool:
    """Whether everybody must reckon with a lone uncommitted nuke (SA-9.26): so its owner is asked in any case."""
    left = uncommitted(state, at, which)
    if left.bit_count() != 1 or state.age_seen < _NUKE_AGE:
        return False
    piece = pieces_in(state.frame_at(at, EMPIRES + which), left)[0]
    return bool(state.maybe[piece] & NUKE)


def ask_retreat(state: SevenAges) -> None:
    """Before a new round: lone nukes first, then retreats; the active side is asked first (SA-9.11, SA-9.26)."""
    at = state.top_frame
    for about in (ABOUT_RETREAT, ABOUT_NUKE):  # the last one pushed is asked first
        for which in (1, 0):
            state.push(RETREAT_CHOICE, state.frame_at(at, OWNERS + which), which, about)


class RetreatChoice(Phase[SevenAges]):
    """Retreat or fight on (SA-9.11); keep or scrap a lone nuke (SA-9.16, SA-9.26). Frame: 2 side, 3 about what."""

    key = "seven_ages-prompt-retreat"
    rule = "SA-9.11"

    def step(self, state: SevenAges) -> bool:
        """Nobody is asked without the right to, nor once the other side has left."""
        at, which = state.find(ROUND), state.frame(2)
        asked = may_hide_a_nuke(state, at, which) if state.frame(3) == ABOUT_NUKE else may_retreat(state, at, which)
        if not asked or state.frame_at(at, RETREATED) or not present(state, at, 0) or not present(state, at, 1):
            state.pop()
            return True
        return False

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """What the side may do."""
        at, which = state.find(ROUND), state.frame(2)
        if state.frame(3) == ABOUT_RETREAT:
            return [STAY[0], RETREAT[0]]
        return [STAY[0], SCRAP[0]] if lone_nuke(state, at, which) != NOBODY else [STAY[0]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Go, stay, or scrap the nuke; its side is then in disorder (SA-9.10)."""
        at, which = state.find(ROUND), state.frame(2)
        state.pop()
        if move in SCRAP:
            lift(state, lone_nuke(state, at, which))
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[state.frame_at(at, EMPIRES + which)]]}
            state.tell("seven_ages-nuke-scrapped", told, "SA-9.16")
            if present(state, at, which):
                state.set_frame_at(at, DISORDER + which, state.frame_at(at, DISORDER + which) + 1)
                state.set_frame_at(at, USED + which, 0)
        elif move in RETREAT:
            must_retreat(state, at, which)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """Which of the two is asked."""
        if state.frame(3) == ABOUT_NUKE:
            return Message("seven_ages-prompt-scrap", {"seat": seat}, "SA-9.26")
        return Message(self.key, {"seat": seat}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Nobody is in disorder, or there is no lone nuke."""
        if move in RETREAT:
            return Message("seven_ages-no-retreat", {}, self.rule)
        if move in SCRAP:
            return Message("seven_ages-no-scrap", {}, "SA-9.16")
        return Message("seven_ages-no-retreat-choice", {}, self.rule)


def lone_nuke(state: SevenAges, at: int, which: int) -> int:
    """The piece of a side's only uncommitted unit if that is a nuke, else NOBODY."""
    left = uncommitted(state, at, which)
    if left.bit_count() != 1:
        return NOBODY
    piece = pieces_in(state.frame_at(at, EMPIRES + which), left)[0]
    return piece if NUKE >> state.type_of(piece) & 1 else NOBODY


# ------------------------------------------------------------------------------------------------------- the way back


def must_retreat(state: SevenAges, at: int, which: int) -> None:
    """All units of a side leave the area; with optional rule 2 they are pursued first."""
    empire = state.frame_at(at, EMPIRES + which)
    state.set_frame_at(at, RETREATED, state.frame_at(at, RETREATED) | 1 << which)
    area = state.frame_at(at, AREA)
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
    state.tell("seven_ages-retreats", told, "SA-9.11")
    seat = state.frame_at(at, OWNERS + which)
    enemy = state.frame_at(at, EMPIRES + 1 - which)
    state.push(RETREATING, seat, empire, area, 0)
    if state.pursuit:
        owed = pursuit(state, enemy, area)
        if owed:
            state.push(PURSUIT, seat, empire, area, owed, enemy)


def destinations(state: SevenAges, empire: int, piece: int, area: int) -> list[int]:
    """Adjacent areas the empire controls, free of foreign units, that the unit could have entered (SA-9.11)."""
    unit = state.type_of(piece)
    near = borders(state, empire, unit, area, state.coast[piece]) & state.held[empire] & ~forbidden(state, empire)
    return [to for to in areas_in(near) if empires_in(state, to) == [empire] and can_stay(state, empire, unit, to)]


class Retreating(Phase[SevenAges]):
    """Each unit goes to an area of its own; one that has none is lost. Frame: 2 empire, 3 area, 4 areas gone to."""

    key = "seven_ages-prompt-retreat-to"
    rule = "SA-9.11"

    def step(self, state: SevenAges) -> bool:
        """Units and leaders without a choice go, or are lost, by themselves."""
        empire, area = state.frame(2), state.frame(3)
        units = state.units_at(empire, area)
        if units:
            ways = destinations(state, empire, units[0], area)
            if not ways:
                self.told(state, "seven_ages-unit-lost-retreating", empire, units[0])
                lift(state, units[0])
                return True
            if len(ways) == 1:
                self.go(state, empire, units[0], ways[0])
                return True
            return False
        leader = next_leader(state, empire, area)
        gone = areas_in(state.frame(4))
        if leader == NOBODY or not gone:  # a leader left alone dies in the conflict (SA-9.23)
            state.pop()
            return True
        if len(gone) > 1:
            return False
        state.leader_at[leader] = gone[0]
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Where the next unit, or the next leader, goes."""
        empire, area = state.frame(2), state.frame(3)
        units = state.units_at(empire, area)
        if units:
            return [RETREAT_TO[to] for to in destinations(state, empire, units[0], area)]
        return [RETREAT_TO[to] for to in areas_in(state.frame(4))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """It goes there."""
        empire, area = state.frame(2), state.frame(3)
        units = state.units_at(empire, area)
        if units:
            self.go(state, empire, units[0], RETREAT_TO.arg(move))
        else:
            state.leader_at[next_leader(state, empire, area)] = RETREAT_TO.arg(move)

    def go(self, state: SevenAges, empire: int, piece: int, to: int) -> None:
        """One unit leaves."""
        area = state.place[piece]
        blend(state, empire, area)
        put(state, piece, to, landing_coast(state.type_of(piece), area, to))
        state.set_frame(4, state.frame(4) | 1 << to)

    def told(self, state: SevenAges, key: str, empire: int, piece: int) -> None:
        """A unit that is lost is shown (SA-14.2)."""
        unit = TYPE_KEYS[state.type_of(piece)]
        state.tell(key, {"empire": EMPIRE_KEYS[state.card_of[empire]], "unit": unit}, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """Which unit goes next."""
        units = state.units_at(state.frame(2), state.frame(3))
        if not units:
            return Message("seven_ages-prompt-leader-retreats", {"seat": seat}, self.rule)
        return Message(self.key, {"seat": seat, "unit": TYPE_KEYS[state.type_of(units[0])]}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only an adjacent area of one's own without foreign units."""
        if move in RETREAT_TO:
            return Message("seven_ages-no-retreat-to", {"area": AREA_KEYS[RETREAT_TO.arg(move)]}, self.rule)
        return Message("seven_ages-no-retreating", {}, self.rule)


def next_leader(state: SevenAges, empire: int, area: int) -> int:
    """A leader of the empire still in the area, or NOBODY."""
    for leader in range(LEADERS):
        if state.leader_of[leader] == empire and state.leader_at[leader] == area:
            return leader
    return NOBODY


# ------------------------------------------------------------------------------------------------------------ pursuit


def pursuit(state: SevenAges, enemy: int, area: int) -> int:
    """SA-13.2: 2 per enemy aircraft, 1 per tank, 1 per two other cavalry that survived."""
    points, horses = 0, 0
    for piece in state.units_at(enemy, area):
        unit = state.type_of(piece)
        if AIRCRAFT >> unit & 1:
            points += 2
        elif unit == _TANK:
            points += 1
        elif CAVALRY >> unit & 1:
            horses += 1
    return points + horses // 2


def worth(state: SevenAges, unit: int, enemy: int) -> int:
    """What a unit lost to pursuit counts: cavalry 2, a type of a later age than the enemy's 1 more."""
    later = TYPE_AGE[unit] > state.age(enemy)
    if CAVALRY >> unit & 1:
        return 3 if later else 2
    return 2 if later else 1


class Pursuit(Phase[SevenAges]):
    """Units lost to pursuit, the owner chooses. Frame: 2 empire, 3 area, 4 points owed, 5 the pursuing empire."""

    key = "seven_ages-prompt-pursuit"
    rule = "SA-13.2"

    def step(self, state: SevenAges) -> bool:
        """Over when the points are reached or no unit is left."""
        if state.frame(4) <= 0 or not state.units_at(state.frame(2), state.frame(3)):
            state.pop()
            return True
        return False

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any unit there."""
        return [LOSE[t] for t in sorted({state.type_of(p) for p in state.units_at(state.frame(2), state.frame(3))})]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """It is lost."""
        empire, area, unit = state.frame(2), state.frame(3), LOSE.arg(move)
        lift(state, next(p for p in state.units_at(empire, area) if state.type_of(p) == unit))
        state.set_frame(4, state.frame(4) - worth(state, unit, state.frame(5)))
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "unit": TYPE_KEYS[unit]}
        state.tell("seven_ages-unit-lost", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No such unit there."""
        return Message("seven_ages-no-pursuit", {}, self.rule)
