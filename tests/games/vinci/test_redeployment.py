"""Survivors of a conquest, and the order of what happens in one."""

from __future__ import annotations

import pytest

from tests.games.vinci.given import (
    chooser,
    cost,
    declining,
    empire,
    expanding,
    fort,
    given,
    hand,
    has_fort,
    holder,
    in_bag,
    keep_placing,
    offered,
    phase,
    play,
    refused,
    score,
    survivors,
    tiles_of,
    tokens,
)
from tests.rules import rule

# ----------------------------------------------------------------------------------------------- redeployment


@rule("VI-6.13")
def test_survivors_are_placed_at_the_end_of_the_attackers_turn() -> None:
    s = expanding(empire("red", at="bohemia", hand=6), empire("blue", at={"polonia": 4, "volga": 1, "urals": 1}))
    keep_placing(play(s, "conquer polonia", "done"), "bohemia")
    assert (chooser(s), phase(s), survivors(s, "blue")) == ("red", "Fortifying", 3)
    play(s, "done")
    assert (chooser(s), phase(s)) == ("blue", "Redeployment")
    assert offered(s) == {"redeploy volga", "redeploy urals"}
    assert refused(s, "redeploy polonia") == "VI-6.13"
    assert refused(s, "done") == "VI-6.13"  # all must be placed
    play(s, "redeploy volga", "redeploy volga", "redeploy urals")
    assert offered(s) == {"done"}
    play(s, "done")
    assert (tokens(s, "volga"), tokens(s, "urals")) == (3, 2)
    assert (chooser(s), phase(s)) == ("blue", "Turn")


@rule("VI-6.13")
def test_with_one_province_left_there_is_no_choice() -> None:
    s = expanding(empire("red", at="bohemia", hand=6), empire("blue", at={"polonia": 4, "volga": 2}))
    keep_placing(play(s, "conquer polonia", "done"), "bohemia")
    play(s, "done")
    assert tokens(s, "volga") == 2 + 3
    assert phase(s) == "Turn"


@rule("VI-6.13")
def test_active_survivors_go_to_the_active_empire_and_declining_ones_to_the_declining() -> None:
    s = expanding(
        empire("red", at="bohemia", hand=20),
        empire("blue", at={"polonia": 3, "volga": 1, "urals": 1}),
        declining("blue", at={"saxony": 3, "ireland": 1, "england": 1}),
        options={"decline_tokens": "keep_all"},
    )
    keep_placing(play(s, "conquer polonia", "conquer saxony", "done"), "bohemia")
    play(s, "done")
    assert offered(s) == {"redeploy volga", "redeploy urals"}
    play(s, "redeploy urals", "redeploy urals", "done")
    assert offered(s) == {"redeploy ireland", "redeploy england"}
    play(s, "redeploy england", "redeploy ireland", "done")
    assert [tokens(s, p) for p in ("urals", "volga", "england", "ireland")] == [3, 1, 2, 2]


@rule("VI-6.13")
@pytest.mark.parametrize(
    ("turn", "first", "second"), [("red", "blue", "green"), ("blue", "green", "red"), ("green", "red", "blue")]
)
def test_several_defenders_redeploy_clockwise_from_the_attacker(turn: str, first: str, second: str) -> None:
    s = expanding(
        empire(turn, at="bohemia", hand=20),
        empire(first, at={"polonia": 2, "volga": 1, "urals": 1}),
        empire(second, at={"saxony": 2, "ireland": 1, "england": 1}),
        turn=turn,
    )
    keep_placing(play(s, "conquer saxony", "conquer polonia", "done"), "bohemia")
    play(s, "done")
    assert chooser(s) == first
    play(s, "redeploy volga", "done")
    assert chooser(s) == second
    play(s, "redeploy england", "done")
    assert (chooser(s), phase(s)) == (first, "Turn")


@rule("VI-6.14")
def test_survivors_of_an_active_empire_without_provinces_go_to_the_hand() -> None:
    s = expanding(empire("red", at="bohemia", hand=6), empire("blue", at={"polonia": 4}, tiles=["weapons"]))
    keep_placing(play(s, "conquer polonia", "done"), "bohemia")
    play(s, "done")
    assert (chooser(s), hand(s, "blue")) == ("blue", 3)
    again = s.clone()
    play(again, "expand")
    assert "conquer volga" in offered(again)
    play(s, "decline")
    assert (hand(s, "blue"), s.strength[1]) == (0, 0)
    s.check()
    play(s, "choose I")
    assert hand(s, "blue") == s.strength[1]  # the new civilization's own tokens only


@rule("VI-6.14")
def test_survivors_of_a_declining_empire_without_provinces_are_lost() -> None:
    s = expanding(
        empire("red", at="bohemia", hand=9),
        declining("blue", at={"polonia": 4}),
        options={"decline_tokens": "keep_all"},
    )
    keep_placing(play(s, "conquer polonia", "done"), "bohemia")
    assert survivors(s, "blue declining") == 3
    play(s, "done")
    assert (hand(s, "blue"), survivors(s, "blue declining"), s.strength[7]) == (0, 0, 0)
    assert (chooser(s), phase(s)) == ("blue", "Turn")


