"""Bring a database to the form this program knows; several processes may do so at once."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, text

from podzem.core.errors import Malformed
from podzem.table.database import for_reading, for_writing, is_postgresql
from podzem.table.schema import REVISIONS, VERSION_TABLE

LOCK: Final = 0x706F647A656D
"""The number of our advisory lock on PostgreSQL: "podzem" in ASCII."""
_ONE_AT_A_TIME: Final = threading.Lock()
"""Alembic keeps its context in a global of the process."""


def upgrade(engine: Engine) -> None:
    """Run the migrations that are missing; a database that is current is only asked its revision."""
    with for_reading(engine).connect() as connection:
        if _revision(connection) == REVISIONS[-1]:
            return
    # On SQLite the transaction itself begins with the lock.
    with _ONE_AT_A_TIME, for_writing(engine).begin() as connection:
        if is_postgresql(engine.url):
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if _revision(connection) != REVISIONS[-1]:
            _migrate(connection)


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


def _migrate(connection: Connection) -> None:
    # Loaded only where it is needed: it takes longer than opening a database that is current.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    command.upgrade(config, "head")
