"""A PostgreSQL server of the tests' own, in a temporary folder, reached through a socket there."""

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
from typing import Final

PLACES: Final = "/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql"
NOT_FOR_DISKS: Final = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]


def programs() -> Path | None:
    """Where initdb and postgres are, if they are installed."""
    found = shutil.which("initdb")
    candidates = [Path(found).resolve().parent] if found else []
    for place in PLACES:
        candidates += sorted(Path(place).glob("**/bin"), reverse=True)
    return next((path for path in candidates if (path / "initdb").exists() and (path / "postgres").exists()), None)


def somebody() -> list[str] | None:
    """What makes a command run as somebody whom PostgreSQL accepts: it refuses root. None where there is no way."""
    if os.geteuid() != 0:
        return []
    if not shutil.which("setpriv"):
        return None
    names = [name for name in ("postgres", "nobody") if any(entry.pw_name == name for entry in pwd.getpwall())]
    if not names:
        return None
    person = pwd.getpwnam(names[0])
    return ["setpriv", f"--reuid={person.pw_uid}", f"--regid={person.pw_gid}", "--clear-groups"]


def missing() -> str:
    """Why there can be no PostgreSQL here; empty where there can."""
    if programs() is None:
        return "no PostgreSQL server is installed (initdb and postgres are not found)"
    if somebody() is None:
        return "PostgreSQL does not run as root, and there is nobody else to run it as"
    return ""


@contextmanager
def postgres() -> Iterator[str]:
    """A running server; its address without the name of a database."""
    where, who = programs(), somebody()
    assert where is not None
    assert who is not None
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # a short path: sockets allow no other
    try:
        if who:
            owner = int(who[1].partition("=")[2])
            os.chown(folder, owner, -1)
        data = folder / "data"
        make: list[str | Path] = [
            where / "initdb",
            "-D",
            data,
            "-U",
            "saecula",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ]
        subprocess.run([*who, *make], check=True, stdout=subprocess.DEVNULL, cwd=folder)
        serve: list[str | Path] = [
            where / "postgres",
            "-D",
            data,
            "-k",
            folder,
            "-c",
            "listen_addresses=",
            *NOT_FOR_DISKS,
        ]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen([*who, *serve], stdout=log, stderr=log, cwd=folder)
        try:
            address = f"postgresql+psycopg://saecula@/{{name}}?host={folder}"
            wait_for(address.format(name="postgres"), folder / "log")
            yield address
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
    finally:
        shutil.rmtree(folder)


def wait_for(address: str, log: Path) -> None:
    import psycopg

    plain = address.replace("+psycopg", "")
    end = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(plain).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)


def new_database(address: str) -> str:
    """The address of a new, empty database."""
    import psycopg

    name = f"test_{secrets.token_hex(4)}"
    with psycopg.connect(address.format(name="postgres").replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address.format(name=name)
