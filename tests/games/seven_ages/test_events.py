"""Every event of the 110 cards, played from the hand in a position in which it does what its data says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.areas import NAMES, OCEAN, areas_in
from saecula.games.seven_ages.cards import (
    CARD_EVENT,
    CARDS,
    EMPIRE_INDEX,
    EMPIRE_NAMES,
    EVENT_NAMES,
    GOOD_INDEX,
    MARKER_NAMES,
)
from saecula.games.seven_ages.effects import NO_STOP, permitted
from saecula.games.seven_ages.founding import can_start
from saecula.games.seven_ages.harvest import begin_end_of_turn
from saecula.games.seven_ages.movement import points
from saecula.games.seven_ages.passage import forbidden
from saecula.games.seven_ages.phases import ROUND
from saecula.games.seven_ages.production import income, upkeep
from saecula.games.seven_ages.round_frame import has_tactician
from saecula.games.seven_ages.state import CUP, DISCARDED, FREE_SLOT, HAND, NO_MARKER, NOBODY, VOID, SevenAges
from saecula.games.seven_ages.trade import trade_modifier
from saecula.games.seven_ages.units import LEADER_NAMES, TYPE_INDEX
from saecula.games.seven_ages.windows import STEP_WINDOW, open_window
from saecula.kernel.message import Event
from tests.games.seven_ages.fights import commit, fight, next_cards, parts, totals
from tests.games.seven_ages.given import (
    Empire,
    act,
    asked,
    at,
    card,
    deal,
    empire,
    given,
    legal,
    offered,
    play,
    turned_up,
)
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")
PLAIN = ["zhou", "khmers", "siamese", "burmese", "mauryans", "sumerians"]  # nothing but initial specials

Check = Callable[[str], None]
CHECKS: dict[str, Check] = {}


def event(*names: str) -> Callable[[Check], Check]:
    """Registers how an event is tried out; the function gets the card."""

    def register(check: Check) -> Check:
        for name in names:
            assert name not in CHECKS
            CHECKS[name] = check
        return check

    return register


def cast(name: str) -> list[str]:
    """Plain empires other than the card that is tried out."""
    return [one for one in PLAIN if one != name]


def red(name: str, level: int = 20, where: dict[str, list[str]] | None = None, **more: Any) -> Empire:
    """Seat 0 in Egypt."""
    return empire(cast(name)[0], "red", 0, level, where or {"egypt": ["spear"]}, **more)


def blue(name: str, level: int = 20, where: dict[str, list[str]] | None = None, **more: Any) -> Empire:
    """Seat 1 in Palestine."""
    return empire(cast(name)[1], "blue", 1, level, where or {"palestine": ["spear"]}, **more)


def at_any_time(name: str, *empires: Empire, step: str = "destiny") -> SevenAges:
    """The card in hand, in the window of a step."""
    s = given(*empires)
    deal(s, 0, name)
    s.step = MARKER_NAMES.index(step)
    open_window(s, STEP_WINDOW)
    return s


def in_civilise(name: str, *empires: Empire) -> SevenAges:
    """The card in hand, in a Civilise action of the red empire."""
    s = given(*empires)
    deal(s, 0, name)
    act(s, "red", "civilise")
    return s


def use(s: SevenAges, name: str, *more: str) -> list[Event]:
    """Play the card with its targets; it is discarded when its effect is over."""
    log = play(s, f"event {name}", *more)
    while asked(s) == "Reaction":
        log += play(s, "pass")
    return log


def other(value: int, name: str) -> str:
    """A card of this value that is not the one tried out."""
    return next(one for one in (card(value), card(value, 1)) if one != name)


def spent(s: SevenAges, name: str) -> bool:
    return s.card_at[EMPIRE_INDEX[name]] == DISCARDED


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
    for other, after in ((30, 22), (21, 21)):
        s = in_civilise(name, red(name, 20), blue(name, other))
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
    assert s.money[RED] == 0


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
    play(s, "free_slot 2")
    assert s.marker_state[2 * 8 + 4] == VOID


# ------------------------------------------------------------------------------------------------- units and disorder


@event("pestilence")
def pestilence(name: str) -> None:
    s = at_any_time(name, red(name), blue(name, where={"palestine": ["spear"] * 4, "east_mediterranean": ["galley"]}))
    use(s, name, "empire blue")
    for _ in range(2):
        assert s.actors == (1,)
        play(s, "from palestine", "lose spear")
    assert len(s.units_on_map(BLUE)) == 3, "a third of 4, rounded up; ships are spared"
    immune = at_any_time(name, red(name), blue(name))
    immune.good_at[GOOD_INDEX["aqueduct"]] = AREAS["palestine"]
    immune.forget_legal()
    assert f"event {name}" not in legal(immune, 0)


@event("black_death")
def black_death(name: str) -> None:
    s = in_civilise(
        name,
        red(name, cities={"egypt": 1}, where={"egypt": ["spear"] * 2}),
        blue(name, where={"palestine": ["spear"] * 3, "syria": ["spear"] * 2}, cities={"palestine": 1}),
    )
    use(s, name, "region middle_east")
    play(s, "1: lose spear")
    assert len(s.units_on_map(BLUE)) == 4, "one in the area with a city"
    assert len(s.units_on_map(RED)) == 2


@event("volcano")
def volcano(name: str) -> None:
    s = at_any_time(
        name,
        red(name),
        blue(
            name, where={"crete": ["spear"] * 5}, cities={"crete": 3}, forts=["crete"], leaders={"builder_1": "crete"}
        ),
    )
    s.good_at[GOOD_INDEX["oracle"]] = AREAS["crete"]
    use(s, name, "area crete")
    play(s, "1: lose spear", "1: lose spear", "1: lose spear")
    assert len(s.units_on_map(BLUE)) == 2
    assert s.city[AREAS["crete"]] == 1
    assert not s.forts
    assert AREAS["crete"] not in s.good_at
    assert s.leader_of[LEADER_NAMES.index("builder_1")] == BLUE
    assert not s.disorder


@event("earthquake")
def earthquake(name: str) -> None:
    s = at_any_time(name, red(name), blue(name, cities={"palestine": 1}, capital="palestine", forts=["palestine"]))
    use(s, name, "area palestine")
    assert s.city[AREAS["palestine"]] == 0
    assert s.capital[BLUE] == NOBODY
    assert not s.forts
    assert s.disorder == 1 << AREAS["palestine"]
    temple = at_any_time(name, red(name), blue(name, cities={"palestine": 3}))
    temple.good_at[GOOD_INDEX["temple_of_diana"]] = AREAS["palestine"]
    use(temple, name, "area palestine")
    assert temple.city[AREAS["palestine"]] == 1
    assert not temple.disorder, "no event puts disorder where the temple of Diana stands"


@event("fire")
def fire(name: str) -> None:
    where = {a: ["spear"] for a in ("palestine", "syria", "sinai", "phoenicia")}
    s = at_any_time(name, red(name), blue(name, where=where, cities={"palestine": 1, "syria": 1, "sinai": 1}))
    use(s, name, "empire blue", "area palestine", "area syria", "0: done")
    assert s.disorder == 1 << AREAS["palestine"] | 1 << AREAS["syria"]


@event("riot")
def riot(name: str) -> None:
    s = in_civilise(name, red(name, cities={"egypt": 3}), blue(name, cities={"palestine": 3}))
    play(s, f"event {name}")
    assert legal(s) == ["area palestine"], "not an own city"
    play(s, "area palestine")
    assert s.city[AREAS["palestine"]] == 1
    assert s.disorder == 1 << AREAS["palestine"]


@event("flood")
def flood(name: str) -> None:
    where = {"sumer": ["spear"], "babylonia": ["spear"], "elam": ["spear"]}
    s = at_any_time(name, red(name), blue(name, where=where))
    use(s, name, "area sumer")
    assert s.disorder == 1 << AREAS["sumer"] | 1 << AREAS["babylonia"]


@event("civil_war")
def civil_war(name: str) -> None:
    lands = ["palestine", "syria", "sinai", "phoenicia", "assyria", "babylonia", "sumer"]
    s = at_any_time(
        name, red(name), blue(name, where={a: ["spear"] for a in lands}, cities={"syria": 1}, capital="syria")
    )
    play(s, f"event {name}", "empire blue")
    assert "area syria" not in legal(s, 0), "not the capital"
    play(s, "area palestine", "area sinai", "area sumer")
    assert s.disorder.bit_count() == 3, "a third of 7, rounded up"
    few = at_any_time(name, red(name), blue(name, where={a: ["spear"] for a in lands[:5]}))
    assert f"event {name}" not in legal(few, 0), "fewer than 6 land areas"


@event("secession")
def secession(name: str) -> None:
    where = {"palestine": ["spear"] * 2, "syria": ["spear"]}
    s = in_civilise(
        name,
        red(name),
        blue(
            name, where=where, disorder=["palestine", "syria"], cities={"palestine": 3, "syria": 1}, capital="syria",
            forts=["palestine"], leaders={"builder_1": "palestine"},
        ),
    )  # fmt: skip
    play(s, f"event {name}")
    assert legal(s) == ["area palestine"], "not the capital"
    play(s, "area palestine")
    while asked(s) == "LosingUnits":
        play(s, "1: lose spear")
    assert s.control[AREAS["palestine"]] == NOBODY
    assert s.city[AREAS["palestine"]] == 3
    assert s.leader_at[LEADER_NAMES.index("builder_1")] == CUP


@event("barbarian_horde")
def barbarian_horde(name: str) -> None:
    where = {a: ["spear"] * 2 for a in ("palestine", "syria", "phoenicia")}
    s = at_any_time(name, red(name), blue(name, where=where))
    play(s, f"event {name}", "empire blue", "area syria", "area palestine")
    if asked(s) == "Window":
        play(s, "0: done")
    while asked(s) == "LosingUnits":
        play(s, "1: lose spear")
    assert [len(s.units_at(BLUE, AREAS[a])) for a in where] == [1, 1, 2]


@event("storm")
def storm(name: str) -> None:
    sea, ocean = "red_sea", NAMES[areas_in(OCEAN)[0]]
    s = given(
        red(name, 40, {"egypt": ["spear"], sea: ["ship"] * 2}),
        blue(name, 40, {"palestine": ["spear"], ocean: ["frigate"] * 3}),
    )
    deal(s, 0, name)
    s.step = 3
    open_window(s, STEP_WINDOW)
    play(s, f"event {name}")
    assert sorted(legal(s, 0)) == sorted([f"area {sea}", f"area {ocean}"]), "seas and oceans"
    play(s, f"area {ocean}")
    while asked(s) == "LosingUnits":
        play(s, "1: lose frigate")
    assert len(s.units_at(BLUE, AREAS[ocean])) == 1, "half of 3, rounded up"


# -------------------------------------------------------------------------------------------------- leaders, religion


@event("assassin_2", "assassin_3", "assassin_4")
def assassin(name: str) -> None:
    draws = int(EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]][-1])
    s = in_civilise(name, red(name), blue(name, leaders={"artist_1": "palestine"}))
    next_cards(s, *[1] * (draws - 1), 7, 0)
    use(s, name, "leader artist_1")
    for _ in range(draws - 1):
        play(s, "0: draw")
    assert legal(s, 0) == ["keep"]
    play(s, "0: keep", "1: keep")
    assert s.leader_at[LEADER_NAMES.index("artist_1")] == CUP
    guarded = given(red(name), blue(name, leaders={"artist_1": "palestine"}))
    guarded.good_at[GOOD_INDEX["forbidden_city"]] = AREAS["palestine"]
    deal(guarded, 0, name)
    act(guarded, "red", "civilise")
    assert f"event {name}" not in legal(guarded)


@event("renaissance_man")
def universal_genius(name: str) -> None:
    full = {"builder_1": "egypt", "builder_2": "egypt", "builder_3": "egypt"}
    s = in_civilise(name, red(name, leaders=full))
    use(s, name, "empire red", "leader prophet_1", "area egypt")
    assert s.leader_of[LEADER_NAMES.index("prophet_1")] == RED, "even above the limit"


@event("exile")
def exile(name: str) -> None:
    s = in_civilise(name, red(name), blue(name, leaders={"artist_1": "palestine", "khufu": "palestine"}))
    play(s, f"event {name}")
    assert legal(s) == ["leader artist_1"], "unnamed ones only"
    play(s, "leader artist_1")
    assert s.leader_at[LEADER_NAMES.index("artist_1")] == CUP


@event("coup")
def coup(name: str) -> None:
    s = in_civilise(name, red(name), blue(name, goods=["republic"], cities={"palestine": 1}, capital="palestine"))
    use(s, name, "empire blue")
    assert s.government(BLUE) == NOBODY
    assert s.disorder == 1 << AREAS["palestine"]
    assert f"event {name}" not in legal(in_civilise(name, red(name), blue(name))), "neither government nor capital"


@event("schism")
def schism(name: str) -> None:
    s = in_civilise(name, red(name), blue(name, goods=["hinduism"], leaders={"artist_1": "palestine"}))
    use(s, name, "empire blue")
    assert s.religion(BLUE) == NOBODY
    assert s.disorder == 1 << AREAS["palestine"]
    bound = in_civilise(name, red(name), blue(name, goods=["hinduism", "inquisition"]))
    assert f"event {name}" not in legal(bound), "the inquisition keeps its religion"


@event("missionary")
def missionary(name: str) -> None:
    s = in_civilise(name, red(name, goods=["islam"]), blue(name, goods=["judaism"], cities={"palestine": 1}))
    use(s, name, "empire blue")
    assert s.religion(BLUE) == GOOD_INDEX["islam"]
    assert s.disorder == 1 << AREAS["palestine"], "it replaces and disorders"
    assert s.glory[:2] == [1, 0]


@event("espionage")
def espionage(name: str) -> None:
    s = given(red(name), blue(name))
    deal(s, 0, name)
    deal(s, 1, card(3), card(4))
    act(s, "red", "civilise")
    use(s, name, "player 1")
    assert sorted(offered(s, "take")) == sorted([card(3), card(4)])
    assert s.known[EMPIRE_INDEX[card(4)]] & 1, "the whole hand was seen"
    play(s, f"take {card(3)}")
    assert s.card_at[EMPIRE_INDEX[card(3)]] == HAND
    assert s.known[EMPIRE_INDEX[card(3)]] == 0b11


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
    play(s, "turn_up production", "done")
    assert s.money[RED] == 6
    assert s.glory[0] == 0


@example("EX-34")
@event("overslept")
def overslept(name: str) -> None:
    s = at_any_time(name, red(name, money=0, cities={"egypt": 1}, capital="egypt"), step="manoeuvre")
    s.marker_slot[1] = RED
    s.forget_legal()
    use(s, name, "empire red")
    assert asked(s) == "Produce"
    play(s, "done", "done", "done")
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
    assert asked(s) == "Produce", "once more"
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


# ----------------------------------------------------------------------------------------------------------- conflict


def battle(
    name: str, mine: list[str], theirs: list[str], area: str = "sumer", attacking: bool = True, **more: Any
) -> SevenAges:
    """Seat 0 with the card in a conflict of red and blue; spears of red count 2, of blue (light) 1."""
    own = empire(cast(name)[0], "red", 0, 20, {area: mine, "elam" if area == "sumer" else "egypt": ["spear"] * 3})
    other = empire(cast(name)[1], "light_blue", 1, 20, {area: theirs, "magadha": ["spear"]}, **more)
    s = given(other, own) if attacking else given(own, other)
    deal(s, 0, name)
    next_cards(s, 3, 3)
    fight(s, RED if attacking else at("light_blue"))
    return s


def to_commit(s: SevenAges) -> None:
    while asked(s) == "SidesWindow":
        play(s, "pass")


def finish(s: SevenAges, front: str, support: str, their_front: str, their_support: str = "") -> list[Any]:
    to_commit(s)
    log = [*commit(s, 0, front, support), *commit(s, 1, their_front, their_support)]
    while asked(s) == "SidesWindow" and not totals(log):
        log += play(s, "pass")
    return log


@event("i_spy")
def i_spy(name: str) -> None:
    s = battle(name, ["spear"], ["spear"])
    use(s, name)
    to_commit(s)
    assert s.actors == (1,)
    log = commit(s, 1, "spear")
    assert any(e.key == "seven_ages-committed-front" for e in log)
    assert s.actors == (0,)


@event("amphibious_training", "sappers", "local_guides")
def ignoring(name: str) -> None:
    kind = EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]]
    area = "armenia"
    left_out = {"amphibious_training": ["crossing"], "sappers": ["city", "fort"], "local_guides": ["terrain"]}[kind]

    def fought(with_card: bool) -> dict[str, int]:
        own = empire(cast(name)[0], "red", 0, 20, {area: ["spear"] * 2, "egypt": ["spear"]})
        other = empire(cast(name)[1], "blue", 1, 20, {area: ["spear"]}, cities={area: 3}, forts=[area])
        s = given(other, own)
        s.crossings = [RED, AREAS[area], 1]  # over a river
        deal(s, 0, name)
        fight(s, RED)
        if with_card:
            use(s, name)
        return parts(finish(s, "spear", "spear", "spear"))[1]

    plain, now = fought(False), fought(True)
    assert all(plain[item] > 0 for item in left_out)
    assert {item for item in plain if item != "card" and plain[item] != now[item]} == set(left_out)
    defending = battle(name, ["spear"], ["spear"], attacking=False)
    assert f"event {name}" not in legal(defending, 0), "for an attacker only"


@event("deserter")
def deserter(name: str) -> None:
    s = battle(name, ["spear"], ["spear", "archers"])
    to_commit(s)
    commit(s, 0, "spear")
    commit(s, 1, "spear", "archers")
    use(s, name)
    assert asked(s) == "Deserting"
    assert s.actors == (1,)
    log = play(s, "lose spear")
    if asked(s) == "Deserting":
        log += play(s, legal(s)[0])
    assert parts(log)[1]["support"] == 2, "the archers alone, in support"


@event("schwerpunkt")
def schwerpunkt(name: str) -> None:
    s = battle(name, ["spear"] * 3, ["spear"])
    use(s, name)
    to_commit(s)
    play(s, "0: front spear", "0: front spear", "0: front spear")
    assert "done" in legal(s, 0)


@event("mesmerize")
def mesmerize(name: str) -> None:
    s = battle(name, ["spear"], ["spear"], leaders={"tactician_1": "sumer"})
    assert has_tactician(s, s.find(ROUND), 1)
    use(s, name)
    assert not has_tactician(s, s.find(ROUND), 1)
    assert f"event {name}" not in legal(battle(name, ["spear"], ["spear"]), 0), "nobody to mesmerize"


@event("high_command")
def high_command(name: str) -> None:
    s = battle(name, ["spear"], ["spear"])
    assert not has_tactician(s, s.find(ROUND), 0)
    use(s, name)
    assert has_tactician(s, s.find(ROUND), 0)
    to_commit(s)
    assert not offered(s, "commit", 0), "not committable"


@event("charge", "barrage")
def per_unit(name: str) -> None:
    kind = EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]]
    units = ["light_cavalry"] * 2 + ["knight"] if kind == "charge" else ["archers"] * 3 + ["catapult"] * 2
    front = "light_cavalry*2" if kind == "charge" else "archers*3"
    support = "knight" if kind == "charge" else "catapult*2"
    s = battle(name, units, ["spear"])
    to_commit(s)
    commit(s, 0, front, support)
    commit(s, 1, "spear")
    log = use(s, name)
    assert parts(log)[0]["event"] == (2 if kind == "charge" else 8), "front cavalry, or 2 per missile unit up to 8"
    useless = battle(name, ["spear"], ["spear"])
    to_commit(useless)
    commit(useless, 0, "spear")
    commit(useless, 1, "spear")
    assert f"event {name}" not in legal(useless, 0)


@event("outflanked", "treachery")
def weakened(name: str) -> None:
    kind = EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]]
    s = battle(name, ["spear"], ["spear", "archers", "spear"])
    to_commit(s)
    commit(s, 0, "spear")
    commit(s, 1, "spear*2", "archers")
    log = use(s, name)
    told = parts(log)[1]
    assert (told["front"], told["support"]) == ((2, 0) if kind == "outflanked" else (1, 2))


@event("rout")
def rout(name: str) -> None:
    s = battle(name, ["fusilier"] * 3, ["spear"] * 3)
    to_commit(s)
    commit(s, 0, "fusilier*2", "fusilier")
    commit(s, 1, "spear")
    use(s, name)
    while asked(s) == "SidesWindow":
        play(s, "pass")
    assert not s.units_at(at("light_blue"), AREAS["sumer"]), "the others must retreat, and have nowhere to go"


@event("alpine_training")
def alpine_training(name: str) -> None:
    s = battle(name, ["spear"], ["spear"], area="armenia")
    use(s, name)
    assert parts(finish(s, "spear", "", "spear"))[0]["event"] == 3
    assert f"event {name}" not in legal(battle(name, ["spear"], ["spear"]), 0), "only in the mountains"


@event("reinforcements")
def reinforcements(name: str) -> None:
    s = battle(name, ["spear"], ["spear"])
    use(s, name)
    assert asked(s) == "Bringing"
    play(s, "from elam", "with spear", "with spear")
    assert "with spear" not in legal(s), "one stays"
    play(s, "done")
    assert len(s.units_at(RED, AREAS["sumer"])) == 3


@event("heroism")
def heroism(name: str) -> None:
    s = battle(name, ["fusilier"] * 2, ["spear"])
    finish(s, "fusilier", "fusilier", "spear")
    while asked(s) == "SidesWindow" and f"event {name}" not in legal(s, 0):
        play(s, "pass")
    use(s, name)
    assert s.elite[RED] == 1


@event("overrun")
def overrun(name: str) -> None:
    s = battle(name, ["fusilier"] * 2, ["spear"])
    finish(s, "fusilier", "fusilier", "spear")
    while asked(s) == "SidesWindow" and f"event {name}" not in legal(s, 0):
        play(s, "pass")
    use(s, name)
    play(s, "with fusilier", "go babylonia")
    assert s.control[AREAS["babylonia"]] == RED
    assert len(s.units_at(RED, AREAS["sumer"])) == 1


# ------------------------------------------------------------------------------------------------------------- tests


@rule("SA-10.3", "SA-15.1")
@pytest.mark.parametrize("name", EMPIRE_NAMES)
def test_the_event_of_each_card(name: str) -> None:
    CHECKS[EVENT_NAMES[CARD_EVENT[EMPIRE_INDEX[name]]]](name)


def test_every_event_is_tried_out() -> None:
    assert set(CHECKS) == set(EVENT_NAMES)
    assert len(EVENT_NAMES) == 69
    assert CARDS == 110
