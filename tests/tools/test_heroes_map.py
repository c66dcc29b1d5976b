"""The drawn board of Heroes of the World agrees with the data: exactly the listed neighbours touch or are joined.

Everything is measured on the paths of map.json; the list of contacts in that file is compared, never trusted.
"""

import math
from itertools import combinations, pairwise
from typing import Any

import pytest
import yaml

from tests.tools.drawn_map import ROOT, DrawnMap, distance, inside, length, points

DATA = yaml.safe_load(
    (ROOT / "src/saecula/games/heroes_of_the_world/data/territories.yaml").read_text(encoding="utf-8")
)
Box = tuple[float, float, float, float]  # tenths: left, top, right, bottom

TERRITORIES: dict[str, dict[str, Any]] = {t["id"]: t for t in DATA["territories"]}
BORDERS = {frozenset((b["a"], b["b"])): b for b in DATA["borders"]}
DRAWN = DrawnMap("heroes_of_the_world", "territories", "waste")
MAP = DRAWN.json
REGIONS = DRAWN.regions
LANES = {frozenset((w["a"], w["b"])): w for w in MAP["sea_lanes"]}
TOUCHING = {pair: shared for pair, shared in DRAWN.shared.items() if pair <= set(TERRITORIES)}


def test_every_territory_is_drawn() -> None:
    assert set(MAP["territories"]) == set(TERRITORIES)
    assert len(TERRITORIES) == 9


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_one_piece(region: str) -> None:
    DRAWN.check_one_piece(region)


def test_no_two_regions_overlap() -> None:
    """Neither has a corner inside the other, and none touches another except along shared edges."""
    for a, b in combinations(REGIONS, 2):
        corners = {p for edge in DRAWN.shared.get(frozenset((a, b)), []) for p in edge}
        for one, other in ((a, b), (b, a)):
            (ring,) = REGIONS[one]
            assert not any(inside(p, REGIONS[other]) for p in ring if p not in corners), (one, other)
        assert set(REGIONS[a][0]) & set(REGIONS[b][0]) == corners, (a, b)


def test_exactly_the_listed_territories_touch_or_are_joined() -> None:
    assert set(TOUCHING) | set(LANES) == set(BORDERS)
    assert not set(TOUCHING) & set(LANES)
    assert {frozenset((k, o)) for k, t in TERRITORIES.items() for o in t["adjacent"]} == set(BORDERS)


def test_borders_can_be_seen() -> None:
    for pair, shared in TOUCHING.items():
        assert length(shared) >= 100, sorted(pair)


def test_territories_that_are_not_neighbours_keep_apart() -> None:
    """At least three units of open sea or waste between any two of them."""
    for a, b in combinations(TERRITORIES, 2):
        if frozenset((a, b)) in TOUCHING:
            continue
        (one,), (other,) = REGIONS[a], REGIONS[b]
        ax, ay = zip(*one, strict=True)
        near = [p for p in other if min(ax) - 40 <= p[0] <= max(ax) + 40 and min(ay) - 40 <= p[1] <= max(ay) + 40]
        assert all(distance(p, one) > 30 for p in near), (a, b)


@pytest.mark.parametrize("pair", LANES, ids=lambda p: "-".join(sorted(p)))
def test_a_lane_runs_over_open_sea_from_shore_to_shore(pair: frozenset[str]) -> None:
    lane = LANES[pair]
    across = BORDERS[pair]["across_board_edge"]
    assert lane["across_board_edge"] == across
    ways = [points(p) for p in lane["paths"]]
    assert len(ways) == (2 if across else 1)
    assert distance(ways[0][0], REGIONS[lane["a"]][0]) < 3
    assert distance(ways[-1][-1], REGIONS[lane["b"]][0]) < 3
    if across:
        (left, high), (right, low) = ways[0][-1], ways[1][0]
        assert (left, right) == (DRAWN.left, DRAWN.right)
        assert high == low
    for way in ways:
        assert sum(math.dist(p, q) for p, q in pairwise(way)) > 100
        for (ax, ay), (bx, by) in pairwise(way):
            middle = (ax + bx) / 2, (ay + by) / 2
            assert not any(inside(middle, shape) and distance(middle, shape[0]) > 2 for shape in REGIONS.values())


def test_the_list_of_contacts_is_what_is_drawn() -> None:
    assert set(DRAWN.contacts) == set(TOUCHING)
    for pair, c in DRAWN.contacts.items():
        assert c["land"] + c["coast"] == pytest.approx(length(TOUCHING[pair]) / 10, abs=0.3)
        assert c["kinds"] == [k for k in ("land", "coast") if c[k] > 0.5]


@pytest.mark.parametrize("territory", TERRITORIES)
def test_land_and_water(territory: str) -> None:
    assert 0.35 < DRAWN.share_of_land(territory) < 1


def boxes(territory: str) -> dict[str, Box]:
    """What lies on a territory, as boxes in tenths."""
    entry = MAP["territories"][territory]
    out: dict[str, Box] = {}
    for i, s in enumerate(entry["ladder"]):
        out[f"slot {i}"] = (s["x"] * 10, s["y"] * 10, (s["x"] + s["width"]) * 10, (s["y"] + s["height"]) * 10)
    discs = {f"people {i}": p for i, p in enumerate(entry["population"])}
    for k, p in {**discs, "wonder": entry["wonder"], "score": entry["score"]}.items():
        x, y, r = (p[key] * 10 for key in ("x", "y", "r"))
        out[k] = (x - r, y - r, x + r, y + r)
    n = entry["label"]
    wide, high = n["width"] * 5, n["height"] * 5
    out["name"] = (n["x"] * 10 - wide, n["y"] * 10 - high, n["x"] * 10 + wide, n["y"] * 10 + high)
    return out


@pytest.mark.parametrize("territory", TERRITORIES)
def test_there_is_room_for_everything(territory: str) -> None:
    entry = MAP["territories"][territory]
    assert len(entry["ladder"]) == TERRITORIES[territory]["ladder_slots"]
    assert all(s["width"] >= 34 and s["height"] >= 34 for s in entry["ladder"])
    assert len(entry["population"]) >= 5
    assert all(p["r"] >= 12 for p in entry["population"])
    longest = max(len(name) for name in TERRITORIES[territory]["name"].values())
    assert entry["label"]["width"] >= 7 * longest
    (ring,) = REGIONS[territory]
    mine = boxes(territory)
    for what, (left, top, right, bottom) in mine.items():
        for x in (left, (left + right) / 2, right):
            for y in (top, (top + bottom) / 2, bottom):
                assert inside((x, y), [ring]), what
        assert not any(left < x < right and top < y < bottom for x, y in ring), what
    for (one, a), (other, b) in combinations(mine.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one, other)


@pytest.mark.parametrize("territory", TERRITORIES)
def test_the_boxes(territory: str) -> None:
    entry = MAP["territories"][territory]
    (ring,) = REGIONS[territory]
    xs, ys = zip(*ring, strict=True)
    assert [v * 10 for v in entry["box"]] == pytest.approx([min(xs), min(ys), max(xs), max(ys)])
    x, y, wide, high = entry["room"]
    assert wide * high >= 4000
    for cx in (x + 1, x + wide - 1):
        for cy in (y + 1, y + high - 1):
            assert inside((cx * 10, cy * 10), [ring])


def test_the_files_are_small_and_the_painting_is_sharp() -> None:
    DRAWN.check_files(most_json=120_000, most_painting=500_000)
