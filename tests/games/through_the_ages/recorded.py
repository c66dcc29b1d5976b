"""Games of four up to a question that a test wants to see: the common ones by chance, the rare ones by steering."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import saecula
from saecula.kernel.record import Record
from saecula.kernel.state import State

game = saecula.game("through_the_ages")
AGES = ["A", "I", "II", "III", "IV"]


def recorded(
    kind: str, seed: int = 3, version: str = "full", like: Callable[[list[str]], bool] = bool, age: str = "A"
) -> Record:
    """A game at random up to the first question of a kind, from an age on, with the legal moves wanted.

    "end" stands for the end of the game.
    """
    record = Record(game, 4, seed, {"version": version})
    chance = random.Random(seed)
    while not record.now.over:
        state = record.now
        seat = state.actors[0]
        legal = state.legal(seat)
        view = game.view(state, seat)
        late = AGES.index(view["age"]) >= AGES.index(age)
        if late and view["question"]["kind"] == kind and like([game.moves.name(move) for move in legal]):
            return record
        record.play(seat, legal[chance.randrange(len(legal))])
    assert kind == "end", f"seed {seed} has no such question: {kind}"
    return record


@dataclass
class Steering:
    """A seed, and how much likelier than others the moves are whose names begin so; the first that fits counts."""

    seed: int
    wishes: dict[str, float] = field(default_factory=dict)


# Questions that random play hardly ever meets.
RARE = {
    "steal": Steering(
        8,
        {"attack war_over_technology": 500, "attack": 0.1, "done": 0.3, "take": 2, "develop": 30, "build": 6,
         "upgrade": 6, "grow": 6, "array": 20, "sacrifice": 0.1},
    ),
    "swap": Steering(
        53,
        {"offer trade_routes": 500, "accept": 50, "prepare good_harvest": 500, "prepare economic_progress": 500,
         "prepare new_deposits": 500, "attack": 0.05, "done": 0.2, "build": 6, "grow": 6, "develop": 10},
    ),
    "forfeit": Steering(
        481,
        {"prepare crime_wave": 500, "attack": 0.05, "build irrigation": 10, "build agriculture": 10,
         "build bronze": 10, "build iron": 10, "build": 0.2, "stage": 0.05, "upgrade": 0.05, "grow": 2,
         "develop irrigation": 30, "develop iron": 30, "develop coal": 30, "develop selective": 30, "develop": 0.3,
         "done": 0.5},
    ),
}  # fmt: skip
UNWANTED = {"destroy": 0.02, "cancel": 0.02, "refuse": 0.02}

# Everybody builds and takes whatever they can.
BUSY = Steering(
    19,
    {"destroy": 0.01, "cancel": 0.02, "refuse": 0.1, "attack": 0.05, "accept": 3, "offer": 8, "lead": 30, "develop": 40,
     "build": 6, "stage": 20, "grow": 8, "take": 3, "play": 3, "array": 20, "prepare": 3, "sacrifice": 0.2, "bid": 3,
     "done": 0.25},
)  # fmt: skip
CROWDED = 32  # technologies, wonders, colonies, pacts and cards in hand


def rare(kind: str) -> Record:
    """A game steered to a question of this kind."""
    return steered(RARE[kind], lambda state, seat: game.prompt(state, seat).key.endswith(f"-{kind}"))


def crowded() -> Record:
    """Age III of a game of four in which the player in turn has as much on the table as anybody ever has."""

    def full(state: State, seat: int) -> bool:
        view = game.view(state, seat)
        if view["age"] != "III" or view["question"]["kind"] != "actions":
            return False
        mine = view["players"][seat]
        parts = ("technologies", "special", "wonders", "colonies", "pacts", "hand", "arms_known")
        return sum(len(mine[part]) for part in parts) >= CROWDED

    return steered(BUSY, full)


def steered(steering: Steering, wanted: Callable[[State, int], bool]) -> Record:
    """A game by chance, with some moves likelier than others, up to a position that is wanted."""
    record = Record(game, 4, steering.seed, {"version": "full"})
    chance = random.Random(steering.seed)
    wishes = steering.wishes | UNWANTED
    while not record.now.over:
        state = record.now
        seat = state.actors[0]
        if wanted(state, seat):
            return record
        legal = state.legal(seat)
        names = [game.moves.name(move) for move in legal]
        weights = [next((n for word, n in wishes.items() if name.startswith(word)), 1.0) for name in names]
        record.play(seat, chance.choices(legal, weights)[0])
    raise AssertionError("the game does not come to that any more: search another seed")
