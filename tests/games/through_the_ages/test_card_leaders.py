"""Every leader, exercised by a test of its own (TA-15)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.prices import build_price, population_price, unit_credit
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.row import take_cost
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.technologies import science_price
from tests.games.through_the_ages.card_data import Scene, age_of
from tests.games.through_the_ages.given import (
    arms,
    blue,
    colony,
    hand,
    leader,
    legal,
    on,
    play,
    politic,
    put_value,
    refusal,
    row,
    stored,
    table,
    tactic,
    tech,
    war,
    wonders,
    workers,
)
from tests.rules import rule


def led(name: str, age: int = 0, seats: int = 2) -> Ages:
    state = table(seats, age=age or age_of(name))
    leader(state, name)
    return state


def alexander() -> None:
    state = led("alexander_the_great")
    workers(state, warriors=2, knights=1)
    assert state.civ[0].strength == 2 + 2 + 3


@rule("TA-15.46")
def test_aristotle() -> None:
    state = led("aristotle")
    row(state, "monarchy", "warfare", "iron", "work_of_art_i")
    play(state, "take 1", "take 2", "take 3", "take 4")
    assert state.civ[0].science == 3


def hammurabi() -> None:
    state = led("hammurabi")
    assert (state.civ[0].civil_actions, state.civ[0].military_actions) == (5, 1)


def homer() -> None:
    state = led("homer")
    workers(state, warriors=4)
    assert state.civ[0].culture_rating == 2
    assert unit_credit(state, 0) == 1


def caesar() -> None:
    state = led("julius_caesar")
    assert (state.civ[0].strength, state.civ[0].military_actions) == (2, 3)


def moses() -> None:
    state = led("moses")
    assert population_price(state, 0) == 1


def columbus() -> None:
    state = led("christopher_columbus")
    arms(state, "wealthy_territory_i")
    politic(state)
    assert legal(state, "discover wealthy_territory_i")


@rule("TA-15.12")
def test_barbarossa() -> None:
    state = led("frederick_barbarossa")
    stored(state, agriculture=1, bronze=1)
    put_value(state, "military_spent", 2)
    people = state.civ[0].yellow_bank
    play(state, "levy warriors")
    assert (state.civ[0].yellow_bank, on(state, "warriors"), state.civ[0].civil_spent) == (people - 1, 2, 1)
    assert (state.civ[0].food, state.civ[0].resources, state.civ[0].military_spent) == (0, 0, 2)
    assert refusal(state, "levy warriors") == "TA-15.12"


def genghis() -> None:
    state = led("genghis_khan")
    workers(state, knights=3)
    assert (state.civ[0].strength, state.civ[0].culture_rating) == (1 + 9, 3)


def joan() -> None:
    state = led("joan_of_arc")
    workers(state, theology=2)
    assert state.civ[0].strength == 1 + 4


@rule("TA-15.15", "TA-15.16")
@pytest.mark.parametrize("name", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
def test_the_scientists(name: str) -> None:
    state = led(name, 3)
    workers(state, alchemy=1, journalism=1)
    tech(state, "computers")
    assert state.civ[0].science_rating == 1 + 2 + 2 + 2  # the best with a worker is of level II
    hand(state, "monarchy", "iron")
    put_value(state, "science", 14)
    play(state, "develop monarchy", "develop iron")
    gains = (state.civ[0].resources, state.civ[0].culture, state.civ[0].civil_spent)
    assert (
        gains
        == {
            "leonardo_da_vinci": (2, 0, 2),
            "isaac_newton": (0, 0, 0),
            "albert_einstein": (0, 6, 2),
        }[name]
    )


@rule("TA-15.3")
def test_newton_and_revolutions() -> None:
    state = led("isaac_newton")
    hand(state, "monarchy")
    put_value(state, "science", 3)
    put_value(state, "civil_spent", 0)
    play(state, "revolt monarchy")
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (5, 4)
    state = led("isaac_newton")
    hand(state, "iron")
    put_value(state, "science", 9)
    put_value(state, "civil_spent", 4)
    assert not legal(state, "develop iron")  # one action is needed, though it comes back


@rule("TA-15.14")
def test_michelangelo() -> None:
    state = led("michelangelo")
    workers(state, theology=1, drama=1, bread_and_circuses=1)
    wonders(state, "hanging_gardens")
    assert state.civ[0].culture_rating == 1 + 2 + 1 + (2 + 1 + 2)  # not the arena
    row(state, "great_wall")
    assert take_cost(state, 0, 0) == 1 + 1 - 1


def bach() -> None:
    state = led("js_bach")
    workers(state, drama=2)
    assert state.civ[0].culture_rating == 2 * 2 + 2
    assert build_price(state, 0, INDEX["drama"], 0) == 4
    assert science_price(state, 0, INDEX["opera"], False) == 6


def cook() -> None:
    state = led("james_cook")
    colony(state, "wealthy_territory_i")
    colony(state, "fertile_territory_i")
    assert state.civ[0].culture_rating == 4


@rule("TA-15.2")
def test_robespierre() -> None:
    state = led("maximilien_robespierre")
    assert state.civ[0].military_actions == 3
    hand(state, "monarchy", "theocracy", "work_of_art_ii")
    put_value(state, "science", 14)
    play(state, "play work_of_art_ii")
    play(state, "revolt monarchy")
    assert state.civ[0].military_spent == state.civ[0].military_actions == 4
    assert (state.civ[0].civil_spent, state.civ[0].science) == (1, 11)
    assert refusal(state, "revolt theocracy") == "TA-15.2"
    assert legal(state, "develop theocracy")


def napoleon() -> None:
    state = led("napoleon_bonaparte")
    workers(state, warriors=2)
    tactic(state, "fighting_band")
    assert (state.civ[0].strength, state.civ[0].military_actions) == (2 + 1 + 1, 3)


@rule("TA-15.47")
def test_shakespeare() -> None:
    state = led("william_shakespeare")
    workers(state, printing_press=2, drama=1)
    assert state.civ[0].culture_rating == 2 * 1 + 2 + 2 * 1 + 2


def gandhi() -> None:
    state = led("mahatma_gandhi")
    assert state.civ[0].culture_rating == 2
    arms(state, "spy")
    politic(state)
    assert not legal(state, "attack spy")


@rule("TA-15.19")
def test_rock_and_roll_icon() -> None:
    state = led("rock_and_roll_icon")
    workers(state, drama=2, opera=1)
    assert state.civ[0].happiness == 2 + 3
    assert state.civ[0].culture_rating == 2 * 2 + 3 + 3


@rule("TA-15.5")
def test_tesla() -> None:
    state = led("nikola_tesla")
    workers(state, philosophy=1, alchemy=1, computers=1, bronze=1)
    assert output_value(state, 0, False) == 1 + 1 + 3
    play(state, "done")
    assert (blue(state, "philosophy"), blue(state, "alchemy"), blue(state, "computers")) == (0, 1, 1)
    assert state.civ[0].resources == 5
    assert build_price(state, 1, INDEX["philosophy"], 0) == 4
    assert build_price(state, 0, INDEX["philosophy"], 0) == 3
    tech(state, "printing_press", seat=1)
    assert build_price(state, 1, INDEX["printing_press"], 0) == 5


def churchill() -> None:
    state = led("winston_churchill")
    assert science_price(state, 0, INDEX["tanks"], False) == 6
    assert build_price(state, 0, INDEX["warriors"], 0) == 2
    war(state, "war_over_culture_iii", 1, 0)
    assert build_price(state, 0, INDEX["warriors"], 0) == 0


@rule("TA-15.18")
def test_game_designer() -> None:
    state = led("game_designer")
    workers(state, philosophy=1, scientific_method=2)
    assert state.civ[0].science_rating == 0 + 2 * 2
    assert state.civ[0].culture_rating == 4


LEADERS: dict[str, Scene] = {
    "alexander_the_great": alexander,
    "aristotle": test_aristotle,
    "hammurabi": hammurabi,
    "homer": homer,
    "julius_caesar": caesar,
    "moses": moses,
    "christopher_columbus": columbus,
    "frederick_barbarossa": test_barbarossa,
    "genghis_khan": genghis,
    "joan_of_arc": joan,
    "leonardo_da_vinci": lambda: test_the_scientists("leonardo_da_vinci"),
    "michelangelo": test_michelangelo,
    "isaac_newton": lambda: test_the_scientists("isaac_newton"),
    "js_bach": bach,
    "james_cook": cook,
    "maximilien_robespierre": test_robespierre,
    "napoleon_bonaparte": napoleon,
    "william_shakespeare": test_shakespeare,
    "albert_einstein": lambda: test_the_scientists("albert_einstein"),
    "mahatma_gandhi": gandhi,
    "rock_and_roll_icon": test_rock_and_roll_icon,
    "nikola_tesla": test_tesla,
    "winston_churchill": churchill,
    "game_designer": test_game_designer,
}


@pytest.mark.parametrize("name", list(LEADERS))
def test_leader(name: str) -> None:
    LEADERS[name]()
