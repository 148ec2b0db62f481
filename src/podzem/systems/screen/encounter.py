"""Fight documents (`podzem-fight/1`, TOML or JSON): board, creatures, own rows; all faults at once."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.systems.screen.board import COVERS, DIRECTIONS, GROUNDS, LIGHTS, WEATHERS, Board, Ground, Square, block
from podzem.systems.screen.data import (
    CHARACTERS,
    KINDS,
    SQUARES,
    WEAPONS,
    CreatureKind,
    WeaponKind,
    read_kind,
    read_weapon,
)
from podzem.systems.screen.faults import Fault, fault_at, fault_of, refused
from podzem.systems.screen.sheets import faults_of, line_of, read_sheet, read_sheets

CLAUSE: Final = "screen.map.grid"
SHEETS: Final = "screen.char.characteristics"
FORMAT: Final = "podzem-fight/1"
PACKAGE: Final = "podzem.systems.screen"
READY: Final = "ready"
"""The characters as they stand in the fight."""
WIDEST: Final = 60
MOST_CREATURES: Final = 40
LETTERS: Final[dict[str, Ground]] = {
    ".": Ground(),
    "#": Ground(wall=True),
    "m": Ground(ground="awkward"),
    "w": Ground(ground="hard"),
    "c": Ground(confined=True),
    "s": Ground(light="shadow"),
    "d": Ground(light="dark"),
    "o": Ground(smoke=True),
    "i": Ground(mist=True),
    "f": Ground(fire=True),
    "b": Ground(cover="poor"),
    "p": Ground(cover="fair"),
    "k": Ground(cover="solid"),
    "l": Ground(cover="loophole"),
    **{str(height): Ground(height=height) for height in range(1, 10)},
}
SIDES: Final = ("heroes", "others")


@dataclass(frozen=True)
class Placed:
    """Somebody as the document places him."""

    kind: str
    side: int
    at: Square
    facing: str = "S"
    group: str = ""
    hidden: bool = False
    rides: str = ""
    """The kind of mount that he sits on; it stands where he does."""


@dataclass(frozen=True)
class Encounter:
    """A fight before it begins."""

    name: dict[str, str]
    board: Board
    weather: str = "clear"
    placed: tuple[Placed, ...] = ()
    kinds: Mapping[str, CreatureKind] = field(default_factory=dict)
    carried: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What earlier fights have left on characters, by their ids."""
    arms: Mapping[str, WeaponKind] = field(default_factory=dict)


@dataclass(frozen=True)
class Sheet:
    """A character's sheet, and what earlier fights have left on it."""

    kind: CreatureKind
    carried: Mapping[str, Any]

    @property
    def id(self) -> str:
        """The character's."""
        return self.kind.id


