"""The tables of the store: a new database is made from them, an old one by `migrations/`; tests hold both together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISIONS: Final = ("0001", "0002")
"""The migrations in order; the last one makes what stands below."""
VERSION_TABLE: Final = "podzem_version"
"""Where a database says its revision; not Alembic's usual name, so that another program may share the database."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_1_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("header", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("invite", String(128), nullable=False),
    Column("watch", String(128), nullable=False),
    Column("secret", LargeBinary),
    Column("created", BigInteger, nullable=False),
    Index("ix_tables_created", "created"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(64), ForeignKey(tables.c.id), primary_key=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("message", String(255)),
    Column("at", BigInteger),
    UniqueConstraint("table", "message", name="uq_entries_message"),
)
"""The logs. SQLite keeps the rows in the order of writing and not by key: a batch then touches fewer pages."""

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", String(64), ForeignKey(tables.c.id), primary_key=True),
    Column("sequence", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

version: Final = Table(
    VERSION_TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc"),
)
"""As Alembic makes it; it is no part of what migrations change."""
