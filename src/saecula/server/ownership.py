"""One server per data folder and SQLite file: two would not notice each other's changes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import sqlalchemy as sa

from saecula.kernel.errors import SaeculaError
from saecula.server.settings import Settings


class Claim:
    """A lock file, held as long as the server runs. It holds the server's address for others to read."""

    def __init__(self, path: Path, what: str) -> None:
        self.what = what
        try:
            self._file = path.open("a+")
        except OSError as error:
            raise SaeculaError(f"cannot keep games in {path.parent}: {error.strerror}") from None
        self.mine = _locked(self._file.fileno())

    def address(self) -> str:
        """The address of the server that holds it."""
        self._file.seek(0)
        return self._file.read().strip()

    def write(self, address: str) -> None:
        """Write our address for others to read."""
        self._file.truncate(0)
        self._file.write(address)
        self._file.flush()

    def release(self) -> None:
        """Release it."""
        self._file.close()


class Ownership:
    """What a server owns exclusively: its data folder, and its database if that is a file."""

    def __init__(self, settings: Settings) -> None:
        """Raises SaeculaError if a folder or file cannot be used at all."""
        self.claims: list[Claim] = []
        self.taken: Claim | None = None  # by another server
        if settings.shared:
            return
        try:
            settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise SaeculaError(f"cannot keep games in {settings.folder}: {error.strerror}") from None
        database = Path(os.path.realpath(sa.make_url(settings.url).database or ""))
        wanted = [(settings.folder / "server.lock", str(settings.folder))]
        wanted.append((database.with_name(f"{database.name}.lock"), str(database)))
        for path, what in wanted:
            claim = Claim(path, what)
            self.claims.append(claim)
            if not claim.mine:
                self.taken = claim
                return

    def write(self, address: str) -> None:
        """Write our address for others to read."""
        for claim in self.claims:
            claim.write(address)

    def release(self) -> None:
        """Release everything."""
        for claim in self.claims:
            claim.release()


def _locked(descriptor: int) -> bool:
    """Whether the file is ours alone now."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(descriptor, 1 << 20, os.SEEK_SET)  # a byte behind the address, which others read
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
