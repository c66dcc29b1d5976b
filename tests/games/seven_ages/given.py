"""Positions for tests of 7 Ages, so that a test is as short as its rule.

    s = given(empire("french", "red", seat=0, level=30, at={"poland": ["fusilier"]}))
    assert income(s, "red") == 3

Empires are called by their colour set. What is not said is as after the set-up: an empty map, every card in the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saecula.games.seven_ages.areas import COAST_BORDER, LANDS, areas_in
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import EMPIRE_INDEX, GOOD_INDEX, MONEY
from saecula.games.seven_ages.realm import put, show_face
from saecula.games.seven_ages.state import IN_PLAY, NOBODY, ON_EMPIRE, RESERVE, SevenAges
from saecula.games.seven_ages.units import (
    FACES,
    FIRST_COMMON,
    LEADER_NAMES,
    NAVAL,
    PIECE_KIND,
    SET_INDEX,
    TYPE_INDEX,
)
from saecula.kernel.options import Value

OPTIONS: dict[str, Value] = {
    "errata_2004": False,
    "blue_marker_inclusive": True,
    "total_history": False,
    "pursuit": False,
    "go_slow": False,
    "technology": False,
    "redemption": False,
    "quick_history": False,
    "take_that": False,
    "end_age": 7,
    "turn_limit": 70,
}


class Empire:
    """An empire in play and what it has."""

    def __init__(self, card: str, colour: str, seat: int, level: int, at: Mapping[str, Sequence[str]]) -> None:
        self.card = EMPIRE_INDEX[card]
        self.set = SET_INDEX[colour]
        self.seat = seat
        self.level = level
        self.at = at
        self.money = MONEY[self.card]
        self.elite = 0
        self.leaders: Mapping[str, str] = {}
        self.goods: Sequence[str] = ()
        self.cities: Mapping[str, int] = {}
        self.capital = ""
        self.forts: Sequence[str] = ()
        self.disorder: Sequence[str] = ()


def empire(
    card: str,
    colour: str,
    seat: int = 0,
    level: int = 1,
    at: Mapping[str, Sequence[str]] | None = None,
    *,
    money: int | None = None,
    elite: int = 0,
    leaders: Mapping[str, str] | None = None,
    goods: Sequence[str] = (),
    cities: Mapping[str, int] | None = None,
    capital: str = "",
    forts: Sequence[str] = (),
    disorder: Sequence[str] = (),
) -> Empire:
    """An empire: units, leaders and city levels by area; goods are artefacts on its card, religion, government."""
    new = Empire(card, colour, seat, level, at or {})
    new.money = new.money if money is None else money
    new.elite = elite
    new.leaders = leaders or {}
    new.goods = goods
    new.cities = cities or {}
    new.capital = capital
    new.forts = forts
    new.disorder = disorder
    return new


def given(*empires: Empire, seats: int = 4) -> SevenAges:
    """A position with these empires and nothing else."""
    state = SevenAges([], seats, b"x" * 32)
    state.prepare(OPTIONS)
    for each in empires:
        _set_up(state, each)
    return state


def _set_up(state: SevenAges, each: Empire) -> None:
    s = each.set
    state.card_of[s] = each.card
    state.card_at[each.card] = IN_PLAY + s
    state.owner[s] = each.seat
    state.level[s] = each.level
    state.money[s] = each.money
    state.elite[s] = each.elite
    for area, types in each.at.items():
        for name in types:
            stand(state, s, name, area)
    for leader, area in each.leaders.items():
        at = LEADER_NAMES.index(leader)
        state.leader_at[at] = AREAS[area]
        state.leader_of[at] = s
    for name in each.goods:
        good = GOOD_INDEX[name]
        if good < len(state.good_at):
            state.good_at[good] = ON_EMPIRE + s
        else:
            state.belief[2 * s + (good >= len(state.good_at) + 8)] = good
    for area, size in each.cities.items():
        state.city[AREAS[area]] = size
    state.capital[s] = AREAS[each.capital] if each.capital else NOBODY
    for area in each.forts:
        state.forts |= 1 << AREAS[area]
    for area in each.disorder:
        state.disorder |= 1 << AREAS[area]


def stand(state: SevenAges, s: int, name: str, area: str) -> int:
    """Put one unit of a type on the map; the piece."""
    wanted = TYPE_INDEX[name]
    for i in range(len(state.holder)):
        if state.holder[i] == NOBODY and FACES[PIECE_KIND[FIRST_COMMON + i]][0] == wanted:
            state.holder[i] = s
            state.place[FIRST_COMMON + i] = RESERVE
            break
    piece = next(p for p in state.pieces_of(s) if state.place[p] == RESERVE and wanted in FACES[PIECE_KIND[p]])
    show_face(state, piece, wanted)
    at = AREAS[area]
    ashore = NAVAL >> wanted & 1 and at < LANDS
    put(state, piece, at, areas_in(COAST_BORDER[at])[0] if ashore else NOBODY)
    return piece
