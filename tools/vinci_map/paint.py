"""The painted background: water with shore lines, tinted ground, terrain drawn in ink, borders, symbols and a frame."""
from __future__ import annotations

import io
import math
from pathlib import Path

import numpy as np
import resvg_py
import shapely
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry import LineString, MultiPolygon, Point, box
from shapely.ops import unary_union

from . import geography as geo
from . import glyphs
from .export import path, grounds
from .topology import OUTSIDE, Topology

SCALE = 2.5                                    # pixels for each board unit
SEED = 11
PAPER = (240, 230, 206)
GROUND = {"field": (238, 211, 133), "pasture": (199, 214, 150), "forest": (142, 170, 120), "mountain": (197, 190, 180), "hill": (222, 189, 143)}
DEEP, SEA = (72, 108, 134), (98, 136, 158)     # dark blue: far from the coast, and near it
SHOAL, SURF = (170, 205, 216), (205, 226, 229) # light blue: outer rim, and along the shore
INK = "#40301f"
CONIFERS = {"sweden", "finland", "muscovy", "livonia"}


def render(body: str, view: tuple[int, int]) -> np.ndarray:
    """An SVG body as an array of red, green, blue, alpha between 0 and 1 (colours not premultiplied)."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {view[0]} {view[1]}">{body}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=round(view[0] * SCALE)))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), np.float32) / 255


def over(picture: np.ndarray, layer: np.ndarray, opacity: float = 1.0) -> np.ndarray:
    alpha = layer[..., 3:] * opacity
    return picture * (1 - alpha) + layer[..., :3] * alpha


def mix(a, b, t: np.ndarray) -> np.ndarray:
    a, b = np.array(a, np.float32) / 255, np.array(b, np.float32) / 255
    return a + (b - a) * t[..., None]


def cloud(shape: tuple[int, int], size: float, rng: np.random.Generator) -> np.ndarray:
    """Soft noise with mean 0 and deviation 1, blobs about `size` pixels wide."""
    step = max(1, int(size / 3))
    small = gaussian_filter(rng.standard_normal((shape[0] // step + 3, shape[1] // step + 3)), size / step / 2)
    big = np.asarray(Image.fromarray(small.astype(np.float32)).resize((shape[1], shape[0]), Image.Resampling.BICUBIC))
    return (big - big.mean()) / big.std()


def line(points: np.ndarray) -> str:
    return "M" + " ".join(f"{x:g} {y:g}" for x, y in np.round(points, 1))


def scatter(free: shapely.Geometry, gap: float, flat: float, rng: np.random.Generator, grove, most: int) -> list[tuple[float, float]]:
    """Points in `free`, at least `gap` apart (`flat` times that one above the other), gathered where `grove` is high."""
    shapely.prepare(free)
    x0, y0, x1, y1 = free.bounds
    tries = int(min(2400, 14 * (x1 - x0) * (y1 - y0) / gap ** 2))
    xs, ys = rng.uniform(x0, x1, tries), rng.uniform(y0, y1, tries)
    ok = shapely.contains_xy(free, xs, ys) & grove(xs, ys)
    kept: list[tuple[float, float]] = []
    for x, y in zip(xs[ok], ys[ok]):
        if all((x - a) ** 2 + ((y - b) / flat) ** 2 >= gap ** 2 for a, b in kept):
            kept.append((x, y))
            if len(kept) == most:
                break
    return kept


MARKS = {                    # gap between marks, its flattening, distance from the border, size of a mark
    "mountain": (9.6, .72, 4.8, 1.12), "hill": (12.5, .72, 5.0, 1.08), "forest": (6.9, .8, 4.2, 1.0), "field": (9.2, 1.0, 5.2, .98), "pasture": (10.2, .8, 4.4, 1.0),
}


def terrain_marks(shapes: dict, ground: dict[str, MultiPolygon], provinces: list[dict]) -> str:
    """Mountains, trees, corn and grass, where no piece, symbol or name will lie; in wide provinces in ranges and groves."""
    rng = np.random.default_rng(SEED)
    view = shapes["viewBox"][2:]
    field = cloud((view[1], view[0]), 34, rng)
    out = []
    for p in provinces:
        place = shapes["provinces"][p["id"]]
        kind = p["terrain"]
        gap, flat, rim, size = MARKS[kind]
        room = ground[p["id"]].buffer(-rim * (.82 if ground[p["id"]].area < 3200 else 1))
        taken = [Point(place["anchor"]["x"], place["anchor"]["y"]).buffer(12.5 + gap * .34)]
        taken += [Point(place[k]["x"], place[k]["y"]).buffer(7 + gap * .4) for k in ("mine", "port") if k in place]
        name = place["label"]
        wide, high = name["width"] / 2 + 1, name["lines"] * 4.5 + 1.5
        taken.append(box(name["x"] - wide, name["y"] - high, name["x"] + wide, name["y"] + high))
        free = room.difference(unary_union(taken))
        if free.area < 500:
            free = room.difference(unary_union(taken[:-1]))
        if free.is_empty:
            continue
        open_ = np.clip((free.area - 1500) / 6000, 0, 1)          # the wider, the more gathered
        limit = -3 + open_ * (2.6 if kind in ("mountain", "forest") else 1.9)
        marks = scatter(free, gap * (.86 + .26 * open_), flat, rng, lambda x, y: field[y.astype(int), x.astype(int)] > limit, 70)
        name_ = ("conifer" if p["id"] in CONIFERS else "broadleaf") if kind == "forest" else kind
        variants = glyphs.TERRAIN[name_]
        for x, y in sorted(marks, key=lambda q: q[1]):
            scale = size * rng.uniform(.88, 1.1) * (1 + .14 * open_)
            flip = -1 if kind in ("pasture", "field") and rng.random() < .5 else 1
            body = variants[int(rng.random() * len(variants))]
            out.append(f'<g transform="translate({x:.1f} {y:.1f})scale({flip * scale:.2f} {scale:.2f})">{body}</g>')
    return '<g stroke-linecap="round" stroke-linejoin="round">' + "".join(out) + "</g>"


def border_lines(topo: Topology, coast: MultiPolygon) -> str:
    land, water, open_sea = [], [], []
    for pair, c in topo.arcs:
        if OUTSIDE in pair:
            continue
        if len(pair & topo.provinces) == 2:
            whole = LineString(c)
            for shape, into in ((whole.intersection(coast), land), (whole.difference(coast), water)):
                into += [line(np.array(g.coords)) for g in shapely.get_parts(shapely.line_merge(shape)) if g.geom_type == "LineString" and g.length > .3]
        elif not pair & topo.provinces:
            open_sea.append(line(c))
    return (
        f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{"".join(water)}" stroke="#4d88a3" stroke-width="1.1" stroke-dasharray="0.1 2.6"/>'
        f'<path d="{"".join(land)}" stroke="{INK}" stroke-opacity=".30" stroke-width="2.7"/>'
        f'<path d="{"".join(land)}" stroke="#fffdf4" stroke-width="1.7"/>'
        f'<path d="{"".join(open_sea)}" stroke="#dfeaf0" stroke-opacity=".62" stroke-width="1" stroke-dasharray="5 3.4" stroke-linecap="butt"/></g>'
    )


def symbols(shapes: dict) -> str:
    return "".join(f'<g transform="translate({p[kind]["x"]} {p[kind]["y"]})">{body}</g>'
                   for p in shapes["provinces"].values() for kind, body in shapes["symbols"].items() if kind in p)


def frame(topo: Topology, view: tuple[int, int]) -> str:
    """A ruled frame like an atlas sheet's, with marks where peoples come in from outside."""
    x0, y0, x1, y1 = topo.box
    w, h = view
    out = [f'<path d="M0 0H{w}V{h}H0zM{x0} {y0}V{y1}H{x1}V{y0}z" fill="rgb{PAPER}"/>']
    inner, outer = 2.2, 5.2
    out.append(f'<g fill="none" stroke="{INK}"><rect x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}" stroke-width="1"/>'
               f'<rect x="{x0 - inner}" y="{y0 - inner}" width="{x1 - x0 + 2 * inner}" height="{y1 - y0 + 2 * inner}" stroke-width=".5"/>'
               f'<rect x="{x0 - outer}" y="{y0 - outer}" width="{x1 - x0 + 2 * outer}" height="{y1 - y0 + 2 * outer}" stroke-width=".9"/></g>')
    dark = []
    t = (outer - inner)
    for n, lo, hi, horizontal in ((28, x0 - inner, x1 + inner, True), (20, y0 - inner, y1 + inner, False)):
        step = (hi - lo) / n
        for i in range(0, n, 2):
            a = lo + i * step
            if horizontal:
                dark += [f"M{a:.1f} {y0 - outer:.1f}h{step:.1f}v{t:.1f}h{-step:.1f}z", f"M{a + step:.1f} {y1 + inner:.1f}h{step:.1f}v{t:.1f}h{-step:.1f}z"]
            else:
                dark += [f"M{x0 - outer:.1f} {a:.1f}v{step:.1f}h{t:.1f}v{-step:.1f}z", f"M{x1 + inner:.1f} {a + step:.1f}v{step:.1f}h{t:.1f}v{-step:.1f}z"]
    out.append(f'<path d="{"".join(dark)}" fill="{INK}" fill-opacity=".82"/>')
    for pair, c in topo.arcs:
        if OUTSIDE not in pair:
            continue
        (name,) = pair - {OUTSIDE}
        colour = "#9c3b25" if name in topo.provinces else "#2f5f83"
        for (ax, ay), (bx, by) in zip(c, c[1:]):
            length = math.hypot(bx - ax, by - ay)
            if length < 24:
                continue
            mx, my = (ax + bx) / 2, (ay + by) / 2
            angle = 180 if ay == by == y1 else 0 if ay == by else -90 if ax == x0 else 90
            out.append(f'<g transform="translate({mx:.1f} {my:.1f})rotate({angle})"><path d="M-6.6-5.6H6.6L0 6.6z" fill="rgb{PAPER}"/>'
                       f'<path d="M-4.9-5.6C-3-4.6 3-4.6 4.9-5.6L0 4.6z" fill="{colour}" stroke="{INK}" stroke-width=".45" stroke-linejoin="round"/></g>')
    return "".join(out)


