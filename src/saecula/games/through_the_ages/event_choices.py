"""TA-9 and TA-15: what players choose when an event affects them; for losses see losses.py."""

from __future__ import annotations

from saecula.games.through_the_ages.cards import URBAN_MASK
from saecula.games.through_the_ages.components import KEYS, LEVEL, WONDER0
from saecula.games.through_the_ages.losses import raze, with_workers
from saecula.games.through_the_ages.payment import gain, told
from saecula.games.through_the_ages.ratings import cards_changed, put, rate
from saecula.games.through_the_ages.row import fill, takable, take, take_cost, why_not_take
from saecula.games.through_the_ages.state import Ages, AgesPhase
from saecula.games.through_the_ages.verbs import BUILD, DONE, FOOD, RAZE, RESOURCES, RUIN, TAKE
from saecula.kernel.message import Message


class Markets(AgesPhase):
    """Food or resources, as the player chooses (Development of Markets).

    Frame: 2 how much.
    """

    key = "through_the_ages-prompt-markets"
    rule = "TA-9.13"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """One or the other."""
        return [FOOD.base, RESOURCES.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Produce it."""
        amount = state.frame(2)
        state.pop()
        told(state, "food" if move in FOOD else "resources", seat, gain(state, seat, amount, move in FOOD), self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Food or resources."""
        return Message("through_the_ages-no-markets", {}, self.rule)


class FreeBuild(AgesPhase):
    """A free building or unit, if the player wants it (TA-9.7).

    Frame: 2 the card.
    """

    key = "through_the_ages-prompt-free-build"
    rule = "TA-9.7"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Build it, or not."""
        return [BUILD.base + state.frame(2), DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Nothing is paid."""
        state.pop()
        if move in BUILD:
            state.civ[seat].unused -= 1
            put(state, seat, BUILD.arg(move), 1)
            rate(state, seat)
            if state.log is not None:
                args: dict[str, object] = {"seat": seat, "card": KEYS[BUILD.arg(move)], "resources": 0}
                state.tell("through_the_ages-built", args, self.rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Which card it is."""
        return Message(self.key, {"seat": seat, "card": KEYS[state.frame(2)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only this one."""
        return Message("through_the_ages-no-free-build", {"card": KEYS[state.frame(2)]}, self.rule)


class Terror(AgesPhase):
    """The civilization with the least culture destroys an urban building of a rival (TA-15.36).

    Frame: 2 the rival.
    """

    key = "through_the_ages-prompt-terror"
    rule = "TA-15.36"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any urban building of the rival."""
        return [RAZE.base + k for k in with_workers(state, state.frame(2), URBAN_MASK)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It is gone."""
        victim = state.frame(2)
        state.pop()
        raze(state, victim, RAZE.arg(move), 1, self.rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Whose it is."""
        return Message(self.key, {"seat": seat, "other": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only urban buildings that stand."""
        return Message("through_the_ages-no-terror", {"other": state.frame(2)}, self.rule)


def ruinable(state: Ages, s: int, ages: int) -> list[int]:
    """The completed wonders of some ages that are not ruined yet."""
    whole = state.civ[s].wonders & ~state.civ[s].ruined
    found: list[int] = []
    while whole:
        low = whole & -whole
        whole ^= low
        if ages >> LEVEL[WONDER0 + low.bit_length() - 1] & 1:
            found.append(low.bit_length() - 1)
    return found


class Ruining(AgesPhase):
    """Ravages of Time: a wonder loses all its effects and gives culture instead (TA-15.34).

    Frame: 2 the ages.
    """

    key = "through_the_ages-prompt-ruin"
    rule = "TA-15.34"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any wonder of those ages."""
        return [RUIN.base + i for i in ruinable(state, seat, state.frame(2))]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Turn it over."""
        state.pop()
        state.civ[seat].ruined |= 1 << RUIN.arg(move)
        cards_changed(state, seat)
        if state.log is not None:
            state.tell("through_the_ages-ruined", {"seat": seat, "card": KEYS[WONDER0 + RUIN.arg(move)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only completed wonders of Age A or I that are not ruined."""
        return Message("through_the_ages-no-ruin", {}, self.rule)


class Agreement(AgesPhase):
    """International Agreement: cards from the row for up to five civil actions' worth (TA-15.33).

    Frame: 2 what is left, 3 cards taken.
    """

    key = "through_the_ages-prompt-agreement"
    rule = "TA-15.33"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card within the value and the limits of TA-4; or enough."""
        return [TAKE.base + i for i in takable(state, seat, state.frame(2))] + [DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Take a card; at the end the row is filled, and the next political step is forgone."""
        if move in TAKE:
            position = TAKE.arg(move)
            state.set_frame(2, state.frame(2) - take_cost(state, seat, position))
            state.set_frame(3, state.frame(3) + 1)
            take(state, seat, position)
            return
        taken = state.frame(3)
        state.pop()
        if taken:
            state.civ[seat].no_politics += 1
            fill(state)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What is left."""
        key = "through_the_ages-prompt-agreed" if state.frame(3) else self.key
        return Message(key, {"seat": seat, "left": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """As for every card taken."""
        if move in TAKE:
            return why_not_take(state, seat, TAKE.arg(move), state.frame(2))
        return Message("through_the_ages-no-agreement", {}, self.rule)
