"""VI-5: entering the map."""

from __future__ import annotations

import pytest

from saecula.games.vinci.components import INDEX, NAMES, provinces, seas
from saecula.games.vinci.state import Vinci
from tests.games.vinci.given import (
    cost,
    declining,
    empire,
    empty,
    expanding,
    fort,
    given,
    hand,
    holder,
    keep_placing,
    offered,
    phase,
    play,
    realm,
    refused,
    tiles_of,
    tokens,
    waiting,
)
from tests.rules import rule

ENTRIES = {p.id for p in provinces if p.entry != "none"}
BY_CHAIN = {"aquitania", "armorica", "england", "pyrenees", "belgica", "jutland", "saxony"} | {
    *("narbonensis", "north_italy", "apennines", "dinaric_alps", "pindus", "thrace")
}


def entering(*tiles: str, hand: int = 40) -> Vinci:
    return expanding(waiting("red", tiles=tiles, hand=hand))


@rule("VI-5.1")
def test_an_empire_without_provinces_makes_an_entry_conquest() -> None:
    new = entering()
    wiped_out = expanding(empire("red", hand=40))
    given_up = play(expanding(empire("red", at="castile", hand=39)), "abandon castile")
    assert offered(new, "conquer") == offered(wiped_out, "conquer") == offered(given_up, "conquer") == ENTRIES
    settled = expanding(empire("red", at="castile", hand=40))
    assert offered(settled, "conquer") == {"lusitania", "baetica", "tarraco", "pyrenees"}


@rule("VI-5.2")
def test_entry_is_at_the_edge_or_across_one_sea_that_touches_it() -> None:
    edge = {p.id for p in provinces if p.board_edges}
    across = {name for sea in seas if sea.touches_edge for name in sea.provinces}
    assert offered(entering(), "conquer") == edge | across == ENTRIES
    assert "england" not in ENTRIES  # two seas away
    assert refused(entering(), "conquer england") == "VI-5.2"
    assert {"scotland", "ireland"} <= ENTRIES
    assert not ENTRIES & {p.id for p in provinces if p.region == "france" or p.id == "north_italy"}


@rule("VI-5.3")
def test_revolutionaries_enter_anywhere() -> None:
    assert offered(entering("revolutionaries"), "conquer") == set(NAMES)
    again = expanding(empire("red", tiles=["revolutionaries"], hand=40))
    assert offered(again, "conquer") == set(NAMES)


@rule("VI-5.4")
def test_astronomy_enters_across_any_chain_of_seas() -> None:
    assert offered(entering("astronomy"), "conquer") == ENTRIES | BY_CHAIN
    for closed in ("scythia", "pontus", "dacia", "sweden", "livonia", "polonia"):  # Black Sea and Baltic
        assert refused(entering("astronomy"), f"conquer {closed}") == "VI-5.2"


@rule("VI-5.5")
def test_an_entry_is_paid_like_any_conquest_but_has_no_origin() -> None:
    s = expanding(waiting("red", hand=9), empire("blue", at={"volga": 3}), fort("volga"), empty("baetica"))
    assert cost(s, "volga") == 2 + 3 + 1
    assert cost(s, "muscovy") == 4
    assert cost(s, "urals") == 3
    assert cost(s, "baetica") == 2
    play(s, "conquer urals")
    assert cost(s, "volga") == 2 + 3 + 1 - 1  # now from a mountain


@rule("VI-5.7")
def test_a_new_civilization_must_enter_if_it_can() -> None:
    s = expanding(waiting("red", hand=3))
    assert "done" not in offered(s)
    assert refused(s, "done") == "VI-5.7"
    play(s, "conquer volga")
    assert "done" in offered(s)


