"""Where a game is kept between moves: one record, rewritten in full after every move."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from saecula.kernel.errors import SaeculaError
from saecula.kernel.record import Record

SUFFIX = ".saecula"


def default_path(game: str) -> Path:
    """The record of the game in progress, in the user's state folder."""
    home = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(home).expanduser() / "saecula" / f"{game}{SUFFIX}"


def save(record: Record, path: Path) -> None:
    """Write a record atomically: after a crash there is either the old or the new text."""
    write(path, record.dumps())


def write(path: Path, content: str) -> None:
    """Replace a file in one step."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise SaeculaError(f"{path} cannot be written: {error.strerror}") from None


def load(path: Path) -> Record:
    """Read a record. A damaged one is refused with the line that is wrong (BadRecord)."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaeculaError(f"{path} cannot be read: {error.strerror}") from None
    return Record.loads(data)


def seats_path(path: Path) -> Path:
    """The small file next to a record that says who sat where."""
    return path.with_name(f"{path.name}.seats")


def save_seats(path: Path, seats: list[str]) -> None:
    """Remember who sits where."""
    write(seats_path(path), ",".join(seats) + "\n")


def load_seats(path: Path) -> list[str]:
    """Who sat where, or [] if nobody knows."""
    try:
        words = seats_path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return []
    return words.split(",") if words else []


def set_aside(path: Path) -> Path | None:
    """Move the record of an earlier game out of the way. None if there was none."""
    if not path.exists():
        return None
    number = 1
    while (aside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.replace(aside)
        if seats_path(path).exists():
            seats_path(path).replace(seats_path(aside))
    except OSError as error:
        raise SaeculaError(f"{path} cannot be set aside: {error.strerror}") from None
    return aside
