"""SA-7: Trade and Progress. The partner, the cards, the steps up the track, the gifts. Contact: contact.py.

One frame, TRADE, lies under everything a trade asks for; its ints say who trades with whom and how far it has come.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import ELEPHANTS, RESOURCES, areas_in
from saecula.games.seven_ages.cards import (
    ANY_TIME,
    CATEGORY_INDEX,
    EMPIRE_KEYS,
    ICONS,
    NO_CAVALRY,
    NO_SHIPS,
    TRADING,
    VALUE,
    timing_mask,
)
from saecula.games.seven_ages.cards import TRADE as PRINTED_TRADE
from saecula.games.seven_ages.contact import conditional_contacts, free_contacts
from saecula.games.seven_ages.deck import discard, draw, to_hand
from saecula.games.seven_ages.effects import TRADE as TRADE_STAT
from saecula.games.seven_ages.effects import UNTIL_ACTION, UPWARD_STEP_ALWAYS, end_spans, permitted, stat
from saecula.games.seven_ages.glory_ledger import FROM_TRADE, gain_glory
from saecula.games.seven_ages.moves import EVENT, GIVE, NO, REQUEST, SHOW, TRADE_WITH, TRADE_WITH_DECK, YES
from saecula.games.seven_ages.phases import TRADE, TRADE_CARDS, TRADE_GIFT, TRADE_PARTNER, TRADE_STEPS
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.realm import ELEPHANT_LEVEL, take_elephant
from saecula.games.seven_ages.state import NOBODY, TABLE, SevenAges
from saecula.games.seven_ages.transit import ask_passage
from saecula.games.seven_ages.turn import count_action, lies, revealed, spend
from saecula.games.seven_ages.windows import AS_EVENT, TRADE_REVEAL, name_targets, open_window, own_events
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

OWN_TIMING: Final[int] = timing_mask("own_trade")
MOST_MONEY: Final = 199
WIN_TRADE: Final[int] = CATEGORY_INDEX["win_trade"]

# The frame of a trade: 2 the active empire, 3 the partner (NOBODY: the deck), then:
ACTIVE: Final = 2
PARTNER: Final = 3
STAGE: Final = 4
ASKED: Final = 5  # partners that cannot be asked for passage again, as a mask
GRANTED: Final = 6  # the partner to whom passage was granted, or NOBODY
CARD_A: Final = 7
CARD_B: Final = 8
BONUS_A: Final = 9  # of events: added to the total ...
BONUS_B: Final = 10
RANGE: Final = 11  # ... to the contact range
MONEY_A: Final = 12  # ... money if the active empire wins
KEEPS: Final = 13  # who keeps the own card: 1 the active side, 2 the partner
BOTH_ADVANCE: Final = 14
PARTNER_ACTED: Final = 15  # the partner's own marker was spent by this trade (SA-7.2)
LEVEL_A: Final = 16  # levels when the trade began
LEVEL_B: Final = 17
PARTNER_SEAT: Final = 18  # kept, because the partner's empire may be gone when the cards change hands

# Stages.
CHOOSING: Final = 0
CARDS: Final = 1
SHOWN: Final = 2
COUNTED: Final = 3
EXCHANGED: Final = 4
GIFT_BACK: Final = 5
OVER: Final = 6


def begin_trade(state: SevenAges, seat: int, empire: int) -> None:
    """A Trade and Progress action of an empire begins."""
    state.push(
        TRADE,
        seat,
        empire,
        NOBODY,
        CHOOSING,
        0,
        NOBODY,
        NOBODY,
        NOBODY,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        state.level[empire],
        0,
        NOBODY,
    )


def total(state: SevenAges, empire: int, card: int, bonus: int) -> int:
    """SA-7.5: the card, the empire's trade modifiers, 1 less with any disorder, and what events add."""
    value = 0 if card == NOBODY else VALUE[card]
    value += trade_modifier(state, empire) + bonus
    return value


def trade_modifier(state: SevenAges, empire: int) -> int:
    """What an empire adds to its card."""
    added = PRINTED_TRADE[state.card_of[empire]] + stat(state, empire, TRADE_STAT)
    if state.held[empire] & state.disorder:
        added -= 1
    return added


