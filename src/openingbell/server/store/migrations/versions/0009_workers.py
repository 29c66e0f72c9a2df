"""Several workers serve one store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

BUCKETS = 64


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "workers",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    leases = op.create_table(
        "leases",
        sa.Column("bucket", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("worker", sa.String(20)),
    )
    op.bulk_insert(leases, [{"bucket": bucket} for bucket in range(BUCKETS)])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("worker", sa.String(20), primary_key=True),
        sa.Column("viewers", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("leases")
    op.drop_table("workers")
    op.drop_column("tables", "version")
