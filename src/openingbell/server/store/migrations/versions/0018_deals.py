"""Tables that go on from a position, and deals that many play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.JSON(none_as_null=True)))
    op.create_table(
        "starts",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moves", sa.JSON(), nullable=False),
        sa.Column("position", sa.Text()),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("budget", sa.String(20), nullable=False),
        sa.Column("host", sa.String(20), sa.ForeignKey("guests.id")),
        sa.Column("day", sa.String(10)),
        sa.Column("opens", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("day", "game", name="uq_deals_day"),
    )
    op.create_index("ix_deals_host", "deals", ["host"])
    op.create_table(
        "attempts",
        sa.Column("deal", sa.String(20), sa.ForeignKey("deals.id"), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("number", sa.BigInteger(), primary_key=True),
        sa.Column("played_at", sa.String(20), nullable=False, unique=True),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger()),
        sa.Column("scores", sa.JSON(none_as_null=True)),
    )
    op.create_index("ix_attempts_guest", "attempts", ["guest"])


def downgrade() -> None:
    op.drop_table("attempts")
    op.drop_table("deals")
    op.drop_table("starts")
    op.drop_column("tables", "origin")
