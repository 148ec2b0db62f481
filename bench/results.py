"""Many rounds brought together: the shortest time of each figure; what is above it is somebody else's noise."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


class Disagreement(Exception):
    """Two contenders that were asked the same gave different answers, or one did other work than before."""


@dataclass
class Row:
    """A figure of a contender with the seconds of every round."""

    contender: str
    group: str
    name: str
    counts: dict[str, float]
    answer: str
    yardstick: bool
    seconds: list[float] = field(default_factory=list)

    @property
    def label(self) -> str:
        return f"{self.contender}: {self.name}" if self.name else self.contender

    def rate(self, unit: str | None = None) -> float:
        """How many of a unit a second, by default of the one that is judged."""
        return self.counts[unit or self.unit] / min(self.seconds)

    @property
    def unit(self) -> str:
        """What is counted and judged."""
        return next(iter(self.counts))


class Results:
    """Rows in the order in which they first came."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, str, str], Row] = {}

    @property
    def rows(self) -> list[Row]:
        return list(self._rows.values())

    def add(self, contender: str, figure: Mapping[str, Any]) -> None:
        """One figure of one round."""
        key = (contender, figure["group"], figure["name"])
        fresh = Row(*key, figure["counts"], figure["answer"], figure["yardstick"])
        row = self._rows.setdefault(key, fresh)
        if (row.counts, row.answer) != (fresh.counts, fresh.answer):
            raise Disagreement(f"{row.label}, {row.group}: not the same work or answer as in the round before")
        row.seconds.append(figure["seconds"])

    def groups(self) -> dict[str, list[Row]]:
        """Rows by what they measure."""
        groups: dict[str, list[Row]] = {}
        for row in self._rows.values():
            groups.setdefault(row.group, []).append(row)
        return groups

    def agree(self) -> None:
        """See that all answers of a group are one."""
        for group, rows in self.groups().items():
            answers = {row.answer: row.label for row in rows}
            if len(answers) > 1:
                told = "; ".join(f"{label} says {answer or 'nothing'}" for answer, label in answers.items())
                raise Disagreement(f"{group}: {told}")


def yardsticks(rows: Iterable[Row], contender: str) -> list[Row]:
    """The rows that the others of a group are held against."""
    return [row for row in rows if row.contender == contender and row.yardstick]
