"""The component data of 7 Ages, read from data/*.yaml. Tables the rules index into: areas.py, units.py, cards.py."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saecula.data import DataFiles, refuse
from saecula.games.seven_ages import map_schema, schema
from saecula.kernel.errors import SaeculaError

FOLDER: Final[str] = str(Path(__file__).parent)
FILES: Final[list[str]] = [
    "areas", "borders", "regions", "terrain", "units", "cards", "events", "artefacts", "religions", "governments",
    "leaders", "progress_track", "actions", "glory_categories", "counters",
]  # fmt: skip

files = DataFiles("seven_ages", f"{FOLDER}/data", FILES)
areas: Final[list[map_schema.Area]] = files.read("areas", map_schema.Areas).areas
adjacency: Final[map_schema.Borders] = files.read("borders", map_schema.Borders)
regions: Final[list[map_schema.Region]] = files.read("regions", map_schema.Regions).regions
chart: Final[map_schema.Chart] = files.read("terrain", map_schema.Chart)
units: Final[schema.Units] = files.read("units", schema.Units)
cards: Final[list[schema.Card]] = files.read("cards", schema.Cards).cards
events: Final[list[schema.EventRow]] = files.read("events", schema.Events).events
artefacts: Final[list[schema.Artefact]] = files.read("artefacts", schema.Artefacts).artefacts
religions: Final[list[schema.Belief]] = files.read("religions", schema.Religions).religions
governments: Final[list[schema.Belief]] = files.read("governments", schema.Governments).governments
leaders: Final[schema.Leaders] = files.read("leaders", schema.Leaders)
track: Final[schema.Track] = files.read("progress_track", schema.Track)
actions: Final[schema.Actions] = files.read("actions", schema.Actions)
categories: Final[list[schema.Category]] = files.read("glory_categories", schema.Categories).glory_categories
manifest: Final[schema.Manifest] = files.read("counters", schema.Manifest)
DIGEST: Final[str] = files.digest

AGES: Final = 7
TOP_LEVEL: Final[int] = len(track.levels)


def wrong(file: str, record: str, what: str) -> SaeculaError:
    """The error for data that are well typed but make no sense."""
    return refuse(files, file, record, what)


def index_of(file: str, ids: list[str]) -> dict[str, int]:
    """The position of each id; refuses an id that is there twice."""
    found: dict[str, int] = {}
    for i, one in enumerate(ids):
        if one in found:
            raise wrong(file, one, "is there twice")
        found[one] = i
    return found


def lookup(file: str, record: str, index: dict[str, int], one: str, what: str) -> int:
    """The number of a thing named by a record; refuses a name that does not exist."""
    if one not in index:
        raise wrong(file, record, f"there is no {what} {one!r}")
    return index[one]


def age_mask(ages: list[int]) -> int:
    """A set of ages as a bit mask, bit 1 for age I."""
    mask = 0
    for age in ages:
        mask |= 1 << age
    return mask


def age_of(level: int) -> int:
    """The age of a level; everything above 49 counts as age VII (SA-0.5)."""
    return min((level - 1) // 7 + 1, AGES)


DARK: Final[list[bool]] = [False] + [level.dark_age for level in track.levels]  # by level (SA-12.2)
ROMAN: Final[list[str]] = [""] + [age.roman for age in track.ages]
MAX_CITY: Final[list[int]] = [0] + [age.max_city_level for age in track.ages]  # by age (SA-10.10)
BLUE_OFFSET: Final[list[int]] = [0] + [age.blue_marker_offset for age in track.ages]  # by age (SA-10.5)
END_BONUS: Final[int] = track.end.bonus_glory
