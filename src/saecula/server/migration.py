"""Migrates a database to the schema of this version, and refuses one that cannot be right.

An existing database is never replaced: if it is damaged, empty or from a newer version, the operator decides.
"""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from saecula.kernel.errors import SaeculaError
from saecula.server.schema import meta

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5AEC  # the lock of PostgreSQL under which one server at a time migrates
CHECK_SECONDS: Final = 3.0  # for the check of a SQLite file at start-up


def prepare(url: str, thorough: bool = True) -> None:
    """Make the database ready for use. Raises SaeculaError, in one line, if that is impossible.

    `thorough`: also check a SQLite file for damage.
    """
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        path = Path(address.database or "")
        if not path.exists():
            _create(path)
            return
        _look_at(path, thorough)
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        with engine.begin() as connection:
            _check_version(connection, str(path) if address.get_backend_name() == "sqlite" else "the database")
            migrate(connection)
    except (sa.exc.OperationalError, sa.exc.DatabaseError) as error:
        raise SaeculaError(f"the database cannot be used: {_first_line(error)}") from None
    finally:
        engine.dispose()


def _create(path: Path) -> None:
    """Create a SQLite file under a temporary name and rename it when complete, so that it is never half made."""
    if not path.parent.is_dir():
        raise SaeculaError(f"there is no folder {path.parent} for the database {path.name}")
    new = path.with_name(f"{path.name}.new")
    try:
        new.unlink(missing_ok=True)
        engine = sa.create_engine(f"sqlite:///{new}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        with new.open("rb") as file:
            os.fsync(file.fileno())
        new.rename(path)
    except (OSError, sa.exc.SQLAlchemyError) as error:
        raise SaeculaError(f"cannot make the database {path}: {_first_line(error)}") from None


def _look_at(path: Path, thorough: bool) -> None:
    """Refuse a SQLite file that is empty, or damaged as far as can be seen in a few seconds."""
    if path.stat().st_size == 0:
        raise SaeculaError(
            f"{path} is empty, so its games are gone: put a backup in its place, or remove it to begin anew"
        )
    try:
        connection = sqlite3.connect(f"file:{path.resolve().as_posix().replace('?', '%3f')}?mode=rw", uri=True)
        try:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if thorough:
                end = time.monotonic() + CHECK_SECONDS
                connection.set_progress_handler(lambda: time.monotonic() > end, 100_000)
                found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
                if found != ["ok"]:
                    raise SaeculaError(f"{path} is damaged ({' '.join(found[0].split())}): put a backup in its place")
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        if "interrupted" not in str(error):  # large, and sound as far as we got
            raise SaeculaError(f"{path} cannot be opened: {error}") from None
    except sqlite3.DatabaseError as error:
        raise SaeculaError(f"{path} is damaged or no database ({error}): put a backup in its place") from None
    else:
        if not {"alembic_version", "tables", "users", "moves"} <= names:
            raise SaeculaError(f"{path} holds no games of Saecula: put a backup in its place, or name another file")


def _check_version(connection: sa.Connection, name: str) -> None:
    """Refuse a database of a newer version."""
    inspector = sa.inspect(connection)
    there = set(inspector.get_table_names())
    if "alembic_version" not in there:
        if there & set(meta.tables):
            raise SaeculaError(f"{name} has tables of Saecula but does not say of which version: use another one")
        return
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    script = ScriptDirectory(str(MIGRATIONS))
    known = [step.revision for step in script.walk_revisions()]
    if found not in known:
        raise SaeculaError(
            f"{name} was made by a newer version of Saecula (step {found}; this one knows steps up to "
            f"{script.get_current_head()}): install that version"
        )


def migrate(connection: sa.Connection) -> None:
    """Migrate the database to the schema of this version."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
