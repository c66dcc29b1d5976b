"""Several servers on one database, and games that no longer replay can be ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "driving",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("secrets")
    op.drop_table("driving")
    op.drop_table("processes")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "revision")
