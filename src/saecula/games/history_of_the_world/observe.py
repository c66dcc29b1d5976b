"""A position of History of the World as numbers, for learners: what the view shows a seat (HW-10.1, HW-10.2)."""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.cards import (
    EVENT_NAMES,
    GREAT_CARDS,
    MINOR_CARDS,
    ORIGIN_NAMES,
    SPAN,
)
from saecula.games.history_of_the_world.components import (
    AREA_NAMES,
    CALLS,
    EPOCHS,
    MAX_SEATS,
    NAMES,
    NONE,
    TERRITORIES,
    WATER_NAMES,
    WATERS,
    members,
)
from saecula.games.history_of_the_world.state import (
    BUILDING,
    CHOOSE,
    CHOOSE_AREA,
    DRAWING,
    EVENTS_WINDOW,
    EXPANSION,
    SOURCE_NAMES,
    SOURCES,
    History,
)
from saecula.kernel.layout import Layout, add, observe_table, put, write_flags

layout: Final[Layout] = Layout(MAX_SEATS)
_CALLS: Final[list[str]] = [str(i + 1) for i in range(CALLS)]
_EPOCHS: Final[list[str]] = [str(i + 1) for i in range(EPOCHS)]
_ORIGINS: Final[list[str]] = ["none", *ORIGIN_NAMES]
_OPTIONS: Final[list[str]] = ["no_supremacy", "deal_minor_empires", "multiple_armies", "naval_control"]
_EFFECTS: Final[list[str]] = [str(i) for i in range(30)]

OPTIONS: Final[int] = layout.flags("option", _OPTIONS, "what the table chose")
EPOCH: Final[int] = layout.number("epoch", EPOCHS, "the Epoch")
TURN: Final[int] = layout.flags("turn", layout.players, "whose turn it is")
ORDER: Final[int] = layout.numbers("order", layout.players, MAX_SEATS, "place in the draw order, from 1")
DRAWS: Final[int] = layout.number("draws", MAX_SEATS, "how many have drawn an Empire")
DRAWN: Final[int] = layout.choice("drawn", ["none", *_CALLS], "the Empire card that the seat has just drawn")
GIVER: Final[int] = layout.choices("giver", layout.players, layout.nobody_or_players, "who gave a player its card")
HOLDS: Final[int] = layout.flags("holds", layout.players, "has an Empire card of this Epoch")

SCORE: Final[int] = layout.numbers("score", layout.players, 10_000, "victory points", -10_000)
GREAT: Final[int] = layout.numbers("great", layout.players, 100, "Great Event cards in hand")
MINOR: Final[int] = layout.numbers("minor", layout.players, 100, "Minor Event cards in hand")
MARKERS: Final[int] = layout.numbers("markers", layout.players, 100, "supremacy markers")
STRENGTHS: Final[int] = layout.numbers("strengths", layout.players, 1000, "sum of the strengths of the Empires played")
EARNED: Final[list[int]] = [
    layout.numbers(f"earned_by_{source}", layout.players, 10_000, "points from there", -10_000)
    for source in SOURCE_NAMES
]
STORY: Final[list[int]] = [
    layout.numbers(f"points_in_{epoch}", layout.players, 10_000, "points of that Epoch", -10_000) for epoch in _EPOCHS
]

CALL: Final[int] = layout.number("call", CALLS, "the Empire card being played, or the next; from 0")
_HOLDERS: Final[list[str]] = ["unknown", "nobody", *layout.players]
HOLDER: Final[int] = layout.choices("holder", _CALLS, _HOLDERS, "who has each of the seven Empires, if known")
KNOWN: Final[list[int]] = [
    layout.flags(f"known_to_{who}", _CALLS, "where each Empire is, as far as the seat may know that")
    for who in layout.players
]
MADE: Final[int] = layout.numbers("made", _CALLS, 1000, "points of each Empire this Epoch, plus 1")

HAND: Final[int] = layout.numbers("hand", EVENT_NAMES, 100, "event cards in the seat's own hand")
PLAYED: Final[int] = layout.numbers("played", EVENT_NAMES, 100, "how often an event has been played")
PLAYED_BY: Final[int] = layout.choices("played_by", EVENT_NAMES, layout.nobody_or_players, "who played it last")
PLAYED_IN: Final[int] = layout.numbers("played_in", EVENT_NAMES, EPOCHS, "the Epoch in which it was played last")
NOW: Final[int] = layout.flags("now", EVENT_NAMES, "events played this turn")
IN_FORCE: Final[int] = layout.flags("in_force", _EFFECTS, "lasting effects of cards this turn (cards.py)")
TREACHERY: Final[int] = layout.choice("treachery", ["none", *NAMES], "the Territory named by Treachery")
PENDING: Final[int] = layout.choice("pending", ["none", *EVENT_NAMES], "the Minor Empire to be played")

