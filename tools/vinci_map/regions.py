"""Who owns which cell of the board: land grown from seeds, a band of coastal water, and the dark-blue sea zones."""
from __future__ import annotations

import math

import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter, label
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra
from shapely.geometry import LineString, MultiPolygon, Point

from . import geography as geo

SMALLEST_ISLAND = 25.0       # square board units; smaller islands are left out


def rasterise(shape: shapely.Geometry, nx: int, ny: int, cells: float) -> np.ndarray:
    image = Image.new("1", (nx, ny))
    draw = ImageDraw.Draw(image)
    for p in shapely.get_parts(shape):
        if p.geom_type != "Polygon":
            continue
        draw.polygon([(x * cells - .5, y * cells - .5) for x, y in p.exterior.coords], fill=1)
        for ring in p.interiors:
            draw.polygon([(x * cells - .5, y * cells - .5) for x, y in ring.coords], fill=0)
    return np.array(image, bool)


def grow(sources: list[tuple[int, int, int]], cost: np.ndarray) -> np.ndarray:
    """Label every cell with the source (x, y, label) that reaches it most cheaply; cells of infinite cost stay -1."""
    ny, nx = cost.shape
    index = np.arange(nx * ny).reshape(ny, nx)
    flat = cost.ravel()
    rows, cols, weights = [], [], []
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        a = index[:ny - dy, max(0, -dx):nx - max(0, dx)].ravel()
        b = index[dy:, max(0, dx):nx + min(0, dx)].ravel()
        w = (flat[a] + flat[b]) * .5 * math.hypot(dx, dy)
        keep = np.isfinite(w)
        rows.append(a[keep])
        cols.append(b[keep])
        weights.append(w[keep])
    graph = coo_matrix((np.concatenate(weights), (np.concatenate(rows), np.concatenate(cols))), shape=(nx * ny,) * 2).tocsr()
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
    rng = np.random.default_rng(seed)
    out = np.zeros((ny, nx))
    for size, strength in ((16, 1.0), (7, .7), (3, .35)):
        z = gaussian_filter(rng.standard_normal((ny, nx)), size * cells * .5)
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
    sy, sx = (np.clip((base + d).round().astype(int), 0, n - 1) for base, d, n in ((yy, shift[0], ny), (xx, shift[1], nx)))
    moved = out[sy, sx]
    return np.where(mask & (far > 4) & (moved >= 0), moved, owner)


