"""A map as labelled cells, annealed until exactly the listed neighbours touch.

A state is a label for every cell. A move gives one cell to a neighbouring label, and is only tried if neither label is
torn apart or closed into a ring by it (a "simple point"), so every area stays in one piece without holes of its own
making. Energy: cells on the wrong side of the true coast, length of borders, areas that are too small or too big,
ground that pulls borders this way and that (so that they look drawn, not ruled), and, heaviest of all, contacts:
every contact that must not be costs, every contact that must be costs while it is shorter than wanted.
"""

# mypy: ignore-errors
# (numpy, scipy, shapely and numba are not part of the development install)

from __future__ import annotations

import heapq

import numba as nb
import numpy as np


@nb.njit(cache=True)
def grow_kinds(
    seed_y: np.ndarray, seed_x: np.ndarray, seed_label: np.ndarray, kind: np.ndarray, cost: np.ndarray
) -> np.ndarray:
    """Label every cell with the seed that reaches it first; cost[kind, y, x] is what a label of that kind pays there.

    A label grows over its own cells only, so every region is connected with (one of) its seeds.
    """
    ny, nx = cost.shape[1], cost.shape[2]
    out = np.full((ny, nx), -1, np.int16)
    heap = [(0.0, 0, 0, 0)]
    heap.pop()
    for i in range(len(seed_y)):
        heapq.heappush(heap, (0.0, seed_y[i], seed_x[i], seed_label[i]))
    while len(heap) > 0:
        d, y, x, k = heapq.heappop(heap)
        if out[y, x] >= 0:
            continue
        out[y, x] = k
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                v, u = y + dy, x + dx
                if (dy == 0 and dx == 0) or v < 0 or u < 0 or v >= ny or u >= nx or out[v, u] >= 0:
                    continue
                if dy != 0 and dx != 0:
                    if out[y, u] >= 0 and out[y, u] != k and out[v, x] >= 0 and out[v, x] != k:
                        continue  # no slipping through between two others
                step = 0.5 * (cost[kind[k], y, x] + cost[kind[k], v, u]) * (1.41421 if dy != 0 and dx != 0 else 1.0)
                heapq.heappush(heap, (d + step, v, u, k))
    return out


@nb.njit(cache=True)
def route(start: np.ndarray, goal: np.ndarray, cost: np.ndarray) -> np.ndarray:
    """The cheapest way over cells from any cell of `start` to any of `goal`: rows of y, x."""
    ny, nx = cost.shape
    dist = np.full((ny, nx), np.inf)
    came = np.full((ny, nx), -1, np.int64)
    heap = [(0.0, 0, 0)]
    heap.pop()
    for y in range(ny):
        for x in range(nx):
            if start[y, x]:
                dist[y, x] = 0.0
                heapq.heappush(heap, (0.0, y, x))
    while len(heap) > 0:
        d, y, x = heapq.heappop(heap)
        if d > dist[y, x]:
            continue
        if goal[y, x]:
            path = [(y, x)]
            while came[y, x] >= 0:
                y, x = came[y, x] // nx, came[y, x] % nx
                path.append((y, x))
            out = np.empty((len(path), 2), np.int64)
            for i in range(len(path)):
                out[len(path) - 1 - i, 0], out[len(path) - 1 - i, 1] = path[i]
            return out
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                v, u = y + dy, x + dx
                if (dy != 0 or dx != 0) and 0 <= v < ny and 0 <= u < nx and np.isfinite(cost[v, u]):
                    e = d + cost[v, u] * (1.41421 if dy != 0 and dx != 0 else 1.0)
                    if e < dist[v, u]:
                        dist[v, u] = e
                        came[v, u] = y * nx + x
                        heapq.heappush(heap, (e, v, u))
    return np.empty((0, 2), np.int64)


@nb.njit(cache=True)
def contacts(cells: np.ndarray, n: int) -> tuple[np.ndarray, np.ndarray]:
    """How many pairs of cells of two labels lie side by side, and how many corner to corner."""
    side, corner = np.zeros((n, n), np.int32), np.zeros((n, n), np.int32)
    ny, nx = cells.shape
    for y in range(ny):
        for x in range(nx):
            a = cells[y, x]
            if x + 1 < nx and cells[y, x + 1] != a:
                b = cells[y, x + 1]
                side[a, b] += 1
                side[b, a] += 1
            if y + 1 < ny:
                if cells[y + 1, x] != a:
                    b = cells[y + 1, x]
                    side[a, b] += 1
                    side[b, a] += 1
                if x + 1 < nx and cells[y + 1, x + 1] != a:
                    b = cells[y + 1, x + 1]
                    corner[a, b] += 1
                    corner[b, a] += 1
                if x > 0 and cells[y + 1, x - 1] != a:
                    b = cells[y + 1, x - 1]
                    corner[a, b] += 1
                    corner[b, a] += 1
    return side, corner


@nb.njit(inline="always")
def _pair(want: int, count: int, length: float, need: float, ban: float) -> float:
    if want == 1:
        if count >= length:
            return 0.0
        if count == 0:
            return need * (length + 4.0)
        return need * (length - count) * (length - count) / length
    if want == 0:
        return ban * count
    return 0.0


