"""TA-16: the cards that a seat cannot place are dealt anew, every deal equally likely. Used by redraw.py.

Masks are i64 here: this is the inner loop of every search.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.through_the_ages.components import AGES, EVENT_CARDS, MAX_PLAYERS, ONLY_EVENTS
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BOX,
    CURRENT,
    DECK,
    FUTURE,
    HIDDEN,
    KNOWN,
    PERSONAL_OF,
    PILE,
    Ages,
)

MOST: Final = 1 << 56  # the generator's numbers are below this
ANY: Final = 2  # see `_strictness`


def _binomials() -> list[list[int]]:
    """WAYS[m][k]: in how many ways k cards can be chosen out of m; MOST where that is too many for one number."""
    rows = [[1]]
    for m in range(1, 65):
        last = [*rows[-1], 0]
        rows.append([1] + [min(MOST, last[k - 1] + last[k]) for k in range(1, m + 1)])
    return rows


WAYS: Final[list[list[int]]] = _binomials()


def _hidden_places(seats: int) -> list[int]:
    """Where cards lie that not everybody can see: first the places that take only events (see `_strictness`)."""
    personal = [PERSONAL_OF + 4 * s for s in range(seats)]
    arms = [ARMS_OF + 4 * s for s in range(seats)]
    return [HIDDEN, *personal, FUTURE, CURRENT, PILE, BOX, DECK, *arms]


def _strictness(place: int) -> int:
    """What a place takes: 0 only events, 1 territories too, 2 (ANY) all cards."""
    return 0 if place == HIDDEN or place >= PERSONAL_OF else 1 if place in (FUTURE, CURRENT) else ANY


PLACES_BY_SEATS: Final[list[list[int]]] = [_hidden_places(seats) for seats in range(MAX_PLAYERS + 1)]
STRICTNESS: Final[list[list[int]]] = [[_strictness(place) for place in places] for places in PLACES_BY_SEATS]


def redeal(state: Ages, seat: int) -> None:
    """Deal the cards that the seat does not know anew over the places they may lie in, every deal equally likely.

    The places that take only events come before those that take territories too, and these before those that take any
    card. So how many cards a place is dealt from does not depend on which cards the others have got, and a deal is one
    choice out of WAYS for each place. The largest place that takes any card gets what is left.
    """
    cards = state.cards
    places = PLACES_BY_SEATS[state.seats]
    kinds_of = STRICTNESS[state.seats]
    dealt: list[int] = []  # a place with its age, how many cards it gets, and out of which
    sizes: list[int] = []
    kinds: list[int] = []
    ways: list[int] = []
    pools = [0] * AGES
    for age in range(AGES):
        unknown: i64 = ~cards[KNOWN + 4 * seat + age]
        pool: i64 = 0
        rest = -1
        rest_cards: i64 = 0
        largest: i64 = 0
        for i in range(len(places)):
            here: i64 = cards[places[i] + age] & unknown
            if here:
                pool |= here
                if kinds_of[i] == ANY:
                    size = _bits(here)
                    if size > largest:
                        largest = size
                        rest = places[i] + age
                        rest_cards = here
        pools[age] = pool
        if rest_cards == pool:
            continue  # all in one place, such as the deck of a later age; or nothing
        strict = -1
        gone: i64 = 0
        left: i64 = 0
        for i in range(len(places)):
            place = places[i] + age
            held: i64 = cards[place]
            here = held & unknown
            if not here:
                continue
            if kinds_of[i] != strict:
                strict = kinds_of[i]
                fits: i64 = ONLY_EVENTS[age] if strict == 0 else EVENT_CARDS[age] if strict == 1 else -1
                left = _bits(pool & fits) - gone
            cards[place] = held ^ here
            size = _bits(here)
            gone += size
            if place == rest:
                continue
            while size:  # in parts, where there are too many ways for one number
                part = size
                while WAYS[left][part] >= MOST:
                    part = (part + 1) // 2
                dealt.append(place)
                sizes.append(part)
                kinds.append(strict)
                ways.append(WAYS[left][part])
                left -= part
                size -= part
        if rest >= 0:
            dealt.append(rest)
            sizes.append(0)
            kinds.append(3)
            ways.append(1)
    _deal(state, dealt, sizes, kinds, ways, pools)


def _deal(state: Ages, dealt: list[int], sizes: list[int], kinds: list[int], ways: list[int], pools: list[int]) -> None:
    """Choose for all places at once: as many of them as one random number is enough for, then the next ones."""
    cards = state.cards
    first = 0
    while first < len(dealt):
        end = first
        span = 1
        while end < len(dealt) and span * ways[end] <= MOST:
            span *= ways[end]
            end += 1
        number: i64 = state.below(span) if span > 1 else 0
        for i in range(first, end):
            place = dealt[i]
            age = place & 3
            pool: i64 = pools[age]
            if kinds[i] == 3:  # what is left
                cards[place] |= pool
                continue
            fits = pool
            if kinds[i] == 0:
                fits &= ONLY_EVENTS[age]
            elif kinds[i] == 1:
                fits &= EVENT_CARDS[age]
            count: i64 = ways[i]
            chosen = _subset(fits, sizes[i], number % count)
            number //= count
            pools[age] = pool ^ chosen
            cards[place] |= chosen
        first = end


def _bits(mask: i64) -> i64:
    """How many bits are in a mask of at most 62."""
    mask -= mask >> 1 & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = (mask & 0x0F0F0F0F0F0F0F0F) + (mask >> 4 & 0x0F0F0F0F0F0F0F0F)
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def _subset(mask: i64, size: i64, number: i64) -> i64:
    """Out of all subsets of a mask that have this size, the one with this number."""
    left = _bits(mask)
    chosen: i64 = 0
    while size:
        if left == size:
            return chosen | mask
        low = mask & -mask
        mask ^= low
        left -= 1
        with_it: i64 = WAYS[left][size - 1]
        if number < with_it:
            chosen |= low
            size -= 1
        else:
            number -= with_it
    return chosen
