"""Small drawings in ink: mines and ports. Each is centred on 0, 0, about fourteen units across."""

from __future__ import annotations


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
