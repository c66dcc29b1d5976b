"""Dealing things into places, each of which takes only some of them, so that every possible deal is equally likely.

`deal` is given how many things each place holds and which things it takes, and picks the method itself:

1. *Strictest first*, where any two places take the same things, or one of them only things that the other takes as
   well, or nothing in common. Each pick then leaves as many possibilities open as any other, so picks need no weights:
   exactly uniform.
2. *Counting*, where they overlap in other ways and the table of possibilities stays below `TABLE`. Each pick is
   weighted by the number of deals that it leaves: exactly uniform.
3. *Exchanging*, beyond that. From a deal that depends on nothing hidden, one thing is lifted and put at a random place
   that takes it, what lay there is lifted and put at a random place, and so on until the first place is filled again.
   The proposals are symmetric and reach every deal, so the uniform deal is what this tends to; after `ROUNDS` closed
   exchanges it is not exactly reached. On the small cases in the tests a chi-square test sees no difference.
"""

from __future__ import annotations

from typing import Final

from saecula.kernel.chance import SPAN, Chance

ANY: Final = -1  # what a place takes: everything
TABLE: Final = 20_000  # entries of the table that counting may use
ROUNDS: Final = 64  # closed exchanges


def things_in(mask: int) -> list[int]:
    """The things of a set, in increasing order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(things: list[int]) -> int:
    """The set of these things."""
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask


def deal(things: list[int], counts: list[int], fits: list[int], chance: Chance) -> list[list[int]]:
    """Deal distinct things, given in increasing order, over places; every possible deal is equally likely.

    Place i gets counts[i] of the things in the set fits[i] (ANY: it takes everything). The counts add up to the number
    of things. Returns the things at each place, in increasing order. ValueError if there is no such deal.
    """
    return Dealer(things, counts, fits).deal(chance)


class Dealer:
    """A deal that is made again and again: see `deal`. Whatever does not depend on chance is prepared once."""

    def __init__(self, things: list[int], counts: list[int], fits: list[int], table: int = TABLE) -> None:
        """`table` limits the entries that counting may use."""
        self._things = things
        self._counts = counts
        self._everything = mask_of(things)
        self._takes = [fit & self._everything for fit in fits]
        rows = [(self._takes[i].bit_count(), counts[i], i) for i in range(len(counts)) if counts[i]]
        rows.sort()
        self._order = [i for _, _, i in rows]
        self._nested = nested([self._takes[i] for i in self._order])
        self._free = fits.count(ANY) == len(fits)
        self._crossing = [i for size, _, i in rows if size < len(things)]
        entries = len(things)
        for i in self._crossing:
            entries *= counts[i] + 1
        self._counting = entries <= table
        self.exact = self._free or self._nested or self._counting  # uniform, not only nearly so

    def deal(self, chance: Chance, rounds: int = ROUNDS) -> list[list[int]]:
        """One deal. `rounds` counts the closed exchanges where the deal is not exact."""
        if self._free:
            return _anywhere(self._things, self._counts, chance)
        if self._nested:
            dealt = _strictest_first(self._everything, self._counts, self._takes, self._order, chance)
            return [things_in(mask) for mask in dealt]
        counts = [self._counts[i] for i in self._crossing]
        takes = [self._takes[i] for i in self._crossing]
        if self._counting:
            chosen = _counted(self._things, counts, takes, chance)
        else:
            chosen = _exchanged(self._things, counts, takes, chance, rounds)
        dealt = [0] * len(self._counts)
        left = self._everything
        for at, i in enumerate(self._crossing):
            dealt[i] = chosen[at]
            left ^= chosen[at]
        rest = self._order[len(self._crossing) :]
        for i, mask in enumerate(_strictest_first(left, self._counts, [left] * len(self._counts), rest, chance)):
            dealt[i] |= mask
        return [things_in(mask) for mask in dealt]


def _anywhere(things: list[int], counts: list[int], chance: Chance) -> list[list[int]]:
    """Deal where every place takes everything. The largest place gets what remains."""
    left = things.copy()
    dealt: list[list[int]] = [[] for _ in counts]
    largest = counts.index(max(counts))
    for i, count in enumerate(counts):
        if i != largest:
            for _ in range(count):
                at = chance.below(len(left))
                dealt[i].append(left[at])
                left[at] = left[-1]
                left.pop()
            dealt[i].sort()
    left.sort()
    dealt[largest] = left
    return dealt


def nested(masks: list[int]) -> bool:
    """Whether any two of the sets are disjoint, or one of them is part of the other."""
    for i, one in enumerate(masks):
        for j in range(i):
            shared = one & masks[j]
            if shared and shared != one and shared != masks[j]:
                return False
    return True


def _strictest_first(left: int, counts: list[int], takes: list[int], order: list[int], chance: Chance) -> list[int]:
    """Fill the places in this order out of the set `left`; the last one gets what remains."""
    dealt = [0] * len(counts)
    for n, i in enumerate(order):
        available = left & takes[i]
        size = available.bit_count()
        if size < counts[i]:
            raise ValueError(f"place {i} holds {counts[i]} things, and only {size} can lie there")
        if size == counts[i] and n == len(order) - 1:
            dealt[i] = available
            left ^= available
            break
        pool = things_in(available)
        for k in range(size - 1, size - 1 - counts[i], -1):
            at = chance.below(k + 1)
            dealt[i] |= 1 << pool[at]
            pool[at] = pool[k]
        left ^= dealt[i]
    if left:
        raise ValueError(f"nothing takes {things_in(left)[:5]}")
    return dealt


def below(n: int, chance: Chance) -> int:
    """A number in range(n) like `Chance.below`, however large n is."""
    if n <= SPAN:
        return chance.below(n)
    chunks = (n.bit_length() + 55) // 56 + 1
    span = SPAN**chunks
    limit = span - span % n
    while True:
        raw = 0
        for _ in range(chunks):
            raw = raw * SPAN + chance.below(SPAN)
        if raw < limit:
            return raw % n


TABLES: Final = 32  # that are kept
_tables: Final[dict[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], list[list[int]]]] = {}


def _count_ways(things: list[int], counts: list[int], takes: list[int], steps: list[int], size: int) -> list[list[int]]:
    """The table of `_counted`."""
    ways: list[list[int]] = [[1] + [0] * (size - 1)]
    for thing in reversed(things):
        after = ways[-1]
        here = after.copy()  # the thing is elsewhere
        for i, count in enumerate(counts):
            if takes[i] >> thing & 1:
                step = steps[i]
                for r in range(step, size):
                    if r // step % (count + 1):
                        here[r] += after[r - step]
        ways.append(here)
    ways.reverse()
    return ways


def _counted(things: list[int], counts: list[int], takes: list[int], chance: Chance) -> list[int]:
    """Fill places whose sets overlap, each pick weighted by the number of ways to complete the deal.

    ways[j][r] is the number of ways to fill what is still free at the places, a number with one digit per place, out of
    the things from j on. Tables are kept: a deal with the wrong totals is thrown away and dealt again, and bots redraw
    the same position many times.
    """
    steps: list[int] = []  # what one thing at a place takes off r
    size = 1
    for count in counts:
        steps.append(size)
        size *= count + 1
    key = (tuple(things), tuple(counts), tuple(takes))
    ways = _tables.get(key, [])
    if not ways:
        ways = _count_ways(things, counts, takes, steps, size)
        if len(_tables) >= TABLES:
            _tables.clear()
        _tables[key] = ways
    r = size - 1
    if not ways[0][r]:
        raise ValueError("no deal puts into every place what can lie there")
    dealt = [0] * len(counts)
    for j, thing in enumerate(things):
        pick = below(ways[j][r], chance) - ways[j + 1][r]
        for i, count in enumerate(counts):
            if pick < 0:
                break
            if takes[i] >> thing & 1 and r // steps[i] % (count + 1):
                pick -= ways[j + 1][r - steps[i]]
                if pick < 0:
                    dealt[i] |= 1 << thing
                    r -= steps[i]
                    break
    return dealt


def _exchanged(
    things: list[int], counts: list[int], takes: list[int], chance: Chance, rounds: int = ROUNDS
) -> list[int]:
    """Fill places whose sets overlap by exchanges. See the module's docstring for what that means."""
    place_of: list[int] = []  # of each slot: its place; the last ones are anywhere else
    for i, count in enumerate(counts):
        place_of += [i] * count
    place_of += [len(counts)] * (len(things) - len(place_of))
    accepts = [*takes, mask_of(things)]
    lies = _some_deal(things, place_of, accepts)
    n = len(things)
    for _ in range(rounds):
        hole = chance.below(n)
        lifted = lies[hole]
        while True:
            slot = chance.below(n)
            if not accepts[place_of[slot]] >> lifted & 1:
                continue
            if slot == hole:
                lies[hole] = lifted
                break
            lies[slot], lifted = lifted, lies[slot]
    dealt = [0] * len(counts)
    for slot, i in enumerate(place_of):
        if i < len(counts):
            dealt[i] |= 1 << lies[slot]
    return dealt


def _some_deal(things: list[int], place_of: list[int], accepts: list[int]) -> list[int]:
    """Any deal, always the same one: slot by slot, moving what was put down before where a slot finds nothing left."""
    slot_of: dict[int, int] = {}
    lies = [-1] * len(place_of)
    for start in range(len(place_of)):
        came_from: dict[int, int] = {}  # of each thing reached: the slot that could take it
        reached = [start]
        end = -1
        while reached and end < 0:
            slot = reached.pop(0)
            for thing in things:
                if accepts[place_of[slot]] >> thing & 1 and thing not in came_from:
                    came_from[thing] = slot
                    if thing not in slot_of:
                        end = thing
                        break
                    reached.append(slot_of[thing])
        if end < 0:
            raise ValueError("no deal puts into every place what can lie there")
        while end >= 0:  # back along the way: each slot takes what it reached for and gives up what it held
            slot = came_from[end]
            given_up = lies[slot]
            lies[slot] = end
            slot_of[end] = slot
            end = given_up
    return lies
