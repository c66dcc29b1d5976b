"""How a conflict would probably begin: the chance of the higher total in its first round, for whoever plans a move.

Reckoned from what everybody may know and the attacker's own faces. Every face that the defender's level allows counts
as equally likely, both sides commit everything they have, each draws a card of the whole deck. An estimate, and told as
one: nobody is told anything about hidden faces.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import ARROW_BORDER, LANDS, RIVER_BORDER
from saecula.games.seven_ages.cards import CARDS, VALUE
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import BY_ARROW, BY_LAND, BY_RIVER, BY_SEA, Side, items, place_in_set
from saecula.games.seven_ages.units import FACES, FIRST_PIECE, FRONT, LAND_UNITS, LEVEL, NAVAL, PIECE_KIND, SUPPORT

STEP: Final = 5  # per cent: finer figures would promise too much


def chance(state: SevenAges, empire: int, pieces: list[int], start: int, to: int, other: int) -> int:
    """The chance in per cent that these pieces, going from `start`, have the higher total in the first round."""
    mine = committed(state, empire, pieces)
    theirs = Side(other, False)
    crossed = crossing(start, to)
    ahead = sum(items(state, mine, theirs, to, crossed)) - sum(items(state, theirs, mine, to, crossed))
    return round_chance(state, ahead, other, to, len(state.units_at(other, to)))


def round_chance(state: SevenAges, ahead: int, other: int, area: int, count: int, drawn: bool = False) -> int:
    """The chance in per cent of the higher total, for a side that is ahead by so much in all that is known.

    The other side commits so many counters whose faces nobody sees and has a hidden card; so has the side itself,
    unless its card is `drawn` and counted already.
    """
    fronts, supports = possible_values(state, other, area)
    spread = [1.0]
    for i in range(count):
        spread = added(spread, fronts if i < (count + 1) // 2 else supports)
    draws = spread_of([VALUE[card] for card in range(CARDS)])
    spread = added(spread, draws)
    wins = 0.0
    for value, likely in enumerate([1.0] if drawn else draws):
        reach = max(0, min(len(spread), value + ahead))
        wins += likely * sum(spread[:reach])
    return max(STEP, min(100 - STEP, STEP * round(100 * wins / STEP)))


def committed(state: SevenAges, empire: int, pieces: list[int]) -> Side:
    """A side that commits all of these pieces, those best in front in the front line (SA-9.4)."""
    side = Side(empire, True)
    front, support = FRONT[empire], SUPPORT[empire]
    order = sorted(pieces, key=lambda piece: support[state.type_of(piece)] - front[state.type_of(piece)])
    for i, piece in enumerate(order):
        bit = 1 << place_in_set(empire, piece)
        if i < (len(order) + 1) // 2:
            side.front |= bit
        else:
            side.support |= bit
    return side


def crossing(start: int, to: int) -> int:
    """What is crossed between two areas (SA-9.6)."""
    if start == NOBODY or to >= LANDS:
        return 0
    if start >= LANDS:
        return BY_SEA
    if RIVER_BORDER[start] >> to & 1:
        return BY_RIVER
    return BY_ARROW if ARROW_BORDER[start] >> to & 1 else BY_LAND


def possible_values(state: SevenAges, empire: int, area: int) -> tuple[list[float], list[float]]:
    """How likely each front and each support value is for a counter of an empire whose face nobody sees."""
    allowed = LAND_UNITS if area < LANDS else NAVAL
    faces: list[int] = []
    for piece in range(FIRST_PIECE[empire], FIRST_PIECE[empire + 1]):
        for face in FACES[PIECE_KIND[piece]]:
            if allowed >> face & 1 and LEVEL[face] <= state.level[empire]:
                faces.append(face)
    return spread_of([FRONT[empire][face] for face in faces]), spread_of([SUPPORT[empire][face] for face in faces])


def spread_of(values: list[int]) -> list[float]:
    """How likely each value is, by value; nothing but 0 where there is none."""
    if not values:
        return [1.0]
    spread = [0.0] * (max(values) + 1)
    for value in values:
        spread[value] += 1.0 / len(values)
    return spread


def added(a: list[float], b: list[float]) -> list[float]:
    """The spread of a sum."""
    found = [0.0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        if x:
            for j, y in enumerate(b):
                found[i + j] += x * y
    return found
