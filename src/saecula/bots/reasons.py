"""Why a move, in words: the terms of the evaluation in which it differs from the best other one.

Both moves are played on to the end of the turn, as `greedy` would, and the positions there are compared feature by
feature (`Game.features`), each times its weight. Games without features give no reasons.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.greedy import NODES, GreedyBot
from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.state import State

MOST: Final = 8  # terms that are told
LEAST: Final = 0.05  # points below which a term is not worth telling


class Reasons:
    """What a move brings, compared with another."""

    def __init__(self, move: int, instead: int | None, terms: list[tuple[str, float]], total: float) -> None:
        self.move = move
        self.instead = instead  # the best other move; None if there was none
        self.terms = terms  # features and the points they make a difference of, the largest first
        self.total = total  # of all features

    def lines(self, game: Game[Any]) -> list[Message]:
        """The comparison in words, line by line."""
        if self.instead is None:
            return [Message("why-only")]
        found = [
            Message(
                "why-better" if points > 0 else "why-worse",
                {"feature": f"{game.name}-feature-{name}", "points": round(abs(points), 1)},
            )
            for name, points in self.terms
        ]
        if not found:
            return [Message("why-same")]
        return [*found, Message("why-in-all", {"points": round(self.total, 1)})]


def reasons(game: Game[Any], state: State, seat: int, move: int, seed: int = 0) -> Reasons:
    """Why a seat might play a move. Only what the seat knows is used: the state is redrawn first."""
    known = state.determinize(seat, seed)
    bot = GreedyBot(game, seed)
    bot.nodes = NODES
    others = [other for other in bot.rank(known, seat, known.legal(seat)) if other != move]
    if not others:
        return Reasons(move, None, [], 0.0)
    after = bot.end_of(known, seat, [move])
    instead = others[0]
    best = 0.0
    rival = after
    for i, other in enumerate(others):
        if i and bot.spent():
            break
        end = bot.end_of(known, seat, [other])
        value = bot.worth(end, seat)
        if not i or value > best:
            instead, best, rival = other, value, end
    names = game.feature_names()
    terms: list[tuple[str, float]] = []
    if names:
        weights = list(game.weight_sets().values())[-1]
        mine, theirs = game.features(after, seat), game.features(rival, seat)
        for i, name in enumerate(names):
            terms.append((name, weights[i] * (mine[i] - theirs[i])))
    terms = sorted((term for term in terms if abs(term[1]) >= LEAST), key=lambda term: -abs(term[1]))
    return Reasons(move, instead, terms[:MOST], bot.worth(after, seat) - best)
