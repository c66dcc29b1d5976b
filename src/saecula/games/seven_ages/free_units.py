"""Effects `free_units` and `bring_units`: units that come without payment, and units that join a conflict."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import (
    AREA_KEYS,
    ARROW_BORDER,
    COASTAL,
    COASTS,
    LAND,
    LANDS,
    RIVER_BORDER,
    SEA,
    areas_in,
)
from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.effects import EFFECTS, sources
from saecula.games.seven_ages.effects_schema import FreeUnits
from saecula.games.seven_ages.fog import arrived, blend
from saecula.games.seven_ages.moves import BUY, COAST, DONE, FROM, PLACE, WITH
from saecula.games.seven_ages.passage import borders, landing_coast
from saecula.games.seven_ages.phases import FREE_UNITS, ROUND
from saecula.games.seven_ages.production import class_barred, needed_level, supply
from saecula.games.seven_ages.realm import empires_in, put, show_face
from saecula.games.seven_ages.round_frame import AREA, CROSSED, EMPIRES
from saecula.games.seven_ages.state import NOBODY, RESERVE, SevenAges
from saecula.games.seven_ages.totals import BY_ARROW, BY_LAND, BY_RIVER, BY_SEA
from saecula.games.seven_ages.units import AIRCRAFT, COST, FIRST_COMMON, NAVAL, TYPE_KEYS, TYPES, types_of_class
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# The frame of FreeUnitsPhase: 2 empire, 3 type, 4 area of a ship, 5 the artefact's area or NOBODY, 6 source, 7 left.
EMPIRE: Final = 2
TYPE: Final = 3
SHIP_AREA: Final = 4
HERE: Final = 5
SOURCE: Final = 6
LEFT: Final = 7


def grant_of(source: int) -> FreeUnits:
    """The `free_units` effect of a source."""
    for effect in EFFECTS[source]:
        if isinstance(effect, FreeUnits):
            return effect
    raise ValueError(f"source {source} grants no units")


def begin_production_grants(state: SevenAges, seat: int, empire: int) -> None:
    """Sources of free units in each Production of an empire."""
    for at in sources(state, empire):
        for effect in EFFECTS[at.source]:
            if isinstance(effect, FreeUnits) and effect.each == "production":
                here = at.area if effect.where == "here" else NOBODY
                state.push(FREE_UNITS, seat, empire, NOBODY, NOBODY, here, at.source, effect.count)


def granted_types(state: SevenAges, empire: int, effect: FreeUnits) -> list[int]:
    """The types a grant may place: available at the empire's level, cheap enough, of a fitting class."""
    classes = types_of_class(*effect.classes) if effect.classes else -1
    return [
        t
        for t in range(TYPES)
        if classes >> t & 1
        and COST[t] <= effect.max_cost
        and needed_level(state, empire, t) <= state.level[empire]
        and not class_barred(state, empire, t)
        and supply(state, empire, t)
    ]


def granted_places(state: SevenAges, empire: int, unit: int, here: int) -> list[int]:
    """Where a granted unit may stand: areas where the empire could buy it, beyond the limit of SA-6.6."""
    mask = state.held[empire] & ((LAND & COASTAL) | SEA if NAVAL >> unit & 1 else LAND)
    if here != NOBODY:
        mask &= 1 << here
    found: list[int] = []
    for area in areas_in(mask):
        if empires_in(state, area) == [empire]:
            found.append(area)
    return found


def grantable(state: SevenAges, empire: int, effect: FreeUnits) -> int:
    """The types a grant may place as far as everybody knows, whatever the reserve holds, as a mask."""
    classes = types_of_class(*effect.classes) if effect.classes else -1
    found = 0
    for t in range(TYPES):
        if classes >> t & 1 and COST[t] <= effect.max_cost and needed_level(state, empire, t) <= state.level[empire]:
            found |= 1 << t
    return found


