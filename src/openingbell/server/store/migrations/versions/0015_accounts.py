"""Guests may have accounts: a password, passkeys, tokens for programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("public", sa.String(20), nullable=False, unique=True),
        sa.Column("login", sa.String(60), nullable=False),
        sa.Column("login_key", sa.String(120), nullable=False, unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("recovery", sa.String(64)),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("purpose", sa.String(60), nullable=False),
        sa.Column("scope", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
    )
    seats = sa.text("kind = 'seat'")
    op.create_index("ix_entries_seats", "entries", ["kind"], sqlite_where=seats, postgresql_where=seats)


def downgrade() -> None:
    op.drop_index("ix_entries_seats", "entries")
    op.drop_table("api_tokens")
    op.drop_table("passkeys")
    op.drop_table("accounts")
