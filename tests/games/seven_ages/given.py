"""Positions for tests of 7 Ages, so that a test is as short as its rule.

    s = given(empire("french", "red", seat=0, level=30, at={"poland": ["fusilier"]}))
    assert income(s, "red") == 3

Empires are called by their colour set. What is not said is as after the set-up: an empty map, every card in the deck.

To play on from there, begin an action and name the moves; when it is over the position rests (`resting`):

    act(s, "red", "production")
    play(s, "done", "buy spear", "place poland", "done")
    assert resting(s)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saecula.games.seven_ages import PHASES, game
from saecula.games.seven_ages.areas import COAST_BORDER, LANDS, areas_in
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import (
    CARDS,
    EMPIRE_INDEX,
    GOOD_INDEX,
    MARKER_NAMES,
    MARKERS_PER_PLAYER,
    MONEY,
    VALUE,
)
from saecula.games.seven_ages.course import perform
from saecula.games.seven_ages.fog import arrived
from saecula.games.seven_ages.moves import DONE
from saecula.games.seven_ages.phases import TURN
from saecula.games.seven_ages.realm import put, show_face
from saecula.games.seven_ages.state import (
    ANY_TYPE,
    DECK,
    DISCARDED,
    FREE_SLOT,
    HAND,
    IN_PLAY,
    NOBODY,
    ON_EMPIRE,
    RESERVE,
    REVEALED,
    SevenAges,
)
from saecula.games.seven_ages.table import lay_table
from saecula.games.seven_ages.units import (
    FACES,
    FIRST_COMMON,
    LEADER_NAMES,
    NAVAL,
    PIECE_KIND,
    SET_INDEX,
    TYPE_INDEX,
)
from saecula.kernel.message import Event
from saecula.kernel.options import Value
from saecula.kernel.phase import Phase

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


class Rest(Phase[SevenAges]):
    """Lies under everything in a test position: what was begun is over."""

    key = "seven_ages-prompt-turn"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Nothing is left to decide."""
        return [DONE[0]]


REST: Final = len(PHASES)


def given(*empires: Empire, seats: int = 4, **options: Value) -> SevenAges:
    """A position with these empires and nothing else; options by their names."""
    phases: list[Phase[Any]] = [*PHASES, Rest()]
    state = SevenAges(phases, seats, b"x" * 32)
    lay_table(state, {**OPTIONS, **options})
    state.turn = 1
    for each in empires:
        _set_up(state, each)
    state.push(REST, 0)
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
    arrived(state, s, piece, ANY_TYPE)
    return piece


# ------------------------------------------------------------------------------------------------------------ hands


def card(value: int, number: int = 0) -> str:
    """The name of a card of this value, the first, second ... of its kind."""
    return list(EMPIRE_INDEX)[[c for c in range(CARDS) if VALUE[c] == value][number]]


def deal(state: SevenAges, seat: int, *names: str) -> None:
    """Put these cards into a hand."""
    for name in names:
        state.card_at[EMPIRE_INDEX[name]] = HAND + seat
        state.known[EMPIRE_INDEX[name]] = 1 << seat


def only_in_deck(state: SevenAges, *names: str) -> None:
    """All other cards of the deck lie on the discard pile."""
    for each in range(CARDS):
        if state.card_at[each] == DECK and each not in [EMPIRE_INDEX[name] for name in names]:
            state.card_at[each] = DISCARDED
            state.known[each] = -1


# ---------------------------------------------------------------------------------------------------------- playing


def at(colour: str) -> int:
    """An empire by its colour set."""
    return SET_INDEX[colour]


def act(state: SevenAges, colour: str, action: str) -> None:
    """An empire begins an action ("free": in the free slot of seat 0), as if its marker had been turned up."""
    slot = FREE_SLOT if colour == "free" else SET_INDEX[colour]
    state.step = MARKER_NAMES.index(action)
    perform(state, 0 if slot == FREE_SLOT else state.owner[slot], slot, state.step)
    state.proceed()


def turned_up(state: SevenAges, colour: str, marker: str) -> None:
    """A marker lies face up on an empire and waits for its action."""
    at_marker = state.owner[SET_INDEX[colour]] * MARKERS_PER_PLAYER + MARKER_NAMES.index(marker)
    state.marker_slot[at_marker] = SET_INDEX[colour]
    state.marker_state[at_marker] = REVEALED


def in_turn(state: SevenAges, step: str, stage: int, first: int = 0) -> None:
    """The position is in a step of a real turn, at a stage of turn.py."""
    state.clear_stack()
    state.first = first
    state.step = MARKER_NAMES.index(step)
    state.push(TURN, first, stage)
    state.proceed()


def play(state: SevenAges, *names: str) -> list[Event]:
    """Play moves by their names, each by the one seat that may, or by the seat it begins with ("2: show minoans")."""
    log: list[Event] = []
    for name in names:
        who, colon, what = name.partition(": ")
        move = game.moves.parse(what if colon else name)
        seats = [int(who)] if colon else [seat for seat in state.actors if move in state.legal(seat)]
        assert seats, f"nobody can {name!r}; legal: {legal(state)[:40]}"
        state.play(seats[0], move, log)
        if state.top_frame and state.stack[state.top_frame] != REST and not state.over:
            state.check()
    return log


def legal(state: SevenAges, seat: int | None = None) -> list[str]:
    """The names of what a seat (the first that must choose) may play."""
    if not state.actors:
        return []
    return [game.moves.name(move) for move in state.legal(state.actors[0] if seat is None else seat)]


def offered(state: SevenAges, verb: str, seat: int | None = None) -> list[str]:
    """What a verb may be aimed at now."""
    found = [name.partition(" ") for name in legal(state, seat)]
    return [thing for word, _, thing in found if word == verb]


def resting(state: SevenAges) -> bool:
    """Whether what was begun is over."""
    return state.stack[state.top_frame] == REST


def asked(state: SevenAges) -> str:
    """The name of the phase that asks now."""
    return type(state.top_phase()).__name__


def keys(log: list[Event]) -> list[str]:
    """The events of a log by the ends of their keys."""
    return [event.key.removeprefix("seven_ages-") for event in log]
