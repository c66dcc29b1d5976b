"""Where the plates stand that show what an attack would bring: on the rim of their army, clear of everything else."""

# mypy: ignore-errors

from __future__ import annotations

from collections.abc import Iterable

from atlas.spots import Box, round_box

Spot = tuple[float, float]

PLATE = 43.0, 15.4  # wide and high: with its outline, which keeps it off other things
ARMY: Box = (-13.4, -13, 13.4, 13.6)  # with a fort behind it
SHEET: Box = (8, 8, 1272, 712)
BITE = 7.5  # how far a plate may lie over its own army
SWEEPS = 40


def distance(way: Spot) -> float:
    """How far a plate is from where it is looked for: above its army, or nearly as well below it."""
    return abs(way[0]) + abs(abs(way[1]) - 14) + (2 if way[1] > 0 else 0)


# Where a plate may stand round its army, the best first: above it, below it, aside.
WAYS = sorted(
    ((float(dx), float(dy)) for dx in range(-36, 37) for dy in range(-24, 25)),
    key=lambda way: (distance(way), way),
)


def bite(a: Box, b: Box) -> float:
    """How far one box reaches into the other."""
    return max(0.0, min(min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])))


def clash(plate: Box, others: Iterable[Box]) -> float:
    """What it costs that a plate lies over other things, or too near to them."""
    total = 0.0
    for other in others:
        deep = bite(plate, other)
        if deep:
            total += 30 + 30 * deep
    return total


def candidates(at: Spot, own: Box, others: list[Box]) -> list[tuple[float, Spot, Box]]:
    """Every place for the plate of one army, with what it costs as far as nothing but other plates can change it."""
    found = []
    for way in WAYS:
        spot = at[0] + way[0], at[1] + way[1]
        box = round_box(*spot, *PLATE)
        if box[0] < SHEET[0] or box[1] < SHEET[1] or box[2] > SHEET[2] or box[3] > SHEET[3]:
            continue
        deep = bite(box, own)
        if deep <= BITE:
            apart = 0.0 if deep else 20.0  # it must be seen whose odds these are
            found.append((0.5 * distance(way) + apart + clash(box, others), spot, box))
    found.sort(key=lambda one: one[0])
    return found


def cheapest(ways: list[tuple[float, Spot, Box]], plates: list[Box]) -> tuple[float, Spot, Box]:
    """The best place beside the other plates; the ways come with the cheapest first."""
    best, least = ways[0], float("inf")
    for way in ways:
        if way[0] >= least:
            break
        cost = way[0] + clash(way[2], plates)
        if cost < least:
            best, least = way, cost
    return best


def fit_plates(armies: dict[str, Spot], taken: Iterable[Box]) -> dict[str, Spot]:
    """The middle of each army's plate. `taken` are names, structures, monuments, fleets, seals and resources."""
    own = {k: (x + ARMY[0], y + ARMY[1], x + ARMY[2], y + ARMY[3]) for k, (x, y) in armies.items()}
    fixed = list(taken)
    ways = {}
    for k, at in armies.items():
        reach = round_box(*at, 130, 90)
        near = [b for b in fixed if bite(reach, b)]
        near += [b for other, b in own.items() if other != k and bite(reach, b)]
        ways[k] = candidates(at, own[k], near)
    chosen = {k: ways[k][0] for k in armies}
    for _ in range(SWEEPS):
        changed = False
        for k in armies:
            reach = round_box(*armies[k], 160, 110)
            near = [box for other, (_, _, box) in chosen.items() if other != k and bite(reach, box)]
            best = cheapest(ways[k], near)
            changed |= best is not chosen[k]
            chosen[k] = best
        if not changed:
            break
    return {k: spot for k, (_, spot, _) in chosen.items()}
