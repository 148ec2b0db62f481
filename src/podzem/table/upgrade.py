"""Bring a database to the form this program knows; several processes may do so at once."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, insert, text
from sqlalchemy.schema import CreateTable

from podzem.core.errors import Malformed
from podzem.table.database import for_reading, for_writing, is_postgresql
from podzem.table.schema import REVISIONS, VERSION_TABLE, metadata, version

LOCK: Final = 0x706F647A656D
"""The number of our advisory lock on PostgreSQL: "podzem" in ASCII."""
_ONE_AT_A_TIME: Final = threading.Lock()
"""Alembic keeps its context in a global of the process."""


def upgrade(engine: Engine) -> None:
    """Make a new database, or run the migrations that an old one lacks; a current one is only asked its revision."""
    with for_reading(engine).connect() as connection:
        if _revision(connection) == REVISIONS[-1]:
            return
    # On SQLite the transaction itself begins with the lock.
    with _ONE_AT_A_TIME, for_writing(engine).begin() as connection:
        if is_postgresql(engine.url):
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        found = _revision(connection)
        if found is None:
            make(connection)
        elif found != REVISIONS[-1]:
            migrate(connection)


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, VERSION_TABLE):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if found is not None and found not in REVISIONS:
        raise Malformed(
            f"the database is newer than this program: its revision is {found}, "
            f"up to {REVISIONS[-1]} is known; use a newer Podzem"
        )
    return found


def make(connection: Connection) -> None:
    """Everything in a new database, as the migrations would; a test holds that both make the same."""
    metadata.create_all(connection, checkfirst=False)
    connection.execute(CreateTable(version))
    connection.execute(insert(version).values(version_num=REVISIONS[-1]))


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing."""
    # Loaded only where it is needed: it takes longer than opening a database that is current.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    command.upgrade(config, "head")
