"""SA-11: Destiny and Discard Empire."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import ANY_TIME, EMPIRE_KEYS
from saecula.games.seven_ages.deck import deal, discard
from saecula.games.seven_ages.effects import REFILL, stat
from saecula.games.seven_ages.moves import DISCARD_CARD, DONE, EVENT
from saecula.games.seven_ages.phases import DESTINY
from saecula.games.seven_ages.state import FREE_SLOT, SevenAges
from saecula.games.seven_ages.windows import AS_EVENT, name_targets, own_events
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
        rows = [(-state.level[e], order.index(state.owner[e]), e != slot, e) for e in state.in_play()]
        rows.sort()  # between tied empires of one player the owner chooses, in favour of the one that draws
        if rows[0][3] == slot:
            size += 1
        elif rows[-1][3] == slot:
            size -= 1
    return size


class Destiny(Phase[SevenAges]):
    """Throw away any number of cards, then draw up to the hand's size (SA-11.1). Frame: 2 slot, 3 thrown away."""

    key = "seven_ages-prompt-destiny"
    rule = "SA-11.1"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any card of the hand, or done."""
        offered = [DONE[0], *[DISCARD_CARD[card] for card in state.hand(seat)]]
        return offered if state.frame(3) else [*offered, *own_events(state, seat, ANY_TIME)]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Throw one away; done draws. Before the first one an event of any time may be played (SA-15.4)."""
        if move in EVENT:
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
            return
        if move in DISCARD_CARD:
            card = DISCARD_CARD.arg(move)
            state.set_frame(3, 1)
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
