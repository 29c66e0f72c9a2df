"""What came of games: results, ratings, who met whom, and statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uncounted",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("due", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_uncounted_due", "uncounted", ["due"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("unrated", sa.String(20)),
        sa.Column("facts", sa.JSON(), nullable=False),
    )
    op.create_index("ix_results_pool", "results", ["game", "seats", "ended", "table_id"])
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("rank", sa.BigInteger(), nullable=False),
        sa.Column("score", sa.BigInteger()),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(53)),
        sa.Column("sigma", sa.Float(53)),
    )
    op.create_index("ix_places_guest", "places", ["guest", "ended", "table_id"])
    op.create_index("ix_places_bot", "places", ["bot", "ended", "table_id"])
    op.create_table("pools", *_pool(), sa.Column("games", sa.BigInteger(), nullable=False))
    op.create_table(
        "ratings",
        *_pool(),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.BigInteger(), nullable=False),
        sa.Column("ranks", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "meetings",
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("other", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("games", sa.BigInteger(), nullable=False),
        sa.Column("ahead", sa.BigInteger(), nullable=False),
        sa.Column("behind", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tallies",
        *_pool(),
        sa.Column("fact", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(60), primary_key=True),
        sa.Column("times", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.BigInteger(), nullable=False),
    )
    op.execute("INSERT INTO pools (game, seats, games) VALUES ('', 0, 0)")
    op.execute(
        "INSERT INTO uncounted (table_id, due) SELECT id, changed + delay * 1000 FROM tables WHERE status = 'over'"
    )


def _pool() -> tuple[sa.Column[str], sa.Column[int]]:
    return (
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.BigInteger(), primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    for table in ("tallies", "meetings", "ratings", "pools", "places", "results", "uncounted"):
        op.drop_table(table)
