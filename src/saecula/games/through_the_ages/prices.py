"""TA-5.1, TA-5.7, TA-5.11, TA-5.15, TA-6.10: what actions cost, after every discount, and what pays for it."""

from __future__ import annotations

from saecula.games.through_the_ages.cards import (
    BUILD_LESS,
    POPULATION_LESS,
    POWERS,
    SURCHARGE,
    UNIT_RESOURCES,
    WAR_DISCOUNT,
)
from saecula.games.through_the_ages.civilization import CIVIL_USED, MILITARY_USED, NO_CARD, TRADING, UNITS_DRAWN
from saecula.games.through_the_ages.components import COST, LAB, LIBRARY, POPULATION_PRICE, TYPE, UNIT0
from saecula.games.through_the_ages.payment import spend, swaps
from saecula.games.through_the_ages.ratings import power
from saecula.games.through_the_ages.state import Ages


def population_price(state: Ages, s: int) -> int:
    """Food for a population increase (TA-5.1)."""
    price = POPULATION_PRICE[state.civ[s].yellow_bank] - power(state, s, POPULATION_LESS)
    return price if price > 0 else 0


def discounted_price(state: Ages, s: int, slot: int) -> int:
    """The build cost of a card after permanent discounts (TA-5.15, TA-6.10)."""
    civ = state.civ[s]
    price = COST[slot] - BUILD_LESS[civ.construction][slot] - BUILD_LESS[civ.leader][slot]
    return price if price > 0 else 0


def surcharge(state: Ages, s: int, slot: int) -> int:
    """What rivals' leaders make a building cost more (TA-15.5)."""
    type_ = TYPE[slot]
    if type_ != LAB and type_ != LIBRARY:
        return 0
    more = 0
    for other in range(state.seats):
        if other != s:
            more += SURCHARGE[state.civ[other].leader][slot]
    return more


def at_war(state: Ages, s: int) -> bool:
    """Whether a war is declared on a player."""
    for other in range(state.seats):
        if state.civ[other].war != NO_CARD and state.civ[other].enemy == s:
            return True
    return False


def build_price(state: Ages, s: int, slot: int, less: int) -> int:
    """Resources for a new building or unit, `less` being an action card's reduction (TA-5.15)."""
    price = discounted_price(state, s, slot)
    if slot >= UNIT0:
        discount = POWERS[state.civ[s].leader][WAR_DISCOUNT]
        if discount and at_war(state, s):
            price = max(0, price - discount)
        return max(0, price - less)
    return max(0, price - less) + surcharge(state, s, slot)


def upgrade_price(state: Ages, s: int, low: int, high: int, less: int) -> int:
    """Resources for an upgrade: the difference of the two costs (TA-5.7)."""
    difference = max(0, discounted_price(state, s, high) - discounted_price(state, s, low))
    return max(0, difference - less) + surcharge(state, s, high)


def unit_credit(state: Ages, s: int) -> int:
    """Special resources for units: this turn's, and the leader's own (TA-5.11, TA-5.16)."""
    civ = state.civ[s]
    credit = civ.unit_resources
    if not civ.flags & UNITS_DRAWN:
        credit += POWERS[civ.leader][UNIT_RESOURCES]
    return credit


def resources(state: Ages, s: int) -> int:
    """What a player can pay in resources, one food included if Trade Routes are to be used."""
    own = state.civ[s].resources
    if state.civ[s].flags & TRADING and swaps(state, s, False):
        own += 1
    return own


def pay_for_unit(state: Ages, s: int, price: int) -> None:
    """Special resources first, then ordinary ones (TA-5.11)."""
    civ = state.civ[s]
    if price > 0 and not civ.flags & UNITS_DRAWN:
        own = POWERS[civ.leader][UNIT_RESOURCES]
        if own:
            civ.flags |= UNITS_DRAWN
            price = max(0, price - own)
    special = min(price, civ.unit_resources)
    civ.unit_resources -= special
    spend(state, s, price - special, False)


def spend_civil(state: Ages, s: int, actions: int) -> None:
    """Spend civil actions; none spent bars nothing (TA-6.11)."""
    if actions:
        state.civ[s].civil_spent += actions
        state.civ[s].flags |= CIVIL_USED


def spend_military(state: Ages, s: int, actions: int) -> None:
    """Spend military actions."""
    if actions:
        state.civ[s].military_spent += actions
        state.civ[s].flags |= MILITARY_USED
