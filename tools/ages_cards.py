"""Writes the cards of Through the Ages for the browser's board: what is printed on them, without names and texts.

`python -m tools.ages_cards` remakes the file after a change of the component data; a test compares the two.
"""

import json
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "saecula" / "games" / "through_the_ages" / "data"
FILE = ROOT / "web" / "src" / "games" / "through_the_ages" / "cards.json"

# Words come from the server in every language; notes about sources are for readers of the data.
LEFT_OUT = {"id", "en", "it", "text_en", "text_it", "seed_confirms", "notes", "note", "level", "initial_workers"}


def cards() -> dict[str, dict[str, Any]]:
    """Every kind of card by its id, in the order of the data files."""
    found: list[dict[str, Any]] = yaml.safe_load((DATA / "initial.yaml").read_text("utf-8"))["initial_technologies"]
    for name in ("civil_cards", "military_cards"):
        found += yaml.safe_load((DATA / f"{name}.yaml").read_text("utf-8"))["cards"]
    kept = [
        (card["id"], {k: v for k, v in card.items() if k not in LEFT_OUT and v not in (None, [], {})}) for card in found
    ]
    return dict(kept)


def text() -> str:
    """The file: one card a line."""
    lines = [
        f'  "{name}": {json.dumps(card, ensure_ascii=False, separators=(", ", ": "))}' for name, card in cards().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
