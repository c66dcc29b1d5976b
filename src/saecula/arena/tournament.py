"""A tournament: every bot against every other, in every seat, under common seeds; ratings, tables, plots, a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from saecula.arena import engine, plots, ratings, report, summary
from saecula.arena.engine import Progress
from saecula.arena.plan import LIMIT, make_plan
from saecula.arena.store import Store, write_file
from saecula.kernel.game import Game
from saecula.kernel.options import Value


def tournament(
    game: Game[Any],
    labels: Sequence[str],
    games: int,
    seed: int = 1,
    seats: int = 4,
    options: Mapping[str, Value] | None = None,
    *,
    nodes: int = 0,
    seconds: float = 0.0,
    limit: float = LIMIT,
    workers: int = 0,
    ray_address: str = "",
    out: str = "",
    records: bool = True,
    data_folder: str = "",
    progress: Progress | None = None,
    module: str = "",
) -> dict[str, Any]:
    """Play and rate. The result depends on the seed and not on who plays, as long as `seconds` is 0.

    `labels`: bots by name, or NAME:FILE for a bot with weights from a file. `workers`, `ray_address`, `module`: see
    `engine.run`. `out`: a folder for plan, outcomes, records, result.json, plots and report.html; if it holds a part of
    the same tournament already, only the rest is played. The key "run" of the result says how fast this run was; all
    others are the same for the same arguments.
    """
    ratings.libraries()
    if out:
        plots.library()  # nobody should learn after a night of games that an extra is missing
    plan = make_plan(
        "tournament",
        game,
        seats,
        list(labels),
        games,
        seed,
        options=dict(options or {}),
        nodes=nodes,
        seconds=seconds,
        limit=limit,
        records=records and bool(out),
        data_folder=data_folder,
    )
    store = Store(plan, out)
    try:
        before = set(store.outcomes)
        took = engine.run(plan, store, workers, ray_address, progress, module)
        outcomes = store.in_order()
        result = summary.tournament(plan, outcomes, ratings.ratings(outcomes, len(labels), seed))
        if out:
            pictures = plots.draw(plan, outcomes, result, Path(out))
            write_file(Path(out) / "result.json", msgspec.json.format(msgspec.json.encode(result)) + b"\n")
            write_file(Path(out) / "report.html", report.page(plan, result, pictures).encode())
        new = [outcome for outcome in outcomes if outcome.number not in before]
        moves = sum(outcome.moves for outcome in new)
        result["run"] = {
            "games": len(new),
            "seconds": round(took, 3),
            "games_per_second": round(len(new) / took, 2) if took else 0.0,
            "moves_per_second": round(moves / took) if took else 0,
        }
        return result
    finally:
        store.close()
