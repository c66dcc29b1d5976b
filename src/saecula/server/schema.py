"""What is stored: people, tables, seats, chat, and the entries of each game, which are only ever appended."""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()

users = sa.Table(
    "users",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("nickname", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("signed_out", sa.Boolean, nullable=False, server_default=sa.false()),  # for good: there is no password
)

tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),  # the key of its invitations
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("status", sa.String(16), nullable=False),  # waiting, running, over, deleted
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("data_digest", sa.String(64), nullable=False),
    sa.Column("seed", sa.String(128), nullable=False),  # drawn when it starts
    sa.Column("waiting_for", sa.Text, nullable=False),  # JSON: the seats that have to choose; follows from the entries
    sa.Column("ranking", sa.Text, nullable=False),  # JSON; follows from the entries
    sa.Column("undo_request", sa.Text, nullable=False),  # JSON or empty
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("fork_of", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),  # counts changes; never shown to anybody
    sa.Column("ended", sa.Text, nullable=False, server_default="[]"),  # JSON: who wants a broken game to end
    sa.Column("opened_from", sa.String(32), nullable=False, server_default=""),  # keyed hash of the opener's address
    sa.Column("entries", sa.Integer, nullable=False, server_default="0"),  # number of its rows in `moves` ...
    sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"),  # ... and their total length
    sa.Column("kind", sa.String(16), nullable=False, server_default=""),  # new, fork, continued, imported; "": old
    sa.Column("secret", sa.String(64), nullable=False, server_default=""),  # the server's part of the seed
    sa.Index("tables_by_status", "status", "changed"),
    sa.Index("tables_by_owner", "owner"),
    sa.Index("tables_by_origin", "opened_from"),
)

seats = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(80), nullable=False),
    sa.Column("dropped", sa.Boolean, nullable=False),  # removed from the person's own list
    sa.Column("auto", sa.Text, nullable=False, server_default=""),  # JSON: kinds of automatic answers, their periods
    sa.Column("contribution", sa.String(64), nullable=False, server_default=""),  # its browser's part of the seed
    sa.Column("contributes", sa.Boolean, nullable=False, server_default=sa.false()),  # it has announced one
    sa.Index("seats_by_user", "user_id"),
)

moves = sa.Table(
    "moves",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("idx", sa.Integer, primary_key=True, autoincrement=False),  # 1, 2, 3, ...
    sa.Column("entry", sa.String(200), nullable=False),  # as in a record
    sa.Column("chk", sa.String(8), nullable=False),  # mark of the state after it, or ""; see Record.mark
    sa.Column("request", sa.String(100), nullable=False),  # seat and idempotency key of the request it came with
    sa.Column("at", sa.BigInteger, nullable=False),
)

chat = sa.Table(
    "chat",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# For several servers on one database; see cluster.py.

processes = sa.Table(
    "processes",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),  # milliseconds, by the clock of the database
)

driving = sa.Table(
    "driving",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),  # the server that drives the bots of this table
)

secrets = sa.Table(
    "secrets",
    meta,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("secret", sa.String(200), nullable=False),
)
