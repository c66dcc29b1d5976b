"""The types of the files of the map: areas, borders, regions and the terrain chart. The other files: schema.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saecula.games.seven_ages.effects_schema import Age, Count, Id, Resource, Terrain, UnitClass

Source = Literal["seed", "public", "recalled", "reconstructed"]
Names = dict[str, str]  # by language
ByAge = Annotated[list[int], Meta(min_length=7, max_length=7)]


class Strict(Struct, forbid_unknown_fields=True):
    """A record: every field is known."""


class Area(Strict):
    """A land, sea or ocean area (SA-1.1)."""

    id: Id
    name: Names
    kind: Literal["land", "sea", "ocean"]
    terrain: Terrain
    resources: list[Resource]
    ref: str
    lon: float
    lat: float
    source_name: Source
    source_data: Source
    region: Id | None = None  # of a land area
    regions: list[Id] = []  # of a sea or ocean: those of every adjacent land area (SA-12.5)
    coastal: bool = False
    coastal_seas: list[Id] = []
    region_in_brackets: bool = False
    note: str = ""
    note_name: str = ""
    note_data: str = ""


class Areas(Strict):
    """areas.yaml."""

    areas: Annotated[list[Area], Meta(min_length=2, max_length=511)]


class Border(Strict):
    """Two adjacent areas."""

    a: Id
    b: Id
    kind: Literal["land", "coast", "sea", "arrow"]
    source: Source
    river: bool = False
    via: list[Id] = []
    note: str = ""


class Canal(Strict):
    """Joins two seas in some ages (SA-8.10)."""

    id: Id
    name: Names
    connects: Annotated[list[Id], Meta(min_length=2, max_length=2)]
    adjacent_land: list[Id]
    operational_ages: list[Age]
    source: Source
    note: str = ""


class Borders(Strict):
    """borders.yaml."""

    borders: list[Border]
    canals: list[Canal]


class Region(Strict):
    """A glory region (SA-12.5)."""

    id: Id
    name: Names
    parent: Id | None
    has_subregions: bool
    land_areas: Count
    source: Source
    note: str = ""


class Regions(Strict):
    """regions.yaml."""

    regions: list[Region]


class TerrainRow(Strict):
    """A row of the terrain effects chart."""

    id: Terrain
    name: Names
    income_by_age: ByAge
    move_cost: dict[UnitClass, int | None]
    defence_by_age: ByAge
    cavalry_modifier_by_age: ByAge
    counts_for_area_glory: bool
    source: Source
    becomes: Terrain | None = None
    becomes_from_age: Age | None = None
    note: str = ""


class Feature(Strict):
    """River, arrow, invasion, fort."""

    id: Literal["river", "arrow", "invasion", "fort"]
    name: Names
    defence_by_age: ByAge
    applies_to: Literal["border", "area"]
    source: Source
    cost: Count = 0
    note: str = ""


class ResourceRow(Strict):
    """Wheat, oil, elephants."""

    id: Resource
    name: Names
    income: Count
    income_ages: list[Age]
    only_non_fertile: bool
    glory_ages: list[Age]
    source: Source
    note: str = ""


class Chart(Strict):
    """terrain.yaml."""

    terrain: list[TerrainRow]
    features: list[Feature]
    resources: list[ResourceRow]
