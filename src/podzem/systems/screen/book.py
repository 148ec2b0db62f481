"""The book of `screen`: clauses, options, orders, events, and what its words are."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from typing import Final

from podzem.core.book import Book
from podzem.core.clauses import read_register
from podzem.core.terms import Kind, Terms
from podzem.systems.screen import events
from podzem.systems.screen.orders import ORDERS
from podzem.systems.screen.setting import OPTIONS, PACKAGE, SEATS, TABLES

TERMS: Final = Terms(
    facts={**events.TERMS, "item": "weapon", "weather": "weather"},
    kinds={
        "modifier": Kind(also=("skill", "wound")),
        "creature": Kind(named_by_state=True, held_by_one=True),
        "weapon": Kind(alike=True, held_by_one=True),
    },
    concerned="creature",
)


def _rules_digest() -> str:
    folders = (TABLES, files(PACKAGE).joinpath("fights"))
    tables = [file for folder in folders for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    return hashlib.blake2b(b"".join(file.read_bytes() for file in tables), digest_size=8).hexdigest()


BOOK: Final = Book(
    clauses=read_register(files(PACKAGE).joinpath("clauses.toml")),
    script_clause="screen.core.dice_order",
    judge_clause="screen.core.judge_override",
    journal_clause="screen.core.dice_order",
    rules_digest=_rules_digest(),
    options=OPTIONS,
    seats=SEATS,
    usual=1,
    orders=ORDERS,
    events=events.EVENTS,
    terms=TERMS,
    words=(PACKAGE,),
    tallies=events.TALLIES,
)
