"""TA-8.8, TA-8.11 and TA-10.3: military cards drawn, held and discarded, and who knows of them.

`cards[KNOWN + 4 * seat + age]` are the hidden cards whose place a seat knows. A place is a set: who discards a card
goes on knowing that it lies in the pile, and then in the deck made of the pile, until somebody else draws from it.
"""

from __future__ import annotations

from saecula.games.through_the_ages.cards import HAND_MILITARY
from saecula.games.through_the_ages.components import (
    AGE_KEYS,
    AGES,
    BONUS0,
    EVENT0,
    KEYS,
    KINDS,
    LAST_AGE,
    LEVEL,
    MILITARY_KIND,
    cards_in,
    count,
)
from saecula.games.through_the_ages.military_tables import COLONIZATION_VALUE
from saecula.games.through_the_ages.ratings import power
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    DECK,
    KNOWN,
    PILE,
    SIMPLE,
    VERSION,
    Ages,
    AgesPhase,
    arms_of,
)
from saecula.games.through_the_ages.verbs import DISCARD
from saecula.kernel.message import Message


def pick(state: Ages, mask: int) -> int:
    """A random bit of a mask. It counts as a reveal."""
    n = state.roll(count(mask))
    while n:
        mask &= mask - 1
        n -= 1
    return mask & -mask


def everyone_knows(state: Ages, card: int) -> None:
    """All seats have seen where this card goes."""
    for s in range(state.seats):
        state.cards[KNOWN + 4 * s + (card >> 6)] |= 1 << (card & 63)


def may_have_moved(state: Ages, s: int, age: int, mask: int) -> None:
    """One of these cards has moved, and only seat s saw which: the others no longer know where each is."""
    for other in range(state.seats):
        if other != s:
            state.cards[KNOWN + 4 * other + age] &= ~mask


# ----------------------------------------------------------------------------------------------------------------- draw


def has_deck(state: Ages) -> bool:
    """Whether there is a current military deck at all (TA-8.8, 8.13)."""
    return state.options[VERSION] != SIMPLE and 1 <= state.age <= LAST_AGE[state.options[VERSION]]


def can_draw(state: Ages) -> bool:
    """Whether a military card can be drawn: from the deck, or from the pile that becomes one."""
    return has_deck(state) and bool(state.cards[DECK + state.age] | state.cards[PILE + state.age])


def draw(state: Ages, s: int, cards: int, rule: str) -> None:
    """Draw military cards of the current age, as many as there are; the discards become a new deck (TA-8.8)."""
    drawn: list[object] = []
    age = state.age
    for _ in range(cards):
        if not can_draw(state):
            break
        if not state.cards[DECK + age]:
            state.cards[DECK + age] = state.cards[PILE + age]
            state.cards[PILE + age] = 0
            state.tell("through_the_ages-reshuffled", {}, "TA-8.8")
        deck = state.cards[DECK + age]
        bit = pick(state, deck)
        if deck != bit:  # a single card that somebody knew is still known
            may_have_moved(state, s, age, deck)
        state.cards[KNOWN + 4 * s + age] |= bit
        state.cards[DECK + age] = deck ^ bit
        state.cards[ARMS_OF + 4 * s + age] |= bit
        state.civ[s].arms += 1
        if state.log is not None:
            drawn.append(KEYS[MILITARY_KIND[64 * age + bit.bit_length() - 1]])
    if drawn:
        state.tell("through_the_ages-drew", {"seat": s, "cards": len(drawn)}, rule)
        state.tell("through_the_ages-you-drew", {"seat": s, "names": drawn}, rule, 1 << s)


# -------------------------------------------------------------------------------------------------------------- discard


def out_of_hand(state: Ages, s: int, card: int) -> None:
    """Take a card out of a hand; the caller puts it somewhere."""
    state.cards[ARMS_OF + 4 * s + (card >> 6)] ^= 1 << (card & 63)
    state.civ[s].arms -= 1


def to_pile(state: Ages, card: int) -> None:
    """A card that everyone has seen goes to the pile of its age (TA-8.11)."""
    state.cards[PILE + (card >> 6)] |= 1 << (card & 63)
    everyone_knows(state, card)


def discard_unseen(state: Ages, s: int, card: int) -> None:
    """A card from hand goes face down to the pile of its age."""
    age = card >> 6
    hand = state.cards[ARMS_OF + 4 * s + age]
    if hand & (hand - 1):  # the only card of its age can be told by its back
        may_have_moved(state, s, age, hand)
    out_of_hand(state, s, card)
    state.cards[PILE + age] |= 1 << (card & 63)
    weaken_proof(state, s, age, 1)


def weaken_proof(state: Ages, s: int, age: int, cards: int) -> None:
    """Cards of an age have left a hand unseen: they may have been those that a bid has proved to be there."""
    civ = state.civ[s]
    if civ.proof:
        best = 0
        for k in range(BONUS0, KINDS):
            if LEVEL[k] == age:
                best = max(best, COLONIZATION_VALUE[k - BONUS0])
        civ.proof = max(0, civ.proof - cards * (best + civ.proof_extra))


def hand_limit(state: Ages, s: int) -> int:
    """How many military cards may be kept after the political step (TA-10.3); not counting Patriotism (TA-2.9)."""
    civ = state.civ[s]
    return civ.military_actions - civ.extra_military + power(state, s, HAND_MILITARY)


def kinds_in_hand(state: Ages, s: int) -> list[int]:
    """The kinds of military cards in a hand, each once, in order."""
    found: list[int] = []
    for age in range(AGES):
        for card in cards_in(state.cards[ARMS_OF + 4 * s + age], age):
            if MILITARY_KIND[card] not in found:
                found.append(MILITARY_KIND[card])
    found.sort()
    return found


def card_in_hand(state: Ages, s: int, kind: int) -> int:
    """One card of a kind out of a hand that has one."""
    mask = arms_of(state, s, kind)
    return 64 * LEVEL[kind] + (mask & -mask).bit_length() - 1


class Discarding(AgesPhase):
    """After the political step the player in turn discards down to the limit (TA-10.3).

    Frame: 2 whether a card has been discarded.
    """

    key = "through_the_ages-prompt-discard"
    rule = "TA-10.3"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card of the hand."""
        base = DISCARD.base - EVENT0
        return [base + k for k in kinds_in_hand(state, seat)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """One card, face down; until the hand is within its limit."""
        state.set_frame(2, 1)
        kind = EVENT0 + DISCARD.arg(move)
        discard_unseen(state, seat, card_in_hand(state, seat, kind))
        if state.log is not None:
            state.tell("through_the_ages-discarded", {"seat": seat, "age": AGE_KEYS[LEVEL[kind]]}, self.rule)
            state.tell("through_the_ages-you-discarded", {"seat": seat, "card": KEYS[kind]}, self.rule, 1 << seat)
        if state.civ[seat].arms <= hand_limit(state, seat):
            state.pop()

    def prompt(self, state: Ages, seat: int) -> Message:
        """How many have to go."""
        over = state.civ[seat].arms - hand_limit(state, seat)
        return Message(self.key, {"seat": seat, "cards": over}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Nothing else before the hand is within its limit."""
        if move in DISCARD:
            return Message("through_the_ages-no-card", {"card": KEYS[EVENT0 + DISCARD.arg(move)]}, self.rule)
        return Message("through_the_ages-no-discard-first", {}, self.rule)
