"""HO-13 to HO-15: the passage to the modern era, the end of the game, two players."""

from __future__ import annotations

import pytest

from saecula.games.heroes_of_the_world import eras, game
from saecula.games.heroes_of_the_world.components import BAGS
from saecula.games.heroes_of_the_world.eras import begin_modern_era
from saecula.games.heroes_of_the_world.state import AWAY, ON_OFFER, Heroes
from saecula.games.heroes_of_the_world.wonders import FOR_TWO, WONDER
from saecula.kernel.message import Event
from tests.games.heroes_of_the_world.given import (
    Player,
    asked,
    face_up,
    full_ancient,
    full_modern,
    given,
    gold,
    is_complete,
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
    units,
)
from tests.rules import rule


def passage(
    *others: Player, options: dict[str, str] | None = None, china: list[str] | None = None, **more: object
) -> Heroes:
    """Blue has placed Hammurabi's units in the Middle East, whose ladder lacks one token, as the fourth."""
    rest = others or (player("green"), player("red"))
    s = given(
        player("blue", hand=["hammurabi"], **more),  # type: ignore[arg-type]
        *rest,
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": ["philosophy", "mathematics"], "china": china or []},
        options=options,
    )
    play(s, "play hammurabi", *["place middle_east"] * 4)
    next_tokens(s, "democracy")
    play(s, "discover")
    return s


def passed(*others: Player, **more: object) -> Heroes:
    s = passage(*others, **more)  # type: ignore[arg-type]
    play(s, "put middle_east")
    return s


@rule("HO-13.1", "HO-13.2")
def test_the_fourth_beige_ladder_ends_the_ancient_era_at_once() -> None:
    s = passage(gold=3)
    assert s.era == 0
    play(s, "put middle_east")
    assert s.era == 1
    assert points(s) == [11, 0, 0]
    assert gold(s, "blue") == 3  # Hammurabi's coin is lost
    assert game.view(s, None)["players"][0]["played"] == ["hammurabi"]


@rule("HO-13.3")
def test_the_fifth_territory_is_not_scored() -> None:
    s = passed(player("green", china=9), player("red"), china=["code_of_laws", "astronomy"])
    assert points(s) == [11, 0, 0]


@rule("HO-13.4")
def test_one_token_a_ladder_stays_the_best_even_if_worth_nothing() -> None:
    s = passed(china=["astronomy", "code_of_laws"])
    assert ladder(s, "middle_east") == ["philosophy"]  # as good as democracy, and placed first
    assert ladder(s, "mediterranean") == ["slavery"]  # slavery, slavery and famine lay there
    assert ladder(s, "china") == ["code_of_laws"]


@rule("HO-13.5")
def test_the_bag_holds_the_orange_tokens() -> None:
    assert passed().bag == BAGS[1]


@rule("HO-13.6")
def test_unbuilt_ancient_wonders_go_and_the_modern_ones_come() -> None:
    s = passed(used=["great_wall"])
    assert (owner(s, "great_wall"), owner(s, "ajanta_caves"), owner(s, "kremlin")) == ("blue", "away", "on_offer")
    assert face_up(s, "great_wall")


@rule("HO-13.7", "HO-13.8")
def test_new_hands_and_a_new_display_of_modern_heroes() -> None:
    s = passed()
    assert [hand.bit_count() for hand in s.hand] == [2, 2, 2]
    assert s.shown == 0
    assert s.display.bit_count() == 3
    assert len(s.deck) == 40 - 9
    log = play(passage(), "put middle_east")
    assert not [event for event in log if "returned" in event.key], "nobody is shown the hands"
    dealt = [event for event in log if event.key.endswith("-dealt")]
    assert [event.readers for event in dealt] == [1, 2, 4]


@rule("HO-13.9")
def test_seven_units_in_orange_territories() -> None:
    s = passed()
    assert (asked(s), question(s)) == ("blue", "settle")
    assert offered(s) == ["place europe", "place russia", "place america", "place southeast_asia"]
    assert refused(s, "place china").rule == "HO-13.9"
    assert "HO-13.9" in [line.rule for line in game.explain(s, s.actors[0], game.moves.parse("place europe"))]
    for _ in range(21):
        play(s, "place russia")
    assert [units(s, who, "russia") for who in ("blue", "green", "red")] == [7, 7, 7]


@rule("HO-13.10")
def test_everything_carries_over_and_the_same_player_goes_on() -> None:
    s = passed(player("green", africa=4, gold=2, points=9), player("red"), gold=3)
    assert (units(s, "green", "africa"), gold(s, "green"), points(s)[1]) == (4, 2, 9)
    for _ in range(21):
        play(s, "place america")
    assert (asked(s), question(s)) == ("blue", "take")
    assert s.in_play().bit_count() == 9


