"""HO-7: drawing and placing discoveries."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import TERRITORY
from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.given import (
    full_ancient,
    full_modern,
    given,
    is_complete,
    ladder,
    next_tokens,
    offered,
    play,
    player,
    points,
    question,
    refused,
)
from tests.rules import rule


def shakespeare(**ladders: list[str]) -> Heroes:
    """Blue has placed Shakespeare's three units in Europe and is about to draw two tokens."""
    s = given(player("blue", hand=["shakespeare"]), player("green"), player("red"), ladders=ladders)
    play(s, "play shakespeare", *["place europe"] * 3)
    return s


@rule("HO-7.1")
def test_three_slots_in_beige_and_four_in_orange_territories_in_both_eras() -> None:
    s = given(player("blue"), player("green"), player("red"))
    assert [s.slots(TERRITORY[name]) for name in ("china", "europe")] == [3, 4]
    s = given(player("blue"), player("green"), player("red"), era="ancient")
    assert s.slots(TERRITORY["china"]) == 3


@rule("HO-7.1")
def test_or_by_era() -> None:
    by_era = {"ladder_slots_by": "era"}
    ancient = given(player("blue"), player("green"), player("red"), era="ancient", options=by_era)
    assert ancient.slots(TERRITORY["china"]) == 3
    s = given(
        player("blue", hand=["wu_zetian"]),
        player("green"),
        player("red"),
        ladders={"china": ["philosophy", "physics"]},
        options=by_era,
    )
    play(s, "play wu_zetian", *["place china"] * 5, "discover", "put china")
    assert not is_complete(s, "china")
    assert s.slots(TERRITORY["china"]) == 4


@rule("HO-7.2")
def test_the_value_of_the_hero_is_drawn_and_shown_to_all() -> None:
    s = shakespeare()
    bag = len(s.bag)
    next_tokens(s, "banking", "school")
    log = play(s, "discover")
    assert len(s.bag) == bag - 2
    told = [event for event in log if event.key.endswith("-discovered")]
    assert told[0].readable_by(None)
    assert told[0].args["tokens"] == ["heroes_of_the_world-token-school", "heroes_of_the_world-token-banking"]


@rule("HO-7.2")
def test_no_free_slot_no_draw() -> None:
    full = full_modern()
    s = shakespeare(europe=full["europe"], mediterranean=full["mediterranean"])
    assert question(s) == "gold"


@rule("HO-7.3")
def test_one_token_a_territory_and_only_in_the_hero_s() -> None:
    s = shakespeare()
    next_tokens(s, "banking", "school")
    play(s, "discover", "pick school", "put europe")
    assert refused(s, "put europe").rule == "HO-7.3"
    assert refused(s, "put russia").rule == "HO-5.2"
    play(s, "put mediterranean")
    assert (ladder(s, "europe"), ladder(s, "mediterranean")) == (["school"], ["banking"])


@rule("HO-7.3")
def test_no_units_are_needed_there() -> None:
    s = shakespeare()
    next_tokens(s, "banking", "school")
    play(s, "discover", "pick banking")
    assert offered(s) == ["put mediterranean", "put europe"]


@rule("HO-7.4")
def test_the_player_chooses_which_token_goes_where_and_must_place_all_that_fit() -> None:
    s = shakespeare()
    next_tokens(s, "banking", "school")
    play(s, "discover")
    assert offered(s) == ["pick school", "pick banking"]
    assert refused(s, "pick physics").rule == "HO-7.4"
    assert refused(s, "done").rule == "HO-7.4"
    play(s, "pick banking", "put europe")
    assert refused(s, "done").rule == "HO-7.4"


@rule("HO-7.4")
def test_two_of_a_kind_are_one_choice() -> None:
    s = shakespeare()
    next_tokens(s, "epidemic", "epidemic")
    play(s, "discover")
    assert offered(s) == ["put mediterranean", "put europe"]
    play(s, "put europe", "put mediterranean")
    assert ladder(s, "europe") == ladder(s, "mediterranean") == ["epidemic"]


@rule("HO-7.5")
def test_a_full_ladder_is_scored_before_the_next_token() -> None:
    s = shakespeare(europe=["banking", "physics", "painting"])
    next_tokens(s, "school", "compass")
    play(s, "discover", "pick school", "put europe")
    assert points(s) == [12, 0, 0]
    assert offered(s) == ["put mediterranean"]


@rule("HO-7.6")
def test_two_ladders_in_one_turn_are_scored_in_the_order_of_placing() -> None:
    s = shakespeare(europe=["banking", "physics", "painting"], mediterranean=["philosophy", "epidemic"])
    s.units[TERRITORY["mediterranean"]] += 1
    s.supply[0] -= 1
    next_tokens(s, "school", "compass")
    play(s, "discover", "pick school", "put mediterranean")
    assert points(s) == [6, 0, 0]
    play(s, "put europe")
    assert points(s) == [18, 0, 0]


@rule("HO-7.6")
def test_unless_the_first_ends_the_game() -> None:
    full = full_modern("europe", "mediterranean")
    s = shakespeare(**full, europe=["banking", "printing", "electricity"], mediterranean=["pottery", "weaving"])
    play(s, "discover")
    if question(s) == "pick":
        play(s, offered(s)[0])
    play(s, "put europe")
    assert s.over
    assert len(ladder(s, "mediterranean")) == 2
    assert len(s.tokens) == 1


@rule("HO-7.7")
def test_a_complete_ladder_takes_no_more() -> None:
    s = shakespeare(europe=full_modern()["europe"])
    next_tokens(s, "banking", "school")
    play(s, "discover", "pick school")
    assert refused(s, "put europe").rule == "HO-7.7"


@rule("HO-7.8")
def test_nothing_can_be_done_between_the_last_unit_and_the_draw() -> None:
    s = given(player("blue", hand=["shakespeare"], gold=6, wonders=["machu_picchu"]), player("green"), player("red"))
    play(s, "play shakespeare", "place europe", "place europe")
    assert "convert" in offered(s)
    play(s, "place europe")
    assert offered(s) == ["discover"]
    assert refused(s, "convert").rule == "HO-7.8"
    play(s, "discover")
    assert "convert" in offered(s)


@rule("HO-7.8")
def test_tokens_go_back_only_when_the_last_has_been_placed_and_scored() -> None:
    s = shakespeare(europe=["banking", "physics", "painting"], mediterranean=full_modern()["mediterranean"])
    next_tokens(s, "school", "compass")
    bag = len(s.bag)
    play(s, "discover", "pick school")
    assert len(s.bag) == bag - 2
    play(s, "put europe")
    assert len(s.bag) == bag - 1
    assert points(s)[0] == 12


def test_ancient_heroes_fill_ancient_ladders() -> None:
    s = given(
        player("blue", hand=["archimedes"]),
        player("green"),
        player("red"),
        era="ancient",
        ladders={"africa": full_ancient()["africa"]},
    )
    play(s, "play archimedes", *["place mediterranean"] * 3, "discover", "put mediterranean")
    assert len(ladder(s, "mediterranean")) == 1
