"""HO-11: wonders and free actions. Windows are also in test_scoring.py and test_conquest.py."""

from __future__ import annotations

import pytest

from saecula.games.heroes_of_the_world.components import TOKEN_NAMES
from saecula.games.heroes_of_the_world.state import Heroes
from saecula.games.heroes_of_the_world.wonders import WONDER, WONDER_NAMES
from tests.games.heroes_of_the_world.given import (
    asked,
    face_up,
    full_ancient,
    full_modern,
    given,
    gold,
    ladder,
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
from tests.rules import rule

EUROPE = {"europe": ["banking", "physics", "painting"]}


def holding(*wonders: str, hand: str = "shaka", **more: object) -> Heroes:
    """Blue, about to play a hero, has these wonders."""
    return given(
        player("blue", hand=[hand], wonders=wonders, **more),  # type: ignore[arg-type]
        player("green"),
        player("red"),
    )


@rule("HO-11.1")
def test_once_an_era() -> None:
    s = holding("machu_picchu")
    play(s, "use machu_picchu")
    assert gold(s, "blue") == 4
    assert not face_up(s, "machu_picchu")
    assert refused(s, "use machu_picchu").rule == "HO-11.1"


@rule("HO-11.2")
def test_built_ancient_wonders_turn_again_in_the_modern_era() -> None:
    s = given(
        player("blue", hand=["hammurabi"], used=["pyramids_of_giza"], wonders=["great_wall"]),
        player("green"),
        player("red"),
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": full_ancient()["middle_east"][:2]},
    )
    play(s, "play hammurabi", *["place middle_east"] * 4, "discover", "put middle_east")
    assert face_up(s, "pyramids_of_giza")
    assert face_up(s, "great_wall")


@rule("HO-11.3")
def test_nothing_takes_a_wonder_from_its_owner() -> None:
    s = given(
        player("blue", hand=["shaka"], gold=9), player("green", africa=3, wonders=["ajanta_caves"]), player("red")
    )
    play(s, "play shaka", *["place africa"] * 5)
    next_faces(s, "plunder")
    play(s, "attack africa")
    assert owner(s, "ajanta_caves") == "green"
    assert refused(s, "build ajanta_caves").rule == "HO-10.5"


@rule("HO-11.4")
@pytest.mark.parametrize("wonder", ["great_wall", "ajanta_caves", "palace_of_versailles", "kremlin"])
def test_powers_that_act_on_an_event_wait_for_their_window(wonder: str) -> None:
    s = holding(wonder)
    assert refused(s, f"use {wonder}").rule == "HO-11.4"
    assert refused(s, f"use {wonder}").key.endswith("no-window")


@rule("HO-11.4")
def test_the_wonders_of_others_are_not_at_hand() -> None:
    s = given(player("blue", hand=["shaka"]), player("green", wonders=["machu_picchu"]), player("red"))
    assert refused(s, "use machu_picchu").key.endswith("no-wonder")


@rule("HO-11.5")
def test_a_wonder_is_used_in_the_turn_it_is_built() -> None:
    s = holding(gold=7)
    play(s, "play shaka", *["place africa"] * 5, "build machu_picchu", "use machu_picchu")
    assert gold(s, "blue") == 4


@rule("HO-11.6")
def test_the_gardens_wait_for_the_hero_the_others_do_not() -> None:
    s = taking(
        player("blue", hand=["shaka"], china=1, wonders=["hanging_gardens", "machu_picchu", "angkor_wat"]),
        player("green"),
        player("red"),
    )
    assert {"use machu_picchu", "use angkor_wat"} <= set(offered(s))
    assert refused(s, "use hanging_gardens").rule == "HO-11.6"
    play(s, "draw")
    assert refused(s, "use hanging_gardens").rule == "HO-11.6"
    play(s, "play shaka")
    assert "use hanging_gardens" in offered(s)


@rule("HO-11.7")
def test_angkor_wat_needs_a_unit_on_the_board_and_the_gardens_one_in_the_supply() -> None:
    s = holding("angkor_wat")
    assert refused(s, "use angkor_wat").rule == "HO-11.7"
    s = holding("hanging_gardens", china=65)
    play(s, "play shaka")
    assert refused(s, "use hanging_gardens").rule == "HO-11.7"


@rule("HO-11.7")
def test_versailles_is_asked_only_where_its_owner_and_somebody_else_are() -> None:
    def asks(own: int, other: int) -> str:
        s = given(
            player("blue", hand=["charlemagne"], europe=other),
            player("green", europe=own, wonders=["palace_of_versailles"]),
            player("red"),
            ladders=EUROPE,
        )
        play(s, "play charlemagne", *["place mediterranean"] * 4, "discover", "put europe")
        return question(s)

    assert asks(1, 1) == "versailles"
    assert asks(1, 0) != "versailles"
    assert asks(0, 1) != "versailles"


@rule("HO-11.7")
def test_ajanta_is_asked_only_if_the_lowest_token_is_worth_something() -> None:
    def asks(token: str) -> str:
        s = given(
            player("blue", hand=["charlemagne"]),
            player("green", wonders=["ajanta_caves"]),
            player("red"),
            ladders=EUROPE,
        )
        play(s, "play charlemagne", *["place mediterranean"] * 4)
        next_tokens(s, token)
        play(s, "discover", "put europe")
        return question(s)

    assert asks("coffee") == "ajanta"
    assert asks("epidemic") == "gold"


@rule("HO-11.7")
def test_a_wonder_face_down_is_not_asked_about() -> None:
    s = given(
        player("blue", hand=["charlemagne"]), player("green", used=["ajanta_caves"]), player("red"), ladders=EUROPE
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "coffee")
    play(s, "discover", "put europe")
    assert question(s) == "gold"


# ---------------------------------------------------------------------------------------------------- each wonder


@rule("HO-11.8")
def test_pyramids_draw_two_more_and_return_two_before_any_is_placed() -> None:
    s = holding("pyramids_of_giza", hand="livingstone")
    play(s, "play livingstone", *["place africa"] * 5)
    assert offered(s) == ["discover", "use pyramids_of_giza"]
    next_tokens(s, "banking", "epidemic", "coffee")
    bag = len(s.bag)
    play(s, "use pyramids_of_giza")
    assert len(s.bag) == bag - 3
    assert offered(s) == ["return epidemic", "return coffee", "return banking"]
    assert refused(s, "put africa").rule == "HO-11.8"
    assert refused(s, "return physics").rule == "HO-11.8"
    play(s, "return epidemic", "return coffee")
    assert len(s.bag) == bag - 1
    play(s, "put africa")
    assert ladder(s, "africa") == ["banking"]


@rule("HO-11.7", "HO-11.8")
def test_pyramids_need_a_bag_with_more_tokens_than_the_hero_draws() -> None:
    s = holding("pyramids_of_giza", hand="livingstone")
    s.out += len(s.bag) - 1
    s.bag = s.bag[:1]
    seat = s.actors[0]
    for name in ["play livingstone", *["place africa"] * 5]:
        s.play(seat, s.moves.parse(name))
    assert offered(s) == ["discover"]
    assert refused(s, "use pyramids_of_giza").rule == "HO-11.7"
    s = holding("pyramids_of_giza", hand="livingstone")
    s.out += len(s.bag) - 2
    s.bag = s.bag[:2]
    for name in ["play livingstone", *["place africa"] * 5, "use pyramids_of_giza"]:
        s.play(seat, s.moves.parse(name))
    assert len(s.tokens) == 2  # or all there are
    s.play(seat, s.moves.parse(offered(s)[0]))
    assert question(s) == "put"


@rule("HO-11.8")
def test_versailles_counts_three_more_for_one_scoring() -> None:
    s = given(
        player("blue", hand=["charlemagne"], europe=5),
        player("green", europe=3, wonders=["palace_of_versailles"]),
        player("red"),
        ladders=EUROPE,
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "school")
    play(s, "discover", "put europe", "use palace_of_versailles")
    assert points(s) == [6, 12, 0]
    assert units(s, "green", "europe") == 3
    assert not face_up(s, "palace_of_versailles")


@rule("HO-11.8")
def test_ajanta_adds_the_lowest_token_to_a_third_place() -> None:
    s = given(
        player("blue", hand=["charlemagne"], europe=9),
        player("green", europe=1, wonders=["ajanta_caves"]),
        player("red", europe=5),
        ladders=EUROPE,
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "school")
    play(s, "discover", "put europe", "use ajanta_caves")
    assert points(s) == [12, 2 + 2, 6]


@rule("HO-11.8")
def test_ajanta_needs_no_presence() -> None:
    s = given(
        player("blue", hand=["charlemagne"]), player("green", wonders=["ajanta_caves"]), player("red"), ladders=EUROPE
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "school")
    play(s, "discover", "put europe", "use ajanta_caves")
    assert points(s) == [0, 2, 0]


@rule("HO-11.8")
def test_gardens_place_one_to_four_units_where_the_hero_is() -> None:
    s = holding("hanging_gardens", hand="charlemagne")
    play(s, "play charlemagne", "use hanging_gardens")
    assert offered(s) == ["place mediterranean", "place europe"]
    assert refused(s, "done").rule == "HO-11.8"
    assert refused(s, "place china").rule == "HO-5.2"
    play(s, "place europe", "place europe", "place mediterranean", "place europe")
    assert question(s) == "populate"
    assert supply(s, "blue") == 65 - 4
    s = holding("hanging_gardens", hand="charlemagne")
    play(s, "play charlemagne", "use hanging_gardens", "place europe", "done")
    assert question(s) == "populate"


@rule("HO-11.8")
def test_angkor_wat_moves_up_to_six_units_to_one_other_territory() -> None:
    s = holding("angkor_wat", russia=9, china=1)
    play(s, "use angkor_wat")
    assert offered(s) == ["leave china", "leave russia"]
    assert refused(s, "leave africa").rule == "HO-11.8"
    play(s, "leave russia", "move africa")
    assert offered(s) == ["move africa", "done"]
    assert refused(s, "move india").rule == "HO-11.8"
    play(s, *["move africa"] * 5)
    assert (units(s, "blue", "russia"), units(s, "blue", "africa")) == (3, 6)
    assert question(s) == "play"


@rule("HO-11.8")
def test_angkor_wat_ends_with_the_last_unit_of_the_origin() -> None:
    s = holding("angkor_wat", china=1)
    play(s, "use angkor_wat", "leave china", "move america")
    assert question(s) == "play"


@rule("HO-11.8")
def test_gardens_and_angkor_wat_never_score() -> None:
    s = given(
        player("blue", hand=["charlemagne"], china=3, wonders=["hanging_gardens", "angkor_wat"]),
        player("green"),
        player("red"),
        ladders={"europe": full_modern()["europe"]},
    )
    play(s, "play charlemagne", "use hanging_gardens", "place europe", "done")
    play(s, "use angkor_wat", "leave china", "move europe", "done")
    assert points(s) == [0, 0, 0]


# -------------------------------------------------------------------------------------------------- free actions


@rule("HO-11.9")
def test_free_actions_come_with_every_question_of_the_own_turn() -> None:
    s = taking(player("blue", hand=["akbar"], gold=20, india=1), player("green", india=1), player("red"))
    questions = []
    while asked(s) == "blue":
        name = question(s)
        if "convert" in offered(s):
            questions.append(name)
            play(s, "convert")
            assert question(s) == name  # the same question again
        if name == "gold":
            break
        names = [n for n in offered(s) if n != "convert"]
        play(s, "play akbar" if "play akbar" in names else "done" if "done" in names else names[0])
    assert questions == ["take", "play", "populate", "populate", "populate", "populate", "put", "conquest", "gold"]


@rule("HO-11.9")
def test_but_not_inside_a_migration_or_another_free_action() -> None:
    s = holding("machu_picchu", "angkor_wat", gold=9, china=3)
    play(s, "use angkor_wat")
    assert "convert" not in offered(s)
    play(s, "leave china", "move india")
    assert "use machu_picchu" not in offered(s)
    play(s, "done", "play shaka", *["place africa"] * 5, "migrate india")
    assert offered(s) == ["move middle_east", "move china", "move southeast_asia"]
    assert refused(s, "convert").rule == "HO-10.9"


@rule("HO-11.10")
def test_nothing_is_left_after_the_last_scoring() -> None:
    s = given(
        player("blue", hand=["newton"], gold=6, wonders=["machu_picchu"]),
        player("green", wonders=["ajanta_caves"]),
        player("red"),
        ladders={**full_modern("europe", "africa"), "europe": ["banking", "printing", "electricity"]},
    )
    play(s, "play newton", *["place europe"] * 3)
    next_tokens(
        s, next(name for name in ("surgery", "railway", "human_rights") if s.bag.count(TOKEN_NAMES.index(name)))
    )
    play(s, "discover", "put europe")
    assert question(s) == "ajanta"
    play(s, "pass")
    assert s.over
    assert s.actors == ()


@rule("HO-11.10")
def test_a_wonder_used_in_the_last_scoring_turns_with_the_era() -> None:
    s = given(
        player("blue", hand=["hammurabi"]),
        player("green", wonders=["ajanta_caves"]),
        player("red"),
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": ["philosophy", "mathematics"]},
    )
    play(s, "play hammurabi", *["place middle_east"] * 4)
    next_tokens(s, "democracy")
    play(s, "discover", "put middle_east", "use ajanta_caves")
    assert s.era == 1
    assert points(s) == [11, 3, 0]
    assert face_up(s, "ajanta_caves")


def test_there_are_nine_of_them() -> None:
    assert len(WONDER_NAMES) == len(WONDER) == 9
