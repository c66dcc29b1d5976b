"""Recorded games of History of the World, broken off in a late campaign of six players with very many targets."""

import random
from functools import cache

import saecula
from saecula.games.history_of_the_world.state import EXPANSION, History
from saecula.kernel.record import Record

GAME = saecula.game("history_of_the_world")


def choice(state: History, pick: random.Random) -> int:
    """Campaigns run long, and cards are played: the board fills up."""
    legal = state.legal(state.actors[0])
    names = [GAME.moves.name(move) for move in legal]
    for verb in ("expand", "monument", "fort_army"):
        moves = [move for move, name in zip(legal, names, strict=True) if name.startswith(verb)]
        if moves and pick.random() < (0.9 if verb == "expand" else 0.5):
            return pick.choice(moves)
    return pick.choice(legal)


def played(seed: int, entries: int) -> tuple[Record, int]:
    """A game of this many entries, and the entry after which its last Epochs offered the most places to attack."""
    record = Record(GAME, seats=6, seed=seed, options={})
    pick = random.Random(seed)
    most = best = 0
    while not record.now.over and len(record.entries) < entries:
        state = record.now
        assert isinstance(state, History)
        if state.epoch >= 6 and state.frame(0) == EXPANSION:
            foes = (state.reach & state.enemies_of(state.turn)).bit_count()
            if foes >= most and any(GAME.moves.verb_of(move).name == "expand" for move in state.legal(state.turn)):
                most, best = foes, len(record.entries)
        record.play(state.actors[0], choice(state, pick))
    return record, best


@cache
def crowded(seed: int) -> str:
    """The text of such a game."""
    _, best = played(seed, 5_000)
    record, _ = played(seed, best)
    return record.dumps()
