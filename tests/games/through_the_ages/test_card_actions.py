"""Every action card, with the numbers of the data (TA-5.10, TA-15)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages import game
from tests.games.through_the_ages.card_data import CARDS, age_of, of
from tests.games.through_the_ages.given import (
    blues,
    building,
    get,
    hand,
    on,
    play,
    put_value,
    stored,
    table,
    tech,
    workers,
)
from tests.rules import rule


@pytest.mark.parametrize("name", of("action"))
def test_action_card(name: str) -> None:
    card = CARDS[name]
    effect = card["effect"][0]
    amount = effect.get("amount", 0)
    state = table(3, age=age_of(name))
    hand(state, name)
    blues(state, 30)
    if name.startswith("engineering"):
        building(state, "taj_mahal", 1)
        stored(state, bronze=max(0, 4 - effect["resources_less"]))
        play(state, f"play {name}")
        assert game.view(state, 0)["players"][0]["wonder"]["built"] == 2
        assert state.civ[0].resources == 0
    elif name.startswith("frugality"):
        stored(state, agriculture=2)
        play(state, f"play {name}")
        assert (state.civ[0].food, state.civ[0].unused) == (effect["then_food"], 2)
    elif name.startswith(("ideal", "rich")):
        built = "religion" if name.startswith("ideal") else "bronze"
        cost = 3 if built == "religion" else 2
        before = on(state, built)
        stored(state, bronze=max(0, cost - effect["resources_less"]))
        play(state, f"play {name}", f"build {built}")
        assert (on(state, built), state.civ[0].resources, state.civ[0].civil_spent) == (before + 1, 0, 1)
    elif name.startswith("efficient"):
        tech(state, "coal")
        stored(state, bronze=6 - effect["resources_less"])
        play(state, f"play {name}", "upgrade bronze coal")
        assert (on(state, "coal"), state.civ[0].resources, state.civ[0].civil_spent) == (1, 0, 1)
    elif name.startswith("breakthrough"):
        hand(state, "iron")
        put_value(state, "science", 5)
        play(state, f"play {name}", "develop iron")
        assert (state.civ[0].science, state.civ[0].civil_spent) == (effect["then_science"], 1)
    elif name.startswith("patriotism"):
        play(state, f"play {name}")
        assert (state.civ[0].military_actions, state.civ[0].unit_resources) == (3, card["effect"][1]["amount"])
    else:
        put_value(state, "culture", 1, seat=1)
        put_value(state, "culture", 2, seat=2)
        workers(state, seat=2, warriors=2)
        play(state, f"play {name}")
        gained = {
            "work": ("culture", amount),
            "revolutionary": ("science", amount),
            "bountiful": ("food", amount),
            "mineral": ("resources", amount),
            "wave": ("unit_resources", effect.get("p3", 0)),
            "military": ("unit_resources", effect.get("p3", 0)),
            "endowment": ("culture", 2 * effect.get("p3", 0)),
        }[name.split("_")[0]]
        assert get(state, gained[0]) == gained[1]
    state.check()


@rule("TA-15.22")
def test_equals_are_not_stronger() -> None:
    state = table(2, age=3)
    hand(state, "wave_of_nationalism_ii", "endowment_for_the_arts_iii")
    play(state, "play wave_of_nationalism_ii", "play endowment_for_the_arts_iii")
    assert (state.civ[0].unit_resources, state.civ[0].culture) == (0, 0)
