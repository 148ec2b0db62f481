"""One open connection to a table, what it may be told, and what a message is answered with."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import msgspec

from podzem.core.errors import PodzemError
from podzem.table.log import Record, Row
from podzem.table.members import Member


class Forbidden(PodzemError):
    """Something that this member may not do; the message id of the words that say so."""


@final
class Listener:
    """One open connection: who listens, in which language, and what he was sent."""

    def __init__(
        self,
        member: Member,
        language: str | None,
        lines: int = 0,
        version: int = -1,
        token: str = "",
        client: str = "",
    ) -> None:
        self.member = member
        self.viewer = member.seat
        """For whom views are built."""
        self.language = language
        self.lines = lines
        self.version = -1
        self.seats = -1
        self.chats = 0
        self.fresh = version
        """The version a client says it has seen before; -1 when it has seen nothing."""
        self.token = token
        self.client = client
        """Which of those who share a token he is, if he says so."""


@final
class Reply:
    """A message of the server to the one who asked: of which kind it is, and its bytes."""

    def __init__(self, kind: str, data: bytes) -> None:
        self.kind = kind
        self.data = data


@final
class Answer:
    """What the sender is told, what the log gains, and what is left to do outside the table's lock."""

    def __init__(
        self,
        reply: Reply | None = None,
        rows: list[Row] | None = None,
        opened: tuple[Record, list[Row]] | None = None,
        work: Callable[[], Reply] | None = None,
    ) -> None:
        self.reply = reply
        self.rows: list[Row] = [] if rows is None else rows
        self.opened = opened
        self.work = work


def make_reply(kind: str, id: str | None, **facts: object) -> Reply:
    """A message of the server."""
    return Reply(kind, msgspec.json.encode({"is": kind, "id": id, **facts}))
