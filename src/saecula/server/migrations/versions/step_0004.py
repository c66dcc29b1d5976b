"""Limits for each person and address, sessions that end, and dice that the players help to choose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("signed_out", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("opened_from", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("entries", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("kind", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("contribution", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("contributes", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("tables_by_origin", "tables", ["opened_from"])
    op.execute(
        "UPDATE tables SET entries = (SELECT COUNT(*) FROM moves WHERE moves.table_id = tables.id), "
        "bytes = (SELECT COALESCE(SUM(LENGTH(entry)), 0) FROM moves WHERE moves.table_id = tables.id)"
    )


def downgrade() -> None:
    op.drop_index("tables_by_origin", "tables")
    op.drop_index("tables_by_owner", "tables")
    for table, column in (
        ("seats", "contributes"),
        ("seats", "contribution"),
        ("tables", "secret"),
        ("tables", "kind"),
        ("tables", "bytes"),
        ("tables", "entries"),
        ("tables", "opened_from"),
        ("users", "signed_out"),
    ):
        op.drop_column(table, column)
