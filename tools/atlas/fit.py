"""From seeds to a partition in which exactly the listed neighbours touch."""

# mypy: ignore-errors
# (numpy, scipy, shapely and numba are not part of the development install)

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from scipy.ndimage import distance_transform_edt, label
from shapely.geometry import MultiPolygon

from . import anneal as engine
from .cells import noise
from .ground import Ground, make_room, one_piece
from .plan import MUST, NEVER, WATER, Plan
from .sheet import Sheet

Say = Callable[[str], None]
COARSE = 0.5  # cells for each board unit at the beginning
SWEEPS = 60  # tries for each cell and stage
ROUNDS = 4  # of arms and fillers
FILLER_RADIUS = 4.2  # board units
LONGEST_ARM = 60  # cells


class Weights(NamedTuple):
    """What a state of the map costs."""

    coast: float  # a cell on the wrong side of the coast, for each unit of distance
    cap: float  # units beyond which distance from the coast does not count
    bend: float  # length of borders
    room: float  # areas of the wrong size
    rough: float  # borders that do not follow the rough ground
    stay: float  # leaving home
    need: float  # a contact that must be and is too short
    ban: float  # a contact that must not be


class Stage(NamedTuple):
    """One annealing, from hot to cold."""

    hot: float
    cold: float
    weights: Weights


FIRST = Stage(1.6, 1.0, Weights(0.4, 6.0, 0.7, 0.06, 0.25, 0.6, 3.0, 2.0))
MORE = [
    Stage(1.0, 0.8, Weights(0.35, 6.0, 0.7, 0.12, 0.25, 0.3, 4.0, 4.0)),
    Stage(0.8, 0.25, Weights(0.35, 6.0, 0.7, 0.20, 0.25, 0.2, 6.0, 8.0)),
]
FINE = {  # cells for each unit -> stage
    1.0: Stage(0.5, 0.15, Weights(0.35, 6.0, 0.6, 0.15, 0.17, 0.04, 8.0, 12.0)),
    2.0: Stage(0.4, 0.08, Weights(0.7, 5.0, 0.45, 0.12, 0.13, 0.02, 8.0, 12.0)),
}


