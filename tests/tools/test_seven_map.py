"""The drawn board of 7 Ages agrees with the data: exactly the listed pairs touch or are joined.

Everything is measured on the paths of map.json; the list of contacts in that file is compared, never trusted.
"""

from collections import defaultdict
from itertools import combinations, pairwise
from typing import Any

import pytest
import yaml

from tests.tools.drawn_map import OUTSIDE, ROOT, Corner, DrawnMap, area, distance, inside, length, points

DATA = ROOT / "src/saecula/games/seven_ages/data"
LEAST = 70  # tenths: a border shorter than this could not be seen
Box = tuple[float, float, float, float]  # units: left, top, right, bottom


def load(name: str) -> dict[str, Any]:
    records: dict[str, Any] = yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))
    return records


AREAS = {a["id"]: a for a in load("areas")["areas"]}
LANDS = {k for k, a in AREAS.items() if a["kind"] == "land"}
BORDERS = load("borders")
LISTED = {frozenset((b["a"], b["b"])) for b in BORDERS["borders"] if b["kind"] != "arrow"}
ARROWS = {frozenset((b["a"], b["b"])): b["via"] for b in BORDERS["borders"] if b["kind"] == "arrow"}
CANALS = {frozenset(c["connects"]): c["adjacent_land"] for c in BORDERS["canals"]}
CUT = {"north_pacific", "central_pacific", "south_pacific", "bering_sea", "arctic_ocean"}  # in two pieces
AROUND = {frozenset(("alaska", "chukotka"))}  # leaves the sheet in the west and comes in from the east

DRAWN = DrawnMap("seven_ages", "areas", "waste")
MAP = DRAWN.json
REGIONS = DRAWN.regions
WASTE = set(MAP["waste"])


def test_everything_is_drawn() -> None:
    assert set(MAP["areas"]) == set(AREAS)
    assert all((entry["kind"] == "land") == (k in LANDS) for k, entry in MAP["areas"].items())
    kinds = [a["kind"] for a in AREAS.values()]
    assert [kinds.count(kind) for kind in ("land", "sea", "ocean")] == [254, 57, 10]


def test_nothing_but_ice_and_an_island_belongs_to_nobody() -> None:
    """No filler keeps areas apart: where four meet, the data list a pair across."""
    assert {"ice", "east_ice", "novaya_zemlya"} >= WASTE


def test_regions_are_simple() -> None:
    """A land is one ring; a water may have islands, and the cut divides five."""
    for region, shape in REGIONS.items():
        DRAWN.check_simple(shape)
        assert region not in LANDS or len(shape) == 1, region
        outer = [ring for ring in shape if not any(inside(ring[0], [o]) for o in shape if o is not ring)]
        assert len(outer) == (2 if region in CUT else 1), region


def test_the_regions_cover_the_board_once() -> None:
    """A region on either side of every inner edge, and areas that add up: no gap, no overlap."""
    covered = 0.0
    for shape in REGIONS.values():
        holes = [ring for ring in shape if any(inside(ring[0], [o]) for o in shape if o is not ring)]
        covered += sum(area(r) for r in shape) - 2 * sum(area(r) for r in holes)
    assert covered == pytest.approx((DRAWN.right - DRAWN.left) * (DRAWN.bottom - DRAWN.top))
    for pair, shared in DRAWN.shared.items():
        if OUTSIDE in pair:
            for (ax, ay), (bx, by) in shared:
                assert (ax == bx and ax in (DRAWN.left, DRAWN.right)) or (ay == by and ay in (DRAWN.top, DRAWN.bottom))


def test_exactly_the_listed_pairs_touch() -> None:
    touching = {p: shared for p, shared in DRAWN.shared.items() if not p & (WASTE | {OUTSIDE})}
    assert set(touching) == LISTED
    assert not {tuple(sorted(p)): length(shared) for p, shared in touching.items() if length(shared) < LEAST}


def test_nothing_else_touches_even_in_a_point() -> None:
    around: dict[Corner, set[str]] = defaultdict(set)
    for k, shape in REGIONS.items():
        for ring in shape:
            for point in ring:
                around[point].add(k)
    wrong = [
        (at, pair)
        for at, who in around.items()
        for pair in combinations(sorted(who - WASTE), 2)
        if frozenset(pair) not in LISTED
    ]
    assert not wrong


