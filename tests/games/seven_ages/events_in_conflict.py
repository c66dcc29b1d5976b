"""Trials of the events that are played in conflicts; test_events.py runs them for every card."""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import (
    CARD_EVENT,
    EMPIRE_INDEX,
    EVENT_NAMES,
)
from saecula.games.seven_ages.phases import ROUND
from saecula.games.seven_ages.round_frame import has_tactician
from saecula.games.seven_ages.state import SevenAges
from tests.games.seven_ages.event_trials import (
    RED,
    cast,
    event,
    use,
)
from tests.games.seven_ages.fights import commit, fight, next_cards, parts, totals
from tests.games.seven_ages.given import (
    asked,
    at,
    deal,
    empire,
    given,
    legal,
    offered,
    play,
)

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