class _Reader:
    """Reads a document and keeps every fault."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.faults: list[Fault] = []

    def read(self) -> Encounter:
        if self.data.get("format") != FORMAT:
            self._add("format", "expected", value=FORMAT)
        for key in self.data:
            if key not in (
                "format",
                "name",
                "weather",
                "board",
                "patch",
                "edge",
                "creature",
                "weapon",
                "kind",
                "character",
            ):
                self._add(key, "unknown_key")
        arms = {**WEAPONS, **self._rows("weapon", read_weapon)}
        kinds = {**KINDS, **CHARACTERS}
        kinds.update(self._rows("kind", lambda row: read_kind(row, False)))
        sheets = self._rows("character", lambda row: Sheet(*read_sheet(row)))
        kinds.update({name: sheet.kind for name, sheet in sheets.items()})
        for sheet in sheets.values():
            self.faults += faults_of(sheet.kind, sheet.carried, arms)
        for kind in kinds.values():
            self.faults += [fault_at(kind.id, "no_weapon", value=each) for each in kind.weapons if each not in arms]
        board = self._board()
        placed = self._placed(kinds, board)
        name = self.data.get("name", {})
        weather = self._word("weather", self.data.get("weather", "clear"), WEATHERS)
        carried = {name: sheet.carried for name, sheet in sheets.items() if sheet.carried}
        named = {"en": name} if isinstance(name, str) else dict(name)
        return Encounter(named, board, weather, placed, kinds, carried, arms)

    def _add(self, path: str, name: str, **facts: object) -> None:
        self.faults.append(fault_at(path, name, **facts))

    def _rows(self, key: str, read: Any) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for row in self._list(key):
            try:
                one = read(row)
                found[one.id] = one
            except (BadTable, TypeError, ValueError, KeyError) as error:
                self.faults.append(fault_of(error, f"{key} {row.get('id')}"))
        return found

    def _list(self, key: str) -> list[dict[str, Any]]:
        rows = self.data.get(key, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self._add(key, "list_of_tables")
            return []
        return rows

    def _word(self, where: str, value: object, known: tuple[str, ...]) -> str:
        if value in known:
            return str(value)
        self._add(where, "none_of", value=value, values=", ".join(known))
        return known[0]

    def _board(self) -> Board:
        rows = str(self.data.get("board", "")).strip("\n").splitlines()
        width = len(rows[0]) if rows else 0
        if not rows or len(rows) > WIDEST or not 0 < width <= WIDEST or any(len(row) != width for row in rows):
            self._add("board", "board_rows", most=WIDEST)
            return Board(1, 1)
        squares: dict[Square, Ground] = {}
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter not in LETTERS:
                    self._add("board", "no_ground", value=letter, square=f"{x},{y}")
                elif letter != ".":
                    squares[x, y] = LETTERS[letter]
        self._patch(squares, width, len(rows))
        return Board(width, len(rows), squares, self._edges())

    def _patch(self, squares: dict[Square, Ground], width: int, height: int) -> None:
        for number, row in enumerate(self._list("patch")):
            area = row.get("at")
            if not (isinstance(area, list) and len(area) == 4 and all(isinstance(each, int) for each in area)):
                self._add(f"patch {number}: at", "four_numbers")
                continue
            marks = self._marks(row, f"patch {number}")
            for x in range(max(0, area[0]), min(width, area[0] + area[2])):
                for y in range(max(0, area[1]), min(height, area[1] + area[3])):
                    squares[x, y] = replace(squares.get((x, y), Ground()), **marks)

    def _marks(self, row: Mapping[str, Any], where: str) -> dict[str, Any]:
        marks: dict[str, Any] = {}
        known: dict[str, tuple[str, ...]] = {"ground": GROUNDS, "light": LIGHTS, "cover": COVERS}
        for key, value in row.items():
            if key in known:
                marks[key] = self._word(f"{where}: {key}", value, known[key])
            elif key in ("wall", "confined", "smoke", "mist", "fire") and isinstance(value, bool):
                marks[key] = value
            elif key == "height" and isinstance(value, int) and 0 <= value <= 99:
                marks[key] = value
            elif key != "at":
                self._add(f"{where}: {key}", "no_value", value=value)
        return marks

    def _edges(self) -> dict[tuple[Square, Square], str]:
        found: dict[tuple[Square, Square], str] = {}
        for number, row in enumerate(self._list("edge")):
            between = row.get("between", [])
            if len(between) != 2 or not all(isinstance(each, list) and len(each) == 2 for each in between):
                self._add(f"edge {number}: between", "two_squares")
                continue
            a, b = sorted((int(x), int(y)) for x, y in between)
            found[a, b] = self._word(f"edge {number}: cover", row.get("cover"), COVERS)
        return found

    def _placed(self, kinds: Mapping[str, CreatureKind], board: Board) -> tuple[Placed, ...]:
        placed: list[Placed] = []
        taken: dict[Square, str] = {}
        rows = self._list("creature")
        if len(rows) > MOST_CREATURES:
            self._add("creature", "most_creatures", most=MOST_CREATURES)
        for number, row in enumerate(rows[:MOST_CREATURES]):
            one = self._place(row, f"creature {number}", kinds)
            if one is None:
                continue
            placed.append(one)
            self._stand(one, f"creature {number}", kinds, board, taken)
        for side, name in enumerate(SIDES):
            if not any(one.side == side for one in placed):
                self._add("creature", "nobody", side=name)
        return tuple(placed)

    def _place(self, row: Mapping[str, Any], where: str, kinds: Mapping[str, CreatureKind]) -> Placed | None:
        at, kind = row.get("at"), row.get("kind")
        if kind not in kinds:
            self._add(where, "no_creature", value=kind)
            return None
        if not (isinstance(at, list) and len(at) == 2 and all(isinstance(each, int) for each in at)):
            self._add(f"{where}: at", "two_numbers")
            return None
        rides = str(row.get("rides", ""))
        if rides and rides not in kinds:
            self._add(f"{where}: rides", "no_creature", value=rides)
            rides = ""
        side = SIDES.index(self._word(f"{where}: side", row.get("side", "others"), SIDES))
        facing = self._word(f"{where}: facing", row.get("facing", "S"), DIRECTIONS)
        group, hidden = str(row.get("group", "")), bool(row.get("hidden", False))
        return Placed(str(kind), side, (at[0], at[1]), facing, group, hidden, rides)

    def _stand(
        self, one: Placed, where: str, kinds: Mapping[str, CreatureKind], board: Board, taken: dict[Square, str]
    ) -> None:
        size = max(SQUARES[kinds[one.kind].size], SQUARES[kinds[one.rides].size] if one.rides else 1)
        for square in block(one.at, size):
            if not board.holds(square):
                self._add(where, "wall", square=f"{square[0]},{square[1]}")
            elif square in taken and kinds[one.kind].size > 0:
                self._add(where, "taken", square=f"{square[0]},{square[1]}", value=taken[square])
            taken[square] = one.kind


def plain_encounter(text: str) -> dict[str, Any]:
    """A fight document as plain data; refused where it cannot be read at all."""
    try:
        data: dict[str, Any] = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise refused(CLAUSE, "fight", [fault_at("", "not_readable", where=line_of(error))]) from None
    return data


def faults_in(data: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with a fight document."""
    reader = _Reader(data)
    reader.read()
    return reader.faults