@rule("VI-6.15")
def test_an_empire_with_neither_province_nor_token_may_go_on() -> None:
    s = given(empire("red"), declining("red", at=["ireland", "england"]))
    assert offered(s) == {"expand", "decline"}
    play(s, "expand")
    assert offered(s) == {"done"}
    play(s, "done", "done")
    assert score(s) == 10 + 2


@rule("VI-6.15")
@pytest.mark.parametrize(("tile", "given_tokens"), [("medicine", 1), ("field_general", 7)])
def test_unless_a_tile_gives_tokens(tile: str, given_tokens: int) -> None:
    s = expanding(empire("red", tiles=[tile]))
    assert hand(s) == given_tokens


@rule("VI-6.16")
def test_survivors_defend_nothing_until_the_end_of_the_turn() -> None:
    s = expanding(empire("red", at="bohemia", hand=20), empire("blue", at={"polonia": 4, "livonia": 2, "ruthenia": 1}))
    before = cost(s, "polonia")
    play(s, "conquer polonia")
    assert before == 6
    assert (cost(s, "livonia"), cost(s, "ruthenia")) == (2 + 1 + 2, 3)
    assert hand(s, "blue") == 0


@rule("VI-6.16")
def test_the_survivors_of_all_lost_provinces_form_one_pool() -> None:
    s = expanding(
        empire("red", at="bohemia", hand=30), empire("blue", at={"polonia": 4, "livonia": 3, "volga": 1, "urals": 1})
    )
    play(s, "conquer polonia", "conquer livonia")
    assert survivors(s, "blue") == 5
    keep_placing(play(s, "done"), "bohemia")
    play(s, "done", *["redeploy urals"] * 5, "done")
    assert (tokens(s, "urals"), tokens(s, "volga")) == (6, 1)


@rule("VI-6.16")
def test_whether_a_province_is_left_is_seen_at_the_end_and_the_tiles_stay() -> None:
    s = expanding(
        empire("red", at="bohemia", hand=30),
        empire("blue", at={"polonia": 4, "livonia": 3}, tiles=["weapons", "heritage"]),
    )
    play(s, "conquer polonia", "conquer livonia")
    assert survivors(s, "blue") == 5
    keep_placing(play(s, "done"), "bohemia")
    play(s, "done")
    assert hand(s, "blue") == 5
    assert tiles_of(s, "blue") == {"weapons", "heritage"}


@rule("VI-6.17")
def test_the_order_of_events_in_a_conquest() -> None:
    """Slavery counts the token, contact comes after the province has changed hands, tiles go to the bag last."""
    s = expanding(
        empire("red", at="bohemia", tiles=["slavery", "weapons"], hand=9),
        declining("red", at="livonia"),
        declining("blue", at="polonia", tiles=["agriculture_decline"]),
        fort("polonia"),
    )
    before = in_bag(s, "agriculture_decline")
    play(s, "conquer polonia")
    assert (tokens(s, "polonia"), hand(s)) == (2 + 1 + 1 - 1, 6)
    assert s.eliminated == 1
    assert not has_fort(s, "polonia")
    assert holder(s, "polonia") == "red"
    assert holder(s, "livonia") == "empty"
    assert in_bag(s, "agriculture_decline") == before + 1


@rule("VI-6.17", "VI-9.9")
def test_a_conquest_of_ones_own_declining_province_eliminates_nothing() -> None:
    s = expanding(
        empire("red", at="bohemia", tiles=["heritage", "slavery"], hand=9), declining("red", at=["polonia", "livonia"])
    )
    play(s, "conquer polonia")
    assert s.eliminated == 0
    assert sum(s.aside) == 0
    assert tokens(s, "polonia") == 2
    assert holder(s, "livonia") == "red declining"


@rule("VI-6.18")
def test_a_conquest_for_nothing_is_a_conquest_in_every_respect() -> None:
    s = expanding(
        empire("red", at="western_alps", tiles=["weapons", "specialization"]),
        declining("red", at="saxony"),
    )
    assert cost(s, "belgica") == 0  # 2 + 1 - 1 - 2
    play(s, "conquer belgica")
    assert holder(s, "belgica") == "red"
    assert holder(s, "saxony") == "empty"
    assert s.eliminated == 1
    assert s.neutrals_lost == 2  # belgica's, and saxony's that went before


@rule("VI-6.18", "VI-8.5")
def test_a_token_eliminated_for_nothing_is_noted_for_slavery() -> None:
    """No pair of tiles has both Slavery and such a price; the count is the same for all."""
    s = expanding(empire("red", at="western_alps", tiles=["weapons", "specialization"]), empire("blue", at="belgica"))
    play(s, "conquer belgica")
    assert (s.eliminated, s.strength[1]) == (1, 0)
