"""The harness of every game, on a fixed sample. `make soak` runs the same with bigger numbers."""

from __future__ import annotations

import pytest

from saecula import testing
from saecula.testing import Walk, Way
from tests.harness import SUBJECTS, every_way, main_ways_of, positions

SEEDS = range(1, 6)  # of the copies that are drawn for each seat

EVERY = every_way()
MAIN = [way for name in SUBJECTS for way in main_ways_of(name)]


@pytest.fixture(scope="module", params=MAIN, ids=str)
def walk(request: pytest.FixtureRequest) -> Walk:
    way: Way = request.param
    return testing.walk(way, seed=1)


@pytest.mark.parametrize("way", EVERY, ids=str)
def test_a_random_game_comes_to_its_end(way: Way) -> None:
    testing.walk(way, seed=2, keep=8)


def test_every_legal_move_applies(walk: Walk) -> None:
    testing.check_legal_moves_apply(walk, positions(walk.way))


def test_every_other_move_is_refused_with_its_reason(walk: Walk) -> None:
    testing.check_other_moves_are_refused(walk, positions(walk.way))


def test_every_move_is_explained(walk: Walk) -> None:
    testing.check_moves_are_explained(walk, positions(walk.way))


def test_a_seat_can_leave_where_the_rules_allow_it(walk: Walk) -> None:
    testing.check_resignations(walk, positions(walk.way))


def test_copies_are_independent(walk: Walk) -> None:
    testing.check_copies_are_independent(walk, positions(walk.way))


def test_every_field_is_packed(walk: Walk) -> None:
    testing.check_all_fields_are_packed(walk)


def test_a_record_is_the_game(walk: Walk) -> None:
    testing.check_record(walk)


@pytest.mark.parametrize("way", MAIN, ids=str)
def test_undo_stops_at_reveals(way: Way) -> None:
    assert sum([testing.check_undo(way, seed, steps=150) for seed in (3, 5)]) > 0


def test_nobody_knows_more_than_the_view_shows(walk: Walk) -> None:
    testing.check_knowledge(walk, 2, SEEDS, moves=8)


def test_sealed_answers_tell_nothing(walk: Walk) -> None:
    testing.check_sealed_answers(walk, positions(walk.way))


def test_views_are_plain_and_small(walk: Walk) -> None:
    testing.check_views(walk, positions(walk.way))