@nb.njit(inline="always")
def _parts(ring: np.ndarray, k: int) -> int:
    """Into how many pieces (joined side by side) label k falls round a cell; ring: N NE E SE S SW W NW."""
    parts = 0
    for i in range(0, 8, 2):
        if ring[i] == k:
            # a side neighbour starts a piece unless it is joined with the side neighbour before it, over the corner
            if not (ring[(i + 7) % 8] == k and ring[(i + 6) % 8] == k):
                parts += 1
    if parts == 0 and ring[0] == k and ring[2] == k and ring[4] == k and ring[6] == k:
        return 1
    return parts


@nb.njit(cache=True)
def anneal(
    cells: np.ndarray,
    kind: np.ndarray,
    depth: np.ndarray,
    home: np.ndarray,
    home_depth: np.ndarray,
    ground: np.ndarray,
    want: np.ndarray,
    length: np.ndarray,
    target: np.ndarray,
    steps: int,
    hot: float,
    cold: float,
    weights: tuple[float, ...],
    seed: int,
) -> int:
    """Change `cells` in place, with heat falling from `hot` to `cold`; the number of cells that changed hands.

    `depth`: distance from the true coast, positive on land, negative in water. `home`, `home_depth`: the label that
    each cell began with, and how deep inside it lies. `ground`: fields of noise. `want`, `length`: which pairs must
    touch, and along how many cells. `target`: wanted cells of each label. `weights`: see `fit.Weights`.
    """
    np.random.seed(seed)
    ny, nx = cells.shape
    n = len(kind)
    side, _ = contacts(cells, n)
    area = np.zeros(n, np.int64)
    for y in range(ny):
        for x in range(nx):
            area[cells[y, x]] += 1
    coast, cap, bend, room, rough, stay, need, ban = weights
    ring = np.empty(8, np.int64)
    oy = np.array([-1, -1, 0, 1, 1, 1, 0, -1])
    ox = np.array([0, 1, 1, 1, 0, -1, -1, -1])
    fields = ground.shape[0]
    done = 0
    for step in range(steps):
        heat = hot * (cold / hot) ** (step / steps)
        y, x = np.random.randint(ny), np.random.randint(nx)
        a = cells[y, x]
        i = 2 * np.random.randint(4)
        v, u = y + oy[i], x + ox[i]
        if v < 0 or u < 0 or v >= ny or u >= nx:
            continue
        b = cells[v, u]
        if a == b:
            continue
        for j in range(8):
            v, u = y + oy[j], x + ox[j]
            ring[j] = cells[v, u] if 0 <= v < ny and 0 <= u < nx else -1
        if _parts(ring, a) != 1:
            continue
        parts = _parts(ring, b)
        if parts != 1 and not (parts == 2 and kind[a] == 0 and kind[b] == 1):  # water may close round an island
            continue
        pinched = False
        for j in range(1, 8, 2):  # a label must not meet itself at a corner only
            if ring[j] == b and ring[j - 1] != b and ring[(j + 1) % 8] != b:
                pinched = True
        if pinched:
            continue
        d = depth[y, x]
        e = 0.0
        wrong_a = -d if kind[a] == 0 else d if kind[a] == 1 else 0.0
        wrong_b = -d if kind[b] == 0 else d if kind[b] == 1 else 0.0
        if wrong_a > 0:
            e -= coast * min(wrong_a, cap)
        if wrong_b > 0:
            e += coast * min(wrong_b, cap)
        if kind[a] == 0:
            e -= rough * ground[a % fields, y, x]
        if kind[b] == 0:
            e += rough * ground[b % fields, y, x]
        h = home[y, x]
        if h == a:
            e += stay * home_depth[y, x]
        elif h == b:
            e -= stay * home_depth[y, x]
        for j in range(8):
            k = ring[j]
            if k < 0:
                continue
            w = bend if j % 2 == 0 else 0.7 * bend
            if k != b:
                e += w
            if k != a:
                e -= w
        e += room * ((area[a] - 1 - target[a]) ** 2 - (area[a] - target[a]) ** 2) / target[a]
        e += room * ((area[b] + 1 - target[b]) ** 2 - (area[b] - target[b]) ** 2) / target[b]
        # contacts: apply, and take back if the move is refused
        for j in range(8):
            k = ring[j]
            if k < 0:
                continue
            if j % 2 == 0:
                if k != a:
                    w0 = _pair(want[a, k], side[a, k], length[a, k], need, ban)
                    side[a, k] -= 1
                    side[k, a] -= 1
                    e += _pair(want[a, k], side[a, k], length[a, k], need, ban) - w0
                if k != b:
                    w0 = _pair(want[b, k], side[b, k], length[b, k], need, ban)
                    side[b, k] += 1
                    side[k, b] += 1
                    e += _pair(want[b, k], side[b, k], length[b, k], need, ban) - w0
            else:
                if k != a and want[a, k] == 0:
                    e -= 0.6 * ban
                if k != b and want[b, k] == 0:
                    e += 0.6 * ban
        if e <= 0 or np.random.random() < np.exp(-e / heat):
            cells[y, x] = b
            area[a] -= 1
            area[b] += 1
            done += 1
        else:
            for j in range(0, 8, 2):
                k = ring[j]
                if k < 0:
                    continue
                if k != a:
                    side[a, k] += 1
                    side[k, a] += 1
                if k != b:
                    side[b, k] -= 1
                    side[k, b] -= 1
    return done
