"""Writes the components of 7 Ages for the browser's board: what is printed on cards, counters and the track.

Names and texts come from the server in every language. `python -m tools.seven_data` remakes the file after a change of
the component data; a test compares the two.
"""

import json
from pathlib import Path
from typing import Any

import yaml

from saecula.games.seven_ages.totals import ITEMS

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "saecula" / "games" / "seven_ages" / "data"
FILE = ROOT / "web" / "src" / "games" / "seven_ages" / "data.json"


def load(name: str) -> Any:
    """One component file."""
    return yaml.safe_load((DATA / f"{name}.yaml").read_text("utf-8"))


def card(row: dict[str, Any]) -> dict[str, Any]:
    """One card: its value and its three uses."""
    empire = row["empire"]
    return {
        "number": row["number"],
        "value": row["value"],
        "event": row["event"],
        "good": row["artefact"]["id"],
        "kind": row["artefact"]["kind"],
        "ages": [start["age"] for start in empire["start_ages"]],
        "areas": [start["area"] for start in empire["start_areas"]],
        "colours": empire["colours"],
        "money": empire["money"],
        "leaders": empire["leader_limit"],
        "trade": empire["trade"],
        "glory": [{k: v for k, v in icon.items() if v is not None} for icon in empire["glory"]],
        "source": empire["source_data"],
    }


def unit(row: dict[str, Any]) -> dict[str, Any]:
    """One type of unit."""
    return {name: row[name] for name in ("classes", "level", "front", "support", "move", "cost")}


def area(row: dict[str, Any]) -> dict[str, Any]:
    """One area: what lies in it."""
    found = {"kind": row["kind"], "region": row.get("region"), "terrain": row.get("terrain")}
    found["resources"] = row.get("resources")
    return {name: value for name, value in found.items() if value}


def terrain(row: dict[str, Any]) -> dict[str, Any]:
    """One kind of land: income and defence by age, what it costs to enter."""
    return {"income": row["income_by_age"], "defence": row["defence_by_age"], "cost": row["move_cost"]}


def leaders() -> dict[str, str]:
    """The type of every leader, of those in the cup by number (SA-10.7)."""
    file = load("leaders")
    found = {row["id"]: row["type"] for row in file["named"]}
    for group in file["unnamed"]:
        found.update({f"{group['type']}_{i + 1}": group["type"] for i in range(group["count"])})
    return found


def components() -> dict[str, Any]:
    """Everything, by kind and id."""
    beliefs = load("religions")["religions"] + load("governments")["governments"]
    track = load("progress_track")
    return {
        "cards": {row["empire"]["id"]: card(row) for row in load("cards")["cards"]},
        "events": {row["id"]: {"timing": row["timing"], "source": row["source"]} for row in load("events")["events"]},
        "goods": {
            row["id"]: {name: row[name] for name in ("kind", "ages", "source")}
            for row in load("artefacts")["artefacts"] + beliefs
        },
        "units": {row["id"]: unit(row) for row in load("units")["units"]},
        "sets": {row["id"]: {"pair": row["pair"], "shade": row["shade"]} for row in load("units")["colours"]},
        "leaders": leaders(),
        "terrain": {row["id"]: terrain(row) for row in load("terrain")["terrain"]},
        "areas": {row["id"]: area(row) for row in load("areas")["areas"]},
        "ages": [
            {
                "roman": row["roman"],
                "first": row["first_level"],
                "last": row["last_level"],
                "city": row["max_city_level"],
            }
            for row in track["ages"]
        ],
        "items": ITEMS,  # of a total in a conflict, in the order of the parts that the log tells
        "levels": [{"dark": row["dark_age"], "units": row["units_available"]} for row in track["levels"]],
        "categories": {row["id"]: row["kind"] for row in load("glory_categories")["glory_categories"]},
    }


def text() -> str:
    """The file: one component a line."""
    parts: list[str] = []
    for name, found in components().items():
        rows = (
            [f'    "{key}": {one_line(value)}' for key, value in found.items()]
            if isinstance(found, dict)
            else [f"    {one_line(value)}" for value in found]
        )
        left, right = "{}" if isinstance(found, dict) else "[]"
        parts.append(f'  "{name}": {left}\n' + ",\n".join(rows) + f"\n  {right}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def one_line(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
