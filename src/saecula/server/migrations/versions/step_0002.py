"""Standing answers: a seat that is not to be asked again this turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "standing")