def read_encounter(text: str) -> Encounter:
    """A fight document; refused with all its faults (screen.map.grid)."""
    reader = _Reader(plain_encounter(text))
    encounter = reader.read()
    if reader.faults:
        raise refused(CLAUSE, "fight", reader.faults)
    return encounter


@lru_cache(maxsize=32)
def load_encounter(word: str, sheets: str = READY) -> Encounter:
    """A fight of ours by its name, or somebody's own document; characters of one's own take the heroes' places."""
    own = "\n" in word
    text = word if own else files(PACKAGE).joinpath("fights", f"{word}.toml").read_text(encoding="utf-8")
    encounter = read_encounter(text)
    return encounter if sheets == READY else with_sheets(encounter, sheets)


def with_sheets(encounter: Encounter, text: str) -> Encounter:
    """Characters of a document in the places of heroes: of their own names first, the rest in order."""
    try:
        sheets = {kind.id: Sheet(kind, carried) for kind, carried in read_sheets(text)}
    except (BadTable, TypeError, ValueError, KeyError) as error:
        raise refused(SHEETS, "sheets", [fault_of(error, "character")]) from None
    faults = [fault for each in sheets.values() for fault in faults_of(each.kind, each.carried, encounter.arms)]
    faults += [
        fault_at(name, "no_weapon", value=each)
        for name, s in sheets.items()
        for each in s.kind.weapons
        if each not in WEAPONS
    ]
    heroes = [one.kind for one in encounter.placed if one.side == 0 and encounter.kinds[one.kind].character]
    strangers = [name for name in sheets if name not in heroes]
    free = [name for name in heroes if name not in sheets]
    if len(strangers) > len(free):
        faults.append(fault_at("", "places", count=len(sheets), most=len(heroes)))
    if faults:
        raise refused(SHEETS, "sheets", faults)
    return _seated(encounter, sheets, dict(zip(free, strangers)))


def _seated(encounter: Encounter, sheets: Mapping[str, Sheet], instead: Mapping[str, str]) -> Encounter:
    return replace(
        encounter,
        placed=tuple(replace(one, kind=instead.get(one.kind, one.kind)) for one in encounter.placed),
        kinds={**encounter.kinds, **{name: sheet.kind for name, sheet in sheets.items()}},
        carried={**encounter.carried, **{name: sheet.carried for name, sheet in sheets.items()}},
    )
