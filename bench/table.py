"""The figures as text: a table for each group, and what the issue asked to be reached."""

from dataclasses import dataclass

from contenders import COMPILED, INTERPRETED
from figures import PLAYOUTS
from results import Results, Row, yardsticks

LABEL = 52
GOAL_LABEL = 80


@dataclass(frozen=True)
class Goal:
    """So many times as fast as a figure of another contender the compiled playouts should be."""

    least: float
    contender: str
    name: str
    """With {board} for the board that is compared."""


GOALS = (
    Goal(1, "open_spiel", "maedn, inside C++"),
    Goal(1, "open_spiel", "maedn(players=4), inside C++"),
    Goal(10, "open_spiel", "maedn, through Python"),
    Goal(10, "open_spiel", "maedn(players=4), through Python"),
    Goal(40, INTERPRETED, "escape {board}"),
)


def tables(results: Results) -> list[str]:
    """Every group: per second, the time of one, and how many times as fast podzem is."""
    is_compiled_there = any(row.contender == COMPILED for row in results.rows)
    own = COMPILED if is_compiled_there else INTERPRETED
    lines: list[str] = []
    for group, rows in results.groups().items():
        sticks = yardsticks(rows, own)
        lines += ["", _header(group, rows, own, sticks), *(_line(row, sticks) for row in rows)]
    return lines


def _header(group: str, rows: list[Row], own: str, sticks: list[Row]) -> str:
    ratios = "".join(f"{_times(stick, sticks):>12}" for stick in sticks)
    extra = f"{'decisions/s':>14}" if "decisions" in rows[0].counts else ""
    columns = f"{'':<{LABEL}}{rows[0].unit + '/s':>14}{'µs each':>12}{extra}{ratios}"
    return f"{group} (x: how many times as fast {own} is)\n{columns}"


def _times(stick: Row, sticks: list[Row]) -> str:
    return "x " + stick.name.split()[-1] if len(sticks) > 1 else "x"


def _line(row: Row, sticks: list[Row]) -> str:
    each = 1e6 / row.rate()
    extra = f"{row.rate('decisions'):14,.0f}" if "decisions" in row.counts else ""
    ratios = "".join(f"{stick.rate() / row.rate():12,.2f}" for stick in sticks)
    return f"{row.label:<{LABEL}}{row.rate():14,.0f}{each:12,.3f}{extra}{ratios}"


@dataclass(frozen=True)
class Reached:
    """A goal held against the figures; the ratio of decisions stands beside that of steps."""

    goal: str
    least: float
    steps: float
    decisions: float


def reached(results: Results) -> list[Reached]:
    """Every goal whose two sides were measured."""
    rows = {(row.contender, row.name): row for row in results.rows if row.group == PLAYOUTS}
    found = []
    for goal in GOALS:
        for board in ("short", "classic"):
            own = rows.get((COMPILED, f"escape {board}"))
            other = rows.get((goal.contender, goal.name.format(board=board)))
            if own and other:
                steps, decisions = (own.rate(unit) / other.rate(unit) for unit in ("steps", "decisions"))
                found.append(Reached(f"{own.label} / {other.label}", goal.least, steps, decisions))
    return found


def goal_lines(goals: list[Reached]) -> list[str]:
    """The goals of the lab's issue, with what was reached."""
    head = f"{'goals':<{GOAL_LABEL}}{'wanted':>8}{'steps':>9}{'decisions':>11}"
    return ["", head, *map(_goal_line, goals)]


def _goal_line(goal: Reached) -> str:
    verdict = "reached" if goal.steps >= goal.least else "NOT reached"
    return f"{goal.goal:<{GOAL_LABEL}}{goal.least:8.0f}{goal.steps:9.2f}{goal.decisions:11.2f}  {verdict}"
