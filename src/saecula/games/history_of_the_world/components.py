"""The map as the rules index into it: Territories, Areas, borders, waters, read from data/*.yaml.

A Territory is an int below TERRITORIES (barren lands included), a set of Territories a bit mask; likewise an Area and
a water (a sea or an Ocean). The cards have a module of their own, cards.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saecula.data import DataFiles, refuse
from saecula.games.history_of_the_world import schema

NAME: Final = "history_of_the_world"
FOLDER: Final[str] = str(Path(__file__).parent)
FILES: Final[list[str]] = [
    "areas", "territories", "borders", "seas", "empires", "great_events", "minor_events", "setup",
]  # fmt: skip

files = DataFiles(NAME, f"{FOLDER}/data", FILES)
areas: Final[list[schema.Area]] = files.read("areas", schema.Areas).areas
territories: Final[list[schema.Territory]] = files.read("territories", schema.Territories).territories
borders: Final[list[schema.Border]] = files.read("borders", schema.Borders).borders
seas: Final[list[schema.Sea]] = files.read("seas", schema.Seas).seas
empires: Final[list[schema.Empire]] = files.read("empires", schema.Empires).empires
great_events: Final[list[schema.Event]] = files.read("great_events", schema.GreatEvents).great_events
minor_events: Final[list[schema.Event]] = files.read("minor_events", schema.MinorEvents).minor_events
setup: Final[schema.Setup] = files.read("setup", schema.Setup)
DIGEST: Final[str] = files.digest

NONE: Final = -1  # no Territory, no seat, no card
EPOCHS: Final = 7
CALLS: Final = 7  # Empires per Epoch


# The members of a set are looked up six bits at a time. A set of Territories has more bits than a machine word, so it
# is read in two halves that fit.
DIGIT: Final = 6
VALUES: Final = 1 << DIGIT
HALF: Final = 60
LOW_HALF: Final = (1 << HALF) - 1
LARGEST_SET: Final[int] = max(64, len(territories))  # Territories, or event cards


def listings(base: int, size: int = LARGEST_SET) -> list[list[int]]:
    """A table for `listed`: for each six bits of a set, for each of its values, the members of it added to a base.

    With the first move of a verb as the base it lists moves. Lists made from it share its ints.
    """
    numbers = list(range(base, base + size + DIGIT))
    table: list[list[int]] = []
    for first in range(0, size, DIGIT):
        rows: list[list[int]] = [[]]
        for bit in range(DIGIT):
            rows += [[*row, numbers[first + bit]] for row in rows]
        table += rows
    return table


def list_into(found: list[int], mask: int, table: list[list[int]]) -> None:
    """Append the members of a set in the order of the data, as a table of `listings` has them."""
    half = mask & LOW_HALF
    at = 0
    while half:
        digit = half & (VALUES - 1)
        if digit:
            found.extend(table[at + digit])
        half >>= DIGIT
        at += VALUES
    half = mask >> HALF
    at = HALF // DIGIT * VALUES
    while half:
        digit = half & (VALUES - 1)
        if digit:
            found.extend(table[at + digit])
        half >>= DIGIT
        at += VALUES


def listed(mask: int, table: list[list[int]]) -> list[int]:
    """The members of a set in the order of the data, as a table of `listings` has them."""
    found: list[int] = []
    list_into(found, mask, table)
    return found


MEMBERS: Final[list[list[int]]] = listings(0)


def members(mask: int) -> list[int]:
    """The members of a set, in the order of the data."""
    return listed(mask, MEMBERS)


def index_of(file: str, ids: list[str]) -> dict[str, int]:
    """The place of each id in its file; an id that is there twice is refused."""
    found: dict[str, int] = {}
    for i, one in enumerate(ids):
        if one in found:
            raise refuse(files, file, one, "is there twice")
        found[one] = i
    return found


def lookup(index: dict[str, int], file: str, record: str, what: str, one: str) -> int:
    """The number behind an id; the error for an unknown id names the record that uses it."""
    if one not in index:
        raise refuse(files, file, record, f"there is no {what} {one!r}")
    return index[one]


def set_of(index: dict[str, int], file: str, record: str, what: str, ids: list[str]) -> int:
    """The set of the things with these ids."""
    mask = 0
    for one in ids:
        mask |= 1 << lookup(index, file, record, what, one)
    return mask


# ------------------------------------------------------------------------------------------------------------ Areas

AREAS: Final[int] = len(areas)
AREA_NAMES: Final[list[str]] = [a.id for a in areas]
AREA_INDEX: Final[dict[str, int]] = index_of("areas", AREA_NAMES)
AREA_KEYS: Final[list[str]] = [f"{NAME}-area-{name}" for name in AREA_NAMES]
BASE_VALUE: Final[list[list[int]]] = [[a.presence[e] for a in areas] for e in range(EPOCHS)]  # by Epoch - 1, then Area

# ------------------------------------------------------------------------------------------------------ Territories

TERRITORIES: Final[int] = len(territories)
BIT: Final[list[int]] = [1 << t for t in range(TERRITORIES)]
NAMES: Final[list[str]] = [t.id for t in territories]
INDEX: Final[dict[str, int]] = index_of("territories", NAMES)
TERRITORY_KEYS: Final[list[str]] = [f"{NAME}-territory-{name}" for name in NAMES]
AREA_OF: Final[list[int]] = [
    NONE if t.area is None else lookup(AREA_INDEX, "territories", t.id, "Area", t.area) for t in territories
]


def _where(there: list[bool]) -> int:
    mask = 0
    for t, yes in enumerate(there):
        if yes:
            mask |= 1 << t
    return mask


BARREN: Final[int] = _where([a == NONE for a in AREA_OF])
PLAYABLE: Final[int] = _where([a != NONE for a in AREA_OF])
RESOURCES: Final[int] = _where([t.resource for t in territories])
AREA_MASK: Final[list[int]] = [_where([AREA_OF[t] == a for t in range(TERRITORIES)]) for a in range(AREAS)]

# ---------------------------------------------------------------------------------------------------------- borders

PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
STRAIT: Final = 3
GREAT_WALL: Final = 4
TERRAINS: Final[list[str]] = ["plain", "forest", "mountain", "strait", "great_wall"]


def _crossings(kind: int) -> list[int]:
    """For each Territory: from which neighbours an attack INTO it crosses this terrain (HW-5.17)."""
    into = [0] * TERRITORIES
    for border in borders:
        record = f"{border.a}-{border.b}"
        a = lookup(INDEX, "borders", record, "Territory", border.a)
        b = lookup(INDEX, "borders", record, "Territory", border.b)
        barren = bool((1 << a | 1 << b) & BARREN)
        if barren != (border.kind == "barren"):
            raise refuse(files, "borders", record, "kind barren is for borders of a barren land, and only for those")
        if barren:
            continue
        if into[a] >> b & 1 or into[b] >> a & 1:
            raise refuse(files, "borders", record, "is there twice")
        difficult = set_of(INDEX, "borders", record, "Territory", border.terrain_in)
        if (border.kind == "plain") != (not difficult):
            raise refuse(files, "borders", record, "difficult terrain lies in one of the two, a plain border in none")
        if difficult & ~(1 << a | 1 << b):
            raise refuse(files, "borders", record, "terrain_in names another Territory")
        for target, source in ((a, b), (b, a)):
            crossed = TERRAINS.index(border.kind) if difficult >> target & 1 else PLAIN
            if crossed == kind:
                into[target] |= 1 << source
    return into


CROSSING: Final[list[list[int]]] = [_crossings(kind) for kind in range(len(TERRAINS))]
PLAIN_INTO: Final[list[int]] = CROSSING[PLAIN]
FOREST_INTO: Final[list[int]] = CROSSING[FOREST]
MOUNTAIN_INTO: Final[list[int]] = CROSSING[MOUNTAIN]
STRAIT_INTO: Final[list[int]] = CROSSING[STRAIT]
NEAR: Final[list[int]] = [  # the neighbours that armies can come from and go to (HW-5.6)
    CROSSING[0][t] | CROSSING[1][t] | CROSSING[2][t] | CROSSING[3][t] | CROSSING[4][t] for t in range(TERRITORIES)
]


def _barren_neighbours() -> list[int]:
    """For each barren land the Territories that Barbarians can attack from it (HW-4.15)."""
    near = [0] * TERRITORIES
    for border in borders:
        a, b = INDEX[border.a], INDEX[border.b]
        if BARREN >> a & 1:
            near[a] |= 1 << b & PLAYABLE
        elif BARREN >> b & 1:
            near[b] |= 1 << a & PLAYABLE
    return near


BARREN_NEAR: Final[list[int]] = _barren_neighbours()
BARREN_LANDS: Final[list[int]] = members(BARREN)


def _adjacent_areas() -> list[int]:
    """For each Area the Areas that a land or strait border joins to it (HW-4.16)."""
    near = [0] * AREAS
    for t in range(TERRITORIES):
        for other in members(NEAR[t]):
            if AREA_OF[t] != AREA_OF[other]:
                near[AREA_OF[t]] |= 1 << AREA_OF[other]
    return near


AREA_NEAR: Final[list[int]] = _adjacent_areas()
for _t, _territory in enumerate(territories):
    if _territory.resource and BARREN >> _t & 1:
        raise refuse(files, "territories", _territory.id, "a barren land has no resource")

# ----------------------------------------------------------------------------------------------------------- waters

WATERS: Final[int] = len(seas)
WATER_NAMES: Final[list[str]] = [s.id for s in seas]
WATER_INDEX: Final[dict[str, int]] = index_of("seas", WATER_NAMES)
WATER_KEYS: Final[list[str]] = [f"{NAME}-sea-{name}" for name in WATER_NAMES]
OCEANS: Final[int] = _where([s.kind == "ocean" for s in seas])
ALL_SEAS: Final[int] = _where([s.kind == "sea" for s in seas])
COAST: Final[list[int]] = [set_of(INDEX, "seas", s.id, "Territory", s.coasts) for s in seas]
LINKS: Final[list[int]] = [set_of(WATER_INDEX, "seas", s.id, "water", s.links) for s in seas]
WATERS_OF: Final[list[int]] = [_where([bool(coast >> t & 1) for coast in COAST]) for t in range(TERRITORIES)]


def _check_waters() -> None:
    for w, sea in enumerate(seas):
        if COAST[w] & BARREN:
            raise refuse(files, "seas", sea.id, "a barren land has no coast")
        for other in members(LINKS[w]):
            if not LINKS[other] >> w & 1:
                raise refuse(files, "seas", sea.id, f"{seas[other].id} does not link back")


_check_waters()


def connected(start: int, fleets: int) -> int:
    """The waters among `fleets` that a chain of fleets joins to the set `start`, itself included (HW-5.10)."""
    found = start & fleets
    edge = found
    while edge:
        more = 0
        for w in members(edge):
            more |= LINKS[w]
        edge = more & fleets & ~found
        found |= edge
    return found


def shores(waters: int) -> int:
    """The Territories on the coasts of these waters."""
    mask = 0
    for w in members(waters):
        mask |= COAST[w]
    return mask


def fleets_of(navigation: list[str], file: str, record: str) -> int:
    """The waters that get a fleet: those listed, and for an Ocean the seas it fills (HW-5.3)."""
    listed = set_of(WATER_INDEX, file, record, "water", navigation)
    filled = _where([s.filled_by_ocean_fleet for s in seas])
    for ocean in members(listed & OCEANS):
        listed |= connected(1 << ocean, filled | 1 << ocean)
    return listed


# ---------------------------------------------------------------------------------------------------------- set-up

SEAT_COUNTS: Final[list[int]] = list(range(setup.players.min, setup.players.max + 1))
MAX_SEATS: Final[int] = setup.players.max
COLOURS: Final[list[str]] = [c.id for c in setup.colours]
GREAT_DEALT: Final[int] = setup.hand.great_events
MINOR_DEALT: Final[int] = setup.hand.minor_events
EVENTS_PER_TURN: Final[int] = setup.hand.events_per_turn_max
CAPITAL_POINTS: Final[int] = setup.structures.capital
CITY_POINTS: Final[int] = setup.structures.city
MONUMENT_POINTS: Final[int] = setup.structures.monument
MARKERS: Final[list[int]] = [value for m in setup.supremacy_markers for value in [m.value] * m.count]


def pieces(name: str) -> int:
    """How many pieces of a kind are in the box (HW-1.1)."""
    for piece in setup.pieces:
        if piece.id == name:
            return piece.count
    raise refuse(files, "setup", name, "this kind of piece is missing")


MONUMENTS: Final[int] = pieces("monument")
FLEET_PIECES: Final[int] = pieces("coin_fleet")
