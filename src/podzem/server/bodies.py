"""The forms of what is asked and answered about tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from podzem.systems import FIRST

Choice: TypeAlias = str | int | bool
Role = Literal["judge", "seat", "watch"]
Judge = Literal["automatic", "human"]
SystemKey = Annotated[str, Meta(max_length=30, description=f"the system, such as {FIRST}", examples=[FIRST])]
TableName = Annotated[str, Meta(max_length=40, description="the table")]
LineNumber = Annotated[int, Meta(ge=1, le=10**9)]
PersonName = Annotated[str, Meta(min_length=1, max_length=30, examples=["Мария"])]
Options = Annotated[dict[str, Choice], Meta(max_length=50, examples=[{"board": "short"}])]
Seats = Annotated[
    list[str],
    Meta(min_length=1, max_length=60, description="person, or a bot's name", examples=[["person", "seeker"]]),
]


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request's body: nothing unknown in it, nothing guessed."""


class OpeningAsked(Asked):
    """How a table is to be opened."""

    system: SystemKey
    seats: Seats
    name: PersonName = "—"
    options: Options = field(default_factory=dict)
    judge: Judge = "automatic"
    dice: Literal["seeded", "entered", "committed"] = "seeded"
    clock: Annotated[int, Meta(ge=0, le=86_400, description="seconds for a decision, 0 for no clock")] = 0
    pace: Annotated[int, Meta(ge=0, le=5_000, description="milliseconds that a bot waits before it decides")] = 600
    language: Literal["bg", "ru", "uk", "en"] | None = None


class Opened(Struct):
    """A new table, its opener's token, and the tokens he may hand out."""

    table: str
    token: str
    role: Role
    seat: int
    invite: str
    watch: str


class MineAsked(Asked):
    """Tables by their tokens."""

    tokens: Annotated[dict[str, str], Meta(max_length=50)]


class Summary(Struct):
    """A table in short, as its member sees it."""

    table: str
    system: str
    title: str
    role: Role
    seat: int
    names: list[str]
    awaited: list[int]
    your_turn: bool
    outcome: dict[str, Any] | None
    changed: int


class SeatAnswer(Struct):
    """Who sits on a seat."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    present: bool
    lent: str | None
    bot: str | None
    host: bool


class TableAnswer(Struct):
    """What was agreed about a table, and how it stands; the tokens are for host and judge alone."""

    table: str
    system: str
    title: str
    options: dict[str, Any]
    dice: str
    commitment: str | None
    judge: str
    clock: int
    seats: list[SeatAnswer]
    paused: bool
    outcome: dict[str, Any] | None
    invite: str | None
    watch: str | None


class JoinAsked(Asked):
    """A name, and a seat if one is wanted."""

    name: PersonName = "—"
    seat: Annotated[int, Meta(ge=0, le=59)] | None = None


class Joined(Struct):
    """One's own token; a watcher has the watchers' one."""

    token: str
    role: Role
    seat: int


class LinesAnswer(Struct):
    """Lines of the journal as a viewer may read it."""

    of: list[dict[str, Any]]
    first: int = field(name="from")


class LinesMessage(Struct):
    """The same as the socket says it."""

    lines: LinesAnswer


class ImportAsked(Asked):
    """An exported journal that is to be played on."""

    journal: Annotated[str, Meta(min_length=1)]
    judge: Judge = "automatic"
    name: PersonName = "—"


class QrAsked(Asked):
    """A link."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, examples=["http://127.0.0.1:7711/table/k3v9#invite"])]
