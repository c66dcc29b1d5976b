"""Faulty bots as a third-party package would bring them, written to a folder on the import path."""

from __future__ import annotations

from pathlib import Path

CODE = '''
import os, time


class Bad:
    """Plays its first legal move a few times, and then does what it is named after."""

    def __init__(self, game, seed):
        self.asked = 0

    def choose(self, state, seat, budget):
        self.asked += 1
        print("I am thinking")
        legal = state.legal(seat)
        return self.go_wrong(legal) if self.asked > 3 else legal[0]


class Illegal(Bad):
    def go_wrong(self, legal):
        return next(move for move in range(len(legal) + 1) if move not in legal)


class Raises(Bad):
    def go_wrong(self, legal):
        raise RuntimeError("the model has no such layer")


class Odd(Bad):
    def go_wrong(self, legal):
        return "done"


class Late(Bad):
    def go_wrong(self, legal):
        time.sleep(0.4)
        return legal[0]


class Hangs(Bad):
    def go_wrong(self, legal):
        while True:
            time.sleep(0.01)


class Crashes(Bad):
    def go_wrong(self, legal):
        os.kill(os.getpid(), 9)


class CrashesOnce(Bad):
    """In the first process that plays it: a processor that was switched off, a full memory."""

    def go_wrong(self, legal):
        mark = os.path.join(os.path.dirname(__file__), "crashed")
        if not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), 9)
        return legal[0]


def cannot_be_made(game, seed):
    if seed:
        raise OSError("no weights here")
    return Bad(game, seed)
'''

POINTS = """[saecula.bots]
illegal = bad_bots_package:Illegal
raises = bad_bots_package:Raises
odd = bad_bots_package:Odd
late = bad_bots_package:Late
hangs = bad_bots_package:Hangs
crashes = bad_bots_package:Crashes
crashes-once = bad_bots_package:CrashesOnce
cannot-be-made = bad_bots_package:cannot_be_made
"""


def install(folder: Path) -> None:
    """Write the package into a folder."""
    (folder / "bad_bots_package.py").write_text(CODE)
    info = folder / "bad_bots_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
