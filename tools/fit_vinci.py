"""Fits what provinces, tokens and tiles of Vinci will still bring, and writes a set of weights.

    build/native/bin/python tools/fit_vinci.py --out new.yaml                      the run that weights 3 come from
    build/native/bin/python tools/fit_vinci.py --out new.yaml --weights 3 --seed 300000    from games of these weights

`greedy` bots play against each other, at three to five seats. Each has its own weights, which differ from those of a
set by chance, and leaves a few decisions to chance, so that more kinds of positions are seen. At the start of every
turn each player is a row: what the player has (`saecula.games.vinci.prospects`) and the points made from there to the
end. The tables are the ridge regression of these points, for the next turn, the two after it, and those still later.
How long a game lasts and how sure its winner is are fitted to the same rows. The same seeds give the same tables.
`saecula measure` and `make ladder` tell whether they play better. Needs NumPy (`make build/native/.research`).
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from saecula.arena.playing import redraw_key
from saecula.bots.greedy import GreedyBot
from saecula.bots.loop import Redraws
from saecula.data import read_weight_file
from saecula.games.vinci import game, prospects
from saecula.games.vinci.evaluate import FEATURES
from saecula.games.vinci.state import TARGET, TURN, Vinci
from saecula.games.vinci.tiles import KINDS, kinds_of
from saecula.kernel.bot import Budget

SEATS = (3, 4, 4, 4, 5)
MISTAKES = (0, 0, 3, 8)  # decisions in a hundred
VARIED = (0.6, 1.5)  # by what a weight is multiplied, at least and at most
FIXED = 2  # the first features: points that are sure
RIDGE_THINGS = 20.0
RIDGE_TILES = 150.0
NAMES = [*prospects.THINGS, *prospects.ACTIVE_TILES, *prospects.NEW_TILES]
PACES = [8.0 + 0.25 * step for step in range(21)]
SPREADS = [0.5, 1.0, 2.0, 3.0, 4.0]
SPREADS_BY_TURN = [0.0, 0.5, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0]


class Row:
    """A position at the start of a turn, and how the game ended."""

    def __init__(self, state: Vinci) -> None:
        self.things = [things_of(state, seat) for seat in range(state.seats)]
        self.to_come = [float(state.order.index(seat) >= state.turn) for seat in range(state.seats)]
        self.points = state.scores
        self.needed = max(0, state.settings[TARGET] - max(self.points))
        self.triggered = state.triggered
        self.round = state.round
        self.final: list[int] = []
        self.last_round = 0

    def turns(self, pace: float) -> list[float]:
        """The turns that each player will still have, as `prospects.turns_left` counts them."""
        rounds = 0.0 if self.triggered else self.needed / pace
        return [rounds + to_come for to_come in self.to_come]


def things_of(state: Vinci, seat: int) -> list[float]:
    """What a player has: the things that prospects.py counts, and the tiles."""
    tiles = [0.0] * (2 * KINDS)
    first = 0 if state.entered >> seat & 1 else KINDS
    for kind in kinds_of(state.tiles[seat]):
        tiles[first + kind] += 1.0
    return prospects.describe(state, seat) + tiles


def game_rows(task: tuple[int, list[float]]) -> list[Row]:
    """The rows of one game."""
    seed, weights = task
    chance = random.Random(seed)
    seats = chance.choice(SEATS)
    bots = []
    for seat in range(seats):
        own = [w if i < FIXED else w * chance.uniform(*VARIED) for i, w in enumerate(weights)]
        bots.append(GreedyBot(game, 10 * seed + seat, own, mistakes=chance.choice(MISTAKES)))
    state = game.new(seats, seed)
    redraws = Redraws(game, seats, redraw_key(seed))
    rows: list[Row] = []
    turn = -1
    while not state.over:
        if state.frame(0) == TURN and game.turn_number(state) != turn:
            turn = game.turn_number(state)
            rows.append(Row(state))
        seat = state.actors[0]
        state.play(seat, bots[seat].choose(redraws.shown(state, seat), seat, Budget()))
    for row in rows:
        row.final = state.scores
        row.last_round = state.round
    return rows


def fit_pace(rows: list[Row]) -> float:
    """The points that the leader makes in a round: the best of some values for the rounds that were left."""
    left = [(row.needed, row.last_round - row.round) for row in rows if not row.triggered]
    return min(PACES, key=lambda pace: sum((rounds - needed / pace) ** 2 for needed, rounds in left))


def fit_things(rows: list[Row], pace: float) -> Any:
    """What each thing brings: a row for each span, a column for each name."""
    seen = np.array([things for row in rows for things in row.things])
    turns = np.array([turns for row in rows for turns in row.turns(pace)])
    made = np.array([end - now for row in rows for end, now in zip(row.final, row.points, strict=True)])
    spans = [np.minimum(turns, 1.0), np.clip(turns - 1.0, 0.0, 2.0), np.maximum(turns - 3.0, 0.0)]
    ridge = [RIDGE_THINGS] * prospects.COUNT + [RIDGE_TILES] * (2 * KINDS)
    ridge[0] = 0.1
    columns = np.hstack([seen * span[:, None] for span in spans])
    found = np.linalg.solve(columns.T @ columns + np.diag(np.tile(ridge, len(spans))), columns.T @ made)
    missed = made - columns @ found
    print(f"# explained: {100 * (1 - missed.var() / made.var()):.1f} % of the variance of the points still made")
    return found.reshape(len(spans), -1)


def fit_spread(rows: list[Row], pace: float, effects: Any) -> tuple[float, float]:
    """How sure the winner is, by the turns left: the likeliest of some values."""
    totals, longest, wins = [], [], []
    for row in rows:
        turns = row.turns(pace)
        spans = np.array([[min(t, 1.0), min(max(t - 1.0, 0.0), 2.0), max(t - 3.0, 0.0)] for t in turns])
        total = np.array(row.points) + ((spans @ effects) * np.array(row.things)).sum(1)
        best = max(row.final)
        totals.append(total)
        longest.append(max(turns))
        wins.append(np.array([float(end == best) / row.final.count(best) for end in row.final]))

    def likelihood(least: float, by_turn: float) -> float:
        found = 0.0
        for total, turns, won in zip(totals, longest, wins, strict=True):
            strength = total / (least + by_turn * turns)
            strength = strength - strength.max()
            found += float((won * (strength - np.log(np.exp(strength).sum()))).sum())
        return found

    _, least, by_turn = max((likelihood(a, b), a, b) for a in SPREADS for b in SPREADS_BY_TURN)
    return least, by_turn


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=200_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--weights", default="2", metavar="SET", help="of the bots that play")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    weights = game.weight_sets()[given.weights]
    tasks = [(seed, weights) for seed in range(given.seed, given.seed + given.games)]
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        rows = [row for found in pool.map(game_rows, tasks, chunksize=10) for row in found]
    print(f"# {given.games} games, seeds from {given.seed}: {len(rows)} positions")
    pace = fit_pace(rows)
    effects = fit_things(rows, pace)
    tables = {name: [round(float(effect), 3) for effect in effects[:, i]] for i, name in enumerate(NAMES)}
    tables[prospects.ENDING] = [pace, *fit_spread(rows, pace, effects)]
    last = dict(zip(FEATURES, weights, strict=True)) | dict.fromkeys([*prospects.PARTS, "rivals"], 1.0)
    made = (
        f"{given.games} games of greedy bots with weights {given.weights}, seeds from {given.seed}; tools/fit_vinci.py."
    )
    lines = ["made: >-", f"  {made}", "weights:"]
    lines += [f"  {name}: {weight}" for name, weight in last.items()]
    lines += ["tables:", *[f"  {name}: {values}" for name, values in tables.items()]]
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    read_weight_file(str(given.out), FEATURES)


if __name__ == "__main__":
    main()
