"""Games in which somebody is asked about a wonder several times in one turn of somebody else (HO-11.7)."""

from __future__ import annotations

import random
from functools import cache

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import HERO_NAMES, HERO_TREASURE
from saecula.games.heroes_of_the_world.state import PASS, Heroes

OWNER = 0  # who builds the wonders and is asked
SEATS = 3
TREASURE = dict(zip(HERO_NAMES, HERO_TREASURE, strict=True))
WONDERS = ["build lighthouse_of_alexandria", "build great_wall", "build ajanta_caves"]


def choose(seat: int, names: list[str], chance: random.Random) -> str:
    """A move on the way there: seat 0 builds, all others attack it, and all crowd in one place."""
    wanted = [*WONDERS, "done", "pass"] if seat == OWNER else ["against 0", "attack", "against", "pass", "done"]
    for start in [*wanted, "place middle_east", "place"]:
        for name in names:
            if name.startswith(start):
                return name
    heroes = [name for name in names if name.startswith(("take", "play"))]
    if heroes and seat == OWNER:
        return max(heroes, key=lambda name: TREASURE[name.split(" ")[1]])
    rest = [name for name in names if not name.startswith(("convert", "use", "build", "migrate"))]
    return chance.choice(rest or names)


def asked(state: Heroes) -> bool:
    """Whether seat 0 is asked in somebody else's turn."""
    return state.actors == (OWNER,) and state.turn != OWNER and PASS.base in state.legal(OWNER)


@cache
def game_with_windows(apart: bool) -> tuple[str, list[tuple[int, str]], list[tuple[int, str]]]:
    """A seed, the moves up to the first of two windows in one turn, and the moves from there to the next turn.

    `apart`: the player whose turn it is moves between them; otherwise one follows at once upon the other.
    """
    for number in range(1, 10_000):
        seed = f"{number:x}"
        chance = random.Random(number)
        state = game.new(SEATS, seed)
        played: list[tuple[int, str]] = []
        windows: list[int] = []  # of this turn: how many moves there were before
        while not state.over and len(played) < 400:
            turn = game.turn_number(state)
            if asked(state):
                windows.append(len(played))
            seat = state.actors[0]
            name = choose(seat, [game.moves.name(move) for move in state.legal(seat)], chance)
            state.play(seat, game.moves.parse(name))
            played.append((seat, name))
            if game.turn_number(state) != turn:
                if len(windows) > 1 and (windows[1] - windows[0] > 1) == apart and state.era == 0:
                    return seed, played[: windows[0]], played[windows[0] :]
                windows = []
    raise AssertionError("no such game")
