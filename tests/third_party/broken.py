"""Recruits with a mistake in it, in several ways."""

from __future__ import annotations

from typing import Any

from saecula.kernel.moves import MoveSpace
from tests.third_party.recruits import BUY, DONE, EACH, KIND_OF, PROMOTE, RESERVE, Recruits, RecruitsGame, Turn


class LeakInAView(RecruitsGame):
    """The strongest counter of every player is shown to everybody."""

    def player(self, state: Recruits, s: int, seat: int | None) -> dict[str, Any]:
        bought = [c for c in range(s * EACH, (s + 1) * EACH) if state.place[c] != RESERVE]
        return {**super().player(state, s, seat), "best": max([KIND_OF[c % EACH] for c in bought], default=-1)}


class LeakWhileWaiting(LeakInAView):
    """The same, but only to those who are not asked."""

    def player(self, state: Recruits, s: int, seat: int | None) -> dict[str, Any]:
        asked = seat is not None and state.is_actor(seat)
        return RecruitsGame.player(self, state, s, seat) if asked else super().player(state, s, seat)


class Envious(Turn):
    """Whoever sits behind an owner of all knights may buy no archers."""

    def legal(self, state: Recruits, seat: int) -> list[int]:
        before = (seat - 1) % state.seats
        knights = all(state.place[before * EACH + c] != RESERVE for c in (6, 7))
        return [move for move in super().legal(state, seat) if not (knights and move == BUY[1])]


class LeakInALegalList(RecruitsGame):
    def __init__(self) -> None:
        super().__init__()
        self.phases = [Envious()]


class Sharing(Recruits):
    """A copy has the same list of places."""

    place: list[int]
    side: list[int]
    known: list[int]
    spent: list[int]
    promoted: list[int]
    income: int
    round: int

    def clone(self) -> Sharing:
        new = super().clone()
        assert isinstance(new, Sharing)
        new.place = self.place
        return new


class ShallowClone(RecruitsGame):
    def empty(self, seats: int, key: bytes) -> Recruits:
        return Sharing(self.phases, seats, key)


class Stingy(Turn):
    """Whoever has no money left is offered nothing, not even to stop."""

    def legal(self, state: Recruits, seat: int) -> list[int]:
        return super().legal(state, seat) if state.money(seat) else []


class DeadEnd(RecruitsGame):
    def __init__(self) -> None:
        super().__init__()
        self.phases = [Stingy()]


class Careless(Turn):
    """A counter that is promoted falls off the table."""

    def play(self, state: Recruits, seat: int, move: int) -> None:
        counter = state.counter(seat, PROMOTE.arg(move), True) if move in PROMOTE else -1
        super().play(state, seat, move)
        if counter >= 0:
            state.place[counter] = -1


class LostPiece(RecruitsGame):
    def __init__(self) -> None:
        super().__init__()
        self.phases = [Careless()]


class Cramped(Turn):
    """Knights are offered with a verb that knows only two kinds."""

    def __init__(self) -> None:
        self.few = MoveSpace().verb("buy", ["militia", "archer"], "kind")

    def legal(self, state: Recruits, seat: int) -> list[int]:
        return [self.few[BUY.arg(move)] if move in BUY else move for move in super().legal(state, seat)]


class MoveSpaceTooSmall(RecruitsGame):
    def __init__(self) -> None:
        super().__init__()
        self.phases = [Cramped()]


class Overflowing(Turn):
    """A move is offered that has no name."""

    def legal(self, state: Recruits, seat: int) -> list[int]:
        return [*super().legal(state, seat), DONE.end]


class MoveOutside(RecruitsGame):
    def __init__(self) -> None:
        super().__init__()
        self.phases = [Overflowing()]


class Generous(Turn):
    """Checks single moves, and lets through what is not offered."""

    def allows(self, state: Recruits, seat: int, move: int) -> bool:
        return move in BUY or super().allows(state, seat, move)


class AllowsTooMuch(RecruitsGame):
    def __init__(self) -> None:
        super().__init__()
        self.phases = [Generous()]
