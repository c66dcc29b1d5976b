"""VI-7: cohesion and reorganization."""

from __future__ import annotations

from itertools import combinations

import pytest

from saecula.games.vinci.components import INDEX, NEIGHBOURS
from saecula.games.vinci.state import Vinci
from tests.games.vinci.given import (
    cost,
    declining,
    empire,
    expanding,
    fort,
    given,
    hand,
    has_fort,
    holder,
    keep_placing,
    offered,
    phase,
    play,
    realm,
    refused,
    score,
    tokens,
    waiting,
)
from tests.rules import rule

CHAIN = ["lusitania", "castile", "tarraco", "narbonensis", "north_italy", "apennines", "magna_graecia"]


def connected(names: tuple[str, ...]) -> bool:
    found = {names[0]}
    while True:
        more = {n for n in names if any(NEIGHBOURS[INDEX[n]] >> INDEX[f] & 1 for f in found)} | found
        if more == found:
            return len(found) == len(names)
        found = more


@rule("VI-7.1", "VI-8.12")
@pytest.mark.parametrize(("tiles", "extra"), [(["field_general"], 7), (["field_general", "specialization"], 14)])
def test_field_generals_tokens_leave_first(tiles: list[str], extra: int) -> None:
    s = expanding(empire("red", at={"castile": 5}, tiles=tiles))
    assert hand(s) == 4 + extra
    play(s, "conquer tarraco", "conquer lusitania", "done")
    assert phase(s) == "Placement"
    assert hand(s) == 2  # five tokens, three provinces
    keep_placing(s, "castile")
    assert [tokens(s, p) for p in ("castile", "tarraco", "lusitania")] == [3, 1, 1]


@rule("VI-7.1")
def test_they_leave_before_the_shortage_is_looked_at() -> None:
    s = expanding(empire("red", at={"castile": 2}, tiles=["field_general"]))
    play(s, "conquer tarraco", "conquer lusitania", "done")
    assert phase(s) == "Shortage"


@rule("VI-7.2", "VI-7.3")
def test_an_active_empire_in_parts_must_keep_one() -> None:
    s = expanding(empire("red", at={"castile": 2, "baetica": 1, "polonia": 3}))
    play(s, "done")
    assert phase(s) == "Cohesion"
    assert offered(s) == {"keep castile", "keep polonia"}
    assert refused(s, "keep baetica") == "VI-7.3"  # part of castile's
    assert refused(s, "keep volga") == "VI-7.3"
    assert refused(s, "done") == "VI-7.3"
    play(s, "keep polonia")
    assert realm(s, "red") == {"polonia"}
    assert tokens(s, "polonia") == 6
    assert (holder(s, "castile"), holder(s, "baetica")) == ("empty", "empty")


@rule("VI-7.2", "VI-8.23")
@pytest.mark.parametrize(
    ("tiles", "at", "cohesive"),
    [
        ([], ["ireland", "sicily"], False),
        (["messengers"], ["ireland", "volga"], True),
        (["astronomy"], ["ireland", "sicily"], True),  # Atlantic - Western Mediterranean
        (["astronomy"], ["ireland", "polonia"], False),  # the Baltic is closed
        (["astronomy"], ["sweden", "polonia"], True),  # but links its own shores
        (["astronomy"], ["ireland", "castile"], False),  # castile has no coast
        (["heritage"], ["ireland", "sicily"], False),
    ],
)
def test_who_is_exempt_from_cohesion(tiles: list[str], at: list[str], cohesive: bool) -> None:
    s = play(expanding(empire("red", at=at, tiles=tiles)), "done")
    assert (phase(s) == "Fortifying") == cohesive


@rule("VI-7.2")
def test_declining_empires_are_exempt() -> None:
    s = given(empire("red", at="castile"), declining("red", at=["ireland", "volga"]))
    play(s, "expand", "done", "done")
    assert realm(s, "red declining") == {"ireland", "volga"}


