"""Chance: uniform, verifiable by whoever knows the seed, and the same on every machine and build."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula import SaeculaError
from saecula.kernel.chance import BLOCK, SPAN, Chance, Draws, derive_key, seed_key, seed_text


def test_known_answers() -> None:
    """These numbers are a promise: every record ever made depends on them."""
    key = seed_key(7)
    assert key.hex() == "e9ef7b13b1ce706272f541dd0cc226b452d8ff3f5e7b9d7d1ece105243015fe9"
    assert derive_key(key, "undo 3").hex() == "ce0c13889ab89580e73ce5c62549f12d7304921ea10dca3c4c0775d02560845f"
    chance = Chance(key)
    assert [chance.below(6) for _ in range(12)] == [5, 0, 3, 3, 0, 2, 3, 2, 5, 5, 5, 2]
    assert [chance.below(10**9) for _ in range(3)] == [695460755, 491905449, 50065685]
    items = list(range(10))
    chance.shuffle(items)
    assert items == [7, 1, 5, 3, 4, 2, 9, 8, 6, 0]
    assert chance.drawn == 24


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_every_number_is_equally_likely(n: int) -> None:
    chance = Chance(seed_key(n))
    draws = 400 * n
    counts = [0] * n
    for _ in range(draws):
        counts[chance.below(n)] += 1
    squares = sum([(count - 400) ** 2 / 400 for count in counts])
    assert squares < n - 1 + 4 * (2 * (n - 1)) ** 0.5  # chi square: four standard deviations


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(seed_key(1))
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1_150 for count in counts.values())


def test_a_generator_is_its_key_and_its_counter() -> None:
    one, two = Chance(b"k" * 32), Chance(b"k" * 32)
    first = [one.below(1_000) for _ in range(20)]
    two.drawn = 10
    assert [two.below(1_000) for _ in range(10)] == first[10:]


@pytest.mark.parametrize("n", [0, -1, SPAN + 1])
def test_a_number_below_nothing_or_too_much_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Chance(b"").below(n)


def test_the_largest_span_is_allowed() -> None:
    assert 0 <= Chance(b"").below(SPAN) < SPAN
    assert Chance(b"").below(1) == 0


@given(st.integers(0, 2**512 - 1))
def test_a_seed_is_the_same_as_number_and_as_text(seed: int) -> None:
    text = seed_text(seed)
    assert int(text, 16) == seed
    assert seed_text(text) == seed_text(text.upper()) == text
    if len(text) < 120:
        assert seed_text(f"00{text}") == text
    assert seed_key(text) == seed_key(seed)


@pytest.mark.parametrize("seed", ["", "xyz", "0x12", " 1", "1 ", "-1", "f" * 129, -1, 2**512, True])
def test_what_is_no_seed_is_refused(seed: int | str) -> None:
    with pytest.raises(SaeculaError, match="seed must"):
        seed_text(seed)


@pytest.mark.parametrize("seed", [1.5, None, b"12"])
def test_what_is_neither_a_number_nor_text_is_no_seed(seed: object) -> None:
    with pytest.raises((SaeculaError, TypeError)):  # compiled code refuses the type itself
        seed_text(seed)  # type: ignore[arg-type]


def test_keys_differ_by_seed_and_by_salt() -> None:
    keys = {seed_key(seed) for seed in range(500)}
    keys |= {derive_key(seed_key(1), f"undo {n}") for n in range(500)}
    assert len(keys) == 1_000


# ------------------------------------------------------------------------------------------------- many small numbers


def test_draws_are_uniform_and_the_source_counts_on() -> None:
    source = Chance(seed_key(3))
    draws = Draws(source)
    found = Counter([draws.below(10) for _ in range(8_000)])
    assert sum([(found[i] - 800) ** 2 / 800 for i in range(10)]) < 9 + 5 * sqrt(18)
    assert source.drawn == 8_000 * 4 // BLOCK
    again = Draws(Chance(seed_key(3)))
    assert [again.below(10) for _ in range(6)] == [draws.below(10) for draws in [Draws(Chance(seed_key(3)))] * 6]


def test_a_large_number_is_the_next_one_of_the_source() -> None:
    assert Draws(Chance(seed_key(3))).below(10**9) == Chance(seed_key(3)).below(10**9)
    with pytest.raises(ValueError, match="no number below"):
        Draws(Chance(b"")).below(0)
