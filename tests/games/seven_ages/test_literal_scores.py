"""The engine's conflict totals and harvests against the second reading of literal_scores.py, over random games."""

from __future__ import annotations

import random

import pytest

from saecula.games.seven_ages import conflict
from saecula.games.seven_ages import harvest as harvesting
from saecula.games.seven_ages.areas import LANDS, NAMES
from saecula.games.seven_ages.cards import ARTEFACTS, CARDS, EMPIRE_NAMES, GOODS
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import Side, items, place_in_set
from saecula.games.seven_ages.units import SET_INDEX, TYPE_NAMES
from tests.games.seven_ages import literal_scores
from tests.games.seven_ages.given import empire, given, stand
from tests.games.seven_ages.lively import begin, play_on
from tests.rules import rule

COMPILED = not str(conflict.__file__).endswith(".py")


@rule("SA-9.4", "SA-9.5", "SA-9.6", "SA-9.7", "SA-9.8", "SA-9.24")
@pytest.mark.skipif(COMPILED, reason="looks into a module of the engine")
@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 7)])
def test_totals_over_random_games(seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0

    def both(state: SevenAges, side: Side, enemy: Side, area: int, crossings: int, starting: int) -> list[int]:
        nonlocal compared
        found = items(state, side, enemy, area, crossings, starting)
        assert sum(found) == literal_scores.total(state, side, enemy, area, crossings, starting)
        compared += 1
        return found

    monkeypatch.setattr(conflict, "items", both)
    play_on(begin(seats, seed), random.Random(seed), 6000)
    assert compared > 10


@rule("SA-9.5", "SA-9.7", "SA-9.8")
@pytest.mark.parametrize("seed", range(60))
def test_totals_in_random_positions(seed: int) -> None:
    rng = random.Random(seed)
    area = rng.randrange(LANDS)
    names = rng.sample(range(CARDS), 2)
    s = given(*[empire(EMPIRE_NAMES[c], ["red", "light_blue"][i], i, rng.randint(1, 49)) for i, c in enumerate(names)])
    sides: list[Side] = []
    inland = [n for n in TYPE_NAMES if n not in ("galley", "ship", "frigate", "battleship")]
    for which, colour in enumerate(["red", "light_blue"]):
        own = SET_INDEX[colour]
        side = Side(own, which == 0)
        for _ in range(rng.randint(1, 8)):
            try:
                piece = stand(s, own, rng.choice(inland), NAMES[area])
            except StopIteration:
                continue
            place = 1 << place_in_set(own, piece)
            if rng.random() < 0.6:
                side.front |= place
            else:
                side.support |= place
        side.card = rng.randrange(CARDS)
        side.disorder = rng.randint(0, 3)
        side.tactician = rng.randint(0, 1)
        side.terms = sum(1 << bit for bit in range(7) if rng.random() < 0.15)
        s.elite[own] = rng.randint(0, 5)
        s.home[own] = 1 << area if rng.random() < 0.3 else 0
        for slot in (0, 1):
            if rng.random() < 0.5:
                s.belief[2 * own + slot] = rng.randrange(ARTEFACTS, ARTEFACTS + 8) + 8 * slot
        sides.append(side)
    assert max(s.belief) < GOODS
    for good in range(ARTEFACTS):
        if rng.random() < 0.1 and area not in s.good_at:
            s.good_at[good] = area
    s.city[area] = rng.choice([0, 1, 3, 5, 7])
    s.forts = (1 << area) * rng.randint(0, 1)
    crossings = rng.randint(0, 15)
    starting = rng.choice([NOBODY, NOBODY, SET_INDEX["red"]])
    for side, enemy in (sides, sides[::-1]):
        expected = literal_scores.total(s, side, enemy, area, crossings, starting)
        assert sum(items(s, side, enemy, area, crossings, starting)) == expected


@rule("SA-12.4", "SA-12.5", "SA-12.6", "SA-12.7", "SA-12.8", "SA-12.10")
@pytest.mark.skipif(COMPILED, reason="looks into a module of the engine")
@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (4, 23), (5, 24), (7, 25)])
def test_harvests_over_random_games(seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    engine = harvesting.harvest

    def both(state: SevenAges) -> None:
        nonlocal compared
        expected = literal_scores.harvest(state)
        engine(state)
        assert state.glory == expected
        compared += 1

    monkeypatch.setattr(harvesting, "harvest", both)
    play_on(begin(seats, seed), random.Random(seed), 3000)
    assert compared > 10
