"""A real server under load by many sockets at once; it needs nothing but Python."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from podzem.core.journal import read_journal, replay
from podzem.systems import load_system
from tests.patience import SECONDS
from tests.server.client import Server

TABLES = 12
SEATS = 4
MOVES = 120
"""Of each table; then all stop in the midst of their moves."""


class Load:
    """Plays at all tables as fast as they go; keeps what was acknowledged and what was heard of."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.seen: dict[str, int] = {}
        self.enough = asyncio.Event()

    async def run(self, server: Server, tables: list[tuple[dict[str, Any], list[str]]]) -> None:
        self.done = {table["table"]: 0 for table, _ in tables}
        players = [
            asyncio.create_task(self.play(server.address(table["table"]), table["table"], token, seat))
            for table, tokens in tables
            for seat, token in enumerate(tokens)
        ]
        enough = asyncio.create_task(self.enough.wait())
        await asyncio.wait([enough, *players], timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
        assert enough.done(), [player.exception() for player in players if player.done()]
        for player in players:
            player.cancel()
        ends = await asyncio.gather(*players, return_exceptions=True)
        assert {type(end) for end in ends} == {asyncio.CancelledError}, ends

    async def play(self, address: str, table: str, token: str, seat: int) -> None:
        async with connect(address, compression=None, open_timeout=SECONDS, ping_interval=None) as wire:
            await wire.send(json.dumps({"do": "hello", "token": token, "language": None}))
            await self.answer(wire, table, seat)

    async def answer(self, wire: ClientConnection, table: str, seat: int) -> None:
        """Decide at random whenever it is the seat's turn, for ever."""
        chance, number, version = random.Random(seat), 0, 0
        while True:
            told = json.loads(await wire.recv())
            assert told["is"] in ("welcome", "news", "done"), told
            if told["is"] == "done":
                self.done[table] = max(self.done[table], told["version"])
            elif told["is"] == "news":
                assert told["version"] >= version
                version = told["version"]
                self.seen[table] = max(self.seen.get(table, 0), version)
                if told.get("outcome"):
                    self.done[table] = max(self.done[table], MOVES)
                if told.get("decisions"):
                    number += 1
                    choice = chance.choice(told["decisions"])["do"]
                    facts = {"id": f"{seat}-{number}", "version": version, "decision": choice}
                    await wire.send(json.dumps({"do": "decide", **facts}))
            if min(self.done.values()) >= MOVES:
                self.enough.set()


def test_many_sockets_play_at_once_and_every_decision_is_kept(start: Callable[..., Server]) -> None:
    server, load = start(), Load()
    opened = [server.open(*["person"] * SEATS, judge="human", options={"board": "classic"}) for _ in range(TABLES)]
    tables = [(table, [server.join(table, f"seat {seat}") for seat in range(SEATS)]) for table in opened]
    asyncio.run(load.run(server, tables))
    kept = kept_steps(server.database.removeprefix("sqlite:///"))
    for table, _ in tables:
        name = table["table"]
        assert kept[name] >= load.done[name], "an acknowledged decision is not on disk"
        assert kept[name] >= load.seen[name], "somebody heard of what is not on disk"
        journal = read_journal(server.call("GET", f"/api/tables/{name}/export", table["token"]).text)
        steps = len(list(replay(load_system("escape"), journal)))
        # what somebody sent last may have come in meanwhile, unanswered
        assert kept[name] <= steps <= kept_steps(server.database.removeprefix("sqlite:///"))[name]
    assert server.stop() == 0


def kept_steps(file: str) -> dict[str, int]:
    """Read past the server: how many steps of each table are in the file."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        return dict(connection.execute("SELECT \"table\", count(*) FROM entries WHERE kind = 'step' GROUP BY 1"))
