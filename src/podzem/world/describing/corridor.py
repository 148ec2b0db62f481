"""A corridor up to the point of change, as steps and what is met on them (delve.map.corridor)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from podzem.world.describing.squares import OPEN, UNSEEN, WALL, Edge, Square, Squares, beyond, left_of, right_of

BRANCH: Final = "branch"
SIDE: Final = "side"
PASS: Final = "pass"
TURN: Final = "turn"
FORK: Final = "fork"
FEATURE: Final = "feature"
ROOM: Final = "room"
WIDEN: Final = "widen"
NARROW: Final = "narrow"
DARK: Final = "dark"
DEAD_END: Final = "dead_end"
NOTHING: Final = ""
"""The description ends without a word: it came back to what was described."""


@dataclass(frozen=True)
class Met:
    """What is met on a side of the way."""

    step: int
    kind: str
    side: str
    width: int = 0
    """Of a branch, in squares."""
    thing: str = ""
    """Of something passed: what it is."""


@dataclass(frozen=True)
class Terminal:
    """What ends the way straight ahead, and after how many squares."""

    kind: str
    squares: int
    thing: str = ""
    sides: tuple[str, ...] = ()
    width: int = 0


@dataclass(frozen=True)
class Way:
    """A corridor from one square in one direction; `onward` is the way beyond its turn, where that is followed."""

    heading: str
    width: int
    met: tuple[Met, ...]
    terminal: Terminal
    from_corner: int = 0
    """The squares of the corner before its first step, counted in its first leg."""
    onward: Way | None = None


@dataclass(frozen=True)
class _Run:
    """Steps from first to last whose flank is open into one area."""

    first: int
    last: int
    side: str
    area: str

    @property
    def width(self) -> int:
        return self.last - self.first + 1


@dataclass
class _Walk:
    """The band of squares that moves along the corridor."""

    squares: Squares
    heading: str
    radius: int | None
    bands: list[list[Square]] = field(default_factory=list)

    def front(self, band: list[Square]) -> list[str]:
        return [self.squares.edge(square, self.heading) for square in band]

    def ahead(self, band: list[Square]) -> list[Square]:
        return [beyond(square, self.heading) for square in band]


def follow(squares: Squares, start: Square, heading: str, radius: int | None = None, turns: bool = False) -> Way:
    """The corridor from its first square; within a radius of light in squares, or in full, on beyond its turns."""
    band = first_band(squares, start, heading)
    return _follow(squares, band, heading, radius, turns and radius is None, set(), 0)


def _follow(
    squares: Squares,
    band: list[Square],
    heading: str,
    radius: int | None,
    turns: bool,
    told: set[Square],
    from_corner: int,
) -> Way:
    walk = _Walk(squares, heading, radius)
    terminal = _advance(walk, band, told)
    told.update(square for each in walk.bands for square in each)
    met, terminal = _flanks(walk, terminal)
    way = Way(heading, len(band), met, terminal, from_corner)
    if turns and terminal.kind == TURN:
        onward = _beyond_turn(walk, terminal, told)
        if onward is not None:
            return Way(heading, len(band), met, terminal, from_corner, onward)
    return way


def first_band(squares: Squares, start: Square, heading: str) -> list[Square]:
    """The squares side by side from left to right: all of them, or the window of the width with most ways ahead."""
    left, right = left_of(heading), right_of(heading)
    run = [*reversed(list(_run(squares, start, left))), start, *_run(squares, start, right)]
    width = squares.width(start)
    if len(run) <= width:
        return run
    place = run.index(start)
    windows = [run[n : n + width] for n in range(max(0, place - width + 1), min(place, len(run) - width) + 1)]
    return max(windows, key=lambda window: sum(squares.edge(square, heading) == OPEN for square in window))


def _run(squares: Squares, square: Square, side: str) -> Iterator[Square]:
    area = squares.area_of[square]
    while squares.edge(square, side) == OPEN and squares.area_of.get(beyond(square, side)) == area:
        square = beyond(square, side)
        yield square


def _advance(walk: _Walk, band: list[Square], told: set[Square]) -> Terminal:
    """Step by step until something ends the way."""
    while True:
        squares, step = walk.squares, len(walk.bands)
        if told.intersection(band):
            return Terminal(NOTHING, step)
        feature = next((squares.features[square] for square in band if square in squares.features), "")
        if feature:
            return Terminal(FEATURE, step, feature)
        walk.bands.append(band)
        end = _end_of(walk, band, step + 1)
        if end is not None:
            return end
        band = walk.ahead(band)


def _end_of(walk: _Walk, band: list[Square], squares: int) -> Terminal | None:
    """What the front of a band says, in the order of the clause; None: it goes on."""
    edges, ahead = walk.front(band), walk.ahead(band)
    if UNSEEN in edges:
        return Terminal(DARK, squares)
    thing = next((edge for edge in edges if edge not in (OPEN, WALL)), "")
    if thing:
        return Terminal(FEATURE, squares, thing)
    open_ahead = [square for square, edge in zip(ahead, edges, strict=True) if edge == OPEN]
    if not open_ahead:
        return Terminal(WALL, squares)
    if any(walk.squares.is_room(square) for square in open_ahead):
        return Terminal(ROOM, squares)
    if not all(square in walk.squares.area_of for square in open_ahead):
        return Terminal(DARK, squares)  # a way that is known into what is not
    is_dark = _is_dark(walk, open_ahead, squares)
    declared, other = walk.squares.width(band[0]), walk.squares.width(open_ahead[0])
    if other != declared and walk.squares.area_of[open_ahead[0]] != walk.squares.area_of[band[0]]:
        if other > declared:
            return Terminal(DARK, squares) if is_dark else Terminal(WIDEN, squares, width=other)
        return Terminal(NARROW, squares, width=other)
    if len(open_ahead) < len(band):
        return Terminal(NARROW, squares, width=len(open_ahead))
    return Terminal(DARK, squares) if is_dark else None


def _is_dark(walk: _Walk, ahead: list[Square], squares: int) -> bool:
    """Whether the light ends before the next squares."""
    return walk.radius is not None and squares >= walk.radius and not all(map(walk.squares.is_lit, ahead))


def _flanks(walk: _Walk, terminal: Terminal) -> tuple[tuple[Met, ...], Terminal]:
    """What is met on both sides, and the end of the way where a wall ahead means a turn or a fork."""
    met: list[Met] = []
    passages: list[_Run] = []
    for side, outer in ((left_of(walk.heading), 0), (right_of(walk.heading), -1)):
        edges = [(band[outer], side) for band in walk.bands]
        met += [
            Met(n, PASS, side, thing=edge)
            for n, edge in enumerate(_kinds(walk.squares, edges))
            if edge not in (OPEN, WALL, UNSEEN)
        ]
        for run in _runs(walk.squares, edges, side):
            if run.area and walk.squares.areas[run.area].kind == "room":
                met.append(Met(run.first, SIDE, side))
            else:
                passages.append(run)
    if terminal.kind == WALL:
        terminal, used = _turn_or_fork(passages, terminal, len(walk.bands) - 1)
        passages = [run for run in passages if run not in used]
        if terminal.kind == TURN:
            terminal, passages = _turn_after_all(terminal, used[0], passages, met)
    met += [Met(run.first, BRANCH, run.side, run.width) for run in passages]
    return tuple(met), terminal


def _kinds(squares: Squares, edges: list[Edge]) -> list[str]:
    return [squares.edge(square, side) for square, side in edges]


def _runs(squares: Squares, edges: list[Edge], side: str) -> list[_Run]:
    """Steps in a row whose side is open into one and the same area."""
    runs: list[_Run] = []
    for n, ((square, _), edge) in enumerate(zip(edges, _kinds(squares, edges), strict=True)):
        if edge != OPEN:
            continue
        area = squares.area_of.get(beyond(square, side), "")
        if runs and runs[-1].last == n - 1 and runs[-1].area == area:
            runs[-1] = _Run(runs[-1].first, n, side, area)
        else:
            runs.append(_Run(n, n, side, area))
    return runs


def _turn_or_fork(passages: list[_Run], terminal: Terminal, last: int) -> tuple[Terminal, list[_Run]]:
    """Before a wall: a fork where both flanks open alike, a turn where one does, else a dead end."""
    ending = [run for run in passages if run.last == last]
    if len(ending) == 2 and ending[0].first == ending[1].first:
        return Terminal(FORK, ending[0].first, sides=tuple(run.side for run in ending)), ending
    if ending:
        run = max(ending, key=lambda each: each.first)
        return Terminal(TURN, run.first, sides=(run.side,), width=run.width), [run]
    return Terminal(DEAD_END, terminal.squares), []


def _turn_after_all(terminal: Terminal, run: _Run, passages: list[_Run], met: list[Met]) -> tuple[Terminal, list[_Run]]:
    """What is met beside the corner is told before the turn: of its mouth the part before that is a branch.

    The words go on from step to step; told at its first step, after what lies beyond that, the turn would be drawn
    where there is none.
    """
    latest = max([*(each.step for each in met), *(each.first for each in passages)], default=0)
    if latest <= run.first:
        return terminal, passages
    before, after = replace(run, last=latest - 1), replace(run, first=latest)
    return replace(terminal, squares=latest, width=after.width), [*passages, before]


def _beyond_turn(walk: _Walk, terminal: Terminal, told: set[Square]) -> Way | None:
    """The way on behind a corner, as wide as its mouth, which was told.

    None where it was described before, and where nothing was told of how wide it is: it is wider than its mouth.
    """
    side = terminal.sides[0]
    mouth = _mouth(walk, terminal, side)
    if told.intersection(mouth) or not set(first_band(walk.squares, mouth[0], side)) <= set(mouth):
        return None
    if any(walk.squares.edge(square, right_of(side)) != OPEN for square in mouth[:-1]):
        return None
    return _follow(walk.squares, mouth, side, None, True, told, len(walk.bands[-1]))


def _mouth(walk: _Walk, terminal: Terminal, side: str) -> list[Square]:
    """The squares into which a corridor turns, from left to right as one goes there."""
    outer = 0 if side == left_of(walk.heading) else -1
    row = [beyond(band[outer], side) for band in walk.bands[terminal.squares :]]
    return row if right_of(side) == walk.heading else row[::-1]
