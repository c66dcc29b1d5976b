"""A second reading of three chapters, straight from the data files and written apart from the engine.

It knows no bit mask and no table of the engine: a position is taken apart into plain dicts and sets of names, and reach
(HW-5.6 to HW-5.10), dice (HW-5.14 to HW-5.18) and scores (HW-6) are worked out by the letter of the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import saecula
from saecula.games.history_of_the_world.state import History

DATA = Path(saecula.game("history_of_the_world").folder) / "data"


def load(name: str) -> Any:
    return msgspec.yaml.decode((DATA / f"{name}.yaml").read_bytes())[name]


TERRITORIES = {t["id"]: t for t in load("territories")}
NAMES = list(TERRITORIES)
BORDERS = load("borders")
SEAS = {s["id"]: s for s in load("seas")}
SEA_NAMES = list(SEAS)
AREAS = {a["id"]: a for a in load("areas")}
EMPIRES = load("empires")
RESOURCES = {name for name, t in TERRITORIES.items() if t["resource"]}


class Board:
    """A position in words."""

    def __init__(self, state: History) -> None:
        self.seats = state.seats
        self.epoch = state.epoch
        self.owner = {name: state.owner[t] for t, name in enumerate(NAMES) if state.owner[t] >= 0}
        self.force = {name for t, name in enumerate(NAMES) if state.marching >> t & 1}
        self.active = {name for t, name in enumerate(NAMES) if state.active >> t & 1}
        self.fleets = {name for w, name in enumerate(SEA_NAMES) if state.fleets >> w & 1}
        self.capitals = {name for t, name in enumerate(NAMES) if state.capitals >> t & 1}
        self.cities = {name for t, name in enumerate(NAMES) if state.cities >> t & 1}
        self.monuments = {name for t, name in enumerate(NAMES) if state.monuments >> t & 1}
        self.navies = [code // 8 for code in state.navy if code >= 0]


def by_land(board: Board, name: str) -> list[dict[str, Any]]:
    """The borders over which an army of the force can come (HW-5.6, HW-5.7)."""
    found = []
    for border in BORDERS:
        if border["kind"] == "barren":
            continue
        for target, source in ((border["a"], border["b"]), (border["b"], border["a"])):
            if target == name and source in board.force:
                found.append(border)
    return found


def by_sea(board: Board, name: str) -> bool:
    """HW-5.10: a chain of own fleets joins a coast of the force to a coast of the Territory."""
    for sea in board.fleets:
        if not board.force & set(SEAS[sea]["coasts"]):
            continue
        chain, todo = {sea}, [sea]
        while todo:
            for other in SEAS[todo.pop()]["links"]:
                if other in board.fleets and other not in chain:
                    chain.add(other)
                    todo.append(other)
        if any(name in SEAS[there]["coasts"] for there in chain):
            return True
    return False


def reach(board: Board) -> set[str]:
    """Where the force could place an army, stacks apart."""
    found = set()
    for name in NAMES:
        if TERRITORIES[name]["area"] is None or name in board.force or name in board.active:
            continue
        if by_land(board, name) or by_sea(board, name):
            found.add(name)
    return found


def defence(board: Board, name: str, experts: set[str], naval_power: bool) -> int:
    """HW-5.14: the fewest dice that any origin gives the defender."""
    ways = []
    for border in by_land(board, name):
        difficult = name in border["terrain_in"] and border["kind"] not in experts
        ways.append(2 if difficult else 1)
    if by_sea(board, name):
        ways.append(2 if naval_power else 3)
    return min(ways)


def points(board: Board, seat: int) -> list[int]:
    """HW-6, by source: Areas, capitals, cities, monuments, fleets (HW-9.4)."""
    areas = 0
    for area, row in AREAS.items():
        held = [0] * board.seats
        for name, owner in board.owner.items():
            if TERRITORIES[name]["area"] == area:
                held[owner] += 1
        mine = held[seat]
        others = [count for s, count in enumerate(held) if s != seat]
        factor = 0
        if mine >= 1:
            factor = 1
        if mine >= 2 and all(mine > count for count in others):
            factor = 2
        if mine >= 3 and not any(others):
            factor = 3
        areas += factor * row["presence"][board.epoch - 1]
    own = {name for name, owner in board.owner.items() if owner == seat}
    return [
        areas,
        2 * len(own & board.capitals),
        len(own & board.cities),
        len(own & board.monuments),
        board.navies.count(seat),
        0,
    ]


def draw_order(scores: list[int], latest: list[int]) -> list[int]:
    """HW-3.2: who draws when, from the points and the Empires just played."""
    left, order = list(range(len(scores))), []
    while left:
        fewest = [s for s in left if scores[s] == min(scores[o] for o in left)]
        weakest = min(EMPIRES[latest[s]]["strength"] for s in fewest)
        tied = [s for s in fewest if EMPIRES[latest[s]]["strength"] == weakest]
        order.append(min(tied, key=lambda s: EMPIRES[latest[s]]["order"]))
        left.remove(order[-1])
    return order


def places(scores: list[int], strengths: list[int], markers: list[int], latest: list[int]) -> list[int]:
    """HW-8.1, HW-8.2: each criterion among those still tied, for the first place and for all below it."""

    def ahead(one: int, other: int) -> bool:
        if scores[one] != scores[other]:
            return scores[one] > scores[other]
        if strengths[one] != strengths[other]:
            return strengths[one] < strengths[other]
        if markers[one] != markers[other]:
            return markers[one] > markers[other]
        return bool(EMPIRES[latest[one]]["strength"] < EMPIRES[latest[other]]["strength"])

    seats = range(len(scores))
    return [1 + sum(ahead(other, seat) for other in seats) for seat in seats]


def sites(board: Board, homes: set[str]) -> set[str]:
    """HW-5.25, HW-5.26: where the next monument may stand; `homes` are where the Empire has put its capital."""
    free = board.active - board.monuments
    capitals = {name for name in free if name in homes and name in board.capitals}
    cities = {name for name in free if name in board.cities or name in board.capitals}
    return capitals or cities or free & RESOURCES
