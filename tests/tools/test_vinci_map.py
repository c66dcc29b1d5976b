"""The drawn board of Vinci agrees with the game's data: exactly the listed neighbours touch.

Everything is measured on the paths of map.json; the list of contacts in that file is compared, never trusted.
Coordinates are whole tenths of a board unit, so two regions share a border when they share edges, vertex by vertex.
"""
import json
import math
import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web/src/games/vinci"
DATA = ROOT / "src/saecula/games/vinci/data"
OUTSIDE = "outside"
ROOM = 150                                                       # tenths: the least free radius in a province

MAP = json.loads((WEB / "map.json").read_text(encoding="utf-8"))


def load(name):
    return yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))[name]


PROVINCES = {p["id"]: p for p in load("provinces")}
SEAS = {s["id"]: s for s in load("seas")}
BORDERS = {frozenset((b["a"], b["b"])): b for b in load("borders")}
X0, Y0, X1, Y1 = (round(v * 10) for v in MAP["board"])


def rings(path):
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


def edges(ring):
    return zip(ring, ring[1:] + ring[:1], strict=True)


def area(ring):
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(ring)) / 2


def inside(point, shape):
    x, y = point
    hit = False
    for ring in shape:
        for (ax, ay), (bx, by) in edges(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                hit = not hit
    return hit


def distance(point, ring):
    x, y = point
    best = math.inf
    for (ax, ay), (bx, by) in edges(ring):
        dx, dy = bx - ax, by - ay
        t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


REGIONS = {k: rings(v["region"]) for kind in ("provinces", "seas") for k, v in MAP[kind].items()}
LAND = {k: rings(v["land"]) for k, v in MAP["provinces"].items()}
TENTHS = {k: {name: (at["x"] * 10, at["y"] * 10) for name, at in v.items() if isinstance(at, dict)}
          for kind in ("provinces", "seas") for k, v in MAP[kind].items()}


def shared_edges():
    """(pair of regions) -> edges of the drawing between them; the rim of the board lies beside `outside`."""
    owners = defaultdict(list)
    for k, shape in REGIONS.items():
        for ring in shape:
            for a, b in edges(ring):
                owners[min(a, b), max(a, b)].append(k)
    out = defaultdict(list)
    for edge, who in owners.items():
        assert len(who) <= 2, (edge, who)
        out[frozenset(who if len(who) == 2 else [*who, OUTSIDE])].append(edge)
    return out


SHARED = shared_edges()


def side(edge):
    (ax, ay), (bx, by) = edge
    return {(True, ax == X0): "west", (True, ax == X1): "east"}.get((ax == bx, True)) or \
        {(True, ay == Y0): "north", (True, ay == Y1): "south"}.get((ay == by, True))


def test_every_region_is_drawn():
    assert set(MAP["provinces"]) == set(PROVINCES) and len(PROVINCES) == 45
    assert set(MAP["seas"]) == set(SEAS) and len(SEAS) == 12


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_one_piece(region):
    """One ring that nowhere meets itself."""
    (ring,) = REGIONS[region]
    assert len(set(ring)) == len(ring)
    segments = sorted((min(a[0], b[0]), max(a[0], b[0]), a, b) for a, b in edges(ring))

    def turn(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    for i, (_, right, a, b) in enumerate(segments):
        for left, _, c, d in segments[i + 1:]:
            if left > right:
                break
            if {a, b} & {c, d}:
                continue
            assert not (turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0), (a, b, c, d)


def test_the_regions_cover_the_board_once():
    """Rings that cross nowhere themselves, every inner edge with a region on either side, and the right total."""
    assert sum(abs(area(r)) for shape in REGIONS.values() for r in shape) == (X1 - X0) * (Y1 - Y0)
    for pair, shared in SHARED.items():
        if OUTSIDE in pair:
            assert all(side(e) for e in shared), pair


def test_exactly_the_listed_regions_touch():
    want = set(BORDERS)
    want |= {frozenset((s, o)) for s, data in SEAS.items() for o in data["provinces"] + data["adjacent_seas"]}
    want |= {frozenset((p, s)) for p, data in PROVINCES.items() for s in data["seas"]}
    want |= {frozenset((k, OUTSIDE)) for k, data in {**PROVINCES, **SEAS}.items() if data["board_edges"]}
    assert set(SHARED) == want and len(want) == 168


def test_three_regions_meet_at_every_corner():
    around = defaultdict(set)
    for pair, shared in SHARED.items():
        for edge in shared:
            for point in edge:
                around[point] |= pair
    corners = [who for who in around.values() if len(who) > 2]
    assert all(len(who) == 3 for who in corners)
    assert len(corners) == len({frozenset(w) for w in corners}) == 2 * 58 - 4


@pytest.mark.parametrize("region", REGIONS)
def test_board_edges(region):
    drawn = {side(e) for e in SHARED.get(frozenset((region, OUTSIDE)), [])}
    assert drawn == set({**PROVINCES, **SEAS}[region]["board_edges"])


def lengths_on_land_and_water(pair):
    """How much of a border has both provinces' land beside it, and how much has water on either side."""
    a, b = pair
    dry = wet = 0.0
    for (ax, ay), (bx, by) in SHARED[pair]:
        size = math.hypot(bx - ax, by - ay)
        steps = max(1, round(size / 5))
        nx, ny = -(by - ay) / size * 1.5, (bx - ax) / size * 1.5
        for i in range(steps):
            t = (i + .5) / steps
            x, y = ax + t * (bx - ax), ay + t * (by - ay)
            beside = [inside((x + s * nx, y + s * ny), LAND[k]) for s in (1, -1) for k in (a, b)]
            if any(beside[:2]) and any(beside[2:]):
                dry += size / steps
            elif not any(beside):
                wet += size / steps
    return dry, wet


@pytest.mark.parametrize("pair", BORDERS, ids="-".join)
def test_land_and_coast_are_drawn_as_listed(pair):
    dry, wet = lengths_on_land_and_water(pair)
    for listed, drawn in ((BORDERS[pair]["land"], dry), (BORDERS[pair]["coast"], wet)):
        assert drawn >= 30 if listed else drawn <= 10, (dry, wet)


@pytest.mark.parametrize("province", PROVINCES)
def test_land_and_water_of_a_province(province):
    land, whole = (sum(abs(area(r)) for r in shape[province]) for shape in (LAND, REGIONS))
    if PROVINCES[province]["coastal"]:
        assert .2 * whole < land < .99 * whole
    else:
        assert land == pytest.approx(whole, rel=.002)


@pytest.mark.parametrize("province", PROVINCES)
def test_there_is_room_for_the_pieces(province):
    entry, places = MAP["provinces"][province], TENTHS[province]
    (ring,) = REGIONS[province]
    heart = places["anchor"]
    assert inside(heart, [ring]) and inside(heart, LAND[province])
    free = distance(heart, ring)
    assert free >= ROOM and free >= entry["anchor"]["r"] * 10
    for kind in ("mine", "port"):
        assert (kind in entry) == PROVINCES[province][kind]
    symbols = [k for k in ("mine", "port", "fort") if k in entry]
    for k in symbols:
        assert inside(places[k], [ring]) and distance(places[k], ring) > 45
        assert math.dist(places[k], heart) > 150
    for a, b in combinations(symbols, 2):
        assert math.dist(places[a], places[b]) > 100
    assert inside(places["label"], [ring])


@pytest.mark.parametrize("sea", SEAS)
def test_there_is_room_for_the_name_of_a_sea(sea):
    (ring,) = REGIONS[sea]
    label = TENTHS[sea]["label"]
    assert inside(label, [ring]) and distance(label, ring) >= 60
    assert MAP["seas"][sea]["label"]["length"] >= 45


def test_the_list_of_contacts_is_what_is_drawn():
    listed = {frozenset((c["a"], c["b"])): c for c in MAP["contacts"]}
    assert set(listed) == set(SHARED)
    for pair, c in listed.items():
        if OUTSIDE in pair:
            assert set(c["edge"]) == {side(e) for e in SHARED[pair]}
        elif pair in BORDERS:
            assert ("land" in c["kinds"], "coast" in c["kinds"]) == (BORDERS[pair]["land"], BORDERS[pair]["coast"])
        else:
            assert c["kinds"] == ["sea"]


def test_the_files_stay_small():
    assert (WEB / "map.json").stat().st_size < 250_000
    assert (WEB / "board.webp").stat().st_size < 600_000
