"""Two server processes on one PostgreSQL database: one table, none lost, none doubled, everybody hears everything."""

import threading
from collections.abc import Callable
from typing import Any

import httpx

from podzem.core.journal import read_journal, replay
from podzem.systems import load_system
from tests.patience import SECONDS, until
from tests.server.client import Player, Server
from tests.table.conftest import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]  # the fixtures

SEATS = 8
MOVES = 60


def fire(player: Player, tries: list[dict[str, Any]], is_over: threading.Event) -> None:
    """Decide whenever it may be one's turn, and again and again when it is not."""
    seat, number = player.welcome["you"]["seat"], 0
    while not is_over.is_set():
        number += 1
        own = player.news["decisions"]
        decision = own[number % len(own)]["do"] if own else f"{seat} roll"
        tries.append(player.decide(decision, id=f"s{seat}n{number}"))
        if player.news["version"] > MOVES or player.news["outcome"]:
            is_over.set()


def test_eight_seats_at_two_processes_fire_at_one_table(start: Callable[..., Server], postgres_url: str) -> None:
    servers = [start(database=postgres_url), start(database=postgres_url)]
    table = servers[0].open(*["person"] * SEATS, judge="human", options={"board": "classic"})
    tokens = [servers[seat % 2].join(table, f"P{seat}") for seat in range(SEATS)]
    players = [servers[seat % 2].sit(table, token) for seat, token in enumerate(tokens)]
    tries: list[list[dict[str, Any]]] = [[] for _ in players]
    is_over = threading.Event()
    threads = [threading.Thread(target=fire, args=(one, tries[seat], is_over)) for seat, one in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    done = [answer["version"] for answers in tries for answer in answers if answer["is"] == "done"]
    assert len(done) == len(set(done)), "a version was reached twice"
    journal = read_journal(servers[1].call("GET", f"/api/tables/{table['table']}/export", table["token"]).text)
    assert len(list(replay(load_system("escape"), journal))) - 1 == len(done)
    last = max(done)
    for player in players:
        while player.news["version"] < last:
            player.receive()
        player.leave()


def test_workers_share_a_port_and_its_tables(start: Callable[..., Server], postgres_url: str) -> None:
    server = start("--workers", "2", database=postgres_url)
    table = server.open("person", "person", "seeker")
    token = server.join(table)
    players = [server.sit(table, token) for token in (table["token"], token, table["watch"], table["watch"])]
    until(lambda: _version(players[:2]) > MOVES // 4)  # bots and news of the other process take their time
    watched = max(player.ask("ping")["version"] for player in players)
    assert watched > MOVES // 4
    for player in players:
        while player.news["version"] < watched:
            player.receive()
        player.leave()
    server.kill()  # of the first process alone; its workers do not outlive it
    until(lambda: not _answers(server))


def _version(players: list[Player]) -> int:
    """Whoever may decide does; how far the first has heard of it."""
    for player in players:
        player.settle()
        if player.news["decisions"]:
            player.decide()
    return int(players[0].news["version"])


def _answers(server: Server) -> bool:
    try:
        return server.call("GET", "/health").status_code == 200
    except httpx.TransportError:
        return False


def test_workers_end_in_good_order(start: Callable[..., Server], postgres_url: str) -> None:
    assert start("--workers", "2", database=postgres_url).stop() == 0
