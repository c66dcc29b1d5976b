"""HO-9: conquest, each face of the die, and the windows of the wonders in it."""

from __future__ import annotations

import pytest

from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.given import (
    asked,
    face_up,
    given,
    gold,
    is_complete,
    ladder,
    next_faces,
    offered,
    owner,
    play,
    player,
    points,
    question,
    refused,
    supply,
    units,
)
from tests.rules import rule


def washington(own: int, other: int, red: int = 0, options: dict[str, str] | None = None) -> Heroes:
    """Blue, strength 4, has placed five units in America: own units there in all; modern era, E = 2."""
    s = given(
        player("blue", hand=["washington"], america=own - 5),
        player("green", america=other, gold=6),
        player("red", america=red),
        options=options,
    )
    play(s, "play washington", *["place america"] * 5)
    return s


def rolled(s: Heroes, *faces: str, target: str = "") -> Heroes:
    next_faces(s, *faces)
    play(s, "attack america")
    if target:
        play(s, target)
    return s


@rule("HO-9.1")
def test_only_a_hero_with_a_conquest_value_and_never_compulsory() -> None:
    s = washington(6, 6)
    assert question(s) == "conquest"
    assert "done" in offered(s)
    s = given(player("blue", hand=["newton"], europe=1), player("green", europe=1), player("red"))
    play(s, "play newton", *["place europe"] * 3, "discover", "put europe")
    assert question(s) == "gold"


@rule("HO-9.2")
def test_one_conquest_a_turn() -> None:
    s = rolled(washington(9, 9), "massacre")
    assert question(s) == "gold"
    assert refused(s, "attack america").rule == "HO-10.2"


@rule("HO-9.3")
def test_own_units_and_an_opponent_s_in_a_territory_of_the_hero() -> None:
    s = given(
        player("blue", hand=["napoleon"], europe=1, china=5),
        player("green", europe=9, russia=2, china=1),
        player("red", europe=3),
    )
    play(s, "play napoleon", *["place africa"] * 4)
    assert offered(s) == ["attack europe", "done"]
    assert refused(s, "attack russia").key.endswith("no-own-units")
    assert refused(s, "attack africa").key.endswith("no-opponent")
    assert refused(s, "attack china").rule == "HO-5.2"
    play(s, "attack europe")
    assert offered(s) == ["against 1", "against 2"]
    assert refused(s, "against 0").rule == "HO-9.3"
    assert refused(s, "against 4").rule == "HO-9.3"
    assert refused(s, "done").rule == "HO-9.3"
    next_faces(s, "massacre")
    play(s, "against 2")
    assert (units(s, "red", "europe"), units(s, "green", "europe")) == (0, 9)


@rule("HO-9.3")
def test_an_opponent_elsewhere_cannot_be_named() -> None:
    s = given(
        player("blue", hand=["washington"]),
        player("green", america=1),
        player("red"),
        player("yellow", america=2),
    )
    play(s, "play washington", *["place america"] * 5, "attack america")
    assert refused(s, "against 2").key.endswith("no-opponent-units")


@rule("HO-9.4")
def test_an_announced_conquest_cannot_be_withdrawn_and_nothing_interferes() -> None:
    s = given(
        player("blue", hand=["washington"], gold=8, wonders=["kremlin", "machu_picchu"]),
        player("green", america=5, gold=2, wonders=["great_wall"]),
        player("red", america=1),
    )
    play(s, "play washington", *["place america"] * 5, "attack america")
    next_faces(s, "massacre")
    play(s, "against 1")
    assert offered(s) == ["use kremlin", "pass"]
    assert refused(s, "convert").rule == "HO-11.7"
    assert refused(s, "use machu_picchu").rule == "HO-11.7"
    play(s, "pass")
    assert (asked(s), offered(s)) == ("green", ["use great_wall", "pass"])
    assert refused(s, "convert").rule == "HO-11.7"
    play(s, "pass")
    assert units(s, "green", "america") == 0
    assert question(s) == "gold"


