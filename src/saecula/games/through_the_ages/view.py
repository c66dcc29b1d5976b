from __future__ import annotations
from typing import Any
from saecula.games.through_the_ages.state import Ages
def view(state: Ages, seat: int | None) -> dict[str, Any]:
    return {}
def redraw(state: Ages, seat: int) -> None:
    pass
