"""Recorded positions of seven players for the tests of the browser's board.

`python -m tests.games.seven_ages.board_positions` plays a lively game and remakes the file: for each kind of question
the position with the most answers, and the most crowded one. `--all` keeps every question that was asked.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from saecula.games.seven_ages import game
from saecula.games.seven_ages.moves import PASS
from saecula.games.seven_ages.state import SevenAges
from saecula.kernel.message import Message
from tests.games.seven_ages.lively import begin, choose

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "seven_ages" / "positions.json"
SEED, FROM, MOVES = 2, 1200, 6000
KINDS = ["civilise", "commit", "crowded", "gift", "move", "naming", "placement", "purchase", "start-units", "target"]
KINDS += ["trade", "upkeep", "window-step"]


def main() -> None:
    """Play, keep the positions with the most answers, write them."""
    state, rng = begin(7, SEED), random.Random(SEED)
    kept: dict[str, tuple[int, dict[str, Any]]] = {}
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
                kept[asked] = answers, snapshot(state, seat)
            crowd = sum([mask.bit_count() for mask in state.units_in])
            if played % 20 == 0 and crowd > kept.get("crowded", (0, {}))[0]:
                kept["crowded"] = crowd, snapshot(state, seat)
        seat = rng.choice(state.actors)
        state.play(seat, choose(state, seat, rng))
    wanted = sorted(kept) if "--all" in sys.argv else KINDS
    rows = [f'  "{asked}": {json.dumps(kept[asked][1], ensure_ascii=False)}' for asked in wanted]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def snapshot(state: SevenAges, seat: int) -> dict[str, Any]:
    """What the server would send to a seat."""
    legal = [choice(state, seat, move) for move in state.legal(seat)]
    return {
        "table": "t", "game": "seven_ages", "seat": seat, "version": 1, "events": 0, "status": "running",
        "view": game.view(state, seat), "prompt": told(game.prompt(state, seat)), "legal": legal,
        "actors": list(state.actors), "mine": [seat], "undo": False, "undo_request": None, "auto": [],
        "forced": False, "progress": {"where": [], "left": [], "ends": None, "last": False},
        "scores": [], "ranking": [], "over": False,
    }  # fmt: skip


def choice(state: SevenAges, seat: int, move: int) -> dict[str, Any]:
    """A legal move, as the server would send it."""
    verb = game.moves.verb_of(move)
    name = game.moves.name(move)
    return {
        "move": name,
        "verb": verb.name,
        "kind": verb.kind,
        "thing": name.removeprefix(verb.name).strip(),
        "text": told(game.describe(state, seat, move)),
        "lines": [told(line) for line in game.explain(state, seat, move)],
    }


def told(message: Message) -> dict[str, Any]:
    """A message as JSON."""
    return {"key": message.key, "args": dict(message.args), "rule": message.rule}


if __name__ == "__main__":
    main()
