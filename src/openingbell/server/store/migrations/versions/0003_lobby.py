"""Whose turn it is at a table, and an index for the lists of the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("actor", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "changed"])


def downgrade() -> None:
    op.drop_index("ix_tables_lobby", "tables")
    op.drop_column("tables", "actor")
