"""TA-10.1 to 10.10 and TA-10.30 to 10.36: the political step: events, attacks, pacts."""

from __future__ import annotations

from saecula.games.through_the_ages.attacks import BREACH, announce, attack_cost, forbids_attack, targets
from saecula.games.through_the_ages.cards import COLUMBUS, POWERS
from saecula.games.through_the_ages.civilization import BY_PREPARING, COLUMBUS_USED, NO_CARD
from saecula.games.through_the_ages.colonies import begin_auction, gain_colony
from saecula.games.through_the_ages.components import (
    AGE_KEYS,
    AGGRESSION0,
    EVENT,
    EVENT0,
    EVENT_CARDS,
    EVENT_CULTURE,
    KEYS,
    LEVEL,
    MILITARY_KIND,
    PACT,
    PACT0,
    TERRITORY,
    TERRITORY0,
    TYPE,
    WAR,
)
from saecula.games.through_the_ages.events import resolve_event, reveal_current
from saecula.games.through_the_ages.hands import (
    card_in_hand,
    everyone_knows,
    kinds_in_hand,
    may_have_moved,
    out_of_hand,
)
from saecula.games.through_the_ages.military_tables import SYMMETRIC
from saecula.games.through_the_ages.payment import score_culture
from saecula.games.through_the_ages.phases import AIMING, ANSWER, SIDING
from saecula.games.through_the_ages.ratings import cards_changed, pacts_of
from saecula.games.through_the_ages.row import end_pact
from saecula.games.through_the_ages.state import ARMS_OF, FUTURE, ONE_ATTACKER, Ages, AgesPhase, arms_of
from saecula.games.through_the_ages.verbs import (
    ACCEPT,
    AIM,
    ATTACK,
    CANCEL,
    DISCOVER,
    DONE,
    OFFER,
    PREPARE,
    REFUSE,
    SIDE,
)
from saecula.kernel.message import Message


class Politics(AgesPhase):
    """One political action, or none (TA-10.1)."""

    key = "through_the_ages-prompt-politics"
    rule = "TA-10.1"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Events, attacks with a target, pacts with a partner, pacts to cancel, Columbus; or nothing."""
        offered: list[int] = []
        columbus = can_discover(state, seat)
        for kind in kinds_in_hand(state, seat):
            type_ = TYPE[kind]
            if type_ in (EVENT, TERRITORY):
                offered.append(PREPARE.base + kind - EVENT0)
                if type_ == TERRITORY and columbus:
                    offered.append(DISCOVER.base + kind - TERRITORY0)
            elif type_ < PACT:
                if targets(state, seat, kind):
                    offered.append(ATTACK.base + kind - AGGRESSION0)
            elif type_ == PACT and state.players > 2:
                offered.append(OFFER.base + kind - PACT0)
        if state.seats > 2:
            for owner in pacts_of(state, seat):
                move = CANCEL.base + MILITARY_KIND[state.civ[owner].pact] - PACT0
                if move not in offered:
                    offered.append(move)
        offered.append(DONE.base)
        return offered

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Do it, or go on to say against whom or with whom."""
        if move in PREPARE:
            state.pop()
            return_markers(state, seat, -1)
            prepare(state, seat, EVENT0 + PREPARE.arg(move))
        elif move in ATTACK:
            state.goto(AIMING, seat, AGGRESSION0 + ATTACK.arg(move))
        elif move in OFFER:
            state.goto(AIMING, seat, PACT0 + OFFER.arg(move))
        elif move in CANCEL:
            state.pop()
            state.undone += BREACH
            return_markers(state, seat, -1)
            kind = PACT0 + CANCEL.arg(move)
            for owner in pacts_of(state, seat):
                if MILITARY_KIND[state.civ[owner].pact] == kind:
                    end_pact(state, owner, "TA-10.32")
                    break
        elif move in DISCOVER:
            state.pop()
            return_markers(state, seat, -1)
            card = card_in_hand(state, seat, TERRITORY0 + DISCOVER.arg(move))
            out_of_hand(state, seat, card)
            everyone_knows(state, card)
            state.reveals += 1
            state.civ[seat].flags |= COLUMBUS_USED
            gain_colony(state, seat, card, True)
        else:
            state.pop()
            return_markers(state, seat, -1)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """The card is not there, or there is nobody to play it against."""
        return why_not_politics(state, seat, move)


