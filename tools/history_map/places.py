"""Where armies, structures, names, resources, fleets and seals stand: solved on cells, one for each board unit.

A Territory has one spot for its army (with a fort behind it) and one of five arrangements of the two plates beside it,
a capital or city and a monument. Names may run into the sea, never over another Territory's pieces. Room is kept on the
army's rim for what an attack would bring.
"""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from atlas.cells import rasterise
from atlas.exact import Drawing
from atlas.lettering import Font, breaks
from atlas.spots import Box, Name, Spots, round_box, sums
from scipy.ndimage import binary_erosion, distance_transform_edt

from .data import LANGUAGES, World
from .odds import fit_plates

NOBODY, ICE = 900, 901
RIM = 15  # units along the frame that stay free
LEADING = 0.92  # height of a line, in font sizes
LAND_SIZES = (13, 12.5, 12, 11.5, 11, 10.5, 10)
SEA_SIZES = (13, 12.5, 12, 11.5, 11, 10.5)
ARMY: Box = (-13.5, -13.5, 13.5, 14.5)  # with the fort behind it
ODDS: Box = (-23.5, -21, 23.5, -6)  # what an attack would bring, above the army
RESOURCE: Box = (-7, -7, 7, 7)
FLEET: Box = (-13, -11, 13, 11)
SEAL: Box = (-14, -14, 14, 20)  # with my points below it


class Arrangement(NamedTuple):
    """Where the two plates stand beside the army, the boxes they take, and what it costs to choose it."""

    structure: tuple[float, float]
    monument: tuple[float, float]
    plates: Box
    dislike: float


ARRANGEMENTS = {
    "sides": Arrangement((-19.5, 5), (19.5, 5), (-27, -3, 27, 13), 0),
    "right": Arrangement((19.5, -9), (19.5, 6.8), (12, -17.5, 27, 15), 3),
    "left": Arrangement((-19.5, -9), (-19.5, 6.8), (-27, -17.5, -12, 15), 3),
    "top": Arrangement((-8.5, -19), (8.5, -19), (-16.5, -27, 16.5, -11), 22),
    "low": Arrangement((-8.5, 20), (8.5, 20), (-16.5, 12, 16.5, 28), 6),
}