def test_arrows_and_canals_are_links_over_what_the_data_say() -> None:
    links = {frozenset((w["a"], w["b"])): w for w in MAP["links"]}
    assert {p for p, w in links.items() if w["kind"] == "arrow"} == set(ARROWS)
    assert {p for p, w in links.items() if w["kind"] == "canal"} == set(CANALS)
    for pair, link in links.items():
        ways = [points(path) for path in link["paths"]]
        assert len(ways) == (2 if pair in AROUND else 1)
        ends = [(link["a"], ways[0][0]), (link["b"], ways[-1][0] if pair in AROUND else ways[-1][-1])]
        for place, end in ends:
            assert min(distance(end, ring) for ring in REGIONS[place]) < 40, (pair, place)
        over = {*pair, *(ARROWS.get(pair) or CANALS[pair])}
        for way in ways:
            for p, q in pairwise(way):
                middle = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
                found = {k for k in AREAS if inside(middle, REGIONS[k])}
                assert found <= over, (pair, found)


def test_the_list_of_contacts_is_what_is_drawn() -> None:
    assert {frozenset((a, b)) for a, others in MAP["contacts"].items() for b in others} == {
        p for p in DRAWN.shared if OUTSIDE not in p
    }


def test_what_grows_on_a_land_stands_on_it() -> None:
    assert set(MAP["growth"]) <= LANDS
    for k, entry in MAP["growth"].items():
        variants = len(MAP["glyphs"][entry["glyph"]])
        at = entry["at"]
        for x, y, variant, size in zip(at[::4], at[1::4], at[2::4], at[3::4], strict=True):
            assert inside((x * 10, y * 10), REGIONS[k]), (k, x, y)
            assert variant in range(variants)
            assert 0.3 < size < 1.2


def test_rivers_are_those_of_the_data() -> None:
    rivers = {frozenset((b["a"], b["b"])) for b in BORDERS["borders"] if b.get("river")}
    assert {frozenset(pair) for pair in MAP["rivers"]} == rivers
    assert rivers <= LISTED


def test_pieces_stand_in_their_own_area() -> None:
    for k, entry in MAP["areas"].items():
        anchor = entry["anchor"]
        at = anchor["x"] * 10, anchor["y"] * 10
        assert inside(at, REGIONS[k]), k
        assert min(distance(at, ring) for ring in REGIONS[k]) == pytest.approx(anchor["r"] * 10, abs=12), k
        for place in (*entry["spots"], *([entry["resource"]] if "resource" in entry else [])):
            assert inside((place["x"] * 10, place["y"] * 10), REGIONS[k]), k
        assert ("resource" in entry) == bool(AREAS[k]["resources"]), k
        assert entry["spots"], k


def around_(at: dict[str, float], wide: float, high: float) -> Box:
    return at["x"] - wide / 2, at["y"] - high / 2, at["x"] + wide / 2, at["y"] + high / 2


@pytest.mark.parametrize("language", ["en", "it"])
def test_nothing_lies_over_anything(language: str) -> None:
    """Names, places for pieces and resources. Words are measured in the browser: here a letter is 0.42 of its size."""
    boxes: dict[str, Box] = {}
    for k, entry in MAP["areas"].items():
        name = entry["name"][language]
        letters = len(AREAS[k]["name"][language]) / name["rows"]
        assert name["size"] >= (7.2 if k in LANDS else 6.6)
        boxes[f"{k} name"] = around_(name, 0.42 * letters * name["size"], 0.85 * name["size"] * name["rows"])
        for i, place in enumerate(entry["spots"]):
            boxes[f"{k} {i}"] = around_(place, entry["side"] - 1, entry["side"] - 1)
        if "resource" in entry:
            boxes[f"{k} resource"] = around_(entry["resource"], 7, 7)
    _, _, width, height = MAP["viewBox"]
    for what, (left, top, right, bottom) in boxes.items():
        assert min(left, top, width - right, height - bottom) > 6, what
    cells: dict[tuple[int, int], list[str]] = defaultdict(list)
    for what, (left, top, right, bottom) in boxes.items():
        for i in range(int(left // 80), int(right // 80) + 1):
            for j in range(int(top // 80), int(bottom // 80) + 1):
                cells[i, j].append(what)
    clashes = {
        (one, other)
        for found in cells.values()
        for one, other in combinations(found, 2)
        if min(boxes[one][2], boxes[other][2]) - max(boxes[one][0], boxes[other][0]) > 1
        and min(boxes[one][3], boxes[other][3]) - max(boxes[one][1], boxes[other][1]) > 1
    }
    assert not clashes


def test_the_files_are_small_and_the_painting_is_sharp() -> None:
    DRAWN.check_files(most_json=400_000, most_painting=600_000, painting="world.webp")
    assert (DRAWN.folder / "small.webp").stat().st_size < 20_000
    assert (DRAWN.folder / "board.webp").stat().st_size < 160_000
