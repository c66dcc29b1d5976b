"""TA-10.11 to 10.14: new territories, bids for them, and colonies."""

from __future__ import annotations

from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.cards import BONUS_EXTRA
from saecula.games.through_the_ages.civilization import BY_COLONIES, NO_CARD
from saecula.games.through_the_ages.components import (
    AGES,
    BONUS0,
    BONUS_CARDS,
    KEYS,
    KINDS,
    MILITARY_KIND,
    SLOTS,
    TERRITORY0,
    UNIT0,
    UNITS,
    cards_in,
)
from saecula.games.through_the_ages.events import renew_events
from saecula.games.through_the_ages.hands import card_in_hand, draw, out_of_hand, to_pile
from saecula.games.through_the_ages.military_tables import COLONIZATION_VALUE
from saecula.games.through_the_ages.payment import (
    blue_tokens,
    gain,
    grow,
    score_science,
    scored,
    told,
    yellow_tokens,
)
from saecula.games.through_the_ages.phases import BIDDING, COLONIZING
from saecula.games.through_the_ages.ratings import cards_changed, power, put, rate, sacrifice_value
from saecula.games.through_the_ages.state import ARMS_OF, COLONIES_OF, PAST, Ages, AgesPhase, arms_of
from saecula.games.through_the_ages.verbs import BID, DONE, MAX_BID, SACRIFICE, SPEND
from saecula.kernel.message import Message

# -------------------------------------------------------------------------------------------------------------- bidding


def has_units(state: Ages, s: int) -> bool:
    """Whether a player has a unit to send."""
    workers = state.civ[s].workers
    for k in range(UNIT0, SLOTS):
        if workers[k]:
            return True
    return False


def open_value(state: Ages, s: int) -> int:
    """What everybody can see that a player could pay: all units, and permanent bonuses (TA-10.12)."""
    return sacrifice_value(state, s, state.civ[s].workers, UNIT0) + state.civ[s].colonization


def hand_value(state: Ages, s: int) -> int:
    """What the bonus cards in hand are worth in colonization."""
    extra = power(state, s, BONUS_EXTRA)
    value = 0
    for age in range(AGES):
        for card in cards_in(state.cards[ARMS_OF + 4 * s + age] & BONUS_CARDS[age], age):
            value += COLONIZATION_VALUE[MILITARY_KIND[card] - BONUS0] + extra
    return value


def begin_auction(state: Ages) -> None:
    """Bidding starts with the player in turn (TA-10.11); nobody can send units in the last round (TA-13.7)."""
    bidders = 0
    first = -1
    for s in state.clockwise(state.active):
        state.civ[s].bid = 0
        if has_units(state, s) and not state.final:
            bidders |= 1 << s
            if first < 0:
                first = s
    if not bidders:
        unclaimed(state)
    else:
        state.push(BIDDING, first, 0, -1, bidders)


def unclaimed(state: Ages) -> None:
    """Nobody wants the territory: it goes to Past Events."""
    state.tell("through_the_ages-unclaimed", {"card": KEYS[MILITARY_KIND[state.event]]}, "TA-10.11")
    state.cards[PAST + (state.event >> 6)] |= 1 << (state.event & 63)
    state.event = NO_CARD
    renew_events(state)


class Bidding(AgesPhase):
    """Bids for a territory, clockwise; whoever passes is out (TA-10.11, TA-10.12).

    Frame: 2 the highest bid, 3 who made it (-1 nobody), 4 the mask of those who have not passed.
    """

    key = "through_the_ages-prompt-bid"
    rule = "TA-10.11"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any higher bid that can be paid; or pass."""
        most = min(MAX_BID, open_value(state, seat) + hand_value(state, seat))
        return [BID.base + n - 1 for n in range(state.frame(2) + 1, most + 1)] + [DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Note the bid, or drop out; go on to the next, or end it."""
        mask = state.frame(4)
        if move in BID:
            bid = 1 + BID.arg(move)
            state.set_frame(2, bid)
            state.set_frame(3, seat)
            prove(state, seat, bid)
            state.tell("through_the_ages-bid", {"seat": seat, "bid": bid}, self.rule)
        else:
            mask &= ~(1 << seat)
            state.set_frame(4, mask)
            state.tell("through_the_ages-passed", {"seat": seat}, self.rule)
        bidder = state.frame(3)
        if not mask or mask == (1 << bidder if bidder >= 0 else -1):
            bid = state.frame(2)
            state.pop()
            if bidder < 0:
                unclaimed(state)
            else:
                state.attacker = bidder
                state.push(COLONIZING, bidder, bid)
            return
        s = state.next_seat(seat)
        while not mask >> s & 1:
            s = state.next_seat(s)
        state.set_frame(1, s)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Which territory, and the bid to beat."""
        args: dict[str, object] = {"seat": seat, "bid": state.frame(2), "card": KEYS[MILITARY_KIND[state.event]]}
        return Message(self.key, args, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Too low, or more than can be paid."""
        if move in BID:
            if 1 + BID.arg(move) <= state.frame(2):
                return Message("through_the_ages-no-bid-low", {"bid": state.frame(2)}, self.rule)
            most = open_value(state, seat) + hand_value(state, seat)
            return Message("through_the_ages-no-bid-high", {"most": most}, "TA-10.12")
        return Message("through_the_ages-no-bidding", {}, self.rule)


