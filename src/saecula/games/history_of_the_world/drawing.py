"""HW-3: the Empires of an Epoch are drawn, kept or given away."""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import EMPIRE_KEYS, STRENGTH
from saecula.games.history_of_the_world.components import CALLS, NONE
from saecula.games.history_of_the_world.state import CALLING, DRAWING, GIVE, KEEP, History, replaced
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def begin_epoch(state: History) -> None:
    """The next Epoch: its draw order (HW-3.1, HW-3.2), and a full deck."""
    state.epoch += 1
    state.order = first_order(state) if state.epoch == 1 else later_order(state)
    state.draws = 0
    state.drawn_card = NONE
    state.holder = [NONE] * CALLS
    state.known = [0] * CALLS
    state.giver = [NONE] * state.seats
    state.call = 0
    state.made = [NONE] * CALLS
    state.story = state.story + [0] * state.seats
    order: list[object] = list(state.order)
    state.tell("history_of_the_world-epoch", {"epoch": state.epoch, "seats": order}, "HW-3.2")
    state.clear_stack()
    state.push(DRAWING, state.order[0])


def first_order(state: History) -> list[int]:
    """HW-3.1: everybody rolls two dice; the highest draws first, then clockwise. Ties roll again."""
    rolling = list(range(state.seats))
    while len(rolling) > 1:
        totals: list[int] = []
        for seat in rolling:
            number = state.roll(36)
            one, other = number % 6 + 1, number // 6 + 1
            totals.append(one + other)
            dice: list[object] = [one, other]
            state.tell("history_of_the_world-rolled-order", {"seat": seat, "dice": dice}, "HW-3.1")
        rolling = [seat for i, seat in enumerate(rolling) if totals[i] == max(totals)]
    return [(rolling[0] + i) % state.seats for i in range(state.seats)]


def later_order(state: History) -> list[int]:
    """HW-3.2: fewest points first; then the weaker Empire just played; then the one that came earlier."""
    marks = [[state.score[s], STRENGTH[state.latest[s]], state.latest[s], s] for s in range(state.seats)]
    marks.sort()
    return [mark[3] for mark in marks]


def holders(state: History) -> int:
    """The seats that hold a card of this Epoch."""
    mask = 0
    for seat in state.holder:
        if seat != NONE:
            mask |= 1 << seat
    return mask


class Drawing(Phase[History]):
    """Draw the top card, look at it, keep it or give it away (HW-3.3, HW-3.4).

    The deck is kept as a set; which card comes is decided when it is drawn.
    """

    key = "history_of_the_world-prompt-draw"
    rule = "HW-3.4"

    def step(self, state: History) -> bool:
        """Draw for the next player; when all have drawn, everybody looks at their own card (HW-3.5, HW-3.8)."""
        if state.drawn_card != NONE:
            return False
        if state.draws == state.seats:
            hand_out(state)
            state.goto(CALLING, state.order[0])
            return True
        seat = state.order[state.draws]
        deck = [card for card in range(CALLS) if state.holder[card] == NONE]
        card = deck[state.roll(len(deck))]
        state.drawn_card = card
        state.known = replaced(state.known, card, 1 << seat)
        state.goto(DRAWING, seat)
        if state.log is not None:
            empire = EMPIRE_KEYS[(state.epoch - 1) * CALLS + card]
            state.tell("history_of_the_world-drew", {"seat": seat, "empire": empire}, "HW-3.3", 1 << seat)
        return True

    def legal(self, state: History, seat: int) -> list[int]:
        """Keep it, if the player has none; or give it to somebody who has none."""
        served = holders(state)
        offered = [] if served >> seat & 1 else [KEEP.base]
        for other in range(state.seats):
            if other != seat and not served >> other & 1:
                offered.append(GIVE.base + other)
        return offered

    def play(self, state: History, seat: int, move: int) -> None:
        """The card has its owner."""
        to = seat if move in KEEP else GIVE.arg(move)
        state.holder = replaced(state.holder, state.drawn_card, to)
        state.giver = replaced(state.giver, to, seat)
        state.drawn_card = NONE
        state.draws += 1
        if to == seat:
            if state.log is not None:
                state.tell("history_of_the_world-kept", {"seat": seat}, self.rule)
        else:
            if state.log is not None:
                state.tell("history_of_the_world-gave", {"seat": seat, "other": to}, self.rule)

    def prompt(self, state: History, seat: int) -> Message:
        """Which card, and whether it can be kept."""
        key = "history_of_the_world-prompt-give" if seat in state.holder else self.key
        empire = EMPIRE_KEYS[(state.epoch - 1) * CALLS + state.drawn_card]
        return Message(key, {"seat": seat, "empire": empire}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Nobody may hold two cards."""
        if move in KEEP:
            return Message("history_of_the_world-no-keep", {}, self.rule)
        if move in GIVE:
            other = GIVE.arg(move)
            if other == seat or other >= state.seats:
                return Message("history_of_the_world-no-give-there", {}, self.rule)
            return Message("history_of_the_world-no-give-twice", {"other": other}, self.rule)
        return Message("history_of_the_world-no-drawing", {}, self.rule)


def hand_out(state: History) -> None:
    """HW-3.8: everybody looks at their own card at the same moment."""
    known = state.known.copy()
    for card in range(CALLS):
        seat = state.holder[card]
        if seat == NONE:
            continue
        news = not known[card] >> seat & 1
        known[card] |= 1 << seat
        if state.log is not None and news:
            empire = EMPIRE_KEYS[(state.epoch - 1) * CALLS + card]
            state.tell("history_of_the_world-looked", {"seat": seat, "empire": empire}, "HW-3.5", 1 << seat)
    state.known = known
    state.reveals += 1
