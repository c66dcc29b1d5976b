"""Runs the stages of `make test` and `make lint`, and reports the time and the test results of each.

    stages.py lint tests                 one after the other
    stages.py lint,web+build tests       lint and web in one pipeline, build in parallel in another; then tests

The output of the first pipeline is shown as it comes, that of the others when they end. Stops at the first stage that
fails, with its exit status, and ends the other pipelines. A skipped test fails the run too: something that must hold
was not tested.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn, TextIO

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent  # not resolved: a virtual environment's python is a link
NATIVE_PYTHON = ROOT / "build" / "native" / "bin" / "python"
REPORTS = ROOT / "build" / "reports"  # JUnit XML, one file for each command that runs tests; logs of the pipelines
PATIENCE = 30.0  # seconds that a stopped stage has to tidy up


@dataclass
class Result:
    """How a stage went."""

    stage: str
    seconds: float
    tests: Counter[str] = field(default_factory=Counter)  # passed, failed, skipped


def stages(workers: int) -> dict[str, list[list[str]]]:
    """The commands of each stage."""
    python = sys.executable
    pytest = ["-m", "pytest", "-q"]
    # Each process gets tests that stand together, so that what they share is set up once.
    processes = ["-n", str(workers), "--dist", "worksteal"]
    # In front of a browser half of the time is spent waiting: for a server, for a caption that stays for a while.
    browsers = ["-n", str(workers + 1), "--dist", "worksteal"]
    # One process beside the build, which takes longer than lint and web together. In front of a browser, too: a whole
    # game at a server of pure Python; all other browsers go to a native one, which answers sooner.
    beside = ["tests/arena", "tests/terminal", "tests/e2e/test_play.py"]
    # Many whole games, for the words that are said in them: the native build plays them in a quarter of the time.
    told = "tests/test_text.py::test_whole_games_are_told_in_sentences"
    native = [str(NATIVE_PYTHON), *pytest, "-p", "no:cacheprovider"]
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
        "beside": [[python, *pytest, report("beside"), *beside]],
        "tests": [
            [
                python,
                *pytest,
                *processes,
                report("tests"),
                f"--deselect={told}",
                *[f"--ignore={folder}" for folder in (*beside, "tests/native", "tests/e2e")],
            ]
        ],
        "web": [[python, "tools/web.py", "build"], [python, "tools/web.py", "test", report("web")]],
        "e2e": [
            [str(NATIVE_PYTHON), "tools/native.py", "client"],
            [*native, *browsers, report("e2e"), "tests/e2e", "--ignore=tests/e2e/test_play.py"],
        ],
        "build": [["make", "--no-print-directory", "native"]],
        "native": [[*native, *processes, report("native"), "tests/native", "tests/kernel", told]],
    }


def report(stage: str) -> str:
    """The argument that makes a command of a stage write its results."""
    return f"--junit-xml={REPORTS.relative_to(ROOT).as_posix()}/{stage}.xml"


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


class Pipeline:
    """Stages that run one after the other, in parallel with other pipelines."""

    def __init__(self, names: list[str], workers: int, output: TextIO) -> None:
        self.names = names
        self.workers = workers
        self.output = output
        self.results: list[Result] = []
        self.failed = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._lock = threading.Lock()

    def run(self) -> None:
        """Run the stages until one fails."""
        for name in self.names:
            self._say(f"== {name}")
            begin = time.monotonic()
            self.failed = self._run_all(stages(self.workers)[name])
            seconds = time.monotonic() - begin
            self.results.append(Result(name, seconds, count(REPORTS / f"{name}.xml")))
            ending = "stopped" if self._stopped else "FAILED" if self.failed else "ok"
            self._say(f"== {name}: {ending} in {seconds:.1f} s\n")
            if self.failed:
                break

    def stop(self, how: signal.Signals) -> None:
        """End what is running, and start nothing more."""
        with self._lock:
            self._stopped = True
            process = self._process
        if process and process.poll() is None:
            os.killpg(process.pid, how)

    def _run_all(self, commands: list[list[str]]) -> int:
        """Run the commands until one fails; the exit status."""
        for command in commands:
            words = [Path(word).name if word.startswith(str(ROOT)) else word for word in command]
            self._say(f"$ {' '.join(words)}")
            with self._lock:
                if self._stopped:
                    return 1
                self._process = subprocess.Popen(
                    command,
                    cwd=ROOT,
                    stdin=subprocess.DEVNULL,
                    stdout=self.output,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
            status = self._process.wait()
            if status:
                return status
        return 0

    def _say(self, line: str) -> None:
        print(line, file=self.output, flush=True)


def run_parallel(pipelines: list[list[str]], workers: int) -> tuple[list[Result], int]:
    """Run pipelines in parallel; the result of each stage, and the exit status."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell does so in the background, and children inherit it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    logs = [REPORTS / f"{'-'.join(names)}.log" for names in pipelines[1:]]
    outputs = [sys.stdout, *(log.open("w+", encoding="utf-8") for log in logs)]
    running = [Pipeline(names, workers, output) for names, output in zip(pipelines, outputs, strict=True)]
    ended = threading.Semaphore(0)

    def run(pipeline: Pipeline) -> None:
        try:
            pipeline.run()
        finally:
            ended.release()

    threads = [threading.Thread(target=run, args=(pipeline,), daemon=True) for pipeline in running]
    for thread in threads:
        thread.start()
    try:
        for _ in running:
            ended.acquire()
            if any(pipeline.failed for pipeline in running):
                break
    finally:
        failed = next((pipeline.failed for pipeline in running if pipeline.failed), 0)
        for pipeline, thread in zip(running, threads, strict=True):
            pipeline.stop(signal.SIGINT)
            thread.join(PATIENCE)
            pipeline.stop(signal.SIGKILL)
            thread.join()
        for output in outputs[1:]:
            output.seek(0)
            print(output.read(), end="", flush=True)
            output.close()
    return [result for pipeline in running for result in pipeline.results], failed


