"""The speed of the PettingZoo environments, side by side with PettingZoo's own tictactoe."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

WINDOWS = 5
BARS = {"vinci": 30_000, "heroes_of_the_world": 30_000}  # steps a second, native
OTHERS = 12_000
SEATS = 4


def player(env: Any, seed: int) -> Callable[[float], float]:
    """Random play of an environment: what runs one window and returns its steps a second.

    A step is what every learner does: `last`, which makes the observation and the mask, a choice from the mask, `step`.
    Seconds are those of the processor, so that other programs do not count.
    """
    pick = random.Random(seed).random
    env.reset(seed=seed)

    def window(seconds: float) -> float:
        done = 0
        started = process_time()
        end = started + seconds
        while process_time() < end:
            for _ in range(50):
                if not env.agents:
                    env.reset()
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(legal[int(pick() * len(legal))])
                done += 1
        return done / (process_time() - started)

    return window


def measure(part: int = 1) -> list[str]:
    """The table of docs/figures.md."""
    from pettingzoo.classic import tictactoe_v3

    import saecula
    from saecula import research

    windows = {"pettingzoo tictactoe": player(tictactoe_v3.env(), 1)}
    for name in saecula.games():
        if name != "toy":
            seats = min(SEATS, max(saecula.game(name).seat_counts))
            windows[name] = player(research.env(name, seats=seats, seed=1), 1)
    rates: dict[str, list[float]] = {name: [] for name in windows}
    for _ in range(WINDOWS):
        for name, window in windows.items():
            rates[name].append(window(1.0 / part))
    peer = median(rates.pop("pettingzoo tictactoe"))
    rows = ["| steps a second, with observation and mask | | bar | held |", "|---|---|---|---|"]
    for name, found in rates.items():
        bar = BARS.get(name, OTHERS)
        rate = median(found)
        held = "yes" if rate >= max(bar, peer) else "NO"
        size = saecula.game(name).layout().size
        rows.append(f"| {name}, {size:,} numbers | {rate:,.0f} | {bar:,}, and tictactoe | {held} |")
    rows.append(f"| PettingZoo's own tictactoe | {peer:,.0f} | | |")
    return rows
