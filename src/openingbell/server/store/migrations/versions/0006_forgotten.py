"""People may take tables off their lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "forgotten",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_index("ix_forgotten_guest", "forgotten", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_forgotten_guest", "forgotten")
    op.drop_table("forgotten")
