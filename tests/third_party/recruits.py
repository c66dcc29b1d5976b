"""Recruits, a third-party game: one module in its own package, found by its entry point.

For four rounds everybody buys counters in turn, face down: the others see how many and what they cost together. From
the second round on a counter may be promoted, which turns it to its stronger face; the others see that one was. At the
end all counters are shown, and their strength is the score.

What it is for: hidden two-faced counters, several equal ones, and totals that a redeal has to respect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.kernel.game import Game, Limits
from saecula.kernel.hidden import Redeal, mask_of, put_copies_in_order, show
from saecula.kernel.message import Message
from saecula.kernel.moves import MoveSpace, Verb
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.state import State

KINDS: Final = ("militia", "archer", "knight")
KIND_OF: Final = (0, 0, 0, 0, 1, 1, 2, 2)  # of each counter of a seat
EACH: Final = len(KIND_OF)
COST: Final = (1, 2, 3)
STRENGTH: Final = ((1, 2), (2, 4), (4, 5))  # of each kind: its front and its back
ROUNDS: Final = 4
RESERVE: Final = 0  # the place of a counter that is not bought; otherwise the round in which it was

moves: Final[MoveSpace] = MoveSpace()
BUY: Final[Verb] = moves.verb("buy", KINDS, "kind")
PROMOTE: Final[Verb] = moves.verb("promote", KINDS, "kind")
DONE: Final[Verb] = moves.verb("done")


class Recruits(State):
    """Counter c of seat s is number s * EACH + c."""

    FIELDS: ClassVar[Sequence[str]] = ("place", "side", "known", "spent", "promoted", "income", "round")

    place: list[int]  # of each counter: RESERVE or the round in which it was bought
    side: list[int]  # of each counter: 0 front, 1 back
    known: list[int]  # of each counter: the set of seats that know it
    spent: list[int]  # of each seat, round by round: money
    promoted: list[int]  # of each seat: counters that show their back
    income: int  # money a round
    round: int

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def prepare(self, income: int) -> None:
        """Everything in reserve."""
        self.place = [RESERVE] * (EACH * self.seats)
        self.side = [0] * (EACH * self.seats)
        self.known = [1 << s for s in range(self.seats) for _ in range(EACH)]
        self.spent = [0] * (self.seats * (ROUNDS + 1))
        self.promoted = [0] * self.seats
        self.income = income
        self.round = 1

    def clone(self) -> Recruits:
        """An independent copy."""
        new = type(self)(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.place = self.place.copy()
        new.side = self.side.copy()
        new.known = self.known.copy()
        new.spent = self.spent.copy()
        new.promoted = self.promoted.copy()
        new.income = self.income
        new.round = self.round
        return new

    def counter(self, seat: int, kind: int, bought: bool) -> int:
        """A counter of a kind that can be bought, or promoted; -1 if there is none."""
        for c in range(seat * EACH, (seat + 1) * EACH):
            fits = self.place[c] != RESERVE and self.side[c] == 0 if bought else self.place[c] == RESERVE
            if KIND_OF[c % EACH] == kind and fits:
                return c
        return -1

    def money(self, seat: int) -> int:
        """What a seat can still spend in this round."""
        return self.income - self.spent[seat * (ROUNDS + 1) + self.round]

    def redraw(self, seat: int) -> None:
        """The counters of the others, within what they have cost and how many were promoted."""
        for s in range(self.seats):
            if s == seat or self.over:
                continue
            first = s * EACH
            mine = range(first, first + EACH)
            redeal = Redeal(self.known, seat, self.side)
            redeal.place([c for c in mine if self.place[c] == RESERVE], mask_of([2 * c for c in mine]))
            for bought in range(1, ROUNDS + 1):
                there = redeal.place([c for c in mine if self.place[c] == bought])
                spent = self.spent[s * (ROUNDS + 1) + bought]
                redeal.total([there], FACE_COST, spent, spent)
            redeal.total(list(range(1, ROUNDS + 1)), FACE_UP, self.promoted[s], self.promoted[s])
            assert redeal.run(self), "what was seen is possible"
            for bought in range(ROUNDS + 1):
                for c in redeal.things(bought):
                    self.place[c] = bought
        put_copies_in_order(EQUAL[self.seats], self.place, self.known, self.side)

    @property
    def scores(self) -> list[int]:
        """The strength of all counters that were bought, once they are shown."""
        if not self.over:
            return [0] * self.seats
        return [sum([self.strength(c) for c in range(s * EACH, (s + 1) * EACH)]) for s in range(self.seats)]

    def strength(self, c: int) -> int:
        """What a counter is worth."""
        return 0 if self.place[c] == RESERVE else STRENGTH[KIND_OF[c % EACH]][self.side[c]]

    def check(self) -> None:
        """Counters are somewhere, and cost and promotions are accounted for."""
        super().check()
        for s in range(self.seats):
            mine = range(s * EACH, (s + 1) * EACH)
            assert all(0 <= self.place[c] <= ROUNDS for c in mine), f"a counter of seat {s} is nowhere"
            assert sum([self.side[c] for c in mine]) == self.promoted[s], f"promotions of seat {s}"
            assert not [c for c in mine if self.side[c] and self.place[c] == RESERVE], "promoted in the reserve"
            for r in range(1, ROUNDS + 1):
                cost = sum([COST[KIND_OF[c % EACH]] for c in mine if self.place[c] == r])
                assert cost == self.spent[s * (ROUNDS + 1) + r] <= self.income, f"money of seat {s} in round {r}"


FACE_COST: Final = [COST[kind] for _ in range(4) for kind in KIND_OF for _ in range(2)]
FACE_UP: Final = [face for _ in range(4 * EACH) for face in range(2)]
EQUAL: Final = {
    seats: [
        [s * EACH + c for c in range(EACH) if KIND_OF[c] == kind] for s in range(seats) for kind in range(len(KINDS))
    ]
    for seats in (2, 3, 4)
}


class Turn(Phase[Recruits]):
    """Buy and promote, then done. Frame: 2 whether something was promoted this turn."""

    key = "recruits-prompt"
    rule = "RE-1"

    def legal(self, state: Recruits, seat: int) -> list[int]:
        """What the reserve and the money allow."""
        offered = [
            BUY[k] for k in range(len(KINDS)) if COST[k] <= state.money(seat) and state.counter(seat, k, False) >= 0
        ]
        if state.round > 1 and not state.frame(2):
            offered += [PROMOTE[k] for k in range(len(KINDS)) if state.counter(seat, k, True) >= 0]
        return [*offered, DONE[0]]

    def play(self, state: Recruits, seat: int, move: int) -> None:
        """One counter, or the end of the turn."""
        if move in DONE:
            self.next(state, seat)
        elif move in BUY:
            kind = BUY.arg(move)
            state.place[state.counter(seat, kind, False)] = state.round
            state.spent[seat * (ROUNDS + 1) + state.round] += COST[kind]
            state.tell("recruits-bought", {"seat": seat, "money": COST[kind]}, self.rule, readers=1 << seat)
        else:
            state.side[state.counter(seat, PROMOTE.arg(move), True)] = 1
            state.promoted[seat] += 1
            state.set_frame(2, 1)
            state.tell("recruits-promoted", {"seat": seat}, self.rule)

    def next(self, state: Recruits, seat: int) -> None:
        """The next seat, the next round, or the end."""
        bought = state.spent[seat * (ROUNDS + 1) + state.round]
        state.tell("recruits-done", {"seat": seat, "money": bought}, self.rule)
        if seat + 1 == state.seats:
            state.round += 1
        if state.round > ROUNDS:
            show(state.known, list(range(EACH * state.seats)), (1 << state.seats) - 1)
            state.reveals += 1
            state.over = True
            state.clear_stack()
        else:
            state.goto(0, (seat + 1) % state.seats)


class RecruitsGame(Game[Recruits]):
    """Recruits, as the outside sees it."""

    def __init__(self) -> None:
        self.name = "recruits"
        self.rules_version = 1
        self.data_digest = "none"
        self.folder = ""
        self.seat_counts = [2, 3, 4]
        self.options = [Option("income", 4, low=1, high=6)]
        self.moves = moves
        self.phases = [Turn()]
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Recruits:
        """Nobody has anything."""
        state = self.empty(seats, key)
        state.prepare(int(options["income"]))
        state.push(0, 0)
        return state

    def empty(self, seats: int, key: bytes) -> Recruits:
        """A state without contents."""
        return Recruits(self.phases, seats, key)

    def blank(self) -> Recruits:
        """An empty state, to be filled by `unpack`."""
        return self.empty(0, b"")

    def view(self, state: Recruits, seat: int | None) -> dict[str, Any]:
        """Counters by round; those that the reader does not know without their kind."""
        return {
            "game": "recruits",
            "seat": seat,
            "over": state.over,
            "actors": list(state.actors),
            "round": state.round,
            "players": [self.player(state, s, seat) for s in range(state.seats)],
        }

    def player(self, state: Recruits, s: int, seat: int | None) -> dict[str, Any]:
        """What a reader sees of one player."""
        counters = range(s * EACH, (s + 1) * EACH)
        known = s == seat or state.over
        camp = [[c for c in counters if state.place[c] == r] for r in range(1, ROUNDS + 1)]
        return {
            "seat": s,
            "counters": [len(there) for there in camp],
            "spent": state.spent[s * (ROUNDS + 1) + 1 : (s + 1) * (ROUNDS + 1)],
            "promoted": state.promoted[s],
            "camp": [sorted([self.face(state, c) for c in there]) for there in camp] if known else [],
        }

    def face(self, state: Recruits, c: int) -> str:
        """What a counter shows."""
        return KINDS[KIND_OF[c % EACH]] + ("+" if state.side[c] else "")

    def explain(self, state: Recruits, seat: int, move: int) -> list[Message]:
        """What it costs."""
        return [Message("recruits-explain", {"money": COST[BUY.arg(move)] if move in BUY else 0}, "RE-1")]

    def limits(self) -> Limits:
        """Small."""
        return Limits(moves=200, view_bytes=2_000)

    def hides(self, state: Recruits, seat: int) -> bool:
        """What others have bought could be something else for the same money, or another one was promoted."""
        if state.over:
            return False
        return any(len(possible(state, s)) > 1 for s in range(state.seats) if s != seat)

    def renumbers(self) -> bool:
        """Counters of a kind."""
        return True

    def turn_number(self, state: Recruits) -> int:
        """Round by round."""
        return state.round


def possible(state: Recruits, s: int) -> set[tuple[tuple[str, ...], ...]]:
    """All that a player's counters can be, as far as the others know. Found by trying everything: they are few."""
    found: set[tuple[tuple[str, ...], ...]] = set()
    counts = [[0] * len(KINDS)]
    numbers = [[c for c in range(s * EACH, (s + 1) * EACH) if state.place[c] == r] for r in range(1, ROUNDS + 1)]
    spent = state.spent[s * (ROUNDS + 1) + 1 : (s + 1) * (ROUNDS + 1)]

    def lay(r: int, used: list[int], camp: list[tuple[int, ...]]) -> None:
        if r == ROUNDS:
            for promoted in promotions(camp, state.promoted[s]):
                found.add(promoted)
            return
        for militia in range(len(numbers[r]) + 1):
            for archers in range(len(numbers[r]) - militia + 1):
                here = [militia, archers, len(numbers[r]) - militia - archers]
                now = [a + b for a, b in zip(used, here, strict=True)]
                cost = sum([n * COST[k] for k, n in enumerate(here)])
                if cost == spent[r] and all(now[k] <= KIND_OF.count(k) for k in range(len(KINDS))):
                    lay(r + 1, now, [*camp, tuple(here)])

    lay(0, counts[0], [])
    return found


def promotions(camp: list[tuple[int, ...]], promoted: int) -> set[tuple[tuple[str, ...], ...]]:
    """All ways to promote this many counters of a camp."""
    faces = [KINDS[k] for there in camp for k, n in enumerate(there) for _ in range(n)]
    rounds = [r for r, there in enumerate(camp) for n in there for _ in range(n)]
    found = set()
    for chosen in range(1 << len(faces)):
        if chosen.bit_count() == promoted:
            shown = [face + ("+" if chosen >> i & 1 else "") for i, face in enumerate(faces)]
            found.add(
                tuple(tuple(sorted([f for f, r in zip(shown, rounds, strict=True) if r == n])) for n in range(ROUNDS))
            )
    return found


game: Final = RecruitsGame()
