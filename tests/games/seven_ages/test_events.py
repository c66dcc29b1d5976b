"""Every event of the 110 cards, played from the hand in a position in which it does what its data says."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import (
    CARD_EVENT,
    CARDS,
    EMPIRE_INDEX,
    EMPIRE_NAMES,
    EVENT_NAMES,
)
from saecula.games.seven_ages.effects import NO_STOP, permitted
from saecula.games.seven_ages.founding import can_start
from saecula.games.seven_ages.harvest import begin_end_of_turn
from saecula.games.seven_ages.movement import points
from saecula.games.seven_ages.passage import forbidden
from saecula.games.seven_ages.production import income, upkeep
from saecula.games.seven_ages.state import FREE_SLOT, HAND, NO_MARKER, VOID, SevenAges
from saecula.games.seven_ages.trade import trade_modifier
from saecula.games.seven_ages.units import TYPE_INDEX
from saecula.games.seven_ages.windows import STEP_WINDOW, open_window
from tests.games.seven_ages import events_in_conflict, events_of_loss
from tests.games.seven_ages.event_trials import (
    BLUE,
    CHECKS,
    GREEN,
    RED,
    at_any_time,
    blue,
    cast,
    event,
    in_civilise,
    other,
    red,
    spent,
    use,
)
from tests.games.seven_ages.given import (
    act,
    asked,
    deal,
    empire,
    given,
    keys,
    legal,
    offered,
    play,
    turned_up,
)
from tests.rules import example, rule

# ------------------------------------------------------------------------------------------------------ money, levels


@event("financier")
def financier(name: str) -> None:
    s = at_any_time(name, red(name, money=3), blue(name))
    use(s, name, "empire red")
    assert s.money[RED] == 18
    assert spent(s, name)
    s = at_any_time(name, red(name, money=199), blue(name))
    assert f"event {name}" not in legal(s), "it would change nothing"


@event("inspiration")
def inspiration(name: str) -> None:
    s = at_any_time(name, red(name, 20))
    use(s, name, "empire red")
    assert s.level[RED] == 21


@event("eureka")
def eureka(name: str) -> None:
    for theirs, after in ((30, 22), (21, 21)):
        s = in_civilise(name, red(name, 20), blue(name, theirs))
        use(s, name, "empire red")
        assert s.level[RED] == after
    assert f"event {name}" not in legal(in_civilise(name, red(name, 20), blue(name, 20)))


@event("dark_age")
def dark_age(name: str) -> None:
    for before, after in ((20, 18), (2, 1)):
        s = in_civilise(name, red(name, 20), blue(name, before))
        use(s, name, "empire blue")
        assert s.level[BLUE] == after
    assert f"event {name}" not in legal(in_civilise(name, red(name), blue(name, 1)))


@event("inflation")
def inflation(name: str) -> None:
    s = in_civilise(name, red(name), blue(name, money=31))
    use(s, name, "empire blue")
    assert s.money[BLUE] == 15


@event("stagnation")
def stagnation(name: str) -> None:
    s = given(red(name, 2), blue(name, 2))
    deal(s, 0, name)
    s.step = 7
    begin_end_of_turn(s)
    s.proceed()
    use(s, name, "empire blue")
    assert [s.level[RED], s.level[BLUE]] == [3, 2]


@event("glory", "golden_age", "humility")
def harvest_events(name: str) -> None:
    kind = EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]]

    def harvested(with_card: bool) -> list[int]:
        s = given(
            empire("cham", "red", 0, 10, {"champa": ["spear"], "sumer": ["spear"]}, money=8, cities={"champa": 1}),
            empire("guptas", "blue", 1, 12, {"magadha": ["spear"]}, money=9, cities={"magadha": 3}),
        )
        if with_card:
            deal(s, 0, name)
        s.step = 7
        begin_end_of_turn(s)
        s.proceed()
        while asked(s) == "Window" and f"event {name}" not in legal(s, 0):
            play(s, "0: pass")
        if with_card:
            targets = {"glory": [], "golden_age": ["empire red"], "humility": ["empire blue"]}[kind]
            use(s, name, *targets)
        while asked(s) in ("Window", "BuyingGlory"):
            play(s, "pass")
        return s.glory[:2]

    plain, now = harvested(False), harvested(True)
    assert min(plain) > 0
    if kind == "glory":
        assert now == [(amount + 1) // 2 for amount in plain]
    elif kind == "golden_age":
        assert now == [plain[0] + min(plain[0], 4), plain[1]]
    else:
        assert now[0] == plain[0]
        assert now[1] < plain[1]


# -------------------------------------------------------------------------------------------------------- production


@event("bumper_harvest", "tax_reform", "gold_strike")
def own_income(name: str) -> None:
    kind = EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]]
    where = {a: ["spear"] for a in ("egypt", "sumer", "babylonia", "armenia", "media")}
    s = given(red(name, where=where, cities={"egypt": 3, "sumer": 5}, disorder=["babylonia"], capital="egypt"))
    deal(s, 0, name)
    act(s, "red", "production")
    before = income(s, RED)
    use(s, name)
    wheat = {"bumper_harvest": 2, "tax_reform": 8, "gold_strike": 4}
    added = income(s, RED) - before
    assert added >= wheat[kind] if kind == "bumper_harvest" else added == wheat[kind]
    play(s, "done")
    assert s.money[RED] >= before + added


@event("famine")
def famine(name: str) -> None:
    s = given(red(name), blue(name, where={"sumer": ["spear"]}, cities={"sumer": 3}, capital="sumer", money=0))
    deal(s, 0, name)
    turned_up(s, "blue", "production")
    s.step = 1
    open_window(s, STEP_WINDOW)
    use(s, name, "empire blue")
    assert income(s, BLUE) == (5 + 3) // 2


@event("desertion")
def desertion(name: str) -> None:
    s = given(red(name), blue(name, where={"sumer": ["spear"] * 4}))
    deal(s, 0, name)
    turned_up(s, "blue", "production")
    s.step = 1
    open_window(s, STEP_WINDOW)
    use(s, name, "empire blue")
    assert upkeep(s, BLUE) == 8


@event("mercenaries")
def mercenaries(name: str) -> None:
    s = given(red(name, money=0))
    deal(s, 0, name)
    act(s, "red", "production")
    use(s, name)
    assert asked(s) == "GrantedUnits"
    play(s, "buy spear", "place egypt", "buy spear", "place egypt")
    assert len(s.units_at(RED, AREAS["egypt"])) == 3
    assert s.money[RED] == income(s, RED), "they cost nothing"


# -------------------------------------------------------------------------------------------------------------- trade


def trade(name: str) -> SevenAges:
    """A trade of red and blue: cards 3 and 4 are turned up."""
    s = given(red(name), blue(name))
    deal(s, 0, name, other(3, name))
    deal(s, 1, other(4, name))
    act(s, "red", "trade_progress")
    play(s, "trade blue", f"0: show {other(3, name)}", f"1: show {other(4, name)}")
    return s


@event("caravan")
def caravan(name: str) -> None:
    s = trade(name)
    log = use(s, name)
    assert [e.args["total"] for e in log if e.key == "seven_ages-trade-totals"][0] == trade_modifier(s, RED) + 3 + 3


@event("swindle")
def swindle(name: str) -> None:
    s = trade(name)
    use(s, name)
    assert {s.card_at[EMPIRE_INDEX[other(v, name)]] for v in (3, 4)} == {HAND}, "both cards are seat 0's"


@event("cultural_exchange")
def cultural_exchange(name: str) -> None:
    s = trade(name)
    before = [s.level[RED], s.level[BLUE]]
    use(s, name)
    while asked(s) == "TradeSteps":
        play(s, "no")
    assert sorted([s.level[RED] - before[0], s.level[BLUE] - before[1]]) in ([1, 1], [1, 2]), "whatever the result"


@event("spice_route")
def spice_route(name: str) -> None:
    s = given(red(name, 1, money=0), blue(name, 1, {"syria": ["spear"]}))
    deal(s, 0, name, other(7, name))
    deal(s, 1, other(0, name))
    act(s, "red", "trade_progress")
    assert not offered(s, "trade"), "too far in age I"
    use(s, name)
    assert offered(s, "trade") == ["blue"]
    play(s, "trade blue", f"0: show {other(7, name)}", f"1: show {other(0, name)}")
    while asked(s) == "SidesWindow":
        play(s, "pass")
    assert s.money[RED] == 8


@event("embargo")
def embargo(name: str) -> None:
    s = given(red(name), blue(name))
    deal(s, 0, name)
    turned_up(s, "blue", "trade_progress")
    s.step = 2
    open_window(s, STEP_WINDOW)
    use(s, name, "empire blue")
    assert s.marker_state[8 + 2] == VOID


@event("bureaucracy")
def bureaucracy(name: str) -> None:
    s = given(red(name), blue(name))
    deal(s, 0, name)
    turned_up(s, "blue", "destiny")
    s.marker_slot[2 * 8 + 4], s.marker_state[2 * 8 + 4] = FREE_SLOT, 1
    s.step = 4
    open_window(s, STEP_WINDOW)
    play(s, f"event {name}")
    assert sorted(legal(s, 0)) == ["empire blue", "free_slot 2"]
    log = play(s, "free_slot 2")
    assert s.marker_state[2 * 8 + 4] == VOID
    assert "action-cancelled" in keys(log)


# ------------------------------------------------------------------------------------------- cards, markers, actions


@event("shooting_star")
def shooting_star(name: str) -> None:
    s = given(red(name, money=0), blue(name))
    deal(s, 0, "dutch")  # financier
    deal(s, 1, name)
    s.step = 4
    open_window(s, STEP_WINDOW)
    play(s, "0: event dutch", "0: empire red", "1: pass")
    assert asked(s) == "Reaction"
    assert s.actors == (1,)
    play(s, f"1: event {name}")
    assert s.money[RED] == 0
    assert spent(s, "dutch")
    assert spent(s, name)


@event("change_of_plans")
def change_of_plans(name: str) -> None:
    s = at_any_time(name, red(name), blue(name), step="start_empire")
    s.marker_slot[1] = RED
    s.forget_legal()
    use(s, name, "lay manoeuvre red")
    assert s.marker_slot[1] == NO_MARKER
    assert s.marker_slot[3] == RED


@event("providence")
def providence(name: str) -> None:
    s = at_any_time(name, red(name), blue(name))
    use(s, name)
    assert s.hand_size(0) == 3


@event("time_ripple")
def time_ripple(name: str) -> None:
    s = given(red(name, 2, {"egypt": ["spear"]}))
    deal(s, 0, name, "european_union")
    act(s, "free", "start_empire")
    assert can_start(s, 0, EMPIRE_INDEX["european_union"]) == "wrong-age"
    use(s, name)
    assert "found european_union" in legal(s)


@event("time_wrinkle")
def time_wrinkle(name: str) -> None:
    s = at_any_time(name, red(name, money=0, cities={"egypt": 1}, capital="egypt"), step="destiny")
    use(s, name, "empire red")
    assert sorted(offered(s, "turn_up", 0)) == ["manoeuvre", "production", "trade_progress"], "steps that are over"
    play(s, "turn_up production")
    assert s.money[RED] == 6
    assert s.glory[0] == 0


@example("EX-34")
@event("overslept")
def overslept(name: str) -> None:
    s = at_any_time(name, red(name, money=0, cities={"egypt": 1}, capital="egypt"), step="manoeuvre")
    s.marker_slot[1] = RED
    s.forget_legal()
    use(s, name, "empire red")
    assert asked(s) == "Upkeep"
    play(s, "done", "done")
    assert s.money[RED] == 5
    assert s.marker_state[1] == 2, "the marker is used"


@event("unique_conjunction")
def unique_conjunction(name: str) -> None:
    s = given(red(name, money=0, cities={"egypt": 1}, capital="egypt"))
    deal(s, 0, name)
    act(s, "red", "production")
    play(s, "done", "done", "done")
    assert asked(s) == "AfterAction"
    use(s, name)
    assert asked(s) == "Upkeep", "once more"
    assert s.glory[0] == 0, "no penalty"


# ---------------------------------------------------------------------------------------------------------- manoeuvre


@event("forced_march")
def forced_march(name: str) -> None:
    s = given(red(name))
    deal(s, 0, name)
    act(s, "red", "manoeuvre")
    before = points(s, RED, TYPE_INDEX["spear"])
    use(s, name)
    assert points(s, RED, TYPE_INDEX["spear"]) == before + 1
    play(s, "done")
    assert points(s, RED, TYPE_INDEX["spear"]) == before, "this action only"


@event("breakthrough")
def breakthrough(name: str) -> None:
    s = given(red(name, where={"egypt": ["spear", "light_cavalry"]}), blue(name, where={"cyrenaica": ["spear"]}))
    deal(s, 0, name)
    act(s, "red", "manoeuvre")
    use(s, name)
    assert permitted(s, RED, NO_STOP)
    play(s, "done")
    assert not permitted(s, RED, NO_STOP)


@event("mass_migration")
def mass_migration(name: str) -> None:
    s = given(red(name, where={"egypt": ["spear"] * 7}))
    deal(s, 0, name)
    act(s, "red", "manoeuvre")
    play(s, "from egypt", *["with spear"] * 6, "go sinai", "halt")
    use(s, name)
    assert offered(s, "from") == ["sinai"], "the last unit stays in Egypt"
    play(s, "from sinai", *["with spear"] * 5)
    assert "with spear" not in legal(s), "five units at most"
    play(s, "go palestine", "halt")
    assert not offered(s, "from"), "no other unit moves after it"
    assert len(s.units_at(RED, AREAS["palestine"])) == 5


@event("truce")
def truce(name: str) -> None:
    s = given(red(name), blue(name), empire(cast(name)[2], "green", 2, 20, {"syria": ["spear"]}))
    deal(s, 0, name)
    s.step = 3
    open_window(s, STEP_WINDOW)
    use(s, name, "empire blue", "empire green")
    assert forbidden(s, BLUE) == s.held[GREEN]
    assert forbidden(s, GREEN) == s.held[BLUE]
    assert not forbidden(s, RED)


# ------------------------------------------------------------------------------------------------------------- tests


@rule("SA-10.3", "SA-15.1")
@pytest.mark.parametrize("name", EMPIRE_NAMES)
def test_the_event_of_each_card(name: str) -> None:
    CHECKS[EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]]](name)


def test_every_event_is_tried_out() -> None:
    assert {events_in_conflict.__name__, events_of_loss.__name__}, "they register their trials when imported"
    assert set(CHECKS) == set(EVENT_NAMES)
    assert len(EVENT_NAMES) == 69
    assert CARDS == 110
