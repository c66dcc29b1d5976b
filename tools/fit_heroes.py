"""Fits how the evaluation of Heroes of the World judges the races for ladders, and prints the tables of evaluate.py.

    build/native/bin/python tools/fit_heroes.py                        230 games of greedy, seeds from 300000
    build/native/bin/python tools/fit_heroes.py --games 60 --seed 1    others

Four `greedy` bots play; two of them leave some decisions to chance, so that more kinds of positions are seen. At the
start of every turn each open ladder is a row: units, heroes in hand, order of turns, ties. Who is first and second when
it is scored is explained by a multinomial logit for each era and number of free slots, and whether it is scored before
the era ends by a logit. The same seeds give the same tables. `make ladder` tells whether new ones play better. Needs
NumPy and SciPy (`make build/native/.research`).
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
from scipy.optimize import minimize

from saecula.arena.playing import redraw_key
from saecula.bots.greedy import GreedyBot
from saecula.bots.loop import Redraws
from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import (
    BEIGE,
    FIRST,
    HERO_DISCOVERIES,
    HERO_POPULATION,
    INFLUENCE,
    LADDERS_TO_END,
    TERRITORIES,
    TERRITORY_KEYS,
)
from saecula.games.heroes_of_the_world.scoring import tie_breaks
from saecula.games.heroes_of_the_world.state import Heroes
from saecula.kernel.bot import Budget
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Event

SEATS = 4
MISTAKES = [0, 0, 8, 15]  # of a hundred decisions, in some order of seats
SLOTS = 4  # free slots that are told apart; more count as so many
ENOUGH = 60  # rows that a fit needs; otherwise the one with fewer free slots is used
RIDGE = 1e-3


class Row:
    """An open ladder at the start of a turn, and what became of it."""

    def __init__(self, state: Heroes, t: int) -> None:
        self.era = state.era
        self.free = state.slots(t) - state.filled[t]
        self.left = LADDERS_TO_END[state.era] - state.complete.bit_count()
        self.deck = len(state.deck)
        self.complete = state.complete.bit_count()
        ties = tie_breaks(state)
        behind = [sum([other < tie for other in ties]) for tie in ties]
        self.seats: list[list[float]] = []
        for s in range(SEATS):
            heroes = [FIRST[state.era] + card for card in things_in(state.hand[s])]
            here = [hero for hero in heroes if INFLUENCE[hero] >> t & 1]
            units = state.units[s * TERRITORIES + t]
            order = (s - state.turn) % SEATS
            self.seats.append(
                [
                    float(units),
                    float(units == 0),
                    float(sum([HERO_POPULATION[hero] for hero in here])),
                    float(sum([HERO_DISCOVERIES[hero] > 0 for hero in here])),
                    *[float(order == i) for i in range(3)],
                    behind[s] / (SEATS - 1),
                ]
            )
        self.ranks: list[int] = []  # first and second; empty if it was not scored


def game_rows(seed: int) -> tuple[list[Row], list[Row]]:
    """The rows of one game, and those of the ancient era with the ranks in the modern one."""
    chance = random.Random(seed)
    mistakes = chance.sample(MISTAKES, SEATS)
    bots = [GreedyBot(game, 10 * seed + s, style=game.style(), mistakes=mistakes[s]) for s in range(SEATS)]
    state = game.new(SEATS, seed)
    redraws = Redraws(game, SEATS, redraw_key(seed))
    rows: list[Row] = []
    later: list[Row] = []
    waiting: dict[int, list[Row]] = {}  # by territory: its rows of this era
    hoping: dict[int, list[Row]] = {}  # ... and those of the ancient era
    turn = (-1, -1)
    era = state.era
    while not state.over:
        if state.era != era:
            era, waiting = state.era, {}
        now = (game.turn_of(state), game.turn_number(state))
        if now != turn and now[0] >= 0:
            turn = now
            for t in range(TERRITORIES):
                if (state.in_play() & ~state.complete) >> t & 1:
                    rows.append(Row(state, t))
                    waiting.setdefault(t, []).append(rows[-1])
                    if era == 0 and BEIGE >> t & 1:
                        later.append(Row(state, t))
                        hoping.setdefault(t, []).append(later[-1])
        seat = state.actors[0]
        log: list[Event] = []
        move = bots[seat].choose(redraws.shown(state, seat), seat, Budget())
        state.play(seat, move, log)
        for event in log:
            if event.key == "heroes_of_the_world-points" and event.args["rank"] in (1, 2):
                t = TERRITORY_KEYS.index(str(event.args["territory"]))
                for row in waiting.get(t, []) + (hoping.get(t, []) if era else []):
                    row.ranks.append(int(str(event.args["seat"])))
    return rows, [row for row in later if row.ranks]


def fit_ranks(rows: list[Row], columns: int) -> list[float]:
    """The effect of each column on the logarithm of a seat's strength: first rank, then second among the others."""
    scored = [row for row in rows if row.ranks]
    seen = np.array([[seat[:columns] for seat in row.seats] for row in scored])
    n = np.arange(len(scored))
    first = np.array([row.ranks[0] for row in scored])
    two = np.array([len(row.ranks) > 1 for row in scored])
    second = np.array([row.ranks[1] for row in scored if len(row.ranks) > 1])

    def loss(effects: Any) -> tuple[float, Any]:
        strength = np.exp(seen @ effects)
        share = strength / strength.sum(1, keepdims=True)
        total = -np.log(share[n, first]).sum()
        slope = (share[:, :, None] * seen).sum((0, 1)) - seen[n, first].sum(0)
        if len(second):
            rest = strength[two].copy()
            m = np.arange(len(second))
            rest[m, first[two]] = 0.0
            share = rest / rest.sum(1, keepdims=True)
            total -= np.log(share[m, second]).sum()
            slope += (share[:, :, None] * seen[two]).sum((0, 1)) - seen[two][m, second].sum(0)
        return total / len(scored) + RIDGE * effects @ effects, slope / len(scored) + 2 * RIDGE * effects

    found = minimize(loss, np.zeros(columns), jac=True, method="L-BFGS-B")
    return [float(effect) for effect in found.x]


