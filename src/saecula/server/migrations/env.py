"""Alembic's entry point: the server passes its own connection."""

from __future__ import annotations

from alembic import context

from saecula.server.schema import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
