"""Alembic runs this for every command; `database.upgrade` hands over the connection."""

from __future__ import annotations

from alembic import context

from openingbell.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite can alter a table only by copying it
)
with context.begin_transaction():
    context.run_migrations()
