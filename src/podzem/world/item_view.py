"""A thing as a viewer is shown it."""

from __future__ import annotations

from msgspec import Struct


class ItemView(Struct):
    """A thing, of a member, in a heap or in another thing."""

    id: str
    kind: str
    count: int
    qg: int | None
    ready: bool
    burning: bool
    left: int | None
    damage: int
    value: int | None
    row: int | None
    contents: list[ItemView]
