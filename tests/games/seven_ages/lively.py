"""Random play in which something happens: empires are kept, markers turned up, units bought and led against others.

A player who chooses evenly among all moves hardly ever fights; this one keeps to the rules and to chance, but leans
towards what brings units together.
"""

from __future__ import annotations

import random

from saecula.games.seven_ages import game
from saecula.games.seven_ages.moves import (
    BUY,
    CANAL,
    DISMISS,
    DONE,
    FLIP,
    FOUND,
    FROM,
    GO,
    GO_SLOW,
    HALT,
    LAY,
    NO,
    PASS,
    RELEASE,
    TURN_UP,
)
from saecula.games.seven_ages.moves import moves as space
from saecula.games.seven_ages.phases import PLACEMENT, PURCHASE, UPKEEP
from saecula.games.seven_ages.state import NOBODY, SevenAges

DULL = [i for i in range(space.size) if i in LAY and space.name(i).startswith("lay discard_empire")]


def weight(state: SevenAges, move: int) -> float:
    """How much more often than others a move is chosen."""
    phase = state.stack[state.top_frame]
    if move in LAY:
        if move in DULL:
            return 0.02
        return 6.0 if space.name(move) == "lay start_empire free" else 1.0
    if move in GO:
        area = GO.arg(move)
        held = state.control[area]
        return 12.0 if held != NOBODY and held != state.frame(2) else 2.0
    if move in DONE:
        return {PLACEMENT: 2.0, UPKEEP: 40.0, PURCHASE: 0.3}.get(phase, 0.5)
    if move in TURN_UP or move in FOUND:
        return 12.0
    if move in BUY:
        return 3.0
    if move in FROM:
        return 0.05 if phase == UPKEEP else 1.0
    if move in RELEASE or move in DISMISS or move in FLIP or move in CANAL:
        return 0.1
    if move in HALT or move in PASS or move in NO or move in GO_SLOW:
        return 0.7
    return 1.0


def choose(state: SevenAges, seat: int, rng: random.Random) -> int:
    """A move of a seat."""
    legal = state.legal(seat)
    return rng.choices(legal, [weight(state, move) for move in legal])[0]


def play_on(state: SevenAges, rng: random.Random, moves: int, check_every: int = 0) -> int:
    """Play this many moves, or to the end; returns how many were played."""
    for played in range(moves):
        if state.over:
            return played
        seat = rng.choice(state.actors)
        state.play(seat, choose(state, seat, rng))
        if check_every and played % check_every == 0:
            state.check()
    return moves


def begin(seats: int, seed: int, **options: bool | int) -> SevenAges:
    """A new game."""
    return game.new(seats, seed, dict(options))
