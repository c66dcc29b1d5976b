"""TA-11.2 to 11.8 a second time: armies found by trying every grouping of single units, compared with the engine.

Slow and literal on purpose. It reads the printed numbers itself and shares nothing with the engine's formulas.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX, NONE, SLOTS, UNIT0
from saecula.games.through_the_ages.ratings import army_bonus, best_army, recount, sacrifice_value
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.card_data import AGE, CARDS, of, read
from tests.games.through_the_ages.given import military, put_value, table
from tests.rules import rule

INITIAL = {card["id"]: card for card in read("initial")}
UNITS = ["warriors", *of("infantry"), *of("cavalry"), *of("artillery"), *of("air_force")]
PRINTED = {**INITIAL, **CARDS}
Set = tuple[int, ...]  # how many of each of UNITS


def level(unit: str) -> int:
    return AGE[PRINTED[unit]["age"]]


def members(type_: str, number: int) -> Iterator[tuple[str, ...]]:
    """Every choice of this many units of a type, of any level."""
    return combinations_with_replacement([u for u in UNITS if PRINTED[u]["type"] == type_], number)


@cache
def possible_armies(tactic: str) -> list[tuple[Set, int]]:
    """Every army a tactics card allows, air support included, with its bonus (TA-11.2, 11.3, 11.5)."""
    card = CARDS[tactic]
    found: list[tuple[Set, int]] = []
    ways = product(*[members(type_, card[type_]) for type_ in ("infantry", "cavalry", "artillery")])
    for infantry, cavalry, artillery in ways:
        army = [*infantry, *cavalry, *artillery]
        antiquated = any(AGE[card["age"]] - level(unit) > 1 for unit in army)
        bonus = card["obsolete_bonus"] if antiquated and card["obsolete_bonus"] is not None else card["bonus"]
        for planes in (0, 1):
            whole = [*army, *["air_forces"] * planes]
            found.append((tuple(whole.count(unit) for unit in UNITS), bonus * (2 if planes else 1)))
    return found


@cache
def best_grouping(tactic: str, units: Set) -> int:
    """The most that these units can get from a tactics card, whatever armies they are grouped into (TA-11.4)."""
    best = 0
    for army, bonus in possible_armies(tactic):
        rest = tuple(have - used for have, used in zip(units, army, strict=True))
        if min(rest) >= 0:
            best = max(best, bonus + best_grouping(tactic, rest))
    return best


def best_single(tactic: str, units: Set) -> int:
    """The bonus of the best single army (TA-11.6)."""
    fitting = [
        bonus
        for army, bonus in possible_armies(tactic)
        if all(used <= have for used, have in zip(army, units, strict=True))
    ]
    return max(fitting, default=0)


def worth(units: Set, leader: str, tactic: str) -> int:
    """What a sacrificed set is worth (TA-11.7, 11.8)."""
    total = 0
    for unit, number in zip(UNITS, units, strict=True):
        more = 1 if leader == "genghis_khan" and PRINTED[unit]["type"] == "cavalry" else 0
        total += number * (PRINTED[unit]["strength"] + more)
    if tactic and leader != "genghis_khan":
        total += best_grouping(tactic, units)
    return total


def strength(units: Set, leader: str, tactic: str) -> int:
    """The strength of a civilization that has nothing but units, a leader and a tactics card (TA-11.1)."""
    total = worth(units, leader, tactic)
    if leader == "alexander_the_great":
        total += sum(units)
    if leader == "napoleon_bonaparte" and tactic:
        total += best_single(tactic, units)
    return min(60, total)


def random_set(chance: random.Random) -> Set:
    """Some units, few of most kinds."""
    most = chance.choice([1, 2, 2, 3])
    return tuple(chance.randint(0, most) if chance.random() < 0.7 else 0 for _ in UNITS)


def places(units: Set) -> list[int]:
    """The same set as the engine writes it."""
    row = [0] * (SLOTS - UNIT0)
    for unit, number in zip(UNITS, units, strict=True):
        row[INDEX[unit] - UNIT0] = number
    return row


def test_the_reference_knows_all_units() -> None:
    assert sorted(INDEX[unit] for unit in UNITS) == list(range(UNIT0, SLOTS))


@rule("TA-11.2", "TA-11.3", "TA-11.4", "TA-11.5", "TA-11.6")
@pytest.mark.parametrize("name", of("tactic"))
def test_no_grouping_is_better_than_the_engines(name: str) -> None:
    chance = random.Random(name)
    seen = set()
    for _ in range(250):
        units = random_set(chance)
        expected = best_grouping(name, units)
        assert army_bonus(places(units), 0, INDEX[name]) == expected, units
        assert best_army(places(units), 0, INDEX[name]) == best_single(name, units), units
        seen.add(expected)
    assert len(seen) > 3  # sets with armies of several kinds, not only without


def with_units(state: Ages, units: Set, leader: str, tactic: str) -> None:
    """Nothing but these units, this leader and this tactics card. Single cards are not accounted for."""
    state.civ[0].workers = [0] * UNIT0 + places(units)
    put_value(state, "leader", INDEX[leader] if leader else NONE)
    put_value(state, "tactic", military(state.trial(), tactic) if tactic else NO_CARD)
    recount(state, 0)


@rule("TA-11.6", "TA-11.7", "TA-11.8", "TA-2.5")
def test_strength_and_sacrifices_of_random_civilizations() -> None:
    chance = random.Random(11)
    state = table(2, age=3)
    tactics = ["", *of("tactic")]
    leaders = ["", "genghis_khan", "napoleon_bonaparte", "alexander_the_great"]
    clamped = 0
    for _ in range(3000):
        units, leader, tactic = random_set(chance), chance.choice(leaders), chance.choice(tactics)
        with_units(state, units, leader, tactic)
        assert state.civ[0].strength == strength(units, leader, tactic), (units, leader, tactic)
        clamped += state.civ[0].strength == 60
        part = tuple(chance.randint(0, n) for n in units)
        value = sacrifice_value(state, 0, places(part), 0)
        assert value == worth(part, leader, tactic), (part, leader, tactic)
        more = chance.randrange(len(UNITS))
        larger = tuple(n + (i == more) for i, n in enumerate(part))
        assert sacrifice_value(state, 0, places(larger), 0) > value  # so a bid can always be reached
    assert clamped > 20
