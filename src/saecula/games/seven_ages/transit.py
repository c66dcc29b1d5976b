"""SA-7.11: passage through areas of third players, for a trade, a Civilise purpose or a canal (SA-8.10).

One request, one offer of everybody on the path, one answer. Nothing is paid unless everybody grants and the asking
player accepts. What passage is for stands in the frame below: `granted` tells it.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.canals import grant
from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.contact import PASSAGE_TO, path_owners, transit_path
from saecula.games.seven_ages.deck import leave_unseen, to_hand
from saecula.games.seven_ages.moves import ASK_CARDS, ASK_MONEY, HAND_OVER, NO, YES
from saecula.games.seven_ages.phases import CIVILISE, TRADE, TRANSIT, TRANSIT_OFFER
from saecula.games.seven_ages.state import SevenAges
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

MOST_MONEY: Final = 199
CARDS: Final = 1000  # a price in cards is CARDS + how many
REFUSED: Final = -1

# The frame of the question: 3 asking seat, 4 its empire, 5 the target (an empire, or -1 - canal), then seat and
# empire of each third player.
ASKER: Final = 3
EMPIRE: Final = 4
TARGET: Final = 5
OWNERS: Final = 6


def ask_passage(state: SevenAges, seat: int, empire: int, other: int, bonus: int) -> None:
    """Ask every third player on the path to an empire."""
    ask(state, seat, empire, other, path_owners(state, empire, other, transit_path(state, empire, other, bonus)))


def ask(state: SevenAges, seat: int, empire: int, target: int, owners: list[int]) -> None:
    """Ask these players (pairs of seat and empire) for passage."""
    asked = sum([1 << owner for owner in owners[::2]])
    state.tell("seven_ages-asks-passage", {"empire": EMPIRE_KEYS[state.card_of[empire]]}, "SA-7.11")
    state.push_all(TRANSIT, asked, seat, empire, target, *owners)


class Transit(Phase[SevenAges]):
    """Third players answer at the same time: refuse, grant, or ask a price (SA-7.11)."""

    key = "seven_ages-prompt-transit"
    rule = "SA-7.11"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """No, yes for nothing, 1 to 199 money, or one or two cards."""
        return [NO[0], YES[0], *[ASK_MONEY[i] for i in range(MOST_MONEY)], ASK_CARDS[0], ASK_CARDS[1]]

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """Who asks, through which own empire, and on the way to whom."""
        told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[state.card_of[state.frame(EMPIRE)]]}
        owners = state.stack[state.top_frame + OWNERS :]
        told["own_empire"] = EMPIRE_KEYS[state.card_of[owners[2 * owners[::2].index(seat) + 1]]]
        if state.frame(TARGET) < 0:
            return Message("seven_ages-prompt-transit-canal", told, self.rule)
        told["other_empire"] = EMPIRE_KEYS[state.card_of[state.frame(TARGET)]]
        return Message(self.key, told, self.rule)

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """If nobody refused and everything can be paid, the asking player decides."""
        asker, empire, target = state.frame(ASKER), state.frame(EMPIRE), state.frame(TARGET)
        owners = state.stack[state.top_frame + OWNERS :]
        state.pop()
        prices: list[int] = []
        money, cards = 0, 0
        for i in range(0, len(owners), 2):
            price = price_of(answers[owners[i]][0])
            told: dict[str, object] = {"seat": owners[i]}
            if price == REFUSED:
                state.tell("seven_ages-passage-refused", told, self.rule)
                return
            if price >= CARDS:
                told["cards"] = price - CARDS
                cards += price - CARDS
                state.tell("seven_ages-passage-cards", told, self.rule)
            else:
                told["money"] = price
                money += price
                state.tell("seven_ages-passage-money", told, self.rule)
            prices += [owners[i], owners[i + 1], price]
        if money > state.money[empire] or cards > state.hand_size(asker):
            state.tell("seven_ages-passage-too-dear", {"seat": asker}, self.rule)
            return
        state.push(TRANSIT_OFFER, asker, empire, target, 0, 0, *prices)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """One of the four kinds of answer."""
        return Message("seven_ages-no-transit", {}, self.rule)


def price_of(move: int) -> int:
    """What an answer asks for: money, CARDS + a number of cards, or REFUSED."""
    if move in NO:
        return REFUSED
    if move in YES:
        return 0
    if move in ASK_MONEY:
        return ASK_MONEY.arg(move) + 1
    return CARDS + ASK_CARDS.arg(move) + 1


class TransitOffer(Phase[SevenAges]):
    """The asking player accepts and pays, or withdraws (SA-7.11).

    Frame: 2 empire, 3 target, 4 accepted, 5 cards handed over so far; then for each third player seat, empire, price.
    """

    key = "seven_ages-prompt-transit-offer"
    rule = "SA-7.11"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Yes or no; then the cards that were asked for, one after the other."""
        if not state.frame(4):
            return [YES[0], NO[0]]
        return [HAND_OVER[card] for card in state.hand(seat)]

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What it costs in all, which empire pays, and on the way to whom."""
        prices = state.stack[state.top_frame + 6 :][2::3]
        told: dict[str, object] = {"seat": seat, "money": sum([price for price in prices if price < CARDS])}
        told["cards"] = sum([price - CARDS for price in prices if price >= CARDS])
        told["empire"] = EMPIRE_KEYS[state.card_of[state.frame(2)]]
        if state.frame(3) >= 0:
            told["other_empire"] = EMPIRE_KEYS[state.card_of[state.frame(3)]]
        return Message(self.key, told, self.rule)

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Pay, or leave it."""
        if move in NO:
            state.tell("seven_ages-passage-withdrawn", {"seat": seat}, self.rule)
            state.pop()
            return
        empire = state.frame(2)
        prices = state.stack[state.top_frame + 6 :]
        if move in YES:
            state.set_frame(4, 1)
            for i in range(0, len(prices), 3):
                if prices[i + 2] < CARDS:
                    taker = prices[i + 1]
                    state.money[empire] -= prices[i + 2]
                    state.money[taker] = min(state.money[taker] + prices[i + 2], MOST_MONEY)
        else:
            self.hand_over(state, seat, HAND_OVER.arg(move), prices)
        owed = sum([price - CARDS for price in prices[2::3] if price >= CARDS])
        if state.frame(5) == owed:
            target = state.frame(3)
            state.pop()
            granted(state, target)

    def hand_over(self, state: SevenAges, seat: int, card: int, prices: list[int]) -> None:
        """A card goes face down from hand to hand; only payer and taker know it (SA-14.1)."""
        number = state.frame(5)
        state.set_frame(5, number + 1)
        for i in range(0, len(prices), 3):
            if prices[i + 2] >= CARDS:
                number -= prices[i + 2] - CARDS
                if number < 0:
                    taker = prices[i]
                    to_hand(state, card, taker, 1 << seat | 1 << taker)
                    leave_unseen(state, seat, 1 << taker)
                    state.reveals += 1
                    state.tell("seven_ages-card-paid", {"seat": seat, "other": taker}, self.rule)
                    return

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Yes or no, then cards of one's own hand."""
        return Message("seven_ages-no-transit-offer", {}, self.rule)


def granted(state: SevenAges, target: int) -> None:
    """Passage is granted: the canal is open, or the Civilise or trade finds it noted in its own frame."""
    if target < 0:
        grant(state, -1 - target)
    elif state.frame(0) == CIVILISE:
        state.set_frame(PASSAGE_TO, target + 1)
    else:
        state.set_frame_at(state.find(TRADE), 6, target)
