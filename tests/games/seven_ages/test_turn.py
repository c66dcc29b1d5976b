"""SA-3: markers placed in secret, seven steps, the wild marker."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.cards import (
    CARD_EVENT,
    EVENT_INDEX,
    MANOEUVRE,
    MARKER_NAMES,
    MARKERS_PER_PLAYER,
    PRODUCTION,
    TRADING,
    WILD,
)
from saecula.games.seven_ages.glory_ledger import FROM_ICONS, gain_glory
from saecula.games.seven_ages.harvest import barred_from_progress, free_progress
from saecula.games.seven_ages.phases import PLACEMENT
from saecula.games.seven_ages.realm import discard_empire
from saecula.games.seven_ages.state import (
    FACE_DOWN,
    FREE_SLOT,
    LOST_SLOT,
    NO_MARKER,
    REVEALED,
    SPENT,
    TABLE,
    VOID,
    SevenAges,
)
from saecula.games.seven_ages.turn import (
    STEP_ACTIONS,
    STEP_BEGINS,
    condition,
    fits_step,
    lies,
    take_markers_back,
    unrevealed,
)
from saecula.games.seven_ages.windows import AS_EVENT, announce
from tests.games.seven_ages.given import (
    act,
    asked,
    at,
    card,
    deal,
    empire,
    given,
    in_turn,
    legal,
    offered,
    play,
    resting,
    turned_up,
)
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def two_empires(**more: bool) -> SevenAges:
    """Seat 0 has the Romans (red) and the Gauls (blue), seat 1 the Egyptians (green), far away."""
    return given(
        empire("romans", "red", 0, 9, {"central_italy": ["spear"]}),
        empire("gauls", "blue", 0, 8, {"aquitaine": ["spear"]}),
        empire("egyptians", "green", 1, 9, {"egypt": ["spear"]}),
        seats=2,
        **more,
    )


def lay(s: SevenAges, seat: int, marker: int, slot: int) -> None:
    s.marker_slot[seat * MARKERS_PER_PLAYER + marker] = slot
    s.marker_state[seat * MARKERS_PER_PLAYER + marker] = FACE_DOWN


@rule("SA-3.1")
def test_eight_markers() -> None:
    assert MARKER_NAMES == [
        "start_empire",
        "production",
        "trade_progress",
        "manoeuvre",
        "destiny",
        "civilise",
        "discard_empire",
        "wild",
    ]


@rule("SA-3.2")
def test_a_marker_on_every_empire_and_perhaps_one_in_the_free_slot() -> None:
    s = two_empires()
    s.push_all(PLACEMENT, 3)
    assert "done" not in legal(s, 0)
    play(s, "0: lay production red")
    assert all("red" not in name and "production" not in name for name in legal(s, 0))  # each once
    assert "done" not in legal(s, 0)
    play(s, "0: lay trade_progress free")
    assert all("free" not in name for name in legal(s, 0))
    play(s, "0: lay wild blue", "0: done")
    assert s.actors == (1,)
    assert all(slot == NO_MARKER for slot in s.marker_slot)  # sealed until all are ready
    assert "done" not in legal(s, 1)
    play(s, "1: lay destiny green", "1: done")
    assert (lies(s, 0, PRODUCTION), lies(s, 0, TRADING), lies(s, 0, WILD)) == (RED, FREE_SLOT, BLUE)


@rule("SA-3.2", "SA-3.3")
@pytest.mark.parametrize(("seats", "most"), [(2, 7), (3, 5), (4, 4), (5, 3), (6, 3), (7, 3)])
def test_the_free_slot_is_for_players_below_their_maximum(seats: int, most: int) -> None:
    colours = ["red", "pink", "orange", "yellow", "purple", "blue", "green"]
    names = ["romans", "gauls", "egyptians", "persians", "sumerians", "goths", "huns"]
    areas = ["central_italy", "aquitaine", "egypt", "persis", "sumer", "dacia", "ukraine"]
    for count in (most - 1, most):
        own = [empire(names[i], colours[i], 0, 9, {areas[i]: ["spear"]}) for i in range(count)]
        s = given(*own, seats=seats)
        s.push_all(PLACEMENT, (1 << seats) - 1)
        assert ("lay start_empire free" in legal(s, 0)) is (count < most)
        assert "lay start_empire free" in legal(s, 1)


@rule("SA-3.4")
def test_what_works_where() -> None:
    s = two_empires()
    for step in range(7):
        for marker in (step, WILD):
            lay(s, 0, marker, RED)
            assert fits_step(s, 0, marker, step) is (step != 0)  # on an empire everything but Start Empire
            lay(s, 0, marker, FREE_SLOT)
            assert fits_step(s, 0, marker, step) is (MARKER_NAMES[step] in ("start_empire", "destiny", "civilise"))


@rule("SA-3.5", "SA-3.6")
def test_everybody_with_a_marker_face_down_is_asked_and_need_not_reveal() -> None:
    s = two_empires()
    lay(s, 0, PRODUCTION, RED)
    lay(s, 0, WILD, BLUE)
    lay(s, 1, MANOEUVRE, GREEN)
    in_turn(s, "production", STEP_BEGINS)
    assert s.actors == (0, 1)  # seat 1 has nothing that fits, and is asked all the same
    assert set(legal(s, 0)) == {"turn_up production", "turn_up wild", "done"}
    assert legal(s, 1) == ["done"]
    play(s, "0: turn_up production", "0: done")
    assert condition(s, 0, PRODUCTION) == FACE_DOWN
    play(s, "1: done")
    assert asked(s) == "Purchase"
    assert s.acting_empire == RED
    play(s, "done")
    assert s.step == 2
    assert legal(s, 1) == ["done"]  # asked again in the next step


@rule("SA-3.5")
def test_a_marker_that_stays_down_does_nothing() -> None:
    s = two_empires()
    lay(s, 0, PRODUCTION, RED)
    before = s.money[RED]
    in_turn(s, "production", STEP_BEGINS)
    play(s, "0: done")
    assert s.step == 2
    assert s.money[RED] == before
    assert condition(s, 0, PRODUCTION) == FACE_DOWN


@rule("SA-3.6")
def test_players_act_in_board_order_and_choose_which_empire_goes_first() -> None:
    s = two_empires()
    turned_up(s, "red", "production")
    turned_up(s, "blue", "wild")
    turned_up(s, "green", "production")
    in_turn(s, "production", STEP_ACTIONS, first=1)
    assert (s.actors, s.acting_empire) == ((1,), GREEN)
    play(s, "done")  # nothing is owed
    assert set(legal(s, 0)) == {"empire red", "empire blue"}
    play(s, "empire blue")
    assert s.acting_empire == BLUE
    play(s, "done", "done")
    assert s.acting_empire == RED


@rule("SA-3.7")
def test_the_same_action_twice_costs_one_glory_when_the_second_begins() -> None:
    s = two_empires()
    gain_glory(s, 0, 5, FROM_ICONS, "")
    turned_up(s, "red", "production")
    turned_up(s, "blue", "wild")
    in_turn(s, "production", STEP_ACTIONS)
    play(s, "empire blue", "done")
    assert s.glory[0] == 5
    play(s, "done")
    assert (s.glory[0], s.acting_empire) == (4, RED)


@rule("SA-3.7", "SA-7.2")
def test_a_trade_fulfilled_as_partner_counts_as_performed() -> None:
    """Seat 1's Syracuse is the partner of Rome, then its other empire trades too: the second costs 1 glory."""
    s = given(
        empire("romans", "red", 0, 9, {"south_italy": ["spear"]}),
        empire("syracusans", "blue", 1, 9, {"sicily": ["spear"]}),
        empire("egyptians", "green", 1, 9, {"egypt": ["spear"]}),
        seats=2,
    )
    gain_glory(s, 1, 5, FROM_ICONS, "")
    deal(s, 0, card(3), card(3, 1))
    deal(s, 1, card(4), card(4, 1), card(4, 2))
    turned_up(s, "red", "trade_progress")
    turned_up(s, "blue", "trade_progress")
    turned_up(s, "green", "wild")
    in_turn(s, "trade_progress", STEP_ACTIONS)
    play(s, "trade blue")
    assert condition(s, 1, TRADING) == SPENT
    assert s.glory[1] == 5
    play(s, f"0: show {card(3)}", f"1: show {card(4)}")
    while s.acting_empire != GREEN:
        s.play(s.actors[0], s.legal(s.actors[0])[0])
    assert s.glory[1] == 4


