"""Tells which of the weights of Through the Ages that are set by hand pay, and moves them there.

    build/native/bin/python tools/tune_ages.py --out new.yaml                      a step from weights 11
    build/native/bin/python tools/tune_ages.py --weights 9 --games 40 --seed 1     from others; only the table

Three bots that search like `expert`, but with fewer positions, play each game. Each has its own weights: those of the
set, every group of them multiplied by a number drawn by chance. How many points more a player makes than the table on
average is then regressed on the logarithms of these numbers. `--out` writes the set with every group moved towards more
points, by less the less sure that is. The same arguments give the same result. `saecula measure` and `make ladder` tell
whether it plays better. Needs NumPy (`make build/native/.research`).
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from math import exp
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from saecula.arena.playing import redraw_key
from saecula.bots.loop import Redraws
from saecula.bots.mending import MendingBot
from saecula.data import read_weight_file
from saecula.games.through_the_ages import evaluate, game
from saecula.kernel.bot import Budget, Style

SEATS = 3
NODES = 4000  # positions in a turn
WIDTH = 60
MENDED = 1
SAMPLES = 2
RIDGE = 3.0
STEP = 0.04  # by how much the logarithm of a group moves for each point that it brings ...
LONGEST_STEP = 0.5  # ... and at most
GROUPS: dict[str, list[str]] = {
    "culture": ["culture_rating"],
    "science": ["science_first", "science_ahead", "science_wanted", "science_short"],
    "labs": ["lab_level"],
    "mines": ["mines", "mines_first", "mines_ahead"],
    "farms": ["food_surplus", "food_first", "food_needed", "farmers"],
    "balance": ["balance"],
    "workers": ["workers"],
    "free workers": ["free_workers"],
    "civil actions": ["civil_actions", "actions_ahead"],
    "governments": ["planned_government", "old_government", "government_saving"],
    "technologies": ["best_cards", "technologies"],
    "hand": ["planned_cards", "technologies_in_hand"],
    "action cards": ["deeds"],
    "art": ["art"],
    "wonder": ["wonder_effect"],
    "wonders": ["wonders"],
    "wonder begun": ["wonder_begun_effect"],
    "wonder unbuilt": ["wonder_unbuilt"],
    "colonies": ["colonies"],
    "strength": ["strength", "weakness", "strength_rank", "exposed", "lead"],
    "guard": ["guard"],
    "unarmed": ["unarmed"],
    "leader": ["leader_ahead"],
    "leader in hand": ["leader_waiting"],
    "leader leaves": ["leader_leaves"],
    "impacts": ["impacts"],
    "resources": ["resources", "due_resources"],
    "food": ["food", "due_food"],
    "science points": ["science", "due_science"],
    "idle resources": ["idle_resources"],
    "idle science": ["idle_science"],
    "military cards": ["arms", "due_arms"],
    "events": ["omens"],
    "content": ["content"],
    "discontent": ["discontent", "unrest", "uprising", "uprising_ahead"],
    "upgrades": ["upgrades"],
    "levels": ["building_levels"],
    "military actions": ["military_ahead"],
    "urban room": ["urban_room"],
    "rivals": ["rival_culture"],
}


def varied(weights: list[float], moved: list[float]) -> list[float]:
    """The weights with the logarithm of each of the GROUPS moved."""
    found = weights.copy()
    for names, move in zip(GROUPS.values(), moved, strict=True):
        for name in names:
            found[evaluate.FEATURES.index(name)] *= exp(move)
    return found


def played(task: tuple[int, list[float], float, int]) -> tuple[list[list[float]], list[int]]:
    """A game: by how much each player's groups were moved, and the points."""
    seed, weights, spread, nodes = task
    chance = random.Random(seed)
    moves = [[chance.uniform(-spread, spread) for _ in GROUPS] for _ in range(SEATS)]
    players = [
        MendingBot(
            game,
            10 * seed + seat,
            nodes,
            1,
            WIDTH,
            MENDED,
            style=Style(samples=SAMPLES),
            weights=varied(weights, moved),
        )
        for seat, moved in enumerate(moves)
    ]
    state = game.new(SEATS, seed)
    redraws = Redraws(game, SEATS, redraw_key(seed))
    while not state.over:
        seat = state.actors[0]
        state.play(seat, players[seat].choose(redraws.shown(state, seat), seat, Budget()))
    return moves, list(state.scores)


def effects(games: list[tuple[list[list[float]], list[int]]]) -> tuple[Any, Any]:
    """The points that each group brings when its logarithm grows by 1, and their standard errors."""
    moves = np.concatenate([np.array(moved) - np.mean(moved, axis=0) for moved, _ in games])
    points = np.concatenate([np.array(scores) - np.mean(scores) for _, scores in games])
    spread = np.linalg.inv(moves.T @ moves + RIDGE * np.eye(len(GROUPS)))
    found = spread @ moves.T @ points
    free = len(points) - len(games) - len(GROUPS)  # one mean is taken off at each table
    missed = points - moves @ found
    return found, np.sqrt(float(missed @ missed) / max(1, free) * np.diag(spread))


def steps(found: Any, errors: Any) -> list[float]:
    """By how much to move each group: less where an effect is hardly larger than what chance alone would show."""
    real = max(0.0, float(np.mean(found**2) - np.mean(errors**2)))
    trusted = found * real / (real + errors**2)
    return [float(step) for step in np.clip(STEP * trusted, -LONGEST_STEP, LONGEST_STEP)]


def main() -> None:
    """Play, print the table, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--weights", default="11", metavar="SET", help="a number, or a file")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=600_000)
    parser.add_argument("--spread", type=float, default=1.0, help="the largest change of a logarithm")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    sets = game.weight_sets()
    weights = sets.get(given.weights) or read_weight_file(given.weights, evaluate.FEATURES)
    tasks = [(seed, weights, given.spread, NODES) for seed in range(given.seed, given.seed + given.games)]
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        games = list(pool.map(played, tasks))
    found, errors = effects(games)
    print(f"# {given.games} games, seeds from {given.seed}: {np.mean([scores for _, scores in games]):.1f} points")
    for effect, error, name in sorted(zip(found, errors, GROUPS, strict=True), reverse=True):
        print(f"{name:18} {effect:6.1f} ± {error:.1f}")
    if given.out:
        made = f"{given.games} games around weights {given.weights}, seeds from {given.seed}; tools/tune_ages.py."
        lines = ["made: >-", f"  {made}", "weights:"]
        for name, weight in zip(evaluate.FEATURES, varied(weights, steps(found, errors)), strict=True):
            if weight:
                lines.append(f"  {name}: {round(weight, 3)}")
        given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
        read_weight_file(str(given.out), evaluate.FEATURES)


if __name__ == "__main__":
    main()
