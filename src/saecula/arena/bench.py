"""The speed of our games and of their peers: the median of windows that alternate between them in one run."""

from __future__ import annotations

import platform
import subprocess
import sys
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

from saecula.kernel import state as compiled_state
from saecula.kernel.errors import MissingExtra, SaeculaError
from saecula.kernel.registry import game as find_game

WINDOWS: Final = 5
KINDS: Final = ("moves", "clones", "views")
PEERS: Final = ("catanatron", "open_spiel:chess", "open_spiel:backgammon", "open_spiel:gin_rummy")
SMALL_GAMES: Final = ("vinci", "heroes_of_the_world")  # the others have many more rules to a move

# times catanatron's moves/s native, clones/s native, moves/s pure (docs/figures.md)
BARS: Final = {True: (12.0, 20.0, 2.5), False: (5.0, 12.0, 1.2)}


def native_loaded() -> bool:
    """Whether the compiled build is the one in use."""
    return not str(compiled_state.__file__).endswith(".py")


class Contestant:
    """A process of `contestants.py`, and the rates it has measured."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rates: dict[str, list[float]] = {}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "saecula.arena.contestants", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answer()

    def _answer(self) -> str:
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        if not answer:
            raise SaeculaError(f"the benchmark of {self.name} stopped; its error message is above")
        return answer

    def window(self, what: str, seconds: float) -> None:
        """Run one window and keep its rate."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what} {seconds}\n")
        self._process.stdin.flush()
        self.rates.setdefault(what, []).append(float(self._answer()))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

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
    running = [Contestant(name) for name in contestants]
    for what in KINDS:
        for _ in range(WINDOWS):
            for contestant in running:
                if what != "views" or contestant.name.split(":")[0] in builds:
                    contestant.window(what, seconds)
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
