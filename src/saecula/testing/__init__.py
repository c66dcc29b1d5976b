"""The tests that every game must pass, for authors of games.

    from saecula.testing import check_game

    def test_my_game():
        check_game(my_game)

`check_game` plays random games at every number of seats and with every option, and raises a `Fault` that names what is
wrong (its `kind` is a key of FAULTS) and where. What a game hides, how long it may get and how large its views may be
is stated by the game itself: `Game.hides`, `Game.has_left`, `Game.renumbers`, `Game.limits`.

The individual checks can be called too, on a `walk` (a random game of which a sample of positions is kept) and with
sizes of your own. No test framework is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from saecula.kernel.errors import OutsideMoveSpace
from saecula.kernel.game import Game
from saecula.testing.copies import check_all_fields_are_packed, check_copies_are_independent, check_record, check_undo
from saecula.testing.faults import FAULTS, Fault
from saecula.testing.knowledge import check_knowledge, check_sealed_answers
from saecula.testing.moves import (
    check_legal_moves_apply,
    check_moves_are_explained,
    check_other_moves_are_refused,
    check_resignations,
)
from saecula.testing.views import check_views
from saecula.testing.walks import Chooser, Walk, walk
from saecula.testing.ways import Way, main_ways, ways

__all__ = [
    "FAULTS",
    "Chooser",
    "Fault",
    "Report",
    "Walk",
    "Way",
    "check_all_fields_are_packed",
    "check_copies_are_independent",
    "check_game",
    "check_knowledge",
    "check_legal_moves_apply",
    "check_moves_are_explained",
    "check_other_moves_are_refused",
    "check_record",
    "check_resignations",
    "check_sealed_answers",
    "check_undo",
    "check_views",
    "check_walk",
    "main_ways",
    "walk",
    "ways",
]


@dataclass
class Report:
    """What was looked at."""

    ways: int = 0  # numbers of seats and options
    moves: int = 0  # of random games played to their end
    taken_back: int = 0  # moves
    sealed: int = 0  # positions with an open sealed question
    largest_view: int = 0  # in bytes


def check_game(
    game: Game[Any],
    *,
    seeds: Sequence[int] = (1,),
    positions: int = 6,
    most_moves: int = 0,
    view_bytes: int = 0,
) -> Report:
    """Check a game in every way; a Fault names the first thing that is wrong.

    For every number of seats and set of options, and each seed, a random game is played to its end. The plain game and
    the one with most options are examined more closely, at `positions` positions. `most_moves` and `view_bytes` replace
    what the game states in `limits`. The game need not be registered.
    """
    report = Report()
    close = set(main_ways(game))
    for way in ways(game):
        report.ways += 1
        for seed in seeds:
            made = walk(way, seed, most_moves)
            report.moves += len(made.moves)
            if way in close:
                check_walk(made, positions, view_bytes, report)
    return report


def check_walk(made: Walk, positions: int = 6, view_bytes: int = 0, report: Report | None = None) -> Report:
    """Everything that is checked at the positions of one random game."""
    report = report or Report()
    where = str(made.way)
    try:
        check_all_fields_are_packed(made)
        check_copies_are_independent(made, positions)
        check_legal_moves_apply(made, positions)
        report.largest_view = max(report.largest_view, check_views(made, positions, view_bytes))
        check_knowledge(made, max(2, positions // 2), range(1, 9), moves=8)
        report.sealed += check_sealed_answers(made, positions)
        check_other_moves_are_refused(made, max(1, positions // 2))
        check_moves_are_explained(made, max(1, positions // 2))
        check_resignations(made, positions)
        check_record(made)
        report.taken_back += check_undo(made.way, made.seed, min(150, len(made.moves)))
    except Fault:
        raise
    except OutsideMoveSpace as error:
        raise Fault("move space", f"{where}: {error}") from error
    except Exception as error:
        raise Fault("crash", f"{where}: {type(error).__name__}: {error}") from error
    return report
