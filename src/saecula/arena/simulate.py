"""Many games between the bots of one line-up, and their statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saecula.arena import engine, summary
from saecula.arena.engine import Progress
from saecula.arena.plan import LIMIT, make_plan
from saecula.arena.store import Store
from saecula.kernel.errors import SaeculaError
from saecula.kernel.options import Value
from saecula.kernel.registry import game as find_game


def lineup(names: Sequence[str], seats: int) -> list[str]:
    """One bot per seat: as given, or the same one everywhere."""
    if len(names) == 1:
        return list(names) * seats
    if len(names) != seats:
        raise SaeculaError(f"there are {len(names)} bots for {seats} seats: name one, or one for each seat")
    return list(names)


def simulate(
    name: str,
    seats: int,
    names: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
    workers: int = 0,
    records: str = "",
    data_folder: str = "",
    nodes: int = 0,
    progress: Progress | None = None,
    *,
    seconds: float = 0.0,
    limit: float = LIMIT,
    out: str = "",
    ray_address: str = "",
) -> dict[str, Any]:
    """Play many games and sum them up. The same arguments give the same games, whoever plays them.

    `workers` and `ray_address`: see `engine.run`. `out`: a folder in which a run that was killed goes on.
    """
    game = find_game(name)
    if seats not in game.seat_counts:
        game.new(seats)  # says which numbers there are
    plan = make_plan(
        "simulation",
        game,
        seats,
        lineup(names, seats),
        games,
        seed,
        options=dict(options or {}),
        nodes=nodes,
        seconds=seconds,
        limit=limit,
        records=bool(records or out),
        data_folder=data_folder,
    )
    store = Store(plan, out, records)
    try:
        took = engine.run(plan, store, workers, ray_address, progress)
        return summary.simulation(plan, store.in_order(), took)
    finally:
        store.close()
