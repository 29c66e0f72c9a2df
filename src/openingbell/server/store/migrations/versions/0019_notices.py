"""Notices: where people want to be told that it is their turn, and what is to be told next."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(none_as_null=True)),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("site", sa.Text(), nullable=False),
        sa.Column("failed", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("quiet", sa.JSON(none_as_null=True)),
        sa.Column("told", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "unnoticed",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("public", sa.Boolean(), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("turns")
    op.drop_table("unnoticed")
    op.drop_table("wishes")
    op.drop_table("ways")
