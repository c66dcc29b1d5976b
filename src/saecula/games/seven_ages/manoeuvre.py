"""SA-8: the Manoeuvre action. Groups are gathered and go from area to area; then conflicts (SA-9), then disorder.

MANOEUVRING lies under everything: it leads from one empire's moves to the next, to the conflicts and to the end. MOVING
is the movement of one empire; a group on its way is the tail of its frame.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import (
    AREA_KEYS,
    ARROW_BORDER,
    CANAL_AGES,
    CANAL_ENDS,
    CANAL_LAND,
    CANALS,
    COASTAL,
    LAND,
    LANDS,
    RIVER_BORDER,
    WATER,
    areas_in,
)
from saecula.games.seven_ages.cards import ARTEFACTS, EMPIRE_KEYS, MANOEUVRE
from saecula.games.seven_ages.civics import adopt, adoptable_in_manoeuvre
from saecula.games.seven_ages.effects import UNTIL_ACTION, end_spans
from saecula.games.seven_ages.elephants import ask_for_elephants
from saecula.games.seven_ages.fog import blend
from saecula.games.seven_ages.movement import (
    Way,
    carries,
    is_explorer,
    may_halt,
    may_leave,
    next_areas,
    nuke_barred,
    own_area_points,
    pay,
    points,
    seen_to_stop,
    stopped,
)
from saecula.games.seven_ages.moves import ADOPT, CANAL, DONE, EVENT, FROM, GO, HALT, LEADER, LOAD, WITH
from saecula.games.seven_ages.overrun import moves_again
from saecula.games.seven_ages.pacify import begin_calming
from saecula.games.seven_ages.passage import landing_coast
from saecula.games.seven_ages.phases import CONFLICTS, MANOEUVRING, MOVING
from saecula.games.seven_ages.realm import consequences, empires_in, lose_unsupported, put
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import BY_ARROW, BY_LAND, BY_RIVER, BY_SEA, piece_at, place_in_set
from saecula.games.seven_ages.transit import ask
from saecula.games.seven_ages.turn import count_action
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    LAND_UNITS,
    NAVAL,
    NUKE,
    STAR_WARS,
    TYPE_KEYS,
    TYPES,
)
from saecula.games.seven_ages.windows import AS_EVENT, name_targets, own_events
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# The frame of Manoeuvring: 2 the empires that manoeuvre, as a mask, 3 those that have moved, 4 stage.
EMPIRES: Final = 2
MOVED: Final = 3
STAGE: Final = 4

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
            state.push(MOVING, seat, empire, state.held[empire], NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            return True
        state.set_frame(STAGE, stage + 1)
        alive = sum([1 << e for e in areas_in(empires) if state.card_of[e] != NOBODY])
        if stage == 0:
            state.push(CONFLICTS, seat, alive, NOBODY)
        elif stage == FIGHTING:
            lose_unsupported(state)
            consequences(state)
            begin_calming(state, areas_in(alive))
        else:
            for empire in areas_in(empires):
                end_spans(state, UNTIL_ACTION, empire)
            state.crossings = []
            state.pop()
        return True


# --------------------------------------------------------------------------------------------------------- one empire

# The frame of Moving. A group is gathered (GATHERING) or on its way (ON_THE_WAY); without one, AREA is NOBODY.
EMPIRE: Final = 2
HELD: Final = 3  # what the empire controlled when the action began
AREA: Final = 4  # where the group is
UNITS: Final = 5  # its units that move by themselves, as a mask
CARGO: Final = 6  # its carried units
LEADERS: Final = 7  # its leaders: a mask of leaders
DONE_UNITS: Final = 8  # units that have moved this action
HAS_MOVED: Final = 9  # the group has left its area
STOPPED: Final = 10
CANALS_ASKED: Final = 11  # canals asked for, and from CANALS bits on those that were granted
MIGRATING: Final = 12  # 0, or after `extra_move` 1 more than the land units that may still move again
AGAIN: Final = 13  # those that have moved again, as a mask
PATH: Final = 14  # then the areas the group has entered, each with a bit for "it was our own" at the time


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
        empire = state.frame(EMPIRE)
        if state.frame(AREA) == NOBODY:
            offered = [DONE[0], *[FROM[area] for area in self.start_areas(state, empire)]]
            offered += self.events(state, seat)
            return [*offered, *[ADOPT[good - ARTEFACTS] for good in adoptable_in_manoeuvre(state, empire)]]
        if not state.frame(HAS_MOVED):
            return self.gathering(state, empire)
        offered = self.onward(state, empire)
        cargo = bool(state.frame(CARGO))
        if state.frame(STOPPED) or may_halt(state, empire, self.all_pieces(state), state.frame(AREA), cargo):
            offered.append(HALT[0])
        return offered

    def timings(self, state: SevenAges) -> list[str]:
        """SA-15.4: own events and those of any time before the first move."""
        return [] if state.frame(DONE_UNITS) or state.frame(MIGRATING) else ["own_manoeuvre", "any_time"]

    def events(self, state: SevenAges, seat: int) -> list[int]:
        """The events that may be played now; moving again comes after the last move, so it may wait."""
        if state.frame(MIGRATING):
            return []
        migrations = [move for move in own_events(state, seat, ["own_manoeuvre"]) if moves_again(EVENT.arg(move))]
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

    def start_areas(self, state: SevenAges, empire: int) -> list[int]:
        """Areas with a unit that has not moved and could go somewhere."""
        return [area for area in areas_in(state.units_in[empire]) if self.movable(state, empire, area)]

    def movable(self, state: SevenAges, empire: int, area: int) -> list[int]:
        """The pieces in an area that could make a move of their own."""
        found: list[int] = []
        for piece in state.units_at(empire, area):
            if not self.free_to_move(state, empire, piece):
                continue
            if not may_leave(state, empire, area, [piece], state.frame(HELD)):
                continue
            unit = state.type_of(piece)
            way = Way([points(state, empire, unit)], [own_area_points(state, empire, unit)], False, False)
            if self.reachable(state, empire, [piece], way, area, [state.coast[piece]], cargo=False):
                found.append(piece)
        return found

    def all_pieces(self, state: SevenAges) -> list[int]:
        """Units and cargo of the group."""
        return [*group_pieces(state), *cargo_pieces(state)]

    def gathering(self, state: SevenAges, empire: int) -> list[int]:
        """More units of the area, cargo, leaders; or the first step of the way."""
        area = state.frame(AREA)
        own = group_pieces(state)
        leaving = self.all_pieces(state)
        offered: list[int] = []
        types = sorted({state.type_of(piece) for piece in self.movable(state, empire, area) if piece not in leaving})
        for unit in types:
            if self.joining(state, empire, unit) != NOBODY:
                offered.append(WITH[unit])
        if own and all([NAVAL >> state.type_of(piece) & 1 for piece in own]) and LAND >> area & 1:
            offered += self.loading(state, empire, area, own, leaving)
        if own and not any([(NUKE | STAR_WARS) >> state.type_of(p) & 1 for p in own]):
            for leader in state.leaders_of(empire):
                if state.leader_at[leader] == area and not state.frame(LEADERS) >> leader & 1:
                    offered.append(LEADER[leader])
        if own:
            offered += self.onward(state, empire)
        return offered

    def joining(self, state: SevenAges, empire: int, unit: int) -> int:
        """A piece of a type that may join the group: the area is not abandoned, and the group still has a way.

        NOBODY if there is none.
        """
        area = state.frame(AREA)
        own, leaving = group_pieces(state), self.all_pieces(state)
        for piece in state.units_at(empire, area):
            if state.type_of(piece) != unit or piece in leaving:
                continue
            if not self.free_to_move(state, empire, piece):
                continue
            if not may_leave(state, empire, area, [*leaving, piece], state.frame(HELD)):
                continue
            pieces = [*own, piece]
            way = self.fresh_way(state, empire, pieces)
            coasts = [state.coast[p] for p in pieces]
            if self.reachable(state, empire, pieces, way, area, coasts, bool(state.frame(CARGO))):
                return piece
        return NOBODY

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
                    coasts = [state.coast[p] for p in ships]
                    way = self.fresh_way(state, empire, ships)
                    if may_leave(state, empire, area, [*leaving, piece], state.frame(HELD)) and self.reachable(
                        state, empire, ships, way, area, coasts, cargo=True
                    ):
                        offered.append(LOAD[unit])
                    break
        return offered

    def fresh_way(self, state: SevenAges, empire: int, pieces: list[int]) -> Way:
        """The points of units that have not moved yet."""
        units = [state.type_of(piece) for piece in pieces]
        extra = any([is_explorer(leader) for leader in areas_in(state.frame(LEADERS))])
        return Way(
            [points(state, empire, unit) for unit in units],
            [own_area_points(state, empire, unit) for unit in units],
            extra,
            False,
        )

    def way(self, state: SevenAges) -> Way:
        """How far the group has come: its points, less what the areas on its path have cost."""
        empire, pieces = state.frame(EMPIRE), group_pieces(state)
        way = self.fresh_way(state, empire, pieces)
        for entered in state.stack[state.top_frame + PATH :]:
            pay(state, empire, pieces, way, entered >> 1, bool(entered & 1))
        return way

    def onward(self, state: SevenAges, empire: int) -> list[int]:
        """The next areas of the group from which its way can still be ended; canals to ask for."""
        if state.frame(STOPPED):
            return []
        pieces = group_pieces(state)
        area = state.frame(AREA)
        coasts = [state.coast[piece] for piece in pieces]
        offered: list[int] = []
        for to in self.steps(state, empire, pieces, self.way(state), area, coasts):
            if self.leads_somewhere(state, empire, pieces, self.way(state), to, bool(state.frame(CARGO))):
                offered.append(GO[to])
        return [*offered, *[CANAL[c] for c in self.canals_to_ask(state, empire, pieces, area)]]

    def steps(
        self, state: SevenAges, empire: int, pieces: list[int], way: Way, area: int, coasts: list[int]
    ) -> list[int]:
        """One step from an area: borders, and canals open to the group."""
        found = next_areas(state, empire, pieces, way, area, coasts)
        if all([NAVAL >> state.type_of(piece) & 1 for piece in pieces]):
            for canal in range(CANALS):
                if area in CANAL_ENDS[canal] and self.canal_open(state, empire, canal):
                    to = CANAL_ENDS[canal][1 - CANAL_ENDS[canal].index(area)]
                    if min(way.left) > 0 and to not in found:
                        found.append(to)
        return found

    def reachable(
        self, state: SevenAges, empire: int, pieces: list[int], way: Way, area: int, coasts: list[int], cargo: bool
    ) -> bool:
        """Whether a group that has not moved has a first step from which its way can be ended."""
        for to in self.steps(state, empire, pieces, way, area, coasts):
            if self.leads_somewhere(state, empire, pieces, way, to, cargo):
                return True
        return False

    def leads_somewhere(self, state: SevenAges, empire: int, pieces: list[int], way: Way, to: int, cargo: bool) -> bool:
        """Whether a group that enters an area can end its way there or farther on."""
        if self.halts_at(state, empire, pieces, to, cargo):
            return True
        after = Way(way.left.copy(), way.own_left.copy(), way.extra, way.moved)
        pay(state, empire, pieces, after, to, bool(state.held[empire] >> to & 1))
        if any([seen_to_stop(state, empire, state.type_of(piece), to, pieces) for piece in pieces]):
            return False
        coasts = [landing_coast(state.type_of(piece), to, to) for piece in pieces]
        for on in self.steps(state, empire, pieces, after, to, coasts):
            if self.leads_somewhere(state, empire, pieces, after, on, cargo):
                return True
        return False

    def halts_at(self, state: SevenAges, empire: int, pieces: list[int], to: int, cargo: bool) -> bool:
        """Whether a group could end its way in an area."""
        if cargo:
            return bool(COASTAL >> to & 1)
        if any([AIRCRAFT >> state.type_of(piece) & 1 for piece in pieces]) and WATER >> to & 1:
            return may_halt(state, empire, pieces, to, cargo=False)
        return True

    # --------------------------------------------------------------------------------------------------------- canals

    def canal_owners(self, state: SevenAges, empire: int, canal: int) -> list[int]:
        """Other players who control land beside a canal: seat and empire, each player once (SA-8.10)."""
        found: list[int] = []
        for area in areas_in(CANAL_LAND[canal]):
            owner = state.control[area]
            if owner != NOBODY and state.owner[owner] != state.owner[empire] and state.owner[owner] not in found[::2]:
                found += [state.owner[owner], owner]
        return found

    def canal_open(self, state: SevenAges, empire: int, canal: int) -> bool:
        """Whether ships of the empire may pass: the age fits, and nobody has to be asked or all have agreed."""
        if not CANAL_AGES[canal] >> state.age(empire) & 1:
            return False
        granted = state.frame(CANALS_ASKED) >> (CANALS + canal) & 1
        return bool(granted) or not self.canal_owners(state, empire, canal)

    def canals_to_ask(self, state: SevenAges, empire: int, pieces: list[int], area: int) -> list[int]:
        """Canals at the group's sea that need permission and have not been asked for in this action."""
        if not pieces or not all([NAVAL >> state.type_of(piece) & 1 for piece in pieces]):
            return []
        found: list[int] = []
        for canal in range(CANALS):
            if area in CANAL_ENDS[canal] and CANAL_AGES[canal] >> state.age(empire) & 1:
                asked = state.frame(CANALS_ASKED) >> canal & 1
                if not asked and self.canal_owners(state, empire, canal) and min(self.way(state).left) > 0:
                    found.append(canal)
        return found

    # --------------------------------------------------------------------------------------------------- what happens

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Gather, go, halt; done ends the movement of the empire."""
        empire = state.frame(EMPIRE)
        if move in DONE:
            state.pop()
        elif move in EVENT:
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
        elif move in ADOPT:
            adopt(state, seat, empire, ARTEFACTS + ADOPT.arg(move))
        elif move in FROM:
            state.set_frame(AREA, FROM.arg(move))
        elif move in WITH:
            place = place_in_set(empire, self.joining(state, empire, WITH.arg(move)))
            state.set_frame(UNITS, state.frame(UNITS) | 1 << place)
        elif move in LOAD:
            self.load(state, empire, LOAD.arg(move))
        elif move in LEADER:
            state.set_frame(LEADERS, state.frame(LEADERS) | 1 << LEADER.arg(move))
        elif move in CANAL:
            canal = CANAL.arg(move)
            state.set_frame(CANALS_ASKED, state.frame(CANALS_ASKED) | 1 << canal)
            ask(state, seat, empire, -1 - canal, self.canal_owners(state, empire, canal))
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
        first = not state.frame(HAS_MOVED)
        state.set_frame(HAS_MOVED, 1)
        if any([NUKE >> state.type_of(p) & 1 for p in pieces]) and nuke_barred(state, empire, to):
            state.set_frame(STOPPED, 1)
            state.reveals += 1
            state.tell("seven_ages-star-wars-shown", {"area": AREA_KEYS[to]}, "SA-8.12")
            return
        own = state.held[empire] >> to & 1
        if first:
            blend(state, empire, area)
        elif LAND >> area & 1:  # it does not stay there: how it came in does not matter (SA-9.6)
            entered = [p for p in self.all_pieces(state) if not AIRCRAFT >> state.type_of(p) & 1]
            del state.crossings[len(state.crossings) - 3 * len(entered) :]
        for piece in [*pieces, *cargo_pieces(state)]:
            unit = state.type_of(piece)
            put(state, piece, to, landing_coast(unit, area, to))
            self.note_crossing(state, empire, unit, area, to)
        for leader in areas_in(state.frame(LEADERS)):
            state.leader_at[leader] = to
        state.set_frame(AREA, to)
        state.stack.append(to << 1 | own)
        if any([stopped(state, empire, state.type_of(piece), to, pieces) for piece in pieces]):
            state.set_frame(STOPPED, 1)
            if any([AIRCRAFT >> state.type_of(piece) & 1 for piece in pieces]):
                state.reveals += 1  # foreign aircraft have shown themselves
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
        told.update({"to": AREA_KEYS[to], "units": len(self.all_pieces(state))})
        state.tell("seven_ages-moves" if first else "seven_ages-moves-on", told, "SA-8.1")
        consequences(state, setting_up=empire, manoeuvring=True)

    def note_crossing(self, state: SevenAges, empire: int, unit: int, area: int, to: int) -> None:
        """SA-9.6: how a unit came into a land area this action."""
        if not LAND >> to & 1 or AIRCRAFT >> unit & 1:
            return
        how = BY_LAND
        if area >= LANDS:
            how = BY_SEA
        elif RIVER_BORDER[area] >> to & 1:
            how |= BY_RIVER
        elif ARROW_BORDER[area] >> to & 1:
            how = BY_ARROW
        state.crossings += [empire, to, how]

    def halt(self, state: SevenAges, empire: int) -> None:
        """The group has ended its way."""
        moved = state.frame(UNITS) | state.frame(CARGO)
        if state.frame(MIGRATING):
            state.set_frame(MIGRATING, state.frame(MIGRATING) - moved.bit_count())
            state.set_frame(AGAIN, state.frame(AGAIN) | moved)
        state.set_frame(DONE_UNITS, state.frame(DONE_UNITS) | moved)
        for slot in (UNITS, CARGO, LEADERS, HAS_MOVED, STOPPED):
            state.set_frame(slot, 0)
        state.set_frame(AREA, NOBODY)
        del state.stack[state.top_frame + PATH :]
        consequences(state, manoeuvring=True)

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
