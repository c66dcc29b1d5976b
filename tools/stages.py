"""Runs the stages of `make test` and `make lint`, one after the other, and says how long each took.

Stops at the first stage that fails, with its exit status.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent  # not resolved: a virtual environment's python is a link
NATIVE_PYTHON = ROOT / "build" / "native" / "bin" / "python"


def stages(workers: str) -> dict[str, list[list[str]]]:
    """The commands of each stage."""
    python = sys.executable
    return {
        "lint": [
            [python, "tools/check_repository.py"],
            [str(BIN / "ruff"), "check", "--quiet", "."],
            [str(BIN / "ruff"), "format", "--check", "--quiet", "--diff", "."],
            [str(BIN / "mypy")],
            [str(BIN / "lint-imports"), "--no-cache", "--no-logo"],
            [python, "tools/web.py", "lint"],
        ],
        "tests": [[python, "-m", "pytest", "-q", "-n", workers, "--ignore=tests/native", "--ignore=tests/e2e"]],
        "web": [[python, "tools/web.py", "build"], [python, "tools/web.py", "test"]],
        "e2e": [[python, "-m", "pytest", "-q", "-n", workers, "tests/e2e"]],
        "native": [
            ["make", "--no-print-directory", "native"],
            [str(NATIVE_PYTHON), "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/native", "tests/kernel"],
        ],
    }


def run(commands: list[list[str]]) -> int:
    """Run the commands until one fails; the exit status."""
    for command in commands:
        words = [Path(word).name if word.startswith(str(ROOT)) else word for word in command]
        print(f"$ {' '.join(words)}", flush=True)
        status = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
        if status:
            return status
    return 0


def main() -> int:
    """Run the stages named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--started", type=float, help="when the set-up began, in seconds since 1970")
    parser.add_argument("--workers", default="2", help="processes for the tests")
    parser.add_argument("stages", nargs="+", choices=list(stages("1")))
    arguments = parser.parse_args()

    os.environ.pop("MAKEFLAGS", None)  # a stage is not a part of the make that called it
    os.environ.pop("MAKELEVEL", None)
    times: list[tuple[str, float]] = []
    if arguments.started is not None:
        times.append(("set-up", max(0.0, time.time() - arguments.started)))
    failed = 0
    for name in arguments.stages:
        print(f"== {name}", flush=True)
        begin = time.monotonic()
        failed = run(stages(arguments.workers)[name])
        times.append((name, time.monotonic() - begin))
        print(f"== {name}: {'FAILED' if failed else 'ok'} in {times[-1][1]:.1f} s\n", flush=True)
        if failed:
            break
    for name, seconds in times:
        print(f"{name:<10}{seconds:8.1f} s")
    print(f"{'in all':<10}{sum(seconds for _, seconds in times):8.1f} s  {'FAILED' if failed else 'ok'}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
