"""How a server is set up. The defaults are safe: this machine only, everything in the user's own data folder."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from msgspec import Struct

from saecula.bots.workers import MAKER


def default_folder() -> Path:
    """Where a user's games are kept: $XDG_DATA_HOME/saecula or ~/.local/share/saecula."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "saecula"


DRIVERS: Final = {
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}  # what SQLAlchemy calls them


class Settings(Struct, kw_only=True):
    """Everything that can be set; see the fields."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""  # empty: SQLite in the data folder
    data_folder: str = ""  # empty: the user's own
    hosts: list[str] = []  # names under which the server is reached, e.g. behind a proxy; others are refused
    body_limit: int = 256 * 1024
    rate: float = 40.0  # requests per second and address in the long run; 0: no limit
    burst: int = 200
    heavy_rate: float = 1.0  # the same for calls that create something: sign-ins, tables, imports
    heavy_burst: int = 40
    sockets: int = 200  # open sockets and waiting polls per address; 0: no limit
    connections: int = 4000  # open at once, websockets included; fewer where the system allows fewer files
    connections_each: int = 400  # per address, except for trusted proxies
    request_seconds: float = 20.0  # for a whole request to arrive, headers and body
    reading_seconds: float = 30.0  # for a client to go on reading
    unread_bytes: int = 64 * 1024 * 1024  # unread bytes of all sockets together
    person_tables: int = 100  # unfinished tables opened by one person ...
    address_tables: int = 400  # ... and from one address
    person_entries: int = 400_000  # entries of all games opened by one person
    address_entries: int = 2_000_000
    person_bytes: int = 32 * 1024 * 1024  # total length of their texts, chat included
    address_bytes: int = 160 * 1024 * 1024
    person_bot_share: float = 0.5  # share of a core for the bots of one person in the long run
    address_bot_share: float = 1.0
    bot_burst: float = 300.0  # seconds of thinking before that limit applies
    loaded_tables: int = 200  # tables kept in memory; others are replayed on demand
    loaded_entries: int = 400_000  # total entries of the tables in memory
    table_entries: int = 20_000  # entries per game, undone moves included
    replay_seconds: float = 20.0  # for an import, a fork or a proof of fairness
    bot_processes: int = 0  # 0: all cores but one
    bot_seconds: float = 1.0  # thinking time per decision
    bot_limit: float = 10.0  # then its worker is replaced, and chance decides
    bots: str = MAKER  # the module that makes bots
    sweep_seconds: float = 600.0  # between sweeps for abandoned tables
    lease: float = 10.0  # seconds of silence after which another server on the same database counts as dead
    static: str = ""  # the built client; empty: beside this module

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data_folder).expanduser() if self.data_folder else default_folder()

    @property
    def url(self) -> str:
        """The database, as SQLAlchemy names it."""
        url = self.database_url
        if not url:
            return f"sqlite:///{self.folder / 'saecula.sqlite3'}"
        kind, colon, rest = url.partition(":")
        return DRIVERS.get(kind, kind) + colon + rest

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self.url.startswith("postgresql")

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "localhost", "::1")


def cookie_secret(folder: Path) -> bytes:
    """The key that signs cookies, made at the first start and readable by its owner only.

    Servers that share a database share its key instead (`Application.lifespan`).
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / "cookie.key"
    new = folder / f"cookie.key.{secrets.token_hex(8)}"
    if not path.exists():
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_hex(32))
        try:
            os.link(new, path)  # never half a file, and only one key even if two servers start at once
        except FileExistsError:
            pass
        finally:
            new.unlink()
    return bytes.fromhex(path.read_text("ascii").strip())
