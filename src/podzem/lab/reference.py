"""What can be said of a system in a case: its orders with their words, its events with their facts, its views.

Each system's `reference.toml` holds what its tables do not say; the page of `docs/` is written from both.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from podzem.core.event_table import DIE
from podzem.core.system import System
from podzem.core.words import Words
from podzem.systems import load_system


@cache
def facts_of(key: str) -> dict[str, tuple[str, ...]]:
    """The facts that each event of a system can have."""
    return {name: tuple(spec.facts) for name, spec in load_system(key).book.events.items()}


def words_of(key: str) -> dict[str, str]:
    """What stands in the place of each word of a system's orders; `also` names systems whose orders it has, too."""
    table, used = _table(key), {fact for spec in load_system(key).book.orders.values() for fact in spec.facts}
    others = {word: text for other in table.get("also", ()) for word, text in _table(other)["words"].items()}
    return {**table["words"], **{word: others[word] for word in others if word in used - set(table["words"])}}


def fields_of(key: str) -> list[tuple[str, frozenset[str]]]:
    """The fields of a system's views, by the path of the table in which they stand."""
    return [(row["at"], frozenset(row["fields"])) for row in _table(key)["view"]]


@cache
def _table(key: str) -> dict[str, Any]:
    return tomllib.loads(files(f"podzem.systems.{key}").joinpath("reference.toml").read_text(encoding="utf-8"))


def page(key: str) -> str:
    """The reference page of a system."""
    system, table = load_system(key), _table(key)
    words = Words("en", system.book.words)
    head = [
        f"# Reference of `{key}` for cases",
        "",
        f"Written by `podzem reference {key}` from the tables of the system; `docs/cases.md` says what a case is.",
    ]
    parts = (_orders(system, words), _words(key), _events(key, words), _dice(key), _views(table))
    return "\n".join([*head, *(line for part in parts for line in ("", *part))]) + "\n"


def _row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def _orders(system: System[Any], words: Words) -> Iterator[str]:
    yield from ("## Orders", "", "After the seat: `0 order WORD …`.", "", _row("order", "said as"), "|---|---|")
    for order, spec in system.book.orders.items():
        written = " ".join((order, *(fact.upper() for fact in spec.facts))) + "…" * spec.repeats
        yield _row(f"`{written}`", _said(words, f"order-{order}", spec.facts))


def _said(words: Words, message: str, facts: tuple[str, ...]) -> str:
    """A message with the names of its facts in their places."""
    return words.whole_and_brief(message, {fact: fact.upper() for fact in facts})[0]


def _words(key: str) -> Iterator[str]:
    yield from ("## Words of orders", "", _row("word", "what stands there"), "|---|---|")
    for fact, text in words_of(key).items():
        yield _row(f"`{fact.upper()}`", text)


def _events(key: str, words: Words) -> Iterator[str]:
    yield from ("## Events", "", "An event has some or all of these facts.", "")
    yield from (_row("event", "facts", "said as"), "|---|---|---|")
    for name, facts in facts_of(key).items():
        if not set(DIE) <= set(facts):
            yield _row(f"`{name}`", " ".join(f"`{fact}`" for fact in facts), _said(words, f"event-{name}", facts))


def _dice(key: str) -> Iterator[str]:
    told = [(name, facts) for name, facts in facts_of(key).items() if set(DIE) <= set(facts)]
    yield from ("## Dice", "", "A die that falls is an event with `sides` and `face`.", "", _row("die", "facts"))
    yield "|---|---|"
    for name, facts in told:
        yield _row(f"`{name}`", " ".join(f"`{fact}`" for fact in facts))


def _views(table: dict[str, Any]) -> Iterator[str]:
    yield from ("## Views", "", "`N` is a number from 0, capitals are ids; `*` stands for names that differ.", "")
    yield from (_row("at", "fields", "what it says"), "|---|---|---|")
    for row in table["view"]:
        yield _row(f"`{row['at']}`" if row["at"] else "–", " ".join(f"`{one}`" for one in row["fields"]), row["says"])
