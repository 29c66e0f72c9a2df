"""Standing answers of seats, outside the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True),
        sa.Column("orders", sa.JSON, nullable=False),
        sa.Column("cancelled", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standing")
