"""What a player is told before deciding: known items of a conflict, chances, ranks, markers without effect."""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages import game
from saecula.games.seven_ages.state import SevenAges
from tests.games.seven_ages.fights import attacker, commit, defender, duel, fight, next_cards
from tests.games.seven_ages.given import at, deal, empire, given, in_turn, legal, play
from tests.rules import rule


def sides(s: SevenAges, seat: int) -> list[dict[str, Any]]:
    """Both sides of the conflict as a seat sees them."""
    found: list[dict[str, Any]] = game.view(s, seat)["conflict"]["sides"]
    return found


def lines(s: SevenAges, seat: int, move: str) -> dict[str, list[dict[str, object]]]:
    """The explanation of a move: the arguments of its lines, by the end of their keys."""
    found: dict[str, list[dict[str, object]]] = {}
    for line in game.explain(s, seat, game.moves.parse(move)):
        found.setdefault(line.key.removeprefix("seven_ages-explain-"), []).append(dict(line.args))
    return found


@rule("SA-9.4")
def test_before_the_reveal_each_side_sees_its_own_items_and_of_the_other_what_is_public() -> None:
    s = given(defender("spear", "spear", forts=["france"], cities={"france": 3}), attacker("sword", "catapult"))
    next_cards(s, 4, 7)
    fight(s, at("light_blue"))
    mine, theirs = sides(s, 0)
    assert mine["items"]["card"] == 4
    assert "card" not in theirs["items"]
    assert theirs["items"]["fort"] == 2
    assert theirs["items"]["city"] == 3
    assert (mine.get("commits"), theirs.get("commits")) == (True, None)
    play(s, "0: front catapult")
    mine, theirs = sides(s, 0)
    assert "city" not in theirs["items"], "a siege unit cancels it"
    assert "city" in sides(s, 1)[1]["items"], "and nobody else can tell"
    assert sides(s, 1)[0]["items"] == sides(s, 2)[0]["items"], "nothing of the attacker's card or units"
    assert "shown" not in game.view(s, 0)["conflict"]


@rule("SA-9.19")
def test_whoever_plays_both_sides_commits_for_one_at_a_time() -> None:
    s = given(defender("spear"), attacker("spear", seat=1))
    next_cards(s, 4, 7)
    fight(s, at("light_blue"))
    assert [side.get("commits") for side in sides(s, 1)] == [True, None]
    commit(s, 1, "spear")
    assert [side.get("commits") for side in sides(s, 1)] == [None, True]


@rule("SA-9.9")
def test_the_chance_of_a_round_falls_with_every_unit_of_the_other_side_and_tells_no_faces() -> None:
    def chances(theirs: list[str]) -> list[dict[str, object]]:
        s = duel((4, 7), ["sword", "sword"], theirs)
        play(s, "0: front sword")
        return lines(s, 0, "done")["round-odds"]

    weak = chances(["spear"] * 3)
    assert [row["units"] for row in weak] == [1, 2, 3]
    likely = [int(str(row["percent"])) for row in weak]
    assert likely == sorted(likely, reverse=True)
    assert likely[0] > likely[-1]
    assert weak == chances(["knight", "catapult", "sword"])


@rule("SA-12.4")
def test_a_view_tells_the_place_and_the_amount_of_every_icon_that_ranks() -> None:
    s = given(
        empire("romans", "red", 0, 20, {"central_italy": ["spear"]}, cities={"central_italy": 3}),
        empire("germans", "blue", 1, 26, {"germany": ["spear"]}, cities={"germany": 1}),
    )
    shown = game.view(s, 0)["empires"]
    for each in shown.values():
        assert len(each["ranks"]) == len(each["icons"])
        for paid, ranked in zip(each["icons"], each["ranks"], strict=True):
            assert ranked is None or ranked[0] in (0, 1, 2)
            assert not paid or paid < 0 or ranked is None or ranked[0] >= 1
    assert any(ranked for each in shown.values() for ranked in each["ranks"])


@rule("SA-3.4")
def test_a_marker_that_would_do_nothing_says_so() -> None:
    s = given(empire("romans", "red", 0, 20, {"central_italy": ["spear"]}))
    deal(s, 0, "etruscans")
    in_turn(s, "start_empire", 0)
    s.proceed()
    laid = [move for move in legal(s, 0) if move.startswith("lay ")]
    idle = {move for move in laid if "no-effect" in lines(s, 0, move)}
    assert idle == {
        "lay start_empire red",
        *[f"lay {marker} free" for marker in ("production", "trade_progress", "manoeuvre", "discard_empire")],
    }
    assert "could-start" in lines(s, 0, "lay start_empire free")
