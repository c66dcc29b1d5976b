"""The worked examples: A1 to A9 are the rulebook's own, B1 to B18 are derived from its rules."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import NEIGHBOURS, TERRITORY, territories
from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.charlemagne import EUROPE, PLACED, charlemagne
from tests.games.heroes_of_the_world.given import (
    asked,
    full_ancient,
    full_modern,
    given,
    gold,
    is_complete,
    ladder,
    next_faces,
    next_tokens,
    offered,
    play,
    player,
    points,
    question,
    refused,
    supply,
    units,
)
from tests.rules import example

# ------------------------------------------------------------------------------------------ A: from the rulebook


@example("A1")
def test_a1_three_units_in_europe_and_one_in_the_mediterranean() -> None:
    s = charlemagne()
    before = supply(s, "blue")
    play(s, "play charlemagne", *PLACED)
    assert (units(s, "blue", "europe"), units(s, "blue", "mediterranean")) == (15, 6)
    assert supply(s, "blue") == before - 4


@example("A1")
def test_a1_nowhere_else_and_not_fewer() -> None:
    s = charlemagne()
    play(s, "play charlemagne", *PLACED[:3])
    assert refused(s, "place russia").rule == "HO-5.2"
    assert "done" not in offered(s)
    assert question(s) == "populate"


@example("A2", "A3")
def test_a2_a3_school_completes_europe_which_is_scored_at_once() -> None:
    s = charlemagne()
    play(s, "play charlemagne", *PLACED)
    next_tokens(s, "school")
    play(s, "discover")
    assert offered(s) == ["put mediterranean", "put europe", "convert"]
    play(s, "put europe")
    assert is_complete(s, "europe")
    assert ladder(s, "europe") == ["banking", "physics", "painting", "school"]
    assert points(s) == [12, 6, 2, 0]
    assert units(s, "yellow", "europe") == 4


@example("A4")
def test_a4_massacre_takes_six_of_nine() -> None:
    s = charlemagne()
    play(s, "play charlemagne", *PLACED, "discover", "put europe")
    next_faces(s, "massacre")
    play(s, "attack mediterranean")
    assert (units(s, "green", "mediterranean"), units(s, "blue", "mediterranean")) == (3, 6)


@example("A5")
def test_a5_america_has_borders_across_the_edge_of_the_board() -> None:
    near = NEIGHBOURS[TERRITORY["america"]]
    assert [t.id for i, t in enumerate(territories) if near >> i & 1] == ["europe", "russia", "southeast_asia"]


@example("A6")
def test_a6_a_migration_is_divided_between_two_neighbours() -> None:
    s = given(
        player("blue", hand=["charlemagne"], gold=3, europe=12, mediterranean=5),
        player("green"),
        player("red"),
        player("yellow"),
    )
    play(s, "play charlemagne", *PLACED, "discover", "put europe")
    assert gold(s, "blue") == 3
    play(s, "migrate europe", "move mediterranean", "move america", "move america", "move america")
    assert gold(s, "blue") == 1
    assert [units(s, "blue", t) for t in ("europe", "mediterranean", "america")] == [11, 7, 3]


@example("A7")
def test_a7_points_are_carried_into_the_modern_era() -> None:
    s = given(
        player("blue", hand=["archimedes"], points=19),
        player("green", points=22),
        player("red", points=15),
        player("yellow", points=13),
        era="ancient",
        ladders={**full_ancient("mediterranean", "china"), "mediterranean": ["mathematics", "astronomy"]},
    )
    play(s, "play archimedes", *["place mediterranean"] * 3)
    next_tokens(s, "philosophy")
    play(s, "discover", "put mediterranean")
    assert s.era == 1
    assert points(s) == [19 + 10, 22, 15, 13]
    assert asked(s) == "blue"


@example("A8")
def test_a8_red_wins() -> None:
    full = full_modern("europe", "africa")
    s = given(
        player("blue", hand=["charlemagne"], points=47),
        player("green", points=45),
        player("red", points=52),
        player("yellow", points=39),
        ladders={**full, "europe": ["banking", "printing", "electricity"]},
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4, "discover", "put europe")
    assert s.over
    assert points(s) == [47, 45, 52, 39]
    assert s.ranking == [2, 3, 1, 4]


@example("A9")
def test_a9_the_whole_turn() -> None:
    s = charlemagne()
    play(s, "play charlemagne", *PLACED)
    next_tokens(s, "school")
    play(s, "discover", "put europe")
    next_faces(s, "massacre")
    play(s, "attack mediterranean", "migrate europe", "move mediterranean", *["move america"] * 3)
    assert [units(s, "blue", t) for t in ("europe", "mediterranean", "america")] == [11, 7, 3]
    assert [units(s, "green", t) for t in ("europe", "mediterranean")] == [12, 3]
    assert gold(s, "blue") == 1
    assert points(s) == [12, 6, 2, 0]
    play(s, "done")
    assert asked(s) == "green"


# ------------------------------------------------------------------------------------------------- B: derived


@example("B1")
def test_b1_odd_sums_are_rounded_up_for_the_second() -> None:
    s = given(
        player("blue", hand=["newton"], russia=1, europe=3 - 3),
        player("green", europe=2),
        player("red", europe=6),
        ladders={"europe": ["banking", "physics", "school"]},
    )
    play(s, "play newton", *["place europe"] * 3)
    next_tokens(s, "epidemic")
    play(s, "discover", "put europe")
    assert points(s) == [5, 0, 9]


@example("B2")
def test_b2_a_single_player_present_scores_alone() -> None:
    s = given(
        player("blue", hand=["charlemagne"]),
        player("green", europe=1),
        player("red"),
        ladders={"europe": ["epidemic", "school", "physics"]},
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "compass")
    play(s, "discover", "put europe")
    assert points(s) == [0, 7, 0]


@example("B2")
def test_b2_with_nobody_present_the_ladder_is_complete_all_the_same() -> None:
    s = given(player("blue", hand=["charlemagne"]), player("green"), player("red"), ladders=EUROPE)
    play(s, "play charlemagne", *["place mediterranean"] * 4, "discover", "put europe")
    assert points(s) == [0, 0, 0]
    assert is_complete(s, "europe")


def tied(played: dict[str, list[str]], there: list[int]) -> list[int]:
    """Blue completes Europe, worth 12, 6 and 2, with these units there, by seat; everybody's points."""
    seats = [
        player(c, hand=["charlemagne"] if c == "blue" else [], played=played.get(c, []), europe=there[i])
        for i, c in enumerate(["blue", "green", "red", "yellow"])
    ]
    s = given(*seats, ladders=EUROPE)
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "school")
    play(s, "discover", "put europe")
    return points(s)


