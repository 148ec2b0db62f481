"""Case files: what a rule must do, written as data; unknown keys and misspelt words are errors, never ignored."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from podzem.core.decisions import read_decision, read_seat
from podzem.core.errors import Malformed
from podzem.core.forms import Leaf, flatten, write_leaf
from podzem.lab.reference import facts_of
from podzem.systems import load_system

CASE_KEYS = {
    "clause", "name", "players", "options", "setup", "state", "dice", "seed", "do", "refused", "expect", "events",
    "no_events", "event_counts", "legal", "legal_has", "legal_lacks", "odds", "view", "alike",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Condition:
    """A path of the state has (or has not) a value."""

    path: str
    value: Leaf
    negated: bool

    def __str__(self) -> str:
        return f"{self.path} {'is not' if self.negated else 'is'} {write_leaf(self.value)}"


@dataclass(frozen=True, slots=True)
class Chance:
    """An exact chance: after these decisions, all of the conditions hold, or any of them."""

    do: tuple[str, ...]
    conditions: tuple[Condition, ...]
    join: Callable[[Iterable[bool]], bool]
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Sight:
    """What a viewer sees: paths of his view with values, and words that stand nowhere in view or lines."""

    viewer: int
    has: dict[str, Any]
    lacks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Alike:
    """A second run that some viewers cannot tell from the first."""

    viewers: tuple[int, ...]
    state: dict[str, Leaf]
    do: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Case:
    """One case of a file."""

    where: str
    system: str
    clauses: tuple[str, ...]
    players: int
    options: dict[str, Any]
    setup: bool
    state: dict[str, Leaf]
    dice: list[tuple[int, int]] | None
    seed: int | None
    do: tuple[str, ...]
    refused: str | None
    expect: dict[str, Leaf]
    events: tuple[dict[str, Any], ...]
    no_events: tuple[str, ...]
    event_counts: tuple[tuple[dict[str, Any], int], ...]
    legal: tuple[str, ...] | None
    legal_has: tuple[str, ...]
    legal_lacks: tuple[str, ...]
    odds: tuple[Chance, ...]
    views: tuple[Sight, ...] = field(default=())
    alike: Alike | None = None


def read_cases(file: Path) -> list[Case]:
    """All cases of a TOML file."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Malformed(f"{file}: {error}") from None
    _only(data, {"system", "case"}, str(file))
    if not isinstance(data.get("system"), str) or not isinstance(data.get("case"), list):
        raise Malformed(f'{file}: a case file has system = "…" and [[case]] tables')
    load_system(data["system"])
    return [read_case(f"{file.name}, case {number}", data["system"], row) for number, row in enumerate(data["case"], 1)]


def _only(row: Any, keys: set[str], where: str) -> None:
    if not isinstance(row, dict):
        raise Malformed(f"{where}: {row!r} is no table with {', '.join(sorted(keys))}")
    for key in row:
        if key not in keys:
            raise Malformed(f"{where}: there is no key {key!r}; known are {', '.join(sorted(keys))}")


def _no_empty_table(value: Any, where: str) -> None:
    """An empty table would say nothing while it seems to say something."""
    if value == {}:
        raise Malformed(f"{where} is an empty table; name paths with values")
    if isinstance(value, dict):
        for key, item in value.items():
            _no_empty_table(item, f"{where}.{key}")


def read_case(where: str, system: str, row: dict[str, Any]) -> Case:
    """A case from its row; `where` names it in faults."""
    _only(row, CASE_KEYS, where)
    clauses = _read_clauses(where, system, row)
    where = f"{where} ({row.get('name', clauses[0])})"
    players, options = row.get("players", 2), row.get("options", {})
    if type(players) is not int or not isinstance(options, dict):
        raise Malformed(f"{where}: players is a number, options is a table")
    for key in ("state", "expect"):
        _no_empty_table(row.get(key, {"": 0}), f"{where}: {key}")
    if "dice" in row and "seed" in row:
        raise Malformed(f"{where}: either dice or a seed")
    return Case(
        where,
        system,
        clauses,
        players,
        options,
        bool(row.get("setup", False)),
        flatten(row.get("state", {})),
        _read_dice(where, row["dice"]) if "dice" in row else None,
        row.get("seed"),
        _read_orders(where, row.get("do", [])),
        _read_clause(where, system, row["refused"]) if "refused" in row else None,
        _read_expected(where, row),
        tuple(_read_event(where, system, event) for event in row.get("events", [])),
        tuple(_read_event_name(where, system, name) for name in row.get("no_events", [])),
        tuple(_read_count(where, system, count) for count in row.get("event_counts", [])),
        _read_orders(where, row["legal"]) if "legal" in row else None,
        _read_orders(where, row.get("legal_has", [])),
        _read_orders(where, row.get("legal_lacks", [])),
        tuple(_read_chance(where, chance) for chance in row.get("odds", [])),
        tuple(_read_sight(where, sight) for sight in row.get("view", [])),
        _read_alike(where, row["alike"]) if "alike" in row else None,
    )


