"""HO-8: scoring a territory. The ties of HO-8.5 are played in test_examples.py (B3) as well."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.given import (
    Player,
    asked,
    given,
    is_complete,
    ladder,
    next_tokens,
    offered,
    play,
    player,
    points,
    question,
    units,
)
from tests.rules import rule

EUROPE = {"europe": ["banking", "physics", "painting"]}  # and School: S = 12, m = 2


def scored(*players: Player, token: str = "school") -> Heroes:
    """Blue, who plays Charlemagne in the Mediterranean, completes Europe."""
    s = given(*players, ladders=EUROPE)
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, token)
    play(s, "discover", "put europe")
    return s


def blue(europe: int = 0, **more: list[str]) -> Player:
    return player("blue", hand=["charlemagne"], europe=europe, **more)  # type: ignore[arg-type]


@rule("HO-8.1")
def test_a_kept_token_counts_for_sum_and_lowest() -> None:
    s = given(
        player("blue", hand=["wu_zetian"]),
        player("green", china=9),
        player("red", china=8),
        ladders={"china": ["pottery", "banking"]},
    )
    play(s, "play wu_zetian", *["place china"] * 5)
    next_tokens(s, "physics")
    play(s, "discover", "put china")
    assert points(s) == [1, 8, 4]  # 1 + 4 + 3, and the lowest is the pottery of the ancient era


@rule("HO-8.2")
def test_all_half_and_the_lowest_token() -> None:
    s = scored(blue(4), player("green", europe=12), player("red", europe=15), player("yellow", europe=8))
    assert points(s) == [0, 6, 12, 2]


@rule("HO-8.2")
def test_the_lowest_token_may_be_worth_nothing() -> None:
    s = scored(blue(4), player("green", europe=12), player("red", europe=15), token="epidemic")
    assert points(s) == [0, 5, 10]


@rule("HO-8.3")
def test_nobody_absent_scores_not_even_the_one_who_placed_the_token() -> None:
    assert points(scored(blue(), player("green", europe=1), player("red"))) == [0, 12, 0]


@rule("HO-8.4", "HO-15.2")
def test_two_players_have_two_ranks() -> None:
    assert points(scored(blue(3), player("green", europe=9))) == [6, 12]


@rule("HO-8.5")
def test_the_hero_being_played_counts_in_a_tie() -> None:
    s = scored(blue(5), player("green", europe=5), player("red"))
    assert points(s) == [12, 6, 0]  # Charlemagne's own discovery


@rule("HO-8.5")
def test_the_active_player_is_last_when_all_else_is_equal() -> None:
    s = scored(blue(5), player("green", europe=5, played=["augustus"]), player("red", europe=5, played=["pericles"]))
    assert points(s) == [2, 6, 12]  # red sits to the right of blue


@rule("HO-8.6")
def test_first_the_window_of_the_ranks_then_that_of_the_points() -> None:
    s = scored(
        blue(5),
        player("green", europe=5, wonders=["palace_of_versailles"]),
        player("red", europe=9, wonders=["ajanta_caves"]),
    )
    assert (asked(s), question(s)) == ("green", "versailles")
    play(s, "pass")
    assert (asked(s), question(s)) == ("red", "ajanta")
    assert points(s) == [0, 0, 0]
    play(s, "pass")
    assert points(s) == [6, 2, 12]


@rule("HO-8.7")
def test_tokens_and_units_stay_and_the_territory_remains_in_play() -> None:
    s = scored(blue(5), player("green", europe=5), player("red"))
    assert len(ladder(s, "europe")) == 4
    assert (units(s, "blue", "europe"), units(s, "green", "europe")) == (5, 5)
    assert "attack europe" in offered(s)


@rule("HO-8.8")
def test_each_scoring_has_its_own_windows_and_counts_the_units_of_its_moment() -> None:
    s = given(
        player("blue", hand=["shakespeare"], wonders=["angkor_wat"], russia=6),
        player("green", europe=9, mediterranean=4, wonders=["ajanta_caves"]),
        player("red"),
        ladders={"europe": ["banking", "physics", "painting"], "mediterranean": ["philosophy", "democracy"]},
    )
    play(s, "play shakespeare", *["place mediterranean"] * 3)
    next_tokens(s, "school", "compass")
    play(s, "discover", "pick school", "put europe", "pass")
    assert points(s) == [0, 12, 0]
    play(s, "use angkor_wat", "leave russia", "move mediterranean", "move mediterranean", "done", "put mediterranean")
    assert (asked(s), question(s)) == ("green", "ajanta")
    play(s, "use ajanta_caves")
    assert points(s) == [10, 12 + 5 + 2, 0]
    assert is_complete(s, "mediterranean")
