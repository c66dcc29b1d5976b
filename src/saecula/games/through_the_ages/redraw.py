"""TA-16: what a seat cannot know is drawn anew in a determinized copy. The mirror of view.py.

What is kept: the cards whose place the seat knows (`cards[KNOWN + ...]`, see hands.py), how many cards of each age lie
where (backs show the age), that only events lie among events, and what bids have proved (TA-10.12). The result depends
on nothing else: cards of one kind cannot be told apart, so their numbers are put in order as well.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.cards import COLONIZING
from saecula.games.through_the_ages.components import (
    AGES,
    BONUS0,
    BONUS_CARDS,
    CIVIL_CARDS,
    EVENT_CARDS,
    KINDS,
    LEVEL,
    MILITARY_CARDS,
    MILITARY_KIND,
    ONLY_EVENTS,
    cards_in,
    count,
)
from saecula.games.through_the_ages.state import (
    AIMING,
    ARMS_OF,
    BOX,
    CIV,
    CIVIL_DECK,
    CURRENT,
    DECK,
    FRESH,
    FUTURE,
    HIDDEN,
    KNOWN,
    NO_CARD,
    PACT,
    PERSONAL_OF,
    PILE,
    POLITICS,
    PROOF,
    PROOF_EXTRA,
    SIDING,
    TACTIC,
    WAR,
    Ages,
)

TRIES: Final = 12  # how often a redraw is tried before hands are made to fit what bids have proved


def hidden_places(state: Ages) -> list[int]:
    """Where cards lie that not everybody can see."""
    places = [PILE, FUTURE, CURRENT, BOX, HIDDEN, DECK]
    for s in range(state.seats):
        places += [ARMS_OF + 4 * s, PERSONAL_OF + 4 * s]
    return places


def hidden_from(state: Ages, seat: int | None, age: int) -> int:
    """The cards of an age whose place a seat (None: a spectator) does not know, as a mask."""
    found = 0
    for place in hidden_places(state):
        found |= state.cards[place + age]
    return found if seat is None else found & ~state.cards[KNOWN + 4 * seat + age]


def redraw(state: Ages, seat: int) -> None:
    """Draw anew what a seat cannot know, within what the backs and public acts show."""
    if not state.over and state.frame(0) in (AIMING, SIDING) and state.frame(1) != seat:
        state.goto(POLITICS, state.frame(1))  # a card has been named, and nobody else knows which
    places = hidden_places(state)
    bidders = [s for s in range(state.seats) if s != seat and state.civ[s * CIV + PROOF] and state.playing(s)]
    for _ in range(TRIES):
        for age in range(AGES):
            _redeal(state, seat, age, places)
        if not [s for s in bidders if _short_of_proof(state, s) > 0]:
            break
    else:
        for s in bidders:
            _make_fit(state, seat, s)
    for s in range(state.seats):
        if s != seat:
            for age in range(AGES):
                shared = state.cards[KNOWN + 4 * s + age] & state.cards[KNOWN + 4 * seat + age]
                own = state.cards[ARMS_OF + 4 * s + age] | state.cards[PERSONAL_OF + 4 * s + age]
                state.cards[KNOWN + 4 * s + age] = shared | own
    _number_anew(state)


# ----------------------------------------------------------------------------------------------------------------- deal


def _redeal(state: Ages, seat: int, age: int, places: list[int]) -> None:
    """Deal the cards of an age that the seat does not know anew over the places they may lie in."""
    known = state.cards[KNOWN + 4 * seat + age]
    pool = 0
    wanted: list[int] = []
    for place in places:
        unknown = state.cards[place + age] & ~known
        wanted.append(count(unknown))
        state.cards[place + age] ^= unknown
        pool |= unknown
    cards = cards_in(pool, age)
    state.shuffle(cards)
    for i in _strictest_first(places):
        place = places[i]
        allowed = -1
        if place == HIDDEN or place >= PERSONAL_OF:
            allowed = ONLY_EVENTS[age]
        elif place in (FUTURE, CURRENT):
            allowed = EVENT_CARDS[age]
        kept: list[int] = []
        for card in cards:
            if wanted[i] and (allowed == -1 or allowed >> (card & 63) & 1):
                state.cards[place + age] |= 1 << (card & 63)
                wanted[i] -= 1
            else:
                kept.append(card)
        cards = kept


def _strictest_first(places: list[int]) -> list[int]:
    """Places that take only some cards come before those that take any."""
    order = [
        (0 if p == HIDDEN or p >= PERSONAL_OF else 1 if p in (FUTURE, CURRENT) else 2, i) for i, p in enumerate(places)
    ]
    order.sort()
    return [i for _, i in order]


# ------------------------------------------------------------------------------------------------------ what bids prove


def _worth(state: Ages, s: int, card: int) -> int:
    """What a bonus card counts towards what a player's bid has proved."""
    return COLONIZING[MILITARY_KIND[card] - BONUS0] + state.civ[s * CIV + PROOF_EXTRA]


