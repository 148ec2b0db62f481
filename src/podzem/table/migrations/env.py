"""Alembic runs this: the migrations go into the connection, and the transaction, that `upgrade` has opened."""

from alembic import context

from podzem.table.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE
)
with context.begin_transaction():
    context.run_migrations()
