"""Positions with a virtual player, and dice that fall as a test wants."""

from __future__ import annotations

from saecula.games.vinci import game
from saecula.games.vinci.components import COLOURS
from saecula.games.vinci.state import (
    DECLINING,
    EXPANSION,
    Vinci,
)
from saecula.games.vinci.turn import begin_expansion
from saecula.games.vinci.virtual import decide
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.options import Value
from tests.games.vinci.given import (
    Empire,
    Spot,
    given,
)

BLUE = COLOURS.index("blue")

DECLINING_BLUE = DECLINING + BLUE


class Loaded(Chance):
    """A die that shows what the test wants, and counts how often it is rolled."""

    def __init__(self, *faces: int) -> None:
        super().__init__(seed_key(0))
        self.faces = list(faces)
        self.rolls = 0

    def below(self, n: int) -> int:
        self.rolls += 1
        return self.faces[(self.rolls - 1) % len(self.faces)] % n


def table(
    *things: Empire | Spot,
    seats: int = 1,
    options: dict[str, Value] | None = None,
    counters: tuple[int, ...] = (),
) -> Vinci:
    """The start of blue's turn; blue has not begun to play."""
    order = ["blue", "red", "green", "yellow"] if seats == 1 else ["green", "red", "blue", "yellow"]
    return given(*things, seats=seats, turn=order[0], order=order, options=options, counters=counters)


def choices(state: Vinci, seat: int = BLUE, faces: int = 60) -> set[str]:
    """All moves the procedure may come to, whatever the die shows."""
    return {game.moves.name(decide(state.clone(), seat, Loaded(face))) for face in range(faces)}


def in_expansion(*things: Empire | Spot, options: dict[str, Value] | None = None) -> Vinci:
    """Blue in its expansion phase."""
    s = table(*things, options=options)
    begin_expansion(s, BLUE)
    while s.frame(0) != EXPANSION:
        s.top_phase().play(s, BLUE, decide(s, BLUE, Loaded(0)))
    return s
