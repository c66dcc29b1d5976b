"""The cards as the data files have them, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from saecula.games.through_the_ages.components import FOLDER

Card = dict[str, Any]
Scene = Callable[[], None]


def read(name: str) -> list[Card]:
    content = yaml.safe_load((Path(FOLDER) / "data" / f"{name}.yaml").read_text(encoding="utf-8"))
    cards: list[Card] = content["initial_technologies" if name == "initial" else "cards"]
    return cards


CARDS = {card["id"]: card for card in read("civil_cards") + read("military_cards")}
AGE = {"A": 0, "I": 1, "II": 2, "III": 3}
WORKED = [
    "farm",
    "mine",
    "lab",
    "temple",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
]


def of(*types: str) -> list[str]:
    return [name for name, card in CARDS.items() if card["type"] in types]


def age_of(name: str) -> int:
    return max(1, AGE[CARDS[name]["age"]])
