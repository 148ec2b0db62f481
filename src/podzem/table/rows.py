"""The bodies of the rows that a table's log has beside the steps of the game."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from podzem.core.decisions import Decision, read_decision
from podzem.core.weighing import Held
from podzem.table.members import People


class Cut(msgspec.Struct, frozen=True):
    """The game goes on from after so many of its entries; `by` took back or rewound."""

    entries: int
    by: int


class Seated(msgspec.Struct, frozen=True):
    """Somebody sits down, or a bot is put there."""

    seat: int
    name: str
    bot: str | None = None
    token: str | None = None
    host: bool = False


class Lent(msgspec.Struct, frozen=True):
    """A seat lent to a bot, or given back."""

    seat: int
    bot: str | None


class Named(msgspec.Struct, frozen=True):
    """A seat's new name."""

    seat: int
    name: str


class Remark(msgspec.Struct, frozen=True):
    """Something said outside the rules; `to` is a seat or the judge for a whisper."""

    seat: int
    name: str
    to: int | None
    text: str
    at: int

    def heard_by(self, viewer: int) -> bool:
        """A whisper is heard by the two who share it."""
        return self.to is None or viewer in (self.seat, self.to)


class Asked(msgspec.Struct, frozen=True):
    """A decision that stands and waits for a real die: what was told of its dice so far, and what fell unseen."""

    do: str
    told: list[int]
    unseen: list[int]

    @property
    def decision(self) -> Decision:
        """What was decided."""
        return read_decision(self.do)


class SnapshotBody(msgspec.Struct, frozen=True):
    """What a snapshot holds."""

    state: dict[str, Any]
    entries: int
    version: int
    totals: list[int]
    people: People
    paused: bool
    chats: list[Remark]
    used: int
    holds: bool = False
    held: Held | None = None
    untold: dict[int, int] = {}
    asked: Asked | None = None
    chronicle: bytes | None = None
    """The events of the game's chronicle, packed; an older program wrote none."""
    sum: str = ""
    """Of all the rest, so that damage shows; an older program wrote none."""

    def summed(self) -> SnapshotBody:
        """The same with its sum."""
        rest = msgspec.structs.replace(self, sum="")
        return msgspec.structs.replace(self, sum=hashlib.blake2b(msgspec.json.encode(rest), digest_size=8).hexdigest())
