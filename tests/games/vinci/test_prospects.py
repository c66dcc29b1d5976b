"""What the evaluation expects a player to make, between turns."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from saecula.data import WeightSet, read_tables
from saecula.games.vinci import game, prospects
from saecula.games.vinci.components import INDEX, NEIGHBOURS
from saecula.games.vinci.evaluate import COUNT, FEATURES, between_turns, expand_or_decline
from saecula.games.vinci.state import DECLINE, DONE, EXPAND, EXPANSION, FORTIFYING, Vinci
from saecula.kernel.dealing import things_in
from saecula.kernel.errors import SaeculaError
from tests.games.vinci.given import cost, declining, empire, given, play, waiting


def campaign(state: Vinci, seat: int, tokens: int) -> list[float]:
    found = [0.0, 0.0]
    prospects.campaign(state, seat, tokens, found, 0)
    return found


def thing(state: Vinci, seat: int, name: str) -> float:
    return prospects.describe(state, seat)[prospects.THINGS.index(name)]


def test_the_weights_have_a_table_for_everything_and_nothing_else() -> None:
    path = Path(game.folder, "weights", "3.yaml")
    names = [*prospects.THINGS, *prospects.ACTIVE_TILES, *prospects.NEW_TILES, prospects.ENDING]
    assert list(msgspec.yaml.decode(path.read_bytes(), type=WeightSet).tables) == names
    assert len(prospects.PART) == prospects.COUNT


def test_a_table_of_the_wrong_length_is_refused_and_a_missing_one_counts_nothing(tmp_path: Path) -> None:
    path = tmp_path / "3.yaml"
    path.write_text("made: x\nweights: {}\ntables: {turn: [1.0, 2.0, 3.0], sails: [1.0, 1.0, 1.0]}\n")
    assert read_tables(str(path), ["forts", "turn"], 3) == [[0.0] * 3, [1.0, 2.0, 3.0]]
    path.write_text("made: x\nweights: {}\ntables: {turn: [1.0]}\n")
    with pytest.raises(SaeculaError, match="table 'turn' has 1 numbers; it must have 3"):
        read_tables(str(path), ["turn"], 3)


def test_a_campaign_conquers_what_its_tokens_can_pay_for() -> None:
    s = given(empire("red", at="castile", hand=9))
    cheapest = min(cost(s, name) for name in INDEX if NEIGHBOURS[INDEX["castile"]] >> INDEX[name] & 1)
    assert campaign(s, 0, cheapest - 1) == [0.0, 0.0]
    assert campaign(s, 0, cheapest)[1] == 1.0
    provinces = [campaign(s, 0, tokens)[1] for tokens in range(20)]
    assert provinces == sorted(provinces)
    assert provinces[-1] >= 4


def test_a_new_civilization_campaigns_from_where_it_may_enter() -> None:
    s = given(waiting("red", ["weapons", "barbarians"]), empire("blue", at="castile"))
    assert thing(s, 0, "new") == 1.0
    assert thing(s, 0, "active_points") == 0.0
    assert thing(s, 0, "new_campaign_provinces") >= 3.0
    assert thing(s, 1, "new") == 0.0
    assert thing(s, 1, "active_provinces") == 1.0


def test_provinces_are_counted_by_what_their_neighbours_need_for_them() -> None:
    near = next(name for name in INDEX if NEIGHBOURS[INDEX["castile"]] >> INDEX[name] & 1)
    s = given(empire("red", at={"castile": 3}), empire("blue", at=near))
    price = min(max(cost(s, near), 2), 6)
    assert thing(s, 1, f"open_to_{price}") > 0.0
    alone = given(empire("red", at={"castile": 3}))
    assert all(thing(alone, 0, f"open_to_{n}") == 0.0 for n in range(2, 7))
    old = given(empire("red", at={"castile": 3}), declining("blue", near))
    assert sum(thing(old, 1, f"left_to_{n}") for n in range(2, 5)) > 0.0


def test_turns_that_are_left() -> None:
    s = given(empire("red", at="castile"), turn="blue", order=["red", "blue", "green"], round=5)
    red, blue, green = (prospects.turns_left(s, seat, 50) for seat in range(3))
    assert blue == green == red + 1.0
    assert red > 1.0
    s.triggered = True
    assert [prospects.turns_left(s, seat, 50) for seat in range(3)] == [0.0, 1.0, 1.0]
    assert prospects.expected(s, 0, 0.0) == [0.0] * len(prospects.PARTS)


def test_points_of_this_turn_count_before_and_after_they_are_scored() -> None:
    s = given(empire("red", at=["castile", "lusitania"]))
    play(s, "expand", "done")
    assert s.frame(0) == FORTIFYING
    before = prospects.outlook(s, 0)
    s.play(0, DONE.base)
    assert prospects.outlook(s, 0) == pytest.approx(before)


def test_between_turns_the_parts_count_and_nothing_else() -> None:
    pick = random.Random(5)
    state = game.new(4, 5)
    seen = 0
    weights = game.weight_sets()["3"]
    while not state.over:
        if pick.random() < 0.05:
            for seat in range(4):
                found = game.features(state, seat)
                ahead = [f for name, f in zip(FEATURES, found, strict=True) if name in (*prospects.PARTS, "rivals")]
                if between_turns(state):
                    assert [found[0], *ahead] == pytest.approx(prospects.outlook(state, seat))
                    assert not any(found[1 : COUNT - len(ahead)])
                    seen += 1
                else:
                    assert not any(ahead)
                assert game.weigh(state, seat, weights) == pytest.approx(game.evaluate(state, seat))
        state.play(state.actors[0], pick.choice(state.legal(state.actors[0])))
    assert seen > 20
    best = state.scores.index(max(state.scores))
    assert [game.evaluate(state, seat) > 0 for seat in range(4)] == [seat == best for seat in range(4)]


def test_a_spent_empire_declines_and_a_fresh_one_does_not() -> None:
    good = [("barbarians", "weapons")]
    scores = {"red": 60, "blue": 62, "green": 58}
    spent = given(empire("red", at=["castile"]), round=6, offer=good, scores=scores)
    assert expand_or_decline(spent, 0) == DECLINE.base
    around = [list(INDEX)[p] for p in things_in(NEIGHBOURS[INDEX["castile"]])]
    large = empire("red", at=["castile", *around], tiles=["weapons", "medicine"], hand=12)
    fresh = given(large, round=6, offer=[("heritage", "renaissance")], scores=scores)
    assert expand_or_decline(fresh, 0) == EXPAND.base
    new = given(waiting("red", ["weapons", "mining_active"]), round=4)
    assert expand_or_decline(new, 0) == EXPAND.base
    play(fresh, "expand")
    assert fresh.frame(0) == EXPANSION
    assert not between_turns(fresh)
