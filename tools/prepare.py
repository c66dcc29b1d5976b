"""Sets up what `make test` needs besides Python packages: a browser and a PostgreSQL server.

    python -m tools.prepare              both
    python -m tools.prepare browser      one of them

Runs before the tests, in one process, so that no two of them install the same thing at once. Each is taken from the
first source that works: the system, then whatever can be installed without asking. If none works, the exit status is 1
and the message says why each source failed and what to install.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"

Source = tuple[str, Callable[[], str]]  # its name, and what returns the path of something that works, or raises


class Unavailable(Exception):
    """A source has nothing that works here; the message says why."""


def run(command: list[str], limit: float, cwd: Path = ROOT) -> str:
    """Run a command quietly for at most `limit` seconds; its output. Raises Unavailable with the reason."""
    name = Path(command[0]).name
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{name} took more than {limit:.0f} s") from None
    except OSError as error:
        raise Unavailable(f"{name}: {error.strerror}") from None
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        said = next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "no output")
        raise Unavailable(f"{name} failed: {said[:200]}")
    return done.stdout


def apt_install(package: str) -> None:
    """Install a Debian package, which only root can do without being asked for a password."""
    if not shutil.which("apt-get"):
        raise Unavailable("there is no apt-get")
    if os.geteuid() != 0:
        raise Unavailable(f"apt-get needs root: apt-get install {package}")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    patient = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=2"]
    try:
        run(["apt-get", *patient, "update"], limit=300)
    except Unavailable as why:  # stale lists may still do, e.g. while another process is updating them
        print(f"  {why}", file=sys.stderr)
    run(["apt-get", *patient, "install", "--yes", "--no-install-recommends", package], limit=900)


def first(what: str, sources: list[Source], advice: str) -> str:
    """The first source that works; if none does, exits with the reasons and the advice."""
    reasons = []
    for name, source in sources:
        try:
            found = source()
        except Unavailable as why:
            reasons.append(f"  {name}: {why}")
            print(f"{what}: not from {name} ({why})", file=sys.stderr, flush=True)
            continue
        print(f"{what}: {found} (from {name})", flush=True)
        return found
    sys.exit("\n".join([f"There is no {what} that works here:", *reasons, advice]))


def main() -> int:
    """Prepare what is named, or everything."""
    from tools import prepare_browser, prepare_postgresql

    tasks = {"browser": prepare_browser.prepare, "postgresql": prepare_postgresql.prepare}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help=f"{' or '.join(tasks)}; both if none is named")
    wanted = parser.parse_args().what
    unknown = [name for name in wanted if name not in tasks]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; known are {', '.join(tasks)}")
    for name in wanted or tasks:
        tasks[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
