"""The harness of every game, on a fixed sample. `make soak` runs the same with bigger numbers."""

from __future__ import annotations

import pytest

from tests import harness
from tests.harness import SUBJECTS, Table, Walk, main_tables, tables

POSITIONS = 6  # sampled in each game, besides its first and its last
SEEDS = range(1, 9)  # of the copies that are drawn for each seat

EVERY = [table for subject in SUBJECTS for table in tables(subject)]
MAIN = [table for subject in SUBJECTS for table in main_tables(subject)]


@pytest.fixture(scope="module", params=MAIN, ids=str)
def walk(request: pytest.FixtureRequest) -> Walk:
    table: Table = request.param
    return harness.walk(table, seed=1)


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_a_random_game_comes_to_its_end(table: Table) -> None:
    harness.walk(table, seed=2)


def test_every_legal_move_applies(walk: Walk) -> None:
    harness.legal_moves_apply(walk, POSITIONS)


def test_every_other_move_is_refused_with_its_reason(walk: Walk) -> None:
    harness.other_moves_are_refused(walk, POSITIONS)


def test_every_move_is_explained(walk: Walk) -> None:
    harness.moves_are_explained(walk, POSITIONS)


def test_a_seat_can_leave_where_the_rules_allow_it(walk: Walk) -> None:
    harness.resignations(walk, POSITIONS)


def test_copies_are_independent(walk: Walk) -> None:
    harness.copies_are_independent(walk, POSITIONS)


def test_every_field_is_packed(walk: Walk) -> None:
    harness.all_fields_are_packed(walk)


def test_a_record_is_the_game(walk: Walk) -> None:
    harness.records_replay(walk, POSITIONS)


@pytest.mark.parametrize("table", MAIN, ids=str)
def test_undo_stops_at_reveals(table: Table) -> None:
    assert sum([harness.undo_stops_at_reveals(table, seed, steps=150) for seed in (3, 5)]) > 0


def test_nobody_knows_more_than_the_view_shows(walk: Walk) -> None:
    harness.nobody_knows_more(walk, 2, SEEDS, moves=8)


def test_sealed_answers_tell_nothing(walk: Walk) -> None:
    harness.sealed_answers_tell_nothing(walk, POSITIONS)


def test_views_are_plain_and_small(walk: Walk) -> None:
    harness.views_are_plain(walk, POSITIONS)
