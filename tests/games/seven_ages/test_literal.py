"""The engine against the second reading of literal.py, over random games and random positions."""

from __future__ import annotations

import random

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import AREAS, LANDS, NAMES
from saecula.games.seven_ages.cards import EMPIRE_NAMES
from saecula.games.seven_ages.movement import entry_cost, points
from saecula.games.seven_ages.moves import FROM, GO, HALT, WITH
from saecula.games.seven_ages.phases import MOVING
from saecula.games.seven_ages.production import income
from saecula.games.seven_ages.realm import empire_of
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    NAVAL,
    SET_NAMES,
    TYPE_NAMES,
    TYPES,
)
from tests.games.seven_ages import literal
from tests.games.seven_ages.given import act
from tests.games.seven_ages.positions import random_position
from tests.rules import rule


@rule("SA-6.1", "SA-6.2", "SA-6.3", "SA-6.13")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (7, 5)])
def test_income_over_random_games(seats: int, seed: int) -> None:
    state = game.new(seats, seed)
    rng = random.Random(seed)
    compared = 0
    for n in range(1500):
        if state.over:
            break
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.legal(seat)))
        if n % 30 == 0 and not state.find(MOVING) and all(at_most_one(state, area) for area in range(AREAS)):
            for one in state.in_play():
                assert income(state, one) == literal.income(state, one), (n, EMPIRE_NAMES[state.card_of[one]])
                compared += 1
    assert compared > 30


def at_most_one(state: SevenAges, area: int) -> bool:
    """Whether no conflict is pending in an area."""
    return len([s for s in range(len(SET_NAMES)) if state.units_in[s] >> area & 1]) <= 1


def engine_destinations(state: SevenAges, area: int, unit: int) -> set[str]:
    """Where a single unit of a type can end its move, found by playing every way."""
    seat = state.actors[0]
    first = state.clone()
    if FROM[area] not in first.legal(seat):
        return set()
    first.play(seat, FROM[area])
    if WITH[unit] not in first.legal(seat):
        return set()
    first.play(seat, WITH[unit])
    found: set[str] = set()
    todo = [first]
    seen: set[bytes] = set()
    while todo:
        at = todo.pop()
        for move in at.legal(seat):
            if move == HALT[0]:
                piece_at = at.frame(4)
                found.add(NAMES[piece_at])
            elif move in GO:
                on = at.clone()
                on.play(seat, move)
                purses = "" if on.frame(10) else str(sorted(on.top_phase().way(on).purses))  # type: ignore[attr-defined]
                key = f"{on.frame(4)} {on.frame(10)} {on.coast} {purses}".encode()
                if key not in seen:
                    seen.add(key)
                    todo.append(on)
    return found


@rule("SA-8.1", "SA-8.2", "SA-8.3", "SA-8.4", "SA-8.7", "SA-8.8", "SA-8.11", "SA-8.12", "SA-8.13", "SA-8.14")
@pytest.mark.parametrize("seed", range(24))
def test_reach_over_random_positions(seed: int) -> None:
    state = random_position(seed)
    one = state.in_play()[0]
    assert state.units_in[one], "something stands on the map"
    act(state, SET_NAMES[one], "manoeuvre")
    compared: set[tuple[int, int]] = set()
    for piece in state.units_on_map(one):
        area, unit = state.place[piece], state.type_of(piece)
        if (area, unit) in compared or len(compared) >= 4 or TYPE_NAMES[unit] == "star_wars":
            continue
        if NAVAL >> unit & 1 and len({state.coast[p] for p in state.units_at(one, area)}) > 1:
            continue  # two coasts: see test_movement.py
        if AIRCRAFT >> unit & 1 and seed % 4:
            continue  # playing every way of an aircraft takes seconds
        compared.add((area, unit))
        assert empire_of(state, piece) == one
        want = literal.destinations(state, piece)
        got = engine_destinations(state, area, unit) - {NAMES[area]}
        assert got == want - {NAMES[area]}, (NAMES[area], TYPE_NAMES[unit])


@rule("SA-8.2", "SA-8.3")
@pytest.mark.parametrize("seed", range(6))
def test_points_and_costs_over_random_positions(seed: int) -> None:
    state = random_position(seed)
    for one in state.in_play():
        for unit in range(TYPES):
            assert points(state, one, unit) == literal.points(state, one, TYPE_NAMES[unit])[0]
            for area in range(seed, AREAS, 11):
                if area < LANDS or (NAVAL | AIRCRAFT) >> unit & 1:
                    assert entry_cost(state, one, unit, area) == literal.cost(state, one, TYPE_NAMES[unit], NAMES[area])
