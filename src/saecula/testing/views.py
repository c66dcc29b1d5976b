"""Views are plain JSON, small, equal for equal states, and no way into the state."""

from __future__ import annotations

import json
from typing import Any

from saecula.testing.faults import require
from saecula.testing.walks import Walk


def check_views(made: Walk, positions: int, most_bytes: int = 0) -> int:
    """Returns the size of the largest view as compact JSON, which may not be above `most_bytes` (0: by the game)."""
    game = made.game
    limit = most_bytes or game.limits().view_bytes
    largest = 0
    for position in made.positions("views", positions):
        state = position.state.clone()
        where = f"{made.way}, after {position.number} moves"
        for seat in [None, *range(state.seats)]:
            view = game.view(state, seat)
            text = _compact(view)
            plain = json.loads(text) == view
            require(plain, "view", f"{where}: tuples, sets and keys that are no text do not survive JSON")
            largest = max(largest, len(text))
            require(largest <= limit, "view", f"{where}: the view of seat {seat} has {len(text)} bytes, above {limit}")
            again = _compact(game.view(game.unpack(state.pack()), seat))
            require(again == text, "view", f"{where}: equal states have different views for seat {seat}")
            _spoil(view)
            require(state.pack() == position.packed, "view", f"{where}: changing a view changes the state")
            require(_compact(game.view(state, seat)) == text, "view", f"{where}: changing a view changes the next one")
    return largest


def _compact(view: dict[str, Any]) -> str:
    try:
        return json.dumps(view, separators=(",", ":"))
    except TypeError as error:
        require(False, "view", f"it is not JSON: {error}")
        raise


def _spoil(value: Any) -> None:
    """Change everything that can be changed in a view."""
    if isinstance(value, dict):
        for inner in value.values():
            _spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _spoil(inner)
        value.append("spoilt")
