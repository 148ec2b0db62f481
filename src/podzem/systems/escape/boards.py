"""Reading boards: the shipped ones by name, any other from its text; a faulty one is refused (escape.board.data)."""

from __future__ import annotations

import csv
import io
from functools import lru_cache
from importlib.resources import files

from podzem.core.decisions import Refusal
from podzem.core.errors import Refused
from podzem.systems.escape.board import CAVES, CHANCE, EXIT, FIRE_CAVE, KINDS, SLOTS, START, Board, Square

COLUMNS = ["id", "x", "y", "size", "kind", "neighbours", "mouth"]
MOST_KEPT = 32
MOST_SQUARES = 300
MOST_WAYS = 500
"""Of six steps from one square: each is a decision that somebody may have to look through; the classic board has 24."""
STEPS = 6
FARTHEST = 1000
"""Of a square's cell from 0."""
LARGEST_SQUARE = 9
LONGEST_NAME = 40


@lru_cache(maxsize=MOST_KEPT)
def load_board(source: str) -> Board:
    """A shipped board by its name (escape.board.twin, escape.board.short), or a board from the text of a board file."""
    if "\n" in source:
        return read_board("custom", source)
    file = files("podzem.systems.escape").joinpath("boards", f"{source}.csv")
    return read_board(source, file.read_text(encoding="utf-8"))


def read_board(name: str, text: str) -> Board:
    """A board from its file's text; every fault is an error with the clause."""
    reader = csv.DictReader(io.StringIO(text))
    if reader.fieldnames != COLUMNS:
        raise refused(f"the columns must be {','.join(COLUMNS)}")
    rows = [_read_row(row) for row in _bounded(reader)]
    _check_links(rows)
    _check_ways(rows)
    _check_kinds(rows)
    board = Board(name, rows)
    _check_connected(rows)
    _check_mouth(rows)
    return board


def _bounded(reader: csv.DictReader[str]) -> list[dict[str, str]]:
    try:
        rows = [row for _, row in zip(range(MOST_SQUARES + 1), reader)]
    except csv.Error:
        raise refused("a line cannot be read") from None
    if len(rows) > MOST_SQUARES:
        raise refused(f"there are more than {MOST_SQUARES} squares")
    return rows


def refused(fault: str) -> Refused:
    """The refusal of a board."""
    return Refused(Refusal("escape.board.data", "board", {"fault": fault}))


def _read_row(row: dict[str, str]) -> Square:
    try:
        x, y, size = int(row["x"]), int(row["y"]), int(row["size"])
        kind = KINDS.index(row["kind"])
    except (ValueError, TypeError):
        raise refused(f"square {row['id']!r} has no good cell, size or kind") from None
    if max(abs(x), abs(y)) > FARTHEST or not 1 <= size <= LARGEST_SQUARE or not _is_name(row["id"]):
        raise refused(f"square {row['id']!r} is too far away, too large, or has no good name")
    if row["mouth"] not in ("", "mouth") or not row["neighbours"]:
        raise refused(f"square {row['id']!r} needs neighbours, and 'mouth' or nothing at its end")
    return Square(row["id"], x, y, size, kind, row["neighbours"].split(), row["mouth"] == "mouth")


def _is_name(name: str) -> bool:
    """A word that can stand in a decision."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and len(name.split()) == 1


def _check_ways(rows: list[Square]) -> None:
    """Whether few enough ways lead from every square: a board where all are neighbours would offer thousands."""
    known = {row.name: row.neighbours for row in rows}
    for row in rows:
        ways: list[list[str]] = [[row.name]]
        for _ in range(STEPS):
            ways = [[*way, step] for way in ways for step in known[way[-1]] if step not in way]
            if len(ways) > MOST_WAYS:
                raise refused(f"more than {MOST_WAYS} ways of {STEPS} steps lead from {row.name!r}")


def _check_links(rows: list[Square]) -> None:
    known = {row.name: row for row in rows}
    if len(known) != len(rows):
        raise refused("a square stands twice")
    for row in rows:
        if len(row.neighbours) >= SLOTS or len(set(row.neighbours)) != len(row.neighbours):
            raise refused(f"square {row.name!r} has a neighbour twice or more than {SLOTS - 1}")
        for neighbour in row.neighbours:
            if neighbour not in known or row.name not in known[neighbour].neighbours or neighbour == row.name:
                raise refused(f"{row.name!r} and {neighbour!r} are not neighbours of each other")


def _check_kinds(rows: list[Square]) -> None:
    counts = [sum(row.kind == kind for row in rows) for kind in range(len(KINDS))]
    for kind in (START, *range(FIRE_CAVE, FIRE_CAVE + len(CAVES))):
        if counts[kind] != 1:
            raise refused(f"there must be one {KINDS[kind]}, not {counts[kind]}")
    if counts[EXIT] != 2:
        raise refused(f"there must be both exits, not {counts[EXIT]}")
    if counts[CHANCE] == 0:
        raise refused("there must be a chance square")


def _reach(rows: list[Square], mouth_only: bool) -> set[str]:
    known = {row.name: row for row in rows}
    waiting = [row.name for row in rows if row.kind == START]
    reached = set(waiting)
    while waiting:
        for neighbour in known[waiting.pop()].neighbours:
            if neighbour not in reached and (known[neighbour].mouth or not mouth_only):
                reached.add(neighbour)
                waiting.append(neighbour)
    return reached


def _check_connected(rows: list[Square]) -> None:
    lost = sorted({row.name for row in rows} - _reach(rows, mouth_only=False))
    if lost:
        raise refused(f"{lost[0]!r} cannot be reached from the start")


def _check_mouth(rows: list[Square]) -> None:
    known = {row.name: row for row in rows}
    for name in _reach(rows, mouth_only=True):
        if any(known[square].kind == CHANCE for square in (name, *known[name].neighbours)):
            return
    raise refused("from the start no chance square can be reached over mouth squares only")
