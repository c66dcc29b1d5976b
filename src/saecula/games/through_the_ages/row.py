"""TA-4 and TA-12: the card row, taking cards from it, and the end of an age when a civil deck runs out."""

from __future__ import annotations

from saecula.games.through_the_ages.cards import HAND_CIVIL, TAKE_SCIENCE, WONDER_LESS
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    ACTION,
    AGE_KEYS,
    CIVIL_CARDS,
    CIVIL_KIND,
    CLEARED,
    KEYS,
    LAST_AGE,
    LEADER,
    LEVEL,
    MILITARY_KIND,
    NONE,
    ROW,
    ROW_COST,
    TYPE,
    WONDER,
    WONDER_SURCHARGE,
    YELLOW_LOST,
    count,
)
from saecula.games.through_the_ages.hands import pick, to_pile, weaken_proof
from saecula.games.through_the_ages.payment import score_science, yellow_tokens
from saecula.games.through_the_ages.ratings import cards_changed, power
from saecula.games.through_the_ages.state import (
    ADVANCED,
    AGE_BY_AGE,
    ARMS_OF,
    BONUS_MODE,
    BONUSES,
    BOX,
    CIVIL_DECK,
    CIVIL_GONE,
    DECK,
    FRESH,
    FULL,
    HAND_OF,
    HIDDEN,
    PILE,
    PLAY_OF,
    VERSION,
    Ages,
    civil_cards_of,
)
from saecula.kernel.message import Message

# ---------------------------------------------------------------------------------------------------- the card-row step


def occupied(state: Ages) -> int:
    """The first positions of the row, as many as are ever cleared: a mask of those with a card."""
    found = 0
    for i in range(max(CLEARED)):
        if state.row[i] != NO_CARD:
            found |= 1 << i
    return found


def card_row_step(state: Ages, done: int = 0, before: int = 0) -> None:
    """Clear the first positions, slide, fill (TA-4.1).

    A player who has just resigned may have cleared `done` positions in their place, of a row that had cards at the
    positions `before`; then only the rest is cleared (TA-10.60).
    """
    row = state.row
    positions = CLEARED[state.players]
    if done:
        positions = count(before & ((1 << positions) - 1) >> done << done)
    for i in range(positions):
        if row[i] != NO_CARD:
            if state.log is not None:
                state.tell("through_the_ages-row-cleared", {"card": KEYS[CIVIL_KIND[row[i]]]}, "TA-4.1")
            state.cards[CIVIL_GONE + (row[i] >> 6)] |= 1 << (row[i] & 63)
            row[i] = NO_CARD
    fill(state)
    if state.age == 0:  # TA-4.2: the rest of civil A goes, and Age I begins
        end_age(state)


def fill(state: Ages) -> None:
    """Slide the cards left and fill the row from the civil deck (TA-4.1 steps 2 and 3, TA-4.3)."""
    lying = [card for card in state.row if card != NO_CARD]
    n = len(lying)
    while n < ROW:
        if state.age > LAST_AGE[state.options[VERSION]]:
            break
        deck = state.cards[CIVIL_DECK + state.age]
        if not deck:
            end_age(state)
            continue
        bit = pick(state, deck)
        state.cards[CIVIL_DECK + state.age] = deck ^ bit
        lying.append(64 * state.age + bit.bit_length() - 1)
        n += 1
        if deck == bit and (state.age or n < ROW):  # the last card; civil A may also be used up exactly
            end_age(state)
    state.row = lying + [NO_CARD] * (ROW - n)


# ---------------------------------------------------------------------------------------------------------- take a card


def take_cost(state: Ages, s: int, position: int) -> int:
    """Civil actions for a card of the row (TA-4.4, TA-4.6)."""
    card = state.row[position]
    cost = ROW_COST[position]
    if card != NO_CARD and TYPE[CIVIL_KIND[card]] == WONDER:
        cost += WONDER_SURCHARGE * count(state.civ[s].wonders) - power(state, s, WONDER_LESS)
    return max(0, cost)


def civil_limit(state: Ages, s: int) -> int:
    """How many civil cards may be held for another one to be taken (TA-4.9)."""
    return state.civ[s].civil_actions + power(state, s, HAND_CIVIL)


