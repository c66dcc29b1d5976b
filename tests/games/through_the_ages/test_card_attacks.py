"""Every aggression and war, exercised by a test of its own (TA-10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import NONE
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.card_data import CARDS, age_of
from tests.games.through_the_ages.given import (
    arms,
    begin_turn,
    building,
    colony,
    leader,
    legal,
    offered,
    on,
    play,
    politic,
    put_value,
    stored,
    table,
    tech,
    unused,
    wonders,
    workers,
)


def aggression(name: str) -> Ages:
    state = table(2, age=age_of(name))
    workers(state, warriors=12)
    workers(state, seat=1, alchemy=5)
    tech(state, "communism")
    wonders(state, "hanging_gardens")
    put_value(state, "science", 7, seat=1)
    put_value(state, "culture", 9, seat=1)
    stored(state, seat=1, bronze=9)
    colony(state, "strategic_territory_i", seat=1)
    leader(state, "js_bach", seat=1)
    building(state, "eiffel_tower", 1, seat=1)
    arms(state, name)
    politic(state)
    play(state, f"attack {name}", "aim 1", "done")
    if state.attack != NO_CARD and state.actors == (1,) and legal(state, "done"):
        play(state, "done")
    return state


def razed(state: Ages) -> int:
    """How many buildings of one kind a raid can destroy."""
    assert offered(state) == ["raze philosophy", "raze alchemy"]
    play(state, "raze alchemy")
    if offered(state, "amount"):
        play(state, offered(state, "amount")[-1])
    return 5 - on(state, "alchemy", 1)


AGGRESSIONS: dict[str, Callable[[Ages], bool]] = {
    "enslave": lambda s: (s.civ[1].unused, s.civ[0].resources) == (0, 3),
    "plunder_i": lambda s: (s.civ[0].resources, s.civ[1].resources) == (3, 6),
    "plunder_ii": lambda s: (s.civ[0].resources, s.civ[1].resources) == (5, 4),
    "plunder_iii": lambda s: (s.civ[0].resources, s.civ[1].resources) == (8, 1),
    "raid_i": lambda s: razed(s) == 1,
    "raid_ii": lambda s: razed(s) == 2,
    "raid_iii": lambda s: razed(s) == 3,
    "annex": lambda s: offered(s) == ["yield strategic_territory_i"],
    "assassinate": lambda s: (s.civ[1].leader, s.civ[0].culture, s.civ[0].military_spent) == (NONE, 6, 2),
    "sabotage": lambda s: (s.civ[1].wonder, s.civ[0].culture, s.civ[0].military_spent) == (NONE, 6, 2),
    "spy": lambda s: (s.civ[0].science, s.civ[1].science) == (5, 2),
    "armed_intervention": lambda s: (s.civ[0].culture, s.civ[1].culture) == (7, 2),
}


@pytest.mark.parametrize("name", list(AGGRESSIONS))
def test_aggression(name: str) -> None:
    state = aggression(name)
    assert AGGRESSIONS[name](state)
    cost = CARDS[name]["military_action_cost"]
    assert cost is None or state.civ[0].military_spent == cost


WARS: dict[str, Callable[[Ages], bool]] = {
    "war_over_culture_ii": lambda s: (s.civ[0].culture, s.civ[1].culture) == (7, 2),
    "war_over_culture_iii": lambda s: (s.civ[0].culture, s.civ[1].culture) == (7, 2),
    "war_over_resources": lambda s: (s.civ[0].resources, s.civ[1].resources) == (7, 2),
    "war_over_technology": lambda s: (s.civ[0].science, s.civ[1].science) == (7, 1),
    "war_over_territory": lambda s: (s.civ[0].yellow_tokens, s.civ[1].yellow_tokens) == (28, 22),
    "holy_war": lambda s: (s.civ[1].unused, s.civ[0].culture) == (1, 6),
}


@pytest.mark.parametrize("name", list(WARS))
def test_war(name: str) -> None:
    state = table(2, age=age_of(name))
    workers(state, warriors=8)
    put_value(state, "science", 8, seat=1)
    put_value(state, "culture", 9, seat=1)
    unused(state, 3, seat=1)
    put_value(state, "yellow_tokens", 25, seat=1)
    put_value(state, "yellow_bank", state.civ[1].yellow_bank - 2, seat=1)
    stored(state, seat=1, bronze=9)
    tech(state, "monarchy")
    arms(state, name)
    politic(state)
    play(state, f"attack {name}", "aim 1")
    assert state.civ[0].military_spent == CARDS[name]["military_action_cost"]
    begin_turn(state)
    play(state, "done", "done")
    assert WARS[name](state)
    state.check()
