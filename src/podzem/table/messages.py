"""What a client may say to a table; docs/protocol.md tells what each message means."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from podzem.core.errors import Malformed
from podzem.table.log import Settings

MOST_BYTES = 16 * 1024

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
"""No control characters: PostgreSQL keeps no text with a NUL in it."""
Language = Literal["bg", "ru", "uk", "en"]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Bot = Annotated[str, Meta(min_length=1, max_length=30)]
Count = Annotated[int, Meta(ge=0, le=1 << 53)]
Face = Annotated[int, Meta(ge=1, le=1000)]
Version = Annotated[int, Meta(ge=-1, le=1 << 53)]
SeatNumber = Annotated[int, Meta(ge=-2, le=1_000_000)]
LineNumber = Annotated[int, Meta(ge=1, le=1 << 53)]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A message; all but `hello` carry an id of the client's own."""


class Hello(Said, frozen=True):
    """Who I am and what I have seen."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    language: Language | None = None
    lines: Count = 0
    version: Version = -1
    client: Annotated[str, Meta(max_length=64)] = ""
    """A name that a client keeps for itself, so that its ids are told from those of others who share its token."""


class Decide(Said, frozen=True):
    """Take a decision; with entered dice the faces thrown so far."""

    id: Id
    version: Version
    decision: Annotated[str, Meta(max_length=1000)]
    faces: Annotated[list[Face], Meta(max_length=100)] = msgspec.field(default_factory=list)


class TakeBack(Said, frozen=True, tag="take_back"):
    """Take my last decision back."""

    id: Id
    version: Version


class Odds(Said, frozen=True):
    """The chances of my open decisions, or of some of them only."""

    id: Id
    version: Version
    of: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(max_length=100)] | None = None

    def wants(self, decision: str) -> bool:
        """Whether the chances of this one are asked for."""
        return self.of is None or decision in self.of


class Sums(Said, frozen=True):
    """The numbers behind one of my open decisions."""

    id: Id
    version: Version
    decision: Annotated[str, Meta(max_length=1000)]


class Chat(Said, frozen=True):
    """Talk to all, or whisper between a seat and the judge."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: SeatNumber | Literal["judge"] | None = None


class Lines(Said, frozen=True):
    """Earlier lines of my journal."""

    id: Id
    from_: LineNumber = msgspec.field(name="from")
    to: LineNumber


class Recap(Said, frozen=True):
    """What happened so far, in a page of sentences."""

    id: Id


class Describe(Said, frozen=True):
    """The place where people stand, in words."""

    id: Id


class Rename(Said, frozen=True, tag="name"):
    """My name at this table."""

    id: Id
    name: Name


class Lend(Said, frozen=True):
    """Let a bot play a seat."""

    id: Id
    seat: SeatNumber
    bot: Bot


class GiveBack(Said, frozen=True, tag="give_back"):
    """End the lending of a seat."""

    id: Id
    seat: SeatNumber


class Pause(Said, frozen=True):
    """Nobody decides until it is resumed."""

    id: Id


class Resume(Said, frozen=True):
    """Go on."""

    id: Id


class Rewind(Said, frozen=True):
    """Back to the moment after an entry."""

    id: Id
    version: Version
    to: Count


class Hold(Said, frozen=True):
    """Whether the judge weighs what the dice say before it is told."""

    id: Id
    on: bool


class Rule(Said, frozen=True):
    """Another face for a die that lies before the judge."""

    id: Id
    version: Version
    die: Count
    face: Face


class Release(Said, frozen=True):
    """Let what lies before the judge stand."""

    id: Id
    version: Version


class Fork(Said, frozen=True):
    """Another table with the game up to an entry."""

    id: Id
    to: Count


class Look(Said, frozen=True):
    """What a viewer saw at a moment."""

    id: Id
    seat: SeatNumber
    at: Count


class Ping(Said, frozen=True):
    """Are you there?"""

    id: Id


Request = (
    Decide
    | TakeBack
    | Odds
    | Sums
    | Chat
    | Lines
    | Recap
    | Describe
    | Rename
    | Lend
    | GiveBack
    | Pause
    | Resume
    | Rewind
    | Hold
    | Rule
    | Release
    | Fork
    | Look
    | Ping
)
Message = Hello | Request

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Called(msgspec.Struct, frozen=True):
    """What is left of a message that is otherwise not understood."""

    id: Id


_called: msgspec.json.Decoder[Called] = msgspec.json.Decoder(Called)


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is to be opened."""

    system: str
    seats: Annotated[list[Bot], Meta(min_length=1, max_length=60)]
    name: Name = "—"
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    judge: Literal["automatic", "human"] = "automatic"
    dice: Literal["seeded", "entered", "committed"] = "seeded"
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    pace: Annotated[int, Meta(ge=0, le=5_000)] = 600

    @property
    def settings(self) -> Settings:
        """How the table is run, as it is kept."""
        return Settings(self.judge, self.dice, self.clock, self.pace)


def read_message(raw: bytes | str) -> Message:
    """A message from its bytes; one that is too long or not understood is named in a line."""
    if len(raw) > MOST_BYTES:
        raise Malformed(f"a message has at most {MOST_BYTES} bytes, not {len(raw)}")
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:  # a number of thousands of digits is the second
        raise Malformed(f"not understood: {error}") from None


def id_of(raw: bytes | str) -> str | None:
    """The id of a message that may not be understood: whoever said it waits for an answer by that name."""
    try:
        return _called.decode(raw[:MOST_BYTES]).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
