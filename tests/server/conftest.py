"""One server for all tests that do not need one of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Player, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of one's own, ended with the test."""
    started: list[Server] = []

    def begin(*words: str, **rest: Any) -> Server:
        started.append(Server(tmp_path, *words, **rest))
        return started[-1]

    yield begin
    for server in started:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture
def seated() -> Iterator[Callable[[Player], Player]]:
    """Players who leave when the test is over."""
    players: list[Player] = []

    def remember(player: Player) -> Player:
        players.append(player)
        return player

    yield remember
    for player in players:
        player.leave()
