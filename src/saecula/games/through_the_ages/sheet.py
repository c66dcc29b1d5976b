"""The sheet of a civilization in the view: everything before a player, and what is known of the hands."""

from __future__ import annotations

from typing import Any

from saecula.games.through_the_ages.bonus import kept_by
from saecula.games.through_the_ages.building import urban_limit
from saecula.games.through_the_ages.civilization import COLUMBUS_USED, NO_CARD, SOURCES, TRADED, TRADING
from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    AGES,
    CIVIL_KIND,
    COLOURS,
    CONSUMPTION,
    CORRUPTION,
    FACES_NEEDED,
    INDEX,
    INFANTRY,
    MILITARY_KIND,
    NAMES,
    NONE,
    SLOTS,
    STAGES,
    STORES,
    TACTIC0,
    TECHS,
    TYPES,
    UNIT0,
    WONDER0,
    WONDERS,
    cards_in,
    count,
)
from saecula.games.through_the_ages.forecast import forecast, trial
from saecula.games.through_the_ages.hands import hand_limit
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.military_tables import TACTIC_NEEDS
from saecula.games.through_the_ages.prices import build_price, population_price, unit_credit
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.ratings import (
    army_bonus,
    discontent,
    of_type,
    pacts_of,
    side_of,
    tactic_in_use,
    trade_side,
)
from saecula.games.through_the_ages.row import civil_limit
from saecula.games.through_the_ages.stakes import war
from saecula.games.through_the_ages.state import ARMS_OF, FRESH, HAND_OF, KNOWN, PERSONAL_OF, Ages
from saecula.games.through_the_ages.technologies import science_price


def counts(state: Ages, place: int) -> dict[str, int]:
    """How many cards of each age lie somewhere: what their backs show."""
    return {AGE_NAMES[age]: count(state.cards[place + age]) for age in range(AGES) if state.cards[place + age]}


def _pact(state: Ages, owner: int, s: int) -> dict[str, Any]:
    """A pact as one of its parties sees it."""
    civ = state.civ[owner]
    partner = civ.partner if owner == s else owner
    name = NAMES[MILITARY_KIND[civ.pact]]
    return {"card": name, "with": partner, "side": "ab"[side_of(state, owner, s)], "owner": owner}


