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
    AIR_FORCE,
    BONUS,
    EVENT_CULTURE,
    INFANTRY,
    LEVEL,
    MAX_DRAW,
    MILITARY_KIND,
    NONE,
    PACT,
    TACTIC,
    TERRITORY,
    TYPE,
    TYPE_MASK,
    UNIT0,
    WAR0,
    cards_in,
)
from saecula.games.through_the_ages.conflict import open_borders
from saecula.games.through_the_ages.hands import hand_limit, has_deck
from saecula.games.through_the_ages.omens import omen
from saecula.games.through_the_ages.ratings import army_bonus, tactic_in_use
from saecula.games.through_the_ages.state import ARMS_OF, Ages

BONUS_WORTH: Final[list[float]] = [0.0, 1.8, 3.0, 4.0]  # by age
ONE_MORE: Final = 0.6  # how much a second bonus card counts beside the first, a third beside the second, ...
EVENT_WORTH: Final = 0.5  # of the culture for preparing it, and ...
SURE: Final = 0.4  # ... of what it would bring now
TERRITORY_WORTH: Final[list[float]] = [0.0, 1.1, 1.6, 2.0]  # by age: prepared, it may become a colony
EVENTS: Final = 2  # beyond which events in hand will hardly be prepared
TACTIC_WORTH: Final = 0.7  # of the strength it would add now ...
ANY_TACTIC: Final = 0.3  # ... and if it adds none ...
POSSIBLE: Final = 0.15  # ... with so much of what it would add to ...
RECRUITS: Final = 2  # ... so many more units of each type that can be built
ATTACK_WORTH: Final[list[float]] = [0.0, 0.8, 1.2, 1.6]  # by age, with a rival to attack ...
EDGE: Final = 0.15  # ... for each point of strength beyond the rival's ...
MOST_EDGE: Final = 4
NO_VICTIM: Final = 0.4  # ... and without one
PACT_WORTH: Final = 0.6
BEYOND: Final = 0.2  # what a card counts that is more than the limit of the hand
DRAWN: Final = 0.8  # what a card counts that is still to be drawn


def arms_worth(state: Ages, s: int) -> tuple[float, float]:
    """What the military cards in a hand are good for, and what those will add that are drawn at the end of the turn.

    Cards beyond the limit of the hand count little.
    """
    worths = _worths(state, s)
    in_hand = _kept(state, s, worths, 0)
    if not has_deck(state):
        return in_hand, 0.0
    before = _kept(state, s, worths, 1)  # one card can be played before the limit counts
    civ = state.civ[s]
    for _ in range(min(MAX_DRAW, civ.military_actions - civ.military_spent)):  # TA-8.8
        worths.append(DRAWN)
    return in_hand, _kept(state, s, worths, 1) - before


def _kept(state: Ages, s: int, worths: list[float], more: int) -> float:
    """What a hand is worth if only so many cards can be kept, and some more."""
    worths.sort(reverse=True)
    limit = hand_limit(state, s) + more
    total = 0.0
    for i in range(len(worths)):
        total += worths[i] if i < limit else BEYOND * worths[i]
    return total


def _worths(state: Ages, s: int) -> list[float]:
    """What each military card in a hand is good for."""
    worths: list[float] = []
    bonus = 1.0
    events: list[float] = []
    tactics: list[int] = []  # a second one of a kind is good for nothing
    for age in range(AGES - 1, 0, -1):  # the best bonus cards first
        for card in cards_in(state.cards[ARMS_OF + 4 * s + age], age):
            kind = MILITARY_KIND[card]
            type_ = TYPE[kind]
            if type_ == BONUS:
                worths.append(bonus * BONUS_WORTH[age])
                bonus *= ONE_MORE
            elif type_ <= TERRITORY:
                worth = EVENT_CULTURE[age] + SURE * omen(state, s, kind)
                events.append(TERRITORY_WORTH[age] if type_ == TERRITORY else EVENT_WORTH * max(0.0, worth))
            elif type_ == TACTIC:
                worths.append(_tactic_worth(state, s, kind) if kind not in tactics else 0.0)
                tactics.append(kind)
            elif type_ == PACT:
                worths.append(PACT_WORTH if state.players > 2 else 0.0)
            else:
                worths.append(_attack_worth(state, s, kind))
    events.sort(reverse=True)
    return worths + events[:EVENTS] + [0.0] * (len(events) - EVENTS)


def _tactic_worth(state: Ages, s: int, kind: int) -> float:
    """By what it would add to today's units, beside the tactics in use, or to some more that can be built."""
    civ = state.civ[s]
    now = tactic_in_use(state, s)
    bonus = army_bonus(civ.workers, UNIT0, now) if now != NONE else 0
    more = army_bonus(civ.workers, UNIT0, kind) - bonus
    if more > 0:
        return ANY_TACTIC + TACTIC_WORTH * more
    if civ.tactic != NO_CARD and LEVEL[kind] <= LEVEL[MILITARY_KIND[civ.tactic]]:
        return 0.0
    units = civ.workers.copy()
    for type_ in range(INFANTRY, AIR_FORCE):
        best = (civ.technologies & TYPE_MASK[type_]).bit_length() - 1
        if best >= 0:
            units[best] += RECRUITS
    return ANY_TACTIC + POSSIBLE * max(0, army_bonus(units, UNIT0, kind) - bonus)


def _attack_worth(state: Ages, s: int, kind: int) -> float:
    """By the strength of the weakest rival whom it can be played against."""
    civ = state.civ[s]
    edge = 0
    for t in range(state.seats):
        if not forbids_attack(state, s, kind, t) and attack_cost(state, kind, t) <= civ.military_actions:
            edge = max(edge, civ.strength + open_borders(state, s, t) - state.civ[t].strength)
    if edge <= 0:
        return NO_VICTIM
    worth = ATTACK_WORTH[LEVEL[kind]] + EDGE * min(edge, MOST_EDGE)
    return 0.5 * worth if kind >= WAR0 else worth