@rule("VI-7.2")
def test_an_empire_split_by_an_enemy_can_reunite_in_its_own_turn() -> None:
    s = given(empire("blue", at={"castile": 5, "narbonensis": 1}), empire("red", at="volga"), turn="red")
    play(s, "expand", "done", "done")
    assert realm(s, "blue") == {"castile", "narbonensis"}  # nothing happens in red's turn
    play(s, "expand", "conquer tarraco", "done")
    keep_placing(s, "castile")
    assert realm(s, "blue") == {"castile", "tarraco", "narbonensis"}


@rule("VI-7.3")
def test_enough_tokens_and_one_part_leave_no_choice() -> None:
    s = play(expanding(empire("red", at=["castile", "tarraco"])), "done")
    assert phase(s) == "Fortifying"
    assert realm(s, "red") == {"castile", "tarraco"}


@rule("VI-7.3", "VI-7.7")
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_exactly_the_connected_subsets_of_as_many_provinces_as_tokens_can_be_kept(kept: int) -> None:
    """A ring with tails, so that giving up in the wrong order would cut it."""
    at = ["castile", "tarraco", "lusitania", "baetica", "narbonensis"]
    reached: set[tuple[str, ...]] = set()
    stack = [shortage(at, kept)]
    while stack:
        s = stack.pop()
        if phase(s) != "Shortage":
            assert len(realm(s, "red")) == kept
            reached.add(tuple(sorted(realm(s, "red"))))
            continue
        stack += [play(s.clone(), f"give_up {p}") for p in offered(s, "give_up")]
    assert reached == {c for c in combinations(sorted(at), kept) if connected(c)}


def shortage(at: list[str], tokens_left: int, tiles: tuple[str, ...] = ()) -> Vinci:
    """Red holds these provinces, but has too few tokens: all others were taken for nothing."""
    s = given(empire("red", at=dict.fromkeys(at, 1), tiles=tiles), turn="red")
    play(s, "expand")
    for p in at[tokens_left:]:
        s.tokens[INDEX[p]] = 0
        s.strength[0] -= 1
    return play(s, "done")


@rule("VI-7.3", "VI-7.7")
def test_a_province_that_holds_the_empire_together_cannot_be_given_up() -> None:
    s = shortage(CHAIN, 5)
    assert offered(s, "give_up") == {"lusitania", "magna_graecia"}
    assert refused(s, "give_up narbonensis") == "VI-7.3"
    assert refused(s, "give_up volga") == "VI-7.3"
    assert refused(s, "done") == "VI-7.3"
    play(s, "give_up lusitania")
    assert offered(s, "give_up") == {"castile", "magna_graecia"}
    play(s, "give_up magna_graecia")
    assert phase(s) == "Fortifying"
    assert realm(s, "red") == set(CHAIN[1:6])


@rule("VI-7.3")
def test_messengers_may_give_up_any() -> None:
    s = shortage(CHAIN, 5, ("messengers",))
    assert offered(s, "give_up") == set(CHAIN)


@rule("VI-7.3")
def test_first_a_part_is_kept_and_then_provinces_given_up() -> None:
    s = shortage(["castile", "tarraco", "lusitania", "volga"], 2)
    assert offered(s) == {"keep lusitania", "keep volga"}
    one = play(s.clone(), "keep volga")
    assert (phase(one), tokens(one, "volga")) == ("Fortifying", 2)
    play(s, "keep lusitania")
    assert offered(s) == {"give_up tarraco", "give_up lusitania"}  # without castile the two would not touch


@rule("VI-7.3")
@pytest.mark.parametrize("at", [["castile"], ["castile", "volga"], ["castile", "tarraco"]])
def test_without_tokens_nothing_is_kept(at: list[str]) -> None:
    s = shortage(at, 0)
    assert realm(s, "red") == set()
    assert phase(s) == "Fortifying"
    assert score(play(s, "done")) == 10


