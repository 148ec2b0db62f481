"""A reader who really falls behind: all buffers on the way to him are full, and the server has more for him."""

import json
import re
import socket
import urllib.request
from collections.abc import Callable
from typing import Any

from tests.patience import SECONDS, until
from tests.server.client import ROOMY, Player, Server

TINY = 2048
"""Bytes that his side takes in."""
MOST_QUESTIONS = 5000
AT_ONCE = 6
LOOKS = 50
"""So often he must be found behind: the system needs a moment to pass on what it can."""
MOVES = 25


def table_of_two(server: Server) -> tuple[dict[str, Any], Player, Player]:
    table = server.open("person", "person", judge="human")
    first, second = (server.sit(table, server.join(table, name), language="bg") for name in ("Ana", "Bo"))
    return table, first, second


def play(players: tuple[Player, Player], moves: int) -> None:
    """So many decisions."""
    for _ in range(moves):
        for player in players:
            player.settle()
        mover = next(player for player in players if player.news["decisions"])
        assert mover.decide()["is"] == "done"


def fall_behind(server: Server, table: dict[str, Any], token: str) -> Player:
    """A second tab of a seat that asks for the news whole, again and again, and reads none of them."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY)
    sock.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    slow = Player(server.address(table["table"]), token, sock=sock, max_queue=1)
    slow.hello(language="bg")
    stale, asked = slow.news["version"] - 1, 0
    while not is_stuck(server):
        assert asked < MOST_QUESTIONS, "he was sent a lot and never fell behind"
        for number in range(asked, asked + AT_ONCE):
            slow.send({"do": "decide", "id": f"stale{number}", "version": stale, "decision": "0 roll"})
        asked += AT_ONCE
        wait_for(server, asked)
    return slow


def is_stuck(server: Server) -> bool:
    """Whether a socket takes nothing any more, however often one looks."""
    return all(counted(server, "behind") == 1 for _ in range(LOOKS))


def wait_for(server: Server, answers: int) -> None:
    """Until so many questions were answered: who asks too fast is not even sent all the news."""
    until(lambda: counted(server, 'answers_total{is="stale"}') >= answers)


def counted(server: Server, name: str) -> int:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=SECONDS) as told:
        found = re.search(rf"^podzem_{re.escape(name)} (\d+)", told.read().decode(), re.MULTILINE)
    return 0 if found is None else int(found[1])


def test_a_reader_far_behind_holds_nobody_up_and_catches_up(start: Callable[..., Server]) -> None:
    server = start()
    table, first, second = table_of_two(server)
    play((first, second), MOVES)
    slow = fall_behind(server, table, first.token)
    before = slow.news["version"]
    play((first, second), MOVES)
    assert counted(server, "behind") == 1, "the others have moved, and he was behind all the while"
    first.settle()
    assert first.news["version"] >= before + MOVES
    slow.until("news", where=lambda told: told["version"] == first.news["version"])
    since = {told["version"] for told in map(news_of, slow.frames) if told and told["version"] > before}
    assert len(since) < MOVES, "he was told of every move, so he was not behind"
    assert lines_of(slow)[-5:] == lines_of(first)[-5:]
    for player in (first, second, slow):
        player.leave()


def test_a_reader_who_takes_nothing_for_long_is_cut_off(start: Callable[..., Server]) -> None:
    server = start(limits=(*ROOMY, "behind=5"))  # the others have as long to answer a ping, however busy the machine
    table, first, second = table_of_two(server)
    play((first, second), MOVES)
    slow = fall_behind(server, table, first.token)
    until(lambda: play((first, second), 1) or counted(server, "sockets") == 2)
    assert slow.closes() == 1006
    play((first, second), 3)
    for player in (first, second):
        player.leave()


def news_of(frame: str) -> dict[str, Any] | None:

    told: dict[str, Any] = json.loads(frame)
    return told if told["is"] == "news" else None


def lines_of(player: Player) -> list[str]:
    """What a player has read in all, each line under its number."""
    read: dict[int, str] = {}
    for told in map(news_of, player.frames):
        if told:
            first = told["lines"]["from"]
            read.update({first + number: line["say"] for number, line in enumerate(told["lines"]["of"])})
    return [read[number] for number in sorted(read)]
