"""Clients that do what they should not: they are answered in a line or sent away, and the table goes on."""

import json
import os
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import SECONDS, until
from tests.server.client import PATIENT, ROOMY, Player, Server, wire

Game = tuple[Server, dict[str, Any], Player, Player]


@pytest.fixture
def game(server: Server) -> Iterator[Game]:
    """Two people in a game, one to be hostile beside."""
    table = server.open("person", "person")
    token = server.join(table)
    host, guest = server.sit(table, table["token"]), server.sit(table, token)
    yield server, table, host, guest
    for player in (host, guest):
        player.leave()


def goes_on(host: Player, guest: Player) -> None:
    """Somebody decides, and the other hears of it."""
    for player in (host, guest):
        player.settle()
    mover, other = (host, guest) if host.news["decisions"] else (guest, host)
    version = mover.decide()["version"]
    other.settle()
    assert other.news["version"] >= version


@pytest.mark.parametrize(
    "raw",
    [
        '{"do": "fly", "id": "a7"}',
        '{"id": "a7"}',
        '{"do": "decide", "id": "a7"}',
        '{"do": "decide", "id": "a7", "version": "x", "decision": "0 roll"}',
        '{"do": "decide", "id": "a7", "version": 1, "decision": "0 roll", "more": 1}',
        '{"do": "look", "id": "a7", "seat": -7, "at": 0}',
        '{"do": "look", "id": "a7", "seat": 100000000000000000000, "at": 0}',
        '{"do": "lend", "id": "a7", "seat": 0, "bot": "nobody"}',
        '{"do": "hello", "id": "a7", "token": "again"}',
    ],
)
def test_a_message_that_says_its_id_is_answered_by_it(game: Game, raw: str) -> None:
    """Whoever waits for the answer by its id would wait for ever."""
    _, _, host, guest = game
    host.socket.send(raw)
    answer = host.until("error")
    assert answer["id"] == "a7"
    assert "\n" not in answer["say"]
    goes_on(host, guest)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"do": "decide"}',
        '{"do": "decide", "id": 1, "version": 1, "decision": "0 roll"}',
        '{"do": "decide", "id": "", "version": 1, "decision": "0 roll"}',
        '{"do": "decide", "id": "' + "x" * 65 + '", "version": 1, "decision": "0 roll"}',
        '{"do": "chat", "id": "1", "text": "\\ud800"}',
        '{"do": "ping", "id": "\\u0000"}' + "[" * 3000,
        "[" * 10_000,
        '{"do": "hello", "token": "again"}',
        b"\x00\xff\x00",
        b'{"do": "ping", "id": "1"}',
    ],
)
def test_a_malformed_message_is_answered_in_a_line(game: Game, raw: str | bytes) -> None:
    _, _, host, guest = game
    host.socket.send(raw)
    answer = host.until("error")
    assert answer["id"] is None
    assert "\n" not in answer["say"]
    assert "Traceback" not in answer["say"]
    goes_on(host, guest)


def test_an_oversized_message_closes_the_socket_of_its_sender_alone(game: Game) -> None:
    server, table, host, guest = game
    bad = server.sit(table, table["watch"])
    bad.socket.send("x" * 20_000)
    assert bad.closes() == 1009
    bad.leave()
    goes_on(host, guest)


def test_a_decision_in_no_form_is_an_error_and_changes_nothing(game: Game) -> None:
    _, _, host, guest = game
    host.settle()
    version = host.news["version"]
    for decision in ("", "0", "x roll", "0 " + "go " * 300, "99 roll", "0 roll; drop"):
        assert host.ask("decide", version=version, decision=decision)["is"] in ("error", "refused")
    assert host.ask("ping")["version"] == version
    goes_on(host, guest)


def test_a_watcher_may_not_decide_or_arrange(game: Game) -> None:
    server, table, host, guest = game
    watcher = server.sit(table, table["watch"])
    version = watcher.news["version"]
    assert watcher.ask("decide", version=version, decision="0 roll")["say"] == "Watchers watch; they do not decide."
    for message in ({"do": "pause"}, {"do": "lend", "seat": 0, "bot": "seeker"}, {"do": "name", "name": "x"}):
        assert watcher.ask(message.pop("do"), **message)["is"] == "error"
    watcher.leave()
    goes_on(host, guest)


@pytest.mark.parametrize("token", ["wrong", "INVITE", "FOREIGN"])
def test_a_token_that_is_not_of_this_table_is_sent_away(game: Game, token: str) -> None:
    server, table, host, guest = game
    others = {"INVITE": table["invite"], "FOREIGN": server.open("person", "person")["token"]}
    bad = Player(server.address(table["table"]), others.get(token, token))
    bad.send({"do": "hello", "token": bad.token})
    assert bad.closes() == 4401
    assert "view" not in "".join(bad.frames)
    bad.leave()
    goes_on(host, guest)


def test_a_table_that_is_not_there_and_a_missing_hello_are_sent_away(server: Server) -> None:
    table = server.open("person", "person")
    for address, first, code in (
        (server.address("nothere"), {"do": "hello", "token": "x"}, 4404),
        (server.address(table["table"]), {"do": "ping", "id": "1"}, 1008),
        (server.address(table["table"]), {"do": "helo"}, 1008),
    ):
        bad = Player(address, "x")
        bad.send(first)
        assert bad.closes() == code
        bad.leave()


def test_nobody_who_says_nothing_stays(start: Callable[..., Server]) -> None:
    server = start(limits=(*ROOMY, "hello=1"))
    table = server.open("person", "person")
    silent = Player(server.address(table["table"]), "x")
    assert silent.closes() == 4408
    silent.leave()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