@rule("VI-5.7")
@pytest.mark.parametrize(
    ("tiles", "tokens_in_hand", "due"),
    [
        ([], 2, False),
        (["espionage"], 1, False),
        (["espionage"], 2, True),
        (["medicine"], 1, False),
        (["medicine"], 2, True),
        (["field_general"], 0, True),
        (["weapons", "weapons"], 1, True),
    ],
)
def test_what_counts_as_affordable(tiles: list[str], tokens_in_hand: int, due: bool) -> None:
    s = expanding(waiting("red", tiles=tiles, hand=tokens_in_hand))
    assert ("done" not in offered(s)) == due


@rule("VI-5.7")
def test_where_entry_is_impossible_the_tokens_stay_in_hand() -> None:
    s = expanding(waiting("red", hand=2))
    assert offered(s) == {"done"}
    play(s, "done", "done", *["expand", "done", "done"] * 2)
    assert hand(s) == 2
    assert offered(s) == {"expand", "decline"}
    play(s, "expand")
    assert offered(s) == {"done"}


@rule("VI-5.7")
def test_pacts_are_respected_by_the_duty() -> None:
    """Blue holds every entry province; red, who has a pact with blue, cannot enter and need not."""
    at = dict.fromkeys(sorted(ENTRIES), 1)
    s = given(waiting("red", tiles=["diplomacy"], hand=20), empire("blue", at=at))
    play(s, "expand", "pact 1", "done")
    assert offered(s) == {"done"}
    assert refused(s, "conquer volga") == "VI-8.20"


@rule("VI-5.7")
def test_every_later_entry_is_optional() -> None:
    assert "done" in offered(expanding(empire("red", hand=9)))
    assert "done" in offered(play(expanding(empire("red", at="castile", hand=9)), "abandon castile"))


@rule("VI-5.7")
def test_field_generals_tokens_leave_after_a_failed_entry() -> None:
    """Everything costs more than the nine tokens in hand."""
    others: dict[str, list[str]] = {"blue": [], "green": []}
    for i, name in enumerate(sorted(ENTRIES)):
        others["blue" if i % 2 else "green"].append(name)
    s = expanding(
        waiting("red", tiles=["field_general"], hand=2),
        empire("blue", at=dict.fromkeys(others["blue"], 9)),
        empire("green", at=dict.fromkeys(others["green"], 9)),
    )
    assert hand(s) == 9
    assert offered(s) == {"done"}
    play(s, "done")
    assert hand(s) == 2


@rule("VI-5.8")
def test_sea_zones_are_no_targets() -> None:
    names = {sea.id for sea in seas}
    assert not names & set(INDEX)
    s = expanding(empire("red", at="scotland", tiles=["astronomy"], hand=40))
    assert offered(s, "conquer") <= set(NAMES)
    assert all(name.split()[-1] not in names for name in s.moves.names)


@rule("VI-5.9")
@pytest.mark.parametrize("tile", ["messengers", "revolutionaries", "weapons"])
def test_there_is_one_entry_a_turn(tile: str) -> None:
    s = entering(tile)
    play(s, "conquer volga")
    assert offered(s, "conquer") == {"urals", "muscovy", "scythia", "caucasus"}
    assert refused(s, "conquer ireland") == "VI-6.3"


@rule("VI-5.9", "VI-8.10")
def test_nor_is_there_a_second_entry_by_espionage() -> None:
    s = play(entering("espionage", "specialization"), "spy volga")
    assert offered(s, "spy") == {"urals", "muscovy", "scythia", "caucasus"}
    assert refused(s, "spy ireland") == "VI-6.3"


@rule("VI-5.1", "VI-9.10")
def test_a_declining_empire_is_no_base() -> None:
    s = expanding(empire("red", hand=40), declining("red", at="castile"))
    assert offered(s, "conquer") == ENTRIES


def test_the_tiles_stay_with_the_empire_wherever_it_enters() -> None:
    s = entering("weapons", "currency")
    keep_placing(play(s, "conquer volga", "done"), "volga")
    assert tiles_of(s) == {"weapons", "currency"}
    assert (holder(s, "volga"), tokens(s, "volga"), phase(s)) == ("red", 40, "Fortifying")
    assert realm(s, "red") == {"volga"}
