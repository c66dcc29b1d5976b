"""The painted background: waters, Areas in their colours, barren lands, difficult terrain, straits, resources."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from pathlib import Path

import numpy as np
import shapely
from atlas import ink
from atlas.exact import Drawing
from atlas.painting import Marks, Painting, along, covered, glyphs
from atlas.wash import Colour, finish
from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union

from . import geography as geo
from .data import World
from .places import ARMY, LEADING, Places

SEED = 17
OCEANS, SEAS = (84, 121, 147), (118, 158, 178)
BARREN, NOBODY = (218, 205, 172), (196, 190, 178)
COLOURS: dict[str, Colour] = {
    "middle_east": (214, 170, 60),
    "north_africa": (140, 182, 104),
    "china": (212, 92, 84),
    "india": (166, 112, 186),
    "southern_europe": (96, 166, 206),
    "northern_europe": (98, 108, 184),
    "southeast_asia": (52, 156, 134),
    "eurasia": (190, 148, 108),
    "north_america": (222, 136, 58),
    "south_america": (126, 160, 56),
    "africa": (164, 112, 66),
    "japan": (216, 118, 150),
    "australia": (196, 96, 66),
}
GROWTH = {
    "peaks": Marks("mountain", 6.4, 0.72, 2.6, 0.74),
    "dunes": Marks("dune", 8.2, 0.62, 3.0, 0.92),
    "jungle": Marks("broadleaf", 5.6, 0.8, 3.0, 0.78),
    "taiga": Marks("conifer", 7.6, 0.85, 3.4, 0.66),
}
COLD = 46.0  # degrees north of which forests are dark
# An amphora on an ochre disc: the sign of a resource, printed on the land. About thirteen units across.
RESOURCE = (
    '<circle r="6.4" fill="#8a5d1c" stroke="#3d2810" stroke-width=".8"/><circle r="5.3" fill="#d9a441"/>'
    '<path d="M-1.5-4H1.5M-1-3.9C-.9-2.9-1-2.4-1.7-1.8-3.3-.4-2.6 2.2-.7 3.7H.7C2.6 2.2 3.3-.4 1.7-1.8 1-2.4.9-2.9'
    ' 1-3.9zM-1.1-3C-2.7-3-2.9-1.9-2.3-1.2M1.1-3C2.7-3 2.9-1.9 2.3-1.2" fill="#fbf0d0" stroke="#3d2810"'
    ' stroke-width=".7" stroke-linejoin="round" stroke-linecap="round"/>'
)


def taken(places: Places, k: str) -> shapely.Geometry:
    """What must not be drawn over: names in both languages and the army."""
    at = places.land[k]
    out = []
    for n in at["name"].values():
        wide = max(places.upright.width(r) for r in n.rows) * n.size / 2 + 2
        high = len(n.rows) * n.size * LEADING / 2 + 2
        out.append(box(n.x - wide, n.y - high, n.x + wide, n.y + high))
    if "army" in at:
        x, y = at["army"]
        out.append(box(x + ARMY[0], y + ARMY[1], x + ARMY[2], y + ARMY[3]))
    if "resource" in at:
        out.append(Point(at["resource"]).buffer(7.5))
    return unary_union(out)


def terrain(painting: Painting, world: World, places: Places) -> str:
    """Mountains, forest and the Wall along the borders that have them, on the side where they help the defender."""
    drawing, rng = painting.drawing, painting.rng
    kinds = {frozenset((b["a"], b["b"])): b for b in world.borders}
    spots, walls = [], []
    for pair, c in drawing.net.arcs:
        border = kinds.get(frozenset(pair))
        course = LineString(c) if len(c) > 1 else None
        if not border or course is None or course.length < 4:
            continue
        for k in border["terrain_in"] if border["kind"] != "strait" else ():
            shape = drawing.areas[k]
            if border["kind"] == "great_wall":
                side = 2.6 if shape.contains(course.offset_curve(2.6).interpolate(0.5, normalized=True)) else -2.6
                shifted = course.simplify(0.8).offset_curve(side)
                walls += [np.array(g.coords) for g in shapely.get_parts(shifted) if g.length > 3]
                continue
            cold = world.territories[k]["lat"] > COLD
            glyph = "mountain" if border["kind"] == "mountain" else "conifer" if cold else "broadleaf"
            row = along(course, shape, glyph, 4.4, 5.0, rng)
            sign = places.land[k].get("resource")
            spots += [s for s in row if not sign or Point(sign).distance(Point(s[:2])) > 7.5]
    for k, growth in geo.BARREN_GROUND.items():
        name = taken(places, k) if k in places.land else shapely.Polygon()
        spots += covered(drawing.areas[k], name, GROWTH[growth], painting.groves, rng)
    spots += [
        s
        for k, kind in drawing.nature.items()
        if kind == "land" and k not in geo.BARREN_GROUND
        for s in covered(drawing.areas[k], shapely.Polygon(), GROWTH["peaks"], painting.groves, rng)
    ]
    return glyphs(spots, rng) + "".join(ink.wall(c) for c in walls)


def board(drawing: Drawing, world: World, places: Places, file: Path) -> None:
    """Paint everything and save it."""
    painting = Painting(drawing, SEED)
    number = drawing.plan.number

    def tone(k: str) -> Colour:
        shift = ((number[k] * 37) % 7 - 3) * 2
        return tuple(v + shift for v in (OCEANS if world.seas[k]["kind"] == "ocean" else SEAS))

    def group(k: str) -> str:
        return world.territories[k].get("area") or "barren" if k in world.territories else "nobody"

    def colour(k: str) -> Colour:
        return COLOURS.get(group(k), BARREN if k in world.territories else NOBODY)

    painting.waters(tone, (*drawing.at(geo.ROSE[:2]), geo.ROSE[2]))
    painting.grounds(colour)
    painting.lay(terrain(painting, world, places), 0.86)
    painting.borders(group)
    painting.links()
    signs = [at["resource"] for at in places.land.values() if "resource" in at]
    painting.lay("".join(f'<g transform="translate({x:.1f} {y:.1f})">{RESOURCE}</g>' for x, y in signs))
    painting.lay(ink.frame(drawing.box, drawing.view))
    finish(painting.picture, painting.rng, file)
