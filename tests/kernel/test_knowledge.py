"""Who knows which card: reshuffling what a seat does not know."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.knowledge import forget, reshuffle

CARDS = 12
SEATS = 3


@st.composite
def deals(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """Twelve cards over a few zones, and who knows each of them."""
    cards = draw(st.permutations(range(CARDS)))
    cuts = sorted(draw(st.lists(st.integers(0, CARDS), min_size=2, max_size=4)))
    zones = [list(cards[a:b]) for a, b in zip([0, *cuts], [*cuts, CARDS], strict=True)]
    return zones, draw(st.lists(st.integers(0, 2**SEATS - 1), min_size=CARDS, max_size=CARDS))


def dealt(
    zones: list[list[int]], known: list[int], seat: int, seed: int, unordered: int = 0
) -> tuple[list[list[int]], list[int]]:
    zones, known = [zone.copy() for zone in zones], known.copy()
    reshuffle(zones, known, seat, Chance(seed_key(seed)), unordered)
    return zones, known


@given(deals(), st.integers(0, SEATS - 1), st.integers(0, 99))
def test_places_known_cards_and_the_knowledge_of_others_stay(
    deal: tuple[list[list[int]], list[int]], seat: int, seed: int
) -> None:
    zones, known = deal
    new_zones, new_known = dealt(zones, known, seat, seed)
    assert [len(zone) for zone in new_zones] == [len(zone) for zone in zones]
    assert sorted([card for zone in new_zones for card in zone]) == list(range(CARDS))
    for zone, new_zone in zip(zones, new_zones, strict=True):
        for card, new_card in zip(zone, new_zone, strict=True):
            assert known[card] == new_known[new_card], "who knows a place goes on knowing it"
            if known[card] >> seat & 1:
                assert card == new_card


@given(deals(), st.integers(0, SEATS - 1), st.integers(0, 99), st.sampled_from([0, -1]))
def test_what_cannot_be_told_apart_gives_the_same_deal(
    deal: tuple[list[list[int]], list[int]], seat: int, seed: int, unordered: int
) -> None:
    zones, known = deal
    if unordered:
        zones = [sorted(zone) for zone in zones]
    other = dealt(zones, known, seat, seed + 1, unordered)
    assert dealt(*other, seat, seed, unordered) == dealt(zones, known, seat, seed, unordered)


def test_in_a_set_nobody_can_tell_which_card_another_seat_knows() -> None:
    """Seat 1 knows one of the two cards in the hand of seat 2. Seat 0 cannot tell which."""
    hand_and_pile = [[3, 7], [5, 9]]
    knows_low = [0] * CARDS
    knows_low[3], knows_low[7] = 0b110, 0b100
    knows_high = [0] * CARDS
    knows_high[3], knows_high[7] = 0b100, 0b110
    for seed in range(20):
        assert dealt(hand_and_pile, knows_low, 0, seed, -1) == dealt(hand_and_pile, knows_high, 0, seed, -1)


def test_every_unknown_card_gets_everywhere() -> None:
    known = [0] * CARDS
    known[0] = 0b001
    seen = [set(dealt([[0, 1], [2, 3, 4]], known, 0, seed)[0][1]) for seed in range(200)]
    assert set.union(*seen) == {1, 2, 3, 4}
    assert len({tuple(sorted(zone)) for zone in seen}) == 4


def test_cards_that_moved_unseen_are_forgotten() -> None:
    known = [0b111, 0b011, 0b110]
    forget(known, [0, 1], keepers=0b010)
    assert known == [0b010, 0b010, 0b110]
