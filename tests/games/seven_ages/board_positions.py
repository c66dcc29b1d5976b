"""Recorded positions of seven players for the tests of the browser's board.

`python -m tests.games.seven_ages.board_positions` plays lively games until every kind of question has been asked, and
remakes the file: for each the position with the most answers, and the most crowded one. `--all`
keeps every question that was asked.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from saecula.games.seven_ages import game
from saecula.games.seven_ages.moves import PASS
from tests.games.board_snapshot import snapshot
from tests.games.seven_ages.lively import begin, choose

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "seven_ages" / "positions.json"
SEEDS, FROM, MOVES = (21, 9, 2, 5, 8), 1200, 9000
KINDS = ["civilise", "commit", "crowded", "gift", "move", "naming", "placement", "purchase", "start-units", "target"]
KINDS += ["trade", "upkeep", "window-step"]


Kept = dict[str, tuple[int, dict[str, Any]]]


def main() -> None:
    """Play, keep the positions with the most answers, write them."""
    kept: Kept = {}
    for seed in SEEDS:
        play(seed, kept)
        if all(kind in kept for kind in KINDS):
            break
    wanted = sorted(kept) if "--all" in sys.argv else KINDS
    rows = [f'  "{asked}": {json.dumps(kept[asked][1], ensure_ascii=False)}' for asked in wanted]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def play(seed: int, kept: Kept) -> None:
    """Play one game, and keep what it has more of."""
    state, rng = begin(7, seed), random.Random(seed)
    for played in range(MOVES):
        if state.over:
            break
        if played > FROM:
            seat = state.actors[0]
            asked = game.prompt(state, seat).key.removeprefix("seven_ages-prompt-")
            answers = len(state.legal(seat))
            if asked.startswith("window") and PASS[0] not in state.legal(seat):
                asked = "naming"
            if answers > kept.get(asked, (0, {}))[0] and answers < 60:
                kept[asked] = answers, snapshot(game, state, seat)
            crowd = sum([mask.bit_count() for mask in state.units_in])
            if played % 20 == 0 and crowd > kept.get("crowded", (0, {}))[0]:
                kept["crowded"] = crowd, snapshot(game, state, seat)
        seat = rng.choice(state.actors)
        state.play(seat, choose(state, seat, rng))


if __name__ == "__main__":
    main()
