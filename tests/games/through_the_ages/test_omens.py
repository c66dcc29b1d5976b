"""What the bots expect of events: whom they befall, and what that is worth to a seat beside its rivals."""

from __future__ import annotations

from itertools import permutations

import pytest

from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.components import EVENT0, INDEX, LEVEL, NAMES, TERRITORY0
from saecula.games.through_the_ages.evaluate import FEATURES, look
from saecula.games.through_the_ages.events import befallen, take_facts
from saecula.games.through_the_ages.military_tables import LOTS
from saecula.games.through_the_ages.omens import _chance, _part, omen, omens
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import arms, colony, hand, leader, play, politic, table, wonders, workers

EVENTS = [kind for kind in range(EVENT0, TERRITORY0) if LEVEL[kind] in (1, 2)]


def ranked(*strengths: int) -> Ages:
    """A table of civilizations with these strengths; all else alike."""
    state = table(len(strengths))
    for seat, strength in enumerate(strengths):
        state.civ[seat].strength = strength
    return state


@pytest.mark.parametrize("values", list(permutations([1, 4, 7])) + [(2, 5, 9, 3), (8, 1, 6, 4)])
def test_without_ties_events_befall_those_whom_the_rules_name(values: tuple[int, ...]) -> None:
    state = table(len(values))
    for seat, value in enumerate(values):
        state.civ[seat].strength = value
        state.civ[seat].culture = 10 - value
        state.civ[seat].happiness = (value * 5) % 7
    take_facts(state)
    checked = 0
    for kind in EVENTS:
        for whom, many, _, _ in LOTS[kind]:
            if whom != mil.ACTIVE:
                named = befallen(state, whom, many)
                for seat in range(len(values)):
                    assert _chance(state, seat, whom, many) == float(seat in named), (NAMES[kind], seat)
                    checked += 1
    assert checked > 60


def test_the_equally_strong_share_the_chance_to_be_weakest() -> None:
    state = ranked(2, 2, 5)
    assert _chance(state, 0, mil.WEAKEST, 1) == _chance(state, 1, mil.WEAKEST, 1) == 0.5
    assert _chance(state, 2, mil.WEAKEST, 1) == 0.0


@pytest.mark.parametrize("name", ["crusades", "refugees", "border_conflict", "uncertain_borders", "reign_of_terror"])
def test_what_strikes_the_weakest_is_bad_for_it_and_good_for_the_others(name: str) -> None:
    state = ranked(1, 3, 6)
    for seat in range(3):
        state.civ[seat].culture = 10
    kind = INDEX[name]
    assert omen(state, 0, kind) < 0.0 < omen(state, 2, kind)
    assert omen(state, 0, kind) < omen(state, 1, kind)


def test_a_loss_is_no_greater_than_what_is_there() -> None:
    state = ranked(1, 3, 6)
    state.civ[0].culture = 0
    poor = omen(state, 0, INDEX["crusades"])
    state.civ[0].culture = 10
    assert omen(state, 0, INDEX["crusades"]) < poor


def test_what_befalls_all_alike_is_neither_good_nor_bad() -> None:
    state = ranked(2, 2, 2)
    for name in ("pestilence", "good_harvest", "new_deposits", "scientific_breakthrough"):
        assert omen(state, 0, INDEX[name]) == pytest.approx(0.0)


def test_terrorism_spares_the_poorest() -> None:
    state = ranked(2, 2, 2)
    for seat, culture in enumerate((3, 8, 9)):
        state.civ[seat].culture = culture
    assert omen(state, 0, INDEX["terrorism"]) > 0.0 > omen(state, 1, INDEX["terrorism"])


def test_terrorism_takes_the_best_building() -> None:
    found: list[float] = []
    for built in ({"philosophy": 0}, {"philosophy": 1}, {"philosophy": 2}, {"alchemy": 1, "philosophy": 1}):
        state = ranked(2, 2, 2)
        workers(state, 1, **built)
        for seat, culture in enumerate((3, 8, 9)):
            state.civ[seat].culture = culture
        found.append(omen(state, 1, INDEX["terrorism"]))
    assert found[0] > found[1] == found[2] > found[3]


def test_iconoclasm_and_ravages_strike_those_who_have_something_to_lose() -> None:
    state = table(3, age=2)
    leader(state, "michelangelo", seat=1)
    wonders(state, "pyramids", seat=2)
    assert omen(state, 1, INDEX["iconoclasm"]) < 0.0 < omen(state, 0, INDEX["iconoclasm"])
    assert omen(state, 2, INDEX["ravages_of_time"]) < 0.0 < omen(state, 0, INDEX["ravages_of_time"])


def test_iconoclasm_is_worse_for_those_whose_leader_makes_culture() -> None:
    state = table(3, age=2)
    for seat, name in enumerate(("michelangelo", "leonardo_da_vinci")):
        leader(state, name, seat)
        workers(state, seat, religion=2)
    assert omen(state, 0, INDEX["iconoclasm"]) < omen(state, 1, INDEX["iconoclasm"])


def test_every_event_that_does_something_is_worth_something() -> None:
    """No kind of effect is forgotten."""
    state = table(3, age=2)
    wonders(state, "pyramids", seat=1)
    colony(state, "fertile_territory_i")
    for seat, name in enumerate(("moses", "homer", "aristotle")):
        leader(state, name, seat=seat)
    for seat in range(3):
        civ = state.civ[seat]
        civ.strength, civ.culture, civ.happiness, civ.yellow_bank = 3 * seat, 30 - 5 * seat, seat, 6
        civ.culture_rating = civ.science_rating = 3
        civ.food = civ.resources = 4
    for kind in EVENTS:
        assert any(_part(state, t, *lot) for lot in LOTS[kind] for t in range(3)), NAMES[kind]


def test_an_event_counts_for_those_who_know_that_it_will_come() -> None:
    state = ranked(1, 3, 6)
    for seat in range(3):
        state.civ[seat].culture = 10
    arms(state, "refugees")
    politic(state)
    assert omens(state, 0) == 0.0
    play(state, "prepare refugees")
    assert omens(state, 0) < 0.0
    assert omens(state, 1) == omens(state, 2) == 0.0
    found = dict(zip(FEATURES, look(state, 0), strict=True))
    assert found["omens"] < 0.0


def test_a_card_for_wonders_is_worth_little_without_one() -> None:
    state = table(3)
    hand(state, "engineering_genius_i")
    without = dict(zip(FEATURES, look(state, 0), strict=True))["deeds"]
    state.civ[0].wonder = INDEX["taj_mahal"]
    assert 0.0 < without < 0.5 * dict(zip(FEATURES, look(state, 0), strict=True))["deeds"]
