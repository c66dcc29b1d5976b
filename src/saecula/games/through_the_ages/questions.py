"""The question on the table as data: who is asked, about what, and what is at stake.

A card named but not yet played is known to its player alone (see `asked_phase`); all else here is public.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.through_the_ages import cards, phases
from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.bonus import kept_by_each
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.colonies import Colonizing
from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    AGES,
    CONSUMPTION,
    CORRUPTION,
    KINDS,
    MINE0,
    NAMES,
    PACT0,
    STORES,
    TACTIC0,
)
from saecula.games.through_the_ages.forecast import forecast
from saecula.games.through_the_ages.hands import hand_limit
from saecula.games.through_the_ages.losses import with_workers
from saecula.games.through_the_ages.paying import due
from saecula.games.through_the_ages.paying import next_choice as payment
from saecula.games.through_the_ages.preview import COMPARED, agree, measures
from saecula.games.through_the_ages.stakes import force, units
from saecula.games.through_the_ages.state import Ages, kind_of

DEED_NAMES: Final = {cards.DO_BUILD: "build", cards.DO_UPGRADE: "upgrade", cards.DO_TECHNOLOGY: "develop"}


def asked_phase(state: Ages, reader: int | None) -> int:
    """The phase that asks; until its target is named too, a card named is known to its player alone."""
    phase = state.frame(0)
    return phases.POLITICS if phase in (phases.AIMING, phases.SIDING) and reader != state.frame(1) else phase


def question(state: Ages, reader: int | None) -> dict[str, Any]:
    """What is asked: the kind of question (as in its prompt), the rule, and what a board needs to show it."""
    if state.over:
        return {}
    number = asked_phase(state, reader)
    phase = state.phases[number]
    asked: dict[str, Any] = {"kind": phase.key.removeprefix("through_the_ages-prompt-"), "rule": phase.rule}
    seat = state.frame(1)
    if number in (phases.AIMING, phases.SIDING, phases.CONTAINED, phases.FREE_BUILD):
        asked["card"] = NAMES[state.frame(2)]
    if number == phases.SIDING:
        asked["other"] = state.frame(3)
    elif number == phases.CONTAINED:
        asked["deed"] = DEED_NAMES[state.frame(3)]
        asked["less"] = 0 if state.frame(3) == cards.DO_TECHNOLOGY else state.frame(4)
        asked["science"] = state.frame(4) if state.frame(3) == cards.DO_TECHNOLOGY else 0
    elif number == phases.DISCARDING:
        asked["limit"] = hand_limit(state, seat)
        asked["cards"] = state.civ[seat].arms - asked["limit"]
    elif number in (phases.SCARCITY, phases.SPARING):
        asked |= _production(state, seat, number)
    elif number == phases.PAYING:
        asked |= _payment(state, seat)
    elif number == phases.SWAPPING:
        food = state.frame(2) == 1
        asked["good"] = "food" if food else "resources"
        asked["amount"] = CONSUMPTION[state.civ[seat].yellow_bank] if food else CORRUPTION[state.civ[seat].blue_bank]
    elif number in (phases.CHOOSING, phases.PICKING):
        asked |= _bonus(state, reader, number)
    elif number in (
        phases.MARKETS,
        phases.MIXING,
        phases.POPULATION,
        phases.FORFEITING,
        phases.DEMOLITION,
        phases.RUINING,
        phases.AGREEMENT,
        phases.TERROR,
    ):
        asked |= _event(state, seat, number)
    elif number in (phases.PLUNDER, phases.RAID, phases.RAID_COUNT, phases.ANNEX, phases.TECH_LOOT):
        asked |= _spoils(state, number)
    return asked


def _production(state: Ages, seat: int, number: int) -> dict[str, Any]:
    if number == phases.SCARCITY:
        left = {NAMES[k]: state.frame(2) >> 6 * k & 63 for k in range(STORES) if state.frame(2) >> 6 * k & 63}
        return {"tokens": state.civ[seat].blue_bank, "could_produce": left}
    blue = state.civ[seat].blue_bank
    return {"tokens": blue, "corruption": CORRUPTION[blue], "expected": forecast(state, seat).corruption}


def _payment(state: Ages, seat: int) -> dict[str, Any]:
    asked = payment(state)
    card = asked[0]
    good = "food" if card < MINE0 else "resources"
    tokens = state.civ[seat].blue[card]
    return {"card": NAMES[card], "tokens": tokens, "may_stay": asked[1:], "good": good, "amount": due(state)}


def _bonus(state: Ages, reader: int | None, number: int) -> dict[str, Any]:
    if number == phases.PICKING:
        return {"cards": state.frame(2), "each": kept_by_each(state)}
    if reader is None:
        return {"each": kept_by_each(state)}
    return {"cards": kept_by_each(state) - len(state.answer(reader)), "each": kept_by_each(state)}


def _event(state: Ages, seat: int, number: int) -> dict[str, Any]:
    """The choices of events, and losses by events and attacks."""
    if number == phases.MIXING:
        has = {"food": state.civ[seat].food, "resources": state.civ[seat].resources}
        return {"amount": state.frame(2), "lost": state.frame(3) == 1, "has": has}
    if number == phases.DEMOLITION:
        return {"cards": [NAMES[k] for k in with_workers(state, seat, state.frame(2))]}
    if number == phases.RUINING:
        return {"ages": [AGE_NAMES[age] for age in range(AGES) if state.frame(2) >> age & 1]}
    if number == phases.AGREEMENT:
        return {"left": state.frame(2), "taken": state.frame(3)}
    if number == phases.TERROR:
        victim = state.frame(2)
        return {"other": victim, "cards": [NAMES[k] for k in with_workers(state, victim, cards.URBAN_MASK)]}
    return {"amount": state.frame(2)}


def _spoils(state: Ages, number: int) -> dict[str, Any]:
    """What the victor of a conflict chooses."""
    if number == phases.ANNEX:
        return {"other": state.frame(2)}
    loser = state.frame(3)
    if number == phases.PLUNDER:
        has = {"food": state.civ[loser].food, "resources": state.civ[loser].resources}
        return {"other": loser, "amount": state.frame(2), "has": has}
    if number == phases.RAID_COUNT:
        return {"other": loser, "buildings": state.frame(2), "card": NAMES[state.frame(4)]}
    return {"other": loser, "buildings" if number == phases.RAID else "left": state.frame(2)}


# ------------------------------------------------------------------------------------------------- auctions and offers


def auction(state: Ages, reader: int | None) -> dict[str, Any]:
    """Bids for a territory, or the winner's payment; what each could put up (TA-10.11 to 10.13)."""
    if state.over or state.frame(0) not in (phases.BIDDING, phases.COLONIZING):
        return {}
    found: dict[str, Any] = {
        "bid": state.frame(2),
        "bids": [state.civ[s].bid for s in range(state.seats)],
        "force": [force(state, reader, s) for s in range(state.seats)],
    }
    if state.frame(0) == phases.BIDDING:
        inside = state.frame(4)
        return {**found, "bidder": state.frame(3), "in": [s for s in range(state.seats) if inside >> s & 1]}
    winner = state.frame(1)
    paid = Colonizing().paid(state, winner)
    return {
        **found,
        "bidder": winner,
        "in": [winner],
        "sacrificed": units(state, 0),
        "cards": state.spent_defence,
        "paid": paid,
        "missing": max(0, state.frame(2) - paid),
    }


