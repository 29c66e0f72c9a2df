"""Sketches of trades, between two seats and outside the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sketches",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("low", sa.BigInteger(), primary_key=True),
        sa.Column("high", sa.BigInteger(), primary_key=True),
        sa.Column("sender", sa.BigInteger(), nullable=False),
        sa.Column("proposer", sa.BigInteger(), nullable=False),
        sa.Column("gives", sa.JSON(), nullable=False),
        sa.Column("takes", sa.JSON(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sketches")