def fit_completion(rows: list[Row]) -> list[float]:
    """Constant, ladders left and cards in the deck: a logit of whether a ladder is scored before the era ends."""
    seen = np.array([[1.0, row.left, row.deck] for row in rows])
    scored = np.array([float(bool(row.ranks)) for row in rows])

    def loss(effects: Any) -> tuple[float, Any]:
        chance = 1.0 / (1.0 + np.exp(-(seen @ effects)))
        total = -(scored * np.log(chance + 1e-12) + (1.0 - scored) * np.log(1.0 - chance + 1e-12)).mean()
        return total + RIDGE * effects @ effects, seen.T @ (chance - scored) / len(rows) + 2 * RIDGE * effects

    found = minimize(loss, np.zeros(3), jac=True, method="L-BFGS-B")
    return [float(effect) for effect in found.x]


def table(name: str, values: object) -> None:
    """Print a table as it stands in evaluate.py."""

    def written(value: object) -> str:
        if isinstance(value, list):
            return f"[{', '.join(written(inner) for inner in value)}]"
        return f"{value:.3f}"

    print(f"{name} = {written(values)}")


def main() -> None:
    """Play and fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=230)
    parser.add_argument("--seed", type=int, default=300_000)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(game_rows, range(given.seed, given.seed + given.games)))
    rows = [row for found, _ in played for row in found]
    later = [row for _, found in played for row in found]
    print(f"# {given.games} games, seeds from {given.seed}: {len(rows)} rows")
    races: list[list[list[float]]] = []
    chances: list[list[list[float]]] = []
    for era in (0, 1):
        races.append([])
        chances.append([])
        for slot in range(1, SLOTS + 1):
            here = [row for row in rows if row.era == era and min(row.free, SLOTS) == slot]
            enough = len([row for row in here if row.ranks]) >= ENOUGH or slot == 1
            races[era].append(fit_ranks(here, 8) if enough else races[era][-1])
            chances[era].append(fit_completion(here) if enough else chances[era][-1])
    names = ["UNIT", "NONE_THERE", "POPULATION_IN_HAND", "TOKEN_IN_HAND"]
    for column, name in enumerate(names):
        table(name, [[effects[column] for effects in by_slot] for by_slot in races])
    table("MOVES_NEXT", [[effects[4:7] for effects in by_slot] for by_slot in races])
    table("TIES", [[effects[7] for effects in by_slot] for by_slot in races])
    for column, name in ((2, "USUAL_POPULATION"), (3, "USUAL_TOKENS")):
        table(name, [float(np.mean([[s[column] for s in r.seats] for r in rows if r.era == era])) for era in (0, 1)])
    table("COMPLETION", chances)
    by_complete = [[row for row in later if min(row.complete, 3) == n] for n in range(4)]
    table("NEXT_UNIT", [fit_ranks(here, 2)[0] if len(here) >= ENOUGH else 0.0 for here in by_complete])


if __name__ == "__main__":
    main()
