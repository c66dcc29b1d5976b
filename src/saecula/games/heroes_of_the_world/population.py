"""HO-6: the hero brings population."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import INFLUENCE, TERRITORY_KEYS
from saecula.games.heroes_of_the_world.powers import PLACE_IN, FreePhase, free_action, place_unit, with_free_actions
from saecula.games.heroes_of_the_world.state import CONVERT, DRAWING, PLACE, Heroes
from saecula.kernel.message import Message


class Population(FreePhase):
    """As many units as the hero's value, one at a time, in the territories of his influence (HO-6.1).

    Frame: 2 units left to place.
    """

    key = "heroes_of_the_world-prompt-populate"
    rule = "HO-6.1"
    busy = "heroes_of_the_world-no-populate-first"

    def step(self, state: Heroes) -> bool:
        """All placed, or none left in the supply (HO-6.2)."""
        seat = state.frame(1)
        if state.frame(2) and state.supply[seat]:
            return False
        state.goto(DRAWING, seat)
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """The hero's territories in play, whoever is there and however full the ladder is (HO-5.2, HO-6.3)."""
        return with_free_actions(state, seat, PLACE_IN[INFLUENCE[state.hero] & state.in_play()])

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """One unit."""
        if move >= CONVERT.base:
            free_action(state, seat, move)
            return
        place_unit(state, seat, PLACE.arg(move), self.rule)
        state.set_frame(2, state.frame(2) - 1)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many more."""
        return Message(self.key, {"seat": seat, "units": min(state.frame(2), state.supply[seat])}, self.rule)

    def refuse(self, state: Heroes, seat: int, move: int) -> Message:
        """Outside the hero's influence."""
        if move in PLACE:
            return Message("heroes_of_the_world-no-influence", {"territory": TERRITORY_KEYS[PLACE.arg(move)]}, "HO-5.2")
        return super().refuse(state, seat, move)
