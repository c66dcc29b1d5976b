"""VI-6: expansion and conquest."""

from __future__ import annotations

import pytest

from saecula.games.vinci.components import INDEX, NAMES, NEIGHBOURS, borders
from saecula.kernel.dealing import things_in
from tests.games.vinci.given import (
    chooser,
    cost,
    declining,
    empire,
    empty,
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
    survivors,
    tokens,
)
from tests.rules import rule

# ----------------------------------------------------------------------------------------------- legal targets


@rule("VI-6.1")
def test_adjacent_are_provinces_with_a_common_border_on_land_or_coast() -> None:
    expected: dict[str, set[str]] = {name: set() for name in NAMES}
    for border in borders:
        expected[border.a].add(border.b)
        expected[border.b].add(border.a)
    for name in NAMES:
        assert {NAMES[p] for p in things_in(NEIGHBOURS[INDEX[name]])} == expected[name]
    s = expanding(empire("red", at="ireland", hand=20))
    assert offered(s, "conquer") == {"scotland", "england"}  # by coast only


@rule("VI-6.2")
def test_conquests_are_made_one_after_the_other_until_the_player_stops() -> None:
    s = expanding(empire("red", at="castile", hand=20))
    assert "done" in offered(s)  # conquering nothing is legal
    play(s, "conquer tarraco", "conquer pyrenees", "conquer aquitania")
    assert "done" in offered(s)
    play(s, "done")
    assert phase(s) == "Placement"
    assert realm(s, "red") == {"castile", "tarraco", "pyrenees", "aquitania"}


@rule("VI-6.3")
def test_own_active_provinces_are_no_targets() -> None:
    s = expanding(empire("red", at=["castile", "tarraco"], hand=20))
    assert "tarraco" not in offered(s, "conquer")
    assert refused(s, "conquer tarraco") == "VI-6.3"


@rule("VI-6.3")
def test_a_target_is_next_to_the_empire_and_new_provinces_count_at_once() -> None:
    s = expanding(empire("red", at="castile", hand=20))
    assert refused(s, "conquer aquitania") == "VI-6.3"
    play(s, "conquer pyrenees")
    assert "aquitania" in offered(s, "conquer")


@rule("VI-6.3", "VI-6.7")
def test_a_province_taken_for_nothing_is_a_base_too() -> None:
    s = expanding(empire("red", at="western_alps", tiles=["weapons", "mountain_skill"], hand=3))
    assert "bohemia" not in offered(s, "conquer")
    play(s, "conquer eastern_alps")
    assert tokens(s, "eastern_alps") == 0
    assert holder(s, "eastern_alps") == "red"
    assert "bohemia" in offered(s, "conquer")


@rule("VI-6.3")
def test_a_target_must_be_affordable() -> None:
    s = expanding(empire("red", at="castile", hand=2))
    assert offered(s, "conquer") == set()
    assert refused(s, "conquer tarraco") == "VI-6.3"
    s = expanding(empire("red", at="castile", hand=3))
    assert offered(s, "conquer") == {"lusitania", "baetica", "tarraco", "pyrenees"}


@rule("VI-6.3")
def test_a_cost_of_nothing_can_be_paid_with_an_empty_hand() -> None:
    s = expanding(empire("red", at="western_alps", tiles=["weapons", "mountain_skill"]))
    assert hand(s) == 0
    assert offered(s, "conquer") == {"eastern_alps"}


# ------------------------------------------------------------------------------------------------------- cost


@rule("VI-6.4")
@pytest.mark.parametrize(
    ("target", "price"),
    [("polonia", 3), ("saxony", 3), ("suebia", 4), ("pannonia", 3), ("eastern_alps", 3), ("carpathians", 3)],
)
def test_ground_and_neutral_tokens(target: str, price: int) -> None:
    assert cost(expanding(empire("red", at="bohemia")), target) == price


@rule("VI-6.4")
@pytest.mark.parametrize("there", [1, 2, 5])
def test_each_token_of_any_other_empire_costs_one(there: int) -> None:
    active = expanding(empire("red", at="bohemia"), empire("blue", at={"polonia": there}))
    old = expanding(empire("red", at="bohemia"), declining("blue", at={"polonia": there}))
    assert cost(active, "polonia") == cost(old, "polonia") == 2 + there


