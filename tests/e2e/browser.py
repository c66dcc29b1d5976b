"""Finds a Chromium for the browser tests. `python -m tools.prepare` sets one up."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECORDED = ROOT / "build" / "browser" / "executable"  # the path of the browser that tools.prepare has tried

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]


def on_the_path() -> list[str]:
    """Every Chromium or Chrome on the path."""
    return [found for found in map(shutil.which, NAMES) if found]


def find() -> str | None:
    """$CHROMIUM, else the one that was prepared, else the first on the path. Installs nothing."""
    named = os.environ.get("CHROMIUM", "")
    prepared = RECORDED.read_text(encoding="utf-8").strip() if RECORDED.exists() else ""
    candidates = [named] if named else [prepared, *on_the_path()]
    return next((path for path in candidates if path and Path(path).exists()), None)