OWNER: Final[int] = layout.choices("owner", NAMES, layout.nobody_or_players, "of each Territory")
ORIGIN: Final[int] = layout.choices("origin", NAMES, _ORIGINS, "the card that placed its army ...")
PLACED_IN: Final[int] = layout.numbers("placed_in", NAMES, SPAN, "... and the Epoch")
ARMIES_IN: Final[int] = layout.numbers("armies_in", NAMES, 3, "armies in each Territory")
FORTS: Final[int] = layout.flags("fort", NAMES, "in each Territory")
CAPITALS: Final[int] = layout.flags("capital", NAMES, "in each Territory")
CITIES: Final[int] = layout.flags("city", NAMES, "in each Territory")
MONUMENTS: Final[int] = layout.flags("monument", NAMES, "in each Territory")
MARCHING: Final[int] = layout.flags("marching", NAMES, "held by the force that expands now")
ACTIVE: Final[int] = layout.flags("active", NAMES, "held by the Active Empire")
OFFERED: Final[int] = layout.flags("offered", NAMES, "Territories that a card asks to choose from")
OFFERED_AREA: Final[int] = layout.flags("offered_area", AREA_NAMES, "Areas that a card asks to choose from")
OFFERED_SEA: Final[int] = layout.flags("offered_sea", WATER_NAMES, "waters to choose from")
FLEETS: Final[int] = layout.flags("fleet", WATER_NAMES, "fleets of the force that expands now")
NAVY: Final[int] = layout.choices("navy", WATER_NAMES, layout.nobody_or_players, "who has a fleet with an army there")
NAVY_OF: Final[int] = layout.numbers("navy_of", WATER_NAMES, SPAN, "the Epoch of that fleet")
CONTESTED: Final[int] = layout.flags("contested", WATER_NAMES, "wanted for a fleet, and held by another player's")

FORCE: Final[int] = layout.choice(
    "force", ["active", "minor", "crusade", "rebels", "barbarian", "revolt"], "who expands"
)
PART: Final[int] = layout.number("part", 10, "which half of the Empire is played, from 0")
SOURCE: Final[int] = layout.choice("source", _ORIGINS, "the card of the armies placed now")
ARMIES: Final[int] = layout.number("armies", 1000, "armies to place")
ALLIES: Final[int] = layout.number("allies", 1000, "of Allies, to place")
LOST: Final[int] = layout.number("lost", 1000, "armies lost this turn")
RECOVERABLE: Final[int] = layout.number("recoverable", 1000, "those that coins can buy back")
EXCHANGED: Final[int] = layout.number("exchanged", 1000, "armies turned into forts or put on fleets")
COINS: Final[int] = layout.number("coins", 1000, "coins")
ALLIED_COINS: Final[int] = layout.number("allied_coins", 1000, "coins of Allies")
FREE_FORTS: Final[int] = layout.number("free_forts", 1000, "forts of Engineering")


