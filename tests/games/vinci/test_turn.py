"""VI-4: the turn."""

from __future__ import annotations

from saecula.games.vinci.state import Vinci
from saecula.kernel.message import Event
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
    score,
    survivors,
    tokens,
    waiting,
)
from tests.rules import rule

IBERIA = {"castile": 3, "lusitania": 2, "baetica": 1}


@rule("VI-4.1")
def test_a_turn_begins_with_the_choice_between_expansion_and_decline() -> None:
    s = given(empire("red", at=IBERIA))
    assert offered(s) == {"expand", "decline"}
    assert refused(s, "conquer tarraco") == "VI-4.1"
    assert refused(s, "done") == "VI-4.1"
    assert phase(play(s, "expand")) == "Expansion"
    assert refused(s, "decline") == "VI-6.2"


@rule("VI-4.2")
def test_a_civilization_must_have_its_entry_turn_before_it_can_decline() -> None:
    s = given(waiting("red", tiles=["weapons", "militia"]))
    assert offered(s) == {"expand"}
    assert refused(s, "decline") == "VI-4.2"
    keep_placing(play(s, "expand", "conquer volga", "done"), "volga")
    play(s, "done", *["expand", "done", "done"] * 2)
    assert offered(s) == {"expand", "decline"}


@rule("VI-4.2")
def test_a_failed_attempt_to_enter_counts_as_the_entry_turn() -> None:
    s = play(given(waiting("red", hand=1)), "expand", "done", "done", *["expand", "done", "done"] * 2)
    assert hand(s) == 1
    assert offered(s) == {"expand", "decline"}


def full_turn() -> tuple[Vinci, list[Event]]:
    """An expansion turn with everything in it: Diplomacy, Renaissance, a defender who redeploys."""
    log: list[Event] = []
    s = given(
        empire("red", at=IBERIA, tiles=["diplomacy", "renaissance"], hand=6),
        empire("blue", at={"tarraco": 2, "volga": 1, "urals": 1}),
    )
    return s, log


@rule("VI-4.3")
def test_the_steps_of_an_expansion_turn_come_in_their_order() -> None:
    s, log = full_turn()
    seen = [phase(s)]
    for move in ("expand", "pact 2", "done", "conquer tarraco", "done", *["place castile"] * 8, "done", "decline"):
        play(s, move, log=log)
        if seen[-1] != phase(s):
            seen.append(phase(s))
    play(s, "choose I", log=log)
    seen += [phase(s)] * (seen[-1] != phase(s))
    play(s, "done", log=log)
    seen.append(phase(s))
    assert seen == ["Turn", "Diplomacy", "Expansion", "Placement", "Fortifying", "Rebirth", "Choosing", "Redeployment"]
    assert chooser(s) == "blue"
    keys = [event.key for event in log]
    steps = ["vinci-pact", "vinci-conquered", "vinci-placed", "vinci-scored", "vinci-declined", "vinci-chose"]
    at = [keys.index(key) for key in steps]
    assert at == sorted(at)
    play(s, "redeploy volga", "done")
    assert (chooser(s), phase(s)) == ("blue", "Turn")


@rule("VI-4.3")
def test_medicine_and_field_general_come_at_the_start_of_an_expansion_turn_only() -> None:
    s = given(empire("red", at={"volga": 2}, tiles=["medicine", "field_general"]))
    assert hand(s) == 0
    assert hand(play(s.clone(), "expand")) == 1 + 1 + 7
    assert hand(play(s, "decline")) == 0


@rule("VI-4.4")
def test_in_a_decline_turn_nothing_is_conquered() -> None:
    s = given(empire("red", at=IBERIA, hand=9))
    play(s, "decline")
    assert offered(s) == {f"choose {g}" for g in ("I", "II", "III", "IV", "V", "VI")}
    play(s, "choose I", "done")
    assert chooser(s) == "blue"
    assert realm(s, "red declining") == set(IBERIA)


@rule("VI-4.5")
def test_gathering_leaves_one_token_in_every_active_province() -> None:
    s = given(empire("red", at=IBERIA, hand=2), declining("red", at={"volga": 1}), empire("blue", at={"urals": 4}))
    play(s, "expand")
    assert hand(s) == 2 + 2 + 1
    assert [tokens(s, p) for p in (*IBERIA, "volga", "urals")] == [1, 1, 1, 1, 4]


@rule("VI-4.5")
def test_provinces_can_be_abandoned_before_the_first_conquest() -> None:
    s = expanding(empire("red", at=IBERIA), fort("castile"))
    assert offered(s, "abandon") == set(IBERIA)
    assert refused(s, "abandon tarraco") == "VI-4.5"
    play(s, "abandon castile")
    assert hand(s) == 4
    assert holder(s, "castile") == "empty"
    assert not has_fort(s, "castile")
    assert cost(s, "castile") == 2  # the neutral token does not come back
    assert offered(s, "abandon") == {"lusitania", "baetica"}
    play(s, "conquer castile")
    assert offered(s, "abandon") == set()
    assert refused(s, "abandon baetica") == "VI-4.5"


@rule("VI-4.5")
def test_any_subset_can_be_abandoned() -> None:
    s = expanding(empire("red", at=IBERIA))
    play(s, "abandon lusitania", "abandon baetica")
    assert realm(s, "red") == {"castile"}
    play(s, "abandon castile")
    assert realm(s, "red") == set()
    assert hand(s) == 6
    assert s.strength[0] == 6


@rule("VI-4.5")
def test_without_a_province_there_is_nothing_to_gather() -> None:
    s = expanding(empire("red", hand=3))
    assert hand(s) == 3
    assert offered(s, "abandon") == set()


@rule("VI-4.6")
def test_tokens_of_a_conquest_stay_until_the_reorganization() -> None:
    s = expanding(empire("red", at="castile", hand=7), empty("lusitania"))
    play(s, "conquer lusitania", "conquer tarraco")
    assert [tokens(s, p) for p in ("castile", "lusitania", "tarraco")] == [1, 2, 3]
    assert hand(s) == 2
    assert "conquer pyrenees" not in offered(s)  # cost 3: what lies in lusitania cannot be used again
    play(s, "done", *["place castile"] * 5)
    assert [tokens(s, p) for p in ("castile", "lusitania", "tarraco")] == [6, 1, 1]


@rule("VI-4.3", "VI-6.13")
def test_a_turn_without_conquests_ends_after_two_confirmations() -> None:
    s = given(empire("red", at="castile"))
    play(s, "expand", "done", "done")
    assert chooser(s) == "blue"
    assert score(s) == 11
    assert survivors(s, "blue") == 0