def offer(state: Ages) -> dict[str, Any]:
    """The pact on offer: who would be on which side, what it would replace, and what changes for both (TA-10.30)."""
    if state.over or state.frame(0) != phases.ANSWER:
        return {}
    partner, kind, owner, side = state.frame(1), state.frame(2), state.frame(3), state.frame(4)
    after = state.trial()
    agree(after, owner, partner, kind, side)
    old = kind_of(state.civ[owner].pact)
    changes: dict[str, dict[str, list[int]]] = {}
    for s in (owner, partner):
        before, now = measures(state, s), measures(after, s)
        changes[str(s)] = {n: [before[i], now[i]] for i, n in enumerate(COMPARED) if before[i] != now[i]}
    return {
        "card": NAMES[kind],
        "from": owner,
        "to": partner,
        "side": "ab"[side],
        "symmetric": mil.SYMMETRIC[kind - PACT0],
        "terms": terms(kind),
        "replaces": NAMES[old] if old < KINDS and state.civ[owner].pact != NO_CARD else "",
        "changes": changes,
    }


TERMS: Final[dict[str, list[list[int]]]] = {  # what a pact means to side A and to side B
    "military_actions": mil.PACT_MILITARY,
    "attacker_strength": mil.PACT_ATTACKER,
    "food_as_resource": mil.PACT_FOOD_FOR,
    "resource_as_food": mil.PACT_RESOURCE_FOR,
    "resources": mil.PACT_RESOURCES,
    "food": mil.PACT_FOOD,
    "culture": mil.PACT_CULTURE,
    "strength": mil.PACT_STRENGTH,
    "ends_on_attack": mil.PACT_ENDS,
    "no_attacks": mil.PACT_PEACE,
    "no_war_on": mil.PACT_NO_WAR,
    "technology_discount": mil.PACT_SCIENCE,
    "partner_pays_science": mil.PACT_PARTNER_PAYS,
    "culture_per_partner_wonder": mil.PACT_TOURISM,
}


def terms(kind: int) -> dict[str, dict[str, int]]:
    """What a pact gives side A and side B, by the card's data."""
    assert PACT0 <= kind < TACTIC0
    return {
        "ab"[side]: {name: table[kind - PACT0][side] for name, table in TERMS.items() if table[kind - PACT0][side]}
        for side in (0, 1)
    }
