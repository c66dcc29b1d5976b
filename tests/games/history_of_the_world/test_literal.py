"""The engine against the second reading of literal.py, over random games with every option."""

from __future__ import annotations

import random

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EXPERT_FORESTS, EXPERT_MOUNTAINS, EXPERT_STRAITS, NAVAL_POWER
from saecula.games.history_of_the_world.combat import defence_dice
from saecula.games.history_of_the_world.components import INDEX
from saecula.games.history_of_the_world.scoring import points_by_source
from saecula.games.history_of_the_world.state import ACTIVE, CRUSADERS, EXPANSION, MULTIPLE_ARMIES, History
from saecula.kernel.message import Event
from saecula.kernel.options import Value
from tests.games.history_of_the_world import literal
from tests.games.history_of_the_world.given import offered, told

OPTIONS: list[dict[str, Value]] = [
    {},
    {"deal_minor_empires": True},
    {"multiple_armies": True},
    {"naval_control": True},
    {"multiple_armies": True, "naval_control": True, "supremacy": False},
]


def experts(state: History) -> set[str]:
    cards = {"forest": EXPERT_FORESTS, "mountain": EXPERT_MOUNTAINS, "strait": EXPERT_STRAITS}
    return {name for name, card in cards.items() if state.force == ACTIVE and state.has_card(card)}


def same_reach(state: History) -> None:
    """HW-5.6 to HW-5.10, HW-5.14, HW-5.17, HW-5.18."""
    board = literal.Board(state)
    if state.force != ACTIVE:
        board.active = set()
    expected = literal.reach(board)
    if not state.armies:
        expected = {name for name in expected if name not in board.owner} if state.allies else set()
    targets = offered(state, "expand")
    if state.agreed & MULTIPLE_ARMIES:
        targets -= board.force
    assert targets == expected
    naval = state.force == ACTIVE and state.has_card(NAVAL_POWER)
    for name in targets:
        dice = literal.defence(board, name, experts(state), naval)
        assert defence_dice(state, state.force, INDEX[name]) == dice, name


def same_points(state: History) -> None:
    """HW-6."""
    board = literal.Board(state)
    for seat in range(state.seats):
        assert points_by_source(state, seat) == literal.points(board, seat)


def compare(seats: int, seed: int, options: dict[str, Value], every: int) -> int:
    """Play at random and compare; the number of expansions compared."""
    rng = random.Random(f"{seats} {seed} {options}")
    state = game.new(seats, seed, options)
    compared = step = 0
    while not state.over:
        step += 1
        seat = state.actors[0]
        expanding = state.frame(0) == EXPANSION and state.force != CRUSADERS
        if expanding and step % every == 0:
            same_reach(state)
            compared += 1
        if step % (4 * every) == 0:
            same_points(state)
        legal = state.legal(seat)
        if expanding:  # long campaigns: stop seldom, build few forts
            expand = [move for move in legal if game.moves.name(move).startswith("expand")]
            if expand and rng.random() < 0.85:
                legal = expand
        log: list[Event] = []
        before = literal.Board(state)
        turn = state.turn
        state.play(seat, rng.choice(legal), log)
        for event in told(log, "scored"):  # what is written on the track is what the literal reading makes it
            assert event["seat"] == turn
            if "monument" not in [e.key.rpartition("-")[2] for e in log]:
                assert event["areas"] == literal.points(before, turn)[0]
    return compared


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 6])
def test_reach_dice_and_scores_agree_with_a_literal_reading(seats: int, options: dict[str, Value]) -> None:
    assert compare(seats, 1, options, every=4) > 20
