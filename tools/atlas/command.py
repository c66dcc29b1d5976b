"""What the scripts that draw a map share: their command line, and messages with the time."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "web/node_modules/@fontsource-variable/eb-garamond/files"


def arguments(doc: str, game: str, land: str = "land-50m", exact: bool = False) -> argparse.Namespace:
    """Parse the command line. Exits if the coastlines, or the fonts of an exact map, are not installed.

    `exact`: the map follows a list of borders, letters its names itself, and may have to try another seed.
    """
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("--atlas", type=Path, default=ROOT / f"tools/node_modules/world-atlas/{land}.json")
    parser.add_argument("--data", type=Path, default=ROOT / f"src/saecula/games/{game}/data")
    parser.add_argument("--out", type=Path, default=ROOT / f"web/src/games/{game}")
    parser.add_argument("--shapes-only", action="store_true", help="write map.json, paint nothing")
    needed = {"atlas": "npm ci --prefix tools"}
    if exact:
        parser.add_argument("--type", type=Path, default=FONTS, help="folder of EB Garamond's woff2 files")
        parser.add_argument("--seed", type=int, default=0, help="another course of chance, if the data no longer pass")
        needed["type"] = "npm ci --prefix web"
    args = parser.parse_args()
    for name, how in needed.items():
        path = getattr(args, name)
        if not path.exists():
            parser.error(f"{path} is missing: run {how}, or name another with --{name}")
    args.out.mkdir(parents=True, exist_ok=True)
    return args


def stopwatch() -> Callable[[str], None]:
    """A function that prints messages with the seconds since now."""
    start = time.time()

    def say(text: str) -> None:
        print(f"{time.time() - start:5.1f} s  {text}", flush=True)

    return say


def sized(path: Path) -> str:
    """The name of a file with its size."""
    return f"{path.name}, {path.stat().st_size / 1000:.0f} kB"
