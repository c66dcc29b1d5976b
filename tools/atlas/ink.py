"""Small drawings in ink: terrain, the compass rose, the frame. Glyphs are centred on 0, 0, about ten units across."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import math

import numpy as np
import shapely

INK = "#40301f"
PAPER = "#f0e6ce"

# fmt: off
# terrain -> variants
TERRAIN = {
    "mountain": [
        '<path d="M-5.4 3.3C-3.9 1.6-2.3-2.2-.5-4.3.8-2.7 2.7 1.3 5.2 3.3z" fill="#e9e4da"/>'
        '<path d="M-.5-4.3C.8-2.7 2.7 1.3 5.2 3.3H.6C1 2 -.2 1.2.4-.2-.4-1.2.2-2.8-.5-4.3z" fill="#857c70"/>'
        '<path d="M-5.4 3.3C-3.9 1.6-2.3-2.2-.5-4.3.8-2.7 2.7 1.3 5.2 3.3M-2.2 1.4-1.2-1M-3.6 2.7-3 1.5" fill="none"'
        ' stroke="#4d443a" stroke-width=".6"/>',
        '<path d="M-4.2 3C-3 1.4-1.8-.8-.3-2.6 1.2-.6 2.4 1.6 4.4 3z" fill="#e9e4da"/>'
        '<path d="M-.3-2.6C1.2-.6 2.4 1.6 4.4 3H.7C1-.1 0 .2-.3-2.6z" fill="#8b8276"/>'
        '<path d="M-4.2 3C-3 1.4-1.8-.8-.3-2.6 1.2-.6 2.4 1.6 4.4 3M-1.9 1.6-1.2.2" fill="none"'
        ' stroke="#4d443a" stroke-width=".6"/>',
    ],
    "hill": [
        '<path d="M-4.8 2.2C-3.4-1.2-1.8-2.6 0-2.6S3.4-1.2 4.8 2.2z" fill="#e6cda2"/>'
        '<path d="M-4.8 2.2C-3.4-1.2-1.8-2.6 0-2.6S3.4-1.2 4.8 2.2M1.2-1.5 1.7-.2M2.3-.7 2.9.9M3.3.5 3.8 1.7"'
        ' fill="none" stroke="#82582c" stroke-width=".62"/>',
        '<path d="M-3.6 1.8C-2.6-.8-1.4-1.8 0-1.8S2.6-.8 3.6 1.8z" fill="#e6cda2"/>'
        '<path d="M-3.6 1.8C-2.6-.8-1.4-1.8 0-1.8S2.6-.8 3.6 1.8M.9-.8 1.3.4M1.9-.1 2.4 1.1"'
        ' fill="none" stroke="#82582c" stroke-width=".62"/>',
    ],
    "broadleaf": [
        '<path d="M-.4 4V1.6H.4V4z" fill="#4b3a26"/>'
        '<path d="M0-4.2C1.6-4.2 2.5-3.2 2.4-2.2 3.4-1.6 3.4.2 2.2.8 1.6 2.2-1.6 2.2-2.2.8-3.4.2-3.4-1.6-2.4-2.2'
        '-2.5-3.2-1.6-4.2 0-4.2z" fill="#66885a" stroke="#2f4629" stroke-width=".55"/>'
        '<path d="M.6-3.6C2-3 2.2-2 1.8-1.4 2.7-.8 2.4.5 1.4.9 1.8-.8 1.2-2.4.6-3.6z" fill="#40603a"/>',
    ],
    "conifer": [
        '<path d="M-.35 4.2V2.4H.35V4.2z" fill="#4b3a26"/>'
        '<path d="M0-5 1.5-2.2.9-2.3 2.2.2 1.3.1 2.8 2.7C1 3.2-1 3.2-2.8 2.7L-1.3.1-2.2.2-.9-2.3-1.5-2.2z"'
        ' fill="#5d8057" stroke="#2c4229" stroke-width=".5"/>'
        '<path d="M0-5 1.5-2.2.9-2.3 2.2.2 1.3.1 2.8 2.7C2 3 1.2 3 .5 3.1z" fill="#3d5b39"/>',
    ],
    "field": [
        '<path d="M0 4.2C.1 2 0 0-.1-3.4" fill="none" stroke="#96701d" stroke-width=".6"/>'
        '<g fill="#bf9128" stroke="#8a6618" stroke-width=".3"><path d="M-.1-4.8C.8-3.9.7-3 0-2.4-.8-3-.9-3.9-.1-4.8z"/>'
        '<path d="M.1-1.2C.5-2.4 1.2-2.8 2-2.9 2-1.9 1.4-1 .1-.5zM-.1-1.2C-.5-2.4-1.2-2.8-2-2.9-2-1.9-1.4-1-.1-.5z"/>'
        '<path d="M.1.9C.5-.3 1.2-.7 2-.8 2 .2 1.4 1.1.1 1.6zM-.1.9C-.5-.3-1.2-.7-2-.8-2 .2-1.4 1.1-.1 1.6z"/></g>',
    ],
    "palm": [
        '<path d="M.1 4.3C.7 2 .5.2-.2-1.6" fill="none" stroke="#5d4426" stroke-width=".75"/>'
        '<path d="M-.2-1.8C-1.6-3.6-3.4-3.2-4.2-1.8-2.8-2.2-1.4-2-.2-1.8 1.2-3.8 3.2-3.4 4-1.9 2.6-2.3 1.2-2-.2-1.8'
        '-1.8-1.4-3-.2-2.8 1.2-2-.2-1.2-1-.2-1.8 1.4-1.2 2.6 0 2.4 1.4 1.6 0 .8-.8-.2-1.8-.6-3.4-1.4-4.4-2.4-4.8-.6-5-'
        '.1-3.4-.2-1.8z" fill="#4f7c48" stroke="#2b4a29" stroke-width=".35" stroke-linejoin="round"/>',
    ],
    "reed": [
        '<path d="M-2.4 2.4C-2.3.4-2.6-.8-3.2-1.8M-.6 2.4C-.6 0-.7-1.4-.6-2.6M1.2 2.4C1.2.8 1.6-.6 2.4-1.6" fill="none"'
        ' stroke="#5a7448" stroke-width=".55"/><path d="M-.9-3.9H-.3V-2.2H-.9zM2.2-3H2.8V-1.4H2.2z" fill="#6b4f2c"/>'
        '<path d="M-4 2.6H-1.2M-.2 3.2H3.6" fill="none" stroke="#5f93a6" stroke-width=".55"/>',
        '<path d="M-1 2C-1 .4-1.2-.8-1.8-1.8M.8 2C.8.4 1-.6 1.6-1.6" fill="none" stroke="#5a7448" stroke-width=".55"/>'
        '<path d="M-3 2.3H3" fill="none" stroke="#5f93a6" stroke-width=".5"/>',
    ],
    "furrow": [
        '<path d="M-4.4 1.6C-2.6.2-.6-.2 1.8.2M-3.6 2.8C-1.8 1.5.6 1.1 3 1.5M-4.6.2C-3-1-1.2-1.5.8-1.2" fill="none"'
        ' stroke="#7d7f2f" stroke-width=".6"/><path d="M2.4-.9C2.4-2.2 2.3-2.8 2-3.6M2.4-.9C2.5-2.2 2.9-2.9 3.4-3.4"'
        ' fill="none" stroke="#8f7a1f" stroke-width=".6"/>',
        '<path d="M-3.4.4C-1.4-.7.8-.9 3-.4M-3 1.8C-1 .8 1.2.6 3.6 1.1" fill="none" stroke="#7d7f2f"'
        ' stroke-width=".6"/>',
    ],
    "moss": [
        '<path d="M-3.4.8C-2.4-.2-1.2-.4 0 .1M.8 1.2C1.8.4 2.8.3 3.8.8" fill="none" stroke="#8d9c97"'
        ' stroke-width=".6"/>',
        '<path d="M-1.8.5C-.8-.3.6-.4 1.8.2" fill="none" stroke="#8d9c97" stroke-width=".6"/>',
    ],
    "dune": [
        '<path d="M-5 1.4C-3.2-1-1.2-1.8.8-1.5 2.6-1.2 3.6 0 5 1.2 3 .6 1.6.5.2.9-1.6 1.4-3.2 1.6-5 1.4z"'
        ' fill="#ecd9a6"/>'
        '<path d="M-5 1.4C-3.2-1-1.2-1.8.8-1.5 2.6-1.2 3.6 0 5 1.2M.8-1.5C.3-.8.1 0 .2.9" fill="none"'
        ' stroke="#a8843f" stroke-width=".5"/>',
        '<path d="M-3.4 1C-2-.5-.6-1 .8-.8 2-.6 2.8.2 3.6.9" fill="none" stroke="#a8843f" stroke-width=".5"/>',
    ],
    "floe": [
        '<path d="M-3.6.6-1.8-.9 1.2-.7 3.4.3 1.4 1.3-1.6 1.2z" fill="#f6faf9" stroke="#9dbcc4" stroke-width=".4"/>',
        '<path d="M-2.2.2-.6-.8 1.6-.3 2.2.6-.4 1z" fill="#f6faf9" stroke="#9dbcc4" stroke-width=".4"/>',
    ],
    "pasture": [
        '<path d="M-2.6 1.8C-2.4.4-2.9-.7-3.5-1.4M-1.1 1.8C-1-.4-1.3-1.6-1.5-2.6M.4 1.8C.5-.1.9-1.2 1.5-2.2'
        'M1.8 1.8C2 .8 2.5 0 3.3-.6" fill="none" stroke="#64803a" stroke-width=".7"/>',
        '<path d="M-1.7 1.4C-1.6.2-1.9-.6-2.3-1.2M-.1 1.4C0-.4-.1-1.4-.2-2.2M1.3 1.4C1.4.3 1.8-.4 2.4-1"'
        ' fill="none" stroke="#64803a" stroke-width=".7"/>',
    ],
}
# fmt: on


def rose(x: float, y: float, r: float) -> str:
    """A compass rose with sixteen points."""
    light, dark = "#f3ead2", "#2b4a61"
    place = f"translate({x:.1f} {y:.1f})scale({r / 10:.3f})"
    out = [
        f'<g transform="{place}" stroke="{dark}" stroke-width=".18" stroke-linejoin="round">'
        f'<g fill="none" stroke="{light}" stroke-width=".3"><circle r="6.4"/><circle r="5.8" stroke-width=".18"/></g>'
    ]
    for turn, reach, half in ((22.5, 6.2, 0.9), (67.5, 6.2, 0.9), (45, 7.4, 1.25), (0, 10, 1.7)):
        for k in range(4):
            out.append(
                f'<g transform="rotate({turn + 90 * k:g})"><path d="M0 0 {-half} {-half}L0 {-reach}z" fill="{light}"/>'
                f'<path d="M0 0 {half} {-half}L0 {-reach}z" fill="{dark}"/></g>'
            )
    out.append(f'<path d="M0-12.6C1-11.9 1.1-11.2.4-10.6H-.4C-1.1-11.2-1-11.9 0-12.6z" fill="{light}"/></g>')
    return "".join(out)


def rhumbs(x: float, y: float, reach: float) -> str:
    """Thirty-two rays from the rose, as on a sea chart."""
    angles = (math.pi * k / 16 for k in range(32))
    rays = "".join(f"M{x:.1f} {y:.1f}l{reach * math.cos(a):.0f} {reach * math.sin(a):.0f}" for a in angles)
    return f'<path d="{rays}" fill="none" stroke="#f3ead2" stroke-width=".6"/>'


def scatter(free, gap: float, flat: float, bare: float, groves: np.ndarray, rng: np.random.Generator):
    """Points in `free`, `gap` apart (`flat` times that up and down), except in the `bare` share of least `groves`."""
    shapely.prepare(free)
    x0, y0, x1, y1 = free.bounds
    tries = int(min(2400, 14 * (x1 - x0) * (y1 - y0) / gap**2))
    xs, ys = rng.uniform(x0, x1, tries), rng.uniform(y0, y1, tries)
    ok = shapely.contains_xy(free, xs, ys)
    xs, ys = xs[ok], ys[ok]
    thick = groves[ys.astype(int), xs.astype(int)]
    ok = thick >= np.quantile(thick, bare)
    kept: list[tuple[float, float]] = []
    for x, y in zip(xs[ok], ys[ok]):
        if all((x - a) ** 2 + ((y - b) / flat) ** 2 >= gap**2 for a, b in kept):
            kept.append((x, y))
    return kept[:80]


def wall(points: np.ndarray) -> str:
    """A wall with towers along a line."""
    course = shapely.LineString(points)
    d = "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    out = [
        f'<g fill="none" stroke-linejoin="round"><path d="{d}" stroke="#57452f" stroke-width="3.4"/>'
        f'<path d="{d}" stroke="#e2cfa6" stroke-width="2.2"/>'
        f'<path d="{d}" stroke="#57452f" stroke-width="2.2" stroke-dasharray=".5 1.7"/></g>'
    ]
    for s in np.linspace(0, course.length, max(2, round(course.length / 15) + 1)):
        p = course.interpolate(s)
        out.append(
            f'<path transform="translate({p.x:.1f} {p.y:.1f})"'
            ' d="M-2.1 2.2V-2.4H-1.2V-1.6H-.5V-2.4H.5V-1.6H1.2V-2.4H2.1V2.2z"'
            ' fill="#e2cfa6" stroke="#57452f" stroke-width=".6" stroke-linejoin="round"/>'
        )
    return "".join(out)


def frame(box: tuple[float, float, float, float], view: tuple[int, int]) -> str:
    """A ruled frame like an atlas sheet's."""
    x0, y0, x1, y1 = box
    w, h = view
    out = [f'<path d="M0 0H{w}V{h}H0zM{x0} {y0}V{y1}H{x1}V{y0}z" fill="{PAPER}"/>']
    inner, outer = 2.2, 5.2
    for away, weight in ((0, 1), (inner, 0.5), (outer, 0.9)):
        size = f'width="{x1 - x0 + 2 * away}" height="{y1 - y0 + 2 * away}"'
        out.append(f'<rect x="{x0 - away}" y="{y0 - away}" {size} fill="none" stroke="{INK}" stroke-width="{weight}"/>')
    bars = []
    for count, lo, hi, near, far, turned in (
        (28, x0 - inner, x1 + inner, y0 - outer, y1 + inner, False),
        (20, y0 - inner, y1 + inner, x0 - outer, x1 + inner, True),
    ):
        step = (hi - lo) / count
        for i in range(count):
            a, b = lo + i * step, near if i % 2 == 0 else far
            x, y, dx, dy = (b, a, outer - inner, step) if turned else (a, b, step, outer - inner)
            bars.append(f"M{x:.1f} {y:.1f}h{dx:.1f}v{dy:.1f}h{-dx:.1f}z")
    out.append(f'<path d="{"".join(bars)}" fill="{INK}" fill-opacity=".82"/>')
    return "".join(out)
