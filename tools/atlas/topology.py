"""From cells to lines: every border is traced once, smoothed once and shared by the two regions beside it."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections import defaultdict

import numpy as np
import shapely
from scipy.ndimage import distance_transform_edt, gaussian_filter1d, label
from shapely.geometry import LineString, Polygon
from shapely.ops import polygonize, unary_union

OUTSIDE = "outside"


def tidy(labels: np.ndarray, count: int) -> np.ndarray:
    """One piece for each label, and never more than three labels round a corner."""
    labels = labels.copy()
    for _ in range(40):
        loose = np.zeros(labels.shape, bool)
        for k in range(count):
            parts, n = label(labels == k)
            if n > 1:
                sizes = np.bincount(parts.ravel())
                sizes[0] = 0
                loose |= (parts > 0) & (parts != sizes.argmax())
        if loose.any():
            near = distance_transform_edt(loose, return_indices=True)[1]
            labels = labels[near[0], near[1]]
        a, b, c, d = labels[:-1, :-1], labels[:-1, 1:], labels[1:, :-1], labels[1:, 1:]
        cross = ((a == d) & (b == c) & (a != b)) | ((a != b) & (a != c) & (a != d) & (b != c) & (b != d) & (c != d))
        if not cross.any() and not loose.any():
            return labels
        for y, x in np.argwhere(cross):
            labels[y + 1, x + 1] = labels[y + 1, x]
    raise SystemExit("the cells could not be tidied up")


def trace(labels: np.ndarray) -> list[tuple[tuple[int, int], np.ndarray]]:
    """The lines between cells of two labels, from junction to junction, each with the labels beside it.

    `labels` has a rim one cell wide that stands for what lies outside; points are in cells, without the rim.
    """
    segments = []
    y, x = np.nonzero(labels[:, 1:] != labels[:, :-1])
    segments.append(np.stack([np.column_stack([x, y - 1]), np.column_stack([x, y])], 1))
    y, x = np.nonzero(labels[1:] != labels[:-1])
    segments.append(np.stack([np.column_stack([x - 1, y]), np.column_stack([x, y])], 1))
    merged = shapely.line_merge(shapely.multilinestrings(shapely.linestrings(np.concatenate(segments).astype(float))))
    out = []
    for line in shapely.get_parts(merged):
        c = np.array(line.coords)
        (x0, y0), (x1, y1) = c[0], c[1]
        if x0 == x1:
            yy, xx = int(min(y0, y1)) + 1, int(x0)
            pair = labels[yy, xx], labels[yy, xx + 1]
        else:
            yy, xx = int(y0), int(min(x0, x1)) + 1
            pair = labels[yy, xx], labels[yy + 1, xx]
        out.append(((int(pair[0]), int(pair[1])), c))
    return out


def smoothed(points: np.ndarray, sigma: float, cells: float, rings: bool = False) -> np.ndarray:
    """Round off a staircase; the ends stay where they are. With `rings`, a closed line has no ends."""
    if len(points) < 4 or sigma <= 0:
        return points
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    n = max(4, int(length[-1] * cells))
    t = np.linspace(0, length[-1], n)
    even = np.column_stack([np.interp(t, length, points[:, k]) for k in (0, 1)])
    if rings and (points[0] == points[-1]).all():
        out = gaussian_filter1d(even[:-1], sigma * cells, axis=0, mode="wrap")
        return np.vstack([out, out[:1]])
    pad = min(n - 1, int(4 * sigma * cells) + 1)
    full = np.vstack([2 * even[0] - even[pad:0:-1], even, 2 * even[-1] - even[-2 : -pad - 2 : -1]])
    out = gaussian_filter1d(full, sigma * cells, axis=0)[pad : pad + n]
    out[0], out[-1] = points[0], points[-1]
    return out


class Topology:
    """`arcs`: (the two regions beside it, points on a grid of a tenth); `regions`: id -> polygon made of those arcs.

    `cells` holds labels, the ids they stand for, and which ids are provinces. The last `scattered` ids may lie in many
    pieces with holes (open sea); they have arcs, but no polygon.
    """

    def __init__(self, cells, margin: float, scattered: int = 0) -> None:
        self.ids, self.provinces = cells.ids, set(cells.provinces)
        self.cells, self.margin = cells.cells, margin
        self.box = (margin, margin, margin + cells.width, margin + cells.height)
        beyond = len(self.ids)
        self.whole = self.ids[: beyond - scattered]
        labels = np.pad(tidy(cells.labels, len(self.whole)), 1, constant_values=beyond)
        self.arcs = self._smooth(self._trace(labels))
        self.regions = self._assemble()

    def _trace(self, pad: np.ndarray) -> list[tuple[frozenset[str], np.ndarray]]:
        names = [*self.ids, OUTSIDE]
        return [(frozenset(names[k] for k in pair), c / self.cells + self.margin) for pair, c in trace(pad)]

    def _snap(self, p: np.ndarray) -> np.ndarray:
        """A junction on the rim that lies next to a corner of the board moves into that corner."""
        x0, y0, x1, y1 = self.box
        on_rim = min(abs(p[0] - x0), abs(p[0] - x1), abs(p[1] - y0), abs(p[1] - y1)) < 0.01
        if on_rim:
            for corner in ((x0, y0), (x0, y1), (x1, y0), (x1, y1)):
                if np.hypot(p[0] - corner[0], p[1] - corner[1]) < 4:
                    return np.array(corner)
        return p

    def _smooth(self, lines) -> list[tuple[frozenset[str], np.ndarray]]:
        out = []
        for pair, c in lines:
            c = np.vstack([self._snap(c[0]), c[1:-1], self._snap(c[-1])])
            if OUTSIDE in pair:
                x0, y0, x1, y1 = self.box
                inner = [
                    p
                    for p in c[1:-1]
                    if p[0] in (x0, x1)
                    and p[1] in (y0, y1)
                    and min(np.hypot(*(p - c[0])), np.hypot(*(p - c[-1]))) > 0.01
                ]
                out.append((pair, np.round(np.vstack([c[0], *inner, c[-1]]), 1)))
                continue
            sea = len(pair - self.provinces)
            sigma = (2.0, 3.2, 7.0)[sea]
            c = smoothed(c, sigma, self.cells)
            line = LineString(c).simplify((0.16, 0.2, 0.16)[sea])
            c = np.round(np.array(line.coords), 1)
            keep = np.r_[True, np.any(np.diff(c, axis=0) != 0, axis=1)]
            out.append((pair, c[keep]))
        return out

    def _assemble(self) -> dict[str, Polygon]:
        by_region = defaultdict(list)
        for pair, c in self.arcs:
            for k in pair:
                by_region[k].append(LineString(c))
        regions = {}
        for k in self.whole:
            faces = list(polygonize(by_region[k]))
            if len(faces) != 1 or not faces[0].is_valid or faces[0].interiors:
                raise SystemExit(f"{k}: {len(faces)} faces instead of one")
            regions[k] = faces[0]
        total = sum(p.area for p in regions.values())
        x0, y0, x1, y1 = self.box
        covered = (x1 - x0) * (y1 - y0) if self.whole == self.ids else unary_union(list(regions.values())).area
        if abs(total - covered) > 1e-3:
            raise SystemExit("borders cross each other")
        return regions

    def contacts(self) -> dict[frozenset[str], list[np.ndarray]]:
        """The lines along which each pair of regions touches."""
        out = defaultdict(list)
        for pair, c in self.arcs:
            out[pair].append(c)
        return out
