"""A result as plain data, JSON text and CSV text: the same bytes for the same games."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict
from typing import Any

import podzem
from podzem.core.options import Choice
from podzem.core.tallies import counting
from podzem.lab.running import Result
from podzem.lab.statistics import FEWEST_TO_JUDGE, Estimate
from podzem.lab.sums import Row, summarize, summarize_difference
from podzem.systems import load_system

COLUMNS = ("side", "group", "item", "count", "value", "low", "high", "differs")


def side_names(result: Result) -> list[str]:
    """What tells the sides apart: the value of the option compared; nothing when there is one side."""
    if not result.is_comparison:
        return [""]
    values = [_plain(side[compared_option(result)]) for side in result.plan.sides]
    return [f"file {number}" if "\n" in value else value for number, value in enumerate(values, 1)]


def _plain(value: Choice) -> str:
    """A value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def compared_option(result: Result) -> str:
    """The option in which two sides differ."""
    first, second = result.plan.sides
    return next(name for name in second if first.get(name) != second[name])


def rows_of_sides(result: Result) -> list[list[Row]]:
    """The lines of each side, every measure of one also in the other."""
    tallies = load_system(result.plan.system).book.tallies
    parted = {group for group, row in tallies.items() if counting(row).share}
    return [summarize(sums, result.measures(), parted) for sums in result.sides]


def rows_of_difference(result: Result) -> list[Row]:
    """The lines of what the second side has more than the first; none for one side."""
    return summarize_difference(result.difference, result.measures())


def differs(result: Result, estimate: Estimate) -> bool:
    """Whether a difference is more than the luck of these games would explain."""
    return result.games >= FEWEST_TO_JUDGE and estimate.excludes_zero


def as_data(result: Result) -> dict[str, Any]:
    """Everything about a run but who played it and how fast."""
    plan = result.plan
    shared = dict(plan.sides[0])
    data: dict[str, Any] = {
        "podzem": podzem.__version__,
        "system": plan.system,
        "rules": load_system(plan.system).book.rules_digest,
        "players": plan.players,
        "bots": list(plan.bots),
        "options": shared,
        "seed": plan.seed,
        "most_rounds": plan.most_rounds,
        "wanted_games": result.wanted,
        "games": result.games,
        "ended": result.ended,
        "partial": result.is_partial,
        "precision": _precision(result),
    }
    if not result.is_comparison:
        return {**data, "measures": _nested(rows_of_sides(result)[0])}
    option = compared_option(result)
    shared.pop(option)
    return {**data, "compare": _comparison(result, option)}


def _precision(result: Result) -> dict[str, Any] | None:
    if result.precision is None:
        return None
    reached = result.half_width() if result.games else None
    return {"of": "wins of every seat", "wanted": result.precision, "reached": reached}


def _comparison(result: Result, option: str) -> dict[str, Any]:
    sides = [
        {"value": side[option], "measures": _nested(rows)}
        for side, rows in zip(result.plan.sides, rows_of_sides(result))
    ]
    differences = _nested(rows_of_difference(result))
    for row in rows_of_difference(result):
        group, item = row.measure
        differences[group][item]["differs"] = differs(result, row.estimate)
    return {"option": option, "sides": sides, "differences": differences}


def _nested(rows: list[Row]) -> dict[str, dict[str, dict[str, Any]]]:
    nested: dict[str, dict[str, dict[str, Any]]] = {}
    for row in rows:
        group, item = row.measure
        entry = asdict(row.estimate)
        nested.setdefault(group, {})[item] = entry if row.count is None else {"count": row.count, **entry}
    return nested


def as_json(result: Result) -> str:
    """The data as JSON text; endless half widths of a single game are null."""
    data = as_data(result)
    if data["precision"] and data["precision"]["reached"] == float("inf"):
        data["precision"]["reached"] = None
    return json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def as_csv(result: Result) -> str:
    """One line for each measure of each side, then one for each difference."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for name, rows in zip(side_names(result), rows_of_sides(result)):
        table.writerows([*_cells(name, row), ""] for row in rows)
    for row in rows_of_difference(result):
        table.writerow([*_cells("difference", row), int(differs(result, row.estimate))])
    return text.getvalue()


def _cells(side: str, row: Row) -> list[object]:
    estimate = row.estimate
    bounds = ["" if bound is None else bound for bound in (estimate.low, estimate.high)]
    return [side, *row.measure, "" if row.count is None else row.count, estimate.value, *bounds]