def board(shapes: dict, topo: Topology, coast: MultiPolygon, provinces: list[dict], file: Path) -> None:
    view = shapes["viewBox"][2:]
    rng = np.random.default_rng(SEED)
    ground = grounds(topo, coast, provinces)
    land_path = path(MultiPolygon([q for g in ground.values() for q in g.geoms]))
    lands = unary_union([g.buffer(.06) for g in ground.values()])
    land_alpha = render(f'<path d="{path(shapely.set_precision(lands, .1))}"/>', view)[..., 3]
    shallow_alpha = render("".join(f'<path d="{shapes["provinces"][p["id"]]["region"]}"/>' for p in provinces), view)[..., 3]
    size = land_alpha.shape
    to_land = distance_transform_edt(land_alpha < .5) / SCALE
    to_shoal = distance_transform_edt(shallow_alpha < .5) / SCALE

    # water
    wash = cloud(size, 90, rng) * .5 + cloud(size, 30, rng) * .3
    deep = mix(SEA, DEEP, np.clip(1 - np.exp(-to_shoal / 16), 0, 1))
    shoal = mix(SURF, SHOAL, np.clip(to_land / 9, 0, 1))
    picture = deep + (shoal - deep) * shallow_alpha[..., None]
    picture += (wash * np.where(shallow_alpha > .5, .006, .012))[..., None]
    for at, strength, width in ((2.3, .50, .32), (4.4, .34, .30), (6.6, .20, .28)):
        ring = np.exp(-((to_land - at) / width) ** 2) * strength * shallow_alpha * (1 - land_alpha)
        picture = picture * (1 - ring[..., None]) + np.array([78, 130, 155], np.float32) / 255 * ring[..., None]
    for at, strength, width in ((.9, .55, .5), (3.6, .16, .5)):
        ring = np.exp(-((to_shoal - at) / width) ** 2) * strength * (1 - shallow_alpha)
        picture = picture * (1 - ring[..., None]) + np.array([40, 76, 104], np.float32) / 255 * ring[..., None]

    x0, y0, x1, y1 = topo.box
    rose_x, rose_y, rose_r = x0 + geo.ROSE[0] * (x1 - x0), y0 + geo.ROSE[1] * (y1 - y0), geo.ROSE[2]
    rays = render(glyphs.rhumbs(rose_x, rose_y, 1100), view)
    rays[..., 3] *= 1 - shallow_alpha
    picture = over(picture, rays, .10)
    picture = over(picture, render(glyphs.rose(rose_x, rose_y, rose_r), view), .72)

    # ground: a wash that is darker along the borders of each province
    fills = "".join(f'<path d="{path(ground[p["id"]])}" fill="rgb{GROUND[p["terrain"]]}" stroke="rgb{GROUND[p["terrain"]]}" stroke-width=".5"/>' for p in provinces)
    layer = render(fills, view)
    layer[..., 3] = land_alpha
    borders_only = render(f'<path d="{land_path}" fill="none" stroke="#000" stroke-width=".5"/>', view)[..., 3]
    rim = distance_transform_edt(borders_only < .3) / SCALE
    shade = .11 * np.exp(-rim / 3.2) + .05 * np.exp(-rim / 10)
    tone = 1 - shade + .022 * wash + .012 * cloud(size, 9, rng)
    layer[..., :3] = np.clip(layer[..., :3] * tone[..., None], 0, 1)
    # a soft shadow of the land on the water
    shadow = gaussian_filter(land_alpha, 1.6 * SCALE)
    shadow = np.roll(shadow, (int(1.2 * SCALE), int(.8 * SCALE)), (0, 1)) * (1 - land_alpha) * .28
    picture = picture * (1 - shadow[..., None]) + np.array([36, 62, 80], np.float32) / 255 * shadow[..., None]
    picture = over(picture, layer)

    picture = over(picture, render(terrain_marks(shapes, ground, provinces), view), .86)
    picture = over(picture, render(border_lines(topo, coast), view))
    picture = over(picture, render(f'<path d="{path(shapely.set_precision(lands, .1))}" fill="none" stroke="{INK}" stroke-width=".85" stroke-linejoin="round"/>', view), .9)
    picture = over(picture, render(symbols(shapes), view))
    picture = over(picture, render(frame(topo, view), view))

    # paper
    grain = .010 * rng.standard_normal(size) + .012 * cloud(size, 5, rng) + .012 * cloud(size, 160, rng)
    yy, xx = np.mgrid[0:size[0], 0:size[1]]
    edge = np.minimum(np.minimum(xx, size[1] - xx), np.minimum(yy, size[0] - yy)) / SCALE
    picture *= (1 + gaussian_filter(grain, .6) - .07 * np.exp(-edge / 16))[..., None]
    picture = picture * .97 + .03 * np.array(PAPER, np.float32) / 255
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8))
    image.save(file, "WEBP", quality=84, method=6)
