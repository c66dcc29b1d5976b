"""Trials of the events that cost units, order, leaders or beliefs; test_events.py runs them for every card."""

from __future__ import annotations

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.areas import NAMES, OCEAN, areas_in
from saecula.games.seven_ages.cards import (
    CARD_EVENT,
    EMPIRE_INDEX,
    EVENT_NAMES,
    GOOD_INDEX,
)
from saecula.games.seven_ages.state import CUP, HAND, NOBODY
from saecula.games.seven_ages.units import LEADER_NAMES
from saecula.games.seven_ages.windows import STEP_WINDOW, open_window
from tests.games.seven_ages.event_trials import (
    BLUE,
    RED,
    at_any_time,
    blue,
    event,
    in_civilise,
    red,
    use,
)
from tests.games.seven_ages.fights import next_cards
from tests.games.seven_ages.given import (
    act,
    asked,
    card,
    deal,
    given,
    legal,
    offered,
    play,
)

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
