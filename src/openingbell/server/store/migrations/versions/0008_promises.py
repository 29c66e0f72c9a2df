"""Chance is promised before a game begins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("salted", sa.Boolean(), nullable=False, server_default=sa.false()))
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "promises",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_promises_table_id", "promises", ["table_id"])
    op.create_table(
        "salts",
        sa.Column("promise", sa.BigInteger(), sa.ForeignKey("promises.number"), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64)),
    )


def downgrade() -> None:
    op.drop_table("salts")
    op.drop_table("promises")
    op.drop_column("seats", "salted")