def test_the_socket_is_not_for_other_pages(server: Server, origin: str) -> None:
    table = server.open("person", "person")
    with pytest.raises(InvalidStatus) as refused, wire(server.address(table["table"]), origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_and_named_ones_may_open_sockets(start: Callable[..., Server]) -> None:
    server = start("--origin", "https://games.example")
    table = server.open("person", "person")
    for origin in (server.url, "https://games.example"):
        player = Player(server.address(table["table"]), table["token"], origin=origin)
        player.hello()
        player.leave()


def test_a_client_that_errs_again_and_again_is_sent_away(start: Callable[..., Server]) -> None:
    server = start(limits=(*ROOMY, "errors=5"))
    table = server.open("person", "person")
    bad = server.sit(table, table["token"])
    for _ in range(6):
        bad.socket.send("{")
    assert bad.closes() == 1008
    bad.leave()


def test_refusals_cost_the_one_who_asks(start: Callable[..., Server]) -> None:
    """Three refused decisions of nine messages each nearly use up what thirty messages may; a fourth is too much."""
    server = start(limits=("messages=0.01", "messages_at_once=30", "tables_at_once=100", "refusal=9"))
    table = server.open("person", system="dungeon", options={})
    asker = server.sit(table, table["token"])
    for number in range(3):
        assert asker.decide("0 leg 1 99,99", id=f"r{number}")["is"] == "refused"
    assert limited(server) == 0
    asker.send({"do": "decide", "id": "r9", "version": asker.news["version"], "decision": "0 leg 1 98,98"})
    asker.send({"do": "ping", "id": "p"})
    until(lambda: limited(server))
    asker.socket.socket.shutdown(socket.SHUT_RDWR)
    asker.leave()


def limited(server: Server) -> int:
    """How often a message had to wait."""
    lines = [line for line in server.call("GET", "/metrics").text.splitlines() if 'limit="messages"' in line]
    return int(lines[0].split()[-1]) if lines else 0


def test_a_flood_is_slowed_down_and_others_notice_nothing(start: Callable[..., Server]) -> None:
    # So slow that the flood would take hours; whoever behaves has enough at once.
    server = start(limits=("messages=0.2", "messages_at_once=60", "tables_at_once=100", *PATIENT))
    table = server.open("person", "person")
    token = server.join(table)
    host, guest = server.sit(table, table["token"]), server.sit(table, token)
    flood = server.sit(table, table["watch"])
    flood.socket.socket.setblocking(True)
    for number in range(1500):
        flood.send({"do": "ping", "id": f"f{number}"})
    for _ in range(5):
        goes_on(host, guest)
    limited = [line for line in server.call("GET", "/metrics").text.splitlines() if 'limit="messages"' in line]
    assert int(limited[0].split()[-1]) > 0
    flood.socket.socket.shutdown(socket.SHUT_RDWR)
    for player in (host, guest, flood):
        player.leave()


def comes_in(server: Server, table: dict[str, Any], players: list[Player]) -> bool:
    """Whether the server has noticed that the first of them left, and lets him in again."""
    players[0] = Player(server.address(table["table"]), table["token"])
    try:
        players[0].send({"do": "hello", "token": table["token"], "language": None})
        return players[0].until("welcome", "error")["is"] == "welcome"
    except ConnectionClosed:
        return False


def test_requests_tables_and_sockets_of_one_client_are_bounded(start: Callable[..., Server]) -> None:
    server = start(limits=("requests=0.001", "requests_at_once=40", "tables_at_once=2", "sockets=3", *PATIENT))
    table = server.open("person", "person")
    server.open("person", "person")
    body = {"system": "escape", "seats": ["person", "person"]}
    assert server.call("POST", "/api/tables", body=body).status_code == 429
    players = [server.sit(table, table["token"]) for _ in range(3)]
    fourth = Player(server.address(table["table"]), table["token"])
    assert fourth.closes() == 4429
    players[0].leave()
    until(lambda: comes_in(server, table, players))
    statuses = [server.call("GET", "/health").status_code for _ in range(60)]
    assert statuses[0] == 200
    assert 429 in statuses
    for player in (*players, fourth):
        player.leave()


def test_bytes_that_are_no_http_are_survived(game: Game) -> None:
    server, _, host, guest = game
    port = int(server.url.rsplit(":", 1)[1])
    for junk in (os.urandom(2000), b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000, b"\x16\x03\x01" + os.urandom(100)):
        with socket.create_connection(("127.0.0.1", port), SECONDS) as raw:
            raw.sendall(junk)
    goes_on(host, guest)


def test_broken_frames_are_survived(game: Game) -> None:
    server, table, host, guest = game
    for junk in (b"\xff" * 50, b"\x81\xff" + b"\xff" * 8, b"\x80\x80\0\0\0\0", b"\x81\x01a", b"\x09\x80\0\0\0\0"):
        bad = server.sit(table, table["watch"])
        bad.socket.socket.sendall(junk)
        bad.closes()
        bad.leave()
    goes_on(host, guest)


def test_the_log_holds_no_token_and_no_word_of_a_chat(start: Callable[..., Server]) -> None:
    server = start("--log", "debug")
    table = server.open("person", "person", judge="human")
    token = server.join(table, "Grizelda")
    player = server.sit(table, token)
    player.ask("chat", text="a word between us")
    server.call("GET", f"/api/tables/{table['table']}", token)
    player.socket.send("{ not json")
    player.until("error")
    player.leave()
    server.stop()
    log = server.log.read_text()
    assert all(isinstance(json.loads(line), dict) for line in log.splitlines())
    assert "/join" in log
    for secret in (token, table["token"], table["invite"], table["watch"], "a word between us", "Grizelda"):
        assert secret not in log