@rule("HO-9.5")
def test_the_era_counts_one_and_two() -> None:
    assert units(rolled(washington(5, 20), "massacre"), "green", "america") == 20 - 4 - 2
    s = given(player("blue", hand=["piye"]), player("green", africa=20), player("red"), era="ancient")
    play(s, "play piye", *["place africa"] * 5)
    next_faces(s, "massacre")
    play(s, "attack africa")
    assert units(s, "green", "africa") == 20 - 4 - 1


@rule("HO-9.6")
@pytest.mark.parametrize(
    ("face", "own", "other", "coins"),
    [
        ("massacre", 9, 3, 6),
        ("assimilation", 13, 5, 6),
        ("plunder", 9, 9, 2),
        ("bloodbath", 5, 5, 6),
        ("defeat", 5, 9, 6),
    ],
)
def test_each_face(face: str, own: int, other: int, coins: int) -> None:
    s = rolled(washington(9, 9), face)
    assert (units(s, "blue", "america"), units(s, "green", "america"), gold(s, "green")) == (own, other, coins)
    assert question(s) == "gold"


@rule("HO-9.6", "HO-9.7")
def test_routed_units_go_together_where_the_defender_says() -> None:
    s = rolled(washington(9, 9), "rout")
    assert (asked(s), question(s)) == ("green", "flee")
    assert offered(s) == ["flee europe", "flee russia", "flee southeast_asia"]
    assert refused(s, "flee africa").rule == "HO-10.4"
    assert refused(s, "pass").rule == "HO-9.7"
    play(s, "flee russia")
    assert (units(s, "green", "america"), units(s, "green", "russia")) == (5, 4)
    assert (asked(s), question(s)) == ("blue", "gold")


@rule("HO-9.7")
def test_or_the_conqueror_says() -> None:
    s = rolled(washington(9, 9, options={"rout_destination_chosen_by": "attacker"}), "rout")
    assert (asked(s), question(s)) == ("blue", "drive-out")
    play(s, "flee europe")
    assert units(s, "green", "europe") == 4


@rule("HO-9.7")
def test_a_rout_with_one_way_out_asks_nobody() -> None:
    s = given(player("blue", hand=["cao_cao"]), player("green", china=9), player("red"), era="ancient")
    play(s, "play cao_cao", *["place china"] * 4)
    next_faces(s, "rout")
    play(s, "attack china")
    assert (asked(s), question(s)) == ("blue", "gold")
    assert units(s, "green", "india") == 5


@rule("HO-9.7", "HO-9.9")
def test_units_removed_go_back_to_their_owners() -> None:
    s = washington(9, 2)
    before = supply(s, "green")
    rolled(s, "massacre")
    assert units(s, "green", "america") == 0
    assert supply(s, "green") == before + 2
    s = rolled(washington(9, 9), "assimilation")
    assert (supply(s, "green"), supply(s, "blue")) == (65 - 5, 65 - 13)


@rule("HO-9.8")
def test_a_conquest_scores_nothing_and_takes_no_discovery_or_wonder() -> None:
    s = given(
        player("blue", hand=["washington"]),
        player("green", america=3, wonders=["ajanta_caves"]),
        player("red"),
        ladders={"america": ["banking", "physics", "painting", "school"]},
    )
    play(s, "play washington", *["place america"] * 5)
    next_faces(s, "massacre")
    play(s, "attack america")
    assert points(s) == [0, 0, 0]
    assert is_complete(s, "america")
    assert len(ladder(s, "america")) == 4
    assert owner(s, "ajanta_caves") == "green"


@rule("HO-9.9")
@pytest.mark.parametrize(
    ("face", "own", "other", "left"),
    [
        ("massacre", 5, 5, (5, 0)),
        ("massacre", 5, 7, (5, 1)),
        ("assimilation", 5, 3, (8, 0)),
        ("bloodbath", 6, 2, (4, 0)),
        ("bloodbath", 5, 9, (1, 5)),
        ("defeat", 6, 1, (2, 1)),
    ],
)
def test_the_amount_is_taken_in_full_but_capped(face: str, own: int, other: int, left: tuple[int, int]) -> None:
    s = rolled(washington(own, other), face)
    assert (units(s, "blue", "america"), units(s, "green", "america")) == left


