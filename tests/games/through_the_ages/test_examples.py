"""Every worked example of the rulebook, by its number."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import CIVIL_KIND, INDEX, NAMES
from saecula.games.through_the_ages.ending import simple_bonus
from saecula.games.through_the_ages.losses import give_up_colony
from saecula.games.through_the_ages.prices import build_price, upgrade_price
from saecula.games.through_the_ages.production import output, produce
from saecula.games.through_the_ages.ratings import discontent, sacrifice_value
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    blue,
    colony,
    hand,
    in_arms,
    in_hand,
    leader,
    legal,
    next_event,
    offered,
    on,
    play,
    politic,
    put_value,
    reveal,
    row,
    stored,
    table,
    tactic,
    tech,
    unused,
    wonders,
    workers,
)
from tests.games.through_the_ages.given import building as under_construction
from tests.rules import example


def first_round(seats: int) -> Ages:
    return game.new(seats, 3, {})


@example("EX-1")
def test_the_first_round_of_adam_barbara_and_cynthia() -> None:
    state = first_round(3)
    adam = state.first
    barbara, cynthia = (adam + 1) % 3, (adam + 2) % 3
    row(state, "moses", "homer", "colossus", "engineering_genius_a", "aristotle", "hammurabi", "library_of_alexandria")
    assert offered(state, "take") == ["take 1", "take 2", "take 3", "take 4", "take 5"]
    play(state, "take 1")
    assert offered(state) == ["done"]
    assert in_hand(state, adam) == ["moses"]
    play(state, "done", "take 3")
    assert state.civ[barbara].wonder == INDEX["colossus"]
    play(state, "take 4")
    assert in_hand(state, barbara) == ["engineering_genius_a"]
    assert offered(state) == ["done"]
    play(state, "done", "take 5")
    assert not legal(state, "take 6")  # Hammurabi is of the same age as Aristotle
    play(state, "take 7")
    assert in_hand(state, cynthia) == ["aristotle"]
    assert state.civ[cynthia].wonder == INDEX["library_of_alexandria"]
    assert offered(state) == ["done"]


@example("EX-2")
def test_only_what_lies_in_the_first_positions_is_discarded() -> None:
    state = first_round(3)
    row(state, "", "homer", "hammurabi")
    play(state, "done", "done", "done")
    assert state.round == 2
    assert state.age == 1
    assert NO_CARD not in state.row
    assert NAMES[CIVIL_KIND[state.row[0]]] == "hammurabi"
    assert "homer" not in [NAMES[CIVIL_KIND[card]] for card in state.row]


@example("EX-3")
def test_engineering_genius() -> None:
    state = table(3, age=1)
    under_construction(state, "colossus")
    stored(state, bronze=2)
    hand(state, "engineering_genius_a")
    row(state, "", "", "", "", "", "engineering_genius_i")
    play(state, "play engineering_genius_a")
    assert (state.civ[0].stages_built, state.civ[0].resources) == (1, 1)
    assert state.civ[0].civil_actions - state.civ[0].civil_spent == 3
    play(state, "take 6")
    assert state.civ[0].civil_actions - state.civ[0].civil_spent == 1
    assert not legal(state, "play engineering_genius_i")


def adam_with_hammurabi() -> Ages:
    state = table()
    leader(state, "hammurabi")
    assert (state.civ[0].civil_actions, state.civ[0].military_actions) == (5, 1)
    put_value(state, "science", 9)
    row(state, "monarchy")
    return state


@example("EX-4")
def test_a_revolution_must_be_the_first_civil_action() -> None:
    state = adam_with_hammurabi()
    play(state, "take 1")
    assert not legal(state, "revolt monarchy")
    state = adam_with_hammurabi()
    row(state)
    hand(state, "monarchy")
    play(state, "revolt monarchy")
    assert state.civ[0].science == 6
    assert (state.civ[0].civil_actions, state.civ[0].military_actions) == (6, 2)
    assert state.civ[0].civil_spent == 6
    assert state.civ[0].military_spent == 0


@example("EX-5")
def test_a_peaceful_change() -> None:
    state = adam_with_hammurabi()
    play(state, "take 1", "develop monarchy")
    assert state.civ[0].science == 0
    assert (state.civ[0].civil_actions, state.civ[0].civil_spent) == (6, 2)


@example("EX-6")
@pytest.mark.parametrize("way", [["upgrade bronze iron"] * 2 + ["build bronze"], ["build iron", "upgrade bronze iron"]])
def test_two_ways_to_two_iron_mines(way: list[str]) -> None:
    state = table()
    workers(state, bronze=4, iron=0)
    stored(state, bronze=8)
    assert build_price(state, 0, INDEX["iron"], 0) == 5
    assert upgrade_price(state, 0, INDEX["bronze"], INDEX["iron"], 0) == 3
    play(state, *way)
    assert (on(state, "iron"), on(state, "bronze")) == (2, 3)
    assert state.civ[0].resources == 0
    assert state.civ[0].civil_spent == len(way)


@example("EX-7")
def test_production_and_change() -> None:
    state = table()
    workers(state, bronze=3, iron=2)
    produce(state, 0, output(state, 0, False))
    assert (blue(state, "bronze"), blue(state, "iron"), state.civ[0].resources) == (3, 2, 7)
    act(state)
    play(state, "upgrade bronze iron")
    assert (blue(state, "bronze"), blue(state, "iron")) == (0, 2)
    before = state.civ[0].blue_bank
    play(state, "upgrade bronze iron")
    assert (blue(state, "bronze"), blue(state, "iron")) == (1, 0)
    assert state.civ[0].blue_bank == before + 1


@example("EX-8")
def test_patriotism_pays_first() -> None:
    state = table()
    tech(state, "swordsmen")
    unused(state, 2)
    stored(state, bronze=5)
    hand(state, "patriotism_i")
    play(state, "play patriotism_i")
    assert (state.civ[0].military_actions, state.civ[0].unit_resources) == (3, 2)
    play(state, "upgrade warriors swordsmen")
    assert (state.civ[0].unit_resources, state.civ[0].resources) == (1, 5)
    play(state, "build swordsmen")
    assert (state.civ[0].unit_resources, state.civ[0].resources) == (0, 3)
    play(state, "build swordsmen")
    assert state.civ[0].resources == 0
    assert state.civ[0].military_spent == 3


@example("EX-9")
def test_the_big_example_of_the_simple_game() -> None:
    state = table(2, "simple")
    workers(state, warriors=1, swordsmen=2, drama=1, religion=3, alchemy=2, philosophy=0)
    workers(state, bronze=7, agriculture=4)
    tech(state, "cartography", "theocracy", "iron", "irrigation", "printing_press")
    leader(state, "leonardo_da_vinci")
    wonders(state, "st_peters_basilica", "library_of_alexandria")
    under_construction(state, "great_wall")
    assert state.civ[0].strength == 6
    assert state.civ[0].culture_rating == 9
    assert state.civ[0].happiness == 8
    assert state.civ[0].science_rating == 6
    assert simple_bonus(state, 0) == 16 + 12 + 16 + 11 + 6


def karl_colonizes() -> Ages:
    state = table()
    tech(state, "cartography")
    workers(state, warriors=1, swordsmen=1)
    workers(state, seat=1, warriors=0)
    arms(state, "bonus_ii", "rats")
    next_event(state, "inhabited_territory_i")
    politic(state)
    play(state, "prepare rats")
    return state


@example("EX-10")
def test_karl_pays_his_bid_as_he_likes() -> None:
    state = karl_colonizes()
    assert offered(state, "bid")[-1] == "bid 7"  # 1 + 2 + Cartography 2 + card 2
    play(state, "bid 4")
    assert not legal(state, "done")
    play(state, "spend bonus_ii")
    assert not legal(state, "done")  # no unit
    before, tokens = state.civ[0].yellow_bank, state.civ[0].yellow_tokens
    people = state.civ[0].unused
    play(state, "sacrifice warriors", "done")
    assert state.civ[0].yellow_tokens == tokens + 2
    assert state.civ[0].yellow_bank == before + 1 + 2 - 1
    assert state.civ[0].unused == people + 1
    card = next(c for c in range(64, 128) if state.cards[64 + 1] >> (c & 63) & 1)
    population = state.civ[0].unused
    give_up_colony(state, 0, card)
    assert state.civ[0].yellow_tokens == tokens
    assert state.civ[0].unused == population


@example("EX-10")
def test_karl_may_pay_with_the_swordsmen_alone_but_not_with_the_warriors_alone() -> None:
    state = karl_colonizes()
    play(state, "bid 4", "sacrifice warriors")
    assert not legal(state, "done")
    state = karl_colonizes()
    play(state, "bid 4", "sacrifice swordsmen")
    assert legal(state, "done")


@example("EX-11")
def test_adams_spy_cannot_be_stopped() -> None:
    state = table(2, age=2)
    workers(state, warriors=0, riflemen=1, knights=1)
    colony(state, "strategic_territory_ii")
    tech(state, "strategy", "cartography")
    workers(state, seat=1, warriors=0, knights=1)
    colony(state, "strategic_territory_i", seat=1)
    tech(state, "military_theory", seat=1)
    wonders(state, "colossus", seat=1)
    leader(state, "julius_caesar", seat=0)
    put_value(state, "science", 3, seat=1)
    arms(state, "spy")
    arms(state, "bonus_ii", seat=1)
    strength = state.civ[0].strength
    assert (strength, state.civ[1].strength) == (14, 10)
    politic(state)
    play(state, "attack spy", "aim 1", "sacrifice riflemen", "done")
    assert game.view(state, 1)["battle"]["attack"] == strength + 3
    assert sacrifice_value(state, 1, state.civ[1].workers, 24) == 2
    play(state, "done")
    assert state.civ[1].science == 0
    assert state.civ[0].science == 3
    assert state.civ[0].strength == strength - 3
    assert "bonus_ii" in in_arms(state, 1)
    assert state.defender == -1


@example("EX-12")
def test_karls_people_rise() -> None:
    state = table()
    workers(state, warriors=0, religion=1, agriculture=2, bronze=2)
    bank(state, 11)
    unused(state, 1)
    stored(state, agriculture=4)
    assert state.civ[0].happiness == 1
    assert discontent(state, 0) == 1
    play(state, "grow")
    assert state.civ[0].food == 0
    assert (state.civ[0].yellow_bank, discontent(state, 0), state.civ[0].unused) == (10, 2, 2)
    uprising = state.trial()
    assert "uprising" not in str([e.key for e in play(uprising, "done")])
    reveal(state, "development_of_warfare")
    play(state, "build warriors")
    assert (state.civ[0].unused, discontent(state, 0)) == (1, 2)
    act(state)
    uprising = state.trial()
    assert "through_the_ages-uprising" in [e.key for e in play(uprising, "done")]
    hand(state, "bread_and_circuses")
    put_value(state, "science", 3)
    stored(state, bronze=4)
    play(state, "develop bread_and_circuses", "build bread_and_circuses")
    assert (state.civ[0].happiness, discontent(state, 0), state.civ[0].unused) == (3, 0, 0)


@example("EX-13")
def test_justice_system_replaces_code_of_laws() -> None:
    state = table(age=2)
    tech(state, "code_of_laws")
    assert state.civ[0].civil_actions == 5
    hand(state, "justice_system")
    put_value(state, "science", 7)
    before = state.civ[0].blue_bank
    play(state, "develop justice_system")
    assert state.civ[0].civil_actions == 5
    assert state.civ[0].blue_bank == before + 3


@example("EX-14")
def test_construction_discounts() -> None:
    labs = [INDEX[name] for name in ("philosophy", "alchemy", "scientific_method")]
    state = table()
    tech(state, "masonry")
    assert [build_price(state, 0, lab, 0) for lab in labs[:2]] == [3, 5]
    assert upgrade_price(state, 0, labs[0], labs[1], 0) == 2
    assert upgrade_price(state, 0, labs[0], labs[2], 0) == 4
    assert upgrade_price(state, 0, labs[1], labs[2], 0) == 2
    tech(state, "architecture")
    assert [build_price(state, 0, lab, 0) for lab in labs[1:]] == [5, 6]
    assert upgrade_price(state, 0, labs[1], labs[2], 0) == 1


def karls_army() -> Ages:
    state = table()
    workers(state, warriors=2, swordsmen=1, knights=2)
    tactic(state, "medieval_army")
    return state


@example("EX-15")
def test_karls_armies() -> None:
    assert karls_army().civ[0].strength == 2 + 2 + 4 + 4


@example("EX-16")
@pytest.mark.parametrize(
    ("units", "worth"), [({"knights": 1}, 2), ({"knights": 1, "swordsmen": 1}, 6), ({"warriors": 1, "knights": 1}, 5)]
)
def test_what_sacrificed_units_are_worth(units: dict[str, int], worth: int) -> None:
    state = karls_army()
    named = [0] * 10
    for name, n in units.items():
        named[INDEX[name] - 24] = n
    assert sacrifice_value(state, 0, named, 0) == worth
    assert state.civ[0].strength + worth == 12 + worth


@example("EX-17")
def test_an_antiquated_army() -> None:
    state = table(age=2)
    workers(state, swordsmen=3, warriors=1, cannon=2)
    tactic(state, "defensive_army")
    assert state.civ[0].strength == 13 + 6 + 3


@example("EX-18")
@pytest.mark.parametrize(("planes", "strength"), [(1, 47), (2, 57), (3, 60)])
def test_air_forces_double_the_bonus_of_armies(planes: int, strength: int) -> None:
    state = table(age=3)
    workers(state, warriors=0, swordsmen=1, modern_infantry=1, cannon=4, air_forces=planes)
    tactic(state, "entrenchments")
    assert state.civ[0].strength == strength