class Regions:
    """The cells of the board. `project` takes longitude, latitude to board units; labels index `provinces + seas`."""

    def __init__(self, project, land: MultiPolygon, width: float, height: float, cells: float, provinces: list[str], seas: list[str],
                 wiggle: float = .45, seed: int = 7, soften: float = 0) -> None:
        self.project, self.width, self.height, self.cells = project, width, height, cells
        self.nx, self.ny = round(width * cells), round(height * cells)
        self.provinces, self.seas = provinces, seas
        self.ids = provinces + seas
        self.number = {k: i for i, k in enumerate(self.ids)}
        self.seeds = {p: project(np.array(geo.SEEDS[p])) for p in provinces}
        self.land = self._carve(land)
        self.wiggle, self.seed, self.soften = wiggle, seed, soften
        self._settle_land()

    def _points(self, lonlat: list) -> np.ndarray:
        corner = {"NW": (0, 0), "SW": (0, self.height)}
        return np.array([corner[p] if isinstance(p, str) else self.project(np.array([p]))[0] for p in lonlat])

    def _curve(self, lonlat: list) -> LineString:
        """A line through the points, rounded off."""
        c = self._points(lonlat)
        for _ in range(3):
            if len(c) > 2:
                mid = np.empty((2 * len(c) - 2, 2))
                mid[0::2], mid[1::2] = c[:-1] * .75 + c[1:] * .25, c[:-1] * .25 + c[1:] * .75
                c = np.vstack([c[:1], mid[1:-1], c[-1:]])
        return LineString(c)

    def _carve(self, land: MultiPolygon) -> MultiPolygon:
        for line, half in geo.CARVE:
            land = land.difference(self._curve(line).buffer(half))
        chosen = [Point(self.project(np.array([p]))[0]) for p, _ in geo.ISLANDS]
        dropped = shapely.multipoints(self.project(np.array(geo.DROPPED)))
        keep = [p for p in shapely.get_parts(land) if p.area > 400 or p.distance(dropped) > 1 and (
            p.area >= SMALLEST_ISLAND or any(p.distance(c) < 1 and p.area > 6 for c in chosen))]
        return MultiPolygon(keep)

    def _cell(self, xy: np.ndarray) -> tuple[int, int]:
        return int(np.clip(xy[0] * self.cells, 0, self.nx - 1)), int(np.clip(xy[1] * self.cells, 0, self.ny - 1))

    def _settle_land(self) -> None:
        """Split the land that several provinces share; give the islands away whole."""
        owner = np.full((self.ny, self.nx), -1)
        shared, alone = [], set()
        self.islands: list[tuple[shapely.Polygon, str]] = []
        chosen = [(Point(self.project(np.array([p]))[0]), k) for p, k in geo.ISLANDS]
        board = shapely.box(0, 0, self.width, self.height)
        spots = {k: shapely.multipoints(v) for k, v in self.seeds.items()}
        for part in self.land.geoms:
            if not part.intersects(board):
                continue
            shapely.prepare(part)
            inside = [k for k, pts in spots.items() if part.intersects(pts)]
            if len(inside) > 1:
                shared.append(part)
            elif inside:
                self.islands.append((part, inside[0]))
                alone.add(inside[0])
            else:
                near = [k for c, k in chosen if part.distance(c) < 1]
                self.islands.append((part, near[0] if near else ""))
        mask = rasterise(MultiPolygon(shared), self.nx, self.ny, self.cells)
        cost = np.where(mask, np.exp(self.wiggle * noise(self.ny, self.nx, self.cells, self.seed)), np.inf)
        sources = [(*self._cell(q), self.number[k]) for k, pts in self.seeds.items() for q in pts]
        near = distance_transform_edt(~mask, return_indices=True)[1]
        big = [(int(near[1][y, x]), int(near[0][y, x]), k) for x, y, k in sources if self.ids[k] not in alone]
        owner = grow(big, cost)
        owner[~mask] = -1
        if self.soften:
            owner = softened(owner, mask, self.soften, .8, self.cells, self.seed)
        for part, k in self.islands:
            if k:
                owner[rasterise(MultiPolygon([part]), self.nx, self.ny, self.cells) & (owner < 0)] = self.number[k]
        near = distance_transform_edt(owner < 0, return_indices=True)[1]
        given = []
        for part, k in self.islands:
            if not k:
                x, y = self._cell(np.array(part.representative_point().coords[0]))
                k = self.ids[owner[near[0][y, x], near[1][y, x]]]
                owner[rasterise(MultiPolygon([part]), self.nx, self.ny, self.cells) & (owner < 0)] = self.number[k]
            given.append((part, k))
        self.islands = given
        self.shared = MultiPolygon(shared)
        self.owner = owner

    def settle_water(self, band: float, coastal: set[str], smooth: float = 5.0) -> None:
        """Coastal water to the provinces, the rest to the sea zones. Sets `labels`."""
        c = self.cells
        water = self.owner < 0
        coast = np.where(np.isin(self.owner, [self.number[k] for k in coastal]), self.owner, -1)
        away, near = distance_transform_edt(coast < 0, return_indices=True)
        nearest = coast[near[0], near[1]]
        dark = water & (away > band * c)
        light = np.zeros_like(dark)
        for ring in geo.LIGHT:
            light |= rasterise(shapely.Polygon(self._points(ring)), self.nx, self.ny, c)
        dark &= ~light
        for line, half in geo.DARK:
            axis = rasterise(self._curve(line).buffer(half), self.nx, self.ny, c)
            dark |= axis & water & (away > 2.5 * c)
        dark = opened(dark, smooth * c)
        barrier = np.zeros_like(dark)
        for _, _, line in geo.SEA_LINES:
            barrier |= rasterise(self._curve(line).buffer(1.2 / c), self.nx, self.ny, c)
        parts, _ = label(dark & ~barrier)
        zone = np.full(dark.shape, -1)
        self.sea_points = {}
        for s in self.seas:
            x, y = self._cell(self.project(np.array([self.sea_at[s]]))[0])
            if not parts[y, x]:
                near_sea = distance_transform_edt(parts == 0, return_indices=True)[1]
                y, x = near_sea[0][y, x], near_sea[1][y, x]
            if (zone[parts == parts[y, x]] >= 0).any():
                print("sea zones run together:", s, self.ids[zone[y, x]])
            zone[parts == parts[y, x]] = self.number[s]
        near_zone = distance_transform_edt(zone < 0, return_indices=True)[1]
        fill = dark & barrier
        zone[fill] = zone[near_zone[0], near_zone[1]][fill]
        self.labels = np.where(zone >= 0, zone, np.where(water, nearest, self.owner))