@example("B3")
def test_b3_the_higher_sum_of_discoveries_comes_first() -> None:
    played = {"green": ["aristotle", "pericles"], "red": ["buddha", "euclid"]}  # 3 against 4
    assert tied(played, [0, 6, 6, 0]) == [0, 6, 12, 0]


@example("B3")
def test_b3_then_more_heroes_with_discoveries() -> None:
    played = {"green": ["pericles", "archimedes", "cleopatra", "augustine"], "red": ["buddha", "euclid"]}
    assert tied(played, [0, 6, 6, 0]) == [0, 12, 6, 0]


@example("B3")
def test_b3_then_seats_from_the_right_of_the_active_player() -> None:
    assert tied({"green": ["pericles"], "yellow": ["augustus"]}, [6, 6, 0, 6]) == [2, 6, 0, 12]


@example("B4")
def test_b4_one_token_a_territory() -> None:
    full = full_modern()
    s = given(
        player("blue", hand=["shakespeare"]),
        player("green"),
        player("red"),
        ladders={"europe": full["europe"], "mediterranean": ["writing"]},
    )
    play(s, "play shakespeare", *["place europe"] * 3)
    next_tokens(s, "banking", "school")
    bag = len(s.bag)
    play(s, "discover")
    assert len(s.bag) == bag - 2
    assert offered(s) == ["pick school", "pick banking"]
    play(s, "pick school", "put mediterranean")
    assert ladder(s, "mediterranean") == ["writing", "school"]
    assert len(s.bag) == bag - 1
    assert question(s) == "gold"


