"""SA-13: the seven optional rules."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import EMPIRE_INDEX, MARKER_NAMES, MARKERS_PER_PLAYER, TRADE
from saecula.games.seven_ages.destiny import hand_size
from saecula.games.seven_ages.ending import QUICK
from saecula.games.seven_ages.founding import can_start
from saecula.games.seven_ages.harvest import free_progress
from saecula.games.seven_ages.initiative import open_game
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.retreat import pursuit, worth
from saecula.games.seven_ages.state import FREE_SLOT, SPENT, VOID, SevenAges
from saecula.games.seven_ages.turn import place_markers
from saecula.games.seven_ages.units import TYPE_INDEX
from tests.games.seven_ages.fights import commit, fight, next_cards
from tests.games.seven_ages.given import asked, at, empire, given, keys, legal, offered, play
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


@rule("SA-13.1")
def test_total_history_begins_in_age_one() -> None:
    s = given(total_history=True)
    assert can_start(s, 0, EMPIRE_INDEX["english"]) == "total-history"
    assert can_start(s, 0, EMPIRE_INDEX["egyptians"]) == ""
    s.first_age = 1
    assert can_start(s, 0, EMPIRE_INDEX["english"]) != "total-history", "only the first empire of the game"
    assert can_start(given(), 0, EMPIRE_INDEX["english"]) == ""


@rule("SA-13.2")
def test_pursuit_by_aircraft_tanks_and_pairs_of_cavalry() -> None:
    where = {"france": ["fighter", "tank", "knight", "knight", "chariot", "spear"]}
    s = given(empire("french", "light_blue", 0, 45, where))
    assert pursuit(s, at("light_blue"), AREAS["france"]) == 2 + 1 + 1, "three other horsemen count as one pair"


@rule("SA-13.2")
def test_what_a_unit_lost_to_pursuit_counts() -> None:
    s = given(empire("french", "light_blue", 0, 20, {"france": ["spear"]}))
    values = {name: worth(s, TYPE_INDEX[name], at("light_blue")) for name in ("spear", "knight", "fusilier", "tank")}
    assert values == {"spear": 1, "knight": 2, "fusilier": 2, "tank": 3}, (
        "age III: fusiliers and tanks are of later ages"
    )


@rule("SA-13.2")
def test_a_side_that_retreats_is_pursued_first() -> None:
    s = given(
        empire("french", "light_blue", 1, 20, {"france": ["knight"] * 2 + ["spear"] * 2}),
        empire(
            "germans",
            "light_green",
            0,
            20,
            {"france": ["spear"] * 2, "burgundy": ["spear"]},
            leaders={"tactician_1": "france"},
        ),
        pursuit=True,
    )
    next_cards(s, 7, 0)
    fight(s, at("light_green"))
    commit(s, 0, "spear", "spear")
    commit(s, 1, "spear")
    assert s.actors == (0,)
    play(s, "retreat")
    assert asked(s) == "Pursuit"
    assert offered(s, "lose") == ["spear"]
    log = play(s, "lose spear")
    assert "unit-lost" in keys(log)
    assert len(s.units_at(at("light_green"), AREAS["burgundy"])) == 2


# -------------------------------------------------------------------------------------------------------------- go slow


def marker(s: SevenAges, seat: int, name: str, slot: int, state: int = SPENT) -> None:
    here = seat * MARKERS_PER_PLAYER + MARKER_NAMES.index(name)
    s.marker_slot[here], s.marker_state[here] = slot, state


def susan() -> SevenAges:
    s = given(
        empire("han", "red", 1, 11, {"henan": ["spear"]}),
        empire("cham", "blue", 1, 12, {"champa": ["spear"]}),
        empire("zhou", "green", 2, 10, {"egypt": ["spear"]}),
        go_slow=True,
    )
    s.go_slow = [MARKER_NAMES.index(name) for name in ("manoeuvre", "civilise", "discard_empire")]
    return s


@example("EX-28")
@rule("SA-13.3")
def test_the_go_slow_example_of_susan() -> None:
    s = susan()
    assert (TRADE[EMPIRE_INDEX["han"]], TRADE[EMPIRE_INDEX["cham"]]) == (1, -2)
    marker(s, 1, "civilise", RED)
    marker(s, 1, "wild", BLUE)
    s.marker_used_as[1] = MARKER_NAMES.index("manoeuvre")
    marker(s, 1, "discard_empire", FREE_SLOT + 1)  # the Finns are gone
    free_progress(s)
    assert s.level[RED] == 11, "no free progress; the setback is made up by its trade"
    assert s.level[BLUE] == 11, "back 1; -2 does not make it worse"
    assert s.level[GREEN] == 11, "other players go on"


@rule("SA-13.3")
@pytest.mark.parametrize(
    ("box", "trade", "advances"),
    [(0, 2, False), (1, 1, True), (1, 0, False), (2, 0, True), (2, -1, False)],
)
def test_what_the_three_boxes_let_pass(box: int, trade: int, advances: bool) -> None:
    name = next(name for name, card in EMPIRE_INDEX.items() if TRADE[card] == trade)
    s = given(empire(name, "red", 1, 10, {"egypt": ["spear"]}), go_slow=True)
    s.go_slow = [-1, -1, -1]
    s.go_slow[box] = MARKER_NAMES.index("destiny")
    marker(s, 1, "destiny", RED)
    free_progress(s)
    assert (s.level[RED] == 11) == advances


@rule("SA-13.3")
def test_only_revealed_markers_are_hit_cancelled_ones_too() -> None:
    for state, level in ((0, 11), (VOID, 10)):
        s = given(empire("zhou", "red", 1, 10, {"egypt": ["spear"]}), go_slow=True)
        s.go_slow = [MARKER_NAMES.index("destiny"), -1, -1]
        marker(s, 1, "destiny", RED, state)
        free_progress(s)
        assert s.level[RED] == level
    s = susan()
    marker(s, 1, "discard_empire", RED, VOID)
    free_progress(s)
    assert [s.level[RED], s.level[BLUE]] == [11, 12], "a cancelled Discard is hit as well"


@rule("SA-13.3")
def test_the_first_player_fills_the_boxes_in_secret() -> None:
    s = given(empire("zhou", "red", 0, 10, {"egypt": ["spear"]}), go_slow=True)
    place_markers(s)
    assert len(offered(s, "go_slow", 0)) == 7
    assert not offered(s, "go_slow", 1)
    play(s, "0: go_slow manoeuvre", "0: go_slow destiny", "0: go_slow civilise")
    assert not offered(s, "go_slow", 0), "three at most"


# ------------------------------------------------------------------------------------------------------------ the rest


@rule("SA-13.4")
def test_technology_and_destiny() -> None:
    s = given(
        empire("zhou", "red", 0, 12, {"egypt": ["spear"]}),
        empire("khmers", "blue", 1, 10, {"sumer": ["spear"]}),
        empire("siamese", "green", 2, 8, {"henan": ["spear"]}),
        technology=True,
    )
    assert [hand_size(s, e) for e in (RED, BLUE, GREEN, FREE_SLOT)] == [7, 6, 5, 6]
    s.level[BLUE] = 12
    assert [hand_size(s, e) for e in (RED, BLUE)] == [7, 6], "a tie: board order"
    s.first = 1
    assert [hand_size(s, e) for e in (RED, BLUE)] == [6, 7]
    lone = given(empire("zhou", "red", 0, 12, {"egypt": ["spear"]}), technology=True)
    assert hand_size(lone, RED) == 7, "a lone empire counts as most advanced"


@rule("SA-13.5", "SA-1.3")
def test_redemption() -> None:
    s = given(seats=3, redemption=True)
    s.clear_stack()
    open_game(s)
    s.proceed()
    assert asked(s) == "Redemption"
    assert s.actors == (0,)
    assert s.hand_size(0) == 7
    play(s, legal(s)[1] if legal(s)[0] == "done" else legal(s)[0], "done")
    assert s.hand_size(0) == 6, "refilled to 6, not 7"
    assert s.actors == (1,)
    play(s, "done")
    assert s.hand_size(1) == 7, "who discards nothing keeps 7"


@rule("SA-13.6")
def test_quick_history_ends_at_once() -> None:
    s = given(empire("zhou", "red", 0, 7, {"egypt": ["spear"]}), quick_history=True)
    s.first_age = 1
    advance(s, RED, 1)
    assert s.over
    assert s.ended == QUICK
    assert s.glory == [0, 0, 0, 0], "no bonus"
    slow = given(empire("zhou", "red", 0, 7, {"egypt": ["spear"]}))
    slow.first_age = 1
    advance(slow, RED, 1)
    assert not slow.over
