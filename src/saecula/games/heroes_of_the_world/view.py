"""What a seat may know of a game of Heroes of the World (HO-16).

Hidden are the hands of the others, but for the cards taken from the display, the order of the deck and that of the bag.
The orders are in no state. Which cards of a hand are hidden is decided in one place, `Heroes.hidden_from`: what it
names is left out here and dealt anew by `Heroes.redraw`.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.heroes_of_the_world.components import (
    CARDS,
    ERA_VALUE,
    ERAS,
    FACE_NAMES,
    FIRST,
    HERO_CONQUEST,
    HERO_DISCOVERIES,
    HERO_NAMES,
    HERO_POPULATION,
    HERO_TREASURE,
    INFLUENCE,
    KINDS,
    LADDERS_TO_END,
    MODERN,
    TERRITORIES,
    TERRITORY_NAMES,
    THINKER,
    TOKEN_NAMES,
    VALUE,
)
from saecula.games.heroes_of_the_world.progress import colours
from saecula.games.heroes_of_the_world.scoring import NOBODY, ranked, shares, tie_breaks
from saecula.games.heroes_of_the_world.state import (
    ANGKOR_USE,
    CONQUEST,
    DECLARED_WINDOW,
    DISCOVERY,
    FLIGHT,
    GARDENS_USE,
    LIMITED_GOLD,
    MIGRATION,
    NO_HERO,
    ON_OFFER,
    POINTS_WINDOW,
    POPULATION,
    PUT,
    RANK_WINDOW,
    RESULT_WINDOW,
    RETURNING,
    ROLLED_WINDOW,
    SETTLING,
    Heroes,
)
from saecula.games.heroes_of_the_world.wonders import VERSAILLES_UNITS, WONDER_ERA, WONDER_NAMES, WONDERS
from saecula.kernel.dealing import things_in

SPECTATOR: Final = -1

_HEROES: Final[list[dict[str, Any]]] = [
    {
        "id": HERO_NAMES[hero],
        "territories": [TERRITORY_NAMES[t] for t in things_in(INFLUENCE[hero])],
        "population": HERO_POPULATION[hero],
        "discoveries": HERO_DISCOVERIES[hero],
        "conquest": HERO_CONQUEST[hero],
        "treasure": HERO_TREASURE[hero],
    }
    for hero in range(len(HERO_NAMES))
]
_TOKENS: Final[list[dict[str, Any]]] = [{"id": TOKEN_NAMES[k], "value": VALUE[k]} for k in range(KINDS)]


def view(state: Heroes, seat: int | None) -> dict[str, Any]:
    """All that the seat may know, as plain data."""
    eyes = SPECTATOR if seat is None else seat
    first = FIRST[state.era]
    marks = colours(state.seats)
    return {
        "game": "heroes_of_the_world",
        "seat": seat,
        "seats": state.seats,
        "over": state.over,
        "actors": state.awaited(seat),
        "prompt": "" if state.over else state.top_phase().key,
        "era": ERAS[state.era],
        "era_value": ERA_VALUE[state.era],
        "ladders_complete": state.complete.bit_count(),
        "ladders_to_end": LADDERS_TO_END[state.era],
        "turn": state.turn,
        "hero": "" if state.hero == NO_HERO else HERO_NAMES[state.hero],
        "players": [_player(state, s, eyes, marks[s]) for s in range(state.seats)],
        "territories": _territories(state),
        "display": [_hero(first + card) for card in things_in(state.display)],
        "deck": len(state.deck),
        "unseen": _unseen(state, eyes),
        "bag": _bag(state),
        "tokens": [TOKEN_NAMES[k] for k in state.tokens],
        "bank": state.bank if state.settings[LIMITED_GOLD] else None,
        "wonders": [_wonder(state, w) for w in range(WONDERS)],
        "step": {} if state.over else _step(state),
        "ranking": state.ranking if state.over else [],
    }


def _player(state: Heroes, s: int, eyes: int, marks: list[str]) -> dict[str, Any]:
    hidden = state.hidden_from(eyes, s)
    first = FIRST[state.era]
    played = things_in(state.played[s]) + [FIRST[MODERN] + card for card in things_in(state.played[state.seats + s])]
    return {
        "seat": s,
        "colours": marks,
        "score": state.score[s],
        "gold": state.gold[s],
        "supply": state.supply[s],
        "hand": [_hero(first + card) for card in things_in(state.hand[s] & ~hidden)],
        "hidden": hidden.bit_count(),
        "shown": [HERO_NAMES[first + card] for card in things_in(state.hand[s] & state.shown)],
        "played": [HERO_NAMES[hero] for hero in played],
        "discoveries": state.insight[s] // THINKER,
        "thinkers": state.insight[s] % THINKER,
        "wonders": [WONDER_NAMES[w] for w in range(WONDERS) if state.owner[w] == s],
    }


def _hero(hero: int) -> dict[str, Any]:
    row = _HEROES[hero].copy()
    row["territories"] = row["territories"].copy()
    return row


def _bag(state: Heroes) -> dict[str, int]:
    """How many of each kind of token are in the bag."""
    counts = [0] * KINDS
    for k in state.bag:
        counts[k] += 1
    return {TOKEN_NAMES[k]: counts[k] for k in range(KINDS) if counts[k]}


def _unseen(state: Heroes, eyes: int) -> list[str]:
    """The heroes of this era that are in the deck or hidden in a hand: everything the seat has not seen."""
    seen = state.display
    for s in range(state.seats):
        seen |= state.hand[s] & ~state.hidden_from(eyes, s) | state.played[state.era * state.seats + s]
    return [HERO_NAMES[FIRST[state.era] + card] for card in range(CARDS[state.era]) if not seen >> card & 1]


def _territories(state: Heroes) -> list[dict[str, Any]]:
    ties = tie_breaks(state)
    in_play = state.in_play()
    phase, a, b = (-1, 0, 0) if state.over else (state.frame(0), state.frame(2), state.frame(3))
    legal = state.legal(state.frame(1)) if phase == DISCOVERY and a else []  # token a - 1 is about to be placed
    found: list[dict[str, Any]] = []
    for t in range(TERRITORIES):
        tokens = state.tokens_on(t)
        values = [VALUE[k] for k in tokens]
        units = [state.units[s * TERRITORIES + t] for s in range(state.seats)]
        found.append(
            {
                "id": TERRITORY_NAMES[t],
                "in_play": bool(in_play >> t & 1),
                "units": units,
                "ladder": [_TOKENS[k].copy() for k in tokens],
                "slots": state.slots(t),
                "sum": sum(values),
                "ranks": [],
                "complete": bool(state.complete >> t & 1),
                "served": bool(state.placed >> t & 1),
            }
        )
        if any(units):
            if PUT[t] in legal:
                values.append(VALUE[a - 1])
            favoured = b if phase == POINTS_WINDOW and a == t else NOBODY
            found[t]["ranks"] = _ranks(state, t, values, favoured, ties)
    return found


def _ranks(state: Heroes, t: int, values: list[int], favoured: int, ties: list[int]) -> list[dict[str, Any]]:
    """Who would score a ladder of these values, first rank first, and what (HO-8.2)."""
    points = shares(state, values) if values else []
    found: list[dict[str, Any]] = []
    above = 0  # units of the rank before
    for rank, s in enumerate(ranked(state, t, favoured, ties)):
        row: dict[str, Any] = {"seat": s}
        if rank < len(points):
            row["points"] = points[rank]
        units = state.units[s * TERRITORIES + t] + (VERSAILLES_UNITS if s == favoured else 0)
        if units == above:
            row["tied"] = True
        above = units
        found.append(row)
    return found


def _wonder(state: Heroes, w: int) -> dict[str, Any]:
    owner = state.owner[w]
    return {
        "id": WONDER_NAMES[w],
        "era": ERAS[WONDER_ERA[w]],
        "owner": owner if owner >= 0 else None,
        "on_offer": owner == ON_OFFER,
        "face_up": owner >= 0 and bool(state.ready[owner] >> w & 1),
    }


def _step(state: Heroes) -> dict[str, Any]:
    """Where in a longer step the game is: what is being conquered, scored, moved, and how much is left. All public."""
    phase, seat, a, b, c = [state.frame(i) for i in range(5)]
    if phase == SETTLING:
        return {"rounds": a}
    if phase in (POPULATION, GARDENS_USE):
        return {"units": min(a, state.supply[seat])}
    if phase == RETURNING:
        return {"returns": a}
    if phase == DISCOVERY:
        return {"token": TOKEN_NAMES[a - 1]} if a else {}
    if phase in (RANK_WINDOW, POINTS_WINDOW):
        return {"territory": TERRITORY_NAMES[a], "favoured": b if phase == POINTS_WINDOW and b >= 0 else None}
    if phase == CONQUEST:
        return {"territory": TERRITORY_NAMES[a - 1]} if a else {}
    if phase == DECLARED_WINDOW:
        return {"territory": TERRITORY_NAMES[a], "defender": seat}
    if phase in (ROLLED_WINDOW, RESULT_WINDOW):
        return {"territory": TERRITORY_NAMES[a], "defender": b, "face": FACE_NAMES[c]}
    if phase == FLIGHT:
        return {"territory": TERRITORY_NAMES[a], "defender": b, "units": c}
    if phase in (MIGRATION, ANGKOR_USE):
        step: dict[str, Any] = {"units": a}
        if b >= 0:
            step["origin"] = TERRITORY_NAMES[b]
        if phase == ANGKOR_USE and c >= 0:
            step["destination"] = TERRITORY_NAMES[c]
        return step
    return {}
