"""SA-10.9: modernisation: units on the map may be flipped to the other face of their counter, free."""

from __future__ import annotations

from saecula.games.seven_ages.areas import AREA_KEYS
from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.fog import blur_faces
from saecula.games.seven_ages.production import needed_level
from saecula.games.seven_ages.realm import show_face
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import FACES, FIRST_COMMON, PIECE_KIND


def faces_open(state: SevenAges, empire: int, area: int) -> list[int]:
    """The faces to which units of an empire in an area can be flipped."""
    found: list[int] = []
    for piece in state.units_at(empire, area):
        if piece >= FIRST_COMMON:
            continue
        early, late = FACES[PIECE_KIND[piece]]
        other = early if state.type_of(piece) == late else late
        if other not in found and needed_level(state, empire, other) <= state.level[empire]:
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
