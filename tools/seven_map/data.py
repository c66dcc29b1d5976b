"""The game's data, and what they say must touch."""

# mypy: ignore-errors

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml
from atlas.plan import LAND, WATER, Area, Link, Plan

from . import geography as geo

LANGUAGES = ("en", "it")


@dataclass
class World:
    """Records of the game's data: areas by id, borders, canals."""

    areas: dict[str, dict]
    borders: list[dict]
    canals: list[dict]

    def is_land(self, k: str) -> bool:
        """Whether an area is land."""
        return self.areas[k]["kind"] == "land"

    def name(self, k: str, language: str) -> str:
        """The name of an area."""
        return self.areas[k]["name"][language]

    @property
    def lands(self) -> list[str]:
        """Ids of the land areas, in the order of the data."""
        return [k for k in self.areas if self.is_land(k)]

    @property
    def waters(self) -> list[str]:
        """Ids of the sea and ocean areas, in the order of the data."""
        return [k for k in self.areas if not self.is_land(k)]


def read(folder: Path) -> World:
    """The data of the game."""

    def load(name: str) -> dict:
        return yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8"))

    found = load("borders")
    return World({a["id"]: a for a in load("areas")["areas"]}, found["borders"], found["canals"])


def plan(world: World) -> Plan:
    """Borders on land, coasts and borders of waters touch; arrows and canals are links."""
    size = {"land": 1.0, "sea": geo.SEA, "ocean": geo.OCEAN}
    areas = [
        Area(k, LAND if a["kind"] == "land" else WATER, geo.MOVED.get(k, (a["lon"], a["lat"])), size[a["kind"]])
        for k, a in world.areas.items()
    ]
    touching = [(b["a"], b["b"]) for b in world.borders if b["kind"] != "arrow"]
    links = [Link(b["a"], b["b"], "arrow", b["via"]) for b in world.borders if b["kind"] == "arrow"]
    links += [Link(*c["connects"], "canal", c["adjacent_land"]) for c in world.canals]
    return Plan(areas, touching, geo.GEOGRAPHY, links)
