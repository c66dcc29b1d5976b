"""map.json: what the live layer draws on and clicks, and the proof that it agrees with the game's data."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from xml.etree import ElementTree

from atlas import ink
from atlas.exact import Drawing
from atlas.painting import crossing
from atlas.svg import line, path, spot, tenth

from .data import World
from .paint import Mark
from .places import Layout

LEAST = 7.0  # board units: a border shorter than this could not be seen


def strokes(body: str) -> list[dict[str, str]]:
    """A drawing that is made of paths alone, as their attributes."""
    return [dict(path_.attrib) for path_ in ElementTree.fromstring(f"<g>{body}</g>")]


def shapes(drawing: Drawing, world: World, layout: Layout, marks: dict[str, list[Mark]]) -> dict:
    """Everything map.json holds."""
    areas = drawing.areas
    out: dict = {"viewBox": [0, 0, *drawing.view], "board": [tenth(v) for v in drawing.box], "areas": {}}
    for k in world.areas:
        at = layout.places[k]
        out["areas"][k] = {
            "kind": "land" if world.is_land(k) else "water",
            "region": path(areas[k]),
            "anchor": spot(at.anchor) | {"r": tenth(at.radius)},
            "name": {
                language: {"x": tenth(n.x), "y": tenth(n.y), "size": n.size, "rows": len(n.rows)}
                for language, n in at.name.items()
            },
            "side": tenth(at.side),
            "spots": [spot(p) for p in at.spots],
        }
        if at.resource:
            out["areas"][k]["resource"] = spot(at.resource)
    out["waste"] = {k: {"region": path(areas[k]), "ground": ground} for k, ground in drawing.nature.items()}
    out["links"] = [
        {"a": link.a, "b": link.b, "kind": link.kind, "paths": [line(crossing(c)) for c in paths]}
        for link, paths in drawing.links
    ]
    out["growth"] = {
        k: {"glyph": found[0].glyph, "at": [v for m in found for v in (m.x, m.y, m.variant, m.size)]}
        for k, found in marks.items()
        if found
    }
    used = sorted({entry["glyph"] for entry in out["growth"].values()})
    out["glyphs"] = {glyph: [strokes(body) for body in ink.TERRAIN[glyph]] for glyph in used}
    out["rivers"] = [[b["a"], b["b"]] for b in world.borders if b.get("river")]
    order = {k: i for i, k in enumerate(areas)}
    out["contacts"] = {k: [] for k in areas}
    for a, b in sorted(sorted(order[k] for k in pair) for pair in drawing.net.contacts()):
        out["contacts"][drawing.plan.ids[a]].append(drawing.plan.ids[b])
    out["contacts"] = {k: v for k, v in out["contacts"].items() if v}
    return out


def check(drawing: Drawing, world: World) -> None:
    """Stop unless exactly the listed pairs touch, along a line that can be seen, or are joined by a link."""
    touching = {p: v for p, v in drawing.net.contacts().items() if not p & set(drawing.nature)}
    listed = {frozenset((b["a"], b["b"])) for b in world.borders if b["kind"] != "arrow"}
    joined = {frozenset((link.a, link.b)) for link, _ in drawing.links}
    links = {frozenset((b["a"], b["b"])) for b in world.borders if b["kind"] == "arrow"}
    links |= {frozenset(c["connects"]) for c in world.canals}
    wrong = [f"must touch: {sorted(p)}" for p in listed - set(touching)]
    wrong += [f"must not touch: {sorted(p)}" for p in set(touching) - listed]
    wrong += [f"must be joined by a link, or not: {sorted(p)}" for p in joined ^ links]
    wrong += [f"a border too short to be seen: {sorted(p)}" for p, v in touching.items() if v < LEAST]
    if wrong:
        raise SystemExit("the drawing disagrees with the data:\n  " + "\n  ".join(wrong))