def prove(state: Ages, s: int, bid: int) -> None:
    """A bid shows what the hand must be worth (TA-10.12): a determinized copy keeps to it."""
    civ = state.civ[s]
    civ.bid = bid
    need = bid - open_value(state, s)
    if need > civ.proof:
        civ.proof = need
        civ.proof_extra = power(state, s, BONUS_EXTRA)


# ----------------------------------------------------------------------------------------------------------- colonizing


def spend_bonus(state: Ages, s: int, kind: int, rule: str) -> None:
    """A bonus card is played for all to see and discarded."""
    card = card_in_hand(state, s, kind)
    out_of_hand(state, s, card)
    to_pile(state, card)
    state.reveals += 1
    civ = state.civ[s]
    worth = COLONIZATION_VALUE[kind - BONUS0] + civ.proof_extra
    civ.proof = max(0, civ.proof - worth)
    if state.log is not None:
        state.tell("through_the_ages-spent", {"seat": s, "card": KEYS[kind]}, rule)


def send_away(state: Ages, s: int, base: int) -> None:
    """Sacrificed units go back to the yellow bank (TA-10.13, TA-10.26)."""
    for k in range(UNIT0, SLOTS):
        n = state.sacrificed[base + k - UNIT0]
        if n:
            put(state, s, k, -n)
            state.civ[s].yellow_bank += n
            state.sacrificed[base + k - UNIT0] = 0
    rate(state, s)


def can_sacrifice(state: Ages, s: int, base: int) -> list[int]:
    """A move for each kind of unit of which one is left to sacrifice."""
    found: list[int] = []
    for k in range(UNIT0, SLOTS):
        if state.civ[s].workers[k] > state.sacrificed[base + k - UNIT0]:
            found.append(SACRIFICE.base + k - UNIT0)
    return found


def bonus_moves(state: Ages, s: int) -> list[int]:
    """A move for each kind of bonus card in hand."""
    return [SPEND.base + k - BONUS0 for k in range(BONUS0, KINDS) if arms_of(state, s, k)]


class Colonizing(AgesPhase):
    """The winner chooses what to pay the bid with: at least one unit (TA-10.13).

    Frame: 2 the bid.
    """

    key = "through_the_ages-prompt-colonize"
    rule = "TA-10.13"

    def paid(self, state: Ages, seat: int) -> int:
        """What has been put up so far."""
        return sacrifice_value(state, seat, state.sacrificed, 0) + state.civ[seat].colonization + state.spent_defence

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Another unit or bonus card; done when the bid is reached."""
        offered = can_sacrifice(state, seat, 0) + bonus_moves(state, seat)
        if sum(state.sacrificed[:UNITS]) and self.paid(state, seat) >= state.frame(2):
            offered.append(DONE.base)
        return offered

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Put it up; or the colony is taken."""
        if move in SACRIFICE:
            state.sacrificed[SACRIFICE.arg(move)] += 1
            if state.log is not None:
                state.tell(
                    "through_the_ages-sacrificed", {"seat": seat, "card": KEYS[UNIT0 + SACRIFICE.arg(move)]}, self.rule
                )
        elif move in SPEND:
            kind = BONUS0 + SPEND.arg(move)
            state.spent_defence += COLONIZATION_VALUE[kind - BONUS0] + power(state, seat, BONUS_EXTRA)
            spend_bonus(state, seat, kind, self.rule)
        else:
            state.pop()
            send_away(state, seat, 0)
            state.attacker = -1
            state.spent_defence = 0
            card = state.event
            state.event = NO_CARD
            gain_colony(state, seat, card, True)
            renew_events(state)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What is missing."""
        left = max(0, state.frame(2) - self.paid(state, seat))
        return Message(self.key, {"seat": seat, "bid": state.frame(2), "left": left}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """No such unit or card; or the bid is not reached yet."""
        if move in SACRIFICE:
            return Message("through_the_ages-no-unit", {"card": KEYS[UNIT0 + SACRIFICE.arg(move)]}, self.rule)
        if move in SPEND:
            return Message("through_the_ages-no-card", {"card": KEYS[BONUS0 + SPEND.arg(move)]}, self.rule)
        return Message("through_the_ages-no-paid", {"bid": state.frame(2)}, self.rule)


def gain_colony(state: Ages, s: int, card: int, once: bool) -> None:
    """A territory becomes a colony: tokens from the box first, then what it brings once (TA-10.14)."""
    state.cards[COLONIES_OF + 4 * s + (card >> 6)] |= 1 << (card & 63)
    kind = MILITARY_KIND[card]
    colony = kind - TERRITORY0
    yellow_tokens(state, s, mil.COLONY_YELLOW[colony])
    blue_tokens(state, s, mil.COLONY_BLUE[colony])
    cards_changed(state, s)
    if state.log is not None:
        state.tell("through_the_ages-colonized", {"seat": s, "card": KEYS[kind]}, "TA-10.14")
    if not once:
        return
    told(state, "science", s, score_science(state, s, mil.COLONY_SCIENCE[colony]), "TA-10.14")
    scored(state, s, mil.COLONY_CULTURE_ONCE[colony], BY_COLONIES, "TA-10.14")
    told(state, "food", s, gain(state, s, mil.COLONY_FOOD[colony], True), "TA-10.14")
    told(state, "resources", s, gain(state, s, mil.COLONY_RESOURCES[colony], False), "TA-10.14")
    told(state, "population", s, grow(state, s, mil.COLONY_POPULATION[colony]), "TA-10.14")
    if mil.COLONY_DRAW[colony]:
        draw(state, s, mil.COLONY_DRAW[colony], "TA-8.13")
