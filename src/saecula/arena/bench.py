"""The speed of our games and of their peers: the median of windows that alternate between them in one run."""

from __future__ import annotations

import platform
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from queue import Empty, Queue
from statistics import median
from threading import Thread
from typing import Any, Final

from saecula.kernel import state as compiled_state
from saecula.kernel.errors import MissingExtra, SaeculaError
from saecula.kernel.registry import game as find_game

WINDOWS: Final = 5
KINDS: Final = ("moves", "clones", "views")
PEERS: Final = ("catanatron", "open_spiel:chess", "open_spiel:backgammon", "open_spiel:gin_rummy")
SMALL_GAMES: Final = ("vinci", "heroes_of_the_world")  # the others have many more rules to a move

# times catanatron's moves/s native, clones/s native, moves/s pure (docs/figures.md): of small games, and of the others
BARS: Final = {True: (20.0, 32.0, 4.5), False: (6.0, 12.0, 1.2)}

PATIENCE: Final = 120.0  # seconds beyond its window after which a process is given up
LONGEST_LINE: Final = 200  # characters of an answer


def native_loaded() -> bool:
    """Whether the compiled build is the one in use."""
    return not str(compiled_state.__file__).endswith(".py")


class Contestant:
    """A process of `contestants.py`, and the rates it has measured.

    An answer that is late, too long or not a number ends the process with a SaeculaError.
    """

    def __init__(self, name: str, command: list[str] | None = None, patience: float = PATIENCE) -> None:
        self.name = name
        self.rates: dict[str, list[float]] = {}
        self._patience = patience
        self._process = subprocess.Popen(
            command or [sys.executable, "-m", "saecula.arena.contestants", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answers: Queue[str] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Pass on the lines of the process, and "" at the end. A line that is too long is cut off."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST_LINE)
        while line.endswith("\n"):
            self._answers.put(line)
            line = self._process.stdout.readline(LONGEST_LINE)
        self._answers.put(line)

    def _answer(self, seconds: float = 0.0) -> str:
        try:
            answer = self._answers.get(timeout=seconds + self._patience)
        except Empty:
            self.close()
            raise SaeculaError(f"the benchmark of {self.name} has not answered for {self._patience:g} s") from None
        if not answer.endswith("\n"):
            self.close()
            if answer:
                raise SaeculaError(f"the benchmark of {self.name} answered {answer[:40]!r}, which is no rate")
            raise SaeculaError(f"the benchmark of {self.name} stopped; its error message is above")
        return answer.strip()

    def wait_until_ready(self) -> None:
        """Wait for the process to have imported what it measures."""
        self._answer()

    def window(self, what: str, seconds: float) -> None:
        """Run one window and keep its rate."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it has stopped, and `_answer` says so
            self._process.stdin.write(f"{what} {seconds}\n")
            self._process.stdin.flush()
        answer = self._answer(seconds)
        try:
            rate = float(answer)
        except ValueError:
            self.close()
            raise SaeculaError(f"the benchmark of {self.name} answered {answer[:40]!r}, which is no rate") from None
        self.rates.setdefault(what, []).append(rate)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def medians(self) -> dict[str, int]:
        """The median rate of each kind."""
        return {what: round(median(rates)) for what, rates in self.rates.items()}


def bench(names: list[str], peers: bool, seconds: float = 1.0) -> dict[str, Any]:
    """Measure the games, with the loaded build and in pure Python, and the peers that are asked for."""
    if seconds <= 0:
        raise SaeculaError("the length of a window must be above 0 seconds")
    for name in names:
        find_game(name)
    builds = ["native", "pure"] if native_loaded() else ["pure"]
    contestants = [f"{build}:{name}" for name in names for build in builds]
    if peers:
        for package in ("catanatron", "pyspiel"):
            if find_spec(package) is None:
                raise MissingExtra(f"the peers are not installed ({package} is missing): use `make bench`")
        contestants += PEERS
    running: list[Contestant] = []
    try:
        for name in contestants:
            running.append(Contestant(name))
            running[-1].wait_until_ready()
        for what in KINDS:
            for _ in range(WINDOWS):
                for contestant in running:
                    if what != "views" or contestant.name.split(":")[0] in builds:
                        contestant.window(what, seconds)
    finally:
        for contestant in running:
            contestant.close()
    rates = {contestant.name: contestant.medians() for contestant in running}
    result: dict[str, Any] = {
        "build": builds[0],
        "python": platform.python_version(),
        "machine": platform.machine(),
        "windows": WINDOWS,
        "seconds": seconds,
        "games": {name: {build: rates[f"{build}:{name}"] for build in builds} for name in names},
    }
    if peers:
        result["peers"] = {peer.replace(":", " "): rates[peer] for peer in PEERS}
        result["bars"] = {name: bars(name, builds, rates) for name in names}
    return result


def bars(name: str, builds: list[str], rates: dict[str, dict[str, int]]) -> list[dict[str, Any]]:
    """Our ratios to catanatron, with the bar for each and whether it is met."""
    peer = rates["catanatron"]
    wanted = BARS[name in SMALL_GAMES]
    rows = [("native", "moves", wanted[0]), ("native", "clones", wanted[1]), ("pure", "moves", wanted[2])]
    found = []
    for build, what, bar in rows:
        if build in builds:
            ratio = rates[f"{build}:{name}"][what] / peer[what]
            found.append(
                {"what": f"{what}/s {build}", "times_catanatron": round(ratio, 2), "bar": bar, "held": ratio >= bar}
            )
    return found
