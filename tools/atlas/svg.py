"""Numbers, points and shapes as SVG and JSON hold them: tenths of a board unit."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon


def number(tenths: int) -> str:
    """Tenths as short as SVG allows: 15 is 1.5, -3 is -.3."""
    whole, part = divmod(abs(int(tenths)), 10)
    text = (str(whole) if whole or not part else "") + (f".{part}" if part else "")
    return ("-" if tenths < 0 else "") + text


def path(shape: Polygon | MultiPolygon) -> str:
    """An SVG path whose coordinates are whole tenths."""
    out = []
    for p in shapely.get_parts(shape):
        for ring in (p.exterior, *p.interiors):
            c = np.round(np.array(ring.coords)[:-1] * 10).astype(int)
            steps = "".join(
                (" " if x >= 0 else "") + number(x) + (" " if y >= 0 else "") + number(y) for x, y in np.diff(c, axis=0)
            )
            out.append(f"M{number(c[0][0])} {number(c[0][1])}l{steps.strip()}z")
    return "".join(out)


def tenth(v: float) -> float:
    """Rounded to a tenth, as everything in map.json."""
    return round(float(v), 1)


def spot(at: tuple[float, float]) -> dict:
    """A point of map.json."""
    return {"x": tenth(at[0]), "y": tenth(at[1])}


def line(points: np.ndarray) -> str:
    """A path through points."""
    return "M" + " ".join(f"{x:g} {y:g}" for x, y in np.round(points, 1))


def write(shapes: dict, file: Path) -> None:
    """One line for each area, so that a change can be read in a diff."""

    def short(value: object) -> str:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

    parts = []
    for key, value in shapes.items():
        if isinstance(value, dict):
            rows = ",\n".join(f'  "{k}": {short(v)}' for k, v in value.items())
            parts.append(f' "{key}": {{\n{rows}\n }}')
        elif value and isinstance(value[0], dict):
            rows = ",\n".join("  " + short(v) for v in value)
            parts.append(f' "{key}": [\n{rows}\n ]')
        else:
            parts.append(f' "{key}": {json.dumps(value)}')
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
