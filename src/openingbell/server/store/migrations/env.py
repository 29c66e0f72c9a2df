"""Alembic runs this for every command; `database.upgrade` hands over the connection, in a transaction."""

from __future__ import annotations

from alembic import context

from openingbell.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can alter a table only by copying it
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
