"""Alembic calls this; the connection comes from ruka.server.migrate."""

from alembic import context

from ruka.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
