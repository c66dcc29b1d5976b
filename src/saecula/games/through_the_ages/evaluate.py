"""What a position is worth to a seat, in culture points: the track, and what the civilization will still bring."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    ACTION_CARDS,
    AGES,
    CLEARED,
    CONSUMPTION,
    CORRUPTION,
    CULTURE_OF,
    LEADER_CARDS,
    LEVEL,
    NONE,
    SLOTS,
    STAGES,
    TECH_CARDS,
    count,
)
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.ratings import discontent
from saecula.games.through_the_ages.state import CIVIL_DECK, FULL, HAND_OF, SIMPLE, VERSION, Ages

RIVALS: Final = 0.3  # weight of the strongest rival's prospects against one's own
SCIENCE_WORTH: Final = 0.75  # a science point to come, and ...
RESOURCE_WORTH: Final = 0.8  # ... a resource
HORIZON: Final = 9.0  # turns over which science and resources still turn into something


def evaluate(state: Ages, seat: int) -> float:
    """The seat's prospects, less a part of what the best rival has."""
    if state.civ[seat].gone:
        return -1000.0
    best = 0.0
    turns = turns_left(state)
    for s in range(state.seats):
        if s != seat and not state.civ[s].gone:
            best = max(best, prospects(state, s, turns))
    return prospects(state, seat, turns) - RIVALS * best


def turns_left(state: Ages) -> float:
    """How many turns everybody will still have, by the cards left in the civil decks."""
    if state.over:
        return 0.0
    if state.last_round:
        return float(state.last_round - state.round) + 0.5
    left = 0
    for age in range(AGES):
        left += count(state.cards[CIVIL_DECK + age])
    each = state.players * (CLEARED[state.players] + 1.2)
    return left / each + (1.5 if state.options[VERSION] == FULL else 1.0)


def prospects(state: Ages, s: int, turns: float) -> float:
    """Culture points, now and to come."""
    civ = state.civ[s]
    value = float(civ.culture)
    if state.over:
        return value
    soon = min(turns, HORIZON)
    share = soon / HORIZON  # towards the end, anything but culture is worth less and less
    value += turns * civ.culture_rating
    value += SCIENCE_WORTH * (0.85 * soon * civ.science_rating + share * min(civ.science, 25))
    value += economy(state, s, soon, share)
    value += 0.9 * civ.strength * (0.4 + 0.6 * share)
    value += (3.0 * civ.civil_actions + 1.5 * civ.military_actions) * share
    value += cards(state, s, turns, share)
    return value


def economy(state: Ages, s: int, soon: float, share: float) -> float:
    """Food, resources, people and their mood."""
    civ = state.civ[s]
    food = output_value(state, s, True)
    surplus = food - CONSUMPTION[civ.yellow_bank]
    value = RESOURCE_WORTH * 0.8 * soon * output_value(state, s, False)
    value += share * RESOURCE_WORTH * min(civ.resources, 16)
    value += share * 0.6 * min(civ.food, 10)
    value += soon * 0.6 * min(surplus, 3)
    if surplus < 0:
        value += 3.0 * min(0, civ.food + 2 * surplus)
    workers = 0
    for k in range(SLOTS):
        here = civ.workers[k]
        if here:
            workers += here
            value += share * 0.4 * here * LEVEL[k]
    value += share * (1.3 * workers + 1.2 * min(civ.unused, 2) + 0.5 * civ.unused)
    if state.options[VERSION] != SIMPLE:
        value -= 0.9 * CORRUPTION[civ.blue_bank]
        troubled = discontent(state, s)
        value -= 0.4 * troubled
        if troubled > civ.unused:
            value -= 4.0 + 1.5 * (civ.culture_rating + civ.science_rating)
    return value - 0.8 * civ.rebels


def cards(state: Ages, s: int, turns: float, share: float) -> float:
    """Technologies, wonders, leader, hands, colonies, wars."""
    civ = state.civ[s]
    value = 0.0
    in_play = civ.technologies
    value += 1.5 * share * count(in_play)
    for age in range(AGES):
        hand = state.cards[HAND_OF + 4 * s + age]
        if hand:
            value += share * (
                1.3 * count(hand & TECH_CARDS[age])
                + 0.8 * count(hand & ACTION_CARDS[age])
                + (1.5 if civ.leader == NONE else 0.6) * count(hand & LEADER_CARDS[age])
            )
    if civ.leader != NONE:
        value += (2.5 + LEVEL[civ.leader]) * min(1.0, share + 0.1)
    value += 1.5 * count(civ.wonders)
    wonder = civ.wonder
    if wonder != NONE:
        total = sum(STAGES[wonder])
        paid = sum(STAGES[wonder][: civ.stages_built])
        promise = 4.0 + 0.6 * max(0.0, turns - 2.0) * max(1, CULTURE_OF[wonder]) + total * 0.5
        if turns < 1.0:
            promise = 0.0
        value += promise * (0.15 + 0.85 * paid / total)
    value += share * (0.5 * min(civ.arms, 6) + (1.0 if civ.tactic != NO_CARD else 0.0))
    value += 3.0 * len(colonies_of(state, s))
    if state.options[VERSION] == FULL:
        for other in range(state.seats):
            if state.civ[other].war != NO_CARD:
                edge = state.civ[other].strength - state.civ[state.civ[other].enemy].strength
                if other == s:
                    value += 0.7 * edge
                elif state.civ[other].enemy == s:
                    value -= 0.7 * edge
    return value