class Trade(Phase[SevenAges]):
    """The course of a trade in the order of SA-7.12. Asks nobody itself."""

    def step(self, state: SevenAges) -> bool:
        """Go on to the next thing somebody has to decide."""
        stage = state.frame(STAGE)
        seat, empire = state.frame(1), state.frame(ACTIVE)
        if stage == CHOOSING:
            state.set_frame(STAGE, CARDS)
            state.push(TRADE_PARTNER, seat, empire)
        elif stage == CARDS:
            state.set_frame(STAGE, SHOWN)
            begin_cards(state)
        elif stage == SHOWN:
            state.set_frame(STAGE, COUNTED)
            open_trade_window(state)
        elif stage == COUNTED:
            state.set_frame(STAGE, EXCHANGED)
            decide(state)
        elif stage == EXCHANGED:
            state.set_frame(STAGE, GIFT_BACK)
            exchange(state)
            offer_gift(state, empire, state.frame(PARTNER))
        elif stage == GIFT_BACK:
            state.set_frame(STAGE, OVER)
            offer_gift(state, state.frame(PARTNER), empire)
        else:
            end_spans(state, UNTIL_ACTION, empire)
            state.pop()
        return True


# -------------------------------------------------------------------------------------------------------- the partner


def partners(state: SevenAges, empire: int, free: bool, bonus: int) -> list[int]:
    """Empires of other players in free (or conditional) contact."""
    near = free_contacts(state, empire, bonus) if free else conditional_contacts(state, empire, bonus)
    return [other for other in areas_in(near) if state.owner[other] != state.owner[empire]]


def offers(state: SevenAges, empire: int, bonus: int, asked: int) -> tuple[list[int], list[int]]:
    """SA-7.1: the partners that may be chosen, and those for whom passage may be asked."""
    free = partners(state, empire, True, bonus)
    conditional = [other for other in partners(state, empire, False, bonus) if not asked >> other & 1]
    fresh = [other for other in free if not state.traded >> other & 1]
    fresh_conditional = [other for other in conditional if not state.traded >> other & 1]
    if not fresh and not fresh_conditional:
        return free, conditional
    return fresh or free, fresh_conditional


