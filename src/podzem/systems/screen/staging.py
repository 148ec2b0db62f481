"""How cases set up a fight in a few words: the field, who stands where with what, whose slot it is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, final

from podzem.core.errors import Malformed
from podzem.core.forms import merged
from podzem.core.numbers import read_natural
from podzem.core.record import whole as whole_of
from podzem.systems.screen import record
from podzem.systems.screen.beginning import add, new_fight
from podzem.systems.screen.board import read_square
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.creature import HEROES, OTHERS, Creature
from podzem.systems.screen.data import CHARACTERISTICS, CHARACTERS, KINDS, SKILLS, SQUARES, CreatureKind
from podzem.systems.screen.encounter import FORMAT, Placed
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Step
from podzem.systems.screen.setting import read_setting
from podzem.systems.screen.sheets import row_of

KEYS: Final = ("creatures", "turn", "state", "board", "weather", "edges", "duel", "apart")
FIELD: Final = ["." * 40] * 20
"""The open field on which a case is played that names no other."""
DUELLISTS: Final = ("first", "second")
MOST_APART: Final = 30
OF_THE_SHEET: Final = {
    "most": "hp",
    **{
        name: name
        for name in (
            "ap", "speed", "size", "rank", "tier", "traits", "immune", "spells", "profile", "natural", "length",
            "sweep", "combat_reflexes", "battle_tide", "regenerates", "crit_poison", "wound_poison", "left_handed",
        )
    },
}  # fmt: skip
"""What a case may say of somebody's sheet, besides skills and characteristics."""


@final
class ScreenStaging:
    """`creatures` is a table by name: kind, side, at, rows of the sheet, any field of a creature; `turn` whose slot.

    `duel` names two kinds instead, who stand `apart` so many yards before their first round: `first` and `second`.
    """

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Fight:
        """The state of a case in a few words; faults are refused by name."""
        unknown = [key for key in data if key not in KEYS]
        if unknown:
            raise Malformed(f"{unknown[0]}: one of {', '.join(KEYS)} was expected")
        rows = {name: dict(row) for name, row in _people(data).items()}
        own = {} if "fight" in options else {"fight": _document(data, rows)}
        fight = new_fight(read_setting(players, {**options, **own}))
        names = {name: _create(fight, name, row) for name, row in rows.items()}
        _mount(fight, names, rows)
        if "duel" in data and "turn" not in data:
            fight.agenda.append(Step("round"))
        else:
            _begin(fight, names, str(data.get("turn", next(iter(names), ""))))
        return _with_state(fight, dict(data.get("state", {})))

    def whole(self, state: Fight) -> dict[str, Any]:
        """Every path of a state."""
        found: dict[str, Any] = whole_of(state, record.word)
        return found