@rule("SA-3.7", "SA-7.2")
def test_being_the_partner_second_costs_the_glory_then() -> None:
    s = given(
        empire("romans", "red", 0, 9, {"south_italy": ["spear"]}),
        empire("syracusans", "blue", 1, 9, {"sicily": ["spear"]}),
        empire("egyptians", "green", 1, 9, {"egypt": ["spear"]}),
        seats=2,
    )
    gain_glory(s, 1, 5, FROM_ICONS, "")
    s.actions_done[1] = 1 << TRADING  # the Egyptians have traded
    turned_up(s, "blue", "wild")
    act(s, "red", "trade_progress")
    play(s, "trade blue")
    assert condition(s, 1, WILD) == SPENT
    assert s.glory[1] == 4


@rule("SA-7.2")
def test_an_extra_trade_in_a_later_step_spends_no_marker_of_that_step() -> None:
    s = given(
        empire("romans", "red", 0, 9, {"south_italy": ["spear"]}),
        empire("syracusans", "blue", 1, 9, {"sicily": ["spear"]}),
        seats=2,
    )
    turned_up(s, "blue", "manoeuvre")
    act(s, "red", "trade_progress")
    s.step = MANOEUVRE
    play(s, "trade blue")
    assert condition(s, 1, MANOEUVRE) == REVEALED


