"""Where the pieces, the ladder and the name of a territory go, so that none hides another."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import numpy as np
from atlas.cells import rasterise
from shapely.geometry import Polygon

from . import geography as geo

DISC, DISC_GAP = 24, 3  # the pieces of one player
SLOT, SLOT_GAP = 34, 3  # a discovery
WONDER, SCORE = 26, 22
LETTER, LINE = 7.4, 17  # a name: mean width of a letter, height of a line
RIM = 2  # between any of these and the border
GAP = 3  # between any two of these


def box_of(count: int, size: int, gap: int) -> int:
    """The length of a row."""
    return count * (size + gap) - gap


class Sheet:
    """The free units of a territory, one cell each."""

    def __init__(self, region: Polygon, view: tuple[int, int]) -> None:
        self.free = rasterise(region.buffer(-RIM), view[0], view[1], 1)

    def _sums(self) -> np.ndarray:
        return np.pad(np.cumsum(np.cumsum(~self.free, 0), 1), ((1, 0), (1, 0)))

    def put(self, wide: int, high: int, near: tuple[float, float], what: str) -> tuple[int, int]:
        """Take the free box whose middle is nearest; its top left corner."""
        s = self._sums()
        taken = s[high:, wide:] - s[:-high, wide:] - s[high:, :-wide] + s[:-high, :-wide]
        y, x = np.nonzero(taken == 0)
        if not len(y):
            raise SystemExit(f"no room for {what}")
        k = int(np.argmin((x + wide / 2 - near[0]) ** 2 + (y + high / 2 - near[1]) ** 2))
        self.free[max(0, y[k] - GAP) : y[k] + high + GAP, max(0, x[k] - GAP) : x[k] + wide + GAP] = False
        return int(x[k]), int(y[k])

    def widest(self) -> list[int]:
        """The largest free rectangle: left, top, width, height."""
        best, heights = (0, 0, 0, 0, 0), np.zeros(self.free.shape[1] + 1, int)
        for y, row in enumerate(self.free):
            heights[:-1] = np.where(row, heights[:-1] + 1, 0)
            stack: list[tuple[int, int]] = []  # start, height
            for x, h in enumerate(heights.tolist()):
                start = x
                while stack and stack[-1][1] >= h:
                    start, top = stack.pop()
                    best = max(best, (top * (x - start), start, y + 1 - top, x - start, top))
                stack.append((start, h))
        return list(best[1:])


def places(territory: dict, region: Polygon, view: tuple[int, int]) -> dict:
    """All places of one territory."""
    k, plan = territory["id"], geo.PLACES[territory["id"]]
    at = plan["at"]
    sheet = Sheet(region, view)
    room = sheet.widest()
    slots, columns = territory["ladder_slots"], plan["columns"]
    rows = -(-slots // columns)
    pitch = SLOT + SLOT_GAP
    x, y = sheet.put(box_of(columns, SLOT, SLOT_GAP), box_of(rows, SLOT, SLOT_GAP), at["ladder"], f"the ladder of {k}")
    ladder = [
        {"x": x + i % columns * pitch, "y": y + i // columns * pitch, "width": SLOT, "height": SLOT}
        for i in range(slots)
    ]
    pitch, most = DISC + DISC_GAP, max(plan["people"])
    high = box_of(len(plan["people"]), DISC, DISC_GAP)
    x, y = sheet.put(box_of(most, DISC, DISC_GAP), high, at["people"], f"the population of {k}")
    people = [
        {"x": x + DISC / 2 + (i + (most - n) / 2) * pitch, "y": y + DISC / 2 + j * pitch, "r": DISC / 2}
        for j, n in enumerate(plan["people"])
        for i in range(n)
    ]
    names = territory["name"].values()
    wide = round(max(map(len, names)) * LETTER + 4)
    x, y = sheet.put(wide, LINE, at["name"], f"the name of {k}")
    name = {"x": x + wide / 2, "y": y + LINE / 2, "width": wide, "height": LINE}
    out = {"label": name, "population": people, "ladder": ladder}
    for what, size in (("wonder", WONDER), ("score", SCORE)):
        x, y = sheet.put(size, size, at[what], f"the {what} of {k}")
        out[what] = {"x": x + size / 2, "y": y + size / 2, "r": size / 2}
    out["room"] = room
    return out
