"""Small drawings in ink: terrain, mines, ports, the compass rose. Each is centred on 0, 0, about ten units across."""

from __future__ import annotations

import math

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
    "pasture": [
        '<path d="M-2.6 1.8C-2.4.4-2.9-.7-3.5-1.4M-1.1 1.8C-1-.4-1.3-1.6-1.5-2.6M.4 1.8C.5-.1.9-1.2 1.5-2.2'
        'M1.8 1.8C2 .8 2.5 0 3.3-.6" fill="none" stroke="#64803a" stroke-width=".7"/>',
        '<path d="M-1.7 1.4C-1.6.2-1.9-.6-2.3-1.2M-.1 1.4C0-.4-.1-1.4-.2-2.2M1.3 1.4C1.4.3 1.8-.4 2.4-1"'
        ' fill="none" stroke="#64803a" stroke-width=".7"/>',
    ],
}
# fmt: on


def _medal(rim: str, body: str) -> str:
    disc = f'<circle r="6.9" fill="#fbf5e4" stroke="{rim}" stroke-width=".8"/>'
    return f'{disc}<g transform="scale(.9)" stroke-linecap="round">{body}</g>'


MINE = _medal(
    "#6b4a26",
    '<path d="M-3.5 4 2.5-2" stroke="#6b4a26" stroke-width="1.7"/>'
    '<path d="M-2.6-4C.6-4.4 4.2-1.2 4.2 2.4 3.2.4 2.4-.6 1.1-1.4L.4-.7-.8-1.9-.1-2.4C-.9-3.1-1.5-3.6-2.6-4z"'
    ' fill="#3b3a3c" stroke="#2a2520" stroke-width=".35" stroke-linejoin="round"/>',
)
PORT = _medal(
    "#23415a",
    '<g fill="none" stroke="#23415a" stroke-width="1.15"><circle cy="-3.6" r="1.25" stroke-width=".95"/>'
    '<path d="M0-2.3V4.3M-2.2-1.1H2.2"/><path d="M-4.1 1.1C-3.8 3.2-2 4.3 0 4.5 2 4.3 3.8 3.2 4.1 1.1"/></g>'
    '<path d="M-4.5-.3-2.8 1.5-5 2zM4.5-.3 2.8 1.5 5 2z" fill="#23415a"/>',
)


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
