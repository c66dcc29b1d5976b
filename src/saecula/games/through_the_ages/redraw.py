"""TA-16: what a seat cannot know is redrawn in a determinized copy. The counterpart of view.py.

What is kept: the cards whose place the seat knows (`cards[KNOWN + ...]`, see hands.py), how many cards of each age lie
where (backs show the age), that only events lie among events, and what bids have proved (TA-10.12). The result depends
on nothing else: cards of one kind cannot be told apart, so their numbers are put in order as well.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.through_the_ages.components import (
    AGES,
    ALL_MILITARY,
    BONUS0,
    BONUS_CARDS,
    CIVIL_CARDS,
    CIVIL_DECKS,
    KINDS,
    LEVEL,
    MILITARY_CARDS,
    MILITARY_KIND,
    ROW,
    cards_in,
)
from saecula.games.through_the_ages.dealing import PLACES_BY_SEATS, redeal
from saecula.games.through_the_ages.military_tables import COLONIZATION_VALUE
from saecula.games.through_the_ages.phases import AIMING, POLITICS, SIDING
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BOX,
    CIVIL_DECK,
    DECK,
    FRESH,
    KNOWN,
    PERSONAL_OF,
    PILE,
    PLACES,
    Ages,
)

TRIES: Final = 60  # how often a redraw is tried before hands are made to fit what bids have proved


def hidden_from(state: Ages, seat: int | None, age: int) -> int:
    """The cards of an age whose place a seat (None: a spectator) does not know, as a mask."""
    found = 0
    for place in PLACES_BY_SEATS[state.seats]:
        found |= state.cards[place + age]
    return found if seat is None else found & ~state.cards[KNOWN + 4 * seat + age]


def redraw(state: Ages, seat: int) -> None:
    """Redraw what a seat cannot know, within what the backs and public acts show."""
    if not state.over and state.frame(0) in (AIMING, SIDING) and state.frame(1) != seat:
        state.goto(POLITICS, state.frame(1))  # a card has been named, and nobody else knows which
    _start_in_order(state, seat)
    bidders = [s for s in range(state.seats) if s != seat and state.civ[s].proof and state.playing(s)]
    for _ in range(TRIES):
        redeal(state, seat)
        if not bidders or not [s for s in bidders if _short_of_proof(state, s) > 0]:
            break
    else:
        for s in bidders:
            _make_fit(state, seat, s)
    for s in range(state.seats):
        if s != seat:
            _know_own_hand(state, s)
    state.in_order = {}  # this is another position now: what was found for the original tells what is hidden


def _keep_shared_knowledge(state: Ages, seat: int) -> None:
    """What others know of cards outside their hands is kept only of cards that the seat knows; hands come last."""
    cards = state.cards
    for age in range(AGES):
        shared = cards[KNOWN + 4 * seat + age]
        for s in range(state.seats):
            own = cards[ARMS_OF + 4 * s + age] | cards[PERSONAL_OF + 4 * s + age]
            cards[KNOWN + 4 * s + age] &= shared & ~own


def _know_own_hand(state: Ages, s: int) -> None:
    """A player knows the cards in the own hand."""
    cards = state.cards
    for age in range(AGES):
        own = cards[ARMS_OF + 4 * s + age] | cards[PERSONAL_OF + 4 * s + age]
        if own:
            cards[KNOWN + 4 * s + age] |= own


# ------------------------------------------------------------------------------------------------------ what bids prove


def _worth(state: Ages, s: int, card: int) -> int:
    """What a bonus card counts towards what a player's bid has proved."""
    return COLONIZATION_VALUE[MILITARY_KIND[card] - BONUS0] + state.civ[s].proof_extra


def _short_of_proof(state: Ages, s: int) -> int:
    """How much a hand is short of what a bid has proved it to be worth (TA-10.12); below 0, what it has to spare."""
    need = state.civ[s].proof
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
                    proved = place >= ARMS_OF and state.civ[holder].proof > 0
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


def _several(copies: list[int], present: list[int]) -> list[list[int]]:
    """For each age the masks of the kinds of which there is more than one card in the game."""
    found: list[list[int]] = [[], [], [], []]
    for k in range(KINDS):
        there = copies[k] & present[LEVEL[k]]
        if there & (there - 1):
            found[LEVEL[k]].append(there)
    return found


MILITARY_SEVERAL: Final[list[list[int]]] = _several(MILITARY_CARDS, ALL_MILITARY)
CIVIL_SEVERAL: Final[list[list[list[int]]]] = [_several(CIVIL_CARDS, deck) for deck in CIVIL_DECKS]  # by players - 2


def _start_in_order(state: Ages, seat: int) -> None:
    """Which one of several equal cards lies where cannot be seen: put them in order before anything is dealt.

    The cards that the seat can place come first, by place; those it cannot place share the numbers that are left. So
    positions that the seat cannot tell apart become the same one, but for what is dealt anew; and as that does not
    depend on chance, it is done once for all copies of a position.
    """
    singles = [state.event, state.attack]
    for civ in state.civ:
        singles += [civ.tactic, civ.pact, civ.war]
    if seat not in state.in_order:
        state.in_order[seat] = _in_order(state, seat, singles)
    found = state.in_order[seat]
    state.cards = found[:PLACES]
    state.row = found[PLACES : PLACES + ROW]
    ordered = found[PLACES + ROW :]
    if ordered != singles:
        state.own_civilizations()
        state.event, state.attack = ordered[0], ordered[1]
        at = 2
        for civ in state.civ:
            civ.tactic, civ.pact, civ.war = ordered[at], ordered[at + 1], ordered[at + 2]
            at += 3


