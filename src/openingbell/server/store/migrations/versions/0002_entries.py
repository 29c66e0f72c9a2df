"""A log of entries with kinds and times instead of moves, where a seat below zero meant chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LOG_OF_MOVES = """
    INSERT INTO entries (table_id, seq, kind, seat, text, at)
    SELECT table_id, seq, CASE WHEN seat < 0 THEN 'chance' ELSE 'move' END, CASE WHEN seat < 0 THEN NULL ELSE seat END,
        text, made
    FROM moves
"""
MOVES_OF_LOG = """
    INSERT INTO moves (table_id, seq, seat, text, made) SELECT table_id, seq, COALESCE(seat, -1), text, at FROM entries
"""


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger(), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=True),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.execute(LOG_OF_MOVES)
    op.drop_table("moves")


def downgrade() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger(), primary_key=True),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.execute(MOVES_OF_LOG)
    op.drop_table("entries")
