"""Worked examples, from conquests on."""

from __future__ import annotations

import pytest

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import HERO
from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.charlemagne import PLACED, charlemagne
from tests.games.heroes_of_the_world.given import (
    asked,
    face_up,
    full_ancient,
    full_modern,
    given,
    gold,
    hand_size,
    next_faces,
    next_tokens,
    offered,
    owner,
    play,
    player,
    points,
    question,
    refused,
    supply,
    taking,
    units,
)
from tests.rules import example


def attack(face: str, own: int, other: int, coins: int = 0, hero: str = "cao_cao", elsewhere: int = 0) -> Heroes:
    """An ancient conquest with value 5 in China: own units there after the population, and the other's."""
    s = given(
        player("blue", hand=[hero], china=own - 4, africa=elsewhere),
        player("green", china=other, gold=coins),
        player("red"),
        era="ancient",
    )
    play(s, f"play {hero}", *["place china"] * min(4, supply(s, "blue")))
    next_faces(s, face)
    play(s, "attack china")
    return s


@example("B8")
def test_b8_amounts_are_capped() -> None:
    s = attack("massacre", 4, 4)
    assert units(s, "green", "china") == 0
    s = attack("plunder", 4, 1, coins=3)
    assert (gold(s, "green"), gold(s, "blue")) == (0, 3 + 1)
    s = attack("assimilation", 4, 4, elsewhere=58)
    assert (units(s, "green", "china"), units(s, "blue", "china"), supply(s, "blue")) == (1, 7, 0)


@example("B8")
def test_b8_defeat_and_bloodbath_take_no_more_than_there_is() -> None:
    def small(face: str, other: int) -> Heroes:
        s = given(
            player("blue", hand=["julius_caesar"], africa=2),
            player("green", africa=other),
            player("red"),
            era="ancient",
        )
        play(s, "play julius_caesar", *["place mediterranean"] * 4)
        next_faces(s, face)
        play(s, "attack africa")
        return s

    assert units(small("defeat", 6), "blue", "africa") == 0
    s = small("bloodbath", 6)
    assert (units(s, "blue", "africa"), units(s, "green", "africa")) == (0, 4)


@example("B8")
def test_b8_a_rout_from_india_never_leads_out_of_play() -> None:
    s = given(
        player("blue", hand=["samudragupta"], india=1),
        player("green", india=7),
        player("red"),
        era="ancient",
    )
    play(s, "play samudragupta", *["place india"] * 5)
    next_faces(s, "rout")
    play(s, "attack india")
    assert asked(s) == "green"
    assert offered(s) == ["flee middle_east", "flee china"]
    assert refused(s, "flee southeast_asia").rule == "HO-2.8"
    play(s, "flee china")
    assert (units(s, "green", "india"), units(s, "green", "china")) == (3, 4)
    assert asked(s) == "blue"


@example("B9")
def test_b9_two_wonders_in_one_turn() -> None:
    away = ["hanging_gardens", "great_wall", "ajanta_caves"]
    s = given(player("blue", hand=["piye"], gold=15), player("green"), player("red"), era="ancient", away=away)
    play(s, "play piye", *["place africa"] * 5, "build lighthouse_of_alexandria", "build pyramids_of_giza")
    assert gold(s, "blue") == 1
    assert points(s) == [6, 0, 0]
    assert offered(s) == ["done"]


@example("B9")
def test_b9_used_ancient_wonders_turn_face_up_in_the_modern_era() -> None:
    s = given(
        player("blue", hand=["hammurabi"], used=["great_wall"]),
        player("green"),
        player("red"),
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": full_ancient()["middle_east"][:2]},
    )
    assert not face_up(s, "great_wall")
    play(s, "play hammurabi", *["place middle_east"] * 4, "discover", "put middle_east")
    assert face_up(s, "great_wall")


@example("B10")
def test_b10_coins_are_converted_before_the_last_ladder() -> None:
    full = full_modern("europe", "africa")
    s = given(
        player("blue", hand=["newton"], gold=6),
        player("green"),
        player("red"),
        ladders={**full, "europe": ["banking", "printing", "electricity"]},
    )
    play(s, "play newton", *["place europe"] * 3, "discover", "convert", "convert", "convert")
    assert points(s)[0] == 3
    play(s, "put europe")
    assert s.over
    assert gold(s, "blue") == 0


def two(**wonders: list[str]) -> Heroes:
    """Two players with 5 units each in Europe; blue's discoveries 3, green's 1; one token of value 2 is missing."""
    s = given(
        player("blue", hand=["charlemagne"], played=["aristotle"], europe=5),
        player("green", played=["augustus"], europe=5, **wonders),  # type: ignore[arg-type]
        ladders={"europe": ["school", "compass", "theatre"]},
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "gunpowder")
    play(s, "discover", "put europe")
    return s


@example("B11")
def test_b11_two_players_have_no_third_place() -> None:
    assert points(two()) == [8, 4]


@example("B11")
def test_b11_the_ajanta_caves_work_with_two() -> None:
    s = two(wonders=["ajanta_caves"])
    assert (asked(s), question(s)) == ("green", "ajanta")
    play(s, "use ajanta_caves")
    assert points(s) == [8, 4 + 2]


