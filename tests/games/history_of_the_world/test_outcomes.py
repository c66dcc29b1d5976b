"""What bots are told about attacks: the positions that the dice can lead to, with their exact chances."""

from __future__ import annotations

import random

import pytest

import saecula
from saecula.games.history_of_the_world.outcomes import outcomes
from saecula.games.history_of_the_world.state import EXPAND, EXPANSION, History
from saecula.kernel.chance import seed_key

GAME = saecula.game("history_of_the_world")
ROLLS = 120


def attacks(seed: int, wanted: int) -> list[tuple[History, int, int]]:
    """Positions of a random game, with a seat and an attack that chance decides."""
    found: list[tuple[History, int, int]] = []
    pick = random.Random(seed)
    state = GAME.new(4, seed)
    while not state.over and len(found) < wanted:
        seat = state.actors[0]
        legal = state.legal(seat)
        chancy = [move for move in legal if outcomes(state, seat, move)]
        if chancy and pick.random() < 0.2:
            found.append((state.clone(), seat, pick.choice(chancy)))
        state.play(seat, pick.choice(legal))
    return found


def test_an_attack_leads_to_one_of_its_outcomes_as_often_as_they_say() -> None:
    told = seen = 0.0
    for n, (state, seat, move) in enumerate(attacks(3, 20)):
        possible = outcomes(state, seat, move)
        assert 0.995 < sum(chance for chance, _ in possible) <= 1.0 + 1e-9
        for roll in range(ROLLS):
            after = state.clone()
            after.key = seed_key(1000 * n + roll)
            after.play(seat, move)
            at = [i for i, (_, child) in enumerate(possible) if child == after]
            assert len(at) == 1, GAME.moves.name(move)
            seen += at[0] == 0
        told += ROLLS * possible[0][0]
        assert possible[0][1].legal(seat), "the game goes on from there"
    assert seen == pytest.approx(told, rel=0.08)


def test_the_dice_of_the_state_are_not_used() -> None:
    state, seat, move = attacks(4, 1)[0]
    before = state.pack()
    found = outcomes(state, seat, move)
    assert state.pack() == before
    state.key = seed_key(99)
    assert [chance for chance, _ in outcomes(state, seat, move)] == [chance for chance, _ in found]


def test_moves_without_dice_have_no_outcomes() -> None:
    pick = random.Random(5)
    state = GAME.new(3, 5)
    quiet = 0
    while not state.over and quiet < 200:
        seat = state.actors[0]
        for move in state.legal(seat):
            if not outcomes(state, seat, move):
                continue
            assert move in EXPAND
            assert state.frame(0) == EXPANSION
            assert state.owner[EXPAND.arg(move)] not in (-1, seat)
        quiet += 1
        state.play(seat, pick.choice(state.legal(seat)))