def _in_order(state: Ages, seat: int, singles: list[int]) -> list[int]:
    """The places of all cards, the row and the single cards before the players, with equal cards in order."""
    ordered = singles.copy()
    unknown = [hidden_from(state, seat, age) for age in range(AGES)]
    _keep_shared_knowledge(state, seat)
    notes = [KNOWN + 4 * s for s in range(state.seats)]
    civil = CIVIL_SEVERAL[state.seats - 2]
    for age in range(AGES):
        _put_in_order(state, age, MILITARY_SEVERAL[age], DECK, KNOWN, ordered, notes, unknown[age])
        _put_in_order(state, age, civil[age], CIVIL_DECK, FRESH, state.row, [FRESH], 0)
    _know_own_hand(state, seat)
    return state.cards + state.row + ordered


def _put_in_order(
    state: Ages, age: int, several: list[int], first: int, end: int, singles: list[int], notes: list[int], unknown: i64
) -> None:
    """Equal cards get their numbers by place, then by what is noted of them in the masks `notes`; unknown ones last."""
    cards = state.cards
    used: list[int] = []
    lying: list[int] = []
    hidden: list[int] = []  # places with unknown cards
    for place in range(first + age, end, 4):
        held: i64 = cards[place]
        if held:
            part = held & ~unknown
            if part:
                used.append(place)
                lying.append(part)
            if part != held:
                hidden.append(place)
    for place in hidden:
        used.append(place)
        lying.append(cards[place] & unknown)
    alone: list[int] = []  # where in `singles` a card of this age is
    for i in range(len(singles)):
        if singles[i] >> 6 == age:
            alone.append(i)
    by_any: i64 = 0
    by_all: i64 = -1
    for note in notes:
        known: i64 = cards[note + age]
        by_any |= known
        by_all &= known
    if len(used) == 1 and not alone and not by_any:
        return  # the deck of an age to come
    by_some = by_any & ~by_all
    fullest: i64 = lying[0] & ~by_any if lying else 0  # a deck, or discards: most kinds lie there as a whole
    next_one: i64 = lying[1] & ~by_any if len(lying) > 1 else 0
    old_known: i64 = 0  # by all, and renumbered ...
    new_known: i64 = 0  # ... to these
    for kind in several:
        mask: i64 = kind
        if unknown & mask == mask or fullest & mask == mask or next_one & mask == mask:
            continue
        if by_some & mask:
            _put_noted_in_order(state, age, kind, used, lying, singles, alone, notes)
            continue
        free = mask
        for i in range(len(lying)):
            there: i64 = lying[i]
            here = there & mask
            if here:
                seen = here & by_all
                new = _lowest(free, here ^ seen)
                free ^= new
                if seen:
                    low = _lowest(free, seen)
                    free ^= low
                    new |= low
                    old_known |= seen
                    new_known |= low
                if new != here:
                    lying[i] = there ^ here ^ new
                if not free:
                    break
        if free and alone:
            for i in alone:
                own: i64 = 1 << (singles[i] & 63)
                if mask & own:
                    new = free & -free
                    free ^= new
                    if by_all & own:
                        old_known |= own
                        new_known |= new
                    if new != own:
                        singles[i] = 64 * age + int(new).bit_length() - 1
    for place in used:
        cards[place] = 0
    for i in range(len(used)):
        cards[used[i]] |= lying[i]
    if old_known != new_known:
        for note in notes:
            cards[note + age] ^= old_known ^ new_known


def _lowest(mask: i64, like: i64) -> i64:
    """The lowest bits of a mask, as many as there are in `like`."""
    if not like & (like - 1):
        return mask & -mask if like else 0
    rest = mask
    while like:
        like &= like - 1
        rest &= rest - 1
    return mask ^ rest


def _put_noted_in_order(
    state: Ages,
    age: int,
    mask: int,
    used: list[int],
    lying: list[int],
    singles: list[int],
    alone: list[int],
    notes: list[int],
) -> None:
    """The same for cards of one kind of which something is noted."""
    cards = state.cards
    free = mask
    known = [cards[note + age] & mask for note in notes]  # by each
    by_all = mask
    by_any = 0
    for noted in known:
        by_all &= noted
        by_any |= noted
    renoted = [0] * len(notes)
    all_renoted = 0
    for i in range(len(used)):
        here = lying[i] & mask
        if here:
            if not here & by_any:
                new: int = _lowest(free, here)
            elif here & by_all == here:
                new = _lowest(free, here)
                all_renoted |= new
            else:
                new = _note_in_order(here, free, known, renoted)
            free ^= new
            lying[i] ^= here ^ new
    for i in alone:
        low = 1 << (singles[i] & 63)
        if mask & low:
            new = _note_in_order(low, free, known, renoted)
            free ^= new
            singles[i] = 64 * age + new.bit_length() - 1
    for j in range(len(notes)):
        if known[j] != renoted[j] | all_renoted:
            cards[notes[j] + age] ^= known[j] ^ (renoted[j] | all_renoted)


def _note_in_order(here: int, free: int, known: list[int], renoted: list[int]) -> int:
    """New numbers for the equal cards of one place, by who knows them, which goes along into `renoted`."""
    lying: list[int] = []
    while here:
        low = here & -here
        here ^= low
        by = 0
        bit = 1
        for mask in known:
            if mask & low:
                by |= bit
            bit <<= 1
        lying.append(by)
    if len(lying) > 1:
        lying.sort()
    new = 0
    for by in lying:
        low = free & -free
        free ^= low
        new |= low
        j = 0
        while by:
            if by & 1:
                renoted[j] |= low
            by >>= 1
            j += 1
    return new