def _armies(state: Ages, s: int) -> dict[str, Any]:
    """How many armies the tactics form, what they add to the strength, and which units the next one lacks (TA-11.2)."""
    tactic = tactic_in_use(state, s)
    if tactic == NONE:
        return {"number": 0, "bonus": 0, "lacks": {}}
    needs = TACTIC_NEEDS[tactic - TACTIC0]
    there = [of_type(state, s, INFANTRY + t) for t in range(3)]
    number = min([there[t] // needs[t] for t in range(3) if needs[t]])
    lacks = {TYPES[INFANTRY + t]: (number + 1) * needs[t] - there[t] for t in range(3)}
    return {
        "number": number,
        "bonus": army_bonus(state.civ[s].workers, UNIT0, tactic),
        "lacks": {type_: n for type_, n in lacks.items() if n > 0},
    }


def _next(state: Ages, s: int, copy: Ages | None) -> dict[str, Any]:
    """What a production now would bring: changes of points and stores, their parts, and what is lost (TA-8.1)."""
    if copy is None or not state.playing(s):
        return {}
    found = forecast(state, s, copy)
    return {
        "culture": found.culture,
        "science": found.science,
        "food": found.food,
        "resources": found.resources,
        "uprising": found.uprising,
        "farmed": found.farmed,
        "mined": found.mined,
        "pact_food": found.pact_food,
        "pact_resources": found.pact_resources,
        "eaten": found.eaten,
        "hunger": found.hunger,
        "famine": found.famine,
        "corruption": found.corruption,
        "idle_food": found.idle_food,
        "idle_resources": found.idle_resources,
        "science_lost": found.science_lost,
        "cards": found.cards,
    }


def _trade(state: Ages, s: int) -> dict[str, Any]:
    """Trade Routes: what may be paid in place of what, and whether it is announced or used this turn (TA-16.2)."""
    side = trade_side(state, s)
    if not side:
        return {}
    return {
        "pays": ["food", "resources"][side - 1],
        "for": ["resources", "food"][side - 1],
        "announced": bool(state.civ[s].flags & TRADING),
        "used": bool(state.civ[s].flags & TRADED),
    }


def _culture_from(state: Ages, s: int) -> dict[str, int]:
    """Culture points by source; they add up to the track."""
    points = state.civ[s].culture_from
    return {name: points[i] for i, name in enumerate(SOURCES) if points[i]}


def sheets(state: Ages, seat: int | None) -> list[dict[str, Any]]:
    """All civilizations as a seat (None: a spectator) may know them."""
    copy = None if state.over else trial(state)
    return [_sheet(state, s, seat, copy) for s in range(state.seats)]


def _sheet(state: Ages, s: int, seat: int | None, copy: Ages | None) -> dict[str, Any]:
    civ = state.civ[s]
    workers = state.civ[s].workers
    blue = state.civ[s].blue
    wonder = civ.wonder
    known = 0 if seat is None else seat
    hand: list[str] = []
    fresh: list[str] = []
    arms: list[str] = []
    personal: list[str] = []
    for age in range(AGES):
        hand += [NAMES[CIVIL_KIND[card]] for card in cards_in(state.cards[HAND_OF + 4 * s + age], age)]
        if s == state.active:
            fresh += [NAMES[CIVIL_KIND[card]] for card in cards_in(state.cards[FRESH + age], age)]
        if seat is not None:
            seen = state.cards[KNOWN + 4 * known + age]
            arms += [NAMES[MILITARY_KIND[card]] for card in cards_in(state.cards[ARMS_OF + 4 * s + age] & seen, age)]
            mine = state.cards[PERSONAL_OF + 4 * s + age] & seen
            personal += [NAMES[MILITARY_KIND[card]] for card in cards_in(mine, age)]
    there: dict[str, Any] = {
        "seat": s,
        "colour": COLOURS[s],
        "resigned": civ.gone,
        "resigning": bool(state.leaving >> s & 1),
        "culture": civ.culture,
        "science": civ.science,
        "culture_rating": civ.culture_rating,
        "science_rating": civ.science_rating,
        "strength": civ.strength,
        "happiness": civ.happiness,
        "faces_needed": FACES_NEEDED[civ.yellow_bank],
        "discontent": discontent(state, s),
        "yellow_bank": civ.yellow_bank,
        "unused": civ.unused,
        "blue_bank": civ.blue_bank,
        "food": civ.food,
        "resources": civ.resources,
        "food_output": output_value(state, s, True),
        "resource_output": output_value(state, s, False),
        "consumption": CONSUMPTION[civ.yellow_bank],
        "corruption": CORRUPTION[civ.blue_bank],
        "population_price": population_price(state, s),
        "civil_actions": [civ.civil_actions - civ.civil_spent, civ.civil_actions],
        "military_actions": [civ.military_actions - civ.military_spent, civ.military_actions],
        "rebels": civ.rebels,
        "unit_resources": unit_credit(state, s),
        "urban_limit": urban_limit(state, s),
        "civil_limit": civil_limit(state, s),
        "military_limit": hand_limit(state, s),
        "colonization": civ.colonization,
        "government": NAMES[civ.government],
        "leader": "" if civ.leader == NONE else NAMES[civ.leader],
        "technologies": {
            NAMES[k]: {
                "workers": workers[k],
                "blue": blue[k] if k < STORES else 0,
                "price": build_price(state, s, k, 0),
            }
            for k in range(SLOTS)
            if civ.technologies >> k & 1
        },
        "special": [NAMES[k] for k in range(SLOTS, TECHS) if civ.technologies >> k & 1 and k != civ.government],
        "wonder": {}
        if wonder == NONE
        else {"card": NAMES[wonder], "built": civ.stages_built, "stages": STAGES[wonder].copy()},
        "wonders": [NAMES[WONDER0 + i] for i in range(WONDERS) if civ.wonders >> i & 1],
        "ruined": [NAMES[WONDER0 + i] for i in range(WONDERS) if civ.ruined >> i & 1],
        "colonies": [NAMES[MILITARY_KIND[card]] for card in colonies_of(state, s)],
        "tactic": "" if civ.tactic == NO_CARD else NAMES[MILITARY_KIND[civ.tactic]],
        "armies": _armies(state, s),
        "pacts": [_pact(state, owner, s) for owner in pacts_of(state, s)],
        "war": {} if civ.war == NO_CARD else war(state, s),
        "marker": civ.attacked_by,
        "hand": hand,
        "hand_prices": [science_price(state, s, INDEX[name], False) if INDEX[name] < TECHS else 0 for name in hand],
        "fresh": fresh,
        "arms": counts(state, ARMS_OF + 4 * s),
        "arms_known": arms,
        "personal": personal,
        "bonus_proved": 0 if civ.gone else civ.proof,
        "personal_cards": count(state.cards[PERSONAL_OF + 4 * s + 3]),
        "no_politics": civ.no_politics,
        "leaders_taken": [AGE_NAMES[age] for age in range(AGES) if civ.led >> age & 1],
        "columbus_used": bool(civ.flags & COLUMBUS_USED),
        "trading": bool(civ.flags & TRADING),
        "trade": _trade(state, s),
        "culture_from": _culture_from(state, s),
        "next": _next(state, s, copy),
    }
    kept = kept_by(state, s) if s == seat and state.sealing else 0
    there["kept"] = [NAMES[MILITARY_KIND[card]] for card in cards_in(kept, 3)]
    return there
