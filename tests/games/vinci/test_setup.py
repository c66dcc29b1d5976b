"""VI-1 and VI-2: players, components, information, set-up."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from saecula import SaeculaError
from saecula.games.vinci import game
from saecula.games.vinci.components import NAMES, borders, provinces, seas, tiles
from saecula.games.vinci.tiles import KIND_NAMES, KINDS
from saecula.kernel.chance import Chance, seed_key
from tests.games.vinci.given import (
    cost,
    empire,
    empty,
    expanding,
    fort,
    given,
    hand,
    has_fort,
    keep_placing,
    on_offer,
    phase,
    play,
    play_any,
    realm,
    tokens,
)
from tests.rules import rule

# ---------------------------------------------------------------------------------------------------- components


@rule("VI-1.1")
def test_three_to_six_players_and_one_or_two_with_virtual_ones() -> None:
    assert game.seat_counts == [1, 2, 3, 4, 5, 6]
    assert [game.new(n, 1).players for n in game.seat_counts] == [4, 4, 3, 4, 5, 6]
    for wrong in (0, 7):
        with pytest.raises(SaeculaError):
            game.new(wrong, 1)


@rule("VI-1.3")
def test_tokens_are_never_a_limit() -> None:
    s = expanding(empire("red", at={"volga": 30}, hand=25))
    assert hand(s) == 54
    keep_placing(play(s, "done"), "volga")
    assert tokens(s, "volga") == 55


@rule("VI-1.3")
def test_forts_are_never_a_limit() -> None:
    everywhere = [name for name in NAMES if name != "urals"]
    s = expanding(empire("red", at=NAMES, tiles=["fortification"]), fort(*everywhere))
    play(s, "done", "fort urals", "done")
    assert all(has_fort(s, name) for name in NAMES)


@rule("VI-1.4")
def test_52_tiles_two_of_each_kind_but_three_barbarians_and_one_specialization() -> None:
    assert KINDS == 26
    odd = {"barbarians": 3, "specialization": 1}
    assert {tile.id: tile.copies for tile in tiles} == {name: odd.get(name, 2) for name in KIND_NAMES}
    assert sum(game.new(3, 1).copies) == 52
    first = game.new(3, 1, {"tile_mix": "first_printing"})
    assert first.copies == [2] * 26


@rule("VI-1.5")
def test_45_provinces_and_12_sea_zones() -> None:
    assert (len(provinces), len(seas)) == (45, 12)
    assert Counter(p.terrain for p in provinces)["mountain"] == 12
    assert {p.terrain for p in provinces} == {"field", "pasture", "forest", "mountain", "hill"}
    assert any(p.mine for p in provinces)
    assert any(p.port for p in provinces)


@rule("VI-1.5")
@pytest.mark.parametrize("tile", ["agriculture_active", "livestock_active"])
def test_a_hill_is_ordinary_ground_without_a_tile_of_its_own(tile: str) -> None:
    s = expanding(empire("red", at="hellas", tiles=[tile], hand=2), empty("thrace"))
    assert cost(s, "thrace") == 2
    keep_placing(play(s, "conquer thrace", "done"), "hellas")
    play(s, "done")
    assert s.score[0] == 10 + 2  # two hills, nothing more


def test_the_map_is_consistent() -> None:
    by_name = {p.id: p for p in provinces}
    zones = {sea.id: sea for sea in seas}
    for p in provinces:
        assert sorted(p.seas) == sorted(sea.id for sea in seas if p.id in sea.provinces)
        assert p.coastal or not p.seas
        assert p.coastal or not p.port
        by_edge = bool(p.board_edges)
        by_sea = any(zones[sea].touches_edge for sea in p.seas)
        expected = {(1, 1): "edge_and_sea", (1, 0): "edge", (0, 1): "sea", (0, 0): "none"}[by_edge, by_sea]
        assert p.entry == expected, p.id
        assert p.neutral == int(p.terrain != "mountain")
    for sea in seas:
        for other in sea.adjacent_seas:
            assert sea.id in zones[other].adjacent_seas
            assert other != sea.id
    for border in borders:
        assert border.a != border.b
        assert border.land or border.coast
        assert not border.coast or (by_name[border.a].coastal and by_name[border.b].coastal)


# --------------------------------------------------------------------------------------------------- information


@rule("VI-1.6")
def test_everybody_sees_the_same() -> None:
    s = game.new(4, 3)
    play_any(s, Chance(seed_key(1)), 200)
    seen = [game.view(s, seat) for seat in (0, 1, 2, 3)]
    for view in seen:
        del view["seat"]
    assert all(json.dumps(view) == json.dumps(seen[0]) for view in seen)
    assert sum(seen[0]["bag"].values()) == sum(s.bag)
    for key in ("players", "provinces", "offer"):
        assert seen[0][key]
    assert seen[0]["players"][2]["hand"] == s.hand[2]
    assert [group["counters"] for group in seen[0]["offer"]] == s.counters


@rule("VI-1.6")
def test_the_order_in_the_bag_is_nowhere() -> None:
    """Two games that differ only in their dice look alike until a tile is drawn, and then differ."""
    drawn = set()
    for seed in range(8):
        s = game.new(3, 5).determinize(0, seed)
        seat = s.actors[0]
        before = game.view(s, 0)
        play(s, "choose I", "done")
        drawn.add(on_offer(s)[5])
        assert before == game.view(game.new(3, 5), 0)
        assert seat == game.new(3, 5).actors[0]
    assert len(drawn) > 1


@rule("VI-1.6")
def test_no_two_choose_at_the_same_time() -> None:
    s = game.new(5, 2)
    chance = Chance(seed_key(2))
    for _ in range(300):
        assert len(s.actors) == 1
        play_any(s, chance, 1)


@rule("VI-1.7")
def test_only_drawing_tiles_is_left_to_chance_among_people() -> None:
    s = game.new(4, 11)
    chance = Chance(seed_key(3))
    while not s.over:
        drawn, choosing = s.drawn, phase(s) == "Choosing" and s.frame(2) == 1
        play_any(s, chance, 1)
        assert (s.drawn > drawn) == choosing


# -------------------------------------------------------------------------------------------------------- set-up


@rule("VI-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_starts_with_ten_points(seats: int) -> None:
    s = game.new(seats, 1)
    assert s.scores == [10] * seats
    colours = [player["colour"] for player in game.view(s, 0)["players"]]
    assert len(set(colours)) == seats


@rule("VI-2.2")
def test_a_neutral_token_on_every_province_but_mountains() -> None:
    s = game.new(3, 1)
    mountains = {p.id for p in provinces if p.terrain == "mountain"}
    assert realm(s, "empty") == mountains
    assert realm(s, "neutral") == set(NAMES) - mountains
    assert all(tokens(s, name) == (name not in mountains) for name in NAMES)


@rule("VI-2.3")
def test_six_pairs_are_drawn_and_40_tiles_stay_in_the_bag() -> None:
    s = game.new(3, 1)
    assert len(on_offer(s)) == 6
    assert sum(s.bag) == 40
    assert s.counters == [0] * 6
    assert len({tuple(on_offer(game.new(3, seed))) for seed in range(20)}) == 20


@rule("VI-2.4")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60):
        s = game.new(4, seed)
        first = s.order[0]
        assert s.order == [(first + i) % 4 for i in range(4)]
        assert s.actors == (first,)
        firsts[first] += 1
    assert min(firsts[seat] for seat in range(4)) > 3


@rule("VI-2.5")
def test_in_the_opening_round_everybody_only_chooses() -> None:
    s = game.new(4, 1)
    order = s.order
    for seat in order:
        assert s.actors == (seat,)
        assert s.round == 0
        assert phase(s) == "Choosing"
        play(s, "choose I", "done")
    assert s.round == 1
    assert s.actors == (order[0],)
    assert phase(s) == "Turn"
    assert s.scores == [10] * 4
    assert not any(realm(s, who) for who in ("red", "blue", "green", "yellow"))


@rule("VI-2.5")
def test_the_opening_round_cannot_end_the_game() -> None:
    s = given(counters=[10], options={"victory_points": 30}, round=0)
    s.goto(0, 0)  # red chooses in the opening round, from a group with ten counters
    play(s, "choose I")
    assert s.score[0] == 30
    assert not s.triggered
