"""The drawn board of History of the World agrees with the data: exactly the listed pairs touch or are joined.

Everything is measured on the paths of map.json; the list of contacts in that file is compared, never trusted.
"""

import math
from collections import defaultdict
from itertools import combinations, pairwise
from typing import Any

import pytest
import yaml

from tests.tools.drawn_map import OUTSIDE, ROOT, Corner, DrawnMap, Ring, area, distance, inside, length, points

DATA = ROOT / "src/saecula/games/history_of_the_world/data"
LEAST = 70  # tenths: a border shorter than this could not be seen
Box = tuple[float, float, float, float]  # units: left, top, right, bottom


def load(name: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))[name]
    return records


TERRITORIES = {t["id"]: t for t in load("territories")}
BARREN = {k for k, t in TERRITORIES.items() if not t.get("area")}
SEAS = {s["id"]: s for s in load("seas")}
AREAS = {a["id"]: a for a in load("areas")}
BORDERS = {frozenset((b["a"], b["b"])): b for b in load("borders")}
WATER_PAIRS = {frozenset((k, o)) for k, s in SEAS.items() for o in (*s["coasts"], *s["links"])}
STRAITS = {p for p, b in BORDERS.items() if b["kind"] == "strait"}
# With the seas, the graph of the data cannot be drawn in the plane; without these four pairs it can.
LANES = {
    frozenset(p)
    for p in (
        ("caribbean_sea", "pacific_ocean"),
        ("bay_of_bengal", "pacific_ocean"),
        ("atlantic_ocean", "mexican_valley"),
        ("atlantic_ocean", "central_america"),
    )
}

DRAWN = DrawnMap("history_of_the_world", "territories", "seas", "waste")
MAP = DRAWN.json
REGIONS = DRAWN.regions
WASTE = set(MAP["waste"])
PLAYED = [k for k in TERRITORIES if k not in BARREN]


def test_everything_is_drawn() -> None:
    assert set(MAP["territories"]) == set(TERRITORIES)
    assert set(MAP["seas"]) == set(SEAS)
    assert set(MAP["seals"]) == set(AREAS)
    assert (len(PLAYED), len(BARREN), len(SEAS), len(AREAS)) == (94, 8, 13, 13)


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_is_simple(region: str) -> None:
    """A Territory is one ring; a sea may have islands, and the cut divides the Pacific."""
    shape = REGIONS[region]
    DRAWN.check_simple(shape)
    if region in TERRITORIES:
        assert len(shape) == 1
    outer = [ring for ring in shape if not any(inside(ring[0], [o]) for o in shape if o is not ring)]
    assert len(outer) == (2 if region == "pacific_ocean" else 1)


def test_the_regions_cover_the_board_once() -> None:
    """A region on either side of every inner edge, and areas that add up: no gap, no overlap."""

    def covered(shape: list[Ring]) -> float:
        holes = [ring for ring in shape if any(inside(ring[0], [o]) for o in shape if o is not ring)]
        return sum(area(r) for r in shape) - 2 * sum(area(r) for r in holes)

    whole = (DRAWN.right - DRAWN.left) * (DRAWN.bottom - DRAWN.top)
    assert sum(covered(shape) for shape in REGIONS.values()) == pytest.approx(whole)
    for pair, shared in DRAWN.shared.items():
        if OUTSIDE in pair:
            for (ax, ay), (bx, by) in shared:
                assert (ax == bx and ax in (DRAWN.left, DRAWN.right)) or (ay == by and ay in (DRAWN.top, DRAWN.bottom))


def test_exactly_the_listed_pairs_touch() -> None:
    touching = {p: shared for p, shared in DRAWN.shared.items() if not p & (WASTE | {OUTSIDE})}
    listed = (set(BORDERS) | WATER_PAIRS) - STRAITS - LANES
    undecided = {frozenset((s, t)) for s in SEAS for t in BARREN}  # the data do not say which waters barren lands meet
    assert set(touching) - undecided == listed
    short = {tuple(sorted(p)): length(touching[p]) for p in listed if length(touching[p]) < LEAST}
    assert not short


def test_nothing_else_touches_even_in_a_point() -> None:
    around: dict[Corner, set[str]] = defaultdict(set)
    for k, shape in REGIONS.items():
        for ring in shape:
            for point in ring:
                around[point].add(k)
    allowed = set(BORDERS) | WATER_PAIRS | {frozenset((s, t)) for s in SEAS for t in BARREN}
    for at, who in around.items():
        for pair in combinations(sorted(who - WASTE), 2):
            assert frozenset(pair) in allowed, (at, pair)