@example("B4")
def test_b4_nothing_is_drawn_for_full_ladders() -> None:
    full = full_modern()
    both = {name: full[name] for name in ("europe", "mediterranean")}
    s = given(player("blue", hand=["shakespeare"]), player("green"), player("red"), ladders=both)
    bag = len(s.bag)
    play(s, "play shakespeare", *["place europe"] * 3)
    assert question(s) == "gold"
    assert len(s.bag) == bag


def last_two(complete: int) -> Heroes:
    """Blue is about to draw two tokens for Mediterranean and Middle East, which lack one each."""
    full = full_ancient("mediterranean", "middle_east")
    for name in list(full)[complete:]:
        full[name] = full[name][:2]
    spare = ["democracy", "code_of_laws"]
    s = given(
        player("blue", hand=["aristotle"], mediterranean=2, middle_east=2),
        player("green"),
        player("red"),
        era="ancient",
        ladders={**full, "mediterranean": ["philosophy", spare[0]], "middle_east": ["mathematics", spare[1]]},
    )
    play(s, "play aristotle", *["place mediterranean"] * 3, "discover")
    return s


@example("B5")
def test_b5_the_fourth_ladder_ends_the_era_before_the_second_token_is_placed() -> None:
    s = last_two(3)
    if question(s) == "pick":
        play(s, offered(s)[0])
    play(s, "put mediterranean")
    assert s.era == 1
    assert points(s)[0] > 0
    assert ladder(s, "middle_east") == ["code_of_laws"]
    assert s.tokens == []


@example("B5")
def test_b5_with_two_ladders_before_both_are_scored() -> None:
    s = last_two(2)
    if question(s) == "pick":
        play(s, offered(s)[0])
    play(s, "put middle_east")
    first = points(s)[0]
    assert first > 0
    assert s.era == 0
    play(s, "put mediterranean")
    assert points(s)[0] > first
    assert s.era == 1


@example("B6")
def test_b6_each_beige_ladder_keeps_its_best_token() -> None:
    s = given(
        player("blue", hand=["hammurabi"]),
        player("green"),
        player("red"),
        era="ancient",
        ladders={
            "mediterranean": ["philosophy", "roads", "slavery"],
            "africa": ["writing", "metallurgy", "pottery"],
            "middle_east": ["weaving", "wheel"],
            "india": ["democracy", "code_of_laws", "coinage"],
            "china": ["brewing"],
        },
    )
    play(s, "play hammurabi", *["place middle_east"] * 4)
    next_tokens(s, "slavery")
    play(s, "discover", "put middle_east")
    assert s.era == 1
    kept = {name: ladder(s, name) for name in ("mediterranean", "africa", "middle_east", "india", "china")}
    assert kept == {
        "mediterranean": ["philosophy"],
        "africa": ["writing"],
        "middle_east": ["wheel"],
        "india": ["democracy"],
        "china": ["brewing"],
    }
    assert s.slots(TERRITORY["mediterranean"]) - s.filled[TERRITORY["mediterranean"]] == 2


@example("B6")
def test_b6_an_empty_fifth_ladder_stays_empty() -> None:
    s = given(
        player("blue", hand=["hammurabi"]),
        player("green"),
        player("red"),
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": full_ancient()["middle_east"][:2]},
    )
    play(s, "play hammurabi", *["place middle_east"] * 4, "discover", "put middle_east")
    assert s.era == 1
    assert ladder(s, "china") == []
    assert s.slots(TERRITORY["china"]) == 3


@example("B7")
def test_b7_a_beige_ladder_in_the_modern_era() -> None:
    s = given(
        player("blue", hand=["wu_zetian"], china=1),
        player("green", china=9),
        player("red", china=8),
        ladders={"china": ["philosophy", "physics"]},
    )
    play(s, "play wu_zetian", *["place china"] * 5)
    next_tokens(s, "epidemic")
    play(s, "discover", "put china")
    assert is_complete(s, "china")
    assert points(s) == [0, 7, 4]  # S = 7, m = 0
