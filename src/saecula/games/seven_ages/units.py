"""Units and leaders: types, two-faced counters, the 15 colour sets, the common pool and the cup.

A *type* is one face of a counter (spear, fusilier, ...). A *piece* is one physical counter: the pieces of colour set 0
come first, then those of set 1, and so on; the common pool (elephants, nukes, star wars) comes last.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.components import cards, index_of, leaders, lookup, units, wrong

# ---------------------------------------------------------------------------------------------------------- types

TYPES: Final[int] = len(units.units)
TYPE_NAMES: Final[list[str]] = [unit.id for unit in units.units]
TYPE_INDEX: Final[dict[str, int]] = index_of("units", TYPE_NAMES)
TYPE_KEYS: Final[list[str]] = [f"seven_ages-unit-{name}" for name in TYPE_NAMES]


def types_of_class(*names: str) -> int:
    """The types that have one of these classes, as a bit mask."""
    mask = 0
    for i, unit in enumerate(units.units):
        if any([name in names for name in unit.classes]):
            mask |= 1 << i
    return mask


INFANTRY: Final[int] = types_of_class("infantry")
CAVALRY: Final[int] = types_of_class("cavalry")
MISSILE: Final[int] = types_of_class("missile")
NAVAL: Final[int] = types_of_class("naval")
AIRCRAFT: Final[int] = types_of_class("aircraft")
ELEPHANT: Final[int] = types_of_class("elephant")
NUKE: Final[int] = types_of_class("nuke")
STAR_WARS: Final[int] = types_of_class("star_wars")
LAND_UNITS: Final[int] = INFANTRY | CAVALRY | MISSILE | ELEPHANT

RANKED: Final[list[int]] = [NAVAL, INFANTRY, CAVALRY, LAND_UNITS]  # what icons rank: the types of each class (SA-12.7)

NEGATES_CITY: Final[int] = sum([1 << i for i, unit in enumerate(units.units) if unit.negates_city])  # SA-9.5
OCEAN_GOING: Final[int] = sum([1 << i for i, unit in enumerate(units.units) if unit.ocean_going])  # SA-8.11
UNLIMITED: Final[int] = sum([1 << i for i, unit in enumerate(units.units) if unit.unlimited_move])
FRIGHTENED: Final[int] = sum([1 << i for i, unit in enumerate(units.units) if unit.frightened_by_elephants])  # SA-9.8
COST: Final[list[int]] = [unit.cost for unit in units.units]
LEVEL: Final[list[int]] = [unit.level for unit in units.units]
TYPE_AGE: Final[list[int]] = [unit.age for unit in units.units]
MOVE: Final[list[int]] = [0 if unit.move is None else unit.move for unit in units.units]

# The classes for movement costs, in the order of areas.CLASS_NAMES; a unit of two classes pays the higher (SA-8.2).
MOVE_CLASSES: Final[list[list[int]]] = [
    [
        c
        for c, name in enumerate(["infantry", "cavalry", "missile", "elephant", "naval", "aircraft"])
        if name in unit.classes
    ]
    for unit in units.units
]

# ---------------------------------------------------------------------------------------------------- colour sets

SETS: Final[int] = len(units.colours)
SET_NAMES: Final[list[str]] = [colour.id for colour in units.colours]
SET_INDEX: Final[dict[str, int]] = index_of("units", SET_NAMES)
SHADES: Final = ["light", "dark", "black"]
SHADE: Final[list[str]] = [colour.shade for colour in units.colours]
PAIR_NAMES: Final[list[str]] = sorted({colour.pair for colour in units.colours if colour.pair is not None})
PAIRS: Final[int] = len(PAIR_NAMES)
PAIR_SETS: Final[list[int]] = [  # by pair: its two sets as a mask
    sum([1 << i for i, colour in enumerate(units.colours) if colour.pair == pair]) for pair in PAIR_NAMES
]
FRONT: Final[list[list[int]]] = [[unit.front[colour.shade] for unit in units.units] for colour in units.colours]
SUPPORT: Final[list[list[int]]] = [[unit.support[colour.shade] for unit in units.units] for colour in units.colours]

# --------------------------------------------------------------------------------------------------------- pieces

KIND_NAMES: Final[list[str]] = [counter.id for counter in units.counter_faces] + [p.unit for p in units.common_pool]
KIND_INDEX: Final[dict[str, int]] = index_of("units", KIND_NAMES)
KINDS: Final[int] = len(KIND_NAMES)
FACES: Final[list[list[int]]] = [  # by kind: the type of the early and of the late face
    [
        lookup("units", counter.id, TYPE_INDEX, counter.front_face, "unit"),
        lookup("units", counter.id, TYPE_INDEX, counter.back_face, "unit"),
    ]
    for counter in units.counter_faces
] + [[TYPE_INDEX[pool.unit]] * 2 for pool in units.common_pool]
KIND_TYPES: Final[list[int]] = [1 << faces[0] | 1 << faces[1] for faces in FACES]  # by kind: both types, as a mask
KIND_OF_TYPE: Final[list[int]] = [
    next(kind for kind in range(KINDS) if t in FACES[kind]) for t in range(TYPES)
]  # a type stands on one kind of counter
LATE_FACE: Final[list[bool]] = [FACES[KIND_OF_TYPE[t]][0] != t for t in range(TYPES)]

PIECE_KIND: Final[list[int]] = []  # by piece
PIECE_SET: Final[list[int]] = []  # by piece: its colour set, -1 for the common pool
FIRST_PIECE: Final[list[int]] = []  # by set: its pieces are range(FIRST_PIECE[s], FIRST_PIECE[s + 1])


def _lay_out_pieces() -> None:
    for s, colour in enumerate(units.colours):
        FIRST_PIECE.append(len(PIECE_KIND))
        for kind in range(len(units.counter_faces)):
            count = colour.counters.get(KIND_NAMES[kind], 0)
            PIECE_KIND.extend([kind] * count)
            PIECE_SET.extend([s] * count)
        if len(PIECE_KIND) - FIRST_PIECE[s] != colour.unit_total:
            raise wrong("units", colour.id, f"has {len(PIECE_KIND) - FIRST_PIECE[s]} counters, not {colour.unit_total}")
    FIRST_PIECE.append(len(PIECE_KIND))
    for pool in units.common_pool:
        PIECE_KIND.extend([KIND_INDEX[pool.unit]] * pool.count)
        PIECE_SET.extend([-1] * pool.count)


_lay_out_pieces()
PIECES: Final[int] = len(PIECE_KIND)
FIRST_COMMON: Final[int] = FIRST_PIECE[SETS]
FACE: Final[list[int]] = [t for kind in PIECE_KIND for t in FACES[kind]]  # [2 * piece + side]: the type it shows

# -------------------------------------------------------------------------------------------------------- leaders

LEADER_TYPE_NAMES: Final[list[str]] = [row.id for row in leaders.leader_types]
LEADER_TYPE_INDEX: Final[dict[str, int]] = index_of("leaders", LEADER_TYPE_NAMES)
_CARD_INDEX: Final[dict[str, int]] = index_of("cards", [card.empire.id for card in cards])

# Named leaders first, then the cup: unnamed leaders and no-leader counters.
NAMED: Final[int] = len(leaders.named)
NO_TYPE: Final = -1  # the type of a no-leader counter
LEADER_NAMES: Final[list[str]] = [row.id for row in leaders.named]
LEADER_TYPE: Final[list[int]] = []
LEADER_CARD: Final[list[int]] = []  # the card of the empire that can have a named leader, -1 for the cup
LEADER_AGES: Final[list[int]] = []  # as a mask


def _lay_out_leaders() -> None:
    for row in leaders.named:
        LEADER_TYPE.append(lookup("leaders", row.id, LEADER_TYPE_INDEX, row.type, "leader type"))
        LEADER_CARD.append(lookup("leaders", row.id, _CARD_INDEX, row.empire, "empire"))
        LEADER_AGES.append(sum([1 << age for age in row.ages]))
    cup: list[int] = []
    for group in leaders.unnamed:
        cup += [lookup("leaders", group.type, LEADER_TYPE_INDEX, group.type, "leader type")] * group.count
    cup += [NO_TYPE] * leaders.no_leader.count
    for i, kind in enumerate(cup):
        LEADER_TYPE.append(kind)
        LEADER_CARD.append(-1)
        LEADER_AGES.append(0)
        name = "no_leader" if kind == NO_TYPE else LEADER_TYPE_NAMES[kind]
        LEADER_NAMES.append(f"{name}_{i - cup.index(kind) + 1}")


_lay_out_leaders()
LEADERS: Final[int] = len(LEADER_TYPE)
