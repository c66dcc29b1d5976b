"""VI-9: decline, contact, Renaissance."""

from __future__ import annotations

import pytest

from saecula.games.vinci.state import Vinci
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
    realm,
    refused,
    score,
    survivors,
    tiles_of,
    tokens,
    waiting,
)
from tests.rules import rule

SKIP = ["expand", "done", "done"]


@rule("VI-9.1")
def test_decline_is_declared_instead_of_an_expansion_turn() -> None:
    s = given(empire("red", at={"volga": 3, "urals": 1}))
    play(s, "decline")
    assert realm(s, "red") == set()
    assert realm(s, "red declining") == {"volga", "urals"}
    play(s, "choose I", "done")
    assert chooser(s) == "blue"
    assert refused(given(waiting("red")), "decline") == "VI-4.2"


@rule("VI-9.2")
def test_the_older_declining_empire_is_removed_first() -> None:
    s = given(
        empire("red", at="volga"),
        declining("red", at=["ireland", "england"], tiles=["ports_decline", "specialization"]),
        fort("ireland"),
    )
    before = in_bag(s, "ports_decline")
    play(s, "decline")
    assert realm(s, "red declining") == {"volga"}
    assert (holder(s, "ireland"), holder(s, "england")) == ("empty", "empty")
    assert not has_fort(s, "ireland")
    assert in_bag(s, "ports_decline") == before + 1
    assert in_bag(s, "specialization") == 1
    assert score(s) == 11  # the old one is not scored


@rule("VI-9.2", "VI-9.12")
def test_it_is_removed_even_if_nothing_follows() -> None:
    s = given(empire("red", hand=3), declining("red", at=["ireland"]))
    play(s, "decline")
    assert realm(s, "red declining") == set()
    assert score(s) == 10


@rule("VI-9.3")
def test_tokens_in_hand_are_lost() -> None:
    s = given(empire("red", at={"volga": 2}, hand=5))
    play(s, "decline")
    assert (hand(s), s.strength[0], s.strength[6]) == (0, 0, 1)


def aged(reading: str, **at: int) -> Vinci:
    s = given(empire("red", at=at), fort("urals"), options={"decline_tokens": reading})
    return play(s, "decline")


@rule("VI-9.4")
def test_one_token_stays_in_every_province() -> None:
    s = aged("leave_one", volga=4, urals=1, muscovy=2)
    assert [tokens(s, p) for p in ("volga", "urals", "muscovy")] == [1, 1, 1]
    assert s.strength[6] == 3


@rule("VI-9.4")
def test_the_literal_reading_removes_one_token_from_each_province() -> None:
    s = aged("remove_one", volga=4, urals=1, muscovy=2)
    assert [tokens(s, p) for p in ("volga", "urals", "muscovy")] == [3, 0, 1]
    assert realm(s, "red declining") == {"volga", "muscovy"}
    assert holder(s, "urals") == "empty"
    assert not has_fort(s, "urals")


@rule("VI-9.4")
def test_the_third_reading_leaves_all_tokens() -> None:
    s = aged("keep_all", volga=4, urals=1, muscovy=2)
    assert [tokens(s, p) for p in ("volga", "urals", "muscovy")] == [4, 1, 2]
    assert s.strength[6] == 7


@rule("VI-9.4", "VI-6.13")
@pytest.mark.parametrize("reading", ["remove_one", "keep_all"])
def test_then_declining_empires_can_have_survivors(reading: str) -> None:
    s = expanding(
        empire("red", at="bohemia", hand=9),
        declining("blue", at={"polonia": 3, "livonia": 1, "ireland": 1}),
        options={"decline_tokens": reading},
    )
    play(s, "conquer polonia")
    assert survivors(s, "blue declining") == 2
    keep_placing(play(s, "done"), "bohemia")
    play(s, "done", "redeploy ireland", "redeploy livonia", "done")
    assert (tokens(s, "ireland"), tokens(s, "livonia")) == (2, 2)


@rule("VI-9.5")
@pytest.mark.parametrize(
    ("pair", "stays"),
    [
        (["agriculture_decline", "weapons"], ["agriculture_decline"]),
        (["agriculture_decline", "ports_decline"], ["agriculture_decline", "ports_decline"]),
        (["ports_decline", "ports_decline"], ["ports_decline"]),
        (["ports_decline", "specialization"], ["ports_decline", "specialization"]),
        (["weapons", "specialization"], []),
        (["heritage", "fortification"], []),
        (["renaissance", "agriculture_active"], []),
    ],
)
def test_lasting_tiles_stay_and_all_others_go_to_the_bag(pair: list[str], stays: list[str]) -> None:
    s = given(empire("red", at="volga", tiles=pair))
    before = sum(s.bag)
    play(s, "decline")
    assert tiles_of(s, "red declining") == set(stays)
    staying = sum(1 for tile in pair if tile in stays)
    assert sum(s.bag) == before + 2 - staying


