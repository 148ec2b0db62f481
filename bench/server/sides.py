"""Who serves: podzem on its database, boardgame.io in memory and on files; each the command of a server process."""

import sys
from dataclasses import dataclass, field
from pathlib import Path

from contenders import LOAD_PEER, Places, compiled_lack, lack_of, node_environment

HERE = Path(__file__).resolve().parent
OURS = "podzem, SQLite"
MEMORY = "boardgame.io, memory"
FILES = "boardgame.io, FlatFile"
UNLIMITED = {
    "sockets": 100_000,
    "messages": 1_000_000,
    "messages_at_once": 1_000_000,
    "requests": 1_000_000,
    "requests_at_once": 1_000_000,
    "tables": 1_000_000_000,
    "tables_at_once": 1_000_000,
}
"""All sockets come from one address here, which a server would otherwise hold back."""


@dataclass(frozen=True)
class Side:
    """A server to put under load, or the reason why it cannot be."""

    name: str
    protocol: str
    """The loader's module that speaks to it."""
    command: list[str]
    """With {folder} for a new folder where it may keep things."""
    environment: dict[str, str] = field(default_factory=dict)
    lack: str = ""


def sides(places: Places) -> list[Side]:
    """Everybody in the order in which they take turns."""
    return [ours(places.compiled, compiled_lack(places.compiled)), *peers(places)]


def ours(path: Path, lack: str = "") -> Side:
    """Podzem's server from a build: one worker, SQLite, every promise of durability as it comes."""
    command = [sys.executable, "-m", "podzem", "serve", "--port", "0", "--database", "sqlite:///{folder}/load.sqlite3"]
    command += ["--log", "warning", "--lang", "en"]
    command += [word for name, value in UNLIMITED.items() for word in ("--limit", f"{name}={value}")]
    return Side(OURS, "podzem", command, {"PYTHONPATH": str(path)}, lack)


def peers(places: Places) -> list[Side]:
    """boardgame.io's server twice: with the storage that it has by default, and with the one that keeps files."""
    program = ["node", str(HERE / "boardgame_server.cjs")]
    environment, lack = node_environment(places, LOAD_PEER), lack_of(places, LOAD_PEER)
    return [
        Side(MEMORY, "boardgame", [*program, "memory"], environment, lack),
        Side(FILES, "boardgame", [*program, "flatfile", "{folder}/matches"], environment, lack),
    ]
