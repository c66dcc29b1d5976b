"""The deck, hands and the discard pile, and who knows which card lies where (SA-0.7, SA-14).

The order of the deck is not in the state: a card is drawn from the set of those that may come. Only the cards somebody
has looked at lie in an order, in `top`.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import CARDS
from saecula.games.seven_ages.state import DECK, DISCARDED, HAND, NOBODY, TABLE, SevenAges

EVERYBODY: Final = -1  # the seats that know a card: all of them


def draw(state: SevenAges) -> int:
    """Take the next card of the deck onto the table, shuffling the discard pile when the deck is empty.

    NOBODY if there is no card at all (SA-0.7). Nobody is told which card it is; the caller says who sees it.
    """
    if state.top:
        state.reveals += 1
        card = state.top.pop()
        state.card_at[card] = TABLE
        return card
    pile = [card for card in range(CARDS) if state.card_at[card] == DECK]
    if not pile:
        reshuffle(state)
        pile = [card for card in range(CARDS) if state.card_at[card] == DECK]
        if not pile:
            return NOBODY
    card = pile[state.roll(len(pile))]
    state.card_at[card] = TABLE
    state.known[card] = 0
    return card


def reshuffle(state: SevenAges) -> None:
    """The discard pile becomes the new deck (SA-0.7); nobody knows its order."""
    for card in range(CARDS):
        if state.card_at[card] == DISCARDED:
            state.card_at[card] = DECK
            state.known[card] = 0
    state.tell("seven_ages-reshuffled", {}, "SA-0.7")


def deal(state: SevenAges, seat: int, count: int) -> int:
    """Draw so many cards into a hand, seen by its owner alone; how many there were."""
    dealt = 0
    while dealt < count:
        card = draw(state)
        if card == NOBODY:
            break
        to_hand(state, card, seat, 1 << seat)
        dealt += 1
    return dealt


def to_hand(state: SevenAges, card: int, seat: int, known: int) -> None:
    """Put a card into a hand; `known` are the seats that see which one it is."""
    state.card_at[card] = HAND + seat
    state.known[card] = known | 1 << seat


def discard(state: SevenAges, card: int) -> None:
    """Put a card on the discard pile, which everybody can see (SA-11.1)."""
    state.card_at[card] = DISCARDED
    state.known[card] = EVERYBODY


def peek(state: SevenAges, seat: int, count: int) -> list[int]:
    """Let a seat see the top cards of the deck, the next one first; their order stays (effect `look`)."""
    while len(state.top) < count:
        pile = [card for card in range(CARDS) if state.card_at[card] == DECK and card not in state.top]
        if not pile:
            break
        card = pile[state.roll(len(pile))]
        state.known[card] = 0
        state.top.insert(0, card)
    seen = state.top[::-1][:count]
    for card in seen:
        state.known[card] |= 1 << seat
    state.reveals += 1
    return seen


def leave_unseen(state: SevenAges, seat: int, witnesses: int) -> None:
    """A card has left this hand secretly: only `witnesses` and the owner still know what is in it (SA-14.1)."""
    for card in range(CARDS):
        if state.card_at[card] == HAND + seat:
            state.known[card] &= witnesses | 1 << seat
