"""The tables that the rules index into: provinces, seas, borders, set-up figures, read from data/*.yaml.

A province is an int below PROVINCES, a set of provinces a bit mask. The tiles have a module of their own, tiles.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saecula.data import DataFiles, refuse
from saecula.games.vinci import schema
from saecula.kernel.dealing import things_in

FOLDER: Final[str] = str(Path(__file__).parent)
FILES: Final[list[str]] = ["provinces", "seas", "borders", "tiles", "setup"]

files = DataFiles("vinci", f"{FOLDER}/data", FILES)
provinces: Final[list[schema.Province]] = files.read("provinces", schema.Provinces).provinces
seas: Final[list[schema.Sea]] = files.read("seas", schema.Seas).seas
borders: Final[list[schema.Border]] = files.read("borders", schema.Borders).borders
tiles: Final[list[schema.Tile]] = files.read("tiles", schema.Tiles).tiles
setup: Final[schema.Setup] = files.read("setup", schema.Setup)
DIGEST: Final[str] = files.digest

# ------------------------------------------------------------------------------------------------------- provinces

PROVINCES: Final[int] = len(provinces)
NAMES: Final[list[str]] = [p.id for p in provinces]
INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(NAMES)}
PROVINCE_KEYS: Final[list[str]] = [f"vinci-province-{name}" for name in NAMES]
EVERYWHERE: Final[int] = (1 << PROVINCES) - 1

MOUNTAIN: Final[list[bool]] = [p.terrain == "mountain" for p in provinces]
COASTAL: Final[list[bool]] = [p.coastal for p in provinces]
NEUTRALS: Final[list[int]] = [p.neutral for p in provinces]


def _mask(where: list[bool]) -> int:
    mask = 0
    for p, there in enumerate(where):
        if there:
            mask |= 1 << p
    return mask


MOUNTAINS: Final[int] = _mask(MOUNTAIN)


def _distinct(name: str, ids: list[str]) -> None:
    for i, one in enumerate(ids):
        if one in ids[:i]:
            raise refuse(files, name, one, "is there twice")


def _neighbours(coast_only: bool) -> list[int]:
    """For each province the set of provinces adjacent to it (VI-6.1), or only those that share a coast with it."""
    near = [0] * PROVINCES
    for border in borders:
        for one, other in ((border.a, border.b), (border.b, border.a)):
            if one not in INDEX:
                raise refuse(files, "borders", f"{border.a}-{border.b}", f"there is no province {one!r}")
            if border.coast or not coast_only:
                near[INDEX[one]] |= 1 << INDEX.get(other, 0)
    return near


_distinct("provinces", NAMES)
_distinct("seas", [s.id for s in seas])
_distinct("tiles", [t.id for t in tiles])
NEIGHBOURS: Final[list[int]] = _neighbours(coast_only=False)
COASTS: Final[list[int]] = _neighbours(coast_only=True)

# ------------------------------------------------------------------------------------------------------- sea zones


def _sea_chains() -> list[int]:
    """For each sea zone the set of zones that a chain of adjacent zones leads to, itself included."""
    index = {sea.id: i for i, sea in enumerate(seas)}
    for sea in seas:
        for other in sea.adjacent_seas:
            if other not in index:
                raise refuse(files, "seas", sea.id, f"there is no sea zone {other!r}")
        for province in sea.provinces:
            if province not in INDEX:
                raise refuse(files, "seas", sea.id, f"there is no province {province!r}")
    chains = []
    for start in range(len(seas)):
        chain, edge = 0, [start]
        while edge:
            zone = edge.pop()
            if not chain >> zone & 1:
                chain |= 1 << zone
                edge += [index[other] for other in seas[zone].adjacent_seas]
        chains.append(chain)
    return chains


def _shores(zones: int) -> int:
    """The provinces that border one of these sea zones."""
    mask = 0
    for i, sea in enumerate(seas):
        if zones >> i & 1:
            for province in sea.provinces:
                mask |= 1 << INDEX[province]
    return mask


_CHAINS: Final[list[int]] = _sea_chains()


def _overseas() -> list[int]:
    """For each province the set of provinces that one or more adjacent sea zones link it to (VI-8.18)."""
    reach = [0] * PROVINCES
    for i in range(len(seas)):
        for p in things_in(_shores(1 << i)):
            reach[p] |= _shores(_CHAINS[i])
    return [mask & ~(1 << p) for p, mask in enumerate(reach)]


def _entries(any_chain: bool) -> int:
    """The entry provinces (VI-5.2), or with any chain of seas those of VI-5.4."""
    mask = _mask([bool(p.board_edges) for p in provinces])
    for i, sea in enumerate(seas):
        if sea.touches_edge:
            mask |= _shores(_CHAINS[i] if any_chain else 1 << i)
    return mask


OVERSEAS: Final[list[int]] = _overseas()
ENTRIES: Final[int] = _entries(any_chain=False)
ENTRIES_BY_SEA: Final[int] = _entries(any_chain=True)
OPEN_COASTS: Final[int] = _shores(sum([1 << i for i, sea in enumerate(seas) if not sea.inland]))  # VI-13.6

# ---------------------------------------------------------------------------------------------------------- set-up

GROUPS: Final[int] = len(setup.civilization_slots)
GROUP_NAMES: Final[list[str]] = setup.civilization_slots
START_SCORE: Final[int] = setup.start_score
SKIP_COST: Final[int] = setup.skip_cost_vp
MAX_ROUNDS: Final[int] = setup.max_rounds
MAX_PLAYERS: Final[int] = len(setup.colours)
COLOURS: Final[list[str]] = [c.id for c in setup.colours]

BASE_COST: Final[int] = setup.conquest.base
FOREST_COST: Final[int] = setup.conquest.forest
MOUNTAIN_COST: Final[int] = setup.conquest.mountain
TOKEN_COST: Final[int] = setup.conquest.per_defending_token
FORT_COST: Final[int] = setup.conquest.defender_fort
FROM_MOUNTAIN: Final[int] = -setup.conquest.from_mountain
FROM_FORT: Final[int] = -setup.conquest.from_fort
LEAST_COST: Final[int] = setup.conquest.minimum

GROUND: Final[list[int]] = [  # what the ground of a province adds to the cost
    FOREST_COST if p.terrain == "forest" else MOUNTAIN_COST if p.terrain == "mountain" else 0 for p in provinces
]

DECLINE_BELOW_VP: Final[int] = setup.virtual_player.decline_vp_below
DECLINE_BELOW_TOKENS: Final[int] = setup.virtual_player.decline_tokens_below
GENERAL_DECLINE_BELOW_TOKENS: Final[int] = setup.virtual_player.general_decline_tokens_below
GENERAL_DIE: Final[int] = setup.virtual_player.general_die_modifier
DIE_FACES: Final[int] = setup.virtual_player.die_faces