def _read_expected(where: str, row: dict[str, Any]) -> dict[str, Leaf]:
    """What is compared as it is written: a list is one of words."""
    paths = flatten(row.get("expect", {}))
    for path, value in paths.items():
        if isinstance(value, list) and not all(isinstance(item, str) for item in value):
            raise Malformed(f'{where}: expect.{path} is a list of words, such as ["1", "2"]')
    return paths


def _read_clauses(where: str, system: str, row: dict[str, Any]) -> tuple[str, ...]:
    given = row.get("clause")
    clauses = [given] if isinstance(given, str) else given
    if not isinstance(clauses, list) or not clauses:
        raise Malformed(f"{where}: a case names its clause")
    return tuple(_read_clause(where, system, clause) for clause in clauses)


def _read_clause(where: str, system: str, clause: Any) -> str:
    if not isinstance(clause, str) or clause not in load_system(system).book.clauses:
        raise Malformed(f"{where}: there is no clause {clause!r}")
    return clause


def _read_dice(where: str, rows: Any) -> list[tuple[int, int]]:
    good = isinstance(rows, list) and all(
        isinstance(row, list) and len(row) == 2 and all(type(number) is int for number in row) for row in rows
    )
    if not good:
        raise Malformed(f"{where}: dice are pairs of sides and face, such as [[6, 3]]")
    return [(sides, face) for sides, face in rows]


def _read_orders(where: str, rows: Any) -> tuple[str, ...]:
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise Malformed(f"{where}: decisions are a list of texts such as '0 roll'")
    for row in rows:
        read_decision(row)
    return tuple(rows)


def _read_event(where: str, system: str, row: Any) -> dict[str, Any]:
    if not isinstance(row, dict) or "event" not in row:
        raise Malformed(f"{where}: an expected event is a table with event = its name")
    _read_event_name(where, system, row["event"])
    if "clause" in row:
        _read_clause(where, system, row["clause"])
    _only(row, {"event", "clause", "to", *facts_of(system)[row["event"]]}, f"{where}: event {row['event']}")
    return row


def _read_count(where: str, system: str, row: Any) -> tuple[dict[str, Any], int]:
    times = row.get("times") if isinstance(row, dict) else None
    if type(times) is not int or times < 0:
        raise Malformed(f"{where}: a count of events is an expected event with times = how often it is told")
    return _read_event(where, system, {key: value for key, value in row.items() if key != "times"}), times


def _read_event_name(where: str, system: str, name: Any) -> str:
    if name not in load_system(system).book.events:
        raise Malformed(f"{where}: there is no event {name!r}")
    return str(name)


def _read_chance(where: str, row: dict[str, Any]) -> Chance:
    _only(row, {"do", "path", "is", "is_not", "all", "any", "chance"}, where)
    joint = [key for key in ("all", "any") if key in row]
    if "chance" not in row or len(joint) + ("path" in row) != 1:
        raise Malformed(f"{where}: odds have a chance such as '1/3' and one of path, all, any")
    orders = [row["do"]] if isinstance(row.get("do"), str) else row.get("do", [])
    single = {key: row[key] for key in ("path", "is", "is_not") if key in row}
    conditions = row[joint[0]] if joint else [single]
    if not isinstance(conditions, list) or not conditions:
        raise Malformed(f"{where}: {joint} is a list of conditions such as {{ path = 'phase', is = 'turn' }}")
    return Chance(
        _read_orders(where, orders),
        tuple(_read_condition(where, condition) for condition in conditions),
        any if joint == ["any"] else all,
        _read_fraction(where, row["chance"]),
    )


def _read_condition(where: str, row: dict[str, Any]) -> Condition:
    _only(row, {"path", "is", "is_not"}, where)
    if "path" not in row or ("is" in row) == ("is_not" in row):
        raise Malformed(f"{where}: odds have a path, and is or is_not")
    value = row["is"] if "is" in row else row["is_not"]
    return Condition(row["path"], None if value == "-" else value, "is_not" in row)


def _read_fraction(where: str, text: Any) -> Fraction:
    try:
        return Fraction(str(text))
    except (ValueError, ZeroDivisionError):
        raise Malformed(f"{where}: {text!r} is no fraction such as '1/3'") from None


def _read_sight(where: str, row: dict[str, Any]) -> Sight:
    _only(row, {"viewer", "has", "lacks"}, where)
    return Sight(read_seat(str(row.get("viewer"))), row.get("has", {}), tuple(row.get("lacks", ())))


def _read_alike(where: str, row: dict[str, Any]) -> Alike:
    _only(row, {"viewers", "state", "do"}, where)
    viewers = tuple(read_seat(str(viewer)) for viewer in row.get("viewers", ()))
    if not viewers:
        raise Malformed(f"{where}: alike names its viewers")
    return Alike(viewers, flatten(row.get("state", {})), _read_orders(where, row["do"]) if "do" in row else None)