class TradePartner(Phase[SevenAges]):
    """With whom to trade (SA-7.1). Lies on the frame of the trade. Frame: 2 empire, 3 a request has been made."""

    key = "seven_ages-prompt-trade"
    rule = "SA-7.1"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Partners in contact, those not yet traded first; one request for passage; the deck if there is nobody."""
        empire = state.frame(2)
        below = state.find(TRADE)
        granted = state.frame_at(below, GRANTED)
        if granted != NOBODY:
            return [TRADE_WITH[granted]]
        free, conditional = offers(state, empire, state.frame_at(below, RANGE), state.frame_at(below, ASKED))
        offered = [TRADE_WITH[other] for other in free]
        if not state.frame(3):
            offered += [REQUEST[other] for other in conditional]
        if not free:
            offered.append(TRADE_WITH_DECK[0])
        return [*offered, *own_events(state, seat, ANY_TIME | OWN_TIMING)]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Note the partner, or ask for passage."""
        empire = state.frame(2)
        below = state.find(TRADE)
        if move in EVENT:
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
            return
        if move in REQUEST:
            other = REQUEST.arg(move)
            state.set_frame(3, 1)
            state.set_frame_at(below, ASKED, state.frame_at(below, ASKED) | 1 << other)
            ask_passage(state, seat, empire, other, state.frame_at(below, RANGE))
            return
        state.pop()
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]]}
        if move in TRADE_WITH:
            other = TRADE_WITH.arg(move)
            state.set_frame(PARTNER, other)
            state.set_frame(LEVEL_A, state.level[empire])
            state.set_frame(LEVEL_B, state.level[other])
            state.set_frame(PARTNER_SEAT, state.owner[other])
            told["other_empire"] = EMPIRE_KEYS[state.card_of[other]]
            state.tell("seven_ages-trades", told, self.rule)
            fulfil(state, other)
        else:
            state.tell("seven_ages-trades-with-deck", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No contact, an own empire, or another that has not traded comes first."""
        if move in TRADE_WITH or move in REQUEST:
            other = (TRADE_WITH if move in TRADE_WITH else REQUEST).arg(move)
            if state.card_of[other] == NOBODY:
                return Message("seven_ages-no-such-empire", {}, self.rule)
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[other]]}
            if state.owner[other] == seat:
                return Message("seven_ages-no-trade-own", told, self.rule)
            return Message("seven_ages-no-trade-contact", told, "SA-7.3")
        if move in TRADE_WITH_DECK:
            return Message("seven_ages-no-trade-deck", {}, self.rule)
        return Message("seven_ages-no-trade", {}, self.rule)


def fulfil(state: SevenAges, other: int) -> None:
    """SA-7.2: a partner who revealed the action and has not acted has acted with this."""
    seat = state.owner[other]
    if state.step != TRADING:
        return  # an extra trade in another step: what is turned up then is of that step
    for marker in revealed(state, seat):
        if lies(state, seat, marker) == other:
            spend(state, seat, marker)
            state.set_frame(PARTNER_ACTED, 1)
            count_action(state, seat, TRADING)


# ---------------------------------------------------------------------------------------------------------- the cards


def begin_cards(state: SevenAges) -> None:
    """SA-7.4: both sides put down a card in secret; an empty hand draws one first."""
    empire, other = state.frame(ACTIVE), state.frame(PARTNER)
    state.traded |= 1 << empire
    asked = 1 << state.owner[empire]
    if other != NOBODY:
        state.traded |= 1 << other
        asked |= 1 << state.owner[other]
    for i in range(state.seats):
        seat = (state.owner[empire] + i) % state.seats  # the active player draws first (SA-0.16)
        if asked >> seat & 1 and not state.hand_size(seat):
            card = draw(state)
            if card == NOBODY:
                asked &= ~(1 << seat)  # nothing to draw: it counts 0 (SA-0.7)
            else:
                to_hand(state, card, seat, 0)
    if asked:
        state.push_all(TRADE_CARDS, asked)


class TradeCards(Phase[SevenAges]):
    """One hand card each, face down (SA-7.4)."""

    key = "seven_ages-prompt-trade-card"
    rule = "SA-7.4"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any card of the hand."""
        return [SHOW[card] for card in state.hand(seat)]

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """Both are turned up; against the deck its top card."""
        state.pop()
        empire, other = state.frame(ACTIVE), state.frame(PARTNER)
        for side, at in ((empire, CARD_A), (other, CARD_B)):
            card = NOBODY
            if side == NOBODY:
                card = draw(state)
            elif answers[state.owner[side]]:
                card = SHOW.arg(answers[state.owner[side]][0])
                state.card_at[card] = TABLE
            state.set_frame(at, card)
            if card != NOBODY:
                state.known[card] = -1
                told: dict[str, object] = {"card": EMPIRE_KEYS[card], "value": VALUE[card]}
                if side == NOBODY:
                    state.tell("seven_ages-deck-card", told, self.rule)
                else:
                    told["empire"] = EMPIRE_KEYS[state.card_of[side]]
                    state.tell("seven_ages-trade-card", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A card of one's own hand."""
        return Message("seven_ages-no-trade-card", {}, self.rule)


def open_trade_window(state: SevenAges) -> None:
    """SA-15.5: the trading players may change what the cards say."""
    seats = 1 << state.owner[state.frame(ACTIVE)]
    if state.frame(PARTNER) != NOBODY:
        seats |= 1 << state.owner[state.frame(PARTNER)]
    open_window(state, TRADE_REVEAL, seats)


# ---------------------------------------------------------------------------------------------------------- the result


def totals(state: SevenAges, at: int) -> tuple[int, int]:
    """Both totals of the trade whose frame begins there."""
    empire, other, card = state.frame_at(at, ACTIVE), state.frame_at(at, PARTNER), state.frame_at(at, CARD_B)
    ours = total(state, empire, state.frame_at(at, CARD_A), state.frame_at(at, BONUS_A))
    if other == NOBODY:
        return ours, 0 if card == NOBODY else VALUE[card]
    return ours, total(state, other, card, state.frame_at(at, BONUS_B))


def decide(state: SevenAges) -> None:
    """SA-7.6, SA-7.7: the higher total wins and goes up."""
    empire, other = state.frame(ACTIVE), state.frame(PARTNER)
    ours, theirs = totals(state, state.top_frame)
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "total": ours, "against": theirs}
    state.tell("seven_ages-trade-totals", told, "SA-7.5")
    if other != NOBODY:
        lift_signs(state, empire, other)
    if ours == theirs:
        tie(state, empire, other)
        after_result(state, NOBODY)
        return
    winner = empire if ours > theirs else other
    if winner == NOBODY:
        after_result(state, NOBODY)
        return
    won(state, winner, other if winner == empire else empire)


def tie(state: SevenAges, empire: int, other: int) -> None:
    """SA-7.7: nobody advances; with the errata whoever chose the action, the lower one if both did."""
    if not state.errata_2004:
        return
    if other == NOBODY or not state.frame(PARTNER_ACTED):
        advance(state, empire, 1)
    elif state.level[empire] != state.level[other]:
        advance(state, empire if state.level[empire] < state.level[other] else other, 1)


def won(state: SevenAges, winner: int, loser: int) -> None:
    """SA-7.6, SA-7.10: 1 level, then perhaps more; square icons; elephants (SA-6.9)."""
    seat = state.owner[winner]
    for icon in ICONS[state.card_of[winner]]:
        if icon.category == WIN_TRADE:
            gain_glory(state, seat, icon.value, FROM_TRADE, "SA-7.10")
    if loser != NOBODY:
        if state.held[loser] & RESOURCES[ELEPHANTS] and state.level[winner] >= ELEPHANT_LEVEL:
            take_elephant(state, winner)
    active = winner == state.frame(ACTIVE)
    if active and state.frame(MONEY_A):
        state.money[winner] = min(state.money[winner] + state.frame(MONEY_A), MOST_MONEY)
    steps = 0
    if active or state.frame(PARTNER_ACTED):
        steps += 1
    if loser != NOBODY:
        own, its = (LEVEL_A, LEVEL_B) if active else (LEVEL_B, LEVEL_A)
        if state.frame(its) > state.frame(own) or permitted(state, winner, UPWARD_STEP_ALWAYS):
            steps += 1
    advance(state, winner, 1)
    if steps and state.card_of[winner] != NOBODY:
        state.push(TRADE_STEPS, seat, winner, steps)
    else:
        after_result(state, winner)


def lift_signs(state: SevenAges, empire: int, other: int) -> None:
    """SA-6.8: trading with an empire that is not under the same sign lifts it for good, for either side."""
    cavalry, ships = state.cavalry_free, state.ships_free  # as they were before this trade
    for one, two in ((empire, other), (other, empire)):
        age = state.age(two)
        if not NO_CAVALRY[state.card_of[two]] >> age & 1 or cavalry >> two & 1:
            state.cavalry_free |= 1 << one
        if not NO_SHIPS[state.card_of[two]] >> age & 1 or ships >> two & 1:
            state.ships_free |= 1 << one


class TradeSteps(Phase[SevenAges]):
    """The winner may go further up (SA-7.6). Frame: 2 winner, 3 steps left."""

    key = "seven_ages-prompt-trade-step"
    rule = "SA-7.6"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """One more level, or no more."""
        return [YES[0], NO[0]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Take it, and perhaps another."""
        winner, left = state.frame(2), state.frame(3)
        if move in YES:
            advance(state, winner, 1)
            left -= 1
        else:
            left = 0
        if left and state.card_of[winner] != NOBODY:
            state.set_frame(3, left)
            return
        state.pop()
        after_result(state, winner)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Yes or no."""
        return Message("seven_ages-no-trade-step", {}, self.rule)


def after_result(state: SevenAges, winner: int) -> None:
    """SA-7.12: advances by events come after the result."""
    both = state.frame(BOTH_ADVANCE)
    for empire in (state.frame(ACTIVE), state.frame(PARTNER)):
        if both and empire != NOBODY and state.card_of[empire] != NOBODY:
            advance(state, empire, both)


def exchange(state: SevenAges) -> None:
    """SA-7.8: each side keeps the other's card, face up; against the deck one's own card is discarded."""
    other = state.frame(PARTNER)
    ours, theirs = state.frame(CARD_A), state.frame(CARD_B)
    seat = state.frame(1)
    everyone = (1 << state.seats) - 1
    if theirs != NOBODY and not state.frame(KEEPS) & 2:
        to_hand(state, theirs, seat, everyone)
    if state.frame(KEEPS) & 1 and ours != NOBODY:
        to_hand(state, ours, seat, everyone)
    elif ours != NOBODY:
        if other == NOBODY:
            discard(state, ours)
        else:
            to_hand(state, ours, state.frame(PARTNER_SEAT), everyone)
    if state.frame(KEEPS) & 2 and theirs != NOBODY:
        to_hand(state, theirs, state.frame(PARTNER_SEAT), everyone)


# ------------------------------------------------------------------------------------------------------------- gifts


def offer_gift(state: SevenAges, giver: int, taker: int) -> None:
    """SA-7.9: after a trade between empires each side may give money, the active one first."""
    if NOBODY in (giver, taker) or NOBODY in (state.card_of[giver], state.card_of[taker]):
        return
    if state.money[giver]:
        state.push(TRADE_GIFT, state.owner[giver], giver, taker)


class TradeGift(Phase[SevenAges]):
    """Money for the other trading empire, one gift, no answer (SA-7.9). Frame: 2 giver, 3 taker."""

    key = "seven_ages-prompt-gift"
    rule = "SA-7.9"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """From nothing to everything."""
        return [GIVE[amount] for amount in range(state.money[state.frame(2)] + 1)]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Hand it over; what the other cannot hold is lost."""
        giver, taker, amount = state.frame(2), state.frame(3), GIVE.arg(move)
        state.money[giver] -= amount
        state.money[taker] = min(state.money[taker] + amount, MOST_MONEY)
        if amount:
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[giver]], "money": amount}
            told["other_empire"] = EMPIRE_KEYS[state.card_of[taker]]
            state.tell("seven_ages-gift", told, self.rule)
        state.pop()

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No more than there is."""
        return Message("seven_ages-no-gift", {"money": state.money[state.frame(2)]}, self.rule)
