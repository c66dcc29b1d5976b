"""TA-10.20 and TA-10.50: whom a player may attack, what it costs, and how an attack is announced."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.cards import ATTACK_FACTOR, ATTACKED_CULTURE, NO_ATTACKS, POWERS, URBAN_MASK
from saecula.games.through_the_ages.civilization import BY_CARDS
from saecula.games.through_the_ages.components import AGGRESSION0, KEYS, LEVEL, MILITARY_KIND, NONE, PACT0, WAR0
from saecula.games.through_the_ages.hands import card_in_hand, out_of_hand
from saecula.games.through_the_ages.losses import colonies_of, with_workers
from saecula.games.through_the_ages.military_tables import (
    ATTACK_COST,
    BY_LEADER,
    BY_WONDER,
    NEEDS_BUILDING,
    NEEDS_COLONY,
    NEEDS_LEADER,
    NEEDS_WONDER,
    PACT_ENDS,
    PACT_NO_WAR,
    PACT_PEACE,
)
from saecula.games.through_the_ages.payment import scored
from saecula.games.through_the_ages.phases import ASSAULT
from saecula.games.through_the_ages.prices import spend_military
from saecula.games.through_the_ages.ratings import pacts_of, side_of
from saecula.games.through_the_ages.row import end_pact
from saecula.games.through_the_ages.state import ONE_ATTACKER, Ages

BREACH: Final = 3  # how much a broken pact counts among what is undone; a building or a unit counts 1


def pacts_between(state: Ages, s: int, t: int) -> list[int]:
    """The pacts between two players, each as its owner's seat."""
    return [owner for owner in pacts_of(state, s) if owner == t or state.civ[owner].partner == t]


def attack_cost(state: Ages, kind: int, t: int) -> int:
    """Military actions for an attack on a rival (TA-10.20, TA-15.17)."""
    cost = ATTACK_COST[kind - AGGRESSION0]
    if cost == BY_LEADER:
        cost = LEVEL[state.civ[t].leader]
    elif cost == BY_WONDER:
        cost = LEVEL[state.civ[t].wonder]
    return cost * max(1, POWERS[state.civ[t].leader][ATTACK_FACTOR])


def forbids_attack(state: Ages, s: int, kind: int, t: int) -> str:
    """The rule that keeps a player from attacking a rival with a card, military actions aside; "" if there is none."""
    if t == s or t >= state.seats or not state.playing(t):
        return "TA-10.20"
    if POWERS[state.civ[s].leader][NO_ATTACKS]:
        return "TA-15.17"
    i = kind - AGGRESSION0
    if state.seats > 2:
        for owner in pacts_between(state, s, t):
            if PACT_PEACE[MILITARY_KIND[state.civ[owner].pact] - PACT0][0]:
                return "TA-10.36"
        if kind >= WAR0:
            for owner in pacts_of(state, t):
                pact = MILITARY_KIND[state.civ[owner].pact] - PACT0
                if PACT_NO_WAR[pact][side_of(state, owner, t)]:
                    return "TA-10.36"
    if state.options[ONE_ATTACKER] and state.civ[t].attacked_by not in (-1, s):
        return "TA-14.2"
    if NEEDS_LEADER[i] and state.civ[t].leader == NONE:
        return "TA-10.20"
    if NEEDS_WONDER[i] and state.civ[t].wonder == NONE:
        return "TA-10.20"
    if NEEDS_COLONY[i] and not colonies_of(state, t):
        return "TA-10.20"
    if NEEDS_BUILDING[i] and not with_workers(state, t, URBAN_MASK):
        return "TA-10.20"
    return ""


def targets(state: Ages, s: int, kind: int) -> list[int]:
    """The rivals a player may attack with a card."""
    left = state.civ[s].military_actions - state.civ[s].military_spent
    return [
        t for t in range(state.seats) if not forbids_attack(state, s, kind, t) and attack_cost(state, kind, t) <= left
    ]


def announce(state: Ages, s: int, kind: int, t: int) -> None:
    """Play an aggression or declare a war (TA-10.20, TA-10.50)."""
    spend_military(state, s, attack_cost(state, kind, t))
    card = card_in_hand(state, s, kind)
    out_of_hand(state, s, card)
    state.reveals += 1
    if state.log is not None:
        told_of: dict[str, object] = {"seat": s, "other": t, "card": KEYS[kind]}
        if kind >= WAR0:
            state.tell("through_the_ages-declares", told_of, "TA-10.50")
        else:
            state.tell("through_the_ages-attacks", told_of, "TA-10.20")
    if state.options[ONE_ATTACKER]:
        state.civ[t].attacked_by = s
    for owner in pacts_between(state, s, t):  # TA-10.34
        if PACT_ENDS[MILITARY_KIND[state.civ[owner].pact] - PACT0][0]:
            state.undone += BREACH
            end_pact(state, owner, "TA-10.34")
    points = POWERS[state.civ[t].leader][ATTACKED_CULTURE]
    if points:
        scored(state, t, points, BY_CARDS, "TA-15.13")
    if kind >= WAR0:
        state.civ[s].war = card
        state.civ[s].enemy = t
        return
    state.attack = card
    state.attacker = s
    state.defender = t
    state.push(ASSAULT, s)
