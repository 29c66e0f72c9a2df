"""Guests, tables, seats and moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger(), primary_key=True),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for table in ("moves", "seats", "tables", "guests", "keys"):
        op.drop_table(table)
