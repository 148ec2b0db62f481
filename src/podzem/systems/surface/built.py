"""The region with what was built on it (surface.build.hook): paths, crossings, walls, towers, villages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias

from podzem.systems.surface.game import Work
from podzem.systems.surface.setting import read_part
from podzem.world.region.region import Landmark, Path, Region

GROWN: Final[int] = read_part("building")["village"]["grows_days"]
MARKS: Final = {"palisade": "fortress", "stone_wall": "fortress", "watchtower": "tower", "village": "village"}
"""As what a work is found on the map: a palisade or better is a settlement for nights, cold and meetings."""
CROSSINGS: Final = {"bridge": "bridges", "ferry": "ferries", "ford": "fords"}
ROOF_ONLY: Final = ("stay",)
"""What a settlement has that nobody lives from yet."""
KEPT: Final = 16

_Plan: TypeAlias = tuple[tuple[str, int, tuple[int, int], str, bool], ...]


class _Same:
    """A region by its identity: it is immutable, and comparing two would be slow."""

    def __init__(self, region: Region) -> None:
        self.region = region

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.region is other.region

    def __hash__(self) -> int:
        return id(self.region)


def with_works(region: Region, works: Sequence[Work]) -> Region:
    """The region with all works that are finished."""
    if not works:
        return region
    plan = tuple(
        (work.kind, work.number, tuple(work.cell), work.side, work.kind != "village" or work.days >= GROWN)
        for work in works
        if work.finished
    )
    return _with_plan(_Same(region), plan) if plan else region


def mark_of(work: Work) -> str:
    """The id of the landmark that a work is."""
    return f"work{work.number}"


@lru_cache(maxsize=KEPT)
def _with_plan(same: _Same, plan: _Plan) -> Region:
    region = same.region
    crossings: dict[str, tuple[tuple[int, int], ...]] = {
        field: (*getattr(region, field), *(cell for kind, _, cell, _, _ in plan if kind == work))
        for work, field in CROSSINGS.items()
    }
    paths = [Path(kind, _edge(cell, side)) for kind, _, cell, side, _ in plan if side]
    marks = [_landmark(kind, number, cell, grown) for kind, number, cell, _, grown in plan if kind in MARKS]
    return replace(
        region,
        paths=(*region.paths, *paths),
        landmarks=(*region.landmarks, *marks),
        fords=crossings["fords"],
        bridges=crossings["bridges"],
        ferries=crossings["ferries"],
    )


def _edge(cell: tuple[int, int], side: str) -> tuple[tuple[int, int], ...]:
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
    return cell, (cell[0] + dx, cell[1] + dy)


def _landmark(kind: str, number: int, cell: tuple[int, int], grown: bool) -> Landmark:
    services = None if kind == "village" and grown else ROOF_ONLY
    return Landmark(f"work{number}", MARKS[kind], {}, cell, services=services)
