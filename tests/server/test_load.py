"""A real server under load by many sockets at once; it needs nothing but Python."""

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from podzem.core.journal import read_journal, replay
from podzem.systems import load_system
from tests.server.client import Server, slowness

TABLES = 12
SEATS = 4
SECONDS = 4.0


class Load:
    """Plays at all tables as fast as they go; keeps what was acknowledged and how long each decision took."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.seen: dict[str, list[int]] = {}
        self.times: list[float] = []

    async def run(self, server: Server, tables: list[tuple[dict[str, Any], list[str]]]) -> None:
        until = time.monotonic() + SECONDS
        players = [
            self.play(server.address(table["table"]), table["table"], token, seat, until)
            for table, tokens in tables
            for seat, token in enumerate(tokens)
        ]
        await asyncio.gather(*players)

    async def play(self, address: str, table: str, token: str, seat: int, until: float) -> None:
        async with connect(address, compression=None) as wire:
            await wire.send(json.dumps({"do": "hello", "token": token, "language": None}))
            await self.answer(wire, table, seat, until)

    async def answer(self, wire: ClientConnection, table: str, seat: int, until: float) -> None:
        """Decide at random whenever it is the seat's turn, until the time is over."""
        chance, number, begun, versions = random.Random(seat), 0, 0.0, [0]
        while (left := until - time.monotonic()) > 0:
            try:
                told = json.loads(await asyncio.wait_for(wire.recv(), left))
            except TimeoutError:
                break
            assert told["is"] in ("welcome", "news", "done"), told
            if told["is"] == "done":
                self.done[table] = max(self.done.get(table, 0), told["version"])
                self.times.append(time.monotonic() - begun)
            elif told["is"] == "news":
                versions.append(told["version"])
                if told.get("decisions"):
                    number, begun = number + 1, time.monotonic()
                    choice = chance.choice(told["decisions"])["do"]
                    facts = {"id": f"{seat}-{number}", "version": told["version"], "decision": choice}
                    await wire.send(json.dumps({"do": "decide", **facts}))
        assert versions == sorted(versions)
        self.seen.setdefault(table, []).append(versions[-1])


def test_many_sockets_play_at_once_and_every_decision_is_kept(start: Callable[..., Server]) -> None:
    server, load = start(), Load()
    opened = [server.open(*["person"] * SEATS, judge="human", options={"board": "classic"}) for _ in range(TABLES)]
    tables = [(table, [server.join(table, f"seat {seat}") for seat in range(SEATS)]) for table in opened]
    asyncio.run(load.run(server, tables))
    assert len(load.done) == TABLES, "a table made no move"
    assert sorted(load.times)[len(load.times) // 2] < slowness()
    kept = kept_steps(server.database.removeprefix("sqlite:///"))
    for table, _ in tables:
        name = table["table"]
        assert kept[name] >= load.done[name], "an acknowledged decision is not on disk"
        assert all(kept[name] >= version for version in load.seen[name]), "somebody heard of what is not on disk"
        journal = read_journal(server.call("GET", f"/api/tables/{name}/export", table["token"]).text)
        assert len(list(replay(load_system("escape"), journal))) == kept[name]
    assert server.stop() == 0


def kept_steps(file: str) -> dict[str, int]:
    """Read past the server: how many steps of each table are in the file."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        return dict(connection.execute("SELECT \"table\", count(*) FROM entries WHERE kind = 'step' GROUP BY 1"))
