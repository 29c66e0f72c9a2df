"""Talk at tables, notes of one's own, and spectators who are kept behind."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("talk", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger(), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seat", sa.BigInteger()),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
    )
    op.create_index("ix_talk_guest", "talk", ["guest", "at"])
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("muted", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "deaf",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("deaf")
    op.drop_table("mutes")
    op.drop_table("talk")
    op.drop_column("tables", "talk")
    op.drop_column("tables", "delay")