@rule("HO-13.11")
def test_with_finish_turn_conquest_and_gold_are_still_ancient() -> None:
    s = given(
        player("blue", hand=["ramesses_ii"], gold=7, africa=1, middle_east=1),
        player("green", africa=9),
        player("red"),
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": ["philosophy", "mathematics"]},
        options={"era_end": "finish_turn"},
    )
    play(s, "play ramesses_ii", *["place middle_east"] * 4)
    next_tokens(s, "democracy")
    play(s, "discover", "put middle_east")
    assert (s.era, question(s)) == (0, "conquest")
    next_faces(s, "massacre")
    play(s, "attack africa")
    assert units(s, "green", "africa") == 9 - 3 - 1
    play(s, "build great_wall", "done")
    assert s.era == 1
    assert owner(s, "great_wall") == "blue"
    assert (asked(s), question(s)) == ("blue", "settle")


@rule("HO-13.11")
def test_with_finish_turn_the_tokens_not_placed_leave_the_game() -> None:
    s = given(
        player("blue", hand=["aristotle"]),
        player("green"),
        player("red"),
        era="ancient",
        ladders={
            **full_ancient("mediterranean", "middle_east"),
            "mediterranean": ["philosophy", "democracy"],
            "middle_east": ["mathematics", "code_of_laws"],
        },
        options={"era_end": "finish_turn"},
    )
    play(s, "play aristotle", *["place mediterranean"] * 3, "discover")
    out = s.out
    if question(s) == "pick":
        play(s, offered(s)[0])
    play(s, "put mediterranean")
    assert s.era == 0
    assert not is_complete(s, "middle_east")
    assert s.out == out + 1
    assert question(s) == "gold"


@rule("HO-13.12")
def test_whoever_has_no_unit_left_is_passed_over() -> None:
    s = passed(player("green", africa=65), player("red"))
    assert supply(s, "green") == 0
    play(s, "place russia")
    assert asked(s) == "red"


@rule("HO-13.13")
def test_no_ladder_counts_as_complete_when_the_modern_era_begins() -> None:
    assert passed().complete == 0


# ------------------------------------------------------------------------------------------------- HO-14, HO-15


def last_ladder(*players: Player) -> Heroes:
    s = given(
        *players,
        ladders={**full_modern("europe", "africa"), "europe": ["banking", "printing", "electricity"]},
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4, "discover", "put europe")
    return s


@rule("HO-14.1")
def test_the_game_ends_at_once() -> None:
    s = last_ladder(
        player("blue", hand=["charlemagne"], gold=9, mediterranean=1), player("green", mediterranean=5), player("red")
    )
    assert s.over
    assert s.complete.bit_count() == 8


@rule("HO-14.2")
def test_most_points_win_and_gold_is_worth_nothing() -> None:
    s = last_ladder(player("blue", hand=["charlemagne"], gold=50, points=9), player("green", points=10), player("red"))
    assert s.ranking == [2, 1, 3]


@rule("HO-14.3")
def test_ties_are_broken_by_the_discoveries_of_the_heroes_played() -> None:
    s = last_ladder(
        player("blue", hand=["charlemagne"], points=9),  # 1, by one hero
        player("green", points=9, played=["aristotle"]),  # 2, by one hero
        player("red", points=9, played=["pericles", "augustus"]),  # 2, by two
    )
    assert s.ranking == [3, 2, 1]


@rule("HO-14.3", "HO-14.4")
def test_otherwise_places_are_shared() -> None:
    s = last_ladder(
        player("blue", hand=["charlemagne"], points=9),
        player("green", points=9, played=["pericles"]),
        player("red", points=9, played=["augustus"]),
        player("yellow", points=12),
    )
    assert s.ranking == [2, 2, 2, 1]


@rule("HO-15.1")
def test_two_players_have_a_double_supply_and_seven_units_to_start() -> None:
    s = game.new(2, 1)
    assert s.supply == [130, 130]
    assert [len(p["colours"]) for p in game.view(s, 0)["players"]] == [2, 2]
    for _ in range(14):
        play(s, "place china")
    assert s.supply == [123, 123]


@rule("HO-15.3")
def test_the_lighthouse_is_not_used_with_two() -> None:
    assert owner(game.new(2, 1), "lighthouse_of_alexandria") == "away"
    assert owner(game.new(3, 1), "lighthouse_of_alexandria") == "on_offer"


@rule("HO-15.4")
def test_ajanta_still_scores_a_third_place_with_two() -> None:
    s = given(
        player("blue", hand=["charlemagne"]),
        player("green", europe=2, wonders=["ajanta_caves"]),
        ladders={"europe": ["banking", "physics", "painting"]},
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "school")
    play(s, "discover", "put europe", "use ajanta_caves")
    assert points(s) == [0, 14]


@rule("HO-15.3")
def test_a_modern_wonder_that_own_data_keep_from_two_players_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [fits and w != WONDER["kremlin"] for w, fits in enumerate(FOR_TWO)]
    monkeypatch.setattr(eras, "FOR_TWO", kept)
    for seats, there in ((2, AWAY), (3, ON_OFFER)):
        s = game.new(seats, 1)
        begin_modern_era(s)
        assert s.owner[WONDER["kremlin"]] == there


@rule("HO-13.8")
def test_the_modern_cards_are_dealt_by_the_rule_of_the_modern_era() -> None:
    s = game.new(3, 1)
    log: list[Event] = []
    s.log = log
    begin_modern_era(s)
    assert {event.rule for event in log if event.key.endswith(("-dealt", "-turned-up"))} == {"HO-13.8"}