def test_straits_and_lanes_are_links() -> None:
    links = {frozenset((w["a"], w["b"])): w for w in MAP["links"]}
    assert set(links) == STRAITS | LANES
    for pair, link in links.items():
        assert link["kind"] == ("strait" if pair in STRAITS else "lane")
        (path,) = link["paths"]
        way = points(path)
        for place, end in ((link["a"], way[0]), (link["b"], way[-1])):
            assert min(distance(end, ring) for ring in REGIONS[place]) < 20, (pair, place)
        if pair in STRAITS:  # over water alone
            for p, q in pairwise(way):
                middle = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
                dry = [k for k in TERRITORIES if k not in pair and inside(middle, REGIONS[k])]
                assert not dry, (pair, dry)


def test_the_list_of_contacts_is_what_is_drawn() -> None:
    drawn = {p: shared for p, shared in DRAWN.shared.items() if OUTSIDE not in p}
    assert set(DRAWN.contacts) == set(drawn)
    for pair, c in DRAWN.contacts.items():
        assert c["length"] == pytest.approx(length(drawn[pair]) / 10, abs=0.6), pair


@pytest.mark.parametrize("territory", PLAYED)
def test_an_army_stands_in_its_own_territory(territory: str) -> None:
    entry = MAP["territories"][territory]
    at = entry["army"]["x"] * 10, entry["army"]["y"] * 10
    assert inside(at, REGIONS[territory])
    assert distance(at, REGIONS[territory][0]) > 35
    assert ("resource" in entry) == TERRITORIES[territory]["resource"]
    if "resource" in entry:
        assert inside((entry["resource"]["x"] * 10, entry["resource"]["y"] * 10), REGIONS[territory])


def round_(at: dict[str, float], left: float, top: float, right: float, bottom: float) -> Box:
    return at["x"] + left, at["y"] + top, at["x"] + right, at["y"] + bottom


@pytest.mark.parametrize("language", ["en", "it"])
def test_nothing_lies_over_anything(language: str) -> None:
    """Armies, plates, resources, fleets, seals, odds and names on the fullest board; odds may lie on their own army.

    Words are measured in the browser: here a letter counts as 0.42 of its size.
    """
    boxes: dict[str, Box] = {}
    for k, entry in MAP["territories"].items():
        if k not in BARREN:
            boxes[f"{k} army"] = round_(entry["army"], -10.5, -10.5, 10.5, 10.5)
            boxes[f"{k} structure"] = round_(entry["structure"], -7, -7, 7, 7)
            boxes[f"{k} monument"] = round_(entry["monument"], -5, -7, 5, 7)
            boxes[f"{k} odds"] = round_(entry["odds"][language], -21, -7, 21, 7)
        if "resource" in entry:
            boxes[f"{k} resource"] = round_(entry["resource"], -6, -6, 6, 6)
    for k, entry in MAP["seas"].items():
        boxes[f"{k} fleet"] = round_(entry["fleet"], -9.5, -9, 9.5, 9)
    for k, entry in MAP["seals"].items():
        boxes[f"{k} seal"] = round_(entry, -13, -13, 13, 13)
    for kind, records in (("territories", TERRITORIES), ("seas", SEAS)):
        for k, entry in MAP[kind].items():
            name = entry["name"][language]
            assert " ".join(name["rows"]) == records[k]["name"][language]
            wide, high = 0.42 * name["size"] * max(map(len, name["rows"])), 0.8 * name["size"] * len(name["rows"])
            boxes[f"{k} name"] = round_(name, -wide / 2, -high / 2, wide / 2, high / 2)
            assert name["size"] >= 10
    _, _, width, height = MAP["viewBox"]
    for what, (left, top, right, bottom) in boxes.items():
        assert min(left, top, width - right, height - bottom) > 6, what
    clashes = [
        (one, other)
        for (one, a), (other, b) in combinations(boxes.items(), 2)
        if min(a[2], b[2]) - max(a[0], b[0]) > 1
        and min(a[3], b[3]) - max(a[1], b[1]) > 1
        and {one.replace("odds", "army"), other.replace("odds", "army")} != {one.replace("odds", "army")}
    ]
    assert not clashes


def test_seals_lie_near_their_areas() -> None:
    for k, at in MAP["seals"].items():
        here = at["x"] * 10, at["y"] * 10
        near = [
            math.inf if t.get("area") != k else min(distance(here, ring) for ring in REGIONS[i])
            for i, t in TERRITORIES.items()
        ]
        owner = next((t.get("area") for i, t in TERRITORIES.items() if inside(here, REGIONS[i])), k)
        assert owner == k
        assert min(near) < 500


def test_the_files_are_small_and_the_painting_is_sharp() -> None:
    DRAWN.check_files(most_json=220_000, most_painting=600_000)
