"""The printed numbers of the civil cards: costs and copies once more, and the texts against the numbers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.through_the_ages.literal import CARDS
from tests.rules import rule

# Science and resources (governments: peaceful, by revolution; wonders: stages), then copies with 2, 3, 4 players.
PRINTED = """
colossus 3-3 111, hanging_gardens 2-2-2 111, library_of_alexandria 1-2-2-1 111, pyramids 3-2-1 111,
great_wall 2-2-3-2 111, st_peters_basilica 4-4 111, taj_mahal 2-4-2 111, universitas_carolina 3-3-3 111,
irrigation 3/4 223, iron 5/5 223, theology 2/5 122, alchemy 4/6 223, bread_and_circuses 3/4 122,
printing_press 3/4 222, drama 4/5 222, swordsmen 3/3 223, knights 4/3 223, monarchy 9/3 122, theocracy 7/2 111,
warfare 4 122, code_of_laws 6 122, cartography 4 111, masonry 3 111, eiffel_tower 3-7-3 111, kremlin 4-4-4 111,
ocean_liner_service 3-2-2-2-3 111, transcontinental_railroad 3-4-5 111, selective_breeding 5/6 122, coal 7/8 122,
organized_religion 4/7 222, scientific_method 6/8 222, team_sports 5/6 111, journalism 6/8 223, opera 7/9 222,
riflemen 5/5 122, cavalrymen 6/5 223, cannon 7/5 223, constitutional_monarchy 12/5 122, republic 14/4 112,
strategy 8 111, justice_system 7 112, navigation 6 111, architecture 6 122, fast_food_chains 4-4-4-4 111,
first_space_flight 3-4-9 111, hollywood 5-6-5 111, internet 2-3-4-3-2 111, mechanized_agriculture 7/8 122,
oil 9/11 122, computers 8/10 222, professional_sports 7/8 112, multimedia 9/11 222, movies 10/12 222,
modern_infantry 8/7 122, tanks 9/7 122, rockets 10/7 223, air_forces 11/7 223, communism 17/6 111,
democracy 21/8 122, fundamentalism 19/7 111, military_theory 12 112, civil_service 10 111, satellites 8 111,
engineering 9 112
"""
TWICE = """
frugality_a ideal_building_site_a rich_land_a efficient_upgrade_i mineral_deposits_i efficient_upgrade_ii
ideal_building_site_iii efficient_upgrade_iii mineral_deposits_iii
"""
CIVIL = [name for name, card in CARDS.items() if "copies_4p" in card]
ENGLISH = {"two": 2, "three": 3, "four": 4, "twice": 2, "double": 2, "second": 2}
ITALIAN = {"due": 2, "tre": 3, "quattro": 4, "doppio": 2, "seconda": 2}
NUMBERS = [
    *("culture", "science", "happiness", "strength", "civil_actions", "military_actions", "urban_limit"),
    *("colonization", "blue_tokens", "stages_per_action", "food", "resources"),
]


def cost(card: dict[str, Any]) -> str:
    if card["type"] == "wonder":
        return "-".join([str(stage) for stage in card["stages"]])
    second = card.get("revolution_cost", card.get("resource_cost"))
    return f"{card['science_cost']}" + (f"/{second}" if second is not None else "")


@rule("TA-1.2", "TA-6.3", "TA-5.8")
def test_costs_and_copies() -> None:
    rows = [row.split() for row in PRINTED.replace("\n", " ").split(",")]
    for name, price, copies in rows:
        card = CARDS[name]
        assert cost(card) == price, name
        assert "".join([str(card[f"copies_{n}p"]) for n in (2, 3, 4)]) == copies, name
    others = set(CIVIL) - {name for name, _, _ in rows}
    assert {CARDS[name]["type"] for name in others} == {"leader", "action"}
    for name in others:
        wanted = 2 if name in TWICE.split() else 1
        assert [CARDS[name][f"copies_{n}p"] for n in (2, 3, 4)] == [wanted] * 3, name


def numbers(text: str, words: dict[str, int]) -> list[int]:
    """The numbers above 1 in a text; 1 is often just an article."""
    found = [
        words.get(word) or int(word)
        for word in re.findall(r"[0-9]+|[a-z]+", text.lower())
        if word in words or word.isdigit()
    ]
    return sorted([n for n in found if n > 1])


@pytest.mark.parametrize("name", CIVIL)
def test_the_texts_say_the_numbers_in_both_languages(name: str) -> None:
    card = CARDS[name]
    said = numbers(card["text"]["en"], ENGLISH)
    assert said == numbers(card["text"]["it"], ITALIAN)
    amounts = [card.get(key) or 0 for key in NUMBERS]
    for effect in card["effect"]:
        amounts += [amount for amount in effect.values() if isinstance(amount, int)]
    assert {abs(n) for n in amounts if abs(n) > 1} <= set(said)
