"""A table in the middle of a game with all its people, and every byte that one of them is sent."""

import json
from itertools import count
from typing import Any

from podzem.core.decisions import JUDGE, WATCHER, Decision
from podzem.core.journal import open_at
from podzem.table.handlers import handle
from podzem.table.listener import Listener
from podzem.table.log import Settings
from podzem.table.members import Member
from podzem.table.messages import Hello, read_message
from podzem.table.news import news_for, welcome_for
from podzem.table.opening import go_on
from podzem.table.table import Table

NAMES = [f"P{seat}" for seat in range(20)]


def member_of(viewer: int) -> Member:
    """Who somebody is at a table."""
    role = {JUDGE: "judge", WATCHER: "watch"}.get(viewer, "seat")
    return Member(role, viewer, viewer == JUDGE)  # type: ignore[arg-type]


class Side:
    """One of two worlds, as a table; `viewer` is the one whose frames are kept."""

    def __init__(self, system: Any, state: Any, viewer: int, dice: str = "seeded") -> None:
        players, _ = system.forms.table_options(state)
        journal = open_at(system, state, NAMES[:players])[0]
        settings = Settings("human", dice)  # type: ignore[arg-type]
        record, rows, tokens = go_on(journal, settings, "judge", 0, "j" * 20)
        self.log, self.ids = list(rows), count(1)
        self.table = Table(record, None, rows, lambda: self.log)
        for number in range(players):
            self.table.join(tokens.invite, NAMES[number], number)
        self.people = {seat: Listener(member_of(seat), "bg") for seat in (*range(players), JUDGE, WATCHER)}
        self.viewer = self.people[viewer]
        self.frames: list[bytes] = []
        for listener in self.people.values():
            self.log += self.table.attend(listener)
        self.frames.append(welcome_for(self.table, self.viewer))
        self.send_news()

    def send_news(self) -> list[bytes]:
        """Whatever is new goes out to all; what the viewer gets is kept."""
        sent = {seat: news_for(self.table, listener, 0) for seat, listener in self.people.items()}
        self.frames += sent[self.viewer.viewer]
        return sent[self.viewer.viewer]

    def say(self, seat: int, do: str, /, **facts: Any) -> dict[str, Any]:
        """A message and its answer; the viewer's own answers are among his frames."""
        message = read_message(json.dumps({"do": do, "id": f"m{next(self.ids)}", **facts}))
        assert not isinstance(message, Hello)
        answer = handle(self.table, self.people[seat], message, 0)
        self.log += answer.rows
        reply = (answer.work() if answer.work is not None else answer.reply).data
        if seat == self.viewer.viewer:
            self.frames.append(reply)
        self.send_news()
        told: dict[str, Any] = json.loads(reply)
        return told

    def after(self, seat: int, do: str, /, **facts: Any) -> list[bytes]:
        """What the viewer hears when somebody else says something."""
        before = len(self.frames)
        self.say(seat, do, **facts)
        return self.frames[before:]

    def facts(self, decision: Decision) -> dict[str, Any]:
        """A decision of its seat, as one who has seen everything."""
        return {"version": self.people[decision.seat].version, "decision": str(decision)}

    def decide(self, decision: Decision) -> dict[str, Any]:
        """Take a decision of its seat."""
        return self.say(decision.seat, "decide", **self.facts(decision))
