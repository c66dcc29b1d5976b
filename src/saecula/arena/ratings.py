"""Ratings of bots from the games they played, with confidence intervals.

The model is Bradley and Terry's, fitted by choix: each game says of every two seats with different bots who came before
whom; equal places count half for both. It is fitted to all games at once. The strength of a bot does not change from
game to game, so a rating that is updated game by game (Elo, TrueSkill, openskill) would add nothing but a dependence on
their order.

Games under one seed are not independent, nor are the pairs of one game. The intervals therefore come from a bootstrap
over seeds: all games of a seed are drawn together. A bootstrap sees no doubt where a bot has won or lost every game, so
an interval is never narrower than the one that independent games would give (from the model's information matrix for
ratings, Wilson's for shares).
"""

from __future__ import annotations

from importlib import import_module
from math import log
from typing import Any, Final

from saecula.arena.duel import Z, interval
from saecula.arena.outcome import Outcome
from saecula.kernel.errors import MissingExtra

SAMPLES: Final = 500  # of the bootstrap
CONFIDENCE: Final = 95.0  # %
SCALE: Final = 400 / log(10)  # Elo: 400 points are odds of ten to one
MIDDLE: Final = 1500.0  # the mean of all ratings
PRIOR: Final = 0.5  # wins added to each side of each pair, so that a bot that never lost has a rating


def libraries() -> tuple[Any, Any]:
    """Choix and NumPy; MissingExtra if they are not installed."""
    try:
        return import_module("choix"), import_module("numpy")
    except ModuleNotFoundError as error:
        raise MissingExtra(f"{error.name} is missing: install it with pip install 'saecula[arena]'") from None


def beaten(outcome: Outcome, entrants: int) -> list[list[float]]:
    """How often each entrant came before each other one in a game."""
    found = [[0.0] * entrants for _ in range(entrants)]
    for seat, entrant in enumerate(outcome.lineup):
        for other_seat, other in enumerate(outcome.lineup):
            if entrant != other:
                mine, theirs = outcome.places[seat], outcome.places[other_seat]
                found[entrant][other] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return found


def errors(numpy: Any, rated: Any, pairs: Any) -> Any:
    """The standard errors of ratings if all pairs were independent."""
    strengths = (rated - MIDDLE) / SCALE
    chances = 1 / (1 + numpy.exp(strengths[None, :] - strengths[:, None]))
    met = pairs + pairs.T + 2 * PRIOR * (1 - numpy.eye(len(rated)))
    known = met * chances * chances.T
    information = numpy.diag(known.sum(axis=1)) - known
    return SCALE * numpy.sqrt(numpy.maximum(0.0, numpy.diag(numpy.linalg.pinv(information))))


def ratings(outcomes: list[Outcome], entrants: int, seed: int, samples: int = SAMPLES) -> dict[str, Any]:
    """Of each entrant: its rating, its share of wins, and the intervals of both. The same seed gives the same samples.

    A shared first place is a win divided by those who share it; an entrant with several seats adds up their shares.
    """
    choix, numpy = libraries()
    seeds = sorted({outcome.seed for outcome in outcomes})
    at = {value: i for i, value in enumerate(seeds)}
    wins = numpy.zeros((len(seeds), entrants))
    games = numpy.zeros((len(seeds), entrants))
    pairs = numpy.zeros((len(seeds), entrants, entrants))
    for outcome in outcomes:
        block = at[outcome.seed]
        pairs[block] += beaten(outcome, entrants)
        for seat, entrant in enumerate(outcome.lineup):
            if outcome.places[seat] == 1:
                wins[block, entrant] += 1 / outcome.winners
        for entrant in set(outcome.lineup):
            games[block, entrant] += 1

    def fitted(weights: Any) -> tuple[Any, Any]:
        total = numpy.tensordot(weights, pairs, axes=1) + PRIOR * (1 - numpy.eye(entrants))
        strengths = choix.ilsr_pairwise_dense(total, max_iter=10_000, tol=1e-6)
        shares = weights @ wins / numpy.maximum(weights @ games, 1e-9)
        return MIDDLE + SCALE * (strengths - strengths.mean()), shares

    ones = numpy.ones(len(seeds))
    rated, shares = fitted(ones)
    pick = numpy.random.default_rng(seed)
    drawn = [fitted(pick.multinomial(len(seeds), [1 / len(seeds)] * len(seeds)).astype(float)) for _ in range(samples)]
    tails = [(100 - CONFIDENCE) / 2, (100 + CONFIDENCE) / 2]
    rating_tails = numpy.percentile([one[0] for one in drawn], tails, axis=0)
    share_tails = numpy.percentile([one[1] for one in drawn], tails, axis=0)
    doubts = Z * errors(numpy, rated, numpy.tensordot(ones, pairs, axes=1))
    rating_tails = numpy.array(
        [numpy.minimum(rating_tails[0], rated - doubts), numpy.maximum(rating_tails[1], rated + doubts)]
    )
    for i in range(entrants):
        low, high = interval(float(wins[:, i].sum()), max(1, int(games[:, i].sum())))
        share_tails[0, i], share_tails[1, i] = min(low, share_tails[0, i]), max(high, share_tails[1, i])
    return {
        "seeds": len(seeds),
        "ratings": [round(float(x), 1) for x in rated],
        "rating_intervals": [[round(float(x), 1) for x in rating_tails[:, i]] for i in range(entrants)],
        "win_shares": [round(float(x), 4) for x in shares],
        "win_share_intervals": [[round(float(x), 4) for x in share_tails[:, i]] for i in range(entrants)],
        "beaten": [[round(float(x), 1) for x in row] for row in pairs.sum(axis=0)],
    }
