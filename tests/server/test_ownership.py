"""One server for each data folder and database; databases that cannot be right are refused and left alone."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saecula.kernel.errors import SaeculaError
from saecula.server.migration import prepare
from tests.server.conftest import serve
from tests.server.killing import RealServer


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A server that should not start."""
    command = [sys.executable, "-m", "saecula", "serve", "--port", "0", *arguments]
    environment = {**os.environ, "SAECULA_HOSTS": ""}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=False)


def refused(found: subprocess.CompletedProcess[str], *words: str) -> None:
    assert found.returncode == 2, found.stderr
    lines = found.stderr.strip().splitlines()
    assert len(lines) == 1, found.stderr
    for word in words:
        assert word in lines[0]
    assert not found.stdout


def test_a_folder_and_a_database_belong_to_one_server(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    try:
        server.start()
        data = tmp_path / "data"
        refused(started("--data-folder", str(data)), str(data), server.address)
        other = tmp_path / "other"
        url = f"sqlite:///{data / 'saecula.sqlite3'}"
        refused(started("--data-folder", str(other), "--database-url", url), "saecula.sqlite3", server.address)
        link = tmp_path / "link"
        link.symlink_to(data)
        url = f"sqlite:///{link / 'saecula.sqlite3'}"
        refused(started("--data-folder", str(tmp_path / "third"), "--database-url", url), server.address)
    finally:
        server.close()
    time.sleep(0.1)
    server = RealServer(tmp_path)
    try:
        server.start()  # a killed server leaves nothing behind that keeps the next one out
    finally:
        server.close()


def broken_databases(folder: Path) -> dict[str, Path]:
    good = folder / "good.sqlite3"
    prepare(f"sqlite:///{good}")
    data = good.read_bytes()
    made = {name: folder / f"{name}.sqlite3" for name in ("empty", "text", "half", "scrambled", "foreign", "newer")}
    made["empty"].touch()
    made["text"].write_text("my shopping list\n" * 100)
    made["half"].write_bytes(data[: len(data) // 2])
    made["scrambled"].write_bytes(data[:4096] + os.urandom(8192) + data[12_288:])
    with sqlite3.connect(made["foreign"]) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    made["newer"].write_bytes(data)
    with sqlite3.connect(made["newer"]) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    return made


@pytest.mark.parametrize("kind", ["empty", "text", "half", "scrambled", "foreign", "newer"])
def test_a_database_that_cannot_be_right_is_refused_and_left_alone(tmp_path: Path, kind: str) -> None:
    path = broken_databases(tmp_path)[kind]
    before = path.read_bytes()
    with pytest.raises(SaeculaError) as error:
        prepare(f"sqlite:///{path}")
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)
    assert path.read_bytes() == before
    assert (kind == "newer") == ("newer version" in str(error.value))


@pytest.mark.parametrize("kind", ["empty", "newer"])
def test_the_command_says_so_in_one_line_and_ends_with_2(tmp_path: Path, kind: str) -> None:
    path = broken_databases(tmp_path)[kind]
    found = started("--data-folder", str(tmp_path / "data"), "--database-url", f"sqlite:///{path}")
    refused(found, str(path), kind)


def test_a_first_start_that_was_interrupted_can_be_repeated(tmp_path: Path) -> None:
    (tmp_path / "saecula.sqlite3.new").write_bytes(b"half made")
    for server in serve(tmp_path):
        server.guest("Ada").open("toy", "you", "open")
    assert (tmp_path / "saecula.sqlite3").exists()
    assert not (tmp_path / "saecula.sqlite3.new").exists()


def test_a_folder_that_is_not_there_and_a_server_that_is_not_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'missing' / 'games.sqlite3'}"
    refused(started("--data-folder", str(tmp_path / "data"), "--database-url", url), "missing")
    refused(started("--database-url", "postgresql://nobody@127.0.0.1:1/nowhere"), "cannot be used")


def test_readiness_tries_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for server in serve(tmp_path):
        ada = server.guest("Ada")
        assert ada.get("/readyz") == {"status": "ready"}
        database = server.application.house.storage.database

        async def full(work: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(database, "write", full)
        time.sleep(1.1)
        assert ada.get("/readyz", 503) == {"status": "not ready"}
        monkeypatch.undo()
        time.sleep(1.1)
        assert ada.get("/readyz") == {"status": "ready"}
