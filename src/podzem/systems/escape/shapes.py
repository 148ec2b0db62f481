"""What a viewer is shown of a game, field by field; `docs/reference-escape.md` says what each means.

The bytes of the wire are written by `seeing.py`; these are the same, read back.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class PlayerView(Struct):
    """What all see of a player; `cards` is how many he holds."""

    square: str | None
    came_from: str | None
    cards: int
    passes: int
    skip: int
    blocked: bool
    released: bool
    safe: bool


class CaveView(Struct):
    """Who opened a cave, and how far."""

    owner: int | None
    stage: int


class TreasureView(Struct):
    """Who carries it, or where it lies."""

    carrier: int | None
    square: str | None


class DangerView(Struct):
    """What threatens: a blade, a fall, a disaster, a counter to be moved."""

    kind: str
    by: int | UnsetType = UNSET
    cave: str | UnsetType = UNSET
    counter: str | UnsetType = UNSET
    square: str | UnsetType | None = UNSET
    target: int | UnsetType = UNSET


class PilesView(Struct):
    """Both piles: the known order below, the shuffled part above it."""

    reserve: list[str]
    reserve_loose: list[str]
    chance: list[str]
    chance_loose: list[str]


class RaceView(Struct):
    """A race as a viewer sees it; what is not his is not there."""

    system: str
    viewer: int
    board: str
    round: int
    seat: int
    awaited: int
    extra: bool
    phase: str
    thrown: int
    status: str
    winner: int | None
    exit: str | None
    players: list[PlayerView]
    counters: dict[str, list[str]]
    arrows: dict[str, str]
    caves: dict[str, CaveView]
    treasure: TreasureView
    reserve: int
    chance: int
    chance_card: str | None
    danger: DangerView | None
    hand: list[str] | UnsetType = UNSET
    shop: list[str] | UnsetType = UNSET
    hands: list[list[str]] | UnsetType = UNSET
    piles: PilesView | UnsetType = UNSET
