"""Runs a PostgreSQL server of the tests' own, in a temporary folder, reached through a socket there."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

BUNDLED: Final = Path(__file__).resolve().parents[2] / "build" / "postgresql"  # made by tools.prepare
PLACES: Final = "/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql"
NOT_FOR_DISKS: Final = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]
LIMIT: Final = 60.0  # seconds for a server to be made, to start, and to stop


def installed() -> Path | None:
    """The folder of the system's initdb and postgres."""
    found = shutil.which("initdb")
    candidates = [Path(found).resolve().parent] if found else []
    for place in PLACES:
        candidates += sorted(Path(place).glob("**/bin"), key=version, reverse=True)
    return complete(candidates)


def bundled() -> Path | None:
    """The folder of the programs that tools.prepare has unpacked."""
    return complete(list(BUNDLED.glob("*/pginstall/bin")))


def complete(folders: list[Path]) -> Path | None:
    return next((path for path in folders if (path / "initdb").exists() and (path / "postgres").exists()), None)


def version(folder: Path) -> tuple[int, ...]:
    """The numbers in a path, so that 16 comes after 9.6."""
    return tuple(int(word) for part in folder.parts for word in part.split(".") if word.isdigit())


def missing() -> str:
    """Why there is no PostgreSQL here; empty if there is one."""
    if installed() or bundled():
        return ""
    return "there is no PostgreSQL server: python -m tools.prepare sets one up"


def ordinary_user() -> dict[str, Any]:
    """Arguments of subprocess.run for a user that PostgreSQL accepts: it refuses root."""
    if os.geteuid() != 0:
        return {}
    people = {entry.pw_name: entry for entry in pwd.getpwall() if entry.pw_uid != 0}
    if not people:
        raise RuntimeError("PostgreSQL does not run as root, and there is no other user")
    somebody = people.get("postgres") or people.get("nobody") or next(iter(people.values()))
    return {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}


@contextmanager
def postgres(programs: Path | None = None) -> Iterator[str]:
    """A running server; its address without the name of a database."""
    programs = programs or installed() or bundled()
    assert programs is not None, missing()
    who = ordinary_user()
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # a short path: sockets allow no other
    try:
        if who:
            os.chown(folder, who["user"], who["group"])
            programs = reachable(programs, folder, who)
        data = folder / "data"
        form = ["-U", "saecula", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        made = subprocess.run(
            [programs / "initdb", "-D", data, *form],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            timeout=LIMIT,
            check=False,
            **who,
        )
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr.strip()}")
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [programs / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", *NOT_FOR_DISKS],
                stdout=log,
                stderr=log,
                cwd=folder,
                **who,
            )
        try:
            address = f"postgresql+psycopg://saecula@/{{name}}?host={folder}"
            wait_for(address.format(name="postgres"), folder / "log", process)
            yield address
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
    finally:
        shutil.rmtree(folder)


def reachable(programs: Path, folder: Path, who: dict[str, Any]) -> Path:
    """The programs, or a copy of them where the user may not enter their folder, as in root's own home."""
    try:
        subprocess.run(
            [programs / "postgres", "--version"], stdout=subprocess.DEVNULL, timeout=LIMIT, check=True, **who
        )
        return programs
    except PermissionError:
        shutil.copytree(programs.parent, folder / "programs")
        return folder / "programs" / "bin"


def wait_for(address: str, log: Path, process: subprocess.Popen[bytes]) -> None:
    import psycopg

    plain = address.replace("+psycopg", "")
    end = time.monotonic() + LIMIT
    while time.monotonic() < end and process.poll() is None:
        try:
            psycopg.connect(plain, connect_timeout=5).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise RuntimeError(f"PostgreSQL does not answer: {log.read_text()}")


def new_database(address: str) -> str:
    """The address of a new, empty database."""
    import psycopg

    name = f"test_{secrets.token_hex(4)}"
    with psycopg.connect(address.format(name="postgres").replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address.format(name=name)
