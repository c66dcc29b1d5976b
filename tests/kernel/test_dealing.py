"""Dealing: everything fits, every possible deal is equally likely, and each of the three methods is right by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.kernel import dealing
from saecula.kernel.chance import SPAN, Chance, seed_key
from saecula.kernel.dealing import ANY, deal, mask_of, nested, things_in

Deal = tuple[tuple[int, ...], ...]


def every_deal(things: list[int], counts: list[int], fits: list[int]) -> set[Deal]:
    """All deals there are, by trying every order."""
    found = set()
    for order in permutations(things):
        left, dealt = list(order), []
        for count in counts:
            dealt.append(tuple(sorted(left[:count])))
            left = left[count:]
        if all(fit == ANY or fit >> thing & 1 for fit, there in zip(fits, dealt, strict=True) for thing in there):
            found.add(tuple(dealt))
    return found


def is_uniform(counted: Counter[Deal], cells: int) -> bool:
    """Whether a chi-square test at five standard deviations sees nothing."""
    expected = counted.total() / cells
    missing = cells - len(counted)
    chi = sum([(n - expected) ** 2 / expected for n in counted.values()]) + missing * expected
    return abs(chi - (cells - 1)) < 5 * sqrt(2 * (cells - 1)) + 1


def sampled(things: list[int], counts: list[int], fits: list[int], deals: int) -> Counter[Deal]:
    chance = Chance(seed_key(f"{deals}{len(things)}"))
    return Counter([tuple(map(tuple, deal(things, counts, fits, chance))) for _ in range(deals)])


# what lies where can be stated in one of three ways
NESTED = ([1, 2, 3, 5, 8], [1, 1, 3], [0b110, 0b1110, ANY])  # the first takes 1, 2; the second 1, 2, 3
DISJOINT = ([0, 1, 2, 3, 4, 5], [1, 2, 3], [0b11, 0b111100, ANY])
CROSSING = ([0, 1, 2, 3, 4], [1, 2, 2], [0b00111, 0b11100, ANY])
TIGHT = ([0, 1, 2], [1, 1, 1], [0b011, 0b110, 0b101])  # two deals, and no single exchange leads from one to the other
FREE = ([0, 3, 4, 7], [1, 1, 2], [ANY, ANY, ANY])
WIDE = ([0, 1, 2, 3, 4, 5], [2, 2, 1, 1], [0b001111, 0b111100, 0b110011, ANY])
CASES = {"wide": WIDE, "nested": NESTED, "disjoint": DISJOINT, "crossing": CROSSING, "tight": TIGHT, "free": FREE}


@pytest.mark.parametrize("case", CASES)
def test_every_possible_deal_is_equally_likely(case: str) -> None:
    things, counts, fits = CASES[case]
    every = every_deal(things, counts, fits)
    found = sampled(things, counts, fits, 200 * len(every))
    assert set(found) == every
    assert is_uniform(found, len(every))


@pytest.mark.parametrize("case", [case for case in CASES if case != "wide"])
def test_exchanging_comes_close_to_it_too(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    things, counts, fits = CASES[case]
    monkeypatch.setattr(dealing, "TABLE", 0)
    monkeypatch.setattr(dealing, "nested", lambda masks: False)
    every = every_deal(things, counts, fits)
    found = sampled(things, counts, fits, 150 * len(every))
    assert set(found) == every
    assert is_uniform(found, len(every))


def test_counting_agrees_with_strictest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "nested", lambda masks: False)
    every = every_deal(*NESTED)
    assert is_uniform(sampled(*NESTED, 200 * len(every)), len(every))


def test_the_obvious_way_is_not_uniform() -> None:
    """Shuffle once and give each place the first things that fit, strictest first: it reads well and is biased."""
    things, counts, fits = NESTED
    chance = Chance(seed_key(1))
    found: Counter[Deal] = Counter()
    for _ in range(12_000):
        left = things.copy()
        chance.shuffle(left)
        dealt = []
        for count, fit in zip(counts, fits, strict=True):
            here = [thing for thing in left if fit == ANY or fit >> thing & 1][:count]
            left = [thing for thing in left if thing not in here]
            dealt.append(tuple(sorted(here)))
        found[tuple(dealt)] += 1
    assert not is_uniform(found, len(every_deal(*NESTED)))


Case = tuple[list[int], list[int], list[int]]


@st.composite
def possible(draw: st.DrawFn) -> Case:
    """Things that lie somewhere, and statements that are true of where they lie."""
    things = sorted(draw(st.sets(st.integers(0, 130), min_size=1, max_size=24)))
    places = draw(st.integers(1, 6))
    at = [draw(st.integers(0, places - 1)) for _ in things]
    fits = []
    for i in range(places):
        here = mask_of([thing for thing, place in zip(things, at, strict=True) if place == i])
        more = mask_of(draw(st.lists(st.sampled_from(things))))
        fits.append(draw(st.sampled_from([ANY, here | more])))
    return things, [at.count(i) for i in range(places)], fits


@settings(max_examples=200, deadline=None)
@given(possible(), st.sampled_from([0, 500, 20_000]), st.integers(0, 99))
def test_whatever_is_stated_is_respected(case: Case, table: int, seed: int) -> None:
    things, counts, fits = case
    original = dealing.TABLE
    try:
        dealing.TABLE = table  # type: ignore[misc]
        dealt = deal(things, counts, fits, Chance(seed_key(seed)))
        again = deal(things, counts, fits, Chance(seed_key(seed)))
    finally:
        dealing.TABLE = original  # type: ignore[misc]
    assert dealt == again
    assert sorted([thing for there in dealt for thing in there]) == things
    assert [len(there) for there in dealt] == counts
    for there, fit in zip(dealt, fits, strict=True):
        assert there == sorted(there)
        assert all(fit == ANY or fit >> thing & 1 for thing in there)


@pytest.mark.parametrize(
    ("counts", "fits"),
    [([2, 1], [0b001, ANY]), ([1, 1, 1], [0b011, 0b011, 0b011]), ([1, 2], [0b011, 0b010]), ([2, 1], [0b011, 0b110])],
)
@pytest.mark.parametrize("table", [0, 20_000])
def test_what_cannot_be_is_refused(
    counts: list[int], fits: list[int], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, "TABLE", table)
    if counts == [2, 1] and fits == [0b011, 0b110]:
        assert deal([0, 1, 2], counts, fits, Chance(seed_key(1))) == [[0, 1], [2]]
        return
    with pytest.raises(ValueError, match=r"place|nothing|no deal"):
        deal([0, 1, 2], counts, fits, Chance(seed_key(1)))


@pytest.mark.parametrize("draw", [Chance.below, lambda chance, n: dealing.below(n, chance)])
def test_small_numbers_are_the_same_however_they_are_drawn(draw: Callable[[Chance, int], int]) -> None:
    assert [draw(Chance(seed_key(7)), 1000) for _ in range(3)] == [Chance(seed_key(7)).below(1000)] * 3


def test_large_numbers_are_spread_over_the_whole_range() -> None:
    chance = Chance(seed_key(3))
    n = SPAN**3 // 3
    drawn = [dealing.below(n, chance) for _ in range(4_000)]
    assert 0 <= min(drawn) < n // 100
    assert n - n // 100 < max(drawn) < n
    quarters = Counter([number * 4 // n for number in drawn])
    assert all(850 < quarters[i] < 1150 for i in range(4))


@given(st.sets(st.integers(0, 200)))
def test_sets_and_lists(things: set[int]) -> None:
    assert things_in(mask_of(list(things))) == sorted(things)


def test_nested_sets() -> None:
    assert nested([0b1, 0b11, 0b111, 0b1000])
    assert nested([0b11, 0b11, 0b100])
    assert not nested([0b11, 0b110])
    assert not nested([0b1000, 0b111, 0b011, 0b101])
