"""map.json: what the live layer draws on and clicks, and the proof that it agrees with the game's data."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from atlas.exact import Drawing
from atlas.spots import Name
from atlas.svg import line, path, spot, tenth

from .data import World
from .places import Places

LEAST = 7.0  # board units: a border shorter than this could not be seen


def _names(names: dict[str, Name]) -> dict:
    return {k: {"rows": n.rows, "size": n.size, "x": tenth(n.x), "y": tenth(n.y)} for k, n in names.items()}


def shapes(drawing: Drawing, world: World, places: Places) -> dict:
    """Everything map.json holds."""
    areas = drawing.areas
    out: dict = {"viewBox": [0, 0, *drawing.view], "board": [tenth(v) for v in drawing.box]}
    out["territories"] = {
        k: {"region": path(areas[k])}
        | {what: spot(at) for what, at in places.land[k].items() if isinstance(at, tuple)}
        | {"odds": {n: spot(at) for n, at in places.land[k].get("odds", {}).items()}}
        | {"name": _names(places.land[k]["name"])}
        for k in world.territories
    }
    out["seas"] = {
        k: {"region": path(areas[k]), "fleet": spot(at["fleet"]), "name": _names(at["name"])}
        for k, at in places.water.items()
    }
    out["waste"] = {k: {"region": path(areas[k]), "ground": ground} for k, ground in drawing.nature.items()}
    out["seals"] = {k: spot((at["x"], at["y"])) for k, at in places.seals.items()}
    out["links"] = [
        {"a": link.a, "b": link.b, "kind": link.kind, "paths": [line(c) for c in paths]}
        for link, paths in drawing.links
    ]
    order = {k: i for i, k in enumerate(areas)}
    lengths = drawing.net.contacts()
    out["contacts"] = [
        {"a": a, "b": b, "length": tenth(lengths[pair])}
        for pair in sorted(lengths, key=lambda p: sorted(order[k] for k in p))
        for a, b in [sorted(pair, key=order.__getitem__)]
    ]
    return out


def check(drawing: Drawing, world: World) -> None:
    """Stop unless exactly the listed pairs touch, along a line that can be seen, or are joined by a link."""
    touching = {p: v for p, v in drawing.net.contacts().items() if not p & set(drawing.nature)}
    joined = {frozenset((link.a, link.b)) for link, _ in drawing.links}
    listed = {frozenset((b["a"], b["b"])) for b in world.borders}
    listed |= {frozenset((k, o)) for k, s in world.seas.items() for o in (*s["coasts"], *s["links"])}
    open_ = {frozenset((s, t)) for s in world.seas for t in world.territories if world.barren(t)}
    wrong = [f"must touch or be joined: {sorted(p)}" for p in listed - set(touching) - joined]
    wrong += [f"must not touch: {sorted(p)}" for p in set(touching) - listed - open_]
    wrong += [f"must not be joined: {sorted(p)}" for p in (joined - listed) | (joined & set(touching))]
    wrong += [f"a border too short to be seen: {sorted(p)}" for p, v in touching.items() if v < LEAST and p in listed]
    if wrong:
        raise SystemExit("the drawing disagrees with the data:\n  " + "\n  ".join(wrong))
