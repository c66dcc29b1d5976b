"""Who owns which cell of the board: land grown from seeds, a band of coastal water, and the dark-blue sea zones."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter, label
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra
from shapely.geometry import LineString, MultiPolygon, Point

from . import geography as geo

SMALLEST_ISLAND = 25.0  # square board units; smaller islands are left out


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


class Regions:
    """The cells of the board. `project` takes longitude, latitude to board units; `owner` and `labels` hold indices
    into `ids`, which lists the provinces and then the sea zones (-1: nobody's)."""

    def __init__(
        self,
        project: Callable[[np.ndarray], np.ndarray],
        land: MultiPolygon,
        size: tuple[int, int],
        cells: float,
        provinces: list[dict],
        seas: list[dict],
        wiggle: float,
        soften: float = 0,
        seed: int = 7,
    ) -> None:
        self.project, self.cells = project, cells
        self.width, self.height = size
        self.nx, self.ny = round(self.width * cells), round(self.height * cells)
        self.provinces = [p["id"] for p in provinces]
        self.sea_at = {s["id"]: (s["lon"], s["lat"]) for s in seas}
        self.ids = self.provinces + list(self.sea_at)
        self.number = {k: i for i, k in enumerate(self.ids)}
        self.seeds = {p: project(np.array(geo.SEEDS[p])) for p in self.provinces}
        self.wiggle, self.soften, self.seed = wiggle, soften, seed
        self.land = self._carve(land)
        self.owner = self._settle_land()

    def _points(self, lonlat: list) -> np.ndarray:
        corner = {"NW": (0, 0), "SW": (0, self.height)}
        return np.array([corner[p] if isinstance(p, str) else self.project(np.array([p]))[0] for p in lonlat])

    def _curve(self, lonlat: list) -> LineString:
        """A line through the points, rounded off."""
        c = self._points(lonlat)
        for _ in range(3):
            if len(c) > 2:
                mid = np.empty((2 * len(c) - 2, 2))
                mid[0::2], mid[1::2] = c[:-1] * 0.75 + c[1:] * 0.25, c[:-1] * 0.25 + c[1:] * 0.75
                c = np.vstack([c[:1], mid[1:-1], c[-1:]])
        return LineString(c)

    def _at(self, lonlat: tuple[float, float]) -> np.ndarray:
        return self.project(np.array([lonlat]))[0]

    def _cell(self, xy: np.ndarray) -> tuple[int, int]:
        return int(np.clip(xy[0] * self.cells, 0, self.nx - 1)), int(np.clip(xy[1] * self.cells, 0, self.ny - 1))

    def _mask(self, shape: shapely.Geometry) -> np.ndarray:
        return rasterise(shape, self.nx, self.ny, self.cells)

    def _carve(self, land: MultiPolygon) -> MultiPolygon:
        """The land with its straits open, and without the islands nobody would see."""
        for line, half in geo.CARVE:
            land = land.difference(self._curve(line).buffer(half))
        chosen = shapely.multipoints([self._at(p) for p, _ in geo.ISLANDS])
        dropped = shapely.multipoints([self._at(p) for p in geo.DROPPED])

        def kept(p: shapely.Polygon) -> bool:
            if p.area > 400 or p.distance(dropped) <= 1:
                return p.area > 400
            return p.area >= SMALLEST_ISLAND or (p.area > 6 and p.distance(chosen) < 1)

        return MultiPolygon([p for p in shapely.get_parts(land) if kept(p)])

    def _settle_land(self) -> np.ndarray:
        """Split the land that several provinces share; give the islands away whole."""
        shared: list[shapely.Polygon] = []
        islands: list[tuple[shapely.Polygon, str]] = []  # with its province, "" for the nearest
        alone = set()
        chosen = [(Point(self._at(p)), k) for p, k in geo.ISLANDS]
        board = shapely.box(0, 0, self.width, self.height)
        spots = {k: shapely.multipoints(v) for k, v in self.seeds.items()}
        for part in self.land.geoms:
            if not part.intersects(board):
                continue
            shapely.prepare(part)
            inside = [k for k, points in spots.items() if part.intersects(points)]
            if len(inside) > 1:
                shared.append(part)
            elif inside:
                islands.append((part, inside[0]))
                alone.add(inside[0])
            else:
                islands.append((part, next((k for c, k in chosen if part.distance(c) < 1), "")))
        mask = self._mask(MultiPolygon(shared))
        cost = np.where(mask, np.exp(self.wiggle * noise(self.ny, self.nx, self.cells, self.seed)), np.inf)
        near = distance_transform_edt(~mask, return_indices=True)[1]
        sources = []
        for k, points in self.seeds.items():
            for x, y in (self._cell(q) for q in points if k not in alone):
                sources.append((int(near[1][y, x]), int(near[0][y, x]), self.number[k]))
        owner = np.where(mask, grow(sources, cost), -1)
        if self.soften:
            owner = softened(owner, mask, self.soften, 0.8, self.cells, self.seed)
        for part, k in islands:
            if k:
                owner[self._mask(part) & (owner < 0)] = self.number[k]
        near = distance_transform_edt(owner < 0, return_indices=True)[1]
        for part, k in islands:
            if not k:
                x, y = self._cell(np.array(part.representative_point().coords[0]))
                owner[self._mask(part) & (owner < 0)] = owner[near[0][y, x], near[1][y, x]]
        return owner

    def settle_water(self, band: float, coastal: set[str], smooth: float = 5.0) -> None:
        """Coastal water to the provinces, the rest to the sea zones. Sets `labels`."""
        c = self.cells
        water = self.owner < 0
        coast = np.where(np.isin(self.owner, [self.number[k] for k in coastal]), self.owner, -1)
        away, near = distance_transform_edt(coast < 0, return_indices=True)
        nearest = coast[near[0], near[1]]
        dark = water & (away > band * c)
        for ring in geo.LIGHT:
            dark &= ~self._mask(shapely.Polygon(self._points(ring)))
        for line, half in geo.DARK:
            dark |= self._mask(self._curve(line).buffer(half)) & water & (away > 2.5 * c)
        dark = opened(dark, smooth * c)
        barrier = np.zeros_like(dark)
        for _, _, line in geo.SEA_LINES:
            barrier |= self._mask(self._curve(line).buffer(1.2 / c))
        parts, _ = label(dark & ~barrier)
        near = distance_transform_edt(parts == 0, return_indices=True)[1]
        zone = np.full(dark.shape, -1)
        for s, lonlat in self.sea_at.items():
            x, y = self._cell(self._at(lonlat))
            part = parts == parts[near[0][y, x], near[1][y, x]]
            if (zone[part] >= 0).any():
                raise SystemExit(f"{s} and {self.ids[zone[part].max()]} run together: see SEA_LINES")
            zone[part] = self.number[s]
        near = distance_transform_edt(zone < 0, return_indices=True)[1]
        zone = np.where(dark & barrier, zone[near[0], near[1]], zone)
        self.labels = np.where(zone >= 0, zone, np.where(water, nearest, self.owner))
