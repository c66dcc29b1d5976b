"""Recorded positions of four players for the tests of the browser's board.

`python -m tests.games.through_the_ages.board_positions` remakes the file.
"""

from __future__ import annotations

import json
from pathlib import Path

from saecula.games.through_the_ages import game
from saecula.kernel.record import Record
from tests.games.board_snapshot import snapshot
from tests.games.through_the_ages.recorded import RARE, rare, recorded

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "through_the_ages" / "positions.json"


def busy(names: list[str]) -> bool:
    """A turn in which nearly everything can be done."""
    verbs = [name.split()[0] for name in names]
    return verbs.count("take") > 2 and {"build", "grow", "develop", "destroy", "done"} <= set(verbs)


def positions() -> dict[str, Record]:
    """One of each kind of panel, and the questions that are hardly ever asked."""
    return {
        "actions": recorded("actions", seed=1, like=busy, age="II"),
        "defence": recorded("defence", seed=1, age="II"),
        "offer": recorded("answer", seed=1, age="II"),
        **{kind: rare(kind) for kind in RARE},
    }


def main() -> None:
    """Write them, one per line."""
    rows = []
    for name, record in positions().items():
        found = snapshot(game, record.now, record.now.actors[0])
        rows.append(f'  "{name}": {json.dumps(found, ensure_ascii=False, separators=(",", ":"))}')
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
