"""The engine against the literal implementation: tables with cards at random, and the games played on from them."""

from __future__ import annotations

import random

import pytest

from saecula.games.through_the_ages import game, payment
from saecula.games.through_the_ages.civilization import TRADING
from saecula.games.through_the_ages.components import INDEX, LEVEL, NAMES, WONDER0
from saecula.games.through_the_ages.phases import ACTIONS, SCARCITY, SPARING
from saecula.games.through_the_ages.production import begin_production
from saecula.games.through_the_ages.ratings import recount
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.verbs import DESTROY, PRODUCE, SPARE
from tests.games.through_the_ages import literal
from tests.games.through_the_ages.given import (
    bank,
    blues,
    colony,
    get,
    leader,
    pact,
    put_value,
    refresh,
    stored,
    table,
    tactic,
    tech,
    unused,
    wonders,
    workers,
)
from tests.rules import rule


def named(*types: str) -> list[str]:
    return [name for name, card in literal.CARDS.items() if card["type"] in types]


WORKED = named("farm", "mine", *literal.URBAN_TYPES, *literal.UNIT_TYPES)
FAMILIES = [named(f"special_{family}") for family in ("military", "civil", "exploration", "construction")]
GOVERNMENTS = [name for name in named("government") if name != "despotism"]
STORES = literal.FARMS + literal.MINES + literal.LABS


def any_table(chance: random.Random) -> Ages:
    """Seat 0 has all kinds of cards, workers and tokens before it, seats 1 and 2 a few."""
    state = table(3, age=3, seed=chance.randrange(1 << 30), mine_production_reduction=chance.random() < 0.3)
    workers(state, **{name: chance.choice((0, 1, 1, 2, 3)) for name in chance.sample(WORKED, 14)})
    if chance.random() < 0.7:
        tech(state, chance.choice(GOVERNMENTS))
    tech(state, *[chance.choice(family) for family in FAMILIES if chance.random() < 0.4])
    if chance.random() < 0.8:
        leader(state, chance.choice(named("leader")))
    built = chance.sample(named("wonder"), 7)
    wonders(state, *built[: chance.randrange(6)])
    wonders(state, *built[5:], seat=1)
    for name in built[:2]:
        if state.civ[0].ruined == 0 and LEVEL[INDEX[name]] < 2 and chance.random() < 0.3:
            put_value(state, "ruined", 1 << (INDEX[name] - WONDER0) & state.civ[0].wonders)
    if chance.random() < 0.7:
        tactic(state, chance.choice(named("tactic")))
    for name in chance.sample(named("territory"), chance.choice((0, 0, 1, 3))):
        colony(state, name)
    for owner, name in enumerate(chance.sample(named("pact"), chance.randrange(4))):
        pact(state, name, owner, 1 if owner == 0 else 0, chance.choice("ab"))
    unused(state, chance.randrange(8))
    bank(state, chance.randrange(22))
    stored(state, **{name: chance.randrange(4) for name in chance.sample(STORES, 4)})
    blues(state, chance.choice((0, 1, 2, 3, 5, 8, 12, 18)))
    for s in range(3):
        recount(state, s)
    put_value(state, "military_spent", chance.randrange(state.civ[0].military_actions + 1))
    return state


def ratings(state: Ages, seat: int) -> list[int]:
    engine = [
        get(state, what, seat)
        for what in ("science_rating", "happiness", "culture_rating", "strength", "civil_actions")
    ]
    return [*engine, state.civ[seat].military_actions - state.civ[seat].extra_military, state.civ[seat].colonization]


def literal_ratings(state: Ages, seat: int) -> list[int]:
    b = literal.board(state, seat)
    made = [literal.science_rating(b), literal.happy_faces(b), literal.culture_rating(b), literal.strength(b)]
    return [*made, *literal.actions(b), literal.once(b, "colonization")]


@rule("TA-2.6", "TA-2.7", "TA-11.1", "TA-11.4", "TA-11.5", "TA-11.6", "TA-11.7")
def test_the_ratings_of_any_table() -> None:
    chance = random.Random(1)
    for _ in range(450):
        state = any_table(chance)
        for s in (0, 1):
            assert ratings(state, s) == literal_ratings(state, s), literal.board(state, s)


@rule("TA-11.2", "TA-11.3", "TA-11.4", "TA-11.5", "TA-11.6", "TA-11.7")
def test_the_strength_of_any_army() -> None:
    chance = random.Random(6)
    units = named(*literal.UNIT_TYPES)
    leaders = ["napoleon_bonaparte", "napoleon_bonaparte", "genghis_khan", "alexander_the_great", ""]
    doubled = 0
    for _ in range(250):
        state = table(2, age=3, seed=1)
        workers(state, **{name: chance.choice((0, 0, 1, 2, 4)) for name in chance.sample(units, 6)})
        workers(state, air_forces=chance.randrange(4))
        tactic(state, chance.choice(named("tactic")))
        name = chance.choice(leaders)
        if name:
            leader(state, name)
        b = literal.board(state, 0)
        assert state.civ[0].strength == literal.strength(b), b
        doubled += name.startswith("napoleon") and literal.tactics_bonus(b) > 0 and b.workers["air_forces"] > 0
    assert doubled > 20


