"""Tokens can be revoked: those given to a guest until a moment are known no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("revoked", sa.BigInteger(), nullable=True))
    op.create_index("ix_guests_revoked", "guests", ["revoked"])


def downgrade() -> None:
    op.drop_index("ix_guests_revoked", "guests")
    op.drop_column("guests", "revoked")
