"""Options of a table: each ruling that can be switched, with its clause, values and default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from podzem.core.decisions import Refusal
from podzem.core.errors import BadTable, Refused
from podzem.core.numbers import WIDEST, read_natural
from podzem.core.tables import take

Choice = str | int | bool
LONGEST_SHOWN = 80
"""Characters of what somebody gave, in a line that says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One switch: words to choose from, and whether a number from `least` to `most` may stand instead."""

    name: str
    clause: str
    default: Choice
    words: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    free: bool = False
    """Whether the text of a data file may stand instead, such as a board's."""
    hidden: bool = False
    """Whether its value would tell players what they are to find out."""
    group: str = ""
    """Under which heading whoever opens a table finds it; the rest are rulings."""
    when: tuple[str, str] | None = None
    """Another option and its value: only then this one matters."""
    term: str = ""
    """What kind of word its numbers are, such as `seat`."""

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)

    def read(self, value: object) -> Choice:
        """The value, or a refusal with the option's clause."""
        if self.is_switch:
            return self._read_switch(value)
        if isinstance(value, str) and value in self.words:
            return value
        if self._is_file(value):
            return str(value) if "\n" in str(value) else f"{value}\n"
        number = read_natural(value, WIDEST) if isinstance(value, str) else value
        if isinstance(number, int) and not isinstance(number, bool) and self._has(number):
            return number
        raise self.refused(value)

    def _read_switch(self, value: object) -> bool:
        switches = {"true": True, "on": True, "false": False, "off": False}
        chosen = switches.get(str(value).lower())
        if chosen is None:
            raise self.refused(value)
        return chosen

    def _has(self, number: int) -> bool:
        return self.least is not None and self.least <= number and (self.most is None or number <= self.most)

    def refused(self, value: object) -> Refused:
        """The refusal of a value that the option does not have."""
        return Refused(
            Refusal(self.clause, "option", {"option": self.name, "value": shown(value), "values": self.choices()})
        )

    def is_told(self, value: Choice) -> bool:
        """Whether everybody at the table may read a value: no seed of a map, and no map itself."""
        return not self.hidden and not self._is_file(value)

    def _is_file(self, value: object) -> bool:
        """Whether it is the text of a data file; it is known by its line ends, so a single line gets one."""
        return self.free and isinstance(value, str) and ("\n" in value or value.startswith("{"))

    def choices(self) -> str:
        """What may be chosen, for people."""
        if self.is_switch:
            return "true, false"
        numbers = [] if self.least is None else [f"{self.least}..{'' if self.most is None else self.most}"]
        return ", ".join([*self.words, *numbers])


def shown(value: object) -> str:
    """What somebody gave, as far as it fits into a line."""
    text = " ".join(str(value).split())
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def read_options(rows: Sequence[dict[str, Any]]) -> tuple[Option, ...]:
    """The options of a tables.toml; each default must be one of the option's own values."""
    options = []
    for row in rows:
        take(
            row,
            f"option {row.get('name')}",
            needs=("name", "clause", "default"),
            may=("words", "least", "most", "free", "hidden", "group", "when", "term"),
        )
        when = tuple(row["when"]) if "when" in row else None
        option = Option(**{**row, "words": tuple(row.get("words", ())), "when": when})
        if option.read(option.default) != option.default:
            raise BadTable(f"option {option.name}: the default is none of its values")
        options.append(option)
    return tuple(options)


def choose(options: Sequence[Option], given: Mapping[str, object], unknown_clause: str) -> dict[str, Choice]:
    """All options with the given ones set; an unknown name is refused with the clause for that."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            facts = {"option": shown(name), "value": shown(value), "values": ", ".join(known)}
            raise Refused(Refusal(unknown_clause, "option", {**facts}))
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def not_default(options: Sequence[Option], chosen: Mapping[str, Choice]) -> dict[str, Choice]:
    """What was chosen otherwise than by default."""
    defaults = {option.name: option.default for option in options}
    return {name: value for name, value in chosen.items() if value != defaults[name]}
