"""A small trained net that judges positions: what a game tells it, two layers of hidden units, and a sum.

Every input also counts by itself, with a weight that changes with the time left. The hidden units are for what inputs
mean to each other; some inputs may not reach them.
"""

from __future__ import annotations

from typing import Final

POWERS: Final = 3  # of the time left by which the weight of an input alone changes: a constant, the time, its square
LANES: Final = 8  # units of the first layer that are added up side by side; their number is a multiple of it


class Net:
    """A net, ready to be used."""

    def __init__(
        self,
        alone: list[list[float]],
        first: list[list[float]],
        biases: list[float],
        second: list[list[float]],
        last: list[float],
        lasting: int = 0,
    ) -> None:
        """The weights, each list by the inputs of its layer.

        `alone`: for each of the POWERS, by input. `first`: by unit, then by input. `second`: by unit, then by unit of
        the first layer, and its bias. `last`: by unit of the second layer, and its bias.

        `lasting`: so many inputs, the first ones, are mostly the same as in the position before. What the first layer
        makes of them is kept.
        """
        self.alone = alone
        self.first = first
        self.biases = biases
        self.second = second
        self.last = last
        self.lasting = lasting
        deep = [i for i in range(len(alone[0])) if any(row[i] != 0.0 for row in first)]  # what reaches hidden units
        self.deep_lasting = [i for i in deep if i < lasting]
        self.deep_others = [i for i in deep if i >= lasting]
        self.sums: tuple[list[float], list[float]] = ([], biases)  # lasting inputs and what enters the first layer then
        self.weights: tuple[float, list[float]] = (-1.0, [])  # a time and what each input counts alone then

    def value(self, found: list[float], time: float) -> float:
        """What the net makes of some inputs, with this much time left (from 0 to 1)."""
        then, weights = self.weights
        if time != then:
            constant, linear, square = self.alone
            weights = [constant[i] + time * (linear[i] + time * square[i]) for i in range(len(constant))]
            self.weights = (time, weights)
        total = self.last[-1]
        for i, x in enumerate(found):
            if x != 0.0:
                total += x * weights[i]
        on: list[int] = []
        numbers: list[float] = []
        for h, x in enumerate(self.first_layer(found)):
            if x > 0.0:
                on.append(h)
                numbers.append(x)
        for unit, row in enumerate(self.second):
            y = row[-1]
            for j in range(len(on)):
                y += numbers[j] * row[on[j]]
            if y > 0.0:
                total += self.last[unit] * y
        return total

    def first_layer(self, found: list[float]) -> list[float]:
        """What enters the units of the first layer; those that are below 0 are off."""
        lasting = found[: self.lasting]
        known, sums = self.sums
        if lasting != known:
            sums = self.added(self.biases, found, self.deep_lasting)
            self.sums = (lasting, sums)
        return self.added(sums, found, self.deep_others)

    def added(self, sums: list[float], found: list[float], inputs: list[int]) -> list[float]:
        """What enters the units of the first layer, with some inputs added."""
        used: list[int] = []
        numbers: list[float] = []
        for i in inputs:
            x = found[i]
            if x != 0.0:
                used.append(i)
                numbers.append(x)
        more: list[float] = []
        for h in range(0, len(self.first), LANES):
            row0, row1, row2, row3, row4, row5, row6, row7 = self.first[h : h + LANES]
            s0, s1, s2, s3 = sums[h], sums[h + 1], sums[h + 2], sums[h + 3]
            s4, s5, s6, s7 = sums[h + 4], sums[h + 5], sums[h + 6], sums[h + 7]
            for j in range(len(used)):
                i = used[j]
                x = numbers[j]
                s0 += x * row0[i]
                s1 += x * row1[i]
                s2 += x * row2[i]
                s3 += x * row3[i]
                s4 += x * row4[i]
                s5 += x * row5[i]
                s6 += x * row6[i]
                s7 += x * row7[i]
            more += [s0, s1, s2, s3, s4, s5, s6, s7]
        return more

    def shares(self, found: list[float], time: float) -> list[float]:
        """What each input contributes to the value, and at last what none of them does: together the value.

        The net is a sum as long as no unit changes between on and off: an input counts by the weights of the units that
        are on.
        """
        hidden = [max(0.0, x) for x in self.first_layer(found)]
        weights = [0.0] * len(hidden)
        rest = self.last[-1]
        for unit, row in enumerate(self.second):
            if row[-1] + sum([x * row[h] for h, x in enumerate(hidden)]) > 0.0:
                rest += self.last[unit] * row[-1]
                for h in range(len(hidden)):
                    weights[h] += self.last[unit] * row[h]
        shares: list[float] = []
        for i, x in enumerate(found):
            each = self.alone[0][i] + time * (self.alone[1][i] + time * self.alone[2][i])
            for h, y in enumerate(hidden):
                if y > 0.0:
                    each += weights[h] * self.first[h][i]
            shares.append(each * x)
        for h, y in enumerate(hidden):
            if y > 0.0:
                rest += weights[h] * self.biases[h]
        shares.append(rest)
        return shares