@rule("VI-6.4", "VI-8.13")
def test_a_fort_costs_one_more_in_active_and_declining_provinces() -> None:
    s = expanding(
        empire("red", at="bohemia"),
        empire("blue", at="polonia"),
        declining("blue", at="saxony"),
        fort("polonia", "saxony"),
    )
    assert cost(s, "polonia") == cost(s, "saxony") == 2 + 1 + 1


@rule("VI-6.4", "VI-9.9")
def test_own_declining_tokens_and_forts_cost_nothing() -> None:
    s = expanding(empire("red", at="bohemia", tiles=["heritage"]), declining("red", at={"polonia": 4}), fort("polonia"))
    assert cost(s, "polonia") == 2


@rule("VI-6.4", "VI-8.15")
@pytest.mark.parametrize(
    ("tiles", "more"), [(["militia"], 1), (["militia", "militia"], 2), (["militia", "specialization"], 2)]
)
def test_militia_makes_attacks_on_the_active_empire_dearer(tiles: list[str], more: int) -> None:
    s = expanding(
        empire("red", at="bohemia"), empire("blue", at={"polonia": 2}, tiles=tiles), declining("blue", at={"saxony": 2})
    )
    assert cost(s, "polonia") == 2 + 2 + more
    assert cost(s, "saxony") == 2 + 2


@rule("VI-6.4")
def test_all_modifiers_add_up() -> None:
    s = expanding(
        empire("red", at="eastern_alps", tiles=["fortification", "weapons"]),
        empire("blue", at={"bohemia": 3}, tiles=["militia", "specialization"]),
        fort("bohemia", "eastern_alps"),
    )
    assert cost(s, "bohemia") == (2 + 1 + 3 + 1 + 2) - 1 - 1 - 1


@rule("VI-6.4", "VI-8.1")
def test_the_cost_is_never_negative() -> None:
    s = expanding(empire("red", at="western_alps", tiles=["weapons", "specialization"]), empty("belgica"))
    assert cost(s, "belgica") == 0


@rule("VI-6.4", "VI-8.1")
@pytest.mark.parametrize("other", ["weapons", "specialization"])
def test_two_copies_count_twice_like_specialization(other: str) -> None:
    s = expanding(empire("red", at="castile", tiles=["weapons", other]))
    assert cost(s, "tarraco") == 1


@rule("VI-6.5")
def test_the_best_origin_is_used_and_it_is_one_province() -> None:
    red = empire("red", at=["western_alps", "belgica"], tiles=["fortification"])
    assert cost(expanding(red), "suebia") == 3  # from the mountain
    assert cost(expanding(red, fort("belgica")), "suebia") == 3  # mountain or fort, not both
    assert cost(expanding(red, fort("western_alps")), "suebia") == 2  # both in one province
    far = empire("red", at=["pyrenees", "suebia"], tiles=["fortification"])
    assert cost(expanding(far, fort("pyrenees")), "bohemia") == 4  # the mountain is not next to the target


@rule("VI-6.5", "VI-8.13")
def test_a_fort_as_origin_needs_fortification() -> None:
    with_tile = expanding(empire("red", at="belgica", tiles=["fortification"]), fort("belgica"))
    assert cost(with_tile, "suebia") == 3
    without = expanding(empire("red", at="belgica"), fort("belgica"))
    assert cost(without, "suebia") == 4


@rule("VI-6.5", "VI-8.17", "VI-8.18")
def test_by_land_and_by_sea_are_two_ways_whose_bonuses_do_not_mix() -> None:
    """From a mountain by land (-1), or by sea with Shipbuilding (-1): never both."""
    ships = ["astronomy", "shipbuilding"]
    # apennines: a mountain that shares a coast with north_italy: origin and coast together
    s = expanding(empire("red", at="apennines", tiles=ships))
    assert cost(s, "north_italy") == 3 - 1 - 1
    # narbonensis lies next to pyrenees by land only; both lie on open seas, linked by a chain
    s = expanding(empire("red", at="pyrenees", tiles=ships))
    assert cost(s, "narbonensis") == 3 - 1
    # caucasus and taurus share a land border only, and no chain of seas links them
    s = expanding(empire("red", at="caucasus", tiles=ships))
    assert cost(s, "taurus") == 3 - 1


