"""The painting of an exact map: waters in their tones, washes by group, marks of terrain, borders and links."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import shapely
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry import LineString
from shapely.ops import unary_union

from . import ink
from .exact import Drawing
from .svg import line, path
from .topology import OUTSIDE
from .wash import DEEP, PAPER, SCALE, SHADOW, SHORE_LINE, Colour, cloud, ground, over, render, rgb, tint

ICE, REEF = (214, 228, 230), (178, 205, 200)
SURF = (206, 228, 230)
RIM = (0.56, 3.6, 0.2, 11)  # of the washes; see wash.ground
LINK, LANE, CANAL = "#fff6da", "#8fdcf0", "#4d97bd"


def paler(colour: Colour, share: float) -> Colour:
    """A colour mixed with paper."""
    return tuple(round(c + (p - c) * share) for c, p in zip(colour, PAPER))


@dataclass
class Marks:
    """How thickly an area is covered with drawings: gap between them, flattening, distance from its border, size."""

    glyph: str
    gap: float
    flat: float
    rim: float
    size: float


def glyphs(spots: list[tuple[float, float, str, float]], rng: np.random.Generator) -> str:
    """Drawings (x, y, glyph, size), those farther down in front."""
    out = []
    for x, y, glyph, size in sorted(spots, key=lambda s: s[1]):
        variants = ink.TERRAIN[glyph]
        body = variants[int(rng.integers(len(variants)))]
        out.append(f'<g transform="translate({x:.1f} {y:.1f})scale({size:.2f})">{body}</g>')
    return '<g stroke-linecap="round" stroke-linejoin="round">' + "".join(out) + "</g>"


def covered(
    shape: shapely.Geometry, taken: shapely.Geometry, marks: Marks, groves: np.ndarray, rng: np.random.Generator
) -> list[tuple[float, float, str, float]]:
    """Drawings strewn over a shape, clear of what is taken."""
    free = shape.buffer(-marks.rim).difference(taken)
    if free.is_empty or free.area < 8:
        return []
    try:
        spots = ink.scatter(free, marks.gap, marks.flat, 0.1, groves, rng)
    except IndexError:  # too narrow: no point fell into it
        spots = [shapely.maximum_inscribed_circle(free, 0.2).coords[0]]
    return [(x, y, marks.glyph, marks.size * rng.uniform(0.86, 1.12)) for x, y in spots]


def along(
    border: LineString, beside: shapely.Geometry, glyph: str, away: float, gap: float, rng: np.random.Generator
) -> list[tuple[float, float, str, float]]:
    """A row of drawings on one side of a border."""
    out = []
    for s in np.arange(gap / 2, border.length, gap):
        p, q = border.interpolate(s - 1), border.interpolate(s + 1)
        step = np.array([q.x - p.x, q.y - p.y]) / max(0.1, p.distance(q))
        for side in (1, -1):
            at = np.array([p.x + q.x, p.y + q.y]) / 2 + side * away * np.array([-step[1], step[0]])
            if beside.contains(shapely.Point(at)):
                x, y = at + rng.uniform(-0.5, 0.5, 2)
                out.append((x, y, glyph, rng.uniform(0.72, 0.9)))
    return out


def crossing(c: np.ndarray) -> np.ndarray:
    """The line of a link as it is drawn: a very short one is a little longer than it is."""
    if len(c) < 2 or LineString(c).length >= 7:
        return c
    step = (c[-1] - c[0]) / max(0.1, np.hypot(*(c[-1] - c[0])))
    return np.vstack([c[0] - step * 3, c[1:-1], c[-1] + step * 3])


class Painting:
    """A picture that grows layer by layer."""

    def __init__(self, drawing: Drawing, seed: int) -> None:
        self.drawing, self.view = drawing, drawing.view
        self.rng = np.random.default_rng(seed)
        self.lands = {k: g for k, g in drawing.areas.items() if drawing.is_land(k)}
        whole = unary_union([g.buffer(0.06) for g in self.lands.values()])
        self.outline = path(shapely.set_precision(whole, 0.1))
        self.land = render(f'<path d="{self.outline}"/>', self.view)[..., 3]
        self.soft = cloud(self.land.shape, 90, self.rng) * 0.5 + cloud(self.land.shape, 30, self.rng) * 0.3
        self.groves = cloud((self.view[1] + 2, self.view[0] + 2), 34, self.rng)
        self.picture = np.ones((*self.land.shape, 3), np.float32)

    def lay(self, body: str, opacity: float = 1.0, mask: np.ndarray | None = None) -> None:
        """Draw over what is there, everywhere or where `mask` says."""
        layer = render(body, self.view)
        if mask is not None:
            layer[..., 3] *= mask
        self.picture = over(self.picture, layer, opacity)

    def waters(self, tone: Callable[[str], Colour], rose: tuple[float, float, float], deep: float = 0.0) -> None:
        """Every water in its own tone, lighter along the shore; ice; a rose with its rays.

        `deep`: how much darker the sea is far from all land.
        """
        to_land = distance_transform_edt(self.land < 0.5) / SCALE
        tones, ice = "", ""
        for k, shape in self.drawing.areas.items():
            if k in self.lands:
                continue
            frozen = self.drawing.nature.get(k)
            colour = {"ice": ICE, "reef": REEF}.get(frozen) or tone(k)
            tones += f'<path d="{path(shape)}" fill="rgb{colour}" stroke="rgb{colour}" stroke-width=".6"/>'
            ice += f'<path d="{path(shape)}"/>' if frozen == "ice" else ""
        self.lay(tones)
        self.picture = gaussian_filter(self.picture, (3, 3, 0)) + (self.soft * 0.012)[..., None]
        frozen = render(ice, self.view)[..., 3] if ice else np.zeros(self.land.shape, np.float32)
        if deep:
            self.picture = tint(self.picture, DEEP, deep * (1 - np.exp(-to_land / 45)) * (1 - frozen))
        self.lay(ink.rhumbs(*rose[:2], 2000), 0.10, 1 - frozen)
        shoal = np.exp(-to_land / 5.5)[..., None] * 0.55
        self.picture = self.picture * (1 - shoal) + rgb(SURF) * shoal
        for at, strength, width in ((1.9, 0.38, 0.28), (3.8, 0.25, 0.26), (5.8, 0.15, 0.25)):
            ring = strength * np.exp(-(((to_land - at) / width) ** 2))
            self.picture = tint(self.picture, SHORE_LINE, ring * (1 - self.land) * (1 - frozen))
        floes = []
        for k, kind in self.drawing.nature.items():
            if kind == "ice":
                marks = Marks("floe", 9.0, 0.6, 3.0, 1.0)
                floes += covered(self.drawing.areas[k], shapely.Polygon(), marks, self.groves, self.rng)
        self.lay(glyphs(floes, self.rng), 0.8)
        self.lay(ink.rose(*rose), 0.72)
        shadow = gaussian_filter(self.land, 1.6 * SCALE)
        shadow = np.roll(shadow, (int(1.2 * SCALE), int(0.8 * SCALE)), (0, 1))
        self.picture = tint(self.picture, SHADOW, shadow * (1 - self.land) * 0.28)

    def grounds(self, colour: Callable[[str], Colour], pale: float = 0.52) -> None:
        """Every land washed in its colour, stronger along its border."""
        parts = [(path(g), paler(colour(k), pale), colour(k)) for k, g in self.lands.items()]
        self.picture = over(self.picture, ground(parts, self.land, self.soft, self.view, self.rng, RIM))

    def borders(self, group: Callable[[str], str], river: Callable[[str, str], bool] = lambda a, b: False) -> None:
        """White lines on land (wider between groups), dashed ones between waters, blue ones along rivers; the coast."""
        lines = {"inner": "", "outer": "", "wet": "", "river": ""}
        for (a, b), c in self.drawing.net.arcs:
            if OUTSIDE in (a, b) or len(c) < 2:
                continue
            dry = (a in self.lands) + (b in self.lands)
            if dry == 2:
                lines["inner" if group(a) == group(b) else "outer"] += line(c)
                lines["river"] += line(c) if river(a, b) else ""
            elif dry == 0:
                lines["wet"] += line(c)
        on_land = lines["inner"] + lines["outer"]
        self.lay(
            '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
            f'<path d="{lines["wet"]}" stroke="#e6f0f2" stroke-opacity=".8" stroke-width=".9"'
            ' stroke-dasharray="3.6 2.4" stroke-linecap="butt"/>'
            f'<path d="{on_land}" stroke="{ink.INK}" stroke-opacity=".32" stroke-width="2.1"/>'
            f'<path d="{lines["outer"]}" stroke="{ink.INK}" stroke-opacity=".42" stroke-width="3.1"/>'
            f'<path d="{lines["inner"]}" stroke="#fffdf4" stroke-width="1.2"/>'
            f'<path d="{lines["outer"]}" stroke="#fffdf4" stroke-width="2"/>'
            f'<path d="{lines["river"]}" stroke="#3f83a8" stroke-width="1.5"/></g>'
        )
        pen = f'fill="none" stroke="{ink.INK}" stroke-width=".85" stroke-linejoin="round"'
        self.lay(f'<path d="{self.outline}" {pen}/>', 0.9)

    def links(self) -> None:
        """Straits and arrows as causeways of dots; lanes as blue dashes, canals as blue lines."""
        out = []
        for link, paths in self.drawing.links:
            for c in paths:
                c = crossing(c)
                d = line(c)
                if link.kind == "lane":
                    dashes = f'<path d="{d}" stroke-dasharray="4 4"'
                    out.append(f'{dashes} stroke="#24506b" stroke-opacity=".5" stroke-width="2.6"/>')
                    out.append(f'{dashes} stroke="{LANE}" stroke-width="1.3"/>')
                elif link.kind == "canal":
                    out.append(f'<path d="{d}" stroke="#3a2a18" stroke-opacity=".75" stroke-width="3.4"/>')
                    out.append(f'<path d="{d}" stroke="#fff6da" stroke-width="2.6"/>')
                    out.append(f'<path d="{d}" stroke="{CANAL}" stroke-width="1.5"/>')
                else:
                    out.append(f'<path d="{d}" stroke="#3a2a18" stroke-opacity=".6" stroke-width="3.8"/>')
                    out.append(f'<path d="{d}" stroke="{LINK}" stroke-width="2.2" stroke-dasharray="0.1 3.3"/>')
                look = f'fill="{LINK if link.kind in ("strait", "arrow") else LANE}" stroke="#3a2a18" stroke-width=".7"'
                out += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.9" {look}/>' for x, y in (c[0], c[-1])]
        self.lay(f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{"".join(out)}</g>', 0.95)