def summary(results: list[Result], failed: int, seconds: float) -> tuple[list[str], int]:
    """The lines at the end, the last with the totals, and the exit status."""
    lines = []
    total: Counter[str] = Counter()
    for result in results:
        counted = ", ".join(f"{number} {kind}" for kind, number in sorted(result.tests.items()))
        lines.append(f"{result.stage:<10}{result.seconds:8.1f} s  {counted}".rstrip())
        total.update(result.tests)
    failed = failed or (1 if total["failed"] or total["skipped"] else 0)
    sums = ", ".join(f"{total[kind]} {kind}" for kind in ("passed", "failed", "skipped"))
    lines.append(f"{'in all':<10}{seconds:8.1f} s  {'FAILED' if failed else 'ok'}: {sums}")
    return lines, failed


def parse_pipelines(text: str) -> list[list[str]]:
    """What `lint,web+build` means: the stages of each pipeline."""
    pipelines = [pipeline.split(",") for pipeline in text.split("+")]
    known = list(stages(1))
    for name in [name for pipeline in pipelines for name in pipeline]:
        if name not in known:
            raise argparse.ArgumentTypeError(f"there is no stage {name!r}; the stages are {', '.join(known)}")
    return pipelines


def terminated(*_: object) -> NoReturn:
    """End as after Ctrl-C, so that nothing started here goes on."""
    sys.exit(128 + signal.SIGTERM)


def main() -> int:
    """Run the stages named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--started", type=float, help="when the set-up began, in seconds since 1970")
    parser.add_argument("--workers", type=int, default=2, help="processes for the tests")
    parser.add_argument("steps", nargs="+", type=parse_pipelines, metavar="STAGE[,STAGE][+STAGE]")
    arguments = parser.parse_args()

    os.environ.pop("MAKEFLAGS", None)  # a stage is not part of the make that called it
    os.environ.pop("MAKELEVEL", None)
    signal.signal(signal.SIGTERM, terminated)
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    begin = time.time()
    results: list[Result] = []
    if arguments.started is not None:
        results.append(Result("set-up", max(0.0, begin - arguments.started)))
        begin -= results[0].seconds
    failed = 0
    for pipelines in arguments.steps:
        made, failed = run_parallel(pipelines, arguments.workers)
        results += made
        if failed:
            break
    lines, failed = summary(results, failed, time.time() - begin)
    print("\n".join(lines), flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
