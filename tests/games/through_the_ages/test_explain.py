"""What a move is said to cost and to change is what it costs and changes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from saecula import text
from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX
from saecula.games.through_the_ages.forecast import forecast
from saecula.games.through_the_ages.phases import ACTIONS
from saecula.games.through_the_ages.preview import COMPARED, measures
from saecula.games.through_the_ages.prices import resources, unit_credit
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.verbs import (
    AMOUNT,
    ARRAY,
    BUILD,
    DESTROY,
    DEVELOP,
    DONE,
    GROW,
    LEAD,
    LEVY,
    REVOLT,
    STAGE,
    TAKE,
    UPGRADE,
)
from saecula.kernel.message import Message
from saecula.kernel.options import Value
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    get,
    hand,
    leader,
    next_event,
    pact,
    play,
    politic,
    put_value,
    row,
    stored,
    table,
    tech,
    unused,
    war,
    wonders,
    workers,
)
from tests.rules import rule

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def lines(state: Ages, name: str, seat: int = 0, lang: str = "en") -> list[str]:
    found = game.explain(state, seat, game.moves.parse(name))
    return [text.say(line, lang, NAMES) for line in found]


def said(state: Ages, name: str, seat: int = 0, lang: str = "en") -> str:
    return text.say(game.describe(state, seat, game.moves.parse(name)), lang, NAMES)


def number(found: list[Message], name: str) -> int | None:
    """The amount in the line of this name, None without one."""
    for line in found:
        if line.key == f"through_the_ages-explain-{name}":
            amount = line.args["amount"]
            assert isinstance(amount, int)
            return amount
    return None


def thrifty(state: Ages, seat: int, chance: random.Random) -> int:
    """A random move of somebody who builds more than they destroy."""
    moves = state.legal(seat)
    better = [m for m in moves if not (m in DONE or m in DESTROY) or chance.random() < 0.1]
    return chance.choice(better or moves)


OPTIONS: list[dict[str, Value]] = [{}, {"version": "advanced"}, {"version": "simple"}, {"bonus_cards": "personal"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_moves_of_a_list_can_be_told_apart(options: dict[str, Value]) -> None:
    chance = random.Random(3)
    state = game.new(3, 5, options)
    while not state.over:
        seat = chance.choice(state.actors)
        if chance.random() < 0.15:
            for lang in ("en", "it"):
                heard = Counter(text.say(game.describe(state, seat, move), lang, NAMES) for move in state.legal(seat))
                assert heard.most_common(1)[0][1] == 1, heard.most_common(1)
        state.play(seat, thrifty(state, seat, chance))


TOLD = (BUILD, UPGRADE, DESTROY, GROW, LEVY, STAGE, LEAD, DEVELOP, REVOLT, ARRAY, TAKE)


@pytest.mark.parametrize("seed", range(4))
def test_prices_and_changes_come_true(seed: int) -> None:
    """Play every explained action on a copy, and compare."""
    chance = random.Random(seed)
    state = game.new(2 + seed % 3, seed, {})
    compared = 0
    while not state.over:
        seat = chance.choice(state.actors)
        if state.frame(0) == ACTIONS and chance.random() < 0.3:
            for move in state.legal(seat):
                if any(move in verb for verb in TOLD):
                    _compare(state, seat, move)
                    compared += 1
        state.play(seat, thrifty(state, seat, chance))
    assert compared > 200


def _compare(state: Ages, seat: int, move: int) -> None:
    copy = state.trial()
    copy.play(seat, move)
    found = game.explain(state, seat, move)
    paid = resources(state, seat) + unit_credit(state, seat) - resources(copy, seat) - unit_credit(copy, seat)
    price = number(found, "resources") or 0
    if move in BUILD or move in UPGRADE or move in STAGE:
        assert paid == price, game.moves.name(move)
    if move in GROW or move in LEVY:
        assert state.civ[seat].food - copy.civ[seat].food == number(found, "food")
    gained = number(found, "gain-science") or 0
    assert state.civ[seat].science - copy.civ[seat].science == (number(found, "science") or 0) - gained
    if number(found, "civil-actions") is not None and move not in DEVELOP and move not in LEAD:
        assert copy.civ[seat].civil_spent - state.civ[seat].civil_spent == number(found, "civil-actions")
    if number(found, "military-actions") is not None:
        assert copy.civ[seat].military_spent - state.civ[seat].military_spent == number(found, "military-actions")
    changes = {line.key.rpartition("-")[2]: line.args for line in found if "-explain-change-" in line.key}
    before, after = measures(state, seat), measures(copy, seat)
    for i, name in enumerate(COMPARED):
        if name == "blue" or (name == "points" and move in DEVELOP):
            continue  # paying moves tokens; Einstein has a line of his own
        told: dict[str, Any] = changes.get(name, {"before": before[i], "after": before[i]})
        assert (told["before"], told["after"]) == (before[i], after[i]), (game.moves.name(move), name)


@rule("TA-8.1")
def test_the_next_production_is_foretold() -> None:
    chance = random.Random(9)
    compared = 0
    for seed in range(3):
        state = game.new(2 + seed, seed, {})
        while not state.over:
            seat = chance.choice(state.actors)
            move = thrifty(state, seat, chance)
            if state.frame(0) == ACTIONS and move in DONE and state.civ[seat].blue_bank > 12:
                foretold = forecast(state, seat)
                before = [get(state, what, seat) for what in ("culture", "science", "food", "resources")]
                log = play(state, "done")
                mine = log[: next((i for i, e in enumerate(log) if e.key == "through_the_ages-turn"), len(log))]
                if any(e.key == "through_the_ages-age-begins" for e in log) or state.over:
                    continue
                drawn = [e.args["cards"] for e in mine if e.key == "through_the_ages-drew"]
                assert (drawn or [0])[0] == foretold.cards
                if state.active != seat and state.frame(1) != seat:
                    after = [get(state, what, seat) for what in ("culture", "science", "food", "resources")]
                    told = [foretold.culture, foretold.science, foretold.food, foretold.resources]
                    if all(e.args.get("seat") != seat for e in log[len(mine) :]):
                        assert [b - a for a, b in zip(before, after, strict=True)] == told
                        compared += 1
            else:
                state.play(seat, move)
    assert compared > 30


# --------------------------------------------------------------------------------------------------------- single lines


@rule("TA-5.15")
def test_every_part_of_a_price_is_named() -> None:
    state = table(3, age=3)
    tech(state, "alchemy", "masonry")
    leader(state, "nikola_tesla", seat=2)
    unused(state, 1)
    stored(state, bronze=9)
    act(state)
    assert said(state, "build alchemy") == "Build Alchemy (lab) for 6 resources"
    assert said(state, "build alchemy", lang="it") == "Costruisci Alchimia (laboratorio) per 6 risorse"
    assert lines(state, "build alchemy") == [
        "Alchemy: lab, Age I. Lab: 2 science.",
        "Civil actions: 1",
        "Price in resources: 6",
        "Printed price: 6",
        "Masonry: −1",
        "Nikola Tesla (Carla): +1",
        "Science a turn: 1 → 3",
    ]


@rule("TA-5.11")
def test_special_resources_and_a_war_make_units_cheaper() -> None:
    state = table(2, age=3)
    tech(state, "riflemen")
    leader(state, "winston_churchill")
    war(state, "war_over_culture_ii", 1, 0)
    unused(state, 1)
    stored(state, bronze=9)
    hand(state, "patriotism_iii")
    act(state)
    play(state, "play patriotism_iii")
    assert lines(state, "build riflemen")[1:] == [
        "Military actions: 1",
        "Price in resources: 3",
        "Printed price: 5",
        "Winston Churchill: −2",
        "Special resources for units, used first: 4",
        "Strength: 1 → 4",
    ]


@rule("TA-4.6")
def test_a_wonder_in_the_row_shows_why_it_costs_more() -> None:
    state = table(2, age=1)
    wonders(state, "pyramids", "colossus")
    leader(state, "michelangelo")
    row(state, "taj_mahal")
    assert said(state, "take 1") == "Take Taj Mahal (2 civil actions)"
    assert lines(state, "take 1", lang="it")[1:] == [
        "Azioni civili: 2",
        "Posizione nella riga: 1",
        "Per le tue meraviglie completate: +2",
        "Michelangelo: −1",
        "I suoi piani in risorse: 2, 4 e 2",
    ]


def test_a_government_shows_both_ways_and_what_it_changes() -> None:
    state = table(3, age=2)
    row(state, "monarchy")
    hand(state, "republic")
    put_value(state, "science", 20)
    pact(state, "scientific_cooperation", 0, 1)
    act(state)
    assert said(state, "revolt republic") == "Revolution: Republic for 2 science and all civil actions"
    assert lines(state, "revolt republic")[1:] == [
        "It takes all civil actions of this turn.",
        "Price in science: 2",
        "Printed price: 4",
        "Scientific Cooperation: −2",
        "Your partner pays 1 science as well.",
        "Civil actions a turn: 4 → 7",
        "Urban buildings of each type: 2 → 3",
    ]
    assert lines(state, "take 1")[-2:] == ["To develop it: 7 science", "By revolution: 1 science"]


@rule("TA-8.5")
def test_growth_warns_of_hunger_and_discontent() -> None:
    state = table(2, age=1)
    bank(state, 13)
    unused(state, 0)
    stored(state, agriculture=9)
    act(state)
    assert lines(state, "grow") == [
        "Civil actions: 1",
        "Price in food: 3",
        "Tokens in the yellow bank: 13 → 12",
        "Food consumed a turn: 1 → 2",
        "Happy faces needed: 1 → 2",
        "Discontent workers: 1 → 2",
        "Beware of an uprising: more discontent than unused workers.",
    ]
    assert lines(state, "done")[-1].startswith("Uprising: ")


def test_the_end_of_the_turn_shows_famine_and_corruption() -> None:
    state = table(2, age=1)
    bank(state, 10)
    workers(state, agriculture=0, bronze=3, religion=3)
    unused(state, 4)
    stored(state, bronze=12)
    act(state)
    found = lines(state, "done", lang="it")
    assert "Carestia: il cibo non basta e perdi 3 punti cultura." in found
    assert any(line.startswith("Risorse: 12 → ") and line.endswith("(corruzione 4)") for line in found), found


def test_bids_and_sacrifices_show_what_they_are_worth() -> None:
    state = table(2, age=1)
    workers(state, warriors=3)
    workers(state, seat=1, warriors=0)
    arms(state, "rats", "bonus_i")
    next_event(state, "wealthy_territory_i")
    politic(state)
    play(state, "prepare rats")
    assert lines(state, "bid 2")[-1] == "You can pay 4 at most."
    play(state, "bid 2")
    assert said(state, "sacrifice warriors") == "Sacrifice Warriors (+1)"
    assert said(state, "spend bonus_i") == "Play Defense / Colonization Bonus I (+1)"
    assert "Strength: 3 → 2" in lines(state, "sacrifice warriors")


def test_mixes_are_spelled_out() -> None:
    state = table(2, age=1)
    next_event(state, "foray")
    arms(state, "rats")
    politic(state)
    play(state, "prepare rats")
    seat = state.actors[0]
    names = [text.say(game.describe(state, seat, move), "it") for move in state.legal(seat)]
    assert names == ["0 cibo e 3 risorse", "1 cibo e 2 risorse", "2 cibo e 1 risorsa", "3 cibo e 0 risorse"]
    assert AMOUNT.base in state.legal(seat)


def test_cards_of_several_ages_have_their_age_in_the_name() -> None:
    for lang in ("en", "it"):
        words = game.words(lang)
        names = [words[f"through_the_ages-card-{name}"] for name in INDEX]
        assert len(set(names)) == len(names)
    assert game.words("it")["through_the_ages-card-raid_ii"] == "Razzia II"
    assert game.words("en")["through_the_ages-card-iron"] == "Iron"


def test_a_seat_that_is_not_asked_is_told_nothing_of_the_other() -> None:
    state = table(2, age=1)
    act(state)
    assert lines(state, "done", seat=1) == ["The game goes on."]
    assert state.civ[0].civil_actions > state.civ[0].civil_spent
    assert state.civ[0].military_actions == 2
