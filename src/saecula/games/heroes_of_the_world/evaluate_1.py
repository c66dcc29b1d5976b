"""The first evaluation, that of `greedy-1`: it stays as it is, so that bots can be measured against it.

The score, and what ladders, units, coins, wonders and cards promise. While a hero is being played, what he still brings
is counted as if used well: his units where they count most, his discoveries where they help most.
"""

from __future__ import annotations

from typing import Final

from saecula.games.heroes_of_the_world.components import (
    FIRST,
    HERO_CONQUEST,
    HERO_DISCOVERIES,
    HERO_POPULATION,
    HERO_TREASURE,
    INFLUENCE,
    LADDERS_TO_END,
    MODERN,
    TERRITORIES,
    VALUE,
)
from saecula.games.heroes_of_the_world.conquest import targets
from saecula.games.heroes_of_the_world.scoring import NOBODY, ranked, tie_breaks
from saecula.games.heroes_of_the_world.state import (
    CONQUEST,
    DRAWING,
    GOLD,
    NO_HERO,
    POPULATION,
    Heroes,
)
from saecula.kernel.dealing import things_in
from saecula.kernel.weighing import subtract, weighed

TOKEN_TO_COME: Final = 2.2  # what an empty slot will bring on average
OPENNESS: Final = 1.5  # the more slots are free, the less the ranks of today count
SHARED_OUT: Final = 1.6  # what all ranks together bring, in sums of a ladder
COIN: Final = 0.65  # towards a wonder ...
LATE_COIN: Final = 0.45  # ... and when the era may end before it can be built
SETTLER: Final = 0.16  # a unit that will still be there in the modern era
STRENGTH: Final = 0.12  # a point of conquest value in a card
RIVALS: Final = 0.4  # how much the others' fortune counts against one's own


FEATURES: Final[list[str]] = [
    "score",
    "coins",
    "ready_wonders",
    "old_wonders",
    "settlers",  # units that will still be there in the next era
    "ladders",  # what incomplete ladders are likely to bring
    "hand",
    "hero",  # what the hero just laid down has yet to bring
]
COUNT: Final[int] = len(FEATURES)


def compared(state: Heroes, seat: int, weights: list[float]) -> list[float]:
    """The seat's own features, less a part of the others', the best of them twice: the weights say who that is."""
    each: list[list[float]] = []
    for s in range(state.seats):
        found = [0.0] * COUNT
        found[0] = float(state.score[s])
        if not state.over:
            holdings(state, s, found)
        each.append(found)
    own = each[seat]
    if not state.over:
        ladders = state.in_play() & ~state.complete
        ties = tie_breaks(state)
        nothing = [0.0] * state.seats
        promises = [ladder_promises(state, t, ties) if ladders >> t & 1 else nothing for t in range(TERRITORIES)]
        for promise in promises:
            for s in range(state.seats):
                each[s][5] += promise[s]
        own[6] = cards(state, seat)
        if seat == state.turn and state.hero != NO_HERO:
            own[7] = still_to_come(state, seat, promises, ties)
    best = -1000.0
    rival = own
    for s in range(state.seats):
        if s != seat:
            subtract(own, each[s], RIVALS / state.seats)
            value = weighed(each[s], weights)
            if value > best:
                best = value
                rival = each[s]
    subtract(own, rival, RIVALS / state.seats)
    return own


def holdings(state: Heroes, seat: int, found: list[float]) -> None:
    """Coins, wonders, and units for the next era."""
    late = state.era == MODERN and LADDERS_TO_END[state.era] - state.complete.bit_count() <= 1
    found[1] = (LATE_COIN / COIN if late else 1.0) * state.gold[seat]
    found[2] = float(state.ready[seat].bit_count())
    if state.era != MODERN:
        for owner in state.owner:
            if owner == seat:
                found[3] += 1.0
        found[4] = float(state.limit() - state.supply[seat])


def ladder_promises(
    state: Heroes, t: int, ties: list[int], extra: int = 0, who: int = NOBODY, tokens: int = 0
) -> list[float]:
    """What an incomplete ladder is likely to bring each player, also with `extra` units of `who` or `tokens` more."""
    values = [VALUE[kind] for kind in state.tokens_on(t)]
    free = state.slots(t) - len(values)
    total = sum(values) + TOKEN_TO_COME * free
    least = min(min(values), 1) if values else 1
    free -= tokens
    there = [state.units[s * TERRITORIES + t] for s in range(state.seats)]
    order = ranked(state, t, NOBODY, ties)
    if extra:
        if not there[who]:
            order.append(who)
        there[who] += extra
        at = order.index(who)
        while at and there[order[at - 1]] <= there[who]:
            order[at] = order[at - 1]
            order[at - 1] = who
            at -= 1
    left = LADDERS_TO_END[state.era] - state.complete.bit_count()
    open_ladders = (state.in_play() & ~state.complete).bit_count()
    chance = left / open_ladders if open_ladders else 0.0
    settled = OPENNESS / (free + OPENNESS)
    shares = [total, total / 2.0, 0.0 if state.seats == 2 else float(least)]
    crowd = sum(there) + state.seats
    found = [0.0] * state.seats
    for s in range(state.seats):
        found[s] = (1.0 - settled) * SHARED_OUT * total * there[s] / crowd
    for rank, s in enumerate(order):
        if rank < 3:
            found[s] += settled * shares[rank]
    for s in range(state.seats):
        found[s] *= chance
    return found


def still_to_come(state: Heroes, seat: int, promises: list[list[float]], ties: list[int]) -> float:
    """What the hero just laid down has yet to bring."""
    phase = state.bottom(0)  # windows and free actions are on top of it
    hero = state.hero
    value = 0.0
    where = things_in(INFLUENCE[hero] & state.in_play() & ~state.complete)
    if phase == POPULATION:
        units = min(state.bottom(2), state.supply[seat])
        best = SETTLER * units * (state.era != MODERN)
        gain = 0.0
        for t in where:
            after = ladder_promises(state, t, ties, units, seat)
            better = after[seat] - promises[t][seat]
            for s in range(state.seats):
                if s != seat:
                    better += RIVALS * (promises[t][s] - after[s]) / state.seats
            gain = max(gain, better)
        value += best + gain
    if phase <= DRAWING and HERO_DISCOVERIES[hero]:
        gains: list[float] = []
        for t in where:
            after = ladder_promises(state, t, ties, 0, NOBODY, 1)
            better = after[seat] - promises[t][seat]
            for s in range(state.seats):
                if s != seat:
                    better += 2.0 * RIVALS * (promises[t][s] - after[s]) / state.seats
            gains.append(better + 0.3)
        gains.sort()
        gains.reverse()
        value += sum(gains[: HERO_DISCOVERIES[hero]])
    if phase <= CONQUEST and HERO_CONQUEST[hero] and targets(state, seat):
        value += STRENGTH * HERO_CONQUEST[hero]
    if phase < GOLD:
        value += COIN * HERO_TREASURE[hero]
    return value


def cards(state: Heroes, seat: int) -> float:
    """What the heroes in hand are worth: less if all their ladders are complete."""
    value = 0.0
    first = FIRST[state.era]
    for card in things_in(state.hand[seat]):
        hero = first + card
        value += 0.45 * HERO_POPULATION[hero] + 0.7 * HERO_DISCOVERIES[hero]
        value += STRENGTH * HERO_CONQUEST[hero] + COIN * HERO_TREASURE[hero]
        if INFLUENCE[hero] & ~state.complete == 0:
            value -= 0.4 * HERO_POPULATION[hero]
    return value
