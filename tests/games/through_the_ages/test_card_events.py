"""Every event, exercised by a test of its own (TA-9, TA-15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import INDEX, NONE
from saecula.games.through_the_ages.ending import score_event
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.card_data import Scene, age_of
from tests.games.through_the_ages.given import (
    bank,
    blues,
    colony,
    get,
    leader,
    offered,
    on,
    play,
    put_value,
    reveal,
    row,
    stored,
    table,
    tech,
    unused,
    wonders,
    workers,
)
from tests.rules import rule


def everybody(name: str, what: str, amount: int) -> None:
    state = table(3, age=age_of(name))
    before = [get(state, what, s) for s in range(3)]
    reveal(state, name)
    after = [get(state, what, s) for s in range(3)]
    extra = [1 if what == "culture" else 0, 0, 0]  # seat 0 scored for preparing an event
    assert [b - a for a, b in zip(before, after, strict=True)] == [amount + e for e in extra]


def by_strength(name: str, what: str, changes: list[int]) -> None:
    """Strengths 3, 2, 1 for seats 0, 1, 2; changes of a value."""
    state = table(3, age=age_of(name))
    workers(state, warriors=3)
    workers(state, seat=1, warriors=2)
    for s in range(3):
        put_value(state, "culture", 10, seat=s)
        unused(state, 2, seat=s)
    before = [get(state, what, s) for s in range(3)]
    reveal(state, name)
    after = [get(state, what, s) for s in range(3)]
    if what == "culture":
        before[0] += 1
    assert [b - a for a, b in zip(before, after, strict=True)] == changes


def asked(name: str, answer: str, what: str, amount: int) -> None:
    state = table(2, age=age_of(name))
    reveal(state, name)
    before = get(state, what)
    play(state, answer)
    assert get(state, what) - before == amount


def scene_trade_routes() -> None:
    for what in ("science", "food", "resources"):
        everybody("development_of_trade_routes", what, 1)


def scene_politics() -> None:
    everybody("development_of_politics", "arms", 3)
    state = table(2)
    reveal(state, "development_of_politics")
    assert not offered(state, "discard")


def scene_rats() -> None:
    state = table()
    stored(state, agriculture=3)
    reveal(state, "rats")
    assert state.civ[0].food == 0


def scene_unrest() -> None:
    state = table(age=2)
    bank(state, 12)
    put_value(state, "culture", 20)
    reveal(state, "civil_unrest")
    assert state.civ[0].culture == 21 - 8


def scene_pride() -> None:
    state = table(age=2)
    put_value(state, "culture", 9, seat=1)
    reveal(state, "national_pride")
    assert state.civ[1].culture == 14


def scene_influence() -> None:
    state = table()
    workers(state, religion=2)
    reveal(state, "cultural_influence")
    assert state.civ[0].culture == 1 + 2


def scene_barbarians() -> None:
    state = table(3)
    put_value(state, "culture", 9, seat=2)
    reveal(state, "barbarians")
    assert state.civ[2].unused == 0
    state = table(3)
    put_value(state, "culture", 9, seat=2)
    workers(state, seat=2, warriors=2)
    reveal(state, "barbarians")
    assert state.civ[2].unused == 1  # not one of the two weakest


def scene_conflict() -> None:
    state = table(3)
    workers(state, warriors=3)
    workers(state, seat=1, warriors=2)
    reveal(state, "border_conflict")
    assert offered(state) == ["raze agriculture", "raze bronze", "raze philosophy"]
    assert state.actors == (2,)
    play(state, "raze bronze")
    assert state.event == NO_CARD
    assert [state.civ[s].resources for s in range(3)] == [3, 0, 0]


def scene_foray() -> None:
    state = table(4)
    reveal(state, "foray")
    play(state, "amount 3", "amount 0")
    assert state.event == NO_CARD
    assert [state.civ[s].food for s in range(4)] == [3, 0, 0, 0]
    assert [state.civ[s].resources for s in range(4)] == [0, 3, 0, 0]


def scene_harvest() -> None:
    everybody("good_harvest", "food", 2)
    state = table()
    bank(state, 12)  # two food would be consumed, two resources lost
    blues(state, 5)
    stored(state, bronze=2)
    reveal(state, "good_harvest")
    assert (state.civ[0].food, state.civ[0].resources) == (2, 2)


def scene_deposits() -> None:
    everybody("new_deposits", "resources", 2)
    state = table()
    bank(state, 12)
    blues(state, 5)
    stored(state, agriculture=2)
    reveal(state, "new_deposits")
    assert (state.civ[0].food, state.civ[0].resources) == (2, 2)


def scene_immigration() -> None:
    state = table()
    workers(state, religion=1)
    reveal(state, "immigration")
    assert (state.civ[0].unused, state.civ[1].unused) == (2, 1)


def scene_raiders() -> None:
    state = table()
    workers(state, warriors=2)
    stored(state, seat=1, bronze=3)
    reveal(state, "raiders")
    assert state.civ[1].resources == 1


def scene_rebellion() -> None:
    state = table()
    bank(state, 16, seat=1)
    reveal(state, "rebellion")
    assert state.civ[1].rebels == 2


def scene_borders() -> None:
    state = table()
    workers(state, warriors=2)
    reveal(state, "uncertain_borders")
    assert state.civ[1].yellow_tokens == 24


def scene_crime() -> None:
    state = table(age=2)
    workers(state, warriors=2)
    put_value(state, "culture", 5, seat=1)
    reveal(state, "crime_wave")
    assert (state.civ[1].culture, state.civ[1].blue_bank) == (2, 17)


def scene_progress() -> None:
    state = table(age=2)
    bank(state, 12)  # consumption of two
    blues(state, 5, seat=1)  # corruption
    reveal(state, "economic_progress")
    assert (state.civ[0].food, state.civ[0].resources) == (0, 2)
    assert (state.civ[1].food, state.civ[1].resources) == (2, 0)


def scene_emigration() -> None:
    state = table(age=2)
    bank(state, 16)
    reveal(state, "emigration")
    assert (state.civ[0].unused, state.civ[0].yellow_bank) == (0, 17)


def scene_iconoclasm() -> None:
    state = table(age=2)
    leader(state, "moses")
    reveal(state, "iconoclasm")
    assert state.civ[0].leader == NONE


def scene_independence() -> None:
    state = table(3, age=2)
    colony(state, "wealthy_territory_i", seat=1)
    colony(state, "historic_territory_i", seat=2)
    colony(state, "developed_territory_i", seat=2)
    reveal(state, "independence_declaration")
    assert state.actors == (2,)
    play(state, "yield historic_territory_i")
    assert state.event == NO_CARD  # one colony of the weakest, no more
    assert state.civ[2].happiness == 0


def scene_agreement() -> None:
    state = table(age=2)
    row(state, "coal", "opera", "iron", "", "", "journalism", "", "", "", "", "cannon")
    reveal(state, "international_agreement", seat=1)
    play(state, "take 1", "take 2")
    assert offered(state) == ["take 3", "take 6", "take 11", "done"]
    play(state, "take 11")
    assert offered(state) == ["done"]  # all five are spent
    play(state, "done")
    assert len(game.view(state, 0)["players"][1]["hand"]) == 3
    assert (state.civ[1].no_politics, state.civ[1].civil_spent) == (1, 0)
    assert NO_CARD not in state.row


def scene_ravages() -> None:
    state = table(age=2)
    wonders(state, "pyramids")
    reveal(state, "ravages_of_time")
    play(state, "ruin pyramids")
    assert (state.civ[0].civil_actions, state.civ[0].culture_rating) == (4, 2)


def scene_refugees() -> None:
    by_strength("refugees", "culture", [3, 0, -3])
    by_strength("refugees", "unused", [1, 0, -1])


def scene_terrorism() -> None:
    state = table(age=2)
    put_value(state, "culture", 5)
    reveal(state, "terrorism")
    play(state, "raze philosophy")
    assert on(state, "philosophy") == 0


def impact(name: str, points: list[int], prepare: Callable[[Ages], None]) -> None:
    state = table(2, age=3)
    prepare(state)
    before = [state.civ[s].culture for s in range(2)]
    score_event(state, INDEX[name])
    assert [state.civ[s].culture - before[s] for s in range(2)] == points


def culture(state: Ages) -> None:
    put_value(state, "culture", 20)


def unhappy(state: Ages) -> None:
    culture(state)
    workers(state, religion=1)
    bank(state, 10)


def scene_happiness() -> None:
    impact("impact_of_happiness", [2 - 4, 0], unhappy)
    impact("impact_of_happiness", [16, 0], lambda s: workers(s, religion=9))


def scene_rank(name: str) -> None:
    """By strength and by science the other way round."""
    for seats, points in ((2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])):
        state = table(seats, age=3)
        for s in range(seats):
            workers(state, seat=s, warriors=9 - s, philosophy=1 + s)
        score_event(state, INDEX[name])
        scores = [state.civ[s].culture for s in range(seats)]
        assert scores == (points if name == "impact_of_strength" else points[::-1])


def scene_technology() -> None:
    impact("impact_of_technology", [8, 0], lambda s: tech(s, "oil", "communism", "coal"))
    state = table(2, "advanced", age=2)
    tech(state, "coal", "iron", seat=1)
    score_event(state, INDEX["impact_of_technology"])
    assert [state.civ[s].culture for s in range(2)] == [0, 4]


def people(state: Ages) -> None:
    workers(state, agriculture=9)
    bank(state, 18)


EVENTS: dict[str, Scene] = {
    "development_of_agriculture": lambda: everybody("development_of_agriculture", "food", 2),
    "development_of_crafts": lambda: everybody("development_of_crafts", "resources", 2),
    "development_of_markets": lambda: asked("development_of_markets", "resources", "resources", 2),
    "development_of_politics": scene_politics,
    "development_of_religion": lambda: asked("development_of_religion", "build religion", "happiness", 1),
    "development_of_science": lambda: everybody("development_of_science", "science", 2),
    "development_of_settlement": lambda: everybody("development_of_settlement", "unused", 1),
    "development_of_trade_routes": scene_trade_routes,
    "development_of_warfare": lambda: asked("development_of_warfare", "build warriors", "strength", 1),
    "no_event": lambda: everybody("no_event", "culture", 0),
    "barbarians": scene_barbarians,
    "border_conflict": scene_conflict,
    "crusades": lambda: by_strength("crusades", "culture", [4, 0, -4]),
    "cultural_influence": scene_influence,
    "foray": scene_foray,
    "good_harvest": scene_harvest,
    "immigration": scene_immigration,
    "new_deposits": scene_deposits,
    "pestilence": lambda: everybody("pestilence", "unused", -1),
    "raiders": scene_raiders,
    "rats": scene_rats,
    "rebellion": scene_rebellion,
    "reign_of_terror": lambda: by_strength("reign_of_terror", "unused", [0, 0, -1]),
    "scientific_breakthrough": lambda: everybody("scientific_breakthrough", "science", 1),
    "uncertain_borders": scene_borders,
    "civil_unrest": scene_unrest,
    "cold_war": lambda: by_strength("cold_war", "science", [6, 6, 0]),
    "crime_wave": scene_crime,
    "economic_progress": scene_progress,
    "emigration": scene_emigration,
    "iconoclasm": scene_iconoclasm,
    "independence_declaration": scene_independence,
    "international_agreement": scene_agreement,
    "national_pride": scene_pride,
    "popularization_of_science": lambda: everybody("popularization_of_science", "culture", 1),
    "ravages_of_time": scene_ravages,
    "refugees": scene_refugees,
    "terrorism": scene_terrorism,
    "impact_of_agriculture": lambda: impact("impact_of_agriculture", [6, 2], lambda s: workers(s, irrigation=2)),
    "impact_of_architecture": lambda: impact(
        "impact_of_architecture", [5, 0], lambda s: workers(s, alchemy=2, movies=1)
    ),
    "impact_of_colonies": lambda: impact("impact_of_colonies", [4, 0], lambda s: colony(s, "fertile_territory_i")),
    "impact_of_competition": lambda: impact(
        "impact_of_competition", [7, 0], lambda s: workers(s, tanks=1, cannon=1, team_sports=1)
    ),
    "impact_of_government": lambda: impact("impact_of_government", [13, 10], lambda s: tech(s, "monarchy")),
    "impact_of_happiness": scene_happiness,
    "impact_of_industry": lambda: impact("impact_of_industry", [6, 2], lambda s: workers(s, iron=2)),
    "impact_of_population": lambda: impact("impact_of_population", [2 * 4, 0], people),
    "impact_of_progress": lambda: impact(
        "impact_of_progress", [2 * 3 + 2 * 1, 0], lambda s: tech(s, "communism", "warfare")
    ),
    "impact_of_science": lambda: scene_rank("impact_of_science"),
    "impact_of_strength": lambda: scene_rank("impact_of_strength"),
    "impact_of_technology": scene_technology,
    "impact_of_wonders": lambda: impact(
        "impact_of_wonders", [5 + 4 + 3 + 2, 0], lambda s: wonders(s, "pyramids", "taj_mahal", "kremlin", "internet")
    ),
}


@rule("TA-15.38", "TA-15.39", "TA-15.40", "TA-15.42", "TA-15.44")
@pytest.mark.parametrize("name", list(EVENTS))
def test_event(name: str) -> None:
    EVENTS[name]()
