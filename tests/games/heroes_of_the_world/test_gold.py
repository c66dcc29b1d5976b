"""HO-10: gold, migration, wonders, conversion."""

from __future__ import annotations

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import NEIGHBOURS, TERRITORY, borders
from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.given import (
    asked,
    full_modern,
    given,
    gold,
    is_complete,
    offered,
    owner,
    play,
    player,
    points,
    question,
    refused,
    taking,
    units,
)
from tests.rules import rule


def spending(gold: int = 0, **more: object) -> Heroes:
    """Blue has played Shaka in Africa, without a conquest, and may spend."""
    s = given(player("blue", hand=["shaka"], gold=gold, **more), player("green"), player("red"))  # type: ignore[arg-type]
    play(s, "play shaka", *["place africa"] * 5)
    assert question(s) == "gold"
    return s


@rule("HO-10.1")
def test_the_treasure_of_the_hero_is_received() -> None:
    s = given(player("blue", hand=["mansa_musa"], gold=1), player("green"), player("red"))
    play(s, "play mansa_musa", *["place africa"] * 3, "discover", "put africa")
    assert gold(s, "blue") == 5


@rule("HO-10.2")
def test_anything_affordable_in_any_order_or_nothing() -> None:
    s = spending(13, russia=2)
    play(s, "convert", "migrate russia", "move europe", "done", "build kremlin", "convert", "done")
    assert gold(s, "blue") == 0
    assert points(s)[0] == 1 + 3 + 1
    assert asked(s) == "green"
    s = spending(13)
    play(s, "done")
    assert gold(s, "blue") == 13


@rule("HO-10.2")
def test_too_few_coins() -> None:
    s = spending(1, russia=1)
    assert offered(s) == ["done"]
    assert refused(s, "migrate russia").rule == "HO-10.3"
    assert refused(s, "build kremlin").rule == "HO-10.5"
    assert refused(s, "convert").rule == "HO-10.6"


@rule("HO-10.3")
def test_a_migration_costs_two_coins_and_may_be_divided() -> None:
    s = spending(2, russia=9)
    assert refused(s, "migrate india").rule == "HO-10.3"
    play(s, "migrate russia", "move europe", "move china", "move america", "move middle_east")
    assert gold(s, "blue") == 0
    assert [units(s, "blue", t) for t in ("russia", "europe", "china", "america", "middle_east")] == [5, 1, 1, 1, 1]
    assert question(s) == "gold"


@rule("HO-10.4")
def test_fourteen_borders_three_of_them_america_s() -> None:
    assert len(borders) == 14
    assert sum(mask.bit_count() for mask in NEIGHBOURS) == 28
    assert not NEIGHBOURS[TERRITORY["america"]] >> TERRITORY["africa"] & 1
    s = spending(2, america=1)
    play(s, "migrate america")
    assert offered(s) == ["move europe", "move russia", "move southeast_asia"]
    assert refused(s, "move africa").rule == "HO-10.4"


@rule("HO-10.5")
def test_a_wonder_costs_seven_and_brings_three_points() -> None:
    s = spending(15)
    play(s, "build kremlin")
    assert (gold(s, "blue"), points(s)[0], owner(s, "kremlin")) == (8, 3, "blue")
    assert refused(s, "build kremlin").rule == "HO-10.5"
    assert refused(s, "build great_wall").rule == "HO-10.5"  # an ancient one is gone
    play(s, "build machu_picchu")
    assert gold(s, "blue") == 1


@rule("HO-10.6")
def test_two_coins_become_a_point_as_often_as_wanted() -> None:
    s = spending(5)
    play(s, "convert", "convert")
    assert (gold(s, "blue"), points(s)[0]) == (1, 2)
    assert "convert" not in offered(s)


@rule("HO-10.7")
def test_coins_are_converted_before_the_hero_is_played_but_nothing_else_is_bought() -> None:
    s = taking(player("blue", gold=9, africa=3), player("green"), player("red"))
    assert "convert" in offered(s)
    assert not [name for name in offered(s) if name.startswith(("migrate", "build"))]
    play(s, "convert")
    assert question(s) == "take"


@rule("HO-10.7")
def test_or_only_when_gold_is_spent() -> None:
    options = {"convert_any_time_in_turn": False}
    s = taking(player("blue", gold=9, hand=["shaka"]), player("green"), player("red"), options=options)
    assert refused(s, "convert").rule == "HO-10.7"
    play(s, "draw", "play shaka")
    assert refused(s, "convert").rule == "HO-10.7"
    play(s, *["place africa"] * 5)
    assert "convert" in offered(s)
    play(s, "convert")
    assert points(s)[0] == 1


@rule("HO-10.8")
def test_gold_is_public() -> None:
    s = spending(5)
    assert [p["gold"] for p in game.view(s, None)["players"]] == [5, 0, 0]


@rule("HO-10.9")
def test_one_to_four_units_and_the_origin_may_be_emptied() -> None:
    s = spending(4, russia=2)
    play(s, "migrate russia")
    assert refused(s, "done").rule == "HO-10.9"
    play(s, "move europe")
    assert "done" in offered(s)
    play(s, "move europe")  # the last one: the migration is over
    assert question(s) == "gold"
    assert units(s, "blue", "russia") == 0


@rule("HO-10.9")
def test_a_migration_never_scores() -> None:
    s = given(
        player("blue", hand=["shaka"], gold=2, russia=5),
        player("green"),
        player("red"),
        ladders={"europe": full_modern()["europe"]},
    )
    play(s, "play shaka", *["place africa"] * 5, "migrate russia", *["move europe"] * 4)
    assert is_complete(s, "europe")
    assert points(s) == [0, 0, 0]


@rule("HO-10.10")
def test_stop_ends_the_turn_and_coins_come_before_spending() -> None:
    s = given(player("blue", hand=["mansa_musa"], gold=3), player("green"), player("red"))
    play(s, "play mansa_musa", *["place africa"] * 3, "discover", "put africa")
    assert "build kremlin" in offered(s)  # 3 and the 4 of Mansa Musa
    play(s, "done")
    assert (asked(s), question(s)) == ("green", "take")
    assert refused(s, "convert").rule in ("HO-10.6", "HO-11.9")
