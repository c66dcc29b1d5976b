"""A map as cells: shapes drawn on them, regions grown over them, borders softened."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math

import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra


def rasterise(shape: shapely.Geometry, nx: int, ny: int, cells: float) -> np.ndarray:
    """The cells whose centre lies inside."""
    image = Image.new("1", (nx, ny))
    draw = ImageDraw.Draw(image)
    for p in shapely.get_parts(shape):
        if p.geom_type != "Polygon":
            continue
        draw.polygon([(x * cells - 0.5, y * cells - 0.5) for x, y in p.exterior.coords], fill=1)
        for ring in p.interiors:
            draw.polygon([(x * cells - 0.5, y * cells - 0.5) for x, y in ring.coords], fill=0)
    return np.array(image, bool)


def grow(sources: list[tuple[int, int, int]], cost: np.ndarray) -> np.ndarray:
    """Label every cell with the source (x, y, label) that reaches it most cheaply; cells of infinite cost stay -1."""
    ny, nx = cost.shape
    index = np.arange(nx * ny).reshape(ny, nx)
    flat = cost.ravel()
    rows, cols, weights = [], [], []
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        a = index[: ny - dy, max(0, -dx) : nx - max(0, dx)].ravel()
        b = index[dy:, max(0, dx) : nx + min(0, dx)].ravel()
        w = (flat[a] + flat[b]) * 0.5 * math.hypot(dx, dy)
        keep = np.isfinite(w)
        rows.append(a[keep])
        cols.append(b[keep])
        weights.append(w[keep])
    graph = coo_matrix(
        (np.concatenate(weights), (np.concatenate(rows), np.concatenate(cols))), shape=(nx * ny,) * 2
    ).tocsr()
    owner = {}
    for x, y, k in sources:
        owner.setdefault(y * nx + x, k)
    keys = np.array(sorted(owner))
    _, _, origin = dijkstra(graph, directed=False, indices=keys, min_only=True, return_predecessors=True)
    values = np.array([owner[k] for k in keys])
    at = np.clip(np.searchsorted(keys, origin), 0, len(keys) - 1)
    out = np.where(keys[at] == origin, values[at], -1)
    return out.reshape(ny, nx)


def noise(ny: int, nx: int, cells: float, seed: int) -> np.ndarray:
    """Rough ground: mean 0, deviation 1, details from 3 to 16 board units."""
    rng = np.random.default_rng(seed)
    out = np.zeros((ny, nx))
    for size, strength in ((16, 1.0), (7, 0.7), (3, 0.35)):
        z = gaussian_filter(rng.standard_normal((ny, nx)), size * cells * 0.5)
        out += strength * z / z.std()
    return out / out.std()


def opened(mask: np.ndarray, radius: float) -> np.ndarray:
    """Morphological opening with a disc; the world beyond the board counts like its rim."""
    pad = np.pad(mask, int(radius) + 2, mode="edge")
    core = distance_transform_edt(pad) > radius
    out = distance_transform_edt(~core) <= radius
    k = int(radius) + 2
    return out[k:-k, k:-k]


def softened(owner: np.ndarray, mask: np.ndarray, radius: float, shake: float, cells: float, seed: int) -> np.ndarray:
    """Round off spikes in inland borders, then let them waver a little. Nothing changes near the water."""
    ny, nx = owner.shape
    best, out = np.zeros(owner.shape, np.float32), owner.copy()
    pad = int(4 * radius * cells)
    for k in np.unique(owner[owner >= 0]):
        ys, xs = np.nonzero(owner == k)
        view = slice(max(0, ys.min() - pad), ys.max() + pad + 1), slice(max(0, xs.min() - pad), xs.max() + pad + 1)
        soft = gaussian_filter((owner[view] == k).astype(np.float32), radius * cells, mode="nearest", truncate=3)
        win = soft > best[view]
        best[view][win] = soft[win]
        out[view][win] = k
    far = distance_transform_edt(np.pad(mask, 1, mode="edge"))[1:-1, 1:-1] / cells
    yy, xx = np.mgrid[0:ny, 0:nx]
    shift = [np.clip(far - 4, 0, 1) * shake * cells * noise(ny, nx, cells, seed + i) for i in (1, 2)]
    sy, sx = (
        np.clip((base + d).round().astype(int), 0, n - 1) for base, d, n in ((yy, shift[0], ny), (xx, shift[1], nx))
    )
    moved = out[sy, sx]
    return np.where(mask & (far > 4) & (moved >= 0), moved, owner)