@rule("VI-6.5", "VI-8.17")
def test_a_shared_coast_elsewhere_goes_with_a_mountain_origin() -> None:
    s = expanding(empire("red", at=["western_alps", "sardinia"], tiles=["shipbuilding", "messengers"]))
    assert cost(s, "north_italy") == 3 - 1 - 1


@rule("VI-6.5")
def test_across_the_sea_there_is_no_origin() -> None:
    s = expanding(empire("red", at="pyrenees", tiles=["astronomy"]))
    assert cost(s, "ireland") == 3  # no mountain bonus across Biscay
    assert cost(s, "aquitania") == 2  # by land


# --------------------------------------------------------------------------------------------------- conquest


@rule("VI-6.6")
def test_exactly_the_cost_is_placed_and_attackers_lose_nothing() -> None:
    s = expanding(empire("red", at="bohemia", hand=9), empire("blue", at={"polonia": 4, "volga": 1}))
    play(s, "conquer polonia")
    assert (tokens(s, "polonia"), hand(s)) == (6, 3)
    assert s.strength[0] == 10


@rule("VI-6.7")
def test_a_province_taken_for_nothing_gets_a_token_in_the_reorganization() -> None:
    s = expanding(empire("red", at={"western_alps": 3}, tiles=["weapons", "mountain_skill"]))
    play(s, "conquer eastern_alps", "done", "place western_alps")
    assert (tokens(s, "eastern_alps"), tokens(s, "western_alps")) == (1, 2)


@rule("VI-6.7")
def test_or_is_given_up_where_tokens_are_too_few() -> None:
    s = expanding(empire("red", at={"western_alps": 1}, tiles=["weapons", "mountain_skill"]))
    play(s, "conquer eastern_alps", "done")
    assert offered(s) == {"give_up western_alps", "give_up eastern_alps"}


@rule("VI-6.8")
def test_the_defender_loses_exactly_one_token_for_good() -> None:
    s = expanding(empire("red", at="bohemia", hand=20), empire("blue", at={"polonia": 4, "volga": 2}))
    play(s, "conquer polonia")
    assert s.strength[1] == 5
    neutral = len(realm(s, "neutral"))
    play(s, "conquer saxony")
    assert len(realm(s, "neutral")) == neutral - 1
    play(s, "conquer carpathians")  # empty: nothing is lost
    assert s.strength[1] == 5
    assert s.eliminated == 2


@rule("VI-6.8", "VI-8.13")
def test_a_fort_in_the_target_is_destroyed_and_is_no_token() -> None:
    s = expanding(empire("red", at="bohemia", hand=9), empire("blue", at={"polonia": 2, "volga": 1}), fort("polonia"))
    play(s, "conquer polonia")
    assert not has_fort(s, "polonia")
    assert s.strength[1] == 2  # 3 - 1
    assert s.eliminated == 1


@rule("VI-6.9")
def test_further_tokens_are_held_aside() -> None:
    s = expanding(empire("red", at="bohemia", hand=9), empire("blue", at={"polonia": 4, "volga": 2}))
    play(s, "conquer polonia")
    assert survivors(s, "blue") == 3
    assert (hand(s, "blue"), tokens(s, "volga")) == (0, 2)


@rule("VI-6.10")
def test_neutrals_have_no_survivors() -> None:
    s = expanding(empire("red", at="bohemia", hand=9))
    play(s, "conquer polonia", "conquer saxony")
    assert sum(s.aside) == 0
    keep_placing(play(s, "done"), "bohemia")
    assert chooser(play(s, "done")) == "blue"


@rule("VI-6.11", "VI-9.8")
def test_contact_is_resolved_at_once() -> None:
    s = expanding(empire("red", at="bohemia", hand=9), declining("red", at=["livonia", "thrace"]))
    play(s, "conquer polonia")
    assert holder(s, "livonia") == "empty"
    assert cost(s, "livonia") == 3
    assert holder(s, "thrace") == "red declining"


@rule("VI-6.12")
def test_declining_empires_can_always_be_attacked() -> None:
    s = given(
        empire("red", at="bohemia", tiles=["diplomacy"], hand=9),
        empire("blue", at="polonia"),
        declining("blue", at="saxony"),
    )
    play(s, "expand", "pact 1", "done")
    assert "saxony" in offered(s, "conquer")
    assert "polonia" not in offered(s, "conquer")
    assert refused(s, "conquer bohemia") == "VI-6.3"  # one's own active empire
