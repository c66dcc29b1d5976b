"""What the military cards in a hand are good for: features of a position for outlook.py, in culture points.

Without it all of them would count alike: a bonus card would be spent where none is needed, and an aggression that
cannot succeed would cost nothing.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.attacks import attack_cost, forbids_attack
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    AGES,
    BONUS,
    EVENT_CULTURE,
    LEVEL,
    MAX_DRAW,
    MILITARY_KIND,
    NONE,
    PACT,
    TACTIC,
    TERRITORY,
    TYPE,
    UNIT0,
    WAR0,
)
from saecula.games.through_the_ages.hands import hand_limit, has_deck
from saecula.games.through_the_ages.ratings import army_bonus, tactic_in_use
from saecula.games.through_the_ages.state import ARMS_OF, Ages

BONUS_WORTH: Final[list[float]] = [0.0, 1.8, 3.0, 4.0]  # by age
ONE_MORE: Final = 0.6  # how much a second bonus card counts beside the first, a third beside the second, ...
EVENT_WORTH: Final = 0.5  # of the culture for preparing it
EVENTS: Final = 2  # beyond which events in hand will hardly be prepared
TACTIC_WORTH: Final = 0.7  # of the strength it would add now ...
ANY_TACTIC: Final = 0.5  # ... and if it adds none
ATTACK_WORTH: Final[list[float]] = [0.0, 1.8, 2.6, 3.4]  # by age, with a rival to attack ...
EDGE: Final = 0.3  # ... for each point of strength beyond the rival's ...
MOST_EDGE: Final = 4
NO_VICTIM: Final = 0.4  # ... and without one
PACT_WORTH: Final = 0.6
BEYOND: Final = 0.2  # what a card counts that is more than the limit of the hand
DRAWN: Final = 0.8  # what a card counts that is still to be drawn


def hand_worth(state: Ages, s: int) -> float:
    """What the military cards in a hand are good for; those beyond the limit of the hand count little."""
    worths: list[float] = []
    bonus = 1.0
    events = 0
    for age in range(AGES - 1, 0, -1):  # the best bonus cards first
        rest = state.cards[ARMS_OF + 4 * s + age]
        while rest:
            low = rest & -rest
            rest ^= low
            kind = MILITARY_KIND[64 * age + low.bit_length() - 1]
            type_ = TYPE[kind]
            if type_ == BONUS:
                worths.append(bonus * BONUS_WORTH[age])
                bonus *= ONE_MORE
            elif type_ <= TERRITORY:
                events += 1
                worths.append(EVENT_WORTH * EVENT_CULTURE[age] if events <= EVENTS else 0.0)
            elif type_ == TACTIC:
                worths.append(_tactic_worth(state, s, kind))
            elif type_ == PACT:
                worths.append(PACT_WORTH if state.players > 2 else 0.0)
            else:
                worths.append(_attack_worth(state, s, kind))
    worths.sort(reverse=True)
    limit = hand_limit(state, s)
    total = 0.0
    for i in range(len(worths)):
        total += worths[i] if i < limit else BEYOND * worths[i]
    return total


def draw_worth(state: Ages, s: int) -> float:
    """What the cards will be worth that are drawn at the end of the turn for unused military actions (TA-8.8)."""
    if not has_deck(state):
        return 0.0
    civ = state.civ[s]
    drawn = max(0, min(MAX_DRAW, civ.military_actions - civ.military_spent))
    room = max(0, min(drawn, hand_limit(state, s) + 1 - civ.arms))  # one of them can be played before the limit counts
    return DRAWN * (room + BEYOND * (drawn - room))


def _tactic_worth(state: Ages, s: int, kind: int) -> float:
    """By what it would add to today's units, beside the tactics in use."""
    units = state.civ[s].workers
    now = tactic_in_use(state, s)
    more = army_bonus(units, UNIT0, kind) - (army_bonus(units, UNIT0, now) if now != NONE else 0)
    if more > 0:
        return ANY_TACTIC + TACTIC_WORTH * more
    newer = state.civ[s].tactic == NO_CARD or LEVEL[kind] > LEVEL[MILITARY_KIND[state.civ[s].tactic]]
    return ANY_TACTIC if newer else 0.0


def _attack_worth(state: Ages, s: int, kind: int) -> float:
    """By the strength of the weakest rival whom it can be played against."""
    civ = state.civ[s]
    edge = 0
    for t in range(state.seats):
        if not forbids_attack(state, s, kind, t) and attack_cost(state, kind, t) <= civ.military_actions:
            edge = max(edge, civ.strength - state.civ[t].strength)
    if edge <= 0:
        return NO_VICTIM
    worth = ATTACK_WORTH[LEVEL[kind]] + EDGE * min(edge, MOST_EDGE)
    return 0.5 * worth if kind >= WAR0 else worth
