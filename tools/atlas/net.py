"""The borders of an exact map as lines: traced once, smoothed as far as none crosses another, shared by both sides."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon
from shapely.ops import polygonize

from .topology import OUTSIDE, smoothed, trace

SMOOTH = (1.7, 0.9, 3.5)  # board units: between lands, along a coast, between waters
SIMPLE = 0.15  # how far, in board units, a line may leave what was traced
Arc = tuple[tuple[str, str], np.ndarray]


class Net:
    """`arcs`: (the two areas beside it, points on a grid of a tenth); `areas`: id -> polygons made of those arcs.

    Unlike in a `Topology`, an area may lie in pieces and have holes (seas round islands).
    """

    def __init__(self, cells: np.ndarray, ids: list[str], wet: set[str], per_unit: float, margin: float) -> None:
        self.cells, self.ids, self.per_unit, self.margin = cells, ids, per_unit, margin
        outside = len(ids)
        names = [*ids, OUTSIDE]
        traced = trace(np.pad(cells.astype(int), 1, constant_values=outside))
        pairs = [(names[min(pair)], names[max(pair)]) for pair, _ in traced]
        sigma = [0.0 if OUTSIDE in pair else SMOOTH[len(wet.intersection(pair))] for pair in pairs]
        for _ in range(8):
            self.arcs = [(pair, self._line(c, s, OUTSIDE in pair)) for pair, (_, c), s in zip(pairs, traced, sigma)]
            bad = self._crossing()
            if not bad:
                break
            for i in bad:
                sigma[i] = sigma[i] * 0.5 if sigma[i] > 0.15 else 0.0
        else:
            raise SystemExit(f"{len(bad)} borders still cross each other")
        self.areas = self._assemble()

    def _line(self, c: np.ndarray, sigma: float, frame: bool) -> np.ndarray:
        if frame:  # corners only
            before, after = np.diff(c, axis=0)[:-1], np.diff(c, axis=0)[1:]
            turns = before[:, 0] * after[:, 1] != before[:, 1] * after[:, 0]
            out = np.vstack([c[:1], c[1:-1][turns], c[-1:]])
        else:
            out = smoothed(c, sigma * self.per_unit, 1.0, rings=True)
        out = out / self.per_unit + self.margin
        if sigma > 0:
            out = np.array(LineString(out).simplify(SIMPLE).coords)
        out = np.round(out, 1)
        return out[np.r_[True, np.any(np.diff(out, axis=0) != 0, axis=1)]]

    def _crossing(self) -> set[int]:
        lines = [LineString(c if len(c) > 1 else [c[0], c[0]]) for _, c in self.arcs]
        bad = {i for i, g in enumerate(lines) if not g.is_simple or (len(g.coords) < 4 and g.is_ring)}
        for i, j in zip(*shapely.STRtree(lines).query(lines, predicate="intersects")):
            if i < j:
                ends = {lines[i].coords[0], lines[i].coords[-1]} & {lines[j].coords[0], lines[j].coords[-1]}
                shared = shapely.get_parts(lines[i].intersection(lines[j]))
                if any(g.geom_type != "Point" or g.coords[0] not in ends for g in shared):
                    bad |= {int(i), int(j)}
        return bad

    def _assemble(self) -> dict[str, MultiPolygon]:
        """Faces of the net; a face belongs to the area that all edges round it have in common."""
        beside = {}
        for pair, c in self.arcs:
            for p, q in zip(c[:-1].tolist(), c[1:].tolist()):
                beside[frozenset((tuple(p), tuple(q)))] = set(pair) - {OUTSIDE}
        mine, total = defaultdict(list), 0.0
        ny, nx = self.cells.shape
        for face in polygonize([LineString(c) for _, c in self.arcs]):
            owners = []
            for ring in (face.exterior, *face.interiors):
                points = list(ring.coords)
                owners += [beside[frozenset(edge)] for edge in pairwise(points)]
            who = set.intersection(*owners)
            if len(who) != 1:  # an island of one area in one other: ask the cells
                heart = shapely.maximum_inscribed_circle(face, 0.05).coords[0]
                x, y = (int((v - self.margin) * self.per_unit) for v in heart)
                who = {self.ids[self.cells[min(ny - 1, y), min(nx - 1, x)]]}
            mine[who.pop()].append(face)
            total += face.area
        whole = nx * ny / self.per_unit**2
        if abs(total - whole) > 0.5:
            raise SystemExit(f"the areas cover {total:.1f} instead of {whole:.1f} square units")
        return {k: MultiPolygon(mine[k]) for k in self.ids if k in mine}

    def contacts(self) -> dict[frozenset[str], float]:
        """The length of the border of each pair of areas."""
        out = defaultdict(float)
        for pair, c in self.arcs:
            if OUTSIDE not in pair:
                out[frozenset(pair)] += LineString(c).length
        return dict(out)
