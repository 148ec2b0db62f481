"""Alembic migrations of the store; `podzem.table.upgrade` runs them when a database is opened."""
