"""Run by Alembic: migrations happen on the connection that `migrate.py` hands over."""

from __future__ import annotations

from alembic import context

from rookery.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
context.run_migrations()
