"""SA-10.9: modernisation: units on the map may be flipped to the other face of their counter, free."""

from __future__ import annotations

from saecula.games.seven_ages.areas import AREA_KEYS, areas_in
from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.effects import LevelRow
from saecula.games.seven_ages.fog import blur_faces
from saecula.games.seven_ages.production import level_rows, level_under
from saecula.games.seven_ages.realm import show_face
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import FACES, FIRST_COMMON, PIECE_KIND


def faces_open(state: SevenAges, empire: int, area: int) -> list[int]:
    """The faces to which units of an empire in an area can be flipped."""
    return faces_open_under(level_rows(state, empire), state, empire, area)


def areas_to_modernise(state: SevenAges, empire: int, among: int) -> list[int]:
    """The areas of a mask where an empire has a unit that can be flipped."""
    areas = areas_in(state.units_in[empire] & among) if among else []
    rows = level_rows(state, empire) if areas else []
    return [area for area in areas if faces_open_under(rows, state, empire, area)]


def faces_open_under(rows: list[LevelRow], state: SevenAges, empire: int, area: int) -> list[int]:
    """The same, with these changes of the levels that units need."""
    found: list[int] = []
    for piece in state.units_at(empire, area):
        if piece >= FIRST_COMMON:
            continue
        faces = FACES[PIECE_KIND[piece]]
        other = faces[0] if state.type_of(piece) == faces[1] else faces[1]
        if other not in found and level_under(rows, other) <= state.level[empire]:
            found.append(other)
    return sorted(found)


def flip(state: SevenAges, empire: int, area: int, face: int) -> None:
    """Flip one unit to this face. Others see that one was flipped, not which (D32)."""
    for piece in state.units_at(empire, area):
        if piece < FIRST_COMMON and face in FACES[PIECE_KIND[piece]] and state.type_of(piece) != face:
            show_face(state, piece, face)
            break
    blur_faces(state, empire, area)
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
    state.tell("seven_ages-flipped", told, "SA-10.9")
