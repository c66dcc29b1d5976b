"""What the tests of all drawn maps share: the paths of map.json as rings of points, and what must hold for each.

Coordinates are whole tenths of a board unit, so two regions share a border when they share edges, vertex by vertex.
"""

import json
import math
import re
import struct
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

Point = tuple[float, float]
Corner = tuple[int, int]
Ring = list[Corner]
Edge = tuple[Corner, Corner]

OUTSIDE = "outside"  # what lies beyond the rim of the board


def rings(path: str) -> list[Ring]:
    """Closed rings of whole tenths out of 'Mx yldx dy...z'."""
    out = []
    for part in path.split("z")[:-1]:
        start, steps = part[1:].split("l")
        x, y = (round(float(v) * 10) for v in start.split())
        ring = [(x, y)]
        numbers = [round(float(v) * 10) for v in re.findall(r"-?\d*\.?\d+", steps)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        out.append(ring)
    return out


def points(path: str) -> list[Point]:
    """The points of 'Mx y x y...', in tenths."""
    numbers = [float(v) * 10 for v in path[1:].split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def edges(ring: Ring) -> Iterator[Edge]:
    return zip(ring, ring[1:] + ring[:1], strict=True)


def length(shared: list[Edge]) -> float:
    return sum(math.dist(a, b) for a, b in shared)


def area(ring: Ring) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(ring))) / 2


def inside(point: Point, shape: list[Ring]) -> bool:
    x, y = point
    hit = False
    for ring in shape:
        for (ax, ay), (bx, by) in edges(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                hit = not hit
    return hit


def distance(point: Point, ring: Ring) -> float:
    x, y = point
    best = math.inf
    for (ax, ay), (bx, by) in edges(ring):
        dx, dy = bx - ax, by - ay
        t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def crossing(one: Edge, other: Edge) -> bool:
    """Whether two edges without a common corner meet."""

    def turn(p: Corner, q: Corner, r: Corner) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    (a, b), (c, d) = one, other
    for i in (0, 1):
        if max(a[i], b[i]) < min(c[i], d[i]) or max(c[i], d[i]) < min(a[i], b[i]):
            return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


class DrawnMap:
    """The drawing of one game: `places` are the regions that are played in, `rest` the other drawn ones."""

    def __init__(self, game: str, places: str, *rest: str) -> None:
        self.folder = ROOT / "web" / "src" / "games" / game
        self.json: dict[str, Any] = json.loads((self.folder / "map.json").read_text(encoding="utf-8"))
        self.places: dict[str, Any] = self.json[places]
        self.rest: dict[str, Any] = {k: v for kind in rest for k, v in self.json[kind].items()}
        self.left, self.top, self.right, self.bottom = (round(v * 10) for v in self.json["board"])
        self.regions = {k: rings(v["region"]) for kind in (self.places, self.rest) for k, v in kind.items()}
        self.land = {k: rings(v["land"]) for k, v in self.places.items() if "land" in v}
        self.shared = self._shared()
        listed = self.json["contacts"]
        self.contacts = {} if isinstance(listed, dict) else {frozenset((c["a"], c["b"])): c for c in listed}

    def _shared(self) -> dict[frozenset[str], list[Edge]]:
        """(pair of regions) -> edges of the drawing between them; an edge of one alone lies beside `outside`."""
        owners: dict[Edge, list[str]] = defaultdict(list)
        for k, shape in self.regions.items():
            for ring in shape:
                for a, b in edges(ring):
                    owners[min(a, b), max(a, b)].append(k)
        out: dict[frozenset[str], list[Edge]] = defaultdict(list)
        for edge, who in owners.items():
            assert len(who) <= 2, (edge, who)
            out[frozenset(who if len(who) == 2 else [*who, OUTSIDE])].append(edge)
        return out

    def check_one_piece(self, region: str) -> None:
        """One ring on the board that nowhere meets itself."""
        (ring,) = self.regions[region]
        self.check_simple([ring])

    def check_simple(self, shape: list[Ring]) -> None:
        """Rings on the board that nowhere meet themselves or each other."""
        corners = [p for ring in shape for p in ring]
        assert len(set(corners)) == len(corners)
        assert all(self.left <= x <= self.right and self.top <= y <= self.bottom for x, y in corners)
        segments = sorted((min(a[0], b[0]), max(a[0], b[0]), a, b) for ring in shape for a, b in edges(ring))
        for i, (_, right, a, b) in enumerate(segments):
            for left, _, c, d in segments[i + 1 :]:
                if left > right:
                    break
                assert {a, b} & {c, d} or not crossing((a, b), (c, d)), (a, b, c, d)

    def share_of_land(self, place: str) -> float:
        """How much of a region is land."""
        land, whole = (sum(area(r) for r in shape[place]) for shape in (self.land, self.regions))
        return land / whole

    def check_files(self, most_json: int, most_painting: int, painting: str = "board.webp") -> None:
        """Small files, and a painting that is sharp on a fine screen and fits the drawing."""
        assert (self.folder / "map.json").stat().st_size < most_json
        picture = (self.folder / painting).read_bytes()
        assert len(picture) <= most_painting
        assert picture[12:16] == b"VP8 "
        width, height = struct.unpack("<HH", picture[26:30])
        _, _, across, down = self.json["viewBox"]
        assert width >= 2 * across
        assert abs(width / height - across / down) < 0.005
