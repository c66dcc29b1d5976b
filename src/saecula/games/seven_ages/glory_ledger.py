"""Glory of players, and where it came from (SA-0.4). The result page tells points by source."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.state import SevenAges

SOURCES: Final = ["icons", "bought", "trade", "conflict", "artefacts", "events", "leaders", "bonus", "lost"]
FROM_ICONS: Final = 0
FROM_BUYING: Final = 1
FROM_TRADE: Final = 2
FROM_CONFLICT: Final = 3
FROM_ARTEFACTS: Final = 4
FROM_EVENTS: Final = 5
FROM_LEADERS: Final = 6
FROM_BONUS: Final = 7
LOST: Final = 8  # penalties


def gain_glory(state: SevenAges, seat: int, amount: int, source: int, rule: str) -> int:
    """Add glory to a player, or with a negative amount take it, never below 0; what was really gained."""
    gained = max(amount, -state.glory[seat])
    if not gained:
        return 0
    state.glory[seat] += gained
    state.gained[seat * len(SOURCES) + source] += gained
    key = "seven_ages-glory-gained" if gained > 0 else "seven_ages-glory-lost"
    state.tell(key, {"seat": seat, "glory": abs(gained), "source": f"seven_ages-source-{SOURCES[source]}"}, rule)
    return gained
