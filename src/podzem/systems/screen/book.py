"""The book of `screen`: clauses, options, orders, events, and what its words are."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from podzem.core.book import Book
from podzem.core.chronicle import DETAIL, MILESTONE, NOTABLE, Retelling
from podzem.core.clauses import read_register
from podzem.core.tables import digest_of
from podzem.core.terms import Kind, Terms
from podzem.systems.screen import events
from podzem.systems.screen.events.table import FACTS
from podzem.systems.screen.orders import ORDERS
from podzem.systems.screen.setting import OPTIONS, PACKAGE, SEATS, TABLES

TERMS: Final = Terms(
    facts={**FACTS, "item": "weapon", "weather": "weather", "fault": "text"},
    kinds={
        "modifier": Kind(also=("skill", "wound")),
        "creature": Kind(named_by_state=True, held_by_one=True),
        "weapon": Kind(alike=True, held_by_one=True),
    },
    concerned="creature",
)


RETELLING: Final = Retelling(
    heading="round",
    weights={
        "surprised": NOTABLE,
        "hit": DETAIL,
        "countered": DETAIL,
        "critical": NOTABLE,
        "fumbled": NOTABLE,
        "gained": DETAIL,
        "clinch": DETAIL,
        "spell": DETAIL,
        "misfired": NOTABLE,
        "broke": NOTABLE,
        "disengaged": DETAIL,
        "down": MILESTONE,
        "fainted": NOTABLE,
        "stands": MILESTONE,
        "surrendered": MILESTONE,
        "left": MILESTONE,
        "died": MILESTONE,
        "aided": DETAIL,
        "treated": DETAIL,
        "rested": NOTABLE,
        "ended": MILESTONE,
    },
)
"""What of a fight is told again, round by round, to whoever comes back to it."""


BOOK: Final = Book(
    clauses=read_register(files(PACKAGE).joinpath("clauses.toml")),
    script_clause="screen.core.dice_order",
    judge_clause="screen.core.judge_override",
    journal_clause="screen.core.dice_order",
    rules_digest=digest_of(TABLES, files(PACKAGE).joinpath("fights")),
    options=OPTIONS,
    seats=SEATS,
    usual=1,
    orders=ORDERS,
    events=events.EVENTS,
    terms=TERMS,
    words=(PACKAGE,),
    tallies=events.TALLIES,
    retelling=RETELLING,
)
