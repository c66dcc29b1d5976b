"""Automatic answers of several kinds. Those that were on for a turn end with the upgrade: people are asked again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("auto", sa.Text, nullable=False, server_default=""))
    op.drop_column("seats", "standing")


def downgrade() -> None:
    op.add_column("seats", sa.Column("standing", sa.Integer, nullable=True))
    op.drop_column("seats", "auto")
