"""A table driven by hand: messages in, frames out, the log in a list."""

from __future__ import annotations

import itertools
import json
from typing import Any

from podzem.lab.bots import decide
from podzem.table.handlers import handle
from podzem.table.listener import Answer, Listener
from podzem.table.log import Row
from podzem.table.messages import Hello, Opening, read_message
from podzem.table.news import news_for, welcome_for
from podzem.table.opening import open_table
from podzem.table.stand_ins import bot_choice, bot_seat, play_for
from podzem.table.table import Table


class TableDriver:
    def __init__(self, seats: list[str], system: str = "escape", **opening: Any) -> None:
        opening.setdefault("options", {"board": "short"} if system == "escape" else {})
        opening.setdefault("name", "Мария")
        self.record, rows, self.tokens = open_table(Opening(system, seats, **opening), 0)
        self.log: list[Row] = list(rows)
        self.now = 0
        self.ids = itertools.count(1)
        self.last: dict[Listener, dict[str, Any]] = {}
        self.journal: dict[Listener, dict[int, Any]] = {}
        self.table = self.read()

    def read(self) -> Table:
        return Table(self.record, None, self.log, lambda: self.log)

    def keep(self, answer: Answer) -> Any:
        self.log += answer.rows
        if answer.work is not None:
            return json.loads(answer.work().data)
        return None if answer.reply is None else json.loads(answer.reply.data)

    def listen(self, token: str, language: str | None = None, lines: int = 0, version: int = -1) -> Listener:
        member = self.table.member(token)
        assert member is not None
        listener = Listener(member, language, lines, version, token)
        self.log += self.table.attend(listener)
        welcome = json.loads(welcome_for(self.table, listener))
        assert welcome["you"]["seat"] == listener.viewer
        self.news(listener)
        return listener

    def join(self, name: str, seat: int | None = None, language: str | None = None) -> Listener:
        answer, token, _ = self.table.join(self.tokens.invite, name, seat)
        self.keep(answer)
        return self.listen(token, language)

    def say(self, listener: Listener, do: str, **facts: Any) -> Any:
        facts.setdefault("id", f"m{next(self.ids)}")
        message = read_message(json.dumps({"do": do, **facts}))
        assert not isinstance(message, Hello)
        return self.keep(handle(self.table, listener, message, self.now))

    def decide(self, listener: Listener, decision: str, **facts: Any) -> Any:
        facts.setdefault("version", self.table.version_for(listener.viewer))
        return self.say(listener, "decide", decision=decision, **facts)

    def news(self, listener: Listener) -> list[dict[str, Any]]:
        frames = [json.loads(frame) for frame in news_for(self.table, listener, self.now)]
        for frame in frames:
            if frame["is"] == "news":
                self.last[listener] = {**self.last.get(listener, {}), **frame}
                self._write(listener, frame["lines"])
        return frames

    def _write(self, listener: Listener, lines: dict[str, Any]) -> None:
        """What a client does with lines: replace from `from` on, or everything."""
        had = {} if lines["fresh"] else self.journal.get(listener, {})
        kept = {number: line for number, line in had.items() if number < lines["from"]}
        self.journal[listener] = kept | dict(enumerate(lines["of"], lines["from"]))

    def bots(self) -> None:
        """Let bots play until a person is asked."""
        while (seat := bot_seat(self.table)) is not None:
            answer = play_for(self.table, bot_choice(self.table, seat), self.table.version, self.now)
            assert answer is not None
            self.keep(answer)

    def seeker(self, seat: int) -> str:
        """What a seeker would decide on a person's seat."""
        system = self.table.system
        return str(decide(system, self.table.game.state, seat, system.advice.bot("seeker")))

    def open(self, seat: int) -> list[Any]:
        return [decision for decision in self.table.system.decisions(self.table.game.state) if decision.seat == seat]