def return_markers(state: Ages, s: int, target: int) -> None:
    """A player returns the markers of those it does not attack again (TA-14.2)."""
    if state.options[ONE_ATTACKER]:
        for t in range(state.seats):
            if t != target and state.civ[t].attacked_by == s:
                state.civ[t].attacked_by = -1


def can_discover(state: Ages, s: int) -> bool:
    """Whether Columbus can still turn a territory into a colony (TA-15.1)."""
    return bool(POWERS[state.civ[s].leader][COLUMBUS]) and not state.civ[s].flags & COLUMBUS_USED


def prepare(state: Ages, s: int, kind: int) -> None:
    """An event goes face down on Future Events; culture; the top Current Event is revealed (TA-10.10)."""
    age = LEVEL[kind]
    card = card_in_hand(state, s, kind)
    hand = state.cards[ARMS_OF + 4 * s + age]
    if hand & (hand - 1):  # the only card of its age can be told by its back
        may_have_moved(state, s, age, hand & EVENT_CARDS[age])
    out_of_hand(state, s, card)
    state.cards[FUTURE + age] |= 1 << (card & 63)
    state.civ[s].in_future += 1 << 4 * age
    points = score_culture(state, s, EVENT_CULTURE[age], BY_PREPARING)
    if state.log is not None:
        state.tell("through_the_ages-prepared", {"seat": s, "age": AGE_KEYS[age], "points": points}, "TA-10.10")
        state.tell("through_the_ages-you-prepared", {"seat": s, "card": KEYS[kind]}, "TA-10.10", 1 << s)
    revealed = reveal_current(state)
    if revealed != NO_CARD:
        if TYPE[MILITARY_KIND[revealed]] == TERRITORY:
            begin_auction(state)
        else:
            resolve_event(state)


class Aiming(AgesPhase):
    """Against whom, or to whom, the card just named is played (TA-10.20, TA-10.30, TA-10.50).

    Frame: 2 the card.
    """

    key = "through_the_ages-prompt-aim"
    rule = "TA-10.20"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any fitting rival."""
        kind = state.frame(2)
        if TYPE[kind] == PACT:
            return [AIM.base + t for t in range(state.seats) if t != seat and state.playing(t)]
        return [AIM.base + t for t in targets(state, seat, kind)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Announce the attack, or make the offer."""
        kind = state.frame(2)
        t = AIM.arg(move)
        if TYPE[kind] != PACT:
            state.pop()
            return_markers(state, seat, t)
            announce(state, seat, kind, t)
        elif SYMMETRIC[kind - PACT0]:
            offer_pact(state, seat, kind, t, 0)
        else:
            state.goto(SIDING, seat, kind, t)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Which card."""
        kind = state.frame(2)
        key = "through_the_ages-prompt-partner" if TYPE[kind] == PACT else self.key
        return Message(key, {"seat": seat, "card": KEYS[kind]}, "TA-10.30" if TYPE[kind] == PACT else self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Nobody there, protected, too expensive, or nothing to take."""
        kind = state.frame(2)
        if move not in AIM or TYPE[kind] == PACT:
            rule = "TA-10.30" if TYPE[kind] == PACT else self.rule
            return Message("through_the_ages-no-aim", {"card": KEYS[kind]}, rule)
        return why_not_attack(state, seat, kind, AIM.arg(move))


