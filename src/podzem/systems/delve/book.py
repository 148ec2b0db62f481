"""The book of `delve`: clauses, options, orders, events, and what its words are."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from podzem.core.book import Book
from podzem.core.clauses import read_register
from podzem.core.tables import digest_of
from podzem.core.terms import Kind, Terms
from podzem.systems.delve.event_facts import KINDS
from podzem.systems.delve.events import EVENTS, TALLIES
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.retold import RETELLING
from podzem.systems.delve.setting import OPTIONS, PACKAGE, SEATS, TABLES
from podzem.world.data_files import DATA, map_files

TERMS: Final = Terms(
    facts=KINDS,
    kinds={
        "place": Kind(named_by_state=True),
        "member": Kind(named_by_state=True, held_by_one=True),
        "band": Kind(named_by_state=True),
        "plan": Kind(also=("item",), named_by_state=True),
        "answer": Kind(also=("place", "member", "spot", "method", "choice", "conduct"), named_by_state=True),
        "spot": Kind(named_by_state=True),
        "modifier": Kind(also=("item", "attribute", "skill")),
        "item": Kind(alike=True, held_by_one=True, named_by_state=True),
    },
    shown=("attribute", "skill", "short", "door", "trap", "modifier", "area", "asked"),
    concerned="member",
)


BOOK: Final = Book(
    clauses=read_register(files(PACKAGE).joinpath("clauses.toml")),
    script_clause="delve.core.dice_order",
    judge_clause="delve.core.judge",
    journal_clause="delve.auto.scope",
    rules_digest=digest_of(TABLES, *DATA, *map_files()),
    options=OPTIONS,
    seats=SEATS,
    usual=1,
    orders=ORDERS,
    events=EVENTS,
    terms=TERMS,
    words=(PACKAGE,),
    tallies=TALLIES,
    retelling=RETELLING,
)