def takable(state: Ages, s: int, budget: int) -> list[int]:
    """The positions from which a player may take a card for this many civil actions (TA-4.4 to 4.9)."""
    found: list[int] = []
    civ = state.civ[s]
    row = state.row
    room = civ.hand < civil_limit(state, s)
    surcharge = -power(state, s, WONDER_LESS)
    if civ.wonders:
        surcharge += WONDER_SURCHARGE * count(civ.wonders)
    if not room and civ.wonder != NONE:
        return found
    for i in range(ROW):
        card = row[i]
        if card < 0:
            continue
        cost = ROW_COST[i]
        if cost > budget and surcharge >= 0:
            break  # costs rise along the row
        kind = CIVIL_KIND[card]
        type_ = TYPE[kind]
        if type_ == WONDER:
            if civ.wonder == NONE and cost + surcharge <= budget:
                found.append(i)
        elif cost <= budget and room:
            if type_ < LEADER:
                age = card >> 6
                if not civ.technologies >> kind & 1 and not state.cards[HAND_OF + 4 * s + age] & CIVIL_CARDS[kind]:
                    found.append(i)
            elif type_ == ACTION or not civ.led >> (card >> 6) & 1:
                found.append(i)
    return found


def take(state: Ages, s: int, position: int) -> None:
    """Take a card: a wonder before one, everything else to hand. The caller handles its cost."""
    card = state.row[position]
    state.row[position] = NO_CARD
    kind = CIVIL_KIND[card]
    age = card >> 6
    bit = 1 << (card & 63)
    civ = state.civ[s]
    if state.log is not None:
        state.tell("through_the_ages-took", {"seat": s, "card": KEYS[kind]}, "TA-4.4")
    if TYPE[kind] == WONDER:
        civ.wonder = kind
        state.cards[PLAY_OF + 4 * s + age] |= bit
        return
    state.cards[HAND_OF + 4 * s + age] |= bit
    civ.hand += 1
    if s == state.active:
        state.cards[FRESH + age] |= bit
    if TYPE[kind] == LEADER:
        civ.led |= 1 << age
    elif TYPE[kind] < LEADER:
        points = power(state, s, TAKE_SCIENCE)
        if points:
            score_science(state, s, points)


def taking_barred(state: Ages, s: int, position: int) -> str:
    """The rule that keeps a player from taking a card of the row, whatever the price; "" if there is none."""
    card = state.row[position]
    if card == NO_CARD:
        return "TA-4.4"
    kind = CIVIL_KIND[card]
    type_ = TYPE[kind]
    civ = state.civ[s]
    if type_ == WONDER:
        return "" if civ.wonder == NONE else "TA-4.6"
    if type_ == LEADER and civ.led >> LEVEL[kind] & 1:
        return "TA-4.5"
    if type_ < LEADER and (civ.technologies >> kind & 1 or civil_cards_of(state, s, kind)):
        return "TA-4.8"
    return "" if civ.hand < civil_limit(state, s) else "TA-4.9"


def why_not_take(state: Ages, s: int, position: int, budget: int) -> Message:
    """Why a card of the row cannot be taken."""
    card = state.row[position]
    rule = taking_barred(state, s, position)
    if card == NO_CARD:
        return Message("through_the_ages-no-card-there", {"position": position + 1}, rule)
    kind = CIVIL_KIND[card]
    civ = state.civ[s]
    if rule == "TA-4.6":
        return Message("through_the_ages-no-second-wonder", {"card": KEYS[civ.wonder]}, rule)
    if rule == "TA-4.5":
        return Message("through_the_ages-no-second-leader", {"age": AGE_KEYS[LEVEL[kind]]}, rule)
    if rule == "TA-4.8":
        in_play = civ.technologies >> kind & 1
        key = "through_the_ages-no-take-in-play" if in_play else "through_the_ages-no-take-in-hand"
        return Message(key, {"card": KEYS[kind]}, rule)
    if rule == "TA-4.9":
        return Message("through_the_ages-no-room", {"cards": civil_limit(state, s)}, rule)
    cost = take_cost(state, s, position)
    return Message("through_the_ages-no-civil-actions", {"needed": cost, "left": budget}, "TA-4.4")


# -------------------------------------------------------------------------------------------------------- end of an age