@rule("TA-2.5", "TA-2.6")
@pytest.mark.parametrize("seed", range(4))
def test_ratings_kept_up_to_date_while_a_game_goes_on(seed: int) -> None:
    chance = random.Random(seed)
    played = 0
    while played < 600:
        state = any_table(chance) if played % 200 else game.new(2 + seed % 3, seed + played, {})
        for _ in range(100):
            seat = chance.choice(state.actors)
            moves = state.legal(seat)
            kept = [move for move in moves if move not in DESTROY or chance.random() < 0.1]
            state.play(seat, chance.choice(kept or moves))
            played += 1
            for s in range(state.seats):
                assert ratings(state, s) == literal_ratings(state, s)
            if state.over:
                break


@rule("TA-6.1")
def test_every_payment_is_the_canonical_one() -> None:
    chance = random.Random(2)
    for _ in range(400):
        state = any_table(chance)
        for food in (True, False):
            there = get(state, "food" if food else "resources")
            amount = chance.randrange(there + 1)
            b = literal.board(state, 0)
            literal.pay(b, amount, food)
            copy = state.trial()
            payment.pay(copy, 0, amount, food)
            assert stores(literal.board(copy, 0)) == stores(b), (literal.board(state, 0), amount)
            copy.check()


@rule("TA-6.2")
def test_every_gain_is_the_canonical_one() -> None:
    chance = random.Random(3)
    for _ in range(300):
        state = any_table(chance)
        amount = chance.randrange(20)
        for food in (True, False):
            b = literal.board(state, 0)
            literal.gain(b, amount, food)
            payment.gain(state, 0, amount, food)
            assert stores(literal.board(state, 0)) == stores(b)


def stores(b: literal.Board) -> list[int]:
    """The blue bank and the stored tokens; cards of one value are alike."""
    found = [b.blue]
    for food in (True, False):
        cards = literal.holders(food)
        found += literal.by_value(cards, [b.tokens[name] for name in cards])
    return found


@rule("TA-8.1", "TA-8.2", "TA-8.3", "TA-8.5", "TA-8.6", "TA-8.7", "TA-8.8", "TA-8.9", "TA-15.5", "TA-15.7")
def test_every_production_goes_by_the_book() -> None:
    chance = random.Random(4)
    seen = {"uprising": 0, "scarce": 0, "spared": 0, "traded": 0, "drawn": 0}
    for _ in range(400):
        state = any_table(chance)
        if chance.random() < 0.5:
            put_value(state, "flags", TRADING)
        compare_production(state, 0, chance, seen)
    assert min(seen.values()) > 10


@rule("TA-8.1")
@pytest.mark.parametrize("version", ["simple", "advanced", "full"])
def test_productions_of_random_games(version: str) -> None:
    chance = random.Random(5)
    state = game.new(3, 5, {"version": version})
    seen = {"uprising": 0, "scarce": 0, "spared": 0, "traded": 0, "drawn": 0}
    while not state.over:
        seat = chance.choice(state.actors)
        moves = state.legal(seat)
        kept = [move for move in moves if move not in DESTROY]
        move = chance.choice(kept or moves)
        if state.frame(0) == ACTIONS and game.moves.name(move) == "done":
            compare_production(state, seat, chance, seen)
        state.play(seat, move)


def compare_production(state: Ages, seat: int, chance: random.Random, seen: dict[str, int]) -> None:
    """Let a copy produce, with the owner's choices at random, and compare it with the book."""
    copy = state.trial()
    copy.clear_stack()
    copy.push(ACTIONS, seat)  # where the engine stops afterwards
    begin_production(copy, seat)
    refresh(copy)
    copy.proceed()
    choices: list[str] = []
    spared = ""
    while copy.frame(0) != ACTIONS:
        move = chance.choice(copy.legal(seat))
        assert copy.frame(0) in (SCARCITY, SPARING)
        if move in PRODUCE:
            choices.append(NAMES[PRODUCE.arg(move)])
        elif move in SPARE:
            spared = game.moves.name(move).split()[1]
        copy.play(seat, move)
    seen["uprising"] += literal.uprising(literal.board(state, seat))
    seen["scarce"] += bool(choices)
    seen["spared"] += bool(spared)
    before = literal.board(state, seat)
    expected, drawn = literal.produce(state, seat, choices, spared)
    seen["traded"] += before.trading and not expected.trading
    seen["drawn"] += drawn == 3
    after = literal.board(copy, seat)
    points = (after.culture, after.science, copy.civ[seat].arms - state.civ[seat].arms)
    assert points == (expected.culture, expected.science, drawn), before
    assert stores(after) == stores(expected), before
    assert choices == []