@rule("HO-9.9")
def test_routed_units_arrive_without_further_effect() -> None:
    s = rolled(washington(9, 3, red=1), "rout", target="against 1")
    play(s, "flee europe")
    assert units(s, "green", "america") == 0
    assert question(s) == "gold"


@rule("HO-9.10")
def test_plundered_coins_are_spent_in_the_same_turn() -> None:
    s = rolled(washington(9, 9), "plunder")
    assert (gold(s, "blue"), gold(s, "green")) == (4, 2)
    play(s, "convert", "migrate america", "move europe", "done")
    assert gold(s, "blue") == 0


@rule("HO-9.11")
def test_without_a_target_the_action_is_skipped() -> None:
    s = washington(9, 0)
    assert question(s) == "gold"


# ------------------------------------------------------------------------------------------------------ windows


def lighthouse(*wonders: str, third: int = 2) -> Heroes:
    """Blue attacks green, who has the Lighthouse, in America."""
    s = given(
        player("blue", hand=["washington"]),
        player("green", america=5, wonders=["lighthouse_of_alexandria", *wonders]),
        player("red", america=third),
        player("yellow"),
    )
    play(s, "play washington", *["place america"] * 5, "attack america")
    if third:
        play(s, "against 1")
    return s


@rule("HO-11.8")
def test_the_lighthouse_names_a_third_player_before_the_roll() -> None:
    s = lighthouse()
    assert (asked(s), question(s)) == ("green", "lighthouse")
    assert offered(s) == ["redirect 2", "pass"]
    assert refused(s, "redirect 0").rule == "HO-11.8"
    assert refused(s, "redirect 3").key.endswith("no-opponent-units")
    assert refused(s, "redirect 4").rule == "HO-11.8"
    next_faces(s, "massacre")
    play(s, "redirect 2")
    assert (units(s, "green", "america"), units(s, "red", "america")) == (5, 0)
    assert not face_up(s, "lighthouse_of_alexandria")


@rule("HO-11.8")
def test_whoever_turned_a_conquest_away_is_out_of_it_even_with_the_great_wall() -> None:
    s = lighthouse("great_wall")
    next_faces(s, "massacre")
    play(s, "redirect 2")
    assert question(s) == "gold"
    assert face_up(s, "great_wall")


@rule("HO-11.7")
def test_the_lighthouse_is_not_asked_without_a_third_player() -> None:
    s = lighthouse(third=0)
    assert question(s) in ("gold", "flee")


@rule("HO-11.7")
def test_a_pass_leaves_the_lighthouse_face_up() -> None:
    s = lighthouse()
    next_faces(s, "defeat")
    play(s, "pass")
    assert face_up(s, "lighthouse_of_alexandria")
    assert units(s, "blue", "america") == 1


@rule("HO-11.7", "HO-11.8")
def test_the_second_roll_of_the_kremlin_stands() -> None:
    s = given(
        player("blue", hand=["washington"], wonders=["kremlin"]), player("green", america=9, gold=1), player("red")
    )
    play(s, "play washington", *["place america"] * 5)
    next_faces(s, "massacre", "defeat")
    play(s, "attack america", "use kremlin")
    assert (units(s, "blue", "america"), units(s, "green", "america")) == (1, 9)
    assert question(s) == "gold"


@rule("HO-11.7")
def test_the_great_wall_is_asked_even_for_defeat_but_not_for_nothing() -> None:
    def wall(face: str) -> Heroes:
        s = given(
            player("blue", hand=["washington"]), player("green", america=9, wonders=["great_wall"]), player("red")
        )
        play(s, "play washington", *["place america"] * 5)
        next_faces(s, face)
        play(s, "attack america")
        return s

    assert (asked(wall("defeat")), question(wall("defeat"))) == ("green", "wall")
    assert question(wall("plunder")) == "gold"  # green has no coins
    s = wall("rout")
    play(s, "pass")
    assert question(s) == "flee"


@rule("HO-9.4")
def test_once_the_lighthouse_is_asked_about_the_announcement_stands() -> None:
    s = lighthouse()
    assert question(s) == "lighthouse"
    before = given(player("blue"), player("green"), player("red")).reveals
    assert s.reveals > before, "another seat has been asked: no undo goes back behind it"