def end_age(state: Ages) -> None:
    """The age ends: obsolete cards, yellow tokens, new decks (TA-12). Nobody has to choose anything."""
    old = state.age
    version = state.options[VERSION]
    if old >= 1 and version >= ADVANCED:
        for s in range(state.seats):
            if state.playing(s):
                make_obsolete(state, s, old - 1)
        if version == FULL:
            for s in range(state.seats):
                if state.playing(s):
                    yellow_tokens(state, s, -YELLOW_LOST[old])
    for zone in (DECK, PILE):  # TA-12.4: the old deck and pile leave the game
        state.cards[BOX + old] |= state.cards[zone + old]
        state.cards[zone + old] = 0
    state.cards[CIVIL_GONE + old] |= state.cards[CIVIL_DECK + old]
    state.cards[CIVIL_DECK + old] = 0
    state.age = old + 1
    state.tell("through_the_ages-age-begins", {"age": AGE_KEYS[state.age]}, "TA-12.1")
    if old >= 1:
        reveal_bonus(state)
    if old == LAST_AGE[version]:  # TA-13.1 to 13.3
        extra = version == FULL and state.active != state.first
        state.last_round = state.round + 1 if extra else state.round
        state.tell("through_the_ages-last-round", {"now": 0 if extra else 1}, "TA-13.3")


def make_obsolete(state: Ages, s: int, age: int) -> None:
    """A player's cards of an age become obsolete (TA-12.2)."""
    civ = state.civ[s]
    hand = state.cards[HAND_OF + 4 * s + age]
    state.cards[CIVIL_GONE + age] |= hand
    state.cards[HAND_OF + 4 * s + age] = 0
    state.cards[FRESH + age] = 0
    civ.hand -= count(hand)
    arms = state.cards[ARMS_OF + 4 * s + age]
    if arms:
        state.cards[BOX + age] |= arms
        state.cards[ARMS_OF + 4 * s + age] = 0
        civ.arms -= count(arms)
        weaken_proof(state, s, age, count(arms))
    if hand or arms:
        lost: dict[str, object] = {"seat": s, "civil": count(hand), "military": count(arms)}
        state.tell("through_the_ages-obsolete-hand", lost, "TA-12.2")
    if civ.leader != NONE and LEVEL[civ.leader] == age:
        drop_leader(state, s, "TA-12.2")
    if civ.wonder != NONE and LEVEL[civ.wonder] == age:
        drop_wonder(state, s, "TA-12.2")
    if civ.pact != NO_CARD and civ.pact >> 6 == age:
        end_pact(state, s, "TA-10.35")


def leave_play(state: Ages, s: int, kind: int) -> None:
    """A civil card in play is discarded for good (TA-7.6). The caller updates the ratings."""
    place = PLAY_OF + 4 * s + LEVEL[kind]
    card = state.cards[place] & CIVIL_CARDS[kind]
    state.cards[place] ^= card
    state.cards[CIVIL_GONE + LEVEL[kind]] |= card


def drop_leader(state: Ages, s: int, rule: str) -> None:
    """A leader is discarded, and his effects end (TA-7.1)."""
    kind = state.civ[s].leader
    leave_play(state, s, kind)
    state.civ[s].leader = NONE
    cards_changed(state, s)
    if state.log is not None:
        state.tell("through_the_ages-leader-gone", {"seat": s, "card": KEYS[kind]}, rule)


def drop_wonder(state: Ages, s: int, rule: str) -> None:
    """A wonder under construction is discarded; its blue tokens go back to the bank (TA-12.2, TA-10.20)."""
    civ = state.civ[s]
    kind = civ.wonder
    leave_play(state, s, kind)
    civ.wonder = NONE
    civ.blue_bank += civ.stages_built
    civ.stages_built = 0
    if state.log is not None:
        state.tell("through_the_ages-wonder-gone", {"seat": s, "card": KEYS[kind]}, rule)


def end_pact(state: Ages, owner: int, rule: str) -> None:
    """A pact is discarded and ends at once (TA-10.32)."""
    civ = state.civ[owner]
    card = civ.pact
    partner = civ.partner
    to_pile(state, card)
    civ.pact = NO_CARD
    civ.partner = -1
    state.pacts -= 1
    for s in (owner, partner):
        if state.playing(s):
            cards_changed(state, s)
    if state.log is not None:
        args: dict[str, object] = {"seat": owner, "other": partner, "card": KEYS[MILITARY_KIND[card]]}
        state.tell("through_the_ages-pact-ended", args, rule)


def reveal_bonus(state: Ages) -> None:
    """Bonus cards age by age: turn up the next one (TA-14.5)."""
    if state.options[BONUS_MODE] == AGE_BY_AGE and state.cards[HIDDEN + 3]:
        bit = pick(state, state.cards[HIDDEN + 3])
        state.cards[HIDDEN + 3] ^= bit
        state.cards[BONUSES + 3] |= bit
        if state.log is not None:
            kind = MILITARY_KIND[192 + bit.bit_length() - 1]
            state.tell("through_the_ages-bonus-revealed", {"card": KEYS[kind]}, "TA-14.5")
