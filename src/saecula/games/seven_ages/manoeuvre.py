"""SA-8: the Manoeuvre action. Groups are gathered and go from area to area; then conflicts (SA-9), then disorder.

MANOEUVRING lies under everything: it leads from one empire's moves to the next, to the conflicts and to the end. MOVING
is the movement of one empire; a group on its way is the tail of its frame.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, AREAS, ARROW_BORDER, LAND, LANDS, RIVER_BORDER, WATER, areas_in
from saecula.games.seven_ages.canals import canal_owners, canals_to_ask
from saecula.games.seven_ages.cards import ANY_TIME, ARTEFACTS, EMPIRE_KEYS, MANOEUVRE, timing_mask
from saecula.games.seven_ages.civics import adopt, adoptable_in_manoeuvre
from saecula.games.seven_ages.effects import UNTIL_ACTION, end_spans
from saecula.games.seven_ages.elephants import ask_for_elephants
from saecula.games.seven_ages.fog import blend
from saecula.games.seven_ages.movement import (
    Way,
    can_end,
    can_enter,
    carries,
    entered,
    finds_out,
    fresh_way,
    is_explorer,
    may_leave,
    nuke_barred,
    resting_places,
    stopped,
    ways_out,
)
from saecula.games.seven_ages.moves import (
    ADOPT,
    ALL,
    CANAL,
    COAST,
    DONE,
    EVENT,
    FROM,
    GO,
    HALT,
    LEADER,
    LOAD,
    WITH,
    asked_for,
    objects_wanted,
)
from saecula.games.seven_ages.moving_frame import (
    AGAIN,
    AREA,
    CANALS_ASKED,
    CARGO,
    DONE_UNITS,
    EMPIRE,
    HAS_MOVED,
    HELD,
    LEADERS,
    LED,
    MIGRATING,
    PATH,
    SHIP,
    STOPPED,
    UNITS,
)
from saecula.games.seven_ages.overrun import moves_again
from saecula.games.seven_ages.pacify import begin_calming
from saecula.games.seven_ages.passage import landing_coast
from saecula.games.seven_ages.phases import CONFLICTS, MANOEUVRING, MOVING
from saecula.games.seven_ages.realm import consequences, empires_in, put, update_control
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import BY_ARROW, BY_LAND, BY_RIVER, BY_SEA, piece_at, place_in_set
from saecula.games.seven_ages.transit import ask
from saecula.games.seven_ages.turn import count_action
from saecula.games.seven_ages.units import AIRCRAFT, LAND_UNITS, NAVAL, NUKE, STAR_WARS, TYPE_KEYS, TYPES
from saecula.games.seven_ages.windows import AS_EVENT, name_targets, own_events
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# The frame of Manoeuvring: 2 the empires that manoeuvre, as a mask, 3 those that have moved, 4 stage.
EMPIRES: Final = 2
MOVED: Final = 3
STAGE: Final = 4

OWN_TIMING: Final[int] = timing_mask("own_manoeuvre")
FIGHTING: Final = 1
CALM_STAGE: Final = 2
ENDING: Final = 3


def begin_manoeuvre(state: SevenAges, seat: int, empires: list[int]) -> None:
    """A Manoeuvre of one empire, or of two of one player, in the order given (SA-8.22)."""
    mask = sum([1 << empire for empire in empires])
    state.crossings = []
    state.push(MANOEUVRING, seat, mask, 0, 0, empires[0])


class Manoeuvring(Phase[SevenAges]):
    """Moves of each empire, then all conflicts, then disorder (SA-8.22, SA-9.1, SA-9.17). Asks nobody itself."""

    def step(self, state: SevenAges) -> bool:
        """Go on to the next empire or the next stage."""
        if ask_for_elephants(state):
            return True
        seat, empires, moved = state.frame(1), state.frame(EMPIRES), state.frame(MOVED)
        stage = state.frame(STAGE)
        waiting = [e for e in areas_in(empires & ~moved) if state.card_of[e] != NOBODY]
        if stage == 0 and waiting:
            empire = state.frame(5) if state.frame(5) in waiting else waiting[0]
            state.set_frame(MOVED, moved | 1 << empire)
            if moved:  # the second of two: the player performs the action twice (SA-3.7)
                count_action(state, seat, MANOEUVRE)
            state.acting_empire = empire
            state.push(MOVING, seat, empire, state.held[empire], NOBODY, 0, *[0] * (PATH - 6))
            return True
        state.set_frame(STAGE, stage + 1)
        alive = sum([1 << e for e in areas_in(empires) if state.card_of[e] != NOBODY])
        if stage == 0:
            state.push(CONFLICTS, seat, alive, NOBODY)
        elif stage == FIGHTING:
            consequences(state)  # aircraft without support are lost now (SA-8.12)
            begin_calming(state, [e for e in areas_in(alive) if state.card_of[e] != NOBODY])
        else:
            for empire in areas_in(empires):
                end_spans(state, UNTIL_ACTION, empire)
            state.crossings = []
            state.pop()
        return True


# --------------------------------------------------------------------------------------------------------- one empire


def group_pieces(state: SevenAges) -> list[int]:
    """The units of the group that move by themselves."""
    return pieces_of_mask(state.frame(EMPIRE), state.frame(UNITS))


def cargo_pieces(state: SevenAges) -> list[int]:
    """The units the group carries."""
    return pieces_of_mask(state.frame(EMPIRE), state.frame(CARGO))


def pieces_of_mask(empire: int, mask: int) -> list[int]:
    """The pieces of a mask of places in a set."""
    return [piece_at(empire, place) for place in areas_in(mask)]


class Moving(Phase[SevenAges]):
    """The moves of one empire: a group is gathered and goes, until the owner is done (SA-8.20)."""

    key = "seven_ages-prompt-move"
    rule = "SA-8.20"

    # ------------------------------------------------------------------------------------------------ what is offered

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """An area to gather in; then units, cargo and leaders; then the way; done ends the movement."""
        return self.offered(state, seat, ALL)

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """The same for one move."""
        return move in self.offered(state, seat, move)

    def offered(self, state: SevenAges, seat: int, wanted: int) -> list[int]:
        """See `legal`; as much of it as is wanted."""
        empire = state.frame(EMPIRE)
        if state.frame(AREA) == NOBODY:
            starts = self.start_areas(state, empire, objects_wanted(wanted, FROM))
            offered = [DONE[0], *[FROM[area] for area in starts]]
            if asked_for(wanted, EVENT):
                offered += self.events(state, seat)
            if not state.frame(DONE_UNITS) and asked_for(wanted, ADOPT):
                # before moving, or at the end of the action (SA-10.8, pacify.py)
                offered += [ADOPT[good - ARTEFACTS] for good in adoptable_in_manoeuvre(state, empire)]
            return offered
        if state.frame(SHIP):
            return [COAST[state.coast[p] - LANDS] for p in self.joining(state, empire, state.frame(SHIP) - 1)]
        if not state.frame(HAS_MOVED):
            return self.gathering(state, empire, wanted)
        resting = resting_places(state, empire, group_pieces(state), bool(state.frame(CARGO)))
        may_halt = state.frame(STOPPED) or resting >> state.frame(AREA) & 1
        if wanted in HALT and not may_halt:
            wanted = ALL
        offered = self.onward(state, empire, wanted)
        if may_halt or not offered:
            offered.append(HALT[0])  # not offered: in a copy for another seat the units may be slower than they were
        return offered

    def timings(self, state: SevenAges) -> int:
        """SA-15.4: own events and those of any time before the first move."""
        return 0 if state.frame(DONE_UNITS) or state.frame(MIGRATING) else OWN_TIMING | ANY_TIME

    def events(self, state: SevenAges, seat: int) -> list[int]:
        """The events that may be played now; moving again comes after the last move, so it may wait."""
        if state.frame(MIGRATING):
            return []
        migrations = [move for move in own_events(state, seat, OWN_TIMING) if moves_again(EVENT.arg(move))]
        return [*[m for m in own_events(state, seat, self.timings(state)) if m not in migrations], *migrations]

    def free_to_move(self, state: SevenAges, empire: int, piece: int) -> bool:
        """Whether a unit has not moved this action; after `extra_move` whether it may move again."""
        place = place_in_set(empire, piece)
        if not state.frame(MIGRATING):
            return not state.frame(DONE_UNITS) >> place & 1
        if state.frame(MIGRATING) <= 1 + state.frame(UNITS).bit_count() or state.frame(AGAIN) >> place & 1:
            return False
        on_land = LAND_UNITS >> state.type_of(piece) & 1
        return bool(on_land) and empires_in(state, state.place[piece]) == [empire]

    def start_areas(self, state: SevenAges, empire: int, among: int) -> list[int]:
        """Areas with a unit that has not moved and could go somewhere."""
        possible = areas_in(state.units_in[empire] & among) if among else []
        return [area for area in possible if self.movable(state, empire, area, -1, one=True)]

    def movable(self, state: SevenAges, empire: int, area: int, types: int, one: bool = False) -> list[int]:
        """The pieces of these types in an area that could make a move of their own, or only the first of them."""
        found: list[int] = []
        ways: dict[int, bool] = {}  # by type and coast: whether there is a way
        for piece in state.units_at(empire, area):
            if not types >> state.type_of(piece) & 1 or not self.free_to_move(state, empire, piece):
                continue
            if not may_leave(state, empire, area, [piece], state.frame(HELD)):
                continue
            key = state.type_of(piece) * (AREAS + 1) + state.coast[piece] + 1
            if key not in ways:
                way = fresh_way(state, empire, [piece], False)
                ways[key] = self.has_way(state, empire, [piece], way, cargo=False)
            if ways[key]:
                found.append(piece)
                if one:
                    break
        return found

    def all_pieces(self, state: SevenAges) -> list[int]:
        """Units and cargo of the group."""
        return [*group_pieces(state), *cargo_pieces(state)]

    def gathering(self, state: SevenAges, empire: int, wanted: int) -> list[int]:
        """More units of the area, cargo, leaders; or the first step of the way."""
        area = state.frame(AREA)
        own = group_pieces(state)
        leaving = self.all_pieces(state)
        offered: list[int] = []
        types = objects_wanted(wanted, WITH)
        movable = self.movable(state, empire, area, types) if types else []
        for unit in sorted({state.type_of(piece) for piece in movable if piece not in leaving}):
            if not leaving or self.joining(state, empire, unit):  # the first one is movable, and that will do
                offered.append(WITH[unit])
        if own and asked_for(wanted, LOAD) and all([NAVAL >> state.type_of(piece) & 1 for piece in own]):
            if LAND >> area & 1:
                offered += self.loading(state, empire, area, own, leaving)
        if any([not (NUKE | STAR_WARS) >> state.type_of(p) & 1 for p in own]):  # whom a leader may go with (SA-8.5)
            taken = state.frame(LEADERS) | state.frame(LED)
            for leader in state.leaders_of(empire):
                if state.leader_at[leader] == area and not taken >> leader & 1:
                    offered.append(LEADER[leader])
        if own:
            offered += self.onward(state, empire, wanted)
        return offered

    def joining(self, state: SevenAges, empire: int, unit: int) -> list[int]:
        """The pieces of a type that may join the group: the area is not abandoned, and the group still has a way.

        One is as good as another, but for ships on different coasts: one of each coast then.
        """
        area = state.frame(AREA)
        own, leaving = group_pieces(state), self.all_pieces(state)
        cargo = bool(state.frame(CARGO))
        found: list[int] = []
        for piece in state.units_at(empire, area):
            if state.type_of(piece) != unit or piece in leaving:
                continue
            if any([state.coast[other] == state.coast[piece] for other in found]):
                continue
            if not self.free_to_move(state, empire, piece):
                continue
            if not may_leave(state, empire, area, [*leaving, piece], state.frame(HELD)):
                continue
            if cargo and not NAVAL >> unit & 1:
                continue  # what is not carried goes its own way: only ships can be relied on to land
            pieces = [*own, piece]
            if self.has_way(state, empire, pieces, self.start(state, empire, pieces), cargo):
                found.append(piece)
        return found

    def join(self, state: SevenAges, empire: int, piece: int) -> None:
        """A unit joins the group."""
        state.set_frame(UNITS, state.frame(UNITS) | 1 << place_in_set(empire, piece))

    def loading(self, state: SevenAges, empire: int, area: int, ships: list[int], leaving: list[int]) -> list[int]:
        """Land units and aircraft the ships can still take (SA-8.6)."""
        room = carries(state, empire) * len(ships) - len(cargo_pieces(state))
        if room <= 0:
            return []
        offered: list[int] = []
        for unit in range(TYPES):
            if not (LAND_UNITS | AIRCRAFT) >> unit & 1 or (NUKE | STAR_WARS) >> unit & 1:
                continue
            for piece in state.units_at(empire, area):
                fresh = not state.frame(DONE_UNITS) >> place_in_set(empire, piece) & 1
                if state.type_of(piece) == unit and piece not in leaving and fresh:
                    stays = may_leave(state, empire, area, [*leaving, piece], state.frame(HELD))
                    if stays and self.has_way(state, empire, ships, self.start(state, empire, ships), cargo=True):
                        offered.append(LOAD[unit])
                    break
        return offered

    def start(self, state: SevenAges, empire: int, pieces: list[int]) -> Way:
        """The way of a group that has not moved, with the help of an explorer among its leaders."""
        explorer = any([is_explorer(leader) for leader in areas_in(state.frame(LEADERS))])
        return fresh_way(state, empire, pieces, explorer)

    def way(self, state: SevenAges) -> Way:
        """How far the group has come: what it could pay at first, less what the areas on its path have cost."""
        empire, pieces = state.frame(EMPIRE), group_pieces(state)
        way = self.start(state, empire, pieces)
        for step in state.stack[state.top_frame + PATH :]:
            way = entered(state, empire, pieces, way, step >> 1, bool(step & 1))
        return way

    def onward(self, state: SevenAges, empire: int, wanted: int) -> list[int]:
        """The next areas of the group from which its way can still be ended; canals to ask for."""
        if state.frame(STOPPED) or not (asked_for(wanted, GO) or wanted in CANAL):
            return []
        pieces, area, way = group_pieces(state), state.frame(AREA), self.way(state)
        resting = resting_places(state, empire, pieces, bool(state.frame(CARGO)))
        coasts = [state.coast[piece] for piece in pieces]
        near = ways_out(state, empire, pieces, way, area, coasts) & objects_wanted(wanted, GO)
        offered = [GO[to] for to in areas_in(near) if self.goes(state, empire, pieces, way, to, resting)]
        if WATER >> area & 1 and all([NAVAL >> state.type_of(piece) & 1 for piece in pieces]):
            if max([purse[0] + min(purse[1::2]) for purse in way.purses], default=0) > 0:
                offered += [CANAL[canal] for canal in canals_to_ask(state, empire, area)]
        return offered

    def has_way(self, state: SevenAges, empire: int, pieces: list[int], way: Way, cargo: bool) -> bool:
        """Whether a group that has not moved has a first step from which its way can be ended."""
        coasts = [state.coast[piece] for piece in pieces]
        resting = resting_places(state, empire, pieces, cargo)
        for to in areas_in(ways_out(state, empire, pieces, way, state.place[pieces[0]], coasts)):
            if self.goes(state, empire, pieces, way, to, resting):
                return True
        return False

    def goes(self, state: SevenAges, empire: int, pieces: list[int], way: Way, to: int, resting: int) -> bool:
        """Whether a group can enter an area, and end its way there or farther on."""
        return can_enter(state, empire, pieces, way, to) and can_end(state, empire, pieces, way, to, resting)

    # --------------------------------------------------------------------------------------------------- what happens

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Gather, go, halt; done ends the movement of the empire."""
        empire = state.frame(EMPIRE)
        if move in DONE:
            state.pop()
            consequences(state, manoeuvring=True)  # galleys without a coast are lost now (SA-8.11)
        elif move in EVENT:
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
        elif move in ADOPT:
            adopt(state, seat, empire, ARTEFACTS + ADOPT.arg(move))
        elif move in FROM:
            state.set_frame(AREA, FROM.arg(move))
        elif move in WITH:
            pieces = self.joining(state, empire, WITH.arg(move))
            if len(pieces) > 1:
                state.set_frame(SHIP, WITH.arg(move) + 1)
            else:
                self.join(state, empire, pieces[0])
        elif move in COAST:
            ships = self.joining(state, empire, state.frame(SHIP) - 1)
            state.set_frame(SHIP, 0)
            self.join(state, empire, next(p for p in ships if state.coast[p] == LANDS + COAST.arg(move)))
        elif move in LOAD:
            self.load(state, empire, LOAD.arg(move))
        elif move in LEADER:
            state.set_frame(LEADERS, state.frame(LEADERS) | 1 << LEADER.arg(move))
        elif move in CANAL:
            canal = CANAL.arg(move)
            state.set_frame(CANALS_ASKED, state.frame(CANALS_ASKED) | 1 << canal)
            ask(state, seat, empire, -1 - canal, canal_owners(state, empire, canal))
        elif move in GO:
            self.go(state, empire, GO.arg(move))
        else:
            self.halt(state, empire)

    def load(self, state: SevenAges, empire: int, unit: int) -> None:
        """One more unit goes aboard."""
        taken = state.frame(UNITS) | state.frame(CARGO) | state.frame(DONE_UNITS)
        for piece in state.units_at(empire, state.frame(AREA)):
            place = place_in_set(empire, piece)
            if state.type_of(piece) == unit and not taken >> place & 1:
                state.set_frame(CARGO, state.frame(CARGO) | 1 << place)
                return

    def go(self, state: SevenAges, empire: int, to: int) -> None:
        """The whole group enters the next area, unless enemy star wars keep a nuke out (SA-8.12)."""
        area = state.frame(AREA)
        pieces = group_pieces(state)
        units = [state.type_of(piece) for piece in pieces]
        first = not state.frame(HAS_MOVED)
        state.set_frame(HAS_MOVED, 1)
        if finds_out(state, empire, units, to):
            state.reveals += 1
        if any([NUKE >> unit & 1 for unit in units]) and nuke_barred(state, empire, to):
            state.set_frame(STOPPED, 1)
            state.tell("seven_ages-star-wars-shown", {"area": AREA_KEYS[to]}, "SA-8.12")
            return
        own = state.held[empire] >> to & 1
        if first:
            blend(state, empire, area)
        travelling = self.all_pieces(state)
        for piece in travelling:
            put(state, piece, to, landing_coast(state.type_of(piece), area, to), passing=True)
        self.note_crossing(state, empire, area, to, first)
        for leader in areas_in(state.frame(LEADERS)):
            state.leader_at[leader] = to
        state.set_frame(AREA, to)
        state.stack.append(to << 1 | own)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
        told.update({"to": AREA_KEYS[to], "units": len(travelling)})
        state.tell("seven_ages-moves" if first else "seven_ages-moves-on", told, "SA-8.1")
        halting = [unit for unit in units if stopped(state, empire, unit, to, travelling)]
        if halting:
            state.set_frame(STOPPED, 1)
            if any([AIRCRAFT >> unit & 1 for unit in halting]):
                state.tell("seven_ages-aircraft-met", {"area": AREA_KEYS[to]}, "SA-8.12")
        consequences(state, setting_up=empire, moving=True)

    def note_crossing(self, state: SevenAges, empire: int, area: int, to: int, first: bool) -> None:
        """SA-9.6: how the group came into the area where it is now; where it only passed does not count."""
        if all([AIRCRAFT >> state.type_of(piece) & 1 for piece in self.all_pieces(state)]):
            return
        if not first and LAND >> area & 1:
            del state.crossings[-3:]
        if LAND >> to & 1:
            how = BY_LAND
            if area >= LANDS:
                how = BY_SEA
            elif RIVER_BORDER[area] >> to & 1:
                how |= BY_RIVER
            elif ARROW_BORDER[area] >> to & 1:
                how = BY_ARROW
            state.crossings += [empire, to, how]

    def halt(self, state: SevenAges, empire: int) -> None:
        """The group has ended its way: it controls what it came to, if nobody else is there (SA-8.16)."""
        update_control(state, state.frame(AREA))
        moved = state.frame(UNITS) | state.frame(CARGO)
        if state.frame(MIGRATING):
            state.set_frame(MIGRATING, state.frame(MIGRATING) - moved.bit_count())
            state.set_frame(AGAIN, state.frame(AGAIN) | moved)
        state.set_frame(DONE_UNITS, state.frame(DONE_UNITS) | moved)
        state.set_frame(LED, state.frame(LED) | state.frame(LEADERS))
        for slot in (UNITS, CARGO, LEADERS, HAS_MOVED, STOPPED):
            state.set_frame(slot, 0)
        state.set_frame(AREA, NOBODY)
        del state.stack[state.top_frame + PATH :]
        consequences(state, moving=True)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """The area would be abandoned, the way is too long, or a rule stops the group."""
        if move in GO:
            told: dict[str, object] = {"area": AREA_KEYS[GO.arg(move)]}
            if state.frame(AREA) == NOBODY:
                return Message("seven_ages-no-group", {}, self.rule)
            if state.frame(STOPPED):
                return Message("seven_ages-no-go-stopped", told, "SA-8.7")
            return Message("seven_ages-no-go", told, "SA-8.1")
        if move in FROM:
            return Message("seven_ages-no-from", {"area": AREA_KEYS[FROM.arg(move)]}, "SA-8.13")
        if move in WITH or move in LOAD:
            unit = (WITH if move in WITH else LOAD).arg(move)
            return Message("seven_ages-no-with", {"unit": TYPE_KEYS[unit]}, self.rule)
        if move in HALT:
            return Message("seven_ages-no-halt", {}, "SA-8.6")
        return Message("seven_ages-no-move", {}, self.rule)
