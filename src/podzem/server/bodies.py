"""The forms of what is asked and answered about tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


def whole(value: object) -> object:
    """A whole number as JSON has it: 3.0 is one too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole: TypeAlias = Annotated[int, BeforeValidator(whole)]
Choice: TypeAlias = str | Whole | bool
Role = Literal["judge", "seat", "watch"]


class Asked(BaseModel):
    """A request's body: nothing unknown in it, nothing guessed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class OpeningAsked(Asked):
    """How a table is to be opened."""

    system: str = Field(max_length=30, examples=["escape"])
    seats: list[str] = Field(
        min_length=1, max_length=60, description="person, or a bot's name", examples=[["person", "seeker"]]
    )
    name: str = Field("—", min_length=1, max_length=30, examples=["Мария"])
    options: dict[str, Choice] = Field(default_factory=dict, max_length=50, examples=[{"board": "short"}])
    judge: Literal["automatic", "human"] = "automatic"
    dice: Literal["seeded", "entered", "committed"] = "seeded"
    clock: Whole = Field(0, ge=0, le=86_400, description="seconds for a decision, 0 for no clock")
    pace: Whole = Field(600, ge=0, le=5_000, description="milliseconds that a bot waits before it decides")
    language: Literal["bg", "ru", "uk", "en"] | None = None


class Opened(BaseModel):
    """A new table, its opener's token, and the tokens he may hand out."""

    table: str
    token: str
    role: Role
    seat: int
    invite: str
    watch: str


class MineAsked(Asked):
    """Tables by their tokens."""

    tokens: dict[str, str] = Field(max_length=50)


class Summary(BaseModel):
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


class SeatAnswer(BaseModel):
    """Who sits on a seat."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    present: bool
    lent: str | None
    bot: str | None
    host: bool


class TableAnswer(BaseModel):
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

    name: str = Field("—", min_length=1, max_length=30, examples=["Мария"])
    seat: Annotated[int, Field(ge=0, le=59), BeforeValidator(whole)] | None = None


class Joined(BaseModel):
    """One's own token; a watcher has the watchers' one."""

    token: str
    role: Role
    seat: int


class LinesAnswer(BaseModel):
    """Lines of the journal as a viewer may read it."""

    model_config = ConfigDict(populate_by_name=True)
    first: int = Field(alias="from", serialization_alias="from")
    of: list[dict[str, Any]]


class ImportAsked(Asked):
    """An exported journal that is to be played on."""

    journal: str = Field(min_length=1)
    judge: Literal["automatic", "human"] = "automatic"
    name: str = Field("—", min_length=1, max_length=30)


class QrAsked(Asked):
    """A link."""

    text: str = Field(min_length=1, max_length=1000, examples=["http://127.0.0.1:7711/table/k3v9#invite"])