def faults(cells: np.ndarray, plan: Plan) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Listed pairs that do not touch; unlisted pairs that touch, be it at a corner."""
    side, corner = engine.contacts(cells, len(plan.ids))
    a, b = np.triu_indices(len(plan.ids), 1)
    want, along = plan.want[a, b], side[a, b]
    missing = (want == MUST) & (along == 0)
    bad = (want == NEVER) & ((along > 0) | (corner[a, b] > 0))
    return tuple([(plan.ids[i], plan.ids[j]) for i, j in zip(a[what], b[what])] for what in (missing, bad))


def _depth_at_home(cells: np.ndarray, count: int, reach: float) -> np.ndarray:
    out = np.zeros(cells.shape, np.float32)
    for k in range(count):
        ys, xs = np.nonzero(cells == k)
        if len(ys):
            view = slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1)
            mine = cells[view] == k
            d = distance_transform_edt(np.pad(mine, 1))[1:-1, 1:-1]
            out[view] = np.where(mine, np.minimum(d, reach) / reach, out[view])
    return out


def work(cells: np.ndarray, ground: Ground, plan: Plan, stages: list[Stage], sweeps: int, seed: int) -> None:
    """Anneal `cells` in place."""
    n, (ny, nx) = len(plan.ids), cells.shape
    rough = np.stack([noise(ny, nx, ground.per_unit, s) for s in range(6)]).astype(np.float32)
    home = cells.copy()
    inside = _depth_at_home(cells, n, 12 * ground.per_unit)
    target = np.maximum(plan.wanted * ground.per_unit**2, 12)
    length = np.full((n, n), plan.geo.shared * ground.per_unit)
    wet = plan.kind == WATER
    length[np.ix_(wet, wet)] *= 1.4  # dashed lines need more length to be seen
    for i, (hot, cold, weights) in enumerate(stages):
        engine.anneal(
            cells, plan.kind, ground.depth, home, inside, rough, plan.want, length, target,
            cells.size * sweeps, hot, cold, tuple(weights), seed + i,
        )  # fmt: skip


def put_fillers(cells: np.ndarray, ground: Ground, plan: Plan) -> list[str]:
    """Where two areas that must not touch still do (four areas round a point, neither diagonal listed): a small waste,
    lake or reef between them. Returns what was put where."""
    new = []
    yy, xx = np.mgrid[0 : cells.shape[0], 0 : cells.shape[1]]
    for a, b in faults(cells, plan)[1]:
        i, j = plan.number[a], plan.number[b]
        near_i = distance_transform_edt(cells != i) <= 1.5
        spots, count = label(near_i & (cells == j), np.ones((3, 3)))
        for s in range(1, count + 1):
            ys, xs = np.nonzero(spots == s)
            k = plan.add_filler(5.0 * FILLER_RADIUS**2)
            cells[np.hypot(yy - ys.mean(), xx - xs.mean()) <= FILLER_RADIUS * ground.per_unit] = k
            new.append(f"{a} | {b}")
    cells[:] = one_piece(cells, plan)
    return new


def put_arms(cells: np.ndarray, plan: Plan) -> list[str]:
    """Where two areas that must touch lie apart: an arm of one of them (of the water, or else of the larger) to the
    other, by the way that spares the borders that must be. Annealing makes it natural, or shows that it cannot be."""
    side = np.zeros(cells.shape, bool)
    ny, nx = cells.shape
    for dy, dx in ((0, 1), (1, 0)):
        p, q = cells[: ny - dy, : nx - dx], cells[dy:, dx:]
        edge = (p != q) & (plan.want[p, q] == MUST)
        side[: ny - dy, : nx - dx] |= edge
        side[dy:, dx:] |= edge
    area = np.bincount(cells.ravel(), minlength=len(plan.ids))
    done = []
    for a, b in faults(cells, plan)[0]:
        i, j = plan.number[a], plan.number[b]
        way = engine.route(cells == i, cells == j, np.where(side, 4.0, 1.0))
        if not 0 < len(way) <= LONGEST_ARM:
            continue
        if (plan.kind[i] == WATER) == (plan.kind[j] == WATER):
            giver = i if area[i] > area[j] else j
        else:
            giver = i if plan.kind[i] == WATER else j
        arm = np.zeros(cells.shape, bool)
        arm[way[:, 0], way[:, 1]] = True
        cells[(distance_transform_edt(~arm) <= 1.5) & (cells != i) & (cells != j)] = giver
        done.append(f"{a} - {b}")
    cells[:] = one_piece(cells, plan)
    return done


def fit(sheet: Sheet, flat_land: MultiPolygon, plan: Plan, say: Say, seed: int = 0) -> tuple[np.ndarray, Ground]:
    """Make room, grow, anneal, and refine; stops if drawing and data cannot be brought to agree.

    `seed` takes another course of chance: a change of the data that fails with one may pass with the next.
    """
    make_room(sheet, flat_land, plan)
    say("made room")
    ground = Ground(sheet, flat_land, plan, COARSE)
    cells = one_piece(ground.regions(plan, 0.3), plan)
    chance = 1000 * seed

    def tell(stage: str) -> bool:
        missing, bad = faults(cells, plan)
        say(f"{stage}: {len(missing)} borders missing, {len(bad)} too many")
        return not missing and not bad

    tell("grown from seeds")
    work(cells, ground, plan, [FIRST, *MORE], SWEEPS, 1 + chance)
    for turn in range(ROUNDS):
        arms = put_arms(cells, plan)
        if arms:
            say("arms between areas that must touch: " + "; ".join(arms))
            work(cells, ground, plan, MORE, SWEEPS, 121 + 10 * turn + chance)
        new = put_fillers(cells, ground, plan)
        if new:
            say("fillers between areas that must not touch: " + "; ".join(new))
        work(cells, ground, plan, MORE, SWEEPS, 21 + 10 * turn + chance)
        if tell(f"arms and fillers, round {turn + 1}"):
            break
    for per_unit, stage in FINE.items():
        ground = Ground(sheet, flat_land, plan, per_unit)
        cells = np.ascontiguousarray(np.repeat(np.repeat(cells, 2, 0), 2, 1))
        work(cells, ground, plan, [stage], SWEEPS // 2, 51 + chance)
        tell(f"{per_unit:g} cells for each unit")
    missing, bad = faults(cells, plan)
    if missing or bad:
        pairs = [f"must touch: {a}, {b}" for a, b in missing] + [f"must not touch: {a}, {b}" for a, b in bad]
        raise SystemExit("the drawing disagrees with the data:\n  " + "\n  ".join(pairs))
    return cells, ground
