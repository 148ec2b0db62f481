"""Hostile requests and messages by the thousand, the same each time: all are answered, and nothing breaks."""

import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from podzem.systems import SYSTEMS, load_system
from tests.server.client import ROOMY, SECONDS, Player, Server

LIMITS = (*ROOMY, "errors=1e9", "messages_at_once=1e6")
Broken = Callable[[], list[str]]
ANSWERS = ("done", "refused", "stale", "face", "odds", "sums", "lines", "look", "error")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: its log must hold no traceback when all is over."""
    server = Server(tmp_path_factory.mktemp("fuzz"), limits=LIMITS)
    yield server
    server.kill()


@pytest.fixture
def broken(server: Server) -> Callable[[], list[str]]:
    """Asks what the log has said since of our own faults: the last line of each traceback."""
    begun = server.log.stat().st_size

    def ask() -> list[str]:
        return faults(server.log.read_bytes()[begun:].decode())

    return ask


def faults(log: str) -> list[str]:
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    return [
        line.get("traceback", line["say"]).splitlines()[-1]
        for line in lines
        if "traceback" in line or line["level"] in ("error", "critical")
    ]


# HTTP

JSON = b"Content-Type: application/json"
HOSTS = (b"127.0.0.1", b"[", b"[::1", b"]", b"", b"localhost:99999999", b"\xff", b"a b", b"@", b"127.0.0.1:x")
ORIGINS = (b"", b"http://[", b"null", b"http://", b"//", b"http://127.0.0.1:\xb2", b"javascript:", b"[", b"\xff")
WORDS = (b"", b"a" * 5000, b"a/" * 2500, b"%00", b"%ff%fe", b"..%2f..", b"%", b"%zz", b"\xc2\xb2", b"." * 300, b"x.js")
PATHS = (
    b"/", b"/static/", b"/static/frame/", b"/api/words/", b"/api/words/en?part=", b"/api/words/en?language=",
    b"/table/", b"/rules/", b"/api/tables/", b"/api/systems/", b"/api/simulations/", b"/favicon.ico", b"/openapi.json",
    b"/api/tables/x/lines?from=", b"/api/tables/x/export", b"/api/tables/x/socket", b"/?", b"//", b"*",
)  # fmt: skip
POSTS = (
    b"/api/tables", b"/api/tables/mine", b"/api/tables/x/join", b"/api/tables/import", b"/api/qr", b"/api/odds",
    b"/api/simulations",
)  # fmt: skip
HEADERS = (
    b"Authorization: Bearer \xff", b"Authorization: Bearer", b"Authorization: Basic x", b"Accept-Language: en;q=nan,bg",
    b"Accept-Language: ;q=;q=,,\xff", b"If-None-Match: \xff", b"Accept-Encoding: \xff", b"Transfer-Encoding: gzip",
    b"Content-Length: \xb2", b"Content-Length: -1", b"Expect: x", b"Sec-Fetch-Site: cross-site", b"Cookie: \xff",
    b"Upgrade: websocket\r\nConnection: Upgrade", b"X: " + b"y" * 9000,
)  # fmt: skip
JUNK: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 1e308, 10**30, "", "x", "²", "\x00", "€" * 1000, "\u202e", "9" * 5000, [], [[]], {},
    {"": {}}, ["person"] * 61, ["person", "\x00"], {"map": "\n"}, {"map": "{}\n"},
    {"board": "id,x,y,size,kind,neighbours,mouth\n\n"}, {"board": "9" * 5000}, {"seed": "9" * 5000},
    {"rooms": 10**30}, {"rooms": 7.5}, {"x": None}, {"map": "x" * 9000}, {"board": "{" * 9000}, {"y" * 9000: 1},
)  # fmt: skip
FIELDS = (
    "system", "seats", "name", "options", "judge", "dice", "clock", "pace", "language", "tokens", "seat", "journal",
    "text", "question", "state", "decision", "players", "bots", "games", "seed", "rounds", "extra",
)  # fmt: skip
SILENCE = 0.5
"""Seconds after which nothing is expected of a broken handshake; nothing hangs on whether something came."""
RAW = (
    b"", b"{", b"[" * 5000, b'{"text":' * 3000, b"1" * 5000, b"NaN", b'{"text": NaN}', b'{"text": 1e999}', b"\xff\xfe",
    b'{"text": "\\ud800"}', b'{"question": "\\udfff"}', b'"' + b"a" * 60_000 + b'"', b"null", b"\x00",
    b'{"text": "a", "text": "b"}', b'{"games": ' + b"9" * 5000 + b"}",
)  # fmt: skip


def sent(port: int, raw: bytes) -> int:
    """The status of an answer; 0 when none comes: a handshake that is none is left without one."""
    told = b""
    with socket.create_connection(("127.0.0.1", port), SECONDS) as connection:
        connection.sendall(raw)
        connection.settimeout(SILENCE if b"Upgrade:" in raw else SECONDS)
        with suppress(TimeoutError, ConnectionResetError):
            while b"\r\n" not in told and (piece := connection.recv(65536)):
                told += piece
    return int(told.split(b" ", 2)[1]) if told.startswith(b"HTTP/") else 0


def asked(chance: random.Random) -> bytes:
    """A request in which something is odd."""
    method = chance.choice((b"GET", b"GET", b"POST", b"POST", b"POST", b"DELETE", b"PUT", b"HEAD", b"OPTIONS", b"X"))
    path = chance.choice(POSTS) if method == b"POST" else chance.choice(PATHS) + chance.choice(WORDS)
    host = chance.choice(HOSTS) if chance.random() < 0.3 else HOSTS[0]
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close"]
    if chance.random() < 0.3:
        lines.append(b"Origin: " + chance.choice(ORIGINS))
    lines += chance.sample(HEADERS, chance.choice((0, 0, 1, 2)))
    body = b""
    if method == b"POST":
        body = chance.choice(RAW) if chance.random() < 0.4 else json.dumps(form(chance)).encode()
        lines += [JSON, b"Content-Length: %d" % len(body)]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def form(chance: random.Random) -> dict[str, Any]:
    """A body of which something may be right."""
    right = {
        "system": chance.choice((*SYSTEMS, "nothing")), "seats": ["person", "person"], "name": "Ana",
        "question": "3d6 >= 12", "decision": "0 roll", "state": "round=1", "text": "http://x", "tokens": {"x": "y"},
        "journal": "{}",
    }  # fmt: skip
    told: dict[str, Any] = {name: right[name] for name in chance.sample(sorted(right), chance.randrange(1, 6))}
    for name in chance.sample(FIELDS, chance.randrange(1, 4)):
        told[name] = chance.choice(JUNK)
    return told


def test_hostile_requests_are_answered_and_nothing_breaks(server: Server, broken: Broken) -> None:
    chance, port = random.Random(11), int(server.url.rsplit(":", 1)[1])
    statuses: dict[int, int] = {}
    for number in range(900):
        raw = asked(chance)
        status = sent(port, raw)
        assert status < 500, (number, raw[:300])
        assert status or b"Upgrade:" in raw, (number, raw[:300])
        statuses[status] = statuses.get(status, 0) + 1
    assert server.call("GET", "/health").status_code == 200
    assert broken() == []
    assert {200, 400, 403, 404, 405, 422} <= statuses.keys(), "the requests are too much alike"


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "status"),
    [
        (b"POST", b"/api/qr", b"Host: [", b'{"text": "a"}', 403),
        (b"POST", b"/api/qr", b"Host: 127.0.0.1\r\nOrigin: http://[", b'{"text": "a"}', 403),
        (b"GET", b"/api/tables/x/socket", b"Host: [\r\nUpgrade: websocket\r\nConnection: Upgrade", b"", 400),
        (b"POST", b"/api/qr", b"Host: 127.0.0.1", b"[" * 5000, 422),
        (b"GET", b"/static/" + b"a" * 5000 + b".js", b"Host: 127.0.0.1", b"", 404),
        (b"GET", b"/api/words/en?part=" + b"a" * 5000, b"Host: 127.0.0.1", b"", 404),
        (b"POST", b"/api/qr", b"Host: 127.0.0.1", json.dumps({"text": "€" * 1000}).encode(), 400),
        (b"POST", b"/api/tables/mine", b"Host: 127.0.0.1", b'{"tokens": {"\\u0000": "x"}}', 200),
    ],
)
def test_what_broke_once_is_answered_in_a_line(
    server: Server, broken: Broken, method: bytes, path: bytes, headers: bytes, body: bytes, status: int
) -> None:
    port = int(server.url.rsplit(":", 1)[1])
    rest = b"\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
    if b"Upgrade" in headers:
        rest = b"\r\n\r\n"
    assert sent(port, method + b" " + path + b" HTTP/1.1\r\n" + headers + rest + body) == status
    assert broken() == []


# sockets

WORD = (
    "²", "٣", "-1", "0", "1", "2", "-0", "+1", "1.5", "1e9", "0x10", "1_000", "9" * 23, "-" + "9" * 30, "9" * 400,
    "NaN", "inf", "None", "true", "-", "--", "=", "fight=-", "x=", "=x", "round=²", "players=[", "a=[b", ":", "::",
    ",", ",,", ";", "1,1", "²,²", "1;1", "18,35", "99999999999999999999,1", "1:1,1:N", "1:²,1:N", "wall:R1:N:1",
    "wall:R1:N:²", "wall::", "floor:R1:1", "pc.1", "pc.²", "pc.99999999999999999999", "pc.", ".", "..", "N", "E",
    "R1", "D1", "SD1", "knife", "rope", "{", "[", "\\", "'", '"', "%s", "{0}", "\u202e", "\u200b", "й" * 100, "a/b",
    "judge", "watcher", "0 0",
)  # fmt: skip
FREQUENT = 0.25
"""So often a word is taken from a decision that was offered."""


def told_to(player: Player, message: str) -> dict[str, Any]:
    """The answer to a message of which only the id is known to be right."""
    player.socket.send(message)
    return player.until(*ANSWERS)


def hostile_orders(system: str, chance: random.Random, known: list[str], seat: str) -> Iterator[str]:
    """Each order of a system with words that may be wrong in kind, in number and in size."""
    for order, spec in load_system(system).book.orders.items():
        takes = len(spec.facts)
        for count in (0, takes, takes, takes, takes + 1):
            words = [chance.choice(known if known and chance.random() < FREQUENT else WORD) for _ in range(count)]
            yield " ".join((seat, order, *words))[:1000]


@pytest.mark.parametrize("system", SYSTEMS)
def test_hostile_orders_are_answered_and_nothing_breaks(
    server: Server, seated: Callable[[Player], Player], broken: Broken, system: str
) -> None:
    chance = random.Random(17)
    table = server.open("person", "person", system=system, judge="human", options={}, dice="seeded")
    people = [seated(server.sit(table, server.join(table, name, seat))) for seat, name in enumerate(("Ana", "Bo"))]
    judge = seated(server.sit(table, table["token"]))
    for _round in range(3):
        for player, seat in ((people[0], "0"), (people[1], "1"), (judge, "judge")):
            player.settle()
            known = [word for offered in player.news["decisions"] for word in offered["do"].split()[2:]]
            for order in hostile_orders(system, chance, known, seat):
                version = player.news["version"]
                answer = player.decide(order)
                assert answer["is"] in ("done", "refused", "error", "stale"), (order, answer)
                assert "\n" not in answer.get("say", "")
                player.settle()
                assert answer["is"] in ("done", "stale") or player.news["version"] == version, order
        go_on(people, chance)
    assert judge.ask("ping")["is"] == "done"
    assert broken() == []


def go_on(people: list[Player], chance: random.Random) -> None:
    """Some decisions that are open, so that the next orders come at another moment of the game."""
    for _ in range(6):
        for player in people:
            player.settle()
            if player.news["decisions"]:
                player.decide(chance.choice(player.news["decisions"])["do"])


KINDS = (
    "hello", "decide", "take_back", "odds", "sums", "chat", "lines", "name", "lend", "give_back", "pause", "resume",
    "rewind", "hold", "rule", "release", "fork", "look", "ping", "fly", "", None,
)  # fmt: skip
VALUES = (
    "null", "true", "0", "-1", "-2", "7", "60", "1e400", "NaN", "1.5", "9" * 30, "9" * 5000, "-" + "9" * 400, '""',
    '"x"', '"²"', '"\\u0000"', '"\\ud800"', '"\\u202e"', '"' + "x" * 600 + '"', "[]", "[[]]", "[1e400]", "[9999]",
    "{}", "[" * 2000, "{", '"', '"judge"', '"0 roll"', '"bot"', '"seeker"', '"Съдия"',
)  # fmt: skip
PARTS = (
    "version", "decision", "faces", "text", "to", "from", "name", "seat", "bot", "on", "die", "face", "at", "token",
    "language", "lines", "client", "more",
)  # fmt: skip


def hostile_message(chance: random.Random, number: int) -> str:
    fields = [f'"do": {json.dumps(chance.choice(KINDS))}']
    if chance.random() < 0.9:
        fields.append(f'"id": {json.dumps(f"h{number}") if chance.random() < 0.9 else chance.choice(VALUES)}')
    fields += [f'"{part}": {chance.choice(VALUES)}' for part in chance.sample(PARTS, chance.randrange(4))]
    return "{" + ", ".join(fields) + "}"


WELL_FORMED = (
    ("look", {"seat": 59, "at": 0}), ("look", {"seat": 0, "at": 10**9}), ("lend", {"seat": 59, "bot": "seeker"}),
    ("give_back", {"seat": -2}), ("rewind", {"version": -1, "to": 10**9}), ("fork", {"to": 10**9}),
    ("rule", {"version": 0, "die": 10**9, "face": 1}), ("release", {"version": 0}), ("chat", {"text": "x", "to": 59}),
    ("chat", {"text": "x", "to": -1}), ("lines", {"from": 1, "to": 10**9}), ("lines", {"from": 10**9, "to": 1}),
    ("odds", {"version": 10**9}), ("take_back", {"version": 10**9}),
    ("decide", {"version": 10**9, "decision": "0 roll"}), ("decide", {"version": -1, "decision": "²"}),
    ("name", {"name": "\u202e"}),
)  # fmt: skip


@pytest.mark.parametrize("system", SYSTEMS)
def test_hostile_messages_are_answered_and_nothing_breaks(
    server: Server, seated: Callable[[Player], Player], broken: Broken, system: str
) -> None:
    chance = random.Random(23)
    table = server.open("person", "person", system=system, judge="human", options={})
    people = [seated(server.sit(table, server.join(table, name, seat))) for seat, name in enumerate(("Ana", "Bo"))]
    people += [seated(server.sit(table, table["watch"])), seated(server.sit(table, table["token"]))]
    for player in people:
        for do, facts in WELL_FORMED:
            assert player.ask(do, **facts)["is"] in ANSWERS
    for number in range(600):
        answer = told_to(people[number % len(people)], hostile_message(chance, number))
        assert answer["is"] in ANSWERS
        assert "\n" not in answer.get("say", "")
    for player in people:
        assert player.ask("ping")["is"] == "done"
    assert broken() == []