class Places:
    """`land`, `water` and `seals`: id -> what stands where, as map.json holds it."""

    def __init__(self, drawing: Drawing, world: World, upright: Font, slanted: Font) -> None:
        self.drawing, self.world, self.upright, self.slanted = drawing, world, upright, slanted
        width, height = drawing.view
        self.ids = list(world.territories)
        self.owner = np.full((height, width), -1, np.int16)
        for k, shape in drawing.areas.items():
            if k in world.seas:
                continue
            mask = rasterise(shape, width, height, 1.0)
            if k in world.territories:
                self.owner[mask] = self.ids.index(k)
            else:
                self.owner[mask & (self.owner < 0)] = NOBODY if drawing.is_land(k) else ICE
        self.frame = np.ones((height, width), bool)
        self.frame[RIM:-RIM, RIM:-RIM] = False
        self.busy = np.zeros((2, height, width), np.float32)  # for each language: what is written there already
        self.land: dict[str, dict] = {}
        self.water: dict[str, dict] = {}
        self.seals: dict[str, dict] = {}
        self.clearance: dict[str, float] = {}  # what each placement cost, to see where it is tight
        for link, paths in drawing.links:
            if link.kind == "strait":
                for x, y in np.vstack(paths):
                    self._take((x - 3, y - 3, x + 4, y + 4))
        for k in sorted(self.ids, key=self._room):
            self._place_territory(k)
        for k in self.ids:
            if world.territories[k]["resource"]:
                self._place_resource(k)
        for k in world.seas:
            self._place_water(k)
        for k in sorted(world.areas, key=lambda a: sum(t.get("area") == a for t in world.territories.values())):
            self._place_seal(k)
        place_odds(self)

    def _room(self, k: str) -> float:
        return float(distance_transform_edt(np.pad(self.owner == self.ids.index(k), 1)).max())

    def _take(self, box: Box, languages: tuple[int, ...] = (0, 1)) -> None:
        x0, y0, x1, y1 = int(box[0]), int(box[1]), math.ceil(box[2]), math.ceil(box[3])
        for n in languages:
            self.busy[n, max(0, y0) : y1, max(0, x0) : x1] += 1

    # --- Territories

    def _place_territory(self, k: str) -> None:
        i, barren = self.ids.index(k), self.world.barren(k)
        mine = self.owner == i
        inner, other = binary_erosion(mine), (self.owner >= 0) & ~mine
        pieces = np.where(inner, 0, np.where(other, 5.0, np.where(mine, 1.5, 0.8))) + self.frame * 12
        words = np.where(inner, 0, np.where(other, 2.6, np.where(mine, 0.6, 0.22))) + self.frame * 12
        deep = binary_erosion(mine, iterations=2 if barren else 4)
        spots = Spots(deep if deep.any() else mine)
        of_pieces = [sums(pieces + 9 * b) for b in self.busy]
        of_words = [sums(words + 9 * b) for b in self.busy]
        of_busy = [sums(b) for b in self.busy]
        heart = distance_transform_edt(np.pad(mine, 1))[1:-1, 1:-1]
        cy, cx = np.unravel_index(heart.argmax(), heart.shape)
        best = None
        for arranged, a in ARRANGEMENTS.items():
            if barren and arranged != "sides":
                continue
            cost = 0.12 * spots.far(cx, cy)
            if not barren:
                for n in (0, 1):
                    cost += (spots.cost(of_pieces[n], ARMY) + spots.cost(of_pieces[n], a.plates)) / 2
                    if arranged != "top":
                        cost += 7 * spots.cost(of_busy[n], ODDS)
                cost += a.dislike
            names = [self._names(k, n, spots, of_words[n], arranged, barren) for n in (0, 1)]
            total = cost + names[0][0] + names[1][0]
            j = int(total.argmin())
            if best is None or total[j] < best[0]:
                best = float(total[j]), arranged, j, [found[1](j) for found in names]
        self.clearance[k], arranged, j, found = best
        x, y, a = spots.x[j], spots.y[j], ARRANGEMENTS[arranged]
        out = {"name": {}}
        if not barren:
            out |= {
                "army": (x, y),
                "structure": (x + a.structure[0], y + a.structure[1]),
                "monument": (x + a.monument[0], y + a.monument[1]),
            }
        for n, (name, box) in enumerate(found):
            out["name"][LANGUAGES[n]] = name
            self._take(box, (n,))
            if not barren:
                for b in (ARMY, a.plates):
                    self._take((x + b[0], y + b[1], x + b[2], y + b[3]), (n,))
        if not barren:
            out["odds"] = {}
            for n, (name, _) in enumerate(found):  # above the army, or below it where the name or the plates are above
                above = name.y >= y - 13 and arranged != "top"
                out["odds"][LANGUAGES[n]] = x, y - 14 if above else y + 14.5
                self._take(round_box(*out["odds"][LANGUAGES[n]], 46, 14), (n,))
        self.land[k] = out

    def _names(self, k: str, n: int, spots: Spots, table: np.ndarray, arranged: str, barren: bool):
        """The least cost of a name at each spot, and a function that gives the name chosen at one of them."""
        least, chosen, forms = np.full(len(spots.x), 1e9), np.zeros(len(spots.x), int), []
        font = self.slanted if barren else self.upright
        below = 28.5 if arranged == "low" else 15.5
        above = {"top": 27.5, "left": 17.8, "right": 17.8}.get(arranged, 13.5)
        right = 28 if arranged in ("sides", "right") else 22
        left = 28 if arranged in ("sides", "left") else 22
        for rows in breaks(self.world.name(k, LANGUAGES[n])):
            for size in LAND_SIZES:
                wide, high = max(font.width(r) for r in rows) * size + 2, len(rows) * size * LEADING + 1
                ways = [(0.0, 0.0, 0.0)]
                if not barren:
                    ways = [(dx, below + high / 2, 0) for dx in (0, -8, 8, -16, 16)]
                    dear = 60 if arranged == "low" else 16
                    ways += [(dx, -above - high / 2, dear) for dx in (0, -8, 8, -16, 16)]
                    ways += [(right + wide / 2, dy, 4) for dy in (0, -6, 6, 12)]
                    ways += [(-left - wide / 2, dy, 4) for dy in (0, -6, 6, 12)]
                for ox, oy, dear in ways:
                    cost = spots.cost(table, round_box(ox, oy, wide, high))
                    cost += (13 - size) * 9 + (len(rows) - 1) * 3 + abs(ox) * 0.12 + dear
                    forms.append((rows, size, ox, oy, wide, high))
                    better = cost < least
                    least[better], chosen[better] = cost[better], len(forms) - 1
        return least, lambda j: self._named(forms[chosen[j]], spots.x[j], spots.y[j])

    @staticmethod
    def _named(form: tuple, x: float, y: float) -> tuple[Name, Box]:
        rows, size, ox, oy, wide, high = form
        return Name(rows, size, x + ox, y + oy), round_box(x + ox, y + oy, wide, high)

    def _place_resource(self, k: str) -> None:
        mine = self.owner == self.ids.index(k)
        spots = Spots(mine, thin=False)
        cost = spots.cost(sums(np.where(mine, 0, 2.0) + 20 * self.busy.max(0)), RESOURCE)
        cost += 0.1 * spots.far(*self.land[k]["army"])
        j = int(cost.argmin())
        self.clearance[f"{k} resource"] = float(cost[j])
        self.land[k]["resource"] = spots.x[j], spots.y[j]
        self._take(round_box(spots.x[j], spots.y[j], 14, 14))

    # --- waters

    def _place_water(self, k: str) -> None:
        height, width = self.owner.shape
        shape = max(self.drawing.areas[k].geoms, key=lambda p: p.area)
        mask = rasterise(self.drawing.areas[k], width, height, 1.0) & (self.owner < 0)
        tables = [
            sums(np.where(mask, 0, np.where(self.owner >= 0, 3.0, 2.0)) + 12 * b + self.frame * 12) for b in self.busy
        ]
        spots = Spots(mask)
        middle = shape.representative_point()
        total = 0.04 * spots.far(middle.x, middle.y)
        total += (spots.cost(tables[0], FLEET) + spots.cost(tables[1], FLEET)) / 2
        found = []
        for n, language in enumerate(LANGUAGES):
            least, chosen, forms = np.full(len(spots.x), 1e9), np.zeros(len(spots.x), int), []
            for rows in breaks(self.world.name(k, language)):
                for size in SEA_SIZES:
                    wide = max(self.slanted.width(r) for r in rows) * size + 3
                    high = len(rows) * size * LEADING + 1.5
                    ways = [(dx, s * (12 + high / 2)) for s in (1, -1) for dx in (0, -10, 10)]
                    ways += [(14 + wide / 2, 0), (-14 - wide / 2, 0)]
                    for ox, oy in ways:
                        cost = spots.cost(tables[n], round_box(ox, oy, wide, high)) + (13 - size) * 8 + len(rows)
                        forms.append((rows, size, ox, oy, wide, high))
                        better = cost < least
                        least[better], chosen[better] = cost[better], len(forms) - 1
            found.append((chosen, forms))
            total = total + least
        j = int(total.argmin())
        self.clearance[k] = float(total[j])
        x, y = spots.x[j], spots.y[j]
        self._take((x + FLEET[0], y + FLEET[1], x + FLEET[2], y + FLEET[3]))
        self.water[k] = {"fleet": (x, y), "name": {}}
        for n, (chosen, forms) in enumerate(found):
            name, box = self._named(forms[chosen[j]], x, y)
            self.water[k]["name"][LANGUAGES[n]] = name
            self._take(box, (n,))

    # --- seals of the Areas

    def _place_seal(self, k: str) -> None:
        members = [self.ids.index(t) for t, r in self.world.territories.items() if r.get("area") == k]
        mine = np.isin(self.owner, members)
        ys, xs = np.nonzero(mine)
        ground = np.where(mine, 0.12, np.where(self.owner >= 0, 4.0, 0.03))
        table = sums(ground + 20 * self.busy.max(0) + self.frame * 12)
        away = distance_transform_edt(~mine)
        inside = np.zeros(mine.shape, bool)
        inside[30:-30:2, 30:-30:2] = True
        spots = Spots(inside, thin=False)
        cost = spots.cost(table, SEAL) + 0.45 * spots.far(xs.mean(), ys.mean())
        cost += np.clip(away[spots.y.astype(int), spots.x.astype(int)] - 15, 0, None) * 4
        j = int(cost.argmin())
        self.clearance[f"{k} seal"] = float(cost[j])
        self.seals[k] = {"x": spots.x[j], "y": spots.y[j]}
        self._take((spots.x[j] + SEAL[0], spots.y[j] + SEAL[1], spots.x[j] + SEAL[2], spots.y[j] + SEAL[3]))


def place_odds(places: Places) -> None:
    """Move every plate of odds to where it covers nothing but the rim of its own army.

    Called when everything else stands: `land`, `water` and `seals` are read, and `odds` in `land` is written.
    """

    def named(name: Name, font: Font) -> Box:
        wide = max(font.width(r) for r in name.rows) * name.size
        return round_box(name.x, name.y, wide, len(name.rows) * name.size * LEADING)

    armies = {k: at["army"] for k, at in places.land.items() if "army" in at}
    for language in LANGUAGES:
        taken = [round_box(at["x"], at["y"], 27, 27) for at in places.seals.values()]
        for at in places.land.values():
            taken.append(named(at["name"][language], places.upright if "army" in at else places.slanted))
            if "army" in at:
                x, y = at["monument"]
                taken += [round_box(*at["structure"], 14.2, 14.2), (x - 5.6, y - 8, x + 5.6, y + 7.6)]
            if "resource" in at:
                taken.append(round_box(*at["resource"], 12, 12))
        for at in places.water.values():
            taken += [named(at["name"][language], places.slanted), round_box(*at["fleet"], 19, 18)]
        for k, spot in fit_plates(armies, taken).items():
            places.land[k]["odds"][language] = spot
