"""TA-5.2 to TA-5.7: buildings and units: what can be built and upgraded, and doing it."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.cards import BUILD_LESS, LEVY_FOOD, LEVY_RESOURCES, LINER_FOOD, POWERS, WAR_DISCOUNT
from saecula.games.through_the_ages.civilization import SAILED, TRADING
from saecula.games.through_the_ages.components import (
    COST,
    KEYS,
    LAB,
    SLOT_MASK,
    SLOTS,
    TYPE,
    UNIT0,
    UPGRADE_FROM,
    UPGRADE_TO,
    UPGRADES_FROM,
    URBAN_LIMIT,
)
from saecula.games.through_the_ages.payment import can_pay, spend
from saecula.games.through_the_ages.payment import grow as grow_population
from saecula.games.through_the_ages.prices import (
    build_price,
    pay_for_unit,
    population_price,
    resources,
    spend_civil,
    spend_military,
    unit_credit,
    upgrade_price,
)
from saecula.games.through_the_ages.ratings import of_type, power, put, rate
from saecula.games.through_the_ages.state import EASIER, Ages

CIVIL_SLOTS: Final[int] = (1 << UNIT0) - 1


UNIT_SLOTS: Final[int] = SLOT_MASK ^ CIVIL_SLOTS


def urban_limit(state: Ages, s: int) -> int:
    """How many urban buildings of each type the government allows (TA-5.3, TA-14.1)."""
    return URBAN_LIMIT[state.civ[s].government] + state.options[EASIER]


def room_for(state: Ages, s: int, slot: int) -> bool:
    """Whether one more building of this type is allowed."""
    return slot >= UNIT0 or TYPE[slot] < LAB or of_type(state, s, TYPE[slot]) < urban_limit(state, s)


def buildable(state: Ages, s: int, slots: int, less: int, credit: int) -> list[int]:
    """The cards of a mask on which a new building or unit can be built with the resources at hand."""
    found: list[int] = []
    if not state.civ[s].unused:
        return found
    budget = resources(state, s) + credit
    mask = state.civ[s].technologies & slots
    limit = urban_limit(state, s)
    builders = BUILD_LESS[state.civ[s].construction]
    leader = BUILD_LESS[state.civ[s].leader]
    most = budget + less + POWERS[state.civ[s].leader][WAR_DISCOUNT]
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        if COST[k] - builders[k] - leader[k] <= most and build_price(state, s, k, less) <= budget:
            if k >= UNIT0 or TYPE[k] < LAB or of_type(state, s, TYPE[k]) < limit:
                found.append(k)
    return found


def upgradable(state: Ages, s: int, slots: int, less: int, credit: int) -> list[int]:
    """The upgrades out of a mask of cards that can be paid for."""
    found: list[int] = []
    in_play = state.civ[s].technologies & slots
    budget = resources(state, s) + credit
    mask = in_play
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        if state.civ[s].workers[k]:
            for i in UPGRADES_FROM[k]:
                if in_play >> UPGRADE_TO[i] & 1 and upgrade_price(state, s, k, UPGRADE_TO[i], less) <= budget:
                    found.append(i)
    return found


def build(state: Ages, s: int, slot: int) -> None:
    """An unused worker goes to a card. The caller handles price and action."""
    state.civ[s].unused -= 1
    put(state, s, slot, 1)
    rate(state, s)


def play_build(state: Ages, seat: int, slot: int) -> None:
    """TA-5.2, TA-5.3 and TA-5.5."""
    price = build_price(state, seat, slot, 0)
    if slot < UNIT0:
        spend_civil(state, seat, 1)
        spend(state, seat, price, False)
    else:
        spend_military(state, seat, 1)
        pay_for_unit(state, seat, price)
    build(state, seat, slot)
    if state.log is not None:
        state.tell("through_the_ages-built", {"seat": seat, "card": KEYS[slot], "resources": price}, "TA-5.2")


def play_upgrade(state: Ages, seat: int, i: int, less: int, contained: bool) -> None:
    """TA-5.7: the action (unless an action card contains it), the price, and the worker moves."""
    low, high = UPGRADE_FROM[i], UPGRADE_TO[i]
    price = upgrade_price(state, seat, low, high, less)
    if low < UNIT0:
        spend(state, seat, price, False)
    else:
        pay_for_unit(state, seat, price)
    if not contained:
        if low < UNIT0:
            spend_civil(state, seat, 1)
        else:
            spend_military(state, seat, 1)
    put(state, seat, low, -1)
    put(state, seat, high, 1)
    rate(state, seat)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": KEYS[low], "better": KEYS[high], "resources": price}
        state.tell("through_the_ages-upgraded", args, "TA-5.7")


def levies(state: Ages, s: int) -> list[int]:
    """The units that Barbarossa's action can build: both parts must be possible (TA-15.12)."""
    civ = state.civ[s]
    powers = POWERS[civ.leader]
    food = max(0, population_price(state, s) - powers[LEVY_FOOD])
    if not can_pay(state, s, food, True):
        return []
    credit = unit_credit(state, s)
    found: list[int] = []
    for k in range(UNIT0, SLOTS):
        if civ.technologies >> k & 1:
            price = max(0, build_price(state, s, k, powers[LEVY_RESOURCES]) - credit)
            if price <= resources(state, s):
                if civ.flags & TRADING and not both_payable(state, s, food, price):
                    continue
                found.append(k)
    return found


def both_payable(state: Ages, s: int, food: int, price: int) -> bool:
    """Whether food and then resources can be paid with a single use of Trade Routes: try it out."""
    copy = state.trial()
    spend(copy, s, food, True)
    return can_pay(copy, s, price, False)


def play_levy(state: Ages, seat: int, slot: int) -> None:
    """Barbarossa: one civil action increases the population and builds a unit (TA-15.12)."""
    powers = POWERS[state.civ[seat].leader]
    food = max(0, population_price(state, seat) - powers[LEVY_FOOD])
    spend_civil(state, seat, 1)
    spend(state, seat, food, True)
    grow_population(state, seat, 1)
    price = build_price(state, seat, slot, powers[LEVY_RESOURCES])
    pay_for_unit(state, seat, price)
    build(state, seat, slot)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": KEYS[slot], "food": food, "resources": price}
        state.tell("through_the_ages-levied", args, "TA-15.12")


def play_growth(state: Ages, seat: int, sailing: bool) -> None:
    """TA-5.1, or TA-15.20 by sea."""
    price = population_price(state, seat)
    if sailing:
        price = max(0, price - power(state, seat, LINER_FOOD))
        state.civ[seat].flags |= SAILED
    else:
        spend_civil(state, seat, 1)
    spend(state, seat, price, True)
    grow_population(state, seat, 1)
    if state.log is not None:
        state.tell("through_the_ages-grew", {"seat": seat, "food": price}, "TA-15.20" if sailing else "TA-5.1")