@example("B11")
def test_b11_two_players_lay_out_four_ancient_wonders() -> None:
    s = game.new(2, 1)
    assert [w["id"] for w in game.view(s, 0)["wonders"] if w["on_offer"]] == [
        "hanging_gardens",
        "great_wall",
        "ajanta_caves",
        "pyramids_of_giza",
    ]


@example("B12")
def test_b12_the_supply_is_a_limit() -> None:
    s = given(player("blue", hand=["charlemagne"], africa=63), player("green"), player("red"))
    play(s, "play charlemagne", "place europe", "place europe")
    assert question(s) == "discover"
    assert supply(s, "blue") == 0


@example("B13")
def test_b13_units_are_moved_between_draw_and_placement() -> None:
    s = given(
        player("blue", hand=["livingstone"], africa=0, russia=6, wonders=["angkor_wat"]),
        player("green", africa=8),
        player("red"),
        ladders={"africa": ["philosophy", "epidemic"]},
    )
    play(s, "play livingstone", *["place africa"] * 5)
    next_tokens(s, "physics")
    play(s, "discover")
    assert offered(s) == ["put africa", "use angkor_wat"]
    play(s, "use angkor_wat", "leave russia", *["move africa"] * 6)
    assert offered(s) == ["put africa"]
    play(s, "put africa")
    assert points(s) == [7, 4, 0]


@example("B14")
def test_b14_kremlin_then_great_wall() -> None:
    s = given(
        player("red", hand=["washington"], america=1, wonders=["kremlin"]),
        player("blue", america=9, wonders=["great_wall"]),
        player("green"),
    )
    play(s, "play washington", *["place america"] * 5)
    next_faces(s, "defeat", "massacre")
    play(s, "attack america")
    assert (asked(s), question(s)) == ("red", "kremlin")
    play(s, "use kremlin")
    assert (asked(s), question(s)) == ("blue", "wall")
    play(s, "use great_wall")
    assert (units(s, "red", "america"), units(s, "blue", "america")) == (6, 9)
    assert not face_up(s, "kremlin")
    assert not face_up(s, "great_wall")
    assert question(s) == "gold"
    assert owner(s, "kremlin") == "red"


@example("B15")
def test_b15_the_last_cards() -> None:
    s = taking(player("blue"), player("green"), player("red"), deck=0, shown_cards=2)
    take = [name for name in offered(s) if name.startswith("take")]
    assert len(take) == 2
    assert offered(s) == take
    finish_turn(s, take[0])
    assert s.display.bit_count() == 1
    assert (asked(s), question(s)) == ("green", "take")
    finish_turn(s, take[1])
    assert s.display == 0
    assert (asked(s), question(s)) == ("red", "play")
    assert hand_size(s, "red") == 2


def finish_turn(s: Heroes, first: str) -> None:
    """Play this, then whatever ends the turn of the active player."""
    seat = s.turn
    play(s, first)
    while s.turn == seat and not s.over:
        names = offered(s)
        play(s, "done" if "done" in names else names[0])


@example("B16")
def test_b16_a_player_short_of_units_is_passed_over() -> None:
    s = given(
        player("blue", hand=["hammurabi"], africa=58),
        player("green", africa=45),
        player("red", africa=45),
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": full_ancient()["middle_east"][:2]},
    )
    play(s, "play hammurabi", *["place middle_east"] * 4, "discover", "put middle_east")
    assert (s.era, supply(s, "blue")) == (1, 3)
    order = []
    while question(s) == "settle":
        order.append(asked(s))
        play(s, "place russia")
    assert order == ["blue", "green", "red"] * 3 + ["green", "red"] * 4
    assert asked(s) == "blue"


@example("B17")
def test_b17_units_travel_on_with_a_second_migration() -> None:
    s = given(player("blue", hand=["shaka"], gold=4, america=3), player("green"), player("red"))
    play(s, "play shaka", *["place africa"] * 5, "migrate america")
    assert refused(s, "move africa").rule == "HO-10.4"
    assert "done" not in offered(s)
    play(s, *["move russia"] * 3, "migrate russia", "move china", "move china", "done")
    assert [units(s, "blue", t) for t in ("america", "russia", "china")] == [0, 1, 2]
    assert gold(s, "blue") == 0


@example("B18")
def test_b18_a_hero_taken_from_the_display_stays_known() -> None:
    s = taking(player("blue"), player("green"), player("red"), era="ancient", display=["hannibal"])
    play(s, "take hannibal")
    play(s, next(name for name in offered(s) if name.startswith("play") and "hannibal" not in name))
    for seat in (None, 1, 2):
        blue = game.view(s, seat)["players"][0]
        assert [hero["id"] for hero in blue["hand"]] == ["hannibal"]
        assert blue["hidden"] == 1
    assert HERO["hannibal"] < 36


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_examples_are_told_in_words(lang: str) -> None:
    from saecula import text

    s = charlemagne()
    log = play(s, "play charlemagne", *PLACED, "discover", "put europe")
    told = [text.say(event, lang, ["Anna", "Bruno", "Carla", "Dario"]) for event in log]
    assert told[0] == ("Anna plays Charlemagne." if lang == "en" else "Anna gioca Carlo Magno.")
