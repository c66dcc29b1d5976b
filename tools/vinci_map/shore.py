"""The coast made to agree with the borders."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections import defaultdict

import numpy as np
import shapely
from atlas.topology import Topology
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import unary_union


def shore(land: MultiPolygon, topo: Topology, borders: list[dict], inland: set[str]) -> MultiPolygon:
    """Natural Earth's coast made to agree with the borders: inland provinces have no water, land borders that are
    not coasts cross none, and borders that are only coasts run in water from end to end."""
    land = land.buffer(0.5).buffer(-0.9).buffer(0.4).simplify(0.12)  # no inlet or spit too thin to be seen
    arcs = topo.contacts()
    ends = defaultdict(set)
    for pair, c in topo.arcs:
        for p in (c[0], c[-1]):
            ends[tuple(p)].update(pair)
    land = unary_union([land, *(topo.regions[k].buffer(0.05) for k in inland)])
    add, cut = [], []
    for b in borders:
        for c in arcs[frozenset((b["a"], b["b"]))]:
            line = LineString(c)
            if b["land"] and not b["coast"]:
                add.append(line.buffer(1.6).intersection(unary_union([topo.regions[b["a"]], topo.regions[b["b"]]])))
            elif not b["land"]:
                dry = [Point(p) for p in (c[0], c[-1]) if ends[tuple(p)] & inland]
                for s in np.arange(0, line.length + 0.4, 0.4):
                    p = line.interpolate(s)
                    r = min([1.8] + [0.45 * p.distance(q) for q in dry])
                    if r > 0:
                        cut.append(p.buffer(r))
    land = unary_union([land, *add]).difference(unary_union(cut))
    parts = [p for p in shapely.get_parts(land) if p.area > 3]
    return MultiPolygon([Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > 14]) for p in parts])
