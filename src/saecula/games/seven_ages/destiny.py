"""SA-11: Destiny and Discard Empire."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.deck import deal, discard
from saecula.games.seven_ages.effects import REFILL, stat
from saecula.games.seven_ages.moves import DISCARD_CARD, DONE
from saecula.games.seven_ages.phases import DESTINY
from saecula.games.seven_ages.state import FREE_SLOT, SevenAges
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

HAND: Final = 6


def begin_destiny(state: SevenAges, seat: int, slot: int) -> None:
    """A Destiny action begins, of an empire or in the free slot."""
    state.push(DESTINY, seat, slot)


def hand_size(state: SevenAges, slot: int) -> int:
    """Up to how many cards a Destiny draws (SA-11.1, SA-13.4)."""
    if slot == FREE_SLOT:
        return HAND
    size = HAND + stat(state, slot, REFILL)
    if state.technology:
        order = state.board_order()
        rows = sorted([(-state.level[e], order.index(state.owner[e]), e) for e in state.in_play()])
        if rows[0][2] == slot:
            size += 1
        elif rows[-1][2] == slot:
            size -= 1
    return size


class Destiny(Phase[SevenAges]):
    """Throw away any number of cards, then draw up to the hand's size (SA-11.1). Frame: 2 slot."""

    key = "seven_ages-prompt-destiny"
    rule = "SA-11.1"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any card of the hand, or done."""
        return [DONE[0], *[DISCARD_CARD[card] for card in state.hand(seat)]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Throw one away; done draws."""
        if move in DISCARD_CARD:
            card = DISCARD_CARD.arg(move)
            discard(state, card)
            state.tell("seven_ages-discarded", {"seat": seat, "card": EMPIRE_KEYS[card]}, self.rule)
            return
        slot = state.frame(2)
        state.pop()
        drawn = deal(state, seat, max(0, hand_size(state, slot) - state.hand_size(seat)))
        state.tell("seven_ages-drew", {"seat": seat, "cards": drawn}, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """How many cards there will be."""
        told: dict[str, object] = {"seat": seat, "cards": hand_size(state, state.frame(2))}
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Cards of one's own hand."""
        if move in DISCARD_CARD:
            return Message("seven_ages-no-card", {"card": EMPIRE_KEYS[DISCARD_CARD.arg(move)]}, self.rule)
        return Message("seven_ages-no-destiny", {}, self.rule)
