"""The drawn board of Vinci agrees with the game's data: exactly the listed neighbours touch.

Everything is measured on the paths of map.json; the list of contacts in that file is compared, never trusted.
"""

import math
from collections import defaultdict
from itertools import combinations
from typing import Any

import pytest
import yaml

from tests.tools.drawn_map import OUTSIDE, ROOT, DrawnMap, Edge, Point, area, distance, inside

DATA = ROOT / "src/saecula/games/vinci/data"
ROOM = 160  # tenths: the least free radius in a province

DRAWN = DrawnMap("vinci", "provinces", "seas")
MAP = DRAWN.json
REGIONS = DRAWN.regions
LAND = DRAWN.land
SHARED = DRAWN.shared


def load(name: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))[name]
    return records


PROVINCES = {p["id"]: p for p in load("provinces")}
SEAS = {s["id"]: s for s in load("seas")}
BORDERS = {frozenset((b["a"], b["b"])): b for b in load("borders")}
PAIRS = sorted(tuple(sorted(pair)) for pair in BORDERS)


def place(region: str, name: str) -> Point:
    at = (MAP["provinces"].get(region) or MAP["seas"][region])[name]
    return at["x"] * 10, at["y"] * 10


def side(edge: Edge) -> str:
    """The side of the board along which an edge runs, "" for none."""
    (ax, ay), (bx, by) = edge
    if ax == bx and ax in (DRAWN.left, DRAWN.right):
        return "west" if ax == DRAWN.left else "east"
    if ay == by and ay in (DRAWN.top, DRAWN.bottom):
        return "north" if ay == DRAWN.top else "south"
    return ""


def test_every_region_is_drawn() -> None:
    assert set(MAP["provinces"]) == set(PROVINCES)
    assert set(MAP["seas"]) == set(SEAS)
    assert (len(PROVINCES), len(SEAS)) == (45, 12)


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_one_piece(region: str) -> None:
    DRAWN.check_one_piece(region)


def test_the_regions_cover_the_board_once() -> None:
    """Simple rings, a region on either side of every inner edge, and areas that add up: no gap, no overlap."""
    assert sum(area(r) for shape in REGIONS.values() for r in shape) == (DRAWN.right - DRAWN.left) * (
        DRAWN.bottom - DRAWN.top
    )
    for pair, shared in SHARED.items():
        if OUTSIDE in pair:
            assert all(side(e) for e in shared), pair


def test_exactly_the_listed_regions_touch() -> None:
    want = set(BORDERS)
    want |= {frozenset((s, o)) for s, data in SEAS.items() for o in data["provinces"] + data["adjacent_seas"]}
    want |= {frozenset((p, s)) for p, data in PROVINCES.items() for s in data["seas"]}
    want |= {frozenset((k, OUTSIDE)) for k, data in {**PROVINCES, **SEAS}.items() if data["board_edges"]}
    assert set(SHARED) == want
    assert len(want) == 168


def test_three_regions_meet_at_every_corner() -> None:
    around: dict[tuple[int, int], set[str]] = defaultdict(set)
    for pair, shared in SHARED.items():
        for edge in shared:
            for point in edge:
                around[point] |= pair
    corners = [frozenset(who) for who in around.values() if len(who) > 2]
    assert all(len(who) == 3 for who in corners)
    assert len(corners) == len(set(corners)) == 2 * 58 - 4


@pytest.mark.parametrize("region", REGIONS)
def test_board_edges(region: str) -> None:
    drawn = {side(e) for e in SHARED.get(frozenset((region, OUTSIDE)), [])}
    assert drawn == set({**PROVINCES, **SEAS}[region]["board_edges"])


