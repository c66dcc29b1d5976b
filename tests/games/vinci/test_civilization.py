"""VI-3: choosing a civilization."""

from __future__ import annotations

import pytest

from saecula.games.vinci import game
from saecula.games.vinci.civilization import draw_groups
from saecula.games.vinci.components import GROUP_NAMES
from saecula.games.vinci.state import CHOOSING, Vinci
from tests.games.vinci.given import (
    chooser,
    empire,
    given,
    hand,
    holder,
    keep_placing,
    offered,
    on_offer,
    phase,
    play,
    refused,
    score,
    tiles_of,
    waiting,
)
from tests.rules import rule

SIX = [
    ("weapons", "militia"),
    ("astronomy", "mountain_skill"),
    ("heritage", "currency"),
    ("barbarians", "specialization"),
    ("slavery", "slavery"),
    ("mining_decline", "mining_active"),
]


def choosing(points: int = 10, counters: tuple[int, ...] = (), seats: int = 3) -> Vinci:
    """Red has declined and is to choose a civilization."""
    state = given(empire("red", hand=2), scores={"red": points}, counters=counters, offer=SIX, seats=seats)
    return play(state, "decline")


@rule("VI-3.1")
def test_a_civilization_is_chosen_in_the_opening_round_and_after_a_decline() -> None:
    assert phase(game.new(3, 1)) == "Choosing"
    assert phase(choosing()) == "Choosing"
    s = play(given(empire("red", tiles=["renaissance"], hand=1)), "expand", "done", "done", "decline")
    assert phase(s) == "Choosing"
    s = play(given(empire("red", hand=1)), "expand")
    assert "choose I" not in offered(s)
    assert refused(s, "choose I") == "VI-6.2"


@rule("VI-3.2")
@pytest.mark.parametrize("group", range(6))
def test_a_group_costs_two_points_for_each_one_skipped(group: int) -> None:
    s = play(choosing(), f"choose {GROUP_NAMES[group]}")
    assert score(s) == 10 - 2 * group
    assert s.counters == [1] * group + [0] * (6 - group)
    assert tiles_of(s) == set(SIX[group])


@rule("VI-3.3")
@pytest.mark.parametrize("points", range(12))
def test_only_groups_that_can_be_paid_in_full_are_offered(points: int) -> None:
    s = choosing(points)
    affordable = [name for k, name in enumerate(GROUP_NAMES) if 2 * k <= points]
    assert offered(s, "choose") == set(affordable)
    for name in GROUP_NAMES[len(affordable) :]:
        assert refused(s, f"choose {name}") == "VI-3.3"


@rule("VI-3.3")
def test_the_price_is_paid_before_the_bonus_is_received() -> None:
    s = choosing(1, counters=(0, 5))
    assert offered(s, "choose") == {"I"}


@rule("VI-3.3")
def test_an_empty_position_cannot_be_chosen() -> None:
    s = play(choosing(), "choose I")
    s.goto(CHOOSING, 0)  # as if the next player had to choose before tiles are drawn
    assert "VI" not in offered(s, "choose")
    assert refused(s, "choose VI") == "VI-3.3"


@rule("VI-3.4")
def test_counters_on_the_chosen_group_are_worth_two_points_each_and_go() -> None:
    s = play(choosing(4, counters=(1, 3, 2)), "choose II")
    assert score(s) == 4 - 2 + 6
    assert s.counters == [2, 2, 0, 0, 0, 0]


@rule("VI-3.5")
def test_groups_to_the_right_of_the_gap_move_up_with_their_counters() -> None:
    s = play(choosing(10, counters=(1, 2, 3, 4, 5, 6)), "choose III")
    assert on_offer(s) == [SIX[0], SIX[1], SIX[3], SIX[4], SIX[5]]
    assert s.counters == [2, 3, 4, 5, 6, 0]
    bag = sum(s.bag)
    play(s, "done")
    assert on_offer(s)[:5] == [SIX[0], SIX[1], SIX[3], SIX[4], SIX[5]]
    assert len(on_offer(s)) == 6
    assert sum(s.bag) == bag - 2


@rule("VI-3.5")
def test_new_tiles_are_drawn_only_after_the_choice_is_confirmed() -> None:
    s = play(choosing(), "choose I")
    assert len(on_offer(s)) == 5
    assert offered(s) == {"done"}
    assert refused(s, "choose II") == "VI-3.2"
    reveals = s.reveals
    play(s, "done")
    assert s.reveals == reveals + 2


@rule("VI-3.5")
def test_without_two_tiles_in_the_bag_the_last_position_stays_empty() -> None:
    s = play(choosing(), "choose I")
    for left, groups in ((0, 5), (1, 5), (2, 6)):
        s.bag = [left] + [0] * 25
        draw_groups(s)
        assert len(on_offer(s)) == groups


@rule("VI-3.6")
@pytest.mark.parametrize(("seats", "extra"), [(3, 8), (4, 6), (5, 4), (6, 3)])
def test_tokens_are_the_red_numbers_and_the_extra_tokens(seats: int, extra: int) -> None:
    s = play(choosing(seats=seats), "choose II")
    assert hand(s) == 5 + 4 + extra


@rule("VI-3.6")
def test_specialization_doubles_the_other_red_number_and_adds_one() -> None:
    s = play(choosing(), "choose IV")
    assert hand(s) == 2 * 6 + 1 + 8


@rule("VI-3.6")
def test_two_specializations_give_one_token_and_no_ability() -> None:
    s = given(waiting("red", tiles=["specialization", "specialization"]), options={"tile_mix": "first_printing"})
    assert hand(s) == 1 + 8
    keep_placing(play(s, "expand", "conquer volga", "done"), "volga")
    play(s, "done")
    assert score(s) == 10 + 1
    assert chooser(s) == "blue"


@rule("VI-3.7")
def test_a_civilization_receives_no_further_tokens() -> None:
    s = given(empire("red", at={"volga": 4}, tiles=["weapons", "currency"]))
    for _ in range(3):
        play(s, "expand")
        assert hand(s) == 3
        keep_placing(play(s, "done"), "volga")
        play(s, "done", *["expand", "done", "done"] * 2)
    assert s.strength[0] == 4


@rule("VI-3.8")
def test_the_new_civilization_waits_off_the_map_and_must_enter_next_turn() -> None:
    s = play(choosing(), "choose I", "done")
    assert not s.held[0]
    assert hand(s) == 3 + 3 + 8
    play(s, *["expand", "done", "done"] * 2)
    assert chooser(s) == "red"
    assert offered(s) == {"expand"}
    play(s, "expand")
    assert "done" not in offered(s)
    play(s, "conquer volga")
    assert holder(s, "volga") == "red"


@rule("VI-3.9")
def test_counters_belong_to_nobody_and_the_new_pair_has_none() -> None:
    s = choosing(10, counters=(30, 0, 0, 0, 0, 7))
    strength = list(s.strength)
    play(s, "choose V", "done")
    assert s.counters == [31, 1, 1, 1, 7, 0]  # a skipped group has its counter before the groups move
    assert s.strength[1:] == strength[1:]


@rule("VI-3.9")
def test_tiles_just_returned_can_come_back_at_once() -> None:
    came_back = set()
    for seed in range(60):
        s = given(empire("red", tiles=["heritage", "heritage"], hand=1), offer=[("weapons", "weapons")], seed=seed)
        play(s, "decline", "choose I", "done")
        came_back |= set(on_offer(s)[5]) & {"heritage"}
    assert came_back
