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
    """Records of the game's data by id."""

    territories: dict[str, dict]
    seas: dict[str, dict]
    areas: dict[str, dict]
    borders: list[dict]

    def barren(self, k: str) -> bool:
        """Whether nobody can enter a Territory."""
        return not self.territories[k].get("area")

    def name(self, k: str, language: str) -> str:
        """The name of a Territory or a sea."""
        return (self.territories.get(k) or self.seas[k])["name"][language]


def read(folder: Path) -> World:
    """The data of the game."""

    def load(name: str) -> list[dict]:
        return yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8"))[name]

    by_id = ({r["id"]: r for r in load(name)} for name in ("territories", "seas", "areas"))
    return World(*by_id, load("borders"))


def plan(world: World) -> Plan:
    """Borders on land, coasts and links of seas touch; straits are links; of barren coasts the data say nothing."""
    areas = [
        Area(k, LAND, (t["lon"], t["lat"]), geo.BARREN if world.barren(k) else 1.0)
        for k, t in world.territories.items()
    ]
    areas += [
        Area(k, WATER, (s["lon"], s["lat"]), geo.OCEAN if s["kind"] == "ocean" else geo.SEA)
        for k, s in world.seas.items()
    ]
    borders = [(b["a"], b["b"]) for b in world.borders if b["kind"] != "strait"]
    seen = set()
    for k, s in world.seas.items():
        for other in (*s["coasts"], *s["links"]):
            if frozenset((k, other)) not in seen:
                seen.add(frozenset((k, other)))
                borders.append((k, other))
    straits = [Link(b["a"], b["b"], "strait", []) for b in world.borders if b["kind"] == "strait"]
    undecided = [(k, t) for k in world.seas for t in world.territories if world.barren(t)]
    return Plan(areas, borders, geo.GEOGRAPHY, straits, undecided)
