"""A real server in a process of its own, and people who talk to it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import SECONDS

PATIENT = tuple(f"{name}={SECONDS:.0f}" for name in ("hello", "behind", "sending", "counting", "simulation"))
"""No client is sent away for being slow: on a busy machine all are."""
MANY = ("requests=1e6", "requests_at_once=1e6", "tables=1e9", "tables_at_once=1e6", "messages=1e5", "sockets=2000")
ROOMY = (*MANY, *PATIENT)


class Server:
    """`podzem serve` on a free port of this machine."""

    def __init__(self, folder: Path, *words: str, limits: tuple[str, ...] = ROOMY, database: str | None = None) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.sqlite3'}"
        self.log = folder / "log.jsonl"
        options = [word for limit in limits for word in ("--limit", whole(limit))]
        self._command = [sys.executable, "-m", "podzem", "serve", "--port", "0", "--database", self.database, "--lang"]
        self._command += ["en", *options, *words]
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Podzem is at http://"), f"{line!r}; {self.log.read_text()}"
        self.url = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self._end()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def call(self, method: str, path: str, token: str = "", body: Any = None, **rest: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= rest.pop("headers", {})
        return httpx.request(method, self.url + path, headers=headers, json=body, timeout=SECONDS, **rest)

    def open(self, *seats: str, **rest: Any) -> dict[str, Any]:
        asked = {"system": "escape", "seats": list(seats), "name": "Ana", "pace": 0, "options": {"board": "short"}}
        answer = self.call("POST", "/api/tables", body={**asked, **rest})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def join(self, table: dict[str, Any], name: str = "Bo", seat: int | None = None) -> str:
        path = f"/api/tables/{table['table']}/join"
        answer = self.call("POST", path, table["invite"], {"name": name, "seat": seat})
        assert answer.status_code == 200, answer.text
        token: str = answer.json()["token"]
        return token

    def sit(self, table: dict[str, Any], token: str, **hello: Any) -> "Player":
        player = Player(self.address(table["table"]), token)
        player.hello(**hello)
        return player

    def address(self, table: str) -> str:
        return f"ws{self.url[4:]}/api/tables/{table}/socket"


def whole(limit: str) -> str:
    name, _, value = limit.partition("=")
    return f"{name}={int(float(value))}" if float(value) >= 1 else limit


def wire(address: str, **options: Any) -> ClientConnection:
    """A socket without a thread that pings: such threads draw from the global `random` in the midst of other tests."""
    return connect(address, open_timeout=SECONDS, close_timeout=1, ping_interval=None, **options)


class Player:
    """One socket; remembers the last news."""

    def __init__(self, address: str, token: str, **options: Any) -> None:
        self.token = token
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(wire(address, **options))
        self.frames: list[str] = []
        self.news: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self._ids = count(1)
        self._mark = os.urandom(3).hex()

    def hello(self, language: str | None = None, **rest: Any) -> None:
        self.send({"do": "hello", "token": self.token, "language": language, **rest})
        self.welcome = self.until("welcome")
        self.until("news")

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = SECONDS) -> dict[str, Any]:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        told: dict[str, Any] = json.loads(frame)
        if told["is"] == "news":
            self.news = {**self.news, **told}
        return told

    def until(self, *kinds: str, where: Callable[[dict[str, Any]], bool] = lambda told: True) -> dict[str, Any]:
        while True:
            told = self.receive()
            if told["is"] in kinds and where(told):
                return told
            assert told["is"] != "error" or "error" in kinds, told

    def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        id = facts.pop("id", f"{self._mark}{next(self._ids)}")
        self.send({"do": do, "id": id, **facts})
        return self.until(
            "done",
            "refused",
            "stale",
            "face",
            "odds",
            "sums",
            "lines",
            "look",
            "error",
            where=lambda told: told["id"] == id,
        )

    def decide(self, decision: str | None = None, **facts: Any) -> dict[str, Any]:
        if decision is None:
            decision = self.news["decisions"][0]["do"]
        return self.ask("decide", version=facts.pop("version", self.news["version"]), decision=decision, **facts)

    def settle(self) -> None:
        """Read until everything sent so far has come."""
        self.ask("ping")

    def closes(self) -> int:
        """Read to the end of the socket; with which code it was closed."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def leave(self) -> None:
        self._stack.close()


def play_on(players: list[Player], most: int = 4000) -> int:
    """Let people decide in turn until the game is over; how many decisions they took."""
    for taken in range(most):
        for player in players:
            player.settle()
        if players[0].news["outcome"]:
            return taken
        player = next((player for player in players if player.news["decisions"]), None)
        if player is not None:
            pick = taken % len(player.news["decisions"])
            assert player.decide(player.news["decisions"][pick]["do"])["is"] == "done"
    raise AssertionError(f"the game was not over after {most} decisions")
