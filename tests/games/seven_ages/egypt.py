"""Egypt and its neighbour, about to Civilise: the position of many tests of SA-10."""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import LEADER_NAMES
from tests.games.seven_ages.given import (
    Empire,
    act,
    at,
    deal,
    empire,
    given,
)

RED = at("red")
BLUE = at("blue")


def egypt(level: int = 1, **more: Any) -> Empire:
    """Seat 0 in Egypt and around it."""
    where = {"egypt": ["spear"], "sinai": ["spear"], "cyrenaica": ["spear"]}
    return empire("egyptians", "red", 0, level, where, **more)


def neighbour(level: int = 1, **more: Any) -> Empire:
    """Seat 1 next to them."""
    return empire("israelites", "blue", 1, level, {"palestine": ["spear"], "syria": ["spear"]}, **more)


def civilise(*empires: Empire, hand: tuple[str, ...] = (), **options: bool) -> SevenAges:
    """The red empire does Civilise with these cards."""
    s = given(*empires, **options)
    deal(s, 0, *hand)
    act(s, "red", "civilise")
    return s


def leader(name: str) -> int:
    return LEADER_NAMES.index(name)
