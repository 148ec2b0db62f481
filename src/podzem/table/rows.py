"""The bodies of the rows that a table's log has beside the steps of the game."""

from __future__ import annotations

from typing import Any

import msgspec

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


class Held(msgspec.Struct, frozen=True):
    """A step that lies before the judge: the decision, its dice as they fell, and the faces that he gave some."""

    do: str
    fallen: list[tuple[int, int]]
    rulings: list[tuple[int, int, int]] = msgspec.field(default_factory=list)

    @property
    def faces(self) -> list[tuple[int, int]]:
        """The dice as they are to be told."""
        ruled = {(number, sides): face for number, sides, face in self.rulings}
        return [(sides, ruled.get((number, sides), face)) for number, (sides, face) in enumerate(self.fallen)]

    @property
    def replaced(self) -> list[tuple[int, int]]:
        """The dice that are to show another face, and what had fallen."""
        pairs = enumerate(zip(self.fallen, self.faces))
        return [(number, fell[1]) for number, (fell, told) in pairs if fell != told]


class Kept(msgspec.Struct, frozen=True):
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