@rule("VI-9.5", "VI-9.12")
def test_without_a_province_lasting_tiles_go_to_the_bag_too() -> None:
    s = given(empire("red", tiles=["ports_decline", "specialization"], hand=3))
    before = in_bag(s, "ports_decline")
    play(s, "decline")
    assert in_bag(s, "ports_decline") == before + 1
    assert in_bag(s, "specialization") == 1
    assert tiles_of(s, "red declining") == set()


@rule("VI-9.5")
def test_and_when_the_last_province_is_lost_to_an_enemy_or_by_contact() -> None:
    s = expanding(empire("red", at="bohemia", hand=9), declining("blue", at=["polonia"], tiles=["mining_decline"]))
    play(s, "conquer polonia")
    assert tiles_of(s, "blue declining") == set()
    assert tiles_of(s, "blue declining") == set()
    s = expanding(empire("red", at="bohemia", hand=9), declining("red", at=["livonia"], tiles=["mining_decline"]))
    play(s, "conquer polonia")
    assert tiles_of(s, "red declining") == set()
    s = expanding(
        empire("red", at="bohemia", hand=9, tiles=["heritage"]),
        declining("red", at=["polonia"], tiles=["mining_decline"]),
    )
    play(s, "conquer polonia")
    assert tiles_of(s, "red declining") == set()


@rule("VI-9.5")
def test_tiles_are_back_in_the_bag_before_the_draw() -> None:
    s = given(empire("red", at="volga", tiles=["weapons", "militia"]))
    before = in_bag(s, "weapons"), in_bag(s, "militia")
    play(s, "decline")
    assert (in_bag(s, "weapons"), in_bag(s, "militia")) == (before[0] + 1, before[1] + 1)
    assert phase(s) == "Choosing"


@rule("VI-9.5")
def test_forts_stay_and_pacts_end() -> None:
    s = given(empire("red", at=["volga", "urals"], tiles=["diplomacy"]), fort("volga"))
    play(s, "expand", "pact 1", "done", "done", "done", *SKIP, *SKIP)
    play(s, "decline")
    assert has_fort(s, "volga")
    assert s.pacts == [0, 0, 0]


@rule("VI-9.6")
def test_a_decline_turn_is_scored_with_what_stays() -> None:
    s = given(empire("red", at=["volga", "urals", "ireland"], tiles=["currency", "livestock_decline"]))
    play(s, "decline")
    assert score(s) == 10 + (1 + 1) + 0 + (1 + 1)  # currency is gone, the pastures go on


@rule("VI-9.7")
def test_a_new_civilization_is_chosen_after_scoring_and_enters_next_turn() -> None:
    s = given(empire("red", at=["volga", "ireland"]), scores={"red": 0}, turn="red")
    play(s, "decline")
    assert score(s) == 2
    assert offered(s, "choose") == {"I", "II"}  # the points just scored can be spent
    play(s, "choose II", "done", *SKIP, *SKIP)
    assert offered(s) == {"expand"}
    play(s, "expand")
    assert "done" not in offered(s)


# -------------------------------------------------------------------------------------------------- contact


@rule("VI-9.8")
def test_declining_neighbours_of_a_conquest_are_vacated_at_once() -> None:
    s = expanding(
        empire("red", at="bohemia", hand=20),
        declining("red", at=["pannonia", "dacia", "thrace"]),
        declining("blue", at="carpathians"),
        fort("pannonia"),
    )
    assert holder(s, "pannonia") == "red declining"  # standing next to it is not yet a conquest
    play(s, "conquer eastern_alps")
    assert holder(s, "pannonia") == "empty"
    assert not has_fort(s, "pannonia")
    assert holder(s, "carpathians") == "blue declining"
    assert realm(s, "red declining") == {"dacia", "thrace"}
    assert cost(s, "pannonia") == 2 - 1  # empty, from a mountain
    assert sum(s.aside) == 0


@rule("VI-9.8")
def test_an_entry_makes_contact_too() -> None:
    s = expanding(waiting("red", hand=9), declining("red", at=["urals", "ireland"]))
    play(s, "conquer volga")
    assert realm(s, "red declining") == {"ireland"}


@rule("VI-9.8")
def test_nothing_but_a_conquest_makes_contact() -> None:
    """Neither redeployment, nor reorganization, nor the decline of the neighbour."""
    s = expanding(
        empire("red", at={"bohemia": 2, "carpathians": 1}, hand=2),
        declining("red", at="pannonia"),
    )
    play(s, "abandon carpathians", "done", "done")
    assert holder(s, "pannonia") == "red declining"
    play(s, *SKIP, *SKIP, "decline")
    assert realm(s, "red declining") == {"bohemia"}


