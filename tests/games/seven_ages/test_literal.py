"""The engine against the second reading of literal.py, over random games and random positions."""

from __future__ import annotations

import random

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import AREAS, COAST_BORDER, LANDS, NAMES, areas_in
from saecula.games.seven_ages.cards import CARDS, EMPIRE_NAMES, GOOD_INDEX
from saecula.games.seven_ages.movement import entry_cost, points
from saecula.games.seven_ages.moves import FROM, GO, HALT, WITH
from saecula.games.seven_ages.production import income
from saecula.games.seven_ages.realm import empire_of, put, show_face
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, RESERVE, SevenAges
from saecula.games.seven_ages.units import (
    AIRCRAFT,
    FACES,
    FIRST_COMMON,
    NAVAL,
    PIECE_KIND,
    SET_NAMES,
    TYPE_NAMES,
    TYPES,
)
from tests.games.seven_ages import literal
from tests.games.seven_ages.given import act, empire, given
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
        if n % 30 == 0 and all(state.control[a] == NOBODY or alone(state, a) for a in range(AREAS)):
            for one in state.in_play():
                assert income(state, one) == literal.income(state, one), (n, EMPIRE_NAMES[state.card_of[one]])
                compared += 1
    assert compared > 30


def alone(state: SevenAges, area: int) -> bool:
    """Whether no conflict is pending in an area, nor a group on its way through."""
    return len([s for s in range(len(SET_NAMES)) if state.units_in[s] >> area & 1]) == 1


# ------------------------------------------------------------------------------------------------- random positions

ARTEFACTS = ["paved_roads", "railways", "lighthouse", "compass", "stonehenge", "conscription"]


def random_position(seed: int) -> SevenAges:
    """Three empires with all kinds of units close together, cities, and now and then a useful artefact."""
    rng = random.Random(seed)
    cards = rng.sample(range(CARDS), 3)
    colours = ["red", "blue", "green"]
    here = rng.randrange(LANDS)
    near = 1 << here
    for _ in range(rng.randint(2, 3)):
        for area in areas_in(near):
            near |= sum(1 << literal.AREA_IDS.index(to) for to, _ in literal.BORDERS[NAMES[area]])
    places = areas_in(near)
    empires = [empire(EMPIRE_NAMES[c], colours[i], i, rng.randint(1, 49)) for i, c in enumerate(cards)]
    state = given(*empires, seats=3)
    for each in empires:
        for _ in range(rng.randint(4, 14)):
            put_somewhere(state, rng, each.set, places)
        if rng.random() < 0.5:
            good = GOOD_INDEX[rng.choice(ARTEFACTS)]
            if state.good_at[good] < 0:
                state.good_at[good] = ON_EMPIRE + each.set
    for area in places:
        if area < LANDS and rng.random() < 0.2:
            state.city[area] = rng.choice([1, 3])
    return state


def put_somewhere(state: SevenAges, rng: random.Random, one: int, places: list[int]) -> None:
    """One unit of a random type in one of the areas, where it can stand and meets nobody."""
    unit = rng.randrange(TYPES)
    free = [p for p in state.pieces_of(one) if state.place[p] == RESERVE and unit in FACES[PIECE_KIND[p]]]
    if TYPE_NAMES[unit] in ("elephant", "nuke", "star_wars"):
        pool = [i for i, holder in enumerate(state.holder) if holder == NOBODY]
        free = [FIRST_COMMON + i for i in pool if FACES[PIECE_KIND[FIRST_COMMON + i]][0] == unit]
    area = rng.choice(places)
    if area >= LANDS and not (NAVAL | AIRCRAFT) >> unit & 1:
        return
    if area < LANDS and NAVAL >> unit & 1 and not COAST_BORDER[area]:
        return
    if not free or any(state.units_in[s] >> area & 1 for s in range(len(SET_NAMES)) if s != one):
        return
    if free[0] >= FIRST_COMMON:
        state.holder[free[0] - FIRST_COMMON] = one
        state.place[free[0]] = RESERVE
    show_face(state, free[0], unit)
    ashore = NAVAL >> unit & 1 and area < LANDS
    put(state, free[0], area, rng.choice(areas_in(COAST_BORDER[area])) if ashore else NOBODY)


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
    if not state.units_in[one]:
        pytest.skip("nothing stands on the map")
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
