"""Every card, exercised by a test of its own: the printed numbers from the data, the odd effects by hand (TA-15)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.building import urban_limit
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import FOLDER, INDEX, NONE, TYPE
from saecula.games.through_the_ages.ending import score_event
from saecula.games.through_the_ages.prices import build_price, population_price, unit_credit
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.row import civil_limit, take_cost
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.technologies import science_price
from tests.games.through_the_ages.given import (
    arms,
    bank,
    begin_turn,
    blue,
    blues,
    building,
    colony,
    get,
    hand,
    leader,
    legal,
    offered,
    on,
    play,
    politic,
    put_value,
    refusal,
    reveal,
    row,
    stored,
    table,
    tactic,
    tech,
    unused,
    war,
    wonders,
    workers,
)
from tests.rules import rule

Card = dict[str, Any]
Scene = Callable[[], None]


def read(name: str) -> list[Card]:
    content = yaml.safe_load((Path(FOLDER) / "data" / f"{name}.yaml").read_text(encoding="utf-8"))
    cards: list[Card] = content["initial_technologies" if name == "initial" else "cards"]
    return cards


CARDS = {card["id"]: card for card in read("civil_cards") + read("military_cards")}
AGE = {"A": 0, "I": 1, "II": 2, "III": 3}
WORKED = [
    "farm",
    "mine",
    "lab",
    "temple",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
]


def of(*types: str) -> list[str]:
    return [name for name, card in CARDS.items() if card["type"] in types]


def age_of(name: str) -> int:
    return max(1, AGE[CARDS[name]["age"]])


# --------------------------------------------------------------------------------------------------------- technologies


@pytest.mark.parametrize("name", of(*WORKED))
def test_technology(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    hand(state, name)
    put_value(state, "science", card["science_cost"])
    play(state, f"develop {name}")
    assert state.civ[0].science == 0
    blues(state, 20)
    stored(state, bronze=card["resource_cost"])
    ratings = ("culture_rating", "science_rating", "happiness", "strength")
    before = [get(state, rating) for rating in ratings]
    food, res = output_value(state, 0, True), output_value(state, 0, False)
    play(state, f"build {name}")
    printed = [card.get(key, 0) for key in ("culture", "science", "happiness", "strength")]
    assert [get(state, rating) for rating in ratings] == [a + b for a, b in zip(before, printed, strict=True)]
    assert output_value(state, 0, True) - food == card.get("food", 0)
    assert output_value(state, 0, False) - res == card.get("resources", 0)
    assert state.civ[0].resources == 0
    state.check()


@pytest.mark.parametrize("name", of("government"))
def test_government(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    hand(state, name)
    put_value(state, "science", card["science_cost"])
    wonders(state, "hanging_gardens")
    peaceful = state.trial()
    play(peaceful, f"develop {name}")
    assert (peaceful.civ[0].science, peaceful.civ[0].civil_spent) == (0, 1)
    play(state, f"revolt {name}")
    assert state.civ[0].science == card["science_cost"] - card["revolution_cost"]
    assert (state.civ[0].civil_actions, state.civ[0].military_actions) == (
        card["civil_actions"],
        card["military_actions"],
    )
    assert urban_limit(state, 0) == card["urban_limit"]
    assert state.civ[0].culture_rating == 1 + card.get("culture", 0)
    assert state.civ[0].happiness == 2 + card.get("happiness", 0)
    assert state.civ[0].strength == 1 + card.get("strength", 0)


@pytest.mark.parametrize("name", of("special_military", "special_civil", "special_exploration", "special_construction"))
def test_special_technology(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    hand(state, name)
    put_value(state, "science", card["science_cost"])
    play(state, f"develop {name}")
    assert state.civ[0].civil_actions == 4 + card.get("civil_actions", 0)
    assert state.civ[0].military_actions == 2 + card.get("military_actions", 0)
    assert state.civ[0].strength == 1 + card.get("strength", 0)
    assert state.civ[0].colonization == card.get("colonization", 0)
    assert state.civ[0].blue_bank == 18 + card.get("blue_tokens", 0)
    building(state, "internet")
    blues(state, 30)
    stored(state, bronze=20)
    assert len(offered(state, "stage")) == card.get("stages_per_action", 1)
    less: Card = next((effect for effect in card["effect"]), {})
    prices = [build_price(state, 0, INDEX[n], 0) for n in ("philosophy", "alchemy", "scientific_method", "computers")]
    assert prices == [3] + [c - less.get(f"level_{i + 1}", 0) for i, c in enumerate((6, 8, 10))]


# -------------------------------------------------------------------------------------------------------------- wonders


@pytest.mark.parametrize("name", of("wonder"))
def test_wonder(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    workers(state, warriors=2, religion=2)
    building(state, name, len(card["stages"]) - 1)
    blues(state, 20)
    stored(state, bronze=card["stages"][-1])
    play(state, "stage 1")
    assert state.civ[0].wonder == NONE
    assert state.civ[0].resources == 0
    assert state.civ[0].culture_rating == 2 + card.get("culture", 0)
    assert state.civ[0].science_rating == 1 + card.get("science", 0)
    assert state.civ[0].civil_actions == 4 + card.get("civil_actions", 0)
    assert state.civ[0].military_actions == 2 + card.get("military_actions", 0)
    assert state.civ[0].colonization == card.get("colonization", 0)
    strength = 2 + card.get("strength", 0) + (2 if name == "great_wall" else 0)
    assert state.civ[0].strength == strength
    faces = 2 * (2 if name == "st_peters_basilica" else 1) + card.get("happiness", 0)
    assert state.civ[0].happiness == max(0, faces)
    if "on_complete" not in str(card["effect"]):
        assert state.civ[0].culture == 0
    state.check()


def test_library_of_alexandria_holds_more_cards() -> None:
    state = table()
    wonders(state, "library_of_alexandria")
    assert civil_limit(state, 0) == 5
    assert game.view(state, 0)["players"][0]["military_limit"] == 3


@rule("TA-15.6")
def test_st_peters_basilica_doubles_joan_and_michelangelo() -> None:
    for name, rating, alone, doubled in (
        ("joan_of_arc", "strength", 1 + 3, 1 + 6),
        ("michelangelo", "culture_rating", 2 + 3, 2 + 6 + 2),
    ):
        state = table()
        workers(state, religion=1, theology=1)
        leader(state, name)
        assert get(state, rating) == alone
        wonders(state, "st_peters_basilica")
        assert get(state, rating) == doubled


@rule("TA-15.7")
def test_transcontinental_railroad() -> None:
    state = table(age=2)
    workers(state, bronze=2, coal=1)
    wonders(state, "transcontinental_railroad")
    play(state, "done")
    assert (blue(state, "bronze"), blue(state, "coal")) == (2, 2)


@rule("TA-15.20")
def test_ocean_liner_service() -> None:
    state = table(age=2)
    wonders(state, "ocean_liner_service")
    bank(state, 3)
    stored(state, agriculture=2)
    play(state, "sail")  # 7 - 5
    assert (state.civ[0].food, state.civ[0].civil_spent, state.civ[0].unused) == (0, 0, 2)
    assert refusal(state, "sail") == "TA-15.20"


@rule("TA-15.21")
def test_fast_food_chains() -> None:
    state = table(age=3)
    building(state, "fast_food_chains", 3)
    workers(state, agriculture=2, bronze=3, philosophy=1, religion=1, warriors=2)
    unused(state, 4)
    stored(state, bronze=4)
    play(state, "stage 1")
    assert state.civ[0].culture == 2 * 5 + 4


@rule("TA-15.8")
def test_first_space_flight() -> None:
    state = table(age=3)
    building(state, "first_space_flight", 2)
    tech(state, "iron", "coal", "warfare", "communism", "tanks")
    blues(state, 30)
    stored(state, bronze=9)
    play(state, "stage 1")
    assert state.civ[0].culture == 1 + 2 + 1 + 3 + 3


@rule("TA-15.9")
def test_hollywood_and_internet() -> None:
    for name, points in (("hollywood", 2 * (1 + 3 + 2)), ("internet", 2 * (0 + 1 + 2))):
        state = table(age=3)
        building(state, name, len(CARDS[name]["stages"]) - 1)
        workers(state, drama=1, movies=1, journalism=1, philosophy=1, alchemy=1)
        blues(state, 20)
        stored(state, bronze=CARDS[name]["stages"][-1])
        play(state, "stage 1")
        assert state.civ[0].culture == points


# -------------------------------------------------------------------------------------------------------------- leaders


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


# --------------------------------------------------------------------------------------------------------- action cards


@pytest.mark.parametrize("name", of("action"))
def test_action_card(name: str) -> None:
    card = CARDS[name]
    effect = card["effect"][0]
    amount = effect.get("amount", 0)
    state = table(3, age=age_of(name))
    hand(state, name)
    blues(state, 30)
    if name.startswith("engineering"):
        building(state, "taj_mahal", 1)
        stored(state, bronze=max(0, 4 - effect["resources_less"]))
        play(state, f"play {name}")
        assert game.view(state, 0)["players"][0]["wonder"]["built"] == 2
        assert state.civ[0].resources == 0
    elif name.startswith("frugality"):
        stored(state, agriculture=2)
        play(state, f"play {name}")
        assert (state.civ[0].food, state.civ[0].unused) == (effect["then_food"], 2)
    elif name.startswith(("ideal", "rich")):
        built = "religion" if name.startswith("ideal") else "bronze"
        cost = 3 if built == "religion" else 2
        before = on(state, built)
        stored(state, bronze=max(0, cost - effect["resources_less"]))
        play(state, f"play {name}", f"build {built}")
        assert (on(state, built), state.civ[0].resources, state.civ[0].civil_spent) == (before + 1, 0, 1)
    elif name.startswith("efficient"):
        tech(state, "coal")
        stored(state, bronze=6 - effect["resources_less"])
        play(state, f"play {name}", "upgrade bronze coal")
        assert (on(state, "coal"), state.civ[0].resources, state.civ[0].civil_spent) == (1, 0, 1)
    elif name.startswith("breakthrough"):
        hand(state, "iron")
        put_value(state, "science", 5)
        play(state, f"play {name}", "develop iron")
        assert (state.civ[0].science, state.civ[0].civil_spent) == (effect["then_science"], 1)
    elif name.startswith("patriotism"):
        play(state, f"play {name}")
        assert (state.civ[0].military_actions, state.civ[0].unit_resources) == (3, card["effect"][1]["amount"])
    else:
        put_value(state, "culture", 1, seat=1)
        put_value(state, "culture", 2, seat=2)
        workers(state, seat=2, warriors=2)
        play(state, f"play {name}")
        gained = {
            "work": ("culture", amount),
            "revolutionary": ("science", amount),
            "bountiful": ("food", amount),
            "mineral": ("resources", amount),
            "wave": ("unit_resources", effect.get("p3", 0)),
            "military": ("unit_resources", effect.get("p3", 0)),
            "endowment": ("culture", 2 * effect.get("p3", 0)),
        }[name.split("_")[0]]
        assert get(state, gained[0]) == gained[1]
    state.check()


@rule("TA-15.22")
def test_equals_are_not_stronger() -> None:
    state = table(2, age=3)
    hand(state, "wave_of_nationalism_ii", "endowment_for_the_arts_iii")
    play(state, "play wave_of_nationalism_ii", "play endowment_for_the_arts_iii")
    assert (state.civ[0].unit_resources, state.civ[0].culture) == (0, 0)


# --------------------------------------------------------------------------------------------------------------- events


def everybody(name: str, what: str, amount: int) -> None:
    state = table(3, age=age_of(name))
    before = [get(state, what, s) for s in range(3)]
    reveal(state, name)
    after = [get(state, what, s) for s in range(3)]
    extra = [1 if what == "culture" else 0, 0, 0]  # seat 0 scored for preparing an event
    assert [b - a for a, b in zip(before, after, strict=True)] == [amount + e for e in extra]


def by_strength(name: str, what: str, changes: list[int]) -> None:
    """Strengths 3, 2, 1 for seats 0, 1, 2; changes of a value."""
    state = table(3, age=age_of(name))
    workers(state, warriors=3)
    workers(state, seat=1, warriors=2)
    for s in range(3):
        put_value(state, "culture", 10, seat=s)
        unused(state, 2, seat=s)
    before = [get(state, what, s) for s in range(3)]
    reveal(state, name)
    after = [get(state, what, s) for s in range(3)]
    if what == "culture":
        before[0] += 1
    assert [b - a for a, b in zip(before, after, strict=True)] == changes


def asked(name: str, answer: str, what: str, amount: int) -> None:
    state = table(2, age=age_of(name))
    reveal(state, name)
    before = get(state, what)
    play(state, answer)
    assert get(state, what) - before == amount


def scene_trade_routes() -> None:
    for what in ("science", "food", "resources"):
        everybody("development_of_trade_routes", what, 1)


def scene_politics() -> None:
    everybody("development_of_politics", "arms", 3)
    state = table(2)
    reveal(state, "development_of_politics")
    assert not offered(state, "discard")


def scene_rats() -> None:
    state = table()
    stored(state, agriculture=3)
    reveal(state, "rats")
    assert state.civ[0].food == 0


def scene_unrest() -> None:
    state = table(age=2)
    bank(state, 12)
    put_value(state, "culture", 20)
    reveal(state, "civil_unrest")
    assert state.civ[0].culture == 21 - 8


def scene_pride() -> None:
    state = table(age=2)
    put_value(state, "culture", 9, seat=1)
    reveal(state, "national_pride")
    assert state.civ[1].culture == 14


def scene_influence() -> None:
    state = table()
    workers(state, religion=2)
    reveal(state, "cultural_influence")
    assert state.civ[0].culture == 1 + 2


def scene_barbarians() -> None:
    state = table(3)
    put_value(state, "culture", 9, seat=2)
    reveal(state, "barbarians")
    assert state.civ[2].unused == 0
    state = table(3)
    put_value(state, "culture", 9, seat=2)
    workers(state, seat=2, warriors=2)
    reveal(state, "barbarians")
    assert state.civ[2].unused == 1  # not one of the two weakest


def scene_conflict() -> None:
    state = table(3)
    workers(state, warriors=3)
    workers(state, seat=1, warriors=2)
    reveal(state, "border_conflict")
    assert offered(state) == ["raze agriculture", "raze bronze", "raze philosophy"]
    assert state.actors == (2,)
    play(state, "raze bronze")
    assert state.event == NO_CARD
    assert [state.civ[s].resources for s in range(3)] == [3, 0, 0]


def scene_foray() -> None:
    state = table(4)
    reveal(state, "foray")
    play(state, "amount 3", "amount 0")
    assert state.event == NO_CARD
    assert [state.civ[s].food for s in range(4)] == [3, 0, 0, 0]
    assert [state.civ[s].resources for s in range(4)] == [0, 3, 0, 0]


def scene_harvest() -> None:
    everybody("good_harvest", "food", 2)
    state = table()
    bank(state, 12)  # two food would be consumed, two resources lost
    blues(state, 5)
    stored(state, bronze=2)
    reveal(state, "good_harvest")
    assert (state.civ[0].food, state.civ[0].resources) == (2, 2)


def scene_deposits() -> None:
    everybody("new_deposits", "resources", 2)
    state = table()
    bank(state, 12)
    blues(state, 5)
    stored(state, agriculture=2)
    reveal(state, "new_deposits")
    assert (state.civ[0].food, state.civ[0].resources) == (2, 2)


def scene_immigration() -> None:
    state = table()
    workers(state, religion=1)
    reveal(state, "immigration")
    assert (state.civ[0].unused, state.civ[1].unused) == (2, 1)


def scene_raiders() -> None:
    state = table()
    workers(state, warriors=2)
    stored(state, seat=1, bronze=3)
    reveal(state, "raiders")
    assert state.civ[1].resources == 1


def scene_rebellion() -> None:
    state = table()
    bank(state, 16, seat=1)
    reveal(state, "rebellion")
    assert state.civ[1].rebels == 2


def scene_borders() -> None:
    state = table()
    workers(state, warriors=2)
    reveal(state, "uncertain_borders")
    assert state.civ[1].yellow_tokens == 24


def scene_crime() -> None:
    state = table(age=2)
    workers(state, warriors=2)
    put_value(state, "culture", 5, seat=1)
    reveal(state, "crime_wave")
    assert (state.civ[1].culture, state.civ[1].blue_bank) == (2, 17)


def scene_progress() -> None:
    state = table(age=2)
    bank(state, 12)  # consumption of two
    blues(state, 5, seat=1)  # corruption
    reveal(state, "economic_progress")
    assert (state.civ[0].food, state.civ[0].resources) == (0, 2)
    assert (state.civ[1].food, state.civ[1].resources) == (2, 0)


def scene_emigration() -> None:
    state = table(age=2)
    bank(state, 16)
    reveal(state, "emigration")
    assert (state.civ[0].unused, state.civ[0].yellow_bank) == (0, 17)


def scene_iconoclasm() -> None:
    state = table(age=2)
    leader(state, "moses")
    reveal(state, "iconoclasm")
    assert state.civ[0].leader == NONE


def scene_independence() -> None:
    state = table(3, age=2)
    colony(state, "wealthy_territory_i", seat=1)
    colony(state, "historic_territory_i", seat=2)
    colony(state, "developed_territory_i", seat=2)
    reveal(state, "independence_declaration")
    assert state.actors == (2,)
    play(state, "yield historic_territory_i")
    assert state.event == NO_CARD  # one colony of the weakest, no more
    assert state.civ[2].happiness == 0


def scene_agreement() -> None:
    state = table(age=2)
    row(state, "coal", "opera", "iron", "", "", "journalism", "", "", "", "", "cannon")
    reveal(state, "international_agreement", seat=1)
    play(state, "take 1", "take 2")
    assert offered(state) == ["take 3", "take 6", "take 11", "done"]
    play(state, "take 11")
    assert offered(state) == ["done"]  # all five are spent
    play(state, "done")
    assert len(game.view(state, 0)["players"][1]["hand"]) == 3
    assert (state.civ[1].no_politics, state.civ[1].civil_spent) == (1, 0)
    assert NO_CARD not in state.row


def scene_ravages() -> None:
    state = table(age=2)
    wonders(state, "pyramids")
    reveal(state, "ravages_of_time")
    play(state, "ruin pyramids")
    assert (state.civ[0].civil_actions, state.civ[0].culture_rating) == (4, 2)


def scene_refugees() -> None:
    by_strength("refugees", "culture", [3, 0, -3])
    by_strength("refugees", "unused", [1, 0, -1])


def scene_terrorism() -> None:
    state = table(age=2)
    put_value(state, "culture", 5)
    reveal(state, "terrorism")
    play(state, "raze philosophy")
    assert on(state, "philosophy") == 0


def impact(name: str, points: list[int], prepare: Callable[[Ages], None]) -> None:
    state = table(2, age=3)
    prepare(state)
    before = [state.civ[s].culture for s in range(2)]
    score_event(state, INDEX[name])
    assert [state.civ[s].culture - before[s] for s in range(2)] == points


def culture(state: Ages) -> None:
    put_value(state, "culture", 20)


def unhappy(state: Ages) -> None:
    culture(state)
    workers(state, religion=1)
    bank(state, 10)


def scene_happiness() -> None:
    impact("impact_of_happiness", [2 - 4, 0], unhappy)
    impact("impact_of_happiness", [16, 0], lambda s: workers(s, religion=9))


def scene_rank(name: str) -> None:
    """By strength and by science the other way round."""
    for seats, points in ((2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])):
        state = table(seats, age=3)
        for s in range(seats):
            workers(state, seat=s, warriors=9 - s, philosophy=1 + s)
        score_event(state, INDEX[name])
        scores = [state.civ[s].culture for s in range(seats)]
        assert scores == (points if name == "impact_of_strength" else points[::-1])


def scene_technology() -> None:
    impact("impact_of_technology", [8, 0], lambda s: tech(s, "oil", "communism", "coal"))
    state = table(2, "advanced", age=2)
    tech(state, "coal", "iron", seat=1)
    score_event(state, INDEX["impact_of_technology"])
    assert [state.civ[s].culture for s in range(2)] == [0, 4]


def people(state: Ages) -> None:
    workers(state, agriculture=9)
    bank(state, 18)


EVENTS: dict[str, Scene] = {
    "development_of_agriculture": lambda: everybody("development_of_agriculture", "food", 2),
    "development_of_crafts": lambda: everybody("development_of_crafts", "resources", 2),
    "development_of_markets": lambda: asked("development_of_markets", "resources", "resources", 2),
    "development_of_politics": scene_politics,
    "development_of_religion": lambda: asked("development_of_religion", "build religion", "happiness", 1),
    "development_of_science": lambda: everybody("development_of_science", "science", 2),
    "development_of_settlement": lambda: everybody("development_of_settlement", "unused", 1),
    "development_of_trade_routes": scene_trade_routes,
    "development_of_warfare": lambda: asked("development_of_warfare", "build warriors", "strength", 1),
    "no_event": lambda: everybody("no_event", "culture", 0),
    "barbarians": scene_barbarians,
    "border_conflict": scene_conflict,
    "crusades": lambda: by_strength("crusades", "culture", [4, 0, -4]),
    "cultural_influence": scene_influence,
    "foray": scene_foray,
    "good_harvest": scene_harvest,
    "immigration": scene_immigration,
    "new_deposits": scene_deposits,
    "pestilence": lambda: everybody("pestilence", "unused", -1),
    "raiders": scene_raiders,
    "rats": scene_rats,
    "rebellion": scene_rebellion,
    "reign_of_terror": lambda: by_strength("reign_of_terror", "unused", [0, 0, -1]),
    "scientific_breakthrough": lambda: everybody("scientific_breakthrough", "science", 1),
    "uncertain_borders": scene_borders,
    "civil_unrest": scene_unrest,
    "cold_war": lambda: by_strength("cold_war", "science", [6, 6, 0]),
    "crime_wave": scene_crime,
    "economic_progress": scene_progress,
    "emigration": scene_emigration,
    "iconoclasm": scene_iconoclasm,
    "independence_declaration": scene_independence,
    "international_agreement": scene_agreement,
    "national_pride": scene_pride,
    "popularization_of_science": lambda: everybody("popularization_of_science", "culture", 1),
    "ravages_of_time": scene_ravages,
    "refugees": scene_refugees,
    "terrorism": scene_terrorism,
    "impact_of_agriculture": lambda: impact("impact_of_agriculture", [6, 2], lambda s: workers(s, irrigation=2)),
    "impact_of_architecture": lambda: impact(
        "impact_of_architecture", [5, 0], lambda s: workers(s, alchemy=2, movies=1)
    ),
    "impact_of_colonies": lambda: impact("impact_of_colonies", [4, 0], lambda s: colony(s, "fertile_territory_i")),
    "impact_of_competition": lambda: impact(
        "impact_of_competition", [7, 0], lambda s: workers(s, tanks=1, cannon=1, team_sports=1)
    ),
    "impact_of_government": lambda: impact("impact_of_government", [13, 10], lambda s: tech(s, "monarchy")),
    "impact_of_happiness": scene_happiness,
    "impact_of_industry": lambda: impact("impact_of_industry", [6, 2], lambda s: workers(s, iron=2)),
    "impact_of_population": lambda: impact("impact_of_population", [2 * 4, 0], people),
    "impact_of_progress": lambda: impact(
        "impact_of_progress", [2 * 3 + 2 * 1, 0], lambda s: tech(s, "communism", "warfare")
    ),
    "impact_of_science": lambda: scene_rank("impact_of_science"),
    "impact_of_strength": lambda: scene_rank("impact_of_strength"),
    "impact_of_technology": scene_technology,
    "impact_of_wonders": lambda: impact(
        "impact_of_wonders", [5 + 4 + 3 + 2, 0], lambda s: wonders(s, "pyramids", "taj_mahal", "kremlin", "internet")
    ),
}


@rule("TA-15.38", "TA-15.39", "TA-15.40", "TA-15.42", "TA-15.44")
@pytest.mark.parametrize("name", list(EVENTS))
def test_event(name: str) -> None:
    EVENTS[name]()


# ------------------------------------------------------------------------------------------------ territories and bonus


@pytest.mark.parametrize("name", of("territory"))
def test_territory(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    leader(state, "christopher_columbus")
    arms(state, name)
    tech(state, "communism")
    wonders(state, "hanging_gardens")
    politic(state)
    happy = state.civ[0].happiness
    play(state, f"discover {name}")
    once, lasting = card["immediate"], card["permanent"]
    grown = once.get("increase_population", 0)
    assert state.civ[0].yellow_tokens == 25 + lasting.get("yellow_tokens", 0)
    assert state.civ[0].yellow_bank == 18 + lasting.get("yellow_tokens", 0) - grown
    assert state.civ[0].unused == 1 + grown
    assert state.civ[0].happiness == happy + lasting.get("happiness", 0)
    assert state.civ[0].strength == 1 + lasting.get("strength", 0)
    assert state.civ[0].science == once.get("score_science", 0)
    assert state.civ[0].culture == once.get("score_culture", 0)
    assert state.civ[0].food == once.get("produce_food", 0)
    assert state.civ[0].resources == once.get("produce_resources", 0)
    assert state.civ[0].arms == once.get("draw_military", 0)
    stored_tokens = once.get("produce_food", 0) + once.get("produce_resources", 0)
    assert state.civ[0].blue_bank == 18 + lasting.get("blue_tokens", 0) - stored_tokens
    state.check()


@pytest.mark.parametrize("name", of("bonus"))
def test_bonus_card(name: str) -> None:
    card = CARDS[name]
    state = table(age=3)
    arms(state, name, seat=1)
    arms(state, "armed_intervention")
    politic(state)
    play(state, "attack armed_intervention", "aim 1", "done", f"spend {name}")
    assert game.view(state, 0)["battle"]["defence"] == 1 + card["defense"]
    state = table(age=3)
    arms(state, name)
    reveal(state, "wealthy_territory_i")
    assert offered(state, "bid")[-1] == f"bid {1 + card['colonization']}"


# -------------------------------------------------------------------------------------------------------------- tactics


@pytest.mark.parametrize("name", of("tactic"))
def test_tactic(name: str) -> None:
    card = CARDS[name]
    state = table(age=age_of(name))
    workers(state, warriors=0, modern_infantry=card["infantry"], tanks=card["cavalry"], rockets=card["artillery"])
    units = state.civ[0].strength
    arms(state, name)
    play(state, f"array {name}")
    assert state.civ[0].strength == units + card["bonus"]
    if card["obsolete_bonus"] and card["infantry"]:
        workers(state, warriors=1, modern_infantry=card["infantry"] - 1)
        assert state.civ[0].strength == units - 4 + card["obsolete_bonus"]


# ------------------------------------------------------------------------------------------------- aggressions and wars


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


# ---------------------------------------------------------------------------------------------------------------- pacts


def agreed(name: str) -> Ages:
    """A pact offered by seat 0, who is A, and accepted by seat 1."""
    state = table(3, age=age_of(name))
    workers(state, religion=3)
    workers(state, seat=1, religion=3)
    wonders(state, "taj_mahal", "pyramids", seat=1)
    arms(state, name)
    politic(state)
    play(state, f"offer {name}", "aim 1")
    if not CARDS[name]["symmetric"]:
        play(state, "side a")
    play(state, "accept")
    return state


def produced(name: str, what: str, a: int, b: int) -> None:
    state = agreed(name)
    play(state, "done", "done", "done")
    assert (get(state, what), get(state, what, 1)) == (a, b)


def rated(name: str, what: str, a: int, b: int) -> None:
    state = agreed(name)
    assert (get(state, what), get(state, what, 1)) == (a, b)


def peaceful(name: str) -> None:
    """The partners cannot attack each other."""
    state = agreed(name)
    arms(state, "plunder_i")
    politic(state)
    play(state, "attack plunder_i")
    assert offered(state) == ["aim 2"]


def broken(name: str) -> None:
    """An attack of one partner on the other ends it."""
    state = agreed(name)
    arms(state, "plunder_i")
    politic(state)
    play(state, "attack plunder_i", "aim 1")
    assert state.civ[0].pact == NO_CARD


def scene_open_borders() -> None:
    rated("open_borders_agreement", "military_actions", 3, 3)
    state = agreed("open_borders_agreement")
    arms(state, "plunder_i")
    politic(state)
    play(state, "attack plunder_i", "aim 1")
    assert game.view(state, 2)["battle"]["attack"] == state.civ[0].strength + 3


def scene_supremacy() -> None:
    produced("acceptance_of_supremacy", "resources", 3, 1)
    peaceful("acceptance_of_supremacy")


def scene_sovereignty() -> None:
    rated("loss_of_sovereignty", "culture_rating", 5, 4)
    peaceful("loss_of_sovereignty")
    state = agreed("loss_of_sovereignty")
    politic(state, 2)
    tech(state, "monarchy", seat=2)
    arms(state, "war_over_culture_iii", seat=2)
    play(state, "attack war_over_culture_iii")
    assert offered(state) == ["aim 0"]


def scene_military_pact() -> None:
    rated("military_pact", "strength", 5, 5)
    broken("military_pact")


def scene_peace() -> None:
    rated("peace_treaty", "culture_rating", 4, 7)
    peaceful("peace_treaty")


def scene_trade() -> None:
    state = agreed("trade_routes_agreement")
    stored(state, agriculture=1)
    assert legal(state, "trade")


def scene_cooperation() -> None:
    state = agreed("scientific_cooperation")
    assert science_price(state, 0, INDEX["iron"], False) == 3
    assert science_price(state, 1, INDEX["iron"], False) == 3
    for s in range(2):
        put_value(state, "science", 5, seat=s)
    hand(state, "iron")
    play(state, "develop iron")
    assert (state.civ[0].science, state.civ[1].science) == (5 - 3, 5 - 1)


def scene_trade_agreement() -> None:
    produced("international_trade_agreement", "resources", 3, 2)
    produced("international_trade_agreement", "food", 2 - 1, 2 + 1 - 1)  # with consumption


def scene_protection() -> None:
    rated("promise_of_military_protection", "culture_rating", 4, 3 + 3 - 1)
    rated("promise_of_military_protection", "strength", 1, 6)
    broken("promise_of_military_protection")


@rule("TA-15.45")
def test_tourism_counts_ruined_wonders_too() -> None:
    state = agreed("international_tourism")
    assert state.civ[0].culture_rating == 3 + 2
    reveal(state, "ravages_of_time")
    play(state, "ruin pyramids")
    assert state.civ[0].culture_rating == 3 + 2


PACTS: dict[str, Scene] = {
    "open_borders_agreement": scene_open_borders,
    "trade_routes_agreement": scene_trade,
    "acceptance_of_supremacy": scene_supremacy,
    "international_trade_agreement": scene_trade_agreement,
    "promise_of_military_protection": scene_protection,
    "scientific_cooperation": scene_cooperation,
    "international_tourism": lambda: rated("international_tourism", "culture_rating", 3 + 2, 6),
    "loss_of_sovereignty": scene_sovereignty,
    "military_pact": scene_military_pact,
    "peace_treaty": scene_peace,
}


@pytest.mark.parametrize("name", list(PACTS))
def test_pact(name: str) -> None:
    PACTS[name]()


# ------------------------------------------------------------------------------------------------------------ all of it


def test_every_card_has_its_test() -> None:
    by_hand = {*LEADERS, *EVENTS, *AGGRESSIONS, *WARS, *PACTS}
    specials = ("special_military", "special_civil", "special_exploration", "special_construction")
    from_data = set(of(*WORKED, "government", *specials, "wonder", "action", "territory", "bonus", "tactic"))
    assert by_hand | from_data == set(CARDS)
    assert len(CARDS) == 128 + 110
    assert set(CARDS) | {card["id"] for card in read("initial")} == set(INDEX)


@pytest.mark.parametrize("name", [card["id"] for card in read("initial")])
def test_initial_technology(name: str) -> None:
    state = table()
    shown = game.view(state, 0)["players"][0]
    assert name in shown["technologies"] or name == shown["government"]
    assert TYPE[INDEX[name]] < 12