@rule("VI-9.8")
def test_only_ones_own_declining_empire_is_touched() -> None:
    s = expanding(empire("red", at="bohemia", hand=9), declining("blue", at="livonia"), empire("blue", at="ruthenia"))
    play(s, "conquer polonia")
    assert (holder(s, "livonia"), holder(s, "ruthenia")) == ("blue declining", "blue")


@rule("VI-9.9")
@pytest.mark.parametrize(
    ("tiles", "at", "target"),
    [
        (["heritage"], ["bohemia"], "polonia"),
        ([], [], "volga"),
        (["revolutionaries"], [], "polonia"),
        (["astronomy"], ["ireland"], "aquitania"),
    ],
)
def test_ones_own_declining_province_is_conquered_as_an_empty_one(tiles: list[str], at: list[str], target: str) -> None:
    s = expanding(
        empire("red", at=at, tiles=tiles, hand=9),
        declining("red", at={target: 3, "sicily": 1}),
        fort(target),
        options={"decline_tokens": "keep_all"},
    )
    assert cost(s, target) == 2
    play(s, f"conquer {target}")
    assert (holder(s, target), tokens(s, target)) == ("red", 2)
    assert (s.eliminated, sum(s.aside), s.strength[6]) == (0, 0, 1)
    assert not has_fort(s, target)


@rule("VI-9.10")
def test_active_and_declining_empire_are_separate() -> None:
    s = given(
        empire("red", at={"volga": 2}, tiles=["weapons", "militia"]),
        declining("red", at=["ireland", "sicily"], tiles=["ports_decline"]),
        empire("blue", at="england", hand=9),
        fort("sicily"),
    )
    play(s, "expand")
    assert hand(s) == 1  # nothing is gathered from the declining empire
    assert "england" not in offered(s, "conquer")
    play(s, "done", "done")
    assert score(s) == 10 + 1 + 1 + 2  # split, and scored all the same; volga has no port bonus
    play(s, "expand")
    assert cost(s, "ireland") == 3  # no Militia


# ---------------------------------------------------------------------------------------------- Renaissance


@rule("VI-9.11")
def test_renaissance_declines_after_scoring_without_scoring_again() -> None:
    s = given(empire("red", at={"volga": 3, "urals": 1}, tiles=["renaissance", "agriculture_decline"]))
    keep_placing(play(s, "expand", "done"), "volga")
    play(s, "done")
    assert score(s) == 11
    assert offered(s) == {"decline", "done"}
    assert refused(s, "expand") == "VI-9.11"
    play(s, "decline")
    assert score(s) == 11
    assert (tokens(s, "volga"), tiles_of(s, "red declining")) == (1, {"agriculture_decline"})
    play(s, "choose I", "done", *SKIP, *SKIP)
    assert offered(s) == {"expand"}
    assert realm(s, "red declining") == {"volga", "urals"}


@rule("VI-9.11")
def test_or_not() -> None:
    s = given(empire("red", at="volga", tiles=["renaissance"]))
    play(s, "expand", "done", "done", "done")
    assert (chooser(s), realm(s, "red")) == ("blue", {"volga"})


@rule("VI-9.12")
def test_an_empire_without_provinces_may_decline_at_the_cost_of_a_turn() -> None:
    s = given(empire("red"), declining("red", at="ireland"))
    play(s, "decline", "choose I", "done")
    assert (score(s), realm(s, "red declining"), chooser(s)) == (10, set(), "blue")
    s = given(empire("red", tiles=["renaissance"]), declining("red", at="ireland"))
    play(s, "expand", "done", "done", "decline", "choose I", "done")
    assert (score(s), realm(s, "red declining")) == (11, set())


@rule("VI-9.13")
def test_cohesion_is_not_looked_at_in_a_decline_turn() -> None:
    s = given(empire("red", at=["volga", "ireland", "castile"]))
    play(s, "decline")
    assert realm(s, "red declining") == {"volga", "ireland", "castile"}
    assert score(s) == 13


@rule("VI-9.14")
def test_renaissance_is_offered_in_the_entry_turn_after_reorganization_and_scoring() -> None:
    s = given(waiting("red", tiles=["renaissance", "field_general"], hand=1), declining("red", at=["ireland"]))
    play(s, "expand", "conquer volga", "conquer urals", "done", "give_up urals")
    play(s, "done")
    assert phase(s) == "Rebirth"
    assert score(s) == 10 + 1 + 1  # volga once, the older empire once more
    play(s, "decline")
    assert realm(s, "red declining") == {"volga"}  # and it is gone
    assert score(s) == 12


@rule("VI-9.14", "VI-10.2")
def test_counters_gained_by_the_choice_count_at_once() -> None:
    s = given(
        empire("red", at="volga", tiles=["renaissance"]),
        scores={"red": 147},
        counters=[1],
    )
    play(s, "expand", "done", "done", "decline")
    assert not s.triggered
    play(s, "choose I")
    assert (score(s), s.triggered) == (150, True)