def _people(data: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the case, or the two of a duel with what the case says of each."""
    said = dict(data.get("creatures", {}))
    if "duel" not in data:
        return said
    kinds = data["duel"]
    if not isinstance(kinds, list) or len(kinds) != len(DUELLISTS) or set(said) - set(DUELLISTS):
        raise Malformed(f"duel: two kinds were expected, and creatures called {' and '.join(DUELLISTS)} alone")
    apart = read_natural(str(data.get("apart", 1)))
    if not apart or apart > MOST_APART:
        raise Malformed(f"apart: yards from 1 to {MOST_APART} were expected")
    wide = SQUARES[_kind_of("first", {"kind": kinds[0]}).size]
    places = {"first": (2, "heroes"), "second": (1 + wide + apart, "others")}
    return {
        name: {"kind": str(kind), "side": places[name][1], "at": f"{places[name][0]},8", **dict(said.get(name, {}))}
        for name, kind in zip(DUELLISTS, kinds)
    }


def _document(data: Mapping[str, Any], rows: Mapping[str, dict[str, Any]]) -> str:
    """A fight document with the case's field and the sheets that it changes; its people are placed by the case."""
    kinds: list[dict[str, Any]] = []
    characters: list[dict[str, Any]] = []
    for name, row in rows.items():
        kind = _kind_of(name, row)
        changes = {key: row.pop(key) for key in list(row) if _is_of_the_sheet(key)}
        if changes:
            (characters if kind.character else kinds).append(_changed(kind, changes))
    document = {
        "format": FORMAT,
        "board": "\n".join(data.get("board", FIELD)),
        "weather": data.get("weather", "clear"),
        "edge": [_edge(str(line)) for line in data.get("edges", [])],
        "kind": kinds,
        "character": characters,
        "creature": [
            {"kind": "darya", "side": "heroes", "at": _free(data, 0)},
            {"kind": "brigand", "at": _free(data, 1)},
        ],
    }
    return json.dumps(document, indent=1)


def _is_of_the_sheet(key: str) -> bool:
    return key in OF_THE_SHEET or key in SKILLS or key in CHARACTERISTICS


def _kind_of(name: str, row: Mapping[str, Any]) -> CreatureKind:
    kind = str(row.get("kind", name))
    if kind not in KINDS and kind not in CHARACTERS:
        raise Malformed(f"creatures.{name}: {kind!r} is no creature")
    return {**KINDS, **CHARACTERS}[kind]


def _changed(kind: CreatureKind, changes: Mapping[str, Any]) -> dict[str, Any]:
    row = row_of(kind)
    for key, value in changes.items():
        if key in SKILLS:
            row["skills"][SKILLS.index(key)] = value
        elif key in CHARACTERISTICS:
            row["characteristics"][CHARACTERISTICS.index(key)] = value
        elif key == "ap" and isinstance(value, int):
            row["ap"] = [value] * len(row["ap"])
        else:
            row[OF_THE_SHEET[key]] = value
    return row


def _edge(line: str) -> dict[str, Any]:
    """`3,4 4,4 solid`: the cover between two squares."""
    a, b, cover = line.split()
    return {"between": [[int(n) for n in square.split(",")] for square in (a, b)], "cover": cover}


def _free(data: Mapping[str, Any], number: int) -> list[int]:
    """A square that holds somebody, so that the document is a fight; nobody is put there."""
    squares = [(x, y) for y, row in enumerate(data.get("board", FIELD)) for x, mark in enumerate(row) if mark != "#"]
    return list(squares[number])


def _begin(fight: Fight, names: Mapping[str, Creature], first: str) -> None:
    """Round 1, everybody in roster order, the slot of one of them begun."""
    if first not in names:
        raise Malformed(f"turn: {first!r} is none of {', '.join(names)}")
    fight.round = 1
    fight.order = [one.number for one in fight.everybody]
    fight.results = dict.fromkeys(fight.order, 10)
    at = fight.order.index(names[first].number)
    fight.slots, fight.acting = fight.order[at:], True


def _with_state(fight: Fight, more: dict[str, Any]) -> Fight:
    if not more:
        return fight
    return record.read(fight, merged(record.write(fight), more))


def _mount(fight: Fight, names: Mapping[str, Creature], rows: Mapping[str, Mapping[str, Any]]) -> None:
    for name, row in rows.items():
        beast = names.get(str(row.get("rides", "")))
        if beast is not None:
            names[name].mount, beast.rider, names[name].at = beast.number, names[name].number, beast.at


def _create(fight: Fight, name: str, row: Mapping[str, Any]) -> Creature:
    row = dict(row)
    row.pop("rides", None)
    kind = _kind_of(name, row).id
    row.pop("kind", None)
    side = OTHERS if row.pop("side", "heroes" if fight.kinds[kind].character else "others") == "others" else HEROES
    square = read_square(str(row.pop("at", "0,0")))
    if square is None:
        raise Malformed(f"creatures.{name}: at: two numbers such as 3,4 were expected")
    placed = Placed(kind, side, square, str(row.pop("facing", "S")), str(row.pop("group", "")))
    one = add(fight, placed, kind, int(row.pop("seat", 0 if side == HEROES else -1)))
    held = row.pop("wields", None)
    if held is not None:
        _wield(fight, one, [str(each) for each in held])
    return _with_fields(fight, one, name, row)


def _with_fields(fight: Fight, one: Creature, name: str, row: Mapping[str, Any]) -> Creature:
    """Any other field, written as in a state."""
    unknown = [key for key in row if not hasattr(one, key)]
    if unknown:
        raise Malformed(f"creatures.{name}: {unknown[0]!r} is no field of a creature")
    read = record.read_creature(merged(record.write_creature(one), row), f"creatures.{name}")
    fight.enlist(read)
    return read


def _wield(fight: Fight, one: Creature, kinds: list[str]) -> None:
    """These weapons and no others, the first in the leading hand."""
    for kind in kinds:
        if kind not in fight.arms:
            raise Malformed(f"wields: {kind!r} is no weapon")
    one.weapons = [Weapon(kind, fight.take_weapon()) for kind in kinds]
    one.main = one.weapons[0].number if kinds else 0
    one.off = one.weapons[1].number if len(kinds) > 1 and fight.arms[kinds[0]].hands == 1 else 0