def observe(state: History, seat: int, out: bytearray) -> None:
    """Write a position as a seat sees it; `layout` says where."""
    observe_table(layout, state, seat, out, -1 if state.over else state.frame(0), True)
    put(out, EPOCH, state.epoch)
    write_flags(out, OPTIONS, state.options)
    if state.turn != NONE:
        put(out, TURN + (state.turn - seat) % state.seats, 1)
    for i in range(len(state.order)):
        put(out, ORDER + (state.order[i] - seat) % state.seats, i + 1)
    put(out, DRAWS, state.draws)
    if state.drawn_card != NONE and seat == state.order[state.draws]:
        put(out, DRAWN, state.drawn_card + 1)
    for s in range(state.seats):
        _player(state, seat, s, out)
    _calls(state, seat, out)
    _cards(state, seat, out)
    _map(state, seat, out)
    _waters(state, seat, out)
    if not state.over and state.frame(0) not in (DRAWING, EVENTS_WINDOW, EXPANSION, BUILDING):
        _offers(state, out)
    put(out, FORCE, state.force)
    put(out, PART, state.part)
    put(out, SOURCE, 0 if state.source == NONE else state.source // SPAN + 1)
    put(out, ARMIES, state.armies)
    put(out, ALLIES, state.allies)
    put(out, LOST, state.lost)
    put(out, RECOVERABLE, state.recoverable)
    put(out, EXCHANGED, state.exchanged)
    put(out, COINS, state.coins)
    put(out, ALLIED_COINS, state.allied_coins)
    put(out, FREE_FORTS, state.free_forts)


def _player(state: History, seat: int, s: int, out: bytearray) -> None:
    seats = state.seats
    me = (s - seat) % seats
    if state.giver[s] != NONE:
        put(out, GIVER + me, 1 + (state.giver[s] - seat) % seats)
    put(out, SCORE + me, state.score[s])
    put(out, GREAT + me, state.great[s].bit_count())
    put(out, MINOR + me, state.minor[s].bit_count())
    put(out, MARKERS + me, state.markers[s])
    put(out, STRENGTHS + me, state.strengths[s])
    for i in range(SOURCES):
        put(out, EARNED[i] + me, state.earned[SOURCES * s + i])
    for e in range(min(EPOCHS, len(state.story) // seats)):
        put(out, STORY[e] + me, state.story[e * seats + s])


def _calls(state: History, seat: int, out: bytearray) -> None:
    """The Empire cards of this Epoch, and what the seat knows of them."""
    seats = state.seats
    put(out, CALL, state.call)
    for card in range(CALLS):
        holder = state.holder[card]
        if holder != NONE:
            put(out, HOLDS + (holder - seat) % seats, 1)
        if state.made[card] != NONE:
            put(out, MADE + card, state.made[card] + 1)
        if not state.known[card] >> seat & 1:
            continue
        put(out, HOLDER + card, 1 if holder == NONE else 2 + (holder - seat) % seats)
        if card > state.call or (card == state.call and state.turn == NONE):  # not called yet
            for s in range(seats):
                put(out, KNOWN[(s - seat) % seats] + card, state.known[card] >> s & 1)


def _cards(state: History, seat: int, out: bytearray) -> None:
    """Events in the seat's own hand and on the table."""
    for card in members(state.great[seat]):
        add(out, HAND + GREAT_CARDS[card], 1)
    for card in members(state.minor[seat]):
        add(out, HAND + MINOR_CARDS[card], 1)
    for code in state.discards:
        event = code // 64
        add(out, PLAYED + event, 1)
        put(out, PLAYED_BY + event, 1 + (code // 8 % 8 - seat) % state.seats)
        put(out, PLAYED_IN + event, code % 8)
    write_flags(out, NOW, state.played)
    write_flags(out, IN_FORCE, state.in_force)
    put(out, TREACHERY, state.treachery + 1)
    put(out, PENDING, state.pending + 1)


def _map(state: History, seat: int, out: bytearray) -> None:
    for t in range(TERRITORIES):
        owner = state.owner[t]
        if owner != NONE:
            origin = state.origin[t]
            put(out, OWNER + t, 1 + (owner - seat) % state.seats)
            put(out, ORIGIN + t, origin // SPAN + 1)
            put(out, PLACED_IN + t, origin % SPAN)
            put(out, ARMIES_IN + t, 1)
    for t in members(state.second):
        add(out, ARMIES_IN + t, 1)
    for t in members(state.third):
        add(out, ARMIES_IN + t, 1)
    write_flags(out, FORTS, state.forts)
    write_flags(out, CAPITALS, state.capitals)
    write_flags(out, CITIES, state.cities)
    write_flags(out, MONUMENTS, state.monuments)
    write_flags(out, MARCHING, state.marching)
    write_flags(out, ACTIVE, state.active)


def _waters(state: History, seat: int, out: bytearray) -> None:
    write_flags(out, FLEETS, state.fleets)
    write_flags(out, CONTESTED, state.contested)
    for w in range(WATERS):
        code = state.navy[w]
        if code != NONE:
            put(out, NAVY + w, 1 + (code // SPAN - seat) % state.seats)
            put(out, NAVY_OF + w, code % SPAN)


def _offers(state: History, out: bytearray) -> None:
    """What a card, or a shortage of fleet pieces, lets its player choose: everybody may know."""
    for move in state.legal(state.frame(1)):
        if move in CHOOSE:
            put(out, OFFERED + CHOOSE.arg(move), 1)
        elif move in CHOOSE_AREA:
            put(out, OFFERED_AREA + CHOOSE_AREA.arg(move), 1)
        else:
            verb = state.moves.verb_of(move)
            if verb.kind == "sea":
                put(out, OFFERED_SEA + verb.arg(move), 1)
