"""SA-1 and SA-2: the deal, who goes first, and the colour pairs."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import EMPIRE_KEYS, VALUE
from saecula.games.seven_ages.deck import deal, discard, draw, to_hand
from saecula.games.seven_ages.moves import DISCARD_CARD, DONE, PAIR, SHOW
from saecula.games.seven_ages.phases import CHOOSE_PAIR, INITIATIVE, REDEMPTION, TURN
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import PAIRS
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

FIRST_HAND: Final = 7
REDEEMED_HAND: Final = 6  # SA-13.5


def open_game(state: SevenAges) -> None:
    """SA-1.2: seven cards each; then optional rule 5, then the initiative."""
    for seat in range(state.seats):
        deal(state, seat, FIRST_HAND)
    ask_for_cards(state, (1 << state.seats) - 1)
    if state.redemption:
        for seat in range(state.seats - 1, -1, -1):  # the dealer's is asked first, so pushed last
            state.push(REDEMPTION, seat)


class Redemption(Phase[SevenAges]):
    """Optional rule 5: throw away any cards, then refill to six (SA-13.5). Frame: how many have been thrown away."""

    key = "seven_ages-prompt-redemption"
    rule = "SA-13.5"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any card of the hand, or done."""
        return [*[DISCARD_CARD[card] for card in state.hand(seat)], DONE[0]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Throw one away; done refills, unless nothing was thrown away."""
        if move in DISCARD_CARD:
            card = DISCARD_CARD.arg(move)
            discard(state, card)
            state.set_frame(2, state.frame(2) + 1)
            state.tell("seven_ages-discarded", {"seat": seat, "card": EMPIRE_KEYS[card]}, "SA-13.5")
            return
        thrown = state.frame(2)
        state.pop()
        if thrown:
            deal(state, seat, max(0, REDEEMED_HAND - state.hand_size(seat)))

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only cards of one's own hand."""
        if move in DISCARD_CARD:
            return Message("seven_ages-no-card", {"card": EMPIRE_KEYS[DISCARD_CARD.arg(move)]}, self.rule)
        return Message("seven_ages-no-redemption", {}, self.rule)


def ask_for_cards(state: SevenAges, seats: int) -> None:
    """SA-2.1, SA-2.2: these seats put down a card; one whose hand is empty draws one and plays it."""
    for seat in range(state.seats):
        if seats >> seat & 1 and not state.hand_size(seat):
            card = draw(state)
            if card != NOBODY:
                to_hand(state, card, seat, 0)
    state.push_all(INITIATIVE, seats)


class Initiative(Phase[SevenAges]):
    """Everybody puts down a card; the highest value goes first, those who tie play on (SA-2.1, SA-2.2)."""

    key = "seven_ages-prompt-initiative"
    rule = "SA-2.1"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any card of the hand."""
        return [SHOW[card] for card in state.hand(seat)]

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """All cards are turned up together and discarded."""
        state.pop()
        values = [-1] * state.seats
        for seat in range(state.seats):
            for move in answers[seat]:
                card = SHOW.arg(move)
                values[seat] = VALUE[card]
                if state.initiative[seat] == NOBODY:
                    state.initiative[seat] = card
                discard(state, card)
                told = {"seat": seat, "card": EMPIRE_KEYS[card], "value": VALUE[card]}
                state.tell("seven_ages-showed", told, "SA-2.1")
        best = max(values)
        tied = [seat for seat in range(state.seats) if values[seat] == best]
        if len(tied) > 1:
            ask_for_cards(state, sum([1 << seat for seat in tied]))
            return
        state.first = tied[0]
        state.tell("seven_ages-goes-first", {"seat": state.first}, "SA-2.1")
        state.push(CHOOSE_PAIR, choosing_order(state)[0])

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A card of one's own hand."""
        if move in SHOW:
            return Message("seven_ages-no-card", {"card": EMPIRE_KEYS[SHOW.arg(move)]}, self.rule)
        return Message("seven_ages-no-initiative", {}, self.rule)


def choosing_order(state: SevenAges) -> list[int]:
    """SA-2.3: the first player, then by the first card played, ties to the left of the first player."""
    rows: list[tuple[int, int, int]] = []
    for i, seat in enumerate(state.board_order()):
        value = 99 if i == 0 else VALUE[state.initiative[seat]]
        rows.append((-value, i, seat))
    rows.sort()
    return [seat for _, _, seat in rows]


class ChoosePair(Phase[SevenAges]):
    """A glory marker, and with it a pair of colour sets reserved for the whole game (SA-2.3)."""

    key = "seven_ages-prompt-pair"
    rule = "SA-2.3"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any pair that nobody has taken."""
        return [PAIR[pair] for pair in range(PAIRS) if pair not in state.reserved]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Take it; the next player chooses, or the first turn begins."""
        state.reserved[seat] = PAIR.arg(move)
        told = {"seat": seat, "pair": f"seven_ages-pair-{PAIR.things[PAIR.arg(move)]}"}
        state.tell("seven_ages-took-pair", told, self.rule)
        waiting = [other for other in choosing_order(state) if state.reserved[other] == NOBODY]
        if waiting:
            state.goto(CHOOSE_PAIR, waiting[0])
        else:
            state.goto(TURN, state.first)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """The pair is taken."""
        if move in PAIR:
            owner = state.reserved.index(PAIR.arg(move))
            return Message("seven_ages-no-pair-taken", {"other": owner}, self.rule)
        return Message("seven_ages-no-pair", {}, self.rule)
