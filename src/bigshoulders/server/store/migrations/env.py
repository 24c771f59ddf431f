"""Run the migrations on the connection that `bigshoulders.server.store.engine` hands over."""

from __future__ import annotations

from alembic import context

from bigshoulders.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by making it anew
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
