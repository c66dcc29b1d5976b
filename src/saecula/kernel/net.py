"""A small trained net that judges positions: what a game tells it, two layers of hidden units, and a sum.

Every input also counts by itself, with a weight that changes with the time left. The hidden units are for what inputs
mean to each other.
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
    ) -> None:
        """The weights, each list by the inputs of its layer.

        `alone`: for each of the POWERS, by input. `first`: by unit, then by input. `second`: by unit, then by unit of
        the first layer, and its bias. `last`: by unit of the second layer, and its bias.
        """
        self.alone = alone
        self.first = first
        self.biases = biases
        self.second = second
        self.last = last

    def value(self, found: list[float], time: float) -> float:
        """What the net makes of some inputs, with this much time left (from 0 to 1)."""
        used: list[int] = []
        numbers: list[float] = []
        constant, linear, square = self.alone[0], self.alone[1], self.alone[2]
        total = self.last[-1]
        for i, x in enumerate(found):
            if x != 0.0:
                used.append(i)
                numbers.append(x)
                total += x * (constant[i] + time * (linear[i] + time * square[i]))
        hidden = self.first_layer(used, numbers)
        for unit, row in enumerate(self.second):
            y = row[-1]
            for h, x in enumerate(hidden):
                y += x * row[h]
            if y > 0.0:
                total += self.last[unit] * y
        return total

    def first_layer(self, used: list[int], numbers: list[float]) -> list[float]:
        """What the units of the first layer make of the inputs that are not 0."""
        hidden: list[float] = []
        bias = self.biases
        for h in range(0, len(self.first), LANES):
            row0, row1, row2, row3, row4, row5, row6, row7 = self.first[h : h + LANES]
            s0, s1, s2, s3 = bias[h], bias[h + 1], bias[h + 2], bias[h + 3]
            s4, s5, s6, s7 = bias[h + 4], bias[h + 5], bias[h + 6], bias[h + 7]
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
            hidden += [max(0.0, s) for s in (s0, s1, s2, s3, s4, s5, s6, s7)]
        return hidden

    def shares(self, found: list[float], time: float) -> list[float]:
        """What each input contributes to the value, and at last what none of them does: together the value.

        The net is a sum as long as no unit changes between on and off: an input counts by the weights of the units that
        are on.
        """
        size = len(found)
        hidden = self.first_layer(list(range(size)), found)
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
