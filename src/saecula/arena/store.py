"""The folder of a run: its plan, a line for every game that has ended, the records. A run that was killed goes on.

    plan.json        what is played
    games.jsonl      one outcome per line, in the order in which games ended
    records/         one file per game

A line counts once its end of line is written; half a line, left by a process that was killed, is cut off. A record is
written before its line.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Final

import msgspec

from saecula.arena.outcome import Outcome
from saecula.arena.plan import Plan
from saecula.kernel.errors import SaeculaError

MAY_DIFFER: Final = ("limit",)  # between a run and its continuation


class Store:
    """The outcomes of a run, in a folder or, without one, in memory."""

    def __init__(self, plan: Plan, folder: str = "", records: str = "") -> None:
        """Open the folder, made if need be. `records`: another place for the records."""
        self.plan = plan
        self.outcomes: dict[int, Outcome] = {}
        self.folder = Path(folder) if folder else None
        self.records = Path(records) if records else self.folder / "records" if self.folder else None
        self._lines: IO[bytes] | None = None
        self._lock: IO[bytes] | None = None
        try:
            self._open()
        except OSError as error:
            self.close()
            raise SaeculaError(f"{error.filename or folder}: {error.strerror}") from None
        except SaeculaError:
            self.close()
            raise

    def _open(self) -> None:
        if self.records is not None and self.plan.records:
            self.records.mkdir(parents=True, exist_ok=True)
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(self.folder / "lock")
        plan_file = self.folder / "plan.json"
        if plan_file.exists():
            self._check_plan(plan_file)
        else:
            write_file(plan_file, msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
        games = self.folder / "games.jsonl"
        if games.exists():
            self._read(games)
        self._lines = games.open("ab")

    def _check_plan(self, file: Path) -> None:
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise SaeculaError(f"{file}: not the plan of a run: {error}; choose another folder") from None
        for name in Plan.__struct_fields__:
            there, here = getattr(kept, name), getattr(self.plan, name)
            if there != here and name not in MAY_DIFFER:
                raise SaeculaError(
                    f"{file.parent} holds a run with other {name} ({_brief(there)}, not {_brief(here)}): "
                    "continue it with the same arguments, or choose another folder"
                )

    def _read(self, file: Path) -> None:
        content = file.read_bytes()
        whole = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:whole].splitlines(), 1):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.MsgspecError as error:
                raise SaeculaError(f"{file}, line {number}: {error}; delete the line to play its game again") from None
            self.outcomes[outcome.number] = outcome
        if whole < len(content):
            with file.open("rb+") as lines:
                lines.truncate(whole)

    def missing(self) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(self.plan.games) if number not in self.outcomes]

    def add(self, outcomes: list[Outcome]) -> None:
        """Keep some outcomes."""
        for outcome in outcomes:
            if outcome.record and self.records is not None:
                write_file(self.records / self.record_name(outcome), outcome.record.encode())
            kept = outcome.without_record()
            self.outcomes[kept.number] = kept
            if self._lines is not None:
                self._lines.write(msgspec.json.encode(kept) + b"\n")
        if self._lines is not None:
            self._lines.flush()
            os.fsync(self._lines.fileno())

    def record_name(self, outcome: Outcome) -> str:
        """The name of a record's file."""
        if self.plan.kind == "simulation":
            return f"{self.plan.game}-{outcome.seed}.saecula"
        return f"{outcome.number:06d}.saecula"

    def in_order(self) -> list[Outcome]:
        """All outcomes by number."""
        return [self.outcomes[number] for number in sorted(self.outcomes)]

    def close(self) -> None:
        """Close the files."""
        for file in (self._lines, self._lock):
            if file is not None:
                file.close()


def write_file(path: Path, content: bytes) -> None:
    """Write a file that is either there as a whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    os.replace(new, path)


def _brief(value: object) -> str:
    text = str(value)
    return text if len(text) <= 60 else f"{text[:60]}..."


def _locked(path: Path) -> IO[bytes]:
    """A file that no other process holds; SaeculaError if one does."""
    file = path.open("wb")
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows: two runs in one folder are not noticed there
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise SaeculaError(f"another run is at work in {path.parent}; wait for it, or choose another folder") from None
    return file
