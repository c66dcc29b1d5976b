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
from saecula.games.heroes_of_the_world.scoring import NOBODY, ladder_sum, ladder_values, ranks, shares
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


def view(state: Heroes, seat: int | None) -> dict[str, Any]:
    """All that the seat may know, as plain data."""
    eyes = SPECTATOR if seat is None else seat
    first = FIRST[state.era]
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
        "players": [_player(state, s, eyes) for s in range(state.seats)],
        "territories": [_territory(state, t) for t in range(TERRITORIES)],
        "display": [_hero(first + card) for card in things_in(state.display)],
        "deck": len(state.deck),
        "unseen": _unseen(state, eyes),
        "bag": {TOKEN_NAMES[k]: state.bag.count(k) for k in range(KINDS) if k in state.bag},
        "tokens": [TOKEN_NAMES[k] for k in state.tokens],
        "bank": state.bank if state.settings[LIMITED_GOLD] else None,
        "wonders": [_wonder(state, w) for w in range(WONDERS)],
        "step": {} if state.over else _step(state),
        "ranking": state.ranking if state.over else [],
    }


def _player(state: Heroes, s: int, eyes: int) -> dict[str, Any]:
    hidden = state.hidden_from(eyes, s)
    first = FIRST[state.era]
    played = things_in(state.played[s]) + [FIRST[MODERN] + card for card in things_in(state.played[state.seats + s])]
    return {
        "seat": s,
        "colours": colours(state.seats)[s],
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
    return {
        "id": HERO_NAMES[hero],
        "territories": [TERRITORY_NAMES[t] for t in things_in(INFLUENCE[hero])],
        "population": HERO_POPULATION[hero],
        "discoveries": HERO_DISCOVERIES[hero],
        "conquest": HERO_CONQUEST[hero],
        "treasure": HERO_TREASURE[hero],
    }


def _unseen(state: Heroes, eyes: int) -> list[str]:
    """The heroes of this era that are in the deck or hidden in a hand: everything the seat has not seen."""
    seen = state.display
    for s in range(state.seats):
        seen |= state.hand[s] & ~state.hidden_from(eyes, s) | state.played[state.era * state.seats + s]
    return [HERO_NAMES[FIRST[state.era] + card] for card in range(CARDS[state.era]) if not seen >> card & 1]


def _territory(state: Heroes, t: int) -> dict[str, Any]:
    return {
        "id": TERRITORY_NAMES[t],
        "in_play": bool(state.in_play() >> t & 1),
        "units": [state.units[s * TERRITORIES + t] for s in range(state.seats)],
        "ladder": [{"id": TOKEN_NAMES[k], "value": VALUE[k]} for k in state.tokens_on(t)],
        "slots": state.slots(t),
        "sum": ladder_sum(state, t),
        "ranks": _ranks(state, t),
        "complete": bool(state.complete >> t & 1),
        "served": bool(state.placed >> t & 1),
    }


def _ranks(state: Heroes, t: int) -> list[dict[str, Any]]:
    """Who would score the ladder as it is, first rank first, and what (HO-8.2); with the token about to be placed."""
    phase, a, b = (-1, 0, 0) if state.over else (state.frame(0), state.frame(2), state.frame(3))
    favoured = b if phase == POINTS_WINDOW and a == t else NOBODY
    values = ladder_values(state, t)
    if phase == DISCOVERY and a and PUT[t] in state.legal(state.frame(1)):
        values.append(VALUE[a - 1])
    points = shares(state, values) if values else []
    counted = [state.units[s * TERRITORIES + t] + VERSAILLES_UNITS * (s == favoured) for s in range(state.seats)]
    found: list[dict[str, Any]] = []
    for rank, s in enumerate(ranks(state, t, favoured)):
        found.append({"seat": s})
        if rank < len(points):
            found[-1]["points"] = points[rank]
        if rank and counted[found[rank - 1]["seat"]] == counted[s]:
            found[-1]["tied"] = True
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
