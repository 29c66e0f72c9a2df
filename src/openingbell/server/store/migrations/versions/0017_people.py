"""People are blocked, removed, reported and banned; what is taken in an hour is counted for all workers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("guests", sa.Column("address", sa.String(50)))
    op.create_table(
        "blocks",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("blocked", sa.String(20), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("guest", "blocked", name="uq_blocks"),
    )
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(20), nullable=False),
        sa.Column("reported", sa.String(20), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("talk", sa.JSON(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_table(
        "bans",
        sa.Column("whom", sa.String(50), primary_key=True),
        sa.Column("is_guest", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
    )
    op.create_table(
        "takings",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("whose", sa.String(50), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_takings_at", "takings", ["at"])
    op.create_index("ix_takings_whose", "takings", ["what", "whose", "at"])


def downgrade() -> None:
    for name in ("takings", "bans", "reports", "removals", "blocks"):
        op.drop_table(name)
    op.drop_column("guests", "address")
