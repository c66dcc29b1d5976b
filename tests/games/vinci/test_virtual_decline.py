"""VI-13: when a virtual player declines, and its turns and games as a whole."""

from __future__ import annotations

import pytest

from saecula.games.vinci import game
from saecula.games.vinci.components import provinces
from saecula.games.vinci.state import (
    REBIRTH,
    Vinci,
)
from saecula.games.vinci.virtual import wants_decline
from saecula.kernel.bot import Budget
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event
from saecula.kernel.options import Value
from tests.games.vinci.given import (
    actor,
    cost,
    empire,
    given,
    holder,
    play,
    play_any,
    realm,
    score,
    tiles_of,
    tokens,
    waiting,
)
from tests.games.vinci.virtual_tables import BLUE, Loaded, choices, in_expansion, table
from tests.rules import rule

# ---------------------------------------------------------------------------------------------------- decline


def declines(state: Vinci) -> set[int]:
    """The faces of the die with which blue declines; an empty set also where no die is rolled."""
    return {face + 1 for face in range(6) if wants_decline(state, BLUE, Loaded(face))}


def rolls(state: Vinci) -> int:
    die = Loaded(0)
    wants_decline(state, BLUE, die)
    return die.rolls


def with_tokens(available: int, points: int = 2, tiles: tuple[str, ...] = ("barbarians",)) -> Vinci:
    """Blue holds provinces worth this many points and has this many tokens to expand with."""
    plain = [p.id for p in provinces if p.terrain in ("hill", "forest")][:points]
    return table(empire("blue", at={**dict.fromkeys(plain, 1), plain[0]: 1 + available}, tiles=tiles))


@rule("VI-13.9")
@pytest.mark.parametrize("available", range(9))
def test_few_tokens_and_few_points_call_for_the_die(available: int) -> None:
    s = with_tokens(available)
    assert declines(s) == ({f for f in range(1, 7) if f > available} if available < 6 else set())
    assert rolls(s) == int(available < 6)


@rule("VI-13.9")
@pytest.mark.parametrize("available", range(7))
def test_field_general_is_slower_to_decline(available: int) -> None:
    s = with_tokens(available, tiles=("field_general",))
    assert declines(s) == ({f for f in range(1, 7) if f - 2 > available} if available < 4 else set())
    doubled = with_tokens(available, tiles=("field_general", "specialization"))
    assert declines(doubled) == declines(s)


@rule("VI-13.9")
@pytest.mark.parametrize(("points", "rolled"), [(9, 1), (10, 0), (11, 0)])
def test_ten_points_keep_an_empire_going(points: int, rolled: int) -> None:
    assert rolls(with_tokens(0, points)) == rolled


@rule("VI-13.9")
def test_the_medicine_to_come_counts_and_slavery_does_not() -> None:
    assert declines(with_tokens(3, tiles=("medicine", "specialization"))) == {6}
    s = with_tokens(0, 9, tiles=("slavery",))
    s.eliminated = 5
    assert rolls(s) == 1


@rule("VI-13.9")
@pytest.mark.parametrize("tile", ["barbarians", "field_general", "renaissance"])
def test_an_empire_with_nothing_declines_without_a_roll(tile: str) -> None:
    s = table(empire("blue", tiles=[tile]))
    assert declines(s) == {1, 2, 3, 4, 5, 6}
    assert rolls(s) == 0


@rule("VI-13.9")
def test_an_empire_with_tokens_in_hand_only_is_tested_like_any_other() -> None:
    assert declines(table(empire("blue", tiles=["barbarians"], hand=4))) == {5, 6}


@rule("VI-13.9", "VI-13.15")
def test_there_is_no_test_before_the_entry_turn() -> None:
    s = table(waiting("blue", tiles=["barbarians"], hand=1))
    assert choices(s) == {"expand"}


@rule("VI-13.10")
def test_renaissance_is_tested_at_the_end_and_not_at_the_start() -> None:
    s = table(empire("blue", at={"volga": 1}, tiles=["renaissance"]))
    assert choices(s) == {"expand"}  # A = 0 would always decline
    s.goto(REBIRTH, BLUE)
    assert choices(s) == {"decline"}
    s = table(empire("blue", at={"volga": 5}, tiles=["renaissance"]))
    s.goto(REBIRTH, BLUE)
    assert choices(s) == {"decline", "done"}


