"""`kill -9` under load: every decision that was acknowledged is there after a restart, and none twice."""

import random
import threading
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from podzem.core.journal import read_journal, replay
from podzem.systems import load_system
from tests.patience import SECONDS, until
from tests.server.client import Player, Server

TABLES = 4
MOST_DECISIONS = 60
"""Of a life, at all tables together, before it is ended in the midst of others."""
Acknowledged = list[tuple[str, str, str, int, int]]
"""Token, id, decision, the version it was sent with, the version it led to."""


def play(server: Server, table: dict[str, Any], tokens: list[str], acknowledged: Acknowledged, mark: str) -> None:
    """Decide as fast as it goes until the server is gone."""
    players: list[Player] = []
    try:
        players += [server.sit(table, token) for token in tokens]
        for number in range(10_000):
            for player in players:
                player.settle()
            if players[0].news["outcome"]:
                return
            player = next(player for player in players if player.news["decisions"])
            seen, id = player.news["version"], f"{mark}{number}"
            choice = player.news["decisions"][number % len(player.news["decisions"])]["do"]
            answer = player.decide(choice, version=seen, id=id)
            assert answer["is"] == "done"
            acknowledged.append((player.token, id, choice, seen, answer["version"]))
    except (WebSocketException, OSError):
        return
    finally:
        for player in players:
            player.leave()


def crash(server: Server, tables: list[tuple[dict[str, Any], list[str]]], mark: str, chance: random.Random) -> int:
    """One life of the server; how many decisions it acknowledged."""
    kept: list[Acknowledged] = [[] for _ in tables]
    threads = [
        threading.Thread(target=play, args=(server, table, tokens, kept[number], f"{mark}t{number}x"))
        for number, (table, tokens) in enumerate(tables)
    ]
    for thread in threads:
        thread.start()
    wanted = chance.randint(1, MOST_DECISIONS)
    until(lambda: sum(map(len, kept)) >= wanted or not any(thread.is_alive() for thread in threads))
    server.kill()
    for thread in threads:
        thread.join(SECONDS)
    server.start()
    for (table, _), acknowledged in zip(tables, kept):
        check(server, table, acknowledged)
    return sum(map(len, kept))


def check(server: Server, table: dict[str, Any], acknowledged: Acknowledged) -> None:
    """The journal holds all of it, every digest fits, and a message sent again leads where it led before."""
    journal = read_journal(server.call("GET", f"/api/tables/{table['table']}/export", table["token"]).text)
    moments = list(replay(load_system("escape"), journal))
    if acknowledged:
        assert len(moments) >= acknowledged[-1][4]
    for token in sorted({token for token, *_ in acknowledged}):
        player = server.sit(table, token)
        version = player.news["version"]
        for sender, id, choice, seen, led_to in acknowledged:
            if sender == token:
                again = player.decide(choice, version=seen, id=id)
                assert (again["is"], again["version"]) == ("done", led_to)
        assert player.ask("ping")["version"] == version
        player.leave()


def lives(start: Callable[..., Server], rounds: int) -> None:
    server, chance, acknowledged = start(), random.Random(4), 0
    tables: list[tuple[dict[str, Any], list[str]]] = []
    for number in range(rounds):
        if number % 5 == 0:
            opened = [server.open("person", "person", judge="human", options={}) for _ in range(TABLES)]
            tables = [(table, [server.join(table, "Ana"), server.join(table, "Bo")]) for table in opened]
        acknowledged += crash(server, tables, f"r{number}", chance)
    assert acknowledged > rounds


def test_nothing_acknowledged_is_lost_by_kill_9(start: Callable[..., Server]) -> None:
    lives(start, 5)


@pytest.mark.deep
def test_nothing_acknowledged_is_lost_by_kill_9_fifty_times(start: Callable[..., Server]) -> None:
    lives(start, 50)
