"""Where Chromium is, and how it is started."""

import os
import shutil
import subprocess
from pathlib import Path

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


def find() -> str | None:
    """$CHROMIUM, else one on the path; installed where that can be done without asking."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return named if Path(named).exists() else None
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False, "timeout": 600}
        subprocess.run(["apt-get", "update"], **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "chromium"], **quiet)  # type: ignore[call-overload]
        return shutil.which("chromium")
    return None
