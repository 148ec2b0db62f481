"""What a viewer is shown of an expedition, field by field; `docs/reference-dungeon.md` says what each means."""

from __future__ import annotations

from msgspec import Struct

from podzem.expedition.shapes import (
    CaptiveView,
    FightView,
    LedgerView,
    MeetingView,
    MemberView,
    Pair,
    QuestionView,
    TownView,
)
from podzem.site.shapes import HiddenLevel, LevelView


class LegView(Struct):
    """A leg of the march: the points it leads by, or a heading and a length into the dark."""

    points: list[Pair]
    heading: str
    hs: int


class GroupView(Struct):
    """A group in its place."""

    number: int
    depth: int
    at: Pair
    heading: str
    ranks: list[list[str]]
    spots: dict[str, Pair]
    lights: list[Pair]
    speed: int
    legs: list[LegView]
    fast: bool


class LightView(Struct):
    """A light that burns: how many turns of how many are left."""

    item: str
    member: str
    left: int
    of: int


class ClockView(Struct):
    """The turn, and the lights that burn."""

    turn: int
    lights: list[LightView]


class SecretsView(Struct):
    """The judge's own: the whole map, who waits, and what he may add."""

    levels: list[HiddenLevel]
    waiting: int
    gear: list[str]
    kinds: list[str]


class ExpeditionView(Struct):
    """What is going on; `secrets` is nothing but for the judge."""

    viewer: int
    stage: str
    turn: int
    day_turn: int
    phase: int
    caller: int
    leader: str | None
    levels: list[LevelView]
    groups: list[GroupView]
    members: list[MemberView]
    captives: list[CaptiveView]
    clock: ClockView
    meeting: MeetingView | None
    fight: FightView | None
    town: TownView | None
    ledger: LedgerView
    questions: list[QuestionView]
    status: str
    secrets: SecretsView | None