def lengths_on_land_and_in_water(a: str, b: str) -> tuple[float, float]:
    """How much of a border has both provinces' land beside it, and how much has water on either side."""
    dry = wet = 0.0
    for (ax, ay), (bx, by) in SHARED[frozenset((a, b))]:
        size = math.hypot(bx - ax, by - ay)
        steps = max(1, round(size / 5))
        nx, ny = -(by - ay) / size * 1.5, (bx - ax) / size * 1.5
        for i in range(steps):
            t = (i + 0.5) / steps
            x, y = ax + t * (bx - ax), ay + t * (by - ay)
            beside = [any(inside((x + s * nx, y + s * ny), LAND[k]) for k in (a, b)) for s in (1, -1)]
            dry += all(beside) * size / steps
            wet += (not any(beside)) * size / steps
    return dry, wet


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_land_and_coast_are_drawn_as_listed(a: str, b: str) -> None:
    listed = BORDERS[frozenset((a, b))]
    dry, wet = lengths_on_land_and_in_water(a, b)
    assert dry >= 30 if listed["land"] else dry <= 10, (dry, wet)
    assert wet >= 30 if listed["coast"] else wet <= 10, (dry, wet)


@pytest.mark.parametrize("province", PROVINCES)
def test_land_and_water_of_a_province(province: str) -> None:
    land = DRAWN.share_of_land(province)
    if PROVINCES[province]["coastal"]:
        assert 0.2 < land < 0.99
    else:
        assert land == pytest.approx(1, rel=0.002)


@pytest.mark.parametrize("province", PROVINCES)
def test_there_is_room_for_the_pieces(province: str) -> None:
    entry = MAP["provinces"][province]
    (ring,) = REGIONS[province]
    heart = place(province, "anchor")
    assert inside(heart, [ring])
    assert inside(heart, LAND[province])
    assert distance(heart, ring) >= max(ROOM, entry["anchor"]["r"] * 10)
    assert {k for k in ("mine", "port") if k in entry} == {k for k in ("mine", "port") if PROVINCES[province][k]}
    symbols = {k: place(province, k) for k in ("mine", "port", "fort") if k in entry}
    for at in symbols.values():
        assert inside(at, [ring])
        assert distance(at, ring) > 45
        assert math.dist(at, heart) > 150
    for a, b in combinations(symbols.values(), 2):
        assert math.dist(a, b) > 100


@pytest.mark.parametrize("province", PROVINCES)
def test_there_is_room_for_the_name(province: str) -> None:
    """A box inside the province and clear of the tokens, in which either language can be read."""
    (ring,) = REGIONS[province]
    (x, y), (hx, hy) = place(province, "label"), place(province, "anchor")
    name = MAP["provinces"][province]["label"]
    wide, high = name["width"] * 5, name["lines"] * 45
    for cx in (x - wide, x, x + wide):
        for cy in (y - high, y + high):
            assert inside((cx, cy), [ring]) or distance((cx, cy), ring) < 10
    assert math.hypot(max(0, abs(x - hx) - wide), max(0, abs(y - hy) - high)) > 105
    longest = max(map(len, PROVINCES[province]["name"].values()))
    assert name["width"] * name["lines"] >= 2.9 * longest


@pytest.mark.parametrize("sea", SEAS)
def test_there_is_room_for_the_name_of_a_sea(sea: str) -> None:
    (ring,) = REGIONS[sea]
    label = MAP["seas"][sea]["label"]
    assert inside(place(sea, "label"), [ring])
    assert distance(place(sea, "label"), ring) >= 59
    longest = max(map(len, SEAS[sea]["name"].values()))
    assert label["length"] * len(label["curves"]) >= 3.0 * longest


def test_the_list_of_contacts_is_what_is_drawn() -> None:
    assert set(DRAWN.contacts) == set(SHARED)
    for pair, c in DRAWN.contacts.items():
        if OUTSIDE in pair:
            assert set(c["edge"]) == {side(e) for e in SHARED[pair]}
        elif pair in BORDERS:
            assert c["kinds"] == [k for k in ("land", "coast") if BORDERS[pair][k]]
        else:
            assert c["kinds"] == ["sea"]


def test_the_files_are_small_and_the_painting_is_sharp() -> None:
    DRAWN.check_files(most_json=250_000, most_painting=600_000)
