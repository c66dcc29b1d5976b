"""Trains the net by which bots judge Through the Ages (weights/12.json), by temporal differences in games of its own.

    build/native/bin/python tools/learn_ages.py --out net.json                                a new net
    build/native/bin/python tools/learn_ages.py --start 12.json --rounds 50 --out net.json    go on with a net

Without `--start`, a new net first learns what weights 11, set by hand, say of positions in some games (lessons).
That makes a poor player, but one who knows what the game is about. Then, in every round, the net plays games against
itself and learns from them: a position in which a seat ends its turn should be worth what the next one is worth, and
the last one what the game brought (points ahead of the others, TD(λ)). Seats have tastes and favourite cards, drawn by
chance, so that the net gets to know what it would not try by itself; half of them have none. What nobody is worse off
for having (`inputs.NEVER_BAD`) is kept from counting less than nothing.

`--science` and `--government` add a little to what a turn of Ages I and II is worth, for each science a turn and for a
better government than Despotism. Without them the net plays for culture with three science a turn, as strongly
against itself, but not as people play.

The same arguments give the same net. Needs NumPy (`make build/native/.research`); `saecula measure` and `make ladder`
tell how strong a net is.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from saecula.bots.search import SearchBot
from saecula.data import read_net
from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import (
    ACTION,
    AGES,
    CIVIL_KIND,
    DESPOTISM,
    NONE,
    TYPE,
    WONDER0,
    WONDERS,
    cards_in,
)
from saecula.games.through_the_ages.evaluate import NET, SETS, WEIGHTS, weigh
from saecula.games.through_the_ages.horizon import FULL_GAME, horizon
from saecula.games.through_the_ages.inputs import COUNT, INPUTS, LASTING, NEVER_BAD, TECH0, inputs
from saecula.games.through_the_ages.judging import SCALE, margin
from saecula.games.through_the_ages.settling import settled
from saecula.games.through_the_ages.state import HAND_OF, Ages
from saecula.kernel.bot import Budget
from saecula.kernel.net import POWERS, Net

Array: TypeAlias = Any  # of NumPy, single precision
Weights: TypeAlias = list[Array]  # alone, first, its biases, second, its biases, last, its bias

HIDDEN: Final = (32, 16)
BY_HAND: Final = SETS["11"]
BESIDE: Final = WEIGHTS[:NET] + [0.0] * (len(WEIGHTS) - NET)  # what counts beside the net, such as the cards in hand
SEATS: Final = (3, 3, 3, 3, 2, 4)  # at which games are played
SAMPLED: Final = 0.3  # of the positions after an answer in somebody else's turn
DEPTH: Final = 40  # moves of a plan
BATCH: Final = 512
LIKED: Final = [  # what a taste is about
    "culture_rating", "science_rating", "mines", "farms", "workers", "strength", "happiness", "colonies",
    "civil_actions_5", "civil_actions_6", "civil_actions_7", "wonder_paid", "urban_limit", "banked_science",
    "resources", "prepared", "growth_price",
]  # fmt: skip
LIKING: Final = 10.0  # points for each unit of an input, in a full game
FAVOURITES: Final = 0.15  # of the cards, with a taste
FAVOUR: Final = 8.0  # points for such a card in play ...
WAITS: Final = 0.5  # ... and how much of that in hand
FORGETTING: Final = 0.2  # how fast what is NEVER_BAD counts less, as long as no game shows what it is worth
LESSON_NODES: Final = 400  # positions in a turn of the bots that give lessons


class Ways(NamedTuple):
    """How games are played."""

    width: int  # of the beam by which a turn is planned
    noise: float  # points by which positions are misjudged
    mistakes: float  # of all decisions
    science: float
    government: float


class Story(NamedTuple):
    """A game: what each seat saw at the ends of its turns and the time then, what the turns brought, and the result."""

    seen: list[Array]
    brought: list[list[float]]
    results: list[float]
    scores: list[int]
    rounds: int


# ------------------------------------------------------------------------------------------------------------- the net


def new_weights(seed: int) -> Weights:
    """A net that knows nothing: no input counts alone, and the hidden units are drawn by chance."""
    chance = np.random.default_rng(seed)
    sizes = [COUNT, *HIDDEN, 1]
    weights = [np.zeros((POWERS, COUNT), np.float32)]
    for before, after in pairwise(sizes):
        spread = np.sqrt(2.0 / min(before, 64)) * (0.5 if before == COUNT else 0.1 if after == 1 else 1.0)
        weights.append((chance.standard_normal((after, before)) * spread).astype(np.float32))
        weights.append(np.zeros(after, np.float32))
    hold(weights)
    return weights


def as_net(weights: Weights) -> Net:
    """The net that bots use."""
    alone, first, biases, second, more, last, bias = weights
    rows = [[*row, extra] for row, extra in zip(second.tolist(), more.tolist(), strict=True)]
    return Net(alone.tolist(), first.tolist(), biases.tolist(), rows, [*last[0].tolist(), float(bias[0])], LASTING)


def written(weights: Weights, made: str) -> str:
    """A net as a file, an input or a unit on each line."""
    alone, first, biases, second, more, last, bias = weights

    def row(*parts: Array) -> str:
        return json.dumps([float(f"{x:.4g}") for x in np.concatenate(parts).tolist()], separators=(",", ":"))

    named = [f"{json.dumps(name)}:{row(alone[:, i], first[:, i])}" for i, name in enumerate(INPUTS)]
    units = [row(second[unit], more[unit : unit + 1]) for unit in range(len(second))]
    parts = [
        f'"made":{json.dumps(made)}',
        '"inputs":{\n' + ",\n".join(named) + "}",
        f'"biases":{row(biases)}',
        '"second":[\n' + ",\n".join(units) + "]",
        f'"last":{row(last[0], bias)}',
    ]
    return "{" + ",\n".join(parts) + "}\n"


def read(file: str) -> Weights:
    """A net out of a file."""
    alone, first, biases, second, last = (np.array(part, np.float32) for part in read_net(file, INPUTS))
    return [alone, first, biases, second[:, :-1].copy(), second[:, -1].copy(), last[None, :-1].copy(), last[-1:].copy()]


def forward(weights: Weights, x: Array, time_left: Array, layers: list[Array] | None = None) -> Array:
    """The values of many positions. `layers`: what comes out of each layer is added here."""
    alone = weights[0]
    value = x @ alone[0] + time_left * (x @ alone[1] + time_left * (x @ alone[2]))
    hidden = x
    for layer in range(1, len(weights), 2):
        if layers is not None:
            layers.append(hidden)
        hidden = hidden @ weights[layer].T + weights[layer + 1]
        if layer + 2 < len(weights):
            hidden = np.maximum(hidden, 0.0)
    found: Array = value + hidden[:, 0]
    return found


def gradients(weights: Weights, x: Array, time_left: Array, wanted: Array) -> tuple[float, Weights]:
    """The mean squared error and how it changes with every weight. Errors beyond 2 count as 2."""
    layers: list[Array] = []
    error = forward(weights, x, time_left, layers) - wanted
    down = (2.0 / len(wanted)) * np.clip(error, -2.0, 2.0)
    found: Weights = [np.stack([(down * time_left**power) @ x for power in range(POWERS)])]
    back = down[:, None]
    reverse: Weights = []
    for layer in range(len(weights) - 2, 0, -2):
        entering = layers[(layer - 1) // 2]
        reverse += [back.sum(0), back.T @ entering]
        if layer > 1:
            back = (back @ weights[layer]) * (entering > 0.0)
    found += reverse[::-1]
    return float(np.mean(error * error)), found


class Adam:
    """The usual way of following gradients (Kingma and Ba, 2015), with weights that decay a little."""

    def __init__(self, weights: Weights) -> None:
        self.means = [np.zeros_like(part) for part in weights]
        self.squares = [np.zeros_like(part) for part in weights]
        self.steps = 0

    def step(self, weights: Weights, slopes: Weights, rate: float, decay: float = 1e-3) -> None:
        """Move the weights. What is NEVER_BAD stays so, and does not reach the hidden units."""
        self.steps += 1
        for part, slope, mean, square in zip(weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-7
            part -= np.float32(rate) * (mean / (1.0 - 0.9**self.steps) / size + decay * part)
        weights[0][:, NEVER_BAD] *= np.float32(1.0 - rate * FORGETTING)
        hold(weights)


def hold(weights: Weights) -> None:
    """Let what is NEVER_BAD count alone, and never less than nothing."""
    weights[0][:, NEVER_BAD] = np.maximum(0.0, weights[0][:, NEVER_BAD])
    weights[1][:, NEVER_BAD] = 0.0


def fit(weights: Weights, adam: Adam, x: Array, time_left: Array, wanted: Array, rate: float, seed: int) -> float:
    """Go through all positions once, in an order of chance. Returns the mean squared error on the way."""
    order = np.random.default_rng(seed).permutation(len(wanted))
    errors: list[float] = []
    for begin in range(0, len(order), BATCH):
        at = order[begin : begin + BATCH]
        error, slopes = gradients(weights, x[at], time_left[at], wanted[at])
        adam.step(weights, slopes, rate)
        errors.append(error)
    return float(np.mean(errors))


# ------------------------------------------------------------------------------------------------------------- playing


def seen(state: Ages, seat: int) -> list[float]:
    """What the net sees of a position, and the time left."""
    after = settled(state)
    lasting = horizon(after)
    return [*inputs(after, seat, lasting), min(1.0, lasting[AGES] / FULL_GAME)]


class Player:
    """A net, and the weights that go with it, with a taste: it plans whole turns by a small beam."""

    def __init__(self, net: Net, ways: Ways, chance: random.Random) -> None:
        self.net = net
        self.ways = ways
        self.chance = chance
        self.taste: list[tuple[int, float]] = []
        self.favour: list[float] = []  # of single cards, by kind
        if ways.mistakes and chance.random() < 0.5:
            liked = [INPUTS.index(name) for name in LIKED if chance.random() < 0.3]
            self.taste = [(i, chance.gauss(0.0, LIKING)) for i in liked]
            for _ in range(WONDER0 + WONDERS):
                self.favour.append(chance.gauss(0.0, FAVOUR) if chance.random() < FAVOURITES else 0.0)

    def worth(self, state: Ages, seat: int) -> float:
        """What a position seems to be worth, in points."""
        if state.over:
            return margin(state, seat)
        found = seen(state, seat)
        value = weigh(state, seat, BESIDE) + SCALE * self.net.value(found[:-1], found[-1])
        for i, liking in self.taste:
            value += liking * (0.2 + found[-1]) * found[i]
        if self.favour:
            value += (0.2 + found[-1]) * self.favoured(state, seat, found)
        return value + self.chance.gauss(0.0, self.ways.noise)

    def favoured(self, state: Ages, seat: int, found: list[float]) -> float:
        """What the favourite cards of a seat count, in play (as the net sees them) and in hand."""
        value = 0.0
        for kind, favour in enumerate(self.favour):
            value += favour * found[TECH0 + kind]
        for age in range(AGES):
            for card in cards_in(state.cards[HAND_OF + 4 * seat + age], age):
                kind = CIVIL_KIND[card]
                if TYPE[kind] != ACTION:
                    value += WAITS * self.favour[kind]
        wonder = state.civ[seat].wonder
        return value + WAITS * self.favour[wonder] if wonder != NONE else value

    def plan(self, root: Ages, seat: int) -> list[int]:
        """The moves until the turn is ended, or until something is uncovered."""
        last = next(move for move in root.legal(seat) if game.ends_turn(root, seat, move))
        best, best_value = [last], self.worth(root, seat)
        front: list[tuple[list[int], Ages]] = [([], root)]
        known: set[float] = set()
        for _ in range(DEPTH):
            reached: list[tuple[float, int, list[int], Ages]] = []
            for line, state in front:
                for move in state.legal(seat):
                    if game.ends_turn(state, seat, move):
                        continue
                    child = state.clone()
                    child.play_legal(seat, move)
                    value = self.worth(child, seat)
                    if value not in known:
                        known.add(value)
                        reached.append((-value, len(reached), [*line, move], child))
            front = []
            for value, _, line, child in sorted(reached)[: self.ways.width]:
                goes_on = not child.over and child.reveals == root.reveals and child.is_actor(seat)
                if -value > best_value:
                    best, best_value = [*line, last] if goes_on else line, -value
                if goes_on and child.active == seat:
                    front.append((line, child))
            if not front:
                break
        return best

    def answer(self, root: Ages, seat: int, legal: list[int]) -> int:
        """The move that looks best, where the turn cannot be ended."""
        values: list[tuple[float, int]] = []
        for move in legal:
            child = root.clone()
            child.play_legal(seat, move)
            values.append((self.worth(child, seat), move))
        return max(values)[1]


def brings(state: Ages, seat: int, ways: Ways) -> float:
    """What the end of a turn brings beside points."""
    civ = state.civ[seat]
    if not 1 <= state.age <= 2:
        return 0.0
    better = ways.government if civ.government != DESPOTISM else 0.0
    return (ways.science * min(civ.science_rating, 7) + better) / SCALE


def played(task: tuple[Weights, int, Ways]) -> Story:
    """A game of the net against itself. What its players look at is not what will be drawn."""
    weights, seed, ways = task
    chance = random.Random(seed)
    seats = chance.choice(SEATS)
    state = game.new(seats, seed)
    net = as_net(weights)
    players = [Player(net, ways, chance) for _ in range(seats)]
    plans: list[list[int]] = [[] for _ in range(seats)]
    planned = [-1] * seats  # how much had been revealed then
    rows: list[list[list[float]]] = [[] for _ in range(seats)]
    brought: list[list[float]] = [[] for _ in range(seats)]
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        plan = plans[seat]
        ending = state.active == seat and any(game.ends_turn(state, seat, move) for move in legal)
        if not plan or planned[seat] != state.reveals or plan[0] not in legal:
            if len(legal) > 1 and ways.mistakes and chance.random() < ways.mistakes:
                plan = [chance.choice(legal)]
            else:
                root = state.clone()
                root.key = chance.randbytes(len(state.key))
                game.fix_horizon(root)
                plan = players[seat].plan(root, seat) if ending else [players[seat].answer(root, seat, legal)]
            plans[seat] = plan
            planned[seat] = state.reveals
        move = plan.pop(0)
        if ending and game.ends_turn(state, seat, move):
            rows[seat].append(seen(state, seat))
            brought[seat].append(brings(state, seat, ways))
        answered = state.active != seat and len(legal) > 1
        state.play_legal(seat, move)
        if answered and chance.random() < SAMPLED:
            rows[seat].append(seen(state, seat))
            brought[seat].append(0.0)
    results = [margin(state, seat) / SCALE for seat in range(seats)]
    return Story([np.array(row, np.float32) for row in rows], brought, results, list(state.scores), state.round)


def lesson(seed: int) -> tuple[Array, Array]:
    """Positions in a game of bots with the weights set by hand, those after odd moves included, and their worth."""
    chance = random.Random(seed)
    state = game.new(chance.choice(SEATS), seed)
    players = [SearchBot(game, 10 * seed + s, LESSON_NODES, BY_HAND, 1, 3) for s in range(state.seats)]
    rows: list[list[float]] = []
    worths: list[float] = []
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        root: Any = state.determinize(seat, chance.getrandbits(40))
        game.fix_horizon(root)
        for _ in range(3 if len(legal) > 1 and chance.random() < 0.12 else 0):
            if root.over or not root.is_actor(seat):
                break
            moves = [move for move in root.legal(seat) if not game.ends_turn(root, seat, move)]
            for move in chance.sample(moves, min(8, len(moves))):
                child = root.clone()
                child.play_legal(seat, move)
                if not child.over:
                    rows.append(seen(child, seat))
                    worths.append(max(-20.0, weigh(child, seat, BY_HAND) / SCALE))
            if not moves:
                break
            root = root.clone()
            root.play_legal(seat, chance.choice(moves))
        if chance.random() < 0.08:
            state.play(seat, chance.choice(legal))
            players[seat].plan = []
        else:
            state.play(seat, players[seat].choose(state.determinize(seat, chance.getrandbits(40)), seat, Budget()))
    return np.array(rows, np.float32), np.array(worths, np.float32)


# ------------------------------------------------------------------------------------------------------------ learning


def wanted(weights: Weights, story: Story, trace: float) -> tuple[Array, Array]:
    """The positions of a game and what they should be worth: TD(λ), seat by seat from the end."""
    targets: list[Array] = []
    for rows, brought, result in zip(story.seen, story.brought, story.results, strict=True):
        values = forward(weights, rows[:, :-1], rows[:, -1])
        found = np.empty(len(rows), np.float32)
        worth = result
        for i in range(len(rows) - 1, -1, -1):
            worth += brought[i]
            found[i] = worth
            worth = (1.0 - trace) * float(values[i]) + trace * worth
        targets.append(found)
    return np.concatenate(story.seen), np.concatenate(targets)


def to_scale(weights: Weights, stories: list[Story]) -> None:
    """Make the values of a net those that fit the results best, whatever their scale was, by the time left."""
    rows = np.concatenate([seat for story in stories for seat in story.seen])
    results = np.concatenate(
        [
            np.full(len(rows), result)
            for story in stories
            for rows, result in zip(story.seen, story.results, strict=True)
        ]
    )
    left = rows[:, -1]
    values = forward(weights, rows[:, :-1], left)
    terms = np.stack([values, *(left**power for power in range(POWERS))], 1)
    factor, *shift = np.linalg.lstsq(terms, results, rcond=None)[0]
    weights[0] *= np.float32(factor)
    weights[5] *= np.float32(factor)
    weights[6] *= np.float32(factor)
    for power in range(POWERS):
        weights[0][power, INPUTS.index("one")] += np.float32(shift[power])


def main() -> None:
    """Train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--start", metavar="FILE", help="go on with this net")
    parser.add_argument("--lessons", type=int, default=240, help="games, without --start")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=100, help="of a round")
    parser.add_argument("--kept", type=int, default=10, help="rounds whose games are learned from again")
    parser.add_argument("--trace", type=float, default=0.9, help="λ")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--width", type=int, default=2)
    parser.add_argument("--noise", type=float, default=0.3)
    parser.add_argument("--mistakes", type=float, default=0.006)
    parser.add_argument("--science", type=float, default=0.0)
    parser.add_argument("--government", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    ways = Ways(given.width, given.noise, given.mistakes, given.science, given.government)
    weights = read(given.start) if given.start else new_weights(given.seed)
    hold(weights)
    adam = Adam(weights)
    seed = 1_000_000 * given.seed
    made = f"tools/learn_ages.py: {vars(given) | {'out': given.out.name}}"
    begun = time.monotonic()
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        if not given.start:
            lessons = list(pool.map(lesson, range(seed, seed + given.lessons)))
            rows = np.concatenate([rows for rows, _ in lessons])
            worths = np.concatenate([worths for _, worths in lessons])
            for n in range(12):
                error = fit(weights, adam, rows[:, :-1], rows[:, -1], worths, 1e-3 if n < 8 else 2e-4, n)
                print(f"lessons {n}: {len(rows)} positions, error {error:.3f}", flush=True)
        kept: list[tuple[Array, Array]] = []
        for n in range(given.rounds):
            tasks = [(weights, seed + given.games * n + i, ways) for i in range(given.games)]
            stories = list(pool.map(played, tasks))
            if n == 0 and not given.start:
                to_scale(weights, stories)
            found = [wanted(weights, story, given.trace) for story in stories]
            kept = [*kept, (np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found]))][
                -given.kept :
            ]
            x = np.concatenate([x for x, _ in kept])
            y = np.concatenate([y for _, y in kept])
            error = fit(weights, adam, x[:, :-1], x[:, -1], y, given.rate, n)
            points = np.mean([score for story in stories if len(story.scores) == 3 for score in story.scores])
            lasted = np.mean([story.rounds for story in stories])
            spent = time.monotonic() - begun
            print(f"{n}: {spent:.0f} s, error {error:.3f}, {points:.0f} points, {lasted:.1f} rounds", flush=True)
            given.out.write_text(written(weights, made), encoding="utf-8")


if __name__ == "__main__":
    main()
