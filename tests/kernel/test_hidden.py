"""Hidden things: a redeal keeps what is known, respects what is stated, and depends on nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.kernel import hidden
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.hidden import ANY, Redeal, forget, mask_of, put_copies_in_order, show, things_in

SEATS = 3
THINGS = 12


class Board:
    """Things at places, who knows them, and what is stated of each place."""

    def __init__(self, place: list[int], known: list[int], fits: list[int]) -> None:
        self.place = place
        self.known = known
        self.fits = fits

    def redealt(self, seat: int, seed: int) -> Board:
        """What the seat is given."""
        new = Board(self.place.copy(), self.known.copy(), self.fits)
        redeal = Redeal(new.known, seat)
        for p, fits in enumerate(self.fits):
            redeal.place([thing for thing, at in enumerate(new.place) if at == p], fits)
        assert redeal.run(Chance(seed_key(seed)))
        for p in range(len(self.fits)):
            for thing in redeal.things(p):
                new.place[thing] = p
        return new

    def seen_by(self, seat: int) -> object:
        """All that a seat can see: what it knows; and of the rest how many lie where, and who knows them."""
        places = range(len(self.fits))
        mine = [self.place[t] if self.known[t] >> seat & 1 else None for t in range(THINGS)]
        others = [
            sorted([self.known[t] for t in range(THINGS) if self.place[t] == p and mine[t] is None]) for p in places
        ]
        return mine, others


@st.composite
def boards(draw: st.DrawFn) -> Board:
    places = draw(st.integers(2, 5))
    place = draw(st.lists(st.integers(0, places - 1), min_size=THINGS, max_size=THINGS))
    known = draw(st.lists(st.integers(0, (1 << SEATS) - 1), min_size=THINGS, max_size=THINGS))
    fits = []
    for p in range(places):
        here = mask_of([t for t in range(THINGS) if place[t] == p])
        fits.append(draw(st.sampled_from([ANY, here | draw(st.integers(0, (1 << THINGS) - 1))])))
    return Board(place, known, fits)


@settings(max_examples=150, deadline=None)
@given(boards(), st.integers(0, SEATS - 1), st.integers(0, 20))
def test_a_redeal_keeps_what_the_seat_sees_and_what_is_stated(board: Board, seat: int, seed: int) -> None:
    copy = board.redealt(seat, seed)
    assert copy.seen_by(seat) == board.seen_by(seat)
    for thing, at in enumerate(copy.place):
        known = board.known[thing] >> seat & 1
        assert known or copy.fits[at] == ANY or copy.fits[at] >> thing & 1
        if known:
            assert (copy.place[thing], copy.known[thing]) == (board.place[thing], board.known[thing])


@settings(max_examples=100, deadline=None)
@given(boards(), st.integers(0, SEATS - 1), st.integers(0, 20), st.integers(0, 20))
def test_boards_that_a_seat_cannot_tell_apart_give_the_same_copy(board: Board, seat: int, one: int, two: int) -> None:
    other = board.redealt(seat, one)
    assert other.seen_by(seat) == board.seen_by(seat)
    first, second = board.redealt(seat, two), other.redealt(seat, two)
    assert (first.place, first.known) == (second.place, second.known)


@settings(max_examples=100, deadline=None)
@given(boards(), st.integers(0, SEATS - 1), st.integers(0, 20), st.randoms(use_true_random=False))
def test_which_thing_of_a_set_others_know_makes_no_difference(
    board: Board, seat: int, seed: int, rng: random.Random
) -> None:
    """The seat sees that another one knows a thing there, and not which."""
    other = Board(board.place, board.known.copy(), board.fits)
    for p in range(len(board.fits)):
        here = [t for t in range(THINGS) if board.place[t] == p and not board.known[t] >> seat & 1]
        masks = [board.known[t] for t in here]
        rng.shuffle(masks)
        for thing, mask in zip(here, masks, strict=True):
            other.known[thing] = mask
    one, two = board.redealt(seat, seed), other.redealt(seat, seed)
    assert (one.place, one.known) == (two.place, two.known)


def test_copies_differ_where_something_is_hidden() -> None:
    board = Board([0, 0, 1, 1] + [2] * 8, [0b001] * 2 + [0b010] * 2 + [0] * 8, [ANY] * 3)
    assert len({tuple(board.redealt(0, seed).place) for seed in range(40)}) > 20
    assert len({tuple(board.redealt(0, seed).place[:2]) for seed in range(40)}) == 1
    assert all(board.redealt(0, seed).known.count(0b010) == 2 for seed in range(40)), "somebody knows what lies there"


def test_showing_and_forgetting() -> None:
    known = [0, 0b010, 0]
    show(known, [0, 1], 0b101)
    assert known == [0b101, 0b111, 0]
    forget(known, [0, 1], keepers=0b001)
    assert known == [1, 1, 0]
    forget(known, [0])
    assert known == [0, 1, 0]


# -------------------------------------------------------------------------------------------------------- totals


COST = [1, 1, 2, 2, 3, 3, 4, 4]


def recruits(low: int, high: int, seed: int) -> tuple[list[int], bool]:
    """Two of eight units have been bought for so much."""
    redeal = Redeal([0] * 8, 0)
    redeal.place([2, 3, 4, 5, 6, 7])
    bought = redeal.place([0, 1])
    redeal.total([bought], COST, low, high)
    right = redeal.run(Chance(seed_key(seed)))
    return redeal.things(bought), right


def test_totals_are_met_and_all_ways_to_meet_them_are_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(3_000):
        bought, right = recruits(5, 5, seed)
        assert right
        assert COST[bought[0]] + COST[bought[1]] == 5
        found[tuple(bought)] += 1
    assert len(found) == 8  # 1 + 4 in four ways, 2 + 3 in four
    expected = 3_000 / 8
    assert sum([(n - expected) ** 2 / expected for n in found.values()]) < 7 + 5 * sqrt(14)


def test_totals_are_met_by_mending_where_throwing_away_is_hopeless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "TRIES", 1)
    found = set()
    for seed in range(300):
        bought, right = recruits(8, 8, seed)
        assert right
        found.add(tuple(bought))
        bought, right = recruits(2, 5, seed)
        assert right
        assert 2 <= COST[bought[0]] + COST[bought[1]] <= 5
    assert found == {(6, 7)}


@pytest.mark.parametrize("table", [2_000, 0])
def test_mended_deals_are_nearly_uniform(monkeypatch: pytest.MonkeyPatch, table: int) -> None:
    """Six counters with two faces over two camps and a reserve, under two totals: against all deals, one by one.

    Hardly one deal in twenty is right, so nearly all are mended; without a table all of them are.
    """
    monkeypatch.setattr(hidden, "TRIES", 1)
    monkeypatch.setattr(hidden, "TABLE", table)
    cost = [1, 3, 1, 3, 2, 2, 2, 4, 3, 1, 5, 1]
    horse = [0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0]
    hill, shore = 0b0000_1111_1111, 0b1111_1111_0000
    wanted: Counter[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = Counter()
    for one in combinations(range(4), 2):
        for two in combinations([thing for thing in range(2, 6) if thing not in one], 2):
            for faces in product((0, 1), repeat=4):
                army = [2 * thing + face for thing, face in zip([*one, *two], faces, strict=True)]
                if sum([cost[face] for face in army]) == 8 and sum([horse[face] for face in army]) >= 2:
                    wanted[one, two, faces] = 1
    found: Counter[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = Counter()
    deals = 60 * len(wanted)
    for seed in range(deals):
        side = [0] * 6
        redeal = Redeal([0] * 6, 0, side)
        camps = [redeal.place([0, 1], hill), redeal.place([2, 3], shore)]
        redeal.place([4, 5], 0b0101_0101_0101)
        redeal.total(camps, cost, 8, 8)
        redeal.total(camps, horse, 2)
        assert redeal.run(Chance(seed_key(seed)))
        left, right = [tuple(redeal.things(camp)) for camp in camps]
        found[left, right, tuple([side[thing] for thing in [*left, *right]])] += 1
    assert set(found) == set(wanted)
    spread = sum([(found[way] - 60) ** 2 / 60 for way in wanted])
    freedom = len(wanted) - 1
    assert spread < freedom + 5 * sqrt(2 * freedom)


def test_a_total_that_cannot_be_met_is_said() -> None:
    bought, right = recruits(9, 99, 1)
    assert not right
    assert bought == [6, 7], "as close as it gets"


def test_what_the_seat_knows_counts_towards_a_total() -> None:
    for seed in range(200):
        redeal = Redeal([1, 0, 0, 0, 0, 0, 0, 0], 0)
        redeal.place([2, 3, 4, 5, 6, 7])
        bought = redeal.place([0, 1])
        redeal.total([bought], COST, at_most=2)
        assert redeal.run(Chance(seed_key(seed)))
        assert redeal.things(bought) == [0, 1]


def test_a_deal_that_cannot_be_mended_is_thrown_away() -> None:
    # Two-faced counters of an empire in 7 Ages: 0 to 9 are infantry, 10 to 15 cavalry. Two and three of them stand in
    # areas that take few faces. Exchanging two counters at a time does not get there from every deal.
    fronts, backs = [2 * thing for thing in range(26)], [2 * thing + 1 for thing in range(26)]
    some = [fronts[t] for t in (4, 5, 6, 7, 16, 17)]
    strong = [backs[t] for t in (10, 11, 12)]
    areas = [(some, [4, 17]), (fronts[8:13], [8]), ([*strong, backs[18], backs[19]], [19]), (strong, [12])]
    areas += [(some, [16]), (fronts[8:13], [10]), ([*strong, backs[18], backs[19]], [18]), (strong, [11])]
    reserve = [0, 1, 2, 3, 5, 6, 7, 9, 13, 14, 15, 20, 21, 22, 23, 24, 25]
    for seed in range(100):
        side = [0] * 26
        redeal = Redeal([0] * 26, 0, side)
        redeal.place(reserve, mask_of(fronts))
        places = [redeal.place(there, mask_of(faces)) for faces, there in areas]
        redeal.total(places, [int(face < 20) for face in range(52)], 2, 2)
        redeal.total(places, [int(20 <= face < 32) for face in range(52)], 3, 3)
        assert redeal.run(Chance(seed_key(seed)))
        on_map = [thing for place in places for thing in redeal.things(place)]
        assert sum([thing < 10 for thing in on_map]) == 2
        assert sum([10 <= thing < 16 for thing in on_map]) == 3


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=8, max_size=8), st.lists(st.integers(0, 5), min_size=8, max_size=8))
def test_any_true_totals_are_met(place: list[int], weights: list[int]) -> None:
    redeal = Redeal([0] * 8, 1)
    sums = []
    for p in range(4):
        here = [thing for thing in range(8) if place[thing] == p]
        at = redeal.place(here, ANY if p % 2 else mask_of(here) | 0b1010_0101)
        sums.append(sum([weights[thing] for thing in here]))
        redeal.total([at], weights, sums[p] - 1, sums[p] + 1)
    if redeal.run(Chance(seed_key(1))):
        for p in range(4):
            assert abs(sum([weights[thing] for thing in redeal.things(p)]) - sums[p]) <= 1


# ---------------------------------------------------------------------------------------------------- two faces


def test_two_faced_counters_show_a_face_that_their_place_takes() -> None:
    """Counters 0 to 5; the city takes only faces of at most level 2, the reserve shows first faces."""
    level = [1, 3, 1, 2, 2, 4, 3, 4, 1, 5, 4, 5]  # of each face: counter t has the faces 2t and 2t + 1
    low = mask_of([face for face in range(12) if level[face] <= 2])
    front = mask_of([face for face in range(12) if face % 2 == 0])
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(2_000):
        side = [0, 1, 0, 0, 0, 0]
        redeal = Redeal([0] * 6, 0, side)
        city = redeal.place([0, 1], low)
        reserve = redeal.place([2, 3, 4, 5], front)
        assert redeal.run(Chance(seed_key(seed)))
        for thing in redeal.things(city):
            assert level[2 * thing + side[thing]] <= 2
            seen[thing, side[thing]] += 1
        assert all(side[thing] == 0 for thing in redeal.things(reserve))
    assert set(seen) == {(0, 0), (1, 0), (1, 1), (2, 0), (4, 0)}
    by_thing = [sum([n for (thing, _), n in seen.items() if thing == t]) for t in (0, 1, 2, 4)]
    assert all(900 < n < 1_100 for n in by_thing)
    assert 430 < seen[1, 0] < 570


def test_totals_of_two_faced_counters_weigh_the_faces_shown() -> None:
    cost = [1, 4, 2, 2, 3, 1, 2, 3]
    for seed in range(200):
        side = [0, 0, 0, 0]
        redeal = Redeal([0] * 4, 0, side)
        army = redeal.place([0, 1])
        redeal.place([2, 3])
        redeal.total([army], cost, 3, 3)
        assert redeal.run(Chance(seed_key(seed)))
        assert sum([cost[2 * thing + side[thing]] for thing in redeal.things(army)]) == 3


# ----------------------------------------------------------------------------------------------------- equal copies


@given(st.permutations([(0, 1, 0), (0, 3, 1), (2, 0, 0), (2, 0, 1)]))
def test_copies_are_numbered_by_where_they_lie(lying: list[tuple[int, int, int]]) -> None:
    place = [9, *[at for at, _, _ in lying]]
    known = [7, *[mask for _, mask, _ in lying]]
    side = [1, *[face for _, _, face in lying]]
    put_copies_in_order([[1, 2, 3, 4]], place, known, side)
    assert place == [9, 0, 0, 2, 2]
    assert known == [7, 1, 3, 0, 0]
    assert side == [1, 0, 1, 0, 1]


def test_copies_without_sides() -> None:
    place, known = [3, 2, 1], [1, 2, 4]
    put_copies_in_order([[0, 2]], place, known, [])
    assert (place, known) == ([1, 2, 3], [4, 2, 1])


def test_sets() -> None:
    assert things_in(0b1011) == [0, 1, 3]
    assert mask_of([0, 1, 3]) == 0b1011
