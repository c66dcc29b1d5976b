"""What a position is worth to a seat, in points: the score, and what ladders, units, coins, wonders and cards promise.

While a hero is being played, what he still brings is counted as if used well: his units where they count most, his
discoveries where they help most.
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_weights
from saecula.games.heroes_of_the_world.components import (
    FIRST,
    FOLDER,
    HERO_CONQUEST,
    HERO_DISCOVERIES,
    HERO_POPULATION,
    HERO_TREASURE,
    INFLUENCE,
    LADDERS_TO_END,
    MODERN,
    TERRITORIES,
    VALUE,
    WONDER_COST,
)
from saecula.games.heroes_of_the_world.conquest import targets
from saecula.games.heroes_of_the_world.scoring import NOBODY, ranked, tie_breaks
from saecula.games.heroes_of_the_world.state import (
    CONQUEST,
    DRAWING,
    GOLD,
    NO_HERO,
    ON_OFFER,
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
    "ranks_one_free",  # points for the ranks of today on ladders with one free slot, ...
    "shares_one_free",  # ... the same points divided by the units there, ...
    "ranks_two_free",  # ... and on ladders with more free slots
    "shares_two_free",
    "ranks_three_free",
    "shares_three_free",
    "savings",  # coins up to the price of a wonder, the last ones more than the first
    "population_in_hand",
    "discoveries_in_hand",
    "conquest_in_hand",
    "treasure_in_hand",
    "closing",  # points for ranks on ladders that a hero in hand can complete
]
COUNT: Final[int] = len(FEATURES)
SETS: Final[dict[str, list[float]]] = read_weights(f"{FOLDER}/weights", FEATURES)
WEIGHTS: Final[list[float]] = list(SETS.values())[-1]


def evaluate(state: Heroes, seat: int) -> float:
    """The seat's prospects, less a part of what the others have, the best of them twice."""
    return weigh(state, seat, WEIGHTS)


def weigh(state: Heroes, seat: int, weights: list[float]) -> float:
    """The same with other weights."""
    return weighed(compared(state, seat, weights), weights)


def features(state: Heroes, seat: int) -> list[float]:
    """The seat's own features, less a part of the others', the best of them twice."""
    return compared(state, seat, WEIGHTS)


def compared(state: Heroes, seat: int, weights: list[float]) -> list[float]:
    """The features; the weights say who is the best of the others."""
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
        nothing = [0.0] * (3 * state.seats)
        promises = [ladder_promises(state, t, ties) if ladders >> t & 1 else nothing for t in range(TERRITORIES)]
        seats = state.seats
        for t, promise in enumerate(promises):
            if not ladders >> t & 1:
                continue
            at = 8 + 2 * (min(3, state.slots(t) - state.filled[t]) - 1)
            for s in range(seats):
                each[s][5] += promise[s]
                each[s][at] += promise[seats + s]
                each[s][at + 1] += promise[2 * seats + s]
        own[6] = cards(state, seat)
        hand(state, seat, own, promises)
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
    if ON_OFFER in state.owner:
        saved = min(state.gold[seat], WONDER_COST)
        found[14] = saved * saved / WONDER_COST


def ladder_promises(
    state: Heroes, t: int, ties: list[int], extra: int = 0, who: int = NOBODY, tokens: int = 0
) -> list[float]:
    """What an incomplete ladder is likely to bring each player, also with `extra` units of `who` or `tokens` more.

    Then what it would bring each by today's ranks, then divided by the units there: the two that are mixed.
    """
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
    seats = state.seats
    found = [0.0] * (3 * seats)
    for s in range(seats):
        found[s] = (1.0 - settled) * SHARED_OUT * total * there[s] / crowd
        found[2 * seats + s] = chance * SHARED_OUT * total * there[s] / crowd
    for rank, s in enumerate(order):
        if rank < 3:
            found[s] += settled * shares[rank]
            found[seats + s] = chance * shares[rank]
    for s in range(seats):
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


def hand(state: Heroes, seat: int, found: list[float], promises: list[list[float]]) -> None:
    """What the heroes in hand can do where ladders are not complete, and which ladders they can complete."""
    first = FIRST[state.era]
    ladders = state.in_play() & ~state.complete
    last = 0  # ladders that the next token completes
    for t in things_in(ladders):
        if state.slots(t) - state.filled[t] == 1:
            last |= 1 << t
    for card in things_in(state.hand[seat]):
        hero = first + card
        there = INFLUENCE[hero] & ladders
        found[18] += HERO_TREASURE[hero]
        if not there:
            continue
        found[15] += HERO_POPULATION[hero]
        found[16] += min(HERO_DISCOVERIES[hero], there.bit_count())
        found[17] += HERO_CONQUEST[hero]
        if HERO_DISCOVERIES[hero] and there & last:
            points = 0.0
            for t in things_in(there & last):
                points = max(points, promises[t][state.seats + seat])
            found[19] = max(found[19], points)


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
