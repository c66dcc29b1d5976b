"""What a position is worth to a seat, in points: the score, and what ladders, coins, units and cards promise."""

from __future__ import annotations

from typing import Final

from saecula.games.heroes_of_the_world.components import (
    CONVERT_GOLD,
    FIRST,
    HERO_CONQUEST,
    HERO_DISCOVERIES,
    HERO_POPULATION,
    HERO_TREASURE,
    LADDERS_TO_END,
    MODERN,
    TERRITORIES,
    VALUE,
    bits,
)
from saecula.games.heroes_of_the_world.scoring import NOBODY, ranks
from saecula.games.heroes_of_the_world.state import Heroes

TOKEN_TO_COME: Final = 2.2  # what an empty slot will bring on average
NEARNESS: Final[list[float]] = [1.0, 0.85, 0.62, 0.48, 0.36, 0.3, 0.25]  # by the slots still free
LEAD: Final = 0.10  # how much a lead of one more unit makes a rank surer
COIN: Final = 0.42
READY_WONDER: Final = 1.6  # a face-up wonder ...
OLD_WONDER: Final = 1.2  # ... and a face-down one that will turn again
UNIT: Final = 0.05  # a unit on the board by itself: it is there in the next era too
RIVALS: Final = 0.35  # how much the others' fortune counts against one's own


def evaluate(state: Heroes, seat: int) -> float:
    """The seat's prospects, less a part of what the others have, the best of them twice."""
    worth = [float(points) for points in state.score]
    if not state.over:
        for s in range(state.seats):
            worth[s] += holdings(state, s)
        for t in range(TERRITORIES):
            if state.in_play() >> t & 1 and not state.complete >> t & 1:
                ladder_promise(state, t, worth)
        worth[seat] += cards(state, seat)
    mine = worth[seat]
    worth[seat] = -1.0
    best = max(worth)
    others = sum(worth) + 1.0
    return mine - RIVALS * (others + best) / state.seats


def holdings(state: Heroes, seat: int) -> float:
    """Coins, wonders and units."""
    value = COIN * state.gold[seat] if CONVERT_GOLD else 0.0
    value += READY_WONDER * state.ready[seat].bit_count()
    if state.era != MODERN:
        for owner in state.owner:
            if owner == seat:
                value += OLD_WONDER
    return value + UNIT * (state.limit() - state.supply[seat])


def ladder_promise(state: Heroes, t: int, worth: list[float]) -> None:
    """Add to each player's worth what an incomplete ladder is likely to bring: more the nearer it is to its end."""
    values = [VALUE[kind] for kind in state.tokens_on(t)]
    free = state.slots(t) - len(values)
    total = sum(values) + TOKEN_TO_COME * free
    least = float(min(values)) if values else 1.0
    if free:
        least = min(least, 1.0)
    chance = NEARNESS[min(free, len(NEARNESS) - 1)]
    left = LADDERS_TO_END[state.era] - state.complete.bit_count()
    chance *= left / (left + 1.0)  # one ladder is never completed
    order = ranks(state, t, NOBODY)
    shares = [total, total / 2.0, least]
    if state.seats == 2:
        shares[2] = 0.0
    for rank, s in enumerate(order):
        mine = state.units[s * TERRITORIES + t]
        here = shares[rank] if rank < 3 else 0.0
        above = shares[rank - 1] if 0 < rank < 4 else here
        below = shares[rank + 1] if rank < 2 else 0.0
        if rank + 1 < len(order):
            lead = mine - state.units[order[rank + 1] * TERRITORIES + t]
        else:
            lead = mine
        behind = state.units[order[rank - 1] * TERRITORIES + t] - mine if rank else 0
        fall = max(0.0, 0.35 - LEAD * lead) * free / (free + 1.0)
        rise = max(0.0, 0.3 - LEAD * behind) * free / (free + 1.0) if rank else 0.0
        worth[s] += chance * (here - fall * (here - below) + rise * (above - here))


def cards(state: Heroes, seat: int) -> float:
    """What the heroes in hand are good for."""
    value = 0.0
    first = FIRST[state.era]
    for card in bits(state.hand[seat]):
        hero = first + card
        value += 0.25 * HERO_POPULATION[hero] + 0.5 * HERO_DISCOVERIES[hero]
        value += 0.12 * HERO_CONQUEST[hero] + COIN * 0.6 * HERO_TREASURE[hero]
    return 0.6 * value
