"""SA-4: winning and the end of the game; optional rules 1 and 6."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import ending
from saecula.games.seven_ages.cards import CARD_GOOD, CARDS, EMPIRE_INDEX, EMPIRE_NAMES, GOOD_INDEX
from saecula.games.seven_ages.ending import AGREED_AGE, BEYOND, INTERNET, QUICK, TURN_LIMIT, ends_now
from saecula.games.seven_ages.founding import can_start
from saecula.games.seven_ages.glory_ledger import FROM_ICONS, gain_glory
from saecula.games.seven_ages.harvest import finish_turn, free_progress
from saecula.games.seven_ages.phases import TURN
from saecula.games.seven_ages.progress import advance, entered_age
from saecula.games.seven_ages.realm import discard_empire
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.telling import progress
from tests.games.seven_ages.given import act, at, deal, empire, given, legal, play
from tests.rules import rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def table(red: int = 10, blue: int = 10, **options: int | bool) -> SevenAges:
    """Seat 0 with the Romans at level `red`, seat 1 with the Egyptians at `blue`; the end of a turn is near."""
    s = given(
        empire("romans", "red", 0, red, {"central_italy": ["spear"]}),
        empire("egyptians", "blue", 1, blue, {"egypt": ["spear"]}),
        seats=3,
        **options,
    )
    s.clear_stack()
    s.push(TURN, 0)
    return s


@rule("SA-4.1")
def test_most_glory_wins() -> None:
    s = table()
    gain_glory(s, 1, 3, FROM_ICONS, "")
    assert s.ranking == [2, 1, 3]


@rule("SA-4.1", "SA-4.5")
def test_a_tie_goes_to_the_most_advanced_empire() -> None:
    assert table(red=12, blue=11).ranking == [1, 2, 3]  # without empires: level 0
    assert table(red=11, blue=11).ranking == [1, 1, 3]


@rule("SA-4.1", "SA-4.5")
def test_beyond_49_whoever_went_first_even_if_the_empire_is_gone() -> None:
    s = table(red=49, blue=49)
    advance(s, BLUE, 1)
    advance(s, RED, 5)
    assert s.ranking == [2, 1, 3]
    discard_empire(s, BLUE)
    assert s.ranking == [2, 1, 3]


@rule("SA-4.2")
def test_beyond_49_the_game_ends_with_the_turn_and_pays_seven() -> None:
    s = table(red=49)
    advance(s, RED, 1)
    entered_age(s, 2)  # another empire starts in the same age
    assert not s.over
    discard_empire(s, RED)  # due all the same
    finish_turn(s)
    assert (s.over, s.ended) == (True, BEYOND)
    assert s.glory == [7, 0, 0]


@rule("SA-4.2", "SA-4.3", "SA-4.4")
def test_the_last_turn_is_announced_whatever_ends_the_game() -> None:
    def ends(s: SevenAges) -> tuple[str, bool]:
        found = progress(s)
        assert found.ends is not None
        return found.ends.key.removeprefix("seven_ages-progress-"), found.last

    s = table(red=49)
    assert ends(s) == ("ends", False)
    advance(s, RED, 1)
    assert ends(s) == ("due-beyond", True)
    s = table(end_age=4)
    assert ends(s) == ("end-age", False)
    entered_age(s, 5)
    assert ends(s) == ("due-end-age", True)
    s = table(turn_limit=3, end_age=4)
    s.turn = 3
    assert ends(s) == ("due-turn-limit", True)


@rule("SA-4.2")
def test_free_progress_beyond_49_goes_by_board_order() -> None:
    s = table(red=49, blue=49)
    s.first = 1
    free_progress(s)
    assert s.bonus_to == 1
    assert (s.level[RED], s.level[BLUE]) == (50, 50)  # levels above 49 go on being counted
    s = table(red=50, blue=49)
    s.first = 1
    s.game_over_by = -1
    free_progress(s)
    assert s.bonus_to == 0  # the higher level first


@rule("SA-4.2")
def test_internet_ends_the_game_at_once() -> None:
    card = next(EMPIRE_NAMES[c] for c in range(CARDS) if CARD_GOOD[c] == GOOD_INDEX["internet"])
    s = given(
        empire("european_union", "red", 0, 47, {"france": ["spear"]}, goods=["computer"]),
        seats=2,
    )
    assert card != "european_union"
    deal(s, 0, card)
    act(s, "red", "civilise")
    assert f"artefact {card}" in legal(s)
    play(s, f"artefact {card}", "empire red")
    assert (s.over, s.ended) == (True, INTERNET)
    assert s.glory == [8, 0]  # seven, and one for a green artefact (SA-10.5)


@rule("SA-4.3")
def test_an_agreed_age_ends_the_game_without_bonus() -> None:
    s = table(red=14, end_age=2)
    s.age_seen = 2
    assert not ends_now(s)
    advance(s, RED, 1)
    discard_empire(s, RED)  # it did pass beyond the age in this turn
    finish_turn(s)
    assert (s.over, s.ended, s.glory) == (True, AGREED_AGE, [0, 0, 0])


@rule("SA-4.3", "SA-4.4")
@pytest.mark.parametrize("limit", [1, 5])
def test_the_turn_limit_ends_the_game_without_bonus(limit: int) -> None:
    s = table(turn_limit=limit)
    for turn in range(1, limit + 1):
        s.turn = turn
        finish_turn(s)
        assert s.over is (turn == limit)
    assert (s.ended, s.glory) == (TURN_LIMIT, [0, 0, 0])
    assert len(ending.REASONS) == QUICK + 1


@rule("SA-13.1")
def test_total_history_begins_in_age_one() -> None:
    s = given(total_history=True)
    assert can_start(s, 0, EMPIRE_INDEX["egyptians"]) == ""
    assert can_start(s, 0, EMPIRE_INDEX["english"]) == "total-history"
    assert can_start(s, 0, EMPIRE_INDEX["carthaginians"]) == "total-history"  # age I only beside the Phoenicians
    s.first_age = 1
    assert can_start(s, 0, EMPIRE_INDEX["english"]) == ""


@rule("SA-13.6")
def test_quick_history_ends_at_once_when_an_age_is_passed() -> None:
    s = table(red=14, quick_history=True)
    s.first_age = s.age_seen = 2
    advance(s, RED, 3)
    assert (s.over, s.ended, s.level[RED]) == (True, QUICK, 15)
    assert s.glory == [0, 0, 0]


@rule("SA-13.6")
def test_quick_history_goes_on_within_the_first_age() -> None:
    s = table(red=13, quick_history=True)
    s.first_age = s.age_seen = 2
    advance(s, RED, 1)
    entered_age(s, 2)  # another empire starts in the same age
    assert not s.over