class GrantedUnits(Phase[SevenAges]):
    """Units placed without payment, one after the other."""

    key = "seven_ages-prompt-free-units"
    rule = "SA-6.5"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A type, then its area, then a coast; done."""
        empire, unit = state.frame(EMPIRE), state.frame(TYPE)
        if state.frame(SHIP_AREA) != NOBODY:
            return [COAST[water - LANDS] for water in COASTS[state.frame(SHIP_AREA)]]
        if unit != NOBODY:
            return [PLACE[area] for area in granted_places(state, empire, unit, state.frame(HERE))]
        types = granted_types(state, empire, grant_of(state.frame(SOURCE)))
        return [DONE[0], *[BUY[t] for t in types if granted_places(state, empire, t, state.frame(HERE))]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Place one; after the last one it is over."""
        if move in DONE:
            state.pop()
        elif move in BUY:
            state.set_frame(TYPE, BUY.arg(move))
        elif move in PLACE:
            area = PLACE.arg(move)
            if NAVAL >> state.frame(TYPE) & 1 and area < LANDS and len(COASTS[area]) > 1:
                state.set_frame(SHIP_AREA, area)
            else:
                ashore = NAVAL >> state.frame(TYPE) & 1 and area < LANDS
                self.place(state, area, COASTS[area][0] if ashore else NOBODY)
        else:
            self.place(state, state.frame(SHIP_AREA), LANDS + COAST.arg(move))

    def place(self, state: SevenAges, area: int, coast: int) -> None:
        """Put it on the map."""
        empire, unit = state.frame(EMPIRE), state.frame(TYPE)
        piece = supply(state, empire, unit)[0]
        if piece >= FIRST_COMMON:
            state.holder[piece - FIRST_COMMON] = empire
            state.place[piece] = RESERVE
        show_face(state, piece, unit)
        put(state, piece, area, coast)
        arrived(state, empire, piece, grantable(state, empire, grant_of(state.frame(SOURCE))))
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
        state.tell("seven_ages-unit-placed", told, self.rule)
        state.set_frame(TYPE, NOBODY)
        state.set_frame(SHIP_AREA, NOBODY)
        state.set_frame(LEFT, state.frame(LEFT) - 1)
        if not state.frame(LEFT):
            state.pop()

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """How many are left."""
        return Message(self.key, {"seat": seat, "units": state.frame(LEFT)}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Not available, too dear, or no place."""
        if move in BUY:
            return Message("seven_ages-no-buy", {"unit": TYPE_KEYS[BUY.arg(move)]}, self.rule)
        return Message("seven_ages-no-free-unit", {}, self.rule)


# ------------------------------------------------------------------------------------------------------ reinforcements


def can_come(state: SevenAges, empire: int, near: int, area: int) -> list[int]:
    """The pieces of an area that may use the border; one that is no aircraft stays in a land area."""
    pieces = state.units_at(empire, near)
    grounded = [piece for piece in pieces if not AIRCRAFT >> state.type_of(piece) & 1]
    found: list[int] = []
    for piece in pieces:
        unit = state.type_of(piece)
        if near < LANDS and len(grounded) == 1 and piece == grounded[0]:
            continue
        if borders(state, empire, unit, near, state.coast[piece]) >> area & 1:
            found.append(piece)
    return found


def reinforcing_areas(state: SevenAges, at: int, which: int) -> list[int]:
    """Adjacent areas that the empire of a side controls, with a unit that can join the conflict."""
    empire, area = state.frame_at(at, EMPIRES + which), state.frame_at(at, AREA)
    return [near for near in areas_in(state.held[empire]) if can_come(state, empire, near, area)]


class Bringing(Phase[SevenAges]):
    """Units of one adjacent area join the conflict (`bring_units`). Frame: 2 side, 3 how many left, 4 the area."""

    key = "seven_ages-prompt-bring"
    rule = "SA-9.3"

    def sources_of(self, state: SevenAges) -> list[int]:
        """Where units can come from."""
        return reinforcing_areas(state, state.find(ROUND), state.frame(2))

    def step(self, state: SevenAges) -> bool:
        """Over when nobody is left to come."""
        if state.frame(3) and (state.frame(4) != NOBODY or self.sources_of(state)):
            return False
        state.pop()
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """The area first, then units of it; done."""
        if state.frame(4) == NOBODY:
            return [DONE[0], *[FROM[area] for area in self.sources_of(state)]]
        at = state.find(ROUND)
        empire, area = state.frame_at(at, EMPIRES + state.frame(2)), state.frame_at(at, AREA)
        types = sorted({state.type_of(piece) for piece in can_come(state, empire, state.frame(4), area)})
        return [DONE[0], *[WITH[t] for t in types]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """They come in, uncommitted."""
        if move in DONE:
            state.pop()
            return
        if move in FROM:
            state.set_frame(4, FROM.arg(move))
            return
        at = state.find(ROUND)
        which = state.frame(2)
        empire, area, near = state.frame_at(at, EMPIRES + which), state.frame_at(at, AREA), state.frame(4)
        piece = next(p for p in can_come(state, empire, near, area) if state.type_of(p) == WITH.arg(move))
        unit = state.type_of(piece)
        blend(state, empire, near)
        put(state, piece, area, landing_coast(unit, near, area))
        if which == 0 and area < LANDS and not AIRCRAFT >> unit & 1:
            how = BY_SEA if near >= LANDS else BY_ARROW if ARROW_BORDER[near] >> area & 1 else BY_LAND
            if RIVER_BORDER[near] >> area & 1:
                how |= BY_RIVER
            state.set_frame_at(at, CROSSED, state.frame_at(at, CROSSED) | how)
        state.set_frame(3, state.frame(3) - 1)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[near]}
        state.tell("seven_ages-reinforced", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Nobody there can come."""
        return Message("seven_ages-no-bring", {}, self.rule)