@rule("VI-13.10")
def test_but_without_a_province_it_is_tested_at_the_start() -> None:
    assert choices(table(empire("blue", tiles=["renaissance"]))) == {"decline"}
    assert choices(table(empire("blue", tiles=["renaissance"], hand=5))) == {"decline", "expand"}


@rule("VI-13.10")
def test_a_renaissance_decline_takes_group_one_and_scores_once() -> None:
    s = given(
        empire("blue", at={"volga": 1, "urals": 1}, tiles=["renaissance"]),
        seats=1,
        turn="blue",
        order=["blue", "red", "green", "yellow"],
        offer=[("weapons", "currency")],
    )
    s.proceed()
    s.check()
    assert realm(s, "blue declining") == {"volga", "urals"}
    assert tiles_of(s, "blue") == {"weapons", "currency"}
    assert score(s, "blue") == 11


# ------------------------------------------------------------------------------------------------ the whole turn


@rule("VI-13.11")
def test_yellow_tiles_work_through_gain() -> None:
    for tile, best in (
        ("ports_active", {"england"}),
        ("mining_active", {"scotland"}),
        ("currency", {"england", "scotland"}),
    ):
        s = in_expansion(empire("blue", at="ireland", tiles=[tile], hand=9))
        assert choices(s) == {f"conquer {name}" for name in best}
    s = in_expansion(empire("blue", at="taurus", tiles=["mountain_skill", "specialization"], hand=9))
    assert choices(s) == {"conquer caucasus"}  # worth two


@rule("VI-13.13")
def test_people_treat_virtual_players_like_anybody() -> None:
    s = given(empire("red", at="bohemia", hand=9), empire("blue", at={"polonia": 3, "volga": 1}), seats=1)
    play(s, "expand")
    assert cost(s, "polonia") == 5
    play(s, "conquer polonia")
    assert holder(s, "polonia") == "red"
    assert s.aside[BLUE] == 2


@rule("VI-13.14")
def test_the_steps_of_a_virtual_turn() -> None:
    s = given(
        empire("blue", at={"bohemia": 5}, tiles=["diplomacy", "fortification"], hand=4),
        empire("red", at={"ireland": 1}),
        empire("green", at={"polonia": 2, "volga": 1, "urals": 1}),
        seats=1,
        turn="blue",
        order=["blue", "red", "green", "yellow"],
        options={"value_formula": False},
    )
    log: list[Event] = []
    s.log = log
    s.proceed()
    s.log = None
    s.check()
    keys = [event.key for event in log]
    order = ["vinci-pact", "vinci-conquered", "vinci-placed", "vinci-fort", "vinci-scored", "vinci-turn"]
    at = [keys.index(key) for key in order if key in keys]
    assert at == sorted(at)
    assert keys.index("vinci-pact") == 0
    assert actor(s) == 0


@rule("VI-13.14")
def test_people_redeploy_after_a_virtual_attack() -> None:
    s = given(
        empire("blue", at={"bohemia": 1}, tiles=["agriculture_active"], hand=5),
        empire("red", at={"polonia": 3, "volga": 1, "urals": 1}),
        seats=1,
        turn="blue",
        order=["blue", "red", "green", "yellow"],
    )
    s.proceed()
    assert realm(s, "blue") == {"bohemia", "polonia"}
    assert (actor(s), game.moves.name(s.legal(0)[0])) == (0, "redeploy volga")
    play(s, "redeploy volga", "redeploy urals", "done")
    assert (tokens(s, "volga"), tokens(s, "urals")) == (2, 2)


@rule("VI-13.14")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"prefer_real_target": True},
        {"value_formula": True},
        {"prefer_real_target": True, "value_formula": True, "virtual_tokens": 12, "decline_tokens": "keep_all"},
        {"decline_tokens": "remove_one", "tile_mix": "first_printing", "virtual_difficulty": "rich_and_strong"},
    ],
)
def test_whole_games_with_virtual_players(seats: int, seed: int, options: dict[str, Value]) -> None:
    s = game.new(seats, seed, options)
    play_any(s, Chance(seed_key(seed)))
    assert s.over


def test_the_bot_plays_the_procedure_in_a_persons_seat() -> None:
    s = game.new(4, 9)
    bots = [game.bots["virtual"](seat) for seat in range(4)]
    while not s.over:
        seat = actor(s)
        s.play(seat, bots[seat].choose(s.determinize(seat, 1), seat, Budget()))
        s.check()
    assert max(s.scores) >= 120