@rule("SA-3.7")
@pytest.mark.parametrize("state", [FACE_DOWN, SPENT])
def test_no_free_progress_under_a_wild_revealed_or_not(state: int) -> None:
    s = two_empires()
    lay(s, 0, WILD, RED)
    s.marker_state[WILD] = state
    free_progress(s)
    assert (s.level[RED], s.level[BLUE]) == (9, 9)


@rule("SA-3.7")
def test_a_wild_in_the_free_slot_stops_no_empire() -> None:
    s = two_empires()
    lay(s, 0, WILD, FREE_SLOT)
    assert barred_from_progress(s, RED) == barred_from_progress(s, BLUE) == ""


@example("EX-30")
@rule("SA-3.6", "SA-3.7", "SA-8.22")
def test_two_manoeuvring_empires() -> None:
    """EX-30: the Romans move, then the Gauls begin (and cost 1 glory) and move."""
    s = two_empires()
    gain_glory(s, 0, 2, FROM_ICONS, "")
    turned_up(s, "red", "manoeuvre")
    turned_up(s, "blue", "wild")
    in_turn(s, "manoeuvre", STEP_ACTIONS)
    play(s, "empire red")
    assert (s.acting_empire, s.glory[0]) == (RED, 2)
    play(s, "done")
    assert (s.acting_empire, s.glory[0]) == (BLUE, 1)
    play(s, "done")
    assert (s.glory[0], s.step) == (1, 7)


@rule("SA-3.8", "SA-3.10")
def test_after_the_last_step_the_turn_ends_and_markers_return() -> None:
    s = two_empires()
    lay(s, 0, PRODUCTION, RED)
    in_turn(s, "discard_empire", STEP_BEGINS)
    log = play(s, "0: done")
    while asked(s) == "TiedEmpires":  # which of two tied empires ranks higher (SA-12.12)
        log += play(s, "empire red")
    assert (s.turn, s.first, asked(s)) == (2, 1, "Placement")
    assert all(slot == NO_MARKER for slot in s.marker_slot)
    assert not any("production" in str(event) for event in log)  # nobody is told what it was


@rule("SA-3.9")
def test_the_marker_of_a_discarded_empire_is_void() -> None:
    s = two_empires()
    lay(s, 0, MANOEUVRE, RED)
    lay(s, 0, WILD, BLUE)
    turned_up(s, "green", "production")
    discard_empire(s, RED)
    discard_empire(s, GREEN)
    assert unrevealed(s, 0) == [WILD]
    assert lies(s, 0, MANOEUVRE) == LOST_SLOT
    assert condition(s, 1, PRODUCTION) == VOID
    assert game.view(s, 1)["players"][0]["markers"].keys() == {"blue"}
    take_markers_back(s)
    assert lies(s, 0, MANOEUVRE) == NO_MARKER


@rule("SA-3.9")
def test_an_empire_started_in_the_colour_of_a_lost_one_has_no_marker() -> None:
    """A wild lay on the lost one: the new one makes free progress all the same."""
    s = two_empires()
    lay(s, 0, WILD, RED)
    discard_empire(s, RED)
    s.card_of[RED], s.owner[RED], s.level[RED] = 40, 0, 5
    assert barred_from_progress(s, RED) == ""
    assert offered(s, "turn_up") == []


@rule("SA-3.5", "SA-15.8")
def test_a_marker_that_is_not_there_is_not_performed_late() -> None:
    """`overslept` in a copy whose markers were redealt: nothing happens, and no marker is touched."""
    s = two_empires()
    overslept = CARD_EVENT.index(EVENT_INDEX["overslept"])
    lay(s, 0, MANOEUVRE, RED)  # its step is still to come
    s.step = PRODUCTION
    s.card_at[overslept] = TABLE
    before = s.marker_state.copy()
    announce(s, 0, overslept, AS_EVENT, [game.moves.parse("empire red")])
    s.proceed()
    assert s.marker_state == before
    assert resting(s)
