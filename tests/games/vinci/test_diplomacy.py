"""VI-8.20: the pacts of Diplomacy."""

from __future__ import annotations

import pytest

from saecula.games.vinci.state import Vinci
from tests.games.vinci.given import (
    asked,
    chooser,
    declining,
    empire,
    empty,
    expanding,
    given,
    hand,
    offered,
    phase,
    play,
    refused,
    waiting,
)
from tests.rules import rule

SKIP = ["expand", "done", "done"]


def neighbours(*tiles: str) -> Vinci:
    """Red, blue and green side by side, each with the tokens to attack the others; red has Diplomacy."""
    return given(
        empire("red", at="bohemia", tiles=["diplomacy", *tiles], hand=8),
        empire("blue", at="polonia", hand=3),
        empire("green", at="saxony", hand=13),
        declining("red", at="ireland"),
        declining("blue", at="suebia"),
    )


@rule("VI-8.20")
def test_an_opponent_may_be_named_or_nobody() -> None:
    s = play(neighbours(), "expand")
    assert phase(s) == "Diplomacy"
    assert offered(s) == {"pact 1", "pact 2", "done"}
    assert asked(s) == "vinci-prompt-pact"
    assert refused(s, "pact 0") == "VI-8.20"  # oneself
    assert refused(s, "pact 5") == "VI-8.20"  # nobody sits there
    assert refused(s, "conquer polonia") == "VI-8.20"
    play(s.clone(), "done")
    play(s, "pact 1")
    assert offered(s) == {"done"}
    assert asked(s) == "vinci-prompt-pacts-made"
    assert refused(s, "pact 2") == "VI-8.20"


@rule("VI-8.20", "VI-8.26")
def test_two_uses_name_two_different_opponents() -> None:
    s = play(neighbours("specialization"), "expand", "pact 1")
    assert offered(s) == {"pact 2", "done"}
    assert refused(s, "pact 1") == "VI-8.20"
    play(s, "pact 2", "done")
    assert not {"polonia", "saxony"} & offered(s, "conquer")


@rule("VI-8.20", "VI-6.3")
def test_neither_may_attack_the_others_active_empire() -> None:
    s = play(neighbours(), "expand", "pact 1", "done")
    assert "saxony" in offered(s, "conquer")
    assert refused(s, "conquer polonia") == "VI-8.20"
    play(s, "done", "done", "expand")
    assert chooser(s) == "blue"
    assert refused(s, "conquer bohemia") == "VI-8.20"
    assert "saxony" in offered(s, "conquer")
    play(s, "done", "done", "expand")
    assert chooser(s) == "green"
    assert {"bohemia", "polonia"} <= offered(s, "conquer")


@rule("VI-8.20", "VI-6.12")
def test_declining_empires_may_be_attacked_as_usual() -> None:
    s = play(neighbours(), "expand", "pact 1", "done")
    assert "suebia" in offered(s, "conquer")


@rule("VI-8.20")
def test_a_pact_lasts_until_the_start_of_the_diplomats_next_turn() -> None:
    s = play(neighbours(), "expand", "pact 1", "done", "done", "done", *SKIP)
    assert s.pacts == [0b010, 0, 0]
    play(s, *SKIP)
    assert s.pacts == [0, 0, 0]
    play(s, "expand", "done")
    assert "polonia" in offered(s, "conquer")


@rule("VI-8.20")
def test_a_pact_ends_when_the_diplomat_declines() -> None:
    s = neighbours("renaissance")
    play(s, "expand", "pact 1", "done", "done", "done")
    assert phase(s) == "Rebirth"
    play(s, "decline")
    assert s.pacts == [0, 0, 0]


@rule("VI-8.20")
def test_a_pact_goes_on_when_the_named_opponent_declines_or_loses_all() -> None:
    s = play(neighbours(), "expand", "pact 1", "done", "done", "done", "decline", "choose I", "done")
    assert s.pacts == [0b010, 0, 0]
    s = play(neighbours(), "expand", "pact 1", "done", "done", "done", *SKIP, "expand", "conquer polonia")
    assert not s.held[1]
    assert s.pacts == [0b010, 0, 0]


@rule("VI-8.20")
def test_a_pact_covers_whatever_active_empire_each_has() -> None:
    """Blue declines and enters with a new civilization in the same round: green has named blue before."""
    s = given(
        empire("green", at="volga", tiles=["diplomacy"], hand=9),
        waiting("red", hand=9),
        empire("blue", at="scythia"),
        turn="green",
        order=["green", "red", "blue"],
    )
    play(s, "expand", "pact 0", "done", "done", "done")
    play(s, "expand")
    assert refused(s, "conquer volga") == "VI-8.20"  # not even by an entry conquest


@rule("VI-8.20")
@pytest.mark.parametrize(
    ("tiles", "move"),
    [(["espionage"], "spy bohemia"), (["astronomy"], "conquer bohemia"), (["weapons", "weapons"], "conquer bohemia")],
)
def test_no_tile_breaks_a_pact(tiles: list[str], move: str) -> None:
    s = given(
        empire("red", at="bohemia", tiles=["diplomacy"]),
        empire("blue", at="eastern_alps", tiles=tiles, hand=9),
    )
    play(s, "expand", "pact 1", "done", "done", "done", "expand")
    assert refused(s, move) == "VI-8.20"


@rule("VI-8.20")
def test_the_opponent_need_not_hold_anything() -> None:
    s = given(waiting("red", tiles=["diplomacy"]))
    play(s, "expand")
    assert offered(s) == {"pact 1", "pact 2", "done"}  # in the entry turn too


@rule("VI-8.20")
def test_several_pacts_exist_side_by_side() -> None:
    s = given(
        empire("red", at="bohemia", tiles=["diplomacy"], hand=9),
        empire("blue", at="polonia", tiles=["diplomacy"], hand=9),
        empire("green", at="saxony", hand=9),
    )
    play(s, "expand", "pact 2", "done", "done", "done", "expand", "pact 2", "done")
    assert s.pacts == [0b100, 0b100, 0]
    play(s, "done", "done", "expand")
    assert not {"bohemia", "polonia"} & offered(s, "conquer")


@rule("VI-8.20")
def test_a_virtual_player_can_be_named() -> None:
    s = given(empire("red", at="bohemia", tiles=["diplomacy"], hand=9), empire("yellow", at="polonia"), seats=1)
    play(s, "expand")
    assert offered(s) == {"pact 1", "pact 2", "pact 3", "done"}
    play(s, "pact 3", "done")
    assert refused(s, "conquer polonia") == "VI-8.20"


@rule("VI-8.20")
def test_in_a_decline_turn_nobody_is_named() -> None:
    s = play(neighbours(), "decline")
    assert phase(s) == "Choosing"
    assert s.pacts == [0, 0, 0]


def test_a_pact_leaves_empty_and_neutral_provinces_alone() -> None:
    s = expanding(empire("red", at="bohemia", tiles=["diplomacy"], hand=9), empty("polonia"))
    assert {"polonia", "saxony"} <= offered(s, "conquer")
    assert hand(s) == 9
