"""What is wrong with a document that somebody brings: where, what, and its facts; words are in `words/*/faults.ftl`."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from podzem.core.decisions import Refusal
from podzem.core.errors import BadTable, Refused
from podzem.core.words import LANGUAGES, Words

PACKAGE: Final = "podzem.systems.screen"


class Fault(NamedTuple):
    """One fault: where it is (`creature 3: at`), the name of what is wrong, and its facts."""

    path: str
    name: str
    facts: dict[str, str]

    def say(self, language: str) -> str:
        """The fault as a line in a language."""
        said = _words(language).say(f"fault-{self.name}", **self.facts)
        return f"{self.path}: {said}" if self.path else said

    def __str__(self) -> str:
        return self.say("en")


def fault_at(path: str, name: str, /, **facts: object) -> Fault:
    """A fault with its facts as text."""
    return Fault(path, name, {key: str(fact) for key, fact in facts.items()})


class BadRow(BadTable):
    """A row of a document that is refused, with its fault."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(str(fault))


def bad_row(path: str, name: str, /, **facts: object) -> BadRow:
    """The error of a row."""
    return BadRow(fault_at(path, name, **facts))


def fault_of(error: Exception, path: str) -> Fault:
    """The fault behind an error; what was not foreseen is a value of the wrong kind."""
    return error.fault if isinstance(error, BadRow) else fault_at(path, "wrong_kind")


def refused(clause: str, order: str, faults: list[Fault]) -> Refused:
    """A document is refused with all its faults, in every language."""
    told = [f"{language}:{'; '.join(fault.say(language) for fault in faults)}" for language in LANGUAGES]
    return Refused(Refusal(clause, order, {"fault": told}))


@cache
def _words(language: str) -> Words:
    return Words(language, [PACKAGE])
