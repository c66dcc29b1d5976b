"""The printed numbers of the military cards, written down once more: the data must not change without this page.

test_card_*.py play each card with the numbers of the data; here are the numbers themselves.
"""

from __future__ import annotations

import pytest

from tests.games.through_the_ages.card_data import CARDS, of
from tests.rules import rule

TACTICS = {  # infantry, cavalry, artillery; bonus, bonus with antiquated units
    "fighting_band": (2, 0, 0, 1, None),
    "heavy_cavalry": (0, 3, 0, 4, None),
    "legion": (3, 0, 0, 2, None),
    "light_cavalry": (0, 2, 0, 2, None),
    "medieval_army": (1, 1, 0, 2, None),
    "phalanx": (2, 1, 0, 3, None),
    "classic_army": (2, 2, 0, 9, 5),
    "conquistadors": (1, 2, 0, 5, 3),
    "defensive_army": (2, 0, 1, 6, 3),
    "fortifications": (0, 0, 2, 4, None),
    "mobile_artillery": (0, 1, 1, 5, None),
    "napoleonic_army": (1, 1, 1, 8, 4),
    "entrenchments": (1, 0, 2, 9, 5),
    "mechanized_army": (0, 1, 2, 10, 5),
    "modern_army": (2, 1, 1, 13, 7),
    "shock_troops": (1, 3, 0, 11, 6),
}
TERRITORIES = {  # at once, for good
    "developed_territory_i": ({"score_science": 3}, {"yellow_tokens": 1, "blue_tokens": 1}),
    "fertile_territory_i": ({"produce_food": 3}, {"yellow_tokens": 3}),
    "historic_territory_i": ({"score_culture": 6}, {"happiness": 1}),
    "inhabited_territory_i": ({"increase_population": 1}, {"yellow_tokens": 2}),
    "strategic_territory_i": ({"draw_military": 3}, {"strength": 2}),
    "wealthy_territory_i": ({"produce_resources": 5}, {"blue_tokens": 2}),
    "developed_territory_ii": ({"score_science": 5}, {"yellow_tokens": 2, "blue_tokens": 2}),
    "fertile_territory_ii": ({"produce_food": 5}, {"yellow_tokens": 4}),
    "historic_territory_ii": ({"score_culture": 11}, {"happiness": 2}),
    "inhabited_territory_ii": ({"increase_population": 2}, {"yellow_tokens": 3}),
    "strategic_territory_ii": ({"draw_military": 5}, {"strength": 4}),
    "wealthy_territory_ii": ({"produce_resources": 8}, {"blue_tokens": 3}),
}
BONUS_CARDS = {"bonus_i": (2, 1), "bonus_ii": (4, 2), "bonus_iii": (6, 3)}  # defense, colonization
ATTACKS = {  # military actions; None: the level of what is attacked
    "enslave": 2, "plunder_i": 2, "raid_i": 1,
    "annex": 2, "assassinate": None, "plunder_ii": 2, "raid_ii": 2, "sabotage": None, "spy": 1,
    "armed_intervention": 2, "plunder_iii": 2, "raid_iii": 3,
    "war_over_culture_ii": 3, "war_over_resources": 2, "war_over_technology": 2, "war_over_territory": 3,
    "holy_war": 3, "war_over_culture_iii": 3,
}  # fmt: skip
COPIES = {  # all others once
    2: [
        "enslave", "plunder_i", "raid_i", "heavy_cavalry", "legion", "light_cavalry", "plunder_ii", "raid_ii", "spy",
        "conquistadors", "defensive_army", "plunder_iii", "raid_iii", "holy_war", "entrenchments", "mechanized_army",
        "modern_army", "shock_troops",
    ],
    3: ["fighting_band", "medieval_army", "phalanx"],
    4: ["armed_intervention", "war_over_culture_iii"],
    6: ["bonus_i", "bonus_ii", "bonus_iii"],
}  # fmt: skip
MILITARY = ["event", "territory", "aggression", "war", "pact", "tactic", "bonus"]


@pytest.mark.parametrize("name", of("tactic"))
def test_tactics(name: str) -> None:
    card = CARDS[name]
    printed = ("infantry", "cavalry", "artillery", "bonus", "obsolete_bonus")
    assert tuple(card[field] for field in printed) == TACTICS[name]


@pytest.mark.parametrize("name", of("territory"))
def test_territories(name: str) -> None:
    assert (CARDS[name]["immediate"], CARDS[name]["permanent"]) == TERRITORIES[name]


@pytest.mark.parametrize("name", of("bonus"))
def test_bonus_cards(name: str) -> None:
    assert (CARDS[name]["defense"], CARDS[name]["colonization"]) == BONUS_CARDS[name]


@rule("TA-10.20", "TA-10.50")
@pytest.mark.parametrize("name", of("aggression", "war"))
def test_what_an_attack_costs(name: str) -> None:
    assert CARDS[name]["military_action_cost"] == ATTACKS[name]


@rule("TA-1.1", "TA-1.6")
def test_how_many_there_are_of_each() -> None:
    for name in of(*MILITARY):
        number = next((n for n, names in COPIES.items() if name in names), 1)
        pact = CARDS[name]["type"] == "pact"
        assert (CARDS[name]["copies"], CARDS[name]["copies_2p"]) == (number, 0 if pact else number), name
    for age, cards in (("A", 10), ("I", 50), ("II", 50), ("III", 45)):
        assert sum(CARDS[name]["copies"] for name in of(*MILITARY) if CARDS[name]["age"] == age) == cards