@rule("VI-7.4")
def test_all_tokens_are_placed_with_at_least_one_in_each_province() -> None:
    s = expanding(empire("red", at={"castile": 1, "tarraco": 1, "lusitania": 1}, hand=4))
    play(s, "done")
    assert [tokens(s, p) for p in ("castile", "tarraco", "lusitania")] == [1, 1, 1]
    assert offered(s) == {"place castile", "place tarraco", "place lusitania"}
    assert refused(s, "done") == "VI-7.4"
    assert refused(s, "place volga") == "VI-7.4"
    play(s, "place tarraco", "place tarraco", "place tarraco", "place lusitania")
    assert [tokens(s, p) for p in ("castile", "tarraco", "lusitania")] == [1, 4, 2]
    assert (hand(s), phase(s)) == (0, "Fortifying")


@rule("VI-7.5")
def test_provinces_not_kept_are_empty_and_lose_their_forts() -> None:
    s = expanding(empire("red", at={"castile": 2, "polonia": 2}), fort("polonia"), empire("blue", at="saxony"))
    play(s, "done", "keep castile")
    assert holder(s, "polonia") == "empty"
    assert tokens(s, "polonia") == 0
    assert not has_fort(s, "polonia")
    keep_placing(s, "castile")
    play(s, "done", "expand")
    assert cost(s, "polonia", by="blue") == 2


@rule("VI-7.6", "VI-8.13")
def test_forts_come_after_the_tokens() -> None:
    s = expanding(empire("red", at={"castile": 3}, tiles=["fortification"]))
    assert refused(s, "fort castile") == "VI-6.2"
    play(s, "done")
    assert phase(s) == "Fortifying"
    assert offered(s) == {"fort castile", "done"}
    play(s, "fort castile")
    assert has_fort(s, "castile")
    assert offered(s) == {"done"}
    assert refused(s, "fort castile") == "VI-8.13"


@rule("VI-7.6")
def test_without_fortification_there_are_no_forts() -> None:
    s = play(expanding(empire("red", at={"castile": 3}, tiles=["weapons"])), "done")
    assert offered(s) == {"done"}
    assert refused(s, "fort castile") == "VI-8.13"


@rule("VI-7.8")
def test_without_a_province_all_tokens_stay_in_hand() -> None:
    s = play(expanding(empire("red", at={"castile": 3}, hand=2)), "abandon castile", "done")
    assert (hand(s), phase(s)) == (5, "Fortifying")
    s = play(expanding(waiting("red", hand=1)), "done")
    assert (hand(s), phase(s)) == (1, "Fortifying")


@rule("VI-7.8")
def test_with_a_province_the_hand_is_empty_after_reorganization() -> None:
    s = play(expanding(empire("red", at={"castile": 3}, hand=2)), "done")
    assert (hand(s), tokens(s, "castile")) == (0, 5)


@rule("VI-7.9")
def test_a_worse_part_may_be_kept_but_nothing_inside_it_is_given_up_freely() -> None:
    s = expanding(empire("red", at={"castile": 1, "tarraco": 1, "lusitania": 1, "urals": 1}))
    play(s, "done")
    assert offered(s) == {"keep lusitania", "keep urals"}
    poor = play(s.clone(), "keep urals")
    assert realm(poor, "red") == {"urals"}
    play(s, "keep lusitania")
    assert phase(s) == "Placement"  # four tokens, three provinces: all are kept
    assert refused(s, "give_up castile") == "VI-7.4"


@rule("VI-7.9")
def test_zero_cost_conquests_count_like_all_others() -> None:
    s = expanding(empire("red", at={"western_alps": 2}, tiles=["weapons", "mountain_skill"]))
    play(s, "conquer eastern_alps", "done")
    assert realm(s, "red") == {"western_alps", "eastern_alps"}
    assert (tokens(s, "western_alps"), tokens(s, "eastern_alps")) == (1, 1)
