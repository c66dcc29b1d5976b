"""Runs the stages of `make test` and `make lint` in order, and reports the time and the test results of each.

Stops at the first stage that fails, with its exit status. A skipped test fails the run too: something that must hold
was not tested.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent  # not resolved: a virtual environment's python is a link
NATIVE_PYTHON = ROOT / "build" / "native" / "bin" / "python"
REPORTS = ROOT / "build" / "reports"  # JUnit XML: one file for each command that runs tests


@dataclass
class Result:
    """How a stage went."""

    stage: str
    seconds: float
    tests: Counter[str] = field(default_factory=Counter)  # passed, failed, skipped


def stages(workers: str) -> dict[str, list[list[str]]]:
    """The commands of each stage."""
    python = sys.executable
    pytest = ["-m", "pytest", "-q"]
    return {
        "prepare": [[python, "-m", "tools.prepare"]],
        "lint": [
            [python, "tools/check_repository.py"],
            [str(BIN / "ruff"), "check", "--quiet", "."],
            [str(BIN / "ruff"), "format", "--check", "--quiet", "--diff", "."],
            [str(BIN / "mypy")],
            [str(BIN / "lint-imports"), "--no-cache", "--no-logo"],
            [python, "tools/web.py", "lint"],
        ],
        "tests": [[python, *pytest, "-n", workers, report("tests"), "--ignore=tests/native", "--ignore=tests/e2e"]],
        "web": [[python, "tools/web.py", "build"], [python, "tools/web.py", "test", report("web")]],
        "e2e": [[python, *pytest, "-n", workers, report("e2e"), "tests/e2e"]],
        "native": [
            ["make", "--no-print-directory", "native"],
            [str(NATIVE_PYTHON), *pytest, "-p", "no:cacheprovider", report("native"), "tests/native", "tests/kernel"],
        ],
    }


def report(stage: str) -> str:
    """The argument that makes a command of a stage write its results."""
    return f"--junit-xml={REPORTS.relative_to(ROOT).as_posix()}/{stage}.xml"


def run(commands: list[list[str]]) -> int:
    """Run the commands until one fails; the exit status."""
    for command in commands:
        words = [Path(word).name if word.startswith(str(ROOT)) else word for word in command]
        print(f"$ {' '.join(words)}", flush=True)
        status = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
        if status:
            return status
    return 0


def count(path: Path) -> Counter[str]:
    """The results in a report; none if it was not written."""
    found: Counter[str] = Counter()
    if not path.exists():
        return found
    for case in ET.parse(path).iter("testcase"):
        kinds = {child.tag for child in case}
        if kinds & {"failure", "error"}:
            found["failed"] += 1
        else:
            found["skipped" if "skipped" in kinds else "passed"] += 1
    return found


def summary(results: list[Result], failed: int) -> tuple[list[str], int]:
    """The lines at the end, the last with the totals, and the exit status."""
    lines = []
    total: Counter[str] = Counter()
    for result in results:
        counted = ", ".join(f"{number} {kind}" for kind, number in sorted(result.tests.items()))
        lines.append(f"{result.stage:<10}{result.seconds:8.1f} s  {counted}".rstrip())
        total.update(result.tests)
    failed = failed or (1 if total["failed"] or total["skipped"] else 0)
    sums = ", ".join(f"{total[kind]} {kind}" for kind in ("passed", "failed", "skipped"))
    seconds = sum(result.seconds for result in results)
    lines.append(f"{'in all':<10}{seconds:8.1f} s  {'FAILED' if failed else 'ok'}: {sums}")
    return lines, failed


def main() -> int:
    """Run the stages named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--started", type=float, help="when the set-up began, in seconds since 1970")
    parser.add_argument("--workers", default="2", help="processes for the tests")
    parser.add_argument("stages", nargs="+", choices=list(stages("1")))
    arguments = parser.parse_args()

    os.environ.pop("MAKEFLAGS", None)  # a stage is not part of the make that called it
    os.environ.pop("MAKELEVEL", None)
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    results: list[Result] = []
    if arguments.started is not None:
        results.append(Result("set-up", max(0.0, time.time() - arguments.started)))
    failed = 0
    for name in arguments.stages:
        print(f"== {name}", flush=True)
        begin = time.monotonic()
        failed = run(stages(arguments.workers)[name])
        results.append(Result(name, time.monotonic() - begin, count(REPORTS / f"{name}.xml")))
        print(f"== {name}: {'FAILED' if failed else 'ok'} in {results[-1].seconds:.1f} s\n", flush=True)
        if failed:
            break
    lines, failed = summary(results, failed)
    print("\n".join(lines), flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
