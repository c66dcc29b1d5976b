"""Meeting totals: things change places at random until all totals are right; then they are stirred.

A step picks two slots and exchanges what lies there if both places take it. Counters with two faces are turned at
random to a face that their new place takes. A step that misses the totals by n more is let through once in WORSE^n
times, else it is taken back. Seen only when the totals are right, this chain is as likely to go from one deal to
another as back, so it tends to the uniform deal; the deal is the one that it has come to after a number of such sights.
It is nearly uniform, not exactly: the tests compare small cases with all deals.
"""

from __future__ import annotations

from typing import Final

from saecula.kernel.chance import Draws

MENDING: Final = 200  # steps per thing at most
WORSE: Final = 4
MOST_WORSE: Final = 4  # a step that misses them by more is always taken back
STIRRING: Final = 12  # sights of a right deal, per slot that a total counts


class Total:
    """A statement about several places together: the weights of the things there add up to a given sum."""

    def __init__(self, places: list[int], weights: list[int], at_least: int, at_most: int) -> None:
        self.places = places
        self.weights = weights
        self.at_least = at_least
        self.at_most = at_most
        self.fixed = 0  # the weights of what is known to lie there
        self.found = 0  # ... and of all that lies there now


class Mending:
    """A deal whose totals may be wrong.

    `dealt` has the things at each place. `takes[place][thing]` says which faces of a thing a place takes: 1 the first,
    2 the second, 3 both. `side` is the face each thing shows; `faces` is how many a thing has, 1 or 2.
    """

    def __init__(
        self, dealt: list[list[int]], takes: list[list[int]], side: list[int], faces: int, totals: list[Total]
    ) -> None:
        self._takes = takes
        self._side = side
        self._faces = faces
        self._totals = totals
        self._things: list[int] = []  # by slot
        self._place: list[int] = []  # by slot
        self._totals_of: list[list[Total]] = [[] for _ in dealt]  # by place
        for total in totals:
            for i in total.places:
                self._totals_of[i].append(total)
        for i, there in enumerate(dealt):
            self._things += there
            self._place += [i] * len(there)
        counted = [slot for slot, i in enumerate(self._place) if self._totals_of[i]]
        elsewhere = [i for i, there in enumerate(dealt) if there and not self._totals_of[i]]
        # Exchanges between places that no total counts are worth a step only if there are several of those.
        self._first = counted if len(elsewhere) < 2 else list(range(len(self._place)))
        self._weigh()
        self.wrong = self._missed()  # by how much all totals together are missed

    def _weigh(self) -> None:
        for total in self._totals:
            total.found = total.fixed
        for slot, thing in enumerate(self._things):
            face = self._faces * thing + self._side[thing]
            for total in self._totals_of[self._place[slot]]:
                total.found += total.weights[face]

    def _missed(self) -> int:
        wrong = 0
        for total in self._totals:
            if total.found < total.at_least:
                wrong += total.at_least - total.found
            elif total.found > total.at_most:
                wrong += total.found - total.at_most
        return wrong

    def mend(self, draws: Draws, stirring: int = STIRRING) -> list[list[int]]:
        """Get the totals right, as far as possible. Returns the things at each place, in increasing order."""
        if self._first:
            self._stir(draws, stirring * len(self._first))
        dealt: list[list[int]] = [[] for _ in self._totals_of]
        for slot, thing in enumerate(self._things):
            dealt[self._place[slot]].append(thing)
        for there in dealt:
            there.sort()
        return dealt

    def _stir(self, draws: Draws, sights: int) -> None:
        """Go on until the totals have been right so often; if that takes too long, the best deal met will do."""
        things, side, best = self._things.copy(), self._side.copy(), self.wrong
        for _ in range(MENDING * len(self._things)):
            self._step(draws)
            if self.wrong < best:
                things, side, best = self._things.copy(), self._side.copy(), self.wrong
            if not self.wrong:
                sights -= 1
                if not sights:
                    return
        if self.wrong > best:
            self._things, self.wrong = things, best
            self._side[:] = side

    def _step(self, draws: Draws) -> None:
        a = self._first[draws.below(len(self._first))]
        b = draws.below(len(self._things))
        if self._place[a] == self._place[b]:
            self._turn(self._place[a], self._things[a], draws)  # there is nothing to exchange
        else:
            self._exchange(a, b, draws)

    def _let_through(self, worse: int, draws: Draws) -> bool:
        return worse <= 0 or (worse <= MOST_WORSE and not draws.below(WORSE**worse))

    def _turn(self, place: int, thing: int, draws: Draws) -> None:
        """Turn a counter at random, unless the totals get worse by it."""
        if self._takes[place][thing] != 3:
            return
        old, new = self._side[thing], draws.below(2)
        self._shift(place, thing, old, -1)
        self._shift(place, thing, new, 1)
        now = self._missed()
        if self._let_through(now - self.wrong, draws):
            self.wrong = now
            self._side[thing] = new
        else:
            self._shift(place, thing, new, -1)
            self._shift(place, thing, old, 1)

    def _exchange(self, a: int, b: int, draws: Draws) -> None:
        """Exchange what lies in two slots where both fit, unless the totals get worse by it."""
        here, there = self._place[a], self._place[b]
        one, other = self._things[a], self._things[b]
        takes_one, takes_other = self._takes[there][one], self._takes[here][other]
        if not takes_one or not takes_other:
            return
        old_one, old_other = self._side[one], self._side[other]
        new_one = draws.below(2) if takes_one == 3 else takes_one >> 1
        new_other = draws.below(2) if takes_other == 3 else takes_other >> 1
        self._shift(here, one, old_one, -1)
        self._shift(there, other, old_other, -1)
        self._shift(there, one, new_one, 1)
        self._shift(here, other, new_other, 1)
        now = self._missed()
        if self._let_through(now - self.wrong, draws):
            self.wrong = now
            self._things[a], self._things[b] = other, one
            self._side[one], self._side[other] = new_one, new_other
        else:
            self._shift(there, one, new_one, -1)
            self._shift(here, other, new_other, -1)
            self._shift(here, one, old_one, 1)
            self._shift(there, other, old_other, 1)

    def _shift(self, place: int, thing: int, side: int, by: int) -> None:
        """A thing comes to a place (`by` 1) or leaves it (-1): count it."""
        face = self._faces * thing + side
        for total in self._totals_of[place]:
            total.found += by * total.weights[face]
