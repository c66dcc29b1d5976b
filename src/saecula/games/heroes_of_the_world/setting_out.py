"""HO-2: the set-up; and the placing of seven units that opens each era (HO-2.6, HO-13.9)."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import (
    FACE_UP,
    FIRST,
    HERO_KEYS,
    HOMELANDS,
    START_HAND,
    START_UNITS,
    TERRITORY_KEYS,
)
from saecula.games.heroes_of_the_world.powers import PLACE_IN, place_unit
from saecula.games.heroes_of_the_world.state import NEXT_TURN, PLACE, SETTLING, Heroes, HeroesPhase
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Message


def draw_card(state: Heroes) -> int:
    """A card from the deck: its order is unknown, so any of them."""
    return state.deck.pop(state.roll(len(state.deck)))


def deal(state: Heroes) -> None:
    """HO-2.2 and HO-2.3, HO-13.8: two cards to each player, unseen by the others, and three beside the board."""
    first = FIRST[state.era]
    for s in range(state.seats):
        for _ in range(START_HAND):
            state.hand[s] |= 1 << draw_card(state)
        if state.log is not None:
            dealt: list[object] = [HERO_KEYS[first + card] for card in things_in(state.hand[s])]
            state.tell("heroes_of_the_world-dealt", {"heroes": dealt}, "HO-13.8" if state.era else "HO-2.2", 1 << s)
    refill(state, "HO-13.8" if state.era else "HO-2.3")


def refill(state: Heroes, rule: str = "HO-12.1") -> None:
    """HO-2.3, HO-12.1: heroes are turned face up beside the board as long as the deck lasts."""
    new: list[object] = []
    while state.display.bit_count() < FACE_UP and state.deck:
        card = draw_card(state)
        state.display |= 1 << card
        new.append(HERO_KEYS[FIRST[state.era] + card])
    if new and state.log is not None:
        state.tell("heroes_of_the_world-turned-up", {"heroes": new, "count": len(new)}, rule)


def begin_placing(state: Heroes, first: int) -> None:
    """Start with this player; the same one takes the first turn of the era (HO-2.7, HO-13.10)."""
    state.turn = first
    state.clear_stack()
    state.push(SETTLING, first)


class Settling(HeroesPhase):
    """Clockwise, one unit at a time, in the territories of the era's colour (HO-2.6, HO-13.9).

    It belongs to nobody's turn: no free action (HO-3.3). Frame: 2 rounds that are over.
    """

    key = "heroes_of_the_world-prompt-settle"
    rule = "HO-2.6"
    busy = "heroes_of_the_world-no-settle-first"

    def step(self, state: Heroes) -> bool:
        """Pass over those who have no unit left (HO-13.12); after the seventh round the first turn begins."""
        seat = state.frame(1)
        if state.frame(2) == START_UNITS:
            state.goto(NEXT_TURN, state.turn, 1)
        elif state.supply[seat]:
            return False
        else:
            self.go_on(state, seat)
        return True

    def go_on(self, state: Heroes, seat: int) -> None:
        """To the left."""
        left = seat + 1 if seat + 1 < state.seats else 0
        state.goto(SETTLING, left, state.frame(2) + (1 if left == state.turn else 0))

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """The beige territories, or in the modern era the orange ones."""
        return PLACE_IN[HOMELANDS[state.era]]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """One unit; then the player to the left."""
        place_unit(state, seat, PLACE.arg(move), "HO-13.9" if state.era else "HO-2.6")
        self.go_on(state, seat)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many more."""
        units = min(START_UNITS - state.frame(2), state.supply[seat])
        return Message(self.key, {"seat": seat, "units": units}, "HO-13.9" if state.era else "HO-2.6")

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Territories of the other colour."""
        if move in PLACE:
            args: dict[str, object] = {"territory": TERRITORY_KEYS[PLACE.arg(move)]}
            if state.era:
                return Message("heroes_of_the_world-no-settle-beige", args, "HO-13.9")
            return Message("heroes_of_the_world-no-territory-yet", args, "HO-2.8")
        return Message(self.busy, {}, "HO-3.3")
