"""Finding room on a board of one cell for each unit: candidate places, and what a box costs at each of them."""

# mypy: ignore-errors
# (numpy is not part of the development install)

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass
class Name:
    """A name in one language: its rows, size, and the middle of the whole."""

    rows: list[str]
    size: float
    x: float
    y: float


class Spots:
    """Candidate places, and sums over boxes round them (by a table of sums)."""

    def __init__(self, mask: np.ndarray, thin: bool = True) -> None:
        ys, xs = np.nonzero(mask)
        if thin and len(xs) > 400:
            keep = (xs % 2 == 0) & (ys % 2 == 0)
            ys, xs = ys[keep], xs[keep]
        self.x, self.y = xs.astype(float), ys.astype(float)

    def cost(self, table: np.ndarray, box: Box) -> np.ndarray:
        """What a box costs at each place; `table` is made by `sums`."""
        h, w = table.shape[0] - 1, table.shape[1] - 1
        x0, x1 = (np.clip(np.round(self.x + v).astype(int), 0, w) for v in (box[0], box[2]))
        y0, y1 = (np.clip(np.round(self.y + v).astype(int), 0, h) for v in (box[1], box[3]))
        return table[y1, x1] - table[y0, x1] - table[y1, x0] + table[y0, x0]

    def far(self, x: float, y: float) -> np.ndarray:
        """Distance of each place from a point."""
        return np.hypot(self.x - x, self.y - y)


def sums(cost: np.ndarray) -> np.ndarray:
    """A table from which the sum over any box can be read."""
    return np.pad(cost.cumsum(0).cumsum(1), ((1, 0), (1, 0)))


def round_box(x: float, y: float, wide: float, high: float) -> Box:
    """A box round a middle."""
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
