"""A position of Heroes of the World as numbers, for learners: what the view shows a seat (HO-16)."""

from __future__ import annotations

from typing import Final

from saecula.games.heroes_of_the_world.components import (
    CARDS,
    ERAS,
    FIRST,
    HERO_NAMES,
    MAX_SEATS,
    TERRITORIES,
    TERRITORY_NAMES,
    THINKER,
    TOKEN_NAMES,
    WIDTH,
)
from saecula.games.heroes_of_the_world.state import LIMITED_GOLD, NO_HERO, ON_OFFER, SLOTS_BY_ERA, Heroes
from saecula.games.heroes_of_the_world.wonders import WONDER_NAMES, WONDERS
from saecula.kernel.dealing import things_in
from saecula.kernel.layout import Layout, add, observe_table, put, write_flags

layout: Final[Layout] = Layout(MAX_SEATS)

ERA: Final[int] = layout.choice("era", ERAS, "the era")
TURN: Final[int] = layout.flags("turn", layout.players, "whose turn it is")
HERO: Final[int] = layout.choice("hero", ["none", *HERO_NAMES], "laid down this turn")
DECK: Final[int] = layout.number("deck", 100, "cards face down")
BANK: Final[int] = layout.number("bank", 1000, "coins left, where they are limited")
BY_ERA: Final[int] = layout.flag("slots_by_era", "ladders are as long as the era says")

SCORE: Final[int] = layout.numbers("score", layout.players, 10_000, "civilization points")
GOLD: Final[int] = layout.numbers("gold", layout.players, 1000, "coins")
SUPPLY: Final[int] = layout.numbers("supply", layout.players, 1000, "units not on the board")
HIDDEN: Final[int] = layout.numbers("hidden", layout.players, 100, "cards in hand that the seat does not know")
DISCOVERIES: Final[int] = layout.numbers("discoveries", layout.players, 1000, "on the heroes played")
THINKERS: Final[int] = layout.numbers("thinkers", layout.players, 100, "heroes played that have discoveries")

_PLACES: Final[list[str]] = [
    "unseen",
    "display",
    *[f"hand_of_{who}" for who in layout.players],
    *[f"played_by_{who}" for who in layout.players],
]
PLACE: Final[int] = layout.choices("place", HERO_NAMES, _PLACES, "where a hero is")
SHOWN: Final[int] = layout.flags("shown", HERO_NAMES, "in a hand, and everybody knows it")

UNITS: Final[list[int]] = [
    layout.numbers(f"units_of_{who}", TERRITORY_NAMES, 1000, "in each territory") for who in layout.players
]
LADDER: Final[list[int]] = [
    layout.choices(f"ladder_{i + 1}", TERRITORY_NAMES, ["none", *TOKEN_NAMES], "the token placed there")
    for i in range(WIDTH)
]
COMPLETE: Final[int] = layout.flags("complete", TERRITORY_NAMES, "its ladder is complete in this era")
SERVED: Final[int] = layout.flags("served", TERRITORY_NAMES, "it got a token this turn")
BAG: Final[int] = layout.numbers("bag", TOKEN_NAMES, 100, "tokens in the bag")
DRAWN: Final[int] = layout.numbers("drawn", TOKEN_NAMES, 100, "tokens drawn and not yet placed")
OWNER: Final[int] = layout.choices("owner", WONDER_NAMES, ["away", "on_offer", *layout.players], "of each wonder")
FACE_UP: Final[int] = layout.flags("face_up", WONDER_NAMES, "its owner can use it")


def observe(state: Heroes, seat: int, out: bytearray) -> None:
    """Write a position as a seat sees it; `layout` says where."""
    observe_table(layout, state, seat, out, -1 if state.over else state.frame(0), True)
    put(out, ERA, state.era)
    put(out, TURN + (state.turn - seat) % state.seats, 1)
    put(out, HERO, 0 if state.hero == NO_HERO else state.hero + 1)
    put(out, DECK, len(state.deck))
    put(out, BANK, state.bank if state.settings[LIMITED_GOLD] else 0)
    put(out, BY_ERA, state.settings[SLOTS_BY_ERA])
    first = FIRST[state.era]
    for card in things_in(state.display):
        put(out, PLACE + first + card, 1)
    for s in range(state.seats):
        _player(state, seat, s, out)
    write_flags(out, SHOWN + first, state.shown)
    for t in range(TERRITORIES):
        for i in range(state.filled[t]):
            put(out, LADDER[i] + t, state.ladder[t * WIDTH + i] + 1)
    write_flags(out, COMPLETE, state.complete)
    write_flags(out, SERVED, state.placed)
    for kind in state.bag:
        add(out, BAG + kind, 1)
    for kind in state.tokens:
        add(out, DRAWN + kind, 1)
    for w in range(WONDERS):
        owner = state.owner[w]
        if owner >= 0:
            put(out, OWNER + w, 2 + (owner - seat) % state.seats)
            put(out, FACE_UP + w, state.ready[owner] >> w & 1)
        elif owner == ON_OFFER:
            put(out, OWNER + w, 1)


def _player(state: Heroes, seat: int, s: int, out: bytearray) -> None:
    seats = state.seats
    me = (s - seat) % seats
    hidden = state.hidden_from(seat, s)
    put(out, SCORE + me, state.score[s])
    put(out, GOLD + me, state.gold[s])
    put(out, SUPPLY + me, state.supply[s])
    put(out, HIDDEN + me, hidden.bit_count())
    put(out, DISCOVERIES + me, state.insight[s] // THINKER)
    put(out, THINKERS + me, state.insight[s] % THINKER)
    first = FIRST[state.era]
    for card in things_in(state.hand[s] & ~hidden):
        put(out, PLACE + first + card, 2 + me)
    for card in things_in(state.played[s]):
        put(out, PLACE + card, 2 + MAX_SEATS + me)
    for card in things_in(state.played[seats + s]):
        put(out, PLACE + CARDS[0] + card, 2 + MAX_SEATS + me)
    at = UNITS[me]
    for t in range(TERRITORIES):
        put(out, at + t, state.units[s * TERRITORIES + t])