def _short_of_proof(state: Ages, s: int) -> int:
    """How much a hand is short of what a bid has proved it to be worth (TA-10.12); below 0, what it has to spare."""
    need = state.civ[s * CIV + PROOF]
    for age in range(AGES):
        for card in cards_in(state.cards[ARMS_OF + 4 * s + age] & BONUS_CARDS[age], age):
            need -= _worth(state, s, card)
    return need


def _make_fit(state: Ages, seat: int, s: int) -> None:
    """Exchange cards of a hand for bonus cards from unseen places, at random, until it is worth what it must be."""
    while _short_of_proof(state, s) > 0:
        sources: list[tuple[int, int]] = []  # a bonus card and the place it lies in
        for age in range(AGES):
            known = state.cards[KNOWN + 4 * seat + age]
            if not state.cards[ARMS_OF + 4 * s + age] & ~BONUS_CARDS[age] & ~known:
                continue
            for place in [DECK, PILE, BOX, *range(ARMS_OF, ARMS_OF + 4 * state.seats, 4)]:
                holder = (place - ARMS_OF) // 4
                for card in cards_in(state.cards[place + age] & BONUS_CARDS[age] & ~known, age):
                    proved = place >= ARMS_OF and state.civ[holder * CIV + PROOF] > 0
                    if holder == s and place >= ARMS_OF:
                        continue
                    if not proved or _short_of_proof(state, holder) + _worth(state, holder, card) <= 0:
                        sources.append((card, place))
        if not sources:
            return
        card, place = sources[state.below(len(sources))]
        age = card >> 6
        known = state.cards[KNOWN + 4 * seat + age]
        given = cards_in(state.cards[ARMS_OF + 4 * s + age] & ~BONUS_CARDS[age] & ~known, age)
        swap = 1 << (card & 63) | 1 << (given[state.below(len(given))] & 63)
        state.cards[place + age] ^= swap
        state.cards[ARMS_OF + 4 * s + age] ^= swap


# ------------------------------------------------------------------------------------------------ equal cards, in order


def _several(copies: list[int]) -> list[list[int]]:
    """For each age the masks of the kinds of which there is more than one card."""
    found: list[list[int]] = [[], [], [], []]
    for k in range(KINDS):
        if count(copies[k]) > 1:
            found[LEVEL[k]].append(copies[k])
    return found


MILITARY_SEVERAL: Final[list[list[int]]] = _several(MILITARY_CARDS)
CIVIL_SEVERAL: Final[list[list[int]]] = _several(CIVIL_CARDS)


def _number_anew(state: Ages) -> None:
    """Which one of several equal cards lies where cannot be seen: put their numbers in order of their places."""
    singles = [state.event, state.attack]
    for s in range(state.seats):
        singles += [state.civ[s * CIV + TACTIC], state.civ[s * CIV + PACT], state.civ[s * CIV + WAR]]
    notes = [KNOWN + 4 * s for s in range(state.seats)]
    for age in range(AGES):
        for mask in MILITARY_SEVERAL[age]:
            _put_in_order(state, age, mask, DECK, KNOWN, singles, notes)
        for mask in CIVIL_SEVERAL[age]:
            _put_in_order(state, age, mask, CIVIL_DECK, FRESH, state.row, [FRESH])
    state.event, state.attack = singles[0], singles[1]
    for s in range(state.seats):
        for i, what in enumerate((TACTIC, PACT, WAR)):
            state.civ[s * CIV + what] = singles[2 + 3 * s + i]


def _put_in_order(state: Ages, age: int, mask: int, first: int, end: int, singles: list[int], notes: list[int]) -> None:
    """Equal cards get their numbers by place, then by what is noted of them in the masks `notes`."""
    cards = state.cards
    lying: list[tuple[int, int, int]] = []  # the place, what is noted, the bit
    for place in range(first + age, end, 4):
        here = cards[place] & mask
        while here:
            low = here & -here
            here ^= low
            lying.append((place, _noted(cards, notes, age, low), low))
    for i, card in enumerate(singles):
        if card != NO_CARD and card >> 6 == age and mask >> (card & 63) & 1:
            low = 1 << (card & 63)
            lying.append((end + i, _noted(cards, notes, age, low), low))
    lying.sort()
    numbers = [low for _, _, low in lying]
    numbers.sort()
    if numbers == [low for _, _, low in lying]:
        return
    for place in range(first + age, end, 4):
        cards[place] &= ~mask
    for note in notes:
        cards[note + age] &= ~mask
    for i, (place, noted, _) in enumerate(lying):
        low = numbers[i]
        if place < end:
            cards[place] |= low
        else:
            singles[place - end] = 64 * age + low.bit_length() - 1
        for j, note in enumerate(notes):
            if noted >> j & 1:
                cards[note + age] |= low


def _noted(cards: list[int], notes: list[int], age: int, low: int) -> int:
    found = 0
    for j, note in enumerate(notes):
        if cards[note + age] & low:
            found |= 1 << j
    return found