class Siding(AgesPhase):
    """Which side of the pact the offerer takes (TA-10.30).

    Frame: 2 the pact, 3 the partner.
    """

    key = "through_the_ages-prompt-side"
    rule = "TA-10.30"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """A or B."""
        return [SIDE.base, SIDE.base + 1]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Make the offer."""
        offer_pact(state, seat, state.frame(2), state.frame(3), SIDE.arg(move))

    def prompt(self, state: Ages, seat: int) -> Message:
        """With whom."""
        return Message(self.key, {"seat": seat, "card": KEYS[state.frame(2)], "other": state.frame(3)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """A or B."""
        return Message("through_the_ages-no-side", {}, self.rule)


def offer_pact(state: Ages, s: int, kind: int, t: int, side: int) -> None:
    """The card is shown to everybody; the partner answers."""
    return_markers(state, s, -1)
    everyone_knows(state, card_in_hand(state, s, kind))
    state.reveals += 1
    state.goto(ANSWER, t, kind, s, side)
    if state.log is not None:
        taken = "=" if SYMMETRIC[kind - PACT0] else "ab"[side]
        args: dict[str, object] = {"seat": s, "other": t, "card": KEYS[kind], "side": taken}
        state.tell("through_the_ages-offered", args, "TA-10.30")


class Answer(AgesPhase):
    """The partner accepts or refuses (TA-10.30, TA-10.31).

    Frame: 2 the pact, 3 who offers it, 4 that player's side.
    """

    key = "through_the_ages-prompt-answer"
    rule = "TA-10.30"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Yes or no."""
        return [ACCEPT.base, REFUSE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Refused, the card stays in hand, and everybody knows it; accepted, it lies before its owner."""
        kind, owner, side = state.frame(2), state.frame(3), state.frame(4)
        state.pop()
        args: dict[str, object] = {"seat": seat, "other": owner, "card": KEYS[kind]}
        if move in REFUSE:
            state.tell("through_the_ages-refused", args, "TA-10.30")
            return
        state.tell("through_the_ages-accepted", args, "TA-10.31")
        civ = state.civ[owner]
        if civ.pact != NO_CARD:
            end_pact(state, owner, "TA-10.31")
        card = card_in_hand(state, owner, kind)
        out_of_hand(state, owner, card)
        civ.pact = card
        state.pacts += 1
        civ.partner = seat
        civ.own_side = side
        cards_changed(state, owner)
        cards_changed(state, seat)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What is offered, and which side one would be on."""
        kind = state.frame(2)
        args: dict[str, object] = {
            "seat": seat,
            "other": state.frame(3),
            "card": KEYS[kind],
            "help": f"{KEYS[kind]}-help",
            "side": "=" if SYMMETRIC[kind - PACT0] else "ba"[state.frame(4)],
        }
        return Message(self.key, args, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Yes or no."""
        return Message("through_the_ages-no-answer", {}, self.rule)


def why_not_attack(state: Ages, s: int, kind: int, t: int) -> Message:
    """Why a rival cannot be attacked with a card."""
    rule = forbids_attack(state, s, kind, t)
    args: dict[str, object] = {"card": KEYS[kind], "other": t}
    if t >= state.seats or not state.playing(t) or t == s:
        return Message("through_the_ages-no-rival", {}, "TA-10.20")
    if rule:
        key = {
            "TA-15.17": "through_the_ages-no-gandhi",
            "TA-10.36": "through_the_ages-no-pact-attack",
            "TA-14.2": "through_the_ages-no-marker-left",
        }.get(rule, "through_the_ages-no-object")
        return Message(key, args, rule)
    left = state.civ[s].military_actions - state.civ[s].military_spent
    cost = attack_cost(state, kind, t)
    return Message("through_the_ages-no-military-actions", {"needed": cost, "left": left}, "TA-10.20")


def why_not_politics(state: Ages, seat: int, move: int) -> Message:
    """Why a political action is not possible."""
    if move in DISCOVER:
        kind = TERRITORY0 + DISCOVER.arg(move)
        if not can_discover(state, seat):
            return Message("through_the_ages-no-columbus", {}, "TA-15.1")
        return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-15.1")
    if move in CANCEL:
        return Message("through_the_ages-no-pact", {"card": KEYS[PACT0 + CANCEL.arg(move)]}, "TA-10.32")
    if move in PREPARE:
        return Message("through_the_ages-no-card", {"card": KEYS[EVENT0 + PREPARE.arg(move)]}, "TA-10.10")
    if move in OFFER:
        kind = PACT0 + OFFER.arg(move)
        if arms_of(state, seat, kind):
            return Message("through_the_ages-no-pacts-two", {}, "TA-10.60")
        return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-10.30")
    if move in ATTACK:
        kind = AGGRESSION0 + ATTACK.arg(move)
        rule = "TA-10.50" if TYPE[kind] == WAR else "TA-10.20"
        if not arms_of(state, seat, kind):
            return Message("through_the_ages-no-card", {"card": KEYS[kind]}, rule)
        return Message("through_the_ages-no-target", {"card": KEYS[kind]}, rule)
    return Message("through_the_ages-no-politics", {}, "TA-10.1")
